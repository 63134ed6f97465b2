//! Blocks that bring their own Verilog text: `Custom`, `Wrapper` and `Blackbox`.

use crate::names;
use std::collections::{BTreeMap, BTreeSet};

/// Splits text into identifiers (`$` included) and everything else.
fn tokens(text: &str) -> Vec<&str> {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    let mut out = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = if word(first) {
            rest.find(|c| !word(c)).unwrap_or(rest.len())
        } else {
            rest.find(word).unwrap_or(rest.len())
        };
        out.push(&rest[..end]);
        rest = &rest[end..];
    }
    out
}

/// The text with the block's signals under the names they have in the exported module. Behind a point stands a port of
/// somebody else's.
pub(crate) fn rename(text: &str, renamed: &BTreeMap<String, String>) -> String {
    let mut out = String::new();
    for token in tokens(text) {
        let port = out.ends_with('.');
        out += match renamed.get(token) {
            Some(name) if !port => name,
            _ => token,
        };
    }
    out
}

/// The text without comments and without what stands in strings.
fn without_comments(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = ["//", "/*", "\""]
        .iter()
        .filter_map(|start| rest.find(start))
        .min()
    {
        out.push_str(&rest[..at]);
        let inside = &rest[at..];
        let length = if inside.starts_with("//") {
            inside.find('\n')
        } else if inside.starts_with("/*") {
            inside.find("*/").map(|end| end + 2)
        } else {
            out.push_str("\"\"");
            end_of_string(inside)
        };
        rest = length.map_or("", |length| &inside[length..]);
    }
    out + rest
}

/// How far the string reaches that `text` begins with.
fn end_of_string(text: &str) -> Option<usize> {
    let mut escaped = false;
    let mut characters = text.char_indices().skip(1);
    let end = characters.find(|(_, c)| {
        let ends = *c == '"' && !escaped;
        escaped = *c == '\\' && !escaped;
        ends
    });
    end.map(|(at, _)| at + 1)
}

/// The words and the punctuation of a text, without spaces, comments and strings.
fn words(text: &str) -> Vec<String> {
    let text = without_comments(text);
    let trimmed = tokens(&text).into_iter().map(str::trim);
    trimmed
        .filter(|t| !t.is_empty())
        .map(str::to_string)
        .collect()
}

fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') && !names::is_keyword(word)
}

/// The modules that a text defines.
pub(crate) fn defined(text: &str) -> Vec<String> {
    let words = words(text);
    let pairs = words.windows(2);
    let definitions =
        pairs.filter(|pair| matches!(&*pair[0], "module" | "macromodule" | "primitive"));
    let names = definitions.map(|pair| pair[1].clone());
    names.filter(|name| is_name(name)).collect()
}

/// The modules that a text instantiates: `core u_core (`, `core #(`.
pub(crate) fn instantiated(text: &str) -> Vec<String> {
    let words = words(text);
    let pairs = words.windows(2);
    let instances =
        pairs.filter(|pair| is_name(&pair[0]) && (is_name(&pair[1]) || pair[1].starts_with('#')));
    instances.map(|pair| pair[0].clone()).collect()
}

/// Which of the block's signals the text assigns inside `always` or `initial`: those must be `reg`.
pub(crate) fn procedural(text: &str, signals: &[String]) -> BTreeSet<String> {
    let words = words(text);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let mut out = BTreeSet::new();
    let mut continuous = false;
    let mut procedure = false;
    for (index, word) in words.iter().enumerate() {
        match *word {
            "assign" => continuous = true,
            "always" | "initial" => procedure = true,
            _ if word.contains(';') => continuous = false,
            name if procedure && !continuous && signals.iter().any(|s| s == name) => {
                // `name =`, `name <=`, `name[3] =`: a statement starts in front of it.
                let starts = index == 0
                    || matches!(words[index - 1], "begin" | "else")
                    || words[index - 1].ends_with([';', ')', ':', '{', ',']);
                let assigned = words[index + 1..]
                    .iter()
                    .scan(0i32, |depth, w| {
                        let outside = *depth == 0;
                        *depth += w.matches('[').count() as i32 - w.matches(']').count() as i32;
                        Some((outside, *w))
                    })
                    .find_map(|(outside, w)| assignment(w, outside))
                    .unwrap_or(false);
                if starts && assigned {
                    out.insert(name.to_string());
                }
            }
            _ => {}
        }
    }
    out
}

