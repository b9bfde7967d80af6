//! WM-PHB.13-15, WM-NXT: experiments that do not run, preparing the next one, and rewards that
//! affect the run.

use crate::support::board::office_row;
use crate::support::{Play, Table};
use weather_machine::{
    Area, BotSpace, Event, ExperimentPlace, ExperimentTile, Marker, NoRun, Owner, Paper, Player,
    Weather,
};

use Player::{One, Three, Two};
use Weather::{Fog, Rain, Snow, Sun, Wind};

fn space(text: &str) -> BotSpace {
    text.parse().expect("a Bot space")
}

fn tile(text: &str) -> Option<ExperimentTile> {
    Some(text.parse().expect("an Experiment tile"))
}

/// The Assistant at a weather, with tiles of Sun, Wind and Fog displayed.
fn waiting(weather: Weather) -> Table {
    Table::of(3)
        .assistant(weather)
        .display(["EX03", "EX02", "EX04"], "EX05", "EX01", 8)
        .room(One, 3)
        .room(Two, 3)
}

/// [EX-38, WM-PHB.1, WM-PHB.13] A space of Fog is empty: the experiment does not run, and Yellow
/// may take her Bot back.
#[test]
fn ex_38_the_experiment_does_not_run() {
    let play = waiting(Fog).bot(Owner::One, "lab fog top").bot(Owner::Lativ, "lab fog middle");
    let play = play.round(1);
    assert_eq!(play.offers(), ["take back", "leave"]);
    let why = Event::ExperimentFails { weather: Fog, why: NoRun::NotFull };
    assert_eq!(play.by("WM-PHB.1"), [&why]);
    let play = play.choose("take back").shown();
    assert_eq!(play.lab(One).items.bots, 1);
    assert_eq!(play.state().bot(space("lab fog top")), None);
}

/// [EX-40, WM-PHB.13, WM-PHB.15, WM-NXT.1, WM-NXT.2, WM-NXT.4] Yellow and Black leave their Bots in
/// Sun; its tile goes, the display is filled, and the Assistant goes to Fog.
#[test]
fn ex_40_bots_stay() {
    let table = waiting(Sun).bot(Owner::One, "lab sun top").bot(Owner::Two, "lab sun bottom");
    let play = table.round(1).choose("leave").choose("leave").shown();
    assert_eq!(play.state().bots_on(Area::Lab, Owner::One), 1);
    assert_eq!(play.state().bots_on(Area::Lab, Owner::Two), 1);
    assert!(play.state().spent.contains(tile("EX03").unwrap()));
    assert_eq!(play.state().display, [tile("EX05"), tile("EX02"), tile("EX04")]);
    assert_eq!((play.state().waiting, play.state().deck.count), (tile("EX01"), 7));
    assert_eq!(play.state().assistant, Fog);
    assert_eq!(play.state().storms[Sun].level, 1, "no new tile");
    assert_eq!((play.lab(One).cp, play.lab(Two).cp), (0, 0));
}

/// [WM-PHB.13, WM-R.20] Each Bot is decided on separately, in turn order; without room it goes to
/// the Assembly Line. Bots of other branches are not affected.
#[test]
fn every_bot_is_decided_by_itself() {
    let play = waiting(Fog)
        .edit(|state| state.turn_order = [Two, Three, One].into_iter().collect())
        .bots_on(Owner::One, &["lab fog top", "lab fog bottom", "lab rain top"])
        .bot(Owner::Two, "lab fog middle")
        .display(["EX03", "EX02", "EX05"], "EX04", "EX01", 8)
        .round(1);
    let why = Event::ExperimentFails { weather: Fog, why: NoRun::NoTile };
    assert_eq!(play.by("WM-PHB.1"), [&why], "full, but without a tile");
    assert_eq!(play.state().active, Two);
    let play = play.choose("leave");
    assert_eq!(play.state().active, One);
    let play = play.all(&["leave", "take back"]).shown();
    assert_eq!(play.state().bot(space("lab fog top")), Some(Owner::One));
    assert_eq!(play.state().bot(space("lab fog bottom")), None);
    assert_eq!(play.state().bot(space("lab rain top")), Some(Owner::One));
    let full = Table::of(3).no_parts(One).bots(One, 2).bot(Owner::One, "lab fog top");
    let full = full.assistant(Fog).round(1).choose("take back");
    assert_eq!(full.offers(), ["to line 1-1", "to line 1-2", "to line 1-3"]);
}

