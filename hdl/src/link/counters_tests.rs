//! The counters against a plain list.

use crate::link::{at_every_vls, Counters};
use crate::testing::Clocked;
use proptest::prelude::*;

/// What happens in a cycle: a bit per event, the two PktLen, stalled VLs, and what is done to a counter.
#[derive(Clone, Copy, Debug, Default)]
struct Events {
    bits: u64,
    xmit_pkt_len: u64,
    rcv_pkt_len: u64,
    stalled: u64,
    select: u64,
    clear: bool,
}

/// The table of `docs/link.md`.
fn count<const VLS: usize>(counters: &mut [u64; 32], events: &Events) {
    let bit = |i: u64| (events.bits >> i) & 1;
    let add = [
        bit(0) * events.xmit_pkt_len,
        bit(0),
        bit(1),
        bit(2),
        bit(3) * events.rcv_pkt_len,
        bit(3),
        bit(4) + bit(5) + bit(6) + bit(7),
        bit(6),
        bit(8),
        bit(9),
        bit(10),
    ];
    for (counter, add) in counters.iter_mut().zip(add) {
        *counter += add;
    }
    for vl in 0..VLS {
        counters[16 + vl] += (events.stalled >> vl) & 1;
    }
    if events.clear {
        counters[events.select as usize] = 0;
    }
}

fn check<const VLS: usize>(steps: &[Events]) {
    let mut dut = Clocked::new(Counters::<VLS>::default(), |b| &mut b.clk);
    let mut counters = [0; 32];
    for events in steps {
        let selected = counters[events.select as usize];
        count::<VLS>(&mut counters, events);
        let bit = |i: u64| (events.bits >> i) & 1 == 1;
        let shown = dut.cycle(|b| {
            b.select.next = events.select.into();
            b.clear.next = events.clear;
            b.xmit_packet.next = bit(0);
            b.xmit_pkt_len.next = events.xmit_pkt_len.into();
            b.xmit_wait.next = bit(1);
            b.mapping_error.next = bit(2);
            b.rcv_packet.next = bit(3);
            b.rcv_pkt_len.next = events.rcv_pkt_len.into();
            b.rcv_error.next = bit(4);
            b.not_operational.next = bit(5);
            b.overrun.next = bit(6);
            b.fcp_error.next = bit(7);
            b.vl15_dropped.next = bit(8);
            b.xmit_fcp.next = bit(9);
            b.rcv_fcp.next = bit(10);
            b.stalled.next = events.stalled.into();
        });
        assert_eq!(shown.value.val().value(), selected, "{events:?}");
    }
    // At the end every one of them.
    for select in 0..32u64 {
        let shown = dut.cycle(|b| {
            b.select.next = select.into();
            b.clear.next = false;
            b.xmit_packet.next = false;
            b.xmit_wait.next = false;
            b.mapping_error.next = false;
            b.rcv_packet.next = false;
            b.rcv_error.next = false;
            b.not_operational.next = false;
            b.overrun.next = false;
            b.fcp_error.next = false;
            b.vl15_dropped.next = false;
            b.xmit_fcp.next = false;
            b.rcv_fcp.next = false;
            b.stalled.next = 0.into();
        });
        assert_eq!(
            shown.value.val().value(),
            counters[select as usize],
            "code {select}"
        );
    }
}

fn events() -> impl Strategy<Value = Events> {
    let select = prop_oneof![0..11u64, 16..31u64, 0..32u64];
    let clear = prop::bool::weighted(0.1);
    (
        any::<u64>(),
        0..2048u64,
        0..2048u64,
        0..0x8000u64,
        select,
        clear,
    )
        .prop_map(
            |(bits, xmit_pkt_len, rcv_pkt_len, stalled, select, clear)| Events {
                bits,
                xmit_pkt_len,
                rcv_pkt_len,
                stalled,
                select,
                clear,
            },
        )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_events(steps in prop::collection::vec(events(), 1..120)) {
        at_every_vls!(check(&steps));
    }
}

#[test]
fn four_errors_in_one_cycle() {
    let all = Events {
        bits: u64::MAX,
        select: 6,
        ..Default::default()
    };
    at_every_vls!(check(&[all, all, all]));
}
