//! From the options to a run.

use super::args::{Link, List};
use crate::bench::link::LinkConfig;
use crate::cli::failure::Failure;
use crate::model::link::Entry;

/// The run that the options ask for.
pub(super) fn config(options: &Link) -> Result<LinkConfig, Failure> {
    let given = |list: &Option<List>| list.as_ref().map(|list| list.0.clone());
    let high = given(&options.high).unwrap_or_default();
    let low = given(&options.low).unwrap_or_else(|| default_low(options.vls));
    for (name, entries) in [("--high", &high), ("--low", &low)] {
        let stranger = entries
            .iter()
            .find(|entry| usize::from(entry.vl) >= options.vls);
        if let Some(entry) = stranger {
            return Err(Failure::Usage(format!(
                "{name}: VL{} does not exist: there are {} data VLs (--vls)",
                entry.vl, options.vls
            )));
        }
    }
    let mut entries = high.iter().chain(&low);
    if options.vls > 1 && entries.all(|entry| entry.weight == 0) {
        let message = "--high, --low: no entry has a weight, so nothing would ever be sent";
        return Err(Failure::Usage(message.into()));
    }
    Ok(LinkConfig {
        high,
        low,
        limit: options.limit,
        load: options.load,
        sizes: options.sizes,
        drain: options.drain,
        loss: options.loss,
        corrupt: options.corrupt,
        seed: options.seed,
        ..LinkConfig::new(options.lanes, options.vls)
    })
}

/// Every VL once, the higher its number the more.
fn default_low(vls: usize) -> Vec<Entry> {
    let weight = |vl: u8| match vls {
        ..=4 => 8 << vl,
        8 => 8 * (vl + 1),
        _ => 4 * (vl + 1),
    };
    (0..vls as u8)
        .map(|vl| Entry {
            vl,
            weight: weight(vl),
        })
        .collect()
}
