//! WM-PHB.1-12: an experiment that runs.

use crate::support::board::office_row;
use crate::support::{Play, Table};
use weather_machine::{
    Area, BotPlace, Colour, Event, Gain, Marker, Owner, Paper, Player, Token, Voucher, Weather,
};

use Player::{One, Three, Two};
use Weather::{Rain, Wind};

/// The Assistant at Wind, whose tile costs 1 Science and pays 5 CP for each Bot, plus 2 Machine
/// Parts or an Investment tile. Nobody has a Voucher.
fn wind(seats: u8) -> Table {
    let players = Player::ALL.into_iter().take(usize::from(seats));
    players.fold(narrow(seats), |table, player| table.room(player, 3))
}

/// The same with Workshops of one tile.
fn narrow(seats: u8) -> Table {
    let mut table = Table::of(seats).no_lativs_bots().assistant(Wind).display(
        ["EX03", "EX07", "EX04"],
        "EX05",
        "EX06",
        4,
    );
    for player in Player::ALL.into_iter().take(usize::from(seats)) {
        table = table.vouchers(player, [0; 5]).no_parts(player);
    }
    table
}

const ALL_WIND: [&str; 3] = ["lab wind top", "lab wind middle", "lab wind bottom"];

/// [EX-35, EX-37, WM-PHB.1, WM-PHB.6, WM-PHB.7, WM-PHB.9] Two Bots score 10 CP, but give the
/// benefit and the token only once.
#[test]
fn ex_35_reading_a_tile() {
    let start = || {
        let table = wind(3).vouchers(One, [0, 0, 0, 0, 1]);
        let table = table.bots_on(Owner::One, &ALL_WIND[..2]).bot(Owner::Lativ, ALL_WIND[2]);
        table.round(1).choose("accept")
    };
    let play = start();
    assert_eq!(play.lab(One).cp, 10);
    assert_eq!(play.lab(One).vouchers.0, [0; 5]);
    assert_eq!(play.offers(), ["either 1", "either 2"]);
    let play = play.all(&["either 1", "part pink", "part pink"]);
    assert_eq!(play.lab(One).items.parts[Colour::Pink], 2);
    assert_eq!(play.offers().len(), 6, "one green token, on any row");
    let play = play.choose("token wind 1 lab");
    assert_eq!(play.state().tokens[Area::Lab][Wind], 1);
    assert!(play.state().bots[Area::Lab][Wind].iter().all(Option::is_none));
    let play = start().choose("either 2");
    assert_eq!((play.lab(One).investments, play.lab(One).items.part_count()), (1, 0));
}

/// [EX-36, WM-GEN.8, WM-BEN.6] With room for one part, one of the two may be taken.
#[test]
fn ex_36_partial_benefit() {
    // Two Bots in a Workshop of one tile leave the printed space for a part.
    let table = narrow(3).vouchers(One, [0, 0, 0, 0, 1]).bots(One, 1).bot(Owner::One, ALL_WIND[0]);
    let table = table.bots_on(Owner::Lativ, &ALL_WIND[1..]);
    let play = table.round(1).all(&["accept", "either 1", "part blue"]);
    assert_eq!(play.lab(One).items.part_count(), 1);
    assert!(play.has("token wind 1 lab"), "the second part is not offered");
    assert_eq!(
        play.by("WM-WSH.5"),
        [&Event::Lost { player: One, gain: Gain::Part(1), full: true }]
    );
}

/// [WM-PHB.1] It runs only if the branch is full and a tile of its weather is displayed;
/// everybody's Bots count.
#[test]
fn both_a_full_branch_and_a_tile_are_needed() {
    let runs = |play: Play| !play.emitted.iter().all(|emitted| emitted.rule.0 != "WM-PHB.4a");
    let bots = |count: usize| wind(3).bots_on(Owner::One, &ALL_WIND[..count]);
    assert!(runs(bots(3).round(1)));
    assert!(!runs(bots(2).round(1)));
    let other = bots(3).display(["EX03", "EX05", "EX04"], "EX07", "EX06", 4);
    assert!(!runs(other.round(1)), "the tile below the deck does not count");
    assert!(runs(bots(1).bots_on(Owner::Lativ, &ALL_WIND[1..]).round(1)));
}

