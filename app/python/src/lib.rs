//! The native half of the Python package: one game by the protocol, many as numbers.
//!
//! No rule and no form is written here. `One` is `play::Engine`, `Many` is `batch::AnyBatch`;
//! arrays belong to the caller, and Python may run on other threads while positions are stepped.

mod many;
mod one;

use pyo3::prelude::*;

use many::Many;
use one::One;

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("GAMES", batch::GAMES.to_vec())?;
    module.add_class::<One>()?;
    module.add_class::<Many>()
}
