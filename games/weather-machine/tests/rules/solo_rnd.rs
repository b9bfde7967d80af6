//! SAB-RND, SAB-BRK: the plan of R&D, and their Bots in your prototypes.

use crate::support::{Play, Table};
use weather_machine::{
    Area, BotPlace, BotSpace, Chemical, Colour, Decision, Event, Owner, Player, Weather,
};

const BRANCH: Decision = Decision::Branch(Area::Rnd);

/// White on a space of R&D.
fn table(space: &str, previous: &str) -> Table {
    Table::solo()
        .bare_hideout()
        .agent("white", space)
        .agent("pink", "lab middle")
        .scientist(Player::One, "supply 1")
        .lativ("supply")
        .reports(previous, "SR02", 10)
}

fn at(text: &str) -> BotSpace {
    text.parse().expect("a Bot space")
}

fn placed(play: &Play, rule: &str) -> Vec<String> {
    let space = |(_, place)| match place {
        BotPlace::Space(space) => BotSpace::to_string(&space),
        other => format!("{other:?}"),
    };
    play.bots_moved(rule).into_iter().map(space).collect()
}

/// [SAB-RND.0, SAB-RND.1a, SAB-RND.2c, SAB-R.36, SAB-R.38] On the `&` space a Bot is placed first,
/// by the Previous Report alone; without the Chemical it stays, and nothing else happens.
#[test]
fn a_first_bot_needs_no_chemical() {
    let play = table("rnd left", "SR20").plan();
    assert_eq!(placed(&play, "SAB-RND.1a"), ["rnd sun bottom"]);
    assert_eq!(play.priority_list(BRANCH), ["SAB-RND.1a Later: rain, wind, fog, snow", "sun"]);
    assert_eq!(
        play.priority_list(Decision::BotSpace),
        ["SAB-RND.1a Indicator: rnd sun top, rnd sun middle", "rnd sun bottom"]
    );
    assert!(play.by("SAB-RND.2a").is_empty() && play.by("SAB-RND.2b").is_empty());
    let emitted = "The Hideout has no Delugium for the bottom Sun space of R&D: only the Bot is \
                placed.";
    assert_eq!(play.lines("SAB-RND.2c"), [emitted]);
    assert_eq!(play.state().tokens[Area::Rnd][Weather::Sun], 2);
    assert!(!play.state().researched.contains(at("rnd sun bottom")));
    assert_eq!(play.target(), 35);
    // The plan continued, and found no branch.
    assert_eq!(play.ladders(BRANCH)[1].last().unwrap(), "nobody");
    for space in ["rnd middle", "rnd right"] {
        let play = table(space, "SR20").stock(&["delugium"]).plan();
        assert!(placed(&play, "SAB-RND.1a").is_empty());
        let emitted = format!("On the {} space of R&D the plan begins with step 3:", &space[4..]);
        assert_eq!(
            play.lines("SAB-RND.0"),
            [emitted + " steps 1 and 2, a first Bot and its Chemical, are left out."]
        );
        assert_eq!(placed(&play, "SAB-RND.4a"), ["rnd sun bottom"]);
    }
}

/// [SAB-RND.1a, SAB-PRI.2] The topmost empty space.
#[test]
fn the_first_bot_takes_an_empty_space() {
    let play = table("rnd left", "SR15").bot(Owner::One, "rnd sun top").plan();
    assert_eq!(placed(&play, "SAB-RND.1a"), ["rnd sun middle"]);
}

/// [SAB-RND.1b] If the branch is full, the next one with an empty space, Rain after Snow.
#[test]
fn a_full_branch_is_passed() {
    let full =
        |weather: &str| ["top", "middle", "bottom"].map(|space| format!("rnd {weather} {space}"));
    let spaces = [full("fog"), full("snow")];
    let spaces: Vec<&str> = spaces.iter().flatten().map(String::as_str).collect();
    let play = table("rnd left", "SR16").bots_on(Owner::One, &spaces).plan();
    assert_eq!(
        play.priority_list(BRANCH),
        ["SAB-RND.1b Full: fog, snow", "SAB-RND.1a Later: wind, sun", "rain"]
    );
    assert_eq!(placed(&play, "SAB-RND.1a"), ["rnd rain bottom"]);
}

