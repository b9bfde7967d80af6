//! Who is who: names, hues, figures, and groups of colonists.

use drawing::{Marks, capital};
use maud::{Markup, html};
use pocket_mars::{Building, Card, CardView, Content, Id, Player, PlayerView, View};

use super::glyphs::{hit, ring, unit, words};

/// What is drawn, through whose eyes, with what can be chosen.
pub(super) struct Eyes<'a> {
    pub(super) view: &'a View,
    pub(super) content: &'static Content,
    pub(super) marks: &'a Marks,
}

/// Where a group of figures stands: left, width, the floor, and how tall they are at most.
#[derive(Clone, Copy)]
pub(super) struct Floor {
    pub(super) left: f32,
    pub(super) width: f32,
    pub(super) floor: f32,
    pub(super) height: f32,
}

/// How wide a figure is for its height.
const WIDE: f32 = 40.0 / 48.0;

impl<'a> Eyes<'a> {
    /// The numbers of the choices behind a place.
    pub(super) fn can(&self, place: &str) -> Option<String> {
        self.marks.can(place)
    }

    /// Whether this player is the one who looks.
    pub(super) fn is_own(&self, player: Player) -> bool {
        self.view.own().is_some_and(|own| own.player == player)
    }

    /// Whose area is drawn large: that of whoever looks, or else of whose turn it is.
    pub(super) fn first(&self) -> Option<&'a PlayerView> {
        let view = self.view;
        let seat = |area: &&PlayerView| area.player != Player::Androids;
        view.own().or_else(|| view.player(view.active).filter(seat)).or(view.players.first())
    }

    /// Everybody else, clockwise from there.
    pub(super) fn others(&self) -> Vec<&'a PlayerView> {
        let all = &self.view.players;
        let first = self.first().map(|area| area.player);
        let at = all.iter().position(|area| Some(area.player) == first).unwrap_or(0);
        all.iter().cycle().skip(at + 1).take(all.len().saturating_sub(1)).collect()
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
            _ => format!("hue-{}", ["red", "white", "yellow", "grey", "white"][player.index()]),
        }
    }

    /// A player's figure beside a text.
    pub(super) fn token(&self, player: Player) -> Markup {
        html! {
            svg class={ "pm-token " (self.hue(player)) } viewBox="0 0 40 48" role="img" focusable="false" {
                title { (self.name(player)) }
                use href={ "#pm-fig-" (player.word()) } {}
            }
        }
    }

    /// A figure inside a picture: its left side, its floor and its height.
    pub(super) fn figure(&self, player: Player, x: f32, floor: f32, height: f32) -> Markup {
        html! {
            g class="token" {
                use href={ "#pm-fig-" (player.word()) } x=(unit(x)) y=(unit(floor - height)) width=(unit(height * WIDE)) height=(unit(height)) {}
            }
        }
    }

    /// The figures of one player in a row from the left side of a floor; more than a few are one
    /// figure and a number. Returns how much room they take.
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

    /// A group of one player's colonists at a place, drawn; a place that may be chosen has an area.
    pub(super) fn group(
        &self,
        player: Player,
        count: u8,
        at: &str,
        area: Option<(f32, f32, f32, f32)>,
        drawn: &Markup,
    ) -> Markup {
        let said = format!("{}: {count}", self.name(player));
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

    /// The name of a card in a few words.
    pub(super) fn card_name(&self, card: Card) -> String {
        let facts = self.content.card(card);
        format!("{} {} {}", capital(card.colour().word()), facts.value, facts.title)
    }

    /// What is known of a card that lies before somebody else.
    pub(super) fn said(&self, held: Option<CardView>) -> String {
        match held {
            Some(CardView::Face(card)) => {
                format!("{}: {}", self.card_name(card), self.content.card(card).prep.words())
            }
            Some(CardView::Back(colour)) => {
                format!("{} card, face down", capital(colour.word()))
            }
            Some(CardView::Hidden) => "a card".into(),
            None => "empty".into(),
        }
    }
}

/// The id of a card whose face is seen, under which it travels.
pub(super) fn face(card: CardView) -> Option<String> {
    match card {
        CardView::Face(card) => Some(card.to_string()),
        CardView::Back(_) | CardView::Hidden => None,
    }
}
