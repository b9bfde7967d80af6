//! Glyphs for effects, abilities and enemy actions.

use colab::{Ability, Deck, Effect, EnemyAction, EnemyPart, Goods, Happens, Scale, Way};
use drawing::unit;
use game_core::Amount;
use i18n::{Messages, message};
use maud::{Markup, html};

/// A glyph in an element of its own.
pub(super) fn glyph(symbol: &str, class: &str, said: &str) -> Markup {
    html! {
        svg class={ "cl-glyph " (class) } role="img" focusable="false" {
            title { (said) }
            use href={ "#cl-" (symbol) } {}
        }
    }
}

/// A glyph inside a larger picture, centred.
pub(super) fn put(symbol: &str, x: f32, y: f32, size: f32) -> Markup {
    let half = size / 2.0;
    html! { use href={ "#cl-" (symbol) } x=(unit(x - half)) y=(unit(y - half)) width=(unit(size)) height=(unit(size)) {} }
}

/// A glyph with a count.
pub(super) struct Glyph {
    pub(super) count: u8,
    pub(super) symbol: String,
}

/// One glyph.
fn one(count: u8, symbol: impl Into<String>) -> Glyph {
    Glyph { count, symbol: symbol.into() }
}

/// The glyphs of an effect.
pub(super) fn glyphs_of(effect: Effect) -> Vec<Glyph> {
    let glyph = |Amount { symbol, count }| {
        one(u8::try_from(count).unwrap_or_default(), symbol.trim_start_matches("cl-"))
    };
    effect.amounts().into_iter().map(glyph).collect()
}

/// An effect as a line of glyphs, with its text as a tooltip.
pub(super) fn effect(of: Effect, messages: Messages) -> Markup {
    html! {
        span class="cl-effect" title=(of.words(messages)) { (line(&glyphs_of(of), &of.words(messages))) }
    }
}

/// A line of glyphs.
pub(super) fn line(glyphs: &[Glyph], said: &str) -> Markup {
    html! {
        @for glyph_of in glyphs {
            @if glyph_of.count > 1 { b class="cl-count" { (glyph_of.count) } }
            (glyph(&glyph_of.symbol, "", said))
        }
    }
}

/// The ability of a card as glyphs: when it applies, and its effect.
pub(super) fn ability(of: Ability, messages: Messages) -> Markup {
    let said = of.words(messages);
    html! {
        span class="cl-effect" title=(said) {
            @match of {
                Ability::Trigger(what) | Ability::Built(what) => (line(&glyphs_of(what), &said)),
                Ability::React(when, _, what) => {
                    (line(&[one(1, happens(when))], &said)) span class="cl-then" { "›" }
                    (line(&glyphs_of(what), &said))
                },
                Ability::Potion(cost, what) => {
                    (line(&[one(cost, "flask")], &said)) span class="cl-then" { "›" }
                    (line(&glyphs_of(what), &said))
                },
                Ability::Score(Scale::Adjacent(deck, each)) => {
                    b class="cl-count" { "+" (each) } (line(&[one(1, plate(deck))], &said)) span class="cl-then" { (message!(messages, "board-beside-each")) }
                },
                Ability::Score(Scale::Grid(deck, each)) => {
                    b class="cl-count" { "+" (each) } (line(&[one(1, plate(Some(deck)))], &said)) span class="cl-then" { (message!(messages, "board-each")) }
                },
            }
        }
    }
}

fn plate(deck: Option<Deck>) -> String {
    deck.map_or("card-any".into(), |deck| format!("plate-{deck}"))
}

fn happens(when: Happens) -> String {
    match when {
        Happens::Rest => "rest".into(),
        Happens::Send(_) => "send".into(),
        Happens::Retrieve(_) => "retrieve".into(),
        Happens::Build(deck) => plate(deck),
        Happens::Pay => "build".into(),
        Happens::Upgrade => "upgrade".into(),
    }
}

/// The action of an enemy, as glyphs.
pub(super) fn enemy_glyphs(action: EnemyAction) -> Vec<Glyph> {
    action
        .parts()
        .map(|part| match part {
            EnemyPart::Charge(n) => one(n, "bolt"),
            EnemyPart::Power(n) => one(n, "does-power"),
            EnemyPart::Special => one(1, "special"),
            EnemyPart::Damage(n, _) => one(n, "damage"),
            EnemyPart::Freeze(n, _) => one(n, "ice"),
            EnemyPart::Discard(n) => one(n, "does-discard"),
            EnemyPart::Strip(_) => one(1, "does-strip"),
            EnemyPart::Lose(goods, n) => one(n, lost(goods)),
            EnemyPart::Step(way, n) => one(n, way_glyph(way)),
            EnemyPart::Chase(_) => one(1, "figure"),
            EnemyPart::Minion(_) => one(1, "imp"),
            EnemyPart::Wreck => one(1, "wreck"),
        })
        .collect()
}

const fn lost(goods: Goods) -> &'static str {
    match goods {
        Goods::Research => "research",
        Goods::Potion => "flask",
        Goods::Token => "any",
        Goods::Card => "card-any",
    }
}

/// The arrow for a direction around the ring.
pub(super) const fn way_glyph(way: Way) -> &'static str {
    match way {
        Way::Clockwise => "way-clockwise",
        Way::Counter => "way-counter",
        Way::Short => "way-short",
    }
}

/// The symbol for a place or an answer: that of its last word that has one.
pub(super) fn glyph_of(text: &str) -> Option<&'static str> {
    let words = text.split([' ', '-']).rev();
    words.map(glyph_of_word).find(Option::is_some).flatten()
}

fn glyph_of_word(word: &str) -> Option<&'static str> {
    Some(match word {
        "gear" => "cl-gear",
        "spark" => "cl-spark",
        "herb" => "cl-herb",
        "vial" => "cl-vial",
        "bone" => "cl-bone",
        "eye" => "cl-eye",
        "strip" => "cl-face-strip",
        "discard" => "cl-face-discard",
        "jam" => "cl-face-jam",
        "damage" => "cl-face-damage",
        "extra" => "cl-face-extra",
        "wild" => "cl-face-wild",
        "power" => "cl-face-power",
        "ice" => "cl-ice",
        "bag" | "criteria" => "cl-bag",
        "elias" => "cl-enemy-elias",
        "ivy" => "cl-enemy-ivy",
        "luciana" => "cl-enemy-luciana",
        "victor" => "cl-enemy-victor",
        "meter" => "cl-bolt",
        "build" => "cl-build",
        _ => return None,
    })
}
