//! SAB-SET: set-up of the solo game.

use crate::support::solo::dealt;
use crate::support::{Play, Table, options, watch};
use game_core::Game;
use serde_json::json;
use weather_machine::{
    Area, Chemical, Content, EnumSet, Event, Frame, GoalTile, Id, Lativ, Owner, Player, Report,
    Voucher, Weather, WeatherMachine,
};

fn solo(wanted: &[&str]) -> Play {
    dealt(&options(json!({ "seats": 1 })), wanted)
}

fn goals(ids: &[&str]) -> EnumSet<GoalTile> {
    ids.iter().map(|id| id.parse().expect("a Goal tile")).collect()
}

/// [SAB-SET.1, SAB-R.28] Lativ's Bots and the tokens are those for two players, but no space is
/// blocked.
#[test]
fn the_board_is_that_of_two_players_without_blocked_spaces() {
    let play = solo(&["report SR01", "report SR03"]);
    let state = play.state();
    for weather in Weather::ALL {
        assert_eq!(state.bots[Area::Lab][weather], [None, None, Some(Owner::Lativ)]);
        for area in Area::ALL {
            let stolen = state.solo.tokens[area][weather];
            assert_eq!(state.tokens[area][weather] + stolen, 2, "{area} {weather}");
        }
    }
    let play = Table::solo().agent("white", "lab middle").agent("pink", "rnd left").your_turn();
    let play = play.choose("move lab right");
    assert_eq!(play.state().scientists[0], Some("lab right".parse().unwrap()));
}

/// [SAB-SET.2a] Majority tiles and the tile for 3 Awards are never dealt.
#[test]
fn some_goals_leave_before_any_is_drawn() {
    let mut seen = EnumSet::EMPTY;
    for seed in 0..40 {
        let game = WeatherMachine::new(&options(json!({ "seats": 1 })), Content::ours()).unwrap();
        watch(game, seed, |game, listed, _| {
            if let Some(Frame::DealGoal { .. }) = game.state().frames.top() {
                for choice in listed {
                    let text = choice.to_string();
                    seen.insert(text.trim_start_matches("deal goal ").parse::<GoalTile>().unwrap());
                }
            }
            game.state().round == 0
        });
    }
    let content = Content::ours();
    let majority = GoalTile::all().filter(|&tile| content.goals[tile].is_majority());
    let gone = majority.collect::<EnumSet<_>>().or(goals(&["GO09"]));
    assert_eq!(gone.len(), 13);
    assert_eq!(seen, EnumSet::full().without(gone));
}

/// [SAB-SET.2b] A tile with a duplicate icon is replaced by another of its colour.
#[test]
fn six_goals_have_six_icons() {
    // GO02 and GO21 both measure the Government track.
    let play = solo(&["deal goal GO02", "deal goal GO21", "deal goal GO11"]);
    let refused =
        Event::GoalRefused { tile: "GO21".parse().unwrap(), like: "GO02".parse().unwrap() };
    assert!(play.by("SAB-SET.2b").contains(&&refused));
    let dealt = play.lab(Player::One).goals;
    assert!(dealt.contains("GO02".parse().unwrap()) && dealt.contains("GO11".parse().unwrap()));
    for seed in 0..60 {
        let game = crate::support::set_up(&options(json!({ "seats": 1 })), seed);
        let dealt = game.state().laboratories[0].goals;
        let mut icons: Vec<String> = Vec::new();
        for tile in dealt.iter() {
            icons.push(format!("{:?}", Content::ours().goals[tile].icon()));
        }
        icons.sort();
        icons.dedup();
        assert_eq!((dealt.len(), icons.len()), (6, 6), "{dealt:?}");
    }
}

