//! The viewer's cards: what each would do now from where it is, and its other ability on the line
//! below.

use drawing::icon_said;
use game_core::Source;
use i18n::{clauses, heading, message};
use maud::{Markup, html};
use pocket_mars::{Card, Player, PlayerView};

use super::brief::brief_ability;
use super::does::{Does, connected, lands, played};
use super::glyphs::{glyph, glyph_said};
use super::people::Eyes;

/// Where a card is, which decides which of its abilities can be used.
#[derive(Clone, Copy, Eq, PartialEq)]
pub(super) enum Lies {
    /// In a hand.
    Hand,
    /// In a prep module.
    Prep,
    /// In a packet or already picked: not in use yet.
    Apart,
}

/// A card with its face, large enough to read.
pub(super) fn card(eyes: &Eyes<'_>, card: Card, area: &PlayerView, lies: Lies) -> Markup {
    let facts = eyes.content.card(card);
    let place = format!("card-{card}");
    let (lying, lands) = match lies {
        Lies::Hand => ("pm-in-hand", None),
        Lies::Prep => ("pm-in-prep", lands(eyes, area, card)),
        Lies::Apart => ("pm-apart", None),
    };
    html! {
        article class={ "pm-card " (lying) " hue-" (card.colour().word()) @if let Some(at) = lands { " pm-lands-" (at.word()) } }
            data-place=(place) data-can=[eyes.can(&place)] data-card=(card) aria-label=(eyes.card_name(card))
            title=(message!(eyes.messages(), "card-hint", hand = eyes.words().ability(&facts.hand), prep = eyes.words().ability(&facts.prep))) {
            header {
                b { (facts.value) }
                h4 { (eyes.words().card_title(card)) }
                (glyph_said(card.colour().word(), "pm-glyph", &eyes.words().text(eyes.words().colour(card.colour()))))
            }
            @match lies {
                Lies::Prep => { (lines(eyes, &connected(eyes, area, card))) (other(eyes, &message!(eyes.messages(), "from-hand"), &full(eyes, card, false))) },
                Lies::Hand => { (lines(eyes, &played(eyes, area, card))) (other(eyes, &message!(eyes.messages(), "from-prep"), &full(eyes, card, true))) },
                Lies::Apart => {
                    p class="pm-other" { (message!(eyes.messages(), "hand-of-card", ability = full(eyes, card, false))) }
                    p class="pm-other" { (message!(eyes.messages(), "prep-of-card", ability = full(eyes, card, true))) }
                },
            }
            (provenance(eyes, card))
        }
    }
}

/// The lines of an ability, each with a tick or a cross.
fn lines(eyes: &Eyes<'_>, all: &[Does]) -> Markup {
    html! {
        ul class="pm-does" {
            @for does in all {
                li class={ @if !does.can { "pm-not" } } {
                    @if does.can { (glyph_said("tick", "pm-glyph pm-tick", &message!(eyes.messages(), "happens"))) } @else { (glyph_said("cross", "pm-glyph pm-cross", &message!(eyes.messages(), "happens-not"))) }
                    span { (does.words) }
                    (glyph(does.glyph, "pm-glyph pm-kind"))
                }
            }
        }
    }
}

fn other(eyes: &Eyes<'_>, from: &str, words: &str) -> Markup {
    let from = heading(eyes.messages().locale(), from);
    html! { footer { span { b { (from) " " } (words) } } }
}

/// An ability with its condition, in short.
fn full(eyes: &Eyes<'_>, card: Card, prep: bool) -> String {
    let facts = eyes.content.card(card);
    let ability = if prep { &facts.prep } else { &facts.hand };
    eyes.words().brief_when(ability.condition, brief_ability(eyes, ability))
}

/// One mark for the whole card if any part of it does not come from a public source.
fn provenance(eyes: &Eyes<'_>, card: Card) -> Markup {
    let sources = eyes.content.cards.sources(card);
    let messages = eyes.messages();
    let parts = [
        ("value", message!(messages, "part-value")),
        ("hand", message!(messages, "part-hand")),
        ("prep", message!(messages, "part-prep")),
    ];
    let said: Vec<String> = parts
        .into_iter()
        .filter_map(|(field, part)| {
            let said = match sources.of(field)? {
                Source::Reconstructed => message!(messages, "from-us", part = part),
                Source::Inferred => message!(messages, "from-reading", part = part),
                Source::Owner => message!(messages, "from-owner", part = part),
                Source::Rulebook | Source::Found => return None,
            };
            Some(said.into())
        })
        .collect();
    html! {
        @if !said.is_empty() {
            @let said = clauses(messages.locale(), said);
            span class="pm-mark" title=(said) { (icon_said("own", &said)) }
        }
    }
}

/// An empty card space.
pub(super) fn empty(words: &str) -> Markup {
    html! { span class="pm-empty" { (words) } }
}

/// The place id of a player's slot.
pub(super) fn slot_place(player: Player, slot: pocket_mars::Slot) -> String {
    format!("slot-{}-{}", player.word(), slot.word())
}
