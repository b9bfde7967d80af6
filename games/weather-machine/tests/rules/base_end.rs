//! WM-PHC, WM-INC, WM-END: the end of a round and of the game.

use crate::support::{Play, Table};
use game_core::{Game, Turn};
use weather_machine::{
    Area, BotSpace, Colour, EndTrigger, Event, Lativ, Owner, Player, Voucher, Weather,
};

use Player::{Four, One, Three, Two};
use Weather::{Fog, Rain, Snow, Sun, Wind};

/// [EX-41, WM-PHC.1] The turn order becomes the Initiative order, which stays.
#[test]
fn ex_41_turn_order() {
    let order = [Three, One, Four, Two];
    let table = Table::of(4).edit(|state| state.initiative = order.into_iter().collect());
    let play = table.round(3);
    assert_eq!(play.state().turn_order[..], order);
    assert_eq!(play.state().initiative[..], order);
    assert_eq!((play.state().round, play.state().active), (3, Three));
    assert_eq!(play.by("WM-PHC.1").len(), 1);
}

/// [EX-42, WM-INC.1, WM-INC.2, WM-INC.3, WM-INC.4] Empty slots of the top two sections pay; full
/// ones and those of the lower sections do not. Then Lativ is in the Supply.
#[test]
fn ex_42_income() {
    let table = Table::of(2).lativ("office").vouchers(One, [0; 5]).vouchers(Two, [0; 5]);
    let table = table.no_parts(One).edit(|state| {
        for slot in ["1-1", "1-3", "2-2", "3-1", "4-1"] {
            state.laboratories[0].line.remove(slot.parse().unwrap());
        }
        state.laboratories[0].items.bots = 5;
    });
    let tokens = table.state.tokens;
    let play = table.round(4);
    assert_eq!(play.lab(One).vouchers.0, [0, 1, 0, 1, 0]);
    let play = play.choose("part pink");
    let lab = play.lab(One);
    assert_eq!((lab.items.parts[Colour::Pink], lab.investments), (1, 0));
    assert_eq!(lab.funding[Area::Government].to_string(), "0");
    assert_eq!(play.lab(Two).vouchers.0, [0; 5], "no Bot of his is gone");
    assert_eq!(play.state().lativ, Lativ::Supply);
    assert_eq!(play.state().tokens, tokens);
    assert_eq!(play.state().bots_on(Area::Lab, Owner::Lativ), 5);
    assert_eq!(play.rules_of("WM-LAT"), [""; 0]);
    assert!(play.by("WM-INC.2").len() >= 2, "income is told as such");
}

/// [WM-INC.5] If Lativ is elsewhere, nobody has income and he stays.
#[test]
fn no_income_without_lativ_in_his_office() {
    let table = Table::of(3).lativ("lab right").bots(One, 3).vouchers(One, [0; 5]);
    let play = table.round(4);
    assert_eq!(play.lab(One).vouchers.0, [0; 5]);
    assert_eq!(play.state().lativ, Lativ::Space("lab right".parse().unwrap()));
    assert_eq!(play.by("WM-INC.5"), [&Event::Income { paid: false }]);
}

/// [WM-INC.2, WM-VOU.2] Income without room is lost.
#[test]
fn income_without_room_is_lost() {
    let table = Table::of(3).lativ("office").bots(One, 3).vouchers(One, [0, 4, 0, 0, 0]);
    assert_eq!(table.round(4).lab(One).vouchers.0, [0, 4, 1, 1, 0]);
}

/// [WM-R.56, WM-INC.2] Income is paid in the new turn order.
#[test]
fn income_comes_in_the_new_order() {
    let mut table = Table::of(3).lativ("office");
    for player in [One, Two, Three] {
        table.lab(player).line.remove("2-2".parse().unwrap());
        table.lab(player).items.bots = 1;
    }
    let order = [Two, Three, One];
    let play = table.edit(|state| state.initiative = order.into_iter().collect()).round(3);
    assert_eq!(play.state().active, Two);
    let play = play.choose("part pink");
    assert_eq!(play.state().active, Three);
    let play = play.choose("part pink");
    assert_eq!(play.state().active, One);
}

/// [WM-INC.4, WM-R.22] With the other reading, Lativ's return is a move with his tasks.
#[test]
fn lativs_return_with_tasks_is_another_reading() {
    let table = |readings: &[&str]| {
        let settings = serde_json::json!({ "seats": 3, "readings": readings });
        let play = Table::with(settings).lativ("office").assistant(Sun).round(4);
        play.state().bots_on(Area::Lab, Owner::Lativ)
    };
    assert_eq!((table(&[]), table(&["lativ_returns"])), (0, 1));
}

/// Fourteen of the fifteen Bot spaces of a machine are taken; the right or bottom one of Snow is
/// free.
fn nearly_full(area: Area) -> Table {
    let mut table = Table::of(3).no_parts(One).vouchers(One, [0, 1, 0, 1, 0]).bots(One, 1);
    let spaces = BotSpace::of_area(area).take(14).enumerate();
    for (number, space) in spaces {
        let owner = [Owner::Two, Owner::Three][number % 2];
        table = table.bot(owner, &space.to_string());
    }
    table
}