/// [SAB-R.27] Icons are compared over all colours; without another tile a duplicate is kept.
#[test]
fn a_duplicate_is_kept_when_the_colour_runs_out() {
    let of_lab = |tile: &GoalTile| Content::ours().goals[*tile].area == Area::Lab;
    let lab: EnumSet<GoalTile> = Content::ours().solo_goals().iter().filter(of_lab).collect();
    let last: GoalTile = "GO32".parse().unwrap();
    let kept = goals(&["GO05"]);
    let play = Table::solo()
        .edit(|state| {
            state.laboratories[0].goals = kept;
            state.solo.refused = lab.without(kept).without(goals(&["GO32"]));
        })
        .frames(Player::One, &[Frame::DealGoal { area: Area::Lab }]);
    assert_eq!(play.by("SAB-SET.2b"), [&Event::GoalDealt { tile: last }]);
    assert_eq!(play.lab(Player::One).goals, goals(&["GO05", "GO32"]));
}

/// [SAB-SET.2c] Six tiles are below the Laboratory, two of each colour, and no others are in play.
#[test]
fn two_goals_of_each_colour_are_yours() {
    let play = solo(&[]);
    let lab = play.lab(Player::One);
    for area in Area::ALL {
        let of = |tile: &GoalTile| Content::ours().goals[*tile].area == area;
        assert_eq!(lab.goals.iter().filter(of).count(), 2, "{area}");
    }
    assert!(lab.goal_spaces.iter().all(Option::is_none));
    assert_eq!(play.state().laboratories.len(), 1);
}

/// [SAB-SET.3, SAB-SET.4, SAB-SET.5, SAB-SET.6] The Saboteurs have 12 Bots in the Hideout, a Target
/// of 35, the second place in both orders, and no Laboratory.
#[test]
fn the_saboteurs_have_bots_and_three_markers() {
    let play = solo(&[]);
    let state = play.state();
    assert_eq!(state.bots_on_board(Owner::Saboteurs), 0);
    assert_eq!(play.target(), 35);
    assert_eq!(play.raised("SAB-SET.4"), 35);
    assert_eq!(state.turn_order[..], [Player::One, Player::Saboteurs]);
    assert_eq!(state.initiative, state.turn_order);
    assert_eq!((state.laboratories.len(), state.scientists[1]), (1, None));
}

/// [SAB-SET.7] Two different Chemicals come from the Supply.
#[test]
fn the_hideout_starts_with_two_chemicals() {
    let play = solo(&["deal chemical radieu", "deal chemical melgoth"]);
    for chemical in Chemical::ALL {
        let theirs = u8::from(matches!(chemical, Chemical::Radieu | Chemical::Melgoth));
        assert_eq!(play.state().solo.chemicals[chemical], theirs, "{chemical}");
        assert_eq!(play.state().supply[chemical], 5 - theirs, "{chemical}");
    }
    let game = WeatherMachine::new(&options(json!({ "seats": 1 })), Content::ours()).unwrap();
    let mut asked = Vec::new();
    watch(game, 3, |game, listed, choice| {
        if let Some(Frame::DealChemical { .. }) = game.state().frames.top() {
            asked.push((listed.len(), choice.to_string()));
        }
        game.state().round == 0
    });
    assert_eq!(asked.iter().map(|(count, _)| *count).collect::<Vec<_>>(), [5, 4]);
    assert_ne!(asked[0].1, asked[1].1);
}

/// [SAB-SET.8, SAB-SET.9, SAB-SET.10, SAB-SET.11, SAB-SET.12, SAB-SET.13, SAB-SET.14, EX-47] White
/// to Lativ's Lab with Snow, Pink to R&D with Wind.
#[test]
fn ex_47_the_first_two_reports() {
    let play = solo(&["report SR01", "report SR03"]);
    let state = play.state();
    assert_eq!(play.by("SAB-SET.8"), [&Event::ReportsShuffled { cards: 20 }]);
    assert_eq!(state.solo.tokens[Area::Lab][Weather::Snow], 1);
    assert_eq!(state.solo.tokens[Area::Rnd][Weather::Wind], 1);
    assert_eq!(state.solo.tokens.0.iter().flat_map(|of| of.0).sum::<u8>(), 2);
    assert_eq!(state.tokens[Area::Lab][Weather::Snow], 1);
    assert_eq!(state.tokens[Area::Rnd][Weather::Wind], 1);
    assert_eq!(
        (play.agent("white"), play.agent("pink")),
        ("lab middle".into(), "rnd middle".into())
    );
    let discard = ["SR01", "SR03"].map(|id| id.parse::<Report>().unwrap());
    assert_eq!(state.solo.discard[..], discard);
}

