use game_core::{GameInfo, Outcome, ScoreItem, Seat, Standing, Turn};
use i18n::Locale;

use crate::failure::{Broken, Promise, must};
use crate::promises::text::RuleIds;

/// An outcome without its texts, which only a score sheet needs to have.
fn without_texts(outcome: &Option<Outcome>) -> Option<Outcome> {
    let mut outcome = outcome.clone()?;
    outcome.ended_by.clear();
    outcome.decided_by.iter_mut().for_each(|decision| decision.text.clear());
    for party in &mut outcome.parties {
        party.name.clear();
        party.items.iter_mut().for_each(|item| item.title.clear());
    }
    Some(outcome)
}

/// Checks that there is an outcome exactly when the game is over, and that it adds up.
pub(crate) fn sheet<G: GameInfo>(game: &G, rules: &RuleIds) -> Result<Option<Outcome>, Broken> {
    let outcome = game.score_sheet(Locale::English);
    let silent = game.outcome();
    must(without_texts(&outcome) == without_texts(&silent), Promise::Outcome, || {
        format!("the score sheet is {outcome:?}, the outcome {silent:?}")
    })?;
    must(outcome.is_some() == (game.turn() == Turn::Over), Promise::Outcome, || {
        format!("at {:?} the outcome is {outcome:?}", game.turn())
    })?;
    let Some(outcome) = outcome else { return Ok(None) };
    rules.has(outcome.rule, "the outcome")?;
    must(!outcome.ended_by.is_empty(), Promise::Outcome, || "the end has no words".into())?;
    let seats = G::seats(game.options());
    let seated = outcome.parties.iter().filter_map(|party| party.seat);
    must(seated.eq((0..seats).map(Seat)), Promise::Outcome, || {
        format!("not every one of {seats} seats has its score: {outcome:?}")
    })?;
    let opponents = outcome.parties.iter().skip(usize::from(seats));
    must(opponents.clone().all(|party| party.seat.is_none()), Promise::Outcome, || {
        "the seats do not stand first".into()
    })?;
    must(!outcome.decided_by.is_empty(), Promise::Outcome, || "nothing decided it".into())?;
    for decision in &outcome.decided_by {
        rules.has(decision.rule, "what decided")?;
        must(!decision.text.is_empty(), Promise::Outcome, || "a reason without words".into())?;
    }
    for party in &outcome.parties {
        let sum = ScoreItem::total(&party.items);
        must(sum == party.total, Promise::Outcome, || {
            format!("{}: the items make {sum:?}, the total is {:?}", party.name, party.total)
        })?;
        for (nth, item) in party.items.iter().enumerate() {
            let again = party.items[..nth].iter().any(|one| one.title == item.title);
            must(!again, Promise::Outcome, || format!("'{}' is there twice", item.title))?;
            rules.has(item.rule, &item.title)?;
        }
    }
    let count =
        |standing| outcome.parties.iter().filter(|party| party.standing == standing).count();
    let clear = match (count(Standing::Won), count(Standing::Shared)) {
        (0, 0) => seats == 1,
        (won, shared) => (won == 1 && shared == 0) || (won == 0 && shared >= 2),
    };
    must(clear, Promise::Outcome, || format!("it is not clear who won: {outcome:?}"))?;
    Ok(Some(outcome))
}
