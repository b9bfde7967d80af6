//! Project cards: faces with both abilities, backs, and cards in slots.

use maud::{Markup, html};
use pocket_mars::CardView;
use pocket_mars::Ability;
use pocket_mars::Source;
use pocket_mars::{Card, Colour, Player};

use super::people::{Eyes, capital, colour_sign};
use crate::icons::{icon, icon_said};

/// Where a card lies, which decides which of its abilities can be used.
#[derive(Clone, Copy, Eq, PartialEq)]
pub(super) enum Lies {
    /// In a hand.
    Hand,
    /// In a prep module.
    Prep,
    /// In a packet, or chosen: not in use yet.
    Apart,
}

/// A card with its face, large enough to read.
pub(super) fn face(eyes: &Eyes<'_>, card: Card, owner: Player, lies: Lies) -> Markup {
    let facts = eyes.content.card(card);
    let place = format!("card-{card}");
    let hand_hint = (lies == Lies::Prep).then(|| "only from hand".to_string());
    let prep_hint = match lies {
        Lies::Hand => Some("only from the prep module".to_string()),
        Lies::Prep => obstacle(eyes, owner, card),
        Lies::Apart => None,
    };
    html! {
        article class={ "card hue-" (card.colour().word()) } data-place=(place) data-can=[eyes.can(&place)]
            data-card=(card) aria-label=(eyes.card_name(card)) {
            header class="card-head" {
                b class="card-value" { (facts.value) }
                h4 class="card-title" { (facts.title) (provenance("value", facts.source.value)) }
                (colour_sign(card.colour()))
            }
            (ability("hand", "From hand", &facts.hand, facts.source.hand, hand_hint))
            (ability("prep", "From prep", &facts.prep, facts.source.prep, prep_hint))
        }
    }
}

/// Why the prep ability of an own card would do nothing now, if it would.
fn obstacle(eyes: &Eyes<'_>, owner: Player, card: Card) -> Option<String> {
    eyes.view.obstacle(eyes.content, owner, card)
}

fn ability(sign: &str, title: &str, ability: &Ability, source: Source, hint: Option<String>) -> Markup {
    html! {
        section class={ "ability" @if hint.is_some() { " idle" } } {
            h5 class="ability-name" {
                (icon(sign)) (title) (provenance("ability", source))
            }
            p { (ability.words()) }
            @if let Some(hint) = hint { p class="hint" { (hint) } }
        }
    }
}

/// The mark of a value that is not from a public source.
fn provenance(what: &str, source: Source) -> Markup {
    html! {
        @match source {
            Source::Reconstructed => span class="mark" { (icon_said("own", &format!("reconstructed: this {what} is our own design"))) },
            Source::Inferred => span class="mark" { (icon_said("own", &format!("inferred: this {what} is our reading of public text"))) },
            Source::Owner => span class="mark" { (icon_said("own", &format!("owner: this {what} was entered by the owner of a copy"))) },
            Source::Rulebook | Source::Found => {},
        }
    }
}

/// A small card, as it lies before somebody else: its back, or its face if it is known.
pub(super) fn small(eyes: &Eyes<'_>, card: CardView) -> Markup {
    html! {
        @match card {
            CardView::Face(card) => {
                @let facts = eyes.content.card(card);
                @let said = format!("{}: {}", eyes.card_name(card), facts.prep.words());
                span class={ "small-card seen hue-" (card.colour().word()) } title=(said) data-card=(card) {
                    (icon(card.colour().word())) b class="number" { (facts.value) }
                    span class="small-title" { (facts.title) }
                }
            }
            CardView::Back(colour) => span class={ "small-card hue-" (colour.word()) } title=(back(colour)) {
                (icon_said(colour.word(), &back(colour)))
            },
            CardView::Hidden => span class="small-card hue-none" title="a card" { (icon_said("deck", "A card")) },
        }
    }
}

fn back(colour: Colour) -> String {
    format!("{} card, face down", capital(colour.word()))
}
