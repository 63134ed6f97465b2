//! How random packets are made. Every value shrinks on its own, towards the smallest good local packet.

use ibhdl_sim::bench::Packet;
use ibhdl_sim::model::{Lnh, PacketBuilder};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, Index};

/// Something done to a packet in front of its CRCs: these stay right.
#[derive(Clone, Debug)]
enum Field {
    Vl(u8),
    Lver(u8),
    Dlid(u16),
    PktLen(u16),
    IpVer(u8),
    NxtHdr(u8),
    PayLen(u16),
    PadCnt(u8),
    TVer(u8),
    DestQp(u32),
    /// A value of every field that the checks do not look at.
    Carried(Box<Carried>),
}

/// Values that the pipeline only carries.
#[derive(Clone, Debug)]
struct Carried {
    lids: (u8, u16, u16),
    grh: (u8, u32, u8, u128, u128),
    bth: (u8, u16, u32),
    /// One for all extended headers, each takes its part.
    eth: u128,
    raw: (u16, u16),
}

/// Something done to the bytes of a packet.
#[derive(Clone, Debug)]
enum Damage {
    Flip(Index, u8),
    Cut(Index),
    Longer(Vec<u8>),
    /// Only these bytes.
    Noise(Vec<u8>),
}

/// One packet.
#[derive(Clone, Debug)]
pub struct Recipe {
    lnh: Lnh,
    opcode: u8,
    payload: usize,
    fields: Vec<Field>,
    damage: Vec<Damage>,
    link_error: bool,
    empty_end: bool,
}

impl Recipe {
    pub fn packet(&self) -> Packet {
        let payload: Vec<u8> = (1..=u8::MAX).cycle().take(self.payload).collect();
        let mut builder = PacketBuilder::new(self.lnh, self.opcode).payload(payload);
        for field in &self.fields {
            field.put(&mut builder);
        }
        let mut bytes = builder.build();
        for damage in &self.damage {
            damage.inflict(&mut bytes);
        }
        Packet {
            bytes,
            link_error: self.link_error,
            empty_end: self.empty_end,
        }
    }
}

impl Field {
    fn put(&self, p: &mut PacketBuilder) {
        match *self {
            Self::Vl(vl) => p.lrh.vl = vl,
            Self::Lver(lver) => p.lrh.lver = lver,
            Self::Dlid(dlid) => p.lrh.dlid = dlid,
            Self::PktLen(pkt_len) => p.pkt_len = Some(pkt_len),
            Self::IpVer(ip_ver) => p.grh.ip_ver = ip_ver,
            Self::NxtHdr(nxt_hdr) => p.grh.nxt_hdr = nxt_hdr,
            Self::PayLen(pay_len) => p.pay_len = Some(pay_len),
            Self::PadCnt(pad_cnt) => p.pad_cnt = Some(pad_cnt),
            Self::TVer(t_ver) => p.bth.t_ver = t_ver,
            Self::DestQp(dest_qp) => p.bth.dest_qp = dest_qp,
            Self::Carried(ref carried) => carried.put(p),
        }
    }
}

impl Carried {
    fn put(&self, p: &mut PacketBuilder) {
        let (flags, p_key, psn) = self.bth;
        (p.lrh.sl, p.lrh.slid, p.lrh.dlid) = self.lids;
        (
            p.grh.t_class,
            p.grh.flow_label,
            p.grh.hop_lmt,
            p.grh.sgid,
            p.grh.dgid,
        ) = self.grh;
        (p.bth.p_key, p.bth.psn) = (p_key, psn);
        p.bth.se = flags & 1;
        p.bth.mig_req = flags >> 1 & 1;
        p.bth.fecn = flags >> 2 & 1;
        p.bth.becn = flags >> 3 & 1;
        p.bth.ack_req = flags >> 4 & 1;
        (p.rwh.reserved, p.rwh.ether_type) = self.raw;
        let [high, low] = [(self.eth >> 64) as u64, self.eth as u64];
        let dwords = [high >> 32, high, low >> 32, low].map(|dword| dword as u32);
        p.eth.rdeth = dwords[0];
        p.eth.xrceth = dwords[1];
        p.eth.imm_dt = dwords[2];
        p.eth.ieth = dwords[3];
        (p.eth.deth.q_key, p.eth.deth.src_qp) = (dwords[1], dwords[2]);
        (p.eth.reth.va, p.eth.reth.r_key, p.eth.reth.dma_len) = (high, dwords[2], dwords[3]);
        p.eth.atomic_eth.va = high;
        p.eth.atomic_eth.r_key = dwords[3];
        (p.eth.atomic_eth.swap_add, p.eth.atomic_eth.compare) = (low, !high);
        (p.eth.aeth.syndrome, p.eth.aeth.msn) = (high as u8, dwords[3]);
        p.eth.atomic_ack_eth.orig_data = low;
        (p.eth.feth.plt, p.eth.feth.sel) = (high as u8, low as u8);
    }
}

