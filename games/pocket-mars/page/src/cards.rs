//! Project cards: faces with both abilities, backs, and cards in slots.

use drawing::{capital, icon, icon_said};
use maud::{Markup, html};
use pocket_mars::Ability;
use pocket_mars::CardView;
use pocket_mars::{Card, Colour, Player};
use table::Source;

use super::people::{Eyes, colour_sign};

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
    let source = |field| eyes.content.cards.sources(card).of(field);
    let place = format!("card-{card}");
    let hand = if lies == Lies::Prep { Use::Elsewhere } else { Use::Here };
    let prep = match lies {
        Lies::Hand => Use::Elsewhere,
        Lies::Prep => eyes.view.obstacle(eyes.content, owner, card).map_or(Use::Here, Use::Idle),
        Lies::Apart => Use::Here,
    };
    html! {
        div class="card-box" { article class={ "card hue-" (card.colour().word()) } data-place=(place) data-can=[eyes.can(&place)]
            data-card=(card) aria-label=(eyes.card_name(card)) {
            header class="card-head" {
                b class="card-value" { (facts.value) (provenance("value", source("value"))) }
                h4 class="card-title" { (facts.title) }
                (colour_sign(card.colour()))
            }
            (ability("hand", "rom hand", &facts.hand, source("hand"), hand))
            (ability("prep", "rom prep", &facts.prep, source("prep"), prep))
        } }
    }
}

/// Whether an ability can be used where its card lies.
enum Use {
    /// It can.
    Here,
    /// It needs the card to lie elsewhere.
    Elsewhere,
    /// It would do nothing now, for this reason.
    Idle(String),
}

fn ability(
    sign: &str,
    title: &str,
    ability: &Ability,
    source: Option<Source>,
    usable: Use,
) -> Markup {
    html! {
        section class={ "ability" @if !matches!(usable, Use::Here) { " idle" } } {
            h5 class="ability-name" {
                (icon(sign)) @if matches!(usable, Use::Elsewhere) { "Only f" } @else { "F" } (title)
                (provenance("ability", source))
            }
            p { (ability.words()) }
            @if let Use::Idle(why) = usable { p class="hint" { (why) } }
        }
    }
}

/// The mark of a value that is not from a public source.
fn provenance(what: &str, source: Option<Source>) -> Markup {
    let said = match source {
        Some(Source::Reconstructed) => format!("reconstructed: this {what} is our own design"),
        Some(Source::Inferred) => format!("inferred: this {what} is our reading of public text"),
        Some(Source::Owner) => format!("owner: this {what} was entered by the owner of a copy"),
        Some(Source::Rulebook | Source::Found) | None => return html! {},
    };
    let sign = if source == Some(Source::Owner) { "eye" } else { "own" };
    html! { span class="mark" title=(said) { (icon_said(sign, &said)) } }
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
