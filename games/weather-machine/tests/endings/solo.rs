//! Games against The Saboteurs: each verdict, each Challenge card.

use game_core::{Game, Outcome};
use serde_json::json;
use weather_machine::{Area, EndTrigger, Verdict, WeatherMachine};

use super::{Wanted, aims, wanted};

pub(crate) fn endings() -> Vec<Wanted> {
    vec![
        wanted(
            "solo_at_once_publish_or_perish",
            "Solo, Publish or Perish: won at once, as it must be.",
            json!({"challenges": ["publish_or_perish"]}),
            aims::at_once,
            |game, _| ended(game, Verdict::ImmediateWin),
        ),
        wanted(
            "solo_at_once_fully_stocked",
            "Solo, Publish or Perish, Fully Stocked Opponents: won at once.",
            json!({"challenges": ["fully_stocked", "publish_or_perish"]}),
            aims::at_once,
            |game, _| ended(game, Verdict::ImmediateWin),
        ),
        wanted(
            "solo_at_once_in_print",
            "Solo, Publish or Perish: won at once, otherwise in the last third.",
            json!({"challenges": ["publish_or_perish"]}),
            aims::at_once,
            |game, _| ended(game, Verdict::ImmediateWin),
        ),
        wanted(
            "solo_at_once_in_print_again",
            "Solo, Publish or Perish: won at once, in a third way.",
            json!({"challenges": ["publish_or_perish"]}),
            aims::at_once,
            |game, _| ended(game, Verdict::ImmediateWin),
        ),
        wanted(
            "solo_at_once_full_shelves",
            "Solo, Fully Stocked Opponents, Publish or Perish: won at once, otherwise in the last third.",
            json!({"challenges": ["fully_stocked", "publish_or_perish"]}),
            aims::at_once,
            |game, _| ended(game, Verdict::ImmediateWin),
        ),
        wanted("solo_lost", "Solo: lost in final scoring.", json!({}), aims::calm, |game, _| {
            ended(game, Verdict::Lost)
        }),
        wanted(
            "solo_lost_creative_accounting",
            "Solo, Jamming Devices, Creative Accounting: lost in final scoring.",
            json!({"challenges": ["jamming", "creative_accounting"]}),
            aims::calm,
            |game, _| ended(game, Verdict::Lost),
        ),
        wanted(
            "solo_lost_nobel_laureate",
            "Solo, Nobel Laureate, Budget Cuts: lost in final scoring.",
            json!({"challenges": ["nobel_laureate", "budget_cuts"]}),
            aims::calm,
            |game, _| ended(game, Verdict::Lost),
        ),
        wanted(
            "solo_lost_random_challenges",
            "Solo, two Challenge cards drawn at random: lost in final scoring.",
            json!({"random_challenges": 2}),
            aims::calm,
            |game, _| ended(game, Verdict::Lost),
        ),
        wanted(
            "solo_lost_rnd_full",
            "Solo: R&D was full; lost in final scoring.",
            json!({}),
            |game| aims::full(game, Area::Rnd),
            |game, _| ended(game, Verdict::Lost) && game.state().end == Some(EndTrigger::Rnd),
        ),
        wanted(
            "solo_forbidden_publish_or_perish",
            "Solo, Publish or Perish: more CP than the Target in final scoring are a loss.",
            json!({"challenges": ["publish_or_perish"]}),
            aims::lead,
            |game, _| ended(game, Verdict::Forbidden),
        ),
        wanted(
            "solo_forbidden_nobel_laureate",
            "Solo, Nobel Laureate: more CP than the Target, but no Nobel Prize.",
            json!({"challenges": ["nobel_laureate"]}),
            aims::lead,
            |game, _| ended(game, Verdict::Forbidden),
        ),
        wanted(
            "solo_forbidden_overachievers",
            "Solo, Only Overachievers Apply: more CP than the Target, but fewer than five Goals.",
            json!({"challenges": ["overachievers"]}),
            aims::lead,
            |game, _| ended(game, Verdict::Forbidden),
        ),
        wanted(
            "solo_forbidden_clock",
            "Solo, Publish or Perish, The Clock is Ticking: more CP than the Target are a loss.",
            json!({"challenges": ["clock", "publish_or_perish"]}),
            aims::lead,
            |game, _| ended(game, Verdict::Forbidden),
        ),
        wanted(
            "solo_forbidden_creative_accounting",
            "Solo, Publish or Perish, Creative Accounting: more CP than the Target are a loss.",
            json!({"challenges": ["creative_accounting", "publish_or_perish"]}),
            aims::lead,
            |game, _| ended(game, Verdict::Forbidden),
        ),
        wanted(
            "solo_storms",
            "Solo: lost to Extreme Weather.",
            json!({}),
            aims::stormy,
            |game, _| ended(game, Verdict::Storms),
        ),
        wanted(
            "solo_storms_every_challenge",
            "Solo, all twelve Challenge cards: lost to Extreme Weather.",
            json!({"challenges": ["fully_stocked", "jamming", "creative_accounting", "nobel_laureate", "overachievers", "clock", "one_step_ahead", "moral_high_ground", "peer_review", "independent", "budget_cuts", "publish_or_perish"]}),
            aims::stormy,
            |game, _| ended(game, Verdict::Storms),
        ),
        wanted(
            "solo_storms_one_step_ahead",
            "Solo, One Step Ahead, Peer Review: lost to Extreme Weather.",
            json!({"challenges": ["one_step_ahead", "peer_review"]}),
            aims::stormy,
            |game, _| ended(game, Verdict::Storms),
        ),
        wanted(
            "solo_reports",
            "Solo: lost because no Security Report was left.",
            json!({}),
            aims::calm,
            |game, _| ended(game, Verdict::Reports),
        ),
        wanted(
            "solo_reports_clock",
            "Solo, The Clock is Ticking: lost because no Security Report was left.",
            json!({"challenges": ["clock"]}),
            aims::calm,
            |game, _| ended(game, Verdict::Reports),
        ),
        wanted(
            "solo_reports_moral_high_ground",
            "Solo, Moral High Ground, Fully Stocked Opponents: no Security Report was left.",
            json!({"challenges": ["fully_stocked", "moral_high_ground"]}),
            aims::calm,
            |game, _| ended(game, Verdict::Reports),
        ),
        wanted(
            "solo_reports_random_challenges",
            "Solo, three Challenge cards drawn at random: no Security Report was left.",
            json!({"random_challenges": 3}),
            aims::calm,
            |game, _| ended(game, Verdict::Reports),
        ),
        wanted(
            "solo_storms_clock",
            "Solo, The Clock is Ticking: lost to Extreme Weather.",
            json!({"challenges": ["clock"]}),
            aims::stormy,
            |game, _| ended(game, Verdict::Storms),
        ),
        wanted(
            "solo_storms_jamming",
            "Solo, Jamming Devices: lost to Extreme Weather.",
            json!({"challenges": ["jamming"]}),
            aims::stormy,
            |game, _| ended(game, Verdict::Storms),
        ),
        wanted(
            "solo_reports_budget_cuts",
            "Solo, Budget Cuts: no Security Report was left.",
            json!({"challenges": ["budget_cuts"]}),
            aims::calm,
            |game, _| ended(game, Verdict::Reports),
        ),
        wanted("solo_won", "Solo: won in final scoring.", json!({}), aims::lead, |game, _| {
            ended(game, Verdict::Won)
        }),
        wanted(
            "solo_won_narrowly",
            "Solo: won in final scoring, with at most three CP more than the Target.",
            json!({}),
            aims::narrow_lead,
            won_narrowly,
        ),
        wanted(
            "solo_won_jamming",
            "Solo, Jamming Devices: won in final scoring.",
            json!({"challenges": ["jamming"]}),
            aims::lead,
            |game, _| ended(game, Verdict::Won),
        ),
        wanted(
            "solo_won_independent",
            "Solo, Independent Prototypes: won in final scoring.",
            json!({"challenges": ["independent"]}),
            aims::lead,
            |game, _| ended(game, Verdict::Won),
        ),
        wanted(
            "solo_lost_token_on_completion",
            "Solo: completing a branch takes a token that is left; lost in final scoring.",
            json!({"readings": ["token_on_completion"]}),
            aims::calm,
            |game, _| ended(game, Verdict::Lost),
        ),
        wanted(
            "solo_storms_no_tile_no_storm",
            "Solo: no new weather where no tile is displayed; lost to Extreme Weather.",
            json!({"readings": ["no_tile_no_storm"]}),
            aims::stormy,
            |game, _| ended(game, Verdict::Storms),
        ),
        wanted(
            "solo_won_independent_narrowly",
            "Solo, Independent Prototypes: won in final scoring, with at most three CP more than the Target.",
            json!({"challenges": ["independent"]}),
            aims::narrow_lead,
            won_narrowly,
        ),
    ]
}

fn ended(game: &WeatherMachine, verdict: Verdict) -> bool {
    game.state().verdict == Some(verdict)
}

/// Won with one to three CP more than the Target.
fn won_narrowly(game: &WeatherMachine, outcome: &Outcome) -> bool {
    let [you, saboteurs] = &outcome.parties[..] else { return false };
    ended(game, Verdict::Won)
        && (1..=3).contains(&(you.total.unwrap_or(0) - saboteurs.total.unwrap_or(0)))
}
