//! The fields that an edited position may omit, because the rest of it determines them.

use game_core::{FieldDefault, Stack};
use serde_json::json;

use crate::content::Content;
use crate::game::PocketMars;
use crate::options::Options;
use crate::sequence::{Frame, List};
use crate::state::{Face, State};
use crate::types::{Building, Player, Ship};

/// The fields, in the order in which their defaults are computed.
pub(crate) const FIELD_DEFAULTS: &[FieldDefault<PocketMars>] = &[
    // By default nobody is picking, resolving or connecting a card, and nothing is under the deck.
    FieldDefault { at: "packets", placeholder: || json!([[], [], [], [], []]), compute: leave },
    FieldDefault { at: "picks", placeholder: || json!([[], [], [], [], []]), compute: leave },
    FieldDefault { at: "in_play", placeholder: || json!(null), compute: leave },
    FieldDefault { at: "connection", placeholder: || json!(null), compute: leave },
    FieldDefault { at: "deck/bottom", placeholder: || json!([]), compute: leave },
    FieldDefault {
        at: "ships",
        placeholder: || json!([null, null, null, null, null]),
        compute: ships,
    },
    FieldDefault { at: "earth", placeholder: || json!([0, 0, 0, 0, 0]), compute: earth },
    FieldDefault { at: "end_triggered", placeholder: || json!(false), compute: end_triggered },
    FieldDefault { at: "deck/count", placeholder: || json!(0), compute: deck_count },
    FieldDefault { at: "starting", placeholder: || json!(null), compute: starting },
    FieldDefault { at: "frames", placeholder: || json!([]), compute: frames },
];

/// Keeps the placeholder.
fn leave(_: &mut State, _: &Options, _: &'static Content, _: usize) {}

/// Gives each player the Spaceship of the row with his number (PM-3.1b).
fn ships(state: &mut State, options: &Options, _: &'static Content, _: usize) {
    for (&player, ship) in options.players().iter().zip(Ship::ALL) {
        state.ships[player] = Some(ship);
    }
}

/// Puts colonists who are nowhere else on Earth (PM-3.2).
fn earth(state: &mut State, options: &Options, _: &'static Content, _: usize) {
    for &player in options.players() {
        let elsewhere = on_buildings(state, player) + u32::from(state.on_ship[player]);
        let left = u32::from(options.colonists).saturating_sub(elsewhere);
        state.earth[player] = u8::try_from(left).unwrap_or(u8::MAX);
    }
}

/// Triggers the end if a player has all colonists on Buildings (PM-10.1).
fn end_triggered(state: &mut State, options: &Options, _: &'static Content, _: usize) {
    let enough = u32::from(options.end_trigger);
    let all = |player: &Player| on_buildings(state, *player) >= enough;
    state.end_triggered = !options.solo() && options.seated().iter().any(all);
}

/// Puts all cards that are nowhere else into the deck (PM-3.4b).
fn deck_count(state: &mut State, _: &Options, _: &'static Content, _: usize) {
    let sealed = state.prep.0.iter().flatten().flatten();
    let sealed = sealed.filter(|held| held.face.card().is_none()).count();
    let known = usize::from(matches!(state.deck.top, Some(Face::Known(_))));
    let count = state.unseen().len().saturating_sub(sealed) + state.deck.bottom.len() + known;
    state.deck.count = u8::try_from(count).unwrap_or(u8::MAX);
}

/// Makes the human begin every round in solo; with several players the position has to name the
/// starting player.
fn starting(state: &mut State, options: &Options, _: &'static Content, _: usize) {
    if options.solo() {
        state.starting = Some(Player::One);
    }
}

/// Puts the active player's turn at its beginning.
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
