//! Which outputs mean something in a cycle.

use ibhdl_verilog::{Port, PortDirection};

/// For each port of an export the one that qualifies it: an output of a stream (`m_axis_desc_...`, `grant_...`) means something
/// while its `m_axis_desc_tvalid` or `grant_valid` is high. `valid` and `ready` always do.
pub fn qualifiers(ports: &[Port]) -> Vec<Option<usize>> {
    let outputs = ports
        .iter()
        .enumerate()
        .filter(|(_, port)| port.direction == PortDirection::Output);
    let streams: Vec<(usize, &str)> = outputs
        .filter_map(|(at, port)| Some((at, stream(&port.name)?)))
        .collect();
    let qualifier = |port: &Port| {
        if port.direction == PortDirection::Input || port.name.ends_with("ready") {
            return None;
        }
        if stream(&port.name).is_some() {
            return None;
        }
        let of = streams.iter().filter(|(_, s)| port.name.starts_with(s));
        of.max_by_key(|(_, s)| s.len()).map(|(at, _)| *at)
    };
    ports.iter().map(qualifier).collect()
}

/// `m_axis_desc_` of `m_axis_desc_tvalid`.
fn stream(name: &str) -> Option<&str> {
    name.strip_suffix("tvalid")
        .or_else(|| name.strip_suffix("valid"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_stream_qualifies() {
        let names = [
            "m_axis_tvalid",
            "m_axis_tdata",
            "m_axis_fetch_tvalid",
            "m_axis_fetch_vl",
            "s_axis_tready",
            "grant_valid",
            "grant_vl",
            "sl_ready",
        ];
        let ports = names.map(|name| Port {
            name: name.into(),
            direction: PortDirection::Output,
            bits: 1,
            description: String::new(),
        });
        let found = qualifiers(&ports);
        let expected = [None, Some(0), None, Some(2), None, None, Some(5), None];
        assert_eq!(found, expected);
    }
}
