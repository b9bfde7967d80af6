//! An owner's content files: mutations of ours and arbitrary benefits are refused with errors or
//! make games that can be played to the end. Nothing panics.

mod fuzz;

use conformance::fuzz::{OwnersFiles, begun, changed, for_a_while};
use fuzz::{eager, furnished, play_on};
use game_core::{Choices, Dice, Draw, Game, GameInfo, NoSink};
use weather_machine::{Content, Frame, WeatherMachine};

const FILES: OwnersFiles<WeatherMachine> =
    OwnersFiles { odd: "\"bot + bot + bot | breakthrough\"", play: play_two };

fn play_two(content: &'static Content, dice: &mut Dice) {
    content.warnings();
    content.nesting();
    for _ in 0..2 {
        play(begun(content, dice), dice);
    }
}

/// Plays a game to its end; now and then everybody gets many pieces.
fn play(mut game: WeatherMachine, dice: &mut Dice) {
    let mut choices = Choices::default();
    for _ in 0..game.max_steps() {
        if game.state().frames.top() == Some(Frame::UseTile) && dice.below(3) == 0 {
            game = furnished(&game, dice);
        }
        if dice.below(40) == 0 {
            play_on(&game, 3, dice);
        }
        game.choices(&mut choices);
        let Some(choice) = eager(&choices, dice) else { return };
        game.apply_unchecked(choice, &mut NoSink);
        assert_eq!(game.audit(), Vec::<String>::new());
    }
    panic!("more than {} entries", game.max_steps());
}

#[test]
fn odd_files_are_accepted_or_refused_as_expected() {
    let deep = format!("x = {}1{}", "[".repeat(20_000), "]".repeat(20_000));
    let deep_table = format!("[{}]\n", "a.".repeat(20_000) + "a");
    let row =
        |table: &str, id: &str, change: &str| format!("[[{table}]]\nid = \"{id}\"\n{change}\n");
    let many_parts = format!("parts = \"{}\"", "green ".repeat(300));
    FILES.odd_ones(&[
        ("goals.toml", deep),
        ("goals.toml", deep_table),
        ("goals.toml", "\u{feff}tile = 5".into()),
        ("extreme_weather.toml", row("tile", "XW01", &many_parts)),
        ("extreme_weather.toml", row("tile", "XW01", "spaces = \"-;-;-;-;-\"")),
        ("extreme_weather.toml", row("tile", "XW01", "science = 99999999999999999999")),
        ("numbers.toml", "[actions]\ninitiative = \"-\"\n".into()),
        ("numbers.toml", "[pieces]\nawards = 256\n".into()),
        (
            "goals.toml",
            (1..=36)
                .map(|n| row("tile", &format!("GO{n:02}"), "condition = \"most papers\""))
                .collect(),
        ),
        ("other.toml", "a = 1\n".into()),
    ]);
}

#[test]
fn a_mutated_file_is_refused_in_words_or_makes_games_that_end() {
    FILES.mutated();
}

#[test]
fn extreme_numbers_make_games_that_end() {
    FILES.extreme();
}

/// Random benefits, in the language of benefits, on every space, slot and tile; cycles are
/// included.
#[test]
fn made_up_benefits_make_games_that_end() {
    for_a_while(2, |dice| {
        let owner = changed::<WeatherMachine>(|line| invented(line, dice));
        assert!(FILES.accepted(&owner, dice), "these are legal: {:?}", Content::load(&owner));
    });
}

/// The same benefit everywhere, so that it leads to itself.
#[test]
fn rings_of_benefits_make_games_that_end() {
    let mut dice = Dice::new(7);
    for ring in [
        "bot",
        "bot + bot + bot",
        "research + research + bot",
        "breakthrough + breakthrough + bot",
        "publish + breakthrough | research + publish + bot",
        "sell + free_experiment + research | bot + workshop + publish",
        "voucher any 9 + part 9 + chemical 9",
    ] {
        let change = |line: &str| match line.split_once(" = ") {
            Some((field @ ("benefit" | "reward"), _)) => format!("{field} = \"{ring}\""),
            Some(("spaces", value)) if value.starts_with('"') => {
                format!("spaces = \"{ring}; {ring}\"")
            }
            _ => line.into(),
        };
        let owner = changed::<WeatherMachine>(change);
        let start = std::time::Instant::now();
        for _ in 0..4 {
            assert!(FILES.accepted(&owner, &mut dice), "{ring}: {:?}", Content::load(&owner));
        }
        println!("{ring}: {:?}", start.elapsed());
    }
}

/// The line with random benefits in place of its own, if it has any.
fn invented(line: &str, dice: &mut Dice) -> String {
    match line.split_once(" = ") {
        Some((field @ ("benefit" | "reward"), _)) => {
            format!("{field} = \"{}\"", benefit(dice))
        }
        Some(("spaces", value)) if value.starts_with('"') => {
            let count = 1 + dice.below(4);
            let spaces: Vec<String> = (0..count).map(|_| benefit(dice)).collect();
            format!("spaces = \"{}\"", spaces.join("; "))
        }
        _ => line.into(),
    }
}

fn benefit(dice: &mut Dice) -> String {
    if dice.below(6) == 0 {
        return "-".into();
    }
    let some = |dice: &mut Dice, one: fn(&mut Dice) -> String, between: &str| {
        let count = 1 + dice.below(6).saturating_sub(3).min(2);
        (0..count).map(|_| one(dice)).collect::<Vec<_>>().join(between)
    };
    let gains = |dice: &mut Dice| {
        let count = 1 + dice.below(6).saturating_sub(3);
        (0..count.min(3)).map(|_| gain(dice)).collect::<Vec<_>>().join(" + ")
    };
    some(dice, gains, " | ")
}

fn gain(dice: &mut Dice) -> String {
    let number = 1 + if dice.below(3) == 0 { dice.below(9) } else { dice.below(2) };
    match dice.below(18) {
        0 => format!("voucher any {number}"),
        1 => format!("voucher science {number}"),
        2 => format!("part {number}"),
        3 => format!("chemical {number}"),
        4 | 5 => "bot".into(),
        6 => "workshop".into(),
        7 => "fund any".into(),
        8 => "fund lab".into(),
        9 => "investment".into(),
        10 => format!("cp {number}"),
        11 => format!("end_cp {number}"),
        12 => "sell".into(),
        13 => "experiment".into(),
        14 => "free_experiment".into(),
        15 => "publish".into(),
        16 => "research".into(),
        _ => "breakthrough".into(),
    }
}
