//! What an edited position may leave out, because the rest of it says what it is.

use serde_json::json;
use table::{Derived, Stack};

use crate::content::Content;
use crate::game::PocketMars;
use crate::kinds::{Building, Player, Ship};
use crate::options::Options;
use crate::sequence::{Frame, List};
use crate::state::{Face, State};

/// The fields, in the order in which they are worked out.
pub(crate) const DERIVED: &[Derived<PocketMars>] = &[
    // Nobody picks cards, resolves one or has connected one; nothing lies under the deck.
    Derived { at: "packets", until: || json!([[], [], [], [], []]), work_out: leave },
    Derived { at: "picks", until: || json!([[], [], [], [], []]), work_out: leave },
    Derived { at: "in_play", until: || json!(null), work_out: leave },
    Derived { at: "connection", until: || json!(null), work_out: leave },
    Derived { at: "deck/bottom", until: || json!([]), work_out: leave },
    Derived { at: "ships", until: || json!([null, null, null, null, null]), work_out: ships },
    Derived { at: "earth", until: || json!([0, 0, 0, 0, 0]), work_out: earth },
    Derived { at: "end_triggered", until: || json!(false), work_out: end_triggered },
    Derived { at: "deck/count", until: || json!(0), work_out: deck_count },
    Derived { at: "starting", until: || json!(null), work_out: starting },
    Derived { at: "frames", until: || json!([]), work_out: frames },
];

/// It is what stands there until it is worked out.
fn leave(_: &mut State, _: &Options, _: &'static Content, _: usize) {}

/// Everybody has the Spaceship of the row with his number (PM-3.1b).
fn ships(state: &mut State, options: &Options, _: &'static Content, _: usize) {
    for (&player, ship) in options.players().iter().zip(Ship::ALL) {
        state.ships[player] = Some(ship);
    }
}

/// Colonists who are nowhere else are on Earth (PM-3.2).
fn earth(state: &mut State, options: &Options, _: &'static Content, _: usize) {
    for &player in options.players() {
        let elsewhere = on_buildings(state, player) + u32::from(state.on_ship[player]);
        let left = u32::from(options.colonists).saturating_sub(elsewhere);
        state.earth[player] = u8::try_from(left).unwrap_or(u8::MAX);
    }
}

/// The end is triggered once somebody has all colonists on Buildings (PM-10.1).
fn end_triggered(state: &mut State, options: &Options, _: &'static Content, _: usize) {
    let enough = u32::from(options.end_trigger);
    let all = |player: &Player| on_buildings(state, *player) >= enough;
    state.end_triggered = !options.solo() && options.seated().iter().any(all);
}

/// What lies in no other place is the deck (PM-3.4b).
fn deck_count(state: &mut State, _: &Options, _: &'static Content, _: usize) {
    let sealed = state.prep.0.iter().flatten().flatten();
    let sealed = sealed.filter(|held| held.face.card().is_none()).count();
    let known = usize::from(matches!(state.deck.top, Some(Face::Known(_))));
    let count = state.unseen().len().saturating_sub(sealed) + state.deck.bottom.len() + known;
    state.deck.count = u8::try_from(count).unwrap_or(u8::MAX);
}

/// In solo the human begins every round; with several players the position has to say who does.
fn starting(state: &mut State, options: &Options, _: &'static Content, _: usize) {
    if options.solo() {
        state.starting = Some(Player::One);
    }
}

/// The turn of who acts has not begun.
fn frames(state: &mut State, options: &Options, _: &'static Content, _: usize) {
    let list = if options.solo() { List::SoloRound } else { List::Turn };
    state.frames = Stack::new();
    state.frames.call(Frame::Steps { list, next: 0 });
}

fn on_buildings(state: &State, player: Player) -> u32 {
    let there = |building| {
        u32::from(state.first[building][player]) + u32::from(state.second[building][player])
    };
    Building::ALL.into_iter().map(there).sum()
}
