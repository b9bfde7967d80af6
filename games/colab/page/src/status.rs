//! The strip at the top: whose turn it is, the viewer's progress, and how close the enemies are.

use colab::{Closing, Player, Window};
use drawing::icon;
use game_core::Id;
use maud::{Markup, html};

use crate::eyes::{Eyes, crest};
use crate::glyphs::glyph;

/// The status strip.
pub(super) fn status(eyes: &Eyes<'_>) -> Markup {
    html! {
        div class="cl-status" {
            p class="cl-turn" {
                @if eyes.view.over { span class="tag loud" { (icon("flag")) "over" } }
                @else { (turn(eyes)) }
                @if eyes.table().ending && !eyes.view.over { " " span class="tag loud" { (ending(eyes)) } }
            }
            @if eyes.alone() { (aims(eyes, eyes.own)) (threats(eyes)) }
            @else { (seats(eyes)) @if eyes.view.options.enemies > 0 { (threats(eyes)) } }
        }
    }
}

fn turn(eyes: &Eyes<'_>) -> Markup {
    html! {
        @match (eyes.table().enemies.turn, eyes.table().turn_of) {
            (Some(enemy), _) => { (crest(enemy)) " " b { "Turn of " (eyes.game.enemy_name(enemy)) } },
            (_, Some(player)) => { (eyes.crest(player)) " " b { @if player == eyes.own { "Your turn" } @else { "Turn of " (eyes.name(player)) } } },
            (None, None) => b { "Set-up" },
        }
    }
}

fn ending(eyes: &Eyes<'_>) -> &'static str {
    match eyes.table().enemies.closing {
        Some(Closing::Device) => "last turns: a device is done",
        Some(Closing::Full) => "the towers are full",
        Some(Closing::Cards) | None => "last round",
    }
}

/// Cards and points, with the numbers that end the game or win it.
fn aims(eyes: &Eyes<'_>, player: Player) -> Markup {
    let area = &eyes.table().players[player];
    let cards = eyes.content.cards_to_end(eyes.view.options.length);
    let goal = &eyes.content.difficulties[eyes.view.options.difficulty];
    html! {
        ul class="cl-aims" aria-label={ (eyes.name(player)) ": on the way to the goal" } {
            li title="Built cards, and how many end the game" {
                "Cards " b data-number="Your cards" { (area.grid.len()) } span class="muted" { "/" (cards) }
                meter class="cl-meter" min="0" max=(cards) value=(area.grid.len()) {}
            }
            @if let Some(space) = next_upgrade(eyes, area.score) {
                li class="cl-narrow" title="The next upgrade token on the scoreboard" { (glyph("gold", "", "The next upgrade token")) b { (space) } }
            }
            li title="Points, and how many win" {
                "Points " b data-number="Your points" { (area.score) } @if eyes.view.options.enemies > 0 { span class="muted" { "/" (goal.points) } meter class="cl-meter" min="0" max=(goal.points) value=(area.score) {} }
            }
        }
    }
}

/// The first upgrade token beyond this score.
fn next_upgrade(eyes: &Eyes<'_>, score: u16) -> Option<u8> {
    let spaces = eyes.game.spaces().iter().enumerate();
    let mut there = spaces.filter(|(nth, _)| eyes.table().upgrade_tokens & 1 << nth != 0);
    there.find(|(_, space)| u16::from(**space) > score).map(|(_, space)| *space)
}

/// The enemy device closest to its ninth card, and how many windows are still free.
fn threats(eyes: &Eyes<'_>) -> Markup {
    let nearest = eyes.view.options.enemies().min_by_key(|enemy| eyes.game.turns_to_device(*enemy));
    let free = Window::all().filter(|window| eyes.table().is_empty(*window)).count();
    html! {
        ul class="cl-aims" aria-label="The enemies" {
            @if let Some(enemy) = nearest {
                @let built = 9 - eyes.game.doomsday_deck(enemy).count();
                li title="The device that is nearest to its ninth card, and its enemy turns until then" {
                    (crest(enemy)) "Device " b class="cl-bad" data-number={ "Device of " (eyes.game.enemy_name(enemy)) } { (built) } span class="muted" { "/9" }
                    span class="muted cl-wide" { (eyes.game.turns_to_device(enemy)) " turns left" }
                }
            }
            li class={ @if free <= 3 { "cl-alarm" } } title="Free windows: without one everybody loses" {
                (glyph("window", "", "Free windows")) b data-number="Free windows" { (free) } span class="muted" { "/18" }
            }
        }
    }
}

/// The seats in turn order, with points and cards.
fn seats(eyes: &Eyes<'_>) -> Markup {
    let cards = eyes.content.cards_to_end(eyes.view.options.length);
    let first = eyes.table().first.unwrap_or_default();
    let order = (0..eyes.view.options.seats).map(|nth| first.left(nth, eyes.view.options.seats));
    html! {
        ol class="cl-seats" aria-label="Turn order" {
            @for player in order {
                @let area = &eyes.table().players[player];
                li class={ @if eyes.table().turn_of == Some(player) { "cl-now" } } title={ (eyes.name(player)) ": points, and cards of " (cards) } {
                    (eyes.crest(player)) @if player == eyes.own { "You " }
                    b data-number={ (eyes.name(player)) ": points" } { (area.score) } span class="muted" { (area.grid.len()) "/" (cards) }
                }
            }
        }
    }
}
