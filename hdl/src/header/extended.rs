//! The extended headers: which are there, where they start, what they say.

use super::*;
use crate::about::described;
use crate::prim::{bit_cast_word, module, Word, Words};
use rust_hdl::prelude::*;

described! {
    /// The extended transport headers of a packet; absent ones are zero.
    #[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
    pub struct Extended {
        /// An RDETH is there and arrived.
        pub has_rdeth: Bit,
        /// A DETH is there and arrived.
        pub has_deth: Bit,
        /// An XRCETH is there and arrived.
        pub has_xrceth: Bit,
        /// A FETH is there and arrived.
        pub has_feth: Bit,
        /// A RETH is there and arrived.
        pub has_reth: Bit,
        /// An AtomicETH is there and arrived.
        pub has_atomic_eth: Bit,
        /// An AETH is there and arrived.
        pub has_aeth: Bit,
        /// An AtomicAckETH is there and arrived.
        pub has_atomic_ack_eth: Bit,
        /// An ImmDt is there and arrived.
        pub has_imm_dt: Bit,
        /// An IETH is there and arrived.
        pub has_ieth: Bit,
        /// Reliable Datagram ETH.
        pub rdeth: Rdeth,
        /// Datagram ETH.
        pub deth: Deth,
        /// XRC ETH.
        pub xrceth: Xrceth,
        /// FLUSH ETH.
        pub feth: Feth,
        /// RDMA ETH.
        pub reth: Reth,
        /// Atomic ETH.
        pub atomic_eth: AtomicEth,
        /// ACK ETH.
        pub aeth: Aeth,
        /// Atomic ACK ETH.
        pub atomic_ack_eth: AtomicAckEth,
        /// Immediate data.
        pub imm_dt: ImmDt,
        /// Invalidate ETH.
        pub ieth: Ieth,
    }
}

/// Reads the extended headers. Combinational.
///
/// RDETH, DETH and XRCETH come first (`opcode.prefix` dwords). What follows is then at the places it has in RC: everything
/// at its start, but RETH behind a FETH, AtomicAckETH behind the AETH and ImmDt behind a RETH.
#[derive(Clone, Debug, Default, LogicBlock)]
pub struct ExtendedParse {
    /// The ten dwords behind the BTH, the first one most significant.
    pub dwords: Signal<In, Words<10, 32>>,
    /// Says which headers there are.
    pub opcode: Signal<In, Opcode>,
    /// How many of the dwords arrived, 0 to 10.
    pub arrived: Signal<In, Word<4>>,
    /// The headers.
    pub fields: Signal<Out, Extended>,
    own: Signal<Local, Words<7, 32>>,
    prefix: Signal<Local, Word<4>>,
    own_arrived: Signal<Local, Word<4>>,
    has_rdeth: Signal<Local, Bit>,
    has_deth: Signal<Local, Bit>,
    has_xrceth: Signal<Local, Bit>,
    has_feth: Signal<Local, Bit>,
    has_reth: Signal<Local, Bit>,
    has_atomic_eth: Signal<Local, Bit>,
    has_aeth: Signal<Local, Bit>,
    has_atomic_ack_eth: Signal<Local, Bit>,
    has_imm_dt: Signal<Local, Bit>,
    has_ieth: Signal<Local, Bit>,
    rdeth: RdethParse,
    deth: DethParse,
    xrceth: XrcethParse,
    feth: FethParse,
    reth: RethParse,
    atomic_eth: AtomicEthParse,
    aeth: AethParse,
    atomic_ack_eth: AtomicAckEthParse,
    imm_dt: ImmDtParse,
    ieth: IethParse,
}

