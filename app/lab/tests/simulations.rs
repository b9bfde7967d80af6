//! The lab on the sample games.

#[path = "simulations/sensitivity.rs"]
mod sensitivity;
#[path = "simulations/tuning.rs"]
mod tuning;

use std::sync::atomic::{AtomicU64, Ordering};

use game_core::{GameInfo, Settings, Standing, ValidationError};
use lab::{
    CsvRun, Heading, Histogram, HtmlRun, Played, Report, Shard, Simulation, bench, bench_search,
    differences, html, write_csv,
};
use play::CatalogEntry;
use sample_games::pig::Pig;
use sample_games::sealed_bids::SealedBids;
use sample_games::tic_tac_toe::TicTacToe;
use simulation::{Catalog, LineUp, SimulatedGame};

fn simulate(kind: &dyn SimulatedGame, games: u64, threads: usize) -> Report {
    played(kind, "random", games, threads).report
}

fn lineup(players: &str) -> LineUp {
    LineUp::read(players).expect("bots")
}

fn played(kind: &dyn SimulatedGame, players: &str, games: u64, threads: usize) -> Played {
    let simulation = Simulation {
        first_seed: 5,
        threads,
        action_stats: true,
        lead_changes: true,
        rows: true,
        ..Simulation::new(lineup(players), games)
    };
    simulation.run(kind, &Settings::new(), &|| false, &|_| {}).expect("plays")
}

#[test]
fn a_report_does_not_depend_on_how_many_threads_made_it() {
    for kind in
        [&CatalogEntry::<Pig>::ours() as &dyn SimulatedGame, &CatalogEntry::<SealedBids>::ours()]
    {
        let alone = simulate(kind, 1000, 1);
        assert_eq!(alone.games, 1000);
        for threads in [2, 3, 8] {
            let together = simulate(kind, 1000, threads);
            assert_eq!(together, alone);
            assert_eq!(together.to_string(), alone.to_string());
        }
        let alone = played(kind, "greedy,random", 300, 1);
        let together = played(kind, "greedy,random", 300, 3);
        assert_eq!((together.report, together.rows), (alone.report, alone.rows));
    }
}

/// Shards from several machines add up to the report of one, however they are cut, and after
/// serialization.
#[test]
fn parts_add_up_to_the_whole_in_any_order() {
    let kind = CatalogEntry::<Pig>::ours();
    let whole = played(&kind, "greedy,random", 60, 2);
    let simulation = |first_seed, games| Simulation {
        first_seed,
        threads: 1,
        action_stats: true,
        lead_changes: true,
        rows: true,
        ..Simulation::new(lineup("greedy,random"), games)
    };
    let shard = |(first, games)| {
        let shard = simulation(first, games).play(&kind, &Settings::new(), &|| false, &|_| {});
        serde_json::to_string(&shard.expect("plays")).expect("data")
    };
    for cut in [vec![(5, 60)], vec![(41, 24), (5, 1), (6, 35)], vec![(6, 59), (5, 1)]] {
        let mut sum = Shard::default();
        for text in cut.into_iter().map(shard) {
            sum.add(serde_json::from_str(&text).expect("the same data"));
        }
        assert_eq!(sum.games(), 60);
        let told = simulation(5, 60).sum_up(&kind, &Settings::new(), sum);
        assert_eq!((&told.report, &told.rows), (&whole.report, &whole.rows));
    }
    let some: Shard = serde_json::from_str(&shard((6, 3))).expect("the same data");
    let told = simulation(5, 60).sum_up(&kind, &Settings::new(), some).report;
    assert_eq!((told.games, told.stopped_of), (3, Some(60)));
}

