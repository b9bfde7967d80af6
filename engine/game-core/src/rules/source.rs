//! Where rules come from, in every language.

use i18n::{Locale, clauses, joined, message};

/// The source of a statement in a language, such as `rulebook: base game, page 5; ruling 3`. Headings
/// of a rulebook stay as they are printed.
pub(super) fn source_in(source: &str, locale: Locale) -> String {
    clauses(locale, source.split("; ").map(|part| part_in(part, locale)))
}

fn part_in(part: &str, locale: Locale) -> String {
    let kinds = ["rulebook: ", "sheet: ", "components ", "ruling ", "editor's ruling "];
    let rest = kinds.map(|kind| part.strip_prefix(kind));
    let text = match rest {
        [Some(at), ..] => message!(locale, "rule-source-rulebook", where = places(at, locale)),
        [_, Some(at), ..] => message!(locale, "rule-source-sheet", where = places(at, locale)),
        [_, _, Some(at), ..] => {
            message!(locale, "rule-source-components", where = places(at, locale))
        }
        [.., Some(number), _] => message!(locale, "rule-source-ruling", number = number),
        [.., Some(number)] => message!(locale, "rule-source-editor", number = number),
        _ if part == "common rules" => message!(locale, "rule-source-common"),
        _ => part.into(),
    };
    text.into()
}

/// The places in a booklet: headings, pages, steps, rows of a table.
fn places(text: &str, locale: Locale) -> String {
    let (text, pages) = match text.split_once(", pages ") {
        Some((text, pages)) => (text, Some(pages)),
        None => (text, None),
    };
    let pages = pages.map(|pages| {
        let numbers = pages.split(", ").flat_map(|part| part.split(" and ")).map(str::to_string);
        let pages = joined(locale, numbers.collect(), false);
        message!(locale, "rule-source-pages", pages = pages).into_owned()
    });
    let places = text.split(", ").map(|place| place_in(place, locale)).chain(pages);
    places.collect::<Vec<_>>().join(", ")
}

fn place_in(place: &str, locale: Locale) -> String {
    let text = match (place.split_once(' '), place.split_once(" row ")) {
        (Some(("page", number)), _) => message!(locale, "rule-source-page", pages = number),
        (Some(("step", number)), _) => message!(locale, "rule-source-step", number = number),
        (_, Some((at, row))) => message!(locale, "rule-source-row", at = at, row = row),
        _ if place == "base game" => message!(locale, "rule-source-base-game"),
        _ => place.into(),
    };
    text.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCES: [&str; 5] = [
        "rulebook: base game, pages 7, 8 and 20; components 2.1",
        "rulebook: The Saboteurs, Location 3, step 2; ruling 5",
        "sheet: Span; components 4 row 2; editor's ruling 7",
        "common rules",
        "editor: so that it ends",
    ];

    #[test]
    fn english_stays_as_it_is_written() {
        assert_eq!(SOURCES.map(|source| source_in(source, Locale::English)), SOURCES);
    }

    #[test]
    fn kinds_and_places_are_said_and_headings_stay() {
        let said = SOURCES.map(|source| source_in(source, Locale::French));
        assert_eq!(
            said[..3],
            [
                "livret de règles\u{a0}: jeu de base, pages 7, 8 et 20\u{a0}; matériel 2.1",
                "livret de règles\u{a0}: The Saboteurs, Location 3, étape 2\u{a0}; décision 5",
                "aide de jeu\u{a0}: Span\u{a0}; matériel 4 ligne 2\u{a0}; décision de la rédaction 7",
            ]
        );
    }
}
