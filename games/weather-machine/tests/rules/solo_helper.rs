//! The helper for the Saboteurs: what it asks when they place a Bot in a machine.

use game_core::{
    Choices, Dice, Emitted, Entry, EnumSet, Game as _, GameInfo as _, Helped as _, Helper,
    HelperText as _, Stage, Turn,
};
use weather_machine::{
    Answer, Area, BotPlace, BotSpace, Content, EndTrigger, Event, Filled, Id as _, Left, Owner,
    Query, Report, WeatherMachine,
};

/// A helper of the preset game, after these corrections.
fn helper(put_right: &[String]) -> Helper<WeatherMachine> {
    let settings = WeatherMachine::preset();
    let options = WeatherMachine::read_options(&settings, Content::ours()).expect("options");
    let mut helper = Helper::new(&options, Content::ours()).expect("the Saboteurs play");
    enter(&mut helper, put_right.iter().map(String::as_str));
    helper
}

fn enter<'t>(
    helper: &mut Helper<WeatherMachine>,
    texts: impl IntoIterator<Item = &'t str>,
) -> bool {
    texts.into_iter().all(|text| {
        let entry: Entry<WeatherMachine> = text.parse().expect(text);
        helper.enter(entry).is_ok()
    })
}

/// The queries and events of the first turn with this Current Report. A space is answered with one
/// that fills its branch, and the machine is answered to be full.
fn first_turn(
    current: Report,
    put_right: &[String],
) -> Option<(EnumSet<Query>, Vec<Emitted<Event>>)> {
    let mut helper = helper(put_right);
    let mut asked = EnumSet::EMPTY;
    loop {
        let mut emitted = Vec::new();
        let (stage, game) = helper.run_with_position(&mut emitted);
        let entries: Vec<String> = match stage {
            Stage::SetUp(facts) => facts
                .iter()
                .map(|query| match query.to_string().as_str() {
                    "current report" => format!("table current {current}"),
                    text if text.starts_with("hideout ") => format!("table {text} 3"),
                    _ => format!("table {}", helper.proposal(query).expect("something")),
                })
                .collect(),
            Stage::Queries(facts) => {
                let query = facts.first()?;
                asked.insert(query);
                let offered = helper.offered(query);
                let wanted = offered.iter().find(|offer| {
                    matches!(
                        offer.answer,
                        Answer::MachineFull(_) | Answer::Uses(Left::Token, Filled::Full, _)
                    )
                });
                vec![format!("table {}", wanted.or(offered.first())?.answer)]
            }
            Stage::Question => {
                let mut choices = Choices::default();
                game.choices(&mut choices);
                vec![choices.listed().first()?.to_string()]
            }
            Stage::Begin | Stage::Turn | Stage::Score(_) | Stage::Over => {
                return Some((asked, emitted));
            }
        };
        if !enter(&mut helper, entries.iter().map(String::as_str)) {
            return None;
        }
    }
}

/// Three of their Bots in the Government, so that the person can have filled the rest.
fn three_bots() -> Vec<String> {
    vec!["table bots government snow 1+2+3".to_string()]
}

fn enters_government(emitted: &Emitted<Event>) -> bool {
    matches!(
        emitted.event,
        Event::BotMoved { owner: Owner::Saboteurs, to: BotPlace::Space(space), .. }
            if space.area() == Area::Government
    )
}

fn ends(emitted: &[Emitted<Event>]) -> bool {
    emitted.iter().any(|emitted| {
        matches!(emitted.event, Event::EndTriggered { trigger: EndTrigger::Government })
    })
}

/// [WM-END.3] Once their Bot has filled a branch of the Government, the helper asks whether the
/// machine is full, and then the end is triggered, although none of their rules checked the other
/// branches.
#[test]
fn a_helper_asks_whether_a_machine_is_full() {
    let mut filled = 0;
    for (asked, emitted) in Report::all().filter_map(|report| first_turn(report, &three_bots())) {
        let fills = emitted.iter().any(enters_government);
        assert_eq!(fills, ends(&emitted), "asked: {asked:?}");
        assert_eq!(fills, asked.contains(Query::machine(Area::Government)), "asked: {asked:?}");
        filled += u32::from(fills);
    }
    assert!(filled > 0, "some report sends them into the Government");
}

