//! The subcommands, one file each.

pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod completions;
pub(crate) mod content;
pub(crate) mod doctor;
pub(crate) mod engine;
pub(crate) mod games;
pub(crate) mod host;
pub(crate) mod play;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod sim;

use clap::Subcommand;
use i18n::Locale;

use crate::failure::Failure;

/// The subcommands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(serve::Serve),
    Host(host::Host),
    Play(play::Play),
    Games(games::GamesCommand),
    Backup(backup::Backup),
    Restore(backup::Restore),
    Engine(engine::Engine),
    Sim(sim::Sim),
    Bench(bench::Bench),
    Rules(rules::Rules),
    Content(content::Content),
    Doctor(doctor::Doctor),
    Completions(completions::Completions),
    #[command(hide = true)]
    ManPages(completions::ManPages),
}

impl Command {
    /// The command with the arguments before its name, such as `soloist --data DIR play`. Arguments
    /// after the name take precedence.
    pub(crate) fn with(mut self, before: serve::Serve) -> Result<Command, Failure> {
        match (&mut self, before.addr) {
            (Command::Serve(serve), Some(address)) => {
                serve.addr.get_or_insert(address);
            }
            (Command::Doctor(doctor), Some(address)) => {
                doctor.addr.get_or_insert(address);
            }
            (_, Some(_)) => {
                return Err(Failure::wrong("--addr: only the browser table has an address"));
            }
            (_, None) => {}
        }
        match &mut self {
            Command::Serve(serve) => serve.lan |= before.lan,
            _ if before.lan => {
                return Err(Failure::wrong("--lan: only the browser table is seen by the network"));
            }
            _ => {}
        }
        if before.language.language.is_some() {
            let Some(language) = self.language() else {
                return Err(Failure::wrong("--language: this command speaks English"));
            };
            *language = language.or(before.language.language);
        }
        let (data, content) = match &mut self {
            Command::Serve(serve) => (Some(&mut serve.data.data), Some(&mut serve.content.content)),
            Command::Play(play) => (Some(&mut play.data.data), Some(&mut play.content.content)),
            Command::Games(games) => (Some(&mut games.data.data), Some(&mut games.data.content)),
            Command::Backup(backup) => (Some(&mut backup.data.data), None),
            Command::Restore(restore) => (Some(&mut restore.data.data), None),
            Command::Engine(engine) => (None, Some(&mut engine.content.content)),
            Command::Sim(sim) => (None, Some(&mut sim.content.content)),
            Command::Bench(bench) => (None, Some(&mut bench.content.content)),
            Command::Content(content) => (content.data(), None),
            Command::Doctor(doctor) => (Some(&mut doctor.data.data), None),
            Command::Rules(_)
            | Command::Host(_)
            | Command::Completions(_)
            | Command::ManPages(_) => (None, None),
        };
        let given =
            [("--data", before.data.data, data), ("--content", before.content.content, content)];
        for (name, folder, place) in given {
            match (folder, place) {
                (None, _) => {}
                (Some(folder), Some(place)) => {
                    place.get_or_insert(folder);
                }
                (Some(_), None) => {
                    return Err(Failure::wrong(format!("{name}: this command does not use it")));
                }
            }
        }
        Ok(self)
    }

    /// The language of a command for players; `None` for the others, which speak English.
    fn language(&mut self) -> Option<&mut Option<Locale>> {
        match self {
            Command::Serve(serve) => Some(&mut serve.language.language),
            Command::Play(play) => Some(&mut play.language.language),
            Command::Games(games) => Some(&mut games.data.language),
            Command::Backup(backup) => Some(&mut backup.language.language),
            Command::Restore(restore) => Some(&mut restore.language.language),
            Command::Rules(rules) => Some(&mut rules.language.language),
            Command::Doctor(doctor) => Some(&mut doctor.language.language),
            Command::Host(_)
            | Command::Engine(_)
            | Command::Sim(_)
            | Command::Bench(_)
            | Command::Content(_)
            | Command::Completions(_)
            | Command::ManPages(_) => None,
        }
    }

    /// Runs the command. `whole` is the declaration of all commands.
    pub(crate) fn run(self, whole: fn() -> clap::Command) -> Result<(), Failure> {
        match self {
            Command::Serve(serve) => serve.run(),
            Command::Host(host) => host.run(),
            Command::Play(play) => play.run(),
            Command::Games(games) => games.run(),
            Command::Backup(backup) => backup.run(),
            Command::Restore(restore) => restore.run(),
            Command::Engine(engine) => engine.run(),
            Command::Sim(sim) => sim.run(),
            Command::Bench(bench) => bench.run(),
            Command::Rules(rules) => rules.run(),
            Command::Content(content) => content.run(),
            Command::Doctor(doctor) => doctor.run(),
            Command::Completions(completions) => completions.run(whole()),
            Command::ManPages(pages) => pages.run(whole()),
        }
    }
}
