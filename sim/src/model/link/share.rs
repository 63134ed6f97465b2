//! What the tables promise: the share of every VL of the bandwidth under saturation.
//!
//! Worked out, not simulated. All VLs have packets of the same sizes waiting all the time. A turn of weight `w` sends packets
//! until their blocks reach `w`: how many, is the renewal function `packets(w) = 1 + sum over b < w of p(b) * packets(w - b)`, where
//! `p(b)` is the probability of a packet of `b` blocks. The last packet of a turn, which overshoots, is so counted in. In a
//! round of its list every entry has one turn. With both lists busy, High sends `packets(limit)` packets for each one of Low.

use super::{blocks, Entry, OperationalVls, Readings, Tables, DATA_VLS};

/// Packet sizes, each PktLen of the range as likely as any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PacketSizes {
    /// Dwords, LRH up to the VCRC.
    pub min: u16,
    /// At least `min`.
    pub max: u16,
}

impl PacketSizes {
    /// Probability of a packet of each number of blocks.
    fn distribution(self, without_vcrc: bool) -> Vec<f64> {
        let mut p = vec![0.0; usize::from(blocks(self.max, without_vcrc)) + 1];
        let each = 1.0 / f64::from(self.max - self.min + 1);
        for pkt_len in self.min..=self.max {
            p[usize::from(blocks(pkt_len, without_vcrc))] += each;
        }
        p
    }
}

/// Share of each data VL of the bandwidth, 0 to 1, when all VLs in use have packets and credit all the time.
pub fn table_shares(
    tables: &Tables,
    limit: u8,
    readings: Readings,
    operational: OperationalVls,
    sizes: PacketSizes,
) -> [f64; DATA_VLS] {
    let mut shares = [0.0; DATA_VLS];
    if operational.count() == 1 {
        shares[0] = 1.0;
        return shares;
    }
    let p = sizes.distribution(readings.blocks_without_vcrc);
    let turns = packets(&p, 255, readings.weight_inclusive);
    let list = |entries: &[Entry]| {
        let mut sent = [0.0; DATA_VLS];
        for entry in entries
            .iter()
            .filter(|entry| operational.contains(entry.vl))
        {
            if entry.weight > 0 {
                sent[usize::from(entry.vl)] += turns[usize::from(entry.weight)];
            }
        }
        let all: f64 = sent.iter().sum();
        (all > 0.0).then(|| sent.map(|sent| sent / all))
    };
    let high_part = |limit: usize| {
        let high = packets(&p, limit, false)[limit];
        high / (high + 1.0)
    };
    match (list(&tables.high), list(&tables.low)) {
        (Some(high), Some(low)) => {
            let part = match limit {
                255 => 1.0,
                0 => 0.5,
                limit => high_part(64 * usize::from(limit)),
            };
            for (share, (high, low)) in shares.iter_mut().zip(high.iter().zip(low)) {
                *share = part * high + (1.0 - part) * low;
            }
        }
        (Some(only), None) | (None, Some(only)) => shares = only,
        (None, None) => {}
    }
    shares
}

/// Packets in a turn, by its weight from 0 to `up_to`. `inclusive`: the turn goes on at exactly its weight.
fn packets(p: &[f64], up_to: usize, inclusive: bool) -> Vec<f64> {
    let mut packets = vec![1.0; up_to + 1];
    for weight in 1..=up_to {
        let goes_on = if inclusive { weight } else { weight - 1 };
        let longest = goes_on.min(p.len() - 1);
        packets[weight] = 1.0
            + (1..=longest)
                .map(|b| p[b] * packets[weight - b])
                .sum::<f64>();
    }
    packets
}
