//! Scores of how promising a position is for an ending.

use game_core::Game;
use weather_machine::{Area, Id, Player, Weather, WeatherMachine, goals_met};

/// The players' expected CP, the highest first.
pub(crate) fn score(game: &WeatherMachine) -> f64 {
    let expected = game.evaluate().expect("there is always an evaluation");
    let scores = expected.by_seat().iter().map(|value| f64::from(value.score));
    scores.fold(0.0, f64::max)
}

/// Solo: prefers little Extreme Weather and many Security Reports.
pub(crate) fn calm(game: &WeatherMachine) -> f64 {
    let state = game.state();
    let storm = |weather: Weather| [0.0, 0.5, 2.0, 8.0][usize::from(state.storms[weather].level)];
    let storms: f64 = Weather::ALL.into_iter().map(storm).sum();
    let cards = f64::from(state.solo.deck).min(6.0);
    cards - storms
}

/// Solo: prefers a win in final scoring.
pub(crate) fn lead(game: &WeatherMachine) -> f64 {
    score(game) - f64::from(game.state().solo.target) + calm(game) + time(game)
}

/// Solo: prefers a win in final scoring by a few CP.
pub(crate) fn narrow_lead(game: &WeatherMachine) -> f64 {
    let at_the_end = game.content().saboteurs.at_the_end;
    let lead = score(game) - f64::from(game.state().solo.target) - f64::from(at_the_end);
    -(lead - 2.0).abs() + calm(game) + time(game)
}

/// Solo: prefers an immediate win.
pub(crate) fn at_once(game: &WeatherMachine) -> f64 {
    let (state, lab) = (game.state(), game.state().lab(Player::One));
    let met = goals_met(state, game.content(), Player::One).len() as f64;
    let mut markers = Area::ALL.map(|area| lab.funding[area].index().min(5));
    markers.sort_unstable();
    let funding = (markers[1] + markers[2]) as f64;
    let ahead = f64::from(lab.cp) - f64::from(state.solo.target);
    let towards = ahead.min(3.0) + 2.0 * met.min(5.0) + 0.5 * funding;
    towards + lead(game)
}

/// Prefers many Experiment tiles still to come, which means much time.
pub(crate) fn time(game: &WeatherMachine) -> f64 {
    f64::from(game.state().deck.count)
}

/// Prefers a full machine.
pub(crate) fn full(game: &WeatherMachine, area: Area) -> f64 {
    let spaces = game.state().bots[area].0.iter().flatten();
    spaces.filter(|bot| bot.is_some()).count() as f64
        + 0.05 * score(game)
        + 0.3 * calm(game)
        + 0.5 * time(game)
}

/// Solo: prefers much Extreme Weather.
pub(crate) fn stormy(game: &WeatherMachine) -> f64 {
    let levels = Weather::ALL.map(|weather| f64::from(game.state().storms[weather].level));
    levels.iter().sum::<f64>() + 0.1 * hoard(game)
}

/// Multiplayer: prefers equal CP and different tie-breakers.
pub(crate) fn close(game: &WeatherMachine) -> f64 {
    let state = game.state();
    let expected = game.evaluate().expect("there is always an evaluation");
    let mut scores: Vec<f64> =
        expected.by_seat().iter().map(|value| f64::from(value.score)).collect();
    scores.sort_by(|one, other| other.total_cmp(one));
    let sum: f64 = state
        .people()
        .map(|player| {
            let lab = state.lab(player);
            f64::from(lab.award_count()) + f64::from(lab.paper_count()) + f64::from(lab.row_count())
        })
        .sum();
    2.0 * sum - (scores[0] - scores[1]).max(2.0)
}

/// Solo: prefers many tokens and Awards in the Hideout.
pub(crate) fn hoard(game: &WeatherMachine) -> f64 {
    let solo = &game.state().solo;
    let tokens: u8 = solo.tokens.0.iter().flat_map(|tokens| tokens.0).sum();
    f64::from(solo.awards) * 4.0 + f64::from(tokens) + calm(game)
}