/// The better player is better in every seat, and both play each seat equally often.
#[test]
fn different_players_change_seats_and_are_told_apart() {
    let report = played(&CatalogEntry::<Pig>::ours(), "search:100,random", 400, 2).report;
    assert_eq!(report.players, ["search:100", "random"]);
    assert!(report.rotated);
    let [search, random] = &report.by_player[..] else { panic!("two players: {report}") };
    assert_eq!((search.all.games, random.all.games), (400, 400));
    for (mine, theirs) in search.seats.iter().zip(&random.seats) {
        assert_eq!((mine.fare.games, theirs.fare.games), (200, 200));
        assert!(mine.fare.win_rate.low > theirs.fare.win_rate.high, "{report}");
    }
    assert!(report.to_string().contains("search:100,random, changing seats"), "{report}");

    let fixed = Simulation::new(lineup("search:100,random").rotating(false), 40);
    let fixed = fixed.run(&CatalogEntry::<Pig>::ours(), &Settings::new(), &|| false, &|_| {});
    let fixed = fixed.expect("plays").report;
    assert!(!fixed.rotated && fixed.by_player.iter().all(|player| player.seats.len() == 1));
}

/// Every decision is one choice of one kind; a player who chose something counts once in a game.
#[test]
fn what_could_be_chosen_and_was_is_counted() {
    let report = played(&CatalogEntry::<Pig>::ours(), "greedy,random", 100, 2).report;
    let action_stats = report.action_stats.expect("it was asked for");
    let chosen: u64 = action_stats.choices.iter().map(|choice| choice.chosen).sum();
    assert_eq!(chosen, action_stats.kinds.iter().map(|kind| kind.chosen).sum::<u64>());
    assert!(
        chosen > 0 && action_stats.kinds.iter().any(|kind| kind.text == "roll"),
        "{action_stats}"
    );
    for row in action_stats.kinds.iter().chain(&action_stats.choices) {
        assert!(Some(row.chosen) <= row.listed && row.fare.games <= 200 && !row.text.is_empty());
        assert!(row.fare.wins <= row.fare.games && row.fare.games <= row.chosen, "{row:?}");
        let by_player: u64 = row.by_player.values().map(|fare| fare.games).sum();
        assert_eq!(by_player, row.fare.games, "{row:?}");
    }
    let nobody = Simulation::new(lineup("random"), 5);
    let nobody = nobody.run(&CatalogEntry::<Pig>::ours(), &Settings::new(), &|| false, &|_| {});
    assert_eq!(nobody.expect("plays").report.action_stats, None);
}

/// A CSV file reads back as the games, one line each, whatever the texts contain.
#[test]
fn a_csv_file_reads_back() {
    let Played { report, rows } = played(&CatalogEntry::<Pig>::ours(), "greedy,random", 20, 2);
    let mut file = Vec::new();
    let run = CsvRun { mode: "two, \"quoted\"", value: "", players: &report.players, rows: &rows };
    write_csv(&mut file, &[run]).expect("written");
    let mut reader = csv::Reader::from_reader(&file[..]);
    let headings = reader.headers().expect("headings").clone();
    let lines: Vec<csv::StringRecord> =
        reader.records().map(|line| line.expect("a line")).collect();
    assert_eq!(lines.len(), 20);
    for (line, row) in lines.iter().zip(&rows) {
        let cell = |heading: &str| {
            let at = headings.iter().position(|found| found == heading).expect("a column");
            line[at].to_string()
        };
        assert_eq!(cell("mode"), "two, \"quoted\"");
        assert_eq!(cell("players"), "greedy,random");
        assert_eq!(cell("seed"), row.seed.to_string());
        assert_eq!(
            (cell("rule"), cell("entries")),
            (row.rule.clone().expect("it ended"), row.entries.to_string())
        );
        assert_eq!(cell("decisions"), row.decisions.to_string());
        assert_eq!(cell("rounds"), row.rounds.expect("Pig counts them").to_string());
        let lead_changes = row.lead_changes.as_ref().expect("it was asked");
        assert_eq!(
            (cell("first"), cell("lead_changes")),
            ("1".into(), lead_changes.changes.to_string())
        );
        let seat = |leader: &str| leader.parse::<u8>().ok().map(|seat| seat - 1);
        let leaders: Vec<Option<u8>> = cell("leads").split(';').map(seat).collect();
        assert_eq!(leaders, lead_changes.tenths);
        assert_eq!(cell("party_2_total"), row.parties[1].total.expect("points").to_string());
        let first = if row.seed % 2 == 0 { "greedy" } else { "random" };
        assert_eq!((cell("party_1_player").as_str(), cell("party_1_seat").as_str()), (first, "1"));
    }
    let won = rows.iter().filter(|row| row.parties[0].standing == Standing::Won).count();
    assert_eq!(won as u64, report.parties[0].fare.wins - report.parties[0].fare.shared);
}

