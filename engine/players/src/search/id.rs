//! Node numbers.

/// The number of a node in its tree.
pub(super) type Id = u32;

/// No node.
pub(super) const NONE: Id = Id::MAX;
