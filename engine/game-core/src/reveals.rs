//! Whether a choice shows a seat something that it did not know: what undo cannot take out of a head.

use crate::{Choices, Dice, Narrate, Recorder, Seat, Turn, Viewer};

/// So many positions that a seat holds possible are tried.
const WORLDS: u64 = 64;

/// What a seat notices when a choice is made.
#[derive(PartialEq)]
struct Noticed<V> {
    view: V,
    turn: Turn,
    emitted: Vec<(String, Vec<String>)>,
}

/// Whether this choice, listed at this position, lets a seat know something of the position that it
/// did not know before: among the positions that it holds possible there is one in which it would
/// have noticed something else, or in which the choice is not there.
///
/// It goes by views and by what is told, not by kinds of choices, so it holds for every game. What
/// the seat holds possible is sampled, always in the same way: the same position gives the same
/// answer. What only one in hundreds of those positions would have shown otherwise may pass.
pub fn reveals<G: Narrate>(before: &G, choice: G::Choice, seat: Seat) -> bool {
    reveals_among(before, choice, seat, WORLDS)
}

/// The same, by so many positions that the seat holds possible.
pub fn reveals_among<G: Narrate>(before: &G, choice: G::Choice, seat: Seat, worlds: u64) -> bool {
    let viewer = Viewer::Seat(seat);
    let view = before.view(viewer);
    let mut made: Option<Noticed<G::View>> = None;
    (0..worlds).any(|nth| {
        let world = G::determinize(&view, before.content(), &mut Dice::keyed(WORLDS, nth));
        // Where nothing is hidden that is always so.
        if world == *before {
            return false;
        }
        let seen = made.get_or_insert_with(|| noticed(before, choice, viewer));
        !could_be(&world, before, choice, viewer, seen)
    })
}

/// Whether something is hidden from a seat at this position, which whoever sees all of it comes to
/// know.
pub fn hides<G: Narrate>(position: &G, seat: Seat) -> bool {
    let view = position.view(Viewer::Seat(seat));
    (0..WORLDS).any(|nth| {
        G::determinize(&view, position.content(), &mut Dice::keyed(WORLDS, nth)) != *position
    })
}

/// Whether the seat could have noticed the same in this world: after the same choice, or, where it
/// is not shown which one was made, after one that looks the same.
fn could_be<G: Narrate>(
    world: &G,
    before: &G,
    choice: G::Choice,
    viewer: Viewer,
    seen: &Noticed<G::View>,
) -> bool {
    let mut listed = Choices::default();
    world.choices(&mut listed);
    let same = |other: G::Choice| noticed(world, other, viewer) == *seen;
    match before.redact(choice, viewer) {
        None => listed.contains(choice) && same(choice),
        Some(shown) => {
            let looks_alike =
                |other: &&G::Choice| world.redact(**other, viewer).as_ref() == Some(&shown);
            let mut alike = listed.listed().iter().filter(looks_alike).peekable();
            // A set is ticked in rising order, and what is sampled may have begun it otherwise: that
            // nothing is left to tick there says nothing.
            let is_out_of_order = alike.peek().is_none() && world.selection().is_some();
            is_out_of_order || alike.any(|&other| same(other))
        }
    }
}

fn noticed<G: Narrate>(before: &G, choice: G::Choice, viewer: Viewer) -> Noticed<G::View> {
    let mut after = before.clone();
    let mut emitted = Recorder::<G, _>::events_only();
    after.apply_unchecked(choice, &mut emitted);
    let emitted = emitted.emitted().iter().map(|emitted| {
        let line = after.describe_event(&emitted.event, viewer);
        (line.text, line.reasons)
    });
    Noticed { emitted: emitted.collect(), turn: after.turn(), view: after.view(viewer) }
}
