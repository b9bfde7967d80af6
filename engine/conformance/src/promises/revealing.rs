use table::{Choices, Dice, Draw, Published, Seat, Turn, Viewer, reveals};

use crate::failure::{Broken, Promise, must};

/// So many worlds are imagined before it is said that none of them lists the choice.
const WORLDS: u64 = 4_000;

/// Checks that a choice which shows a seat something is among what the seat imagines before it: undo
/// compares with what is imagined.
pub(crate) fn what_was_open<G: Published>(
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
    let mut imagined = (0..WORLDS).map(|_| G::imagine(&view, game.content(), dice));
    must(imagined.any(|world| lists(&world)), Promise::Revealing, || {
        format!("'{choice}' is made, which {seat} never imagined")
    })
}
