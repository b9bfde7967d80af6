//! SAB-END, SAB-FIN, SAB-RNK: how a solo game ends.

use crate::support::{Play, Table};
use game_core::{Game, Narrate, Standing, Turn};
use i18n::Locale;
use weather_machine::{
    Area, Content, EndTrigger, Event, Frame, GoalSpace, Lativ, List, Owner, Player, Subject,
    Verdict, Weather,
};

fn table() -> Table {
    Table::solo()
        .bare_hideout()
        .agent("white", "lab left")
        .agent("pink", "rnd middle")
        .scientist(Player::One, "supply 1")
        .lativ("government left")
        .reports("SR20", "SR02", 10)
        .target(40)
}

/// Four met Goals: the three Funding tracks at 5, and 3 Science Vouchers.
fn with_goals(table: Table) -> Table {
    table
        .goals(Player::One, &["GO30", "GO36"])
        .goal_on(Player::One, "GO02", "government top")
        .goal_on(Player::One, "GO05", "lab top")
        .goal_on(Player::One, "GO33", "lab bottom")
        .goal_on(Player::One, "GO08", "rnd top")
        .vouchers(Player::One, [1, 1, 1, 1, 3])
        .funding(Player::One, Area::Government, "5")
        .funding(Player::One, Area::Lab, "5")
        .funding(Player::One, Area::Rnd, "5")
}

fn wins(table: Table) -> bool {
    table.your_turn().verdict() == Some(Verdict::ImmediateWin)
}

/// [SAB-END.1, SAB-END.2] More CP than the Target, four Goals met, two Funding markers on their 5th
/// space: won before anything else in the turn.
#[test]
fn an_immediate_win() {
    let play = with_goals(table()).cp(41).your_turn();
    assert_eq!((play.verdict(), play.game.turn()), (Some(Verdict::ImmediateWin), Turn::Over));
    assert_eq!(play.emitted.len(), 1);
    let outcome = play.game.outcome().unwrap();
    assert_eq!(outcome.rule.0, "SAB-END.1");
    let stands: Vec<(Standing, i32)> =
        outcome.parties.iter().map(|party| (party.standing, party.total.unwrap_or(0))).collect();
    assert_eq!(stands, [(Standing::Won, 41), (Standing::Lost, 40)]);
    assert!(!wins(with_goals(table()).cp(40)));
}

/// [SAB-END.1] All three are needed; Goals count only on Goal spaces and while they are met.
#[test]
fn an_immediate_win_needs_all_three() {
    let ready = || with_goals(table()).cp(41);
    assert!(wins(ready()));
    assert!(!wins(ready().vouchers(Player::One, [1, 1, 1, 1, 2])));
    let below = |state: &mut weather_machine::State| {
        let lab = &mut state.laboratories[0];
        let space: GoalSpace = "lab bottom".parse().unwrap();
        let tile = lab.goal_spaces[weather_machine::Id::index(space)].take();
        lab.goals.insert(tile.unwrap());
    };
    assert!(!wins(ready().edit(below)));
    // Two markers on the 5th space meet the third condition, but not four of these Goals; GO03 asks
    // for Bots in three branches instead.
    let two = || {
        ready()
            .funding(Player::One, Area::Government, "4")
            .goal_on(Player::One, "GO03", "government top")
            .bots_on(
                Owner::One,
                &["government rain left", "government sun left", "government fog left"],
            )
    };
    assert!(wins(two()));
    assert!(!wins(two().funding(Player::One, Area::Lab, "4")));
}

/// [SAB-END.3, SAB-END.4] A regular trigger, by any piece: the round is finished, one more is
/// played, then final scoring.
#[test]
fn a_regular_end_leads_to_final_scoring() {
    let rnd = |weather: &str| ["top", "middle", "bottom"].map(|at| format!("rnd {weather} {at}"));
    let spaces = ["rain", "sun", "fog", "snow"].map(rnd);
    let spaces: Vec<&str> = spaces.iter().flatten().map(String::as_str).collect();
    // Their Bot with the Melgoth or Verdino fills R&D.
    let play = table()
        .bots_on(Owner::One, &spaces)
        .bots_on(Owner::Saboteurs, &["rnd wind top", "rnd wind middle"])
        .stock(&["verdino"])
        .agent("white", "lab left")
        .agent("pink", "supply 2")
        .edit(|state| state.lativ = Lativ::Supply)
        .sabotage()
        .until("WM-END.4");
    assert_eq!(play.state().end, Some(EndTrigger::Rnd));
    assert!(!play.state().final_round && play.verdict().is_none());
    let play = play.until("WM-END.5");
    let last = Event::RoundBegins { round: 3, last: true };
    assert_eq!(play.by("WM-END.5"), [&last]);
    let play = play.until("SAB-FIN.2");
    assert!(play.by("SAB-TRN.1a").len() >= 2, "both played in the final round");
}

