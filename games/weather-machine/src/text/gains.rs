//! Benefits, costs, conditions, and where they are printed, in words.

use game_core::BoundMessage;

use super::narrator::{Narrator, game_message};
use crate::benefit::{Benefit, Gain, Gains};
use crate::condition::{Condition, Measure};
use crate::cost::Cost;
use crate::deed::Deed;
use crate::event::{Cause, Score};
use crate::sequence::BenefitAt;
use crate::types::{Location, Voucher};

/// The text of a message, or its noun if there is one and a noun is wanted.
fn said(message: BoundMessage, noun: bool) -> String {
    let short = noun.then(|| message.attribute("noun")).flatten();
    short.unwrap_or_else(|| message.text())
}

impl Narrator<'_> {
    fn bound(&self, key: &str) -> BoundMessage {
        BoundMessage::of_kind(self.messages, key, "")
    }

    /// A gain as something to do, such as "take a Machine Part".
    pub(crate) fn gain(&self, gain: Gain) -> String {
        self.gain_said(gain, false)
    }

    fn gain_said(&self, gain: Gain, noun: bool) -> String {
        let bound = |key| self.bound(key);
        let counted = |key, count: u8| self.bound(key).with("count", count);
        let message = match gain {
            Gain::Voucher(voucher, count) => {
                let some = self.vouchers(voucher, count);
                let voucher = game_core::Named::named(&voucher, self);
                counted("gain-voucher", count).with("voucher", voucher).with("vouchers", some)
            }
            Gain::AnyVoucher(count) => {
                counted("gain-any-voucher", count).with("vouchers", self.any_vouchers(count))
            }
            Gain::Part(count) => counted("gain-part", count),
            Gain::Chemical(count) => counted("gain-chemical", count),
            Gain::Bot => bound("gain-bot"),
            Gain::Workshop => bound("gain-workshop"),
            Gain::Fund(area) => {
                bound("gain-fund").with("area", game_core::Named::named(&area, self))
            }
            Gain::AnyFund => bound("gain-any-fund"),
            Gain::Investment => bound("gain-investment"),
            Gain::Cp(count) => counted("gain-cp", count),
            Gain::EndCp(count) => counted("gain-end-cp", count),
            Gain::Do(deed) => bound(match deed {
                Deed::Sell => "gain-sell",
                Deed::Secure => "gain-secure",
                Deed::Experiment => "gain-experiment",
                Deed::Publish => "gain-publish",
                Deed::Research => "gain-research",
                Deed::Breakthrough => "gain-breakthrough",
            }),
            Gain::FreeExperiment => bound("gain-free-experiment"),
        };
        said(message, noun)
    }

    /// Gains as something to do.
    pub(crate) fn gains(&self, gains: Gains) -> String {
        self.all_of(gains.iter().map(|gain| self.gain(gain)).collect())
    }

    /// A benefit as something to do, such as "take 2 Machine Parts, or take an Investment tile".
    pub(crate) fn benefit(&self, benefit: Benefit) -> String {
        self.benefit_said(benefit, false)
    }

    /// A benefit as a noun, such as "2 Machine Parts or Investment tile".
    pub(crate) fn short_benefit(&self, benefit: Benefit) -> String {
        self.benefit_said(benefit, true)
    }

    fn benefit_said(&self, benefit: Benefit, noun: bool) -> String {
        let gains = |gains: Gains| {
            self.all_of(gains.iter().map(|gain| self.gain_said(gain, noun)).collect())
        };
        let either = |one: String, other: String| {
            said(self.bound("gain-either").with("one", one).with("other", other), noun)
        };
        let said = benefit.alternatives().map(gains).reduce(either);
        said.unwrap_or_else(|| game_message!(self, "gain-nothing"))
    }

    /// A cost as a noun, such as "2 Lab Vouchers".
    pub(crate) fn cost(&self, cost: Cost) -> String {
        match cost {
            Cost::Free => game_message!(self, "cost-free"),
            Cost::Vouchers(voucher, count) => self.vouchers(voucher, count),
            Cost::ChemicalOrPart => game_message!(self, "cost-item"),
        }
    }

    /// A condition, such as "3 or more published papers".
    pub(crate) fn condition(&self, condition: Condition) -> String {
        self.condition_said(condition, false)
    }

    /// A condition in few words, such as "3+ published papers".
    pub(crate) fn short_condition(&self, condition: Condition) -> String {
        self.condition_said(condition, true)
    }

    fn condition_said(&self, condition: Condition, noun: bool) -> String {
        use Measure::{Funding, HighestFunding, LowestFunding, Nobel, Sections};
        let measured = |key, measure: Measure, count: u8| {
            let measure = self.measure_said(measure, noun);
            self.bound(key).with("measure", measure).with("count", count)
        };
        let message = match condition {
            Condition::AtLeast(Nobel, _) => self.bound("condition-nobel"),
            Condition::AtLeast(Sections, count) => measured("condition-sections", Sections, count),
            Condition::AtLeast(measure @ (Funding(_) | HighestFunding | LowestFunding), space) => {
                measured("condition-space", measure, space)
            }
            Condition::AtLeast(measure, count) => measured("condition-least", measure, count),
            Condition::AtMost(measure, count) => measured("condition-most", measure, count),
            Condition::Most(Funding(area)) => {
                let area = game_core::Named::named(&area, self);
                self.bound("condition-furthest").with("area", area)
            }
            Condition::Most(measure) => measured("condition-majority", measure, 1),
        };
        said(message, noun)
    }

    fn measure_said(&self, measure: Measure, noun: bool) -> String {
        let area = |key, area| self.bound(key).with("area", game_core::Named::named(&area, self));
        let message = match measure {
            Measure::Bots(of) => area("measure-bots", of),
            Measure::Branches(of) => area("measure-branches", of),
            Measure::Funding(of) => area("measure-funding", of),
            Measure::Tokens(of) => {
                self.bound("measure-tokens").with("colour", self.token_colour(of))
            }
            Measure::Papers => self.bound("measure-papers"),
            Measure::PaperWeathers => self.bound("measure-paper-weathers"),
            Measure::Citations => self.bound("measure-citations"),
            Measure::Rows => self.bound("measure-rows"),
            Measure::Awards => self.bound("measure-awards"),
            Measure::Subsidies => self.bound("measure-subsidies"),
            Measure::WorkshopTiles => self.bound("measure-workshop-tiles"),
            Measure::PartColours => self.bound("measure-part-colours"),
            Measure::BotsBuilt => self.bound("measure-bots-built"),
            Measure::Science => self.bound("measure-science"),
            Measure::Vouchers => self.bound("measure-vouchers"),
            Measure::Cp => self.bound("measure-cp"),
            Measure::Nobel => self.bound("measure-nobel"),
            Measure::GoalsMet => self.bound("measure-goals-met"),
            Measure::BotsOnBoard => self.bound("measure-bots-on-board"),
            Measure::Sections => self.bound("measure-sections"),
            Measure::LowestFunding => self.bound("measure-lowest-funding"),
            Measure::HighestFunding => self.bound("measure-highest-funding"),
        };
        said(message, noun)
    }

    /// The place where a benefit is printed, within a sentence.
    pub(crate) fn printed(&self, at: BenefitAt) -> String {
        match at {
            BenefitAt::Subsidy(tile) => game_message!(self, "at-subsidy", tile = tile),
            BenefitAt::Column(weather) => game_message!(self, "at-column", weather = weather),
            BenefitAt::Row(row) => game_message!(self, "at-row", row = row),
            BenefitAt::Goal(space) => text(space, self),
            BenefitAt::Funding(area, space) => {
                game_message!(self, "at-funding", area = area, space = space)
            }
            BenefitAt::Office(space) => game_message!(self, "at-office", space = space),
            BenefitAt::Slide(row) => game_message!(self, "at-slide", row = row),
            BenefitAt::Slot(slot) => game_message!(self, "at-slot", slot = slot),
            BenefitAt::Bot(space) => super::localized_names::bot_space_in(space, self.messages),
            BenefitAt::Storm(tile, space) => {
                game_message!(self, "at-storm", tile = tile, space = space + 1)
            }
            BenefitAt::Experiment(tile) => {
                game_message!(self, "at-experiment", tile = self.experiment_title(tile))
            }
        }
    }

    /// What gives something, as a line after a colon.
    pub(crate) fn cause(&self, cause: Cause) -> String {
        match cause {
            Cause::Printed(at) => self.printed(at),
            Cause::Income(at) => game_message!(self, "cause-income", at = at),
            Cause::Space(space) => super::localized_names::action_space_in(space, self.messages),
            Cause::Lativ(Location::Supply) => game_message!(self, "cause-lativ-supply"),
            Cause::Lativ(_) => game_message!(self, "cause-lativ"),
            Cause::NewScientists => game_message!(self, "cause-new-scientists"),
            Cause::Section(chemical) => game_message!(self, "cause-section", chemical = chemical),
            Cause::NoToken { area, weather } => {
                let token = super::localized_names::token_in(area, weather, self.messages);
                game_message!(self, "cause-no-token", token = token)
            }
            Cause::Track(to) => game_message!(self, "cause-track", to = to),
            Cause::Bot(space) => game_message!(self, "cause-bot", space = space),
            Cause::Paper => game_message!(self, "cause-paper"),
            Cause::Completion(weather) => {
                game_message!(self, "cause-completion", weather = weather)
            }
        }
    }

    /// Why CP are scored, as a line after a colon.
    pub(crate) fn score(&self, why: Score) -> String {
        let scoring = &self.game.content.scoring;
        match why {
            Score::Printed(at) => self.printed(at),
            Score::Experiment { tile, bots, each } => {
                let title = self.experiment_title(tile);
                game_message!(self, "score-experiment", tile = title, count = bots, each = each)
            }
            Score::Government { weather, bots, each } => {
                game_message!(
                    self,
                    "score-government",
                    weather = weather,
                    count = bots,
                    each = each
                )
            }
            Score::Paper { row, research, awards, citations } => {
                let tokens = [
                    (research, "research", scoring.research_token),
                    (awards, "award", scoring.award_token),
                    (citations, "citation", scoring.citation_token),
                ];
                let some = tokens.into_iter().filter(|(count, ..)| *count > 0);
                let some = some.map(|(count, kind, each)| {
                    game_message!(self, "score-tokens", count = count, kind = kind, each = each)
                });
                game_message!(self, "score-paper", tokens = self.all_of(some.collect()), row = row)
            }
            Score::Science { vouchers } => self.vouchers(Voucher::Science, vouchers),
        }
    }
}

