//! What to draw, and for whom: names, hues and crests of all players.

use drawing::Marks;
use game_core::{Named, Teller as _};
use i18n::{Locale, Messages};
use master_of_the_galaxy::{
    Card, Content, Foreseen, MasterOfTheGalaxy, Narrator, Pile, Player, State, View,
};
use maud::{Markup, html};

/// What to draw: the view, the content, the places that can be chosen, and whose cards are open.
pub(super) struct Eyes<'a> {
    pub(super) locale: Locale,
    pub(super) view: &'a View,
    pub(super) content: &'static Content,
    pub(super) marks: &'a Marks,
    pub(super) own: Player,
    /// A position with the same view, for computing what follows from it.
    pub(super) game: MasterOfTheGalaxy,
    /// What each swarm may do in the next Span.
    pub(super) foreseen: Vec<Foreseen>,
}

impl<'a> Eyes<'a> {
    /// The numbers of the choices at a place.
    pub(super) fn can(&self, place: &str) -> Option<String> {
        self.marks.can(place)
    }

    /// The state of the table.
    pub(super) fn state(&self) -> &'a State {
        &self.view.state
    }

    /// Whether one person plays against The Weavers.
    pub(super) fn solo(&self) -> bool {
        self.view.options.solo()
    }

    /// The class of a player's hue.
    pub(super) fn hue(&self, player: Player) -> &'static str {
        match player {
            _ if self.solo() => "hue-purple",
            Player::One => "hue-grey",
            Player::Two => "hue-mg-brown",
            Player::Three => "hue-orange",
            Player::Four => "hue-purple",
        }
    }

    /// The player number that selects a player's crest shape, which always goes with the hue.
    pub(super) fn shape(&self, player: Player) -> Player {
        if self.solo() { Player::Four } else { player }
    }

    /// The words of this position.
    pub(super) fn narrator(&self) -> Narrator<'_> {
        self.game.narrator(self.locale)
    }

    /// The messages.
    pub(super) fn messages(&self) -> Messages {
        self.narrator().messages()
    }

    /// The name of a thing as it stands alone.
    pub(super) fn word(&self, thing: impl for<'b> Named<Narrator<'b>>) -> String {
        self.narrator().word(thing)
    }

    /// The name of a player as it stands alone.
    pub(super) fn name(&self, player: Player) -> String {
        self.narrator().name(player)
    }

    /// A probability as a percentage.
    pub(super) fn percent(&self, chance: f32) -> String {
        self.narrator().percent(chance)
    }

    /// The crest of a player.
    pub(super) fn crest(&self, player: Player) -> Markup {
        html! {
            svg class={ "mg-crest " (self.hue(player)) } role="img" focusable="false" {
                title { (self.name(player)) }
                use href={ "#mg-crest-" (self.shape(player)) } {}
            }
        }
    }

    /// A player's cards of a deck, in the order in which they were acquired.
    pub(super) fn cards_of(&self, player: Player, pile: Pile) -> Vec<Card> {
        let cards = self.state().areas[player].cards.iter().copied();
        cards.filter(|card| card.pile() == pile).collect()
    }

    /// Whether a card is completed or won.
    pub(super) fn done(&self, card: Card) -> bool {
        self.state().done.contains(card)
    }
}
