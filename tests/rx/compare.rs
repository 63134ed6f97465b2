//! Holds what came out of the hardware against the golden model.

use ibhdl::header::{Descriptor, Extended};
use ibhdl_sim::bench::{engine, Bench, BenchError, Config, Engine, Packet, Received, Stalls};
use ibhdl_sim::model::{self, Mtu};

/// What most tests use: MTU 4096, FLUSH and ATOMIC WRITE on.
pub const CONFIG: Config = Config { mtu: 5, mpe: true };

/// The hardware is not what the model says, or broke a rule of its ports.
#[derive(Debug, thiserror::Error)]
pub enum Wrong {
    #[error(transparent)]
    Bench(#[from] BenchError),
    #[error("{sent} packets went in, {received} came out")]
    Count { sent: usize, received: usize },
    /// `what` has the hardware on the left.
    #[error("packet {index}: {what}\n{packet:02x?}")]
    Packet {
        index: usize,
        what: String,
        packet: Packet,
    },
}

/// A simulated pipeline.
pub fn hardware(lanes: usize, config: Config) -> Box<dyn Engine> {
    engine(lanes, config).expect("tests know which widths there are")
}

/// Sends the packets through and compares all that comes out, packet by packet and in order.
pub fn run(
    engine: Box<dyn Engine>,
    config: Config,
    stalls: Stalls,
    packets: &[Packet],
) -> Result<Vec<Received>, Wrong> {
    let received = Bench::new(engine, stalls)?.run(packets.iter().cloned())?;
    compare(&received, packets, config)?;
    Ok(received)
}

/// [`run`] without a stall, and it has to succeed.
pub fn pass(lanes: usize, packets: &[Packet]) -> Vec<Received> {
    run(hardware(lanes, CONFIG), CONFIG, Stalls::default(), packets)
        .unwrap_or_else(|wrong| panic!("{lanes} lanes: {wrong}"))
}

/// The packets that went in against what came out for them.
pub fn compare(received: &[Received], packets: &[Packet], config: Config) -> Result<(), Wrong> {
    if received.len() != packets.len() {
        return Err(Wrong::Count {
            sent: packets.len(),
            received: received.len(),
        });
    }
    for (index, (received, packet)) in received.iter().zip(packets).enumerate() {
        if let Some(what) = difference(received, packet, config) {
            return Err(Wrong::Packet {
                index,
                what,
                packet: packet.clone(),
            });
        }
    }
    Ok(())
}

/// The first thing that is wrong with one packet.
fn difference(received: &Received, packet: &Packet, config: Config) -> Option<String> {
    let config = model::Config {
        mtu: Mtu::from_code(config.mtu),
        mpe: config.mpe,
    };
    let expected = model::decode(&packet.bytes, packet.link_error, &config);
    if let Some(difference) = received.decoded().difference(&expected) {
        return Some(difference.to_string());
    }
    let bad = !expected.payload.is_empty() && !expected.errors.is_empty();
    if received.payload_bad != bad {
        return Some(format!(
            "payload marked bad: {} against {bad}",
            received.payload_bad
        ));
    }
    let delivered = received.status.payload_bytes.value();
    if delivered != expected.payload.len() as u64 {
        return Some(format!(
            "status.payload_bytes: {delivered} against {}",
            expected.payload.len()
        ));
    }
    absent_but_not_zero(&received.descriptor).map(|header| format!("{header} is absent, not zero"))
}

/// The fields of an absent header read zero (docs/receive.md), which the model's form cannot show.
fn absent_but_not_zero(d: &Descriptor) -> Option<&'static str> {
    fn zero<T: Default + PartialEq>(header: &T) -> bool {
        *header == T::default()
    }
    let Extended {
        rdeth,
        deth,
        xrceth,
        feth,
        reth,
        atomic_eth,
        aeth,
        atomic_ack_eth,
        imm_dt,
        ieth,
        ..
    } = &d.eth;
    let headers = [
        ("LRH", d.has_lrh, zero(&d.lrh)),
        ("RWH", d.has_rwh, zero(&d.rwh)),
        ("GRH", d.has_grh | d.has_ipv6, zero(&d.grh)),
        ("BTH", d.has_bth, zero(&d.bth)),
        ("RDETH", d.eth.has_rdeth, zero(rdeth)),
        ("DETH", d.eth.has_deth, zero(deth)),
        ("XRCETH", d.eth.has_xrceth, zero(xrceth)),
        ("FETH", d.eth.has_feth, zero(feth)),
        ("RETH", d.eth.has_reth, zero(reth)),
        ("AtomicETH", d.eth.has_atomic_eth, zero(atomic_eth)),
        ("AETH", d.eth.has_aeth, zero(aeth)),
        (
            "AtomicAckETH",
            d.eth.has_atomic_ack_eth,
            zero(atomic_ack_eth),
        ),
        ("ImmDt", d.eth.has_imm_dt, zero(imm_dt)),
        ("IETH", d.eth.has_ieth, zero(ieth)),
    ];
    let wrong = headers.iter().find(|(_, present, zero)| !present && !zero);
    wrong.map(|(name, ..)| *name)
}