/// [SAB-SET.12, SAB-SET.15, SAB-SET.16, SAB-SET.17] Cards that do not fit are shuffled in again;
/// the top card of the discard pile is the Previous Report.
#[test]
fn cards_that_do_not_fit_come_back() {
    // Pink to Lativ, White to the Lab, White to the Government, White to the Supply, Pink to the
    // Government.
    let wanted = ["report SR06", "report SR01", "report SR07", "report SR17", "report SR11"];
    let play = solo(&[&wanted[..], &["report SR06"]].concat());
    let aside = |rule: &str| {
        play.by(rule).iter().filter(|event| matches!(event, Event::ReportAside { .. })).count()
    };
    assert_eq!((aside("SAB-SET.9"), aside("SAB-SET.12")), (1, 2));
    assert_eq!(play.by("SAB-SET.15"), [&Event::ReportsShuffled { cards: 18 }]);
    let current = "SR06".parse().unwrap();
    assert_eq!(play.by("SAB-SET.16"), [&Event::ReportCurrent { report: current }]);
    let solo = &play.state().solo;
    assert_eq!((solo.current, solo.deck), (Some(current), 17));
    assert_eq!(play.state().previous(), Some("SR11".parse().unwrap()));
    assert_eq!(play.state().unseen_reports().len(), 17);
    assert!(play.state().unseen_reports().contains("SR17".parse().unwrap()));
}

/// [SAB-SET.14] If the middle space is taken, the second agent goes to the rightmost one.
#[test]
fn both_agents_can_start_in_one_location() {
    let play = solo(&["report SR01", "report SR04"]);
    assert_eq!(
        (play.agent("white"), play.agent("pink")),
        ("lab middle".into(), "lab right".into())
    );
}

/// [SAB-SET.18] Challenge cards are chosen, drawn, or both.
#[test]
fn challenge_cards_are_chosen_and_drawn() {
    let settings = json!({ "seats": 1, "challenges": ["jamming"], "random_challenges": 2 });
    let play = dealt(&options(settings), &["deal challenge overachievers", "deal challenge clock"]);
    let drawn = play.by("SAB-SET.18").len();
    let applied: Vec<String> =
        play.state().solo.challenges.iter().map(|card| card.to_string()).collect();
    assert_eq!((drawn, applied.join(" ")), (2, "jamming overachievers clock".into()));
    assert!(solo(&[]).state().solo.challenges.is_empty());
}

/// [SAB-SET.19] The Scientist, Lativ, and a Laboratory, all as usual.
#[test]
fn your_pieces_are_those_of_the_base_game() {
    let play = solo(&[]);
    let (state, lab) = (play.state(), play.lab(Player::One));
    assert_eq!(state.scientists[0], Some("supply 1".parse().unwrap()));
    assert_eq!(state.lativ, Lativ::Supply);
    assert_eq!(Voucher::ALL.map(|voucher| lab.vouchers[voucher]), [4, 1, 1, 1, 2]);
    assert_eq!((lab.line.len(), lab.items.parts.0.iter().sum::<u8>()), (12, 1));
    assert_eq!(state.laid.iter().flatten().count(), 1);
}

/// [SAB-GEN.6, SAB-GEN.7] Only you play the Supply Round, and you begin round 1 whatever you do to
/// the markers in it.
#[test]
fn you_begin_round_one() {
    let play = solo(&["initiative 2"]);
    let state = play.state();
    assert_eq!(state.initiative[..], [Player::Saboteurs, Player::One]);
    assert_eq!(state.turn_order[..], [Player::One, Player::Saboteurs]);
    assert_eq!((state.round, state.active), (1, Player::One));
    let theirs = Event::TurnBegins { player: Player::Saboteurs };
    assert!(play.emitted.iter().all(|emitted| emitted.event != theirs));
}
