//! Every kind of question in the helpers of recorded games, on a phone: a thumb can reach the
//! question and its answers.

use std::collections::{BTreeMap, BTreeSet};
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

/// The kind of the current question: two questions of one kind differ only in their words.
fn kind_of(session: &dyn DynSession) -> Option<String> {
    let helping = session.helping()?;
    let begins = |text: &str| text.split(' ').take(2).collect::<Vec<_>>().join(" ");
    let asked = match helping.stage {
        HelperStage::Over | HelperStage::Begin | HelperStage::CarryOut => return None,
        _ if helping.is_pressed || helping.asks.is_empty() => {
            let choices = session.now().choices();
            let last = choices.last().map(|last| last.text.matches(';').count());
            format!("{} {last:?} {}", begins(&choices.first()?.text), choices.len())
        }
        _ => {
            let asks = helping.asks.iter().map(|fact| fact.answers.len().to_string());
            format!("{} {}", begins(&helping.asks[0].query), asks.collect::<Vec<_>>().join(" "))
        }
    };
    Some(asked)
}

/// Checks one page for each kind of question. Returns the most taps that a single answer takes.
async fn every_question_of<G: Helped>(served: &Served, browser: &Browser) -> Result<u64> {
    browser.resize(Size::Narrow).await?;
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games").join(G::ID);
    let catalog = catalog();
    let kind = catalog.game(G::ID).ok_or("in the catalog")?;
    let (mut seen, mut wrong) = (BTreeSet::new(), BTreeMap::new());
    let (mut most, mut below) = (0, 0);
    for ran in helpers_of_recorded::<G>(&folder.join("tests/games"), HelperMode::BY_HAND)? {
        let session = kind.start_helper(&ran.settings, 0);
        let mut session = session.map_err(|why| format!("{why:?}"))?;
        for entry in &ran.said {
            if let Some(asked) = kind_of(&*session)
                && seen.insert(asked.clone())
            {
                let id = served.imported(&serde_json::to_string(&session.save())?);
                browser.goto(&served.at(&format!("/games/{id}"))).await?;
                browser.wait_for("main.helper").await?;
                let Value::Array(told) = browser.run(REACHED).await? else { continue };
                most = most.max(told.first().and_then(Value::as_u64).unwrap_or_default());
                if told.get(1).and_then(Value::as_u64).is_some_and(|is_below| is_below > 0) {
                    browser.picture(&format!("below-{}-{}", G::ID, seen.len())).await?;
                    below += 1;
                }
                if told.len() > 2 {
                    browser.picture(&format!("reach-{}-{}", G::ID, seen.len())).await?;
                    wrong.insert(format!("{} {asked}", seen.len()), told[2..].to_vec());
                }
            }
            session.choose(entry).map_err(|why| why.to_string())?;
        }
    }
    let all = seen.len() as u64;
    println!("{}: {all} kinds of questions, at most {most} taps, {below} below much to do", G::ID);
    assert!(below * 50 <= all, "{below} of {all} questions stand below what is to be done");
    if wrong.is_empty() { Ok(most) } else { Err(format!("{}: {wrong:#?}", G::ID).into()) }
}

in_browser!(
    /// Androids and Weavers.
    every_question_beside_mars_and_the_galaxy_is_reached_by_a_thumb,
    |served, browser| {
        assert!(every_question_of::<PocketMars>(&served, &browser).await? <= 2);
        assert!(every_question_of::<MasterOfTheGalaxy>(&served, &browser).await? <= 2);
        Ok(())
    }
);

in_browser!(
    /// The Saboteurs.
    every_question_beside_the_weather_is_reached_by_a_thumb,
    |served, browser| {
        assert!(every_question_of::<WeatherMachine>(&served, &browser).await? <= 2);
        Ok(())
    }
);

in_browser!(
    /// The mad scientists.
    every_question_beside_the_lab_is_reached_by_a_thumb,
    |served, browser| {
        assert!(every_question_of::<CoLab>(&served, &browser).await? <= 2);
        Ok(())
    }
);
