//! Bidirectional ports: which of them are one wire.

use crate::error::EmitError;
use crate::expr::{Expr, NetId};
use crate::scope::{Role, Scope};
use std::collections::{BTreeMap, BTreeSet};

/// Bidirectional ports of children that are the same wire as another port: the wire's. Every one is linked to something.
pub(crate) fn tied(
    scope: &Scope,
    ties: &[(NetId, NetId)],
) -> Result<BTreeMap<NetId, Expr>, EmitError> {
    let inouts = (0..scope.nets.len()).filter(|id| scope.is_inout(*id));
    let mut wires: Vec<BTreeSet<NetId>> = inouts.map(|id| BTreeSet::from([id])).collect();
    for (a, b) in ties {
        let of = |id| wires.iter().position(|wire| wire.contains(id));
        if let (Some(i), Some(j)) = (of(a), of(b)) {
            if i != j {
                let moved = wires.remove(i.max(j));
                wires[i.min(j)].extend(moved);
            }
        }
    }
    let mut out = BTreeMap::new();
    for wire in wires {
        let mut ids = wire.into_iter();
        // The block's own signals come first.
        let Some(first) = ids.next() else { continue };
        let mut alone = true;
        for id in ids {
            if scope.nets[id].role == Role::Inout {
                return Err(EmitError::Unsupported {
                    module: scope.path.clone(),
                    expression: format!("link {} {}", scope.name(first), scope.name(id)),
                    what: "a bidirectional link of two ports of one block",
                });
            }
            alone = false;
            out.insert(id, scope.read(first));
        }
        if alone {
            return Err(EmitError::Unsupported {
                module: scope.path.clone(),
                expression: scope.name(first),
                what: "a bidirectional port that is linked to nothing",
            });
        }
    }
    Ok(out)
}
