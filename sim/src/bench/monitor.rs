//! Watches one output stream.

use super::BenchError;

/// Takes what a port offers when it is ready, and sees that an offer stays until it is taken.
#[derive(Debug)]
pub(super) struct Monitor<T> {
    port: &'static str,
    waiting: Option<T>,
}

impl<T: Clone + PartialEq> Monitor<T> {
    pub fn new(port: &'static str) -> Self {
        Self {
            port,
            waiting: None,
        }
    }

    /// One cycle: what is offered, and whether it is taken. Gives what moved.
    pub fn cycle(
        &mut self,
        cycle: u64,
        offer: Option<T>,
        ready: bool,
    ) -> Result<Option<T>, BenchError> {
        if self.waiting.is_some() && self.waiting != offer {
            return Err(BenchError::Unstable {
                cycle,
                port: self.port,
            });
        }
        self.waiting = if ready { None } else { offer.clone() };
        Ok(offer.filter(|_| ready))
    }
}