/// Whether the punctuation behind a name makes it the target of an assignment; `None` inside an index.
fn assignment(token: &str, outside: bool) -> Option<bool> {
    let rest = if outside {
        token
    } else {
        token.rsplit_once(']')?.1
    };
    let rest = rest.trim_start();
    if outside && rest.starts_with('[') {
        let (_, behind) = rest.split_once(']').unwrap_or((rest, ""));
        let behind = behind.trim_start();
        return if behind.is_empty() {
            None
        } else {
            Some(is_assign(behind))
        };
    }
    Some(is_assign(rest))
}

fn is_assign(text: &str) -> bool {
    text.starts_with("<=")
        || (text.starts_with('=') && !text.starts_with("=="))
        || text.starts_with('}')
}

/// The text with its common indentation replaced by `pad`, empty lines at the ends dropped.
pub(crate) fn indent(text: &str, pad: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let first = lines
        .iter()
        .position(|l| !l.is_empty())
        .unwrap_or(lines.len());
    let last = lines
        .iter()
        .rposition(|l| !l.is_empty())
        .map_or(first, |l| l + 1);
    let lines = &lines[first..last];
    let common = lines
        .iter()
        .filter(|l| !l.is_empty())
        .map(|l| l.len() - l.trim_start().len())
        .min()
        .unwrap_or(0);
    let mut out = String::new();
    for line in lines {
        if !line.is_empty() {
            out.push_str(pad);
            out.push_str(&line[common..]);
        }
        out.push('\n');
    }
    out
}

/// Exported names for the signals of a text block.
pub(crate) fn renames(flat: impl Iterator<Item = String>) -> BTreeMap<String, String> {
    let mut taken = names::Taken::default();
    flat.map(|name| {
        let new = taken.take(&names::identifier(&name));
        (name, new)
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_procedural_targets() {
        let signals: Vec<String> = ["q", "r", "w", "d", "clk"].map(String::from).to_vec();
        let text = "assign w = d; // q = 1;\nalways @(posedge clk) begin if (d <= w) q[3] <= d; else r = w; end";
        let found: Vec<String> = procedural(text, &signals).into_iter().collect();
        assert_eq!(found, ["q", "r"]);
        let text = "always @(posedge clk) begin\n  q[d] <= w;\n  r <= mem[d];\nend";
        let found: Vec<String> = procedural(text, &signals).into_iter().collect();
        assert_eq!(found, ["q", "r"]);
        assert!(procedural("assign q = d == w; assign r[0] = ^(d & 32'h3);", &signals).is_empty());
    }

    #[test]
    fn renames_whole_identifiers() {
        let renamed = BTreeMap::from([("bus$d".to_string(), "bus_d".to_string())]);
        assert_eq!(rename("bus$d <= bus$data;", &renamed), "bus_d <= bus$data;");
        assert_eq!(
            rename("core u(.bus$d(bus$d));", &renamed),
            "core u(.bus$d(bus_d));"
        );
    }

    #[test]
    fn finds_modules_of_others() {
        let text = "/* module no */ (* blackbox *) module pad(input a);\nendmodule // module not\n\
            module core #(parameter W = 1) (input a); initial $display(\"a \\\" module nor\"); endmodule";
        assert_eq!(defined(text), ["pad", "core"]);
        let text = "wire [8:0] sum;\nadder #(.W(8)) u_adder (.a(a));\nassign y = sum[0] ? a : b;\npad u_pad(y);\n\
            always @(posedge clk) begin q <= d; end";
        assert_eq!(instantiated(text), ["adder", "pad"]);
    }
}
