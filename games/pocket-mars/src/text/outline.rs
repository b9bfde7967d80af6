//! A view as nested lists of words and numbers, for front ends without a drawing.

use game_core::{Named as _, Outline, list};
use i18n::{Locale, Value, message};

use super::names::{Words, seat};
use crate::content::Content;
use crate::types::{Building, Player, Slot};
use crate::view::{CardView, PlayerView, View};

/// The outline of a view.
pub(crate) fn outline_of(view: &View, content: &'static Content, locale: Locale) -> Vec<Outline> {
    Table { view, words: Words::new(content, locale) }.outline()
}

/// A view and the words for it.
struct Table<'a> {
    view: &'a View,
    words: Words,
}

impl Table<'_> {
    fn outline(&self) -> Vec<Outline> {
        let (view, messages) = (self.view, self.words.messages);
        let stage = match (view.over, view.round) {
            (true, _) => message!(messages, "table-over"),
            (_, 0) => message!(messages, "table-set-up"),
            (_, round) => message!(messages, "table-round", round = round),
        };
        let mut outline = vec![Outline::line(stage)];
        let buildings = Building::ALL.map(|building| self.building(building));
        outline.push(Outline::group(message!(messages, "table-buildings"), buildings.into()));
        outline.extend(view.players.iter().map(|area| self.player(area)));
        // Until the deal is over there is no deck.
        if view.round > 0 || view.deck > 0 {
            let top = view.deck_top.map_or("none".into(), |colour| colour.named(&self.words));
            let deck = message!(messages, "table-deck", count = view.deck, top = top);
            outline.push(Outline::line(deck));
        }
        let top = view.discard.last().map_or_else(String::new, |&card| self.words.card(card));
        let discard = message!(messages, "table-discard", count = view.discard.len(), top = top);
        outline.push(Outline::line(discard));
        if let Some(card) = view.in_play {
            let card = self.words.card(card);
            outline.push(Outline::line(message!(messages, "table-in-play", card = card)));
        }
        outline
    }

    fn building(&self, building: Building) -> Outline {
        let (view, words, messages) = (self.view, self.words, self.words.messages);
        let facts = &words.content.buildings[building];
        let seen = &view.buildings[building];
        let ability = words.ability(&facts.ability);
        let mut items = vec![Outline::line(message!(messages, "table-ability", ability = ability))];
        if facts.holds_colonists {
            let first = self.colonists(|player| seen.first[player]);
            items.push(Outline::line(message!(messages, "table-first", here = first)));
            let (second, room) =
                (self.colonists(|player| seen.second[player]), view.options.star2_limit());
            let second = message!(messages, "table-second", here = second, room = room);
            items.push(Outline::line(second));
        } else {
            items.push(Outline::line(message!(messages, "table-no-colonists")));
        }
        if !seen.stack.is_empty() {
            let cards: Vec<String> = seen.stack.iter().map(|card| self.card(card)).collect();
            let cards = cards.join(", ");
            items.push(Outline::line(message!(messages, "table-stack", cards = cards)));
        }
        let title = message!(
            messages,
            "table-building",
            building = words.building(building),
            colour = building.colour().named(&words),
            value = view.value_to_beat(building, words.content)
        );
        Outline::group(title, items)
    }

    /// Who has how many colonists on a space.
    fn colonists(&self, on: impl Fn(Player) -> u8) -> Value<'static> {
        let messages = self.words.messages;
        let players = self.view.players.iter().map(|area| area.player);
        let here: Vec<String> = players
            .filter(|&player| on(player) > 0)
            .map(|player| {
                let (name, count) = (self.name(player), on(player));
                message!(messages, "table-colonists", player = name, count = count).into()
            })
            .collect();
        match here.is_empty() {
            true => message!(messages, "table-nobody").into(),
            false => list(here, &self.words),
        }
    }

    fn player(&self, area: &PlayerView) -> Outline {
        let messages = self.words.messages;
        let mut items = vec![Outline::line(message!(
            messages,
            "table-player",
            earth = area.earth,
            ship = area.on_ship,
            energy = area.energy,
            top = self.view.options.energy_top,
            score = area.score
        ))];
        let groups = [
            (message!(messages, "table-hand"), &area.hand),
            (message!(messages, "table-packet"), &area.packet),
        ];
        for (title, cards) in groups {
            if !cards.is_empty() {
                let cards = cards.iter().map(|card| self.held(card, self.card(card), true));
                items.push(Outline::group(title, cards.collect()));
            }
        }
        let slots = Slot::ALL.into_iter().zip(area.prep).map(|(slot, held)| {
            let slot = slot.named(&self.words);
            let Some(held) = held else {
                return Outline::line(message!(messages, "table-slot-empty", slot = slot));
            };
            let card = self.card(&held.card);
            let title = message!(messages, "table-slot", slot = slot, card = card);
            self.held(&held.card, title.into(), false)
        });
        items.push(Outline::group(message!(messages, "table-prep"), slots.collect()));
        let name = self.name(area.player);
        let title = match self.view.asked == Some(area.player) {
            true => message!(messages, "table-choosing", player = name).into(),
            false => self.words.capital(name),
        };
        Outline::group(title, items)
    }

    /// A card with its abilities, if its face is known.
    fn held(&self, card: &CardView, title: String, hand: bool) -> Outline {
        let messages = self.words.messages;
        let mut items = Vec::new();
        if let CardView::Face(card) = *card {
            let facts = self.words.content.card(card);
            if hand {
                let ability = self.words.ability(&facts.hand);
                items.push(Outline::line(message!(messages, "table-from-hand", ability = ability)));
            }
            let ability = self.words.ability(&facts.prep);
            items.push(Outline::line(message!(messages, "table-from-prep", ability = ability)));
        }
        Outline::group(title, items)
    }

    fn card(&self, card: &CardView) -> String {
        match *card {
            CardView::Face(card) => self.words.card(card),
            CardView::Back(colour) => self.words.text(self.words.back(colour)),
            CardView::Hidden => message!(self.words.messages, "back-hidden").into(),
        }
    }

    fn name(&self, player: Player) -> Value<'static> {
        self.view.player_in_words(player, self.words)
    }
}

impl View {
    /// A player as an argument of a message: you or the androids in solo, otherwise the colour of
    /// the colonists, and the seat while there is no Spaceship.
    pub fn player_in_words(&self, player: Player, words: Words) -> Value<'static> {
        let noun = |key: &str| i18n::Noun::new(words.messages, key).into();
        if player == Player::Androids {
            return noun("player-androids");
        }
        if self.options.solo() {
            return noun("player-you");
        }
        match self.player(player).and_then(|area| area.ship) {
            Some(ship) => words.player_of(ship),
            None => seat(player, words.messages),
        }
    }
}
