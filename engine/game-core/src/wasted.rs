//! Whether a choice would be a wasted act: whatever is answered until it is over, nothing comes of
//! it. Found by carrying it out on copies, so it works for every game; games only say which choices
//! are acts and which events bring something.

use i18n::Locale;

use crate::{Choices, Dice, Emitted, Game, GameInfo, Recorder, Seat, Turn, Viewer};

/// The number of determinizations in which an act must be wasted.
const WORLDS: u64 = 4;

/// The most answers tried on the way to the end of one act; an act that needs more is not wasted.
const MOST_TRIED: u32 = 64;

/// Whether a choice is an act, which a person makes for what it brings
/// ([`Narrate::act`](crate::Narrate::act)).
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Act {
    /// It is none: it leaves something alone, or is an answer within an act.
    #[default]
    Within,
    /// An act that answers the question for good: it is over when the frame that asked and
    /// everything it called are finished.
    Once,
    /// An act after which the same question is asked again, at the latest when it is over.
    Again,
    /// The same, and it is also listed during other acts, so what it brings there is not due to
    /// them.
    Free,
}

/// What an event says about the act that led to it ([`Narrate::bearing`](crate::Narrate::bearing)).
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Bearing {
    /// It brings something to somebody, or takes something from another.
    #[default]
    Brings,
    /// It announces the act, or is what the act costs.
    Aside,
    /// It says that something does not happen, and why.
    Nothing,
}

/// For each of these choices, all listed at this position, why it would be wasted, in one sentence;
/// `None` for a choice that may bring something, for every choice that is no act
/// ([`Narrate::act`](crate::Narrate::act)), and at a turn of chance.
///
/// An act is judged as things stand: [`Act::Free`] choices could be made first. It is carried out on
/// positions determinized for the seat to move, so that the answer depends only on what that seat
/// knows; where chance or another seat goes on before it is over, it may bring something. For lists
/// that people read; too slow for searches.
pub fn wasted<G: GameInfo>(game: &G, choices: &[G::Choice], locale: Locale) -> Vec<Option<String>> {
    let Turn::Choose(seat) = game.turn() else { return vec![None; choices.len()] };
    let mut worlds: Vec<G> = Vec::new();
    let judged = choices.iter().map(|&choice| {
        if G::act(choice) == Act::Within {
            return None;
        }
        if worlds.is_empty() {
            worlds = determinized(game, seat, WORLDS);
        }
        let mut reasons = worlds.iter().map(|world| why_wasted(world, choice, seat, locale));
        let first = reasons.next()??;
        reasons.all(|why| why.is_some()).then_some(first)
    });
    judged.collect()
}

/// The nth of the positions sampled for a view.
pub(crate) fn determinization<G: Game>(
    view: &G::View,
    content: &'static G::Content,
    nth: u64,
) -> G {
    G::determinize(view, content, &mut Dice::keyed(WORLDS, nth))
}

/// Different positions that look the same to a seat, of this many samples: at least the first.
pub(crate) fn determinized<G: Game>(game: &G, seat: Seat, samples: u64) -> Vec<G> {
    let view = game.view(Viewer::Seat(seat));
    let mut worlds: Vec<G> = Vec::new();
    for nth in 0..samples {
        let world = determinization(&view, game.content(), nth);
        if !worlds.contains(&world) {
            worlds.push(world);
        }
    }
    worlds
}

/// Why an act is wasted at this very position.
fn why_wasted<G: GameInfo>(
    world: &G,
    choice: G::Choice,
    seat: Seat,
    locale: Locale,
) -> Option<String> {
    let mut look =
        Look { seat, over_below: over_below(world, choice), left: MOST_TRIED, why: None };
    if look.may_bring(world, choice, locale) {
        return None;
    }
    look.why.or_else(|| world.why_wasted(choice, locale))
}

/// The number of pending frames below which an act that is chosen here is over.
pub fn over_below<G: GameInfo>(position: &G, choice: G::Choice) -> usize {
    let asked = position.pending_frames();
    match G::act(choice) {
        Act::Within | Act::Once => asked,
        Act::Again | Act::Free => asked + 1,
    }
}

/// A look ahead to the end of one act.
struct Look {
    seat: Seat,
    over_below: usize,
    left: u32,
    /// The first reason that was found.
    why: Option<String>,
}

impl Look {
    /// Whether something may come of a choice and of the answers after it, until the act is over.
    fn may_bring<G: GameInfo>(&mut self, before: &G, choice: G::Choice, locale: Locale) -> bool {
        if self.left == 0 {
            return true;
        }
        self.left -= 1;
        let mut after = before.clone();
        let mut act = Recorder::<G, G::Event>::until_below(G::pending_frames, self.over_below);
        after.apply_unchecked(choice, &mut act);
        for Emitted { event, .. } in act.emitted() {
            match G::bearing(event) {
                Bearing::Brings => return true,
                Bearing::Aside => {}
                Bearing::Nothing if self.why.is_some() => {}
                Bearing::Nothing => {
                    let viewer = Viewer::Seat(self.seat);
                    self.why = Some(after.describe_event(event, viewer, locale).text);
                }
            }
        }
        if act.is_over() {
            return false;
        }
        if after.turn() != Turn::Choose(self.seat) {
            return true;
        }
        let mut listed = Choices::default();
        after.choices(&mut listed);
        let due = listed.listed().iter().filter(|&&next| G::act(next) != Act::Free);
        due.into_iter().any(|&next| self.may_bring(&after, next, locale))
    }
}
