//! What can be pending: who answers it, what it asks, and where that is written.
//!
//! In a turn of the Saboteurs the human answers: they never decide.

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
    /// Something pending. Those that ask are questions; the others run by themselves.
    #[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "snake_case")]
    #[allow(missing_docs, reason = "the line above each variant says what its fields are")]
    pub enum Frame |game: WeatherMachine, out: Choice, choice, sink: Event| by Player {
        /// A list, from its next step on; `free` if a benefit granted it.
        Steps { list: List, next: u8, of: Subject, free: bool } => {
            run: game.run_steps(list, next, of, free, sink),
        },
        /// Every player in turn order, from this place on.
        Each { each: Each, next: u8 } => { run: game.run_each(each, next, sink) },

        /// Chance: who is next in turn order.
        #[default]
        DrawOrder => {
            by: None,
            run: game.run_draw_order(),
            legal_actions: game.legal_order(out),
            answer: game.answer_order(choice, sink),
        },
        /// Chance: the tile of an offer space that is empty, or the top of the stack.
        ShowTile => {
            by: None,
            run: game.run_show_tile(),
            legal_actions: game.legal_tile(out),
            answer: game.answer_tile(choice, sink),
        },
        /// Chance: the Subsidy tile of a space.
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
        /// How it lies.
        Face => {
            by: Some(game.state.active),
            legal_actions: game.legal_face(out),
            answer: game.answer_face(choice, sink),
        },
        /// Chance: a player's Goal tiles.
        DealSet => {
            by: None,
            legal_actions: game.legal_set(out),
            answer: game.answer_set(choice, sink),
        },
        /// Drafting: the pick, from 0.
        Draft { pick: u8 } => {
            by: game.drafter(pick),
            legal_actions: game.legal_draft(pick, out),
            answer: game.answer_draft(pick, choice, sink),
        },
        /// Chance: so many Challenge cards.
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
        /// Chance: so many Chemicals for the Hideout; different ones at first.
        DealChemical { left: u8, different: bool } => {
            by: None,
            run: game.legal_while_left(left),
            legal_actions: game.legal_hideout_chemical(different, out),
            answer: game.answer_hideout_chemical(left, different, choice, sink),
        },
        /// Chance: reports are revealed until one fits.
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
        /// Chance: cards drawn to Call Security.
        DrawReport { first: Option<Report> } => {
            by: None,
            legal_actions: game.legal_report(out),
            answer: game.answer_draw_report(first, choice, sink),
        },
        /// Which of three goes on top of the deck, then which is discarded.
        Assign {
            /// The first two. Order: as they were drawn.
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
        /// Step 1.
        UseTile => {
            by: Some(game.state.active),
            legal_actions: game.legal_use_tile(out),
            answer: game.answer_use_tile(choice, sink),
        },
        /// Step 2.
        Move => {
            by: Some(game.state.active),
            legal_actions: game.legal_move(out),
            answer: game.answer_move(choice, sink),
        },
        /// Step 3.
        Actions => {
            by: Some(game.state.active),
            legal_actions: game.legal_action_kinds(out),
            answer: game.answer_actions(choice, sink),
        },
        /// Step 4; `awards` if Awards may be placed too.
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
        /// Goals, funding and tokens before scoring.
        LastPlacements => {
            by: Some(game.state.active),
            run: game.run_last_placements(sink),
            legal_actions: game.legal_last_placements(out),
            answer: game.answer_last_placements(choice, sink),
        },

        /// What an action is done to; `granted` if a benefit grants it.
        Target { list: List, granted: bool } => {
            by: Some(game.state.active),
            legal_actions: game.legal_target(list, granted, out),
            answer: game.answer_target(list, granted, choice, sink),
        },
        /// The space of the Extreme Weather tile.
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
        /// So many Vouchers of any types, this one or a later one.
        PayAny { left: u8, least: Voucher } => {
            by: Some(game.state.active),
            run: game.legal_while_left(left),
            legal_actions: game.legal_pay_any(left, least, out),
            selection: game.any_vouchers(left, least),
            answer: game.answer_pay_any(left, choice, sink),
        },
        /// An exchange whose Vouchers are paid.
        Swap { given: Given, owed: Owed } => { run: game.run_swap(given, owed, sink) },

        /// A benefit, at an alternative and at a gain of it; 255 while the alternative is open.
        Benefit { at: BenefitAt, alternative: u8, next: u8 } => {
            by: Some(game.state.active),
            run: game.run_benefit(at, alternative, next, sink),
            legal_actions: game.legal_benefit(at, alternative, next, out),
            answer: game.answer_benefit(at, alternative, next, choice, sink),
        },
        /// So many Vouchers of any types, this one or a later one.
        GainAny { left: u8, least: Voucher } => {
            by: Some(game.state.active),
            run: game.legal_while_left(left),
            legal_actions: game.legal_gain_any(left, least, out),
            answer: game.answer_gain_any(left, choice, sink),
        },
        /// So many Machine Parts, this colour or a later one.
        GainPart { left: u8, least: Colour } => {
            by: Some(game.state.active),
            run: game.legal_while_left(left),
            legal_actions: game.legal_gain_part(least, out),
            answer: game.answer_gain_part(left, choice, sink),
        },
        /// So many Chemicals.
        GainChemical { left: u8 } => {
            by: Some(game.state.active),
            run: game.legal_while_left(left),
            legal_actions: game.legal_gain_chemical(out),
            answer: game.answer_gain_chemical(left, choice, sink),
        },
        /// A Funding track of choice.
        FundAny => {
            by: Some(game.state.active),
            legal_actions: game.legal_fund_any(out),
            answer: game.answer_fund_any(choice, sink),
        },
        /// A Bot from the Assembly Line, free of Vouchers.
        GainBot => {
            by: Some(game.state.active),
            legal_actions: game.legal_gain_bot(out),
            answer: game.answer_gain_bot(choice, sink),
        },
        /// A Workshop tile, free of Vouchers.
        GainTile => {
            by: Some(game.state.active),
            legal_actions: game.legal_gain_tile(out),
            answer: game.answer_gain_tile(choice, sink),
        },
        /// Where the Workshop tile goes.
        Lay => {
            by: Some(game.state.active),
            legal_actions: game.legal_lay(out),
            answer: game.answer_lay(choice, sink),
        },

        /// The funding of a Goal tile.
        Funding { area: Area } => { run: game.run_funding(area, sink) },
        /// Government funding, from this space on.
        FollowTrack { from: FundingSpace, to: FundingSpace } => {
            run: game.run_follow_track(from, to),
        },
        /// R&D funding: one space up to this one.
        OneOf { to: FundingSpace } => {
            by: Some(game.state.active),
            legal_actions: game.legal_one_of(to, out),
            answer: game.answer_one_of(choice),
        },
        /// Lab funding: which other track.
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
        /// Column or row first.
        EdgeOrder { cell: SubsidyCell } => {
            by: Some(game.state.active),
            legal_actions: game.legal_edge_order(out),
            answer: game.answer_edge_order(cell, choice),
        },
        /// Where Lativ's Bot goes from this space.
        LativTo { from: BotSpace } => {
            by: Some(game.state.active),
            legal_actions: game.legal_lativ_to(from, out),
            answer: game.answer_lativ_to(from, choice, sink),
        },
        /// Whether the row is completed by a citation.
        Cite { row: OfficeRow } => {
            by: Some(game.state.active),
            legal_actions: game.legal_cite(row, out),
            answer: game.answer_cite(row, choice, sink),
        },
        /// CP for Science on unlocking, by a paper or by a branch; scored once `paid`.
        BuyCp { paper: bool, paid: bool } => {
            by: Some(game.state.active),
            run: if paid { game.score_bought(paper, sink) } else { Flow::Asks },
            legal_actions: game.legal_buy_cp(out),
            answer: game.answer_buy_cp(paper, choice, sink),
        },

        /// The prototype of a weather.
        Prototype { weather: Weather } => { run: game.run_prototype(weather) },
        /// Which further parts are provided; bits by position.
        Provide { weather: Weather, provided: u8, from: u8 } => {
            by: Some(game.state.active),
            legal_actions: game.legal_provide(weather, provided, from, out),
            answer: game.answer_provide(weather, provided, choice),
        },
        /// The parts by exchange if need be.
        ReadyParts { weather: Weather, provided: u8 } => {
            run: game.run_ready_parts(weather, provided, sink),
        },
        /// In which Workshop row it is built.
        BuildIn { weather: Weather, provided: u8 } => {
            by: Some(game.state.active),
            legal_actions: game.legal_build_in(weather, provided, out),
            answer: game.answer_build_in(weather, provided, choice, sink),
        },
        /// Which further parts of the row are lost.
        Lose { weather: Weather, provided: u8, row: WorkshopRow, lost: u8, least: Colour } => {
            by: Some(game.state.active),
            legal_actions: game.legal_lose((weather, provided), row, lost, least, out),
            answer: game.answer_lose((weather, provided), row, lost, choice, sink),
        },

        /// Bots that come back from a branch; how many have.
        ReturnBots { weather: Weather, returned: u8 } => {
            run: game.run_return_bots(weather, returned, sink),
        },
        /// A Bot goes to the Assembly Line.
        ToLine { from: BotSpace } => {
            by: Some(game.state.active),
            legal_actions: game.legal_to_line(out),
            answer: game.answer_to_line(from, choice, sink),
        },
        /// Whether Science is paid for the experiment.
        OfferExperiment { weather: Weather, bots: u8 } => {
            by: Some(game.state.active),
            legal_actions: game.legal_offer_experiment(weather, out),
            answer: game.answer_offer_experiment(weather, bots, choice, sink),
        },
        /// Whether the Bot of a space stays.
        TakeBack { from: BotSpace } => {
            by: Some(game.state.active),
            legal_actions: game.legal_take_back(out),
            answer: game.answer_take_back(from, choice, sink),
        },
        /// The final experiments, so many branches left.
        FinalExperiments { weather: Weather, left: u8 } => {
            run: game.run_final_experiments(weather, left, sink),
        },

        /// Step 7: the next set.
        Havoc => { run: game.run_havoc(sink) },
        /// Havoc: which price.
        HavocPrice => {
            by: Some(Player::One),
            legal_actions: game.legal_havoc_price(out),
            answer: game.answer_havoc_price(choice, sink),
        },
        /// SAB-CHL.3b: which Funding marker goes back.
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
