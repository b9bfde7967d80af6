use std::io::{BufWriter, Write as _};

use clap::Args;
use serde_json::json;

use crate::failure::Failure;
use crate::lines::{Line, next_line};
use crate::places::ContentPlace;

/// Speak the engine protocol: one JSON request a line on standard input, one JSON reply a line on
/// standard output.
///
/// A bad request gets {"ok":false,"error":"…"} and changes nothing. The end of the input ends the
/// engine. docs/protocol.md describes every request.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  printf '%s\\n' '{\"do\":\"new\",\"game\":\"pocket-mars\",\"seed\":7}' '{\"do\":\"choices\"}' | soloist engine")]
pub(crate) struct Engine {
    #[command(flatten)]
    content: ContentPlace,
}

impl Engine {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut engine = play::Engine::new(self.content.library()?);
        let mut input = std::io::stdin().lock();
        let mut out = BufWriter::new(std::io::stdout().lock());
        loop {
            let reply = match next_line(&mut input, play::MOST_BYTES)? {
                Line::End => return Ok(()),
                Line::TooLong => {
                    refusal(&format!("a request has at most {} bytes", play::MOST_BYTES))
                }
                Line::Bytes(bytes) => match std::str::from_utf8(&bytes) {
                    Ok(line) => engine.reply(line),
                    Err(_) => refusal("the request is no UTF-8 text"),
                },
            };
            writeln!(out, "{reply}")?;
            out.flush()?;
        }
    }
}

fn refusal(why: &str) -> String {
    json!({ "ok": false, "error": why }).to_string()
}
