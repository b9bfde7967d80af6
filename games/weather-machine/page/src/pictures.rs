//! Small pictures of what the Saboteurs do and of what the helper asks.

use drawing::{Picture, column_of_places, number_of, row_of_places, text_of};
use i18n::Locale;
use maud::{Markup, html};
use serde_json::Value;
use weather_machine::{Content, Destination, Indicator, Report};

use crate::art::glyph_for;

/// The picture of an answer or a fact.
pub(super) fn face(text: &str, content: &'static Content, _locale: Locale) -> Option<Picture> {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["table", "branch", area, weather, ref bots @ .., tokens] if bots.len() == 3 => {
            let picture = symbol(area)?.then(symbol(weather)?);
            let picture = bots.iter().fold(picture, |picture, bot| picture.then(self::bot(bot)));
            Some(picture.and(token_of(area)?).words(format!("× {tokens}")))
        }
        ["table", "lab", weathers] if weathers.contains('+') => {
            Some(weathers.split('+').fold(Picture::default(), |picture, weather| {
                match symbol(weather) {
                    Some(glyph) => picture.then(glyph),
                    None => picture,
                }
            }))
        }
        ["table", "subsidies", weather, ref tiles @ ..] if tiles.len() == 3 => {
            let drawn = subsidies(tiles);
            Some(symbol(weather)?.drawn(48.0, &drawn))
        }
        ["table", "scientist", place, space] => Some(symbol(place)?.then(space_of(place, space))),
        [.., last] if last.parse::<Report>().is_ok() => report(last, content),
        ["target"] => Some(Picture::default().hued("w-target", LINE).words("+5")),
        ["discard"] => Some(card_back().none()),
        _ => symbol_of(glyph_for(text)?),
    }
}

/// The picture of an event.
pub(super) fn act(event: &Value, content: &'static Content, _locale: Locale) -> Option<Picture> {
    let word = |name| text_of(event, name);
    let line = |symbol: &str| Picture::default().hued(symbol, LINE);
    let weather = || symbol(word("weather"));
    Some(match word("what") {
        "agent_moved" => symbol(word("agent"))?.to().then(space(word("space"))?),
        "plan" => symbol(word("agent"))?.then(space(word("space"))?),
        "lativ_moved" => {
            symbol("lativ")?.then(place(event.get("from")?)?).to().then(place(event.get("to")?)?)
        }
        "bot_moved" => {
            bot(word("owner")).then(place(event.get("from")?)?).to().then(place(event.get("to")?)?)
        }
        "chemical_moved" => {
            let chemical = symbol(word("chemical"))?;
            chemical.then(place(event.get("from")?)?).to().then(place(event.get("to")?)?)
        }
        "part_moved" => {
            let part = Picture::of(&format!("wp-{}", word("colour")));
            part.to().then(place(event.get("to")?)?)
        }
        "research_moved" => {
            let token = Picture::of(token_of(word("area"))?).then(weather()?);
            token.then(place(event.get("from")?)?).to().then(place(event.get("to")?)?)
        }
        "award_moved" => line("w-award").to().then(place(event.get("to")?)?),
        "token_discarded" => Picture::of(token_of(word("area"))?).then(weather()?).none(),
        "target_raised" => {
            let (by, to) = (number_of(event, "by"), number_of(event, "to"));
            line("w-target").words(format!("{} → {to}", to.saturating_sub(by)))
        }
        "subsidy_gone" => line("w-sell").then(cell(word("cell"))?).none(),
        "subsidy_flipped" => cell(word("cell"))?
            .drawn(48.0, &subsidies(&["blue"]))
            .to()
            .drawn(48.0, &subsidies(&["orange"])),
        "report_discarded" => report(word("report"), content)?.none(),
        "report_current" => card_back().to().then(report(word("report"), content)?),
        "no_report" => card_back().none(),
        "nothing_to_discard" => card_back().none(),
        "report_under" | "reports_shuffled" => card_back(),
        "set_used" => {
            ["wk-government", "wk-lab", "wk-rnd"].into_iter().fold(weather()?, Picture::and).none()
        }
        "lock_removed" => line("w-lock").then(weather()?).none(),
        "initiative_taken" => line("w-initiative").to().then(bot("saboteurs")),
        "no_chemical_for" => symbol(word("chemical"))?.none(),
        "steps_left_out" => space(word("space"))?.none(),
        "storm_placed" => line("w-storm").then(weather()?),
        "decided" => decided(event)?,
        "end_triggered" | "game_ended" => Picture::default().hued("i-flag", "icon"),
        _ => return None,
    })
}

/// Whether an event goes on the card of the one before: a report makes way for the next.
pub(super) fn joins(before: &Value, event: &Value) -> bool {
    let what = |of| text_of(of, "what");
    matches!((what(before), what(event)), ("report_discarded", "report_current" | "no_report"))
}

/// The CSS class of line glyphs.
const LINE: &str = "wm-i";

/// A glyph in its CSS class.
fn symbol_of(glyph: &str) -> Option<Picture> {
    let class = if glyph.starts_with("w-") { LINE } else { "" };
    Some(Picture::default().hued(glyph, class))
}

