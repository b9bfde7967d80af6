//! MG-11.7, MG-11.8, MG-9.9, MG-10.3, WV-9.2: acquiring a card, with what is dismissed for it and
//! what it completes.

use game_core::{Emitted, EnumMap, Game, Id};
use master_of_the_galaxy::{Against, Card, Due, Event, Pile, Symbol};

use crate::support::{ONE, Played, TWO, Table, owned, read, several, solo, solo_with};

/// Phase 3, in which a pick of the card's type shows that card and it can be kept.
fn shown(table: &mut Table, card: &str) -> Played {
    let pile = read::<Card>(card).pile();
    table.state.picks.push([pile].into_iter().collect());
    let mut played = table.phase_2("");
    played.go(&["end", &format!("show {card}")]);
    while !played.offers("pass") {
        let next = played.choices()[0].clone();
        played.go(&[&next]);
    }
    played
}

/// Keeps the card and dismisses these for it.
fn arrives(table: &mut Table, card: &str, dismissed: &[&str]) -> Played {
    let mut played = shown(table, card);
    played.emitted.clear();
    played.go(&[&format!("keep {card}")]);
    for card in dismissed {
        played.go(&[&format!("dismiss {card}")]);
    }
    played
}

/// Ends everything pending by skipping what can be skipped, until the next hand is drawn.
fn settle(played: &mut Played) {
    while !played.is_over() && !played.offers_any("draw ") {
        let choices = played.choices();
        let pass = choices.iter().find(|choice| *choice == "pass");
        let next = pass.unwrap_or(&choices[0]).clone();
        played.go(&[&next]);
    }
}

/// The number of cubes with which each symbol fed the swarms.
fn fed(emitted: &[Emitted<Event>]) -> EnumMap<Symbol, u8> {
    let mut fed: EnumMap<Symbol, u8> = EnumMap::default();
    for emitted in emitted {
        if let Event::Advanced { why: Due::Fed(symbol), .. }
        | Event::Redirected { why: Due::Fed(symbol), .. }
        | Event::Lacking { why: Due::Fed(symbol), .. } = emitted.event
        {
            fed[symbol] += 1;
        }
    }
    fed
}

/// Five swarms, one for each symbol, and one thing of every kind that needs just one more cube.
fn on_the_brink(mut table: Table) -> Table {
    for (card, system, target) in [
        ("w1", "s30", "s20"),
        ("w2", "s03", "s13"),
        ("w3", "s33", "s23"),
        ("w4", "s22", "s23"),
        ("w5", "s31", "s21"),
    ] {
        table.swarm(card, system, target, [0; 3]);
    }
    table.route(ONE, ["s00", "s10"], "RR").route(ONE, ["s00", "s01"], "Y");
    table.conflict((ONE, "c1"), ("s10", Against::Neutral), "s00", ["RR.", ""]).card(ONE, "c2");
    table.card(ONE, "m1").slots("m1", "Y.").card(ONE, "x4").slots("x4", "W.");
    table.card(ONE, "p4").slots("p4", "B.");
    table.card(ONE, "l02").slots("l02", "R.").card(ONE, "l06").slots("l06", "Y.");
    table.slots("sp7 base", "BW.").slots("sp7 research", "B.").slots("sp7 politics", "B.");
    table
}

/// The state of the table without decks and pending frames.
fn on_the_table(played: &Played) -> String {
    let mut state = *played.state();
    (state.decks, state.shown) = Default::default();
    state.frames.clear();
    format!("{state:?}")
}

/// Whether no other event comes between a card and what is dismissed for it.
fn is_one_step(emitted: &[Emitted<Event>]) -> bool {
    let is_step = |emitted: &Emitted<Event>| {
        matches!(
            emitted.event,
            Event::Acquired { .. } | Event::Dismissed { .. } | Event::WillSkip { .. }
        ) || emitted.rule.0 == "MG-11.7"
    };
    let last = emitted.iter().rposition(|emitted| emitted.rule.0 == "MG-11.7");
    emitted.iter().take(last.map_or(0, |last| last + 1)).all(is_step)
}

