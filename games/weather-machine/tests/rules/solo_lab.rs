//! SAB-LAB: the plan of Lativ's Lab.

use crate::support::{Play, Table};
use serde_json::json;
use weather_machine::{
    Area, BotPlace, BotSpace, Chemical, Decision, Event, Owner, Player, Weather,
};

const BRANCH: Decision = Decision::Branch(Area::Lab);

/// White on a space of the Lab; Rain, Wind and Sun displayed; no Bots of Lativ there.
fn table(space: &str, previous: &str) -> Table {
    with(json!({ "seats": 1 }), space, previous)
}

fn with(settings: serde_json::Value, space: &str, previous: &str) -> Table {
    Table::with(settings)
        .bare_hideout()
        .agent("white", space)
        .agent("pink", "rnd middle")
        .scientist(Player::One, "supply 1")
        .lativ("supply")
        .no_lativs_bots()
        .display(["EX01", "EX02", "EX03"], "EX04", "EX05", 8)
        .reports(previous, "SR01", 10)
}

fn at(text: &str) -> BotSpace {
    text.parse().expect("a Bot space")
}

fn bots(play: &Play, rule: &str) -> Vec<(Owner, String)> {
    let place = |place: BotPlace| match place {
        BotPlace::Space(space) => space.to_string(),
        other => format!("{other:?}"),
    };
    play.bots_moved(rule).into_iter().map(|(owner, to)| (owner, place(to))).collect()
}

/// [SAB-LAB.0, SAB-LAB.1, SAB-R.36] On the `&` space they first take an Award, on a `/` space they
/// do not; the Nobel Prize stays where it is.
#[test]
fn the_space_says_whether_they_take_an_award() {
    let play = table("lab left", "SR19").stock(&["verdino"]).plan();
    assert_eq!((play.state().solo.awards, play.state().awards, play.state().nobel), (1, 11, None));
    for space in ["lab middle", "lab right"] {
        let play = table(space, "SR19").stock(&["verdino"]).plan();
        let emitted = format!("On the {} space of Lativ's Lab the plan", &space[4..]);
        let emitted = format!("{emitted} begins with step 2: step 1, an Award, is left out.");
        assert_eq!(play.lines("SAB-LAB.0"), [emitted]);
        assert_eq!((play.state().solo.awards, play.state().awards), (0, 12));
        assert_eq!(play.state().bots_on(Area::Lab, Owner::Saboteurs), 1);
    }
}

/// [SAB-LAB.1] Without an Award in the reserve they take none.
#[test]
fn an_empty_reserve_has_no_award() {
    let play = table("lab left", "SR19").steal_awards(12).plan();
    let emitted = ["No Award is left in the reserve for the Saboteurs."];
    assert_eq!(play.lines("SAB-LAB.1"), emitted);
}

/// [SAB-LAB.2a] Branches that are full, lack a Chemical or are not displayed are ignored.
#[test]
fn three_reasons_to_ignore_a_branch() {
    let play = table("lab right", "SR19")
        .bots_on(Owner::Saboteurs, &["lab rain top", "lab rain middle", "lab rain bottom"])
        .stock(&["radieu"])
        .plan();
    // Wind, Fog and Snow take Radieu.
    assert_eq!(
        play.priority_list(BRANCH),
        [
            "SAB-LAB.2a Full: rain",
            "SAB-LAB.2a NoChemical: sun",
            "SAB-LAB.2a NotDisplayed: fog, snow",
            "wind"
        ]
    );
}

/// [SAB-LAB.2b, SAB-LAB.3b, SAB-R.37] For them, a Bot of Lativ does not fill a branch; if the
/// branch has no other empty space, it goes beside the Lab.
#[test]
fn a_bot_of_lativ_does_not_fill_a_branch() {
    let crowded = |settings| {
        with(settings, "lab right", "SR19")
            .bots_on(Owner::One, &["lab wind top", "lab wind bottom"])
            .bot(Owner::Lativ, "lab wind middle")
            .stock(&["delugium"])
    };
    let play = crowded(json!({ "seats": 1 })).plan();
    assert_eq!(play.priority_list(BRANCH).last().unwrap(), "wind");
    assert_eq!(play.state().bot(at("lab wind middle")), Some(Owner::Saboteurs));
    assert_eq!(bots(&play, "SAB-LAB.3b"), [(Owner::Lativ, "BesideLab".into())]);
    let play = crowded(json!({ "seats": 1, "readings": ["lativ_fills"] })).plan();
    assert_eq!(play.priority_list(BRANCH)[0], "SAB-LAB.2a Full: wind");
}

/// [SAB-LAB.3b] Otherwise it goes to the topmost other empty space.
#[test]
fn a_bot_of_lativ_makes_room_in_its_branch() {
    let play =
        table("lab right", "SR19").bot(Owner::Lativ, "lab wind top").stock(&["melgoth"]).plan();
    assert_eq!(play.priority_list(BRANCH).last().unwrap(), "wind");
    assert_eq!(bots(&play, "SAB-LAB.3b"), [(Owner::Lativ, "lab wind middle".into())]);
    assert_eq!(bots(&play, "SAB-LAB.3a"), [(Owner::Saboteurs, "lab wind top".into())]);
}