/// Only games finished before the stop count.
#[test]
fn a_simulation_that_is_stopped_tells_what_was_played() {
    let done = AtomicU64::new(0);
    let stop = || done.load(Ordering::Relaxed) >= 10;
    let count = |games| {
        done.fetch_add(games, Ordering::Relaxed);
    };
    let simulation = Simulation { threads: 1, ..Simulation::new(lineup("random"), 1_000_000) };
    let run = simulation.run(&CatalogEntry::<Pig>::ours(), &Settings::new(), &stop, &count);
    let report = run.expect("plays").report;
    assert!(report.games >= 10 && report.games < 1_000_000, "{report}");
    assert_eq!(report.stopped_of, Some(1_000_000));
    assert!(report.to_string().contains("of 1000000, stopped"), "{report}");
}

#[test]
fn wins_and_endings_add_up() {
    let report = simulate(&CatalogEntry::<Pig>::ours(), 500, 2);
    let alone: u64 = report.parties.iter().map(|party| party.fare.wins - party.fare.shared).sum();
    let shared = report.parties.iter().map(|party| party.fare.shared).max().unwrap_or(0);
    assert_eq!(alone + shared, 500, "two seats share a victory or one of them has it");
    assert_eq!(report.endings.iter().map(|ending| ending.games).sum::<u64>(), 500);
    assert!(report.endings.iter().all(|ending| !ending.title.is_empty()), "{report}");
    for line in report.to_string().lines() {
        assert_eq!(line, line.trim_end(), "no spaces at the end of a line");
    }
}

/// Pig without a candle has no bound: long games are broken off, and reported separately.
#[test]
fn games_that_are_broken_off_have_no_winner() {
    let endless = sample_games::pig::Pig::modes().remove(2).1;
    let simulation = Simulation { rows: true, ..Simulation::new(lineup("random"), 300) };
    let run = simulation.run(&CatalogEntry::<Pig>::ours(), &endless, &|| false, &|_| {});
    let Played { report, rows } = run.expect("plays");
    let broken = report.broken_off.expect("some are too long").games;
    assert!((1..50).contains(&broken), "{report}");
    assert_eq!((report.games, report.parties[0].fare.games), (300, 300 - broken));
    assert_eq!(rows.iter().filter(|row| row.rule.is_none()).count() as u64, broken);
    assert!(rows.iter().all(|row| row.rule.is_some() || row.parties.is_empty()));
    assert!(report.to_string().contains("broken off"), "{report}");
}

#[test]
fn progress_counts_every_game_once() {
    let done = AtomicU64::new(0);
    let simulation = Simulation { threads: 3, ..Simulation::new(lineup("random"), 333) };
    let count = |games| {
        done.fetch_add(games, Ordering::Relaxed);
    };
    simulation
        .run(&CatalogEntry::<Pig>::ours(), &Settings::new(), &|| false, &count)
        .expect("plays");
    assert_eq!(done.into_inner(), 333);
}

#[test]
fn what_cannot_be_simulated_is_refused_with_its_reasons() {
    let refused = |games, first_seed, players: &str, seats: u8| -> Vec<ValidationError> {
        let settings = Settings::from_iter([("seats".to_string(), seats.into())]);
        let simulation = Simulation { first_seed, ..Simulation::new(lineup(players), games) };
        let run = simulation.run(&CatalogEntry::<Pig>::ours(), &settings, &|| false, &|_| {});
        run.expect_err("refused")
    };
    assert_eq!(refused(10, 0, "random", 99).len(), 1);
    assert_eq!(refused(10, 0, "random,random,random", 2).len(), 1);
    assert_eq!(refused(10, u64::MAX, "random", 2).len(), 1);
}

