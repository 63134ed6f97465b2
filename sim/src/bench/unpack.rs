//! Structs of the hardware from the ports that the export splits them into: one port per field, in the order of the fields.

use ibhdl::header::{
    Aeth, AtomicAckEth, AtomicEth, Bth, Descriptor, Deth, Extended, Feth, Grh, Ieth, ImmDt, Lrh,
    Operation, Rdeth, Reth, Rwh, Service, Xrceth,
};
use ibhdl::prim::{Word, Words};
use ibhdl::rx::{Icrc, Status};

/// A value made of the next ports.
pub(super) trait Unpack: Sized {
    /// Takes as many ports as the type has; `None` where a port is missing or has a code that stands for nothing.
    fn unpack<'a>(ports: &mut impl Iterator<Item = &'a [u32]>) -> Option<Self>;
}

impl Unpack for bool {
    fn unpack<'a>(ports: &mut impl Iterator<Item = &'a [u32]>) -> Option<Self> {
        Some(*ports.next()?.first()? == 1)
    }
}

impl<const W: usize> Unpack for Word<W> {
    fn unpack<'a>(ports: &mut impl Iterator<Item = &'a [u32]>) -> Option<Self> {
        let words = ports.next()?.iter().rev();
        let value = words.fold(0, |all, &word| all << 32 | u64::from(word));
        Some(value.into())
    }
}

impl<const N: usize> Unpack for Words<N, 32> {
    fn unpack<'a>(ports: &mut impl Iterator<Item = &'a [u32]>) -> Option<Self> {
        let words: [u32; N] = ports.next()?.try_into().ok()?;
        Some(words.into())
    }
}

/// All variants in the order of their codes.
macro_rules! enums {
    ($($name:ident { $($variant:ident),* $(,)? })*) => {$(
        impl Unpack for $name {
            fn unpack<'a>(ports: &mut impl Iterator<Item = &'a [u32]>) -> Option<Self> {
                const ALL: &[$name] = &[$($name::$variant),*];
                let code = usize::try_from(*ports.next()?.first()?).ok()?;
                ALL.get(code).copied()
            }
        }

        #[cfg(test)]
        impl tests::Listed for $name {
            fn listed() -> Vec<String> {
                vec![$(concat!(stringify!($name), "::", stringify!($variant)).to_string()),*]
            }
        }
    )*};
}

/// All fields in the order in which the struct has them.
macro_rules! structs {
    ($($name:ident { $($field:ident),* $(,)? })*) => {$(
        impl Unpack for $name {
            fn unpack<'a>(ports: &mut impl Iterator<Item = &'a [u32]>) -> Option<Self> {
                Some(Self { $($field: Unpack::unpack(ports)?),* })
            }
        }

        #[cfg(test)]
        impl tests::Listed for $name {
            fn listed() -> Vec<String> {
                vec![$(stringify!($field).to_string()),*]
            }
        }
    )*};
}

enums! {
    Service { Rc, Uc, Rd, Ud, Cnp, Xrc, Manufacturer }
    Operation {
        Reserved, SendFirst, SendMiddle, SendLast, SendLastImm, SendOnly, SendOnlyImm, WriteFirst, WriteMiddle, WriteLast,
        WriteLastImm, WriteOnly, WriteOnlyImm, ReadRequest, ReadResponseFirst, ReadResponseMiddle, ReadResponseLast,
        ReadResponseOnly, Acknowledge, AtomicAcknowledge, CmpSwap, FetchAdd, Resync, SendLastInvalidate, SendOnlyInvalidate,
        Flush, AtomicWrite, Cnp, CnpRoce, Manufacturer,
    }
    Icrc { Absent, Good, Bad }
}

structs! {
    Descriptor {
        has_lrh, has_rwh, has_ipv6, has_grh, has_bth, lrh, rwh, grh, bth, service, operation, eth, payload_bytes,
    }
    Lrh { vl, lver, sl, lnh, dlid, pkt_len, slid }
    Rwh { resv, ether_type }
    Grh { ip_ver, t_class, flow_label, pay_len, nxt_hdr, hop_lmt, sgid, dgid }
    Bth { opcode, se, mig_req, pad_cnt, t_ver, p_key, fecn, becn, dest_qp, ack_req, psn }
    Extended {
        has_rdeth, has_deth, has_xrceth, has_feth, has_reth, has_atomic_eth, has_aeth, has_atomic_ack_eth, has_imm_dt,
        has_ieth, rdeth, deth, xrceth, feth, reth, atomic_eth, aeth, atomic_ack_eth, imm_dt, ieth,
    }
    Rdeth { ee_context }
    Deth { q_key, src_qp }
    Xrceth { xrc_srq }
    Feth { sel, plt }
    Reth { va, r_key, dma_len }
    AtomicEth { va, r_key, swap_add, compare }
    Aeth { syndrome, msn }
    AtomicAckEth { orig_data }
    ImmDt { imm_dt }
    Ieth { r_key }
    Status {
        truncated, length, pkt_len_min, pkt_len_max, lver, vl15, grh_ip_ver, grh_nxt_hdr, grh_pay_len, t_ver,
        reserved_opcode, payload_rule, icrc, vcrc, link_error, icrc_result, bytes, payload_bytes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rust_hdl::core::type_descriptor::TypeKind;
    use rust_hdl::prelude::Synth;

    /// What the lists above say.
    pub(super) trait Listed {
        fn listed() -> Vec<String>;
    }

    fn same<T: Synth + Listed>() {
        let has = match T::descriptor().kind {
            TypeKind::Composite(fields) => fields.into_iter().map(|f| f.fieldname).collect(),
            TypeKind::Enum(variants) => variants,
            other => panic!("{other:?}"),
        };
        assert_eq!(T::listed(), has);
    }

    #[test]
    fn lists_are_complete_and_in_order() {
        same::<Service>();
        same::<Operation>();
        same::<Icrc>();
        same::<Descriptor>();
        same::<Lrh>();
        same::<Rwh>();
        same::<Grh>();
        same::<Bth>();
        same::<Extended>();
        same::<Rdeth>();
        same::<Deth>();
        same::<Xrceth>();
        same::<Feth>();
        same::<Reth>();
        same::<AtomicEth>();
        same::<Aeth>();
        same::<AtomicAckEth>();
        same::<ImmDt>();
        same::<Ieth>();
        same::<Status>();
    }

    #[test]
    fn a_code_without_a_variant_is_nothing() {
        assert_eq!(Icrc::unpack(&mut [&[2][..]].into_iter()), Some(Icrc::Bad));
        assert_eq!(Icrc::unpack(&mut [&[3][..]].into_iter()), None);
        assert_eq!(
            Word::<40>::unpack(&mut [&[1, 2][..]].into_iter()),
            Some(0x2_0000_0001.into())
        );
    }
}
