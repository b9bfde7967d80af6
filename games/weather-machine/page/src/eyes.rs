//! What is drawn and for whom, with everybody's names, hues and figures.

use drawing::Marks;
use game_core::{Id, Line};
use i18n::{Locale, Messages};
use serde_json::Value;
use weather_machine::{Content, Laboratory, Owner, Player, State, View};

/// Everything a drawing needs: the view, what can be chosen, whose Laboratory is open, and what the
/// Saboteurs would do now.
pub(super) struct Eyes<'a> {
    pub(super) locale: Locale,
    pub(super) messages: Messages,
    pub(super) view: &'a View,
    pub(super) content: &'static Content,
    pub(super) marks: &'a Marks,
    pub(super) own: Player,
    pub(super) foreseen: Vec<Foreseen>,
}

/// What would happen in a turn of the Saboteurs, in words.
pub(super) struct Foreseen {
    /// The words, with the places where it happens.
    pub(super) line: Line,
    /// The event as data, for its picture.
    pub(super) event: Value,
    /// Whether it is a move of Lativ.
    pub(super) of_lativ: bool,
}

impl<'a> Eyes<'a> {
    /// The numbers of the choices at a place.
    pub(super) fn can(&self, place: &str) -> Option<String> {
        self.marks.can(place)
    }

    /// Whether the Saboteurs would do something there if they took their turn now.
    pub(super) fn foretold(&self, place: &str) -> bool {
        self.foreseen.iter().any(|of| of.line.places.iter().any(|of| of == place))
    }

    /// Whether Lativ is the one who would do something there.
    pub(super) fn foretold_of_lativ(&self, place: &str) -> bool {
        let line = self.foreseen.iter().find(|of| of.line.places.iter().any(|of| of == place));
        line.is_some_and(|of| of.of_lativ)
    }

    /// The state as the viewer sees it.
    pub(super) fn state(&self) -> &'a State {
        &self.view.state
    }

    /// Whether this is a solo game.
    pub(super) fn solo(&self) -> bool {
        self.view.options.solo()
    }

    /// A player's Laboratory; the Saboteurs have none.
    pub(super) fn lab(&self, player: Player) -> Option<&'a Laboratory> {
        self.view.state.laboratories.get(player.index())
    }

    /// Everybody in the turn order, people first.
    pub(super) fn everybody(&self) -> Vec<Player> {
        let saboteurs = self.solo().then_some(Player::Saboteurs);
        self.state().people().chain(saboteurs).collect()
    }

    /// A player's name, as the start of a sentence.
    pub(super) fn name(&self, player: Player) -> String {
        i18n::capital(&self.player(player).name())
    }
}

/// The CSS class of an owner's hue.
pub(super) fn hue(owner: Owner) -> &'static str {
    match owner {
        Owner::One => "hue-yellow",
        Owner::Two => "hue-black",
        Owner::Three => "hue-orange",
        Owner::Four => "hue-purple",
        Owner::Saboteurs => "hue-red",
        Owner::Lativ => "hue-grey",
    }
}
