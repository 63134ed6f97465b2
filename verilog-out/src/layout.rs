//! Lines that fit a screen.

/// Columns of a line, where it can be broken at all.
const COLUMNS: usize = 110;

/// Breaks long lines behind an operator or a comma; a remark that no longer fits goes above its line.
pub(crate) fn fit(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        if line.len() <= COLUMNS {
            out.push_str(line);
            out.push('\n');
            continue;
        }
        let pad = &line[..line.len() - line.trim_start().len()];
        let (mut code, remark) = match line.split_once("  // ") {
            Some((code, remark)) => (code, Some(remark)),
            None => (line, None),
        };
        if let Some(remark) = remark {
            out.push_str(&format!("{pad}// {remark}\n"));
        }
        let mut indent = String::new();
        while indent.len() + code.len() > COLUMNS {
            let Some(at) = break_point(code, COLUMNS - indent.len()) else {
                break;
            };
            out.push_str(&format!("{indent}{}\n", &code[..at]));
            code = &code[at + 1..];
            indent = format!("{pad}    ");
        }
        out.push_str(&format!("{indent}{code}\n"));
    }
    out
}

/// The last space within `columns` that follows an operator or a comma.
fn break_point(code: &str, columns: usize) -> Option<usize> {
    let start = code.len() - code.trim_start().len();
    let bytes = code.as_bytes();
    (start + 1..columns.min(code.len()))
        .rev()
        .find(|at| bytes[*at] == b' ' && b"|&^+,".contains(&bytes[*at - 1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_broken_behind_an_operator() {
        let terms: Vec<String> = (0..40).map(|i| format!("a[{i}]")).collect();
        let line = format!("  assign y = {};  // y: a", terms.join(" | "));
        let out = fit(&line);
        let lines: Vec<&str> = out.lines().collect();
        assert_eq!(lines[0], "  // y: a");
        assert!(
            lines[1].ends_with('|') && lines[2].starts_with("      a["),
            "{out}"
        );
        assert!(lines.iter().all(|l| l.len() <= COLUMNS), "{out}");
        let tokens = |s: &str| s.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(
            tokens(&out),
            format!("// y: a {}", tokens(&line[..line.len() - 9]))
        );
    }

    #[test]
    fn a_line_without_a_place_to_break_stays() {
        let line = format!("  assign y = 512'h{};", "0".repeat(128));
        assert_eq!(fit(&line), line + "\n");
    }
}
