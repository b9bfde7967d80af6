//! Goal spaces, the tiles on them, and the Goal tiles below the Laboratory.

use maud::{Markup, html};
use weather_machine::{
    Area, Condition, GoalHeight, GoalSet, GoalSpace, GoalTile, Measure, Player, is_met, measure,
};

use crate::benefits::benefit;
use crate::eyes::Eyes;
use crate::signs::sign;

/// A player's Goals.
pub(super) fn goals(eyes: &Eyes<'_>, player: Player) -> Markup {
    let Some(lab) = eyes.lab(player) else { return html! {} };
    let below =
        |area: Area| lab.goals.iter().filter(move |&tile| eyes.content.goals[tile].area == area);
    html! {
        div class="wm-part-of wm-goals-area" {
            h4 class="area-title" { "Goals" span class="wm-small" { "on spaces, and below" } }
            div class="wm-goals" {
                @for area in Area::ALL {
                    div class={ "wm-goal-column a-" (area.word()) } {
                        @for height in GoalHeight::ALL { (space(eyes, player, GoalSpace::of(area, height))) }
                        @for tile in below(area) { (goal(eyes, player, tile, false)) }
                    }
                }
            }
        }
    }
}

fn space(eyes: &Eyes<'_>, player: Player, space: GoalSpace) -> Markup {
    let place = format!("goal {player} {space}");
    let gives = eyes.content.goal_spaces[space];
    let lab = eyes.lab(player);
    let tile = lab.and_then(|lab| lab.goal(space));
    let flipped = lab.is_some_and(|lab| lab.flipped.contains(space));
    let said = format!("Goal space {space}: {}", gives.words());
    html! {
        div class={ "wm-goal-space" @if tile.is_some() { " wm-held" } } data-place=(place) data-can=[eyes.can(&place)]
            role="group" aria-label=(said) title=(said) {
            @match tile {
                Some(tile) => (goal(eyes, player, tile, flipped)),
                None => (benefit(gives)),
            }
        }
    }
}

/// A Goal tile that can be a choice.
fn goal(eyes: &Eyes<'_>, player: Player, tile: GoalTile, flipped: bool) -> Markup {
    face(eyes, player, tile, flipped, eyes.can(&format!("tile {tile}")))
}

/// A Goal tile with how far its owner has come.
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
    let side = if flipped { ", flipped" } else { "" };
    let said = format!("{} ({tile}){side}: {}", facts.title, facts.condition.words());
    html! {
        div class={ "wm-goal a-" (facts.area.word()) @if met { " wm-met" } @if flipped { " wm-used" } }
            data-place=(place) data-can=[can] role="group" aria-label=(said) title=(said) {
            span class="wm-goal-now" {
                @if flipped { "⟲ " }
                @if met { (sign("check", "Met now")) } @else { (progress(eyes, player, facts.condition)) }
            }
            span class="wm-goal-words" { span class="wm-set" { (set_sign(facts.set)) " " } (short(facts.condition)) }
        }
    }
}

const fn set_sign(set: GoalSet) -> &'static str {
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

/// A condition in as few words as a tile has room for.
fn short(condition: Condition) -> String {
    match condition {
        Condition::AtLeast(Measure::Funding(area), space) => {
            format!("{} fund {space}", tight(area))
        }
        Condition::AtLeast(of, least) => format!("{least} {}", short_measure(of)),
        Condition::AtMost(of, most) => format!("≤ {most} {}", short_measure(of)),
        Condition::Most(Measure::Funding(area)) => format!("top {} fund", tight(area)),
        Condition::Most(of) => format!("most {}", short_measure(of)),
    }
}

/// A Main Location in one short word.
const fn tight(area: Area) -> &'static str {
    ["Gov.", "Lab", "R&D"][area as usize]
}

fn short_measure(of: Measure) -> String {
    let words = match of {
        Measure::Bots(of) => return format!("{} bots", tight(of)),
        Measure::Branches(of) => return format!("{} branches", tight(of)),
        Measure::Tokens(of) => return format!("{} tokens", of.token_colour()),
        Measure::Funding(of) => return format!("{} fund", tight(of)),
        Measure::Papers => "papers",
        Measure::PaperWeathers => "weathers",
        Measure::Citations => "citations",
        Measure::Rows => "rows",
        Measure::Awards => "Awards",
        Measure::Subsidies => "subsidies",
        Measure::WorkshopTiles => "tiles",
        Measure::PartColours => "part colours",
        Measure::BotsBuilt => "bots built",
        Measure::Science => "Science",
        Measure::Vouchers => "Vouchers",
        Measure::Cp => "CP",
        Measure::Nobel => "Nobel Prize",
        Measure::GoalsMet => "goals",
        Measure::BotsOnBoard => "bots out",
        Measure::Sections => "sections",
        Measure::LowestFunding => "last fund",
        Measure::HighestFunding => "best fund",
    };
    words.into()
}
