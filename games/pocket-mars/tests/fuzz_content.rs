//! An owner's content files: mutations of the project's files, and arbitrary abilities, are either
//! refused with errors or make games that can be played to the end. Nothing panics.

use conformance::fuzz::{OwnersFiles, file, for_a_while, play_to_the_end};
use game_core::{Choices, Dice, Draw, Game, GameInfo};
use pocket_mars::{Ability, Content, Options, PocketMars};
use serde_json::json;

const FILES: OwnersFiles<PocketMars> = OwnersFiles { odd: "\"when energy_top: draw 9\"", play };

/// Plays two games, some of which end by the round limit.
fn play(content: &'static Content, dice: &mut Dice) {
    let modes = PocketMars::modes();
    for _ in 0..2 {
        let (_, mut settings) = modes[dice.below(modes.len() as u32) as usize].clone();
        let read = Options::read(&settings, content);
        assert!(read.is_ok(), "a mode of this content cannot be played: {read:?}");
        settings.insert("round_guard".into(), json!([1, 2, 12][dice.below(3) as usize]));
        let options = Options::read(&settings, content).or(read).expect("one of them");
        let game = PocketMars::new(&options, content).expect("options that were read");
        if options.round_guard <= 100 {
            play_to_the_end(&game, Choices::pick, dice);
        }
    }
}

#[test]
fn odd_files_are_accepted_or_refused_as_expected() {
    let deep = format!("x = {}1{}", "[".repeat(20_000), "]".repeat(20_000));
    let deep_table = format!("[{}]\n", "a.".repeat(20_000) + "a");
    let inline = format!("x = {}1{}", "{ a = ".repeat(20_000), " }".repeat(20_000));
    let buildings = PocketMars::content_files().iter().find(|(name, _)| *name == "buildings.toml");
    let (_, buildings) = buildings.expect("our Buildings");
    let no_colonists = buildings.replace("holds_colonists = true", "holds_colonists = false");
    let option = |id: &str, change: &str| format!("[[option]]\nid = \"{id}\"\n{change}\n");
    FILES.odd_ones(&[
        ("cards.toml", deep),
        ("cards.toml", deep_table),
        ("cards.toml", inline),
        ("cards.toml", "\u{feff}card = 5".into()),
        ("cards.toml", "[[card]]\nid = \"AQ7\"\nvalue = 99999999999999999999\n".into()),
        ("cards.toml", "[[card]]\nid = \"AQ7\"\nvalue = 6\n".into()),
        ("cards.toml", "[[card]]\nid = \"AQ8\"\nvalue = 8\n".into()),
        ("cards.toml", "[[card]]\nid = \"AQ7\"\nhand = \"when own_here 1: launch 1\"\n".into()),
        (
            "cards.toml",
            "[[card]]\nid = \"AQ7\"\nhand = \"launch 1; launch 1; launch 1; launch 1; launch 1\"\n"
                .into(),
        ),
        ("buildings.toml", no_colonists),
        ("buildings.toml", "[[building]]\nid = \"aqualab\"\nability = \"trigger any\"\n".into()),
        ("options.toml", option("colonists", "default = 0\nmin = 0")),
        ("options.toml", option("colonists", "default = 300\nmax = 300")),
        ("options.toml", option("colonists", "default = 4")),
        ("options.toml", option("energy_top", "default = true")),
        ("options.toml", option("round_guard", "default = 0\nmin = 0")),
        ("options.toml", option("finish_round", "default = 3\nmin = 0\nmax = 9")),
        ("solo.toml", "[solo]\nupgrades = 3\n".into()),
        ("solo.toml", "[solo]\nandroid_prep = 3\n".into()),
        ("scoring.toml", "[scoring]\nship = -1\n".into()),
        ("ships.toml", "[[ship]]\nid = \"falcon_1k\"\nname = 1\n".into()),
        ("other.toml", "a = 1\n".into()),
    ]);
    let most = option("colonists", "default = 50\nmax = 50")
        + &option("star2_limit_4", "default = 255\nmax = 255")
        + &option("energy_top", "default = 255\nmax = 255");
    let most = [file("options.toml", most)];
    assert!(FILES.accepted(&most, &mut Dice::new(1)), "the most that can be counted");
}

