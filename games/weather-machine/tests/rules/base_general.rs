//! WM-GEN, and rulings on the base game that belong to no single step.

use crate::support::{Play, Table, watch};
use game_core::{Game, Narrate, ScoreItem};
use i18n::Locale;
use weather_machine::{
    Area, BenefitAt, Cell, Chemical, Colour, Condition, Content, Event, Frame, FundingSpace,
    GoalTile, Id, Measure, Paper, Player, Score, Weather, WeatherMachine, goals_met, measure,
};

const ONE: Player = Player::One;

/// Player One gains a benefit in the first step of a turn, named by the place where it is printed.
fn gaining(table: Table, at: BenefitAt) -> Play {
    table.turn_with(ONE, 2, &[Frame::Benefit { at, alternative: 255, next: 0 }])
}

fn slot(text: &str) -> BenefitAt {
    BenefitAt::Slot(text.parse().expect("a slot"))
}

/// [WM-GEN.2] However many Investment tiles and Machine Parts are in play, another one can be
/// gained.
#[test]
fn unlimited_supplies() {
    let table = Table::of(3)
        .investments(ONE, 6)
        .investments(Player::Two, 6)
        .parts(ONE, &[Colour::Pink; 6])
        .parts(Player::Two, &[Colour::Pink; 6]);
    let play = gaining(table, slot("4-1"));
    assert_eq!(play.lab(ONE).investments, 7);
    let table = Table::of(3).parts(ONE, &[Colour::Pink; 5]).parts(Player::Two, &[Colour::Pink; 5]);
    let part = BenefitAt::Goal("rnd top".parse().unwrap());
    let play = gaining(table.room(ONE, 6), part).choose("either 1").choose("part pink");
    assert!(play.lab(ONE).items.parts[Colour::Pink] >= 6);
}

/// [WM-GEN.2] Citation tokens do not run out either: with twelve in Offices another row is cited.
#[test]
fn citation_tokens_never_run_out() {
    let mut table = Table::of(3).unlocked(&Weather::ALL);
    for number in 0..12 {
        let player = [Player::Two, Player::Three][number / 6];
        let row = (number % 6 + 1).to_string();
        let [first, second, third] =
            [0, 1, 2].map(|step| format!("{row} {}", Area::ALL[(number + step) % 3]));
        let goal = table.goal_below(player, Area::ALL[(number + 2) % 3]);
        table.lab(player).goals.remove(goal);
        table = table
            .research(player, Weather::ALL[number / 3], &[&first])
            .award_at(player, &second)
            .citation(player, &third)
            .paper(player, &row, Paper::Published);
    }
    let table = table
        .research(ONE, Weather::Snow, &["1 government", "1 lab"])
        .vouchers(ONE, [0, 0, 2, 0, 0])
        .scientist(ONE, "lab middle");
    let goal = table.goal_below(ONE, Area::Rnd);
    let play = table.turn(ONE, 3).choose("publish").choose(&format!("cite {goal}"));
    assert_eq!(play.by("WM-CIT.4").len(), 1);
}

/// [WM-GEN.3, WM-R.1] A benefit gives no Chemical if the Supply has none, and a Breakthrough gives
/// neither Award nor Nobel Prize if the reserve has no Award.
#[test]
fn limited_supplies_run_out() {
    let radieu = ["radieu"; 2];
    let table = || {
        let table = Table::of(4).chemicals(Player::Two, &radieu).chemicals(Player::Three, &radieu);
        table.chemicals(Player::Four, &radieu[..1])
    };
    let chemical = BenefitAt::Goal("rnd bottom".parse().unwrap());
    let play = gaining(table(), chemical);
    let others = ["verdino", "melgoth", "delugium", "calorium"].map(|of| format!("chemical {of}"));
    assert_eq!(play.offers()[..4], others, "and no Radieu");
    let play =
        gaining(table().circle(ONE, Chemical::Radieu).chemicals(ONE, &["melgoth"]), chemical);
    assert!(play.has("move lab left"), "only a Radieu would fit: {:?}", play.offers());

    for (reserve, taken) in [(1, 1), (0, 0)] {
        let spaces = ["rnd rain top", "rnd rain middle", "rnd rain bottom"];
        let table = Table::of(4)
            .awards(Player::Two, 12 - 2 - reserve)
            .awards(ONE, 2)
            .bots_on(Player::Two.into(), &spaces)
            .published(ONE, "1", Weather::Rain)
            .vouchers(ONE, [0, 0, 0, 2, 0])
            .scientist(ONE, "rnd middle");
        let mut play = table.turn(ONE, 3).choose("breakthrough").choose("marker 1");
        while play.by("WM-PRO.5").is_empty() && !play.has("end actions") && !play.has("keep") {
            let last = play.offers().pop().expect("something");
            play = play.choose(&last);
        }
        assert_eq!(play.lab(ONE).held_awards, 2 + taken);
        assert_eq!(play.state().nobel, (taken == 1).then_some(ONE), "only real Awards count");
    }
}

