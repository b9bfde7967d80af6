//! SAB-TRN, SAB-GEN: the Saboteurs' turn, and where an agent goes.

use crate::support::Table;
use game_core::{Choices, Game, Viewer};
use weather_machine::{
    Area, Decision, Event, Lativ, Owner, Player, Report, Voucher, Weather, WeatherMachine,
};

/// White in the Government, Pink in R&D, Lativ in the Supply, an empty Hideout.
fn table() -> Table {
    Table::solo()
        .bare_hideout()
        .agent("white", "government middle")
        .agent("pink", "rnd middle")
        .scientist(Player::One, "supply 1")
        .lativ("supply")
}

/// [SAB-TRN.0, SAB-TRN.1a, SAB-TRN.4, SAB-TRN.5, SAB-TRN.6, SAB-TRN.7, SAB-GEN.2] The steps of a
/// turn in order; one agent moves.
#[test]
fn a_turn_has_seven_steps() {
    let play = table()
        .stock(&["verdino"])
        .steal(&["government sun", "lab sun", "rnd sun"])
        .reports("SR20", "SR04", 10)
        .scientist(Player::One, "lab left")
        .lativ("lab middle")
        .sabotage()
        .choose("report SR10");
    let steps: Vec<&str> = play.rules();
    let order = [
        "SAB-TRN.1a",
        "SAB-TRN.2a",
        "WM-LAT.1",
        "SAB-TRN.4",
        "SAB-TRN.5",
        "SAB-TRN.6",
        "SAB-HAV.4",
    ];
    let places: Vec<_> = order.map(|rule| steps.iter().position(|&emitted| emitted == rule)).into();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{steps:?}");
    assert_eq!(
        (play.agent("pink"), play.agent("white")),
        ("lab right".into(), "government middle".into())
    );
    assert_eq!(play.state().previous(), Some("SR04".parse().unwrap()));
    assert_eq!(play.state().solo.current, Some("SR10".parse().unwrap()));
}

/// [SAB-TRN.1a, SAB-TRN.1c, SAB-TRN.1e] The leftmost space comes first; no Vouchers are gained or
/// paid.
#[test]
fn an_agent_takes_the_leftmost_space() {
    let before = table().state.laboratories[0].vouchers;
    let play = table().reports("SR20", "SR01", 10).sabotage();
    assert_eq!(play.agent("white"), "lab left");
    assert_eq!(
        play.priority_list(Decision::Space),
        ["SAB-TRN.1c Order: lab middle, lab right", "lab left"]
    );
    assert_eq!(play.priority_list(Decision::Location), ["lab"]);
    assert_eq!(play.lab(Player::One).vouchers, before);
}

/// [SAB-TRN.1c] Then the rightmost, and the middle one last.
#[test]
fn then_the_rightmost_space_then_the_middle_one() {
    let play = table().scientist(Player::One, "lab left").reports("SR20", "SR01", 10).sabotage();
    assert_eq!(
        play.priority_list(Decision::Space),
        ["SAB-TRN.1c Full: lab left", "SAB-TRN.1c Order: lab middle", "lab right"]
    );
    let play = table()
        .scientist(Player::One, "lab left")
        .agent("pink", "lab right")
        .reports("SR20", "SR01", 10)
        .sabotage();
    assert_eq!(play.agent("white"), "lab middle");
}

/// [SAB-TRN.1d, SAB-TRN.2b] In the Supply the leftmost free space; pieces do not raise the Target.
#[test]
fn in_the_supply_the_leftmost_free_space() {
    let play = table().agent("pink", "supply 2").reports("SR20", "SR17", 10).sabotage();
    assert_eq!(
        play.priority_list(Decision::Space),
        ["SAB-TRN.1d Full: supply 1, supply 2", "SAB-TRN.1d Order: supply 4", "supply 3"]
    );
    assert_eq!(play.raised("SAB-TRN.2a"), 0);
}

