//! The frames that can be pending: who answers each, what it asks, and where that is implemented.
//!
//! In a turn of the Saboteurs the human answers, because they never decide.

use game_core::Flow;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{BenefitAt, Each, Given, List, Owed, Subject};
use crate::choice::Choice;
use crate::event::Event;
use crate::game::WeatherMachine;
use crate::types::{
    Area, BotSpace, Colour, FundingSpace, OfficeRow, Player, Report, SubsidyCell, Voucher, Weather,
    WorkshopRow,
};

game_core::frames! {
    /// A pending frame. Some ask a question; the others run by themselves.
    #[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case")]
    #[allow(missing_docs, reason = "the line above each variant says what its fields are")]
    pub enum Frame |game: WeatherMachine, out: Choice, choice, sink: Event| by Player {
        /// A list of steps, from its next step on; `free` if a benefit granted it.
        Steps { list: List, next: u8, of: Subject, free: bool } => {
            run: game.run_steps(list, next, of, free, sink),
        },
        /// All players in turn order, from this place on.
        Each { each: Each, next: u8 } => { run: game.run_each(each, next, sink) },

        /// Chance: the next player in turn order.
        #[default]
        DrawOrder => {
            by: None,
            run: game.run_draw_order(),
            legal_actions: game.legal_order(out),
            answer: game.answer_order(choice, sink),
        },
        /// Chance: the tile for an empty offer space, or the top of the stack.
        ShowTile => {
            by: None,
            run: game.run_show_tile(),
            legal_actions: game.legal_tile(out),
            answer: game.answer_tile(choice, sink),
        },
        /// Chance: the Subsidy tile for a space.
        LaySubsidy { cell: SubsidyCell } => {
            by: None,
            legal_actions: game.legal_subsidy(out),
            answer: game.answer_subsidy(cell, choice, sink),
        },
        /// Chance: the next Experiment tile becomes the top of the deck.
        ShowExperiment => {
            by: None,
            run: game.run_show_experiment(),
            legal_actions: game.legal_experiment(out),
            answer: game.answer_experiment(choice, sink),
        },
        /// Chance: a player's first Machine Part.
        DealPart => {
            by: None,
            legal_actions: game.legal_first_part(out),
            answer: game.answer_first_part(choice, sink),
        },
        /// Chance: a player's first Workshop tile.
        DealTile => {
            by: None,
            legal_actions: game.legal_tile(out),
            answer: game.answer_first_tile(choice, sink),
        },
        /// The orientation of the first Workshop tile.
        Face => {
            by: Some(game.state.active),
            legal_actions: game.legal_face(out),
            answer: game.answer_face(choice, sink),
        },
        /// Chance: a player's set of Goal tiles.
        DealSet => {
            by: None,
            legal_actions: game.legal_set(out),
            answer: game.answer_set(choice, sink),
        },
        /// Drafting; `pick` counts from 0.
        Draft { pick: u8 } => {
            by: game.drafter(pick),
            legal_actions: game.legal_draft(pick, out),
            answer: game.answer_draft(pick, choice, sink),
        },
        /// Chance: the next Challenge card.
        DealChallenge { left: u8 } => {
            by: None,
            run: game.legal_while_left(left),
            legal_actions: game.legal_challenge(out),
            answer: game.answer_challenge(left, choice, sink),
        },
        /// Chance: a solo Goal tile of this colour.
        DealGoal { area: Area } => {
            by: None,
            run: game.run_deal_goal(area),
            legal_actions: game.legal_solo_goal(area, out),
            answer: game.answer_solo_goal(area, choice, sink),
        },
        /// Chance: the next Chemical for the Hideout, of a new type if `different`.
        DealChemical { left: u8, different: bool } => {
            by: None,
            run: game.legal_while_left(left),
            legal_actions: game.legal_hideout_chemical(different, out),
            answer: game.answer_hideout_chemical(left, different, choice, sink),
        },
        /// Chance: the next report, until one fits.
        FindReport { second: bool } => {
            by: None,
            legal_actions: game.legal_report(out),
            answer: game.answer_find_report(second, choice, sink),
        },
        /// Chance: the top card of the deck becomes the Current Report.
        RevealReport => {
            by: None,
            legal_actions: game.legal_report(out),
            answer: game.answer_current_report(choice, sink),
        },
        /// Chance: the top card of the deck is discarded.
        DiscardTop => {
            by: None,
            legal_actions: game.legal_report(out),
            answer: game.answer_discard_top(choice, sink),
        },
        /// Chance: the cards drawn to Call Security.
        DrawReport { first: Option<Report> } => {
            by: None,
            legal_actions: game.legal_report(out),
            answer: game.answer_draw_report(first, choice, sink),
        },
        /// Call Security: which of three cards goes on top of the deck, then which is discarded.
        Assign {
            /// The two cards drawn. Order: as they were drawn.
            drawn: [Report; 2],
            top: Option<Report>,
        } => {
            by: Some(game.state.active),
            legal_actions: game.legal_assign(drawn, top, out),
            answer: game.answer_assign(drawn, top, choice, sink),
        },

        /// A turn of Supply actions.
        SupplyActions => {
            by: Some(game.state.active),
            legal_actions: game.legal_supply_turn(out),
            answer: game.answer_supply_turn(choice, sink),
        },
        /// Step 1: use a tile.
        UseTile => {
            by: Some(game.state.active),
            legal_actions: game.legal_use_tile(out),
            answer: game.answer_use_tile(choice, sink),
        },
        /// Step 2: move the Scientist.
        Move => {
            by: Some(game.state.active),
            legal_actions: game.legal_move(out),
            answer: game.answer_move(choice, sink),
        },
        /// Step 3: take actions.
        Actions => {
            by: Some(game.state.active),
            legal_actions: game.legal_action_kinds(out),
            answer: game.answer_actions(choice, sink),
        },
        /// Step 4: place tokens; `awards` if Awards may be placed too.
        PlaceTokens { awards: bool } => {
            by: Some(game.state.active),
            run: game.run_place_tokens(awards, sink),
            legal_actions: game.legal_place_tokens(awards, out),
            answer: game.answer_place_tokens(choice, sink),
        },
        /// A Research token that must be placed now.
        PlaceNow { area: Area, weather: Weather } => {
            by: Some(game.state.active),
            run: game.run_place_now(area, weather, sink),
            legal_actions: game.legal_place_now(area, weather, out),
            answer: game.answer_place_now(area, choice, sink),
        },
        /// Goals, funding and tokens before final scoring.
        LastPlacements => {
            by: Some(game.state.active),
            run: game.run_last_placements(sink),
            legal_actions: game.legal_last_placements(out),
            answer: game.answer_last_placements(choice, sink),
        },

        /// The target of an action; `granted` if a benefit grants it.
        Target { list: List, granted: bool } => {
            by: Some(game.state.active),
            legal_actions: game.legal_target(list, granted, out),
            answer: game.answer_target(list, granted, choice, sink),
        },
        /// The space of the Extreme Weather tile for a marker.
        MarkerSpace { row: OfficeRow, free: bool } => {
            by: Some(game.state.active),
            legal_actions: game.legal_marker_space(row, free, out),
            answer: game.answer_marker_space(row, free, choice),
        },
        /// A payment.
        Pay { owed: Owed } => {
            by: Some(game.state.active),
            run: game.run_pay(owed, sink),
            legal_actions: game.legal_pay(owed, out),
            answer: game.answer_pay(owed, choice, sink),
        },
        /// Vouchers of any types to pay, in ascending order from `least`.
        PayAny { left: u8, least: Voucher } => {
            by: Some(game.state.active),
            run: game.legal_while_left(left),
            legal_actions: game.legal_pay_any(left, least, out),
            selection: game.any_vouchers(left, least),
            answer: game.answer_pay_any(left, choice, sink),
        },
        /// An exchange whose Vouchers have been paid.
        Swap { given: Given, owed: Owed } => { run: game.run_swap(given, owed, sink) },

        /// The next gain of a benefit; `alternative` is 255 until one is chosen.
        Benefit { at: BenefitAt, alternative: u8, next: u8 } => {
            by: Some(game.state.active),
            run: game.run_benefit(at, alternative, next, sink),
            legal_actions: game.legal_benefit(at, alternative, next, out),
            answer: game.answer_benefit(at, alternative, next, choice, sink),
        },
        /// Vouchers of any types to gain, in ascending order from `least`.
        GainAny { left: u8, least: Voucher } => {
            by: Some(game.state.active),
            run: game.legal_while_left(left),
            legal_actions: game.legal_gain_any(left, least, out),
            answer: game.answer_gain_any(left, choice, sink),
        },
        /// Machine Parts to gain, in ascending order from `least`.
        GainPart { left: u8, least: Colour } => {
            by: Some(game.state.active),
            run: game.legal_while_left(left),
            legal_actions: game.legal_gain_part(least, out),
            answer: game.answer_gain_part(left, choice, sink),
        },
        /// Chemicals to gain.
        GainChemical { left: u8 } => {
            by: Some(game.state.active),
            run: game.legal_while_left(left),
            legal_actions: game.legal_gain_chemical(out),
            answer: game.answer_gain_chemical(left, choice, sink),
        },
        /// The Funding track to advance on.
        FundAny => {
            by: Some(game.state.active),
            legal_actions: game.legal_fund_any(out),
            answer: game.answer_fund_any(choice, sink),
        },
        /// A Bot from the Assembly Line, without Vouchers.
        GainBot => {
            by: Some(game.state.active),
            legal_actions: game.legal_gain_bot(out),
            answer: game.answer_gain_bot(choice, sink),
        },
        /// A Workshop tile, without Vouchers.
        GainTile => {
            by: Some(game.state.active),
            legal_actions: game.legal_gain_tile(out),
            answer: game.answer_gain_tile(choice, sink),
        },
        /// The space for the Workshop tile.
        Lay => {
            by: Some(game.state.active),
            legal_actions: game.legal_lay(out),
            answer: game.answer_lay(choice, sink),
        },

        /// The funding of a flipped Goal tile.
        Funding { area: Area } => { run: game.run_funding(area, sink) },
        /// Government funding, from this space on.
        FollowTrack { from: FundingSpace, to: FundingSpace } => {
            run: game.run_follow_track(from, to),
        },
        /// R&D funding: a space up to this one.
        OneOf { to: FundingSpace } => {
            by: Some(game.state.active),
            legal_actions: game.legal_one_of(to, out),
            answer: game.answer_one_of(choice),
        },
        /// Lab funding: the other track.
        Follow => {
            by: Some(game.state.active),
            legal_actions: game.legal_follow(out),
            answer: game.answer_follow(choice, sink),
        },

        /// The Subsidy tile taken from the column.
        TakeSubsidy { space: BotSpace } => {
            by: Some(game.state.active),
            legal_actions: game.legal_take_subsidy(space, out),
            answer: game.answer_take_subsidy(space, choice, sink),
        },
        /// Whether the benefit of the column or of the row comes first.
        EdgeOrder { cell: SubsidyCell } => {
            by: Some(game.state.active),
            legal_actions: game.legal_edge_order(out),
            answer: game.answer_edge_order(cell, choice),
        },
        /// The new space of Lativ's Bot on this space.
        LativTo { from: BotSpace } => {
            by: Some(game.state.active),
            legal_actions: game.legal_lativ_to(from, out),
            answer: game.answer_lativ_to(from, choice, sink),
        },
        /// Whether to complete the row with a citation.
        Cite { row: OfficeRow } => {
            by: Some(game.state.active),
            legal_actions: game.legal_cite(row, out),
            answer: game.answer_cite(row, choice, sink),
        },
        /// Whether to buy CP with Science when a paper or a branch unlocks a weather; scored once
        /// `paid`.
        BuyCp { paper: bool, paid: bool } => {
            by: Some(game.state.active),
            run: if paid { game.score_bought(paper, sink) } else { Flow::Asks },
            legal_actions: game.legal_buy_cp(out),
            answer: game.answer_buy_cp(paper, choice, sink),
        },

        /// The prototype for a weather.
        Prototype { weather: Weather } => { run: game.run_prototype(weather) },
        /// Which other parts to provide; `provided` has one bit for each position.
        Provide { weather: Weather, provided: u8, from: u8 } => {
            by: Some(game.state.active),
            legal_actions: game.legal_provide(weather, provided, from, out),
            answer: game.answer_provide(weather, provided, choice),
        },
        /// The missing parts of a prototype, by exchange.
        ReadyParts { weather: Weather, provided: u8 } => {
            run: game.run_ready_parts(weather, provided, sink),
        },
        /// The Workshop row of the prototype.
        BuildIn { weather: Weather, provided: u8 } => {
            by: Some(game.state.active),
            legal_actions: game.legal_build_in(weather, provided, out),
            answer: game.answer_build_in(weather, provided, choice, sink),
        },
        /// Which other parts of the row are lost.
        Lose { weather: Weather, provided: u8, row: WorkshopRow, lost: u8, least: Colour } => {
            by: Some(game.state.active),
            legal_actions: game.legal_lose((weather, provided), row, lost, least, out),
            answer: game.answer_lose((weather, provided), row, lost, choice, sink),
        },

        /// The return of Bots from a branch; `returned` counts those that have returned.
        ReturnBots { weather: Weather, returned: u8 } => {
            run: game.run_return_bots(weather, returned, sink),
        },
        /// The Assembly Line slot of a returning Bot.
        ToLine { from: BotSpace } => {
            by: Some(game.state.active),
            legal_actions: game.legal_to_line(out),
            answer: game.answer_to_line(from, choice, sink),
        },
        /// Whether to pay Science for the experiment.
        OfferExperiment { weather: Weather, bots: u8 } => {
            by: Some(game.state.active),
            legal_actions: game.legal_offer_experiment(weather, out),
            answer: game.answer_offer_experiment(weather, bots, choice, sink),
        },
        /// Whether to take back the Bot of a space.
        TakeBack { from: BotSpace } => {
            by: Some(game.state.active),
            legal_actions: game.legal_take_back(out),
            answer: game.answer_take_back(from, choice, sink),
        },
        /// The final experiments, with this many branches left.
        FinalExperiments { weather: Weather, left: u8 } => {
            run: game.run_final_experiments(weather, left, sink),
        },

        /// Havoc, step 7: the next set.
        Havoc => { run: game.run_havoc(sink) },
        /// Havoc: raise the Target or discard a card.
        HavocPrice => {
            by: Some(Player::One),
            legal_actions: game.legal_havoc_price(out),
            answer: game.answer_havoc_price(choice, sink),
        },
        /// SAB-CHL.3b: the Funding marker that moves back.
        MarkerBack => {
            by: Some(game.state.active),
            legal_actions: game.legal_marker_back(out),
            answer: game.answer_marker_back(choice, sink),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_small() {
        assert!(size_of::<Frame>() <= 8, "{}", size_of::<Frame>());
    }
}
