//! Event texts can be verified on the table: a person moves every piece as described, counts what a
//! line mentions, and gets the same result.

use game_core::{Choices, Emitted, Game, Narrate, Rule, Turn, Viewer};
use i18n::Locale;
use serde_json::{Value, json};
use weather_machine::{
    Choice, Decision, Event, Frame, Idle, PriorityList, Raise, WeatherMachine, Why,
};

use crate::text::{exists, game, modes, play, play_richly};
use crate::text_person::Person;

/// Solo games of every kind in which decisions differ.
fn solo() -> Vec<Value> {
    vec![
        json!({ "seats": 1 }),
        json!({ "seats": 1, "random_challenges": 6 }),
        json!({ "seats": 1, "random_challenges": 12, "readings": ["lativ_returns"] }),
        json!({ "seats": 1, "readings": ["reread_havoc", "award_sets", "lativ_fills"] }),
    ]
}

/// Number of numbers in a text.
fn numbers(text: &str) -> usize {
    let digits = text.split(|letter: char| !letter.is_ascii_digit());
    digits.filter(|digits| !digits.is_empty()).count()
}

/// Checks that the reasons of a decision contain what a person needs to verify them.
fn check_reasons(game: &WeatherMachine, priority_list: &PriorityList) {
    let line = game.describe_event(
        &Event::Decided { priority_list: Box::new(priority_list.clone()) },
        Viewer::Everybody,
        Locale::English,
    );
    assert!(!line.reasons.is_empty(), "no reason: {}", line.text);
    for reason in &line.reasons {
        let rule = reason.rsplit_once('(').and_then(|(_, rule)| rule.strip_suffix(')'));
        exists(Rule(rule.unwrap_or_else(|| panic!("no rule: {reason}")).to_string().leak()));
    }
    let reasons = &line.reasons[line.reasons.len().saturating_sub(priority_list.criteria.len())..];
    for (criterion, reason) in priority_list.criteria.iter().zip(reasons) {
        let compares = matches!(criterion.why, Why::FewerBots | Why::HasMore | Why::Dearer);
        let text = reason.rsplit_once('(').map_or("", |(text, _)| text);
        assert!(!compares || numbers(text) >= 2, "compares without numbers: {reason}");
        let set = matches!(criterion.why, Why::CompletesNoSet);
        assert!(!set || text.contains(" of 3") || text.contains(" of 2"), "no set: {reason}");
    }
    if priority_list.decision == Decision::Location {
        assert!(line.reasons[0].starts_with("The Current Report sends the "), "{:?}", line.reasons);
    }
}

/// Number of decisions, raises and scores that were checked.
#[derive(Debug, Default)]
struct Tally {
    decisions: usize,
    raises: usize,
    silent_raises: usize,
    scores: usize,
    gains: usize,
    /// Scores and gains that do not say what causes them.
    bare: usize,
    lines: usize,
}

/// 1 if a line does not say from where, for what or in place of what something is gained.
fn bare(game: &WeatherMachine, event: &Event) -> usize {
    let line = game.describe_event(event, Viewer::Everybody, Locale::English).text;
    let says = [" from ", " for ", " as income from ", " in place of ", ": "];
    usize::from(!says.iter().any(|words| line.contains(words)))
}

