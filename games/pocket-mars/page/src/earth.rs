//! The strip at the top: round and scores, Earth with those who wait there, deck and discard pile.

use drawing::{capital, icon};
use maud::{Markup, html};

use super::people::{Eyes, colour_sign};

/// The outline of two continents.
const LAND: &str = "M-30 0c6 14 20 12 30 20s26 4 34 12 16-2 14-10 14-8 12-16 6-4 6-6ZM168 0\
    c-6 8 2 14 10 14s4 12 14 14 20 2 26-8 16-2 20-10 12-4 14-10Z";

/// The strip.
pub(super) fn earth(eyes: &Eyes<'_>) -> Markup {
    let view = eyes.view;
    html! {
        div class="sky" {
            div class="standing" {
                p class="round" {
                    @if view.round == 0 { b { "Set-up" } } @else { b { "Round " (view.round) } }
                    @if let Some(starting) = view.starting.filter(|_| !view.options.solo()) {
                        span class="muted" { " · " (eyes.name(starting)) " starts" }
                    }
                    @if let Some(own) = view.own() {
                        span class="muted" title="Your colonists on Buildings" {
                            " · " (eyes.name(own.player)) " " (eyes.on_buildings(own.player)) "/" (view.options.colonists) " landed"
                        }
                    }
                    @if view.end_triggered && !view.over { " " span class="tag loud" { (icon("flag")) "last round" } }
                    @if view.over { " " span class="tag loud" { (icon("flag")) "over" } }
                }
                ul class="scores" aria-label="Scores, were the game over now" {
                    @for area in &view.players {
                        li class={ @if view.active == area.player && !view.over && !view.options.solo() { "active" } } {
                            (eyes.token(area.player)) span { (eyes.name(area.player)) } b class="number" { (area.score) }
                        }
                    }
                }
            }
            div class="earth" {
                svg class="globe" viewBox="0 0 240 56" aria-hidden="true" preserveAspectRatio="none" {
                    title { "Earth" }
                    ellipse class="globe-sea" cx="120" cy="-60" rx="190" ry="112" {}
                    path class="globe-land" d=(LAND) {}
                }
                span class="area-title" { "Earth" }
                div class="on-earth" {
                    @for area in &view.players {
                        (eyes.colonists(area.player, area.earth, Some(format!("earth-{}", area.player.word()))))
                    }
                }
            }
            (piles(eyes))
        }
    }
}

fn piles(eyes: &Eyes<'_>) -> Markup {
    let view = eyes.view;
    html! {
        div class="piles" {
            @if let Some(card) = view.in_play {
                div class={ "pile in-play hue-" (card.colour().word()) } data-place="in-play" data-card=(card) {
                    span class="pile-name" { "In play" }
                    span class="pile-top" { (colour_sign(card.colour())) b class="number" { (eyes.content.card(card).value) } }
                    span class="pile-title" { (eyes.content.card(card).title) }
                }
            }
            div class="pile" data-place="deck" data-can=[eyes.can("deck")] {
                span class="pile-name" { (icon("deck")) "Deck" }
                b class="number pile-count" { (view.deck) }
                span class="pile-top" data-place="deck-top" data-can=[eyes.can("deck-top")] {
                    @match view.deck_top {
                        Some(colour) => { (colour_sign(colour)) span { (capital(colour.word())) } },
                        None => span class="muted" { @if view.deck == 0 { "empty" } @else { "top not seen" } },
                    }
                }
            }
            div class="pile" data-place="discard" data-can=[eyes.can("discard")] {
                span class="pile-name" { (icon("discard")) "Discard" }
                b class="number pile-count" { (view.discard.len()) }
                @match view.discard.last() {
                    Some(card) => span class="pile-top" title=(eyes.card_name(*card)) data-card=(card) {
                        (colour_sign(card.colour())) b class="number" { (eyes.content.card(*card).value) }
                        span class="pile-title" { (eyes.content.card(*card).title) }
                    },
                    None => span class="pile-top muted" { "empty" },
                }
            }
        }
    }
}
