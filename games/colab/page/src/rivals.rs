//! The other players: one line each, which opens to show their areas.

use colab::{Colour, Deck, DieColour, Player, Rolled};
use drawing::icon;
use game_core::Id;
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
            h3 { (eyes.crest(player)) (eyes.name(player)) @if now { " " span class="tag" { "now" } } }
            ul class="cl-figures" {
                (figure(&name, "point", "Points", area.score))
                (figure(&name, "card-any", "Built cards", area.grid.len().into()))
                (figure(&name, "hand", "Cards in hand", cards.into()))
                (figure(&name, "setdie", "Dice in the pool", area.pool_size().into()))
                (figure(&name, "wild", "Tokens", area.token_count().into()))
                li title="Research tokens" data-place={ "research " (player) } { (glyph("research", "", "Research tokens")) b { (area.research) } }
                (figure(&name, "worker", "Minions at home", eyes.game.home_of(player).into()))
            }
            details class="cl-more" data-fold={ "other-" (player.word()) } {
                summary title="Open" { (icon("fold")) span class="unseen" { "What lies before " (eyes.name(player)) } }
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
            @for of in Rolled::all() { @for _ in 0..area.pool[of] { (die(of)) } }
            span class="cl-bowl" title="Bowl" { @for of in DieColour::ALL { @for _ in 0..area.bowl[of] { (blank(of)) } } }
            @for colour in Colour::ALL { @for _ in 0..area.tokens[colour] { (glyph(colour.word(), "cl-piece", &format!("{colour} token"))) } }
            @for _ in 0..area.wild { (glyph("wild", "cl-piece", "wild token")) }
            @for _ in 0..area.stored_potions + area.new_potions { (glyph("flask", "cl-piece", "potion token")) }
            @for deck in Deck::ALL { (backs(deck, hand[deck])) }
            @if eyes.view.bonus_backs[player] > 0 { span class="muted" { (eyes.view.bonus_backs[player]) " bonus" } }
            span class="muted" { "research " (area.tracker) "/" (eyes.content.research.last) @if area.tens > 0 { ", " (area.tens) "×10" } }
        }
        (grid(eyes, player))
    }
}
