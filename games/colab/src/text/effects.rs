//! What cards, tiles, rows, trades and bonus cards do, as text.

use game_core::{BoundMessage, Named as _};
use i18n::{Messages, Noun, message};

use crate::ability::{Ability, Happens, Often, Scale, SectionA, SectionB};
use crate::effect::{Effect, Part, Reach};
use crate::types::{Colour, Deck};

impl Effect {
    /// The effect as a clause.
    pub fn words(self, messages: Messages) -> String {
        let parts: Vec<String> = self.parts().map(|part| part.words(messages)).collect();
        match parts.is_empty() {
            true => message!(messages, "nothing").into(),
            false => parts.join(&message!(messages, "then")),
        }
    }
}

impl Part {
    /// The part as a clause.
    pub fn words(self, messages: Messages) -> String {
        let part =
            |kind, count: u8| BoundMessage::of_kind(messages, "part", kind).with("count", count);
        let coloured = |kind, colour: Option<Colour>, count| {
            part(kind, count).with("colour", colour.named(&messages))
        };
        let typed =
            |kind, deck: Option<Deck>, count| part(kind, count).with("deck", deck.named(&messages));
        match self {
            Part::Die(colour, n) => coloured("Die", colour, n),
            Part::Card(deck, n) => typed("Card", deck, n),
            Part::Draw(draw, keep) => part("Draw", draw).with("keep", keep),
            Part::Token(colour, n) => coloured("Token", colour, n),
            Part::Wild(n) => part("Wild", n),
            Part::Potion(n) => part("Potion", n),
            Part::Research(n) => part("Research", n),
            Part::Points(n) => part("Points", n),
            Part::Return(n) => part("Return", n),
            Part::ReturnAll => part("ReturnAll", 1),
            Part::SetDie(n) => part("SetDie", n),
            Part::Trigger(Reach::Any, n) => part("Trigger", n),
            Part::Trigger(Reach::Adjacent, n) => part("TriggerAdjacent", n),
            Part::Copy => part("Copy", 1),
            Part::Build => part("Build", 1),
            Part::ExtraBuild(deck, n) => typed("ExtraBuild", deck, n),
            Part::Discount(n) => part("Discount", n),
            Part::Reposition(row) => part("Reposition", 1).with("row", row.named(&messages)),
            Part::SecondAction => part("SecondAction", 1),
            Part::Upgrade => part("Upgrade", 1),
            Part::HandLimit(n) => part("HandLimit", n),
            Part::TokenLimit(n) => part("TokenLimit", n),
        }
        .text()
    }
}

impl Ability {
    /// The ability as a sentence.
    pub fn words(self, messages: Messages) -> String {
        let ability = |kind| BoundMessage::of_kind(messages, "ability", kind);
        match self {
            Ability::Trigger(effect) => ability("Trigger").with("effect", effect.words(messages)),
            Ability::Built(effect) => ability("Built").with("effect", effect.words(messages)),
            Ability::React(happens, often, effect) => {
                let once = often == Often::OncePerTurn;
                let effect = effect.words(messages);
                let ability = ability("React").with("when", happens.words(messages));
                ability.with("once", if once { "yes" } else { "no" }).with("effect", effect)
            }
            Ability::Potion(cost, effect) => {
                ability("Potion").with("count", cost).with("effect", effect.words(messages))
            }
            Ability::Score(Scale::Adjacent(deck, n)) => {
                ability("ScoreAdjacent").with("count", n).with("deck", deck.named(&messages))
            }
            Ability::Score(Scale::Grid(deck, n)) => {
                ability("ScoreGrid").with("count", n).with("deck", deck.named(&messages))
            }
        }
        .text()
    }
}

impl Happens {
    fn words(self, messages: Messages) -> String {
        let when = |kind| BoundMessage::of_kind(messages, "when", kind);
        match self {
            Happens::Rest => when("Rest"),
            Happens::Send(to) => when("Send").with("colour", to.named(&messages)),
            Happens::Retrieve(from) => when("Retrieve").with("colour", from.named(&messages)),
            Happens::Build(deck) => when("Build").with("deck", deck.named(&messages)),
            Happens::Pay => when("Pay"),
            Happens::Upgrade => when("Upgrade"),
        }
        .text()
    }
}

impl SectionA {
    /// When it applies, as the beginning of a sentence.
    pub fn words(self, messages: Messages) -> String {
        message!(messages, "section-a", when = self.word()).into()
    }
}

impl SectionB {
    /// What it is worth, as a clause.
    pub fn words(self, messages: Messages) -> String {
        let what = Noun::new(messages, "section-b-each").with("what", self.count.word());
        message!(messages, "section-b", points = self.points, what = what).into()
    }
}
