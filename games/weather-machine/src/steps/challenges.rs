//! SAB-CHL: the effects of the Challenge cards.

use game_core::{ActionSink, EventSink, Rule};

use crate::choice::Choice;
use crate::content::ChallengeFacts;
use crate::event::{Event, Raise, TokenPlace};
use crate::game::WeatherMachine;
use crate::scoring::Sheet;
use crate::sequence::Frame;
use crate::state::Lativ;
use crate::types::{Area, Challenge, Chemical, FundingSpace, Id, Owner, Player, Weather};

impl WeatherMachine {
    /// SAB-SET.18 MAY: any number of Challenge cards apply, chosen or drawn at random.
    pub(crate) fn draw_challenges(&mut self) {
        self.state.solo.challenges = self.options.challenges;
        let left = self.options.random_challenges;
        self.state.frames.call(Frame::DealChallenge { left });
    }

    pub(crate) fn legal_challenge(&self, out: &mut impl ActionSink<Choice>) {
        for challenge in Challenge::ALL {
            if !self.challenged(challenge) {
                out.chance(Choice::DealChallenge(challenge), 1);
            }
        }
    }

    pub(crate) fn answer_challenge(
        &mut self,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.frames.goto(Frame::DealChallenge { left: left - 1 });
        let Choice::DealChallenge(challenge) = choice else { return game_core::not_listed(choice) };
        self.state.solo.challenges.insert(challenge);
        sink.emit(Rule("SAB-SET.18"), || Event::ChallengeDrawn { challenge });
    }

