//! The steps of a turn as text: tiles, the Scientist, actions, tokens.

use game_core::{Named, Recorder};

use crate::choice::Choice;
use crate::content::Actions;
use crate::deed::Deed;
use crate::event::Event;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, Subject};
use crate::text::localized_names::{heading_in, short_action_space_in, token_in};
use crate::text::narrator::{Narrator, game_message};
use crate::text::places;
use crate::types::{
    ActionSpace, Area, FundingSpace, GoalTile, OfficeSpace, Player, Voucher, WorkshopRow,
};

use super::foresight::errand;
use super::{ChoiceText, clauses};

impl WeatherMachine {
    pub(super) fn turn_choice(
        &self,
        choice: Choice,
        narrator: &Narrator<'_>,
    ) -> Option<ChoiceText> {
        let content = self.content;
        let player = self.decider_now();
        let said = ChoiceText::new(narrator.choice(choice));
        Some(match choice {
            Choice::Face(facing) => {
                let (above, below) = self.halves(self.state.in_hand?, facing);
                said.with("above", above.named(narrator))
                    .with("below", below.named(narrator))
                    .with("above-chemical", above.chemical().named(narrator))
                    .with("below-chemical", below.chemical().named(narrator))
                    .at(places::shelf(player, 1, WorkshopRow::Middle))
            }
            Choice::UseSubsidy(tile) => said
                .with("benefit", narrator.benefit(content.subsidies[tile].benefit))
                .at(places::tile(tile)),
            Choice::SetGoal(tile, height) => {
                let space = self.goal_space(tile, height);
                said.with("title", narrator.goal_title(tile))
                    .with("space", space.named(narrator))
                    .detail(narrator.benefit(content.goal_spaces[space]))
                    .detail(self.goal_stands(player, tile, narrator))
                    .at(places::goal(player, space))
                    .at(places::tile(tile))
            }
            Choice::FlipGoal(space) => {
                let (lab, area) = (self.state.lab(player), space.area());
                let tile = lab.goal(space)?;
                said.with("title", narrator.goal_title(tile))
                    .with("area", area.named(narrator))
                    .with("pays", self.funding_pays(area, lab.funding[area], narrator))
                    .at(places::goal(player, space))
                    .at(places::tile(tile))
            }
            Choice::Pass => match self.state.frames.top() {
                Some(Frame::LastPlacements) => said.with("at", "last"),
                _ => said.with("at", "tile"),
            },
            Choice::Move(space) => {
                let side = match space.position() {
                    Some(position) => ["left", "middle", "right"][position as usize],
                    None => "none",
                };
                let details = self.moving_brings(space, narrator);
                said.with("heading", heading_in(space.location(), narrator.messages))
                    .with("place", short_action_space_in(space, narrator.messages))
                    .with("side", side)
                    .detail(details)
                    .at(places::space(space))
            }
            Choice::Do(deed) => {
                let costs = &content.costs;
                let cost = match deed {
                    Deed::Sell => costs.sell,
                    Deed::Secure => costs.secure,
                    Deed::Experiment => costs.experiment,
                    Deed::Publish => costs.publish,
                    Deed::Research => costs.research,
                    Deed::Breakthrough => costs.breakthrough,
                };
                said.with("cost", narrator.cost(cost))
            }
            Choice::Token(weather, space) => said
                .with("token", token_in(space.area(), weather, narrator.messages))
                .with("row", space.row().named(narrator))
                .detail(self.covering_brings(player, space, narrator))
                .at(places::office(player, space)),
            Choice::Award(space) => said
                .with("colour", narrator.token_colour(space.area()))
                .with("row", space.row().named(narrator))
                .detail(self.covering_brings(player, space, narrator))
                .at(places::office(player, space)),
            _ => return None,
        })
    }

    /// The CP and the condition of a Goal tile, and whether it is met.
    fn goal_stands(&self, player: Player, tile: GoalTile, narrator: &Narrator<'_>) -> String {
        let condition = self.content.goals[tile].condition;
        let met = crate::measure::is_met(&self.state, self.content, player, condition);
        let condition = narrator.short_condition(condition);
        let cp = self.content.scoring.goal;
        game_message!(narrator, "detail-goal", cp = cp, condition = condition, met = met)
    }

    /// What the funding of a track pays with the marker on this space.
    pub(super) fn funding_pays(
        &self,
        area: Area,
        at: FundingSpace,
        narrator: &Narrator<'_>,
    ) -> String {
        let benefits = at.up_to().map(|space| self.content.funding(area)[space].benefit);
        let benefits = benefits.filter(|benefit| !benefit.is_none());
        let benefits: Vec<String> =
            benefits.map(|benefit| narrator.short_benefit(benefit)).collect();
        match (benefits.len(), area) {
            (_, Area::Lab) => {
                let vouchers = narrator.vouchers(Voucher::Science, self.science_up_to(at));
                game_message!(narrator, "funding-lab", vouchers = vouchers)
            }
            (0, _) => game_message!(narrator, "funding-none"),
            (_, Area::Government) | (1, Area::Rnd) => {
                let benefits = narrator.all_of(benefits);
                game_message!(narrator, "funding-all", benefits = benefits)
            }
            (_, Area::Rnd) => {
                let benefits = narrator.one_of(benefits);
                game_message!(narrator, "funding-one-of", benefits = benefits)
            }
        }
    }

