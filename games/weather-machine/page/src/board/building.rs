//! A house with its doorways: who stands in them, what each allows and gives, what the actions of
//! the Location cost, and what lies beside the house.

use i18n::{Value, message};
use maud::{Markup, html};
use weather_machine::{ActionSpace, Actions, Agent, Area, Cost, Deed, Id, Lativ, Owner};

use super::storms::government_markers;
use crate::art::{
    Spot, bot, canvas, figure, line_glyph, place, plate, put, ticket, tickets, unit, words,
};
use crate::benefits::benefit;
use crate::eyes::{Eyes, hue};

/// The house of a Main Location, with what lies to its right.
pub(super) fn building(eyes: &Eyes<'_>, area: Area, height: f32) -> Markup {
    let down = height - 176.0;
    let title = message!(eyes, "board-house", area = area.word());
    let (x, width) = (4.0, 152.0);
    let there = html! {
        g transform={ "translate(0 " (down) ")" } {
            (roof(area, x, width))
            circle class={ "wm-disc a-" (area.word()) } cx=(x + width / 2.0) cy="28" r="12" {}
            (words("wm-n wm-b wm-mid wm-on-token", (x + width / 2.0, 28.0), &area.location().number().to_string()))
            (words("wm-name wm-mid", (x + width / 2.0, 56.0), &title))
            @for (number, space) in ActionSpace::of_location(area.location()).enumerate() {
                (doorway(eyes, space, (x + 8.0 + 46.7 * number as f32, 70.0), (42.0, 80.0)))
            }
            @for (number, deed) in Deed::of(area).into_iter().enumerate() {
                (price(eyes, deed, (x + 32.0 + 74.0 * number as f32, 164.0)))
            }
            (beside(eyes, area))
        }
    };
    canvas("wm-house", &title, (177.0, height), there)
}

/// The roof (portico, dome or saw-tooth) and the wall below it.
fn roof(area: Area, x: f32, width: f32) -> Markup {
    let (right, middle) = (x + width, x + width / 2.0);
    html! {
        g class={ "wm-stone a-" (area.word()) } {
            (plate("wm-wall", (x + 4.0, 44.0), (width - 8.0, 106.0), 0.0))
            @match area {
                Area::Government => {
                    path class="wm-roof" d={ "M" (x) " 44L" (middle) " 4L" (right) " 44Z" } {}
                    path class="wm-wall" d={ "M" (x + 26.0) " 40L" (middle) " 12L" (right - 26.0) " 40Z" } {}
                },
                Area::Lab => {
                    path class="wm-dome" d={ "M" (x + 8.0) " 44A" (middle - x - 8.0) " 40 0 0 1 " (right - 8.0) " 44Z" } {}
                    path class="wm-rib" d={ "M" (middle) " 44V4Q" (x + 40.0) " 12 " (x + 36.0) " 44M" (middle) " 4Q" (right - 40.0) " 12 " (right - 36.0) " 44M" (x + 15.0) " 28H" (right - 15.0) } {}
                    path class="wm-roof" d={ "M" (right - 28.0) " 22V2l11 3.5-11 4.500" } {}
                },
                Area::Rnd => {
                    path class="wm-wall" d={ "M" (right - 30.0) "  22V-4h13v26z" } {}
                    path class="wm-rib" d={ "M" (right - 24.0) " -7q-5-5 2-8" } {}
                    path class="wm-roof" d={ "M" (x + 4.0) " 44V26L" (x + 44.0) " 11V26L" (x + 84.0) " 11V26L" (x + 124.0) " 11V26L" (right - 4.0) " 14V44Z" } {}
                },
            }
            (plate("wm-roof", (x + 1.0, 44.0), (width - 2.0, 24.0), 3.0))
        }
    }
}