/// [SAB-LAB.2c] The most Bots, including everybody's and Lativ's.
#[test]
fn the_branch_with_the_most_bots() {
    let play = table("lab right", "SR19")
        .bot(Owner::Lativ, "lab sun middle")
        .bot(Owner::One, "lab sun top")
        .bot(Owner::Saboteurs, "lab wind middle")
        .stock(&["verdino", "melgoth"])
        .plan();
    assert_eq!(
        play.priority_list(BRANCH),
        ["SAB-LAB.2a NotDisplayed: fog, snow", "SAB-LAB.2c FewerBots: rain, wind", "sun"]
    );
}

/// [SAB-LAB.2d, SAB-RTP.6] Ties go to the most helpful green token, then to weather order.
#[test]
fn ties_go_to_the_green_token() {
    let play = table("lab right", "SR19")
        .stock(&["verdino", "melgoth"])
        .steal(&["government rain", "rnd sun"])
        .plan();
    assert_eq!(
        play.priority_list(BRANCH),
        [
            "SAB-LAB.2a NotDisplayed: fog, snow",
            "SAB-RTP.2 ContinuesNoSet: wind",
            "SAB-RTP.6 Later: rain",
            "sun"
        ]
    );
}

/// [SAB-LAB.2e] Without a branch, a card is discarded and a Chemical taken.
#[test]
fn without_a_branch_a_card_goes_and_a_chemical_comes() {
    // Rain, Sun and Fog take Calorium, and none of them is displayed.
    let play = table("lab right", "SR19")
        .display(["EX02", "EX05", "EX07"], "EX06", "EX08", 4)
        .stock(&["calorium"])
        .plan()
        .choose("report SR15");
    assert_eq!(play.by("SAB-LAB.2e").len(), 2);
    assert_eq!(play.state().solo.chemicals[Chemical::Verdino], 1);
    assert_eq!(play.state().bots_on(Area::Lab, Owner::Saboteurs), 0);
}

/// [SAB-LAB.3a, SAB-PRI.2] The topmost or bottommost space, by the Previous Report, of those that
/// are available and whose Chemical they have.
#[test]
fn the_indicator_looks_at_available_spaces() {
    let stocked = |previous| table("lab right", previous).stock(&["verdino", "delugium"]);
    // SR15 shows Sun and topmost, SR20 Sun and bottommost.
    let play = stocked("SR15").plan();
    assert_eq!(
        play.priority_list(Decision::BotSpace),
        [
            "SAB-LAB.3a NoChemical: lab sun middle",
            "SAB-LAB.3a Indicator: lab sun bottom",
            "lab sun top"
        ]
    );
    let play = stocked("SR15").bot(Owner::One, "lab sun top").plan();
    assert_eq!(
        play.priority_list(Decision::BotSpace),
        ["SAB-LAB.3a Full: lab sun top", "SAB-LAB.3a NoChemical: lab sun middle", "lab sun bottom"]
    );
    let play = stocked("SR20").plan();
    assert_eq!(play.priority_list(Decision::BotSpace).last().unwrap(), "lab sun bottom");
}

/// [SAB-LAB.3c, SAB-LAB.3d] The Chemical goes to the Supply, and no token is taken.
#[test]
fn a_bot_of_theirs_costs_a_chemical_and_brings_no_token() {
    let play = table("lab right", "SR15").stock(&["verdino"]).plan();
    assert_eq!(play.state().supply[Chemical::Verdino], 5);
    assert_eq!(play.by("SAB-LAB.3c").len(), 1);
    let tokens = |event: &Event| matches!(event, Event::ResearchMoved { .. });
    assert!(!play.emitted.iter().any(|emitted| tokens(&emitted.event)));
    assert_eq!(play.state().tokens[Area::Lab][Weather::Sun], 2);
    assert_eq!(play.raised("SAB-RND.5"), 0);
}

/// [SAB-R.45] Without a Bot in the Hideout they take the Award and then find no branch.
#[test]
fn without_bots_they_only_take_the_award() {
    let spaces = ["rain", "sun", "fog", "snow"].map(|weather| {
        ["left", "top", "right"].map(|space| format!("government {weather} {space}"))
    });
    let spaces: Vec<&str> = spaces.iter().flatten().map(String::as_str).collect();
    let play =
        table("lab left", "SR19").bots_on(Owner::Saboteurs, &spaces).stock(&["verdino"]).plan();
    assert_eq!(play.priority_list(BRANCH)[0], "SAB-R.45 NoBot: rain, wind, sun, fog, snow");
    assert_eq!(play.state().solo.awards, 1);
}
