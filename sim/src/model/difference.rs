//! Where two decoded packets differ: how the hardware is held against the model.

use std::fmt;

use serde_json::Value;

use super::decoded::Decoded;

/// The first field, in the order of the packet, in which two decoded packets differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldDifference {
    /// Path of the field: `bth.psn`, or `payload[17]` for a payload byte.
    pub field: String,
    /// Its value in the packet that was asked; `null` when it is absent there.
    pub left: String,
    /// Its value in the other packet.
    pub right: String,
}

impl fmt::Display for FieldDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} against {}", self.field, self.left, self.right)
    }
}

impl Decoded {
    /// The first field in which `other` differs; `None` exactly when the two are equal.
    pub fn difference(&self, other: &Self) -> Option<FieldDifference> {
        if self == other {
            return None;
        }
        first_difference("", &self.tree(), &other.tree())
    }

    /// Every field by name, also those that the JSON of the command leaves out.
    fn tree(&self) -> Value {
        // Only a map with keys that are not strings, or a Serialize that reports an error, could fail here.
        let mut tree = serde_json::to_value(self).expect("a decoded packet is plain data");
        if let Some(raw) = self.raw {
            tree["raw"]["reserved"] = raw.reserved.into();
        }
        tree["payload"] = self.payload.clone().into();
        tree
    }
}

fn first_difference(path: &str, left: &Value, right: &Value) -> Option<FieldDifference> {
    if left == right {
        return None;
    }
    match (left, right) {
        (Value::Object(fields), Value::Object(others)) => fields.iter().find_map(|(name, left)| {
            let dot = if path.is_empty() { "" } else { "." };
            let right = others.get(name).unwrap_or(&Value::Null);
            first_difference(&format!("{path}{dot}{name}"), left, right)
        }),
        (Value::Array(bytes), Value::Array(others)) if path == "payload" => {
            let at = (0..).find(|&at| bytes.get(at) != others.get(at))?;
            let byte = |side: &[Value]| side.get(at).cloned().unwrap_or_default();
            first_difference(&format!("{path}[{at}]"), &byte(bytes), &byte(others))
        }
        _ => Some(FieldDifference {
            field: path.to_owned(),
            left: left.to_string(),
            right: right.to_string(),
        }),
    }
}
