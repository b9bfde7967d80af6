//! Who is who: names, hues, shapes, and groups of colonists.

use drawing::{Marks, capital, icon};
use maud::{Markup, html};
use pocket_mars::{Building, Card, Colour, Player};
use pocket_mars::{Content, View};
use table::Id;

/// What is drawn, through whose eyes, with what can be chosen.
pub(super) struct Eyes<'a> {
    pub(super) view: &'a View,
    pub(super) content: &'static Content,
    pub(super) marks: &'a Marks,
}

impl Eyes<'_> {
    /// The numbers of the choices behind a place.
    pub(super) fn can(&self, place: &str) -> Option<String> {
        self.marks.can(place)
    }

    /// Whether this player is the one who looks.
    pub(super) fn is_own(&self, player: Player) -> bool {
        self.view.own().is_some_and(|own| own.player == player)
    }

    /// What a player is called here: with several at one device everybody goes by a colour, as in
    /// the question and the log.
    pub(super) fn name(&self, player: Player) -> String {
        if self.is_own(player) && self.view.options.solo() {
            return "You".into();
        }
        if player == Player::Androids {
            return "Androids".into();
        }
        match self.view.player(player).and_then(|area| area.ship) {
            Some(ship) => capital(&self.content.ship(ship).colour),
            None => format!("Seat {}", player.index() + 1),
        }
    }

    /// The class that gives a player's hue: the colour of the Spaceship's colonists.
    pub(super) fn hue(&self, player: Player) -> String {
        let ship = self.view.player(player).and_then(|area| area.ship);
        let colour = ship.map_or("none", |ship| self.content.ship(ship).colour.as_str());
        match colour {
            "red" | "white" | "yellow" | "grey" => format!("hue-{colour}"),
            _ => format!("hue-{}", ["red", "white", "yellow", "grey", "grey"][player.index()]),
        }
    }

    /// A player's sign: hue and shape.
    pub(super) fn token(&self, player: Player) -> Markup {
        html! {
            svg class={ "token " (self.hue(player)) } role="img" focusable="false" {
                title { (self.name(player)) }
                use href={ "#t-" (player.word()) } {}
            }
        }
    }

    /// A group of one player's colonists: signs up to three, beyond that one sign and a digit.
    pub(super) fn colonists(&self, player: Player, count: u8, place: Option<String>) -> Markup {
        let can = place.as_deref().and_then(|place| self.can(place));
        let said = format!("{}: {count}", self.name(player));
        html! {
            span class="colonists" data-place=[place] data-can=[can] data-owner=(player.word())
                data-count=(count) role="img" aria-label=(said) title=(said) {
                @for _ in 0..(if count > 3 { 1 } else { count }) { (self.token(player)) }
                @if count > 3 { b class="number" { (count) } }
                @if count == 0 { (self.token(player)) b class="number" { "0" } }
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

    /// The name of a card in a few words.
    pub(super) fn card_name(&self, card: Card) -> String {
        let facts = self.content.card(card);
        format!("{} {} {}", capital(card.colour().word()), facts.value, facts.title)
    }
}

/// The sign of a colour with its hue as a ground.
pub(super) fn colour_sign(colour: Colour) -> Markup {
    html! { span class={ "colour-sign hue-" (colour.word()) } { (icon(colour.word())) } }
}
