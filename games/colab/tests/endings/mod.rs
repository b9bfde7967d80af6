//! The recorded games there must be: for each one, the ending it shows and how its players aim for
//! it.

use colab::{Choice, Closing, CoLab};
use conformance::recorded_games::Ending;
use game_core::{Choices, Dice, Game, NoSink, Outcome, Standing, Turn};
use players::{Bot, Budget, Player, Seen};
use serde_json::{Value, json};

use crate::playing::{by_prior, weighed};

/// What the players of a wanted game aim for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Aim {
    /// Nothing: choices follow the game's prior.
    ByPrior,
    /// Full windows: many points, whose upgrade tokens start the special powers, and no repairs.
    Windows,
    /// A win, by search.
    Search,
    /// A win, by so short a search that a device may be completed first.
    Hurried,
}

/// A recorded game that must exist.
pub(crate) struct Wanted {
    pub(crate) ending: Ending<CoLab>,
    pub(crate) aim: Aim,
}

/// Every wanted game.
pub(crate) fn wanted() -> Vec<Wanted> {
    let mut wanted = several();
    wanted.extend(alone());
    wanted.extend(among_several());
    wanted
}

fn one(
    name: &'static str,
    about: &'static str,
    settings: Value,
    shows: fn(&CoLab, &Outcome) -> bool,
    aim: Aim,
) -> Wanted {
    let settings = settings.as_object().expect("an object").clone();
    Wanted { ending: Ending { name, about, settings, shows }, aim }
}

/// Every number of players with every set-up.
fn several() -> Vec<Wanted> {
    let game = |name, about, seats: u8, set_up: &str, length: &str| {
        let settings = json!({ "seats": seats, "set_up": set_up, "length": length });
        one(name, about, settings, somebody_won, Aim::ByPrior)
    };
    vec![
        game("two_players_first_game", "2 players, first game.", 2, "first_game", "full"),
        game("two_players_normal", "2 players, normal set-up.", 2, "normal", "full"),
        game("two_players_draft", "2 players, draft.", 2, "draft", "full"),
        game("two_players_express", "2 players, express.", 2, "normal", "express"),
        game("two_players_express_draft", "2 players, express draft.", 2, "draft", "express"),
        game("three_players_first_game", "3 players, first game.", 3, "first_game", "full"),
        game("three_players_normal", "3 players, normal set-up.", 3, "normal", "full"),
        game("three_players_draft", "3 players, draft.", 3, "draft", "full"),
        game("three_players_express", "3 players, express.", 3, "normal", "express"),
        game("three_players_express_draft", "3 players, express draft.", 3, "draft", "express"),
        game("four_players_first_game", "4 players, first game.", 4, "first_game", "full"),
        game("four_players_normal", "4 players, normal set-up.", 4, "normal", "full"),
        game("four_players_draft", "4 players, draft.", 4, "draft", "full"),
        game("four_players_express", "4 players, express.", 4, "normal", "express"),
        game("four_players_express_draft", "4 players, express draft.", 4, "draft", "express"),
    ]
}