impl Logic for ExtendedParse {
    #[hdl_gen]
    fn update(&mut self) {
        // The dwords behind the prefix, and how many of them arrived.
        match self.opcode.val().prefix.index() {
            0 => self.own.next = self.dwords.val().get_bits::<224>(96),
            1 => self.own.next = self.dwords.val().get_bits::<224>(64),
            2 => self.own.next = self.dwords.val().get_bits::<224>(32),
            _ => self.own.next = self.dwords.val().get_bits::<224>(0),
        }
        self.prefix.next = bit_cast_word::<4, 2>(self.opcode.val().prefix);
        self.own_arrived.next = 0.into();
        if self.arrived.val() > self.prefix.val() {
            self.own_arrived.next = self.arrived.val() - self.prefix.val();
        }

        self.has_rdeth.next = self.opcode.val().rdeth & (self.arrived.val() >= 1);
        self.rdeth.bits.next = self.dwords.val().get_bits::<32>(288);
        self.rdeth.present.next = self.has_rdeth.val();

        self.has_deth.next = self.opcode.val().deth & (self.arrived.val() >= self.prefix.val());
        self.deth.bits.next = self.dwords.val().get_bits::<64>(256);
        if self.opcode.val().rdeth {
            self.deth.bits.next = self.dwords.val().get_bits::<64>(224);
        }
        self.deth.present.next = self.has_deth.val();

        self.has_xrceth.next = self.opcode.val().xrceth & (self.arrived.val() >= 1);
        self.xrceth.bits.next = self.dwords.val().get_bits::<32>(288);
        self.xrceth.present.next = self.has_xrceth.val();

        self.has_feth.next = self.opcode.val().feth & (self.own_arrived.val() >= 1);
        self.feth.bits.next = self.own.val().get_bits::<32>(192);
        self.feth.present.next = self.has_feth.val();

        self.has_reth.next = self.opcode.val().reth & (self.own_arrived.val() >= 4);
        self.reth.bits.next = self.own.val().get_bits::<128>(96);
        if self.opcode.val().feth {
            self.has_reth.next = self.opcode.val().reth & (self.own_arrived.val() >= 5);
            self.reth.bits.next = self.own.val().get_bits::<128>(64);
        }
        self.reth.present.next = self.has_reth.val();

        self.has_atomic_eth.next = self.opcode.val().atomic_eth & (self.own_arrived.val() >= 7);
        self.atomic_eth.bits.next = self.own.val();
        self.atomic_eth.present.next = self.has_atomic_eth.val();

        self.has_aeth.next = self.opcode.val().aeth & (self.own_arrived.val() >= 1);
        self.aeth.bits.next = self.own.val().get_bits::<32>(192);
        self.aeth.present.next = self.has_aeth.val();

        self.has_atomic_ack_eth.next =
            self.opcode.val().atomic_ack_eth & (self.own_arrived.val() >= 3);
        self.atomic_ack_eth.bits.next = self.own.val().get_bits::<64>(128);
        self.atomic_ack_eth.present.next = self.has_atomic_ack_eth.val();

        self.has_imm_dt.next = self.opcode.val().imm_dt & (self.own_arrived.val() >= 1);
        self.imm_dt.bits.next = self.own.val().get_bits::<32>(192);
        if self.opcode.val().reth {
            self.has_imm_dt.next = self.opcode.val().imm_dt & (self.own_arrived.val() >= 5);
            self.imm_dt.bits.next = self.own.val().get_bits::<32>(64);
        }
        self.imm_dt.present.next = self.has_imm_dt.val();

        self.has_ieth.next = self.opcode.val().ieth & (self.own_arrived.val() >= 1);
        self.ieth.bits.next = self.own.val().get_bits::<32>(192);
        self.ieth.present.next = self.has_ieth.val();

        self.fields.next.has_rdeth = self.has_rdeth.val();
        self.fields.next.has_deth = self.has_deth.val();
        self.fields.next.has_xrceth = self.has_xrceth.val();
        self.fields.next.has_feth = self.has_feth.val();
        self.fields.next.has_reth = self.has_reth.val();
        self.fields.next.has_atomic_eth = self.has_atomic_eth.val();
        self.fields.next.has_aeth = self.has_aeth.val();
        self.fields.next.has_atomic_ack_eth = self.has_atomic_ack_eth.val();
        self.fields.next.has_imm_dt = self.has_imm_dt.val();
        self.fields.next.has_ieth = self.has_ieth.val();
        self.fields.next.rdeth = self.rdeth.fields.val();
        self.fields.next.deth = self.deth.fields.val();
        self.fields.next.xrceth = self.xrceth.fields.val();
        self.fields.next.feth = self.feth.fields.val();
        self.fields.next.reth = self.reth.fields.val();
        self.fields.next.atomic_eth = self.atomic_eth.fields.val();
        self.fields.next.aeth = self.aeth.fields.val();
        self.fields.next.atomic_ack_eth = self.atomic_ack_eth.fields.val();
        self.fields.next.imm_dt = self.imm_dt.fields.val();
        self.fields.next.ieth = self.ieth.fields.val();
    }

    fn timing(&self) -> Vec<TimingInfo> {
        module("extended_parse", "reads the extended headers")
    }
}
