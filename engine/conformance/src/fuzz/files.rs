//! What an owner may write into the content files of a game.

use game_core::{Dice, Draw, GameInfo, SourceFile};

use super::{for_a_while, mutated_file, some_rows, with_context};

/// At most so much of the files is shown where something panics.
const SHOWN: usize = 20_000;

/// Numbers that files are tried with: small ones, those that games are made of, and the ends of what
/// a byte holds.
const NUMBERS: [u32; 20] =
    [0, 1, 2, 3, 4, 5, 6, 9, 12, 15, 16, 18, 25, 27, 30, 60, 100, 200, 255, 1000];

/// Tries what owners may write: each file is refused with errors, or makes games that can be
/// played; nothing panics.
pub struct OwnersFiles<G: GameInfo> {
    /// A value in the language of the game that is strange wherever it comes to stand.
    pub odd: &'static str,
    /// Plays a game or two with content that was accepted.
    pub play: fn(&'static G::Content, &mut Dice),
}

impl<G: GameInfo> OwnersFiles<G> {
    /// Lays these files over ours, and plays with what they make; whether they were accepted.
    ///
    /// # Panics
    ///
    /// If they are refused without a word; or if playing does, and then the files are shown.
    pub fn accepted(&self, owner: &[SourceFile], dice: &mut Dice) -> bool {
        let context = || {
            let shown = owner.iter().map(|file| format!("{}\n{}", file.name, file.text));
            shown.collect::<Vec<_>>().join("\n").chars().take(SHOWN).collect()
        };
        with_context(context, || match G::load_content(owner) {
            Ok(content) => {
                (self.play)(Box::leak(Box::new(content)), dice);
                true
            }
            Err(errors) => {
                assert!(!errors.is_empty(), "refused without a word");
                false
            }
        })
    }

    /// Tries files of which it is known what becomes of them: each of ours over itself, and an empty
    /// one in its place, is accepted; each of `refused`, a name and a text, is not.
    ///
    /// # Panics
    ///
    /// If it is otherwise.
    pub fn odd_ones(&self, refused: &[(&str, String)]) {
        let dice = &mut Dice::new(1);
        for (name, text) in G::content_files() {
            assert!(self.accepted(&[file(name, *text)], dice), "{name} over itself");
            assert!(self.accepted(&[file(name, "")], dice), "{name}, empty");
        }
        for (name, text) in refused {
            let what: String = text.chars().take(80).collect();
            assert!(!self.accepted(&[file(name, text.as_str())], dice), "{name}, {what}");
        }
    }

    /// Tries one of our files, or some of its rows, with up to three mutations, for a while.
    ///
    /// # Panics
    ///
    /// If none at all is accepted.
    pub fn mutated(&self) {
        let files = G::content_files();
        let mut taken = 0;
        for_a_while(1, |dice| {
            let (name, ours) = files[dice.below(files.len() as u32) as usize];
            let mut text =
                if dice.below(3) == 0 { ours.to_string() } else { some_rows(ours, dice) };
            for _ in 0..dice.below(4) {
                text = mutated_file(&text, self.odd, dice);
            }
            taken += u32::from(self.accepted(&[file(name, text)], dice));
        });
        println!("{taken} accepted");
        assert!(taken > 0, "no mutated file at all was accepted");
    }

    /// Tries our files with other numbers, for a while: one in three of them, in thirty or in a
    /// hundred. A file that is objected to stays as ours is; sums over several files name none.
    ///
    /// # Panics
    ///
    /// If no file with another number is accepted.
    pub fn extreme(&self) {
        let mut taken = 0;
        for_a_while(3, |dice| {
            let seldom = [3, 30, 100][dice.below(3) as usize];
            let mut owner = changed::<G>(|line| extreme(line, seldom, dice));
            while let Err(why) = G::load_content(&owner) {
                let before = owner.len();
                owner.retain(|file| !why.iter().any(|why| why.at.starts_with(&file.name)));
                if owner.len() == before {
                    owner.pop();
                }
            }
            taken += u32::from(!owner.is_empty() && self.accepted(&owner, dice));
        });
        println!("{taken} accepted");
        assert!(taken > 0, "no file with extreme numbers was accepted");
    }
}

/// Those of our files in which a change of each line makes a difference.
pub fn changed<G: GameInfo>(mut change: impl FnMut(&str) -> String) -> Vec<SourceFile> {
    let mut owner = Vec::new();
    for (name, ours) in G::content_files() {
        let lines: Vec<String> = ours.lines().map(&mut change).collect();
        if lines.iter().map(String::as_str).ne(ours.lines()) {
            owner.push(file(name, lines.join("\n") + "\n"));
        }
    }
    owner
}

/// A game of one of its modes, whichever the dice say, with content that was accepted.
///
/// # Panics
///
/// If that mode cannot be played with it.
pub fn begun<G: GameInfo>(content: &'static G::Content, dice: &mut Dice) -> G {
    let modes = G::modes();
    let (_, settings) = &modes[dice.below(modes.len() as u32) as usize];
    let options = G::read_options(settings, content).expect("a mode of this content");
    G::new(&options, content).expect("options that were read")
}

/// An owner's file.
pub fn file(name: &str, text: impl Into<String>) -> SourceFile {
    SourceFile { name: name.into(), text: text.into() }
}

/// A line, seldom with another number, often one at the end of what is allowed.
fn extreme(line: &str, seldom: u32, dice: &mut Dice) -> String {
    match line.split_once(" = ") {
        Some((field, value)) if value.parse::<u32>().is_ok() && dice.below(seldom) == 0 => {
            format!("{field} = {}", NUMBERS[dice.below(NUMBERS.len() as u32) as usize])
        }
        _ => line.into(),
    }
}