/// Solo games: every enemy with every device, every difficulty, and every end except one, twelve
/// cards with too few points. Whoever has twelve cards has the points too; a rule test covers that
/// end.
fn alone() -> Vec<Wanted> {
    let game = |name, about, enemy: &str, device: &str, level: &str, shows, aim| {
        let settings = json!({
            "seats": 1, "enemies": 1, "enemy_1": enemy, "device_1": device, "difficulty": level
        });
        one(name, about, settings, shows, aim)
    };
    use Aim::{ByPrior, Hurried, Search, Windows};
    vec![
        game(
            "alone_luciana_death_ray_won",
            "Alone against Luciana and the Death Ray, easy: won with twelve cards.",
            "luciana",
            "death_ray",
            "easy",
            won_by_cards,
            Search,
        ),
        game(
            "alone_luciana_weather_machine_full",
            "Alone against Luciana and the Weather Machine, medium: every window is blocked.",
            "luciana",
            "weather_machine",
            "medium",
            lost_to_full_towers,
            Windows,
        ),
        game(
            "alone_luciana_burton_device",
            "Alone against Luciana and the Burton, hard: lost to the device.",
            "luciana",
            "burton",
            "hard",
            lost_to_the_device,
            ByPrior,
        ),
        game(
            "alone_luciana_mind_slayer_device",
            "Alone against Luciana and the Mind Slayer, hard: lost to the device.",
            "luciana",
            "mind_slayer",
            "hard",
            lost_to_the_device,
            ByPrior,
        ),
        game(
            "alone_ivy_death_ray_device",
            "Alone against Ivy and the Death Ray, easy: lost to the device.",
            "ivy",
            "death_ray",
            "easy",
            lost_to_the_device,
            ByPrior,
        ),
        game(
            "alone_ivy_weather_machine_device",
            "Alone against Ivy and the Weather Machine, hard: lost to the device.",
            "ivy",
            "weather_machine",
            "hard",
            lost_to_the_device,
            ByPrior,
        ),
        game(
            "alone_ivy_burton_won",
            "Alone against Ivy and the Burton, medium: won with twelve cards.",
            "ivy",
            "burton",
            "medium",
            won_by_cards,
            Search,
        ),
        game(
            "alone_ivy_mind_slayer_last_chance",
            "Alone against Ivy and the Mind Slayer, easy: won in the last turn.",
            "ivy",
            "mind_slayer",
            "easy",
            won_in_the_last_turn,
            Hurried,
        ),
        game(
            "alone_victor_death_ray_device",
            "Alone against Victor and the Death Ray, hard: lost to the device.",
            "victor",
            "death_ray",
            "hard",
            lost_to_the_device,
            ByPrior,
        ),
        game(
            "alone_victor_weather_machine_won",
            "Alone against Victor and the Weather Machine, easy: won with twelve cards.",
            "victor",
            "weather_machine",
            "easy",
            won_by_cards,
            Search,
        ),
        game(
            "alone_victor_burton_device",
            "Alone against Victor and the Burton, hard: lost to the device.",
            "victor",
            "burton",
            "hard",
            lost_to_the_device,
            ByPrior,
        ),
        game(
            "alone_victor_mind_slayer_won",
            "Alone against Victor and the Mind Slayer, easy: won with twelve cards.",
            "victor",
            "mind_slayer",
            "easy",
            won_by_cards,
            Search,
        ),
        game(
            "alone_elias_death_ray_full",
            "Alone against Elias and the Death Ray, hard: every window is blocked.",
            "elias",
            "death_ray",
            "hard",
            lost_to_full_towers,
            Windows,
        ),
        game(
            "alone_elias_weather_machine_won",
            "Alone against Elias and the Weather Machine, easy: won with twelve cards.",
            "elias",
            "weather_machine",
            "easy",
            won_by_cards,
            Search,
        ),
        game(
            "alone_elias_burton_device",
            "Alone against Elias and the Burton, medium: lost to the device.",
            "elias",
            "burton",
            "medium",
            lost_to_the_device,
            ByPrior,
        ),
        game(
            "alone_elias_mind_slayer_last_chance",
            "Alone against Elias and the Mind Slayer, easy: won in the last turn.",
            "elias",
            "mind_slayer",
            "easy",
            won_in_the_last_turn,
            Hurried,
        ),
    ]
}

/// Several enemies, and enemies among several players.
fn among_several() -> Vec<Wanted> {
    use Aim::{ByPrior, Search, Windows};
    vec![
        one(
            "alone_two_enemies_device",
            "Alone against two enemies: one of them finishes its device.",
            json!({"seats": 1, "enemies": 2, "set_up": "normal"}),
            lost_to_the_device,
            ByPrior,
        ),
        one(
            "alone_two_enemies_won",
            "Alone against two enemies: won with twelve cards.",
            json!({"seats": 1, "enemies": 2, "enemy_1": "victor", "enemy_2": "ivy"}),
            won_by_cards,
            Search,
        ),
        one(
            "alone_three_enemies_full",
            "Alone against three enemies: every window is blocked.",
            json!({"seats": 1, "enemies": 3, "difficulty": "medium"}),
            lost_to_full_towers,
            Windows,
        ),
        one(
            "alone_three_enemies_won",
            "Alone against three enemies: won with twelve cards.",
            json!({"seats": 1, "enemies": 3, "device_3": "mind_slayer"}),
            won_by_cards,
            Search,
        ),
        one(
            "two_players_one_enemy_won",
            "2 players and an enemy: a player wins.",
            json!({"seats": 2, "enemies": 1, "set_up": "normal"}),
            won_by_cards,
            ByPrior,
        ),
        one(
            "two_players_two_enemies_device",
            "2 players and two enemies: all lose to a device.",
            json!({"seats": 2, "enemies": 2, "difficulty": "hard", "after_1": 2}),
            lost_to_the_device,
            ByPrior,
        ),
        one(
            "two_players_two_enemies_full",
            "2 players and two enemies: every window is blocked.",
            json!({"seats": 2, "enemies": 2, "set_up": "normal"}),
            lost_to_full_towers,
            Windows,
        ),
        one(
            "three_players_one_enemy_won",
            "3 players and an enemy: a player wins.",
            json!({"seats": 3, "enemies": 1, "after_1": 2}),
            won_by_cards,
            ByPrior,
        ),
        one(
            "three_players_one_enemy_device",
            "3 players and an enemy: all lose to the device.",
            json!({"seats": 3, "enemies": 1, "difficulty": "hard"}),
            lost_to_the_device,
            ByPrior,
        ),
    ]
}

