//! The store, and the game service over it, in one binary so that an edit is linked once.

mod folder;

mod clocks;
mod conduct;
mod credentials;
mod damaged;
mod examined;
mod foreign;
mod games;
mod keeping;
mod killing;
mod locked;
mod notices;
mod offers;
mod own_content;
mod people;
mod seen;
mod small_saves;