/// [WM-PHB.14] Lativ's Bots of the branch return even if nothing runs.
#[test]
fn lativs_bots_go_back_all_the_same() {
    let table = waiting(Fog).bot(Owner::Lativ, "lab fog top").bot(Owner::Lativ, "lab sun top");
    let play = table.round(1).shown();
    assert_eq!(play.state().bot(space("lab fog top")), None);
    assert_eq!(play.state().bot(space("lab sun top")), Some(Owner::Lativ));
    assert_eq!(
        play.bots_moved("WM-PHB.14"),
        [(Owner::Lativ, weather_machine::BotPlace::BesideLab)]
    );
}

/// [WM-PHB.15] Two players lose no token if nothing runs.
#[test]
fn nothing_is_lost_when_nothing_runs() {
    let table = Table::of(2).assistant(Fog).display(["EX03", "EX02", "EX04"], "EX05", "EX01", 8);
    let play = table.round(1).shown();
    assert_eq!(play.state().tokens[Area::Lab][Fog], 2);
    assert_eq!(play.state().bots_on(Area::Lab, Owner::Lativ), 4);
}

/// [WM-NXT.1, WM-NXT.2] Of two tiles of the weather the rightmost goes; the gap is closed only from
/// the left.
#[test]
fn the_gap_is_closed_from_the_left() {
    let gone = |display: [&str; 3], weather| {
        let table = Table::of(3).assistant(weather).display(display, "EX10", "EX09", 4);
        table.round(2).shown().state().display
    };
    assert_eq!(gone(["EX01", "EX02", "EX03"], Rain), [tile("EX10"), tile("EX02"), tile("EX03")]);
    assert_eq!(gone(["EX01", "EX02", "EX03"], Wind), [tile("EX10"), tile("EX01"), tile("EX03")]);
    assert_eq!(gone(["EX01", "EX02", "EX03"], Sun), [tile("EX10"), tile("EX01"), tile("EX02")]);
    assert_eq!(gone(["EX06", "EX01", "EX03"], Rain), [tile("EX10"), tile("EX06"), tile("EX03")]);
}

/// [WM-NXT.2] Only as far as there are tiles: with an empty deck and nothing below it, spaces stay
/// empty.
#[test]
fn the_display_is_filled_as_far_as_tiles_exist() {
    let table = |waiting: &str, top: &str, deck| {
        let display = ["EX06", "EX07", "EX08"];
        let table = Table::of(3).assistant(Sun).display(display, waiting, top, deck);
        table.round(2).shown()
    };
    let play = table("EX09", "EX11", 1);
    assert_eq!(play.state().display, [tile("EX09"), tile("EX06"), tile("EX07")]);
    assert_eq!((play.state().waiting, play.state().deck.count), (tile("EX11"), 0));
    assert_eq!(play.state().deck.top, None);
    let play = table("EX09", "-", 0);
    assert_eq!(play.state().display, [tile("EX09"), tile("EX06"), tile("EX07")]);
    assert_eq!(play.state().waiting, None);
    let play = table("-", "-", 0);
    assert_eq!(play.state().display, [None, tile("EX06"), tile("EX07")]);
}

/// [WM-NXT.3, WM-R.21] Without a matching tile only the Assistant moves.
#[test]
fn without_a_matching_tile_only_the_assistant_moves() {
    let before = waiting(Rain);
    let (display, deck) = (before.state.display, before.state.deck);
    let play = before.round(1);
    assert_eq!((play.state().display, play.state().deck), (display, deck));
    assert_eq!((play.state().waiting, play.state().assistant), (tile("EX05"), Wind));
    assert!(play.state().spent.is_empty());
}

/// [WM-NXT.4] After Snow comes Rain.
#[test]
fn after_snow_comes_rain() {
    for (from, to) in [(Rain, Wind), (Wind, Sun), (Sun, Fog), (Fog, Snow), (Snow, Rain)] {
        let play = waiting(from).round(2).shown();
        assert_eq!(play.state().assistant, to);
    }
}

/// [WM-NXT.2] The deck's next tile is revealed at once.
#[test]
fn the_next_tile_of_the_deck_is_seen() {
    let play = waiting(Sun).round(2).choose("reveal EX06");
    assert_eq!(play.state().deck.top, tile("EX06"));
    let shown = |emitted: &&game_core::Emitted<Event>| {
        matches!(emitted.event, Event::ExperimentShown { place: ExperimentPlace::Top, .. })
    };
    assert_eq!(play.emitted.iter().filter(shown).count(), 1);
}

/// The experiment of a weather, in which only player one has Bots and can pay.
fn runs(weather: Weather, tile: &str) -> Table {
    let display = if weather == Rain { ["EX03", "EX02", tile] } else { ["EX01", "EX02", tile] };
    let spaces = ["top", "middle", "bottom"].map(|at| format!("lab {weather} {at}"));
    Table::of(3)
        .assistant(weather)
        .display(display, "EX09", "-", 0)
        .vouchers(One, [0, 0, 0, 0, 2])
        .room(One, 5)
        .bots_on(Owner::One, &spaces.each_ref().map(String::as_str))
}

