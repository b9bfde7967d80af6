//! The store and the desk over it, in one binary so that an edit is linked once.

mod folder;

mod damaged;
mod desk;
mod foreign;
mod keeping;
mod killing;
mod locked;
