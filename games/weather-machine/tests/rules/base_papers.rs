//! WM-PUB, WM-CIT: papers and citations.

use crate::support::Table;
use crate::support::board::office_row;
use weather_machine::{Area, Colour, Event, Paper, Player, Score, Token, Voucher, Weather};

use Player::{One, Two};

/// Player one at the Lab with 2 Lab Vouchers.
fn author() -> Table {
    Table::of(3).vouchers(One, [0, 0, 2, 0, 0]).no_parts(One).scientist(One, "lab left")
}

/// [EX-28, WM-PUB.1, WM-PUB.3, WM-PUB.4, WM-PUB.5, WM-PUB.6a, WM-PUB.6b] A row of Sun is published,
/// unlocks the weather, and 1 Science buys 3 CP.
#[test]
fn ex_28_publish_a_paper() {
    let play = author().vouchers(One, [0, 0, 2, 0, 1]).row(One, "1", Weather::Sun).turn(One, 3);
    let play = play.all(&["publish", "pay lab", "pay lab", "gain supply", "gain rnd"]);
    let lab = play.lab(One);
    assert_eq!(lab.vouchers.0, [1, 0, 0, 1, 1]);
    assert_eq!((lab.cp, lab.investments), (6, 1));
    assert_eq!(lab.papers[office_row("1")], Paper::Published);
    assert!(!play.state().locks.contains(Weather::Sun));
    let order = ["WM-PUB.3", "WM-PUB.4", "WM-PUB.5", "WM-PUB.6a"];
    assert_eq!(play.rules_of("WM-PUB"), order);
    assert_eq!(play.offers(), ["accept", "decline"]);
    let bought = play.choose("accept");
    assert_eq!((bought.lab(One).cp, bought.lab(One).vouchers[Voucher::Science]), (9, 0));
    let why = Score::Science { vouchers: 1 };
    assert_eq!(bought.by("WM-PUB.6b"), [&Event::Scored { player: One, cp: 3, why }]);
}

/// [WM-PUB.6b] The 3 CP may be declined.
#[test]
fn the_bonus_may_be_left() {
    let play = author().vouchers(One, [0, 0, 2, 0, 1]).row(One, "6", Weather::Sun).turn(One, 3);
    let play = play.all(&["publish", "pay lab", "pay lab", "decline"]);
    assert_eq!((play.lab(One).cp, play.lab(One).vouchers[Voucher::Science]), (6 + 4, 1));
}

/// [WM-PUB.6b, WM-R.8] The Science of the bonus can come from an exchange; if it is impossible,
/// nobody is asked.
#[test]
fn the_bonus_can_be_bought_by_exchange() {
    let with = |vouchers| author().vouchers(One, vouchers).row(One, "6", Weather::Sun).turn(One, 3);
    let play = with([3, 0, 2, 0, 0]).all(&["publish", "accept"]);
    assert_eq!((play.lab(One).cp, play.lab(One).vouchers.0), (6 + 4 + 3, [0; 5]));
    let play = with([2, 0, 2, 0, 0]).choose("publish");
    assert_eq!((play.lab(One).cp, play.lab(One).vouchers.0), (6 + 4, [2, 0, 0, 0, 0]));
}

/// [WM-PUB.6a, WM-PUB.6b] A weather that is already unlocked gives no bonus, and no other Lock
/// token leaves.
#[test]
fn a_weather_is_unlocked_once() {
    let table = author().vouchers(One, [0, 0, 2, 0, 1]).row(One, "6", Weather::Sun);
    let play = table.unlocked(&[Weather::Sun]).turn(One, 3).all(&["publish", "pay lab", "pay lab"]);
    assert_eq!((play.lab(One).cp, play.state().locks.len()), (6 + 4, 4));
    assert_eq!(play.lab(One).vouchers[Voucher::Science], 1);
    assert!(play.by("WM-PUB.6a").is_empty());
}

/// [WM-PUB.1] Two Lab Vouchers, or Science in their place.
#[test]
fn publishing_costs_two_lab_vouchers() {
    for (vouchers, can) in
        [([4, 0, 1, 0, 0], true), ([2, 0, 1, 0, 0], false), ([0, 0, 1, 0, 1], true)]
    {
        let table = author().vouchers(One, vouchers).row(One, "3", Weather::Fog);
        assert_eq!(table.turn(One, 3).has("publish"), can, "{vouchers:?}");
    }
}