#[test]
fn a_bench_measures_one_thread_and_several() {
    let bench = bench(&CatalogEntry::<Pig>::ours(), &Settings::new(), 0.05, 2).expect("plays");
    assert_eq!((bench.one_thread.threads, bench.all_cores.threads), (1, 2));
    for speed in [bench.one_thread, bench.all_cores] {
        assert!(speed.games > 0 && speed.entries_per_second > speed.games_per_second);
        assert!(speed.choices_per_decision >= 1.0 && speed.decisions_per_game >= 1.0);
    }
    let json = serde_json::to_string(&bench).expect("JSON");
    assert!(json.contains("\"entries_per_second\""), "{json}");
}

#[test]
fn a_search_is_measured_from_the_middle_of_a_game() {
    let bench =
        bench_search(&CatalogEntry::<Pig>::ours(), &Settings::new(), 0.05, 2).expect("plays");
    assert!(bench.position_bytes > 0 && bench.copy_nanoseconds > 0.0, "{bench}");
    let runs: Vec<_> = bench.runs.iter().map(|run| (run.threads, run.full)).collect();
    assert_eq!(runs, [(1, true), (2, true), (1, false), (2, false)]);
    assert!(bench.runs.iter().all(|run| run.simulations_per_second > 100.0), "{bench}");
}

/// The same line-up differs from itself by nothing; a better player differs by its own rate, in
/// fewer games than two separate intervals would need.
#[test]
fn line_ups_are_compared_seed_by_seed() {
    let random = played(&CatalogEntry::<Pig>::ours(), "random,random", 300, 2);
    let nothing = differences(&random, &random);
    assert_eq!(nothing.len(), 2);
    for one in &nothing {
        assert_eq!((one.who.as_str(), one.games), ("random", 300));
        assert_eq!((one.win_rate.mean, one.win_rate.low, one.score.high), (0.0, 0.0, 0.0));
        assert_eq!((one.win_rate.correlation, one.score.correlation), (Some(1.0), Some(1.0)));
    }
    let kept = Simulation {
        first_seed: 5,
        rows: true,
        ..Simulation::new(lineup("search:100,random").rotating(false), 300)
    };
    let run = kept.run(&CatalogEntry::<Pig>::ours(), &Settings::new(), &|| false, &|_| {});
    let search = run.expect("plays");
    let gaps = differences(&random, &search);
    assert_eq!(gaps[0].who, "search:100 for random");
    assert_eq!(gaps[1].who, "random");
    let rate = |run: &Played, party: usize| run.report.parties[party].fare.win_rate.share;
    for (party, gap) in gaps.iter().enumerate() {
        let expected = rate(&search, party) - rate(&random, party);
        assert!((gap.win_rate.mean - expected).abs() < 1e-9, "{gap:?}");
        assert!(gap.win_rate.low < gap.win_rate.mean && gap.win_rate.mean < gap.win_rate.high);
    }
    assert!(gaps[0].win_rate.low > 0.0 && gaps[1].win_rate.high < 0.0, "{gaps:?}");
}

