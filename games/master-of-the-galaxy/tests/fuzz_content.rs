//! An owner's content files: mutations of the project's files are either refused with errors or
//! make games that can be played. Nothing panics.

mod fuzz;

use conformance::fuzz::{OwnersFiles, begun, file};
use fuzz::play_on;
use game_core::{Dice, GameContent};
use master_of_the_galaxy::{Content, MasterOfTheGalaxy};

/// The number of entries to play with accepted content.
const ENTRIES: u32 = 250;

const FILES: OwnersFiles<MasterOfTheGalaxy> =
    OwnersFiles { odd: "\"jump; base; black hole; pull any 9\"", play };

fn play(content: &'static Content, dice: &mut Dice) {
    content.warnings();
    play_on(&begun::<MasterOfTheGalaxy>(content, dice), ENTRIES, dice);
}

#[test]
fn odd_files_are_accepted_or_refused_as_expected() {
    FILES.odd_ones(&[
        ("map.toml", "[[system]]\nid = \"s00\"\nstart = false\n".into()),
        ("map.toml", "[[route]]\nid = \"r01\"\nto = \"s00\"\n".into()),
        ("leaders.toml", "[[leader]]\nid = \"l01\"\neffect = \"win\"\n".into()),
        ("numbers.toml", "[pieces]\ncubes = 6\n".into()),
        ("weavers.toml", "[[weaver]]\nid = \"w1\"\narrows = \"B R\"\n".into()),
        ("other.toml", "a = 1\n".into()),
    ]);
    let dice = &mut Dice::new(1);
    for (name, text) in Content::FILES {
        let whole = file(name, format!("whole = true\n{text}"));
        assert!(FILES.accepted(&[whole], dice), "{name}, whole");
        assert!(!FILES.accepted(&[file(name, "whole = true\n")], dice), "{name}, whole and empty");
    }
}

#[test]
fn a_mutated_file_is_refused_in_words_or_makes_games_that_go_on() {
    FILES.mutated();
}

#[test]
fn extreme_numbers_make_games_that_go_on() {
    FILES.extreme();
}
