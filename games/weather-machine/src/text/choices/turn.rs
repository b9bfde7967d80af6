//! The steps of a turn as text: tiles, the Scientist, actions, tokens.

use game_core::Recorder;
use game_core::grammar::capital;

use crate::choice::Choice;
use crate::content::Actions;
use crate::deed::Deed;
use crate::event::Event;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, Subject};
use crate::text::names::{
    counted, goal_space, location_heading, office_space, research_token, short_action_space,
    vouchers,
};
use crate::text::{places, terse};
use crate::types::{
    ActionSpace, Area, FundingSpace, GoalTile, OfficeSpace, Player, Voucher, Weather,
};

use super::foresight::errand;
use super::{ChoiceText, clauses};

impl WeatherMachine {
    pub(super) fn turn_choice(&self, choice: Choice) -> Option<ChoiceText> {
        let content = self.content;
        let player = self.decider_now();
        Some(match choice {
            Choice::Face(facing) => {
                let tile = self.state.in_hand?;
                let (above, below) = self.halves(tile, facing);
                ChoiceText::new(format!("{} above, {below} below", capital(above.word())))
                    .group("How it lies")
                    .at(places::shelf(player, 1, crate::types::WorkshopRow::Middle))
            }
            Choice::Draft(set, area) => self.draft_said(set, area),
            Choice::UseSubsidy(tile) => ChoiceText::new(content.subsidies[tile].title.clone())
                .group("Use a Subsidy tile")
                .detail(content.subsidies[tile].benefit.words())
                .at(places::tile(tile)),
            Choice::SetGoal(tile, height) => {
                let space = self.goal_space(tile, height);
                let title = &content.goals[tile].title;
                let benefit = content.goal_spaces[space].words();
                ChoiceText::new(format!("{title} on {}", goal_space(space)))
                    .group("Set a Goal for an Investment tile")
                    .detail(format!("{benefit}; {}", self.goal_stands(player, tile)))
                    .at(places::goal(player, space))
                    .at(places::tile(tile))
            }
            Choice::FlipGoal(space) => {
                let tile = self.state.lab(player).goal(space)?;
                ChoiceText::new(format!(
                    "{} ({} funding)",
                    content.goals[tile].title,
                    space.area().short()
                ))
                .group("Flip a Goal for an Investment tile")
                .detail(
                    self.funding_pays(space.area(), self.state.lab(player).funding[space.area()]),
                )
                .at(places::goal(player, space))
                .at(places::tile(tile))
            }
            Choice::Pass => match self.state.frames.top() {
                Some(Frame::LastPlacements) => ChoiceText::new("Finish"),
                _ => ChoiceText::new("Use no tile"),
            },
            Choice::Move(space) => ChoiceText::new(self.space_label(space))
                .short(self.space_label(space).trim_end_matches(" space"))
                .group("Move to")
                .detail(self.moving_brings(space))
                .at(places::space(space)),
            Choice::Do(deed) => ChoiceText::new(deed.title()).detail(self.deed_words(deed)),
            Choice::EndActions => ChoiceText::new("End the actions"),
            Choice::Token(weather, space) => self.token_choice(player, weather, space),
            Choice::Award(space) => {
                ChoiceText::new(capital(office_space(space).trim_start_matches("the ")))
                    .group("Place an Award")
                    .detail(self.covering_brings(player, space))
                    .at(places::office(player, space))
            }
            Choice::Keep => ChoiceText::new("Keep the Awards").detail("they wait for a later turn"),
            _ => return None,
        })
    }

    fn space_label(&self, space: ActionSpace) -> String {
        let location = location_heading(space.location());
        format!("{location}, {}", short_action_space(space))
    }

    /// The CP and the condition of a Goal tile, and whether it is met.
    fn goal_stands(&self, player: Player, tile: GoalTile) -> String {
        let condition = self.content.goals[tile].condition;
        let met = crate::measure::is_met(&self.state, self.content, player, condition);
        let cp = self.content.scoring.goal;
        let now = if met { "met now" } else { "not met yet" };
        format!("{cp} CP at the end for {} ({now})", terse::condition(condition))
    }

    /// What the funding of a track pays with the marker on this space.
    pub(super) fn funding_pays(&self, area: Area, at: FundingSpace) -> String {
        let benefits = at.up_to().map(|space| self.content.funding(area)[space].benefit);
        let benefits = benefits.filter(|benefit| !benefit.is_none()).map(terse::benefit);
        let benefits: Vec<String> = benefits.collect();
        match (benefits.len(), area) {
            (_, Area::Lab) => {
                let science = self.science_up_to(at);
                format!("{}, then another track", vouchers(Voucher::Science, science))
            }
            (0, _) => "nothing yet".into(),
            (_, Area::Government) => benefits.join(", "),
            (1, Area::Rnd) => benefits.concat(),
            (_, Area::Rnd) => format!("one of: {}", benefits.join(", ")),
        }
    }