#[test]
fn who_moves_the_pieces_as_told_counts_what_is_told() {
    let mut tally = Tally::default();
    let mut look =
        |person: &mut Option<Person>, game: &WeatherMachine, emitted: &[Emitted<Event>]| {
            if let Some(person) = person {
                for emitted in emitted {
                    exists(emitted.rule);
                    tally.lines += 1;
                    person.counts(&emitted.event);
                    person.moves(emitted);
                    match &emitted.event {
                        Event::Decided { priority_list } => {
                            tally.decisions += 1;
                            check_reasons(game, priority_list);
                        }
                        Event::TargetRaised { why, .. } if *why != Raise::Start => {
                            tally.raises += 1;
                            let line = game
                                .describe_event(&emitted.event, Viewer::Everybody, Locale::English)
                                .text;
                            let reason = line.split_once(": ").map_or("", |(_, reason)| reason);
                            tally.silent_raises += usize::from(reason.len() < 8);
                        }
                        Event::Scored { .. } => {
                            tally.scores += 1;
                            tally.bare += bare(game, &emitted.event);
                        }
                        Event::Vouchers { .. }
                        | Event::NeighbourVouchers { .. }
                        | Event::Advanced { .. }
                        | Event::InvestmentTaken { .. }
                        | Event::ScoredForTheEnd { .. } => {
                            tally.gains += 1;
                            tally.bare += bare(game, &emitted.event);
                        }
                        _ => {}
                    }
                }
                person.stands_as(game.state());
            }
            *person = Some(Person { state: *game.state(), content: game.content() });
        };
    for mode in solo() {
        for seed in 0..30 {
            let mut person = None;
            play(&mode, seed, |game, emitted| look(&mut person, game, emitted));
        }
    }
    for mode in solo().into_iter().chain(modes()) {
        for seed in 0..8 {
            let mut person = None;
            play_richly(&mode, seed, |game, emitted| look(&mut person, game, emitted));
        }
    }
    println!("{tally:?}");
    assert_eq!((tally.silent_raises, tally.bare), (0, 0), "{tally:?}");
    assert!(tally.gains > 5000, "{tally:?}");
    assert!(tally.decisions > 4000 && tally.raises > 400 && tally.scores > 100, "{tally:?}");
}

/// Every step that the Saboteurs skip has an event: those of a `/` space, and step 2 of R&D without
/// the Chemical.
#[test]
fn every_step_that_is_left_out_is_told() {
    let (mut plans, mut later, mut free, mut without) = (0, 0, 0, 0);
    for mode in solo() {
        for seed in 0..30 {
            play(&mode, seed, |_, emitted| {
                for (at, one) in emitted.iter().enumerate() {
                    let next = emitted.get(at + 1).map(|emitted| emitted.rule.0);
                    match one.event {
                        Event::Plan { space, .. } => {
                            plans += 1;
                            let one_action = !matches!(
                                space.to_string().as_str(),
                                "government left" | "lab left" | "rnd left"
                            ) && space.location().area().is_some();
                            let emitted =
                                matches!(next, Some("SAB-GOV.0" | "SAB-LAB.0" | "SAB-RND.0"));
                            assert_eq!(emitted, one_action, "{space}");
                            later += usize::from(emitted);
                        }
                        Event::BotMoved { .. } if one.rule.0 == "SAB-RND.1a" => {
                            free += 1;
                            let next = next.expect("step 2, or why not");
                            assert!(
                                matches!(next, "SAB-RND.2a" | "SAB-RND.2c" | "WM-END.4"),
                                "{next}"
                            );
                            without += usize::from(next == "SAB-RND.2c");
                        }
                        _ => {}
                    }
                }
            });
        }
    }
    println!("{plans} plans, {later} begin later; {free} free Bots, {without} without a Chemical");
    assert!(later > 100 && without > 10, "{later} {without}");
}

/// If a turn goes on by itself after a player's choice, an event says so. Declining has an event
/// too.
#[test]
fn nothing_ends_and_nothing_is_declined_without_a_line() {
    let (mut ended, mut declined) = (0, 0);
    for mode in modes() {
        for seed in 0..25 {
            let mut before: Option<WeatherMachine> = None;
            let mut look = |game: &WeatherMachine, emitted: &[Emitted<Event>]| {
                if let Some(before) = &before {
                    ended += ends(before, game, emitted);
                }
                before = Some(game.clone());
            };
            play(&mode, seed, &mut look);
        }
        for seed in 0..6 {
            declines(&mode, seed, &mut declined);
        }
    }
    println!("{ended} steps ended by themselves, {declined} declined");
    assert!(ended > 200 && declined > 100, "{ended} {declined}");
}

/// Whether step 3 or a Supply turn ended without the player's choice, which requires an event.
fn ends(before: &WeatherMachine, game: &WeatherMachine, emitted: &[Emitted<Event>]) -> usize {
    let acts = |game: &WeatherMachine| {
        let frames = game.state().frames.pending();
        let acts = |frame: &Frame| matches!(frame, Frame::Actions | Frame::SupplyActions);
        frames.iter().any(acts).then_some((game.state().active, game.state().round))
    };
    let asked = before.state().frames.top();
    let said = matches!(asked, Some(Frame::Actions | Frame::SupplyActions));
    let Some(who) = acts(before).filter(|_| acts(game) != acts(before)) else { return 0 };
    let idle = |emitted: &Emitted<Event>| {
        matches!(emitted.event, Event::Idle { idle: Idle::Actions { .. }, .. })
    };
    let idle = emitted.iter().any(idle);
    let ended_by_choice = said && emitted_by(before, game, Choice::EndActions);
    let over = emitted.iter().any(|emitted| matches!(emitted.event, Event::Ended { .. }));
    assert!(idle || ended_by_choice || over, "{who:?} {emitted:?}");
    usize::from(idle)
}