/// Acquires the card once for each choice of what is dismissed for it.
fn walk(make: &impl Fn() -> Table, card: Card, seen: &mut (usize, usize)) {
    let text = card.to_string();
    let mut ways: Vec<Vec<String>> = vec![Vec::new()];
    while let Some(way) = ways.pop() {
        let dismissed: Vec<&str> = way.iter().map(String::as_str).collect();
        let before = on_the_table(&shown(&mut make(), &text));
        let mut played = arrives(&mut make(), &text, &dismissed);
        if played.offers_any("dismiss ") {
            let more = played.choices().into_iter().map(|choice| choice.replace("dismiss ", ""));
            ways.extend(more.map(|card| [way.clone(), vec![card]].concat()));
            continue;
        }
        seen.0 += 1;
        let went = format!("{text} comes, {way:?} go");
        assert!(is_one_step(&played.emitted), "{went}: {:?}", played.emitted);
        if way.contains(&text) {
            assert_eq!(on_the_table(&played), before, "{went}");
        }
        settle(&mut played);
        let content = played.game.content();
        let symbols = |card: Card| (content.card(card).symbol, content.card(card).symbols);
        let mut expected: EnumMap<Symbol, u8> = EnumMap::default();
        for emitted in &played.emitted {
            let done = match emitted.event {
                Event::Completed { project, .. } if project.card.pile().is_development() => {
                    project.card
                }
                Event::ConflictWon { card, .. } => card,
                _ => continue,
            };
            seen.1 += 1;
            let (symbol, count) = symbols(done);
            expected[symbol] += count * 2;
        }
        let counts = |pile: Pile| matches!(pile, Pile::Leader | Pile::Government);
        if !way.contains(&text) && counts(card.pile()) {
            let (symbol, count) = symbols(card);
            let gone = way.iter().map(|card| symbols(read(card)));
            let gone: u8 = gone.filter(|(of, _)| *of == symbol).map(|(_, count)| count).sum();
            expected[symbol] += count.saturating_sub(gone) * 2;
        }
        assert_eq!(fed(&played.emitted), expected, "{went}: {:?}", played.lines());
    }
}

/// [MG-11.7, MG-11.8, MG-9.9, MG-10.3, WV-9.2, WV-9.3] Every card that can be acquired, with every
/// dismissal, on a table where everything is about to be completed: acquiring and dismissing are
/// one step, a card that does not stay has had no effect, and each symbol feeds once.
#[test]
fn whatever_comes_is_one_step_with_what_goes_and_feeds_once_for_each_symbol() {
    let mut seen = (0, 0);
    let government = |held: Card| {
        move || {
            let mut table = on_the_brink(solo());
            // Projects that its own modifier would already have completed need one more cube.
            match held.to_string().as_str() {
                "g2" => table.card(ONE, "l18"),
                "g4" => table.slots("c1 attack", "R.."),
                "g7" => table.slots("m1", "..").slots("x4", "..").slots("p4", ".."),
                "g9" => {
                    let route = table.line(["s00", "s01"]);
                    table.state.routes[route] = Default::default();
                    &mut table
                }
                _ => &mut table,
            };
            table.card(ONE, &held.to_string());
            table
        }
    };
    for card in Card::all().filter(|card| card.pile() != Pile::Species) {
        let there = on_the_brink(solo()).state.areas[ONE].cards;
        if there.contains(&card) {
            continue;
        }
        if card.pile() == Pile::Government {
            walk(&|| on_the_brink(solo()), card, &mut seen);
            for held in Card::of(Pile::Government).filter(|held| *held != card) {
                walk(&government(held), card, &mut seen);
            }
        } else {
            walk(&|| on_the_brink(solo()), card, &mut seen);
        }
    }
    println!("{} arrivals with their dismissals completed {} cards", seen.0, seen.1);
    assert!(seen.0 > 250 && seen.1 > 20, "{seen:?}");
}