fn somebody_wins(outcome: &Outcome) -> bool {
    let mut seats = outcome.parties.iter().filter(|party| party.seat.is_some());
    seats.any(|party| party.standing == Standing::Won)
}

fn closed(game: &CoLab, by: Closing) -> bool {
    game.state().enemies.closing == Some(by)
}

fn somebody_won(_: &CoLab, outcome: &Outcome) -> bool {
    somebody_wins(outcome)
}

fn won_by_cards(game: &CoLab, outcome: &Outcome) -> bool {
    closed(game, Closing::Cards) && somebody_wins(outcome)
}

fn lost_to_the_device(game: &CoLab, outcome: &Outcome) -> bool {
    closed(game, Closing::Device) && !somebody_wins(outcome)
}

fn won_in_the_last_turn(game: &CoLab, outcome: &Outcome) -> bool {
    closed(game, Closing::Device) && somebody_wins(outcome)
}

fn lost_to_full_towers(game: &CoLab, _: &Outcome) -> bool {
    closed(game, Closing::Full)
}

/// The bot for searched games: this many simulations for each choice.
const BOT: Bot = Bot::Search(Budget::iterations(100));

/// The bot for hurried games.
const HURRIED: Bot = Bot::Search(Budget::iterations(12));

/// The longest game that is kept, in entries.
const LONG: usize = 2500;

/// A finished game.
pub(crate) struct Played {
    pub(crate) game: CoLab,
    pub(crate) entries: Vec<String>,
}

/// Plays a game with an aim; `None` if it is too long.
pub(crate) fn play(mut game: CoLab, aim: Aim, seed: u64) -> Option<Played> {
    let mut dice = Dice::keyed(seed, 0);
    let mut choices = Choices::default();
    let mut entries = Vec::new();
    let mut thinker: Box<dyn Player<CoLab> + Send> =
        if aim == Aim::Hurried { HURRIED } else { BOT }.player(seed);
    while entries.len() < LONG {
        game.choices(&mut choices);
        let choice = match (game.turn(), aim) {
            (Turn::Over, _) => return Some(Played { game, entries }),
            (Turn::Chance, _) => choices.pick(&mut dice)?,
            (Turn::Choose(seat), Aim::Search | Aim::Hurried) => {
                thinker.choose(&Seen::new(&game, seat), &choices)
            }
            (Turn::Choose(_), Aim::ByPrior) => by_prior(&game, &choices, &mut dice)?,
            (Turn::Choose(_), Aim::Windows) => {
                let weight = |choice: &Choice| weight(&game, *choice);
                let weights: Vec<u32> = choices.listed().iter().map(weight).collect();
                choices.listed()[weighed(&weights, &mut dice)]
            }
        };
        entries.push(choice.to_string());
        game.apply_unchecked(choice, &mut NoSink);
    }
    None
}

/// The weight of a choice for players who aim for full windows.
fn weight(game: &CoLab, choice: Choice) -> u32 {
    use Choice::{
        BuildCard, Keep, NoAction, Repair, RepairByResearch, RepairByResources, Stop, ToFrozen,
    };
    let points = |card| u32::from(game.content().cards[card].points);
    match choice {
        Repair(_) | RepairByResearch(_) | RepairByResources(_) | ToFrozen(_) => 1,
        BuildCard(card) | Keep(card) => 1 + 20 * points(card).pow(3),
        Stop | NoAction => 1,
        _ => game.prior(choice).clamp(1, 1000).pow(2),
    }
}