/// Whether this choice leads from one position to the other.
fn emitted_by(before: &WeatherMachine, after: &WeatherMachine, choice: Choice) -> bool {
    let mut trial = before.clone();
    trial.apply(choice, &mut game_core::NoSink).is_ok() && trial.state() == after.state()
}

/// Plays and declines everything that can be declined, and checks the event each time.
fn declines(mode: &Value, seed: u64, declined: &mut usize) {
    let mut game = game(mode.clone());
    let mut dice = game_core::Dice::new(seed);
    let mut choices = Choices::default();
    while game.turn() != Turn::Over {
        game.choices(&mut choices);
        let mut emitted: Vec<Emitted<Event>> = Vec::new();
        if choices.contains(Choice::Decline) {
            let asked = game.state().frames.top();
            game.apply_unchecked(Choice::Decline, &mut emitted);
            assert!(!emitted.is_empty(), "nothing is told of {asked:?}");
            let says = |event: &Event| {
                matches!(
                    event,
                    Event::Declined { .. } | Event::NoCp { .. } | Event::ExperimentLeft { .. }
                )
            };
            assert!(says(&emitted[0].event), "{asked:?}: {:?}", emitted[0].event);
            *declined += 1;
        } else {
            let choice = choices.pick(&mut dice).expect("something is listed");
            game.apply_unchecked(choice, &mut emitted);
        }
    }
}

/// A choice mentions every loss that follows from it at once.
#[test]
fn a_choice_says_what_it_will_not_bring() {
    let (mut losses, mut discards, mut idle) = (0, 0, 0);
    for mode in modes() {
        for seed in 0..12 {
            let mut game = game(mode.clone());
            let mut dice = game_core::Dice::new(seed);
            let mut choices = Choices::default();
            while game.turn() != Turn::Over {
                game.choices(&mut choices);
                let choice = choices.pick(&mut dice).expect("something is listed");
                let asked = game.turn();
                let before = game.clone();
                let mut emitted: Vec<Emitted<Event>> = Vec::new();
                game.apply_unchecked(choice, &mut emitted);
                let Turn::Choose(seat) = asked else { continue };
                let mut first = emitted
                    .iter()
                    .map(|emitted| &emitted.event)
                    .filter(|event| matches!(event, Event::TurnBegins { .. } | Event::Idle { .. }));
                if let (
                    Choice::Move(_),
                    Some(Event::Idle { idle: Idle::Actions { acted: false, .. }, .. }),
                ) = (choice, first.next())
                {
                    idle += 1;
                    let detail = before.describe(choice, Locale::English).detail;
                    assert!(detail.contains("none of its actions"), "{choice}: {detail}");
                }
                let own = emitted.iter().map(|emitted| &emitted.event).take_while(|event| {
                    !matches!(event, Event::TurnBegins { .. } | Event::Idle { .. })
                        && !matches!(event, Event::ExperimentRuns { .. } | Event::Income { .. })
                        && !matches!(event, Event::ExperimentFails { .. })
                });
                for event in own {
                    let lost = match *event {
                        Event::Lost { player, .. } => player.seat() == Some(seat),
                        _ => false,
                    };
                    if lost {
                        losses += 1;
                        let detail = before.describe(choice, Locale::English).detail;
                        let says = detail.contains("no room") || detail.contains("cannot ");
                        assert!(says, "{choice}: {detail}");
                    }
                    if let (Choice::Move(_), Event::TokenDiscarded { .. }) = (choice, event) {
                        discards += 1;
                        let detail = before.describe(choice, Locale::English).detail;
                        assert!(detail.contains("token leaves the game"), "{choice}: {detail}");
                    }
                }
            }
        }
    }
    println!("{losses} losses, {discards} discards, {idle} moves to where nothing can be done");
    assert!(losses > 20 && discards > 20 && idle > 20, "{losses} {discards} {idle}");
}