/// [SAB-TRN.1b, SAB-TRN.2a, SAB-TRN.3, SAB-R.47] An agent follows Lativ; the pieces to its left
/// count, including Lativ, and then Lativ moves on.
#[test]
fn an_agent_follows_lativ() {
    let play = table().lativ("rnd left").reports("SR20", "SR08", 10).sabotage();
    assert_eq!(play.agent("white"), "rnd right");
    assert_eq!(play.raised("SAB-TRN.2a"), 2);
    let emitted = "The Target rises by 2 to 37: Lativ and the pink Saboteur stand left of the white \
                Saboteur, 1 for each piece.";
    assert_eq!(play.raises("SAB-TRN.2a"), [emitted]);
    assert_eq!(play.state().lativ, Lativ::Office);
    let play = table().reports("SR20", "SR08", 10).sabotage();
    assert_eq!(play.agent("white"), "supply 2");
    assert_eq!(play.state().lativ, Lativ::Space("government left".parse().unwrap()));
}

/// [SAB-TRN.1f] Not to the Office and not to its own Location: to the next Main Location.
#[test]
fn an_agent_avoids_the_office_and_where_he_stands() {
    let play = table().lativ("office").reports("SR20", "SR08", 10).sabotage();
    assert_eq!(
        play.priority_list(Decision::Location),
        ["SAB-TRN.1f Office: office", "SAB-TRN.1f Here: government", "lab"]
    );
    assert_eq!(play.agent("white"), "lab left");
}

/// [SAB-TRN.1f] A full Location is skipped.
#[test]
fn an_agent_avoids_a_full_location() {
    let play = table()
        .scientist(Player::One, "lab left")
        .agent("pink", "lab right")
        .lativ("lab middle")
        .reports("SR20", "SR01", 10)
        .sabotage();
    assert_eq!(play.priority_list(Decision::Location), ["SAB-TRN.1f Full: lab", "rnd"]);
    // Lativ is not where the agent went.
    assert_eq!(play.state().lativ, Lativ::Space("lab middle".parse().unwrap()));
}

/// [SAB-TRN.1f, SAB-TRN.1g] After R&D and after the Supply comes the Government, never the Supply.
#[test]
fn the_next_location_is_never_the_supply() {
    let play = table().agent("white", "rnd left").reports("SR20", "SR02", 10).sabotage();
    assert_eq!(play.priority_list(Decision::Location), ["SAB-TRN.1f Here: rnd", "government"]);
    let play = table().agent("white", "supply 2").reports("SR20", "SR17", 10).sabotage();
    assert_eq!(play.priority_list(Decision::Location), ["SAB-TRN.1f Here: supply", "government"]);
}

/// [SAB-TRN.3, SAB-GEN.3, SAB-R.47] Lativ also moves on if the agent was diverted to his Location:
/// his Bot, then a token of the Assistant's weather, then the plan.
#[test]
fn lativ_does_his_tasks_before_the_plan() {
    let play = table()
        .agent("white", "government left")
        .agent("pink", "supply 4")
        .lativ("lab left")
        .assistant(Weather::Sun)
        .no_lativs_bots()
        .reports("SR20", "SR07", 10)
        .sabotage();
    assert_eq!(play.agent("white"), "lab right");
    assert_eq!(play.state().lativ, Lativ::Space("rnd left".parse().unwrap()));
    assert_eq!(play.bots_moved("WM-LAT.4a").len(), 1);
    assert_eq!(play.state().tokens[Area::Rnd][Weather::Sun], 1);
    let rules = play.rules();
    let order = ["WM-LAT.1", "WM-LAT.4a", "WM-2PL.4a", "SAB-TRN.4"];
    let places: Vec<_> = order.map(|rule| rules.iter().position(|&emitted| emitted == rule)).into();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{rules:?}");
}

/// [SAB-TRN.5, SAB-GEN.11] The Current Report is the Previous Report as soon as it is discarded.
#[test]
fn a_discarded_card_is_the_previous_report() {
    let play = table().reports("SR20", "SR17", 10).sabotage();
    let discarded: Report = "SR17".parse().unwrap();
    assert_eq!(play.by("SAB-TRN.5"), [&Event::ReportDiscarded { report: discarded }]);
    assert_eq!((play.state().previous(), play.state().solo.current), (Some(discarded), None));
}

