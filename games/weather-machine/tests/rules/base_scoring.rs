//! WM-SCO, WM-TIE: last placements, final scoring and ties.

use crate::support::{Play, Table};
use game_core::{Game, Outcome, Standing, Turn};
use weather_machine::{Area, Colour, EnumSet, Marker, Owner, Paper, Player, Voucher, Weather};

use Player::{Four, One, Three, Two};
use Weather::{Fog, Rain, Snow, Sun, Wind};

/// Final scoring when nobody has anything left to place.
fn scored(table: Table) -> Outcome {
    let play = table.final_round(2);
    assert_eq!(play.game.turn(), Turn::Over, "{:?}", play.offers());
    play.game.outcome().expect("an outcome")
}

/// What a party scores by a rule.
fn points(outcome: &Outcome, player: Player, rule: &str) -> i32 {
    let items = outcome.parties[player as usize].items.iter();
    items.filter(|item| item.rule.0 == rule).map(|item| item.value()).sum()
}

fn standings(outcome: &Outcome) -> Vec<Standing> {
    outcome.parties.iter().map(|party| party.standing).collect()
}

/// [EX-45, WM-SCO.1] Four markers on R&D; between two printed values the left one counts.
#[test]
fn ex_45_funding_score() {
    let rnd = |table: Table, player, space| table.funding(player, Area::Rnd, space);
    let table = rnd(rnd(Table::of(4), Two, "3"), Three, "4");
    let outcome = scored(rnd(rnd(table, One, "5"), Four, "6"));
    let scores = [Two, Three, One, Four].map(|player| points(&outcome, player, "WM-SCO.1"));
    assert_eq!(scores, [3, 3, 4, 6]);
}

/// [WM-SCO.1, WM-FUN.6] Each track scores by its own marker; the first two spaces score nothing.
#[test]
fn every_track_scores() {
    let table = Table::of(3)
        .funding(One, Area::Government, "9")
        .funding(One, Area::Lab, "2")
        .funding(One, Area::Rnd, "1");
    let outcome = scored(table);
    assert_eq!(points(&outcome, One, "WM-SCO.1"), 15 + 2);
    assert_eq!(points(&outcome, Two, "WM-SCO.1"), 0);
}

/// [EX-46, WM-SCO.2, WM-USE.10] Two met Goals score 10 CP, flipped or not; an unmet Goal and one
/// below the Laboratory score nothing.
#[test]
fn ex_46_goals() {
    let table = Table::of(3)
        .funding(Two, Area::Rnd, "5")
        .funding(Two, Area::Lab, "5")
        .goals(Two, &["GO02"])
        .goal_on(Two, "GO08", "rnd top")
        .goal_on(Two, "GO05", "lab bottom")
        .goal_on(Two, "GO06", "lab top")
        .funding(Two, Area::Government, "5")
        .edit(|state| state.laboratories[1].flipped.insert("rnd top".parse().unwrap()));
    let outcome = scored(table);
    assert_eq!(points(&outcome, Two, "WM-SCO.2"), 10);
}

/// [WM-SCO.3] The Nobel Prize scores 5 CP for its owner.
#[test]
fn the_nobel_prize_scores() {
    let table = Table::of(3).award_at(Two, "1 lab").award_at(Two, "2 lab").award_at(Two, "3 lab");
    let outcome = scored(table.edit(|state| state.nobel = Some(Two)));
    assert_eq!([One, Two, Three].map(|player| points(&outcome, player, "WM-SCO.3")), [0, 5, 0]);
}

/// [WM-SCO.4, WM-BEN.14] CP for the end count in final scoring and not before.
#[test]
fn cp_for_the_end_count_at_the_end() {
    let owner = "[[tile]]\nid = \"SU13\"\nbenefit = \"end_cp 4\"\nsource = \"owner\"\n";
    let table = Table::of(3).content(&[("subsidy.toml", owner)]).subsidy(One, "SU13");
    let play = table.turn(One, 1).choose("subsidy SU13");
    assert_eq!((play.lab(One).cp, play.lab(One).end_cp), (0, 4));
    let outcome = scored(Table::of(3).edit(|state| state.laboratories[0].end_cp = 4));
    assert_eq!(points(&outcome, One, "WM-SCO.4"), 4);
}

