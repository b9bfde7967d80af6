//! Checks of every manifest, source file and document of the repository.
//!
//! Each check returns everything that is wrong at once. The tests at the end run all of them, so
//! that `cargo test` is the gate and `cargo xtask tidy` only a quicker way to run them.

mod boundaries;
mod citations;
mod content;
mod documents;
mod ignored;
mod import_cycles;
mod literals;
mod opponent_inputs;
mod sources;
mod styles;
mod test_binaries;

use game_core::ValidationError;

use crate::repo::Repo;

pub(crate) use literals::of_games as literals_of_games;

/// A check: its name as a sentence, and its function.
type Check = (&'static str, fn(&Repo) -> Vec<ValidationError>);

const CHECKS: [Check; 20] = [
    ("crates keep their boundaries", boundaries::dependencies),
    ("no files of a crate import each other in a circle", import_cycles::of_imports),
    ("crates say what they are and share the lints", boundaries::manifests),
    ("games, bots, sessions and pages do no IO and read no clock", sources::outside_world),
    ("nothing is unsafe but the names that a browser calls", sources::unsafety),
    ("games own no random generator", sources::random_generators),
    ("what is read once locks nobody out", sources::read_once),
    ("automated opponents look at the table through their questions", opponent_inputs::questions),
    ("no source file is unfinished or skips a test", sources::leftovers),
    ("games have no silent arms", sources::silent_arms),
    ("games say nothing to people but messages", literals::of_games),
    ("a long source file says why", sources::length),
    ("style sheets name what they mean", styles::selectors),
    ("the tests of a crate are one binary", test_binaries::count),
    ("every file of a test binary is named by it", test_binaries::modules),
    ("every statement names a source that its game knows", citations::of_statements),
    ("every row of content has a source", content::provenance),
    ("every link of a document leads to a file", documents::links),
    ("documents keep to the commands and words that there are", documents::commands_and_words),
    ("git ignores no file that a clone needs", ignored::files),
];

/// Prints every problem.
///
/// # Errors
///
/// If there is any.
pub(crate) fn run(repo: &Repo) -> Result<(), String> {
    let mut count = 0;
    for (name, check) in CHECKS {
        let errors = check(repo);
        println!("{} {name}", if errors.is_empty() { "ok  " } else { "not:" });
        for error in &errors {
            println!("     {error}");
        }
        count += errors.len();
    }
    if count == 0 { Ok(()) } else { Err(format!("{count} to tidy")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(check: fn(&Repo) -> Vec<ValidationError>) {
        let errors: Vec<String> = check(&Repo::here()).iter().map(ToString::to_string).collect();
        assert!(errors.is_empty(), "{} to tidy:\n{}", errors.len(), errors.join("\n"));
    }

    #[test]
    fn crates_keep_their_boundaries() {
        holds(boundaries::dependencies);
    }

    #[test]
    fn no_files_of_a_crate_import_each_other_in_a_circle() {
        holds(import_cycles::of_imports);
    }

    #[test]
    fn crates_say_what_they_are_and_share_the_lints() {
        holds(boundaries::manifests);
    }

    #[test]
    fn games_bots_sessions_and_pages_do_no_io_and_read_no_clock() {
        holds(sources::outside_world);
    }

    #[test]
    fn nothing_is_unsafe_but_the_names_that_a_browser_calls() {
        holds(sources::unsafety);
    }

    #[test]
    fn games_own_no_random_generator() {
        holds(sources::random_generators);
        holds(sources::read_once);
    }

    #[test]
    fn automated_opponents_look_at_the_table_through_their_questions() {
        holds(opponent_inputs::questions);
    }

    #[test]
    fn no_source_file_is_unfinished_or_skips_a_test() {
        holds(sources::leftovers);
    }

    #[test]
    fn games_have_no_silent_arms() {
        holds(sources::silent_arms);
    }

    #[test]
    fn games_say_nothing_to_people_but_messages() {
        holds(literals::of_games);
    }

    #[test]
    fn a_long_source_file_says_why() {
        holds(sources::length);
    }

    #[test]
    fn style_sheets_name_what_they_mean() {
        holds(styles::selectors);
    }

    #[test]
    fn the_tests_of_a_crate_are_one_binary() {
        holds(test_binaries::count);
    }

    #[test]
    fn every_file_of_a_test_binary_is_named_by_it() {
        holds(test_binaries::modules);
    }

    #[test]
    fn every_statement_names_a_source_that_its_game_knows() {
        holds(citations::of_statements);
    }

    #[test]
    fn every_row_of_content_has_a_source() {
        holds(content::provenance);
    }

    #[test]
    fn every_link_of_a_document_leads_to_a_file() {
        holds(documents::links);
    }

    #[test]
    fn documents_keep_to_the_commands_and_words_that_there_are() {
        holds(documents::commands_and_words);
    }

    #[test]
    fn git_ignores_no_file_that_a_clone_needs() {
        holds(ignored::files);
    }
}
