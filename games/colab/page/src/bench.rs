//! The bench in the middle of the ring, which gathers what a player decides on: the card being
//! built with its price and score, drawn cards and tiles, dice to choose from, supplies; also the
//! rest pad.

use colab::{Card, Colour, Face, Frame, Place, Rolled, Scientist, Symbol};
use game_core::{Id, Named as _};
use i18n::message;
use maud::{Markup, html};

use crate::bag::token;
use crate::cards::{badge, card};
use crate::dice::{die, die_words};
use crate::eyes::{Eyes, hue_of};
use crate::glyphs::{glyph, glyphs_of, line};
use crate::ring::tile_words;

/// The bench.
pub(super) fn bench(eyes: &Eyes<'_>) -> Markup {
    let table = eyes.table();
    let drawn: Vec<(Card, u8)> = table
        .drawn
        .iter()
        .filter(|(_, count)| **count > 0)
        .map(|(card, count)| (card, *count))
        .collect();
    let backs: u8 = eyes.view.drawn_backs.values().iter().sum();
    let faces: Vec<Rolled> =
        Rolled::all().filter(|die| eyes.can(&format!("face {die}")).is_some()).collect();
    let scientists: Vec<Scientist> = Scientist::ALL
        .into_iter()
        .filter(|one| eyes.can(&format!("scientist {one}")).is_some())
        .collect();
    let idle = table.payment.card.is_none()
        && table.payment.repair.is_none()
        && drawn.is_empty()
        && backs == 0
        && faces.is_empty()
        && scientists.is_empty()
        && table.drawn_tile.is_none()
        && table.enemies.drawn.is_none();
    html! {
        div class="cl-bench" {
            @if let Some(card) = table.payment.card { (building(eyes, card)) }
            @if let Some(window) = table.payment.repair {
                div class="cl-paying" {
                    (glyph("damage", "cl-figure", &message!(eyes.messages, "board-repair", window = window.named(&eyes.messages))))
                    div { h4 { (message!(eyes.messages, "board-repair", window = window.named(&eyes.messages))) } (slots(eyes)) }
                }
            }
            @if !drawn.is_empty() {
                div class="cl-drawn" role="group" aria-label=(message!(eyes.messages, "board-drawn")) {
                    @for (of, count) in &drawn { (card(eyes, *of, &format!("drawn {of}"), *count, "")) }
                }
            }
            @if backs > 0 { p class="muted" { (message!(eyes.messages, "board-drawn-backs", count = backs)) } }
            @if !faces.is_empty() {
                div class="cl-faces" role="group" aria-label=(message!(eyes.messages, "board-dice-to-choose")) {
                    @for of in faces {
                        @let place = format!("face {of}");
                        span class="cl-dice" data-place=(place) data-can=[eyes.can(&place)] title=(die_words(eyes, of)) { (die(eyes, of)) }
                    }
                }
            }
            @if !scientists.is_empty() {
                div class="cl-faces" role="group" aria-label=(message!(eyes.messages, "board-scientists")) {
                    @for one in scientists {
                        @let place = format!("scientist {one}");
                        span class={ "cl-choice " (hue_of(one)) } data-place=(place) data-can=[eyes.can(&place)] {
                            (glyph(&format!("scientist-{one}"), "cl-tall", &eyes.content.scientists[one].title)) (eyes.content.scientists[one].title)
                        }
                    }
                }
            }
            @if let Some(tile) = table.drawn_tile {
                @let facts = eyes.content.tiles[tile];
                div class="cl-paying cl-tile-drawn" {
                    span class={ "cl-big-tile cl-tier-" (facts.tier as usize) } {
                        @if facts.cost > 0 { b { (facts.cost) } (glyph("worker", "", &message!(eyes.messages, "legend-worker"))) }
                        (line(&glyphs_of(facts.effect), &facts.effect.words(eyes.messages)))
                        @for (deck, count) in facts.symbols.iter() { @for _ in 0..*count { (glyph(&format!("plate-{deck}"), "", &message!(eyes.messages, "legend-plate"))) } }
                    }
                    p { (tile_words(eyes, tile)) }
                }
            }
            @if let Some(drawn) = table.enemies.drawn {
                @let facts = eyes.content.tokens[drawn.kind];
                div class="cl-paying" {
                    (token(eyes.content, drawn.kind, drawn.power, 1, eyes.messages))
                    p { b { @if let Some(enemy) = table.enemies.turn { (eyes.game.enemy_name(enemy)) ": " } } (facts.action.words_in(eyes.messages)) }
                }
            }
            (supplies(eyes))
            @if idle { (pad(eyes)) }
            (resting(eyes))
        }
    }
}

/// The scientists who are in the centre.
fn resting(eyes: &Eyes<'_>) -> Markup {
    let players = eyes.view.options.players();
    let there: Vec<_> = players
        .filter(|player| eyes.table().players[*player].place == Place::Centre)
        .filter_map(|player| Some((player, eyes.table().players[player].scientist?)))
        .collect();
    html! {
        @if !there.is_empty() {
            div class="cl-centre" role="group" aria-label=(message!(eyes.messages, "board-centre")) {
                @for (player, scientist) in there {
                    span class=(eyes.hue(player)) title=(message!(eyes.messages, "board-in-centre", player = eyes.name(player))) {
                        (glyph(&format!("scientist-{scientist}"), "cl-tall", &eyes.name(player)))
                    }
                }
            }
        }
    }
}

