//! What a kernel assigns and reads, and in which order: latches, early reads, and which signals must
//! share one `always` block.

use crate::error::EmitError;
use crate::expr::{Expr, NetId};
use crate::kernel::{Assign, At, Stmt};
use crate::literal::mask;
use crate::scope::{Role, Scope};
use num_bigint::BigUint;
use num_traits::Zero;
use std::collections::{BTreeMap, BTreeSet};

/// Signals that are driven together, in order of first assignment.
#[derive(Debug)]
pub(crate) struct Groups {
    pub groups: Vec<BTreeSet<NetId>>,
}

/// Checks a kernel and divides the signals it drives.
///
/// A signal has a block of its own, unless some other one reads it between two of its assignments:
/// then only one block in program order gives the value that the Rust simulation gives.
pub(crate) fn analyse(scope: &Scope, body: &[Stmt]) -> Result<Groups, EmitError> {
    let mut order = Vec::new();
    let mut positions = BTreeMap::new();
    number(body, &mut 0, &mut order, &mut positions);
    let mut flow = Flow {
        scope,
        positions,
        position: 0,
        assigned: BTreeMap::new(),
        conditions: Vec::new(),
        pairs: Vec::new(),
        reads_of: BTreeSet::new(),
        early: Vec::new(),
    };
    flow.block(body)?;
    for id in &order {
        let full = mask(0, scope.nets[*id].width);
        if flow.assigned.get(id) != Some(&full) {
            return Err(EmitError::Latch {
                module: scope.path.clone(),
                signal: scope.name(*id),
            });
        }
    }
    let mut groups: Vec<BTreeSet<NetId>> = order.iter().map(|id| BTreeSet::from([*id])).collect();
    for (a, b) in &flow.pairs {
        let at = |groups: &[BTreeSet<NetId>], id| groups.iter().position(|g| g.contains(id));
        if let (Some(i), Some(j)) = (at(&groups, a), at(&groups, b)) {
            if i != j {
                let moved = groups.remove(i.max(j));
                groups[i.min(j)].extend(moved);
            }
        }
    }
    let groups = merge_cycles(groups, &flow.reads_of);
    // Inside one block a read before the first write would see the value of the last run.
    for read in &flow.early {
        let together = groups
            .iter()
            .any(|g| g.contains(&read.0) && g.contains(&read.1));
        if together {
            return Err(EmitError::ReadBeforeWrite {
                module: scope.path.clone(),
                signal: scope.name(read.0),
            });
        }
    }
    Ok(Groups { groups })
}

/// Groups that read each other, directly or through others, become one: as two blocks they would
/// look like a loop, and the kernel's order shows that they are none.
fn merge_cycles(
    groups: Vec<BTreeSet<NetId>>,
    reads: &BTreeSet<(NetId, NetId)>,
) -> Vec<BTreeSet<NetId>> {
    let group_of: BTreeMap<NetId, usize> = groups
        .iter()
        .enumerate()
        .flat_map(|(i, group)| group.iter().map(move |id| (*id, i)))
        .collect();
    let mut edges = vec![BTreeSet::new(); groups.len()];
    for (target, read) in reads {
        if let (Some(from), Some(to)) = (group_of.get(target), group_of.get(read)) {
            edges[*from].insert(*to);
        }
    }
    let reach: Vec<BTreeSet<usize>> = (0..groups.len())
        .map(|start| {
            let mut seen = BTreeSet::new();
            let mut open = vec![start];
            while let Some(at) = open.pop() {
                open.extend(edges[at].iter().filter(|next| seen.insert(**next)));
            }
            seen
        })
        .collect();
    let mut out: Vec<(usize, BTreeSet<NetId>)> = Vec::new();
    for (index, group) in groups.into_iter().enumerate() {
        let partner = out
            .iter_mut()
            .find(|(first, _)| reach[*first].contains(&index) && reach[index].contains(first));
        match partner {
            Some((_, known)) => known.extend(group),
            None => out.push((index, group)),
        }
    }
    out.into_iter().map(|(_, group)| group).collect()
}

