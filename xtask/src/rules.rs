//! The rule index: the code and the tests of each statement of `rules.toml`.

mod index;
mod rule_ids;

pub(crate) use index::Index;

use crate::repo::Repo;

/// Prints what is missing in the index of a game, or one line if nothing is.
///
/// # Errors
///
/// If there is no such game, or something is missing.
pub(crate) fn print_game(repo: &Repo, game: &str) -> Result<(), String> {
    let games = repo.games();
    if !games.iter().any(|known| known == game) {
        return Err(format!("there is no game '{game}'; there are {}", games.join(", ")));
    }
    let index = Index::of(repo, game)?;
    let problems = index.problems();
    for problem in &problems {
        println!("{problem}");
    }
    for (entry, reason) in index.not_done() {
        println!("{}: {reason}", entry.id);
    }
    if problems.is_empty() {
        println!("{}", index.summary());
        return Ok(());
    }
    let count = problems.len();
    Err(format!("{game}: {count} {}", if count == 1 { "problem" } else { "problems" }))
}

/// Prints the rules with this id or under it: text, code, tests.
///
/// # Errors
///
/// If no game has such a rule.
pub(crate) fn print_rule(repo: &Repo, id: &str) -> Result<(), String> {
    let mut found = false;
    for game in repo.games() {
        let index = Index::of(repo, &game)?;
        for page in index.pages(id) {
            println!("{}{page}", if found { "\n" } else { "" });
            found = true;
        }
    }
    if found { Ok(()) } else { Err(format!("no game has a rule '{id}'")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_statement_of_every_game_has_code_and_a_test() {
        let repo = Repo::here();
        let mut problems = Vec::new();
        for game in repo.games() {
            let index = Index::of(&repo, &game).expect("a rule index");
            problems.extend(index.problems().iter().map(ToString::to_string));
        }
        assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
    }
}
