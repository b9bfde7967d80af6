//! WV-14.2: the other reading, in which a swarm takes all cubes of an event before a full work of
//! it is carried out.

use game_core::{Choices, Dice, Emitted, EnumSet, Game, Turn, Viewer};
use master_of_the_galaxy::{
    Against, Choice, Content, Event, Frame, MasterOfTheGalaxy, Options, Reading, View, Weaver,
};
use serde_json::json;

use crate::support::{ONE, Table, options, solo};

/// The table in the default reading and in the other.
fn both(make: impl Fn() -> Table) -> [Table; 2] {
    let mut other = make();
    other.options = options(json!({"readings": ["all_then_resolve"]}));
    [make(), other]
}

/// [WV-4.10, WV-14.2] Proliferation is full before the cube for morphing comes: in the default
/// reading that cube stays on what is there then, in the other it is cleared with the rest.
#[test]
fn a_cube_that_comes_after_a_full_project_is_cleared_by_the_other_reading() {
    let [ours, other] = both(|| {
        let mut table = solo();
        table.swarm("w1", "s30", "s20", [4, 2, 1]).weaver_deck(&["w4", "w2"]);
        table
    });
    let works = |mut table: Table| table.span("RRY").works("w1");
    assert_eq!((works(ours), works(other)), ([0, 1, 0], [0, 0, 0]));
}

/// [WV-14.2, WV-5.1, WV-6.1] Both works are full: the first is carried out and clears the other.
#[test]
fn of_two_full_projects_the_first_alone_is_carried_out() {
    let [ours, other] = both(|| {
        let mut table = solo();
        table.swarm("w1", "s30", "s20", [4, 3, 0]).weaver_deck(&["w4", "w2", "w3"]);
        table
    });
    for (mut table, morphing) in [(ours, 1), (other, 0)] {
        let played = table.span("RRY");
        assert_eq!(played.works("w1"), [0, morphing, 0], "it has not morphed");
        assert!(played.swarm("w4").is_some());
    }
}

/// [WV-9.6, WV-14.2] The same when a symbol feeds.
#[test]
fn the_second_cube_of_a_symbol_is_cleared_by_the_other_reading() {
    let tables = both(|| {
        let mut table = solo();
        table.swarm("w4", "s30", "s20", [4, 0, 0]).weaver_deck(&["w3", "w5"]);
        table.card(ONE, "p4").slots("p4", "B.");
        table
    });
    let works = tables.map(|mut table| {
        let mut played = table.phase_2("B");
        played.go(&["place B on p4 slot B"]);
        assert!(played.swarm("w3").is_some());
        played.works("w4")
    });
    assert_eq!(works, [[0, 1, 0], [0, 0, 0]]);
}

/// [WV-9.4, WV-9.6, WV-14.2] Two symbols are two events: a work that the first filled is carried
/// out before the second feeds.
#[test]
fn each_symbol_is_an_event_of_its_own() {
    let tables = both(|| {
        let mut table = solo();
        table.swarm("w3", "s30", "s20", [4, 0, 0]).weaver_deck(&["w1", "w5"]);
        table.card(ONE, "x5").slots("x5", "WWW.");
        table
    });
    let works = tables.map(|mut table| {
        let mut played = table.phase_2("B");
        played.go(&["place B on x5 slot B"]);
        played.works("w3")
    });
    assert_eq!(works, [[1, 0, 2], [1, 0, 1]]);
}

/// [WV-11.4, WV-11.6, WV-14.2] A full side of a conflict is decided at once in both readings.
#[test]
fn a_conflict_is_decided_at_once_by_either_reading() {
    let tables = both(|| {
        let mut table = solo();
        table.swarm("w2", "s30", "s31", [3, 0, 0]);
        table.bases(ONE, "s20", &["globe"]).route(ONE, ["s20", "s30"], "RR");
        table.conflict((ONE, "c4"), ("s30", Against::Swarm), "s20", ["", ".YRB"]);
        table
    });
    for mut table in tables {
        let played = table.span("RRB");
        assert!(played.offers_any("cube "), "{:?}", played.choices());
        assert!(!played.owns(ONE, "c4"));
        assert_eq!(played.works("w2"), [3, 0, 0]);
    }
}

/// The result of a Span in a reading: from the last cube drawn to the question after it.
fn span_by(game: &MasterOfTheGalaxy, drawn: Choice, readings: EnumSet<Reading>) -> Span {
    let view = game.view(Viewer::Everybody);
    let view = View { options: Options { readings, ..view.options }, ..view };
    let mut game = MasterOfTheGalaxy::determinize(&view, game.content(), &mut Dice::new(1));
    let mut emitted = Vec::new();
    let mut choices = Choices::default();
    let mut dice = Dice::new(1);
    game.apply_unchecked(drawn, &mut emitted);
    let goes_on = |game: &MasterOfTheGalaxy| {
        game.state().frames.pending().iter().any(|frame| matches!(frame, Frame::Span { .. }))
    };
    while goes_on(&game) {
        game.choices(&mut choices);
        let choice = choices.pick(&mut dice).expect("something is listed");
        game.apply_unchecked(choice, &mut emitted);
    }
    (format!("{:?}", game.state()), emitted)
}

type Span = (String, Vec<Emitted<Event>>);

/// Whether a swarm takes a cube after one of its works was carried out.
fn takes_after_full(emitted: &[Emitted<Event>]) -> bool {
    let mut emptied: EnumSet<Weaver> = EnumSet::EMPTY;
    emitted.iter().any(|emitted| match emitted.event {
        Event::Resolved { card, .. } => {
            emptied.insert(card);
            false
        }
        Event::Advanced { card, .. }
        | Event::Redirected { card, .. }
        | Event::Lacking { card, .. } => emptied.contains(card),
        _ => false,
    })
}

/// [WV-4.10, WV-14.2] In random games the two readings differ only where a swarm takes a cube after
/// one of its works was full; many games have such a Span.
#[test]
fn the_readings_differ_where_a_cube_comes_after_a_full_project_and_nowhere_else() {
    let (mut games, mut spans, mut other) = (0, 0, 0);
    for seed in 0..80 {
        let options = options(json!({}));
        let mut game = MasterOfTheGalaxy::new(&options, Content::ours()).expect("a game");
        let (mut choices, mut dice) = (Choices::default(), Dice::new(seed));
        let mut differs = 0;
        while game.turn() != Turn::Over {
            game.choices(&mut choices);
            let choice = choices.pick(&mut dice).expect("something is listed");
            if let [Frame::List { .. }, Frame::Draw { left: 1 }] = game.state().frames.pending() {
                let (ours, emitted) = span_by(&game, choice, EnumSet::EMPTY);
                let (theirs, _) = span_by(&game, choice, EnumSet::full());
                assert!(ours == theirs || takes_after_full(&emitted), "{seed}: {emitted:?}");
                spans += 1;
                differs += usize::from(ours != theirs);
            }
            game.apply_unchecked(choice, &mut game_core::NoSink);
        }
        games += usize::from(differs > 0);
        other += differs;
    }
    println!("{games} of 80 random games: {other} of {spans} Spans come out otherwise");
    assert!(games > 30, "{games} of 80");
}

/// [WV-14.2] Games for several players do not have the reading, and it is never chosen by default.
#[test]
fn the_reading_is_chosen_alone_and_by_nobody_else() {
    let readings = |settings| options(settings).readings;
    assert!(readings(json!({})).is_empty());
    assert!(readings(json!({"readings": ["all_then_resolve"]})).contains(Reading::AllThenResolve));
    assert!(readings(json!({"seats": 2, "readings": ["all_then_resolve"]})).is_empty());
}
