//! Cards: in a hand with price and text, in a grid small, and face down.

use colab::{Ability, Built, Card, Deck, Symbol};
use game_core::Named as _;
use i18n::message;
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::{ability, glyph};

/// The points of a card, on a badge in the shape of its type.
pub(super) fn badge(eyes: &Eyes<'_>, of: Card) -> Markup {
    let points = eyes.content.cards[of].points;
    html! {
        svg class="cl-badge" viewBox="-14 -14 28 28" role="img" focusable="false" {
            title { (message!(eyes.messages, "board-badge", points = points, deck = of.deck().named(&eyes.messages))) }
            use href={ "#cl-" (of.deck().colour()) "-mark" } x="-14" y="-14" width="28" height="28" {}
            text class={ "cl-badge-on-" (of.deck().colour()) } y=(if of.deck() == Deck::Device { 8.0 } else { 5.5 }) { (points) }
        }
    }
}

/// When the ability of a card applies, as a small glyph in its corner.
fn corner(eyes: &Eyes<'_>, of: Ability) -> Markup {
    html! {
        @match of {
            Ability::Trigger(_) => (glyph("lever", "cl-corner", &message!(eyes.messages, "board-trigger"))),
            Ability::Built(_) => (glyph("build", "cl-corner", &message!(eyes.messages, "board-when-built"))),
            Ability::React(..) | Ability::Potion(..) | Ability::Score(_) => {},
        }
    }
}

/// The picture on a card.
fn emblem(eyes: &Eyes<'_>, of: Card) -> Markup {
    html! {
        svg class="cl-emblem" viewBox="-25 -19 50 38" aria-hidden="true" focusable="false" {
            title { (eyes.content.card_title(of, eyes.messages)) }
            use href={ "#cl-card-" (of) } x="-25" y="-19" width="50" height="38" {}
        }
    }
}

/// The price of a card, symbol by symbol.
pub(super) fn price(eyes: &Eyes<'_>, of: Card) -> Markup {
    let cost = &eyes.content.cards[of].cost;
    html! {
        span class="cl-price" {
            @for symbol in Symbol::ALL { @for _ in 0..cost[symbol] { (glyph(symbol.word(), "", &eyes.told(symbol))) } }
        }
    }
}

/// A card with its price, in a hand or just drawn.
pub(super) fn card(eyes: &Eyes<'_>, of: Card, place: &str, count: u8, looks: &str) -> Markup {
    let facts = &eyes.content.cards[of];
    let said = facts.ability.words(eyes.messages);
    let title = eyes.content.card_title(of, eyes.messages);
    html! {
        article class={ "cl-card hue-" (of.deck().colour()) " " (looks) } data-place=(place) data-can=[eyes.can(place)]
            aria-label=(message!(eyes.messages, "board-labelled", name = title.as_ref(), words = of.deck().named(&eyes.messages))) title=(message!(eyes.messages, "board-title", name = title.as_ref(), words = said)) {
            h4 class="cl-card-head" {
                (badge(eyes, of))
                @if count > 1 { b class="cl-times" { "×" (count) } }
                (price(eyes, of))
            }
            span class="cl-card-name" { (title) }
            (emblem(eyes, of))
            p class="cl-does" { (corner(eyes, facts.ability)) (ability(facts.ability, eyes.messages)) }
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
                @let (look, said) = if of.active { ("cl-corner cl-fired", message!(eyes.messages, "board-fired")) } else { ("cl-corner cl-ready", message!(eyes.messages, "board-ready")) };
                (glyph("lever", look, &said))
            } @else if room || of.potions > 0 {
                span class="cl-potions" title=(message!(eyes.messages, "board-potions-on", count = of.potions)) { (glyph("flask", "cl-corner", &message!(eyes.messages, "board-potion-tokens"))) b { (of.potions) } }
            }
        }
        span class="cl-card-name" { (eyes.content.card_title(of.card, eyes.messages)) }
        (emblem(eyes, of.card))
        span class={ "cl-does" @if done || of.used { " cl-done" } } { (ability(facts.ability, eyes.messages)) }
    }
}

/// A stack of face-down cards of a deck.
pub(super) fn backs(eyes: &Eyes<'_>, deck: Deck, count: u8) -> Markup {
    html! {
        @if count > 0 {
            span class={ "cl-backs hue-" (deck.colour()) } title=(message!(eyes.messages, "board-backs", count = count, deck = deck.named(&eyes.messages))) {
                (glyph(&format!("plate-{deck}"), "", &eyes.told(deck))) b { (count) }
            }
        }
    }
}
