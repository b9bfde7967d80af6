//! What the androids' activation would do with their last card (DA-6, DA-7): the points on its
//! back, the moves in short below it, and a text for screen readers.

use drawing::{Foreseen, Picture};
use game_core::Id;
use i18n::message;
use maud::{Markup, html};
use pocket_mars::{AndroidAbility, CardView, Colour, Player, PlayerView, Slot};

use super::cards::slot_place;
use super::glyphs::{put, unit, words};
use super::people::Eyes;

/// The forecast for each card that may be the last one, below its slot.
pub(super) fn forecast(eyes: &Eyes<'_>, area: &PlayerView) -> Markup {
    if !awaits(eyes) {
        return html! {};
    }
    html! {
        @for (slot, middle) in Slot::ALL.into_iter().zip([62.0, 178.0]) {
            @if let Some(colour) = colour_of(area, slot) { (one(eyes, area, slot, colour, middle)) }
        }
    }
}

/// Whether the viewer is asked before the androids' phase: only then is it forecast.
fn awaits(eyes: &Eyes<'_>) -> bool {
    eyes.marks.asks() && eyes.view.awaits_androids()
}

/// The forecast for the rail: a line for each card that may be the last one.
pub(super) fn rail(eyes: &Eyes<'_>) -> Markup {
    let androids = eyes.others().into_iter().find(|area| area.player == Player::Androids);
    let Some(area) = androids.filter(|_| awaits(eyes)) else { return html! {} };
    let line = |slot| colour_of(area, slot).map(|colour| vec![left(eyes, area, slot, colour)]);
    drawing::forecast(&Slot::ALL.into_iter().filter_map(line).collect::<Vec<_>>())
}

/// What follows if the card of this slot is the last one, as a part of the rail's forecast.
fn left(eyes: &Eyes<'_>, area: &PlayerView, slot: Slot, colour: Colour) -> Foreseen {
    let gain = eyes.view.if_left(eyes.content, slot).map(|told| told.after - told.before);
    let card = Picture::of(&format!("pm-{}", colour.word())).to();
    let acts = in_short(eyes, area, colour);
    let picture = acts
        .iter()
        .fold(card, |picture, (symbol, count)| picture.and(&format!("pm-{symbol}")).words(count));
    let points = match gain {
        None => message!(eyes.messages(), "left-you-decide"),
        Some(gain) => message!(eyes.messages(), "left-gain-if", gain = format!("{gain:+}")),
    };
    let words = said(eyes, area, colour, gain);
    let places = vec![slot_place(area.player, slot)];
    Foreseen { picture, words, figure: points.into(), places }
}

/// The same in words.
fn said(eyes: &Eyes<'_>, area: &PlayerView, colour: Colour, gain: Option<i32>) -> String {
    let (words_of, messages) = (eyes.words(), eyes.messages());
    let (told, power) = (words_of.colour(colour), words_of.power(colour.building()));
    let acts = in_words(eyes, area, colour);
    match gain {
        None => message!(messages, "left-said", colour = told, power = power, acts = acts),
        Some(gain) => message!(
            messages,
            "left-said-points",
            colour = told,
            power = power,
            acts = acts,
            gain = format!("{gain:+}")
        ),
    }
    .into()
}

/// The forecast for the card of one slot.
fn one(eyes: &Eyes<'_>, area: &PlayerView, slot: Slot, colour: Colour, middle: f32) -> Markup {
    let gain = eyes.view.if_left(eyes.content, slot).map(|told| told.after - told.before);
    let messages = eyes.messages();
    let points = match gain {
        None => message!(messages, "left-you-decide"),
        Some(gain) => message!(messages, "left-gain", gain = format!("{gain:+}")),
    };
    let wide = if gain.is_some() { 98.0 } else { 114.0 };
    html! {
        g class="pm-left" role="img" {
            title { (said(eyes, area, colour, gain)) }
            rect class="pm-label" x=(unit(middle - wide / 2.0)) y="110" width=(wide) height="28" rx="14" {}
            (words("pm-text pm-mid pm-bold", middle, 130.0, &points))
            @let acts = in_short(eyes, area, colour);
            @let from = middle - 24.0 * acts.len() as f32;
            @for (nth, (symbol, count)) in acts.iter().enumerate() {
                @let x = from + 50.0 * nth as f32;
                (put(symbol, x, 143.0, 19.0))
                (words("pm-text pm-bold", x + 22.0, 159.0, count))
            }
        }
    }
}

