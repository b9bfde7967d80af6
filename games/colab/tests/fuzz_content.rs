//! Mutated content files either are rejected with errors or give games that can be played. Nothing
//! panics.

mod playing;

use colab::{CoLab, Content};
use conformance::fuzz::{OwnersFiles, begun, play_on};
use game_core::Dice;
use playing::eager;

/// Number of entries to play with accepted content.
const ENTRIES: u32 = 250;

const FILES: OwnersFiles<CoLab> =
    OwnersFiles { odd: "\"build + trigger any 16 + extra_build any 16\"", play };

fn play(content: &'static Content, dice: &mut Dice) {
    play_on(&begun::<CoLab>(content, dice), ENTRIES, eager, dice);
}

#[test]
fn odd_files_are_accepted_or_refused_as_expected() {
    FILES.odd_ones(&[
        ("enemies.toml", "[[enemy]]\nid = \"ivy\"\nspecial = \"special\"\n".into()),
        ("enemies.toml", "[[token]]\nid = \"K4\"\naction = \"minion most\"\n".into()),
        ("doomsday.toml", "[[card]]\nid = \"DR1\"\nplace = 2\n".into()),
        ("devices.toml", "[[card]]\nid = \"D01\"\nability = \"win\"\n".into()),
        ("modes.toml", "[pieces]\nwhite_dice = 101\n".into()),
        ("other.toml", "a = 1\n".into()),
    ]);
}

#[test]
fn a_mutated_file_is_refused_in_words_or_makes_games_that_go_on() {
    FILES.mutated();
}

#[test]
fn extreme_numbers_make_games_that_go_on() {
    FILES.extreme();
}
