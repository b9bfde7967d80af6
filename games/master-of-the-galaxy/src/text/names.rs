//! The names of players and things, and how a message receives them.

use game_core::{EnumSet, Named, Teller, list};
use i18n::{List, Locale, Messages, Noun, Value, key, message};

use super::messages;
use crate::content::Content;
use crate::cubes::Cubes;
use crate::effect::Scope;
use crate::event::{Cancelled, Due, Lost, NotDue, Victim};
use crate::game::MasterOfTheGalaxy;
use crate::modifier::Trigger;
use crate::options::Reading;
use crate::sequence::EffectAt;
use crate::state::{Against, Ended, Reason};
use crate::types::{
    Card, Colour, Kind, Letter, Part, Pile, Player, Project, Route, Shape, Symbol, System, Weaver,
    Work,
};

/// Puts a position into words of a language.
#[derive(Clone, Copy)]
pub struct Narrator<'a> {
    pub(crate) game: &'a MasterOfTheGalaxy,
    pub(crate) messages: Messages,
}

impl MasterOfTheGalaxy {
    /// Puts this position into words of a language.
    pub fn narrator(&self, locale: Locale) -> Narrator<'_> {
        self.narrator_with(messages(locale))
    }

    /// Puts this position into words with these messages.
    pub(crate) fn narrator_with(&self, messages: Messages) -> Narrator<'_> {
        Narrator { game: self, messages }
    }
}

impl Teller for Narrator<'_> {
    fn messages(&self) -> Messages {
        self.messages
    }
}

impl Narrator<'_> {
    /// Anything with a name as it stands alone.
    pub fn word(&self, thing: impl for<'a> Named<Narrator<'a>>) -> String {
        self.text(thing.named(self))
    }

    /// An argument of a message as it stands alone.
    pub(super) fn text(&self, value: Value<'static>) -> String {
        message!(self.messages, "word", word = value).into()
    }

    /// The name of a player as it stands alone.
    pub fn name(&self, player: Player) -> String {
        self.player(player).name().into()
    }

    fn player(&self, player: Player) -> Noun {
        Noun::new(self.messages, self.player_key(player))
    }

    /// The key of the noun that names a player.
    pub(crate) fn player_key(&self, player: Player) -> &'static str {
        match player {
            _ if self.game.options.solo() => key!("player-you"),
            Player::One => key!("player-grey"),
            Player::Two => key!("player-brown"),
            Player::Three => key!("player-orange"),
            Player::Four => key!("player-purple"),
        }
    }

    /// A title of the content. One of ours is translated, if there is a translation; one that an
    /// owner has entered stays as it is.
    fn title(&self, key: &str, of: impl Fn(&'static Content) -> &'static str) -> String {
        let printed = of(self.game.content);
        let ours = printed == of(Content::ours());
        let translated = ours.then(|| self.messages.find(key, None)).flatten();
        translated.map_or_else(|| printed.to_string(), Into::into)
    }

    /// The name of a project together with its card, where others may be meant.
    pub(super) fn project_of_card(&self, project: Project) -> Noun {
        Noun::new(self.messages, "project-of-card")
            .with("card", project.card.named(self))
            .with("part", project.part.word())
    }
}

game_core::nouns! {
    Symbol = "symbol",
    Shape = "shape",
    Pile = "pile",
    Kind = "kind",
    Part = "part",
    Trigger = "trigger",
    Reading = "reading",
}

impl<T: Teller> Named<T> for Colour {
    fn named(&self, teller: &T) -> Value<'static> {
        game_core::noun(teller.messages(), "colour", self.name()).into()
    }
}

impl<T: Teller> Named<T> for Work {
    fn named(&self, teller: &T) -> Value<'static> {
        game_core::noun(teller.messages(), "work", self.name()).into()
    }
}

impl<T: Teller> Named<T> for Scope {
    fn named(&self, teller: &T) -> Value<'static> {
        game_core::noun(teller.messages(), "scope", self.word()).into()
    }
}

impl<T: Teller> Named<T> for Letter {
    /// The colour of a slot, or the text for any colour.
    fn named(&self, teller: &T) -> Value<'static> {
        match self.colour() {
            Some(colour) => colour.named(teller),
            None => Noun::new(teller.messages(), "any-colour").into(),
        }
    }
}

impl<T: Teller> Named<T> for Cubes {
    /// How many of each colour.
    fn named(&self, teller: &T) -> Value<'static> {
        let messages = teller.messages();
        if self.is_empty() {
            return Noun::new(messages, "cubes-none").into();
        }
        let of = |colour: Colour| {
            let count = self.of(colour);
            let cubes = Noun::new(messages, "cubes").with("count", count);
            cubes.with("colour", colour.named(teller)).into()
        };
        List::new(messages.locale(), self.colours().map(of).collect()).into()
    }
}