    /// The Vouchers of an action space, the number of actions it allows, and where Lativ goes from
    /// there.
    fn moving_brings(&self, space: ActionSpace) -> String {
        let actions = match self.content.action_spaces[space].actions {
            Actions::Any => None,
            Actions::Both => Some("both actions".to_string()),
            Actions::One => Some("one action".to_string()),
        };
        let lativ = (self.state.lativ.location() == space.location())
            .then(|| self.lativ_goes_from(space))
            .flatten();
        clauses([Some(self.vouchers_of_entering(space)), actions, self.idle_there(space), lativ])
    }

    /// The Vouchers gained and then paid for a move, found by trying it.
    fn vouchers_of_entering(&self, space: ActionSpace) -> String {
        let mut trial = self.clone();
        let mut emitted = Recorder::<Self, _>::events_only();
        let mut gains = Vec::new();
        trial.gain_for_space(Subject::Space(space), &mut emitted);
        if let Some(Frame::GainAny { left, .. }) = trial.state.frames.top() {
            gains.push(format!("any {}", counted(left, "Voucher")));
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
            match (gained + lost, lost) {
                (0, _) => {}
                (count, 0) => gains.push(vouchers(voucher, count)),
                (count, _) => {
                    gains.push(format!("{} (room for {gained})", vouchers(voucher, count)));
                }
            }
        }
        trial.pay_for_space(Subject::Space(space));
        let pay = match trial.state.frames.top() {
            Some(Frame::PayAny { left: left @ 1.., .. }) => {
                format!(", then pay any {}", counted(left, "Voucher"))
            }
            _ => String::new(),
        };
        format!("gain {}{pay}", gains.join(" and "))
    }

    /// Where Lativ goes after a move and what he does there, found by trying it.
    fn lativ_goes_from(&self, space: ActionSpace) -> Option<String> {
        let mut trial = self.clone();
        let player = trial.active();
        trial.state.scientists[player as usize] = Some(space);
        let mut emitted = Recorder::<Self, _>::events_only();
        trial.move_lativ(&mut emitted);
        errand(emitted.emitted())
    }

    /// The price of an action and its purpose.
    fn deed_words(&self, deed: Deed) -> String {
        let costs = &self.content.costs;
        let (cost, purpose) = match deed {
            Deed::Sell => (costs.sell, "a Bot and a part for a Subsidy tile and a blue token"),
            Deed::Secure => {
                (costs.secure, "the benefits of a Subsidy tile, its column and its row")
            }
            Deed::Experiment => (costs.experiment, "a Bot and a Chemical for the next experiments"),
            Deed::Publish => (costs.publish, "CP and an Investment tile for a complete Office row"),
            Deed::Research => {
                (costs.research, "a Bot and a Chemical for a benefit and a lilac token")
            }
            Deed::Breakthrough => (costs.breakthrough, "a prototype and an Award for a paper"),
        };
        format!("pay {}; {purpose}", cost.words())
    }

    fn token_choice(&self, player: Player, weather: Weather, space: OfficeSpace) -> ChoiceText {
        let token = research_token(space.area(), weather);
        ChoiceText::new(format!("{} in row {}", capital(&token), space.row()))
            .group("Place a Research token")
            .detail(self.covering_brings(player, space))
            .at(places::office(player, space))
    }

    /// What a token on an Office space gives.
    fn covering_brings(&self, player: Player, space: OfficeSpace) -> String {
        let benefit = self.content.office[space];
        let row = self.state.lab(player).row(space.row());
        let benefit = if benefit.is_none() { "no benefit".into() } else { benefit.words() };
        let row = match row.iter().flatten().count() {
            0 => None,
            1 => Some("second token of the row".to_string()),
            _ => Some("completes the row".to_string()),
        };
        clauses([Some(benefit), row])
    }

    /// The change of a Funding marker's space and CP.
    pub(super) fn funding_moves(&self, area: Area, from: FundingSpace, to: FundingSpace) -> String {
        let cp = |space| self.content.funding_cp(area, space);
        let worth = match (cp(from), cp(to)) {
            (before, after) if before == after => String::new(),
            (before, after) => format!(", {before} → {after} CP at the end"),
        };
        format!("space {from} → {to}{worth}")
    }
}

impl Deed {
    /// The title of an action.
    pub(crate) const fn title(self) -> &'static str {
        match self {
            Deed::Sell => "Sell a Part",
            Deed::Secure => "Secure Subsidy",
            Deed::Experiment => "Work on Experiment",
            Deed::Publish => "Publish a Paper",
            Deed::Research => "Research",
            Deed::Breakthrough => "Breakthrough",
        }
    }
}
