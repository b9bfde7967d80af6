//! Checks that style sheets have no selectors for which the browser rechecks a whole page after
//! each change.

use game_core::ValidationError;

use crate::repo::{Repo, TextFile};

/// Selectors that match any element by its siblings or by its position among them: with one of them
/// anywhere, a browser recomputes the styles of a whole subtree whenever something is added or
/// removed in it. At Weather Machine's table they took a quarter of the style computation after a
/// click.
///
/// And selectors that match a container of the whole table by any of its descendants, which are
/// searched after each change: a third of that time. A path of children (`:has(> … > …)`) limits
/// the search.
const EVERYTHING: [&str; 8] = [
    "+ *",
    "~ *",
    ":has(:nth-",
    ":has(> :nth-",
    ".at-table:has(",
    ".side:has(.",
    ".side:has(#",
    ".side:not(:has(",
];

/// The lines with such selectors.
pub(super) fn selectors(repo: &Repo) -> Vec<ValidationError> {
    let folders = ["app/page/assets/css".to_string()];
    let games = repo.games().into_iter().map(|game| format!("games/{game}/page/css"));
    let files = folders.into_iter().chain(games).flat_map(|folder| repo.files(&folder, ".css"));
    files.flat_map(|file| named(&file)).collect()
}

fn named(file: &TextFile) -> Vec<ValidationError> {
    let mut errors = Vec::new();
    for (number, line) in file.text.lines().enumerate() {
        let selectors = line.split('{').next().unwrap_or_default();
        if let Some(found) = EVERYTHING.iter().find(|part| selectors.contains(**part)) {
            let at = format!("{}:{}", file.path, number + 1);
            errors.push(ValidationError::new(at, format!("{found} names everything: say what")));
        }
    }
    errors
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_names_everything_is_found_in_selectors_only() {
        let text = ".a > * + * { margin: 0; }\n.b:has(.c:nth-child(3)) { width: calc(1px + 2px); }\n\
                    .d:has(> :nth-child(4)) { top: 0; }\n.e > * { top: 0; }\n.f ~ * { top: 0; }\n\
                    .side:has(.g) { top: 0; }\n.side:has(> .h) { top: 0; }";
        let file = TextFile { path: "some.css".into(), text: text.into() };
        let places: Vec<String> = named(&file).iter().map(ToString::to_string).collect();
        let lines = [1, 3, 5, 6].map(|line| format!("some.css:{line}"));
        assert_eq!(places.len(), lines.len(), "{places:?}");
        assert!(places.iter().zip(&lines).all(|(place, line)| place.starts_with(line.as_str())));
    }
}