/// [WM-PUB.2] Three tokens including a Research token; Awards alone make no paper.
#[test]
fn a_paper_needs_three_tokens_and_research() {
    let two = author().research(One, Weather::Rain, &["1 government", "1 lab"]);
    assert!(!two.turn(One, 3).has("publish"), "Rain is locked, so nothing completes the row");
    let awards = || {
        let table = author().award_at(One, "1 government").award_at(One, "1 lab");
        table.award_at(One, "1 rnd")
    };
    assert!(!awards().turn(One, 3).has("publish"));
    let play = author().award_at(One, "3 government").award_at(One, "3 lab");
    let play = play.research(One, Weather::Fog, &["3 rnd"]).turn(One, 3);
    let play = play.all(&["publish", "decline"]);
    assert_eq!(play.lab(One).cp, 2 + 4 + 4);
}

/// [WM-PUB.4] 2 CP for each Research token, 4 for each Award, none for a Citation token.
#[test]
fn tokens_score_by_their_kind() {
    let table = author().research(One, Weather::Fog, &["3 government"]).award_at(One, "3 lab");
    let play = table.citation(One, "3 rnd").turn(One, 3).all(&["publish", "decline"]);
    assert_eq!(play.lab(One).cp, 2 + 4);
}

/// [WM-PUB.2, WM-PUB.7] A row is published once, wherever its marker has gone since then.
#[test]
fn a_row_is_published_once() {
    for paper in [Paper::Published, Paper::OnTile, Paper::Box] {
        let table = author().row(One, "1", Weather::Fog).paper(One, "1", paper);
        assert!(!table.turn(One, 3).has("publish"), "{paper:?}");
    }
    let play = author().vouchers(One, [0, 0, 4, 0, 0]).row(One, "3", Weather::Fog).turn(One, 3);
    let play = play.choose("publish").choose("decline");
    assert!(!play.has("publish"));
}

/// [WM-PUB.3] Each row slides over its own benefit, before the CP are scored.
#[test]
fn the_marker_slides_over_the_benefit_of_its_row() {
    let play = author().row(One, "3", Weather::Fog).turn(One, 3).choose("publish");
    assert_eq!(play.lab(One).cp, 0);
    let play = play.all(&["part white", "decline"]);
    assert_eq!(play.lab(One).items.parts[Colour::White], 1);
    assert_eq!(play.lab(One).cp, 6);
}

/// [EX-27, WM-CIT.1, WM-CIT.2, WM-CIT.3, WM-CIT.4, WM-CIT.5] An Award and a Citation token complete
/// the row.
#[test]
fn ex_27_citation() {
    let play = author()
        .research(One, Weather::Sun, &["3 lab"])
        .unlocked(&[Weather::Sun])
        .awards(One, 1)
        .goals(One, &["GO07", "GO01"])
        .turn(One, 3)
        .all(&["award 3 government", "publish", "gain supply", "decline"]);
    let lab = play.lab(One);
    assert_eq!(lab.goals.iter().map(|tile| tile.to_string()).collect::<Vec<_>>(), ["GO01"]);
    assert_eq!(lab.row(office_row("3"))[Area::Rnd as usize], Some(Token::Citation));
    assert_eq!(lab.papers[office_row("3")], Paper::Published);
    assert_eq!((lab.cp, lab.investments), (2 + 4, 1));
    assert_eq!(lab.vouchers.0, [1, 0, 0, 0, 0], "the benefit that the Citation token covers");
}

/// Player one with two tokens of Sun in row 4, whose lilac space is empty.
fn citer() -> Table {
    author().research(One, Weather::Sun, &["4 government", "4 lab"]).goals(One, &["GO07", "GO08"])
}

/// [WM-CIT.1] Only a weather without its Lock token can be cited, whoever removed it.
#[test]
fn a_locked_weather_is_not_cited() {
    assert!(!citer().turn(One, 3).has("publish"));
    assert!(!citer().unlocked(&[Weather::Rain]).turn(One, 3).has("publish"));
    let other = citer().unlocked(&[Weather::Sun]).published(Two, "1", Weather::Sun);
    assert!(other.turn(One, 3).has("publish"));
}

