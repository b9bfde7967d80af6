//! Goal spaces, the tiles on them, and the Goal tiles below the Laboratory.

use i18n::{Value, message};
use maud::{Markup, html};
use weather_machine::{
    Area, Condition, GoalHeight, GoalSet, GoalSpace, GoalTile, Id, Measure, Player, goals_met,
    is_met, measure,
};

use super::heading::{HEIGHT, heading};
use crate::art::{canvas, place, put, small, words};
use crate::benefits::benefit;
use crate::eyes::Eyes;

/// A player's Goals as small shields. The tiles with their text open over them on hover, on focus,
/// and when one can be chosen.
pub(super) fn goals(eyes: &Eyes<'_>, player: Player) -> Markup {
    let Some(lab) = eyes.lab(player) else { return html! {} };
    let asked = lab.goals.iter().any(|tile| eyes.can(&format!("tile {tile}")).is_some())
        || GoalSpace::all().any(|space| {
            let placed =
                lab.goal(space).is_some_and(|tile| eyes.can(&format!("tile {tile}")).is_some());
            placed || eyes.can(&format!("goal {player} {space}")).is_some()
        });
    let met = goals_met(eyes.state(), eyes.content, player).len();
    let about = match eyes.solo() {
        true => format!("{met}/{}", eyes.content.saboteurs.win_goals),
        false => met.to_string(),
    };
    html! {
        div class={ "wm-grows wm-of-goals" @if asked { " wm-asked" } } tabindex="0" role="group" aria-label=(message!(eyes, "board-goals-about")) {
            (canvas("", &message!(eyes, "board-goals"), (100.0, HEIGHT), html! {
                (heading(4.0, &message!(eyes, "board-goals"), &about))
                @for (column, area) in Area::ALL.into_iter().enumerate() {
                    @let x = 18.0 + 32.0 * column as f32;
                    @for (row, height) in GoalHeight::ALL.into_iter().enumerate() {
                        (small_space(eyes, player, GoalSpace::of(area, height), (x, 46.0 + 36.0 * row as f32)))
                    }
                    @let waiting = below(eyes, player, area).len();
                    g class=[(waiting == 0).then_some("wm-locked")] { title { (message!(eyes, "board-goals-below", count = waiting)) }
                        (shield(area, (x, 144.0), "wm-shield wm-to-place"))
                        (words("wm-n wm-b wm-mid", (x, 143.0), &waiting.to_string())) }
                }
                (words("wm-n wm-mid wm-mu", (50.0, 113.0), &message!(eyes, "board-to-place")))
            }))
            div class="wm-grown box" {
                @for area in Area::ALL {
                    div class={ "wm-goal-column a-" (area.word()) } {
                        @for height in GoalHeight::ALL { (space(eyes, player, GoalSpace::of(area, height))) }
                        @for tile in below(eyes, player, area) { (goal(eyes, player, tile, false)) }
                    }
                }
            }
        }
    }
}

/// The Goal tiles of an area below a Laboratory.
fn below(eyes: &Eyes<'_>, player: Player, area: Area) -> Vec<GoalTile> {
    let tiles = eyes.lab(player).into_iter().flat_map(|lab| lab.goals.iter());
    tiles.filter(|&tile| eyes.content.goals[tile].area == area).collect()
}

fn shield(area: Area, (x, y): (f32, f32), class: &str) -> Markup {
    html! { path class={ (class) " a-" (area.word()) } d={ "M" (x - 13.0) " " (y - 14.0) "h26v15q0 11-13 16q-13-5-13-16z" } {} }
}

/// A Goal space as a shield: empty, with a tile, or with a tile whose condition is met.
fn small_space(eyes: &Eyes<'_>, player: Player, space: GoalSpace, (x, y): (f32, f32)) -> Markup {
    let lab = eyes.lab(player);
    let tile = lab.and_then(|lab| lab.goal(space));
    let met = tile.is_some_and(|tile| {
        is_met(eyes.state(), eyes.content, player, eyes.content.goals[tile].condition)
    });
    let area = space.area();
    let said = said_of(eyes, player, space);
    place(
        eyes,
        &format!("goal {player} {space}"),
        &said,
        ((x - 14.5, y - 16.0), (29.0, 34.0), 8.0),
        html! {
            @match (tile, met) {
                (Some(_), true) => { (shield(area, (x, y), "wm-shield wm-met")) (put("w-check", "wm-i wm-on-token", (x, y - 1.0), (19.0, 19.0))) },
                (Some(_), false) => { (shield(area, (x, y), "wm-shield wm-placed")) (put(&format!("w-{}", area.word()), "wm-i", (x, y - 1.0), (18.0, 18.0))) },
                (None, _) => (shield(area, (x, y), "wm-shield")),
            }
        },
    )
}

