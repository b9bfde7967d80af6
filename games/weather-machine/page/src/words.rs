//! The things of the game as arguments of messages, and benefits, costs and places in words.

use std::borrow::Cow;

use game_core::noun;
use i18n::{Argument, Noun, joined, message};
use weather_machine::{
    ActionSpace, Agent, Area, Benefit, BotSpace, Chemical, Colour, Cost, Gain, Id, Location, Owner,
    Player, Voucher, Weather, title_of,
};

use crate::eyes::Eyes;

impl Eyes<'_> {
    /// The text of a message with its arguments; called by [`message!`].
    pub(super) fn filled(
        &self,
        key: &str,
        given: &[(&'static str, &dyn Argument)],
    ) -> Cow<'static, str> {
        self.messages.filled(key, given)
    }

    /// The title of a component of this kind with this id, or the English of the content.
    pub(super) fn title(&self, kind: &str, id: &str, english: &str) -> String {
        self.translated((kind, id, None), english)
    }

    /// The title of a component, or another of its texts, or the English of the content.
    pub(super) fn translated(
        &self,
        (kind, id, text): (&str, &str, Option<&str>),
        english: &str,
    ) -> String {
        title_of(self.messages, kind, id, text, english)
    }

    pub(super) fn weather(&self, of: Weather) -> Noun {
        noun(self.messages, "board-weather", of.word())
    }

    pub(super) fn chemical(&self, of: Chemical) -> Noun {
        noun(self.messages, "board-chemical", of.word())
    }

    /// A colour of Machine Parts and half-circles.
    pub(super) fn colour(&self, of: Colour) -> Noun {
        noun(self.messages, "board-colour", of.word())
    }

    /// A Main Location before a noun.
    pub(super) fn area(&self, of: Area) -> Noun {
        noun(self.messages, "board-area", of.word())
    }

    /// A Main Location where there is little room.
    pub(super) fn short_area(&self, of: Area) -> Noun {
        noun(self.messages, "board-area-short", of.word())
    }

    /// The colour of the Research tokens of a Main Location.
    pub(super) fn token_colour(&self, of: Area) -> Noun {
        noun(self.messages, "board-token", of.word())
    }

    /// A Location within a sentence.
    pub(super) fn location(&self, of: Location) -> Noun {
        noun(self.messages, "board-location", of.word())
    }

    pub(super) fn voucher(&self, of: Voucher) -> Noun {
        noun(self.messages, "board-voucher", of.word())
    }

    pub(super) fn agent(&self, of: Agent) -> Noun {
        noun(self.messages, "board-agent", of.word())
    }

    /// A player, as `you` at a solo seat.
    pub(super) fn player(&self, player: Player) -> Noun {
        let word = match player.seat() {
            None => "saboteurs",
            Some(_) if self.solo() => "you",
            Some(_) => ["yellow", "black", "orange", "purple"][player.index().min(3)],
        };
        noun(self.messages, "board-player", word)
    }

    /// The owner of a Bot.
    pub(super) fn owner(&self, owner: Owner) -> Noun {
        let player = Player::ALL.into_iter().find(|&player| Owner::from(player) == owner);
        let lativ = || noun(self.messages, "board-player", "lativ");
        player.map_or_else(lativ, |player| self.player(player))
    }

    /// An action space at the start of a line.
    pub(super) fn action_space(&self, space: ActionSpace) -> String {
        let location = self.location(space.location());
        let name = space.to_string();
        let at = name.rsplit(' ').next().unwrap_or_default().to_string();
        message!(self, "board-action-space", at = at, location = location).into()
    }

    /// A Bot space at the start of a line.
    pub(super) fn bot_space(&self, space: BotSpace) -> String {
        let name = space.to_string();
        let at = name.rsplit(' ').next().unwrap_or_default().to_string();
        let (area, weather) = (self.area(space.area()), self.weather(space.weather()));
        message!(self, "board-bot-space", at = at, weather = weather, area = area).into()
    }

    /// A cost in words.
    pub(super) fn cost(&self, of: Cost) -> String {
        match of {
            Cost::Free => message!(self, "board-nothing"),
            Cost::Vouchers(voucher, count) => {
                message!(self, "board-vouchers", count = count, voucher = self.voucher(voucher))
            }
            Cost::ChemicalOrPart => message!(self, "board-chemical-or-part"),
        }
        .into()
    }

    /// A benefit in words, as a clause.
    pub(super) fn benefit(&self, of: Benefit) -> String {
        if of.is_none() {
            return message!(self, "board-nothing").into();
        }
        let all = |gains: weather_machine::Gains| {
            joined(self.locale, gains.iter().map(|gain| self.gain(gain)).collect(), false)
        };
        joined(self.locale, of.alternatives().map(all).collect(), true)
    }

    fn gain(&self, of: Gain) -> String {
        match of {
            Gain::Voucher(voucher, count) => {
                message!(self, "board-gain-voucher", count = count, voucher = self.voucher(voucher))
            }
            Gain::AnyVoucher(count) => message!(self, "board-gain-any-voucher", count = count),
            Gain::Part(count) => message!(self, "board-gain-part", count = count),
            Gain::Chemical(count) => message!(self, "board-gain-chemical", count = count),
            Gain::Bot => message!(self, "board-gain-bot"),
            Gain::Workshop => message!(self, "board-gain-workshop"),
            Gain::Fund(area) => message!(self, "board-gain-fund", area = self.area(area)),
            Gain::AnyFund => message!(self, "board-gain-any-fund"),
            Gain::Investment => message!(self, "board-gain-investment"),
            Gain::Cp(count) => message!(self, "board-gain-cp", count = count),
            Gain::EndCp(count) => message!(self, "board-gain-end-cp", count = count),
            Gain::Do(deed) => message!(self, "board-gain-deed", deed = deed.word()),
            Gain::FreeExperiment => message!(self, "board-gain-free-experiment"),
        }
        .into()
    }
}