/// A doorway: the niche, whoever stands in it, and the sill, which shows what the space gives, so
/// that no figure hides it.
pub(super) fn doorway(
    eyes: &Eyes<'_>,
    space: ActionSpace,
    (x, y): (f32, f32),
    (width, height): (f32, f32),
) -> Markup {
    let facts = &eyes.content.action_spaces[space];
    let name = format!("space {space}");
    let blocked = facts.blocked_with_two
        && eyes.content.set_up[eyes.view.options.count()].right_space_blocked;
    let (symbol, allows) = match facts.actions {
        Actions::Any => ("∞", "any"),
        Actions::Both => ("&", "both"),
        Actions::One => ("/", "one"),
    };
    let word = space.location().word();
    let (sill, middle) = (y + height - 21.0, x + width / 2.0);
    let at = eyes.action_space(space);
    let voucher = facts.voucher.map_or(Value::from("none"), |of| eyes.voucher(of).into());
    let said = match (blocked, who(eyes, space)) {
        (true, _) => message!(eyes, "board-blocked", space = at),
        (_, Some(who)) => message!(
            eyes,
            "board-doorway-taken",
            space = at,
            who = who,
            allows = allows,
            voucher = voucher
        ),
        (_, None) => {
            message!(eyes, "board-doorway", space = at, allows = allows, voucher = voucher)
        }
    };
    let spot: Spot = ((x - 1.0, y - 1.0), (width + 2.0, height + 2.0), 9.0);
    place(
        eyes,
        &name,
        &said,
        spot,
        html! {
            path class="wm-door" d=(arch(x + 1.5, y + 1.5, width - 3.0, sill)) {}
            @if blocked { path class="wm-boards" d={ "M" (x + 4.0) " " (y + 18.0) "l" (width - 8.0) " 30m0-30l-" (width - 8.0) " 30" } {} }
            (plate(&format!("wm-sill a-{word}"), (x - 0.5, sill), (width + 1.0, 21.0), 3.0))
            @if let Some(voucher) = facts.voucher {
                (words("wm-n wm-b wm-mid", (x + width * 0.2, sill + 10.5), symbol))
                (ticket(voucher.word(), (x + width * 0.67, sill + 10.5), 24.0))
            } @else { (words("wm-sum wm-mid", (middle, sill + 10.0), symbol)) }
            @if !blocked { (figures(eyes, space, &name, (middle, sill))) }
        },
    )
}

/// The outline of a niche down to its sill.
fn arch(x: f32, y: f32, width: f32, sill: f32) -> String {
    let half = width / 2.0;
    format!(
        "M{} {}V{}a{half} 15 0 0 1 {width} 0V{}Z",
        unit(x),
        unit(sill),
        unit(y + 15.0),
        unit(sill)
    )
}

/// Who stands on a space, in words.
fn who(eyes: &Eyes<'_>, space: ActionSpace) -> Option<String> {
    let state = eyes.state();
    let person = state.people().find(|&player| state.scientists[player as usize] == Some(space));
    let agent = [Agent::White, Agent::Pink].into_iter().find(|&of| state.agent(of) == Some(space));
    let lativ = (state.lativ == Lativ::Space(space)).then(|| message!(eyes, "board-lativ").into());
    person
        .map(|player| message!(eyes, "board-scientist", player = eyes.player(player)).into())
        .or_else(|| agent.map(|of| eyes.agent(of).name().into()))
        .or(lativ)
}

fn figures(eyes: &Eyes<'_>, space: ActionSpace, at: &str, feet: (f32, f32)) -> Markup {
    let state = eyes.state();
    html! {
        @for player in state.people().filter(|&player| state.scientists[player as usize] == Some(space)) {
            g class="wm-still" data-piece={ "scientist-" (player.word()) } data-at=(at) {
                (figure("scientist", hue(player.into()), feet, 46.0))
                @if !eyes.solo() { (bot(player.into(), (feet.0 - 9.0, feet.1 - 11.0), 20.0)) }
            }
        }
        @for of in [Agent::White, Agent::Pink] {
            @if state.agent(of) == Some(space) {
                g class="wm-still" data-piece={ "agent-" (of.word()) } data-at=(at) { (figure(of.word(), "", feet, 46.0)) }
            }
        }
        @if state.lativ == Lativ::Space(space) { (lativ(at, feet)) }
        @if eyes.foretold(at) && !state.is_taken(space) { (ghost(eyes, at, feet)) }
    }
}

