//! The other players: one line each, which opens to show their areas.

use colab::{Colour, Deck, DieColour, Player, Rolled};
use drawing::icon;
use game_core::{Id, Named as _};
use i18n::message;
use maud::{Markup, html};

use crate::cards::backs;
use crate::dice::{blank, die};
use crate::eyes::Eyes;
use crate::glyphs::glyph;
use crate::grid::grid;

/// The other players' lines, in seat order from the viewer's.
pub(super) fn rivals(eyes: &Eyes<'_>) -> Markup {
    let seats = eyes.view.options.seats;
    html! {
        @if seats > 1 {
            div class="cl-rivals" {
                @for steps in 1..seats { (rival(eyes, eyes.own.left(steps, seats))) }
            }
        }
    }
}

fn rival(eyes: &Eyes<'_>, player: Player) -> Markup {
    let area = &eyes.table().players[player];
    let now = eyes.table().turn_of == Some(player) && !eyes.view.over;
    let cards: u8 = eyes.view.hand_of(player).values().iter().sum();
    let name = eyes.name(player);
    html! {
        article class={ "box cl-rival " (eyes.hue(player)) @if now { " cl-now" } } data-place={ "player " (player) } aria-label=(eyes.name(player)) {
            h3 { (eyes.crest(player)) (eyes.name(player)) @if now { " " span class="tag" { (message!(eyes.messages, "board-now")) } } }
            ul class="cl-figures" {
                (figure(&name, "point", &message!(eyes.messages, "board-points"), area.score))
                (figure(&name, "card-any", &message!(eyes.messages, "board-built-cards"), area.grid.len().into()))
                (figure(&name, "hand", &message!(eyes.messages, "board-hand-count"), cards.into()))
                (figure(&name, "setdie", &message!(eyes.messages, "board-pool-count"), area.pool_size().into()))
                (figure(&name, "wild", &message!(eyes.messages, "board-tokens-count"), area.token_count().into()))
                li title=(message!(eyes.messages, "board-research-tokens")) data-place={ "research " (player) } { (glyph("research", "", &message!(eyes.messages, "board-research-tokens"))) b { (area.research) } }
                (figure(&name, "worker", &message!(eyes.messages, "board-home-count"), eyes.game.home_of(player).into()))
            }
            details class="cl-more" data-fold={ "other-" (player.word()) } {
                summary title=(message!(eyes.messages, "board-open")) { (icon("fold")) span class="unseen" { (message!(eyes.messages, "board-lies-before", player = eyes.name(player))) } }
                div class="cl-more-open" { (opened(eyes, player)) }
            }
        }
    }
}

fn figure(of: &str, symbol: &str, said: &str, count: u16) -> Markup {
    html! { li title=(said) { (glyph(symbol, "", said)) b data-number={ (of) ": " (said) } { (count) } } }
}

/// Dice, tokens, face-down cards and the grid.
fn opened(eyes: &Eyes<'_>, player: Player) -> Markup {
    let area = &eyes.table().players[player];
    let hand = eyes.view.hand_of(player);
    html! {
        div class="cl-rival-row" {
            @for of in Rolled::all() { @for _ in 0..area.pool[of] { (die(eyes, of)) } }
            span class="cl-bowl" title=(message!(eyes.messages, "board-bowl")) { @for of in DieColour::ALL { @for _ in 0..area.bowl[of] { (blank(eyes, of)) } } }
            @for colour in Colour::ALL { @for _ in 0..area.tokens[colour] { (glyph(colour.word(), "cl-piece", &message!(eyes.messages, "board-token", colour = colour.named(&eyes.messages)))) } }
            @for _ in 0..area.wild { (glyph("wild", "cl-piece", &message!(eyes.messages, "board-wild-token"))) }
            @for _ in 0..area.stored_potions + area.new_potions { (glyph("flask", "cl-piece", &message!(eyes.messages, "board-potion-tokens"))) }
            @for deck in Deck::ALL { (backs(eyes, deck, hand[deck])) }
            @if eyes.view.bonus_backs[player] > 0 { span class="muted" { (message!(eyes.messages, "board-bonus-backs", count = eyes.view.bonus_backs[player])) } }
            span class="muted" { (message!(eyes.messages, "board-tracker-short", at = area.tracker, last = eyes.content.research.last)) @if area.tens > 0 { ", " (area.tens) "×10" } }
        }
        (grid(eyes, player))
    }
}
