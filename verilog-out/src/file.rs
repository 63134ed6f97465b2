//! The modules of one file, equal ones shared.

use crate::build::{build, Body};
use crate::connect::straight;
use crate::design::Module;
use crate::emit::PortDirection;
use crate::error::EmitError;
use crate::expr::NetId;
use crate::foreign::Foreign;
use crate::leaf;
use crate::module::{contents, header, placeholder, variables, Edges, PortLine};
use crate::names;
use crate::options::{Options, ResetPolarity, ResetStyle};
use crate::register::recognise;
use crate::scope::Role;
use crate::top;
use rust_hdl::core::ast::Verilog as Hdl;
use rust_hdl::core::atom::AtomKind;
use std::collections::{BTreeMap, BTreeSet};

/// A distinct module of the file.
pub(crate) struct Unique {
    wanted: String,
    /// What the block says of itself, or empty.
    pub about: String,
    /// Port list and contents, other modules by placeholder.
    pub body: String,
    /// Width of the widest port, to tell namesakes apart.
    pub widest: usize,
}

impl Unique {
    /// The name without a distinguishing suffix.
    pub fn plain(&self) -> &str {
        self.wanted.trim_start_matches(MARK)
    }
}

pub(crate) struct File<'a> {
    pub options: &'a Options,
    pub descriptions: &'a BTreeMap<String, String>,
    /// Children before parents, the top last.
    pub modules: Vec<Unique>,
    /// What black boxes and wrappers bring along.
    pub foreign: Foreign,
}

/// What a parent needs to know about a child.
pub(crate) struct Built {
    /// Placeholder, or the real name of a black box.
    module: String,
    pub ports: Vec<PortLine>,
    /// rust-hdl's port names to Verilog's.
    port_names: BTreeMap<String, String>,
    /// Inputs that reset registers asynchronously.
    resets: BTreeSet<String>,
}

impl<'a> File<'a> {
    pub fn new(options: &'a Options, descriptions: &'a BTreeMap<String, String>) -> Self {
        File {
            options,
            descriptions,
            modules: Vec::new(),
            foreign: Foreign::default(),
        }
    }

    fn add(&mut self, module: &Module, body: String, ports: &[PortLine]) -> String {
        let (wanted, about) = wanted(module);
        let known = self.modules.iter().position(|m| {
            code(&m.body) == code(&body) && (m.wanted == wanted || !self.marked(&wanted))
        });
        let number = known.unwrap_or_else(|| {
            let widest = ports.iter().map(|p| p.width).max().unwrap_or(0);
            self.modules.push(Unique {
                wanted,
                about,
                body,
                widest,
            });
            self.modules.len() - 1
        });
        placeholder(number)
    }

    /// Names from a `module:` marker start with this until the file is put together.
    fn marked(&self, wanted: &str) -> bool {
        wanted.starts_with(MARK)
    }

    pub fn top(&mut self, module: &Module) -> Result<Built, EmitError> {
        let unsupported = |expression: &str, what| {
            Err(EmitError::Unsupported {
                module: module.path.clone(),
                expression: expression.to_string(),
                what,
            })
        };
        let built = match &module.hdl {
            Hdl::Combinatorial(_) | Hdl::Empty => self.block(module, true),
            Hdl::Blackbox(black) => unsupported(&black.name, "a black box as the top"),
            _ if self.options.reset_polarity == ResetPolarity::ActiveLow => unsupported(
                &self.options.reset_port,
                "an active-low reset of a top in Verilog text",
            ),
            _ => self.module(module),
        }?;
        self.foreign.meets(&module.instance)?;
        Ok(built)
    }

    fn module(&mut self, module: &Module) -> Result<Built, EmitError> {
        match &module.hdl {
            Hdl::Combinatorial(_) | Hdl::Empty => self.block(module, false),
            Hdl::Custom(text) => self.leaf(module, text),
            Hdl::Wrapper(wrapper) => {
                self.foreign.define(module, &wrapper.cores)?;
                self.leaf(module, &wrapper.code)
            }
            Hdl::Blackbox(black) => {
                self.foreign.black_box(module, &black.name)?;
                self.foreign.define(module, &black.code)?;
                let ports = leaf_ports(module, &BTreeMap::new(), &BTreeSet::new());
                let port_names = ports
                    .iter()
                    .map(|p| (p.name.clone(), p.name.clone()))
                    .collect();
                Ok(Built {
                    module: black.name.clone(),
                    ports,
                    port_names,
                    resets: BTreeSet::new(),
                })
            }
        }
    }

