//! The native half of the Python package: one game by the protocol, many as numbers, and games
//! between bots.
//!
//! No rule and no form is written here. `One` is `play::Engine`, `Many` is `batch::DynBatch`, `Sim`
//! is `lab::Simulation`; arrays belong to the caller, and Python may run on other threads while
//! positions are stepped and games are played.

mod arrays;
mod many;
mod one;
mod sim;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use table::ValidationError;

use many::{Many, open_many};
use one::One;
use sim::{Shown, Sim};

/// What is wrong, as one text.
fn refused(objections: Vec<ValidationError>) -> PyErr {
    let lines: Vec<String> = objections.iter().map(ToString::to_string).collect();
    wrong(&lines.join("; "))
}

fn wrong(what: &str) -> PyErr {
    PyValueError::new_err(what.to_string())
}

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("GAMES", batch::GAMES.to_vec())?;
    module.add_function(wrap_pyfunction!(open_many, module)?)?;
    module.add_class::<One>()?;
    module.add_class::<Many>()?;
    module.add_class::<Sim>()?;
    module.add_class::<Shown>()
}