/// [EX-39a, EX-39b, WM-PHB.2, WM-PHB.3, WM-PHB.5, WM-PHB.6, WM-PHB.7, WM-PHB.8a, WM-PHB.8c,
/// WM-TOK.8] Yellow first, with one Bot and the last token; then Purple with two Bots, an exchange
/// and no token. The display is set by hand, because no two tiles share weather and Stage.
#[test]
fn ex_39_running_rain() {
    let play = Table::of(3)
        .assistant(Rain)
        .display(["EX01", "EX02", "EX11"], "EX12", "-", 0)
        .tokens_left(Area::Lab, Rain, 1)
        .vouchers(One, [0, 0, 0, 0, 2])
        .vouchers(Two, [1, 2, 0, 0, 1])
        .no_parts(One)
        .chemicals(One, &["radieu"])
        .bot(Owner::One, "lab rain middle")
        .bots_on(Owner::Two, &["lab rain top", "lab rain bottom"])
        .round(1)
        .all(&["accept", "either 1", "bot rnd wind middle", "token wind 1 rnd", "decline"]);
    let yellow = play.lab(One);
    assert_eq!((yellow.cp, yellow.vouchers.0), (6 + 3, [0; 5]));
    assert_eq!(yellow.row(office_row("1"))[2], Some(Token::Research(Wind)));
    let places = play.offers();
    assert!(places.contains(&"token rain 2 lab".into()) && !play.has("token rain 1 lab"));
    let play = play.choose("token rain 2 lab");
    assert_eq!(play.state().tokens[Area::Lab][Rain], 0);
    assert_eq!(play.lab(Two).cp, 0, "Purple comes after Yellow");
    let play = play.choose("chemical verdino").choose("accept");
    let purple = play.lab(Two);
    assert_eq!((purple.cp, purple.vouchers.0), (12, [0; 5]));
    let play = play.choose("either 2");
    let purple = play.lab(Two);
    assert_eq!((purple.investments, purple.vouchers[Voucher::Science]), (1, 1));
}

/// [WM-PHB.2] Of two tiles of the weather, the one further right is active.
#[test]
fn the_rightmost_tile_is_active() {
    let table = wind(3).display(["EX02", "EX07", "EX03"], "EX04", "EX05", 4);
    let play = table.bots_on(Owner::One, &ALL_WIND).round(1).shown();
    let mut gone = play.emitted.iter().filter_map(|emitted| match &emitted.event {
        Event::ExperimentGone { tile } => Some(tile.to_string()),
        _ => None,
    });
    assert_eq!(gone.next(), Some("EX07".into()));
}

/// [WM-PHB.3] In turn order, each player completely before the next; a player without a Bot there
/// is skipped.
#[test]
fn players_resolve_it_one_after_the_other() {
    let play = wind(3)
        .edit(|state| state.turn_order = [Three, Two, One].into_iter().collect())
        .vouchers(One, [0, 0, 0, 0, 1])
        .vouchers(Two, [0, 0, 0, 0, 1])
        .vouchers(Three, [0, 0, 0, 0, 1])
        .bots_on(Owner::One, &ALL_WIND[..2])
        .bot(Owner::Three, ALL_WIND[2])
        .round(1);
    assert_eq!(play.state().active, Three);
    assert_eq!(play.state().bots_on(Area::Lab, Owner::One), 2, "still there");
    let play = play.all(&["accept", "either 2", "token wind 1 lab"]);
    assert_eq!(play.state().active, One);
    let play = play.all(&["accept", "either 2", "token wind 1 lab"]).shown();
    assert_eq!((play.lab(One).cp, play.lab(Two).cp, play.lab(Three).cp), (10, 0, 5));
    assert_eq!(play.lab(Two).vouchers[Voucher::Science], 1);
}

