//! Every kind of question as somebody who chooses sees it: at 1280 by 800 pixels, nothing has to be
//! scrolled, opened or pointed at to see every answer with what it brings, and no two are alike.

use play::ChanceSource;
use serde_json::{Value, json};

use super::at_once;
use super::kinds::Kind;
use crate::driven::{Browser, Result, Size};

/// Finds answers out of sight, answers that look alike, and effects that are not shown.
const CHOOSING: &str = include_str!("choosing.js");

/// What is wrong at the question on the page, one line each.
pub(super) async fn wrong_at(browser: &Browser, kind: &Kind) -> Result<Vec<String>> {
    browser.reshape(Size::Laptop).await?;
    let found = browser.run(CHOOSING).await?;
    let lines = found.as_array().ok_or("a list")?.iter().filter_map(Value::as_str);
    Ok(lines.map(|line| format!("{}, {}: {line}", kind.game, kind.name)).collect())
}

/// Ticks two answers that place cubes of two colours, if there are such.
const TICK_TWO: &str = "
    const all = [...document.querySelectorAll('.choose .tick-also :is([type=checkbox], [name=counted])')];
    const marks = all.filter((mark) => mark.value.startsWith('place '));
    const cube = (mark) => mark.value.split(' ')[1];
    const other = marks.find((mark) => cube(mark) !== cube(marks[0]));
    if (!other) return 'no';
    for (const mark of [marks[0], other]) {
        if (mark.type === 'checkbox') mark.click();
        else mark.parentElement.querySelector('[data-step=\"1\"]').click();
    }
    return 'two';";

in_browser!(
    /// The button stands there once something is ticked; undo takes all of it back.
    several_answers_are_ticked_and_entered_with_one_press,
    |served, browser| {
        at_once(&served, &browser).await?;
        let id = served.begun("master-of-the-galaxy", json!({}), ChanceSource::Seed(7), 20).await;
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        for turn in 0..40 {
            browser.go_on().await?;
            browser.wait_for(".choice").await?;
            let before = browser.length().await?;
            if browser.run(TICK_TWO).await? == "no" {
                browser.choose(".choice > [data-answer]", turn * 3).await?;
                continue;
            }
            browser.read_it().await?;
            browser.click(".also-end button").await?;
            browser.wait_for_other_length(before).await?;
            let after = browser.length().await?;
            assert!(after >= before + 2, "{before} entries, then {after}");
            browser.read_it().await?;
            browser.click("[data-act=undo]").await?;
            browser.wait_for_length(before).await?;
            assert_eq!(browser.run("return document.querySelectorAll('.tick-also :checked, .stepper[data-some]').length").await?, 0);
            return Ok(());
        }
        Err("there were never cubes of two colours to place".into())
    }
);

/// What is heard of the first number of a counted answer: its role, name and value.
async fn number_heard(browser: &Browser) -> Result<(String, String)> {
    let tree = browser.asked_devtools("Accessibility.getFullAXTree", json!({})).await?;
    let nodes = tree["nodes"].as_array().ok_or("a tree")?;
    let number = nodes.iter().find(|node| node["role"]["value"] == "spinbutton");
    let number = number.ok_or("a spin button")?;
    let said = |what: &str| match &number[what]["value"] {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    Ok((said("name"), said("value")))
}

in_browser!(
    /// On a phone: with a thumb, by keys, and by Enter in the number; undo takes all of it back.
    equal_answers_are_counted_and_entered_with_one_press,
    |served, browser| {
        at_once(&served, &browser).await?;
        let id = served.begun("master-of-the-galaxy", json!({}), ChanceSource::Seed(7), 20).await;
        browser.resize(Size::Narrow).await?;
        browser.goto(&served.at(&format!("/games/{id}"))).await?;
        for turn in 0..60 {
            browser.go_on().await?;
            browser.wait_for(".choice").await?;
            if !browser.is_there(".stepper").await? {
                browser.choose(".choice > [data-answer]", turn * 3).await?;
                continue;
            }
            let before = browser.length().await?;
            browser.read_it().await?;
            let (name, value) = number_heard(&browser).await?;
            assert!(name.starts_with("With others: ") && value == "0", "{name}: {value}");
            assert!(!browser.is_shown(".also-end").await?, "nothing is counted yet");
            let small = "return [...document.querySelectorAll('.stepper .step')]
                .filter((button) => button.checkVisibility())
                .map((button) => button.getBoundingClientRect())
                .filter(({ width, height }) => width < 40 || height < 40)
                .map(({ width, height }) => `${width} by ${height}`).join(', ')";
            assert_eq!(browser.run(small).await?, "");
            browser.click(".stepper [data-step='1']").await?;
            browser.click(".stepper [data-step='1']").await?;
            assert_eq!(number_heard(&browser).await?.1, "2");
            assert!(browser.is_shown(".also-end").await?);
            browser.run("document.querySelector('.stepper [type=number]').focus()").await?;
            browser.keys("\u{e015}").await?;
            assert_eq!(number_heard(&browser).await?.1, "1", "the down arrow");
            browser.keys("\u{e013}\u{e007}").await?;
            browser.wait_for_other_length(before).await?;
            let after = browser.length().await?;
            assert!(after >= before + 2, "{before} entries, then {after}");
            browser.read_it().await?;
            browser.click("[data-act=undo]").await?;
            browser.wait_for_length(before).await?;
            assert_eq!(number_heard(&browser).await?.1, "0", "what was counted is answered");
            return Ok(());
        }
        Err("there were never equal cubes to place".into())
    }
);
