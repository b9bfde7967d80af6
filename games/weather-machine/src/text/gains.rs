//! Benefits, costs, conditions, and where they are printed, in words.

use game_core::{BoundMessage, Named};
use i18n::{Messages, joined, message};

use super::narrator::{Narrator, game_message};
use crate::benefit::{Benefit, Gain, Gains};
use crate::condition::{Condition, Measure};
use crate::cost::Cost;
use crate::deed::Deed;
use crate::event::{Cause, Score};
use crate::sequence::BenefitAt;
use crate::types::{Area, Location, Voucher};

/// The text of a message, or its noun if there is one and a noun is wanted.
fn said(message: BoundMessage, noun: bool) -> String {
    let short = noun.then(|| message.attribute("noun")).flatten();
    short.unwrap_or_else(|| message.text())
}

impl Gain {
    /// The gain as something to do, such as "take a Machine Part".
    pub fn in_words(self, messages: Messages) -> String {
        said(self.message(messages), false)
    }

    fn message(self, messages: Messages) -> BoundMessage {
        let plain = |kind| BoundMessage::of_kind(messages, "gain", kind);
        let counted = |kind, count: u8| plain(kind).with("count", count);
        match self {
            Gain::Voucher(voucher, count) => {
                let noun = voucher.named(&messages);
                let some = message!(messages, "vouchers", voucher = noun.clone(), count = count);
                counted("Voucher", count).with("voucher", noun).with("vouchers", some)
            }
            Gain::AnyVoucher(count) => {
                let some = message!(messages, "any-vouchers", count = count);
                counted("AnyVoucher", count).with("vouchers", some)
            }
            Gain::Part(count) => counted("Part", count),
            Gain::Chemical(count) => counted("Chemical", count),
            Gain::Bot => plain("Bot"),
            Gain::Workshop => plain("Workshop"),
            Gain::Fund(area) => plain("Fund").with("area", area.named(&messages)),
            Gain::AnyFund => plain("AnyFund"),
            Gain::Investment => plain("Investment"),
            Gain::Cp(count) => counted("Cp", count),
            Gain::EndCp(count) => counted("EndCp", count),
            Gain::Do(deed) => plain(match deed {
                Deed::Sell => "Sell",
                Deed::Secure => "Secure",
                Deed::Experiment => "Experiment",
                Deed::Publish => "Publish",
                Deed::Research => "Research",
                Deed::Breakthrough => "Breakthrough",
            }),
            Gain::FreeExperiment => plain("FreeExperiment"),
        }
    }
}

impl Gains {
    /// The gains as something to do.
    pub fn in_words(self, messages: Messages) -> String {
        self.said(messages, false)
    }

    fn said(self, messages: Messages, noun: bool) -> String {
        let gains = self.iter().map(|gain| said(gain.message(messages), noun));
        joined(messages.locale(), gains.collect(), false)
    }
}

impl Benefit {
    /// The benefit as something to do, such as "take 2 Machine Parts, or take an Investment tile".
    pub fn in_words(self, messages: Messages) -> String {
        self.said(messages, false)
    }

    /// The benefit as a noun, such as "2 Machine Parts or Investment tile".
    pub fn in_short(self, messages: Messages) -> String {
        self.said(messages, true)
    }

    fn said(self, messages: Messages, noun: bool) -> String {
        let either = |one: String, other: String| {
            said(
                BoundMessage::of_kind(messages, "gain", "Either")
                    .with("one", one)
                    .with("other", other),
                noun,
            )
        };
        let alternatives = self.alternatives().map(|gains| gains.said(messages, noun));
        let said = alternatives.reduce(either);
        said.unwrap_or_else(|| message!(messages, "gain-nothing").into())
    }
}

impl Cost {
    /// The cost as a noun, such as "2 Lab Vouchers".
    pub fn in_words(self, messages: Messages) -> String {
        match self {
            Cost::Free => message!(messages, "cost-free"),
            Cost::Vouchers(voucher, count) => {
                let voucher = voucher.named(&messages);
                message!(messages, "vouchers", voucher = voucher, count = count)
            }
            Cost::ChemicalOrPart => message!(messages, "cost-item"),
        }
        .into()
    }
}

impl Condition {
    /// The condition as a noun, such as "3 or more published papers".
    pub fn in_words(self, messages: Messages) -> String {
        self.said(messages, false)
    }

    /// The condition in few words, such as "3+ published papers".
    pub fn in_short(self, messages: Messages) -> String {
        self.said(messages, true)
    }

    fn said(self, messages: Messages, noun: bool) -> String {
        use Measure::{Funding, HighestFunding, LowestFunding, Nobel, Sections};
        let bound = |kind| BoundMessage::of_kind(messages, "condition", kind);
        let measured = |kind, measure: Measure, count: u8| {
            let measure = measure.said(messages, noun);
            bound(kind).with("measure", measure).with("count", count)
        };
        let message = match self {
            Condition::AtLeast(Nobel, _) => bound("Nobel"),
            Condition::AtLeast(Sections, count) => measured("Sections", Sections, count),
            Condition::AtLeast(measure @ (Funding(_) | HighestFunding | LowestFunding), space) => {
                measured("Space", measure, space)
            }
            Condition::AtLeast(measure, count) => measured("Least", measure, count),
            Condition::AtMost(measure, count) => measured("Most", measure, count),
            Condition::Most(Funding(area)) => bound("Furthest").with("area", area.named(&messages)),
            Condition::Most(measure) => measured("Majority", measure, 1),
        };
        said(message, noun)
    }
}

