//! Everybody else, in a line each that opens.

use drawing::icon;
use maud::{Markup, html};
use pocket_mars::{Building, Player, Slot};
use pocket_mars::{CardView, PlayerView};
use table::Id;

use super::cards::small;
use super::forecast::forecast;
use super::people::Eyes;

/// The lines.
pub(super) fn others(eyes: &Eyes<'_>) -> Markup {
    let others = eyes.view.players.iter().filter(|area| !eyes.is_own(area.player));
    html! {
        @for area in others {
            @if area.player == Player::Androids { (androids(eyes, area)) } @else { (rival(eyes, area)) }
        }
    }
}

fn rival(eyes: &Eyes<'_>, area: &PlayerView) -> Markup {
    let player = area.player;
    let hand = format!("hand-{}", player.word());
    html! {
        article class={ "box other " (eyes.hue(player)) } aria-label=(eyes.name(player)) {
            (who(eyes, area))
            span class="other-part" data-place=(hand) data-can=[eyes.can(&hand)] title="Hand" {
                (icon("hand"))
                @for card in &area.hand { (small(eyes, *card)) }
                @for card in &area.packet { (small(eyes, *card)) }
                @if area.hand.is_empty() && area.packet.is_empty() { span class="muted" { "0" } }
            }
            span class="other-part" title="Prep module" { (icon("prep")) (slots(eyes, area)) }
            (more(eyes, area))
        }
    }
}

fn androids(eyes: &Eyes<'_>, area: &PlayerView) -> Markup {
    html! {
        article class={ "box other androids " (eyes.hue(area.player)) } aria-label="Androids" {
            (who(eyes, area))
            span class="other-part" title="Their prep module" { (icon("prep")) (slots(eyes, area)) }
            (forecast(eyes, area))
            (more(eyes, area))
        }
    }
}

fn who(eyes: &Eyes<'_>, area: &PlayerView) -> Markup {
    let count = eyes.on_buildings(area.player);
    let of = eyes.view.options.colonists;
    html! {
        span class="other-who" {
            (eyes.token(area.player))
            h3 { (eyes.name(area.player)) }
            span class="muted" title="Colonists on Buildings" { (count) "/" (of) " landed" }
        }
    }
}

fn slots(eyes: &Eyes<'_>, area: &PlayerView) -> Markup {
    html! {
        @for slot in Slot::ALL {
            @let place = format!("slot-{}-{}", area.player.word(), slot.word());
            span class="other-slot" data-place=(place) data-can=[eyes.can(&place)] {
                @match area.prep[slot.index()] {
                    Some(slot) => (small(eyes, slot.card)),
                    None => span class="small-card empty" title="empty slot" { "–" },
                }
            }
        }
    }
}

/// What opens under a line: everything of the area in words.
fn more(eyes: &Eyes<'_>, area: &PlayerView) -> Markup {
    let player = area.player;
    html! {
        details class="other-more" data-fold={ "other-" (player.word()) } {
            summary title="Open" { (icon("fold")) span class="unseen" { "More of " (eyes.name(player)) } }
            div class="other-open box" {
                dl class="facts" {
                    dt { "Score now" } dd { (area.score) }
                    dt { "On Earth" } dd { (area.earth) }
                    dt { "On the Spaceship" } dd { (area.on_ship) }
                    @for building in eyes.content.colonist_buildings() {
                        dt { (eyes.content.buildings[building].name) }
                        dd { (here(eyes, building, player)) }
                    }
                    dt { "Energy" } dd { (area.energy) " of " (eyes.view.options.energy_top) }
                    @for (slot, held) in Slot::ALL.iter().zip(&area.prep) {
                        @if let Some(CardView::Face(card)) = held.map(|held| held.card) {
                            dt { "Prep " (slot.word()) }
                            dd { (eyes.card_name(card)) ": " (eyes.content.card(card).prep.words()) }
                        }
                    }
                }
            }
        }
    }
}

fn here(eyes: &Eyes<'_>, building: Building, player: Player) -> String {
    let spaces = &eyes.view.buildings[building];
    match (spaces.first[player], spaces.second[player]) {
        (0, 0) => "nobody".into(),
        (first, 0) => format!("{first} on ★"),
        (0, second) => format!("{second} on ★★"),
        (first, second) => format!("{first} on ★, {second} on ★★"),
    }
}
