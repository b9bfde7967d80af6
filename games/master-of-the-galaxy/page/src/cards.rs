//! A card: its symbol, its projects with their slots and cubes, its effects and modifiers.

use drawing::capital;
use master_of_the_galaxy::{Card, Kind, Part, Pile, Player, Project, Spoils};
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::{cube, pile, shield, slot};

/// A card with its projects.
pub(super) fn card(eyes: &Eyes<'_>, owner: Player, of: Card) -> Markup {
    let facts = eyes.content.card(of);
    let place = of.to_string();
    let changes = eyes.game.modifiers_in_words(&facts.modifiers);
    html! {
        article class={ "mg-card mg-" (of.pile()) } data-place=(place) data-can=[eyes.can(&place)] data-card-of=(of.pile())
            aria-label={ (facts.title) ", " (of.pile()) } {
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
            span class="mg-shields" { @for _ in 0..facts.symbols { (shield(facts.symbol)) } }
            span class="mg-card-name" title=(facts.title) { (facts.title) }
            (pile(of.pile()))
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
            @if let Some(name) = part_name(project.part) { span class="mg-part" { (name) } }
            span class="mg-slots" role="group" aria-label={ (filled.count()) " of " (needed) " cubes" } {
                @for (number, letter) in letters.iter().enumerate() {
                    @match filled.get(number) { Some(colour) => (cube(colour)), None => (slot(*letter)), }
                }
                @if usize::from(needed) < letters.len() { span class="mg-needed" title="so many cubes are enough" { (needed) " do" } }
            }
            @if !effect.is_none() { span class="mg-effect" { (eyes.game.effect_in_words(&effect)) } }
        }
    }
}

const fn part_name(part: Part) -> Option<&'static str> {
    match part {
        Part::Only => None,
        Part::Base => Some("Base"),
        Part::Research => Some("Research"),
        Part::Politics => Some("Politics"),
        Part::Attack => Some("Attack"),
        Part::Defence => Some("Defence"),
    }
}

/// What the attacker of a conflict wins, and its spoils.
pub(super) fn stakes(eyes: &Eyes<'_>, of: Card) -> Markup {
    let facts = eyes.content.card(of);
    let spoils = match facts.spoils {
        Spoils::Cubes(1) => "1 cube".to_string(),
        Spoils::Cubes(count) => format!("{count} cubes"),
        Spoils::Leader => "a leader".to_string(),
    };
    let victory = match facts.victory.is_none() {
        true => String::new(),
        false => format!("Wins: {}. ", eyes.game.effect_in_words(&facts.victory)),
    };
    html! { p class="mg-changes" { (victory) "Spoils: " (spoils) "." } }
}

/// A completed or won card: its symbols and lasting modifiers.
pub(super) fn done(eyes: &Eyes<'_>, of: Card) -> Markup {
    let facts = eyes.content.card(of);
    let place = of.to_string();
    let changes = eyes.game.modifiers_in_words(&facts.modifiers);
    let said = match changes.is_empty() {
        true => facts.title.clone(),
        false => format!("{}: {changes}", facts.title),
    };
    html! {
        span class="mg-done" data-place=(place) data-can=[eyes.can(&place)] title=(said) {
            @for _ in 0..facts.symbols { (shield(facts.symbol)) }
            (facts.title)
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
