//! The guides of all games can be played as written.

use game_core::Guide;
use i18n::Locale;
use play::{Catalog, ChanceSource, DynGame, DynSession, Play, guide_now};

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
        for text in guide.choices() {
            let now =
                guide_now(kind, &*session, Locale::English).expect("the session is in the guide");
            assert_eq!(now.proposes.as_deref(), Some(text), "step {}, {}", now.number, now.heading);
            choose(&mut *session, text);
        }
        let now = guide_now(kind, &*session, Locale::English).expect("the last step is left");
        assert_eq!((now.number, now.proposes), (now.count, None));
    }
    assert!(guides > 0);
}

#[test]
fn whoever_chooses_otherwise_has_left_the_guide() {
    let catalog = Catalog::ours();
    let kind = catalog.game("weather-machine").expect("it is in the catalog");
    let guide = kind.guide(Locale::English).expect("it has a guide");
    let mut session = begin(kind, &guide, guide.seed);
    let first = guide.choices().next().expect("it proposes something");
    let other = session.now().choices().into_iter().find(|choice| choice.text != first);
    choose(&mut *session, &other.expect("there is another choice").text);
    assert_eq!(guide_now(kind, &*session, Locale::English), None);
    assert_eq!(guide_now(kind, &*begin(kind, &guide, guide.seed + 1), Locale::English), None);
}
