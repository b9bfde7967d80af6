//! SAB-RTP: which Research token is most helpful.

use crate::support::Table;
use weather_machine::{Area, Decision, Owner, Player, Weather};

/// White on a `/` space of R&D, or on another space; every branch can be used.
fn table(space: &str, report: &str) -> Table {
    Table::solo()
        .bare_hideout()
        .agent("white", space)
        .agent("pink", "supply 2")
        .scientist(Player::One, "supply 1")
        .lativ("supply")
        .stock(&["verdino", "melgoth", "delugium", "calorium", "radieu"])
        .reports("SR19", report, 10)
}

fn government() -> Table {
    table("government right", "SR07")
}

fn branch(table: Table, area: Area) -> Vec<String> {
    table.plan().priority_list(Decision::Branch(area))
}

/// [SAB-RTP.1] First a token that completes a set: three colours while the weather is locked.
#[test]
fn first_what_completes_a_set() {
    let table = government().steal(&["lab snow", "rnd snow", "lab wind"]);
    assert_eq!(
        branch(table, Area::Government),
        ["SAB-RTP.1 CompletesNoSet: rain, wind, sun, fog", "snow"]
    );
}

/// [SAB-RTP.1] Two colours once it is unlocked.
#[test]
fn an_unlocked_set_is_completed_sooner() {
    let table = government().steal(&["lab fog", "lab wind"]).unlocked(&[Weather::Fog]);
    assert_eq!(
        branch(table, Area::Government),
        ["SAB-RTP.1 CompletesNoSet: rain, wind, sun, snow", "fog"]
    );
}

/// [SAB-RTP.2] Second a weather of which they have another colour; the same colour does not help.
#[test]
fn second_what_continues_a_set_in_another_colour() {
    let table = government().steal(&["government fog", "lab snow"]);
    assert_eq!(
        branch(table, Area::Government),
        ["SAB-RTP.2 ContinuesNoSet: rain, wind, sun, fog", "snow"]
    );
    let table = government().steal(&["government fog"]);
    assert_eq!(branch(table, Area::Government), ["SAB-RTP.6 Later: rain, sun, fog, snow", "wind"]);
}

/// [SAB-RTP.2] A weather without a token left continues no set.
#[test]
fn a_set_is_not_continued_without_a_token() {
    let table = government().steal(&["lab snow", "lab fog"]).tokens_left(
        Area::Government,
        Weather::Snow,
        0,
    );
    assert_eq!(branch(table, Area::Government).last().unwrap(), "fog");
}

/// [SAB-RTP.3] Third any token that is left.
#[test]
fn third_any_token() {
    let table = government().tokens_left(Area::Government, Weather::Wind, 0).tokens_left(
        Area::Government,
        Weather::Fog,
        0,
    );
    assert_eq!(
        branch(table, Area::Government),
        ["SAB-RTP.3 NoToken: wind, fog", "SAB-RTP.6 Later: rain, snow", "sun"]
    );
}

/// [SAB-RTP.4, SAB-R.35] Last a branch without a token, which is chosen only if there is no other.
#[test]
fn last_a_branch_without_a_token() {
    let left = |table: Table, weather: &Weather| table.tokens_left(Area::Government, *weather, 0);
    let table = Weather::ALL.iter().fold(government(), left);
    assert_eq!(branch(table, Area::Government), ["SAB-RTP.6 Later: rain, sun, fog, snow", "wind"]);
}

/// [SAB-RTP.5, SAB-R.35] An Award replaces what is missing in a set, and continues none.
#[test]
fn awards_complete_sets_and_continue_none() {
    let table = government().steal(&["lab snow"]).steal_awards(1);
    assert_eq!(
        branch(table, Area::Government),
        ["SAB-RTP.1 CompletesNoSet: rain, wind, sun, fog", "snow"]
    );
    // One Award and one token are a set of an unlocked weather.
    let table = government().steal_awards(1).unlocked(&[Weather::Sun]);
    assert_eq!(
        branch(table, Area::Government),
        ["SAB-RTP.1 CompletesNoSet: rain, wind, fog, snow", "sun"]
    );
    let table = government().steal_awards(1);
    assert_eq!(branch(table, Area::Government), ["SAB-RTP.6 Later: rain, sun, fog, snow", "wind"]);
}

/// [SAB-RTP.6] Ties go to weather order from the Previous Report, Rain after Snow.
#[test]
fn ties_go_to_weather_order() {
    let table = government().reports("SR02", "SR07", 10).steal(&["lab rain", "lab wind"]);
    assert_eq!(
        branch(table, Area::Government),
        ["SAB-RTP.2 ContinuesNoSet: sun, fog, snow", "SAB-RTP.6 Later: wind", "rain"]
    );
}

/// [SAB-GOV.3b, SAB-LAB.2d, SAB-RND.3b] Each machine considers tokens of its own colour.
#[test]
fn each_machine_has_its_colour() {
    let government = government().steal(&["lab snow"]);
    assert_eq!(branch(government, Area::Government).last().unwrap(), "snow");
    let rnd = || table("rnd right", "SR02");
    assert_eq!(branch(rnd().steal(&["lab snow"]), Area::Rnd).last().unwrap(), "snow");
    assert_eq!(branch(rnd().steal(&["rnd snow"]), Area::Rnd).last().unwrap(), "wind");
    let lab = || {
        let table = table("lab right", "SR01").display(["EX01", "EX02", "EX05"], "EX03", "EX04", 8);
        table.no_lativs_bots()
    };
    assert_eq!(branch(lab().steal(&["rnd snow"]), Area::Lab).last().unwrap(), "snow");
    assert_eq!(branch(lab().steal(&["lab snow"]), Area::Lab).last().unwrap(), "wind");
}

/// [SAB-R.35] A second token of one colour belongs to a set that already exists.
#[test]
fn a_set_with_the_token_is_what_counts() {
    let table = government()
        .steal(&["government sun", "lab sun", "rnd sun", "lab snow"])
        .bot(Owner::One, "government sun left");
    assert_eq!(
        branch(table, Area::Government),
        ["SAB-RTP.1 CompletesNoSet: rain, wind, fog, snow", "sun"]
    );
}
