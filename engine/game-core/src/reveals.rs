//! Whether a choice shows a seat something new, which undo cannot make it forget.

use crate::{Choices, Dice, Narrate, Recorder, Seat, Turn, Viewer};
use i18n::Locale;

/// The number of determinizations to try.
const WORLDS: u64 = 64;

/// What a seat notices when a choice is made.
#[derive(PartialEq)]
struct Noticed<V> {
    view: V,
    turn: Turn,
    emitted: Vec<(String, Vec<String>)>,
}

/// Whether this choice, listed at this position, tells a seat something about the position that it
/// did not know: among the seat's determinizations there is one in which it would have noticed
/// something else, or in which the choice is not listed.
///
/// It compares views and events, not kinds of choices, so it works for every game. Determinizations
/// are sampled from a fixed seed: the same position always gives the same answer. A difference that
/// shows up in only one of hundreds of determinizations may be missed.
pub fn reveals<G: Narrate>(before: &G, choice: G::Choice, seat: Seat) -> bool {
    reveals_among(before, choice, seat, WORLDS)
}

/// As [`reveals`], with this number of determinizations.
pub fn reveals_among<G: Narrate>(before: &G, choice: G::Choice, seat: Seat, worlds: u64) -> bool {
    let viewer = Viewer::Seat(seat);
    let view = before.view(viewer);
    let mut made: Option<Noticed<G::View>> = None;
    (0..worlds).any(|nth| {
        let world = G::determinize(&view, before.content(), &mut Dice::keyed(WORLDS, nth));
        // If nothing is hidden, every determinization is the position itself.
        if world == *before {
            return false;
        }
        let seen = made.get_or_insert_with(|| noticed(before, choice, viewer));
        !could_be(&world, before, choice, viewer, seen)
    })
}

/// Whether something is hidden from a seat at this position, so that seeing the whole position
/// would tell it something.
pub fn hides<G: Narrate>(position: &G, seat: Seat) -> bool {
    let view = position.view(Viewer::Seat(seat));
    (0..WORLDS).any(|nth| {
        G::determinize(&view, position.content(), &mut Dice::keyed(WORLDS, nth)) != *position
    })
}

/// Whether the seat could have noticed the same in this determinization: after the same choice or,
/// if the choice is not shown to it, after one that looks the same.
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
    match before.redact(choice, viewer, Locale::English) {
        None => listed.contains(choice) && same(choice),
        Some(shown) => {
            let looks_alike = |other: &&G::Choice| {
                world.redact(**other, viewer, Locale::English).as_ref() == Some(&shown)
            };
            let mut alike = listed.listed().iter().filter(looks_alike).peekable();
            // A set is ticked in rising order, and the determinization may have begun it with other
            // items: having nothing left to tick there proves nothing.
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
        let line = after.describe_event(&emitted.event, viewer, Locale::English);
        (line.text, line.reasons)
    });
    Noticed { emitted: emitted.collect(), turn: after.turn(), view: after.view(viewer) }
}
