mod broken;
mod counts;
mod overlay;
mod warned;

use table::{Objection, SourceFile};

use super::{Content, FILES};

/// Our content with one file laid over it.
fn with(file: &str, text: &str) -> Result<Content, Vec<Objection>> {
    Content::load(&[SourceFile { name: file.into(), text: text.into() }])
}

/// The places of all objections to our content with one file laid over it.
fn refused(file: &str, text: &str) -> Vec<Objection> {
    with(file, text).expect_err("this is no content")
}

/// Our content with one file replaced.
fn instead(file: &'static str, text: &str) -> Result<Content, Vec<Objection>> {
    let files = FILES.map(|(name, ours)| (name, if name == file { text } else { ours }));
    Content::load_from(&files, &[])
}
