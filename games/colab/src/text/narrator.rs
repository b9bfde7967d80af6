//! Players, places and pieces as arguments of messages.

use std::borrow::Cow;
use std::fmt::Display;

use game_core::{EnumMap, EnumSet, Id, Named, Teller, ToMessage as _, Viewer, list};
use i18n::{Messages, Noun, Value};

use super::localized_names::{face_in, lab_in, slot_in, tower_in, way_in, window_in};
use crate::automa::{Deed, Loss, Why};
use crate::choice::Choice;
use crate::content::{BagToken, Content, Device, DoomsdayCard, EnemyFace};
use crate::enemy_action::{Goal, Way};
use crate::event::{Item, PotionPlace, Repair, Sought};
use crate::game::CoLab;
use crate::state::Bait;
use crate::types::{
    Bonus, Card, Cell, Colour, Deck, DieColour, Insert, Lab, Length, Player, Rolled, Row,
    Scientist, Slot, Symbol, Tier, Tile, Tower, Trade, Window,
};

/// Tells a game to a viewer in a language. The only player of a solo game is "you".
#[derive(Clone, Copy)]
pub(super) struct Narrator<'a> {
    pub(super) game: &'a CoLab,
    pub(super) messages: Messages,
    pub(super) viewer: Viewer,
}

impl Teller for Narrator<'_> {
    fn messages(&self) -> Messages {
        self.messages
    }
}

impl CoLab {
    /// A narrator for everybody.
    pub(super) fn narrator(&self, messages: Messages) -> Narrator<'_> {
        Narrator { game: self, messages, viewer: Viewer::Everybody }
    }
}

impl Narrator<'_> {
    /// The message of a choice, with its fields.
    pub(super) fn choice(&self, choice: Choice) -> game_core::BoundMessage {
        choice.to_message("choice", self)
    }

    /// Whether the viewer may see what this player holds.
    pub(super) fn sees(&self, player: Player) -> bool {
        self.viewer.sees(player.seat())
    }
}

game_core::nouns! {
    Colour = "colour",
    DieColour = "colour",
    Deck = "deck",
    Device = "device",
    Length = "length",
    Row = "row",
    Tier = "tier",
}

/// Values whose argument follows from the messages alone.
macro_rules! told {
    ($($type:ty = |$this:ident, $messages:ident| $text:expr),+ $(,)?) => {
        $(impl<T: Teller> Named<T> for $type {
            fn named(&self, teller: &T) -> Value<'static> {
                let ($this, $messages) = (*self, teller.messages());
                Value::from($text)
            }
        })+
    };
}

told! {
    Bait = |bait, messages| match bait {
        Bait::Token(colour) => {
            Noun::new(messages, "bait-token").with("colour", colour.named(&messages))
        }
        Bait::Die(colour) => Noun::new(messages, "bait-die").with("colour", colour.named(&messages)),
    },
    Bonus = |bonus, _messages| bonus.to_string(),
    Cell = |cell, _messages| cell.to_string(),
    Deed = |deed, _messages| match deed {
        Deed::Damage => "damage",
        Deed::Freeze => "freeze",
        Deed::Strip => "strip",
    },
    EnemyFace = |face, messages| face_in(face, messages),
    Goal = |goal, _messages| match goal {
        Goal::Player(_) => "player",
        Goal::Other => "other",
        Goal::Roll | Goal::Tower(_) => "tower",
    },
    Insert = |insert, _messages| insert.to_string(),
    Item = |item, messages| match item {
        Item::Token(colour) => {
            Noun::new(messages, "item-token").with("colour", colour.named(&messages))
        }
        Item::Wild => Noun::new(messages, "item-wild"),
        Item::Minion(window, die) => Noun::new(messages, "item-minion")
            .with("window", window_in(window, messages))
            .with("die", die_in(die, messages)),
        Item::Die(die) => Noun::new(messages, "item-die").with("die", die_in(die, messages)),
        Item::WildDie(window) => {
            Noun::new(messages, "item-wild-die").with("window", window_in(window, messages))
        }
    },
    Lab = |lab, messages| lab_in(lab, messages),
    Loss = |loss, _messages| match loss {
        Loss::Any => "any",
        Loss::Only(goods) => goods.word(),
    },
    Repair = |by, _messages| match by {
        Repair::Rest => "rest",
        Repair::Research => "research",
        Repair::Resources => "resources",
    },
    Rolled = |die, messages| die_in(die, messages),
    Slot = |slot, messages| slot_in(slot, messages),
    Sought = |sought, _messages| sought.way.word(),
    Symbol = |symbol, messages| tower_in(Tower::of(symbol), messages),
    Tile = |tile, _messages| tile.to_string(),
    Tower = |tower, messages| tower_in(tower, messages),
    Trade = |trade, _messages| trade.to_string(),
    Way = |way, messages| way_in(way, messages),
    Why = |why, _messages| match why {
        Why::PowerToken => "power",
        Why::Failed(_) => "failed",
        Why::Visit => "visit",
        Why::Text(_) => "text",
        Why::Upgrade => "upgrade",
    },
    Window = |window, messages| window_in(window, messages),
}

