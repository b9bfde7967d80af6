//! SAB-CHL: the Challenge cards.

use crate::support::solo::dealt;
use crate::support::{Play, Table, options};
use game_core::{Game, GameInfo, Narrate, OptionKind, Standing, Viewer};
use i18n::Locale;
use serde_json::json;
use weather_machine::{
    Area, Challenge, Colour, Content, EndTrigger, Event, Frame, FundingSpace, Id, Lativ, List,
    Owner, Player, Subject, Verdict, Voucher, Weather, WeatherMachine,
};

fn settings(cards: &[&str]) -> serde_json::Value {
    json!({ "seats": 1, "challenges": cards })
}

/// The game after set-up with these cards.
fn set_up(cards: &[&str]) -> Play {
    dealt(&options(settings(cards)), &[])
}

fn table(cards: &[&str]) -> Table {
    Table::with(settings(cards))
        .bare_hideout()
        .agent("white", "lab left")
        .agent("pink", "rnd middle")
        .scientist(Player::One, "supply 1")
        .lativ("government left")
        .reports("SR20", "SR02", 10)
        .target(40)
}

fn chemicals(play: &Play) -> u8 {
    play.state().solo.chemicals.0.iter().sum()
}

/// [SAB-CHL.1] One Chemical of each type instead of two.
#[test]
fn fully_stocked_opponents() {
    let play = set_up(&["fully_stocked"]);
    assert_eq!(play.state().solo.chemicals.0, [1; 5]);
    assert_eq!(play.state().supply.0, [4; 5]);
    assert!(play.by("SAB-SET.7").is_empty());
}

/// The cards have the titles printed on them, by which the rules name them, too.
#[test]
fn a_challenge_card_is_called_what_is_printed_on_it() {
    let rules = include_str!("../../rules.toml");
    for (nth, card) in Challenge::ALL.into_iter().enumerate() {
        let title = &Content::ours().challenges[card].title;
        let printed = format!("title = \"Challenge {}: {title}", nth + 1);
        let after = rules.split_once(&printed).map(|(_, rest)| rest);
        assert!(after.is_some_and(|rest| rest.starts_with(['"', ','])), "{printed}");
    }
}

/// Before set-up and when it is drawn, a card shows its title and its effect.
#[test]
fn a_challenge_card_shows_its_title_and_its_effect() {
    let name = "Jamming Devices";
    let effect = "At each income the Target rises by 1 for each of their Bots on the board.";
    let game = table(&[]).round(1).game;
    let specs = WeatherMachine::option_specs(game.content(), Locale::English);
    let spec = specs.iter().find(|spec| spec.id == "challenges").expect("an option");
    let OptionKind::Several { values } = &spec.kind else { panic!("{:?}", spec.kind) };
    let pick = values.iter().find(|pick| pick.value == "jamming").expect("a card");
    assert_eq!(pick.title, format!("{name}: {effect}"));
    let drawn = Event::ChallengeDrawn { challenge: Challenge::Jamming };
    let emitted = game.describe_event(&drawn, Viewer::Everybody, Locale::English).text;
    assert_eq!(emitted, format!("Challenge card {name} applies: {effect}"));
}

/// [SAB-CHL.2] At income, 1 for each of their Bots on the board; nothing without income.
#[test]
fn jamming_devices() {
    let bots = ["government rain left", "lab sun top", "rnd fog top"];
    let play = table(&["jamming"]).bots_on(Owner::Saboteurs, &bots).lativ("office").round(4);
    assert_eq!(play.raised("SAB-CHL.2"), 3);
    let emitted = "The Target rises by 3 to 43: Challenge card Jamming Devices, for \
                each of their 3 Bots on the board.";
    assert_eq!(play.raises("SAB-CHL.2"), [emitted]);
    let play = table(&["jamming"]).bots_on(Owner::Saboteurs, &bots).round(4);
    assert_eq!(play.raised("SAB-CHL.2"), 0);
    let play = table(&[]).bots_on(Owner::Saboteurs, &bots).lativ("office").round(4);
    assert_eq!(play.raised("SAB-CHL.2"), 0);
}

/// [SAB-CHL.3a, SAB-CHL.10a, SAB-R.42] One Award in the Hideout for each of the two cards.
#[test]
fn awards_in_the_hideout() {
    let awards = |cards: &[&str]| {
        let state = *set_up(cards).state();
        (state.solo.awards, state.awards)
    };
    assert_eq!(awards(&["creative_accounting"]), (1, 11));
    assert_eq!(awards(&["independent"]), (1, 11));
    assert_eq!(awards(&["creative_accounting", "independent"]), (2, 10));
    assert_eq!(awards(&[]), (0, 12));
}

