//! Checks that automated opponents see the table only through their questions.

use game_core::ValidationError;

use crate::repo::{Repo, TextFile};
use crate::rust_source::{code_of, lines_with, without_tests};

/// The files of an opponent that may access the position: its questions and its actions.
const SEE: [&str; 2] = ["questions.rs", "actions.rs"];

/// The ways to access a position: its field, and functions that return a part of it.
const WAYS: [&str; 3] = ["state", "lab", "lab_mut"];

/// Files of an opponent that bypass its questions, and questions whose position is accessible to
/// others.
pub(super) fn questions(repo: &Repo) -> Vec<ValidationError> {
    let mut errors = Vec::new();
    for game in repo.games() {
        let folder = format!("games/{game}/src/automa");
        let files = repo.files(&folder, ".rs");
        let asked = files.iter().find(|file| file.path.ends_with("/questions.rs"));
        match asked {
            None if files.is_empty() => continue,
            None => errors.push(ValidationError::new(folder, "its opponent has no questions.rs")),
            Some(file) => errors.extend(open_to_others(file)),
        }
        errors.extend(files.iter().flat_map(looks_past));
    }
    errors
}

/// The places where a file other than [`SEE`] accesses the position.
fn looks_past(file: &TextFile) -> Vec<ValidationError> {
    if SEE.iter().any(|name| file.path.ends_with(&format!("/{name}"))) {
        return Vec::new();
    }
    let code = code_of(&file.text);
    let code = without_tests(&code);
    let mut errors = Vec::new();
    for way in WAYS {
        for line in lines_with(code, way) {
            let at = format!("{}:{line}", file.path);
            let why = format!("an opponent asks its questions, so it may not use {way} here");
            errors.push(ValidationError::new(at, why));
        }
    }
    errors
}

/// The compiler denies access as long as the position is private to the file of the questions.
fn open_to_others(file: &TextFile) -> Option<ValidationError> {
    let code = code_of(&file.text);
    let private = code.contains("struct Questions<'a>(&'a ");
    (!private).then(|| {
        let why = "Questions holds one private field, the position, and nothing else";
        ValidationError::new(file.path.as_str(), why)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, text: &str) -> TextFile {
        TextFile { path: format!("games/toy/src/automa/{name}"), text: text.into() }
    }

    #[test]
    fn a_field_in_passing_is_found_and_a_question_is_not() {
        let text = "// self.state\nfn a() {\n    self.state.deck;\n    self.questions().deck();\n\
                    let Toy { state, .. } = self;\n    self.lab(player);\n}";
        let at = |name| looks_past(&file(name, text)).len();
        assert_eq!((at("plan.rs"), at("questions.rs"), at("actions.rs")), (3, 0, 0));
    }

    #[test]
    fn questions_keep_the_position_to_themselves() {
        let private = "pub(crate) struct Questions<'a>(&'a Toy);";
        assert!(open_to_others(&file("questions.rs", private)).is_none());
        let open = "pub(crate) struct Questions<'a>(pub(super) &'a Toy);";
        assert!(open_to_others(&file("questions.rs", open)).is_some());
    }
}