fn said_of(eyes: &Eyes<'_>, player: Player, space: GoalSpace) -> String {
    let gives = eyes.benefit(eyes.content.goal_spaces[space]);
    let colour = eyes.token_colour(space.area());
    let height = space.height().word();
    match eyes.lab(player).and_then(|lab| lab.goal(space)) {
        Some(tile) => message!(
            eyes,
            "board-goal-space-held",
            colour = colour,
            height = height,
            gives = gives,
            goal = long(eyes, eyes.content.goals[tile].condition)
        ),
        None => message!(eyes, "board-goal-space", colour = colour, height = height, gives = gives),
    }
    .into()
}

fn space(eyes: &Eyes<'_>, player: Player, space: GoalSpace) -> Markup {
    let name = format!("goal {player} {space}");
    let lab = eyes.lab(player);
    let tile = lab.and_then(|lab| lab.goal(space));
    let flipped = lab.is_some_and(|lab| lab.flipped.contains(space));
    let said = said_of(eyes, player, space);
    html! {
        div class={ "wm-goal-space" @if tile.is_some() { " wm-held" } } data-place=(name) data-can=[eyes.can(&name)]
            role="group" aria-label=(said) title=(said) {
            @match tile {
                Some(tile) => (goal(eyes, player, tile, flipped)),
                None => (canvas("wm-gives", &said, (104.0, 26.0), benefit(eyes, eyes.content.goal_spaces[space], (52.0, 13.0), 21.0))),
            }
        }
    }
}

/// A Goal tile that may be a choice.
fn goal(eyes: &Eyes<'_>, player: Player, tile: GoalTile, flipped: bool) -> Markup {
    face(eyes, player, tile, flipped, eyes.can(&format!("tile {tile}")))
}

/// A Goal tile with its owner's progress.
pub(super) fn face(
    eyes: &Eyes<'_>,
    player: Player,
    tile: GoalTile,
    flipped: bool,
    can: Option<String>,
) -> Markup {
    let facts = &eyes.content.goals[tile];
    let place = format!("tile {tile}");
    let met = is_met(eyes.state(), eyes.content, player, facts.condition);
    let said = message!(
        eyes,
        "board-goal",
        title = eyes.title("tile", &tile.to_string(), &facts.title),
        tile = tile.to_string(),
        flipped = if flipped { "yes" } else { "no" },
        goal = long(eyes, facts.condition)
    );
    html! {
        div class={ "wm-goal a-" (facts.area.word()) @if met { " wm-met" } @if flipped { " wm-used" } }
            data-place=(place) data-can=[can] role="group" aria-label=(said) title=(said) {
            span class="wm-goal-now" {
                @if flipped { "⟲ " }
                @if met { (small("check", &message!(eyes, "board-met"))) } @else { (progress(eyes, player, facts.condition)) }
            }
            span class="wm-goal-words" { span class="wm-set" { (set_glyph(facts.set)) " " } (short(eyes, facts.condition)) }
        }
    }
}

const fn set_glyph(set: GoalSet) -> &'static str {
    match set {
        GoalSet::Circle => "●",
        GoalSet::Triangle => "▲",
        GoalSet::Square => "■",
        GoalSet::Diamond => "◆",
    }
}

fn progress(eyes: &Eyes<'_>, player: Player, condition: Condition) -> Markup {
    let now = measure(eyes.state(), eyes.content, player, condition.measure());
    html! {
        @match condition {
            Condition::AtLeast(_, least) => { (now) "/" (least) },
            Condition::AtMost(..) | Condition::Most(_) => (now),
        }
    }
}