/// [SAB-TRN.6, SAB-R.50] If the deck is empty there is no Current Report; your turn follows, and
/// their next turn loses the game.
#[test]
fn an_empty_deck_leaves_no_report() {
    let play = table().reports("SR20", "SR01", 0).sabotage();
    assert_eq!(play.by("SAB-TRN.6"), [&Event::NoReport]);
    assert_eq!((play.state().solo.current, play.verdict()), (None, None));
    let play = play.until("SAB-END.6");
    let yours = Event::TurnBegins { player: Player::One };
    assert!(play.emitted.iter().any(|emitted| emitted.event == yours));
}

/// [SAB-GEN.8] In round 1 the leftmost space is forbidden to you and open to them.
#[test]
fn the_first_round_binds_you_alone() {
    let play = table().edit(|state| state.round = 1).reports("SR20", "SR01", 10).sabotage();
    assert_eq!(play.agent("white"), "lab left");
    let play = table().edit(|state| state.round = 1).turn(Player::One, 2);
    assert!(play.has("move lab middle") && !play.has("move lab left"));
    // With White in the middle of the Government, its rightmost space is open.
    assert!(play.has("move government right"));
}

/// [SAB-GEN.9] They can act twice in a row, across two rounds.
#[test]
fn later_rounds_follow_the_markers() {
    let play = table()
        .edit(|state| state.initiative = [Player::Saboteurs, Player::One].into_iter().collect())
        .reports("SR20", "SR17", 10)
        .round(3);
    assert_eq!(play.state().turn_order[0], Player::Saboteurs);
    assert_eq!(play.state().active, Player::Saboteurs);
    assert!(play.emitted.iter().any(|emitted| emitted.rule.0 == "SAB-TRN.1a"));
}

/// [SAB-GEN.10a, SAB-GEN.10b] Everybody sees the order of the discard pile and the size of the
/// deck; every unseen card may be on top of it.
#[test]
fn the_deck_is_counted_and_not_seen() {
    let play = table().reports("SR20", "SR17", 10).sabotage();
    let mut choices = Choices::default();
    play.game.choices(&mut choices);
    assert_eq!(choices.len(), 10);
    assert!(choices.odds().iter().all(|&odds| odds == 1));
    let view = WeatherMachine::view(&play.game, Viewer::Nobody);
    assert_eq!((view.state.solo.deck, view.state.solo.discard.len()), (10, 10));
    assert_eq!(view.state.solo.discard.last(), Some(&"SR17".parse().unwrap()));
}

/// [SAB-GEN.12, SAB-R.28] Both agents to your left give one Voucher each, and cost one each in the
/// Supply.
#[test]
fn each_agent_counts_as_another_player() {
    let play = table()
        .agent("white", "rnd left")
        .vouchers(Player::One, [0; 5])
        .turn(Player::One, 2)
        .choose("move rnd right");
    assert_eq!(play.lab(Player::One).vouchers[Voucher::Government], 3);
    let play = table()
        .scientist(Player::One, "lab left")
        .agent("white", "supply 1")
        .agent("pink", "supply 2")
        .vouchers(Player::One, [2, 0, 0, 0, 0])
        .lativ("rnd right")
        .turn(Player::One, 2)
        .all(&["move supply 3", "gain lab"]);
    // A Supply Voucher is paid; the other one is a choice.
    assert_eq!(play.lab(Player::One).voucher_count(), 2);
    let play = play.choose("give lab");
    assert_eq!(play.lab(Player::One).voucher_count(), 1);
}

/// [SAB-GEN.1, SAB-GEN.4] They score no CP: their actions raise the Target or nothing. They own
/// nothing that players own.
#[test]
fn the_saboteurs_own_and_score_nothing() {
    let before = table().state.laboratories[0];
    let play = table()
        .stock(&["verdino", "melgoth"])
        .scientist(Player::One, "government left")
        .agent("white", "lab left")
        .reports("SR20", "SR07", 10)
        .sabotage();
    assert_eq!(play.raised("SAB-TRN.2a"), 1);
    assert_eq!(play.state().bots_on(Area::Government, Owner::Saboteurs), 1);
    assert_eq!(play.lab(Player::One), &before);
    let outcome = |event: &Event| matches!(event, Event::Scored { .. } | Event::Vouchers { .. });
    assert!(!play.emitted.iter().any(|emitted| outcome(&emitted.event)));
}
