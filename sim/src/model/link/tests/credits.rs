//! Credits: both ends, their wraps, losses and how they heal.

use proptest::collection::vec;
use proptest::prelude::*;

use super::super::{Arrival, CreditReceiver, CreditSender, Vl15Buffer};

#[test]
fn nothing_goes_before_the_first_flow_control_packet() {
    let sender = CreditSender::default();
    assert!(!sender.may_send(1));
    assert_eq!(sender.available(), 0);
}

/// The whole packet counts, up to the last block and not beyond, wherever the counters stand.
#[test]
fn the_send_rule_at_its_borders() {
    for start in [0, 1, 2047, 2048, 4000, 4095] {
        for credit in [0u16, 1, 5, 66, 2047, 2048] {
            let mut sender = CreditSender::default();
            sender.sent(start);
            sender.set_fccl((start + credit) % 4096);
            assert_eq!(sender.available(), credit);
            assert!(credit == 0 || sender.may_send(credit));
            assert!(!sender.may_send(credit + 1));
        }
    }
}

/// As far behind as the largest packet lets the rule tell behind from ahead.
#[test]
fn an_fccl_behind_the_fctbs_gives_nothing() {
    let mut sender = CreditSender::default();
    sender.set_fccl(10);
    sender.sent(10);
    for behind in [1, 100, 2047 - 66] {
        sender.set_fccl(10 + 4096 - behind);
        assert!(
            !sender.may_send(1) && !sender.may_send(66),
            "{behind} behind"
        );
        assert_eq!(sender.available(), 0);
    }
}

#[test]
fn the_receiver_walks_through_the_table_of_its_events() {
    let mut receiver = CreditReceiver::new(100);
    assert_eq!((receiver.abr(), receiver.fccl()), (0, 100));
    assert_eq!(receiver.packet(60), Arrival::Accepted);
    assert_eq!(
        (receiver.abr(), receiver.occupied(), receiver.fccl()),
        (60, 60, 100)
    );
    assert_eq!(receiver.packet(41), Arrival::Overrun);
    assert_eq!(
        (receiver.abr(), receiver.occupied(), receiver.fccl()),
        (60, 60, 100)
    );
    assert_eq!(receiver.packet(40), Arrival::Accepted);
    assert_eq!((receiver.free(), receiver.fccl()), (0, 100));
    receiver.leaves(60);
    assert_eq!(receiver.fccl(), 160);
    receiver.fcp(4090);
    assert_eq!((receiver.abr(), receiver.fccl()), (4090, 54));
    receiver.leaves(41);
    assert_eq!((receiver.occupied(), receiver.free()), (0, 100));
}

#[test]
fn the_credit_is_capped() {
    assert_eq!(CreditReceiver::new(2048).fccl(), 2048);
    assert_eq!(CreditReceiver::new(2049).fccl(), 2048);
    let mut full = CreditReceiver::new(4095);
    assert_eq!(full.packet(100), Arrival::Accepted);
    assert_eq!((full.free(), full.fccl()), (3995, 2148));
}

#[test]
fn vl15_has_a_buffer_and_no_credit() {
    let mut buffer = Vl15Buffer::new(9);
    assert_eq!(buffer.packet(5), Arrival::Accepted);
    assert_eq!(buffer.packet(5), Arrival::Overrun);
    assert_eq!(buffer.occupied(), 5);
    buffer.leaves(5);
    assert_eq!(buffer.packet(5), Arrival::Accepted);
}

/// One thing that happens on a link.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// A packet of that many blocks, if there is credit; lost on the way if false.
    Send(u16, bool),
    /// A flow-control packet each way; lost if false.
    ForthFcp(bool),
    BackFcp(bool),
    Drain(u16),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => (1..67u16, prop::bool::weighted(0.9)).prop_map(|(n, whole)| Step::Send(n, whole)),
        1 => prop::bool::weighted(0.7).prop_map(Step::ForthFcp),
        2 => prop::bool::weighted(0.7).prop_map(Step::BackFcp),
        3 => (1..200u16).prop_map(Step::Drain),
    ]
}

proptest! {
    /// Whatever is lost: a sender that obeys overruns nothing, and one flow-control packet each way brings back all credit.
    #[test]
    fn losses_never_overrun_and_always_heal(buffer in 66..2500u16, steps in vec(step(), 1..600)) {
        let mut sender = CreditSender::default();
        let mut receiver = CreditReceiver::new(buffer);
        for step in steps {
            match step {
                Step::Send(blocks, arrives) => {
                    if sender.may_send(blocks) {
                        sender.sent(blocks);
                        if arrives {
                            prop_assert_eq!(receiver.packet(blocks), Arrival::Accepted);
                        }
                    }
                }
                Step::ForthFcp(arrives) => {
                    if arrives {
                        receiver.fcp(sender.fctbs());
                    }
                }
                Step::BackFcp(arrives) => {
                    if arrives {
                        sender.set_fccl(receiver.fccl());
                    }
                }
                Step::Drain(blocks) => receiver.leaves(blocks),
            }
            prop_assert!(sender.available() <= receiver.free());
        }
        receiver.leaves(u16::MAX);
        receiver.fcp(sender.fctbs());
        sender.set_fccl(receiver.fccl());
        prop_assert_eq!(receiver.abr(), sender.fctbs());
        prop_assert_eq!(sender.available(), buffer.min(2048));
    }
}
