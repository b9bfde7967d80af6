//! The kinds of questions in the helpers of recorded games, on a phone: a thumb can reach the
//! question and its answers.
//!
//! `SOLOIST_WHOLE=1 cargo test -p server --test browser helper_reach` looks at every kind, otherwise
//! at those with the most answers.

use std::collections::BTreeMap;
use std::path::PathBuf;

use colab::CoLab;
use conformance::helper_equivalence::{HelperMode, helpers_of_recorded};
use game_core::Helped;
use master_of_the_galaxy::MasterOfTheGalaxy;
use play::{DynSession, HelperStage};
use pocket_mars::PocketMars;
use serde_json::Value;
use weather_machine::WeatherMachine;

use crate::driven::{Browser, Result, Served, Size, catalog};

/// Checks whether a thumb can reach the question and its answers.
const REACHED: &str = include_str!("reached.js");

/// How many pages of each game are looked at in every run.
const PAGES: usize = 50;

/// A page that asks something, as a save.
struct Page {
    save: String,
    /// The number of answers on it.
    answers: usize,
}

/// The kind of the current question and its number of answers: two questions of one kind differ only
/// in their words and in that number.
fn kind_of(session: &dyn DynSession) -> Option<(String, usize)> {
    let helping = session.helping()?;
    let begins = |text: &str| text.split(' ').take(2).collect::<Vec<_>>().join(" ");
    match helping.stage {
        HelperStage::Over | HelperStage::Begin | HelperStage::CarryOut => None,
        _ if helping.is_pressed || helping.asks.is_empty() => {
            let choices = session.now().choices();
            let last = choices.last().map(|last| last.text.matches(';').count());
            Some((format!("{} {last:?}", begins(&choices.first()?.text)), choices.len()))
        }
        _ => {
            let answers = helping.asks.iter().map(|fact| fact.answers.len());
            let first = begins(&helping.asks[0].query);
            Some((format!("{first}, {} asked", helping.asks.len()), answers.sum()))
        }
    }
}

/// Each kind of question in the helpers of recorded games, with its page that has the most answers:
/// if these can be reached, so can fewer.
fn kinds<G: Helped>() -> Result<BTreeMap<String, Page>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games").join(G::ID);
    let catalog = catalog();
    let kind = catalog.game(G::ID).ok_or("in the catalog")?;
    let mut kinds: BTreeMap<String, Page> = BTreeMap::new();
    for ran in helpers_of_recorded::<G>(&folder.join("tests/games"), HelperMode::BY_HAND)? {
        let session = kind.start_helper(&ran.settings, 0);
        let mut session = session.map_err(|why| format!("{why:?}"))?;
        for entry in &ran.said {
            if let Some((asked, answers)) = kind_of(&*session)
                && kinds.get(&asked).is_none_or(|known| answers > known.answers)
            {
                let save = serde_json::to_string(&session.save())?;
                kinds.insert(asked, Page { save, answers });
            }
            session.choose(entry).map_err(|why| why.to_string())?;
        }
    }
    Ok(kinds)
}

/// Checks a page of the kinds of questions with the most answers. Returns the most taps that a
/// single answer takes.
async fn every_question_of<G: Helped>(served: &Served, browser: &Browser) -> Result<u64> {
    browser.resize(Size::Narrow).await?;
    let kinds = kinds::<G>()?;
    let known = kinds.len();
    let mut kinds: Vec<_> = kinds.into_iter().collect();
    kinds.sort_by_key(|(_, page)| std::cmp::Reverse(page.answers));
    if std::env::var_os("SOLOIST_WHOLE").is_none() {
        kinds.truncate(PAGES);
    }
    let (mut pages, mut wrong) = (0, BTreeMap::new());
    let (mut most, mut below) = (0, 0);
    for (asked, page) in &kinds {
        pages += 1;
        let id = served.imported(&page.save);
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        browser.wait_for("main.helper").await?;
        let Value::Array(told) = browser.run(REACHED).await? else { continue };
        most = most.max(told.first().and_then(Value::as_u64).unwrap_or_default());
        if told.get(1).and_then(Value::as_u64).is_some_and(|is_below| is_below > 0) {
            browser.keep_screen(&format!("below-{}-{pages}", G::ID)).await?;
            below += 1;
        }
        if told.len() > 2 {
            browser.keep_screen(&format!("reach-{}-{pages}", G::ID)).await?;
            wrong.insert(format!("{pages} {asked}"), told[2..].to_vec());
        }
    }
    let id = G::ID;
    println!(
        "{id}: {known} kinds of questions, {pages} looked at, at most {most} taps, {below} below much to do"
    );
    assert!(below * 50 <= pages, "{below} of {pages} questions stand below what is to be done");
    if wrong.is_empty() { Ok(most) } else { Err(format!("{id}: {wrong:#?}").into()) }
}

in_browser!(
    /// Androids and Weavers.
    questions_beside_mars_and_the_galaxy_are_reached_by_a_thumb,
    |served, browser| {
        assert!(every_question_of::<PocketMars>(&served, &browser).await? <= 2);
        assert!(every_question_of::<MasterOfTheGalaxy>(&served, &browser).await? <= 2);
        Ok(())
    }
);

in_browser!(
    /// The Saboteurs.
    questions_beside_the_weather_are_reached_by_a_thumb,
    |served, browser| {
        assert!(every_question_of::<WeatherMachine>(&served, &browser).await? <= 2);
        Ok(())
    }
);

in_browser!(
    /// The mad scientists.
    questions_beside_the_lab_are_reached_by_a_thumb,
    |served, browser| {
        assert!(every_question_of::<CoLab>(&served, &browser).await? <= 2);
        Ok(())
    }
);
