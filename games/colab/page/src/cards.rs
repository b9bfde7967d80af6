//! Cards: in a hand with price and text, in a grid small, and face down.

use colab::{Ability, Built, Card, Deck, Symbol};
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::{ability, glyph};

/// The points of a card, on a badge in the shape of its type.
pub(super) fn badge(eyes: &Eyes<'_>, of: Card) -> Markup {
    let points = eyes.content.cards[of].points;
    html! {
        svg class="cl-badge" viewBox="-14 -14 28 28" role="img" focusable="false" {
            title { (points) " points; a " (of.deck()) }
            use href={ "#cl-" (of.deck().colour()) "-mark" } x="-14" y="-14" width="28" height="28" {}
            text class={ "cl-badge-on-" (of.deck().colour()) } y=(if of.deck() == Deck::Device { 8.0 } else { 5.5 }) { (points) }
        }
    }
}

/// When the ability of a card applies, as a small glyph in its corner.
fn corner(of: Ability) -> Markup {
    html! {
        @match of {
            Ability::Trigger(_) => (glyph("lever", "cl-corner", "trigger")),
            Ability::Built(_) => (glyph("build", "cl-corner", "when built")),
            Ability::React(..) | Ability::Potion(..) | Ability::Score(_) => {},
        }
    }
}

/// The picture on a card.
fn emblem(eyes: &Eyes<'_>, of: Card) -> Markup {
    html! {
        svg class="cl-emblem" viewBox="-25 -19 50 38" aria-hidden="true" focusable="false" {
            title { (eyes.content.cards[of].title) }
            use href={ "#cl-card-" (of) } x="-25" y="-19" width="50" height="38" {}
        }
    }
}

/// The price of a card, symbol by symbol.
pub(super) fn price(eyes: &Eyes<'_>, of: Card) -> Markup {
    let cost = &eyes.content.cards[of].cost;
    html! {
        span class="cl-price" {
            @for symbol in Symbol::ALL { @for _ in 0..cost[symbol] { (glyph(symbol.word(), "", symbol.word())) } }
        }
    }
}

/// A card with its price, in a hand or just drawn.
pub(super) fn card(eyes: &Eyes<'_>, of: Card, place: &str, count: u8, looks: &str) -> Markup {
    let facts = &eyes.content.cards[of];
    let said = facts.ability.words(eyes.messages);
    html! {
        article class={ "cl-card hue-" (of.deck().colour()) " " (looks) } data-place=(place) data-can=[eyes.can(place)]
            aria-label={ (facts.title) ", " (of.deck()) } title={ (facts.title) ". " (said) } {
            h4 class="cl-card-head" {
                (badge(eyes, of))
                @if count > 1 { b class="cl-times" { "×" (count) } }
                (price(eyes, of))
            }
            span class="cl-card-name" { (facts.title) }
            (emblem(eyes, of))
            p class="cl-does" { (corner(facts.ability)) (ability(facts.ability, eyes.messages)) }
        }
    }
}

/// A built card in a grid.
pub(super) fn built(eyes: &Eyes<'_>, of: Built) -> Markup {
    let facts = &eyes.content.cards[of.card];
    let room = facts.ability.potion_cost().is_some();
    let done = matches!(facts.ability, Ability::Built(_));
    html! {
        span class="cl-built-head" {
            (badge(eyes, of.card))
            @if facts.ability.trigger().is_some() {
                // CL-20.6: a trigger token with its active side up was fired, and waits for the end
                // of the turn.
                @let (look, said) = if of.active { ("cl-corner cl-fired", "its trigger has fired") } else { ("cl-corner cl-ready", "its trigger is ready") };
                (glyph("lever", look, said))
            } @else if room || of.potions > 0 {
                span class="cl-potions" title={ (of.potions) " potion tokens on it" } { (glyph("flask", "cl-corner", "potion tokens")) b { (of.potions) } }
            }
        }
        span class="cl-card-name" { (facts.title) }
        (emblem(eyes, of.card))
        span class={ "cl-does" @if done || of.used { " cl-done" } } { (ability(facts.ability, eyes.messages)) }
    }
}

/// A stack of face-down cards of a deck.
pub(super) fn backs(deck: Deck, count: u8) -> Markup {
    html! {
        @if count > 0 {
            span class={ "cl-backs hue-" (deck.colour()) } title={ (count) " " (deck) " cards" } {
                (glyph(&format!("plate-{deck}"), "", deck.word())) b { (count) }
            }
        }
    }
}
