//! The fields that an edited position may omit, because the other fields determine them.

use game_core::{FieldDefault, Stack};
use serde_json::json;

use crate::content::Content;
use crate::game::WeatherMachine;
use crate::laboratory::Token;
use crate::options::Options;
use crate::sequence::{Each, Frame, List, Step, Subject};
use crate::state::State;
use crate::types::{
    Area, Chemical, EnumSet, Id, OfficeRow, OfficeSpace, Player, Report, SubsidyCell, Weather,
    WorkshopTile,
};

/// The fields, in the order in which they are computed.
pub(crate) const FIELD_DEFAULTS: &[FieldDefault<WeatherMachine>] = &[
    // Defaults: nothing has left the game, and nothing has happened in this turn.
    FieldDefault {
        at: "gone_tokens",
        placeholder: || json!([[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]),
        compute: leave,
    },
    FieldDefault { at: "gone_awards", placeholder: || json!(0), compute: leave },
    FieldDefault { at: "turn", placeholder: nothing_happened, compute: leave },
    FieldDefault { at: "solo/boxed", placeholder: || json!(0), compute: leave },
    FieldDefault { at: "solo/aside", placeholder: || json!([]), compute: leave },
    FieldDefault { at: "solo/refused", placeholder: || json!([]), compute: leave },
    FieldDefault { at: "laboratories/*/shape", placeholder: no_shape, compute: shape },
    FieldDefault { at: "laboratories/*/most_built", placeholder: || json!(0), compute: most_built },
    FieldDefault {
        at: "laboratories/*/open_sections",
        placeholder: || json!(0),
        compute: open_sections,
    },
    FieldDefault { at: "supply", placeholder: || json!([0, 0, 0, 0, 0]), compute: supply },
    FieldDefault {
        at: "tokens",
        placeholder: || json!([[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]]),
        compute: tokens,
    },
    FieldDefault { at: "awards", placeholder: || json!(0), compute: awards },
    FieldDefault { at: "gone_subsidies", placeholder: || json!([]), compute: gone_subsidies },
    FieldDefault { at: "stack/down", placeholder: || json!(0), compute: face_down_stack },
    FieldDefault { at: "deck/count", placeholder: || json!(0), compute: experiment_deck },
    FieldDefault { at: "solo/deck", placeholder: || json!(0), compute: report_deck },
    FieldDefault { at: "frames", placeholder: || json!([]), compute: frames },
];

fn nothing_happened() -> serde_json::Value {
    json!({ "done": [false, false], "acquired": [0, 0, 0, 0, 0], "returned": [0, 0, 0, 0, 0], "havoc": null })
}

fn no_shape() -> serde_json::Value {
    json!({ "tiles": [0, 0, 0], "circles": [0, 0, 0, 0, 0] })
}

/// Keeps the placeholder.
fn leave(_: &mut State, _: &Options, _: &'static Content, _: usize) {}

/// The spaces and circles of the tiles placed in a Workshop.
fn shape(state: &mut State, options: &Options, content: &'static Content, nth: usize) {
    let game = WeatherMachine { options: *options, content, state: *state };
    if let Some((lab, player)) = state.laboratories.get_mut(nth).zip(Player::ALL.get(nth)) {
        lab.shape = game.shape_of(*player);
    }
}

/// The number of Bots that are off the Assembly Line.
fn most_built(state: &mut State, _: &Options, _: &'static Content, nth: usize) {
    if let Some(lab) = state.laboratories.get_mut(nth) {
        lab.most_built = lab.built();
    }
}

/// The sections opened by Bots and tokens.
fn open_sections(state: &mut State, _: &Options, content: &'static Content, nth: usize) {
    if let Some(lab) = state.laboratories.get_mut(nth).filter(|lab| lab.adds_up()) {
        lab.open_sections = lab.sections_due(content);
    }
}

/// The Chemicals that are nowhere else.
fn supply(state: &mut State, _: &Options, content: &'static Content, _: usize) {
    for chemical in Chemical::ALL {
        let in_workshops = state.laboratories.iter().map(|lab| lab.items.chemicals[chemical]);
        let beside_bots = { state.researched.iter() }
            .filter(|space| content.bot_spaces[*space].chemical == chemical);
        let elsewhere = in_workshops.map(usize::from).sum::<usize>()
            + usize::from(state.solo.chemicals[chemical])
            + beside_bots.count();
        state.supply[chemical] = rest(usize::from(content.pieces.chemicals), elsewhere);
    }
}

/// The Research tokens that are nowhere else.
fn tokens(state: &mut State, options: &Options, content: &'static Content, _: usize) {
    let pieces = &content.pieces;
    let green = content.set_up[options.count()].lab_tokens;
    let all = [pieces.government_tokens, green, pieces.rnd_tokens];
    for (area, all) in Area::ALL.into_iter().zip(all) {
        for weather in Weather::ALL {
            let of_players = state.laboratories.iter().map(|lab| {
                let token = Some(Token::Research(weather));
                let rows = OfficeRow::all().map(|row| lab.office[OfficeSpace::of(row, area)]);
                let placed = rows.filter(|&placed| placed == token).count();
                usize::from(lab.holding[area][weather]) + placed
            });
            let elsewhere = of_players.sum::<usize>()
                + usize::from(state.gone_tokens[area][weather])
                + usize::from(state.solo.tokens[area][weather]);
            state.tokens[area][weather] = rest(usize::from(all), elsewhere);
        }
    }
}

/// The Awards that are nowhere else.
fn awards(state: &mut State, _: &Options, content: &'static Content, _: usize) {
    let of_players = state.laboratories.iter().map(|lab| {
        let placed = lab.office.0.iter().filter(|&&token| token == Some(Token::Award));
        placed.count() + usize::from(lab.held_awards)
    });
    let elsewhere =
        of_players.sum::<usize>() + usize::from(state.gone_awards) + usize::from(state.solo.awards);
    state.awards = rest(usize::from(content.pieces.awards), elsewhere);
}

/// The Subsidy tiles that are neither in the Government nor beside a Laboratory.
fn gone_subsidies(state: &mut State, _: &Options, _: &'static Content, _: usize) {
    let on_board = SubsidyCell::all().filter_map(|cell| state.cell(cell).tile());
    let owned = state.laboratories.iter().flat_map(|lab| lab.subsidies.iter());
    state.gone_subsidies = EnumSet::full().without(on_board.chain(owned).collect());
}

/// The Workshop tiles that are neither visible nor in the face-up stack.
fn face_down_stack(state: &mut State, _: &Options, _: &'static Content, _: usize) {
    let seen = WorkshopTile::COUNT - state.unseen_tiles().len();
    let top = usize::from(state.stack.top.is_some());
    let elsewhere = (seen + usize::from(state.stack.up)).saturating_sub(top);
    state.stack.down = rest(WorkshopTile::COUNT, elsewhere);
}

/// The Experiment tiles that are neither displayed nor spent, including the top one.
fn experiment_deck(state: &mut State, options: &Options, content: &'static Content, _: usize) {
    let game = WeatherMachine { options: *options, content, state: *state };
    let open = state.display.iter().flatten().chain(&state.waiting).count();
    let all = usize::from(game.experiment_tiles());
    state.deck.count = rest(all, open + state.spent.len());
}

/// The Security Reports that are nowhere else.
fn report_deck(state: &mut State, options: &Options, _: &'static Content, _: usize) {
    let solo = &state.solo;
    let elsewhere = solo.discard.len()
        + usize::from(solo.current.is_some())
        + solo.aside.len()
        + usize::from(solo.boxed);
    let all = if options.solo() { Report::COUNT } else { 0 };
    state.solo.deck = rest(all, elsewhere);
}

/// The frames at the start of the active player's turn.
fn frames(state: &mut State, options: &Options, _: &'static Content, _: usize) {
    let (list, each, step) = match (state.round, state.final_round, options.solo()) {
        (0, _, true) => (List::SoloSetUp, Each::Supply, Step::SupplyRound),
        (0, _, false) if options.drafting => (List::DraftSetUp, Each::Supply, Step::SupplyRound),
        (0, _, false) => (List::SetUp, Each::Supply, Step::SupplyRound),
        (_, false, _) => (List::Round, Each::Turn, Step::Turns),
        (_, true, true) => (List::SoloFinalRound, Each::Turn, Step::Turns),
        (_, true, false) => (List::FinalRound, Each::Turn, Step::Turns),
    };
    let begun = list.steps().iter().position(|&other| other == step);
    let next = begun.map_or(0, |place| place as u8 + 1);
    let place = state.turn_order.iter().position(|&player| player == state.active);
    state.frames = Stack::new();
    state.frames.call(Frame::Steps { list, next, of: Subject::Nothing, free: false });
    state.frames.call(Frame::Each { each, next: place.unwrap_or(0) as u8 });
}

/// `all` minus the pieces that are elsewhere.
fn rest(all: usize, elsewhere: usize) -> u8 {
    u8::try_from(all.saturating_sub(elsewhere)).unwrap_or(u8::MAX)
}
