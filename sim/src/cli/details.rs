//! What else the headers of a packet say, in few words.

use std::net::Ipv6Addr;

use super::report::Shown;
use crate::model::{Bth, Decoded, Grh};

/// The name that the sample gives the packet, then the extended headers in the order of the packet, then the GIDs.
pub(super) fn details(packet: &Shown) -> String {
    let mut parts = Vec::new();
    parts.extend(packet.origin.name.map(|name| format!("[{name}]")));
    let Decoded {
        grh,
        bth,
        deth,
        reth,
        atomic_eth,
        aeth,
        atomic_ack_eth,
        imm_dt,
        ieth,
        rdeth,
        xrceth,
        feth,
        ipv6,
        ..
    } = &packet.decoded;
    parts.extend(bth.as_ref().and_then(flags));
    parts.extend(rdeth.map(|ee| format!("EEContext {ee:#x}")));
    parts.extend(deth.map(|h| format!("Q_Key {:#x} SrcQP {:#x}", h.q_key, h.src_qp)));
    parts.extend(xrceth.map(|srq| format!("XRCSRQ {srq:#x}")));
    parts.extend(feth.map(|h| format!("PLT {} SEL {}", h.plt, h.sel)));
    parts.extend(reth.map(|h| format!("VA {:#x} R_Key {:#x} DMALen {}", h.va, h.r_key, h.dma_len)));
    parts.extend(atomic_eth.map(|h| {
        format!(
            "VA {:#x} R_Key {:#x} SwapAdd {:#x} Compare {:#x}",
            h.va, h.r_key, h.swap_add, h.compare
        )
    }));
    parts.extend(aeth.map(|h| format!("Syndrome {:#04x} MSN {}", h.syndrome, h.msn)));
    parts.extend(atomic_ack_eth.map(|h| format!("OrigData {:#x}", h.orig_data)));
    parts.extend(imm_dt.map(|imm_dt| format!("ImmDt {imm_dt:#x}")));
    parts.extend(ieth.map(|r_key| format!("R_Key {r_key:#x}")));
    parts.extend(grh.or(*ipv6).as_ref().map(gids));
    parts.join(" ")
}

/// The flags of the BTH that are set.
fn flags(bth: &Bth) -> Option<String> {
    let flags = [
        ("SE", bth.se),
        ("AckReq", bth.ack_req),
        ("FECN", bth.fecn),
        ("BECN", bth.becn),
    ];
    let set: Vec<_> = flags.iter().filter(|(_, bit)| *bit == 1).collect();
    let names: Vec<_> = set.iter().map(|(name, _)| *name).collect();
    (!names.is_empty()).then(|| names.join(" "))
}

fn gids(grh: &Grh) -> String {
    let (sgid, dgid) = (Ipv6Addr::from(grh.sgid), Ipv6Addr::from(grh.dgid));
    format!("{sgid} > {dgid}")
}