/// [WM-GEN.6, WM-GEN.7] Sell a Part from a Subsidy tile takes no Government Voucher, but the part.
#[test]
fn a_benefit_costs_no_vouchers_but_the_part() {
    let table = || {
        let table = Table::of(3).scientist(ONE, "supply 1").subsidy(ONE, "SU01").bots(ONE, 1);
        table.vouchers(ONE, [0; 5]).no_parts(ONE)
    };
    let play = table().turn(ONE, 1).choose("subsidy SU01");
    assert!(play.has("move lab left"), "without a part nothing is sold");
    let play = table().parts(ONE, &[Colour::Blue]).turn(ONE, 1).choose("subsidy SU01");
    let target = play.offers().remove(0);
    let mut play = play.choose(&target);
    while !play.has("move lab left") {
        let first = play.offers().remove(0);
        play = play.choose(&first);
    }
    let lab = play.lab(ONE);
    assert_eq!((lab.items.part_count(), lab.funding[Area::Government].index()), (0, 1));
    assert!(play.emitted.iter().all(|emitted| !matches!(emitted.event, Event::Paid { .. })));
}

/// [WM-GEN.8] One of two Vouchers is gained if there is room for one, and likewise one of two
/// parts.
#[test]
fn part_of_a_benefit() {
    let table = Table::of(3).vouchers(ONE, [4, 4, 3, 4, 4]);
    let play = gaining(table, BenefitAt::Slide("1".parse().unwrap()));
    assert_eq!(play.lab(ONE).vouchers.0, [4; 5]);
    assert!(play.has("move lab left"));
    let two_parts = |table: Table| {
        let table = table.subsidy(ONE, "SU13").no_parts(ONE).scientist(ONE, "supply 1");
        table.turn(ONE, 1).choose("subsidy SU13").choose("part white")
    };
    let play = two_parts(Table::of(3).bots(ONE, 2));
    assert_eq!(play.lab(ONE).items.part_count(), 1);
    assert!(play.has("move lab left"), "no room for the second");
    // The second of two may also be declined.
    let play = two_parts(Table::of(3).room(ONE, 2)).choose("decline");
    assert_eq!(play.lab(ONE).items.part_count(), 1);
}

/// [WM-GEN.9, WM-R.3] CP are a plain number: they go beyond 99 and beyond 120.
#[test]
fn cp_pass_the_end_of_the_track() {
    for (before, after) in [(0, 3), (98, 101), (119, 122), (254, 257)] {
        let table = Table::of(3).edit(|state| state.laboratories[0].cp = before);
        let play = gaining(table, slot("4-2"));
        assert_eq!(play.lab(ONE).cp, after);
        let scored = Event::Scored { player: ONE, cp: 3, why: Score::Printed(slot("4-2")) };
        assert_eq!(play.by("WM-SUP.10"), [&scored]);
    }
}

/// [WM-GEN.9] In whole games nobody's CP ever fall.
#[test]
fn cp_never_fall() {
    for seed in 0..12 {
        let options = crate::support::options(serde_json::json!({ "seats": 3 }));
        let game = WeatherMachine::new(&options, Content::ours()).expect("a game");
        let mut before = vec![0; 3];
        watch(game, seed, |game, _, _| {
            let now: Vec<u16> = game.state().laboratories.iter().map(|lab| lab.cp).collect();
            assert!(now.iter().zip(&before).all(|(now, before)| now >= before));
            before = now;
            true
        });
    }
}

/// [WM-R.5] Papers are the rows whose marker has left its start space, wherever it is.
#[test]
fn papers_count_wherever_their_marker_is() {
    let mut table = Table::of(3);
    let places =
        [Paper::Start, Paper::Published, Paper::OnTile, Paper::Box, Paper::Start, Paper::Box];
    table.state.laboratories[0].papers.0 = places;
    let lab = table.state.lab(ONE);
    assert_eq!(lab.paper_count(), 4);
    assert_eq!(measure(&table.state, Content::ours(), ONE, Measure::Papers), 4);
}

