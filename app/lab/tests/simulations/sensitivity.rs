//! Sensitivity analyses.

use i18n::Locale;
use std::sync::atomic::{AtomicU64, Ordering};

use game_core::{Settings, SourceFile};
use lab::{ContentNumbers, Heading, Sensed, Sensitivity, Simulation, Way};
use play::CatalogEntry;
use sample_games::pig::Pig;
use serde_json::json;
use simulation::{Catalog, GameStats, LineUp, StatsWanted};

fn alone() -> Settings {
    Settings::from_iter([("seats".to_string(), json!(1))])
}

fn simulation(players: &str, games: u64, threads: usize) -> Simulation {
    let lineup = LineUp::read(players).expect("bots");
    Simulation { threads, ..Simulation::new(lineup, games) }
}

fn sensed(words: &str, simulation: Simulation, settings: &Settings) -> Sensed {
    let catalog = Catalog::ours();
    let kind = catalog.game("pocket-mars").expect("it is in the catalog");
    let numbers = ContentNumbers::of(kind).expect("it hands out its content");
    let chosen = numbers.choose(words).expect("they are there");
    let plan = Sensitivity::new(simulation, kind, settings, &numbers, &chosen).expect("a game");
    let (games, told) = (plan.games(), AtomicU64::new(0));
    let sensed = plan.run(&|| false, &|more| {
        told.fetch_add(more, Ordering::Relaxed);
    });
    assert_eq!(told.into_inner(), games, "progress comes to the end");
    sensed.expect("plays")
}

/// A Building that launches two colonists instead of one wins many more games; one that launches
/// none is refused as content. The result is the same on any number of threads.
#[test]
fn a_strong_number_shows_and_a_refused_step_is_listed() {
    let one = sensed("comms_center/ability", simulation("novice", 200, 1), &alone());
    let [launch] = &one.comparisons[..] else { panic!("one comparison: {one}") };
    assert_eq!((launch.step.way, launch.step.from, launch.step.to), (Way::Up, Some(1), Some(2)));
    assert_eq!(launch.step.to_string(), "building comms_center, ability: 1 -> 2");
    assert_eq!(launch.step.written.as_deref(), Some("launch 2"));
    assert!(launch.wins.low > 0.0 && launch.points.low > 0.0, "{one}");
    assert!(launch.p < 0.001 && launch.won_only_so > launch.lost_only_so, "{one}");
    assert_eq!((launch.p, launch.seeds), (launch.p_holm, 200));
    let [refused] = &one.refused[..] else { panic!("one refused step: {one}") };
    assert_eq!((refused.step.way, refused.step.to), (Way::Down, Some(0)));
    assert!(refused.why[0].contains("buildings.toml, building comms_center, ability"), "{one}");
    assert_eq!((one.planned, one.played, &one.never_early[..]), (1, 1, &[][..]));

    let two = sensed("comms_center/ability", simulation("novice", 200, 2), &alone());
    assert_eq!(two, one);
    assert_eq!(two.to_string(), one.to_string());
}

/// Points of the final score follow the number, in games that are otherwise identical.
#[test]
fn a_scored_number_moves_the_points_and_nothing_else() {
    let all = sensed("scoring.toml", simulation("random", 300, 2), &alone());
    let more = |way| {
        let ship = |one: &&lab::Comparison| {
            one.step.path.as_deref() == Some("ship") && one.step.way == way
        };
        all.comparisons.iter().find(ship).expect("both ways can be played")
    };
    let (up, down) = (more(Way::Up), more(Way::Down));
    assert!(up.points.low > 0.0 && down.points.high < 0.0, "{all}");
    assert!((up.points.mean + down.points.mean).abs() < 1e-9, "{all}");
    assert_eq!((up.length.mean, up.length.low, up.length.high), (0.0, 0.0, 0.0), "{all}");
    let sizes: Vec<f64> = all.comparisons.iter().map(|one| one.wins.mean.abs()).collect();
    assert!(sizes.is_sorted_by(|one, next| one >= next), "the greatest first: {all}");
    // Holm's correction covers all of them.
    let least = all.comparisons.iter().map(|one| one.p).fold(1.0, f64::min);
    let least_adjusted = all.comparisons.iter().map(|one| one.p_holm).fold(1.0, f64::min);
    assert_eq!(least_adjusted, (least * all.comparisons.len() as f64).min(1.0), "{all}");
}

