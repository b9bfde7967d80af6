//! The viewer's own area: minions at home, bowl, pool, tokens and potion tokens in a row, the hand
//! below; then the research board and the grid.

use colab::{Bonus, Card, Colour, DieColour, Frame, Rolled};
use game_core::{Id, Named as _};
use i18n::message;
use maud::{Markup, html};

use crate::cards::{backs, card};
use crate::dice::{blank, die, die_words};
use crate::eyes::Eyes;
use crate::glyphs::{effect, glyph};
use crate::grid::grid;
use crate::research::research;

/// The viewer's own area, in three parts.
pub(super) fn own(eyes: &Eyes<'_>) -> Markup {
    html! {
        div class="cl cl-own" data-area=(message!(eyes.messages, "board-area-dice")) data-glyph="cl-setdie" data-place={ "player " (eyes.own) } {
            (supplies(eyes))
            h3 class="unseen" { (message!(eyes.messages, "board-hand")) }
            (hand(eyes))
        }
        div class="cl cl-own-research" data-area=(message!(eyes.messages, "board-area-research")) data-glyph="cl-research" { (research(eyes)) }
        div class="cl cl-own-grid" data-area=(message!(eyes.messages, "board-area-grid")) data-glyph="cl-card-any" { (grid(eyes, eyes.own)) }
    }
}

/// Minions to send, dice to roll, and everything to pay with.
fn supplies(eyes: &Eyes<'_>) -> Markup {
    let area = &eyes.table().players[eyes.own];
    let flip = eyes.can("flip");
    html! {
        div class="cl-supplies" {
            (home(eyes))
            div class="cl-bowl" role="group" aria-label=(message!(eyes.messages, "board-bowl-dice", count = area.bowl_size())) title=(message!(eyes.messages, "board-bowl-title")) {
                @for colour in DieColour::ALL {
                    @let place = format!("bowl {colour}");
                    span class="cl-dice" data-place=(place) data-can=[eyes.can(&place)] { @for _ in 0..area.bowl[colour] { (blank(eyes, colour)) } }
                }
            }
            div class="cl-pool" role="group" aria-label=(message!(eyes.messages, "board-pool-dice", count = area.pool_size())) title=(message!(eyes.messages, "board-pool-title")) {
                @for of in Rolled::all().filter(|of| area.pool[*of] > 0 || eyes.can(&format!("pool {of}")).is_some()) {
                    @let place = format!("pool {of}");
                    span class={ "cl-dice" @if area.pool_size() > 8 { " cl-fan" } @if wastes(eyes, of) { " cl-wastes" } } data-place=(place) data-can=[eyes.can(&place)]
                        title=(pool_words(eyes, of)) {
                        @for _ in 0..area.pool[of] { (die(eyes, of)) }
                    }
                }
                @if area.pool_size() == 0 { span class="muted" { (message!(eyes.messages, "board-pool-empty")) } }
                @if area.pool_size() > 1 || flip.is_some() {
                    span class="cl-flip" data-place="flip" data-can=[flip] title=(message!(eyes.messages, "board-flip")) { (glyph("return", "", &message!(eyes.messages, "board-flip"))) }
                }
            }
            (tokens(eyes))
        }
    }
}

/// A die of the pool, and whether paying with it would lose one of its resources.
fn pool_words(eyes: &Eyes<'_>, of: Rolled) -> String {
    let die = die_words(eyes, of);
    if !wastes(eyes, of) {
        return die;
    }
    message!(eyes.messages, "board-wastes", die = die).into()
}

/// Whether paying with this die would lose one of its resources.
fn wastes(eyes: &Eyes<'_>, of: Rolled) -> bool {
    let pays = matches!(eyes.table().frames.top(), Some(Frame::Pay));
    pays && eyes.acts()
        && eyes.can(&format!("pool {of}")).is_some()
        && eyes.game.wastes(colab::Choice::PayDie(of))
}

/// Minions at home.
fn home(eyes: &Eyes<'_>) -> Markup {
    let count = eyes.game.home_of(eyes.own);
    let scientist = eyes.table().players[eyes.own].scientist;
    let symbol = scientist.map_or("minion-neutral".into(), |of| format!("minion-{of}"));
    let said = message!(eyes.messages, "board-home", count = count);
    html! {
        span class={ "cl-home " (eyes.hue(eyes.own)) @if count == 0 { " cl-out" } } data-piece=(symbol) data-at="home" data-many=(count) data-place="home" data-can=[eyes.can("home")] title=(said) {
            (glyph(&symbol, "cl-figure", &said)) b { (count) }
        }
    }
}