/// [WM-PHB.4a, WM-PHB.5] The Bots return first; without the Science nothing else is gained.
#[test]
fn without_science_only_the_bots_come_back() {
    let table = || wind(3).bots_on(Owner::One, &ALL_WIND).vouchers(One, [0, 0, 0, 0, 1]);
    let play = table().round(1);
    assert_eq!((play.lab(One).items.bots, play.lab(One).cp), (3, 0));
    assert_eq!(play.offers(), ["accept", "decline"]);
    let play = play.choose("decline").shown();
    let lab = play.lab(One);
    assert_eq!((lab.cp, lab.investments, lab.token_count()), (0, 0, 0));
    assert_eq!(lab.vouchers[Voucher::Science], 1);
    assert_eq!(play.state().tokens[Area::Lab][Wind], 2);
    // A player who cannot pay is not asked.
    let play = table().vouchers(One, [2, 0, 0, 0, 0]).round(1).shown();
    assert_eq!((play.lab(One).cp, play.lab(One).items.bots), (0, 3));
}

/// [WM-PHB.4b, WM-R.20] Without room a Bot goes to an empty slot of the top two sections, chosen by
/// the player, and gains nothing; if these are full, to any other slot.
#[test]
fn a_bot_without_room_goes_to_the_assembly_line() {
    // Two Bots fill the printed space and the one tile.
    let table = || narrow(3).bots(One, 2).bots_on(Owner::One, &ALL_WIND);
    let play = table().round(1);
    assert_eq!(play.lab(One).items.bots, 2);
    assert_eq!(play.offers().len(), 5, "sections 1 and 2 have lost five Bots");
    let play = play.choose("to line 2-1");
    assert_eq!(play.offers().len(), 4);
    let play = play.choose("to line 1-1").choose("to line 1-3").shown();
    assert_eq!(play.lab(One).line.len(), 10);
    assert_eq!(play.lab(One).vouchers.0, [0; 5]);
    assert_eq!(play.bots_moved("WM-PHB.4b").len(), 3);
    let deep = narrow(3).bots(One, 2).bots_on(Owner::One, &ALL_WIND).edit(|state| {
        let line = &mut state.laboratories[0].line;
        *line = weather_machine::EnumSet::full();
        for slot in ["3-1", "3-2", "3-3", "4-1", "4-2"] {
            line.remove(slot.parse().unwrap());
        }
    });
    let play = deep.round(1);
    let offers = ["to line 3-1", "to line 3-2", "to line 3-3", "to line 4-1", "to line 4-2"];
    assert_eq!(play.offers(), offers);
}

/// [WM-PHB.4b, WM-R.20] With room for one of two Bots, one goes to the Workshop without a choice.
#[test]
fn the_workshop_comes_first() {
    let table = narrow(3).bots(One, 1).bots_on(Owner::One, &ALL_WIND[..2]);
    let play = table.bot(Owner::Lativ, ALL_WIND[2]).round(1);
    assert_eq!(play.lab(One).items.bots, 2);
    assert!(play.offers().iter().all(|offer| offer.starts_with("to line")));
    assert_eq!(play.bots_moved("WM-PHB.4a"), [(Owner::One, BotPlace::Workshop)]);
}

/// [WM-PHB.8b] A token without a legal space leaves the game.
#[test]
fn a_token_without_a_space_leaves_the_game() {
    let mut table = wind(3).vouchers(One, [0, 0, 0, 0, 1]).bots_on(Owner::One, &ALL_WIND);
    for (row, weather) in [("1", Rain), ("2", Rain), ("3", Weather::Sun), ("4", Weather::Sun)] {
        table = table.research(One, weather, &[&format!("{row} lab")]);
    }
    table = table.research(One, Weather::Fog, &["5 lab", "6 government"]);
    let play = table.round(1).all(&["accept", "either 2"]).shown();
    assert_eq!(play.state().gone_tokens[Area::Lab][Wind], 1);
    assert_eq!(play.by("WM-PHB.8b").len(), 1);
    assert_eq!(play.lab(One).vouchers.0, [0; 5], "no Science in its place");
}

/// [WM-PHB.8a, WM-TOK.3] The benefit that the token covers is gained at once.
#[test]
fn what_the_token_covers_is_gained() {
    let table = wind(3).vouchers(One, [0, 0, 0, 0, 1]).bots_on(Owner::One, &ALL_WIND);
    let play = table.round(1).all(&["accept", "either 2", "token wind 4 lab"]);
    assert_eq!(play.lab(One).funding[Area::Lab].to_string(), "1");
}

