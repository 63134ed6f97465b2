//! The embedded sample: packets of ibhdl's own making, and two published ones, that show what the receive pipeline
//! does without any capture at hand.
//!
//! Together they have every LNH, every service, every extended header, every payload rule and every status bit.

mod bad;
mod good;
mod published;

use crate::model::StatusBit;

/// One packet of the sample.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SamplePacket {
    /// What it is.
    pub name: &'static str,
    /// LRH to VCRC, as the link delivers it.
    pub bytes: Vec<u8>,
    /// The link ended it as a bad packet.
    pub link_error: bool,
    /// The checks that it fails with an MTU of 4096 and the memory placement extensions on, by bit number.
    pub errors: &'static [StatusBit],
}

impl SamplePacket {
    fn good(name: &'static str, bytes: Vec<u8>) -> Self {
        Self::bad(name, &[], bytes)
    }

    fn bad(name: &'static str, errors: &'static [StatusBit], bytes: Vec<u8>) -> Self {
        Self {
            name,
            bytes,
            link_error: false,
            errors,
        }
    }
}

/// The whole sample, in the order in which it is sent. Bad packets stand between good ones, so that it also shows how
/// the pipeline recovers.
pub fn packets() -> Vec<SamplePacket> {
    [
        published::packets(),
        good::raw(),
        good::management(),
        good::reliable_connection(),
        good::other_services(),
        good::global(),
        good::back_to_back(),
        bad::packets(),
    ]
    .concat()
}

/// A payload whose bytes show their place.
fn counting(bytes: usize) -> Vec<u8> {
    (0..=u8::MAX).cycle().take(bytes).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::model::{decode, Config, Decoded, Eth, Lnh, Mtu, Opcode, PayloadRule};

    fn decoded() -> Vec<(SamplePacket, Decoded)> {
        let config = Config {
            mtu: Mtu::B4096,
            mpe: true,
        };
        packets()
            .into_iter()
            .map(|packet| {
                let decoded = decode(&packet.bytes, packet.link_error, &config);
                (packet, decoded)
            })
            .collect()
    }

    #[test]
    fn every_packet_fails_exactly_the_checks_it_is_meant_to() {
        for (packet, decoded) in decoded() {
            let errors: Vec<_> = decoded.errors.iter().collect();
            assert_eq!(errors, packet.errors, "{}", packet.name);
        }
    }

    #[test]
    fn every_status_bit_is_shown() {
        let shown: HashSet<_> = packets().iter().flat_map(|p| p.errors).copied().collect();
        assert_eq!(shown, HashSet::from(StatusBit::ALL));
    }

    #[test]
    fn names_are_distinct() {
        let packets = packets();
        let names: HashSet<_> = packets.iter().map(|packet| packet.name).collect();
        assert_eq!(names.len(), packets.len());
    }

    #[test]
    fn good_packets_have_every_lnh_service_header_and_payload_rule() {
        let good: Vec<_> = decoded()
            .into_iter()
            .map(|(_, decoded)| decoded)
            .filter(|decoded| decoded.errors.is_empty())
            .collect();
        let lnhs: HashSet<_> = good.iter().filter_map(|d| d.lrh).map(|h| h.lnh()).collect();
        assert_eq!(lnhs, HashSet::from(Lnh::ALL));

        let opcodes: Vec<_> = good
            .iter()
            .filter_map(|decoded| decoded.bth)
            .map(|bth| Opcode::new(bth.opcode, true))
            .collect();
        let services: HashSet<_> = opcodes.iter().map(|opcode| opcode.service.name()).collect();
        let all = ["RC", "UC", "RD", "UD", "CNP", "XRC", "MFR"];
        assert_eq!(services, HashSet::from(all));

        let eths: HashSet<_> = opcodes.iter().flat_map(|opcode| &opcode.eths).collect();
        let all = [
            Eth::Rdeth,
            Eth::Deth,
            Eth::Xrceth,
            Eth::Reth,
            Eth::AtomicEth,
            Eth::Aeth,
            Eth::AtomicAckEth,
            Eth::ImmDt,
            Eth::Ieth,
            Eth::Feth,
        ];
        assert_eq!(eths, HashSet::from(all.each_ref()));

        let rules: HashSet<_> = opcodes
            .iter()
            .filter_map(|opcode| opcode.payload_rule)
            .collect();
        let all = [
            PayloadRule::Pmtu,
            PayloadRule::OneToMtu,
            PayloadRule::ZeroToMtu,
            PayloadRule::Empty,
            PayloadRule::Eight,
            PayloadRule::Sixteen,
            PayloadRule::Any,
        ];
        assert_eq!(rules, HashSet::from(all));
    }
}