/// A card is dealt in each game; a Building is always on the table, and chance does not draw it.
#[test]
fn a_card_comes_early_where_chance_can_bring_it() {
    let all = sensed("GH1,greenhouse", simulation("random", 100, 2), &alone());
    let early: Vec<_> = all.comparisons.iter().filter(|one| one.step.way == Way::Early).collect();
    let [card] = &early[..] else { panic!("one card: {all}") };
    assert_eq!((card.step.to_string().as_str(), card.came_early), ("card GH1, early", Some(100)));
    let never: Vec<String> = all.never_early.iter().map(ToString::to_string).collect();
    assert_eq!(never, ["building greenhouse"]);
    assert!(all.to_string().contains("1 of which can never come early"), "{all}");

    let among_two = Settings::from_iter([("seats".to_string(), json!(2))]);
    let all = sensed("GH1", simulation("random", 5, 2), &among_two);
    assert!(all.comparisons.iter().all(|one| one.step.way != Way::Early), "{all}");
}

/// The early component is the first thing that chance brings; all other luck follows the seed.
#[test]
fn what_comes_early_comes_at_once() {
    let catalog = Catalog::ours();
    let kind = catalog.game("pocket-mars").expect("it is in the catalog");
    let lineup = LineUp::read("random").expect("a bot");
    let early = |id: &str| {
        let mut came = Vec::new();
        let wanted = StatsWanted { early: Some(id), ..StatsWanted::default() };
        let each = &mut |_, record: GameStats| came.push((record.early, record.entries));
        kind.simulate(&alone(), &lineup, 1..30, wanted, &|| false, each).expect("plays");
        came
    };
    assert!(early("CC7").iter().all(|(came, _)| *came));
    assert!(early("no such card").iter().all(|(came, _)| !came));
    let entries = |games: &[(bool, u32)]| games.iter().map(|(_, n)| *n).collect::<Vec<_>>();
    let mut plain = Vec::new();
    let each = &mut |_, record: GameStats| plain.push((record.early, record.entries));
    kind.simulate(&alone(), &lineup, 1..30, StatsWanted::default(), &|| false, each)
        .expect("plays");
    assert_eq!(entries(&early("no such card")), entries(&plain), "nothing else is different");
    assert_ne!(entries(&early("CC7")), entries(&plain));
}

/// Each step starts from the owner's values.
#[test]
fn the_numbers_are_those_of_the_content_in_use() {
    let text = "[scoring]\nship = 3\n".to_string();
    let files = vec![SourceFile { name: "scoring.toml".into(), text }];
    let catalog = Catalog::with_owner(vec![("pocket-mars".into(), files)]).expect("content");
    let kind = catalog.game("pocket-mars").expect("it is in the catalog");
    let numbers = ContentNumbers::of(kind).expect("it hands out its content");
    let chosen = numbers.choose("scoring/ship").expect("it is there");
    assert_eq!(chosen.numbers.iter().map(|number| number.value).collect::<Vec<_>>(), [3]);
    let same = kind.with_content(&numbers.with(&[])).expect("the same content");
    assert_eq!(same.content_fingerprint(), kind.content_fingerprint());
    let ours = numbers.with(&[(&chosen.numbers[0], 1)]);
    let ours = kind.with_content(&ours).expect("our number");
    assert_ne!(ours.content_fingerprint(), kind.content_fingerprint());
    assert_eq!(ours.option_specs(Locale::English).len(), kind.option_specs(Locale::English).len());
    assert!(kind.helper().is_some() && ours.helper().is_some());
}

