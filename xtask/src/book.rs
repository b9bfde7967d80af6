//! `cargo xtask book`: the documents as a book, built by mdBook.
//!
//! The book is `docs/`, in the order of `docs/SUMMARY.md`, with the documents of the root that a
//! contributor reads. Its sources are prepared under `target`: links to files that are no pages of
//! the book become plain text, because the pages are read without the sources.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::packages;
use crate::repo::{Repo, TextFile};

/// Build folder of the book, below the root.
const PLACE: &str = "target/book";

/// Documents of the root that are pages of the book, with their paths in it.
const OF_THE_ROOT: [(&str, &str); 3] = [
    ("ARCHITECTURE.md", "docs/contribute/architecture.md"),
    ("CONTRIBUTING.md", "docs/contribute/contributing.md"),
    ("DESIGN.md", "docs/contribute/design.md"),
];

/// The version of mdBook, without the features to serve and watch.
const MDBOOK: [&str; 5] = ["mdbook", "--version", "0.5.4", "--no-default-features", "--features"];

/// The configuration of mdBook.
const SETTINGS: &str = "[book]
title = \"Soloist\"
language = \"en\"
src = \"src\"

[build]
build-dir = \"pages\"
create-missing = false

[output.html]
no-section-label = true

[output.html.fold]
enable = true
";

/// Builds the book into `target/book/pages`.
///
/// # Errors
///
/// Pages that are missing in the contents, or an error of mdBook or its installation.
pub(crate) fn run(repo: &Repo) -> Result<(), String> {
    let wrong = check(repo);
    if !wrong.is_empty() {
        return Err(wrong.join("\n"));
    }
    let program = provided(repo)?;
    let place = repo.root().join(PLACE);
    lay_out(repo, &place).map_err(|why| format!("{}: {why}", place.display()))?;
    let mut command = Command::new(program);
    let status = command.arg("build").arg(&place).stdin(Stdio::null()).status();
    match status {
        Ok(status) if status.success() => {
            println!("== the book: {PLACE}/pages/index.html");
            Ok(())
        }
        Ok(_) => Err("mdBook cannot build the book".into()),
        Err(error) => Err(format!("mdBook does not start: {error}")),
    }
}

/// The path of mdBook: the one on the PATH, or our own, which is installed once.
fn provided(repo: &Repo) -> Result<PathBuf, String> {
    if packages::has("mdbook") {
        return Ok("mdbook".into());
    }
    let root = repo.root().join("target/tools");
    let program = root.join("bin/mdbook");
    if !program.is_file() {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.args(["install", "--locked", "--quiet", "--root"]).arg(&root);
        let status = cargo.args(MDBOOK).arg("search").stdin(Stdio::null()).status();
        if !status.is_ok_and(|status| status.success()) {
            return Err("the book needs mdBook: cargo install mdbook".into());
        }
    }
    Ok(program)
}

/// Writes the configuration and every page.
fn lay_out(repo: &Repo, place: &Path) -> std::io::Result<()> {
    let source = place.join("src");
    if source.exists() {
        std::fs::remove_dir_all(&source)?;
    }
    std::fs::create_dir_all(&source)?;
    std::fs::write(place.join("book.toml"), SETTINGS)?;
    let pages = pages(repo);
    for (page, file) in &pages {
        let path = source.join(page.strip_prefix("docs/").unwrap_or(page));
        std::fs::create_dir_all(path.parent().unwrap_or(&source))?;
        std::fs::write(path, linked(file, page, &pages))?;
    }
    copy_pictures(repo, &source)
}

/// Every page: its path in the book, and the document.
fn pages(repo: &Repo) -> Vec<(String, TextFile)> {
    let of_the_root = OF_THE_ROOT.iter().filter_map(|(from, page)| {
        let file = repo.files("", ".md").into_iter().find(|file| file.path == *from)?;
        Some((page.to_string(), file))
    });
    let documents = repo.files("docs", ".md").into_iter();
    documents.map(|file| (file.path.clone(), file)).chain(of_the_root).collect()
}

fn copy_pictures(repo: &Repo, source: &Path) -> std::io::Result<()> {
    let folder = "reference/screenshots";
    std::fs::create_dir_all(source.join(folder))?;
    for entry in std::fs::read_dir(repo.root().join("docs").join(folder))?.flatten() {
        if entry.path().extension().is_some_and(|end| end == "png") {
            std::fs::copy(entry.path(), source.join(folder).join(entry.file_name()))?;
        }
    }
    Ok(())
}

