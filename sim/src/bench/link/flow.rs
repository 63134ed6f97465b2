//! When flow-control packets are due, as far as it can be told from outside.
//!
//! docs/link.md leaves open in which cycle the hardware looks at a VL. So there are two answers: a flow-control packet may be sent, and it
//! has to be.

use super::LinkSetup;
use crate::model::link::{OperationalVls, DATA_VLS};

/// Cycles between what is worked out here and the hardware's timer.
const TIMER_SLACK: u64 = 8;
/// Cycles until the hardware has looked at every VL, twice, with the way from a look to a flag.
const LOOK: u64 = 2 * DATA_VLS as u64 + 12;

#[derive(Clone, Copy, Debug, Default)]
struct Due {
    /// Last cycle in which there was a reason to send a flow-control packet.
    may: Option<u64>,
    /// Since when one has to be sent.
    must: Option<u64>,
    /// Since when the FCCL has been far enough ahead.
    ahead: Option<u64>,
    /// The FCCL sent last.
    told: u16,
}

pub(super) struct Flow {
    operational: OperationalVls,
    /// Cycles; none: no timer, or one too fast to tell one run from the next.
    period: Option<u64>,
    always: bool,
    step: u16,
    reset: u64,
    due: [Due; DATA_VLS],
    /// When the last flow-control packet left, and the one that is on its way was granted.
    left: u64,
    granted: Option<u64>,
}

impl Flow {
    pub fn new(cycle: u64, setup: &LinkSetup, operational: OperationalVls, lanes: usize) -> Self {
        let period = u64::from(setup.fcp_period).div_ceil(lanes as u64);
        let fast = setup.fcp_period > 0 && period < 2 * LOOK;
        let flagged = Due {
            may: Some(cycle),
            must: Some(cycle),
            ..Due::default()
        };
        Self {
            operational,
            period: (period > 0 && !fast).then_some(period),
            always: fast,
            step: setup.fcp_step,
            reset: cycle,
            due: [flagged; DATA_VLS],
            left: cycle,
            granted: None,
        }
    }

    /// The FCCL of every VL in this cycle.
    pub fn cycle(&mut self, cycle: u64, fccl: &[u16; DATA_VLS]) {
        let run = self.period.map(|period| (cycle - self.reset) % period);
        let may_tick = self.period.is_some_and(|period| {
            run.is_some_and(|run| run + TIMER_SLACK >= period || run <= TIMER_SLACK)
        }) && cycle > self.reset + TIMER_SLACK;
        let must_tick = run == Some(TIMER_SLACK) && cycle > self.reset + TIMER_SLACK;
        for (due, fccl) in self.due[..self.operational.count()].iter_mut().zip(fccl) {
            let ahead = (fccl + 4096 - due.told) % 4096;
            let is_ahead = self.step > 0 && ahead >= self.step;
            due.ahead = is_ahead.then(|| due.ahead.unwrap_or(cycle));
            if is_ahead || may_tick || self.always {
                due.may = Some(cycle);
            }
            if must_tick {
                due.must.get_or_insert(cycle);
            }
        }
    }

    /// A flow-control packet has been granted.
    pub fn granted(&mut self, cycle: u64) {
        self.granted = Some(cycle);
    }

    /// The flow-control packet that was granted leaves, and is seen to be one for `vl`. Gives whether there was a reason for it.
    pub fn leaves(&mut self, cycle: u64, granted: u64, vl: u8, fccl: u16) -> bool {
        self.left = cycle;
        self.granted = None;
        let Some(due) = self.due.get_mut(usize::from(vl)) else {
            return false;
        };
        let reason = due.may.is_some();
        due.told = fccl;
        due.may = due.may.filter(|may| may + LOOK >= granted);
        due.must = due.must.filter(|must| *must > granted + 2 * TIMER_SLACK);
        due.ahead = None;
        reason
    }

    /// Whether a flow-control packet had to be due in that cycle.
    pub fn was_overdue(&self, cycle: u64) -> bool {
        let long_ago = |since: u64| since + LOOK <= cycle;
        self.granted.is_none()
            && long_ago(self.left)
            && self.due[..self.operational.count()]
                .iter()
                .any(|due| due.must.is_some_and(long_ago) || due.ahead.is_some_and(long_ago))
    }
}
