/// A part of a release.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Part {
    /// The programs for systems with a C library.
    Programs,
    /// The static programs.
    Static,
    /// The Debian packages.
    Packages,
    /// The container image.
    Image,
    /// The Python package.
    Wheel,
    /// The program for a browser.
    Web,
    /// The bills of materials.
    Bill,
    /// The release notes.
    Notes,
    /// Both kinds of programs once more, in another folder, compared.
    Twice,
}

impl Part {
    /// What a release consists of, in the order in which it is made.
    pub(crate) const ALL: [Part; 8] = [
        Part::Programs,
        Part::Static,
        Part::Packages,
        Part::Image,
        Part::Wheel,
        Part::Web,
        Part::Bill,
        Part::Notes,
    ];

    /// Its word on the command line.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Part::Programs => "programs",
            Part::Static => "static",
            Part::Packages => "packages",
            Part::Image => "image",
            Part::Wheel => "wheel",
            Part::Web => "web",
            Part::Bill => "sbom",
            Part::Notes => "notes",
            Part::Twice => "twice",
        }
    }

    /// The parts of these words; all of a release without a word.
    ///
    /// # Errors
    ///
    /// The first word that names none.
    pub(crate) fn read(words: &[&str]) -> Result<Vec<Part>, String> {
        if words.is_empty() {
            return Ok(Part::ALL.to_vec());
        }
        let part = |word: &&str| {
            let known = Part::ALL.into_iter().chain([Part::Twice]);
            let found = known.into_iter().find(|part| part.word() == *word);
            found.ok_or_else(|| format!("'release' does not take '{word}'"))
        };
        words.iter().map(part).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_named_by_their_words() {
        assert_eq!(Part::read(&[]), Ok(Part::ALL.to_vec()));
        assert_eq!(Part::read(&["sbom", "twice"]), Ok(vec![Part::Bill, Part::Twice]));
        assert_eq!(Part::read(&["notes", "all"]), Err("'release' does not take 'all'".into()));
    }
}
