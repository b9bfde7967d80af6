//! The face for a terminal, and for a pipe.
//!
//! Everything is whole lines of words and numbers, nothing is ever redrawn, and through a pipe
//! there are no escape codes and no prompts, so that a screen reader or a script can follow. At a
//! terminal the line can be edited and completed, and the screen is cleared between two players of
//! a hot-seat game.

mod analysing;
mod asking;
mod command;
mod end;
mod face;
mod guide;
mod input;
mod interrupt;
mod obey;
mod output;
mod overrides;
mod question;
mod seating;
mod thinking;
mod words;

pub(crate) use analysing::{evaluate, review_lines};
pub(crate) use asking::ask_settings;
pub(crate) use command::MOST_ANALYSED;
pub(crate) use face::Face;
pub(crate) use input::Input;
pub(crate) use interrupt::Interrupt;
pub(crate) use output::Output;
pub(crate) use seating::{ask_players, read_players};
pub(crate) use words::outline_lines;
