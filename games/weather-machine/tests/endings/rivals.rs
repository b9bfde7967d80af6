//! Games with 2 to 4 players: each end, each tie-breaker, each variant.

use game_core::{Outcome, Standing};
use serde_json::json;

use super::{Wanted, aims, wanted};

pub(crate) fn endings() -> Vec<Wanted> {
    vec![
        wanted(
            "two_players_last_experiment",
            "2 players: the last Experiment tile ended the game.",
            json!({"seats": 2}),
            aims::score,
            |_, outcome| decided(outcome) && outcome.rule.0 == "WM-END.2",
        ),
        wanted(
            "two_players_new_scientists",
            "2 players, New Scientists.",
            json!({"seats": 2, "new_scientists": true}),
            aims::score,
            |_, outcome| decided(outcome) && outcome.rule.0 == "WM-END.2",
        ),
        wanted(
            "two_players_drafting",
            "2 players, drafting; every gain is asked for.",
            json!({"seats": 2, "drafting": true, "readings": ["ask_every_gain"]}),
            aims::score,
            |_, outcome| decided(outcome) && outcome.rule.0 == "WM-END.2",
        ),
        wanted(
            "two_players_drafting_new_scientists",
            "2 players, drafting and New Scientists; Lativ's return to the Supply is a movement.",
            json!({"seats": 2, "drafting": true, "new_scientists": true, "readings": ["lativ_returns"]}),
            aims::score,
            |_, outcome| decided(outcome) && outcome.rule.0 == "WM-END.2",
        ),
        wanted(
            "two_players_shared",
            "2 players: equal in everything, so the victory is shared.",
            json!({"seats": 2}),
            aims::close,
            |_, outcome| !decided(outcome),
        ),
        wanted(
            "three_players_last_experiment",
            "3 players: the last Experiment tile ended the game.",
            json!({"seats": 3}),
            aims::score,
            |_, outcome| decided(outcome) && outcome.rule.0 == "WM-END.2",
        ),
        wanted(
            "three_players_drafting",
            "3 players, drafting.",
            json!({"seats": 3, "drafting": true}),
            aims::score,
            |_, outcome| decided(outcome) && outcome.rule.0 == "WM-END.2",
        ),
        wanted(
            "four_players_last_experiment",
            "4 players: the last Experiment tile ended the game.",
            json!({"seats": 4}),
            aims::score,
            |_, outcome| decided(outcome) && outcome.rule.0 == "WM-END.2",
        ),
        wanted(
            "four_players_drafting",
            "4 players, drafting.",
            json!({"seats": 4, "drafting": true}),
            aims::score,
            |_, outcome| decided(outcome) && outcome.rule.0 == "WM-END.2",
        ),
        wanted(
            "three_players_ask_every_gain",
            "3 players: every gain is asked for.",
            json!({"seats": 3, "readings": ["ask_every_gain"]}),
            aims::score,
            |_, outcome| decided(outcome) && outcome.rule.0 == "WM-END.2",
        ),
        wanted(
            "three_players_lativ_returns",
            "3 players, drafting: Lativ's return to the Supply is a movement.",
            json!({"seats": 3, "drafting": true, "readings": ["lativ_returns"]}),
            aims::score,
            |_, outcome| decided(outcome) && outcome.rule.0 == "WM-END.2",
        ),
        wanted(
            "three_players_shared",
            "3 players: equal in everything, so the victory is shared.",
            json!({"seats": 3}),
            aims::close,
            |_, outcome| !decided(outcome),
        ),
        wanted(
            "four_players_ask_every_gain",
            "4 players: every gain is asked for.",
            json!({"seats": 4, "readings": ["ask_every_gain"]}),
            aims::score,
            |_, outcome| decided(outcome) && outcome.rule.0 == "WM-END.2",
        ),
        wanted(
            "four_players_lativ_returns",
            "4 players, drafting: Lativ's return to the Supply is a movement.",
            json!({"seats": 4, "drafting": true, "readings": ["lativ_returns"]}),
            aims::score,
            |_, outcome| decided(outcome) && outcome.rule.0 == "WM-END.2",
        ),
        wanted(
            "four_players_shared",
            "4 players: equal in everything, so the victory is shared.",
            json!({"seats": 4}),
            aims::close,
            |_, outcome| !decided(outcome),
        ),
        wanted(
            "three_players_no_prototype_exchange",
            "3 players: no exchange for the parts of a prototype.",
            json!({"readings": ["no_prototype_exchange"], "seats": 3}),
            aims::score,
            |_, outcome| decided(outcome) && outcome.rule.0 == "WM-END.2",
        ),
        wanted(
            "four_players_no_prototype_exchange",
            "4 players: no exchange for the parts of a prototype.",
            json!({"readings": ["no_prototype_exchange"], "seats": 4}),
            aims::score,
            |_, outcome| decided(outcome) && outcome.rule.0 == "WM-END.2",
        ),
    ]
}

/// Whether one player won alone.
fn decided(outcome: &Outcome) -> bool {
    outcome.parties.iter().any(|party| party.standing == Standing::Won)
}