    /// The Vouchers of an action space, the number of actions it allows, and where Lativ goes from
    /// there.
    fn moving_brings(&self, space: ActionSpace, narrator: &Narrator<'_>) -> String {
        let actions = |key: &str| Some(game_message!(narrator, "detail-actions", actions = key));
        let actions = match self.content.action_spaces[space].actions {
            Actions::Any => None,
            Actions::Both => actions("both"),
            Actions::One => actions("one"),
        };
        let lativ = (self.state.lativ.location() == space.location())
            .then(|| self.lativ_goes_from(space, narrator))
            .flatten();
        let vouchers = Some(self.vouchers_of_entering(space, narrator));
        let idle = self.is_idle_there(space).then(|| game_message!(narrator, "detail-idle"));
        clauses(narrator.messages.locale(), [vouchers, actions, idle, lativ])
    }

    /// The Vouchers gained and then paid for a move, found by trying it.
    fn vouchers_of_entering(&self, space: ActionSpace, narrator: &Narrator<'_>) -> String {
        let mut trial = self.clone();
        let mut emitted = Recorder::<Self, _>::events_only();
        let mut gains = Vec::new();
        trial.gain_for_space(Subject::Space(space), &mut emitted);
        if let Some(Frame::GainAny { left, .. }) = trial.state.frames.top() {
            gains.push(narrator.any_vouchers(left));
        }
        for voucher in Voucher::ALL {
            let of_it = emitted.emitted().iter().filter_map(|emitted| match emitted.event {
                Event::Vouchers { voucher: of, gained, lost, .. }
                | Event::NeighbourVouchers { voucher: of, gained, lost, .. } => {
                    (of == voucher).then_some((gained, lost))
                }
                _ => None,
            });
            let (gained, lost) = of_it.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
            let vouchers = narrator.vouchers(voucher, gained + lost);
            match (gained + lost, lost) {
                (0, _) => {}
                (_, 0) => gains.push(vouchers),
                _ => gains.push(game_message!(
                    narrator,
                    "detail-room",
                    vouchers = vouchers,
                    gained = gained
                )),
            }
        }
        trial.pay_for_space(Subject::Space(space));
        let gains = narrator.all_of(gains);
        match trial.state.frames.top() {
            Some(Frame::PayAny { left: left @ 1.., .. }) => {
                let price = narrator.any_vouchers(left);
                game_message!(narrator, "detail-gain-pay", gains = gains, price = price)
            }
            _ => game_message!(narrator, "detail-gain", gains = gains),
        }
    }

    /// Where Lativ goes after a move and what he does there, found by trying it.
    fn lativ_goes_from(&self, space: ActionSpace, narrator: &Narrator<'_>) -> Option<String> {
        let mut trial = self.clone();
        let player = trial.active();
        trial.state.scientists[player as usize] = Some(space);
        let mut emitted = Recorder::<Self, _>::events_only();
        trial.move_lativ(&mut emitted);
        errand(emitted.emitted(), narrator)
    }

    /// What a token on an Office space gives.
    fn covering_brings(
        &self,
        player: Player,
        space: OfficeSpace,
        narrator: &Narrator<'_>,
    ) -> String {
        let benefit = self.content.office[space];
        let benefit = match benefit.is_none() {
            true => game_message!(narrator, "detail-no-benefit"),
            false => narrator.benefit(benefit),
        };
        let row = match self.state.lab(player).row(space.row()).iter().flatten().count() {
            0 => None,
            1 => Some(game_message!(narrator, "detail-second-token")),
            _ => Some(game_message!(narrator, "detail-completes-row")),
        };
        clauses(narrator.messages.locale(), [Some(benefit), row])
    }

    /// The change of a Funding marker's space and CP.
    pub(super) fn funding_moves(
        &self,
        area: Area,
        (from, to): (FundingSpace, FundingSpace),
        narrator: &Narrator<'_>,
    ) -> String {
        let cp = |space| self.content.funding_cp(area, space);
        match (cp(from), cp(to)) {
            (before, after) if before == after => {
                game_message!(narrator, "funding-steps", from = from, to = to)
            }
            (before, after) => game_message!(
                narrator,
                "funding-steps-cp",
                from = from,
                to = to,
                before = before,
                after = after,
            ),
        }
    }
}