/// [SAB-RND.1c, SAB-RND.6] The bottom space has no extra cost for them, and they do not gain its
/// benefit.
#[test]
fn the_bottom_space_is_free_and_brings_no_benefit() {
    let before = table("rnd left", "SR20").state.laboratories[0];
    let play = table("rnd left", "SR20").stock(&["delugium", "radieu"]).plan();
    assert_eq!(placed(&play, "SAB-RND.1a"), ["rnd sun bottom"]);
    // The Radieu is spent on another space, and only for the Bot there.
    let spent = |event: &Event| matches!(event, Event::ChemicalMoved { .. });
    assert_eq!(play.emitted.iter().filter(|emitted| spent(&emitted.event)).count(), 2);
    assert_eq!(play.state().bots_on(Area::Rnd, Owner::Saboteurs), 2);
    assert_eq!(play.lab(Player::One), &before);
}

/// [SAB-RND.2a] If they have the Chemical it moves to its place, and a lilac token to the Hideout.
#[test]
fn a_first_bot_with_a_chemical_brings_a_token() {
    let play = table("rnd left", "SR20").stock(&["delugium"]).plan();
    assert!(play.state().researched.contains(at("rnd sun bottom")));
    assert_eq!(play.state().solo.tokens[Area::Rnd][Weather::Sun], 1);
    assert_eq!(play.state().solo.chemicals[Chemical::Delugium], 0);
    assert_eq!(play.by("SAB-RND.2a").len(), 2);
}

/// [SAB-RND.2b, SAB-GEN.5] If no token is left the Target rises by 5 and the Lock token leaves.
#[test]
fn a_first_bot_without_a_token_unlocks() {
    let table =
        || table("rnd left", "SR20").stock(&["delugium"]).tokens_left(Area::Rnd, Weather::Sun, 0);
    let play = table().plan();
    assert_eq!(play.raised("SAB-RND.2b"), 5);
    assert!(!play.state().locks.contains(Weather::Sun));
    assert!(play.by("SAB-RND.2b").contains(&&Event::LockRemoved { weather: Weather::Sun }));
    let play = table().unlocked(&[Weather::Sun]).plan();
    assert_eq!((play.raised("SAB-RND.2b"), play.by("SAB-RND.2b").len()), (5, 1));
}

/// [SAB-RND.3a, SAB-RND.3b] Branches that are full or lack a Chemical are ignored.
#[test]
fn two_reasons_to_ignore_a_branch() {
    let play = table("rnd right", "SR19")
        .bots_on(Owner::One, &["rnd rain top", "rnd rain middle", "rnd rain bottom"])
        .stock(&["verdino", "radieu"])
        .steal(&["lab fog"])
        .plan();
    // Wind and Fog take Verdino, Rain and Wind take Radieu.
    assert_eq!(
        play.priority_list(BRANCH),
        [
            "SAB-RND.3a Full: rain",
            "SAB-RND.3a NoChemical: sun, snow",
            "SAB-RTP.2 ContinuesNoSet: wind",
            "fog"
        ]
    );
}

/// [SAB-RND.3c] Without a branch, a card is discarded and a Chemical taken.
#[test]
fn without_a_branch_a_card_goes_and_a_chemical_comes() {
    let play = table("rnd right", "SR15").plan().choose("report SR16");
    assert_eq!(play.by("SAB-RND.3c").len(), 2);
    assert_eq!(play.state().solo.chemicals[Chemical::Radieu], 1);
    assert_eq!(play.state().bots_on(Area::Rnd, Owner::Saboteurs), 0);
}

/// [SAB-RND.4a, SAB-RND.4b, SAB-RND.5] The topmost or bottommost space whose Chemical they have; it
/// stays beside the Bot, and they take a lilac token.
#[test]
fn a_second_bot_brings_its_chemical_and_a_token() {
    let play = table("rnd right", "SR03").stock(&["verdino"]).plan();
    assert_eq!(
        play.priority_list(Decision::BotSpace),
        [
            "SAB-RND.4a NoChemical: rnd wind middle",
            "SAB-RND.4a Indicator: rnd wind bottom",
            "rnd wind top"
        ]
    );
    assert!(play.state().researched.contains(at("rnd wind top")));
    assert_eq!(play.state().supply[Chemical::Verdino], 4);
    assert_eq!(play.state().solo.tokens[Area::Rnd][Weather::Wind], 1);
    let play = table("rnd right", "SR19").stock(&["verdino"]).plan();
    assert_eq!(placed(&play, "SAB-RND.4a"), ["rnd wind bottom"]);
}