/// Random tic-tac-toe: the first player wins 58.49 % of the games and shares 12.70 %, and the nth
/// mark has a choice of ten less n cells, up to the last, which is forced.
#[test]
fn what_is_known_of_random_tic_tac_toe_is_found() {
    let report = played(&CatalogEntry::<TicTacToe>::ours(), "random", 20_000, 2).report;
    let [first, second] = &report.turn_order[..] else { panic!("{report}") };
    let holds = |fare: &lab::Fare, share: f64| {
        let found = fare.win_rate;
        assert!(found.low < share && share < found.high, "{found:?}, expected {share}");
    };
    holds(&first.fare, 0.5849 + 0.1270);
    holds(&second.fare, 0.2881 + 0.1270);
    assert_eq!((first.fare.games, first.fare.shared), (20_000, second.fare.shared));
    assert_eq!((report.decisions.min, report.decisions.max), (5, 8));
    assert_eq!((report.branching.min, report.branching.max), (2, 9));
    let of = |what: &str| report.histograms.iter().find(|one| one.of == what).expect("it is there");
    let Histogram { from, width, counts, .. } = of("choices");
    assert_eq!((*from, *width, &counts[3..]), (2, 1, &[20_000; 5][..]), "with 5 to 9 free cells");
    let decisions = of("decisions");
    assert_eq!(decisions.counts.iter().sum::<u64>(), 20_000);
    assert_eq!(counts[0], decisions.counts[3], "two cells are free at the eighth decision alone");
    assert_eq!((report.rounds, &report.lead_changes), (None, &None), "it says neither");
    assert!(report.histograms.iter().all(|one| one.of != "rounds" && one.of != "points"));
}

/// In Pig the first seat begins, a round is a turn of each, and a candle that burns for five ends the fifth.
#[test]
fn who_begins_and_how_many_rounds_there_were_is_counted() {
    let text = "[die]\ncandle = 5\n".to_string();
    let short = game_core::SourceFile { name: "die.toml".into(), text };
    let short = CatalogEntry::<Pig>::with_owner(&[short]).expect("a short candle");
    let Played { report, rows } = played(&short, "random", 500, 2);
    for (nth, party) in report.parties.iter().enumerate() {
        assert_eq!(report.turn_order[nth].fare, party.fare);
    }
    assert!(rows.iter().all(|row| row.first == Some(0)));
    let burnt = |row: &&lab::Row| row.rule.as_deref() == Some("PIG-6");
    assert!(rows.iter().any(|row| burnt(&row)), "{report}");
    for row in &rows {
        let rounds = row.rounds.expect("it counts them");
        assert!((1..=5).contains(&rounds) && (rounds == 5 || !burnt(&row)), "{row:?}");
    }
    let rounds = report.rounds.expect("it counts them");
    assert!(rounds.min < 5 && rounds.max == 5, "{rounds:?}");
}

/// Every game states when set-up is over and who began: the seat that is first in the rules. All
/// but one count their rounds.
#[test]
fn games_say_who_began_and_count_their_rounds() {
    let catalog = Catalog::ours();
    for kind in catalog.games() {
        let seats = kind.seat_counts().into_iter().filter(|seats| *seats <= 3).max();
        let lineup = lineup(&vec!["random"; usize::from(seats.expect("some"))].join(","));
        let settings = lab::seats_for(kind, &lineup, Settings::new());
        let games = Simulation { rows: true, ..Simulation::new(lineup, 30) };
        let run = games.run(kind, &settings, &|| false, &|_| {}).expect("it plays");
        let began: std::collections::BTreeSet<_> = run.rows.iter().map(|row| row.first).collect();
        assert!(began.len() > 1 && !began.contains(&None), "{}: {began:?}", kind.id());
        let counted = run.rows.iter().all(|row| row.rounds.is_some_and(|rounds| rounds > 0));
        assert_eq!(counted, kind.id() != "colab", "{}", kind.id());
        let order = &run.report.turn_order;
        assert!(order.iter().all(|one| one.fare.games == 30), "{}: {order:?}", kind.id());
    }
}