/// [MG-9.9, WV-9.2] A government completes a development: each of the two symbols feeds once, that
/// of the development first.
#[test]
fn a_government_that_completes_a_development_feeds_for_its_symbol_once() {
    let mut table = solo();
    table.swarm("w3", "s30", "s20", [0; 3]).swarm("w4", "s03", "s13", [0; 3]);
    table.card(ONE, "x4").slots("x4", "W.");
    let played = arrives(&mut table, "g7", &[]);
    assert_eq!((played.works("w3"), played.works("w4")), ([1, 0, 1], [1, 1, 0]));
    let fed = played.emitted.iter().filter_map(|emitted| match emitted.event {
        Event::Advanced { why: Due::Fed(symbol), .. } => Some(symbol.to_string()),
        _ => None,
    });
    let fed: Vec<String> = fed.collect();
    assert_eq!(fed, ["industrial", "industrial", "scientific", "scientific"]);
}

/// [MG-9.9, WV-9.2, MG-14.8] A government wins a conflict: two military symbols, four cubes.
#[test]
fn a_government_that_wins_a_conflict_feeds_for_two_symbols_twice() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0; 3]).swarm("w3", "s03", "s13", [0; 3]);
    table.route(ONE, ["s00", "s10"], "RR");
    table.conflict((ONE, "c1"), ("s10", Against::Neutral), "s00", ["RR.", ""]);
    let mut played = arrives(&mut table, "g4", &[]);
    played.go(&["shape globe", "pass"]);
    assert_eq!(played.works("w1"), [2, 0, 2]);
    let symbols = played.lines().into_iter().filter(|line| line.contains("symbol"));
    let emitted = ["You have 1 military symbol now.", "You have 2 military symbols now."];
    assert_eq!(symbols.collect::<Vec<_>>(), emitted);
}

/// [MG-11.8] A government that is dismissed at once completes nothing that it could have completed:
/// no route, no development, no conflict, and no ninth base.
#[test]
fn a_government_that_goes_at_once_has_completed_nothing() {
    let before_phase = |held: &str| {
        let mut table = solo();
        table.swarm("w3", "s03", "s02", [0; 3]).card(ONE, held);
        for (system, shapes) in [("s10", 3), ("s20", 3), ("s01", 1)] {
            let shapes: Vec<&str> =
                ["globe", "pyramid", "factory"].into_iter().take(shapes).collect();
            table.bases(ONE, system, &shapes);
        }
        table.card(ONE, "x6").slots("x6", "WWR.").route(ONE, ["s00", "s01"], "Y");
        table.route(ONE, ["s20", "s30"], "RR");
        table.conflict((ONE, "c3"), ("s30", Against::Neutral), "s20", ["RR.", ""]);
        table
    };
    for (new, old) in [("g9", "g1"), ("g7", "g1"), ("g4", "g1")] {
        let mut played = arrives(&mut before_phase(old), new, &[new]);
        let state = played.state();
        assert!(!state.done.contains(read("x6")), "{new}");
        assert!(!state.routes[read("r12")].complete, "{new}");
        assert_eq!(state.conflicts.len(), 1, "{new}");
        assert_eq!((state.bases(ONE), state.areas[ONE].skips), (8, false), "{new}");
        settle(&mut played);
        assert!(!played.is_over() && played.works("w3") == [0; 3], "{new}");
    }
    // The same card does all of it if it stays: the ninth base wins.
    let mut played = arrives(&mut before_phase("g1"), "g7", &["g1"]);
    assert!(played.state().done.contains(read("x6")));
    let base = played.choices().into_iter().find(|choice| choice.starts_with("base s01"));
    played.go(&[&base.expect("a base")]);
    assert_eq!(played.game.outcome().expect("nine bases").rule.0, "MG-17.1");
}