/// [WM-R.17] Types of Subsidy tiles: a new one must be taken if the column has one; owned tiles
/// count on either side, discarded ones do not. Without a new one, a tile is discarded and the part
/// placed.
#[test]
fn types_of_subsidy_tiles() {
    // SU01 and SU02 are alike, SU03 and SU04, SU05 and SU06.
    let table = || {
        Table::of(3)
            .subsidy_at("wind 1", "SU01")
            .subsidy_at("wind 2", "SU03")
            .subsidy_at("wind 3", "SU05")
            .bots(ONE, 1)
            .no_parts(ONE)
            .parts(ONE, &[Colour::Blue])
            .vouchers(ONE, [0, 1, 0, 0, 0])
            .scientist(ONE, "government middle")
    };
    let sell = |table: Table| {
        let play = table.turn(ONE, 3).choose("sell");
        play.choose("bot government wind right")
    };
    let play = sell(table());
    assert_eq!(play.offers(), ["take wind 1", "take wind 2", "take wind 3"]);
    let play = sell(table().used_subsidy(ONE, "SU02"));
    assert_eq!(play.offers(), ["take wind 2", "take wind 3"], "used tiles are owned");
    let discarded = table().subsidy(ONE, "SU02").edit(|state| {
        let tile = "SU02".parse().unwrap();
        state.laboratories[0].subsidies.remove(tile);
        state.gone_subsidies.insert(tile);
    });
    assert_eq!(sell(discarded).offers().len(), 3, "what left the game is not owned");
    let none_new = table().subsidy(ONE, "SU02").used_subsidy(ONE, "SU04").subsidy(ONE, "SU06");
    let play = sell(none_new);
    assert_eq!(play.offers().len(), 3, "any one is discarded");
    let play = play.choose("take wind 1");
    assert!(play.state().gone_subsidies.contains("SU01".parse().unwrap()));
    assert!(!play.lab(ONE).subsidies.contains("SU01".parse().unwrap()));
    assert_eq!(play.state().cell("wind 1".parse().unwrap()), Cell::Part(Colour::Blue));
}

/// [WM-R.61] Goals use the present state: tokens on the holding space and unpublished rows do not
/// count. A shared majority counts, unless it is zero.
#[test]
fn goals_look_at_the_present_state() {
    let content = Content::ours();
    let table = Table::of(2)
        .hold(ONE, Area::Lab, Weather::Rain)
        .row(ONE, "2", Weather::Wind)
        .office(ONE, "1 lab", Weather::Rain);
    let count = |what| measure(&table.state, content, ONE, what);
    assert_eq!(count(Measure::Tokens(Area::Lab)), 2, "the one held is in no Office");
    assert_eq!((count(Measure::Papers), count(Measure::Rows)), (0, 1));
    let most = GoalTile::all().find(|&tile| {
        matches!(content.goals[tile].condition, Condition::Most(Measure::Bots(Area::Government)))
    });
    let most = most.expect("a Goal for the most Bots");
    let met = |one: usize, two: usize| {
        let mut table = Table::of(2).goal_on(ONE, &most.to_string(), "government bottom");
        for (player, count, weather) in [(ONE, one, "rain"), (Player::Two, two, "wind")] {
            for side in ["left", "top", "right"].into_iter().take(count) {
                table = table.bot(player.into(), &format!("government {weather} {side}"));
            }
        }
        goals_met(&table.state, content, ONE).len() == 1
    };
    assert!(met(2, 1) && met(1, 1), "a tie is enough");
    assert!(!met(1, 2) && !met(0, 0), "but not with nothing");
}

/// [WM-R.64] The tile chosen for Secure Subsidy, if it sells a part, may be the one taken: it ends
/// beside the Laboratory, used, or out of the game if its type is owned.
#[test]
fn a_secured_tile_can_take_itself() {
    let table = || {
        Table::of(3)
            .subsidy_at("wind 1", "SU03")
            .subsidy_at("wind 2", "SU01")
            .subsidy_at("wind 3", "SU05")
            .bots(ONE, 1)
            .no_parts(ONE)
            .parts(ONE, &[Colour::Blue])
            .vouchers(ONE, [0, 2, 0, 0, 0])
            .scientist(ONE, "government middle")
    };
    let secure = |table: Table| {
        let mut play = table.turn(ONE, 3).choose("secure").choose("secure wind 2");
        while !play.has("take wind 2") {
            let right = "bot government wind right".to_string();
            let next = if play.has(&right) { right } else { play.offers().remove(0) };
            play = play.choose(&next);
        }
        play.choose("take wind 2")
    };
    let tile = "SU01".parse().unwrap();
    let play = secure(table());
    let lab = play.lab(ONE);
    assert!(lab.subsidies.contains(tile) && lab.used.contains(tile));
    assert_eq!(play.state().cell("wind 2".parse().unwrap()), Cell::Part(Colour::Blue));
    let owned = table().subsidy(ONE, "SU02").subsidy(ONE, "SU04").subsidy(ONE, "SU06");
    let play = secure(owned);
    assert!(play.state().gone_subsidies.contains(tile));
    assert!(!play.lab(ONE).subsidies.contains(tile));
}

/// [WM-FUN.6] In final scoring each Funding track scores by its marker.
#[test]
fn funding_in_final_scoring() {
    let cp = [0, 0, 2, 3, 3, 4, 6, 9, 12, 15];
    for space in FundingSpace::all() {
        let table = Table::of(2).funding(ONE, Area::Rnd, &space.to_string());
        let game = table.frames(ONE, &[]).game;
        let outcome = game.score_sheet(Locale::English).expect("the end");
        let of_track = |item: &&ScoreItem| item.title == "R&D Funding";
        let item = outcome.parties[0].items.iter().find(of_track).expect("an item");
        assert_eq!((item.rule.0, item.value()), ("WM-SCO.1", cp[space.index()]));
    }
}