    fn leaf(&mut self, module: &Module, text: &str) -> Result<Built, EmitError> {
        if !module.children.is_empty() {
            return Err(EmitError::Unsupported {
                module: module.path.clone(),
                expression: module.instance.clone(),
                what: "custom Verilog in a block with children",
            });
        }
        self.foreign.instantiate(module, text);
        let names = leaf::renames(module.atoms.iter().map(|a| a.name.clone()));
        let signals: Vec<String> = module.atoms.iter().map(|a| a.name.clone()).collect();
        let reg = leaf::procedural(text, &signals);
        let ports = leaf_ports(module, &names, &reg);
        let mut declared = String::new();
        for atom in module.atoms.iter() {
            let name = &names[&atom.name];
            match atom.kind {
                AtomKind::LocalSignal => {
                    let kind = if reg.contains(&atom.name) {
                        "reg"
                    } else {
                        "wire"
                    };
                    declared.push_str(&format!(
                        "  {kind} {}{name};\n",
                        crate::print::range(atom.width)
                    ));
                }
                AtomKind::Constant => {
                    let value = crate::literal::verilog(&atom.value, atom.width);
                    declared.push_str(&format!(
                        "  localparam {}{name} = {value};\n",
                        crate::print::range(atom.width)
                    ));
                }
                AtomKind::InputParameter | AtomKind::OutputParameter | AtomKind::InOutParameter => {
                }
                _ => {
                    return Err(EmitError::Unsupported {
                        module: module.path.clone(),
                        expression: atom.name.clone(),
                        what: "a signal of this kind",
                    })
                }
            }
        }
        if !declared.is_empty() {
            declared.push('\n');
        }
        let code = leaf::indent(&leaf::rename(text, &names), "  ");
        let body = format!("{}\n{declared}{code}", header(&ports));
        let module = self.add(module, body, &ports);
        Ok(Built {
            module,
            ports,
            port_names: names,
            resets: BTreeSet::new(),
        })
    }

    fn block(&mut self, module: &Module, is_top: bool) -> Result<Built, EmitError> {
        let edge = if is_top {
            top::plan(module, self.options)?
        } else {
            top::Plan::default()
        };
        let body = build(module, &edge.names, &edge.reserved)?;
        let mut children = BTreeMap::new();
        let mut resets = BTreeSet::new();
        for (index, child) in module.children.iter().enumerate() {
            if recognise(child)?.is_some() {
                continue;
            }
            let built = self.module(child)?;
            self.child_resets(&body, index, &built.resets, &mut resets)?;
            children.insert(index, (built.module, built.port_names));
        }
        if self.options.reset_style == ResetStyle::Asynchronous {
            for item in &body.registers {
                if let Some(reset) = &item.reset {
                    self.straight_reset(&body, reset, &mut resets)?;
                }
            }
        }
        let (ports, edges) = self.ports(&body, &edge);
        let text = contents(&body, &edges, self.options, &children)?;
        let port_names = body
            .scope
            .nets
            .iter()
            .zip(&body.nets)
            .map(|(net, (name, _))| (net.flat.clone(), name.clone()))
            .collect();
        let module = self.add(module, header(&ports) + "\n" + &text, &ports);
        Ok(Built {
            module,
            ports,
            port_names,
            resets,
        })
    }

    fn straight_reset(
        &self,
        body: &Body,
        reset: &crate::expr::Expr,
        resets: &mut BTreeSet<String>,
    ) -> Result<(), EmitError> {
        let input = |id: &NetId| body.scope.nets[*id].role == Role::Input;
        match straight(&body.scope, reset).filter(input) {
            Some(id) => {
                resets.insert(body.scope.nets[id].flat.clone());
                Ok(())
            }
            None => Err(EmitError::ResetFromLogic {
                module: body.scope.path.clone(),
                signal: self.options.reset_port.clone(),
            }),
        }
    }