impl Damage {
    fn inflict(&self, bytes: &mut Vec<u8>) {
        match self {
            Self::Flip(_, _) if bytes.is_empty() => {}
            Self::Flip(at, bit) => *at.get_mut(bytes) ^= 1 << bit,
            Self::Cut(at) => bytes.truncate(at.index(bytes.len() + 1)),
            Self::Longer(more) => bytes.extend(more),
            Self::Noise(noise) => bytes.clone_from(noise),
        }
    }
}

/// Bytes of payload: mostly few, sometimes a legal MTU or one less or more.
fn payload() -> impl Strategy<Value = usize> {
    let mtu = prop_oneof![4 => Just(256), 2 => Just(512), 2 => Just(1024), 1 => Just(2048), 1 => Just(4096)];
    prop_oneof![
        4 => Just(0),
        12 => 0..40_usize,
        6 => 40..160_usize,
        2 => mtu.clone(),
        1 => (mtu, 0..3_usize).prop_map(|(mtu, off)| mtu + off - 1),
    ]
}

fn carried() -> impl Strategy<Value = Carried> {
    let grh = any::<(u8, u32, u8, u128, u128)>();
    let rest = any::<((u8, u16, u16), (u8, u16, u32), u128, (u16, u16))>();
    (grh, rest).prop_map(|(grh, (lids, bth, eth, raw))| Carried {
        lids,
        grh,
        bth,
        eth,
        raw,
    })
}

/// The values at which the checks change their mind are more likely than the rest.
fn field() -> impl Strategy<Value = Field> {
    prop_oneof![
        6 => carried().prop_map(|carried| Field::Carried(Box::new(carried))),
        2 => prop_oneof![Just(15), 0..16_u8].prop_map(Field::Vl),
        1 => (0..16_u8).prop_map(Field::Lver),
        1 => prop_oneof![select(vec![0, 0xBFFF, 0xC000, 0xFFFE, 0xFFFF]), any::<u16>()].prop_map(Field::Dlid),
        2 => prop_oneof![0..40_u16, 0..0x800_u16, Just(72), select(vec![95, 96, 159, 160, 287, 288, 543, 544, 1055, 1056])]
            .prop_map(Field::PktLen),
        1 => (0..16_u8).prop_map(Field::IpVer),
        1 => any::<u8>().prop_map(Field::NxtHdr),
        1 => any::<u16>().prop_map(Field::PayLen),
        2 => (0..4_u8).prop_map(Field::PadCnt),
        1 => (0..16_u8).prop_map(Field::TVer),
        1 => prop_oneof![Just(0), Just(1), Just(0xFF_FFFF), any::<u32>()].prop_map(Field::DestQp),
    ]
}

fn damage() -> impl Strategy<Value = Damage> {
    prop_oneof![
        3 => (any::<Index>(), 0..8_u8).prop_map(|(at, bit)| Damage::Flip(at, bit)),
        3 => any::<Index>().prop_map(Damage::Cut),
        2 => vec(any::<u8>(), 1..70).prop_map(Damage::Longer),
        1 => vec(any::<u8>(), 0..100).prop_map(Damage::Noise),
    ]
}

/// A subnet management packet, or nearly: the one shape that VL15 may have.
fn smp() -> impl Strategy<Value = Recipe> {
    let part = prop_oneof![8 => Just(vec![]), 3 => vec(field(), 1..2)];
    (part, prop_oneof![8 => Just(256_usize), 1 => 250..260_usize]).prop_map(|(other, payload)| {
        Recipe {
            lnh: Lnh::Local,
            opcode: 0x64,
            payload,
            fields: [vec![Field::Vl(15), Field::DestQp(0)], other].concat(),
            damage: Vec::new(),
            link_error: false,
            empty_end: false,
        }
    })
}

/// A packet of any kind.
pub fn recipe() -> impl Strategy<Value = Recipe> {
    let lnh = prop_oneof![5 => Just(Lnh::Local), 4 => Just(Lnh::Global), 1 => Just(Lnh::RawEther), 1 => Just(Lnh::RawIpv6)];
    // Most of the 256 codes are reserved: the three services with the most operations are drawn more often.
    let opcode =
        prop_oneof![2 => any::<u8>(), 1 => 0..0x20_u8, 1 => 0x40..0x60_u8, 1 => 0xA0..0xC0_u8];
    let fields = prop_oneof![2 => Just(vec![]), 3 => vec(field(), 1..4)];
    let damage = prop_oneof![3 => Just(vec![]), 1 => vec(damage(), 1..3)];
    let ends = (
        proptest::bool::weighted(0.05),
        proptest::bool::weighted(0.3),
    );
    let any = (lnh, opcode, payload(), fields, damage, ends).prop_map(
        |(lnh, opcode, payload, fields, damage, (link_error, empty_end))| Recipe {
            lnh,
            opcode,
            payload,
            fields,
            damage,
            link_error,
            empty_end,
        },
    );
    prop_oneof![20 => any, 1 => smp()]
}