/// [WM-END.3, WM-END.5, WM-END.7] A full Government Machine triggers the end at once. The round is
/// finished with its Phase C, then one more is played without Phase C.
#[test]
fn a_full_government_machine_triggers_the_end() {
    let table = nearly_full(Area::Government).parts(One, &[Colour::Pink]);
    let play = table.scientist(One, "government left").turn(One, 3).choose("sell");
    assert_eq!(play.state().end, Some(EndTrigger::Government));
    assert_eq!(play.by("WM-END.3").len(), 1);
    assert!(!play.state().final_round);
    let play = to_the_next_round(play);
    assert!(play.state().final_round);
    assert_eq!(play.by("WM-END.5").len(), 1);
    assert!(!play.rules_of("WM-INC").is_empty(), "Phase C was played");
    let play = to_the_end(play.hush());
    assert!(play.rules_of("WM-INC").is_empty() && play.rules_of("WM-NXT").is_empty());
    assert_eq!(play.state().round, 3);
}

/// Goes on with the first listed choice until the next round begins.
fn to_the_next_round(play: Play) -> Play {
    let round = play.state().round;
    until(play, |play| play.state().round > round)
}

fn to_the_end(play: Play) -> Play {
    until(play, |play| play.game.turn() == Turn::Over)
}

fn until(mut play: Play, done: impl Fn(&Play) -> bool) -> Play {
    while !done(&play) {
        let offers = play.offers();
        let quick = ["pass", "end actions", "decline", "leave", "keep", "no more"];
        let quick = quick.into_iter().find(|text| offers.iter().any(|offer| offer == text));
        play = play.choose(quick.unwrap_or(&offers[0]));
    }
    play
}

/// [WM-END.4] Likewise when every Research space of R&D is occupied.
#[test]
fn a_full_rnd_triggers_the_end() {
    let mut table = nearly_full(Area::Rnd);
    table = table.scientist(One, "rnd left").chemicals(One, &["calorium"]);
    let play = table.parts(One, &[Colour::Pink]).turn(One, 3).choose("research");
    assert_eq!(play.state().end, Some(EndTrigger::Rnd));
    assert_eq!(play.by("WM-END.4").len(), 1);
}

/// [WM-END.3, WM-END.4] A machine that lacks one Bot does not trigger the end, nor does a full
/// Weather Machine.
#[test]
fn the_weather_machine_triggers_nothing() {
    let mut table = Table::of(3).vouchers(One, [0, 0, 1, 0, 0]).bots(One, 1);
    for (number, space) in BotSpace::of_area(Area::Lab).take(14).enumerate() {
        table = table.bot([Owner::Two, Owner::Three][number % 2], &space.to_string());
    }
    let table = table.chemicals(One, &["delugium"]).scientist(One, "lab left");
    let play = table.turn(One, 3).choose("experiment");
    assert!(Weather::ALL.into_iter().all(|weather| play.state().is_full(Area::Lab, weather)));
    assert_eq!(play.state().end, None);
    assert_eq!(nearly_full(Area::Government).turn(One, 2).state().end, None);
}

/// [WM-END.1, WM-BRK.8] The Nobel Prize triggers the end.
#[test]
fn the_nobel_prize_triggers_the_end() {
    let table = Table::of(3)
        .vouchers(One, [0, 0, 0, 2, 0])
        .no_parts(One)
        .awards(One, 2)
        .published(One, "1", Wind)
        .bots_on(Owner::Two, &["rnd wind top", "rnd wind middle", "rnd wind bottom"])
        .scientist(One, "rnd left");
    let play = table.turn(One, 3).all(&["breakthrough", "marker 1", "gain lab"]);
    assert_eq!(play.state().end, Some(EndTrigger::Nobel));
    assert_eq!(play.by("WM-END.1").len(), 1);
}

/// [EX-43, WM-END.2, WM-END.5, WM-END.7] The last Experiment tile enters the display in Phase B:
/// Phase C follows, and the next round is the last.
#[test]
fn ex_43_end_trigger() {
    let table = |waiting, top, deck| {
        let display = ["EX06", "EX07", "EX08"];
        Table::of(3).assistant(Sun).display(display, waiting, top, deck).lativ("office").round(1)
    };
    let play = table("EX09", "-", 0);
    assert_eq!(play.state().end, Some(EndTrigger::LastExperiment));
    assert_eq!(play.state().lativ, Lativ::Supply, "Phase C was played");
    assert_eq!((play.state().round, play.state().final_round), (3, true));
    let play = table("EX09", "EX11", 1);
    assert_eq!(play.state().end, None, "one more lies below the deck");
    let none = Table::of(3).assistant(Rain).display(["EX03", "EX07", "EX08"], "EX09", "-", 0);
    assert_eq!(none.round(1).state().end, None, "no tile of Rain, so none comes in");
}