impl Named<Narrator<'_>> for Player {
    fn named(&self, narrator: &Narrator<'_>) -> Value<'static> {
        narrator.player(*self).into()
    }
}

impl Named<Narrator<'_>> for System {
    fn named(&self, narrator: &Narrator<'_>) -> Value<'static> {
        narrator.title(&format!("system-{self}"), |content| &content.system(*self).title).into()
    }
}

impl Named<Narrator<'_>> for Card {
    fn named(&self, narrator: &Narrator<'_>) -> Value<'static> {
        narrator.title(&format!("card-{self}"), |content| &content.card(*self).title).into()
    }
}

impl Named<Narrator<'_>> for Weaver {
    fn named(&self, narrator: &Narrator<'_>) -> Value<'static> {
        narrator.title(&format!("weaver-{self}"), |content| &content.weaver(*self).title).into()
    }
}

impl Named<Narrator<'_>> for Route {
    /// The two ends.
    fn named(&self, narrator: &Narrator<'_>) -> Value<'static> {
        let facts = narrator.game.content.route(*self);
        let (from, to) = (facts.from.named(narrator), facts.to.named(narrator));
        Noun::new(narrator.messages, "route").with("from", from).with("to", to).into()
    }
}

impl Named<Narrator<'_>> for Project {
    /// The project as its owner speaks of it: a species has one of each kind.
    fn named(&self, narrator: &Narrator<'_>) -> Value<'static> {
        let (card, part) = (self.card.named(narrator), self.part.word());
        Noun::new(narrator.messages, "project").with("card", card).with("part", part).into()
    }
}

impl Named<Narrator<'_>> for EffectAt {
    /// Where the effect is printed.
    fn named(&self, narrator: &Narrator<'_>) -> Value<'static> {
        match *self {
            EffectAt::Project(card, part) => Project::at(card, part).named(narrator),
            EffectAt::Victory(card) => {
                Noun::new(narrator.messages, "victory-in").with("card", card.named(narrator)).into()
            }
            EffectAt::Modifier(card, _) => card.named(narrator),
        }
    }
}

impl Named<Narrator<'_>> for Against {
    fn named(&self, narrator: &Narrator<'_>) -> Value<'static> {
        match *self {
            Against::Neutral => Noun::new(narrator.messages, "against-neutral").into(),
            Against::Player(player) => player.named(narrator),
            Against::Swarm => Noun::new(narrator.messages, "against-swarm").into(),
        }
    }
}

impl Named<Narrator<'_>> for Victim {
    fn named(&self, narrator: &Narrator<'_>) -> Value<'static> {
        match *self {
            Victim::Project(project) => narrator.project_of_card(project).into(),
            Victim::Route(route) => route.named(narrator),
            Victim::Work(card, work) => {
                let (card, work) = (card.named(narrator), work.named(narrator));
                Noun::new(narrator.messages, "work-of-card")
                    .with("card", card)
                    .with("work", work)
                    .into()
            }
        }
    }
}

macro_rules! lists {
    ($($type:ty),+) => {
        $(impl Named<Narrator<'_>> for EnumSet<$type> {
            fn named(&self, narrator: &Narrator<'_>) -> Value<'static> {
                list(self.iter(), narrator)
            }
        })+
    };
}

lists!(Pile, System, Card);

macro_rules! keys {
    ($($type:ty: $($kind:pat => $key:literal),+;)+) => {
        $(impl<T> Named<T> for $type {
            /// A key to select by.
            fn named(&self, _: &T) -> Value<'static> {
                Value::from(match self { $($kind => $key),+ })
            }
        })+
    };
}

keys! {
    Cancelled:
        Cancelled::Hole => "hole",
        Cancelled::Source(_) => "source",
        Cancelled::Target(_) => "target",
        Cancelled::Route(_) => "route",
        Cancelled::Effect => "effect",
        Cancelled::Dismissed => "dismissed",
        Cancelled::Out => "out";
    Lost:
        Lost::Hole(_) => "hole",
        Lost::Swarm(_) => "swarm";
    Due:
        Due::Pair(_) => "pair",
        Due::One(_) => "one",
        Due::Idle => "idle",
        Due::Fed(_) => "fed";
    NotDue:
        NotDue::NoPair => "no-pair",
        NotDue::Count(..) => "count",
        NotDue::Busy => "busy";
    Ended:
        Ended { by: Reason::Bases, .. } => "bases",
        Ended { by: Reason::Symbols(_), .. } => "symbols",
        Ended { by: Reason::Starts, .. } => "starts",
        Ended { by: Reason::LastLeft, .. } => "last",
        Ended { by: Reason::NoSwarms, .. } => "swarms",
        Ended { by: Reason::HomeLost, .. } => "home",
        Ended { by: Reason::TokensOut, .. } => "tokens",
        Ended { by: Reason::Guard, .. } => "rounds";
}
