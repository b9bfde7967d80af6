//! The guides of all games can be played as written.

use game_core::{Guide, Standing};
use i18n::Locale;
use play::{Catalog, ChanceSource, DynGame, DynSession, Play, guide_left, guide_now, undo_to};

/// A new game of a guide, up to its first choice.
fn begin(kind: &dyn DynGame, guide: &Guide, seed: u64) -> Box<dyn DynSession> {
    let chance_source = ChanceSource::Seed(seed);
    let mut session =
        kind.start(&guide.settings, chance_source, Play::Friendly).expect("it begins");
    session.roll().expect("the seed answers");
    session
}

fn choose(session: &mut dyn DynSession, text: &str) {
    session.choose(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    session.roll().expect("the seed answers");
}

#[test]
fn every_guide_can_be_followed_to_its_end() {
    let catalog = Catalog::ours();
    let mut guides = 0;
    for kind in catalog.games() {
        let Some(guide) = kind.guide(Locale::English) else { continue };
        guides += 1;
        let mut session = begin(kind, &guide, guide.seed);
        let mut before = None;
        for text in guide.choices() {
            let now =
                guide_now(kind, &*session, Locale::English).expect("the session is in the guide");
            assert_eq!(now.proposes.as_deref(), Some(text), "step {}, {}", now.number, now.heading);
            let press = now.press.expect("every proposal is named");
            assert!(!press.next.is_empty() && press.number <= press.count, "{press:?}");
            let shown = Some((now.number, press.number));
            assert_ne!(shown, before, "every press changes what the guide says: {text}");
            before = shown;
            assert_eq!(guide_left(kind, &*session, Locale::English), None);
            choose(&mut *session, text);
        }
        let now = guide_now(kind, &*session, Locale::English).expect("the last step is left");
        assert_eq!((now.number, now.proposes), (now.count, None));
    }
    assert_eq!(guides, 4, "every game but Backgammon has one");
}

/// The guide of the shortest game leads to the score, which the person wins.
#[test]
fn the_guide_of_pocket_mars_ends_with_the_game() {
    let catalog = Catalog::ours();
    let kind = catalog.game("pocket-mars").expect("it is in the catalog");
    let guide = kind.guide(Locale::English).expect("it has a guide");
    let mut session = begin(kind, &guide, guide.seed);
    for text in guide.choices() {
        assert_eq!(session.now().outcome(), None, "before {text}");
        choose(&mut *session, text);
    }
    let outcome = session.now().outcome().expect("it is over");
    let told: Vec<_> = outcome.parties.iter().map(|it| (it.standing, it.total)).collect();
    assert_eq!(told, [(Standing::Won, Some(22)), (Standing::Lost, Some(16))]);
}

/// At every choice of every guide that is not the only one, another can be made; the guide says so,
/// and can be taken up again, also some choices later.
#[test]
fn whoever_chooses_otherwise_has_left_the_guide_and_can_come_back() {
    let catalog = Catalog::ours();
    for kind in catalog.games() {
        let Some(guide) = kind.guide(Locale::English) else { continue };
        let mut session = begin(kind, &guide, guide.seed);
        for text in guide.choices() {
            let choices = session.now().choices();
            if let Some(other) = choices.iter().find(|choice| choice.text != text) {
                let mut aside = session.clone_box();
                choose(&mut *aside, &other.text);
                assert_eq!(guide_now(kind, &*aside, Locale::English), None);
                for _ in 0..2 {
                    let left = guide_left(kind, &*aside, Locale::English).expect("it was left");
                    assert_eq!(left.entry, session.len(), "{text}");
                    assert!(left.undoable && left.chosen != left.proposed, "{left:?}");
                    if let Some(next) = aside.now().choices().first() {
                        choose(&mut *aside, &next.text);
                    }
                }
                undo_to(&mut *aside, session.len()).expect("friendly play");
                let back = guide_now(kind, &*aside, Locale::English).expect("it is back");
                assert_eq!(back.proposes.as_deref(), Some(text));
            }
            choose(&mut *session, text);
        }
    }
}

#[test]
fn another_game_has_not_left_the_guide_nor_has_one_after_its_end() {
    let catalog = Catalog::ours();
    let kind = catalog.game("weather-machine").expect("it is in the catalog");
    let guide = kind.guide(Locale::English).expect("it has a guide");
    let other = begin(kind, &guide, guide.seed + 1);
    assert_eq!(guide_now(kind, &*other, Locale::English), None);
    assert_eq!(guide_left(kind, &*other, Locale::English), None);
    let mut session = begin(kind, &guide, guide.seed);
    guide.choices().for_each(|text| choose(&mut *session, text));
    let own = session.now().choices().first().expect("the game goes on").text.clone();
    choose(&mut *session, &own);
    assert_eq!(guide_now(kind, &*session, Locale::English), None);
    assert_eq!(guide_left(kind, &*session, Locale::English), None);
}