/// The rest pad, which starts a rest turn.
fn pad(eyes: &Eyes<'_>) -> Markup {
    html! {
        div class="cl-pad" data-place="rest" data-can=[eyes.can("rest")] title=(message!(eyes.messages, "board-rest-title")) {
            (glyph("rest", "cl-piece", &message!(eyes.messages, "board-rest")))
            span { b { (message!(eyes.messages, "board-rest")) } " " (message!(eyes.messages, "board-rest-words")) }
        }
    }
}

/// Pieces of the supply that can be taken now.
fn supplies(eyes: &Eyes<'_>) -> Markup {
    let all: Vec<(String, String, String)> = Colour::ALL
        .into_iter()
        .map(|of| {
            (
                format!("supply die {of}"),
                format!("die-{of}"),
                message!(eyes.messages, "board-supply-die", colour = of.named(&eyes.messages))
                    .into(),
            )
        })
        .chain(Colour::ALL.into_iter().map(|of| {
            (
                format!("supply token {of}"),
                of.to_string(),
                message!(eyes.messages, "board-supply-token", colour = of.named(&eyes.messages))
                    .into(),
            )
        }))
        .chain([(
            "supply potion".into(),
            "flask".into(),
            message!(eyes.messages, "board-supply-potion").into(),
        )])
        .filter(|(place, ..)| eyes.can(place).is_some())
        .collect();
    html! {
        @if !all.is_empty() {
            div class="cl-faces" role="group" aria-label=(message!(eyes.messages, "board-supply")) {
                @for (place, symbol, said) in all {
                    span class="cl-dice" data-place=(place) data-can=[eyes.can(&place)] title=(said) { (glyph(&symbol, "cl-cube", &said)) }
                }
            }
        }
    }
}

/// The card being built: its price, what has been paid, and what it will score.
fn building(eyes: &Eyes<'_>, of: Card) -> Markup {
    let facts = &eyes.content.cards[of];
    html! {
        div class={ "cl-paying hue-" (of.deck().colour()) } {
            (badge(eyes, of))
            div class="cl-paying-words" {
                h4 title=(facts.ability.words(eyes.messages)) { (eyes.content.card_title(of, eyes.messages)) }
                (slots(eyes))
                (worth(eyes, of))
            }
        }
    }
}

/// The current price, and what has been paid of it.
fn slots(eyes: &Eyes<'_>) -> Markup {
    let payment = &eyes.table().payment;
    html! {
        p class="cl-slots" {
            @for symbol in Symbol::ALL {
                @if payment.price[symbol] > 0 {
                    @let place = format!("price {symbol}");
                    span class="cl-owed" data-place=(place) data-can=[eyes.can(&place)] title=(message!(eyes.messages, "counted-symbols", count = payment.price[symbol], symbol = symbol.named(&eyes.messages))) {
                        @for _ in 0..payment.price[symbol] { (glyph(symbol.word(), "cl-piece", &eyes.told(symbol))) }
                    }
                }
            }
            @if payment.discount > 0 { b title=(message!(eyes.messages, "board-discount")) { "−" (payment.discount) } }
        }
        @if payment.paid != colab::Purse::default() {
            p class="cl-slots" { span class="muted" { (message!(eyes.messages, "board-already-paid")) } (paid(eyes)) }
        }
    }
}

fn paid(eyes: &Eyes<'_>) -> Markup {
    let paid = &eyes.table().payment.paid;
    html! {
        @for (colour, faces) in paid.faces.iter() {
            @for (face, count) in faces.iter() {
                @for _ in 0..*count { span class="cl-paid-one" { @for (mark, said) in marks(eyes, colour, face) { (glyph(mark, "", &said)) } } }
            }
        }
        @for _ in 0..paid.wild { span class="cl-paid-one" { (glyph("wild", "", &message!(eyes.messages, "legend-wild"))) } }
    }
}

fn marks(eyes: &Eyes<'_>, colour: Colour, face: Face) -> Vec<(&'static str, String)> {
    let [first, second] = colour.symbols();
    let mark = |of: char| match of {
        '1' => (first.word(), eyes.told(first)),
        '2' => (second.word(), eyes.told(second)),
        _ => (colour.word(), eyes.told(colour)),
    };
    face.word().chars().map(mark).collect()
}

/// The score before and after the card, and the upgrade tokens passed on the way.
fn worth(eyes: &Eyes<'_>, of: Card) -> Markup {
    let table = eyes.table();
    let (printed, scaled) = match table.frames.top() {
        Some(Frame::Pay) => eyes.game.scores_at(of, table.payment.cell),
        _ => (eyes.content.cards[of].points, 0),
    };
    let from = table.you().score;
    let to = from + u16::from(printed + scaled);
    let spaces = eyes.game.spaces().iter().enumerate();
    let on_the_way = spaces.filter(|(nth, space)| {
        table.upgrade_tokens & 1 << nth != 0 && (from + 1..=to).contains(&u16::from(**space))
    });
    html! {
        p class="cl-score" {
            b { (from) "→" (to) } " " (message!(eyes.messages, "board-worth-points"))
            @if scaled > 0 { span class="muted" title=(message!(eyes.messages, "board-worth-title")) { " (" (printed) " + " (scaled) ")" } }
            @for (_, space) in on_the_way { span class="cl-token-on" title=(message!(eyes.messages, "board-upgrade-passed", space = *space)) { (glyph("gold", "", &message!(eyes.messages, "legend-gold"))) (space) } }
        }
    }
}
