//! Whole games told in every language: what is asked, offered, told, listed and scored is never
//! the English text, a key, or a sentence with English words in it.

use std::collections::BTreeSet;

use game_core::{Dice, Draw as _, OptionKind, Outline, Seat, Turn, Viewer, settings_title};
use i18n::Locale;
use play::{
    Analysis, Asks, Budget, Catalog, ChanceSource, DynGame, DynSession, GameReview, Glance, Level,
    Looked, Play, SecondLook, WinChart, unmeasured,
};

use crate::languages::{OTHERS, english_in, names_of};

/// The games whose texts are messages.
const SPEAK: [&str; 5] =
    ["backgammon", "colab", "master-of-the-galaxy", "pocket-mars", "weather-machine"];

/// Number of games of each mode.
const GAMES: u64 = 1;

/// Entries between two looks at all choices and the whole table.
const LOOKS: usize = 5;

/// Modes of each game in which a hint and a review are read, and after how many entries.
const SEARCHED: (usize, usize) = (3, 24);

/// Simulations for a hint, and for each choice of a review; and how many choices are reviewed.
const SEARCH: (u32, u32, usize) = (60, 4, 6);

/// Adds an outline and everything beneath it.
fn read_outline(lines: &[Outline], read: &mut Vec<String>) {
    for line in lines {
        read.push(line.text.clone());
        read_outline(&line.items, read);
    }
}

/// Every text that people meet at this moment of a game, in a fixed order.
fn read(session: &dyn DynSession, whole: bool) -> Vec<String> {
    let now = session.now();
    let mut read = Vec::new();
    if let Some(question) = now.question(Viewer::Everybody) {
        read.push(question.text);
        read.extend(question.trail);
    }
    let choices = now.choices();
    for choice in choices.iter().take(if whole { usize::MAX } else { 3 }) {
        let described = &choice.description;
        read.extend(
            [&described.label, &described.short, &described.detail, &described.group]
                .map(String::clone),
        );
    }
    for entry in session.log(Viewer::Everybody, session.len().saturating_sub(1)) {
        read.push(entry.label.clone());
        for line in &entry.told {
            read.push(line.text.clone());
            read.extend(line.reasons.iter().cloned());
        }
    }
    if whole {
        read_outline(&now.outline(Viewer::Everybody), &mut read);
        read.extend((0..session.seats()).map(|seat| session.seat_name(Seat(seat))));
        let from = session.len().saturating_sub(LOOKS);
        for turn in session.turns(Viewer::Nobody, from, session.len()) {
            read.extend([turn.title, turn.summary]);
        }
    }
    if let Some(outcome) = now.outcome() {
        read.push(outcome.ended_by.clone());
        read.extend(outcome.decided_by.iter().map(|decision| decision.text.clone()));
        for party in outcome.parties {
            read.push(party.name);
            read.extend(party.items.into_iter().map(|item| item.title));
        }
        for seat in (0..session.seats()).map(Seat) {
            for achieved in now.achieved(seat) {
                read.extend([achieved.title, achieved.condition, achieved.level]);
            }
        }
    }
    read
}

/// Everything that is asked before a game begins, and what may be achieved.
fn before(kind: &dyn DynGame, locale: Locale) -> Vec<String> {
    let mut read = vec![kind.summary(locale).into_owned()];
    for spec in kind.option_specs(locale) {
        read.extend([spec.title, spec.help]);
        if let OptionKind::Pick { values } | OptionKind::Several { values } = spec.kind {
            read.extend(values.into_iter().map(|pick| pick.title));
        }
    }
    for one in kind.achievements(locale) {
        read.extend([one.title, one.condition, one.level]);
    }
    let specs = kind.option_specs(locale);
    let modes = kind.modes().into_iter();
    read.extend(modes.map(|(_, settings)| settings_title(&specs, &settings, locale)));
    read.extend(kind.opponent(locale).map(String::from));
    read.extend(Level::all().iter().map(|level| level.help(locale).into_owned()));
    read.push(unmeasured(locale).into_owned());
    read
}

/// A hint at this moment of a game, and the review of its first choices.
fn searched(session: &dyn DynSession) -> Vec<String> {
    let (hint, each, choices) = SEARCH;
    let mut read = Vec::new();
    if let Turn::Choose(_) = session.turn() {
        let advice = session.advise(Budget::iterations(hint), &|| false).expect("a hint");
        for advised in advice.choices {
            read.push(advised.label);
            read.extend(advised.why.into_iter().map(|reason| reason.text));
            read.extend(advised.line.into_iter().map(|step| step.text));
        }
    }
    let mut analysis = Analysis::new(session, Viewer::Everybody, Budget::iterations(each));
    let mut evaluations = Vec::new();
    for _ in 0..choices {
        let Some(look) = analysis.next() else { break };
        let looked = look.evaluate(session, analysis.budget(), &|| false);
        if let Looked::First(Some(evaluated)) = &looked {
            let mut evaluated = evaluated.clone();
            let (win, better, loss, error) = (0.25, 0.5, 0.25, 0.1);
            evaluated.again = Some(SecondLook { simulations: 80, win, better, loss, error });
            evaluations.push(*evaluated);
        }
        analysis.add(looked);
    }
    read.push(analysis.progress());
    let chart = WinChart::of(session, evaluations, false);
    let review = GameReview::of(session, Viewer::Everybody, &chart);
    read.extend(review.text(30));
    read.extend(review.moments.into_iter().map(|moment| moment.what));
    read
}

