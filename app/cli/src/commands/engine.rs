use std::io::{BufWriter, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::json;

use crate::failure::Failure;
use crate::lines::{Line, next_line};
use crate::places::ContentPlace;

/// How many lines are read ahead of the replies, and so how far away a cancellation is noticed.
const AHEAD: usize = 64;

/// Speak the engine protocol: one JSON request a line on standard input, one JSON reply a line on
/// standard output.
///
/// A bad request gets {"ok":false,"error":"…"} and changes nothing. The engine exits at the end of
/// the input. docs/research/protocol.md describes every request.
#[derive(Args, Debug)]
#[command(after_help = "Example:
  printf '%s\\n' '{\"do\":\"new\",\"game\":\"pocket-mars\",\"seed\":7}' '{\"do\":\"choices\"}' | soloist engine")]
pub(crate) struct Engine {
    #[command(flatten)]
    pub(super) content: ContentPlace,
}

impl Engine {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let progress = Arc::new(Progress::default());
        let clock = Clock { end: None, progress: Arc::clone(&progress) };
        let mut engine = protocol::Engine::with_watch(self.content.catalog()?, Box::new(clock));
        let (sender, lines) = sync_channel(AHEAD);
        let reading = Arc::clone(&progress);
        std::thread::spawn(move || read(&sender, &reading));
        let mut out = BufWriter::new(std::io::stdout());
        for line in lines {
            progress.answered.fetch_add(1, Ordering::Relaxed);
            let reply = match line? {
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
        Ok(())
    }
}

/// Progress of reading and replying, as line numbers from 1.
#[derive(Default)]
struct Progress {
    /// The line being processed.
    answered: AtomicU64,
    /// The last line that asked to cancel the computations before it.
    canceled: AtomicU64,
}

/// Reads lines while others are processed, so that a cancellation is noticed at once.
fn read(sender: &SyncSender<std::io::Result<Line>>, progress: &Progress) {
    let mut input = std::io::stdin().lock();
    for number in 1.. {
        let line = next_line(&mut input, play::MOST_BYTES);
        if let Ok(Line::Bytes(bytes)) = &line
            && std::str::from_utf8(bytes).is_ok_and(protocol::Engine::is_cancel)
        {
            progress.canceled.store(number, Ordering::Relaxed);
        }
        let last = !matches!(line, Ok(Line::Bytes(_) | Line::TooLong));
        if sender.send(line).is_err() || last {
            return;
        }
    }
}

/// The time limit of a computation.
struct Clock {
    end: Option<Instant>,
    progress: Arc<Progress>,
}

impl protocol::Watch for Clock {
    fn begin(&mut self, limit: Option<Duration>) {
        self.end = limit.and_then(|limit| Instant::now().checked_add(limit));
    }

    fn is_over(&self) -> bool {
        self.end.is_some_and(|end| Instant::now() >= end)
    }

    fn is_canceled(&self) -> bool {
        let answered = self.progress.answered.load(Ordering::Relaxed);
        self.progress.canceled.load(Ordering::Relaxed) > answered
    }

    fn tell(&mut self, line: &str) {
        // If the reader is gone, writing the reply will fail.
        let mut out = std::io::stdout().lock();
        let _ = writeln!(out, "{line}").and_then(|()| out.flush());
    }
}

fn refusal(why: &str) -> String {
    json!({ "ok": false, "error": why }).to_string()
}