/// [WM-CIT.1] The paper that unlocks a weather cannot use a citation; a later one in the same turn
/// can.
#[test]
fn a_weather_is_cited_from_the_next_action_on() {
    let play = author()
        .research(One, Weather::Sun, &["4 lab", "4 rnd", "6 government", "6 lab", "6 rnd"])
        .goals(One, &["GO01", "GO02"])
        .scientist(One, "supply 1")
        .subsidy(One, "SU07")
        .turn(One, 1)
        .choose("subsidy SU07");
    assert_eq!(play.offers(), ["row 6", "decline"]);
    let play = play.all(&["row 6", "move lab middle", "publish"]);
    assert_eq!(play.offers(), ["cite GO01", "cite GO02"]);
}

/// [WM-CIT.1, WM-CIT.2] Not with one token, not with two Awards, not with a Citation token.
#[test]
fn two_tokens_with_research_are_needed() {
    let sun = |table: Table| {
        table.unlocked(&[Weather::Sun]).goals(One, &["GO01", "GO04", "GO07"]).turn(One, 3)
    };
    assert!(!sun(author().research(One, Weather::Sun, &["4 lab"])).has("publish"));
    let awards = author().award_at(One, "4 government").award_at(One, "4 lab");
    assert!(!sun(awards).has("publish"));
    let cited = author().research(One, Weather::Sun, &["4 lab"]).citation(One, "4 rnd");
    assert!(!sun(cited).has("publish"));
    let two = author().research(One, Weather::Sun, &["4 lab", "4 rnd"]);
    assert!(sun(two).has("publish"));
    let mixed = author().research(One, Weather::Sun, &["4 lab"]).award_at(One, "4 rnd");
    assert!(sun(mixed).has("publish"));
}

/// [WM-CIT.3] The price is a Goal tile from below the Laboratory, in the colour of the space that
/// is filled; the player chooses which.
#[test]
fn a_goal_tile_of_the_colour_is_the_price() {
    let sun = |table: Table| table.unlocked(&[Weather::Sun]).turn(One, 3);
    assert!(!sun(citer().goals(One, &["GO01", "GO04"])).has("publish"));
    let set = citer().goals(One, &["GO01", "GO07"]).goal_on(One, "GO07", "rnd top");
    assert!(!sun(set).has("publish"), "one on a Goal space is no price");
    let play = sun(citer()).choose("publish");
    assert_eq!(play.offers(), ["cite GO07", "cite GO08"]);
    let play = play.choose("cite GO08").choose("decline");
    assert_eq!(
        play.lab(One).goals.iter().map(|tile| tile.to_string()).collect::<Vec<_>>(),
        ["GO07"]
    );
}

/// [WM-CIT.4] The token comes from the reserve, which never runs out, and the benefit of the space
/// is gained before the paper scores.
#[test]
fn what_the_citation_covers_is_gained() {
    let table = author().research(One, Weather::Sun, &["2 lab", "2 rnd"]).goals(One, &["GO01"]);
    let play = table.unlocked(&[Weather::Sun]).turn(One, 3).choose("publish");
    assert_eq!(play.lab(One).funding[Area::Government].to_string(), "1", "row 2 funds");
    assert_eq!(play.rules_of("WM-CIT"), ["WM-CIT.4"]);
    let emitted = play.emitted.iter().position(|emitted| emitted.rule.0 == "WM-CIT.4");
    assert!(emitted < play.emitted.iter().position(|emitted| emitted.rule.0 == "WM-PUB.3"));
}

/// [WM-R.66] The Vouchers come first: the benefit of the citation cannot pay for the action.
#[test]
fn the_citation_cannot_pay_for_its_paper() {
    // The blue space of row 1 gives a Voucher of any type.
    let table = |vouchers| {
        author()
            .vouchers(One, vouchers)
            .research(One, Weather::Sun, &["1 lab", "1 rnd"])
            .unlocked(&[Weather::Sun])
            .goals(One, &["GO01"])
            .turn(One, 3)
    };
    assert!(!table([0, 0, 1, 0, 0]).has("publish"));
    let play = table([0, 0, 2, 0, 0]).choose("publish");
    assert_eq!(play.lab(One).vouchers.0, [0; 5], "paid before the citation gives something");
    assert_eq!(play.lab(One).papers[office_row("1")], Paper::Start);
    assert_eq!(play.offers().len(), 5);
}