/// First and last assignment of each signal, as positions in program order.
type Positions = BTreeMap<NetId, (usize, usize)>;

fn number(body: &[Stmt], position: &mut usize, order: &mut Vec<NetId>, positions: &mut Positions) {
    for stmt in body {
        *position += 1;
        match stmt {
            Stmt::Assign(assign) => {
                let entry = positions.entry(assign.target).or_insert_with(|| {
                    order.push(assign.target);
                    (*position, *position)
                });
                entry.1 = *position;
            }
            Stmt::If(_, then, otherwise) => {
                number(then, position, order, positions);
                number(otherwise, position, order, positions);
            }
            Stmt::Case(_, arms, default) => {
                for (_, arm) in arms {
                    number(arm, position, order, positions);
                }
                number(
                    default.as_deref().unwrap_or_default(),
                    position,
                    order,
                    positions,
                );
            }
        }
    }
}

/// Bits that are certainly assigned, per signal.
type Assigned = BTreeMap<NetId, BigUint>;

struct Flow<'a> {
    scope: &'a Scope,
    positions: Positions,
    position: usize,
    assigned: Assigned,
    /// Reads of the conditions around the current statement.
    conditions: Vec<Vec<Read>>,
    /// Target and any signal that it depends on.
    reads_of: BTreeSet<(NetId, NetId)>,
    /// Target and the signal it reads between two assignments.
    pairs: Vec<(NetId, NetId)>,
    /// Signal read before its first assignment, and the target that reads it.
    early: Vec<(NetId, NetId)>,
}

#[derive(Debug, Clone, Copy)]
struct Read {
    net: NetId,
    kind: ReadKind,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum ReadKind {
    /// No assignment follows: the value read is the final one.
    Final,
    /// Assignments come only later: at rest the value read is the final one, from the last pass.
    Early,
    /// Between two assignments.
    Between,
}

impl Flow<'_> {
    fn reads(&self, expr: &Expr) -> Result<Vec<Read>, EmitError> {
        let mut reads = Vec::new();
        let mut undefined = None;
        expr.reads(&mut |net, lo, width| {
            let role = self.scope.nets[net].role;
            let Some((first, last)) = self.positions.get(&net) else {
                return;
            };
            let kind = match (*first < self.position, *last >= self.position) {
                (true, true) => ReadKind::Between,
                (false, _) => ReadKind::Early,
                (true, false) => ReadKind::Final,
            };
            if kind == ReadKind::Between {
                let bits = mask(lo, width);
                let have = self.assigned.get(&net).cloned().unwrap_or_default();
                // An input of a child reads as the settled value, never as what was just written.
                if have & &bits != bits || matches!(role, Role::ChildInput(_)) {
                    undefined = Some(net);
                }
            }
            reads.push(Read { net, kind });
        });
        match undefined {
            Some(net) => Err(EmitError::ReadBeforeWrite {
                module: self.scope.path.clone(),
                signal: self.scope.name(net),
            }),
            None => Ok(reads),
        }
    }

    fn block(&mut self, body: &[Stmt]) -> Result<(), EmitError> {
        for stmt in body {
            self.position += 1;
            match stmt {
                Stmt::Assign(assign) => self.assign(assign)?,
                Stmt::If(test, then, otherwise) => {
                    let reads = self.reads(test)?;
                    self.branches(reads, &[then, otherwise])?;
                }
                Stmt::Case(test, arms, default) => {
                    let reads = self.reads(test)?;
                    let arms = arms.iter().map(|(_, body)| body).chain(default.as_ref());
                    let arms: Vec<&Vec<Stmt>> = arms.collect();
                    self.branches(reads, &arms)?;
                }
            }
        }
        Ok(())
    }

