//! The native half of the Python package: one game by the protocol, many as numbers, and
//! simulations.
//!
//! No rule and no form is written here. `ProtocolEngine` is `protocol::Engine`, `VecEnv` is `batch::DynBatch`, `Sim`
//! is `lab::Simulation`; arrays belong to the caller, and Python may run on other threads while
//! positions are stepped and games are played.

mod arrays;
mod protocol_engine;
mod sim;
mod vec_env;

use game_core::ValidationError;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use protocol_engine::ProtocolEngine;
use sim::{Sim, SimResult};
use vec_env::{VecEnv, open_vec_env};

/// A Python exception with all validation errors as one text.
fn refused(objections: Vec<ValidationError>) -> PyErr {
    let lines: Vec<String> = objections.iter().map(ToString::to_string).collect();
    wrong(&lines.join("; "))
}

fn wrong(what: &str) -> PyErr {
    PyValueError::new_err(what.to_string())
}

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("GAMES", batch::games())?;
    module.add_function(wrap_pyfunction!(open_vec_env, module)?)?;
    module.add_class::<ProtocolEngine>()?;
    module.add_class::<VecEnv>()?;
    module.add_class::<Sim>()?;
    module.add_class::<SimResult>()
}
