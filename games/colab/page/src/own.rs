//! The viewer's own area: minions at home, bowl, pool, tokens and potion tokens in a row, the hand
//! below; then the research board and the grid.

use colab::{Bonus, Card, Colour, DieColour, Frame, Rolled};
use game_core::Id;
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
        div class="cl cl-own" data-area="Dice" data-glyph="cl-setdie" data-place={ "player " (eyes.own) } {
            (supplies(eyes))
            h3 class="unseen" { "Hand" }
            (hand(eyes))
        }
        div class="cl cl-own-research" data-area="Research" data-glyph="cl-research" { (research(eyes)) }
        div class="cl cl-own-grid" data-area="Grid" data-glyph="cl-card-any" { (grid(eyes, eyes.own)) }
    }
}

/// Minions to send, dice to roll, and everything to pay with.
fn supplies(eyes: &Eyes<'_>) -> Markup {
    let area = &eyes.table().players[eyes.own];
    let flip = eyes.can("flip");
    html! {
        div class="cl-supplies" {
            (home(eyes))
            div class="cl-bowl" role="group" aria-label={ "Bowl: " (area.bowl_size()) " dice" } title="The bowl: dice without a face" {
                @for colour in DieColour::ALL {
                    @let place = format!("bowl {colour}");
                    span class="cl-dice" data-place=(place) data-can=[eyes.can(&place)] { @for _ in 0..area.bowl[colour] { (blank(colour)) } }
                }
            }
            div class="cl-pool" role="group" aria-label={ "Pool: " (area.pool_size()) " dice" } title="The pool" {
                @for of in Rolled::all().filter(|of| area.pool[*of] > 0 || eyes.can(&format!("pool {of}")).is_some()) {
                    @let place = format!("pool {of}");
                    span class={ "cl-dice" @if area.pool_size() > 8 { " cl-fan" } @if wastes(eyes, of) { " cl-wastes" } } data-place=(place) data-can=[eyes.can(&place)]
                        title={ (die_words(of)) @if wastes(eyes, of) { "; one of its two resources would be lost" } } {
                        @for _ in 0..area.pool[of] { (die(of)) }
                    }
                }
                @if area.pool_size() == 0 { span class="muted" { "empty pool" } }
                @if area.pool_size() > 1 || flip.is_some() {
                    span class="cl-flip" data-place="flip" data-can=[flip] title="Flip: one die into the bowl, another one turned" { (glyph("return", "", "flip")) }
                }
            }
            (tokens(eyes))
        }
    }
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
    let said = format!("{count} of your minions at home");
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
        div class="cl-tokens" role="group" aria-label={ (area.token_count()) " of " (most) " tokens" } title={ "Tokens: at most " (most) " at the end of a turn" } {
            @for colour in Colour::ALL {
                @let place = format!("token {colour}");
                span class={ "cl-token" @if area.tokens[colour] == 0 { " cl-none" } } data-place=(place) data-can=[eyes.can(&place)] {
                    (glyph(colour.word(), "cl-piece", &format!("{colour} token"))) b { (area.tokens[colour]) }
                }
            }
            span class={ "cl-token" @if area.wild == 0 { " cl-none" } } data-place="token wild" data-can=[eyes.can("token wild")] {
                (glyph("wild", "cl-piece", "wild token")) b { (area.wild) }
            }
        }
        div class="cl-potion-slot" role="group" aria-label="Potion tokens" {
            span class={ "cl-token" @if area.stored_potions == 0 { " cl-none" } } data-place="flask" data-can=[eyes.can("flask")] title="The storage slot" {
                (glyph("flask", "cl-piece", "stored potion token")) b { (area.stored_potions) }
            }
            @if area.new_potions > 0 || new.is_some() {
                span class="cl-token cl-new" data-place="new potion" data-can=[new] title="New potion tokens, placed at the end of the turn" {
                    (glyph("flask", "cl-piece", "new potion token")) b { "+" (area.new_potions) }
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
            aria-label={ "Hand: " (area.hand_size()) " cards" } {
            @for (of, count) in cards {
                @let looks = if weighing && !eyes.game.can_pay_for(of) { "cl-cannot" } else { "" };
                (card(eyes, of, &format!("hand {of}"), count, looks))
            }
            @for (deck, count) in hidden.iter() { (backs(deck, *count)) }
            @if area.hand_size() == 0 && hidden.values().iter().all(|count| *count == 0) { span class="cl-nothing muted" { "no cards in hand" } }
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
    let counted = facts.section_b.count.word().replace('_', " ");
    html! {
        article class={ "cl-bonus" @if area.section_a == Some(bonus) { " cl-used-a" } } data-place=(place) data-can=[eyes.can(&place)]
            aria-label={ "Bonus card " (bonus) } title={ "Section A, " (facts.when) ": " (facts.effect.words(eyes.messages)) ". Section B: " (facts.section_b.points) " points for each " (counted) } {
            h4 class="cl-card-head" { (glyph("point", "", "bonus card")) "Bonus" }
            p { b { "A " } (effect(facts.effect, eyes.messages)) }
            p { b { "B " } (facts.section_b.points) " each " (counted) ": " b { (points) } }
        }
    }
}