/// [SAB-CHL.3b] At income one Funding marker moves back a space, if it can.
#[test]
fn creative_accounting() {
    let funded = || {
        table(&["creative_accounting"]).funding(Player::One, Area::Government, "3").funding(
            Player::One,
            Area::Rnd,
            "1",
        )
    };
    let play = funded().lativ("office").round(4);
    assert_eq!(play.offers(), ["back government", "back rnd"]);
    let play = play.choose("back government");
    assert_eq!(play.lab(Player::One).funding[Area::Government], FundingSpace::new(2).unwrap());
    assert_eq!(play.state().lativ, Lativ::Supply);
    assert!(funded().round(4).by("SAB-CHL.3b").is_empty());
    let none = table(&["creative_accounting"]).lativ("office").round(4);
    assert!(none.by("SAB-CHL.3b").is_empty());
    assert_eq!(none.lab(Player::One).funding.0, [FundingSpace::default(); 3]);
}

/// [SAB-CHL.4a, SAB-CHL.11a, SAB-R.42] One more Chemical of any type for each of the two cards.
#[test]
fn more_chemicals_in_the_hideout() {
    assert_eq!(chemicals(&set_up(&[])), 2);
    assert_eq!(chemicals(&set_up(&["nobel_laureate"])), 3);
    assert_eq!(chemicals(&set_up(&["budget_cuts"])), 3);
    assert_eq!(chemicals(&set_up(&["nobel_laureate", "budget_cuts"])), 4);
    let cards = ["fully_stocked", "nobel_laureate", "budget_cuts"];
    assert_eq!(chemicals(&set_up(&cards)), 7);
    let by = |rule| set_up(&cards).by(rule).len();
    assert_eq!((by("SAB-CHL.4a"), by("SAB-CHL.11a")), (1, 1));
    let twice = ["deal chemical radieu", "deal chemical verdino", "deal chemical radieu"];
    let play = dealt(&options(settings(&["budget_cuts"])), &twice);
    assert_eq!(play.state().solo.chemicals.0, [1, 0, 0, 0, 2]);
}

/// Four Goals met, more CP than the Target, and the Funding markers far enough.
fn winning(cards: &[&str]) -> Table {
    table(cards)
        .goals(Player::One, &["GO30", "GO35"])
        .goal_on(Player::One, "GO02", "government top")
        .goal_on(Player::One, "GO05", "lab top")
        .goal_on(Player::One, "GO33", "lab bottom")
        .goal_on(Player::One, "GO08", "rnd top")
        .vouchers(Player::One, [1, 1, 1, 1, 3])
        .funding(Player::One, Area::Government, "5")
        .funding(Player::One, Area::Lab, "5")
        .funding(Player::One, Area::Rnd, "5")
        .cp(80)
}

fn wins(table: Table) -> bool {
    table.your_turn().verdict() == Some(Verdict::ImmediateWin)
}

/// Final scoring, and the rule that decided it.
fn judged(table: Table) -> (Option<Verdict>, String) {
    let of = Subject::Nothing;
    let frames = [Frame::Steps { list: List::SoloFinalRound, next: 2, of, free: false }];
    let last = |state: &mut weather_machine::State| {
        state.end = Some(EndTrigger::Nobel);
        state.final_round = true;
    };
    let play = table.edit(last).frames(Player::One, &frames);
    (play.verdict(), play.emitted.last().unwrap().rule.0.to_string())
}

fn nobel(table: Table) -> Table {
    let table = ["4 lab", "5 lab", "6 lab"]
        .iter()
        .fold(table, |table, space| table.award_at(Player::One, space));
    table.edit(|state| state.nobel = Some(Player::One))
}

/// [SAB-CHL.4b, SAB-R.42] No win of either kind without the Nobel Prize.
#[test]
fn nobel_laureate() {
    let cards = ["nobel_laureate"];
    assert!(wins(winning(&[])) && !wins(winning(&cards)) && wins(nobel(winning(&cards))));
    assert_eq!(judged(winning(&[])), (Some(Verdict::Won), "SAB-FIN.4".into()));
    assert_eq!(judged(winning(&cards)), (Some(Verdict::Forbidden), "SAB-CHL.4b".into()));
    assert_eq!(judged(nobel(winning(&cards))).0, Some(Verdict::Won));
}

