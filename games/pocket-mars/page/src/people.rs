//! Players: their names, hues, figures and groups of colonists.

use drawing::Marks;
use i18n::{Locale, Messages, Value, message};
use maud::{Markup, html};
use pocket_mars::{Building, Card, CardView, Content, Id, Player, PlayerView, View, Words};

use super::glyphs::{hit, ring, unit, words};

/// What to draw: the view, the content, and which places can be chosen.
pub(super) struct Eyes<'a> {
    pub(super) locale: Locale,
    pub(super) view: &'a View,
    pub(super) content: &'static Content,
    pub(super) marks: &'a Marks,
}

/// Where to draw a row of figures: left side, width, floor, and maximum height.
#[derive(Clone, Copy)]
pub(super) struct Floor {
    pub(super) left: f32,
    pub(super) width: f32,
    pub(super) floor: f32,
    pub(super) height: f32,
}

/// The width of a figure in relation to its height.
const WIDE: f32 = 40.0 / 48.0;

impl<'a> Eyes<'a> {
    /// The numbers of the choices at a place.
    pub(super) fn can(&self, place: &str) -> Option<String> {
        self.marks.can(place)
    }

    /// Whether this player is the viewer.
    pub(super) fn is_own(&self, player: Player) -> bool {
        self.view.own().is_some_and(|own| own.player == player)
    }

