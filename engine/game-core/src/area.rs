//! Areas of a real table: pieces that chance is asked about one after another but a person sees all
//! at once.

use crate::{Choices, Narrate, NoSink, Turn};
use i18n::Locale;

/// The most questions in one area.
const MOST_SPOTS: usize = 64;

/// The place on the table that a chance question belongs to. Consecutive questions with the same
/// area are filled in on one page, in any order, and entered together.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Area {
    /// The area and what it holds, capitalised to begin a line, such as "R&D: Subsidy tiles".
    pub name: String,
    /// What this question asks for, in a few words, such as "column 2, the middle".
    pub spot: String,
}

impl Area {
    /// An area and one of its spots.
    pub fn new(name: impl Into<String>, spot: impl Into<String>) -> Self {
        Area { name: name.into(), spot: spot.into() }
    }
}

/// One question of an area. Areas and their questions are told apart by their names in English.
#[derive(Clone, Debug)]
pub struct Spot<G: Narrate> {
    /// The position that asks it. Earlier spots that are not filled in yet hold a stand-in.
    pub position: G,
    /// What was filled in.
    pub filled: Option<G::Choice>,
    /// The entry for this spot: what was filled in, or a stand-in.
    entered: G::Choice,
}

impl<G: Narrate> Spot<G> {
    /// What it asks for, in a language.
    pub fn name(&self, locale: Locale) -> String {
        self.position.area(locale).map_or_else(String::new, |area| area.spot)
    }
}

fn listed<G: Narrate>(game: &G) -> Choices<G::Choice> {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    choices
}

/// The questions of the area that chance is currently asked about, as far as they can be foreseen.
/// `draft` holds what was filled in for the first spot, the second and so on; choices that are not
/// possible there are ignored. Empty if the current question has no area.
pub fn spots<G: Narrate>(game: &G, draft: &[Option<G::Choice>]) -> Vec<Spot<G>> {
    let mut spots: Vec<Spot<G>> = Vec::new();
    let Some(first) = game.area(Locale::English) else { return spots };
    let mut now = game.clone();
    while now.turn() == Turn::Chance && spots.len() < MOST_SPOTS {
        let area = now.area(Locale::English);
        if area.is_none_or(|area| area.name != first.name) {
            break;
        }
        let choices = listed(&now);
        let filled = draft.get(spots.len()).copied().flatten();
        let filled = filled.filter(|&choice| choices.contains(choice));
        let Some(entered) = filled.or_else(|| stand_in(&now, &choices, draft)) else { break };
        let position = now.clone();
        now.apply_unchecked(entered, &mut NoSink);
        spots.push(Spot { position, filled, entered });
    }
    spots
}

/// Picks a stand-in for a spot that is not filled in yet: if possible a choice that is filled in
/// nowhere else, and among these one after which the same question is not asked again (as it is
/// when cards are turned over until one fits).
fn stand_in<G: Narrate>(
    game: &G,
    choices: &Choices<G::Choice>,
    draft: &[Option<G::Choice>],
) -> Option<G::Choice> {
    let asked = game.area(Locale::English);
    let again = |choice: G::Choice| {
        let mut after = game.clone();
        after.apply_unchecked(choice, &mut NoSink);
        after.turn() == Turn::Chance && after.area(Locale::English) == asked
    };
    let free = choices.listed().iter().copied().filter(|choice| !draft.contains(&Some(*choice)));
    let best = free.clone().find(|choice| !again(*choice));
    best.or_else(|| free.clone().next()).or_else(|| choices.listed().first().copied())
}

/// The choices that can be filled in for spot `nth` of [`spots`], in rising order, without those
/// that another filled-in spot rules out.
pub fn for_spot<G: Narrate>(game: &G, draft: &[Option<G::Choice>], nth: usize) -> Vec<G::Choice> {
    let spots_now = spots(game, draft);
    let Some(spot) = spots_now.get(nth) else { return Vec::new() };
    let with = |choice: G::Choice| {
        let mut tried = draft.to_vec();
        tried.resize(tried.len().max(nth + 1), None);
        tried[nth] = Some(choice);
        spots(game, &tried)
    };
    let lies_there = |choice: G::Choice, spots: &[Spot<G>]| {
        spots.get(nth).is_some_and(|spot| spot.filled == Some(choice))
    };
    let mut found = listed(&spot.position).listed().to_vec();
    // The stand-in of an earlier spot may really belong here.
    for before in spots_now.iter().take(nth).filter(|spot| spot.filled.is_none()) {
        if !found.contains(&before.entered) && lies_there(before.entered, &with(before.entered)) {
            found.push(before.entered);
        }
    }
    found.retain(|&choice| {
        let elsewhere =
            |(at, drafted): (usize, &Option<G::Choice>)| at != nth && *drafted == Some(choice);
        if !draft.iter().enumerate().any(elsewhere) {
            return true;
        }
        let kept = |spots: &[Spot<G>]| spots.iter().filter(|spot| spot.filled.is_some()).count();
        let new = usize::from(spot.filled.is_none());
        kept(&with(choice)) >= kept(&spots_now) + new
    });
    found.sort_unstable();
    found
}
