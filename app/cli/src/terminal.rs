//! The front end for a terminal and for pipes.
//!
//! Output is whole lines of words and numbers, nothing is ever redrawn, and through a pipe there
//! are no escape codes and no prompts, so that a screen reader or a script can follow. At a
//! terminal the line can be edited and completed, and the screen is cleared between two players of
//! a hot-seat game.

mod bot_turns;
mod command;
mod commands;
mod end;
mod front_end;
mod guide;
mod input;
mod interrupt;
mod option_dialog;
mod output;
mod overrides;
mod question;
mod review;
mod seat_dialog;
mod text;

pub(crate) use command::MOST_ANALYSED;
pub(crate) use front_end::FrontEnd;
pub(crate) use input::Input;
pub(crate) use interrupt::Interrupt;
pub(crate) use option_dialog::ask_settings;
pub(crate) use output::Output;
pub(crate) use review::{evaluate, review_lines};
pub(crate) use seat_dialog::{ask_players, read_players};
pub(crate) use text::outline_lines;
