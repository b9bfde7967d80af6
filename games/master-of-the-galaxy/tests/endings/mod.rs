//! Every ending of a game, each with the condition that identifies it and the players who aim for
//! it.

use conformance::recorded_games::Ending;
use game_core::{Choices, Dice, Draw, Game, NoSink, Outcome, Turn};
use master_of_the_galaxy::{Choice, MasterOfTheGalaxy, Part, Pile, Reason};
use serde_json::json;

/// What players prefer who aim for an ending.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Aim {
    Bases,
    Symbols,
    Starts,
    Conflicts,
}

/// All endings, each with an aim that leads there.
pub(crate) fn endings() -> Vec<(Ending<MasterOfTheGalaxy>, Aim)> {
    let ending = |name, about, seats: u8, shows, aim| {
        let settings = json!({ "seats": seats });
        let settings = settings.as_object().expect("an object").clone();
        (Ending { name, about, settings, shows }, aim)
    };
    vec![
        ending("solo_bases", "Alone: nine bases on the board.", 1, by_bases, Aim::Bases),
        ending("solo_symbols", "Alone: five symbols of a kind.", 1, by_symbols, Aim::Symbols),
        ending("solo_starts", "Alone: a second start.", 1, by_starts, Aim::Starts),
        ending("solo_no_swarms", "Alone: no swarm is left.", 1, by_no_swarms, Aim::Conflicts),
        ending("solo_home_lost", "Alone: the home is lost.", 1, by_home, Aim::Bases),
        ending("solo_tokens_out", "Alone: the last token is laid.", 1, by_tokens, Aim::Symbols),
        ending("two_players_bases", "2 players: nine bases.", 2, by_bases, Aim::Bases),
        ending("two_players_symbols", "2 players: five symbols.", 2, by_symbols, Aim::Symbols),
        ending("two_players_starts", "2 players: two starts.", 2, by_starts, Aim::Starts),
        ending("three_players_bases", "3 players: nine bases.", 3, by_bases, Aim::Bases),
        ending("three_players_symbols", "3 players: five symbols.", 3, by_symbols, Aim::Symbols),
        ending("three_players_starts", "3 players: two starts.", 3, by_starts, Aim::Starts),
        ending("four_players_bases", "4 players: nine bases.", 4, by_bases, Aim::Bases),
        ending("four_players_symbols", "4 players: five symbols.", 4, by_symbols, Aim::Symbols),
        ending("four_players_starts", "4 players: two starts.", 4, by_starts, Aim::Starts),
    ]
}

fn by(game: &MasterOfTheGalaxy, what: fn(Reason) -> bool) -> bool {
    game.state().ended.is_some_and(|ended| what(ended.by))
}

fn by_bases(game: &MasterOfTheGalaxy, _: &Outcome) -> bool {
    by(game, |by| by == Reason::Bases)
}

fn by_symbols(game: &MasterOfTheGalaxy, _: &Outcome) -> bool {
    by(game, |by| matches!(by, Reason::Symbols(_)))
}

fn by_starts(game: &MasterOfTheGalaxy, _: &Outcome) -> bool {
    by(game, |by| by == Reason::Starts)
}

fn by_no_swarms(game: &MasterOfTheGalaxy, _: &Outcome) -> bool {
    by(game, |by| by == Reason::NoSwarms)
}

fn by_home(game: &MasterOfTheGalaxy, _: &Outcome) -> bool {
    by(game, |by| by == Reason::HomeLost)
}

fn by_tokens(game: &MasterOfTheGalaxy, _: &Outcome) -> bool {
    by(game, |by| by == Reason::TokensOut)
}

/// The largest number of entries of a recorded game.
const LONG: usize = 2500;

/// A game of players with this aim; `None` if it is too long.
pub(crate) fn play(mut game: MasterOfTheGalaxy, aim: Aim, seed: u64) -> Option<Played> {
    let mut dice = Dice::keyed(seed, 0);
    let mut choices = Choices::default();
    let mut entries = Vec::new();
    while entries.len() < LONG {
        game.choices(&mut choices);
        let choice = match game.turn() {
            Turn::Over => return Some(Played { game, entries }),
            Turn::Chance => choices.pick(&mut dice)?,
            Turn::Choose(_) => {
                let weights: Vec<u32> =
                    choices.listed().iter().map(|&it| weight(&game, it, aim)).collect();
                let mut left = dice.below(weights.iter().sum());
                let mut at = 0;
                while left >= weights[at] {
                    left -= weights[at];
                    at += 1;
                }
                choices.listed()[at]
            }
        };
        entries.push(choice.to_string());
        game.apply_unchecked(choice, &mut NoSink);
    }
    None
}

/// A game that was played to its end.
pub(crate) struct Played {
    pub(crate) game: MasterOfTheGalaxy,
    pub(crate) entries: Vec<String>,
}

/// The preference of a player with this aim for an answer.
fn weight(game: &MasterOfTheGalaxy, choice: Choice, aim: Aim) -> u32 {
    use Choice::{Base, Build, Deck, Dismiss, End, Initiate, Keep, Pass, Place, Recall};
    let taken = |system| {
        game.state().swarm_on(system).is_some() || game.state().systems[system].owner.is_some()
    };
    let liked = match (aim, choice) {
        (_, End | Dismiss(_) | Recall | Pass) => return 1,
        (Aim::Bases, Place(_, of, _)) if of.part == Part::Base => 30,
        (Aim::Bases | Aim::Starts, Base(..)) => 30,
        (Aim::Bases | Aim::Starts, Build(..)) => 8,
        (Aim::Symbols, Place(_, of, _))
            if matches!(of.part, Part::Only | Part::Research | Part::Politics) =>
        {
            20
        }
        (Aim::Starts, Place(_, of, _)) if matches!(of.part, Part::Base | Part::Attack) => 30,
        (Aim::Conflicts, Initiate(_, target, _)) if taken(target) => 2000,
        (Aim::Conflicts, Place(_, of, _)) if of.part == Part::Attack => 400,
        (Aim::Conflicts, Place(_, of, _)) if of.part == Part::Politics => 40,
        (Aim::Conflicts, Deck(Pile::Conflict)) => 100,
        (Aim::Conflicts, Build(..)) => 20,
        (Aim::Symbols | Aim::Conflicts, Keep(_)) => 30,
        _ => 1,
    };
    let prior = game.prior(choice).clamp(1, 60);
    prior * prior * liked
}
