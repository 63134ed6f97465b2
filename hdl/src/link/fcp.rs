//! The flow-control packet and what its checks found.

#![allow(
    missing_docs,
    reason = "rust-hdl's LogicStruct derives a method without a doc"
)]

use crate::about::described;
use crate::prim::Word;
use rust_hdl::prelude::*;

described! {
    /// A flow-control packet without its LPCRC (FACTS 5.1).
    #[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
    pub struct Fcp {
        /// 0 normal, 1 while the link initializes.
        pub op: Word<4>,
        /// Blocks sent on the VL, modulo 4096.
        pub fctbs: Word<12>,
        /// The VL that it is about.
        pub vl: Word<4>,
        /// Blocks that may be sent on the VL in all, modulo 4096.
        pub fccl: Word<12>,
    }
}

described! {
    /// One bit for each check of a link packet that failed (`docs/link.md`).
    #[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
    pub struct FcpErrors {
        /// The LPCRC is wrong, or the packet ends where none can.
        pub lpcrc: Bit,
        /// Op is neither 0 nor 1.
        pub op: Bit,
        /// It is not six bytes long.
        pub length: Bit,
        /// VL 15, or one that is not operational.
        pub vl: Bit,
        /// The link said that the packet ended bad.
        pub link_error: Bit,
    }
}

described! {
    /// What a link packet says: the fields that arrived, the others zero. It counts when no bit of `errors` is set.
    #[derive(Clone, Copy, Debug, Default, PartialEq, LogicStruct)]
    pub struct FcpResult {
        /// 0 normal, 1 while the link initializes.
        pub op: Word<4>,
        /// Blocks sent on the VL, modulo 4096.
        pub fctbs: Word<12>,
        /// The VL that it is about.
        pub vl: Word<4>,
        /// Blocks that may be sent on the VL in all, modulo 4096.
        pub fccl: Word<12>,
        /// The checks that failed.
        pub errors: FcpErrors,
    }
}