    /// The player whose area is drawn large: the viewer, or for somebody without a seat the active
    /// player.
    pub(super) fn first(&self) -> Option<&'a PlayerView> {
        let view = self.view;
        let seat = |area: &&PlayerView| area.player != Player::Androids;
        view.own().or_else(|| view.player(view.active).filter(seat)).or(view.players.first())
    }

    /// All other players, clockwise from there.
    pub(super) fn others(&self) -> Vec<&'a PlayerView> {
        let all = &self.view.players;
        let first = self.first().map(|area| area.player);
        let at = all.iter().position(|area| Some(area.player) == first).unwrap_or(0);
        all.iter().cycle().skip(at + 1).take(all.len().saturating_sub(1)).collect()
    }

    /// The name of a player on this page: "You" and "Androids" in solo, otherwise the colour of the
    /// colonists, as in the question and the log; the seat while there is no Spaceship.
    pub(super) fn name(&self, player: Player) -> String {
        self.words().capital(self.player(player))
    }

    /// The same as an argument of a message.
    pub(super) fn player(&self, player: Player) -> Value<'static> {
        if player == Player::Androids {
            return message!(self.messages(), "androids").into();
        }
        if self.is_own(player) && self.view.options.solo() {
            return message!(self.messages(), "name-you").into();
        }
        match self.view.player(player).and_then(|area| area.ship) {
            Some(ship) => self.words().player_of(ship),
            None => message!(self.messages(), "player-seat", seat = player.index() + 1).into(),
        }
    }

    /// The name of a player's Spaceship.
    pub(super) fn ship_name(&self, area: &PlayerView) -> String {
        let none = || message!(self.messages(), "spaceship").into();
        area.ship.map_or_else(none, |ship| self.words().ship(ship))
    }

    /// The messages of the page's language.
    pub(super) fn messages(&self) -> Messages {
        self.words().messages
    }

    /// What is printed, in words of the page's language.
    pub(super) fn words(&self) -> Words {
        Words::new(self.content, self.locale)
    }

    /// The class of a player's hue, which is the colour of the Spaceship's colonists.
    pub(super) fn hue(&self, player: Player) -> String {
        let ship = self.view.player(player).and_then(|area| area.ship);
        let colour = ship.map_or("none", |ship| self.content.ship(ship).colour.as_str());
        match colour {
            "red" | "white" | "yellow" | "grey" => format!("hue-{colour}"),
            _ => format!("hue-{}", ["red", "white", "yellow", "grey", "white"][player.index()]),
        }
    }

    /// A player's figure for use beside text.
    pub(super) fn token(&self, player: Player) -> Markup {
        html! {
            svg class={ "pm-token " (self.hue(player)) } viewBox="0 0 40 48" role="img" focusable="false" {
                title { (self.name(player)) }
                use href={ "#pm-fig-" (player.word()) } {}
            }
        }
    }

    /// A figure inside a picture, placed by its left side, floor and height.
    pub(super) fn figure(&self, player: Player, x: f32, floor: f32, height: f32) -> Markup {
        html! {
            g class="token" {
                use href={ "#pm-fig-" (player.word()) } x=(unit(x)) y=(unit(floor - height)) width=(unit(height * WIDE)) height=(unit(height)) {}
            }
        }
    }

    /// The figures of one player in a row from the left side of a floor, or one figure with a
    /// number if there are many. Returns the row and its width.
    pub(super) fn row(
        &self,
        player: Player,
        count: u8,
        floor: Floor,
        together: bool,
    ) -> (Markup, f32) {
        let wide = floor.height * WIDE;
        if together && count > 1 {
            let drawn = html! {
                (self.figure(player, floor.left, floor.floor, floor.height))
                (words("pm-count", floor.left + wide + 1.0, floor.floor - floor.height * 0.28, &count.to_string()))
            };
            return (drawn, wide + 15.0);
        }
        let gaps = f32::from(count.max(2) - 1);
        let step = ((floor.width - wide) / gaps).min(wide + 3.0);
        let drawn = html! {
            @for nth in 0..count {
                (self.figure(player, floor.left + step * f32::from(nth), floor.floor, floor.height))
            }
        };
        (drawn, wide + step * f32::from(count.max(1) - 1))
    }

    /// The drawn group of one player's colonists at a place; it has an area if the place can be
    /// chosen.
    pub(super) fn group(
        &self,
        player: Player,
        count: u8,
        at: &str,
        area: Option<(f32, f32, f32, f32)>,
        drawn: &Markup,
    ) -> Markup {
        let said = message!(self.messages(), "group", player = self.player(player), count = count);
        html! {
            g class={ "colonists " (self.hue(player)) } data-place=[area.map(|_| at)] data-can=[area.and_then(|_| self.can(at))]
                data-piece={ "colonist-" (player.word()) } data-at=(at) data-many=(count) role="img" aria-label=(said) {
                title { (said) }
                @if let Some((x, y, width, height)) = area { (hit(x, y, width, height)) }
                (drawn)
                @if let Some((x, y, width, height)) = area { (ring(x, y, width, height)) }
            }
        }
    }

    /// How many colonists of a player stand on Buildings.
    pub(super) fn on_buildings(&self, player: Player) -> u8 {
        Building::ALL
            .into_iter()
            .map(|building| {
                let spaces = &self.view.buildings[building];
                spaces.first[player] + spaces.second[player]
            })
            .sum()
    }

    /// A short name of a card.
    pub(super) fn card_name(&self, card: Card) -> String {
        let (words, value) = (self.words(), self.content.card(card).value);
        let (colour, title) = (words.colour(card.colour()), words.card_title(card));
        message!(self.messages(), "card-short", colour = colour, value = value, title = title)
            .into()
    }

    /// What the viewer knows of somebody else's card.
    pub(super) fn said(&self, held: Option<CardView>) -> String {
        let messages = self.messages();
        match held {
            Some(CardView::Face(card)) => {
                let ability = self.words().ability(&self.content.card(card).prep);
                let card = self.card_name(card);
                message!(messages, "card-known", card = card, ability = ability)
            }
            Some(CardView::Back(colour)) => {
                message!(messages, "card-back", colour = self.words().colour(colour))
            }
            Some(CardView::Hidden) => message!(messages, "back-hidden"),
            None => message!(messages, "empty"),
        }
        .into()
    }
}

/// The id of a card whose face is visible; animations track the card by it.
pub(super) fn face(card: CardView) -> Option<String> {
    match card {
        CardView::Face(card) => Some(card.to_string()),
        CardView::Back(_) | CardView::Hidden => None,
    }
}
