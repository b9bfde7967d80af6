use game_core::{Choices, Dice, Draw, GameInfo, Seat, Turn, Viewer, reveals, reveals_among};
use i18n::Locale;

use crate::failure::{Broken, Promise, must};

/// The number of determinizations to try before they are judged to be all alike.
const WORLDS: u64 = 4_000;

/// Checks that what a choice reveals was open before: if it tells the seat something, the seat's
/// determinizations do not all look alike afterwards. Otherwise undo would be allowed past
/// something that the seat has seen, whenever the true position happens to be the one that is
/// sampled.
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
    if game.redact(choice, viewer, Locale::English).is_some() || !reveals(game, choice, seat) {
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
