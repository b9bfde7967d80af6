use game_core::{Choices, Dice, Draw, GameInfo, Seat, Turn, Viewer, reveals, reveals_among};

use crate::failure::{Broken, Promise, must};

/// So many worlds are sampled before it is said that they are all alike.
const WORLDS: u64 = 4_000;

/// Checks that what a choice shows a seat was open to it before: where the choice shows something,
/// the positions that the seat holds possible do not all look alike afterwards, in any of them. Else
/// undo would be granted over what a seat has seen wherever it happens to be what it samples.
pub(crate) fn what_was_open<G: GameInfo>(
    game: &G,
    choices: &Choices<G::Choice>,
    dice: &mut Dice,
) -> Result<(), Broken> {
    if !matches!(game.turn(), Turn::Choose(_)) {
        return Ok(());
    }
    let Some(choice) = choices.pick_evenly(dice) else { return Ok(()) };
    let seat = Seat(dice.below(u32::from(G::seats(game.options()))) as u8);
    let viewer = Viewer::Seat(seat);
    if game.redact(choice, viewer).is_some() || !reveals(game, choice, seat) {
        return Ok(());
    }
    let view = game.view(viewer);
    let lists = |world: &G| {
        let mut listed = Choices::default();
        world.choices(&mut listed);
        listed.contains(choice)
    };
    let mut sampled = (0..WORLDS).map(|_| G::determinize(&view, game.content(), dice));
    let world = sampled.find(lists);
    must(world.is_some(), Promise::Revealing, || {
        format!("'{choice}' is made, which {seat} never sampled")
    })?;
    let is_open = world.is_none_or(|world| {
        reveals(&world, choice, seat) || reveals_among(&world, choice, seat, WORLDS)
    });
    must(is_open, Promise::Revealing, || {
        format!(
            "'{choice}' shows {seat} something that it did not know, but all that is sampled looks \
             alike: undo would be granted over it where that is how it is"
        )
    })
}
