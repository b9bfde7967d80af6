//! What a helper at a real table asks, and its text for the androids' turn.

use std::borrow::Cow;

use game_core::{
    EnumSet, Helped as _, HelperText, Line, Named as _, Objection, OptionSpec, Viewer,
};
use i18n::{Locale, message};

use super::messages;
use crate::event::Event;
use crate::game::PocketMars;
use crate::helper::{About, Answer, Query};
use crate::types::{Building, Colour, Player, Slot};

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

    /// The counts that fit where everybody stands: no more on ★★ than there is room beside the
    /// androids, and no more on your Spaceship than are not on Buildings.
    fn offers(&self, query: Query) -> Vec<Answer> {
        let mut offered = self.answers(query);
        let placed = self.state.on_buildings(Player::One);
        offered.retain(|answer| match *answer {
            Answer::Yours(at, count) => count <= self.room_for_yours(at),
            Answer::YourShip(count) => {
                count == 0 || placed.saturating_add(count) <= self.options.colonists
            }
            _ => true,
        });
        offered
    }

    fn objections(&self, kept: &PocketMars, said: &[Answer], locale: Locale) -> Vec<Objection> {
        let messages = messages(locale);
        let narrator = self.narrator(Viewer::Everybody, locale);
        let mut objections = Vec::new();
        let (mut all, mut placed, mut buildings) = (0_u16, 0_u16, 0);
        for answer in said {
            match *answer {
                Answer::YoursBelow(_, count) => {
                    placed += u16::from(count);
                    buildings += 1;
                }
                Answer::Yours(at, count) => {
                    let room = self.room_for_yours(at);
                    if count > room {
                        let building = at.named(&narrator);
                        let why =
                            message!(messages, "too-many-above", building = building, room = room);
                        objections.push(Objection::new(why, "DA-1.7"));
                    }
                    placed += u16::from(count);
                    buildings += 1;
                }
                Answer::YourShip(count) => all += u16::from(count),
                // Nothing else: other answers count no colonists.
                _ => {}
            }
        }
        all += placed;
        let colonists = u16::from(self.options.colonists);
        let landed = kept.get_answer(Query::LANDED) == Answer::Landed;
        if all > colonists {
            let text = message!(messages, "too-many-colonists", count = all, all = colonists);
            objections.push(Objection::new(text, "DA-1.1"));
        } else if landed
            && placed < colonists
            && buildings == 2 * self.content.colonist_buildings().count()
        {
            let text = message!(messages, "not-all-landed", count = placed, all = colonists);
            objections.push(Objection::new(text, "DA-9.1"));
        }
        objections
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

impl PocketMars {
    /// How many of your colonists can be on ★★ of a Building beside the androids there.
    fn room_for_yours(&self, at: Building) -> u8 {
        self.options.star2_limit().saturating_sub(self.state.second[at][Player::Androids])
    }
}
