//! What the ports gave, in the form in which the golden model answers.

use super::Received;
use crate::model::{
    Aeth, AtomicAckEth, AtomicEth, Bth, Decoded, Deth, ErrorSet, Feth, Grh, Icrc, Lrh, Reth, Rwh,
};
use ibhdl::header::{self, Descriptor};
use ibhdl::prim::{Word, Words};
use ibhdl::rx;

impl Received {
    /// The packet as the hardware saw it: every value comes from a port, nothing is worked out here.
    pub fn decoded(&self) -> Decoded {
        let Descriptor { eth, .. } = self.descriptor;
        let d = &self.descriptor;
        Decoded {
            bytes: number(self.status.bytes),
            lrh: d.has_lrh.then(|| lrh(&d.lrh)),
            grh: d.has_grh.then(|| grh(&d.grh)),
            bth: d.has_bth.then(|| bth(d)),
            deth: eth.has_deth.then(|| Deth {
                q_key: number(eth.deth.q_key),
                src_qp: number(eth.deth.src_qp),
            }),
            reth: eth.has_reth.then(|| Reth {
                va: number(eth.reth.va),
                r_key: number(eth.reth.r_key),
                dma_len: number(eth.reth.dma_len),
            }),
            atomic_eth: eth.has_atomic_eth.then(|| AtomicEth {
                va: number(eth.atomic_eth.va),
                r_key: number(eth.atomic_eth.r_key),
                swap_add: number(eth.atomic_eth.swap_add),
                compare: number(eth.atomic_eth.compare),
            }),
            aeth: eth.has_aeth.then(|| Aeth {
                syndrome: number(eth.aeth.syndrome),
                msn: number(eth.aeth.msn),
            }),
            atomic_ack_eth: eth.has_atomic_ack_eth.then(|| AtomicAckEth {
                orig_data: number(eth.atomic_ack_eth.orig_data),
            }),
            imm_dt: eth.has_imm_dt.then(|| number(eth.imm_dt.imm_dt)),
            ieth: eth.has_ieth.then(|| number(eth.ieth.r_key)),
            rdeth: eth.has_rdeth.then(|| number(eth.rdeth.ee_context)),
            xrceth: eth.has_xrceth.then(|| number(eth.xrceth.xrc_srq)),
            feth: eth.has_feth.then(|| Feth {
                plt: number(eth.feth.plt),
                sel: number(eth.feth.sel),
            }),
            raw: d.has_rwh.then(|| Rwh {
                reserved: number(d.rwh.resv),
                ether_type: number(d.rwh.ether_type),
            }),
            ipv6: d.has_ipv6.then(|| grh(&d.grh)),
            payload_bytes: number(d.payload_bytes),
            payload: self.payload.clone(),
            icrc: match self.status.icrc_result {
                rx::Icrc::Absent => Icrc::Absent,
                rx::Icrc::Good => Icrc::Good,
                rx::Icrc::Bad => Icrc::Bad,
            },
            vcrc_good: !self.status.vcrc,
            errors: errors(&self.status),
        }
    }
}

fn lrh(lrh: &header::Lrh) -> Lrh {
    Lrh {
        vl: number(lrh.vl),
        lver: number(lrh.lver),
        sl: number(lrh.sl),
        lnh: number(lrh.lnh),
        dlid: number(lrh.dlid),
        pkt_len: number(lrh.pkt_len),
        slid: number(lrh.slid),
    }
}

fn grh(grh: &header::Grh) -> Grh {
    Grh {
        ip_ver: number(grh.ip_ver),
        t_class: number(grh.t_class),
        flow_label: number(grh.flow_label),
        pay_len: number(grh.pay_len),
        nxt_hdr: number(grh.nxt_hdr),
        hop_lmt: number(grh.hop_lmt),
        sgid: gid(&grh.sgid),
        dgid: gid(&grh.dgid),
    }
}

fn bth(d: &Descriptor) -> Bth {
    Bth {
        opcode: number(d.bth.opcode),
        service: d.service.name(),
        operation: d.operation.name(),
        se: d.bth.se.into(),
        mig_req: d.bth.mig_req.into(),
        pad_cnt: number(d.bth.pad_cnt),
        t_ver: number(d.bth.t_ver),
        p_key: number(d.bth.p_key),
        fecn: d.bth.fecn.into(),
        becn: d.bth.becn.into(),
        dest_qp: number(d.bth.dest_qp),
        ack_req: d.bth.ack_req.into(),
        psn: number(d.bth.psn),
    }
}

fn errors(status: &rx::Status) -> ErrorSet {
    let failed = status.failed();
    let bits = (0..failed.len()).filter(|&i| failed[i]);
    ErrorSet::from_bits(bits.fold(0, |all, i| all | 1 << i))
}

fn gid(gid: &Words<4, 32>) -> u128 {
    let dwords = gid.words().iter().rev();
    dwords.fold(0, |all, &dword| all << 32 | u128::from(dword))
}

/// A field of `W` bits in a type that has at least as many.
fn number<T: TryFrom<u64>, const W: usize>(field: Word<W>) -> T {
    match T::try_from(field.value()) {
        Ok(value) => value,
        Err(_) => unreachable!("a field of {W} bits is wider than its type in the model"),
    }
}