/// [WM-END.6] The helper does not ask what makes no difference: whether the machine is full once
/// the end is triggered, or while the person has too few Bots to have filled it.
#[test]
fn a_helper_does_not_ask_what_makes_no_difference() {
    let ended = [three_bots(), vec!["table ends by nobel".to_string()]].concat();
    for put_right in [ended, Vec::new()] {
        let mut entered = 0;
        for (asked, emitted) in Report::all().filter_map(|report| first_turn(report, &put_right)) {
            assert!(!asked.contains(Query::machine(Area::Government)), "asked: {asked:?}");
            assert!(!ends(&emitted), "{emitted:?}");
            entered += u32::from(emitted.iter().any(enters_government));
        }
        assert!(entered > 0, "some report sends them into the Government");
    }
}

/// The place of the Scientist makes at most four or five differences, never thirteen.
#[test]
fn a_helper_asks_only_where_a_scientist_makes_a_difference() {
    for report in Report::all() {
        let mut helper = helper(&[]);
        let said = [format!("table current {report}")];
        while let Stage::SetUp(facts) = helper.run(&mut Vec::new()) {
            let known = |query| format!("table {}", helper.proposal(query).expect("something"));
            let texts: Vec<String> = facts.iter().map(known).collect();
            if !enter(&mut helper, texts.iter().map(String::as_str)) {
                return;
            }
        }
        enter(&mut helper, said.iter().map(String::as_str));
        let Stage::Queries(facts) = helper.run(&mut Vec::new()) else { continue };
        assert_eq!(facts, EnumSet::only(Query::SCIENTIST));
        let offered = helper.offered(Query::SCIENTIST);
        assert_eq!(offered[0].answer, Answer::Elsewhere, "{report}");
        assert!(offered.len() <= 6, "{report}: {offered:?}");
        let presses = helper.presses();
        assert!(presses.len() <= WeatherMachine::most_buttons(), "{report}: {presses:?}");
    }
}

/// [SAB-RTP.1, SAB-RTP.2, SAB-RTP.3, SAB-RTP.4, SAB-RTP.6, SAB-GOV.4a, SAB-RND.1b] On any table,
/// the first offered space that is free, with a token as stated, is the one that their rules
/// choose.
#[test]
fn spaces_are_offered_in_the_order_in_which_the_saboteurs_choose() {
    let settings = WeatherMachine::preset();
    let options = WeatherMachine::read_options(&settings, Content::ours()).expect("options");
    let (mut compared, mut chosen) = (0, 0);
    for seed in 1..=6 {
        let mut game = WeatherMachine::new(&options, Content::ours()).expect("a game");
        let (mut dice, mut choices) = (Dice::new(seed), Choices::default());
        for entry in 0..400 {
            if game.turn() == Turn::Over {
                break;
            }
            game.choices(&mut choices);
            let Some(choice) = choices.pick(&mut dice) else { break };
            game.apply_unchecked(choice, &mut game_core::NoSink);
            if entry % 9 > 0 || game.state().round == 0 {
                continue;
            }
            for query in
                [Area::Government, Area::Rnd].map(Query::place).into_iter().chain([Query::FREE])
            {
                let holds = game.get_answer(query);
                let first = game.offers(query).into_iter().find(|offer| stands(&game, *offer));
                assert_eq!(first, Some(holds), "seed {seed}, entry {entry}");
                compared += 1;
                chosen += u32::from(!matches!(holds, Answer::UsesNone(_) | Answer::EntersNone));
            }
        }
    }
    assert!(compared > 150 && chosen > 100, "{compared}, {chosen}");
}

/// Whether the table matches an answer.
fn stands(game: &WeatherMachine, answer: Answer) -> bool {
    let (Answer::Uses(left, filled, space) | Answer::Enters(left, filled, space)) = answer else {
        return true;
    };
    let state = game.state();
    let token = state.tokens[space.area()][space.weather()] > 0;
    let free = |at: &BotSpace| state.bot(*at).is_none();
    let room = BotSpace::of_branch(space.area(), space.weather()).filter(free).count() > 1;
    free(&space) && token == (left == Left::Token) && room == (filled == Filled::Room)
}