/// [SAB-CHL.5, SAB-R.42] No win of either kind with four Goals; five are needed.
#[test]
fn only_overachievers_apply() {
    let cards = ["overachievers"];
    let five = || {
        let table = winning(&cards).funding(Player::One, Area::Rnd, "7");
        table.goal_on(Player::One, "GO35", "rnd bottom")
    };
    assert!(!wins(winning(&cards)) && wins(five()));
    assert_eq!(judged(winning(&cards)), (Some(Verdict::Forbidden), "SAB-CHL.5".into()));
    assert_eq!(judged(five()).0, Some(Verdict::Won));
}

/// [SAB-CHL.6] Two cards of the deck return to the box unseen.
#[test]
fn the_clock_is_ticking() {
    let play = set_up(&["clock"]);
    let solo = &play.state().solo;
    assert_eq!((solo.deck, solo.boxed, solo.discard.len()), (15, 2, 2));
    assert_eq!(play.by("SAB-CHL.6"), [&Event::ReportsBoxed { cards: 2 }]);
    assert_eq!(play.state().unseen_reports().len(), 17);
    assert_eq!(set_up(&[]).state().solo.deck, 17);
}

/// [SAB-CHL.7] The Target rises by 3 if your turn ends with their Initiative marker leftmost.
#[test]
fn one_step_ahead() {
    let cards = ["one_step_ahead"];
    let markers = |order: [Player; 2]| {
        move |state: &mut weather_machine::State| state.initiative = order.into_iter().collect()
    };
    let theirs = [Player::Saboteurs, Player::One];
    let ended = |table: Table| table.turn(Player::One, 4).raised("SAB-CHL.7");
    assert_eq!(ended(table(&cards).edit(markers(theirs))), 3);
    assert_eq!(ended(table(&cards)), 0);
    assert_eq!(ended(table(&[]).edit(markers(theirs))), 0);
}

/// [SAB-CHL.8, SAB-R.42] No Vouchers for Saboteurs to your left; the Supply still costs its
/// payment.
#[test]
fn moral_high_ground() {
    let entered = |cards: &[&str]| {
        let table = table(cards).agent("white", "rnd left").vouchers(Player::One, [0; 5]);
        table.turn(Player::One, 2).choose("move rnd right").lab(Player::One).vouchers
    };
    assert_eq!(entered(&[])[Voucher::Government], 3);
    assert_eq!(entered(&["moral_high_ground"])[Voucher::Government], 1);
    let play = table(&["moral_high_ground"])
        .scientist(Player::One, "lab middle")
        .agent("white", "supply 1")
        .agent("pink", "supply 2")
        .vouchers(Player::One, [2, 0, 0, 0, 0])
        .turn(Player::One, 2)
        .all(&["move supply 3", "gain lab", "give lab"]);
    assert_eq!(play.lab(Player::One).voucher_count(), 1);
}

/// [SAB-CHL.9] No citations, and no Science for CP.
#[test]
fn peer_review() {
    let two_tokens = |cards: &[&str]| {
        table(cards)
            .scientist(Player::One, "lab middle")
            .research(Player::One, Weather::Rain, &["1 government", "1 lab"])
            .unlocked(&[Weather::Rain])
            .goals(Player::One, &["GO08"])
            .vouchers(Player::One, [0, 0, 2, 0, 0])
            .turn(Player::One, 3)
            .has("publish")
    };
    assert!(two_tokens(&[]) && !two_tokens(&["peer_review"]));
    let unlocks = |cards: &[&str]| {
        table(cards)
            .scientist(Player::One, "lab middle")
            .row(Player::One, "1", Weather::Rain)
            .vouchers(Player::One, [1, 1, 2, 0, 1])
            .turn(Player::One, 3)
            .choose("publish")
            .until("WM-PUB.6a")
    };
    assert!(unlocks(&[]).has("accept"));
    let play = unlocks(&["peer_review"]);
    assert!(!play.has("accept") && !play.state().locks.contains(Weather::Rain));
}

/// [SAB-CHL.10b, SAB-R.42] A space with one of their Bots counts as empty: you provide its part for
/// 2 CP, and the Target does not rise.
#[test]
fn independent_prototypes() {
    let table = |cards: &[&str], parts: &[Colour]| {
        table(cards)
            .scientist(Player::One, "rnd left")
            .bots_on(Owner::Saboteurs, &["rnd wind top"])
            .bots_on(Owner::One, &["rnd wind middle", "rnd wind bottom"])
            .published(Player::One, "1", Weather::Wind)
            .no_parts(Player::One)
            .parts(Player::One, parts)
            .vouchers(Player::One, [0, 0, 0, 2, 0])
            .turn(Player::One, 3)
    };
    assert!(table(&[], &[]).has("breakthrough"));
    assert!(!table(&["independent"], &[]).has("breakthrough"));
    let play = table(&["independent"], &[Colour::Green])
        .all(&["breakthrough", "marker 1", "gain lab"])
        .until("WM-BRK.7");
    // One part, and your own two Bots.
    assert_eq!((play.lab(Player::One).cp, play.raised("SAB-BRK.1")), (6, 0));
}

