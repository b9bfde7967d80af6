//! The view to draw, and the names, hues and crests used throughout the drawing.

use colab::{CoLab, Content, Foreseen, Owner, Player, Scientist, State, View};
use drawing::Marks;
use game_core::Named;
use i18n::{Locale, Messages, Value, message};
use maud::{Markup, html};

use crate::glyphs::glyph;

/// The view to draw, with what can be chosen and whose hand is open.
pub(super) struct Eyes<'a> {
    pub(super) locale: Locale,
    pub(super) messages: Messages,
    pub(super) view: &'a View,
    pub(super) content: &'static Content,
    pub(super) marks: &'a Marks,
    pub(super) own: Player,
    /// A position that matches the view, to compute consequences with.
    pub(super) game: CoLab,
    /// What the active enemy would do for each token; empty unless the viewer is asked.
    pub(super) foreseen: Vec<Foreseen>,
}

impl<'a> Eyes<'a> {
    /// The numbers of the choices that belong to a place.
    pub(super) fn can(&self, place: &str) -> Option<String> {
        self.marks.can(place)
    }

    /// The visible state of the table.
    pub(super) fn table(&self) -> &'a State {
        &self.view.table
    }

    /// Whether one person plays against enemies.
    pub(super) fn alone(&self) -> bool {
        self.view.options.alone()
    }

    /// Whether the viewer acts and is asked, so that their payment is shown.
    pub(super) fn acts(&self) -> bool {
        self.table().acting == self.own && self.view.asked == Some(self.own)
    }

    /// The display name of a player.
    pub(super) fn name(&self, player: Player) -> String {
        self.game.name(player, self.messages)
    }

    /// The name of a piece or a place in the language.
    pub(super) fn told(&self, of: impl Named<Messages>) -> String {
        let name: Value<'static> = of.named(&self.messages);
        message!(self.messages, "board-name", name = name).into()
    }

    /// The CSS class for a player's hue.
    pub(super) fn hue(&self, player: Player) -> &'static str {
        self.table().players[player].scientist.map_or("hue-grey", hue_of)
    }

    /// The crest of a player.
    pub(super) fn crest(&self, player: Player) -> Markup {
        html! {
            @if let Some(scientist) = self.table().players[player].scientist { (crest(scientist)) }
        }
    }

    /// The symbol of a minion in a window, its hue, and whose it is.
    pub(super) fn minion(&self, owner: Owner) -> (String, &'static str, String) {
        match owner {
            Owner::Neutral => (
                "minion-neutral".into(),
                "hue-grey",
                message!(self.messages, "board-minion-neutral").into(),
            ),
            Owner::Enemy(enemy) => {
                let name = self.game.enemy_name(enemy);
                let said = message!(self.messages, "board-minion-enemy", enemy = name).into();
                (format!("enemy-{enemy}"), hue_of(enemy), said)
            }
            Owner::Player(player) => {
                let symbol = match self.table().players[player].scientist {
                    Some(scientist) => format!("minion-{scientist}"),
                    None => "minion-neutral".into(),
                };
                let said = message!(self.messages, "board-minion", player = self.name(player));
                (symbol, self.hue(player), said.into())
            }
        }
    }
}

/// The CSS class for a scientist's hue.
pub(super) const fn hue_of(scientist: Scientist) -> &'static str {
    match scientist {
        Scientist::Luciana => "hue-red",
        Scientist::Ivy => "hue-blue",
        Scientist::Victor => "hue-purple",
        Scientist::Elias => "hue-cl-white",
    }
}

/// The crest of a scientist: hue, outline and letter.
pub(super) fn crest(scientist: Scientist) -> Markup {
    let class = format!("cl-crest {}", hue_of(scientist));
    glyph(&format!("crest-{scientist}"), &class, scientist.word())
}
