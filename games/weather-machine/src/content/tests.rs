mod broken;
mod counts;
mod overlay;
mod warned;

use game_core::{GameContent, SourceFile, ValidationError};

use super::Content;

/// Loads our content with overrides for one file.
fn with(file: &str, text: &str) -> Result<Content, Vec<ValidationError>> {
    Content::load(&[SourceFile { name: file.into(), text: text.into() }])
}

/// The places of all errors of our content with overrides for one file.
fn refused(file: &str, text: &str) -> Vec<ValidationError> {
    with(file, text).expect_err("this is no content")
}

/// Loads our content with one file replaced.
fn instead(file: &'static str, text: &str) -> Result<Content, Vec<ValidationError>> {
    let files =
        Content::FILES.iter().map(|&(name, ours)| (name, if name == file { text } else { ours }));
    Content::load_from(&files.collect::<Vec<_>>(), &[])
}