/// [WM-END.6, WM-R.23] A second trigger changes nothing, in the same round or in the final one.
#[test]
fn only_the_first_trigger_counts() {
    let table = nearly_full(Area::Government).parts(One, &[Colour::Pink]);
    let table = table.edit(|state| state.end = Some(EndTrigger::Nobel));
    let play = table.scientist(One, "government left").turn(One, 3).choose("sell");
    assert_eq!(play.state().end, Some(EndTrigger::Nobel));
    assert!(play.rules_of("WM-END.3").is_empty());
    let play = to_the_next_round(play);
    let round = play.state().round;
    assert_eq!(to_the_end(play).state().round, round);
}

/// A branch full of the Bots of player two, who has no Voucher.
fn full(table: Table, weather: Weather) -> Table {
    let table = table.vouchers(Two, [0; 5]);
    let spaces = ["top", "middle", "bottom"].map(|at| format!("lab {weather} {at}"));
    table.bots_on(Owner::Two, &spaces.each_ref().map(String::as_str))
}

/// The weathers whose experiments ran, in order.
fn ran(play: &Play) -> Vec<Weather> {
    let runs = play.emitted.iter().filter_map(|emitted| match emitted.event {
        Event::ExperimentRuns { weather, .. } => Some(weather),
        _ => None,
    });
    runs.collect()
}

/// [EX-44, WM-END.8, WM-END.9, WM-R.23] Wind and Sun are full and displayed: both run, in weather
/// order from the Assistant. The display stays and is not refilled.
#[test]
fn ex_44_final_round() {
    for (assistant, order) in
        [(Wind, [Wind, Sun]), (Sun, [Sun, Wind]), (Fog, [Wind, Sun]), (Rain, [Wind, Sun])]
    {
        let table = Table::of(3).display(["EX06", "EX07", "EX08"], "EX09", "-", 0);
        let table = full(full(table, Wind), Sun).assistant(assistant).room(Two, 6);
        let play = table.final_round(1);
        assert_eq!(ran(&play), order, "from {assistant}");
        assert_eq!(play.state().assistant, assistant);
        assert!(play.state().display.iter().all(Option::is_some));
        assert!(play.rules_of("WM-NXT").is_empty());
        assert_eq!(play.state().storms.0.map(|storm| storm.level), [1, 2, 2, 1, 1]);
        assert_eq!(play.game.turn(), Turn::Over);
    }
}

/// [WM-END.8, WM-END.9] A branch that is not full, or whose weather is not displayed, is skipped,
/// and its Bots stay.
#[test]
fn a_branch_that_does_not_run_is_passed_over() {
    let table = Table::of(3).display(["EX06", "EX07", "EX08"], "EX09", "-", 0).assistant(Rain);
    let table = full(full(table, Fog), Snow).bot(Owner::One, "lab wind top").room(Two, 6);
    let play = table.final_round(1);
    assert_eq!(ran(&play), []);
    assert_eq!(play.state().bots_on(Area::Lab, Owner::Two), 6);
    assert_eq!(play.state().bots_on(Area::Lab, Owner::One), 1);
    assert_eq!(play.state().storms.0.map(|storm| storm.level), [1; 5]);
}

/// [WM-R.51, WM-END.8] A Bot that an earlier branch's reward places counts for a later branch.
#[test]
fn a_reward_can_fill_a_later_branch() {
    let owner =
        "[[tile]]\nid = \"EX07\"\nreward = \"free_experiment | investment\"\nsource = \"owner\"\n";
    let table = Table::of(3).content(&[("experiments.toml", owner)]);
    let table = table.display(["EX06", "EX07", "EX08"], "EX09", "-", 0).assistant(Rain);
    let play = full(table, Wind)
        .bots_on(Owner::One, &["lab sun top", "lab sun middle"])
        .vouchers(Two, [0, 0, 0, 0, 1])
        .room(Two, 3)
        .room(One, 3)
        .final_round(1)
        .all(&["accept", "either 1", "bot lab sun bottom", "token wind 1 lab"]);
    assert_eq!(play.state().active, One, "Sun runs now");
    assert_eq!(ran(&play), [Wind, Sun]);
}

/// [WM-END.5, WM-END.2] An end triggered in Phase B by a reward still finishes its round.
#[test]
fn a_reward_can_trigger_the_end() {
    let mut table = nearly_full(Area::Government).parts(One, &[Colour::Pink]).room(One, 4);
    table = table.assistant(Rain).display(["EX03", "EX02", "EX06"], "EX09", "EX10", 4);
    table.lab(One).vouchers[Voucher::Science] = 1;
    let all = ["lab rain top", "lab rain middle", "lab rain bottom"];
    let play = table.bots_on(Owner::One, &all).round(1);
    let play = play.all(&["accept", "either 1", "bot government snow right"]);
    assert_eq!(play.state().end, Some(EndTrigger::Government));
    let play = to_the_next_round(play);
    assert!(play.state().final_round);
    assert!(!play.rules_of("WM-NXT").is_empty() && !play.rules_of("WM-INC").is_empty());
}
