//! The scoreboard around the ring: its spaces, upgrade tokens, the goal and the markers.

use colab::{Frame, Player, Scientist};
use i18n::message;
use maud::{Markup, html};

use super::geometry::{HEIGHT, RIM, WIDTH, on_rim};
use crate::eyes::Eyes;
use crate::glyphs::put;

/// The field and its rim.
pub(super) fn rim(eyes: &Eyes<'_>) -> Markup {
    let tokens = eyes.table().upgrade_tokens;
    let spaces = eyes.game.spaces();
    let score = eyes.table().players[eyes.own].score;
    let (width, height) = (WIDTH - 2.0 * RIM, HEIGHT - 2.0 * RIM);
    let players = eyes.view.options.players();
    let taken: Vec<u16> = players.map(|player| eyes.table().players[player].score % 100).collect();
    html! {
        g class="cl-around" {
        rect class="cl-rim" x="0.5" y="0.5" width=(WIDTH - 1.0) height=(HEIGHT - 1.0) rx="43" {}
        @for number in 1..=score.min(99) {
            @let (x, y) = on_rim(number);
            circle class={ "cl-scored " (eyes.hue(eyes.own)) } cx=(x) cy=(y) r="9" {}
        }
        rect class="cl-field" x=(RIM) y=(RIM) width=(width) height=(height) rx="18" {}
        @for number in 0..100u16 {
            @if !spaces.contains(&(number as u8)) {
                @let (x, y) = on_rim(number);
                @if number % 10 == 0 && !taken.contains(&number) { text class="cl-rim-number" x=(x) y=(y + 5.0) { (number) } }
                @else { circle class="cl-dot" cx=(x) cy=(y) r="1.6" {} }
            }
        }
        @for (nth, space) in spaces.iter().enumerate() {
            @let (x, y) = on_rim(u16::from(*space));
            @let there = tokens & 1 << nth != 0;
            g class=(if there { "cl-upgrade" } else { "cl-taken" }) data-place={ "score " (space) } {
                title { (message!(eyes.messages, "board-upgrade", there = if there { "yes" } else { "no" }, space = *space)) }
                circle class="cl-hit cl-tiles-ground" cx=(x) cy=(y) r="16" {}
                (put(if there { "gold" } else { "gone" }, x, y, 28.0))
                @if !taken.contains(&u16::from(*space)) { text x=(x) y=(y + 5.0) { (space) } }
            }
        }
        }
    }
}

/// The goal, and every player's marker; markers on the same space are drawn one behind the other.
pub(super) fn markers(eyes: &Eyes<'_>) -> Markup {
    let players: Vec<Player> = eyes.view.options.players().collect();
    let score = |player: Player| eyes.table().players[player].score;
    let goal = (eyes.view.options.enemies > 0)
        .then(|| eyes.content.difficulties[eyes.view.options.difficulty].points);
    html! {
        g class="cl-around" {
        @if let Some(goal) = goal {
            @let (x, y) = on_rim(u16::from(goal) - 1);
            g { title { (message!(eyes.messages, "board-goal", points = goal)) } (put("flag", x, y, 22.0)) }
        }
        @if let Some(score) = weighed(eyes) {
            @let (x, y) = inward(score, 0.0);
            g class={ "cl-preview " (eyes.hue(eyes.own)) } transform={ "translate(" (x) " " (y) ")" } {
                title { (message!(eyes.messages, "board-with-card", points = score)) }
                path d="M-15 0A15 15 0 1 1 15 0A15 15 0 1 1-15 0Z" {}
                text y="5.5" { (score) }
            }
        }
        @for (number, &player) in players.iter().enumerate() {
            @let before = players[..number].iter().filter(|other| score(**other) % 100 == score(player) % 100).count();
            @let (x, y) = inward(score(player), 22.0 * before as f32);
            (marker(eyes, player, x, y))
        }
        }
    }
}

/// The score after the card that is being paid for.
fn weighed(eyes: &Eyes<'_>) -> Option<u16> {
    let table = eyes.table();
    let card = table.payment.card.filter(|_| matches!(table.frames.top(), Some(Frame::Pay)))?;
    let (printed, scaled) = eyes.game.scores_at(card, table.payment.cell);
    Some(table.you().score + u16::from(printed + scaled))
}

fn marker(eyes: &Eyes<'_>, player: Player, x: f32, y: f32) -> Markup {
    let score = eyes.table().players[player].score;
    let outline = match eyes.table().players[player].scientist {
        Some(Scientist::Luciana) => "M-14-14H14V2Q14 11 0 16-14 11-14 2Z",
        Some(Scientist::Victor) => "M-14-14H14V14H-14Z",
        Some(Scientist::Elias) => "M-6-15H6L15-6V6L6 15H-6L-15 6V-6Z",
        Some(Scientist::Ivy) | None => "M-15 0A15 15 0 1 1 15 0A15 15 0 1 1-15 0Z",
    };
    html! {
        g class={ "cl-marker " (eyes.hue(player)) } data-piece={ "marker-" (player) } data-at={ "score " (score) } transform={ "translate(" (x) " " (y) ")" } role="img" {
            title { (message!(eyes.messages, "board-marker", player = eyes.name(player), points = score)) }
            path d=(outline) {}
            text y="5.5" { (score) }
        }
    }
}

/// A point `far` units inwards from a space of the rim.
fn inward(number: u16, far: f32) -> (f32, f32) {
    let (x, y) = on_rim(number);
    let towards = |at: f32, size: f32| match at {
        at if at < 2.0 * RIM => at + far,
        at if at > size - 2.0 * RIM => at - far,
        at => at,
    };
    (towards(x, WIDTH), towards(y, HEIGHT))
}
