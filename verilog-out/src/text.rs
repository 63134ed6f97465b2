//! Kernel expressions as text, for messages.

use rust_hdl::core::ast::{VerilogExpression as E, VerilogOp, VerilogOpUnary};

pub(crate) fn operator(op: &VerilogOp) -> &'static str {
    match op {
        VerilogOp::Add => "+",
        VerilogOp::Sub => "-",
        VerilogOp::Mul => "*",
        VerilogOp::LogicalAnd => "&&",
        VerilogOp::LogicalOr => "||",
        VerilogOp::BitXor => "^",
        VerilogOp::BitAnd => "&",
        VerilogOp::BitOr => "|",
        VerilogOp::Shl => "<<",
        VerilogOp::Shr => ">>",
        VerilogOp::Eq => "==",
        VerilogOp::Lt => "<",
        VerilogOp::Le => "<=",
        VerilogOp::Ne => "!=",
        VerilogOp::Ge => ">=",
        VerilogOp::Gt => ">",
    }
}

/// The expression close to its Rust source.
pub(crate) fn expression(e: &E) -> String {
    match e {
        E::Signal(name) => name.replace('$', "."),
        E::Literal(literal) => match crate::literal::Literal::parse(&literal.to_string()) {
            Some(literal) => literal.value.to_string(),
            None => literal.to_string(),
        },
        E::Cast(e, bits) => format!("bit_cast::<{bits}>({})", expression(e)),
        E::Signed(e) => format!("signed({})", expression(e)),
        E::Unsigned(e) => format!("unsigned({})", expression(e)),
        E::Paren(e) => format!("({})", expression(e)),
        E::Binary(l, op, r) => format!("{} {} {}", expression(l), operator(op), expression(r)),
        E::Unary(VerilogOpUnary::Not, e) => format!("!{}", expression(e)),
        E::Unary(VerilogOpUnary::Neg, e) => format!("-{}", expression(e)),
        E::Unary(VerilogOpUnary::All, e) => format!("{}.all()", expression(e)),
        E::Unary(VerilogOpUnary::Any, e) => format!("{}.any()", expression(e)),
        E::Unary(VerilogOpUnary::Xor, e) => format!("{}.xor()", expression(e)),
        E::Index(e, i) => format!("{}.get_bit({})", expression(e), expression(i)),
        E::Slice(e, width, at) => {
            format!("{}.get_bits::<{width}>({})", expression(e), expression(at))
        }
        E::IndexReplace(e, i, v) => {
            format!(
                "{}.replace_bit({}, {})",
                expression(e),
                expression(i),
                expression(v)
            )
        }
    }
}
