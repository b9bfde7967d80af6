//! Fuzzing of an owner's content files.

use game_core::{Dice, Draw, GameInfo, SourceFile};

use super::{for_a_while, mutated_file, some_rows, with_context};

/// The most characters of the files to show after a panic.
const SHOWN: usize = 20_000;

/// Numbers to try in files: small ones, typical ones of games, and the limits of a byte.
const NUMBERS: [u32; 20] =
    [0, 1, 2, 3, 4, 5, 6, 9, 12, 15, 16, 18, 25, 27, 30, 60, 100, 200, 255, 1000];

/// Tries owners' files: each must be refused with errors, or make playable games; nothing may
/// panic.
pub struct OwnersFiles<G: GameInfo> {
    /// A value in the vocabulary of the game that is strange in any field.
    pub odd: &'static str,
    /// Plays a game or two with accepted content.
    pub play: fn(&'static G::Content, &mut Dice),
}

impl<G: GameInfo> OwnersFiles<G> {
    /// Lays these files over the built-in ones and plays with the result; returns whether they were
    /// accepted.
    ///
    /// # Panics
    ///
    /// If they are refused without an error message, or if playing panics, after showing the files.
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

    /// Tries files with a known result: each built-in file laid over itself, and an empty file of
    /// the same name, must be accepted; each of `refused`, a name and a text, must not.
    ///
    /// # Panics
    ///
    /// If one of them has another result.
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

    /// For a while, tries a built-in file, or some of its rows, with up to three mutations.
    ///
    /// # Panics
    ///
    /// If no file is accepted.
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

    /// For a while, tries built-in files with other numbers: one in three, in thirty or in a
    /// hundred of them. A file with errors is left unchanged instead; if an error names no file,
    /// such as one in a sum over several, the last file is.
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

/// The built-in files after changing each line, without those that stay the same.
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

/// A new game in a random mode, with accepted content.
///
/// # Panics
///
/// If that mode is not possible with this content.
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

/// A line, in which one number of `seldom` is replaced, often by an extreme one.
fn extreme(line: &str, seldom: u32, dice: &mut Dice) -> String {
    match line.split_once(" = ") {
        Some((field, value)) if value.parse::<u32>().is_ok() && dice.below(seldom) == 0 => {
            format!("{field} = {}", NUMBERS[dice.below(NUMBERS.len() as u32) as usize])
        }
        _ => line.into(),
    }
}
