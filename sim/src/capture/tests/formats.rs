//! Every container, byte order and clock.

use super::files::{
    block, enhanced, interface, obsolete, pcap_header, pcap_record, section, simple, Order,
};
use super::{packet, read_good, FrameKind};
use crate::capture::SkipReason;

const ORDERS: [Order; 2] = [Order::Little, Order::Big];
const DATA: [u8; 5] = [1, 2, 3, 4, 5];

#[test]
fn pcap_in_both_orders_and_resolutions() {
    for order in ORDERS {
        for (nanoseconds, unit) in [(false, 1000), (true, 1)] {
            let mut file = pcap_header(order, nanoseconds, 247);
            file.extend(pcap_record(order, 7, 900, 5, &DATA));
            file.extend(pcap_record(order, u32::MAX, 1, 0, &[]));
            assert_eq!(
                read_good(&file[..]),
                [
                    packet(1, Some(7_000_000_000 + 900 * unit), &DATA),
                    packet(2, Some(4_294_967_295_000_000_000 + unit), &[]),
                ],
                "{order:?}"
            );
        }
    }
}

#[test]
fn known_bytes() {
    let file = [
        0xa1, 0xb2, 0x3c, 0x4d, 0, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0, 0, 247,
        0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0xaa, 0xbb, 0xcc,
    ];
    let frames = read_good(&file[..]);
    assert_eq!(frames[0].time_ns, Some(1_000_000_002));
    assert_eq!(
        frames[0].kind,
        FrameKind::Packet {
            bytes: vec![0xaa, 0xbb, 0xcc],
            link_error: false,
            cut: true
        }
    );
}

#[test]
fn fcs_length_bits_are_no_part_of_the_link_type() {
    let mut file = pcap_header(Order::Little, false, 0x1400_0000 | 247);
    file.extend(pcap_record(Order::Little, 0, 0, 5, &DATA));
    assert_eq!(read_good(&file[..]), [packet(1, Some(0), &DATA)]);
}

#[test]
fn pcapng_packet_blocks_in_both_orders() {
    for order in ORDERS {
        let mut file = section(order);
        file.extend(interface(order, 247, 0, &[]));
        file.extend(enhanced(order, 0, 1 << 33 | 5, 5, &DATA));
        file.extend(obsolete(order, 0, 6, 5, &DATA));
        file.extend(simple(order, 5, &DATA));
        let frames = read_good(&file[..]);
        assert_eq!(
            frames,
            [
                packet(1, Some(((1 << 33) + 5) * 1000), &DATA),
                packet(2, Some(6000), &DATA),
                packet(3, None, &DATA),
            ],
            "{order:?}"
        );
    }
}

#[test]
fn each_interface_has_its_own_link_type_and_clock() {
    for order in ORDERS {
        let offset = match order {
            Order::Little => 2i64.to_le_bytes(),
            Order::Big => 2i64.to_be_bytes(),
        };
        let mut file = section(order);
        file.extend(interface(order, 1, 0, &[]));
        // A comment before, an end of options and one more behind it, which must not count.
        let options: &[(u16, &[u8])] =
            &[(1, b"hello"), (9, &[9]), (14, &offset), (0, &[]), (9, &[0])];
        file.extend(interface(order, 247, 0, options));
        file.extend(interface(order, 247, 0, &[(9, &[0x80 | 10])]));
        file.extend(enhanced(order, 2, 512, 5, &DATA));
        file.extend(enhanced(order, 1, 512, 5, &DATA));
        file.extend(enhanced(order, 0, 512, 5, &DATA));
        let frames = read_good(&file[..]);
        assert_eq!(frames[0], packet(1, Some(500_000_000), &DATA), "{order:?}");
        assert_eq!(
            frames[1],
            packet(2, Some(2_000_000_512), &DATA),
            "{order:?}"
        );
        assert_eq!(
            frames[2].kind,
            FrameKind::Skipped {
                reason: SkipReason::LinkType(1)
            }
        );
        assert_eq!(frames[2].time_ns, Some(512_000));
    }
}

#[test]
fn other_blocks_are_passed_over_whatever_their_size() {
    let order = Order::Big;
    let mut file = section(order);
    file.extend(block(order, 0x0bad_cafe, &[]));
    file.extend(interface(order, 247, 0, &[]));
    file.extend(block(order, 5, &vec![0xee; 3 << 20]));
    file.extend(enhanced(order, 0, 0, 5, &DATA));
    assert_eq!(read_good(&file[..]), [packet(1, Some(0), &DATA)]);
}

#[test]
fn a_new_section_has_its_own_order_and_interfaces() {
    let mut file = section(Order::Little);
    file.extend(interface(Order::Little, 1, 0, &[]));
    file.extend(section(Order::Big));
    file.extend(interface(Order::Big, 247, 0, &[]));
    file.extend(enhanced(Order::Big, 0, 1, 5, &DATA));
    assert_eq!(read_good(&file[..]), [packet(1, Some(1000), &DATA)]);
}

#[test]
fn snapped_packets_are_marked() {
    for order in ORDERS {
        let mut file = section(order);
        file.extend(interface(order, 247, 5, &[]));
        file.extend(enhanced(order, 0, 0, 99, &DATA));
        file.extend(obsolete(order, 0, 0, 99, &DATA));
        file.extend(simple(order, 99, &DATA));
        for frame in read_good(&file[..]) {
            assert_eq!(
                frame.kind,
                FrameKind::Packet {
                    bytes: DATA.to_vec(),
                    link_error: false,
                    cut: true
                },
                "frame {}",
                frame.number
            );
        }
    }
}
