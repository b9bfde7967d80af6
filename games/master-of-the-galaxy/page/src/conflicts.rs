//! The conflicts under way: attacker, target and source, both sides, and what either side wins.

use game_core::Named as _;
use i18n::message;
use master_of_the_galaxy::{Against, Conflict, Part, Player, Project};
use maud::{Markup, html};

use crate::cards::{line, side, stakes};
use crate::eyes::Eyes;
use crate::glyphs::glyph;

/// Every conflict under way.
pub(super) fn conflicts(eyes: &Eyes<'_>) -> Markup {
    html! {
        @for conflict in &eyes.state().conflicts { (under_way(eyes, conflict)) }
    }
}

fn under_way(eyes: &Eyes<'_>, conflict: &Conflict) -> Markup {
    let place = conflict.card.to_string();
    html! {
        article class="mg-card mg-fight" data-place=(place) data-can=[eyes.can(&place)] aria-label=(message!(eyes.messages(), "conflict-under-way", card = conflict.card.named(&eyes.narrator()))) {
            h4 class="mg-card-head" {
                (glyph("fight", "mg-fight-glyph", &message!(eyes.messages(), "glyph-conflict")))
                span class="mg-card-name" { (eyes.word(conflict.card)) }
                span class="muted" { (eyes.word(conflict.source)) " → " (eyes.word(conflict.target)) }
            }
            div class="mg-side" {
                (eyes.crest(conflict.attacker)) (line(eyes, conflict.attacker, Project::at(conflict.card, Part::Attack)))
            }
            @if let Some(who) = defence(eyes, conflict) {
                div class="mg-side" {
                    @match who {
                        Some(player) => (eyes.crest(player)),
                        None => (glyph("swarm-w1", "mg-crest", &message!(eyes.messages(), "name-weavers"))),
                    }
                    (line(eyes, who.unwrap_or(conflict.attacker), Project::at(conflict.card, Part::Defence)))
                }
            }
            (stakes(eyes, conflict.card))
        }
    }
}

/// Who fills the defender's side: a player, or `Some(None)` for the Weavers; `None` if nobody does.
fn defence(eyes: &Eyes<'_>, conflict: &Conflict) -> Option<Option<Player>> {
    match conflict.against {
        Against::Player(player) => Some(Some(player)),
        Against::Swarm => Some(None),
        Against::Neutral => {
            (eyes.solo() && eyes.content.numbers.weavers.defend_neutral).then_some(None)
        }
    }
}

/// The cubes of both sides as numbers, as shown on the map.
pub(super) fn figures(eyes: &Eyes<'_>, conflict: &Conflict) -> String {
    let attack = Project::at(conflict.card, Part::Attack);
    let (filled, needed) = side(eyes, Some(conflict.attacker), attack);
    match defence(eyes, conflict) {
        None => format!("{filled}/{needed}"),
        Some(who) => {
            let (held, holds) = side(eyes, who, Project::at(conflict.card, Part::Defence));
            format!("{filled}/{needed} : {held}/{holds}")
        }
    }
}
