//! What can be wrong with a link packet (FACTS 7.1).

use std::fmt;

/// A check that a link packet failed, in the order of its bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FcpError {
    Lpcrc,
    Op,
    Length,
    Vl,
    LinkError,
}

impl FcpError {
    pub const ALL: [Self; 5] = [
        Self::Lpcrc,
        Self::Op,
        Self::Length,
        Self::Vl,
        Self::LinkError,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Lpcrc => "lpcrc",
            Self::Op => "op",
            Self::Length => "length",
            Self::Vl => "vl",
            Self::LinkError => "link_error",
        }
    }
}

/// The checks that a link packet failed. None: it counts.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct FcpErrorSet(u8);

impl FcpErrorSet {
    /// As the five bits, bit 0 first.
    pub const fn bits(self) -> u8 {
        self.0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn contains(self, error: FcpError) -> bool {
        self.0 & 1 << error as u8 != 0
    }

    /// The failed checks, by bit number.
    pub fn iter(self) -> impl Iterator<Item = FcpError> {
        let all = FcpError::ALL.into_iter();
        all.filter(move |&error| self.contains(error))
    }
}

impl FromIterator<FcpError> for FcpErrorSet {
    fn from_iter<I: IntoIterator<Item = FcpError>>(errors: I) -> Self {
        Self(
            errors
                .into_iter()
                .fold(0, |set, error| set | 1 << error as u8),
        )
    }
}

impl fmt::Debug for FcpErrorSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(FcpError::name))
            .finish()
    }
}