/// Lativ himself.
pub(super) fn lativ(at: &str, feet: (f32, f32)) -> Markup {
    html! { g class="wm-still" data-piece="lativ" data-at=(at) { (figure("lativ", "", feet, 46.0)) } }
}

/// The agent, or Lativ, who would move here if the Saboteurs took their turn now.
fn ghost(eyes: &Eyes<'_>, at: &str, feet: (f32, f32)) -> Markup {
    let current = eyes.state().solo.current.map(|card| eyes.content.reports[card].agent);
    let symbol = if eyes.foretold_of_lativ(at) { Some("lativ") } else { current.map(Agent::word) };
    html! { @if let Some(symbol) = symbol { g class="wm-ghost" { (figure(symbol, "", feet, 44.0)) } } }
}

/// An action of the Location, with its price.
fn price(eyes: &Eyes<'_>, deed: Deed, (x, y): (f32, f32)) -> Markup {
    let costs = &eyes.content.costs;
    let cost = match deed {
        Deed::Sell => costs.sell,
        Deed::Secure => costs.secure,
        Deed::Experiment => costs.experiment,
        Deed::Publish => costs.publish,
        Deed::Research => costs.research,
        Deed::Breakthrough => costs.breakthrough,
    };
    html! {
        g {
            title { (message!(eyes, "board-price", deed = deed.word(), cost = eyes.cost(cost))) }
            (plate("wm-clear", (x - 30.0, y - 12.0), (62.0, 24.0), 4.0))
            (line_glyph(deed.word(), (x - 15.0, y), 24.0))
            @if let Cost::Vouchers(voucher, count) = cost { (tickets(voucher, count, (x + 15.0, y), 27.0)) }
        }
    }
}

/// What lies to the right of the house.
fn beside(eyes: &Eyes<'_>, area: Area) -> Markup {
    let x = 166.0;
    match area {
        Area::Government => html! {
            @let left = government_markers(eyes);
            g { title { (message!(eyes, "board-government-markers", count = left)) }
                @for number in 0..left { (plate("wm-marker-of-government", (x - 6.5, 26.0 + 18.0 * f32::from(number)), (13.0, 13.0), 2.0)) } }
            @for (number, row) in weather_machine::SubsidyRow::all().enumerate() {
                @let gives = eyes.content.subsidy_rows[row];
                g { title { (message!(eyes, "board-whole-row", gives = eyes.benefit(gives))) } (benefit(eyes, gives, (x - 2.0, 106.5 + 26.6 * number as f32), 17.0)) }
            }
        },
        Area::Lab => html! {
            @let placed = eyes.state().bots_on(Area::Lab, Owner::Lativ);
            @let count = eyes.content.pieces.lativ_bots.saturating_sub(placed);
            g { title { (message!(eyes, "board-lativs-bots", count = count)) }
                @for number in 0..count { (bot(Owner::Lativ, (x, 84.0 + 19.0 * f32::from(number)), 21.0)) } }
        },
        Area::Rnd => html! {
            g { title { (message!(eyes, "board-awards-left", count = eyes.state().awards)) }
                (line_glyph("award", (x, 38.0), 23.0))
                (words("wm-n wm-mid", (x, 59.0), &eyes.state().awards.to_string()))
            }
            g { title { (message!(eyes, "board-bottom-cost")) }
                (put("wc-any", "", (x + 0.5, 83.0), (26.0, 26.0))) (put("wp-any", "", (x + 0.5, 106.0), (26.0, 26.0)))
            }
        },
    }
}