/// Leaders of Pig win more often the later they lead, and the rows add up to the report.
#[test]
fn the_lead_is_counted_game_by_game() {
    let Played { report, rows } = played(&CatalogEntry::<Pig>::ours(), "search:100", 300, 2);
    let lead_changes = report.lead_changes.as_ref().expect("Pig is evaluated");
    let [begin, .., end] = &lead_changes.tenths[..] else { panic!("ten") };
    assert!(end.leader_wins.low > begin.leader_wins.high, "{report}");
    for (tenth, found) in lead_changes.tenths.iter().enumerate() {
        let (mut led, mut won) = (0, 0);
        for row in &rows {
            let leader = row.lead_changes.as_ref().expect("it was asked").tenths[tenth];
            let Some(leader) = leader else { continue };
            led += 1;
            let party = row.parties.iter().find(|party| party.seat == Some(leader));
            won += u64::from(party.is_some_and(|party| party.standing != Standing::Lost));
        }
        assert_eq!((found.led, found.leader_wins), (led, lab::wilson(won, led)), "{tenth}");
        assert_eq!(found.parties.iter().map(|party| party.led).sum::<u64>(), led);
        assert_eq!(found.parties.len(), 2, "nobody but the seats is ever ahead");
    }
    let unasked = Simulation::new(lineup("random"), 5);
    let unasked = unasked.run(&CatalogEntry::<Pig>::ours(), &Settings::new(), &|| false, &|_| {});
    assert_eq!(unasked.expect("plays").report.lead_changes, None);
}

/// A greedy player of Pocket Mars has almost no use for the prep modules of others, of which many
/// are listed: they are reported as rarely chosen. Players who choose uniformly avoid nothing.
#[test]
fn what_is_never_chosen_is_told_as_rarely_chosen() {
    let random = played(&CatalogEntry::<Pig>::ours(), "random", 300, 2).report;
    let action_stats = random.action_stats.as_ref().expect("it was asked for");
    assert!(
        action_stats.rarely_chosen.is_empty() && action_stats.losing.is_empty(),
        "{action_stats}"
    );
    assert!(random.to_string().contains("Nothing is rarely chosen"), "{random}");
    let catalog = Catalog::ours();
    let kind = catalog.game("pocket-mars").expect("it is in the catalog");
    let settings = Settings::from_iter([("seats".to_string(), 3.into())]);
    let games = Simulation { action_stats: true, ..Simulation::new(lineup("greedy"), 20) };
    let greedy = games.run(kind, &settings, &|| false, &|_| {}).expect("it plays").report;
    let action_stats = greedy.action_stats.as_ref().expect("it was asked for");
    let take =
        action_stats.rarely_chosen.iter().find(|one| one.text == "take").expect("nobody takes");
    assert!(take.kind && take.listed >= 100 && take.share.high < take.bound, "{take:?}");
    assert!((take.bound * 10.0 - take.even).abs() < 1e-12 && take.even > 0.2, "{take:?}");
    assert!(greedy.to_string().contains("\ntake …"), "{greedy}");
}