fn storms(table: Table, levels: [u8; 5]) -> Table {
    Weather::ALL
        .into_iter()
        .zip(levels)
        .fold(table, |table, (weather, level)| table.storm(weather, level))
}

/// [SAB-END.5, SAB-R.30] Two tiles of Level 3 at the end of your turn lose the game. Before that
/// they only threaten, and one is harmless.
#[test]
fn two_worst_storms_lose() {
    let play = storms(table(), [1, 3, 2, 3, 1]).your_turn();
    assert_eq!(play.verdict(), None);
    let play = play.until("SAB-END.5");
    assert_eq!((play.verdict(), play.game.turn()), (Some(Verdict::Storms), Turn::Over));
    let outcome = play.game.outcome().unwrap();
    assert_eq!((outcome.rule.0, outcome.parties[0].standing), ("SAB-END.5", Standing::Lost));
    let play = storms(table(), [1, 3, 2, 2, 1]).your_turn().until("SAB-TRN.1a");
    assert_eq!(play.verdict(), None);
}

/// [SAB-END.5, SAB-R.30, SAB-R.60] A win at the beginning of the turn comes before the loss at its
/// end.
#[test]
fn a_win_comes_before_the_loss() {
    let play = storms(with_goals(table()).cp(41), [3, 3, 3, 1, 1]).your_turn();
    assert_eq!(play.verdict(), Some(Verdict::ImmediateWin));
    // Their turn does not check Extreme Weather.
    let play = storms(table(), [3, 3, 3, 1, 1]).sabotage();
    assert_eq!(play.verdict(), None);
}

/// [SAB-END.6, SAB-TRN.0] If their turn begins without a card outside the discard pile, the game is
/// lost before anything else.
#[test]
fn no_card_left_loses() {
    let play = table().reports("SR20", "-", 0).sabotage();
    assert_eq!(play.verdict(), Some(Verdict::Reports));
    assert_eq!(play.emitted.len(), 1);
    assert_eq!(play.game.outcome().unwrap().rule.0, "SAB-END.6");
    // A Current Report is enough.
    assert_eq!(table().reports("SR20", "SR02", 0).sabotage().verdict(), None);
}

/// [SAB-R.50, SAB-R.60] With no report left you can still win at the beginning of your turn.
#[test]
fn the_last_turn_may_win() {
    let play = with_goals(table()).cp(41).reports("SR20", "-", 0).your_turn();
    assert_eq!(play.verdict(), Some(Verdict::ImmediateWin));
}

fn last_round(table: Table) -> Table {
    table.edit(|state| {
        state.end = Some(EndTrigger::Nobel);
        state.final_round = true;
        state.lativ = Lativ::Supply;
    })
}

/// [SAB-END.7] All three checks apply in the final round.
#[test]
fn the_final_round_has_the_same_checks() {
    let frames =
        [Frame::Steps { list: List::SoloFinalRound, next: 0, of: Subject::Nothing, free: false }];
    let play = last_round(with_goals(table()).cp(41)).frames(Player::One, &frames);
    assert_eq!(play.verdict(), Some(Verdict::ImmediateWin));
    let play = storms(last_round(table()), [3, 3, 1, 1, 1]).frames(Player::One, &frames);
    assert_eq!(play.until("SAB-END.5").verdict(), Some(Verdict::Storms));
    let play = last_round(table()).reports("SR20", "-", 0).frames(Player::One, &frames);
    assert_eq!(play.until("SAB-END.6").verdict(), Some(Verdict::Reports));
}

/// Final scoring, after the experiments.
fn scored(table: Table) -> Play {
    let frames =
        [Frame::Steps { list: List::SoloFinalRound, next: 2, of: Subject::Nothing, free: false }];
    last_round(table).frames(Player::One, &frames)
}

/// [SAB-FIN.2, SAB-FIN.3, SAB-FIN.4, SAB-R.40] The Target rises by 30, then only you score, and you
/// need more than the Target.
#[test]
fn final_scoring() {
    // 4 CP for each Funding track, 5 for each of four Goals.
    let play = scored(with_goals(table()).cp(39));
    assert_eq!((play.raised("SAB-FIN.2"), play.target()), (30, 70));
    let emitted = "The Target rises by 30 to 70: final scoring always raises it by this much.";
    assert_eq!(play.raises("SAB-FIN.2"), [emitted]);
    assert_eq!(play.verdict(), Some(Verdict::Won));
    let outcome = play.game.outcome().unwrap();
    assert_eq!((outcome.parties[0].total, outcome.parties[1].total), (Some(71), Some(70)));
    let items =
        |party: usize| outcome.parties[party].items.iter().map(|item| item.value()).sum::<i32>();
    assert_eq!((items(0), items(1)), (71, 70));
    let play = scored(with_goals(table()).cp(38));
    assert_eq!(play.verdict(), Some(Verdict::Lost));
    let outcome = play.game.outcome().unwrap();
    assert_eq!((outcome.rule.0, outcome.parties[0].standing), ("SAB-FIN.4", Standing::Lost));
}

