//! What a helper at a real table asks, and its text for the androids' turn.

use std::borrow::Cow;

use game_core::{EnumSet, HelperText, Line, Named as _, OptionSpec, Viewer};
use i18n::{Locale, message};

use super::messages;
use crate::event::Event;
use crate::game::PocketMars;
use crate::helper::{About, Answer, Query};
use crate::types::{Building, Colour, Slot};

impl HelperText for PocketMars {
    type Query = Query;
    type Answer = Answer;

    fn asks(&self, facts: EnumSet<Query>, locale: Locale) -> String {
        let messages = messages(locale);
        if facts.contains(Query::MODULE) {
            return message!(messages, "asks-module").into();
        }
        if facts.iter().any(|query| matches!(query.about(), About::YourFirst(_))) {
            return message!(messages, "asks-end").into();
        }
        if facts.contains(Query::YOUR_ENERGY) {
            return message!(messages, "asks-rest").into();
        }
        if facts.iter().all(|query| matches!(query.about(), About::YourSecond(_))) {
            return message!(messages, "asks-above").into();
        }
        message!(messages, "asks-table").into()
    }

    fn query_name(&self, query: Query, locale: Locale) -> String {
        let messages = messages(locale);
        let narrator = self.narrator(Viewer::Everybody, locale);
        let name = |building: Building| building.named(&narrator);
        match query.about() {
            About::Module => message!(messages, "fact-module"),
            About::Deck => message!(messages, "fact-deck"),
            About::Landed => message!(messages, "fact-landed"),
            About::Energy => message!(messages, "fact-energy"),
            About::Ship => message!(messages, "fact-ship"),
            About::Earth => message!(messages, "fact-earth"),
            About::First(at) => message!(messages, "fact-first", building = name(at)),
            About::Second(at) => message!(messages, "fact-second", building = name(at)),
            About::YourSecond(at) => message!(messages, "fact-your-second", building = name(at)),
            About::YourFirst(at) => message!(messages, "fact-your-first", building = name(at)),
            About::YourShip => message!(messages, "fact-your-ship"),
            About::YourEnergy => message!(messages, "fact-your-energy"),
        }
        .into()
    }

    fn answer_name(&self, answer: Answer, locale: Locale) -> String {
        let messages = messages(locale);
        match answer {
            Answer::Full => message!(messages, "answer-full"),
            Answer::Empty => message!(messages, "answer-empty"),
            Answer::Left(slot, colour) => {
                let (slot, colour) = (slot.to_string(), colour.named(&messages));
                message!(messages, "answer-left", slot = slot, colour = colour)
            }
            Answer::Landed => message!(messages, "answer-yes"),
            Answer::NotLanded => message!(messages, "answer-no"),
            Answer::Deck(cards) if cards == crate::helper::MANY => {
                message!(messages, "answer-or-more", count = cards)
            }
            Answer::Deck(count)
            | Answer::Energy(count)
            | Answer::Ship(count)
            | Answer::Earth(count)
            | Answer::First(_, count)
            | Answer::Second(_, count)
            | Answer::Yours(_, count)
            | Answer::YoursBelow(_, count)
            | Answer::YourShip(count)
            | Answer::YourEnergy(count) => count.to_string().into(),
        }
        .into()
    }

    /// The answers offered: both cards, one card by its back, or none; counts up to their limits.
    fn answers(&self, query: Query) -> Vec<Answer> {
        let colonists = 0..=self.options.colonists;
        match query.about() {
            About::Module => {
                let left = Slot::ALL
                    .into_iter()
                    .flat_map(|slot| Colour::ALL.map(|colour| Answer::Left(slot, colour)));
                [Answer::Full].into_iter().chain(left).chain([Answer::Empty]).collect()
            }
            About::Deck => (0..=crate::helper::MANY).map(Answer::Deck).collect(),
            About::Landed => vec![Answer::NotLanded, Answer::Landed],
            About::Energy => (0..=self.options.energy_top).map(Answer::Energy).collect(),
            About::YourEnergy => (0..=self.options.energy_top).map(Answer::YourEnergy).collect(),
            About::Ship => colonists.map(Answer::Ship).collect(),
            About::Earth => colonists.map(Answer::Earth).collect(),
            About::YourShip => colonists.map(Answer::YourShip).collect(),
            About::First(building) => colonists.map(|some| Answer::First(building, some)).collect(),
            About::YourFirst(building) => {
                colonists.map(|some| Answer::YoursBelow(building, some)).collect()
            }
            About::Second(building) => {
                let room = 0..=self.options.star2_limit();
                room.map(|some| Answer::Second(building, some)).collect()
            }
            About::YourSecond(building) => {
                let room = 0..=self.options.star2_limit();
                room.map(|some| Answer::Yours(building, some)).collect()
            }
        }
    }

    /// An event of the androids' turn as an instruction, without anything that was never asked.
    fn instruct(&self, event: &Event, locale: Locale) -> Option<Line> {
        let messages = messages(locale);
        let line = |event: &Event| self.narrator(Viewer::Everybody, locale).line(event);
        match *event {
            Event::Milled { .. } | Event::TopShown { .. } => None,
            Event::Refilled { slot, .. } => {
                let text = message!(messages, "refill", slot = slot.to_string()).into();
                Some(Line { text, ..line(event) })
            }
            Event::Weighed { .. } => {
                let known = <PocketMars as game_core::Helped>::without_the_unknown(event)?;
                Some(Line { reasons: self.weighing_for_helper(&known, messages), ..line(&known) })
            }
            ref event => Some(line(event)),
        }
    }

    fn screen_title(title: &'static str, locale: Locale) -> Cow<'static, str> {
        messages(locale).message(title, &[])
    }

    fn option_for_helper(spec: OptionSpec, locale: Locale) -> OptionSpec {
        let title = match spec.id.as_str() {
            "da_choice" => message!(messages(locale), "ask-decider").into(),
            "readings" => message!(messages(locale), "ask-readings").into(),
            // The levels keep the names of the rulebook.
            _ => return spec,
        };
        OptionSpec { title, ..spec }
    }
}
