use std::collections::HashSet;

use game_core::{Choices, GameInfo, NoSink, Turn};

use crate::failure::{Broken, Promise, must};

/// Checks the list itself: in rising order, never empty before the end, and with more than one
/// answer unless the question is private.
pub(crate) fn list<G: GameInfo>(game: &G, choices: &Choices<G::Choice>) -> Result<(), Broken> {
    let rising = choices.listed().is_sorted_by(|first, second| first < second);
    must(rising, Promise::Listing, || format!("the list does not rise: {:?}", choices.listed()))?;
    let positive = choices.odds().iter().all(|&odds| odds > 0);
    must(positive, Promise::Listing, || format!("odds are not positive: {:?}", choices.odds()))?;
    let total = choices.odds().iter().try_fold(0u32, |sum, &odds| sum.checked_add(odds));
    must(total.is_some(), Promise::Listing, || "the odds add up to too much".into())?;
    let turn = game.turn();
    let even = choices.odds().iter().all(|&odds| odds == 1);
    must(even || turn == Turn::Chance, Promise::Listing, || "a seat's choices have odds".into())?;
    let others = G::seats(game.options()) > 1;
    let enough = match turn {
        Turn::Over => choices.is_empty(),
        Turn::Choose(_) if others && game.is_private() => !choices.is_empty(),
        Turn::Choose(_) | Turn::Chance => choices.len() >= 2,
    };
    must(enough, Promise::NeverStuck, || {
        format!("{turn:?} with this list of choices: {:?}", choices.listed())
    })?;
    if let Turn::Choose(seat) = turn {
        let seats = G::seats(game.options());
        must(seat.0 < seats, Promise::NeverStuck, || format!("{seat} of {seats} is asked"))?;
    }
    Ok(())
}

/// Checks that exactly the listed choices are accepted, of all that the game can express.
pub(crate) fn exactly_the_listed_apply<G: GameInfo>(
    game: &G,
    choices: &Choices<G::Choice>,
    every: &HashSet<G::Choice>,
) -> Result<(), Broken> {
    for choice in choices.listed() {
        must(every.contains(choice), Promise::Texts, || {
            format!("'{choice}' is listed, but is not among every_choice()")
        })?;
    }
    for &choice in every {
        let mut tried = game.clone();
        let applied = tried.apply(choice, &mut NoSink).is_ok();
        must(applied == choices.contains(choice), Promise::Listing, || match applied {
            true => format!("'{choice}' applies, but is not listed"),
            false => format!("'{choice}' is listed, but does not apply"),
        })?;
        must(applied || tried == *game, Promise::Listing, || {
            format!("'{choice}' is refused, but changes the position")
        })?;
    }
    Ok(())
}
