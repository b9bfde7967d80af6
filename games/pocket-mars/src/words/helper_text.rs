//! What a helper beside a real table asks, and what it says of the androids' turn.

use std::borrow::Cow;

use table::{
    Description, Emitted, EnumSet, HelperWords, Line, OptionKind, OptionSpec, Outcome, Question,
    Turn, TurnOf, Viewer,
};
use tongues::{Tongue, say};

use super::androids::colour_words;
use super::voice;
use crate::choice::Choice;
use crate::event::Event;
use crate::game::PocketMars;
use crate::helper::{About, Answer, Query};
use crate::options::{DaChoice, Reading};
use crate::types::{Colour, Slot};

impl HelperWords for PocketMars {
    type Query = Query;
    type Answer = Answer;

    fn asks(&self, facts: EnumSet<Query>, tongue: Tongue) -> String {
        let voice = voice(tongue);
        if facts.contains(Query::MODULE) {
            return say!(voice, "asks-module").into();
        }
        if facts.iter().any(|query| matches!(query.about(), About::YourFirst(_))) {
            return say!(voice, "asks-end").into();
        }
        if facts.contains(Query::YOUR_ENERGY) {
            return say!(voice, "asks-rest").into();
        }
        if facts.iter().all(|query| matches!(query.about(), About::YourSecond(_))) {
            return say!(voice, "asks-above").into();
        }
        say!(voice, "asks-table").into()
    }

    fn query_name(&self, query: Query, tongue: Tongue) -> String {
        let voice = voice(tongue);
        let name = |building| self.building_name(building);
        match query.about() {
            About::Module => say!(voice, "fact-module"),
            About::Deck => say!(voice, "fact-deck"),
            About::Landed => say!(voice, "fact-landed"),
            About::Energy => say!(voice, "fact-energy"),
            About::Ship => say!(voice, "fact-ship"),
            About::Earth => say!(voice, "fact-earth"),
            About::First(at) => say!(voice, "fact-first", building = name(at)),
            About::Second(at) => say!(voice, "fact-second", building = name(at)),
            About::YourSecond(at) => say!(voice, "fact-your-second", building = name(at)),
            About::YourFirst(at) => say!(voice, "fact-your-first", building = name(at)),
            About::YourShip => say!(voice, "fact-your-ship"),
            About::YourEnergy => say!(voice, "fact-your-energy"),
        }
        .into()
    }

    fn answer_name(&self, answer: Answer, tongue: Tongue) -> String {
        let voice = voice(tongue);
        match answer {
            Answer::Full => say!(voice, "answer-full"),
            Answer::Empty => say!(voice, "answer-empty"),
            Answer::Left(slot, colour) => {
                let (slot, colour) = (slot.to_string(), colour_words(colour, voice));
                say!(voice, "answer-left", slot = slot, colour = colour)
            }
            Answer::Landed => say!(voice, "answer-yes"),
            Answer::NotLanded => say!(voice, "answer-no"),
            Answer::Deck(cards) if cards == crate::helper::MANY => {
                say!(voice, "answer-or-more", count = cards)
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

    /// What is offered: both cards, one of them by its back, none; counts as far as they can go.
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

    fn turn_for_helper(&self, emitted: &Emitted<Event>, tongue: Tongue) -> Option<TurnOf> {
        self.turn_begun(emitted, voice(tongue))
    }

    fn sum_up_for_helper(&self, turn: &[&Event], tongue: Tongue) -> Option<String> {
        self.summed_up(turn, voice(tongue))
    }

    /// An event of the androids' turn as something to do, without what was never asked.
    fn instruct(&self, event: &Event, tongue: Tongue) -> Option<Line> {
        let voice = voice(tongue);
        let line = |event: &Event| self.event_line(event, Viewer::Everybody, voice);
        match *event {
            Event::Milled { .. } | Event::TopShown { .. } => None,
            Event::Refilled { slot, .. } => {
                let text = say!(voice, "refill", slot = slot.to_string()).into();
                Some(Line { text, ..line(event) })
            }
            Event::Weighed { .. } => {
                let known = <PocketMars as table::Helped>::without_the_unknown(event)?;
                Some(Line { reasons: self.weighing_for_helper(&known, voice), ..line(&known) })
            }
            ref event => Some(line(event)),
        }
    }

    fn question_for_helper(&self, tongue: Tongue) -> Option<Question> {
        self.question_now(voice(tongue))
    }

    fn describe_for_helper(&self, choice: Choice, tongue: Tongue) -> Description {
        self.description(choice, voice(tongue))
    }

    fn screen_title(title: &'static str, tongue: Tongue) -> Cow<'static, str> {
        voice(tongue).say(title, &[])
    }

    fn option_for_helper(spec: OptionSpec, tongue: Tongue) -> OptionSpec {
        match spec.id.as_str() {
            "da_choice" => {
                let kind = OptionKind::Pick { values: DaChoice::picks(voice(tongue)) };
                OptionSpec { title: say!(voice(tongue), "ask-decider").into(), kind, ..spec }
            }
            "readings" => {
                let title = say!(voice(tongue), "ask-readings").into();
                let kind = OptionKind::Several { values: Reading::picks(voice(tongue)) };
                OptionSpec { title, kind, ..spec }
            }
            // The levels have the names of the rulebook.
            _ => spec,
        }
    }

    fn outcome_for_helper(&self, tongue: Tongue) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| self.final_outcome(voice(tongue)))
    }
}
