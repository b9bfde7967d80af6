//! Helpers for recorded games: every line has a picture, a turn has few cards, and a kind of
//! answers shows what all of its answers show.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use conformance::helper_equivalence::{HelperMode, helpers_of_recorded};
use game_core::Helped;
use i18n::Locale;
use page::{HelperPage, helper};
use play::{Catalog, DynSession, HelperStage};

fn drawn(session: &dyn DynSession) -> String {
    let helping = session.helping().expect("a helper");
    helper(&HelperPage {
        locale: Locale::English,
        id: "abc",
        name: "A <name>",
        session,
        helping: &helping,
        right: None,
        refused: None,
        notes: &[],
        places: &[],
    })
}

/// The instructions on a page, and their further lines, that have no picture.
fn undrawn(page: &str) -> Vec<String> {
    let told = page.split("<section class=\"helper-ask\"").next().unwrap_or_default();
    let does =
        told.split("<div class=\"does\">").skip(1).filter_map(|of| of.split("</div>").next());
    let parts = does.flat_map(|does| does.split_inclusive("</p>"));
    let parts = parts.filter(|part| part.contains("<p") && !part.contains("class=\"picture\""));
    parts.map(|part| part.trim().to_string()).collect()
}

/// The kinds of answers on a page that show no picture although all of their answers show the same.
fn kinds_without(page: &str) -> Vec<String> {
    let kinds = page
        .split("<details class=\"kind\"")
        .skip(1)
        .filter_map(|of| of.split("</details>").next());
    let wrong = kinds.filter(|kind| {
        let Some((summary, answers)) = kind.split_once("</summary>") else { return true };
        let buttons = answers.split("<button class=\"answer\"").skip(1);
        let faces: BTreeSet<_> = buttons
            .map(|button| {
                let face = button.split_once("class=\"picture\"");
                face.and_then(|(_, face)| face.split("</span> <span>").next())
            })
            .collect();
        faces.len() == 1 && !faces.contains(&None) && !summary.contains("class=\"picture\"")
    });
    wrong.map(|kind| kind.chars().take(120).collect()).collect()
}

/// Runs the helper on the recorded games of a game and checks every turn to carry out. Prints the
/// number of cards in a turn, and returns the median.
fn every_instruction_of<G: Helped>() -> usize {
    let (catalog, games) = (Catalog::ours(), PathBuf::from(env!("CARGO_MANIFEST_DIR")));
    let folder = games.join("../../games").join(G::ID).join("tests/games");
    let (mut cards, mut without) = (BTreeMap::<usize, usize>::new(), BTreeSet::new());
    let mut plain = BTreeSet::new();
    for ran in helpers_of_recorded::<G>(&folder, HelperMode::BY_HAND).expect("recorded games") {
        let kind = catalog.game(G::ID).expect("in the catalog");
        let mut session = kind.start_helper(&ran.settings, 0).expect("a helper");
        for entry in &ran.said {
            let stage = session.helping().expect("a helper").stage;
            let page = drawn(&*session);
            plain.extend(kinds_without(&page));
            if stage == HelperStage::CarryOut {
                without.extend(undrawn(&page));
                *cards.entry(page.matches("<li class=\"instruction\"").count()).or_default() += 1;
            }
            session.choose(entry).expect("recorded");
        }
    }
    println!("{}, cards a turn: {cards:?}", G::ID);
    assert!(without.is_empty(), "{}, without a picture: {without:#?}", G::ID);
    assert!(
        plain.is_empty(),
        "{}, kinds without the picture of all their answers: {plain:#?}",
        G::ID
    );
    let turns = cards.values().sum::<usize>();
    let mut each = cards.into_iter().flat_map(|(cards, turns)| std::iter::repeat_n(cards, turns));
    each.nth(turns / 2).expect("turns")
}

#[test]
fn everything_that_the_androids_do_is_drawn_on_at_most_five_cards_by_the_median() {
    assert!(every_instruction_of::<pocket_mars::PocketMars>() <= 5);
}

#[test]
fn everything_that_the_weavers_do_is_drawn_on_at_most_five_cards_by_the_median() {
    assert!(every_instruction_of::<master_of_the_galaxy::MasterOfTheGalaxy>() <= 5);
}

#[test]
fn everything_that_the_saboteurs_do_is_drawn_on_at_most_five_cards_by_the_median() {
    assert!(every_instruction_of::<weather_machine::WeatherMachine>() <= 5);
}

#[test]
fn everything_that_the_enemies_do_is_drawn_on_at_most_five_cards_by_the_median() {
    assert!(every_instruction_of::<colab::CoLab>() <= 5);
}
