//! The names of players and things, and how a message receives them.

use arrayvec::ArrayVec;
use game_core::{BoundMessage, Named, Teller, ToMessage, Viewer, list, noun};
use i18n::{Locale, Messages, Noun, Value, key, message};

use super::messages;
use crate::ability::{Ability, Condition, Effect, Place, Step};
use crate::automa::{AndroidAct, Considered, FirstMove, Forced, NoMove, Worth};
use crate::content::{AndroidAbility, Content};
use crate::event::{Beneath, Lack, NotIn, Pile, Spot};
use crate::game::PocketMars;
use crate::sequence::AbilityOf;
use crate::types::{Building, Card, CardSet, Colour, Id as _, Player, Ship, Slot};

/// Puts what is printed on the components into words of a language.
#[derive(Clone, Copy)]
pub struct Words {
    /// What is printed.
    pub content: &'static Content,
    /// The messages of the language.
    pub messages: Messages,
}

impl Teller for Words {
    fn messages(&self) -> Messages {
        self.messages
    }
}

impl Words {
    /// The words of a language.
    pub fn new(content: &'static Content, locale: Locale) -> Words {
        Words { content, messages: messages(locale) }
    }

    /// A title of the content. One of ours is translated, if there is a translation; one that an
    /// owner has entered stays as it is.
    fn title(self, key: &str, of: impl Fn(&'static Content) -> &'static str) -> Value<'static> {
        let printed = of(self.content);
        let ours = printed == of(Content::ours());
        match ours && self.messages.find(key, None).is_some() {
            true => Noun::new(self.messages, key).into(),
            false => printed.into(),
        }
    }

    /// The title of a card.
    pub fn card_title(self, card: Card) -> String {
        let of = |content: &'static Content| content.card(card).title.as_str();
        self.text(self.title(&format!("title-{}", card.to_string().to_lowercase()), of))
    }

    /// A card with its title, colour and value.
    pub fn card(self, card: Card) -> String {
        let (title, value) = (self.card_title(card), self.content.card(card).value);
        let colour = card.colour().named(&self);
        message!(self.messages, "card", title = title, colour = colour, value = value).into()
    }

    /// A Building as an argument of a message.
    pub fn building(self, building: Building) -> Value<'static> {
        let key = format!("building-{}", building.word().replace('_', "-"));
        self.title(&key, |content| content.buildings[building].name.as_str())
    }

    /// The name of a Building.
    pub fn building_name(self, building: Building) -> String {
        self.text(self.building(building))
    }

    /// The ability of the androids at a Building, as an argument of a message.
    pub fn power(self, building: Building) -> Value<'static> {
        let key = format!("power-{}", building.word().replace('_', "-"));
        self.title(&key, |content| content.buildings[building].android_title.as_str())
    }

    /// The name of a Spaceship.
    pub fn ship(self, ship: Ship) -> String {
        let key = format!("ship-{}", ship.word().replace('_', "-"));
        self.text(self.title(&key, |content| content.ship(ship).name.as_str()))
    }

    /// The player with the colonists of a Spaceship, by their colour.
    pub fn player_of(self, ship: Ship) -> Value<'static> {
        let named = || i18n::capital(&self.content.ship(ship).colour).into();
        self.noun_of(ship).map_or_else(named, Value::from)
    }

    /// The noun of the player whose colonists have the colour of this ship; `None` if an owner's
    /// content gives them a colour that has no message.
    fn noun_of(self, ship: Ship) -> Option<Noun> {
        let colour = &self.content.ship(ship).colour;
        let known = ["red", "white", "yellow", "grey"].contains(&colour.as_str());
        known.then(|| noun(self.messages, "player", colour))
    }

    /// A colour as an argument of a message.
    pub fn colour(self, colour: Colour) -> Value<'static> {
        colour.named(&self)
    }

    /// A card of which only the colour is known.
    pub fn back(self, colour: Colour) -> Value<'static> {
        noun(self.messages, "back", colour.word()).into()
    }

    /// An argument of a message as it stands alone.
    pub fn text(self, value: Value<'static>) -> String {
        message!(self.messages, "word", word = value).into()
    }

    /// An argument of a message at the beginning of a sentence.
    pub fn capital(self, value: Value<'static>) -> String {
        message!(self.messages, "begins-with-capital", word = value).into()
    }

    /// A condition as a clause after "if".
    pub fn condition(self, condition: Condition) -> String {
        let bound = condition.to_message("condition", &self);
        match condition {
            Condition::HandHas(colour) => bound.with("colour", self.back(colour)),
            _ => bound,
        }
        .text()
    }

    /// An effect as a clause.
    pub fn effect(self, effect: Effect) -> String {
        effect.to_message("effect", &self).text()
    }

    /// A step as a clause, with its price.
    pub fn step(self, step: Step) -> String {
        let effect = self.effect(step.effect);
        match step.pay {
            0 => effect,
            pay => message!(self.messages, "ability-paid", pay = pay, effect = effect).into(),
        }
    }

    /// An ability as a clause.
    pub fn ability_clause(self, ability: &Ability) -> String {
        let steps = ability.steps.iter().map(|step| self.step(*step));
        let steps = steps.reduce(|first, next| {
            message!(self.messages, "ability-then", first = first, next = next).into()
        });
        let steps = steps.unwrap_or_default();
        match ability.condition {
            Some(condition) => {
                let condition = self.condition(condition);
                message!(self.messages, "ability-if", condition = condition, steps = steps).into()
            }
            None => steps,
        }
    }

    /// An ability as a text of its own.
    pub fn ability(self, ability: &Ability) -> String {
        i18n::capital(&self.ability_clause(ability))
    }

    /// A step in short, to fit a card on the table; `top` is the top card of the discard pile.
    pub fn brief_step(self, step: &Step, top: Option<Card>) -> String {
        let bound = step.effect.to_message("brief-effect", &self);
        let top = top.map_or_else(|| "none".to_string(), |card| self.card_title(card));
        let effect = bound.with("top", top).text();
        match step.pay {
            0 => effect,
            pay => message!(self.messages, "brief-paid", pay = pay, effect = effect).into(),
        }
    }

    /// A condition in short, before its steps.
    pub fn brief_when(self, condition: Option<Condition>, steps: String) -> String {
        let Some(condition) = condition else { return steps };
        let condition = condition.to_message("brief-condition", &self).text();
        message!(self.messages, "brief-when", condition = condition, steps = steps).into()
    }
}

