//! Tests of the golden model.

mod bit_flips;
mod damage;
mod difference;
mod json;
mod opcodes;
mod payload_rules;
mod round_trip;
mod status_bits;
mod vectors;

use super::{decode, Config, Decoded, Lnh, Mtu, PacketBuilder};

const CONFIG: Config = Config {
    mtu: Mtu::B4096,
    mpe: true,
};

/// Decodes with MTU 4096 and the memory placement extensions.
fn decode_4096(bytes: &[u8]) -> Decoded {
    decode(bytes, false, &CONFIG)
}

/// Names of the checks that the packet fails.
fn errors(packet: &PacketBuilder) -> Vec<&'static str> {
    errors_of(&packet.build())
}

fn errors_of(bytes: &[u8]) -> Vec<&'static str> {
    decode_4096(bytes).errors.names().collect()
}

/// A packet of `bytes` payload bytes, none of them zero.
fn packet(lnh: Lnh, opcode: u8, bytes: usize) -> PacketBuilder {
    PacketBuilder::new(lnh, opcode).payload((1..=251).cycle().take(bytes).collect::<Vec<u8>>())
}