#[test]
fn a_mutated_file_is_refused_in_words_or_makes_games_that_end() {
    FILES.mutated();
}

#[test]
fn extreme_numbers_make_games_that_end() {
    FILES.extreme();
}

/// Cards and Buildings with made-up abilities in the language of abilities.
#[test]
fn made_up_abilities_make_games_that_end() {
    for_a_while(2, |dice| {
        let mut cards = String::new();
        for colour in ["GH", "AQ", "EB", "CC", "HB"] {
            for value in 1..=7 {
                let (hand, prep) = (ability(true, true, dice), ability(false, true, dice));
                cards += &format!(
                    "[[card]]\nid = \"{colour}{value}\"\nhand = \"{hand}\"\nprep = \"{prep}\"\n"
                );
            }
        }
        let mut buildings = String::new();
        let androids =
            ["double_upgrade", "spark", "overwhelming_power", "recruitment_drive", "calculations"];
        for id in ["greenhouse", "aqualab", "energy_bank", "comms_center", "habitation"] {
            let android = androids[dice.below(5) as usize];
            let holds = id == "aqualab" || dice.below(4) > 0;
            buildings += &format!(
                "[[building]]\nid = \"{id}\"\nability = \"{}\"\nandroid = \"{android}\"\n\
                 holds_colonists = {holds}\n",
                ability(true, false, dice)
            );
        }
        let owner = [file("cards.toml", cards), file("buildings.toml", buildings)];
        assert!(FILES.accepted(&owner, dice), "these are legal: {:?}", Content::load(&owner));
    });
}

/// A made-up ability; with `trigger` it may use a Building's ability, with `nowhere` it never uses
/// `here`.
fn ability(nowhere: bool, trigger: bool, dice: &mut Dice) -> String {
    let mut pick = |words: &[&str]| words[dice.below(words.len() as u32) as usize].to_string();
    let place = |pick: &mut dyn FnMut(&[&str]) -> String| match nowhere {
        true => "any".to_string(),
        false => pick(&["any", "here"]),
    };
    let conditions = ["ship_empty", "ship 1", "energy 2", "energy_top", "hand_has blue"];
    let here = ["none_here", "own_here 1", "rival_here"];
    let mut text = match pick(&["plain", "plain", "when", "here"]).as_str() {
        "when" => format!("when {}: ", pick(&conditions)),
        "here" if !nowhere => format!("when {}: ", pick(&here)),
        _ => String::new(),
    };
    let steps: usize = pick(&["1", "1", "2", "3", "4"]).parse().expect("a number");
    for step in 0..steps {
        text += if step == 0 { "" } else { "; " };
        if pick(&["free", "free", "pay"]) == "pay" {
            text += &format!("pay {} > ", pick(&["1", "2", "9"]));
        }
        let count = pick(&["1", "1", "2", "3", "9"]);
        let effect = pick(&[
            "launch",
            "land",
            "direct",
            "upgrade",
            "downgrade",
            "shift",
            "swap_spaces",
            "relocate",
            "evict",
            "gain",
            "drain",
            "draw",
            "peek",
            "scrap",
            "trade",
            "cycle",
            "salvage",
            "swap_cards",
            "flip",
            "trigger",
        ]);
        text += &match effect.as_str() {
            "land" | "upgrade" | "downgrade" => format!("{effect} {count} {}", place(&mut pick)),
            "direct" | "shift" => format!("{effect} {count} any"),
            "swap_spaces" | "swap_cards" | "flip" => format!("{effect} any"),
            "trigger" if trigger => "trigger any".into(),
            "trigger" => "evict".into(),
            "evict" | "scrap" | "trade" | "salvage" => effect,
            _ => format!("{effect} {count}"),
        };
    }
    text.parse::<Ability>().unwrap_or_else(|_| panic!("no ability: {text}"));
    text
}