    fn child_resets(
        &self,
        body: &Body,
        child: usize,
        ports: &BTreeSet<String>,
        resets: &mut BTreeSet<String>,
    ) -> Result<(), EmitError> {
        for instance in body.instances.iter().filter(|i| i.child == child) {
            for connection in instance
                .connections
                .iter()
                .filter(|c| ports.contains(&c.port))
            {
                self.straight_reset(body, &connection.expr, resets)?;
            }
        }
        Ok(())
    }

    fn ports(&self, body: &Body, plan: &top::Plan) -> (Vec<PortLine>, Edges) {
        let reg = variables(body);
        let mut ports = Vec::new();
        let mut edges = Edges::default();
        for (id, net) in body.scope.nets.iter().enumerate() {
            let direction = match net.role {
                Role::Input => PortDirection::Input,
                Role::Output => PortDirection::Output,
                Role::Inout => PortDirection::Inout,
                _ => continue,
            };
            let input = direction == PortDirection::Input;
            let inner = &body.nets[id].0;
            match plan.ports.get(&net.flat) {
                Some(top::Edge::Plain) | None => ports.push(PortLine {
                    name: inner.clone(),
                    direction,
                    reg: reg.contains(&id),
                    width: net.width,
                    comment: plan
                        .ports
                        .get(&net.flat)
                        .and_then(|_| self.descriptions.get(inner))
                        .cloned()
                        .unwrap_or_default(),
                }),
                Some(top::Edge::Inverted(name)) => {
                    edges.inner.insert(id);
                    edges.assigns.push((inner.clone(), format!("!{name}")));
                    ports.push(self.outer(name, PortDirection::Input, 1));
                }
                Some(top::Edge::Split(leaves)) => {
                    edges.inner.insert(id);
                    for leaf in leaves {
                        ports.push(self.outer(&leaf.name, direction, leaf.width));
                        if !input {
                            let names = crate::print::Names {
                                nets: &body.nets,
                                variants: &BTreeMap::new(),
                                signals: &body.scope.nets,
                                used: Default::default(),
                            };
                            edges
                                .assigns
                                .push((leaf.name.clone(), names.bits(id, leaf.lo, leaf.width)));
                        }
                    }
                    if input {
                        let joined: Vec<&str> =
                            leaves.iter().rev().map(|l| l.name.as_str()).collect();
                        edges
                            .assigns
                            .push((inner.clone(), format!("{{{}}}", joined.join(", "))));
                    }
                }
            }
        }
        (ports, edges)
    }

    fn outer(&self, name: &str, direction: PortDirection, width: usize) -> PortLine {
        let comment = self.descriptions.get(name).cloned().unwrap_or_default();
        PortLine {
            name: name.to_string(),
            direction,
            reg: false,
            width,
            comment,
        }
    }
}

/// A text without its remarks, which differ where the same bits are fields of different structs.
fn code(text: &str) -> String {
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines
        .map(|line| {
            line.split_once("  // ")
                .map_or(line, |(code, _)| code)
                .to_string()
                + "\n"
        })
        .collect()
}

/// Marks names that the design gives, as against names taken from a field.
const MARK: char = '\u{3}';

/// `module:<name>` in the block's timing, or the name of the field that holds it; and the line that the block gives
/// about itself as the only input of that entry.
fn wanted(module: &Module) -> (String, String) {
    let markers = module.timing.iter();
    let marker = markers
        .filter_map(|t| Some((t.name.strip_prefix("module:")?, t.inputs.first())))
        .next();
    match marker {
        Some((name, about)) => (
            format!("{MARK}{}", names::identifier(name)),
            about.cloned().unwrap_or_default(),
        ),
        None => (names::base(&module.instance), String::new()),
    }
}

fn leaf_ports(
    module: &Module,
    names: &BTreeMap<String, String>,
    reg: &BTreeSet<String>,
) -> Vec<PortLine> {
    module
        .atoms
        .iter()
        .filter_map(|atom| {
            let direction = match atom.kind {
                AtomKind::InputParameter => PortDirection::Input,
                AtomKind::OutputParameter => PortDirection::Output,
                AtomKind::InOutParameter => PortDirection::Inout,
                _ => return None,
            };
            Some(PortLine {
                name: names.get(&atom.name).unwrap_or(&atom.name).clone(),
                direction,
                reg: reg.contains(&atom.name) && direction == PortDirection::Output,
                width: atom.width,
                comment: String::new(),
            })
        })
        .collect()
}