    fn cards(&self) -> impl Iterator<Item = &'static ChallengeFacts> + use<> {
        let content = self.content;
        self.state.solo.challenges.iter().map(|card| &content.challenges[card])
    }

    fn amount(&self, challenge: Challenge) -> u8 {
        self.content.challenges[challenge].amount
    }

    /// How much lower the Target starts.
    ///
    /// SAB-CHL.12a MUST: with Publish or Perish the Target starts lower.
    pub(crate) fn target_off(&self) -> u8 {
        self.cards().map(|card| card.target).sum()
    }

    /// SAB-CHL.1 MUST: with Fully Stocked Opponents one Chemical of each type is in the Hideout.
    pub(crate) fn has_all_chemicals(&self) -> bool {
        self.cards().any(|card| card.all_chemicals)
    }

    pub(crate) fn stock_every_chemical(&mut self, sink: &mut impl EventSink<Event>) {
        for chemical in Chemical::ALL {
            if self.state.in_supply(chemical) > 0 {
                self.stock_chemical(chemical, Rule("SAB-CHL.1"), sink);
            }
        }
    }

    /// Number of extra random Chemicals in the Hideout.
    ///
    /// SAB-CHL.4a MUST: one with Nobel Laureate.
    /// SAB-CHL.11a MUST: one with Budget Cuts.
    /// SAB-R.42 MUST: the effects of several cards add up.
    pub(crate) fn more_chemicals(&self) -> u8 {
        self.cards().map(|card| card.chemicals).sum()
    }

    /// The rule that brings the next of them, with this many left.
    pub(crate) fn why_more_chemicals(&self, left: u8) -> Rule {
        let of_budget_cuts = self.content.challenges[Challenge::BudgetCuts].chemicals;
        let last = self.challenged(Challenge::BudgetCuts) && left <= of_budget_cuts;
        Rule(if last { "SAB-CHL.11a" } else { "SAB-CHL.4a" })
    }

    /// SAB-CHL.3a MUST: with Creative Accounting the Hideout starts with one Award.
    /// SAB-CHL.10a MUST: likewise with Independent Prototypes.
    pub(crate) fn stock_awards(&mut self, sink: &mut impl EventSink<Event>) {
        for (challenge, rule) in
            [(Challenge::CreativeAccounting, "SAB-CHL.3a"), (Challenge::Independent, "SAB-CHL.10a")]
        {
            let wanted = self.content.challenges[challenge].awards;
            let count = if self.challenged(challenge) { wanted } else { 0 };
            for _ in 0..count.min(self.state.awards) {
                self.move_award((TokenPlace::Board, TokenPlace::Hideout), Rule(rule), sink);
            }
        }
    }

    /// SAB-CHL.6 MUST: with The Clock is Ticking, cards of the deck return to the box.
    pub(crate) fn box_reports(&mut self, sink: &mut impl EventSink<Event>) {
        let boxed: u8 = self.cards().map(|card| card.boxed).sum();
        let cards = boxed.min(self.state.solo.deck);
        if cards > 0 {
            self.state.solo.deck -= cards;
            self.state.solo.boxed += cards;
            sink.emit(Rule("SAB-CHL.6"), || Event::ReportsBoxed { cards });
        }
    }

    /// SAB-CHL.2 IF income is paid with Jamming Devices THEN the Target rises for each of their
    /// Bots on the board.
    pub(crate) fn challenge_income(&mut self, sink: &mut impl EventSink<Event>) {
        if self.state.lativ != Lativ::Office {
            return;
        }
        if self.challenged(Challenge::Jamming) {
            let bots = self.state.bots_on_board(Owner::Saboteurs);
            let by = self.amount(Challenge::Jamming).saturating_mul(bots);
            let why = Raise::Challenge { challenge: Challenge::Jamming, bots: Some(bots) };
            self.raise_target(by, why, Rule("SAB-CHL.2"), sink);
        }
        if self.challenged(Challenge::CreativeAccounting) {
            self.state.active = Player::One;
            self.state.frames.call(Frame::MarkerBack);
        }
    }

    /// SAB-CHL.3b IF income is paid with Creative Accounting THEN one Funding marker moves back.
    pub(crate) fn legal_marker_back(&self, out: &mut impl ActionSink<Choice>) {
        let funding = &self.state.lab(Player::One).funding;
        for area in Area::ALL {
            if funding[area] != FundingSpace::default() {
                out.choice(Choice::Back(area));
            }
        }
    }

    pub(crate) fn answer_marker_back(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        self.state.frames.finish();
        let Choice::Back(area) = choice else { return game_core::not_listed(choice) };
        let player = Player::One;
        let amount = usize::from(self.amount(Challenge::CreativeAccounting));
        let marker = &mut self.state.lab_mut(player).funding[area];
        let to = FundingSpace::new(marker.index().saturating_sub(amount)).unwrap_or_default();
        *marker = to;
        sink.emit(Rule("SAB-CHL.3b"), || Event::MarkerBack { player, area, to });
    }

    /// SAB-CHL.7 IF the turn ends with their Initiative marker leftmost and One Step Ahead THEN
    /// the Target rises.
    pub(crate) fn raise_for_initiative(&mut self, sink: &mut impl EventSink<Event>) {
        let first = self.state.initiative.first() == Some(&Player::Saboteurs);
        if first && self.challenged(Challenge::OneStepAhead) {
            let by = self.amount(Challenge::OneStepAhead);
            let why = Raise::Challenge { challenge: Challenge::OneStepAhead, bots: None };
            self.raise_target(by, why, Rule("SAB-CHL.7"), sink);
        }
    }

    /// SAB-CHL.12b IF the Saboteurs remove a Lock token with Publish or Perish THEN the Target
    /// rises.
    pub(crate) fn sabotage_lock(
        &mut self,
        weather: Weather,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        if self.remove_lock(weather, rule, sink) && self.challenged(Challenge::PublishOrPerish) {
            let by = self.amount(Challenge::PublishOrPerish);
            let why = Raise::Challenge { challenge: Challenge::PublishOrPerish, bots: None };
            self.raise_target(by, why, Rule("SAB-CHL.12b"), sink);
        }
    }

    /// The card that forbids every win at present, with its rule.
    ///
    /// SAB-CHL.4b MUST: with Nobel Laureate there is no win without the Nobel Prize.
    /// SAB-CHL.5 MUST: with Only Overachievers Apply there is no win with fewer Goals.
    pub(crate) fn forbids_win(&self, sheet: &Sheet) -> Option<(Rule, Challenge)> {
        if self.challenged(Challenge::NobelLaureate) && !sheet.nobel {
            return Some((Rule("SAB-CHL.4b"), Challenge::NobelLaureate));
        }
        let few = sheet.goals < self.amount(Challenge::Overachievers);
        let forbids = few && self.challenged(Challenge::Overachievers);
        forbids.then_some((Rule("SAB-CHL.5"), Challenge::Overachievers))
    }

    /// The card that forbids a win in final scoring, with its rule.
    ///
    /// SAB-CHL.12c MUST: with Publish or Perish only the immediate win counts.
    pub(crate) fn forbids_final_win(&self, sheet: &Sheet) -> Option<(Rule, Challenge)> {
        let card = Challenge::PublishOrPerish;
        let perish = self.challenged(card).then_some((Rule("SAB-CHL.12c"), card));
        self.forbids_win(sheet).or(perish)
    }
}