/// For every game in the catalog, each number is known, and the regenerated content is identical.
#[test]
fn every_game_hands_out_its_numbers() {
    for kind in Catalog::ours().games() {
        let numbers = ContentNumbers::of(kind).expect("it hands out its content");
        assert!(numbers.all().count() > 0, "{}", kind.id());
        let same = kind.with_content(&numbers.with(&[])).expect("the same content");
        assert_eq!(same.content_fingerprint(), kind.content_fingerprint(), "{}", kind.id());
        for number in numbers.all() {
            let found = numbers.choose(&number.address()).expect("its own address");
            assert!(found.numbers.contains(number), "{}", number.address());
        }
    }
    let errors =
        ContentNumbers::of(&CatalogEntry::<Pig>::ours()).expect_err("it keeps its content");
    assert!(errors[0].why.to_string().contains("does not hand out"), "{errors:?}");
}

/// A stopped run returns the completed comparisons, and the number of the missing ones.
#[test]
fn a_stopped_run_tells_what_was_played() {
    let catalog = Catalog::ours();
    let kind = catalog.game("pocket-mars").expect("it is in the catalog");
    let numbers = ContentNumbers::of(kind).expect("it hands out its content");
    let chosen = numbers.choose("scoring").expect("they are there");
    let settings = alone();
    let plan = Sensitivity::new(simulation("random", 20, 1), kind, &settings, &numbers, &chosen);
    let done = AtomicU64::new(0);
    let sensed = plan.expect("a game").run(&|| done.load(Ordering::Relaxed) >= 70, &|more| {
        done.fetch_add(more, Ordering::Relaxed);
    });
    let sensed = sensed.expect("plays");
    assert!((1..=3).contains(&sensed.played) && sensed.planned > 3, "{sensed}");
    assert_eq!(sensed.comparisons.len(), sensed.played);
    let said = format!("Stopped after {} of {} comparisons", sensed.played, sensed.planned);
    assert!(sensed.to_string().contains(&said), "{sensed}");
}

/// The table, the CSV file and the page contain all results.
#[test]
fn a_run_is_told_as_a_table_as_csv_as_data_and_as_a_page() {
    let all = sensed("GH1", simulation("random", 10, 2), &alone());
    let mut file = Vec::new();
    all.write_csv(&mut file).expect("written");
    let mut reader = csv::Reader::from_reader(&file[..]);
    let headings = reader.headers().expect("headings").clone();
    let lines: Vec<csv::StringRecord> =
        reader.records().map(|line| line.expect("a line")).collect();
    assert_eq!(lines.len(), all.comparisons.len() + all.refused.len());
    let cell = |line: &csv::StringRecord, heading: &str| {
        let at = headings.iter().position(|found| found == heading).expect("a column");
        line[at].to_string()
    };
    for (line, one) in lines.iter().zip(&all.comparisons) {
        assert_eq!(cell(line, "row"), "GH1");
        assert_eq!(cell(line, "points").parse(), Ok(one.points.mean));
        assert_eq!(cell(line, "p_holm").parse(), Ok(one.p_holm));
        assert!(cell(line, "refused").is_empty());
    }
    assert!(lines.last().is_some_and(|line| cell(line, "refused").contains("cards.toml")));

    let data = serde_json::to_value(&all).expect("data");
    assert_eq!(data["comparisons"].as_array().map(Vec::len), Some(all.comparisons.len()));
    assert_eq!(data["refused"][0]["row"], "GH1");
    let heading = Heading { title: "Pocket Mars".into(), command: "soloist sim".into() };
    let page = all.html(&heading);
    assert_eq!(page.matches("<svg").count(), 2);
    for one in &all.comparisons {
        let name = one.step.to_string().replace('>', "&gt;");
        assert!(page.contains(&name), "{name} in {page}");
    }
    assert!(page.contains("Refused, not played"));
}