impl Measure {
    /// The measure in the plural, such as "published papers".
    pub fn in_words(self, messages: Messages) -> String {
        self.said(messages, false)
    }

    fn said(self, messages: Messages, noun: bool) -> String {
        let bound = |kind| BoundMessage::of_kind(messages, "measure", kind);
        let area = |kind, area: Area| bound(kind).with("area", area.named(&messages));
        let message = match self {
            Measure::Bots(of) => area("Bots", of),
            Measure::Branches(of) => area("Branches", of),
            Measure::Funding(of) => area("Funding", of),
            Measure::Tokens(of) => {
                let colour = super::localized_names::colour_in(of, messages);
                bound("Tokens").with("colour", colour)
            }
            Measure::Papers => bound("Papers"),
            Measure::PaperWeathers => bound("PaperWeathers"),
            Measure::Citations => bound("Citations"),
            Measure::Rows => bound("Rows"),
            Measure::Awards => bound("Awards"),
            Measure::Subsidies => bound("Subsidies"),
            Measure::WorkshopTiles => bound("WorkshopTiles"),
            Measure::PartColours => bound("PartColours"),
            Measure::BotsBuilt => bound("BotsBuilt"),
            Measure::Science => bound("Science"),
            Measure::Vouchers => bound("Vouchers"),
            Measure::Cp => bound("Cp"),
            Measure::Nobel => bound("Nobel"),
            Measure::GoalsMet => bound("GoalsMet"),
            Measure::BotsOnBoard => bound("BotsOnBoard"),
            Measure::Sections => bound("Sections"),
            Measure::LowestFunding => bound("LowestFunding"),
            Measure::HighestFunding => bound("HighestFunding"),
        };
        said(message, noun)
    }
}

impl Narrator<'_> {
    /// A gain as something to do.
    pub(crate) fn gain(&self, gain: Gain) -> String {
        gain.in_words(self.messages)
    }

    /// Gains as something to do.
    pub(crate) fn gains(&self, gains: Gains) -> String {
        gains.in_words(self.messages)
    }

    /// A benefit as something to do.
    pub(crate) fn benefit(&self, benefit: Benefit) -> String {
        benefit.in_words(self.messages)
    }

    /// A benefit as a noun.
    pub(crate) fn short_benefit(&self, benefit: Benefit) -> String {
        benefit.in_short(self.messages)
    }

    /// A cost as a noun.
    pub(crate) fn cost(&self, cost: Cost) -> String {
        cost.in_words(self.messages)
    }

    /// A condition as a noun.
    pub(crate) fn condition(&self, condition: Condition) -> String {
        condition.in_words(self.messages)
    }

    /// A condition in few words.
    pub(crate) fn short_condition(&self, condition: Condition) -> String {
        condition.in_short(self.messages)
    }

    /// The place where a benefit is printed, within a sentence.
    pub(crate) fn printed(&self, at: BenefitAt) -> String {
        match at {
            BenefitAt::Subsidy(tile) => game_message!(self, "at-subsidy", tile = tile),
            BenefitAt::Column(weather) => game_message!(self, "at-column", weather = weather),
            BenefitAt::Row(row) => game_message!(self, "at-row", row = row),
            BenefitAt::Goal(space) => game_message!(self, "at-goal", space = space),
            BenefitAt::Funding(area, space) => {
                game_message!(self, "at-funding", area = area, space = space)
            }
            BenefitAt::Office(space) => game_message!(self, "at-office", space = space),
            BenefitAt::Slide(row) => game_message!(self, "at-slide", row = row),
            BenefitAt::Slot(slot) => game_message!(self, "at-slot", slot = slot),
            BenefitAt::Bot(space) => {
                super::localized_names::bot_space_in(space, self.messages).name().into()
            }
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
            Cause::Space(space) => {
                super::localized_names::action_space_in(space, self.messages).name().into()
            }
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

#[cfg(test)]
mod tests {
    use crate::messages::english;
    use crate::text::narrator::tests::solo;

    #[test]
    fn benefits_are_nouns() {
        let game = solo();
        let words =
            |text: &str| game.narrator(english()).short_benefit(text.parse().expect("a benefit"));
        assert_eq!(words("part 2 | investment"), "2 Machine Parts or Investment tile");
        assert_eq!(words("cp 3 + part 1"), "3 CP and Machine Part");
        assert_eq!(words("voucher any 1 | fund rnd"), "any Voucher or R&D Funding");
        assert_eq!(words("voucher any 2 | voucher lab 1"), "any 2 Vouchers or Lab Voucher");
        assert_eq!(words("-"), "nothing");
    }

    #[test]
    fn benefits_are_clauses() {
        let game = solo();
        let words = |text: &str| game.narrator(english()).benefit(text.parse().expect("a benefit"));
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
        let words = |text: &str| {
            game.narrator(english()).short_condition(text.parse().expect("a condition"))
        };
        assert_eq!(words("papers 3"), "3+ published papers");
        assert_eq!(words("funding lab 7"), "Lab Funding at 7+");
        assert_eq!(words("most funding rnd"), "furthest in R&D Funding");
    }

    #[test]
    fn conditions_say_what_is_asked() {
        let game = solo();
        let words =
            |text: &str| game.narrator(english()).condition(text.parse().expect("a condition"));
        assert_eq!(words("papers 3"), "3 or more published papers");
        assert_eq!(words("vouchers at most 2"), "at most 2 Vouchers");
        assert_eq!(words("most funding rnd"), "nobody further on the R&D Funding track");
        assert_eq!(words("funding lab 7"), "the Lab Funding marker on space 7 or beyond");
    }
}
