//! Every command, one file each.

pub(crate) mod bench;
pub(crate) mod content;
pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod play;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod sim;

use clap::Subcommand;

use crate::failure::Failure;

/// What can be done.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(serve::Serve),
    Play(play::Play),
    Games(games::Games),
    Engine(engine::Engine),
    Sim(sim::Sim),
    Bench(bench::Bench),
    Rules(rules::Rules),
    Content(content::Content),
}

impl Command {
    /// Carries it out.
    pub(crate) fn run(self) -> Result<(), Failure> {
        match self {
            Command::Serve(serve) => serve.run(),
            Command::Play(play) => play.run(),
            Command::Games(games) => games.run(),
            Command::Engine(engine) => engine.run(),
            Command::Sim(sim) => sim.run(),
            Command::Bench(bench) => bench.run(),
            Command::Rules(rules) => rules.run(),
            Command::Content(content) => content.run(),
        }
    }
}
