//! The bag of tokens. Its contents are public: anybody could work them out.

use colab::{BagToken, Content, EnemyPart, Foreseen, Goal};
use game_core::{Narrate, Viewer};
use i18n::{Messages, message};
use maud::{Markup, html};

use crate::eyes::Eyes;
use crate::glyphs::{glyph, put, way_glyph};

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
    let does = if power { message!(eyes.messages, "board-bag-power", words = does).into_owned() } else { does };
    html! {
        span class="cl-inside-one" title=(message!(eyes.messages, "board-bag-token", count = count, inside = inside, words = does)) {
            (token(eyes.content, kind, power, count, eyes.messages)) @if count > 1 { b { "×" (count) } }
        }
    }
}

/// What the active enemy would do for each token that can be drawn, in this position.
fn foresee(eyes: &Eyes<'_>) -> Markup {
    let state = &eyes.table().enemies;
    let first = eyes.view.options.enemies().next();
    let all = state.active.or(first).map_or(Vec::new(), |enemy| eyes.game.forecast(enemy));
    let inside: u8 = all.iter().map(|foreseen| foreseen.count).sum();
    html! {
        @if !all.is_empty() {
            details class="cl-foresee" data-fold="foresee" {
                summary { (message!(eyes.messages, "board-foresee")) }
                ul class="cl-foreseen" {
                    @for of in &all {
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
    let does =
        if power { message!(messages, "board-token-power", words = does).into_owned() } else { does };
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

/// The drawing on a token, centred at the origin, within 17 units.
pub(super) fn token_disc(content: &Content, kind: BagToken, power: bool) -> Markup {
    let part = content.tokens[kind].action.parts().next();
    html! {
        @if power { circle class="cl-teeth" r="15" {} }
        circle class="cl-disc" r="13.5" {}
        @match part {
            Some(EnemyPart::Step(way, _)) => { (put(way_glyph(way), 0.0, -4.0, 17.0)) (put("figure", 0.0, 5.5, 12.0)) },
            Some(EnemyPart::Chase(way)) => { (put(way_glyph(way), 0.0, -4.5, 16.0)) (put("figure", -4.5, 5.5, 11.0)) (put("figure", 5.0, 5.5, 8.0)) },
            Some(EnemyPart::Minion(goal)) => @match goal {
                Goal::Player(way) => { (put(way_glyph(way), 0.0, -4.5, 16.0)) (put("imp", -4.5, 5.5, 12.0)) (put("figure", 5.0, 5.5, 8.0)) },
                Goal::Other => { (put("imp", -5.5, 0.0, 13.0)) (put("imp", 5.5, 0.0, 13.0)) },
                Goal::Roll => { (put("imp", -5.0, 2.0, 14.0)) (put("die-any", 5.5, -1.0, 13.0)) },
                Goal::Tower(tower) => { (put("imp", -5.5, 2.5, 13.0)) (put(tower.word(), 4.5, -1.5, 15.0)) },
            },
            Some(_) => (put("special", 0.0, 0.0, 18.0)),
            None => {},
        }
    }
}