/// What a list says of a game is what its table says.
fn assert_list_agrees(kind: &dyn DynGame, glance: &Glance, told: &dyn DynSession) {
    let name = |name| kind.party_name(name, told.locale());
    if let (Turn::Choose(seat), Asks::Person(asked) | Asks::Bot(asked)) =
        (told.turn(), &glance.asks)
    {
        assert_eq!(name(asked), told.seat_name(seat));
    }
    if let Some(outcome) = told.now().outcome() {
        let ended = glance.ended.as_ref().expect("it has ended");
        let listed: Vec<String> = ended.parties.iter().map(|party| name(&party.name)).collect();
        let shown: Vec<String> = outcome.parties.into_iter().map(|party| party.name).collect();
        assert_eq!(listed, shown);
    }
}

/// Whether a text is a key: of a message that does not exist, or that lacks an argument.
fn is_key(text: &str) -> bool {
    let is_part = |part: &str| !part.is_empty() && part.chars().all(|it| it.is_ascii_lowercase());
    text.split('-').count() > 2 && text.split('-').all(is_part)
}

#[test]
fn whole_games_are_told_in_every_language() {
    let catalog = Catalog::ours();
    let mut left = Vec::new();
    for game in SPEAK {
        let kind = catalog.game(game).expect("in the catalog");
        let names = names_of(game);
        let mut wrong: BTreeSet<String> = BTreeSet::new();
        let mut compared = BTreeSet::new();
        let mut compare = |locale, english: &[String], said: &[String]| {
            assert_eq!(english.len(), said.len(), "{game}, {locale:?}");
            for (said, english) in said.iter().zip(english) {
                if compared.insert((locale, said.clone(), english.clone())) {
                    let key = is_key(said).then(|| format!("{locale:?}: a key: {said}"));
                    let left = english_in(locale, said, english, &names);
                    wrong.extend(key.or_else(|| left.map(|left| format!("{locale:?}: {left}"))));
                }
            }
        };
        let english = before(kind, Locale::English);
        for locale in OTHERS {
            compare(locale, &english, &before(kind, locale));
        }
        for (mode, (_, settings)) in kind.modes().into_iter().enumerate() {
            for seed in 0..GAMES {
                let chance = ChanceSource::Seed(seed);
                let session = kind.start(&settings, chance, Play::Friendly);
                let mut session = session.expect("a game");
                let mut dice = Dice::new(seed);
                loop {
                    let _rolled = session.roll().expect("a seed answers");
                    let over = session.now().outcome().is_some();
                    let whole = over || session.len() % LOOKS == 0;
                    let english = read(&*session, whole);
                    let glance = Glance::of(&*session);
                    for locale in OTHERS {
                        let told = session.told_in(locale).expect("another language");
                        compare(locale, &english, &read(&*told, whole));
                        assert_list_agrees(kind, &glance, &*told);
                    }
                    if mode < SEARCHED.0 && seed == 0 && session.len() == SEARCHED.1 {
                        let english = searched(&*session);
                        for locale in OTHERS {
                            let told = session.told_in(locale).expect("another language");
                            compare(locale, &english, &searched(&*told));
                        }
                    }
                    if over || session.len() > 3_000 {
                        break;
                    }
                    let choices = session.now().choices();
                    let chosen = &choices[dice.below(choices.len() as u32) as usize].text;
                    let _told = session.choose(chosen).expect("a legal choice");
                }
            }
        }
        println!("{game}: {} texts compared", compared.len());
        left.extend(wrong.into_iter().map(|wrong| format!("{game}, {wrong}")));
    }
    assert!(left.is_empty(), "{} texts\n{left:#?}", left.len());
}

/// What messages can ask of nouns and lists.
static NOUNS: i18n::Localization = i18n::Localization::new(
    &["nouns.ftl"],
    [
        &["ship = the ship
    .short = ship
card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
form = { FORM($thing, \"short\") } and { FORM($thing, \"none\") }
counted = { COUNTED($thing, $count) }
selects =
    { KEY($thing) ->
        [ship] a ship
       *[other] something else
    }
lists = { CAPITAL($things) }; { OR($things) }; { COUNT($things) }
"],
        &[],
        &[],
        &[],
    ],
);

#[test]
fn a_message_bends_nouns_and_joins_lists() {
    use i18n::{List, Noun, message};

    let messages = NOUNS.messages(Locale::English);
    let ship = Noun::new(messages, "ship");
    assert_eq!(message!(messages, "form", thing = ship.clone()), "ship and the ship");
    let card = Noun::new(messages, "card");
    assert_eq!(message!(messages, "counted", thing = card.clone(), count = 1), "1 card");
    assert_eq!(message!(messages, "counted", thing = card, count = 3), "3 cards");
    assert_eq!(message!(messages, "selects", thing = ship.clone()), "a ship");
    assert_eq!(message!(messages, "selects", thing = "ship"), "a ship");
    let things = List::new(Locale::English, vec![ship.into(), "a die".into(), "a cube".into()]);
    let told = message!(messages, "lists", things = things);
    assert_eq!(told, "The ship, a die and a cube; the ship, a die or a cube; 3");
    assert_eq!(NOUNS.errors(), Vec::<String>::new());
}
