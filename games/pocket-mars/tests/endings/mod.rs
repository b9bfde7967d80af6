//! Every ending of a game, each with the condition that identifies it.

use conformance::recorded_games::Ending;
use game_core::{Game, Outcome, Standing};
use pocket_mars::{Player, PocketMars};
use serde_json::{Value, json};

/// All endings.
pub(crate) fn endings() -> Vec<Ending<PocketMars>> {
    let ending = |name, about, options: Value, shows| {
        let settings = options.as_object().expect("options are an object").clone();
        Ending { name, about, settings, shows }
    };
    let solo = || json!({});
    let seats = |seats: u8| json!({ "seats": seats });
    vec![
        ending(
            "solo_human_complete_won",
            "Solo: all seven of the human's colonists are on Buildings, and he wins.",
            solo(),
            |_, outcome| ended(outcome, "DA-9.1") && won(outcome, 0),
        ),
        ending(
            "solo_human_complete_lost",
            "Solo: all seven of the human's colonists are on Buildings, and he loses all the same.",
            solo(),
            |_, outcome| ended(outcome, "DA-9.1") && won(outcome, 1),
        ),
        ending(
            "solo_androids_complete",
            "Solo: all seven of the androids' colonists are on Buildings, and they win.",
            solo(),
            |_, outcome| ended(outcome, "DA-9.2") && won(outcome, 1),
        ),
        ending(
            "solo_module_short_won",
            "Solo: the androids' prep module could not be filled, and the human wins.",
            solo(),
            |_, outcome| ended(outcome, "DA-9.3") && won(outcome, 0),
        ),
        ending(
            "solo_module_short_lost",
            "Solo: the androids' prep module could not be filled, and the human loses.",
            solo(),
            |_, outcome| ended(outcome, "DA-9.3") && won(outcome, 1),
        ),
        ending(
            "solo_module_empty",
            "Solo: nothing at all was left for the androids' prep module.",
            solo(),
            |game, outcome| {
                ended(outcome, "DA-9.3") && game.state().prep_count(Player::Androids) == 0
            },
        ),
        ending(
            "solo_tied_is_lost",
            "Solo: as many points as the androids are a loss.",
            solo(),
            |_, outcome| points(outcome)[0] == points(outcome)[1] && won(outcome, 1),
        ),
        ending(
            "solo_eleven_rounds",
            "Solo: the longest game, eleven rounds, one of which bound fewer cards by a salvage.",
            solo(),
            |game, _| game.state().round == 11,
        ),
        ending(
            "solo_round_guard",
            "Solo: the game ends after the last round of the guard.",
            json!({"round_guard": 3}),
            |game, outcome| ended(outcome, "DA-9.7") && game.state().round == 3,
        ),
        ending(
            "solo_super_droid_won",
            "Solo, level super-droid: the human wins.",
            json!({"level": "super_droid"}),
            |_, outcome| won(outcome, 0),
        ),
        ending(
            "solo_super_droid_lost",
            "Solo, level super-droid: the human loses.",
            json!({"level": "super_droid"}),
            |_, outcome| won(outcome, 1),
        ),
        ending(
            "solo_cyborg_won",
            "Solo, level cyborg: the human wins.",
            json!({"level": "cyborg"}),
            |_, outcome| won(outcome, 0),
        ),
        ending(
            "solo_cyborg_lost",
            "Solo, level cyborg: all androids are on Mars, and the human loses.",
            json!({"level": "cyborg"}),
            |_, outcome| ended(outcome, "DA-9.2") && won(outcome, 1),
        ),
        ending(
            "solo_player_decides_won",
            "Solo: the player decides for the androids and wins.",
            json!({"da_choice": "player"}),
            |_, outcome| won(outcome, 0),
        ),
        ending(
            "solo_player_decides_lost",
            "Solo: the player decides for the androids and loses to them.",
            json!({"da_choice": "player", "da_ship": "chosen", "ships": "chosen"}),
            |_, outcome| ended(outcome, "DA-9.2") && won(outcome, 1),
        ),
        ending(
            "two_players",
            "2 players: most points win after the round is finished.",
            seats(2),
            |_, outcome| ended(outcome, "PM-10.2") && decided_by(outcome, 0),
        ),
        ending(
            "three_players",
            "3 players: most points win after the round is finished.",
            seats(3),
            |_, outcome| ended(outcome, "PM-10.2") && decided_by(outcome, 0),
        ),
        ending(
            "four_players",
            "4 players: most points win after the round is finished.",
            seats(4),
            |_, outcome| ended(outcome, "PM-10.2") && decided_by(outcome, 0),
        ),
        ending(
            "tie_broken_by_second_spaces",
            "2 players: equal points, and more colonists on ★★ win.",
            seats(2),
            |_, outcome| ended(outcome, "PM-10.2") && decided_by(outcome, 1),
        ),
        ending(
            "tie_broken_by_buildings",
            "3 players: equal points and ★★, and more colonists on Buildings win.",
            seats(3),
            |_, outcome| ended(outcome, "PM-10.2") && decided_by(outcome, 2),
        ),
        ending(
            "tie_broken_by_energy",
            "2 players: equal but for energy, and more energy wins.",
            json!({"seats": 2, "round_guard": 6}),
            decided_by_energy,
        ),
        ending(
            "shared_victory",
            "4 players: equal in everything, so the victory is shared.",
            json!({"seats": 4, "round_guard": 4}),
            |_, outcome| shared(outcome),
        ),
        ending(
            "trigger_not_undone",
            "3 players: the colonist that triggered the end was evicted, and the game ended.",
            json!({"seats": 3}),
            |game, outcome| {
                let complete = |&player: &Player| game.state().on_buildings(player) >= 7;
                ended(outcome, "PM-10.2") && !game.options().players().iter().any(complete)
            },
        ),
        ending(
            "round_guard",
            "3 players: the last round of the guard.",
            json!({"seats": 3, "round_guard": 5}),
            |game, outcome| ended(outcome, "PM-10.4") && game.state().round == 5,
        ),
        ending(
            "round_not_finished",
            "4 players, rounds not finished: scoring follows the turn of the trigger.",
            json!({"seats": 4, "finish_round": false}),
            |game, outcome| {
                ended(outcome, "PM-10.5") && Some(game.state().active) != game.state().starting
            },
        ),
        ending(
            "drafting_two_players",
            "2 players with the drafting variant.",
            json!({"seats": 2, "drafting": true}),
            |_, outcome| ended(outcome, "PM-10.2"),
        ),
        ending(
            "drafting_three_players",
            "3 players with the drafting variant; a card taken lets its taker land.",
            json!({"seats": 3, "drafting": true, "steal_moves_colonist": true}),
            |_, outcome| ended(outcome, "PM-10.2"),
        ),
        ending(
            "drafting_four_players",
            "4 players with the drafting variant, hidden hands and Spaceships of their choice.",
            json!({"seats": 4, "drafting": true, "hide_hand_colours": true, "ships": "chosen"}),
            |_, outcome| ended(outcome, "PM-10.2"),
        ),
    ]
}

