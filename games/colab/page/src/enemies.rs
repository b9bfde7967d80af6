//! The enemies' boards: the power meter with the special power at its end, the tokens beside the
//! deck with the need of its top card, and the nine cards of the device.

use colab::{DoomsdayCard, Scientist, device_name};
use i18n::message;
use maud::{Markup, html};

use crate::bag::{bag, token};
use crate::eyes::{Eyes, crest, hue_of};
use crate::glyphs::{enemy_glyphs, glyph, line};

/// Every enemy in turn order, and the bag they share.
pub(super) fn enemies(eyes: &Eyes<'_>) -> Markup {
    let count = eyes.view.options.enemies;
    html! {
        @if count > 0 {
            div class={ "cl-enemies" @if count > 1 { " cl-several" } } {
                @for one in eyes.view.options.enemies() { (enemy(eyes, one)) }
                (bag(eyes))
            }
        }
    }
}

fn enemy(eyes: &Eyes<'_>, enemy: Scientist) -> Markup {
    let state = &eyes.table().enemies;
    let active = state.active == Some(enemy) && eyes.view.options.enemies > 1;
    let place = format!("enemy {enemy}");
    let name = eyes.game.enemy_name(enemy);
    let device = eyes.view.options.device_of(enemy);
    let title = device.map_or(String::new(), |device| device_name(device, eyes.messages));
    let acted = if state.no_build { "yes" } else { "no" };
    html! {
        article class={ "box cl-enemy " (hue_of(enemy)) @if active { " cl-active-enemy" } @if state.turn == Some(enemy) { " cl-now" } }
            data-place=(place) data-can=[eyes.can(&place)] aria-label=(message!(eyes.messages, "board-the-enemy", enemy = name.as_str())) {
            span class="cl-portrait" { (glyph(&format!("scientist-{enemy}"), "cl-tall", &name)) (crest(enemy)) }
            div class="cl-enemy-body" {
                h3 {
                    (name) " " span class="muted" { (title) }
                    @if active {
                        " " (glyph(if state.no_build { "coin-off" } else { "coin" }, "", &message!(eyes.messages, "board-active", acted = acted)))
                    }
                }
                (meter(eyes, enemy))
                (need(eyes, enemy))
            }
            (deck(eyes, enemy))
        }
    }
}

/// The power meter.
fn meter(eyes: &Eyes<'_>, enemy: Scientist) -> Markup {
    let at = eyes.table().enemies.each[enemy].meter;
    let facts = &eyes.content.enemies[enemy];
    let title = eyes.content.power_title(enemy, eyes.messages);
    let words = facts.special.words_in(eyes.messages);
    let special = message!(eyes.messages, "board-labelled", name = title.as_ref(), words = words);
    let meter = message!(
        eyes.messages,
        "board-meter",
        at = at,
        last = facts.last,
        special = special.as_ref()
    );
    html! {
        div class="cl-power-meter" data-number=(message!(eyes.messages, "board-meter-of", enemy = eyes.game.enemy_name(enemy))) data-value=(at) role="img" aria-label=(meter) title=(meter) {
            @for step in 0..facts.last { span class={ "cl-charge" @if step < at { " cl-past" } @if step == at { " cl-now" } } { (step) } }
            span class="cl-charge cl-special" { (line(&enemy_glyphs(facts.special)[..1], &special)) }
        }
        p class="cl-special-words muted" { (special) }
    }
}

/// The tokens beside the deck, and how many its top card needs.
fn need(eyes: &Eyes<'_>, enemy: Scientist) -> Markup {
    let one = &eyes.table().enemies.each[enemy];
    let beside = &one.beside;
    html! {
        div class="cl-need" {
            @for (kind, count) in beside.criteria.iter() { @for _ in 0..*count { (token(eyes.content, kind, false, 1, eyes.messages)) } }
            @for (kind, count) in beside.power.iter() { @for _ in 0..*count { (token(eyes.content, kind, true, 1, eyes.messages)) } }
            @if let Some(need) = one.need {
                @for _ in beside.count()..need { span class="cl-missing" {} }
                span title=(message!(eyes.messages, "board-beside")) { b data-number=(message!(eyes.messages, "board-beside-of", enemy = eyes.game.enemy_name(enemy))) data-value=(beside.count()) { (message!(eyes.messages, "board-beside-words", count = beside.count(), need = need)) } }
            } @else { span class="muted" { (message!(eyes.messages, "board-no-card")) } }
        }
    }
}

/// The nine cards, each in its place: built ones with their action, the others with their need.
fn deck(eyes: &Eyes<'_>, enemy: Scientist) -> Markup {
    let device = eyes.view.options.device_of(enemy);
    let mut cards: Vec<(DoomsdayCard, u8)> = eyes
        .content
        .doomsday
        .iter()
        .filter(|(_, facts)| Some(facts.device) == device)
        .map(|(card, facts)| (card, facts.place))
        .collect();
    cards.sort_unstable_by_key(|(_, place)| *place);
    html! {
        div class="cl-device" role="group" aria-label=(message!(eyes.messages, "board-the-device")) {
            @for (card, _) in cards { (doom(eyes, enemy, card)) }
        }
    }
}

fn doom(eyes: &Eyes<'_>, enemy: Scientist, card: DoomsdayCard) -> Markup {
    let facts = &eyes.content.doomsday[card];
    let built = eyes.table().enemies.built.contains(card);
    let next = !built && eyes.table().enemies.each[enemy].need == Some(facts.need);
    let place = format!("doom {card}");
    let words = facts.action.words_in(eyes.messages);
    let title = eyes.content.doomsday_title(card, eyes.messages);
    let state = match (built, next) {
        (true, _) => "built",
        (_, true) => "next",
        _ => "later",
    };
    let said = message!(
        eyes.messages,
        "board-doom",
        card = title.as_ref(),
        need = facts.need,
        words = words.as_str(),
        state = state
    );
    html! {
        span class={ "cl-doom" @if built { " cl-doom-built" } @if next { " cl-next" } } data-place=(place) data-can=[eyes.can(&place)]
            title=(said) {
            @if built { (line(&enemy_glyphs(facts.action), &words)) }
            @else { span class="cl-faint" { (line(&enemy_glyphs(facts.action), &words)) } b { (facts.need) } }
        }
    }
}