/// [SAB-FIN.3] Investment tiles are used before the score is judged.
#[test]
fn last_placements_come_before_the_verdict() {
    let play = scored(with_goals(table()).cp(37).investments(Player::One, 1));
    assert_eq!(play.verdict(), None);
    assert_eq!(play.target(), 70);
    assert!(play.has("goal GO30 bottom"));
    let play = play.choose("pass");
    assert_eq!(play.verdict(), Some(Verdict::Lost));
}

fn rank(table: Table) -> String {
    let play = scored(table);
    let play = if play.has("pass") { play.choose("pass") } else { play };
    assert_eq!(play.verdict(), Some(Verdict::Won));
    let outcome = play.game.score_sheet(Locale::English).unwrap();
    let ranks = Content::ours().ranks.iter();
    let named = ranks.filter(|(_, facts)| outcome.ended_by.contains(&facts.title));
    named.map(|(rank, _)| rank.to_string()).collect::<Vec<String>>().join(" ")
}

/// Three papers whose tokens are in three rows.
fn with_papers(table: Table) -> Table {
    let table =
        table.published(Player::One, "1", Weather::Rain).published(Player::One, "2", Weather::Wind);
    table.published(Player::One, "3", Weather::Sun)
}

/// [SAB-RNK.0, SAB-RNK.5, SAB-R.41] Awards and met Goals make a Stormchaser; with less, a win has
/// no rank.
#[test]
fn the_lowest_rank_and_none() {
    let rich = || with_goals(table()).cp(60);
    assert_eq!(rank(rich()), "");
    assert_eq!(rank(rich().awards(Player::One, 1)), "stormchaser");
    let few = table().cp(90).awards(Player::One, 1);
    assert_eq!(rank(few.goals(Player::One, &["GO02"])), "");
}

/// [SAB-RNK.4] Three papers, seven Bots on the board, three Goals, an Award.
#[test]
fn a_forecaster() {
    let spaces = ["lab rain top", "lab rain middle", "lab sun top", "lab fog top", "lab snow top"];
    let rich = || {
        let table = with_papers(with_goals(table()).cp(60)).awards(Player::One, 1);
        table.no_lativs_bots().bots_on(Owner::One, &spaces).bot(Owner::One, "lab wind top")
    };
    assert_eq!(rank(rich()), "stormchaser");
    assert_eq!(rank(rich().bot(Owner::One, "lab wind middle")), "forecaster");
}

/// [SAB-RNK.3] 100 CP, three papers, a marker on space 8, three Goals, two Awards.
#[test]
fn a_meteorologist() {
    let rich = |space| {
        let table = with_papers(with_goals(table()).cp(80)).awards(Player::One, 2);
        table.funding(Player::One, Area::Rnd, space)
    };
    assert_eq!(rank(rich("8")), "meteorologist");
    assert_eq!(rank(rich("7")), "stormchaser");
    // 12 + 4 + 4 CP of funding and 20 of Goals: the CP of final scoring count.
    assert_eq!(rank(rich("8").cp(60)), "meteorologist");
    assert_eq!(rank(rich("8").cp(59)), "stormchaser");
}

/// [SAB-RNK.2, SAB-R.41] 110 CP, the Nobel Prize, four Goals, and all sections open, however many
/// Bots were built.
#[test]
fn a_climatologist() {
    let rich = |open: usize| {
        let table = with_goals(table()).cp(110).awards(Player::One, 3);
        let spaces =
            ["rain", "wind", "sun", "fog", "snow"].map(|weather| format!("lab {weather} top"));
        let more = ["rain", "wind", "sun", "fog"].map(|weather| format!("lab {weather} middle"));
        let spaces: Vec<&str> = spaces.iter().chain(&more).map(String::as_str).collect();
        let table = table.no_lativs_bots().bots_on(Owner::One, &spaces[..open]);
        table.edit(|state| state.nobel = Some(Player::One))
    };
    assert_eq!(rank(rich(9)), "climatologist");
    assert_eq!(rank(rich(8)), "stormchaser");
    let without = rich(9).edit(|state| state.nobel = None);
    assert_eq!(rank(without), "stormchaser");
}

/// [SAB-RNK.1] 120 CP, every marker on space 4, one on the last, six Workshop tiles, two Vouchers.
#[test]
fn a_terraformer() {
    let rich = || {
        let table = with_goals(table()).cp(120).room(Player::One, 5);
        table.funding(Player::One, Area::Rnd, "9").vouchers(Player::One, [0, 0, 0, 0, 2])
    };
    assert_eq!(rank(rich()), "terraformer");
    assert_eq!(rank(rich().vouchers(Player::One, [0, 0, 0, 1, 2])), "");
    assert_eq!(rank(rich().funding(Player::One, Area::Lab, "3")), "");
    assert_eq!(rank(rich().funding(Player::One, Area::Rnd, "8")), "");
}
