//! An owner's content files: mutations of ours are refused with objections or make games that can be
//! played. Nothing panics.

mod playing;

use colab::{CoLab, Content, Options};
use conformance::fuzz::{for_a_while, mutated_file, play_on, some_rows, with_context};
use playing::eager;
use table::{Dice, Draw, Game, GameContent, GameOptions, SourceFile};

/// A value in the language of effects that is strange wherever it comes to stand.
const ODD: &str = "\"build + trigger any 16 + extra_build any 16\"";

/// How far a game of accepted content is played.
const ENTRIES: u32 = 250;

fn file(name: &str, text: impl Into<String>) -> SourceFile {
    SourceFile { name: name.into(), text: text.into() }
}

/// Loads an owner's files and plays a game with them; whether they were accepted.
fn accepted(owner: &[SourceFile], dice: &mut Dice) -> bool {
    let content: &'static Content = match Content::load(owner) {
        Ok(content) => Box::leak(Box::new(content)),
        Err(objections) => {
            assert!(!objections.is_empty(), "refused without a word");
            return false;
        }
    };
    let modes = Options::modes();
    let (_, settings) = &modes[dice.below(modes.len() as u32) as usize];
    let options = Options::read(settings, content).expect("a mode of this content");
    let game = CoLab::new(&options, content).expect("options that were read");
    play_on(&game, ENTRIES, eager, dice);
    true
}

fn try_files(owner: &[SourceFile], dice: &mut Dice) -> bool {
    let context = || {
        let shown = owner.iter().map(|file| format!("{}\n{}", file.name, file.text));
        shown.collect::<Vec<_>>().join("\n").chars().take(20_000).collect()
    };
    with_context(context, || accepted(owner, dice))
}

/// Files of which it is known what becomes of them.
#[test]
fn odd_files_are_accepted_or_refused_as_expected() {
    let dice = &mut Dice::new(1);
    for (name, text) in Content::FILES {
        assert!(try_files(&[file(name, *text)], dice), "{name} over itself");
        assert!(try_files(&[file(name, "")], dice), "{name}, empty");
    }
    for (name, text) in [
        ("enemies.toml", "[[enemy]]\nid = \"ivy\"\nspecial = \"special\"\n"),
        ("enemies.toml", "[[token]]\nid = \"K4\"\naction = \"minion most\"\n"),
        ("doomsday.toml", "[[card]]\nid = \"DR1\"\nplace = 2\n"),
        ("devices.toml", "[[card]]\nid = \"D01\"\nability = \"win\"\n"),
        ("modes.toml", "[pieces]\nwhite_dice = 101\n"),
        ("other.toml", "a = 1\n"),
    ] {
        assert!(!try_files(&[file(name, text)], dice), "{name}, {text}");
    }
}

#[test]
fn a_mutated_file_is_refused_in_words_or_makes_games_that_go_on() {
    let mut taken = 0;
    for_a_while(1, |dice| {
        let (name, ours) = Content::FILES[dice.below(Content::FILES.len() as u32) as usize];
        let mut text = if dice.below(3) == 0 { ours.to_string() } else { some_rows(ours, dice) };
        for _ in 0..dice.below(4) {
            text = mutated_file(&text, ODD, dice);
        }
        taken += u32::from(try_files(&[file(name, text)], dice));
    });
    println!("{taken} accepted");
    assert!(taken > 0, "no mutated file at all was accepted");
}

/// Numbers as high or as low as the files allow: from one in a hundred to one in three of them.
#[test]
fn extreme_numbers_make_games_that_go_on() {
    let mut taken = 0;
    for_a_while(3, |dice| {
        let seldom = [3, 30, 100][dice.below(3) as usize];
        let mut owner: Vec<SourceFile> = Content::FILES
            .iter()
            .map(|(name, ours)| {
                let lines = ours.lines().map(|line| extreme(line, seldom, dice));
                file(name, lines.collect::<Vec<_>>().join("\n") + "\n")
            })
            .filter(|file| !Content::FILES.contains(&(file.name.as_str(), file.text.as_str())))
            .collect();
        // A file that is objected to stays as ours is; sums over several files name none of them.
        while let Err(why) = Content::load(&owner) {
            let before = owner.len();
            owner.retain(|file| !why.iter().any(|why| why.at.starts_with(&file.name)));
            if owner.len() == before {
                owner.pop();
            }
        }
        taken += u32::from(!owner.is_empty() && try_files(&owner, dice));
    });
    println!("{taken} accepted");
    assert!(taken > 0, "no file with extreme numbers was accepted");
}

/// A line, seldom with another number, often one at the end of what is allowed.
fn extreme(line: &str, seldom: u32, dice: &mut Dice) -> String {
    let Some((field, value)) = line.split_once(" = ") else { return line.into() };
    if value.parse::<u32>().is_err() || dice.below(seldom) > 0 {
        return line.into();
    }
    let numbers = [0, 1, 2, 3, 4, 5, 6, 9, 15, 16, 18, 27, 60, 100, 255, 1000];
    format!("{field} = {}", numbers[dice.below(numbers.len() as u32) as usize])
}
