//! Chores of this repository, as `cargo xtask <command>`.
//!
//! | module | what it does |
//! | --- | --- |
//! | [`command`] | reads the command line |
//! | [`repo`] | finds the files: crates, games, documents |
//! | [`rust_source`] | tells code from comments and strings |
//! | [`rules`] | joins rule text, code and tests by rule id |
//! | [`tidy`] | checks every file, manifest and document of the repository |
//! | [`gate`] | runs every test, and everything else that must hold |
//! | [`supply_chain`] | checks dependencies: licences, known vulnerabilities, yanked versions |
//! | [`book`] | builds the documents as a book |
//! | [`bless`] | rewrites expected output |
//! | [`calibration`] | calibrates win probabilities |
//! | [`training`] | trains models |
//! | [`page_bench`] | measures how fast tables respond in a browser |
//! | [`screenshots`] | takes the pictures of the documents in a browser |
//! | [`web`] | builds the whole program for a browser, as a folder of files |
//! | [`release`] | builds what a version consists of: programs, packages, image, wheel |
//! | [`i18n`] | compares the messages used in code with those of every language |
//! | [`packages`] | installs system packages |
//!
//! Everything that `rules` and `tidy` check is a `#[test]` too, so `cargo test` is the whole gate.

mod bless;
mod book;
mod calibration;
mod command;
mod gate;
mod i18n;
mod packages;
mod page_bench;
mod release;
mod repo;
mod rules;
mod rust_source;
mod screenshots;
mod supply_chain;
mod tidy;
mod training;
mod web;
mod wheel;

use std::process::ExitCode;

use command::Command;
use repo::Repo;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let command = match Command::parse(&arguments) {
        Ok(command) => command,
        Err(why) => {
            eprintln!("{why}; see cargo xtask --help");
            return ExitCode::from(2);
        }
    };
    match run(&command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: &Command) -> Result<(), String> {
    let repo = Repo::here();
    match command {
        Command::Help => {
            print!("{}", command::HELP);
            Ok(())
        }
        Command::Rules { game } => rules::print_game(&repo, game),
        Command::Rule { id } => rules::print_rule(&repo, id),
        Command::Test { extent } => gate::run(&repo, *extent),
        Command::SupplyChain => supply_chain::run(&repo),
        Command::LookUp { folder } => supply_chain::look_up(&repo, folder),
        Command::PageBench { quick } => page_bench::run(&repo, *quick),
        Command::Screenshots { sheet } => screenshots::run(&repo, sheet.as_deref()),
        Command::Book => book::run(&repo),
        Command::Bless => bless::run(&repo),
        Command::Calibrate { game } => calibration::run(&repo, game),
        Command::Train { game, file } => training::run(&repo, game, file.as_deref()),
        Command::Tidy => tidy::run(&repo),
        Command::Web { folder } => web::run(&repo, folder.as_deref()),
        Command::Wheel => wheel::run(&repo),
        Command::Release { parts } => release::run(&repo, parts),
        Command::I18n => i18n::run(&repo),
    }
}