fn ended(outcome: &Outcome, rule: &str) -> bool {
    outcome.rule.0 == rule
}

/// Whether this player won alone.
fn won(outcome: &Outcome, party: usize) -> bool {
    outcome.parties[party].standing == Standing::Won
}

fn shared(outcome: &Outcome) -> bool {
    outcome.parties.iter().any(|party| party.standing == Standing::Shared)
}

fn points(outcome: &Outcome) -> Vec<i32> {
    outcome.parties.iter().filter_map(|party| party.total).collect()
}

/// The values by which the winner is compared: points, colonists on ★★, colonists on Buildings.
fn comparisons(outcome: &Outcome) -> Vec<[i32; 3]> {
    let parties = outcome.parties.iter();
    let count = |items: &[game_core::ScoreItem], rule: &str| {
        items.iter().find(|item| item.rule.0 == rule).map_or(0, |item| item.count)
    };
    parties
        .map(|party| {
            let second = count(&party.items, "PM-11.3");
            [party.total.unwrap_or(0), second, second + count(&party.items, "PM-11.2")]
        })
        .collect()
}

/// Whether this comparison is the first in which the winner and the runner-up differ.
fn decided_by(outcome: &Outcome, nth: usize) -> bool {
    let mut ranked = comparisons(outcome);
    ranked.sort_unstable();
    let [.., next, best] = &ranked[..] else { return false };
    !shared(outcome) && best[..nth] == next[..nth] && best[nth] > next[nth]
}

fn decided_by_energy(game: &PocketMars, outcome: &Outcome) -> bool {
    let mut ranked = comparisons(outcome);
    ranked.sort_unstable();
    let energy = game.state().energy;
    ranked[0] == ranked[1] && energy[Player::One] != energy[Player::Two]
}