/// The first move and the ability, as far as both are certain now.
struct Acts {
    lands: bool,
    boards: bool,
    /// Colonists on the Spaceship after the first move; `earth` is the same for Earth.
    aboard: u8,
    earth: u8,
}

fn acts(eyes: &Eyes<'_>, area: &PlayerView, colour: Colour) -> Acts {
    let holds = eyes.content.buildings[colour.building()].holds_colonists;
    let (lands, boards) = (holds && area.on_ship > 0, holds && area.on_ship == 0 && area.earth > 0);
    Acts {
        lands,
        boards,
        aboard: area.on_ship + u8::from(boards) - u8::from(lands),
        earth: area.earth - u8::from(boards),
    }
}

/// The activation as glyphs, each with its number.
fn in_short(eyes: &Eyes<'_>, area: &PlayerView, colour: Colour) -> Vec<(&'static str, String)> {
    let acts = acts(eyes, area, colour);
    let solo = &eyes.content.solo;
    let one = |glyph| Some((glyph, "1".to_string()));
    let first = match (acts.lands, acts.boards) {
        (true, _) => one("land"),
        (_, true) => one("rocket"),
        (false, false) => None,
    };
    let spark = || Some(("under", format!("\u{2212}{}", solo.spark)));
    let ability = match eyes.content.buildings[colour.building()].android {
        AndroidAbility::DoubleUpgrade => Some(("up", solo.upgrades.to_string())),
        AndroidAbility::Spark => spark(),
        AndroidAbility::OverwhelmingPower if area.energy < eyes.view.options.energy_top => {
            Some(("bolt", format!("+{}", solo.overwhelming_power)))
        }
        AndroidAbility::OverwhelmingPower => spark(),
        AndroidAbility::RecruitmentDrive if acts.earth > 0 => one("rocket"),
        AndroidAbility::Calculations if acts.aboard > 0 => one("land"),
        AndroidAbility::Calculations if acts.earth > 0 => one("rocket"),
        AndroidAbility::RecruitmentDrive | AndroidAbility::Calculations => None,
    };
    first.into_iter().chain(ability).collect()
}

/// The activation as text, as far as it is certain now.
fn in_words(eyes: &Eyes<'_>, area: &PlayerView, colour: Colour) -> String {
    let facts = &eyes.content.buildings[colour.building()];
    let acts = acts(eyes, area, colour);
    let (messages, solo) = (eyes.messages(), &eyes.content.solo);
    let first = match (acts.lands, acts.boards) {
        (true, _) => {
            let building = eyes.words().building(colour.building());
            Some(message!(messages, "left-lands", building = building))
        }
        (_, true) => Some(message!(messages, "left-boards")),
        (false, false) => None,
    };
    let ability = match facts.android {
        AndroidAbility::DoubleUpgrade => {
            message!(messages, "left-upgrades", count = solo.upgrades)
        }
        AndroidAbility::OverwhelmingPower if area.energy < eyes.view.options.energy_top => {
            message!(messages, "left-energy", count = solo.overwhelming_power)
        }
        AndroidAbility::Spark | AndroidAbility::OverwhelmingPower => {
            message!(messages, "left-spark", count = solo.spark)
        }
        AndroidAbility::RecruitmentDrive if acts.earth > 0 => message!(messages, "left-boards"),
        AndroidAbility::RecruitmentDrive => message!(messages, "left-no-earth"),
        AndroidAbility::Calculations if acts.aboard > 0 => message!(messages, "left-lands-best"),
        AndroidAbility::Calculations if acts.earth > 0 => message!(messages, "left-boards"),
        AndroidAbility::Calculations => message!(messages, "left-nobody"),
    };
    first.into_iter().chain([ability]).collect::<Vec<_>>().join(", ")
}

fn colour_of(area: &PlayerView, slot: Slot) -> Option<Colour> {
    match area.prep[slot.index()]?.card {
        CardView::Face(card) => Some(card.colour()),
        CardView::Back(colour) => Some(colour),
        CardView::Hidden => None,
    }
}
