mod broken;
mod counts;
mod overlay;
mod warned;

use game_core::{GameContent, SourceFile, ValidationError};

use super::Content;

/// Our content with one file laid over it.
fn with(file: &str, text: &str) -> Result<Content, Vec<ValidationError>> {
    Content::load(&[SourceFile { name: file.into(), text: text.into() }])
}

/// The places of all errors to our content with one file laid over it.
fn refused(file: &str, text: &str) -> Vec<ValidationError> {
    with(file, text).expect_err("this is no content")
}

/// Our content with one file replaced.
fn instead(file: &'static str, text: &str) -> Result<Content, Vec<ValidationError>> {
    let files =
        Content::FILES.iter().map(|&(name, ours)| (name, if name == file { text } else { ours }));
    Content::load_from(&files.collect::<Vec<_>>(), &[])
}
