//! The five columns: a Building, its two trays, its stack growing downwards.

use drawing::icon;
use maud::{Markup, html};
use pocket_mars::CardView;
use pocket_mars::{Building, ByPlayer};

use super::people::Eyes;

/// The five columns.
pub(super) fn buildings(eyes: &Eyes<'_>) -> Markup {
    html! { @for building in Building::ALL { (column(eyes, building)) } }
}

fn column(eyes: &Eyes<'_>, building: Building) -> Markup {
    let facts = &eyes.content.buildings[building];
    let word = building_word(building);
    let place = format!("building-{word}");
    let beat = eyes.view.value_to_beat(building, eyes.content);
    let colour = building.colour().word();
    html! {
        article class={ "building hue-" (colour) } data-place=(place) data-can=[eyes.can(&place)]
            aria-labelledby={ "name-" (word) } {
            header class="building-head" {
                (icon(colour))
                h3 id={ "name-" (word) } { (facts.name) }
                b class="beat" title={ "A card of value above " (beat) " lets a colonist land" } {
                    span class="unseen" { "value to beat " } (beat)
                }
            }
            p class="building-ability" { (facts.ability.words()) }
            @if facts.holds_colonists {
                (tray(eyes, building, 2))
                (tray(eyes, building, 1))
            } @else {
                p class="no-tray" { "Holds no colonists" }
            }
            (stack(eyes, building))
        }
    }
}

fn tray(eyes: &Eyes<'_>, building: Building, space: u8) -> Markup {
    let word = building_word(building);
    let place = format!("space-{word}-{space}");
    let spaces = &eyes.view.buildings[building];
    let (stars, there, points) = if space == 2 {
        ("★★", &spaces.second, eyes.content.scoring.second_space)
    } else {
        ("★", &spaces.first, eyes.content.scoring.first_space)
    };
    let limit = eyes.view.options.star2_limit();
    let room = if space == 2 { format!("room for {limit}") } else { "any number".to_string() };
    html! {
        div class={ "tray tray-" (space) } data-place=(place) data-can=[eyes.can(&place)] role="group"
            aria-label={ (facts_name(eyes, building)) " " (stars) ", " (room) ", " (points) " points each" } {
            span class="tray-name" title={ (points) " points each, " (room) } { (stars) }
            span class="tray-colonists" { (groups(eyes, building, space, there)) }
            @if space == 2 {
                span class="tray-limit" title=(room) { (total(there)) "/" (limit) }
            }
        }
    }
}

fn groups(eyes: &Eyes<'_>, building: Building, space: u8, there: &ByPlayer<u8>) -> Markup {
    html! {
        @for area in eyes.view.players.iter().filter(|area| there[area.player] > 0) {
            (eyes.colonists(area.player, there[area.player], Some(format!(
                "colonists-{}-{space}-{}", building_word(building), area.player.word()
            ))))
        }
    }
}

/// The connected cards, from the Building's own value downwards to the top card.
fn stack(eyes: &Eyes<'_>, building: Building) -> Markup {
    let word = building_word(building);
    let cards = &eyes.view.buildings[building].stack;
    let facts = &eyes.content.buildings[building];
    html! {
        ol class="stack" aria-label={ "Cards connected to " (facts.name) } {
            li class={ "stack-base" @if cards.is_empty() { " on-top" } } {
                b class="number" { (facts.value) }
                span { @if cards.is_empty() { "no card yet" } @else { "Building" } }
            }
            @for (index, card) in cards.iter().enumerate() {
                @let place = format!("stack-{word}-{}", index + 1);
                li class={ "stack-card" @if index + 1 == cards.len() { " on-top" } } data-place=(place)
                    data-can=[eyes.can(&place)] data-card=[face(card)] {
                    @match card {
                        CardView::Face(card) => {
                            b class="number" { (eyes.content.card(*card).value) }
                            span title=(card) { (eyes.content.card(*card).title) }
                        }
                        CardView::Back(_) | CardView::Hidden => {
                            b class="number" { "0" }
                            span class="face-down" { "face down" }
                        }
                    }
                }
            }
        }
    }
}

fn face(card: &CardView) -> Option<String> {
    match card {
        CardView::Face(card) => Some(card.to_string()),
        CardView::Back(_) | CardView::Hidden => None,
    }
}

fn facts_name<'a>(eyes: &'a Eyes<'_>, building: Building) -> &'a str {
    &eyes.content.buildings[building].name
}

fn total(there: &ByPlayer<u8>) -> u8 {
    there.0.iter().sum()
}

/// The word of a Building in the names of places.
pub(super) fn building_word(building: Building) -> &'static str {
    building.word()
}