/// Puts a position into words of a language, for a viewer.
#[derive(Clone, Copy)]
pub struct Narrator<'a> {
    pub(crate) game: &'a PocketMars,
    pub(crate) messages: Messages,
    pub(crate) viewer: Viewer,
}

impl PocketMars {
    /// Puts this position into words of a language, for a viewer.
    pub fn narrator(&self, viewer: Viewer, locale: Locale) -> Narrator<'_> {
        self.narrator_with(viewer, messages(locale))
    }

    /// Puts this position into words with these messages.
    pub(crate) fn narrator_with(&self, viewer: Viewer, messages: Messages) -> Narrator<'_> {
        Narrator { game: self, messages, viewer }
    }
}

impl Teller for Narrator<'_> {
    fn messages(&self) -> Messages {
        self.messages
    }
}

impl Narrator<'_> {
    /// What is printed, in words.
    pub(crate) fn words(&self) -> Words {
        Words { content: self.game.content, messages: self.messages }
    }

    /// The player: in solo you or the androids, otherwise the colour of the colonists.
    pub(crate) fn player(&self, player: Player) -> Value<'static> {
        match (self.game.options.solo(), player) {
            (_, Player::Androids) => Noun::new(self.messages, "player-androids").into(),
            (true, _) => Noun::new(self.messages, "player-you").into(),
            (false, _) => self.words().player_of(self.ship_of(player)),
        }
    }

    /// The key of the noun that names a player, if there is one.
    pub(crate) fn player_key(&self, player: Player) -> Option<String> {
        match (self.game.options.solo(), player) {
            (_, Player::Androids) => Some(key!("player-androids").to_string()),
            (true, _) => Some(key!("player-you").to_string()),
            (false, _) => {
                self.words().noun_of(self.ship_of(player)).map(|noun| noun.key().to_string())
            }
        }
    }

    fn ship_of(&self, player: Player) -> Ship {
        let fixed = Ship::ALL[player.index().min(3)];
        self.game.state.ships[player].unwrap_or(fixed)
    }

    /// The name of a player as it stands alone.
    pub(crate) fn name(&self, player: Player) -> String {
        self.words().capital(self.player(player))
    }

    /// A card as the viewer may know it: the face if he sees what this player sees, otherwise the
    /// back.
    pub(super) fn face_or_back(&self, card: Card, player: Player) -> Value<'static> {
        match player.seat() {
            Some(seat) if !self.viewer.sees(seat) => self.words().back(card.colour()),
            _ => card.named(self),
        }
    }

    /// The same, but not even the back if hands hide their colours.
    pub(super) fn card_for(&self, card: Card, player: Player) -> Value<'static> {
        match player.seat() {
            Some(seat) if !self.viewer.sees(seat) && self.game.options.hide_hand_colours => {
                self.hidden_card()
            }
            _ => self.face_or_back(card, player),
        }
    }

    /// A card of which nothing is known.
    pub(super) fn hidden_card(&self) -> Value<'static> {
        Noun::new(self.messages, "back-hidden").into()
    }

    /// Which Building is `here` for an ability.
    pub(super) fn building_of(&self, of: AbilityOf) -> Value<'static> {
        self.words().building(match of {
            AbilityOf::Prep(card) | AbilityOf::Hand(card) => card.building(),
            AbilityOf::Building(building) => building,
        })
    }

    /// A message of a kind of a declared value.
    pub(super) fn bound(&self, prefix: &str, of: &impl ToMessage<Self>) -> BoundMessage {
        of.to_message(prefix, self)
    }
}