/// A value that is told as a text.
fn text(space: crate::types::GoalSpace, teller: &Narrator<'_>) -> String {
    let (height, colour) = (space.height(), teller.token_colour(space.area()));
    game_message!(teller, "goal-space", height = height, colour = colour)
}

#[cfg(test)]
mod tests {
    use crate::text::narrator::tests::solo;

    #[test]
    fn benefits_are_nouns() {
        let game = solo();
        let words =
            |text: &str| game.in_english().short_benefit(text.parse().expect("a benefit"));
        assert_eq!(words("part 2 | investment"), "2 Machine Parts or Investment tile");
        assert_eq!(words("cp 3 + part 1"), "3 CP and Machine Part");
        assert_eq!(words("voucher any 1 | fund rnd"), "any Voucher or R&D Funding");
        assert_eq!(words("voucher any 2 | voucher lab 1"), "any 2 Vouchers or Lab Voucher");
        assert_eq!(words("-"), "nothing");
    }

    #[test]
    fn benefits_are_clauses() {
        let game = solo();
        let words = |text: &str| game.in_english().benefit(text.parse().expect("a benefit"));
        assert_eq!(
            words("part 2 | investment"),
            "take 2 Machine Parts, or take an Investment tile"
        );
        assert_eq!(words("cp 3 + part 1"), "score 3 CP and take a Machine Part");
        assert_eq!(words("voucher any 1"), "gain any 1 Voucher");
    }

    #[test]
    fn conditions_are_short() {
        let game = solo();
        let words =
            |text: &str| game.in_english().short_condition(text.parse().expect("a condition"));
        assert_eq!(words("papers 3"), "3+ published papers");
        assert_eq!(words("funding lab 7"), "Lab Funding at 7+");
        assert_eq!(words("most funding rnd"), "furthest in R&D Funding");
    }

    #[test]
    fn conditions_say_what_is_asked() {
        let game = solo();
        let words = |text: &str| game.in_english().condition(text.parse().expect("a condition"));
        assert_eq!(words("papers 3"), "3 or more published papers");
        assert_eq!(words("vouchers at most 2"), "at most 2 Vouchers");
        assert_eq!(words("most funding rnd"), "nobody further on the R&D Funding track");
        assert_eq!(words("funding lab 7"), "the Lab Funding marker on space 7 or beyond");
    }
}