/// [WM-SCO.5] The highest total wins, whatever is on the track.
#[test]
fn the_most_cp_win() {
    let table = Table::of(3).funding(Three, Area::Lab, "9").edit(|state| {
        state.laboratories[0].cp = 110;
        state.laboratories[1].cp = 30;
        state.laboratories[2].cp = 96;
    });
    let outcome = scored(table);
    let totals: Vec<i32> = outcome.parties.iter().filter_map(|party| party.total).collect();
    assert_eq!(totals, [110, 30, 111]);
    assert_eq!(standings(&outcome), [Standing::Lost, Standing::Lost, Standing::Won]);
}

/// [WM-TIE.1] Awards break a tie, then papers, then complete rows: each before the next.
#[test]
fn ties_are_broken_in_their_order() {
    let awards = |table: Table| table.award_at(One, "6 government").award_at(One, "6 lab");
    let papers = |table: Table| {
        let table = table.published(Two, "1", Rain).published(Two, "2", Wind);
        table.edit(|state| state.laboratories[1].papers.0[0] = Paper::Box)
    };
    let rows = |table: Table| {
        let table = table.row(Three, "1", Sun).row(Three, "2", Fog);
        table.row(Three, "3", Snow)
    };
    let all = scored(rows(papers(awards(Table::of(3)))));
    assert_eq!(standings(&all), [Standing::Won, Standing::Lost, Standing::Lost]);
    let two = scored(rows(papers(Table::of(3))));
    assert_eq!(standings(&two), [Standing::Lost, Standing::Won, Standing::Lost]);
    let one = scored(rows(Table::of(3)));
    assert_eq!(standings(&one), [Standing::Lost, Standing::Lost, Standing::Won]);
    // No tie: one CP more decides.
    let cp = scored(awards(Table::of(3)).edit(|state| state.laboratories[2].cp = 1));
    assert_eq!(standings(&cp), [Standing::Lost, Standing::Lost, Standing::Won]);
}

/// [WM-TIE.1] Equal Awards are followed by papers, and equal papers by rows.
#[test]
fn an_equal_step_passes_the_tie_on() {
    let awards = |table: Table| table.award_at(One, "6 lab").award_at(Two, "6 lab");
    let table = awards(Table::of(3)).published(One, "1", Rain).row(Two, "1", Wind);
    let outcome = scored(table.row(Two, "2", Sun));
    assert_eq!(standings(&outcome), [Standing::Won, Standing::Lost, Standing::Lost]);
    let table = awards(Table::of(3)).published(One, "1", Rain).published(Two, "1", Wind);
    let outcome = scored(table.row(Two, "2", Sun));
    assert_eq!(standings(&outcome), [Standing::Lost, Standing::Won, Standing::Lost]);
}

/// [WM-TIE.2] Players who are still tied share the place.
#[test]
fn a_tie_that_nothing_breaks_is_shared() {
    let outcome = scored(Table::of(3).edit(|state| {
        state.laboratories[0].cp = 7;
        state.laboratories[2].cp = 7;
    }));
    assert_eq!(standings(&outcome), [Standing::Shared, Standing::Lost, Standing::Shared]);
}

/// Last placements: player two comes first, before player one.
fn placing(table: Table) -> Play {
    let order = [Two, One, Three];
    table.edit(|state| state.turn_order = order.into_iter().collect()).final_round(2)
}

/// [WM-SCO.0a, WM-SCO.0b, WM-R.24] In turn order, each player completely before the next: Awards,
/// Goals and funding, in any number.
#[test]
fn last_placements_come_in_turn_order() {
    let play = placing(
        Table::of(3)
            .awards(One, 1)
            .awards(Two, 1)
            .investments(Two, 2)
            .goals(Two, &["GO08"])
            .funding(Two, Area::Rnd, "5")
            .no_parts(Two),
    );
    assert_eq!(play.state().active, Two);
    let awards = play.offers().iter().filter(|offer| offer.starts_with("award")).count();
    assert_eq!(awards, 18);
    let play = play.all(&["goal GO08 bottom", "decline", "award 4 lab", "flip rnd bottom"]);
    assert_eq!(play.lab(Two).funding[Area::Lab].to_string(), "1", "what the Award covers");
    let play = play.choose("take from 5").choose("part blue");
    let lab = play.lab(Two);
    assert_eq!((lab.cp, lab.items.parts[Colour::Blue], lab.investments), (3, 1, 0));
    assert_eq!(play.state().active, One);
    let play = play.choose("pass");
    assert_eq!(play.game.turn(), Turn::Over);
    let outcome = play.game.outcome().unwrap();
    assert_eq!(points(&outcome, Two, "WM-SCO.2"), 5, "a Goal set just now counts");
}