fn symbol(word: &str) -> Option<Picture> {
    symbol_of(glyph_for(word)?)
}

fn token_of(area: &str) -> Option<&'static str> {
    Some(match area {
        "government" => "wk-government",
        "lab" => "wk-lab",
        "rnd" => "wk-rnd",
        _ => return None,
    })
}

fn bot(owner: &str) -> Picture {
    match owner {
        "yours" | "p1" => Picture::default().hued("b-p1", "hue-yellow"),
        "lativ" => Picture::default().hued("b-lativ", "hue-grey"),
        "theirs" | "saboteurs" => Picture::default().hued("b-saboteurs", "hue-red"),
        _ => {
            Picture::default().drawn(48.0, &html! { circle class="spot" cx="24" cy="24" r="15" {} })
        }
    }
}

/// The result of a plan's decision: a Chemical or a branch.
fn decided(event: &Value) -> Option<Picture> {
    let priority_list = event.get("priority_list")?;
    let chosen = number_of(priority_list, "chosen") as usize;
    match text_of(priority_list, "decision") {
        "chemical" => symbol(["verdino", "melgoth", "delugium", "calorium", "radieu"].get(chosen)?),
        _ => Some(card_back()),
    }
}

/// The back of a Security Report.
fn card_back() -> Picture {
    let drawn = html! {
        rect class="spot" x="5" y="2" width="38" height="44" rx="6" {}
        use href="#b-saboteurs" class="hue-red" x="12" y="12" width="24" height="24" {}
    };
    Picture::default().drawn(48.0, &drawn)
}

/// A Security Report: who goes where, its weather, and the end from which the Saboteurs choose.
fn report(card: &str, content: &'static Content) -> Option<Picture> {
    let facts = &content.reports[card.parse().ok()?];
    let goes = match facts.destination {
        Destination::Supply => "supply",
        Destination::Government => "government",
        Destination::Lab => "lab",
        Destination::Rnd => "rnd",
        Destination::Lativ => "lativ",
    };
    let arrow = match facts.indicator {
        Indicator::Top => "w-up",
        Indicator::Bottom => "w-down",
    };
    let agent = symbol(&facts.agent.to_string())?;
    let weather = symbol(facts.weather.word())?;
    Some(agent.to().then(symbol(goes)?).then(weather).hued(arrow, LINE))
}

/// An action space by its name, such as `lab left`.
fn space(name: &str) -> Option<Picture> {
    let (place, space) = name.split_once(' ').unwrap_or((name, ""));
    Some(symbol(place)?.then(space_of(place, space)))
}

/// The number of an action space in its Location, from the left.
fn space_of(place: &str, space: &str) -> Picture {
    let places = if place == "supply" { 4 } else { 3 };
    let nth = match space {
        "left" => Some(0),
        "middle" => Some(1),
        "right" => Some(2),
        other => other.parse::<u8>().ok().map(|nth| nth.saturating_sub(1)),
    };
    Picture::default().drawn(48.0, &row_of_places(places, nth))
}

/// Where a piece is: the Hideout, the Supply, or an action space.
fn place(of: &Value) -> Option<Picture> {
    if let Some(word) = of.as_str() {
        return Some(match word {
            "hideout" => Picture::default().hued("w-box", LINE),
            "gone" => Picture::default().none(),
            "workshop" => bot("yours"),
            "beside_lab" => symbol("lab")?,
            "board" | "reserve" => Picture::default(),
            other => symbol(other).unwrap_or_default(),
        });
    }
    let (kind, at) = of.as_object()?.iter().next()?;
    let at = at.as_str().unwrap_or_default();
    match kind.as_str() {
        "cell" => cell(at),
        _ if at.matches(' ').count() == 2 => bot_space(at),
        _ => space(at),
    }
}

/// A Bot space by its name, such as `rnd sun top`.
fn bot_space(name: &str) -> Option<Picture> {
    let mut words = name.split(' ');
    let (area, weather, row) = (words.next()?, words.next()?, words.next()?);
    let nth = match row {
        "top" => Some(0),
        "middle" => Some(1),
        "bottom" => Some(2),
        _ => None,
    };
    let column = column_of_places(3, nth);
    Some(symbol(area)?.then(symbol(weather)?).drawn(48.0, &column))
}

/// A space of a Subsidy tile by its name, such as `sun 3`.
fn cell(name: &str) -> Option<Picture> {
    let (weather, row) = name.split_once(' ')?;
    let nth = row.parse::<u8>().ok()?.checked_sub(1);
    Some(symbol(weather)?.drawn(48.0, &column_of_places(3, nth)))
}

/// Subsidy tiles from top to bottom, each showing one side.
fn subsidies(sides: &[&str]) -> Markup {
    let height = 48.0 / sides.len() as f32;
    html! {
        @for (nth, side) in sides.iter().enumerate() {
            rect class={ "spot " @if matches!(*side, "blue" | "orange") { "hue-" (side) " hued" } }
                x="6" y=(nth as f32 * height + 1.5) width="36" height=(height - 3.0) rx="4" {}
        }
    }
}
