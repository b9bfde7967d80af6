//! The bag of tokens. Its contents are public: anybody could work them out.

use colab::{BagToken, Content, Foreseen};
use drawing::text_of;
use game_core::{Narrate, Viewer};
use i18n::{Messages, message};
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::glyph;
use crate::pictures;
use crate::token_disc::token_disc;

/// The bag, with a disc for each kind of token inside.
pub(super) fn bag(eyes: &Eyes<'_>) -> Markup {
    let bag = &eyes.table().enemies.bag;
    let supply: u8 = eyes.table().enemies.supply.values().iter().sum();
    html! {
        section class="box cl-bag" data-place="bag" aria-label=(message!(eyes.messages, "board-bag", count = bag.count())) {
            span class="cl-bag-count" title=(message!(eyes.messages, "board-bag-count")) { (glyph("bag", "cl-bag-glyph", &message!(eyes.messages, "board-bag-count"))) b data-number=(message!(eyes.messages, "board-bag-count")) { (bag.count()) } }
            div class="cl-inside" {
                @for kind in BagToken::ALL { @if bag.criteria[kind] > 0 { (counted(eyes, kind, false, bag.criteria[kind])) } }
                @for kind in BagToken::ALL { @if bag.power[kind] > 0 { (counted(eyes, kind, true, bag.power[kind])) } }
                @if bag.count() == 0 { span class="muted" { (message!(eyes.messages, "board-bag-empty")) } }
            }
            (foresee(eyes))
            @if supply > 0 { span class="muted cl-wide" title=(message!(eyes.messages, "board-bag-supply")) { (message!(eyes.messages, "board-bag-more", count = supply)) } }
        }
    }
}

/// Tokens of one kind; the tooltip says what drawing one would do.
fn counted(eyes: &Eyes<'_>, kind: BagToken, power: bool, count: u8) -> Markup {
    let inside = eyes.table().enemies.bag.count();
    let facts = eyes.content.tokens[kind];
    let does = facts.action.words_in(eyes.messages);
    let does = if power {
        message!(eyes.messages, "board-bag-power", words = does).into_owned()
    } else {
        does
    };
    html! {
        span class="cl-inside-one" title=(message!(eyes.messages, "board-bag-token", count = count, inside = inside, words = does)) {
            (token(eyes.content, kind, power, count, eyes.messages)) @if count > 1 { b { "×" (count) } }
        }
    }
}

/// The most cards of a grid beside which the whole forecast has room.
const FEW_CARDS: u8 = 4;

/// The most cards of a grid that leaves the forecast as much room again.
const ONE_CARD: u8 = 1;

/// What the active enemy would do for each token that can be drawn, in this position; open while
/// the viewer's grid needs little room and a single enemy leaves some.
fn foresee(eyes: &Eyes<'_>) -> Markup {
    let all = &eyes.foreseen;
    let inside: u8 = all.iter().map(|foreseen| foreseen.count).sum();
    let cards = eyes.table().players[eyes.own].grid.len();
    let roomy = |most: u8| eyes.view.options.enemies == 1 && cards <= most;
    html! {
        @if !all.is_empty() {
            details class="cl-foresee" data-fold="foresee" open[roomy(FEW_CARDS)] {
                summary { (message!(eyes.messages, "board-foresee")) }
                ul class={ "cl-foreseen" @if roomy(ONE_CARD) { " cl-roomy" } } tabindex="0" aria-label=(message!(eyes.messages, "board-foresee")) {
                    @for of in all {
                        li {
                            (token(eyes.content, of.token, of.power, of.count, eyes.messages))
                            b title=(message!(eyes.messages, "board-foresee-share", count = of.count, inside = inside)) { (u32::from(of.count) * 100 / u32::from(inside.max(1))) "%" }
                            p { (emitted(eyes, of)) }
                        }
                    }
                }
            }
        }
    }
}

/// The most tokens in a line of the rail.
const PARTS: usize = 2;

/// The forecast for the rail: the likeliest tokens, each with what it would do.
pub(super) fn rail(eyes: &Eyes<'_>) -> Markup {
    let mut all: Vec<&Foreseen> = eyes.foreseen.iter().collect();
    all.sort_by_key(|of| std::cmp::Reverse(of.count));
    let inside: u32 = all.iter().map(|of| u32::from(of.count)).sum();
    let parts: Vec<drawing::Foreseen> = all.into_iter().map(|of| part(eyes, of, inside)).collect();
    let lines: Vec<Vec<drawing::Foreseen>> = parts.chunks(PARTS).map(<[_]>::to_vec).collect();
    drawing::forecast(&lines)
}

/// A token, the first thing that it does besides charging, and how likely it is.
fn part(eyes: &Eyes<'_>, of: &Foreseen, inside: u32) -> drawing::Foreseen {
    let drawn = pictures::token_of(of.token, of.power, eyes.content);
    let events = of.emitted.iter().filter_map(|event| serde_json::to_value(event).ok());
    let does =
        events.filter(|event| matches!(text_of(event, "what"), "enemy_moved" | "doom_built"));
    let does = does.filter_map(|event| pictures::act(&event, eyes.content, eyes.locale)).next();
    drawing::Foreseen {
        picture: does.map_or_else(|| drawn.clone(), |does| drawn.clone().to().then(does)),
        words: emitted(eyes, of),
        figure: format!("{}\u{a0}%", u32::from(of.count) * 100 / inside.max(1)),
        places: vec!["bag".into()],
    }
}

fn emitted(eyes: &Eyes<'_>, of: &Foreseen) -> String {
    let words = of
        .emitted
        .iter()
        .map(|event| eyes.game.describe_event(event, Viewer::Everybody, eyes.locale).text);
    let words = words.collect::<Vec<_>>().join(" ");
    if words.is_empty() { message!(eyes.messages, "board-foresee-nothing").into() } else { words }
}

/// A token of the bag; power tokens have a gold, toothed rim.
pub(super) fn token(
    content: &Content,
    kind: BagToken,
    power: bool,
    count: u8,
    messages: Messages,
) -> Markup {
    let does = content.tokens[kind].action.words_in(messages);
    let does = if power {
        message!(messages, "board-token-power", words = does).into_owned()
    } else {
        does
    };
    let said = match count {
        0 | 1 => does,
        count => message!(messages, "board-times", count = count, words = does).into(),
    };
    html! {
        svg class={ "cl-glyph cl-bag-token" @if power { " cl-power" } } viewBox="-17 -17 34 34" role="img" focusable="false" {
            title { (said) }
            (token_disc(content, kind, power))
        }
    }
}