/// Resource tokens, wild tokens, and potion tokens, stored or new.
fn tokens(eyes: &Eyes<'_>) -> Markup {
    let area = &eyes.table().players[eyes.own];
    let limits = &eyes.content.limits;
    let most = if area.stored_potions > 0 { limits.tokens_with_potion } else { limits.tokens };
    let new = eyes.can("new potion");
    html! {
        div class="cl-tokens" role="group" aria-label=(message!(eyes.messages, "board-tokens", count = area.token_count(), most = most)) title=(message!(eyes.messages, "board-tokens-title", most = most)) {
            @for colour in Colour::ALL {
                @let place = format!("token {colour}");
                span class={ "cl-token" @if area.tokens[colour] == 0 { " cl-none" } } data-place=(place) data-can=[eyes.can(&place)] {
                    (glyph(colour.word(), "cl-piece", &message!(eyes.messages, "board-token", colour = colour.named(&eyes.messages)))) b { (area.tokens[colour]) }
                }
            }
            span class={ "cl-token" @if area.wild == 0 { " cl-none" } } data-place="token wild" data-can=[eyes.can("token wild")] {
                (glyph("wild", "cl-piece", &message!(eyes.messages, "board-wild-token"))) b { (area.wild) }
            }
        }
        div class="cl-potion-slot" role="group" aria-label=(message!(eyes.messages, "board-potion-tokens")) {
            span class={ "cl-token" @if area.stored_potions == 0 { " cl-none" } } data-place="flask" data-can=[eyes.can("flask")] title=(message!(eyes.messages, "board-storage")) {
                (glyph("flask", "cl-piece", &message!(eyes.messages, "board-storage"))) b { (area.stored_potions) }
            }
            @if area.new_potions > 0 || new.is_some() {
                span class="cl-token cl-new" data-place="new potion" data-can=[new] title=(message!(eyes.messages, "board-new-potions")) {
                    (glyph("flask", "cl-piece", &message!(eyes.messages, "board-new-potions"))) b { "+" (area.new_potions) }
                }
            }
        }
    }
}

/// The hand, as far as the viewer may see it, and the bonus cards.
fn hand(eyes: &Eyes<'_>) -> Markup {
    let area = &eyes.table().players[eyes.own];
    let hidden = eyes.view.backs[eyes.own];
    let weighing = eyes.acts()
        && matches!(
            eyes.table().frames.top(),
            Some(Frame::Build { .. } | Frame::ExtraBuild { .. })
        );
    let cards: Vec<(Card, u8)> = area
        .hand
        .iter()
        .filter(|(_, count)| **count > 0)
        .map(|(card, count)| (card, *count))
        .collect();
    html! {
        div class={ "cl-hand" @if cards.len() + area.bonus.len() > 6 { " cl-many" } } role="group"
            aria-label=(message!(eyes.messages, "board-hand-cards", count = area.hand_size())) {
            @for (of, count) in cards {
                @let looks = if weighing && !eyes.game.can_pay_for(of) { "cl-cannot" } else { "" };
                (card(eyes, of, &format!("hand {of}"), count, looks))
            }
            @for (deck, count) in hidden.iter() { (backs(eyes, deck, *count)) }
            @if area.hand_size() == 0 && hidden.values().iter().all(|count| *count == 0) { span class="cl-nothing muted" { (message!(eyes.messages, "board-hand-empty")) } }
            @for bonus in area.bonus.iter() { (one_bonus(eyes, bonus)) }
        }
    }
}

/// A bonus card with its two sections.
fn one_bonus(eyes: &Eyes<'_>, bonus: Bonus) -> Markup {
    let place = format!("bonus {bonus}");
    let facts = &eyes.content.bonus[bonus];
    let area = &eyes.table().players[eyes.own];
    let points = eyes.game.section_points(eyes.own, bonus);
    html! {
        article class={ "cl-bonus" @if area.section_a == Some(bonus) { " cl-used-a" } } data-place=(place) data-can=[eyes.can(&place)]
            aria-label=(message!(eyes.messages, "board-bonus-card", bonus = bonus.to_string())) title=(eyes.game.bonus_words(bonus, eyes.messages)) {
            h4 class="cl-card-head" { (glyph("point", "", &message!(eyes.messages, "board-bonus"))) (message!(eyes.messages, "board-bonus")) }
            p { b { "A " } (effect(facts.effect, eyes.messages)) }
            p { b { "B " } (facts.section_b.words(eyes.messages)) ": " b { (points) } }
        }
    }
}
