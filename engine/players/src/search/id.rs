//! The numbers of nodes.

/// The number of a node in its tree.
pub(super) type Id = u32;

/// Stands for no node.
pub(super) const NONE: Id = Id::MAX;