/// A player by seat.
pub(super) fn seat(player: Player, messages: Messages) -> Value<'static> {
    Noun::new(messages, "player-seat").with("seat", player as u8 + 1).into()
}

game_core::nouns! { Colour = "colour" }

impl<T> Named<T> for Place {
    /// Its word, to select by.
    fn named(&self, _: &T) -> Value<'static> {
        self.word().into()
    }
}

impl<T> Named<T> for Slot {
    /// Its number.
    fn named(&self, _: &T) -> Value<'static> {
        (self.index() + 1).into()
    }
}

impl Named<Narrator<'_>> for Player {
    fn named(&self, narrator: &Narrator<'_>) -> Value<'static> {
        narrator.player(*self)
    }
}

impl Named<Narrator<'_>> for Card {
    fn named(&self, narrator: &Narrator<'_>) -> Value<'static> {
        narrator.words().card(*self).into()
    }
}

impl Named<Narrator<'_>> for CardSet {
    fn named(&self, narrator: &Narrator<'_>) -> Value<'static> {
        list(self.iter(), narrator)
    }
}

impl Named<Narrator<'_>> for Building {
    fn named(&self, narrator: &Narrator<'_>) -> Value<'static> {
        narrator.words().building(*self)
    }
}

impl Named<Narrator<'_>> for Ship {
    fn named(&self, narrator: &Narrator<'_>) -> Value<'static> {
        narrator.words().ship(*self).into()
    }
}

impl Named<Narrator<'_>> for Beneath {
    /// `building`, `down`, or the title of the card.
    fn named(&self, narrator: &Narrator<'_>) -> Value<'static> {
        match *self {
            Beneath::Building => "building".into(),
            Beneath::FaceDown => "down".into(),
            Beneath::Card(card) => narrator.words().card_title(card).into(),
        }
    }
}

macro_rules! keys {
    ($($type:ty: $($kind:pat => $key:literal),+;)+) => {
        $(impl Named<Narrator<'_>> for $type {
            /// A key to select by.
            fn named(&self, _: &Narrator<'_>) -> Value<'static> {
                match self { $($kind => $key),+ }.into()
            }
        })+
    };
}

keys! {
    Pile:
        Pile::Hand => "hand",
        Pile::Slot(_) => "slot",
        Pile::Play | Pile::Packet => "none";
    NotIn:
        NotIn::ForeignCard => "foreign",
        NotIn::NoColonistsThere(_) => "building",
        NotIn::ShipEmpty => "ship";
    Spot:
        Spot::Earth => "earth",
        Spot::Ship => "ship",
        Spot::First(_) => "first",
        Spot::Second(_) => "second";
    AbilityOf:
        AbilityOf::Hand(_) => "hand",
        AbilityOf::Prep(_) => "prep",
        AbilityOf::Building(_) => "building";
    Lack:
        Lack::Price { .. } => "price",
        Lack::NobodyOnEarth => "earth",
        Lack::ShipEmpty => "ship",
        Lack::NoColonistsThere => "building",
        Lack::NobodyCanGoUp => "up",
        Lack::NoOtherAbove => "above",
        Lack::NobodyOnMars => "mars",
        Lack::NoPair => "pair",
        Lack::NobodyBelow => "below",
        Lack::NoOtherBelow => "other-below",
        Lack::EnergyAtTop { .. } => "top",
        Lack::NoOtherEnergy => "other-energy",
        Lack::NoCard => "card",
        Lack::NoOtherPrep => "other-prep",
        Lack::NoOwnPrep => "own-prep",
        Lack::NoOwnCard => "own-card",
        Lack::NoDiscard => "discard",
        Lack::NoStack => "stack",
        Lack::NoFaceUp => "face-up";
    FirstMove:
        FirstMove::Lands(_) => "lands",
        FirstMove::Boards => "boards",
        FirstMove::Nobody(_) => "nobody";
    NoMove:
        NoMove::NoColonistsThere(_) => "building",
        NoMove::NobodyLeft => "left",
        NoMove::NobodyOnEarth => "earth";
    Forced:
        Forced::OnlyUp(_) => "up",
        Forced::OnlyDown(_) => "down",
        Forced::EmptyShip => "ship",
        Forced::Recruitment => "recruitment";
    AndroidAct:
        AndroidAct::Land(_) => "land",
        AndroidAct::Up(_) => "up",
        AndroidAct::Down(_) => "down";
    AndroidAbility:
        AndroidAbility::DoubleUpgrade => "double-upgrade",
        AndroidAbility::Spark => "spark",
        AndroidAbility::OverwhelmingPower => "overwhelming-power",
        AndroidAbility::RecruitmentDrive => "recruitment-drive",
        AndroidAbility::Calculations => "calculations";
    Worth:
        _ => "worth";
    ArrayVec<Considered, 5>:
        _ => "weighed";
}