    fn branches(&mut self, reads: Vec<Read>, bodies: &[&Vec<Stmt>]) -> Result<(), EmitError> {
        self.conditions.push(reads);
        let before = self.assigned.clone();
        let mut after: Option<Assigned> = None;
        for body in bodies {
            self.assigned = before.clone();
            self.block(body)?;
            after = Some(match after {
                None => self.assigned.clone(),
                Some(known) => known
                    .into_iter()
                    .filter_map(|(id, bits)| self.assigned.get(&id).map(|b| (id, b & bits)))
                    .collect(),
            });
        }
        self.assigned = after.unwrap_or(before);
        self.conditions.pop();
        Ok(())
    }

    fn assign(&mut self, assign: &Assign) -> Result<(), EmitError> {
        let mut reads = self.reads(&assign.value)?;
        if let At::Index(index) = &assign.at {
            reads.extend(self.reads(index)?);
        }
        reads.extend(self.conditions.iter().flatten());
        for read in reads {
            self.reads_of.insert((assign.target, read.net));
            match read.kind {
                ReadKind::Between => self.pairs.push((assign.target, read.net)),
                ReadKind::Early => self.early.push((read.net, assign.target)),
                ReadKind::Final => {}
            }
        }
        let have = self
            .assigned
            .entry(assign.target)
            .or_insert_with(BigUint::zero);
        if let At::Bits(lo) = assign.at {
            *have |= mask(lo, assign.value.width);
        }
        Ok(())
    }
}

/// The statements that drive `group`, with the conditions around them.
pub(crate) fn slice(body: &[Stmt], group: &BTreeSet<NetId>) -> Vec<Stmt> {
    let mut out = Vec::new();
    for stmt in body {
        match stmt {
            Stmt::Assign(assign) => {
                if group.contains(&assign.target) {
                    out.push(stmt.clone());
                }
            }
            Stmt::If(test, then, otherwise) => {
                let (then, otherwise) = (slice(then, group), slice(otherwise, group));
                if !then.is_empty() || !otherwise.is_empty() {
                    out.push(Stmt::If(test.clone(), then, otherwise));
                }
            }
            Stmt::Case(test, arms, default) => {
                let arms: Vec<_> = arms
                    .iter()
                    .map(|(label, arm)| (label.clone(), slice(arm, group)))
                    .collect();
                let default = default.as_ref().map(|arm| slice(arm, group));
                let empty = arms.iter().all(|(_, arm)| arm.is_empty())
                    && default.as_ref().is_none_or(|arm| arm.is_empty());
                if !empty {
                    out.push(Stmt::Case(test.clone(), arms, default));
                }
            }
        }
    }
    if let [target] = group.iter().collect::<Vec<_>>()[..] {
        drop_overwritten(&mut out, *target);
    }
    out
}

/// Assignments that an unconditional one replaces in whole have no effect.
fn drop_overwritten(body: &mut Vec<Stmt>, target: NetId) {
    let last_whole = body.iter().rposition(|stmt| match stmt {
        Stmt::Assign(Assign {
            at: At::Bits(0),
            value,
            ..
        }) => {
            let mut own = false;
            value.reads(&mut |id, _, _| own |= id == target);
            !own && covers_all(body, value.width)
        }
        _ => false,
    });
    if let Some(index) = last_whole {
        body.drain(..index);
    }
}

/// Whether `width` is that of the widest assignment, which is the whole signal or a field at bit 0.
fn covers_all(body: &[Stmt], width: usize) -> bool {
    fn top(body: &[Stmt]) -> usize {
        body.iter()
            .map(|stmt| match stmt {
                Stmt::Assign(Assign {
                    at: At::Bits(lo),
                    value,
                    ..
                }) => lo + value.width,
                Stmt::Assign(_) => usize::MAX,
                Stmt::If(_, then, otherwise) => top(then).max(top(otherwise)),
                Stmt::Case(_, arms, default) => {
                    let arms = arms.iter().map(|(_, arm)| top(arm)).max().unwrap_or(0);
                    arms.max(default.as_deref().map_or(0, top))
                }
            })
            .max()
            .unwrap_or(0)
    }
    width >= top(body)
}
