//! What a browser calls, and the one thing that is called of it.
//!
//! A function that WebAssembly exports needs a name that the compiler leaves alone. Two functions of
//! one name would be undefined behaviour, so the attribute that says so counts as unsafe, and so does
//! declaring what is imported. That is all that is unsafe here: no pointer is ever followed by this
//! side. The worker writes into memory that it was given a place in, and reads from there; it calls
//! one function at a time.
//!
//! Four functions and one that is imported are less than a binding generator would bring: a
//! dependency, a program of the same version that edits what the compiler made, and a script.
#![allow(unsafe_code, reason = "exported and imported names; see above")]

use std::sync::Mutex;

use service::locked;

use crate::{Message, Program};

#[link(wasm_import_module = "worker")]
unsafe extern "C" {
    /// Milliseconds since 1970, which go on within a call.
    safe fn now() -> f64;
}

/// The message that is passed on.
static MESSAGE: Mutex<Vec<u8>> = Mutex::new(Vec::new());

static PROGRAM: Mutex<Option<Program>> = Mutex::new(None);

fn clock() -> f64 {
    now()
}

/// Makes room for a message of so many bytes, and says where it is; what is there already stays.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    let mut message = locked(&MESSAGE);
    message.resize(length, 0);
    message.as_mut_ptr()
}

/// Begins with the message, anew if it had begun. Returns whether it was understood.
#[unsafe(no_mangle)]
extern "C" fn begin() -> u32 {
    let begun = Message::read(&locked(&MESSAGE));
    let begun = begun.map(|begun| Program::new(begun.head, clock));
    let understood = begun.is_ok();
    *locked(&PROGRAM) = begun.ok();
    u32::from(understood)
}

/// Answers the message. Returns how long the answer is, which lies there in its place; 0 if the
/// message was not understood.
#[unsafe(no_mangle)]
extern "C" fn answer() -> usize {
    let asked = Message::read(&locked(&MESSAGE));
    let program = locked(&PROGRAM);
    let told = program.as_ref().zip(asked.ok()).map(|(program, asked)| program.answer(&asked));
    left(told.map_or_else(Vec::new, |told| told.written()))
}

/// Thinks for so many milliseconds. Returns how long the message is that says what came of it.
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
