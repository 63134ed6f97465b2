//! Identifiers: Verilog-2001 keywords, uniqueness, shapes.

use std::collections::HashSet;

const KEYWORDS: &str = "always and assign automatic begin buf bufif0 bufif1 case casex casez cell \
    cmos config deassign default defparam design disable edge else end endcase endconfig \
    endfunction endgenerate endmodule endprimitive endspecify endtable endtask event for force \
    forever fork function generate genvar highz0 highz1 if ifnone incdir include initial inout \
    input instance integer join large liblist library localparam macromodule medium module nand \
    negedge nmos nor noshowcancelled not notif0 notif1 or output parameter pmos posedge primitive \
    pull0 pull1 pulldown pullup pulsestyle_onevent pulsestyle_ondetect rcmos real realtime reg \
    release repeat rnmos rpmos rtran rtranif0 rtranif1 scalared showcancelled signed small \
    specify specparam strong0 strong1 supply0 supply1 table task time tran tranif0 tranif1 tri \
    tri0 tri1 triand trior trireg unsigned use vectored wait wand weak0 weak1 while wire wor xnor xor \
    alias always_comb always_ff always_latch assert assume before bind bins binsof bit break byte \
    chandle checker class clocking const constraint context continue cover covergroup coverpoint \
    cross dist do endchecker endclass endclocking endgroup endinterface endpackage endprogram \
    endproperty endsequence enum expect export extends extern final first_match foreach forkjoin \
    iff ignore_bins illegal_bins implements implies import inside int interconnect interface \
    intersect let local logic longint matches modport nettype new nexttime null package packed \
    priority program property protected pure rand randc randcase randsequence ref restrict return \
    sequence shortint shortreal soft solve static string strong struct super sync_accept_on \
    sync_reject_on tagged this throughout timeprecision timeunit type typedef union unique unique0 \
    until until_with untyped uwire var virtual void wait_order weak wildcard with within accept_on \
    eventually global reject_on s_always s_eventually s_nexttime s_until s_until_with";

/// Whether `name` is reserved in Verilog-2001 or SystemVerilog (tools read `.v` as either).
pub(crate) fn is_keyword(name: &str) -> bool {
    KEYWORDS.split_whitespace().any(|k| k == name)
}

/// A plain Verilog identifier for a flattened rust-hdl name: no `$`, keywords end in `_`.
pub(crate) fn identifier(flat: &str) -> String {
    let name: String = flat
        .trim_matches('$')
        .chars()
        .map(|c| {
            if c.is_ascii_alphanumeric() || c == '_' {
                c
            } else {
                '_'
            }
        })
        .collect();
    if is_keyword(&name) || name.is_empty() {
        name + "_"
    } else if name.starts_with(|c: char| c.is_ascii_digit()) {
        format!("_{name}")
    } else {
        name
    }
}

/// Whether `name` can stand in Verilog as it is.
pub(crate) fn is_plain(name: &str) -> bool {
    name == identifier(name)
}

/// `State::WaitData` as a constant's name: `STATE_WAIT_DATA`.
pub(crate) fn constant(variant: &str) -> String {
    let mut out = String::new();
    let mut previous = '_';
    for c in variant.replace("::", "_").chars() {
        if c.is_ascii_uppercase() && (previous.is_ascii_lowercase() || previous.is_ascii_digit()) {
            out.push('_');
        }
        out.push(c.to_ascii_uppercase());
        previous = c;
    }
    identifier(&out)
}

/// The field name of an instance without its array index: `stage$3` is `stage`.
pub(crate) fn base(instance: &str) -> String {
    let parts: Vec<&str> = instance
        .split('$')
        .filter(|part| !part.chars().all(|c| c.is_ascii_digit()))
        .collect();
    identifier(&parts.join("_"))
}

/// Names taken in one scope.
#[derive(Debug, Default, Clone)]
pub(crate) struct Taken(HashSet<String>);

impl Taken {
    /// Takes `wanted`, or the first free of `wanted_2`, `wanted_3`, ...
    pub fn take(&mut self, wanted: &str) -> String {
        let mut name = wanted.to_string();
        let mut count = 2;
        while is_keyword(&name) || !self.0.insert(name.clone()) {
            name = format!("{wanted}_{count}");
            count += 1;
        }
        name
    }

    /// Takes exactly `name`; false when it is gone.
    pub fn take_exactly(&mut self, name: &str) -> bool {
        self.0.insert(name.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes() {
        assert_eq!(identifier("s_axis$tdata"), "s_axis_tdata");
        assert_eq!(identifier("r$3$q"), "r_3_q");
        assert_eq!(identifier("wire"), "wire_");
        assert_eq!(constant("RxState::WaitData"), "RX_STATE_WAIT_DATA");
        assert_eq!(base("stage$3"), "stage");
        let mut taken = Taken::default();
        assert_eq!(taken.take("a"), "a");
        assert_eq!(taken.take("a"), "a_2");
        assert_eq!(taken.take("reg"), "reg_2");
    }
}