impl Named<Narrator<'_>> for Player {
    fn named(&self, teller: &Narrator<'_>) -> Value<'static> {
        if teller.game.options.alone() {
            return Noun::new(teller.messages, "you").into();
        }
        teller.game.name(*self, teller.messages).into()
    }
}

impl Named<Narrator<'_>> for Scientist {
    fn named(&self, teller: &Narrator<'_>) -> Value<'static> {
        teller.game.enemy_name(*self).into()
    }
}

impl Named<Narrator<'_>> for Card {
    fn named(&self, teller: &Narrator<'_>) -> Value<'static> {
        teller.game.content.card_title(*self, teller.messages).into_owned().into()
    }
}

impl Named<Narrator<'_>> for DoomsdayCard {
    fn named(&self, teller: &Narrator<'_>) -> Value<'static> {
        teller.game.doom(*self, teller.messages).into()
    }
}

impl Named<Narrator<'_>> for BagToken {
    fn named(&self, teller: &Narrator<'_>) -> Value<'static> {
        teller.game.token_does(*self, teller.messages).into()
    }
}

impl Named<Narrator<'_>> for PotionPlace {
    fn named(&self, teller: &Narrator<'_>) -> Value<'static> {
        let messages = teller.messages;
        match *self {
            PotionPlace::Card(card, _) => {
                Noun::new(messages, "potion-on-card").with("card", card.named(teller))
            }
            PotionPlace::Storage => Noun::new(messages, "potion-stored"),
            PotionPlace::New | PotionPlace::Nowhere => Noun::new(messages, "potion-new"),
        }
        .into()
    }
}

impl<'a, V: Id + Named<Narrator<'a>>> Named<Narrator<'a>> for EnumSet<V> {
    /// The list of its members.
    fn named(&self, teller: &Narrator<'a>) -> Value<'static> {
        list(self.iter(), teller)
    }
}

impl Named<Narrator<'_>> for EnumMap<Tower, u8> {
    /// Each tower that has any, with its number.
    fn named(&self, teller: &Narrator<'_>) -> Value<'static> {
        let some = self.iter().filter(|(_, count)| **count > 0);
        let one = |(tower, count)| format!("{} {count}", tower_in(tower, teller.messages).name());
        some.map(one).collect::<Vec<_>>().join(", ").into()
    }
}

impl Named<Narrator<'_>> for (Window, u8) {
    fn named(&self, teller: &Narrator<'_>) -> Value<'static> {
        self.0.named(teller)
    }
}

/// A die with its face, such as "red die (gear+spark)".
pub(crate) fn die_in(die: Rolled, messages: Messages) -> Noun {
    let (colour, face) = (die.die().named(&messages), shows_in(die, messages));
    Noun::new(messages, "die").with("colour", colour).with("face", face)
}

/// The face of a die.
pub(crate) fn shows_in(die: Rolled, messages: Messages) -> String {
    let colour = die.colour();
    let symbol = |symbol: Symbol| tower_in(Tower::of(symbol), messages);
    let marks = die.face().word().chars().map(|mark| match mark {
        '1' => symbol(colour.symbols()[0]),
        '2' => symbol(colour.symbols()[1]),
        _ => game_core::noun(messages, "shape", colour.shape()),
    });
    marks.map(|mark| mark.name()).collect::<Vec<_>>().join("+")
}

/// The title that a language gives to a piece, or the English one that is printed.
fn titled<'a>(messages: Messages, kind: &str, id: impl Display, printed: &'a str) -> Cow<'a, str> {
    let key = game_core::noun(messages, kind, &id.to_string());
    messages.find(key.key(), None).unwrap_or(Cow::Borrowed(printed))
}

impl Content {
    /// The title of a card.
    pub fn card_title(&self, card: Card, messages: Messages) -> Cow<'_, str> {
        titled(messages, "card", card, &self.cards[card].title)
    }

    /// The title of a doomsday card.
    pub fn doomsday_title(&self, card: DoomsdayCard, messages: Messages) -> Cow<'_, str> {
        titled(messages, "doomsday", card, &self.doomsday[card].title)
    }

    /// The title of the special power of an enemy.
    pub fn power_title(&self, enemy: Scientist, messages: Messages) -> Cow<'_, str> {
        titled(messages, "special", enemy, &self.enemies[enemy].title)
    }

    /// The title of an achievement.
    pub(crate) fn achievement_title(
        &self,
        achievement: crate::content::Achievement,
        messages: Messages,
    ) -> Cow<'_, str> {
        titled(messages, "achievement", achievement, &self.achievements[achievement].title)
    }
}

/// The name of a device.
pub fn device_name(device: Device, messages: Messages) -> String {
    game_core::noun(messages, "device", device.word()).name().into()
}