/// [MG-11.8, MG-17.2] A fifth symbol does not win if it leaves at once, or if a leader with that
/// symbol leaves in the same step because the limit falls.
#[test]
fn a_fifth_symbol_wins_by_the_net_result_alone() {
    let table = || {
        let mut table = several(2);
        for card in ["p1", "p2", "p7"] {
            table.done(ONE, card);
        }
        table.done(ONE, "p4").slots("p1", "BBBW").card(ONE, "g2");
        table
    };
    // sp7, p1, p2 and p4 are scientific; so is g7.
    let over = |dismissed| {
        let mut played = arrives(&mut table(), "g7", dismissed);
        settle(&mut played);
        played.is_over()
    };
    assert!(!over(&["g7"]) && over(&["g2"]));
    // Three leaders, one of which is the fourth scientific card: with g2 their limit falls.
    let leaders = |dismissed: &[&str]| {
        let mut table = several(2);
        table.done(ONE, "p1").slots("p1", "BBBW").done(ONE, "p2").card(ONE, "g2");
        table.card(ONE, "l13").card(ONE, "l02").card(ONE, "l06");
        let mut played = arrives(&mut table, "g7", dismissed);
        assert!(is_one_step(&played.emitted), "{:?}", played.lines());
        settle(&mut played);
        played.is_over()
    };
    assert!(!leaders(&["g2", "l13"]) && leaders(&["g2", "l02"]));
}

/// [MG-11.8, MG-10.3] A leader that leaves because its limit falls with the old government belongs
/// to the same step: its lost symbol offsets the gained one, and nobody is fed.
#[test]
fn a_leader_that_goes_with_a_government_is_of_the_same_step() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0; 3]).card(ONE, "g2");
    table.card(ONE, "l01").card(ONE, "l02").card(ONE, "l06");
    let played = arrives(&mut table, "g4", &["g2", "l02"]);
    assert_eq!(played.works("w1"), [0; 3], "one military symbol came and one went");
    assert!(played.state().areas[ONE].skips);
}

/// [MG-11.8, MG-10.2] Whether a card stays is decided before its own limit applies.
#[test]
fn a_card_does_not_make_room_for_itself() {
    let roomy = owned(
        "governments.toml",
        "[[government]]\nid = \"g9\"\nmodifier = \"limit government 2\"\n",
    );
    let mut table = solo_with(roomy);
    table.swarm("w1", "s30", "s20", [0; 3]).card(ONE, "g1");
    assert_eq!(arrives(&mut table, "g9", &[]).choices(), ["dismiss g1", "dismiss g9"]);
    // A card already in force does make room for another.
    let mut table = solo_with(roomy);
    table.swarm("w1", "s30", "s20", [0; 3]).card(ONE, "g9");
    let played = arrives(&mut table, "g1", &[]);
    assert!(played.owns(ONE, "g9") && played.owns(ONE, "g1") && !played.state().areas[ONE].skips);
}

/// [MG-12.5, MG-11.8] A leader that is taken and dismissed at once counts for nobody.
#[test]
fn a_taken_leader_that_goes_at_once_has_done_nothing() {
    let mut table = several(2);
    table.done(ONE, "m2").done(ONE, "m3").done(ONE, "m4").done(ONE, "p7");
    table.card(ONE, "l02").card(ONE, "l03").card(TWO, "l06");
    table.card(ONE, "p8").slots("p8", "BK.");
    let mut played = table.phase_2("K");
    played.go(&["place K on p8 slot K", "leader l06"]);
    assert_eq!(played.choices(), ["dismiss l02", "dismiss l03", "dismiss l06"]);
    played.go(&["dismiss l06"]);
    assert!(!played.is_over() && !played.owns(TWO, "l06"), "a fifth economic symbol would win");
}