/// [WM-R.53, WM-TOK.8] A token of the reward is placed at once, before that of the experiment; an
/// Award waits.
#[test]
fn tokens_of_the_reward_come_first() {
    let play = runs(Rain, "EX06").no_parts(One).parts(One, &[weather_machine::Colour::Blue]);
    let play = play.awards(One, 1).round(1);
    let play = play.all(&["accept", "either 1", "bot government sun top", "take sun 1"]);
    assert_eq!(play.offers().len(), 6, "{:?}", play.offers());
    assert!(play.offers().iter().all(|offer| offer.starts_with("token sun")));
    let play = play.choose("token sun 3 government");
    assert!(play.offers().iter().all(|offer| offer.starts_with("token rain")));
    assert!(!play.has("token rain 3 lab"), "another weather lies in that row");
    let play = play.choose("token rain 1 lab");
    assert_eq!(play.lab(One).held_awards, 1);
    assert_eq!(play.lab(One).held_research(), 0);
}

/// A Breakthrough as the reward of Snow's tile, with only Bots in the branch of the prototype.
fn breaks_in_snow() -> Table {
    runs(Snow, "EX15")
        .bots_on(Owner::Two, &["rnd snow top", "rnd snow middle", "rnd snow bottom"])
        .published(One, "1", Snow)
}

/// [WM-R.53, WM-BEN.5, WM-R.26] The Award of a Breakthrough gained as a reward waits on the holding
/// space.
#[test]
fn an_award_of_phase_b_waits() {
    let play = breaks_in_snow().storm(Snow, 1).round(1);
    let play = play.all(&["accept", "either 2", "row 1", "marker 1", "gain lab"]);
    let lab = play.lab(One);
    assert_eq!((lab.held_awards, lab.papers[office_row("1")]), (1, Paper::OnTile));
    assert!(play.offers().iter().all(|offer| offer.starts_with("token snow")));
}

/// [WM-FIX.1, WM-PHB.12a, WM-BRK.9] A weather fixed during its own experiment comes straight back.
#[test]
fn a_weather_fixed_during_its_run_comes_back() {
    let table = breaks_in_snow().government_marker(Snow, 0);
    let play = table.round(1).all(&["accept", "either 2", "row 1"]);
    let play = extended(play);
    assert_eq!(play.by("WM-FIX.1").len(), 1);
    assert_eq!(play.lab(One).papers[office_row("1")], Paper::Box);
    assert_eq!(play.state().storms[Snow].level, 0);
    let play = play.choose("token snow 2 lab").shown();
    let play = if play.has("decline") { play.choose("decline").shown() } else { play };
    assert_eq!(play.state().storms[Snow].level, 1, "the same tile again");
    assert_eq!(play.state().storms[Snow].markers, [None; 4]);
}

/// Declines the Workshop tile that a space offers.
fn extended(play: Play) -> Play {
    if play.has("decline") { play.choose("decline") } else { play }
}

/// [WM-R.51, WM-PHB.3] A Bot that a reward places in the running branch stays there and takes no
/// part in the run.
#[test]
fn a_bot_placed_during_the_run_stays() {
    let owner = "[[tile]]\nid = \"EX06\"\nreward = \"free_experiment | investment\"\n\
                 source = \"owner\"\n";
    let play = runs(Rain, "EX06").content(&[("experiments.toml", owner)]).round(1);
    let play = play.all(&["accept", "either 1", "bot lab rain top"]);
    assert_eq!(play.lab(One).cp, 15, "for the three Bots that came back");
    let play = play.choose("token rain 1 lab").shown();
    assert_eq!(play.state().bot(space("lab rain top")), Some(Owner::One));
    assert_eq!(play.lab(One).cp, 15);
}

/// [WM-GOV.12, WM-PHB.12a, WM-PHB.12b] The Government can fix the weather of the run too, and its
/// marker is available again afterwards.
#[test]
fn the_government_can_fix_the_weather_of_the_run() {
    let play = runs(Rain, "EX06")
        .no_parts(One)
        .parts(One, &[weather_machine::Colour::Green])
        .bot(Owner::Two, "government rain top")
        .bot(Owner::Three, "government rain right")
        .storm(Rain, 2)
        .broken(Two, "1", Rain, 1)
        .round(1)
        .all(&["accept", "either 1", "bot government rain left"]);
    assert_eq!((play.state().storms[Rain].level, play.lab(Two).cp), (1, 3));
    let play = play.choose("token rain 3 government").choose("token rain 1 lab").shown();
    assert_eq!(play.state().storms[Rain].level, 2, "Level 2 comes out again");
    let markers = play.state().storms[Rain].markers;
    assert!(!markers.contains(&Some(Marker::Government)));
}
