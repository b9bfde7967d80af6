//! A card: its symbol, its projects with their slots and cubes, its effects and modifiers.

use drawing::capital;
use game_core::Named as _;
use i18n::message;
use master_of_the_galaxy::{Card, Kind, Part, Pile, Player, Project, Spoils};
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::{cube, pile, shield, slot};

/// A card with its projects.
pub(super) fn card(eyes: &Eyes<'_>, owner: Player, of: Card) -> Markup {
    let facts = eyes.content.card(of);
    let place = of.to_string();
    let changes = eyes.narrator().modifiers(&facts.modifiers);
    html! {
        article class={ "mg-card mg-" (of.pile()) } data-place=(place) data-can=[eyes.can(&place)] data-card-of=(of.pile())
            aria-label=(message!(eyes.messages(), "card-of-type", card = of.named(&eyes.narrator()), pile = of.pile().named(&eyes.narrator()))) {
            (head(eyes, of))
            @for project in Project::of(of) { (line(eyes, owner, project)) }
            @if of.pile() == Pile::Conflict { (stakes(eyes, of)) }
            @if !changes.is_empty() { p class="mg-changes" { (capital(&changes)) } }
        }
    }
}

/// The card's symbols and name.
pub(super) fn head(eyes: &Eyes<'_>, of: Card) -> Markup {
    let facts = eyes.content.card(of);
    html! {
        h4 class="mg-card-head" {
            span class="mg-shields" { @for _ in 0..facts.symbols { (shield(eyes, facts.symbol)) } }
            span class="mg-card-name" title=(eyes.word(of)) { (eyes.word(of)) }
            (pile(eyes, of.pile()))
        }
    }
}

/// A project with its slots and its effect.
pub(super) fn line(eyes: &Eyes<'_>, owner: Player, project: Project) -> Markup {
    let letters = eyes.game.letters(project);
    let filled = eyes.state().slots.of(project);
    let needed = eyes.game.needed(owner, project.kind(), letters.len());
    let effect = eyes.content.effect(project);
    html! {
        div class="mg-project" {
            @if project.part != Part::Only { span class="mg-part" { (eyes.word(project.part)) } }
            span class="mg-slots" role="group" aria-label=(message!(eyes.messages(), "project-cubes", filled = filled.count(), needed = needed)) {
                @for (number, letter) in letters.iter().enumerate() {
                    @match filled.get(number) { Some(colour) => (cube(eyes, colour)), None => (slot(eyes, *letter)), }
                }
                @if usize::from(needed) < letters.len() { span class="mg-needed" title=(message!(eyes.messages(), "project-enough", needed = needed)) { (message!(eyes.messages(), "project-needed", needed = needed)) } }
            }
            @if !effect.is_none() { span class="mg-effect" { (eyes.narrator().effect(&effect)) } }
        }
    }
}

/// What the attacker of a conflict wins, and its spoils.
pub(super) fn stakes(eyes: &Eyes<'_>, of: Card) -> Markup {
    let facts = eyes.content.card(of);
    let messages = eyes.messages();
    let spoils = match facts.spoils {
        Spoils::Cubes(count) => message!(messages, "stakes-cubes", count = count),
        Spoils::Leader => message!(messages, "stakes-leader"),
    };
    let victory = (!facts.victory.is_none()).then(|| {
        message!(messages, "stakes-victory", effect = eyes.narrator().effect(&facts.victory))
    });
    html! { p class="mg-changes" { @if let Some(victory) = victory { (victory) " " } (spoils) } }
}

/// A completed or won card: its symbols and lasting modifiers.
pub(super) fn done(eyes: &Eyes<'_>, of: Card) -> Markup {
    let facts = eyes.content.card(of);
    let place = of.to_string();
    let changes = eyes.narrator().modifiers(&facts.modifiers);
    let said = match changes.is_empty() {
        true => eyes.word(of),
        false => message!(
            eyes.messages(),
            "card-changes",
            card = of.named(&eyes.narrator()),
            changes = changes.clone()
        )
        .into(),
    };
    html! {
        span class="mg-done" data-place=(place) data-can=[eyes.can(&place)] title=(said) {
            @for _ in 0..facts.symbols { (shield(eyes, facts.symbol)) }
            (eyes.word(of))
            @if !changes.is_empty() { span class="muted" { (changes) } }
        }
    }
}

/// The number of cubes on a side of a conflict, and the number it needs.
pub(super) fn side(eyes: &Eyes<'_>, owner: Option<Player>, project: Project) -> (u8, u8) {
    let slots = eyes.game.letters(project).len();
    let kind: Kind = project.kind();
    let needed = owner.map_or(slots as u8, |owner| eyes.game.needed(owner, kind, slots));
    (eyes.state().slots.of(project).count(), needed)
}
