//! The strip at the top: whose turn it is, the viewer's progress, and how close the enemies are.

use colab::{Closing, Player, Window};
use drawing::icon;
use game_core::Id;
use i18n::{Noun, Value, message};
use maud::{Markup, html};

use crate::eyes::{Eyes, crest};
use crate::glyphs::glyph;

/// The status strip.
pub(super) fn status(eyes: &Eyes<'_>) -> Markup {
    html! {
        div class="cl-status" {
            p class="cl-turn" {
                @if eyes.view.over { span class="tag loud" { (icon("flag")) (message!(eyes.messages, "board-over")) } }
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
            (Some(enemy), _) => { (crest(enemy)) " " b { (turn_of(eyes, eyes.game.enemy_name(enemy).into())) } },
            (_, Some(player)) => { (eyes.crest(player)) " " b { @if player == eyes.own { (turn_of(eyes, Noun::new(eyes.messages, "you").into())) } @else { (turn_of(eyes, eyes.name(player).into())) } } },
            (None, None) => b { (message!(eyes.messages, "trail-set-up")) },
        }
    }
}

/// Whose turn it is.
fn turn_of(eyes: &Eyes<'_>, player: Value<'static>) -> String {
    message!(eyes.messages, "table-turn", player = player, ending = "no").into()
}

fn ending(eyes: &Eyes<'_>) -> String {
    let by = match eyes.table().enemies.closing {
        Some(Closing::Device) => "device",
        Some(Closing::Full) => "full",
        Some(Closing::Cards) | None => "cards",
    };
    message!(eyes.messages, "board-ending", by = by).into()
}

/// Cards and points, with the numbers that end the game or win it.
fn aims(eyes: &Eyes<'_>, player: Player) -> Markup {
    let area = &eyes.table().players[player];
    let cards = eyes.content.cards_to_end(eyes.view.options.length);
    let goal = &eyes.content.difficulties[eyes.view.options.difficulty];
    html! {
        ul class="cl-aims" aria-label=(message!(eyes.messages, "board-aims", player = eyes.name(player))) {
            li title=(message!(eyes.messages, "board-cards-title")) {
                (message!(eyes.messages, "board-cards")) " " b data-number=(message!(eyes.messages, "board-your-cards")) { (area.grid.len()) } span class="muted" { "/" (cards) }
                meter class="cl-meter" min="0" max=(cards) value=(area.grid.len()) {}
            }
            @if let Some(space) = next_upgrade(eyes, area.score) {
                li class="cl-narrow" title=(message!(eyes.messages, "board-next-upgrade")) { (glyph("gold", "", &message!(eyes.messages, "board-next-upgrade"))) b { (space) } }
            }
            li title=(message!(eyes.messages, "board-points-title")) {
                (message!(eyes.messages, "board-points")) " " b data-number=(message!(eyes.messages, "board-your-points")) { (area.score) } @if eyes.view.options.enemies > 0 { span class="muted" { "/" (goal.points) } meter class="cl-meter" min="0" max=(goal.points) value=(area.score) {} }
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
        ul class="cl-aims" aria-label=(message!(eyes.messages, "board-enemies")) {
            @if let Some(enemy) = nearest {
                @let built = 9 - eyes.game.doomsday_deck(enemy).count();
                li title=(message!(eyes.messages, "board-device-title")) {
                    (crest(enemy)) (message!(eyes.messages, "board-device")) " " b class="cl-bad" data-number=(message!(eyes.messages, "board-device-of", enemy = eyes.game.enemy_name(enemy))) { (built) } span class="muted" { "/9" }
                    span class="muted cl-wide" { (message!(eyes.messages, "board-turns-left", count = eyes.game.turns_to_device(enemy))) }
                }
            }
            li class={ @if free <= 3 { "cl-alarm" } } title=(message!(eyes.messages, "board-free-windows-title")) {
                (glyph("window", "", &message!(eyes.messages, "board-free-windows"))) b data-number=(message!(eyes.messages, "board-free-windows")) { (free) } span class="muted" { "/18" }
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
        ol class="cl-seats" aria-label=(message!(eyes.messages, "board-turn-order")) {
            @for player in order {
                @let area = &eyes.table().players[player];
                li class={ @if eyes.table().turn_of == Some(player) { "cl-now" } } title=(message!(eyes.messages, "board-seat-title", player = eyes.name(player), cards = cards)) {
                    (eyes.crest(player)) @if player == eyes.own { (message!(eyes.messages, "board-you")) " " }
                    b data-number=(message!(eyes.messages, "board-points-of", player = eyes.name(player))) { (area.score) } span class="muted" { (area.grid.len()) "/" (cards) }
                }
            }
        }
    }
}