/// [SAB-CHL.11b] Lab funding counts no extra spaces, and still pays both tracks.
#[test]
fn budget_cuts() {
    let funded = |cards: &[&str]| {
        table(cards)
            .goals(Player::One, &["GO06"])
            .goal_on(Player::One, "GO05", "lab top")
            .investments(Player::One, 1)
            .funding(Player::One, Area::Lab, "3")
            .funding(Player::One, Area::Government, "1")
            .vouchers(Player::One, [0; 5])
            .turn(Player::One, 1)
            .all(&["flip lab top", "follow government"])
    };
    let reached = |play: &Play| {
        let to = |event: &Event| match event {
            Event::Funded { area: Area::Government, to, .. } => Some(to.index()),
            _ => None,
        };
        play.emitted.iter().find_map(|emitted| to(&emitted.event))
    };
    assert_eq!(reached(&funded(&[])), Some(3));
    let play = funded(&["budget_cuts"]);
    assert_eq!(reached(&play), Some(1));
    assert_eq!(play.lab(Player::One).vouchers[Voucher::Science], 2);
    assert!(play.has("chemical verdino"));
}

/// [SAB-CHL.12a] The Target starts at 30.
#[test]
fn publish_or_perish_starts_lower() {
    assert_eq!(set_up(&["publish_or_perish"]).target(), 30);
    assert_eq!(set_up(&[]).target(), 35);
}

/// [SAB-CHL.12b] A Lock token that they remove, by havoc or in R&D, raises the Target by 5; one
/// that you remove does not.
#[test]
fn publish_or_perish_counts_lock_tokens() {
    let cards = ["publish_or_perish"];
    let set = ["government sun", "lab sun", "rnd sun"];
    let play = table(&cards).steal(&set).havoc(Weather::Rain).until("SAB-HAV.1d");
    assert_eq!(play.raised("SAB-CHL.12b"), 5);
    let rnd = || {
        let table = table(&cards).agent("white", "rnd left").agent("pink", "supply 2");
        table.stock(&["delugium"]).tokens_left(Area::Rnd, Weather::Sun, 0)
    };
    let play = rnd().plan();
    assert_eq!((play.raised("SAB-RND.2b"), play.raised("SAB-CHL.12b")), (5, 5));
    let play = rnd().unlocked(&[Weather::Sun]).plan();
    assert_eq!((play.raised("SAB-RND.2b"), play.raised("SAB-CHL.12b")), (5, 0));
    let play = table(&cards)
        .scientist(Player::One, "lab middle")
        .row(Player::One, "1", Weather::Rain)
        .vouchers(Player::One, [1, 1, 2, 0, 0])
        .turn(Player::One, 3)
        .choose("publish")
        .until("WM-PUB.6a");
    assert_eq!(play.raised("SAB-CHL.12b"), 0);
    let play = table(&[]).steal(&set).havoc(Weather::Rain).until("SAB-HAV.1d");
    assert_eq!(play.raised("SAB-CHL.12b"), 0);
}

/// [SAB-CHL.12c] Only the immediate win counts.
#[test]
fn publish_or_perish_is_not_won_by_scoring() {
    let cards = ["publish_or_perish"];
    assert!(wins(winning(&cards)));
    assert_eq!(judged(winning(&cards)), (Some(Verdict::Forbidden), "SAB-CHL.12c".into()));
}

/// [SAB-CHL.4b, SAB-CHL.5, SAB-CHL.12c] The outcome says why the game is lost with more CP than the
/// Target.
#[test]
fn the_outcome_names_the_card() {
    let cards = ["nobel_laureate", "overachievers", "publish_or_perish"];
    for (card, rule) in cards.into_iter().zip(["SAB-CHL.4b", "SAB-CHL.5", "SAB-CHL.12c"]) {
        let of = Subject::Nothing;
        let frames = [Frame::Steps { list: List::SoloFinalRound, next: 2, of, free: false }];
        let play = winning(&[card])
            .edit(|state| {
                state.end = Some(EndTrigger::Nobel);
                state.final_round = true;
            })
            .frames(Player::One, &frames);
        let outcome = play.game.outcome().unwrap();
        assert_eq!((outcome.rule.0, outcome.parties[0].standing), (rule, Standing::Lost));
        assert!(outcome.parties[0].total > outcome.parties[1].total);
    }
}
