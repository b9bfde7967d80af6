//! What the androids' activation would do with the colour that is left to them (DA-6, DA-7).

use maud::{Markup, html};
use pocket_mars::AndroidAbility;
use pocket_mars::CardView;
use pocket_mars::PlayerView;
use pocket_mars::{Colour, Slot};

use super::people::{Eyes, colour_sign};

/// The forecast for each colour that may be left.
pub(super) fn forecast(eyes: &Eyes<'_>, area: &PlayerView) -> Markup {
    let left: Vec<(Slot, Colour)> = Slot::ALL
        .into_iter()
        .zip(&area.prep)
        .filter_map(|(slot, held)| {
            held.and_then(|held| colour(held.card)).map(|colour| (slot, colour))
        })
        .collect();
    html! {
        ul class="forecast" aria-label="What the androids will do" {
            @match left[..] {
                [] if eyes.view.round == 0 => {}
                [] => li { span class="muted" { "Module empty:" } " they only refill." },
                [(_, colour)] => (row(eyes, area, "Left:", colour)),
                [(_, first), (_, second)] if first == second => (row(eyes, area, "If one is left:", first)),
                _ => {
                    @for (_, colour) in &left { (row(eyes, area, "If left:", *colour)) }
                }
            }
        }
    }
}

fn row(eyes: &Eyes<'_>, area: &PlayerView, when: &str, colour: Colour) -> Markup {
    let facts = &eyes.content.buildings[colour.building()];
    html! {
        li {
            span class="muted" { (when) } " " (colour_sign(colour)) " "
            b { (facts.android_title) } ": " (words(eyes, area, colour))
        }
    }
}

/// The activation in words, as far as it is certain now.
fn words(eyes: &Eyes<'_>, area: &PlayerView, colour: Colour) -> String {
    let facts = &eyes.content.buildings[colour.building()];
    let mut aboard = area.on_ship;
    let mut earth = area.earth;
    let mut parts = Vec::new();
    if facts.holds_colonists {
        if aboard > 0 {
            aboard -= 1;
            parts.push(format!("1 lands in {}", facts.name));
        } else if earth > 0 {
            earth -= 1;
            aboard += 1;
            parts.push("1 boards".to_string());
        }
    }
    let solo = &eyes.content.solo;
    let spark = format!("{} cards of the deck go", solo.spark);
    parts.push(match facts.android {
        AndroidAbility::DoubleUpgrade => format!("{} upgrades", solo.upgrades),
        AndroidAbility::Spark => spark,
        AndroidAbility::OverwhelmingPower if area.energy < eyes.view.options.energy_top => {
            format!("energy +{}", solo.overwhelming_power)
        }
        AndroidAbility::OverwhelmingPower => spark,
        AndroidAbility::RecruitmentDrive if earth > 0 => "1 boards".into(),
        AndroidAbility::RecruitmentDrive => "nobody is left on Earth".into(),
        AndroidAbility::Calculations if aboard > 0 => "1 lands where it scores most".into(),
        AndroidAbility::Calculations if earth > 0 => "1 boards".into(),
        AndroidAbility::Calculations => "nobody can move".into(),
    });
    parts.join(", ")
}

fn colour(card: CardView) -> Option<Colour> {
    match card {
        CardView::Face(card) => Some(card.colour()),
        CardView::Back(colour) => Some(colour),
        CardView::Hidden => None,
    }
}