/// [WM-SCO.0a] Research tokens are placed by the usual rules, or declined.
#[test]
fn research_tokens_are_placed_last() {
    let table = || Table::of(3).hold(Two, Area::Lab, Rain).research(Two, Sun, &["1 government"]);
    let play = placing(table());
    let offers = ["pass", "token rain 2 lab", "token rain 3 lab", "token rain 4 lab"];
    assert_eq!(play.offers(), [&offers[..], &["token rain 5 lab", "token rain 6 lab"]].concat());
    let placed = placing(table()).choose("token rain 4 lab");
    assert_eq!(placed.lab(Two).funding[Area::Lab].to_string(), "1");
    assert_eq!(placed.game.turn(), Turn::Over);
    assert_eq!(play.choose("pass").game.turn(), Turn::Over);
}

/// [WM-R.24, WM-TOK.5] A token without a legal space leaves the game, and nobody is asked.
#[test]
fn a_last_token_without_a_space_is_gone() {
    let table = Table::of(4).hold(One, Area::Lab, Rain).research(One, Wind, &["1 lab", "2 lab"]);
    let table =
        table.research(One, Sun, &["3 lab", "4 lab"]).research(One, Fog, &["5 lab", "6 lab"]);
    let play = table.final_round(2);
    assert_eq!(play.game.turn(), Turn::Over);
    assert_eq!((play.lab(One).held_research(), play.state().gone_tokens[Area::Lab][Rain]), (0, 1));
}

/// [WM-R.24] Subsidy tiles are not used at that point, and no Goal is flipped twice.
#[test]
fn subsidy_tiles_are_not_used_at_the_end() {
    let play = placing(Table::of(3).subsidy(Two, "SU13").awards(Two, 1));
    assert!(!play.offers().iter().any(|offer| offer.starts_with("subsidy")));
    let table =
        Table::of(3).investments(Two, 2).goals(Two, &[]).goal_on(Two, "GO02", "government top");
    let play = placing(table).choose("flip government top");
    assert_eq!(play.game.turn(), Turn::Over, "with one Investment tile and nothing to use it for");
    assert_eq!(play.lab(Two).investments, 1);
}

/// [WM-END.7, WM-SCO.0b] Funding at the end can still build a Bot, whose slot pays.
#[test]
fn funding_at_the_end_is_paid_in_full() {
    let table =
        Table::of(3).investments(One, 1).goals(One, &[]).vouchers(One, [0; 5]).no_parts(One);
    let table = table.goal_on(One, "GO02", "government top").funding(One, Area::Government, "9");
    let play = table.final_round(2).choose("flip government top");
    let play = play.all(&["chemical radieu", "gain supply", "part pink", "gain supply"]);
    let play = play.choose("construct 2-1");
    assert_eq!(play.lab(One).vouchers[Voucher::Science], 1);
    assert_eq!(
        play.lab(One).line,
        EnumSet::full().without(["2-1".parse().unwrap()].into_iter().collect())
    );
    assert_eq!(play.game.turn(), Turn::Over);
}

/// [WM-R.5, WM-TIE.1] A paper whose marker has gone to a tile or into the box counts.
#[test]
fn papers_count_wherever_their_marker_is() {
    let table = Table::of(3).broken(One, "1", Rain, 0).row(One, "2", Wind);
    let table =
        table.paper(One, "2", Paper::Box).published(Two, "1", Sun).bot(Owner::Two, "lab sun top");
    let play = table.final_round(2);
    assert_eq!(play.state().storms[Rain].markers[0], Some(Marker::Of(One)));
    assert_eq!((play.lab(One).paper_count(), play.lab(Two).paper_count()), (2, 1));
    let outcome = play.game.outcome().unwrap();
    assert_eq!(standings(&outcome), [Standing::Won, Standing::Lost, Standing::Lost]);
}