/// A condition in full, as a noun.
fn long(eyes: &Eyes<'_>, condition: Condition) -> String {
    let (kind, of, count) = match condition {
        Condition::AtLeast(Measure::Nobel, _) => ("nobel", Measure::Nobel, 1),
        Condition::AtLeast(Measure::Sections, count) => ("sections", Measure::Sections, count),
        Condition::AtLeast(
            of @ (Measure::Funding(_) | Measure::HighestFunding | Measure::LowestFunding),
            space,
        ) => ("space", of, space),
        Condition::AtLeast(of, least) => ("least", of, least),
        Condition::AtMost(of, most) => ("most", of, most),
        Condition::Most(of @ Measure::Funding(_)) => ("furthest", of, 0),
        Condition::Most(of) => ("top", of, 0),
    };
    let area = match of {
        Measure::Bots(of) | Measure::Branches(of) | Measure::Funding(of) => eyes.area(of).into(),
        Measure::Tokens(of) => eyes.token_colour(of).into(),
        _ => Value::from("none"),
    };
    let what = message!(
        eyes,
        "board-goal-measure",
        measure = word(of),
        count = count,
        area = area.clone()
    );
    message!(eyes, "board-goal-condition", kind = kind, count = count, what = what, area = area)
        .into()
}

/// A condition, short enough for a tile.
fn short(eyes: &Eyes<'_>, condition: Condition) -> String {
    let (kind, of, count) = match condition {
        Condition::AtLeast(Measure::Nobel, _) => ("one", Measure::Nobel, 1),
        Condition::AtLeast(of, least) => ("least", of, least),
        Condition::AtMost(of, most) => ("most", of, most),
        Condition::Most(of) => ("top", of, 0),
    };
    let area = match of {
        Measure::Bots(of) | Measure::Branches(of) | Measure::Funding(of) => {
            eyes.short_area(of).into()
        }
        Measure::Tokens(of) => eyes.token_colour(of).into(),
        _ => Value::from("none"),
    };
    let track = matches!(of, Measure::Funding(_));
    let what = message!(eyes, "board-measure", measure = word(of), area = area);
    message!(
        eyes,
        "board-condition",
        kind = kind,
        count = count,
        what = what,
        track = if track { "yes" } else { "no" }
    )
    .into()
}

/// The word of a measure, to select by.
const fn word(of: Measure) -> &'static str {
    match of {
        Measure::Bots(_) => "bots",
        Measure::Branches(_) => "branches",
        Measure::Tokens(_) => "tokens",
        Measure::Funding(_) => "funding",
        Measure::Papers => "papers",
        Measure::PaperWeathers => "paper-weathers",
        Measure::Citations => "citations",
        Measure::Rows => "rows",
        Measure::Awards => "awards",
        Measure::Subsidies => "subsidies",
        Measure::WorkshopTiles => "workshop-tiles",
        Measure::PartColours => "part-colours",
        Measure::BotsBuilt => "bots-built",
        Measure::Science => "science",
        Measure::Vouchers => "vouchers",
        Measure::Cp => "cp",
        Measure::Nobel => "nobel",
        Measure::GoalsMet => "goals-met",
        Measure::BotsOnBoard => "bots-on-board",
        Measure::Sections => "sections",
        Measure::LowestFunding => "lowest-funding",
        Measure::HighestFunding => "highest-funding",
    }
}

#[cfg(test)]
mod tests {
    use drawing::Marks;
    use game_core::{Game, GameInfo, Viewer};
    use i18n::Locale;
    use weather_machine::{Content, Options, WeatherMachine};

    use super::*;

    /// A message that is missing, or that is not given all its arguments, shows its key.
    #[test]
    fn every_goal_and_benefit_has_words() {
        let content = Content::ours();
        let options = Options::read(&serde_json::Map::new(), content).expect("options");
        let game = WeatherMachine::new(&options, content).expect("it begins");
        let view = game.view(Viewer::Everybody);
        for locale in Locale::ALL {
            let messages = WeatherMachine::messages(locale).expect("messages");
            let (own, foreseen, marks) = (Player::One, Vec::new(), Marks::default());
            let eyes =
                Eyes { locale, messages, view: &view, content, marks: &marks, own, foreseen };
            for tile in GoalTile::all() {
                let condition = content.goals[tile].condition;
                let words = format!("{} {}", long(&eyes, condition), short(&eyes, condition));
                assert!(!words.contains("board-"), "{tile}: {words}");
            }
            for space in GoalSpace::all() {
                let words = eyes.benefit(content.goal_spaces[space]);
                assert!(!words.contains("board-"), "{space}: {words}");
            }
            for space in weather_machine::BotSpace::all() {
                let words = crate::board::said(&eyes, space);
                assert!(!words.contains("board-"), "{space}: {words}");
            }
        }
    }
}
