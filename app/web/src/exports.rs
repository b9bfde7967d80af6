//! The functions that the browser calls, and the one that it provides.
//!
//! A function exported from WebAssembly needs a name that the compiler does not change. Two
//! functions of one name would be undefined behaviour, so the attribute for this counts as unsafe,
//! and so does declaring an import. Nothing else here is unsafe: this side never follows a pointer.
//! The worker writes into the memory reserved for it, reads from there, and calls one function at a
//! time.
//!
//! Four functions and one import are less than a binding generator would bring: a dependency, a
//! tool of the same version that edits the compiler's output, and a script.
#![allow(unsafe_code, reason = "exported and imported names; see above")]

use std::sync::Mutex;

use service::locked;

use crate::{Message, Program};

#[link(wasm_import_module = "worker")]
unsafe extern "C" {
    /// Milliseconds since 1970; the clock advances during a call.
    safe fn now() -> f64;
}

/// The message passed in either direction.
static MESSAGE: Mutex<Vec<u8>> = Mutex::new(Vec::new());

static PROGRAM: Mutex<Option<Program>> = Mutex::new(None);

fn clock() -> f64 {
    now()
}

/// Reserves room for a message of this many bytes and returns its address; existing bytes stay.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    let mut message = locked(&MESSAGE);
    message.resize(length, 0);
    message.as_mut_ptr()
}

/// Starts or restarts the program from the message. Returns whether the message was understood.
#[unsafe(no_mangle)]
extern "C" fn begin() -> u32 {
    let begun = Message::read(&locked(&MESSAGE));
    let begun = begun.map(|begun| Program::new(begun.head, clock));
    let understood = begun.is_ok();
    *locked(&PROGRAM) = begun.ok();
    u32::from(understood)
}

/// Answers the message. Returns the length of the answer, which replaces it; 0 if the message was
/// not understood.
#[unsafe(no_mangle)]
extern "C" fn answer() -> usize {
    let asked = Message::read(&locked(&MESSAGE));
    let program = locked(&PROGRAM);
    let told = program.as_ref().zip(asked.ok()).map(|(program, asked)| program.answer(&asked));
    left(told.map_or_else(Vec::new, |told| told.written()))
}

/// Thinks for this many milliseconds. Returns the length of the message with the result.
#[unsafe(no_mangle)]
extern "C" fn think(milliseconds: f64) -> usize {
    let program = locked(&PROGRAM);
    let told = program.as_ref().map(|program| program.think(milliseconds));
    left(told.map_or_else(Vec::new, |told| told.written()))
}

fn left(message: Vec<u8>) -> usize {
    let length = message.len();
    *locked(&MESSAGE) = message;
    length
}
