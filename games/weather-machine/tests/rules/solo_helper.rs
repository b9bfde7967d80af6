//! The Saboteurs beside a real table: what a helper asks when they fill a machine.

use table::{Choices, Entry, Game as _, Helper, Published as _, Set, Stage, Told};
use weather_machine::{
    Area, BotPlace, Content, EndTrigger, Event, Fact, Id as _, Owner, Report, Weather,
    WeatherMachine,
};

/// The first turn of a helper with this Current Report, at a table on which every branch of the
/// Government is full but for the last space of the one that is asked first: the branches of the
/// Government that were asked, and what was told.
fn first_turn(current: Report) -> Option<(Set<Fact>, Vec<Told<Event>>)> {
    let settings = WeatherMachine::proposed();
    let options = WeatherMachine::read_options(&settings, Content::ours()).expect("options");
    let mut helper: Helper<WeatherMachine> =
        Helper::new(&options, Content::ours()).expect("the Saboteurs play");
    let government: Set<Fact> =
        Weather::ALL.into_iter().map(|weather| Fact::branch(Area::Government, weather)).collect();
    let mut asked = Set::EMPTY;
    loop {
        let mut told = Vec::new();
        let (stage, game) = helper.look(&mut told);
        let entries: Vec<String> = match stage {
            Stage::SetUp(facts) | Stage::Facts(facts) => facts
                .iter()
                .map(|fact| {
                    let text = fact.to_string();
                    if government.contains(fact) {
                        let first = if asked.is_empty() { "-" } else { "yours" };
                        asked.insert(fact);
                        return format!("table {text} yours yours {first} 3");
                    }
                    match text.as_str() {
                        "current report" => format!("table current {current}"),
                        text if text.starts_with("hideout ") => format!("table {text} 3"),
                        _ => format!("table {}", helper.proposal(fact).expect("something")),
                    }
                })
                .collect(),
            Stage::Question => {
                let mut choices = Choices::default();
                game.choices(&mut choices);
                vec![choices.listed().first()?.to_string()]
            }
            Stage::Turn | Stage::Score(_) | Stage::Over => return Some((asked, told)),
        };
        for text in entries {
            let entry: Entry<WeatherMachine> = text.parse().expect(&text);
            helper.enter(entry).ok()?;
        }
    }
}

/// [WM-END.3] Once their Bot has filled a branch of the Government, each of the others is asked for,
/// and the end comes if they are full too, though no rule of theirs looked at them.
#[test]
fn a_helper_asks_whether_a_machine_is_full() {
    let mut filled = 0;
    for (asked, told) in Report::all().filter_map(first_turn) {
        let fills = told.iter().any(|told| {
            matches!(
                told.event,
                Event::BotMoved { owner: Owner::Saboteurs, to: BotPlace::Space(space), .. }
                    if space.area() == Area::Government
            )
        });
        let ends = told.iter().any(|told| {
            matches!(told.event, Event::EndTriggered { trigger: EndTrigger::Government })
        });
        assert_eq!(fills, ends, "asked: {asked:?}");
        filled += u32::from(fills);
    }
    assert!(filled > 0, "some report sends them into the Government");
}