/// The page is well formed, refers to nothing outside, and has a table after each plot.
#[test]
fn a_page_stands_by_itself() {
    let first = played(&CatalogEntry::<Pig>::ours(), "greedy,random", 50, 2);
    let other = played(&CatalogEntry::<Pig>::ours(), "random", 50, 2);
    let gaps = differences(&first, &other);
    let heading = Heading { title: "Pig & <friends>".into(), command: "soloist sim 'x'".into() };
    let runs = [
        HtmlRun { name: "one", report: &first.report, differences: &[] },
        HtmlRun { name: "two", report: &other.report, differences: &gaps },
    ];
    let page = html(&heading, &runs);
    assert!(page.contains("Pig &amp; &lt;friends&gt;") && !page.contains("<friends>"), "escaped");
    for outside in ["http:", "https:", "<script", "<link", "src=", "@import", "url("] {
        assert!(!page.contains(outside), "{outside} in {page}");
    }
    let plots: Vec<&str> = page.split("<svg").skip(1).collect();
    assert!(plots.len() >= 12, "{}", plots.len());
    for plot in plots {
        assert!(plot.contains("aria-label=") && plot.contains("<table>"), "{plot}");
    }
    let mut open = Vec::new();
    for tag in page.split('<').skip(1).filter(|tag| !tag.starts_with('!')) {
        let (name, rest) = tag.split_at(tag.find([' ', '>']).expect("a tag ends"));
        assert!(rest.contains('>'), "<{tag}");
        match name.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "before </{name}>"),
            None if name == "meta" => {}
            None => open.push(name),
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

const STRENGTH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/reference/strength.md");

/// `docs/reference/strength.md` states the behaviour hash of each game, which shows a reader which
/// of its rows are stale. After any change of behaviour this fails: `cargo xtask bless` writes the
/// current hash, and `bench/strength.py --write` measures the stale rows again.
#[test]
fn the_strength_that_is_told_names_the_play_of_today() {
    let document = std::fs::read_to_string(STRENGTH).expect("docs/reference/strength.md");
    let (mut told, mut played) = (document.clone(), String::new());
    for id in ["pocket-mars", "weather-machine", "master-of-the-galaxy", "colab"] {
        let catalog = Catalog::ours();
        let kind = catalog.game(id).expect("it is in the catalog");
        let play = lab::behaviour_hash(kind).expect("every mode can be played");
        let now = format!("| {id} | {} | `{play}` |", kind.rules_version());
        let row = document.lines().find(|line| line.starts_with(&format!("| {id} | ")));
        told = told.replace(row.expect("a row for the game"), &now);
        played += &now;
    }
    if std::env::var_os("SOLOIST_BLESS").is_some() {
        std::fs::write(STRENGTH, &told).expect("docs/reference/strength.md can be written");
        return;
    }
    assert!(told == document, "docs/reference/strength.md is stale; now it is {played}");
    for row in document.lines().filter(|line| line.ends_with(" |") && line.contains(" to ")) {
        let by = row.trim_end_matches(" |").rsplit("| ").next().unwrap_or_default();
        let named = by.strip_prefix('`').and_then(|by| by.split_once("`, 20"));
        assert!(named.is_some_and(|(play, _)| play.len() >= 7), "by which play, and when? {row}");
    }
}

/// Two games with the same rules but other values have different behaviour hashes, and so does
/// another game.
#[test]
fn a_play_is_known_by_its_fingerprint() {
    let ours = lab::behaviour_hash(&CatalogEntry::<Pig>::ours()).expect("it can be played");
    assert_eq!(lab::behaviour_hash(&CatalogEntry::<Pig>::ours()), Ok(ours.clone()));
    let text = "[die]\nfaces = 4\n".to_string();
    let four = game_core::SourceFile { name: "die.toml".into(), text };
    let four = CatalogEntry::<Pig>::with_owner(&[four]).expect("a die with four faces");
    assert_ne!(lab::behaviour_hash(&four), Ok(ours.clone()));
    assert_ne!(lab::behaviour_hash(&CatalogEntry::<SealedBids>::ours()), Ok(ours));
}

/// The shipped calibration of each game can be read and names existing calibration keys. In every
/// bucket with more than 200 positions it is within 0.07 of the outcomes, and the stated error
/// covers the result of a search a hundred times as long at 85 positions of a hundred or more.
#[test]
fn the_chances_that_are_told_are_those_that_were_measured() {
    for kind in Catalog::ours().games() {
        let calibration =
            play::Calibration::read(kind.calibration()).unwrap_or_else(|_| panic!("{}", kind.id()));
        let calibration_cases = lab::calibration::calibration_cases(kind.id());
        for map in &calibration.map {
            let manner = calibration_cases.iter().find(|manner| manner.name == map.manner);
            let settings = manner.expect("a manner that is measured").settings(1);
            assert_eq!(
                kind.calibration_key(&settings),
                Ok(Some(map.manner.clone())),
                "{}",
                kind.id()
            );
            assert!(!map.reliability.is_empty() && map.scatter > 0.0, "{}", map.manner);
            assert!(map.covered.positions > 0 && map.covered.share >= 0.85, "{map:?}");
            for row in map.reliability.iter().filter(|row| row.positions > 200) {
                assert!((row.told - row.won).abs() <= 0.07, "{}: {row:?}", map.manner);
            }
        }
    }
}
