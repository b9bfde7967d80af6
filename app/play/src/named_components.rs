//! Finds the components that the answers to a question name.

use std::collections::{BTreeMap, BTreeSet};

use game_core::RowPlace;

/// Minimum number of answers for a list of components.
const LEAST: usize = 3;

/// The rows of content that these answers name, with the index of the answer: only the rows of the
/// list with the most matches, each row once. Empty if fewer than half of the answers match.
pub fn named_rows<'p>(places: &'p [RowPlace], answers: &[&str]) -> Vec<(usize, &'p RowPlace)> {
    let mut by_id: BTreeMap<&str, Vec<&RowPlace>> = BTreeMap::new();
    for place in places {
        if let Some(id) = &place.id {
            by_id.entry(id).or_default().push(place);
        }
    }
    let mut lists: BTreeMap<(&str, &str), Vec<(usize, &RowPlace)>> = BTreeMap::new();
    for (number, answer) in answers.iter().enumerate() {
        for place in answer.split_whitespace().filter_map(|word| by_id.get(word)).flatten() {
            lists.entry((&place.file, &place.table)).or_default().push((number, place));
        }
    }
    let alone = lists.into_values().map(|list| {
        let mut seen = BTreeSet::new();
        list.into_iter().filter(|(_, place)| seen.insert(*place)).collect::<Vec<_>>()
    });
    let most = alone.max_by_key(Vec::len).unwrap_or_default();
    if most.len() < LEAST || most.len() * 2 < answers.len() { Vec::new() } else { most }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(texts: &[&str]) -> Vec<RowPlace> {
        texts.iter().map(|text| text.parse().expect("a place")).collect()
    }

    #[test]
    fn answers_name_the_list_that_most_of_them_are_in() {
        let all = places(&["a.toml/tile/A1", "a.toml/tile/A2", "a.toml/tile/A3", "a.toml/die/red"]);
        let named = |answers: &[&str]| -> Vec<String> {
            named_rows(&all, answers)
                .iter()
                .map(|(number, place)| format!("{number} {}", place.words()))
                .collect()
        };
        let three = ["0 a.toml, tile A1", "1 a.toml, tile A2", "2 a.toml, tile A3"];
        assert_eq!(named(&["lay A1", "lay A2", "lay A3", "lay none"]), three);
        // The sides of one die are not three components.
        assert_eq!(named(&["face red 1", "face red 2", "face red 3"]).len(), 0);
        assert_eq!(named(&["lay A1", "lay A2"]).len(), 0);
        assert_eq!(named(&["A1", "A2", "A3", "1", "2", "3", "4"]).len(), 0);
    }
}