/// [SAB-RND.5, SAB-RTP.4] If there is no token the Target rises by 5 and the Lock token leaves.
#[test]
fn a_second_bot_without_a_token_unlocks() {
    let left = |table: Table, weather: &Weather| table.tokens_left(Area::Rnd, *weather, 0);
    let table = Weather::ALL.iter().fold(table("rnd right", "SR19"), left);
    let play = table.stock(&["verdino"]).plan();
    assert_eq!(placed(&play, "SAB-RND.4a"), ["rnd wind bottom"]);
    assert_eq!(play.raised("SAB-RND.5"), 5);
    assert!(!play.state().locks.contains(Weather::Wind));
}

/// [SAB-RND.2b, SAB-RND.5] A Bot that completes a branch with a token left removes no Lock token.
#[test]
fn completing_a_branch_is_not_what_unlocks() {
    let play = table("rnd right", "SR19")
        .bots_on(Owner::Saboteurs, &["rnd wind top", "rnd wind middle"])
        .stock(&["verdino"])
        .steal(&["lab wind"])
        .plan();
    assert_eq!(placed(&play, "SAB-RND.4a"), ["rnd wind bottom"]);
    assert!(play.state().locks.contains(Weather::Wind));
    assert_eq!(play.raised("SAB-RND.5"), 0);
}

/// [SAB-R.38, SAB-R.45] If all of R&D is full, or without a Bot, the first steps are skipped.
#[test]
fn steps_one_and_two_can_be_impossible() {
    let all = Weather::ALL
        .map(|weather| ["top", "middle", "bottom"].map(|space| format!("rnd {weather} {space}")));
    let all: Vec<&str> = all.iter().flatten().map(String::as_str).collect();
    let (theirs, yours) = all.split_at(8);
    let play = table("rnd left", "SR19")
        .bots_on(Owner::Saboteurs, theirs)
        .bots_on(Owner::One, yours)
        .stock(&["verdino"])
        .plan();
    assert_eq!(play.ladders(BRANCH)[0], ["SAB-RND.1b Full: rain, wind, sun, fog, snow", "nobody"]);
    assert_eq!(play.ladders(BRANCH)[1], ["SAB-RND.3a Full: rain, wind, sun, fog, snow", "nobody"]);
    let play = table("rnd left", "SR19").bots_on(Owner::Saboteurs, &all[..12]).plan();
    assert_eq!(play.ladders(BRANCH)[0], ["SAB-R.45 NoBot: rain, wind, sun, fog, snow", "nobody"]);
}

/// [SAB-BRK.1, SAB-BRK.2] One of their Bots that stands in for a part raises the Target by 2; a
/// part that you provide does not. They never make a Breakthrough.
#[test]
fn their_bots_stand_in_for_parts() {
    // The Level 1 tile of Wind requires no part.
    let prototype = || {
        table("lab left", "SR19")
            .scientist(Player::One, "rnd left")
            .bots_on(Owner::Saboteurs, &["rnd wind top", "rnd wind middle", "rnd wind bottom"])
            .published(Player::One, "1", Weather::Wind)
            .no_parts(Player::One)
            .parts(Player::One, &[Colour::Green])
            .vouchers(Player::One, [0, 0, 0, 2, 0])
            .turn(Player::One, 3)
            .choose("breakthrough")
    };
    let play = prototype();
    assert!(play.has("marker 1"));
    let play = play.all(&["marker 1", "gain lab", "no more"]).until("SAB-BRK.1");
    assert_eq!(play.raised("SAB-BRK.1"), 6);
    let emitted = "The Target rises by 2 to 37: their Bot on the top Wind space of R&D supplies a part \
                of your prototype.";
    assert_eq!(play.raises("SAB-BRK.1")[0], emitted);
    let play = prototype().all(&["marker 1", "gain lab", "provide first"]).until("SAB-BRK.1");
    assert_eq!((play.raised("SAB-BRK.1"), play.lab(Player::One).cp), (4, 2));
    let marks = play.state().storms[Weather::Wind].markers;
    assert_eq!(marks.iter().flatten().count(), 1);
}