/// A document as a page: links lead to other pages or to pictures, or are removed.
fn linked(file: &TextFile, page: &str, pages: &[(String, TextFile)]) -> String {
    let (mut text, mut rest) = (String::new(), file.text.as_str());
    let mut in_code = false;
    while let Some(at) = rest.find(['[', '`']) {
        let (before, found) = rest.split_at(at);
        text.push_str(before);
        if let Some(after) = found.strip_prefix("```") {
            in_code = !in_code;
            text.push_str("```");
            rest = after;
            continue;
        }
        match link(found).filter(|_| !in_code) {
            Some((words, target, after)) => {
                let words = &words;
                match led(target, &file.path, page, pages) {
                    Some(target) => text.push_str(&format!("[{words}]({target})")),
                    None => text.push_str(words),
                }
                rest = after;
            }
            None => {
                text.push_str(&found[..1]);
                rest = &found[1..];
            }
        }
    }
    text + rest
}

/// The text of the link that begins here, its target, and the rest after it.
fn link(text: &str) -> Option<(&str, &str, &str)> {
    let (words, rest) = text.strip_prefix('[')?.split_once("](")?;
    let (target, after) = rest.split_once(')')?;
    let one_line = !words.contains(['[', '\n']) && !target.contains([' ', '\n']);
    one_line.then_some((words, target, after))
}

/// The target of a link from its page; `None` if it is no page and no picture.
fn led(target: &str, path: &str, page: &str, pages: &[(String, TextFile)]) -> Option<String> {
    if target.contains("://") || target.starts_with('#') {
        return Some(target.to_string());
    }
    let (to, part) = target.split_once('#').map_or((target, None), |(to, part)| (to, Some(part)));
    let to = resolved(path, to);
    let is_it = |(page, file): &&(String, TextFile)| file.path == to || *page == to;
    let of_page = pages.iter().find(is_it).map(|(page, _)| page.clone());
    let to = of_page.or_else(|| to.ends_with(".png").then_some(to))?;
    let up = "../".repeat(page.matches('/').count() - 1);
    let part = part.map_or_else(String::new, |part| format!("#{part}"));
    Some(format!("{up}{}{part}", to.strip_prefix("docs/")?))
}

/// A path relative to another document, resolved from the root.
fn resolved(from: &str, to: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in to.split('/') {
        match part {
            "." | "" => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Errors of the book: pages that its contents do not name, and names without a page.
fn check(repo: &Repo) -> Vec<String> {
    let pages = pages(repo);
    let Some((_, summary)) = pages.iter().find(|(page, _)| page == "docs/SUMMARY.md") else {
        return vec!["docs/SUMMARY.md is not there".into()];
    };
    let lines = summary.text.lines().filter_map(|line| link(&line[line.find('[')?..]));
    let named: Vec<String> = lines.map(|(_, to, _)| resolved("docs/SUMMARY.md", to)).collect();
    let is_page = |name: &&String| pages.iter().any(|(page, _)| page == *name);
    let missing = named.iter().filter(|name| !is_page(name)).map(|name| format!("no page {name}"));
    let not_read = ["docs/SUMMARY.md", "docs/reference/screenshots/README.md"];
    let left_out = pages
        .iter()
        .map(|(page, _)| page)
        .filter(|page| !named.contains(page) && !not_read.contains(&page.as_str()));
    missing.chain(left_out.map(|page| format!("docs/SUMMARY.md does not name {page}"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> TextFile {
        TextFile { path: path.into(), text: text.into() }
    }

    #[test]
    fn links_lead_to_pages_and_pictures_or_nowhere() {
        let root = file("ARCHITECTURE.md", "# A");
        let text = "[a](../../ARCHITECTURE.md#x) [s](../../app/lib.rs) ![p](../reference/p.png) [h](#h)\n```sh\n[no](x)\n```\n`[t](u)";
        let own = file("docs/play/one.md", text);
        let pages = [
            ("docs/play/one.md".into(), own.clone()),
            ("docs/contribute/architecture.md".into(), root),
        ];
        let expected = "[a](../contribute/architecture.md#x) s ![p](../reference/p.png) [h](#h)\n```sh\n[no](x)\n```\n`t";
        assert_eq!(linked(&own, "docs/play/one.md", &pages), expected);
    }

    #[test]
    fn the_contents_name_every_page() {
        assert_eq!(check(&Repo::here()), Vec::<String>::new());
    }
}
