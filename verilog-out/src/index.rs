//! Array indices of the kernel, which the syntax tree keeps as text (`lane[i+1]`).

use std::collections::HashMap;

/// Replaces every `[expression]` of a name by `$value`, as rust-hdl names array elements.
///
/// `None` when an index is not an arithmetic expression of integers and the given variables, or
/// when Rust would have panicked on it (overflow, division by zero).
pub(crate) fn resolve(name: &str, variables: &HashMap<String, u64>) -> Option<String> {
    let mut out = String::new();
    let mut rest = name;
    while let Some(open) = rest.find('[') {
        let close = open + rest[open..].find(']')?;
        out.push_str(&rest[..open]);
        let value = Parser::new(&rest[open + 1..close], variables).run()?;
        out.push('$');
        out.push_str(&value.to_string());
        rest = &rest[close + 1..];
    }
    out.push_str(rest);
    Some(out)
}

struct Parser<'a> {
    text: &'a [u8],
    at: usize,
    variables: &'a HashMap<String, u64>,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str, variables: &'a HashMap<String, u64>) -> Self {
        Parser {
            text: text.as_bytes(),
            at: 0,
            variables,
        }
    }

    fn run(mut self) -> Option<u64> {
        let value = self.sum()?;
        (self.peek().is_none()).then_some(value)
    }

    fn peek(&mut self) -> Option<u8> {
        while self.text.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
        self.text.get(self.at).copied()
    }

    fn sum(&mut self) -> Option<u64> {
        let mut value = self.product()?;
        while let Some(op @ (b'+' | b'-')) = self.peek() {
            self.at += 1;
            let right = self.product()?;
            value = if op == b'+' {
                value.checked_add(right)?
            } else {
                value.checked_sub(right)?
            };
        }
        Some(value)
    }

    fn product(&mut self) -> Option<u64> {
        let mut value = self.atom()?;
        while let Some(op @ (b'*' | b'/' | b'%')) = self.peek() {
            self.at += 1;
            let right = self.atom()?;
            value = match op {
                b'*' => value.checked_mul(right)?,
                b'/' => value.checked_div(right)?,
                _ => value.checked_rem(right)?,
            };
        }
        Some(value)
    }

    fn atom(&mut self) -> Option<u64> {
        if self.peek()? == b'(' {
            self.at += 1;
            let value = self.sum()?;
            (self.peek()? == b')').then(|| self.at += 1)?;
            return Some(value);
        }
        let start = self.at;
        while self
            .text
            .get(self.at)
            .is_some_and(|c| c.is_ascii_alphanumeric() || *c == b'_')
        {
            self.at += 1;
        }
        let word = std::str::from_utf8(&self.text[start..self.at]).ok()?;
        if let Some(value) = self.variables.get(word) {
            return Some(*value);
        }
        crate::literal::parse_rust_integer(word)?.try_into().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluates_index_text() {
        let variables = HashMap::from([("i".to_string(), 5), ("j".to_string(), 2)]);
        let cases = [
            ("lane[i]$q", Some("lane$5$q")),
            ("lane[(i+1)%4]", Some("lane$2")),
            ("m[i][j*2_usize]", Some("m$5$4")),
            ("lane[j-3]", None),
            ("lane[i/0]", None),
            ("lane[N+1]", None),
            ("lane[i", None),
            ("lane[]", None),
            ("plain", Some("plain")),
        ];
        for (text, expected) in cases {
            assert_eq!(resolve(text, &variables).as_deref(), expected, "{text}");
        }
    }
}
