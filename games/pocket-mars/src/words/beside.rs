//! What a helper beside a real table asks, and what it says of the androids' turn.

use table::{HelperWords, Line, Narrate as _, Set, Viewer};

use crate::event::Event;
use crate::game::PocketMars;
use crate::helper::{About, Answer, Fact};
use crate::kinds::{Building, Colour, Slot};

/// Whose colonists, and where.
const SPACES: [&str; 4] =
    ["Androids on ★ of the", "Androids on ★★ of the", "Yours on ★★ of the", "Yours on ★ of the"];

impl HelperWords for PocketMars {
    type Fact = Fact;
    type Answer = Answer;

    fn asks(&self, facts: Set<Fact>) -> String {
        if facts.contains(Fact::MODULE) {
            return "What is left in the androids' prep module?".into();
        }
        if facts.iter().any(|fact| matches!(fact.about(), About::YourFirst(_))) {
            return "The game is over. Where do your colonists stand?".into();
        }
        if facts.contains(Fact::YOUR_ENERGY) {
            return "What else do you have?".into();
        }
        if facts.iter().all(|fact| matches!(fact.about(), About::YourSecond(_))) {
            return "How many of your colonists are on ★★?".into();
        }
        "How does the table stand?".into()
    }

    fn fact_name(&self, fact: Fact) -> String {
        let of = |space: usize, building: Building| {
            format!("{} {}", SPACES[space], self.building_name(building))
        };
        match fact.about() {
            About::Module => "The androids' prep module".into(),
            About::Deck => "Cards in the deck".into(),
            About::Landed => "All your colonists are on Buildings".into(),
            About::Energy => "The androids' energy".into(),
            About::Ship => "Androids on their Spaceship".into(),
            About::Earth => "Androids on Earth".into(),
            About::First(building) => of(0, building),
            About::Second(building) => of(1, building),
            About::YourSecond(building) => of(2, building),
            About::YourFirst(building) => of(3, building),
            About::YourShip => "Yours on your Spaceship".into(),
            About::YourEnergy => "Your energy".into(),
        }
    }

    fn answer_name(&self, answer: Answer) -> String {
        match answer {
            Answer::Full => "Both cards".into(),
            Answer::Empty => "No card".into(),
            Answer::Left(slot, colour) => format!("Slot {slot}, {colour}"),
            Answer::Landed => "Yes".into(),
            Answer::NotLanded => "No".into(),
            Answer::Deck(cards) if cards == crate::helper::MANY => format!("{cards} or more"),
            Answer::Deck(count)
            | Answer::Energy(count)
            | Answer::Ship(count)
            | Answer::Earth(count)
            | Answer::First(_, count)
            | Answer::Second(_, count)
            | Answer::Yours(_, count)
            | Answer::YoursBelow(_, count)
            | Answer::YourShip(count)
            | Answer::YourEnergy(count) => count.to_string(),
        }
    }

    /// What is offered: both cards, one of them by its back, none; counts as far as they can go.
    fn answers(&self, fact: Fact) -> Vec<Answer> {
        let colonists = 0..=self.options.colonists;
        match fact.about() {
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

    /// An event of the androids' turn as something to do, without what was never asked.
    fn instruct(&self, event: &Event) -> Option<Line> {
        match *event {
            Event::Milled { .. } | Event::TopShown { .. } => None,
            Event::Refilled { slot, .. } => {
                let text = format!(
                    "Lay the top card of the deck face down into slot {slot} of the androids' \
                     prep module."
                );
                Some(Line { text, ..self.relate(event, Viewer::Everybody) })
            }
            Event::Weighed { .. } => {
                let known = <PocketMars as table::Helped>::without_the_unknown(event)?;
                let line = self.relate(&known, Viewer::Everybody);
                Some(Line { reasons: self.weighing_beside(&known), ..line })
            }
            ref event => Some(self.relate(event, Viewer::Everybody)),
        }
    }
}