/// [WM-PHB.11] Lativ's Bots return beside the Lab after all players.
#[test]
fn lativs_bots_go_back() {
    let table = wind(3).bot(Owner::One, ALL_WIND[0]).bots_on(Owner::Lativ, &ALL_WIND[1..]);
    let play = table.bot(Owner::Lativ, "lab sun top").round(1).shown();
    assert_eq!(play.state().bots_on(Area::Lab, Owner::Lativ), 1, "the one of another branch stays");
    let back = (Owner::Lativ, BotPlace::BesideLab);
    assert_eq!(play.bots_moved("WM-PHB.11"), [back, back]);
}

/// [WM-PHB.10, WM-2PL.5, WM-R.48] With two players a token of the branch is lost, after all players
/// and before Lativ's Bot returns. None is lost with three players or without his Bot.
#[test]
fn with_two_players_a_token_is_lost() {
    let lost = |seats, last| {
        let table = wind(seats).bots_on(Owner::One, &ALL_WIND[..2]).bot(last, ALL_WIND[2]);
        let play = table.round(1).shown();
        (play.state().gone_tokens[Area::Lab][Wind], play.state().tokens[Area::Lab][Wind])
    };
    assert_eq!(lost(2, Owner::Lativ), (1, 1));
    assert_eq!(lost(2, Owner::Two), (0, 2));
    assert_eq!(lost(3, Owner::Lativ), (0, 2));
    let table = wind(2).bots_on(Owner::One, &ALL_WIND[..2]).bot(Owner::Lativ, ALL_WIND[2]);
    let play = table.tokens_left(Area::Lab, Wind, 1).vouchers(One, [0, 0, 0, 0, 1]).round(1);
    let play = play.all(&["accept", "either 2", "token wind 1 lab"]).shown();
    assert_eq!(play.state().gone_tokens[Area::Lab][Wind], 1, "the one gone before; none was left");
    assert!(play.by("WM-2PL.5").is_empty());
}

/// [WM-PHB.12a, WM-PHB.12b] The next tile covers the present one; Breakthrough markers go to the
/// box, Government markers to their area.
#[test]
fn a_new_tile_covers_the_one_before() {
    let table = wind(3).bots_on(Owner::One, &ALL_WIND).broken(Two, "1", Wind, 0);
    let play = table.published(Two, "2", Weather::Fog).round(1).shown();
    let storm = play.state().storms[Wind];
    assert_eq!((storm.level, storm.markers), (2, [None; 4]));
    assert_eq!(play.lab(Two).papers[office_row("1")], Paper::Box);
    assert_eq!(play.lab(Two).papers[office_row("2")], Paper::Published, "of another weather");
    let table = wind(3).bots_on(Owner::One, &ALL_WIND).storm(Wind, 2).government_marker(Wind, 0);
    let play = table.round(1).shown();
    let storm = play.state().storms[Wind];
    assert_eq!((storm.level, storm.markers), (3, [None; 4]));
}

/// [WM-PHB.12a, WM-R.18, WM-FIX.1] A fixed weather comes back with the same tile.
#[test]
fn a_fixed_weather_comes_back() {
    let play = wind(3).bots_on(Owner::One, &ALL_WIND).storm(Wind, 0).round(1).shown();
    assert_eq!(play.state().storms[Wind].level, 1);
}

/// [WM-PHB.12c, WM-R.18] With an empty side stack nothing is placed and the markers stay.
#[test]
fn an_empty_side_stack_changes_nothing() {
    let table = wind(3).bots_on(Owner::One, &ALL_WIND).storm(Wind, 3).broken(Two, "1", Wind, 1);
    let play = table.round(1).shown();
    let storm = play.state().storms[Wind];
    assert_eq!((storm.level, storm.markers[1]), (3, Some(Marker::Of(Two))));
    assert_eq!(play.lab(Two).papers[office_row("1")], Paper::OnTile);
    assert_eq!(play.by("WM-PHB.12c").len(), 1);
}
