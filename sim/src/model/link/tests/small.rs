//! Blocks, operational VLs and SL to VL.

use super::super::{blocks, OperationalVls, SlToVl};

/// The table of FACTS 10, and the one length in sixteen where the two readings differ.
#[test]
fn blocks_of_packets() {
    for (pkt_len, with) in [
        (95, 6),
        (159, 10),
        (287, 18),
        (543, 34),
        (1055, 66),
        (72, 5),
    ] {
        assert_eq!(blocks(pkt_len, false), with, "PktLen {pkt_len}");
        assert_eq!(blocks(pkt_len, true), with, "PktLen {pkt_len}");
    }
    assert_eq!([15, 16, 17].map(|n| blocks(n, false)), [1, 2, 2]);
    assert_eq!([15, 16, 17].map(|n| blocks(n, true)), [1, 1, 2]);
    assert_eq!((blocks(0, false), blocks(0, true)), (1, 1));
    assert_eq!((blocks(2047, false), blocks(2047, true)), (128, 128));
    for pkt_len in 0..2048 {
        let differs = blocks(pkt_len, false) != blocks(pkt_len, true);
        assert_eq!(
            differs,
            pkt_len > 0 && pkt_len % 16 == 0,
            "PktLen {pkt_len}"
        );
    }
}

#[test]
fn codes_of_operational_vls() {
    for (code, count) in [
        (1, 1),
        (2, 2),
        (3, 4),
        (4, 8),
        (5, 15),
        (0, 1),
        (6, 1),
        (7, 1),
    ] {
        assert_eq!(OperationalVls::new(code, 15).count(), count, "code {code}");
        assert_eq!(OperationalVls::new(code, 4).count(), count.min(4));
    }
    for count in [1, 2, 4, 8, 15] {
        let code = OperationalVls::code(count).unwrap();
        let operational = OperationalVls::new(code, 15);
        assert_eq!(
            (0..16).filter(|&vl| operational.contains(vl)).count(),
            count
        );
    }
    assert_eq!(OperationalVls::code(3), None);
}

#[test]
fn sl_to_vl_drops_15_and_what_is_not_in_use() {
    let four = OperationalVls::new(3, 15);
    let mut table = SlToVl::default();
    assert!(
        (0..16).all(|sl| table.vl(sl, four) == Some(0)),
        "after reset"
    );
    for vl in 0..16 {
        table.set(7, vl);
        assert_eq!(table.vl(7, four), (vl < 4).then_some(vl));
    }
    assert_eq!(table.vl(7, OperationalVls::new(5, 15)), None, "15 is drop");
    assert_eq!(table.vl(6, four), Some(0));
}
