//! Several opponents, one line each: place in turn order, figure, points, landed, aboard, energy,
//! prep module, hand. Each line expands over the right edge of the board.

use drawing::icon;
use game_core::Id;
use i18n::message;
use maud::{Markup, html};
use pocket_mars::{Building, CardView, Player, PlayerView, Slot};

use super::cards::slot_place;
use super::glyphs::{back, front, glyph, glyph_said};
use super::people::{Eyes, face};

/// The lines of all opponents.
pub(super) fn rivals(eyes: &Eyes<'_>, others: &[&PlayerView]) -> Markup {
    html! {
        div class="pm-rivals" {
            h3 class="unseen" { (message!(eyes.messages(), "board-others")) }
            @for area in others { (rival(eyes, area)) }
        }
    }
}

fn rival(eyes: &Eyes<'_>, area: &PlayerView) -> Markup {
    let player = area.player;
    let word = player.word();
    let ship = format!("ship-{word}");
    let energy = format!("energy-{word}");
    let hand = format!("hand-{word}");
    let landed = eyes.on_buildings(player);
    let of = eyes.view.options.colonists;
    let now = eyes.view.active == player && !eyes.view.over;
    let cards: Vec<CardView> = area.hand.iter().chain(&area.packet).copied().collect();
    html! {
        article class={ "pm-rival " (eyes.hue(player)) @if now { " pm-now" } } aria-label=(eyes.name(player)) {
            h4 { (eyes.token(player)) span { (eyes.name(player)) } }
            b class="pm-points" data-number=(message!(eyes.messages(), "number-points", player = eyes.player(player))) title=(message!(eyes.messages(), "points-now")) { (area.score) }
            span class="pm-landed" data-number=(message!(eyes.messages(), "number-landed", player = eyes.player(player))) data-value=(landed) title=(message!(eyes.messages(), "landed-on-mars", count = landed, of = of)) {
                span class="pm-pips" aria-hidden="true" { @for nth in 0..of { i class={ @if nth < landed { "pm-full" } } {} } }
                span class="pm-landed-words" { (message!(eyes.messages(), "landed-short", count = landed, of = of)) }
            }
            span class="pm-with colonists" data-place=(ship) data-can=[eyes.can(&ship)] data-piece={ "colonist-" (word) } data-at=(ship) data-many=(area.on_ship)
                title=(message!(eyes.messages(), "aboard-count", count = area.on_ship)) {
                (glyph_said("rocket", "pm-glyph token", &message!(eyes.messages(), "aboard-word"))) b data-number=(message!(eyes.messages(), "number-aboard", player = eyes.player(player))) { (area.on_ship) }
            }
            span class="pm-with" data-place=(energy) data-can=[eyes.can(&energy)] title=(message!(eyes.messages(), "energy-said", energy = area.energy, top = eyes.view.options.energy_top)) {
                (glyph_said("bolt", "pm-glyph", &message!(eyes.messages(), "energy-word"))) b data-number=(message!(eyes.messages(), "number-energy", player = eyes.player(player))) { (area.energy) }
            }
            span class="pm-backs" title=(message!(eyes.messages(), "module-short")) {
                @for slot in Slot::ALL {
                    @let place = slot_place(player, slot);
                    @let held = area.prep[slot.index()].map(|held| held.card);
                    span class="pm-one" data-place=(place) data-can=[eyes.can(&place)] data-card=[held.and_then(face)] { (small(eyes, held)) }
                }
            }
            span class={ "pm-backs pm-hand" @if cards.len() > 3 { " pm-many" } } data-place=(hand) data-can=[eyes.can(&hand)] title=(message!(eyes.messages(), "hand-count", count = cards.len())) {
                @for card in &cards { span class="pm-one" { (small(eyes, Some(*card))) } }
                @if cards.is_empty() { span class="muted" { "–" } }
            }
            (more(eyes, area))
        }
    }
}

/// A tiny card: its back, or value and hue if its face has been seen.
fn small(eyes: &Eyes<'_>, held: Option<CardView>) -> Markup {
    html! {
        svg class="pm-small" viewBox="0 0 76 100" role="img" focusable="false" {
            title { (eyes.said(held)) }
            @match held {
                Some(CardView::Face(card)) => (front(card.colour(), eyes.content.card(card).value, 3.0, 3.0, 70.0, 94.0)),
                Some(CardView::Back(colour)) => (back(colour, 3.0, 3.0, 70.0, 94.0)),
                Some(CardView::Hidden) => rect class="pm-unknown" x="3" y="3" width="70" height="94" rx="8" {},
                None => rect class="pm-free" x="3" y="3" width="70" height="94" rx="8" {},
            }
        }
    }
}

/// The expanded part: where the points come from, the Buildings that are missing, and the cards
/// that have been seen.
fn more(eyes: &Eyes<'_>, area: &PlayerView) -> Markup {
    let player = area.player;
    let ship = eyes.ship_name(area);
    let scoring = &eyes.content.scoring;
    let on = |space: u8| -> i32 {
        let at = |building: Building| {
            let seen = &eyes.view.buildings[building];
            if space == 2 { seen.second[player] } else { seen.first[player] }
        };
        Building::ALL.into_iter().map(|building| i32::from(at(building))).sum()
    };
    html! {
        details class="pm-more" data-fold={ "other-" (player.word()) } {
            summary title=(message!(eyes.messages(), "open-more")) { (icon("fold")) span class="unseen" { (message!(eyes.messages(), "more-of", player = eyes.player(player))) } }
            div class="pm-opened box" {
                h5 { (eyes.token(player)) span { (eyes.name(player)) small { (ship) } } }
                ul class="pm-sources" aria-label=(message!(eyes.messages(), "sources")) {
                    @for (symbol, count, words, points) in [
                        ("star", on(2), message!(eyes.messages(), "source-second", count = on(2)), scoring.second_space),
                        ("star", on(1), message!(eyes.messages(), "source-first", count = on(1)), scoring.first_space),
                        ("rocket", i32::from(area.on_ship), message!(eyes.messages(), "source-ship", count = area.on_ship), scoring.ship),
                    ] {
                        li { (glyph(symbol, "pm-glyph")) span { (words) } b { (count * points) } }
                    }
                    li { (glyph("land", "pm-glyph")) span { (message!(eyes.messages(), "source-earth", count = area.earth)) } b { "0" } }
                }
                p { (missing(eyes, player)) }
                @for (slot, held) in Slot::ALL.into_iter().zip(&area.prep) {
                    @if let Some(CardView::Face(_)) = held.map(|held| held.card) {
                        p { (message!(eyes.messages(), "slot-said", slot = slot.word(), card = eyes.said(held.map(|held| held.card)))) }
                    }
                }
            }
        }
    }
}

/// The Buildings in which a player has no colonist yet.
fn missing(eyes: &Eyes<'_>, player: Player) -> String {
    let away: Vec<String> = eyes
        .content
        .colonist_buildings()
        .filter(|&building| {
            let seen = &eyes.view.buildings[building];
            seen.first[player] + seen.second[player] == 0
        })
        .map(|building| eyes.words().building_name(building))
        .collect();
    match away.is_empty() {
        true => message!(eyes.messages(), "in-every-building"),
        false => message!(eyes.messages(), "missing", buildings = away.join(", ")),
    }
    .into()
}
