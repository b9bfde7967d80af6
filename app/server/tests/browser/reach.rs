//! Every question can be answered without scrolling, at every window size.

use std::collections::{BTreeMap, BTreeSet};

use play::ChanceSource;
use serde_json::json;

use crate::driven::{Browser, Result, Served, Size};

/// The kind of the page: what it shows beside the question, the rule that asks, and about how many
/// answers there are. Two pages of a kind differ in their words only.
const KIND: &str = "
    const parts = ['.hand-over', '.beat-ways', '.guide[open]', '#refused', '#hint', '.hint-best', '.filter', 'form.ticks'];
    const shown = parts.filter(part => document.querySelector(part));
    const rule = document.querySelector('#question [href*=\"rules\"]')?.getAttribute('href');
    const answers = document.querySelectorAll('.choice').length;
    return [rule, Math.ceil(Math.log2(answers + 1)), ...shown].join(' ')";

/// The sizes at which every page is checked; the first page of a kind is checked at all.
const EVERY_TIME: [Size; 2] = [Size::Laptop, Size::Narrow];

/// How many pages were checked, and what was out of reach.
#[derive(Default)]
struct Looked {
    pages: usize,
    kinds: BTreeSet<String>,
    wrong: BTreeMap<String, Vec<String>>,
}

impl Looked {
    /// Checks a beat of the narration, if there is one, and the question after it.
    async fn at(&mut self, browser: &Browser) -> Result {
        if browser.beat().await?.is_some() {
            self.look(browser).await?;
            browser.go_on().await?;
        }
        // At the end of a game, nothing is asked.
        if browser.is_there(".end-sheet").await? { Ok(()) } else { self.look(browser).await }
    }

    /// Checks the page, in every size if it is the first of its kind.
    async fn look(&mut self, browser: &Browser) -> Result {
        self.pages += 1;
        let kind = browser.run(KIND).await?;
        let is_new = self.kinds.insert(kind.as_str().unwrap_or_default().to_string());
        let sizes = if is_new { &Size::ASKED[..] } else { &EVERY_TIME };
        for &size in sizes {
            browser.reshape(size).await?;
            if let Some(wrong) = browser.out_of_reach().await? {
                browser.keep_screen(&format!("reach-{}-{size}", self.pages)).await?;
                self.wrong.entry(size.to_string()).or_default().push(wrong);
            }
        }
        Ok(())
    }

    /// Fails if anything was out of reach.
    fn end(self) -> Result {
        let Looked { pages, kinds, wrong } = self;
        println!("{} kinds on {pages} pages", kinds.len());
        let lines: Vec<String> = wrong
            .into_iter()
            .map(|(size, lines)| {
                let (bad, good) = (lines.len(), pages - lines.len());
                let some: Vec<String> = lines.into_iter().step_by(bad.div_ceil(4)).collect();
                format!("at {size} {good} of {pages} are in reach\n  {}", some.join("\n  "))
            })
            .collect();
        if lines.is_empty() { Ok(()) } else { Err(lines.join("\n").into()) }
    }
}

in_browser!(
    /// The guide of Weather Machine, question by question, with a hint and with a refusal.
    every_question_of_the_guide_can_be_answered,
    |served, browser| {
        let questions = follow(&served, &browser, "weather-machine").await?;
        assert!(questions > 60, "{questions} questions");
        Ok(())
    }
);

in_browser!(
    /// The same with the guide of Pocket Mars.
    every_question_of_the_mars_guide_can_be_answered,
    |served, browser| {
        let questions = follow(&served, &browser, "pocket-mars").await?;
        assert!(questions > 35, "{questions} questions");
        Ok(())
    }
);

in_browser!(
    /// The same with the guide of Master of the Galaxy.
    every_question_of_the_galaxy_guide_can_be_answered,
    |served, browser| {
        let questions = follow(&served, &browser, "master-of-the-galaxy").await?;
        assert!(questions > 40, "{questions} questions");
        Ok(())
    }
);

in_browser!(
    /// The same with the guide of CoLab.
    every_question_of_the_guide_against_an_enemy_can_be_answered,
    |served, browser| {
        let questions = follow(&served, &browser, "colab").await?;
        assert!(questions > 45, "{questions} questions");
        Ok(())
    }
);

/// Follows the guide of a game to its end and checks each question. Returns their number.
async fn follow(served: &Served, browser: &Browser, game: &str) -> Result<usize> {
    browser.goto(&served.at("/")).await?;
    browser.click(&format!("form.guided[action='/learn/{game}'] button")).await?;
    browser.wait_for(".guide").await?;
    let (mut looked, mut questions) = (Looked::default(), 0);
    loop {
        looked.at(browser).await?;
        if !browser.is_there(".choice.proposed").await? {
            return looked.end().map(|()| questions);
        }
        questions += 1;
        if questions % 40 == 3 {
            refuse(browser, "form.choose [name=at]", "99999").await?;
            looked.at(browser).await?;
            hint(browser, &mut looked).await?;
        }
        browser.choose(".choice.proposed > button", 0).await?;
    }
}

in_browser!(
    /// Games without a guide, solo and with two at one device: questions, refusals, hints,
    /// hand-overs.
    every_question_of_a_plain_game_can_be_answered,
    |served, browser| {
        let mut looked = Looked::default();
        for (game, settings, chance_source) in [
            ("weather-machine", json!({"seats": 1}), ChanceSource::Seed(4)),
            ("weather-machine", json!({"seats": 2}), ChanceSource::Seed(9)),
            ("weather-machine", json!({"seats": 1}), ChanceSource::Table),
            ("pocket-mars", json!({"seats": 1}), ChanceSource::Seed(4)),
            ("pocket-mars", json!({"seats": 2}), ChanceSource::Seed(9)),
            ("pocket-mars", json!({"seats": 1}), ChanceSource::Table),
            ("colab", json!({"seats": 1, "enemies": 1}), ChanceSource::Seed(4)),
            ("master-of-the-galaxy", json!({"seats": 1}), ChanceSource::Seed(4)),
            ("master-of-the-galaxy", json!({"seats": 2}), ChanceSource::Seed(9)),
        ] {
            let begun = if chance_source == ChanceSource::Table { 0 } else { 40 };
            let id = served.begun(game, settings, chance_source, begun).await;
            browser.goto(&served.at(&format!("/games/{id}"))).await?;
            browser.wait_for("#question").await?;
            for turn in 0..6 {
                if browser.is_there(".hand-over").await? {
                    late(&browser).await?;
                    looked.at(&browser).await?;
                    browser.read_it().await?;
                    browser.run("document.querySelector('.hand-over button').click()").await?;
                    browser.wait_for(".choice, .beat-ways").await?;
                }
                looked.at(&browser).await?;
                if turn == 2 {
                    refuse(&browser, ".choice > button", "nonsense").await?;
                    looked.at(&browser).await?;
                    if chance_source != ChanceSource::Table {
                        hint(&browser, &mut looked).await?;
                    }
                }
                browser.choose(".choice > button", turn * 7).await?;
            }
        }
        looked.end()
    }
);

/// Sends an answer with this field changed, so that it is refused.
async fn refuse(browser: &Browser, css: &str, value: &str) -> Result {
    let script = format!(
        "document.querySelector('{css}').value = '{value}';
         document.querySelector('.choice > button').click()"
    );
    browser.read_it().await?;
    browser.run(&script).await?;
    browser.wait_for("#refused").await
}

/// Sends an answer too late, while the device is being handed over.
async fn late(browser: &Browser) -> Result {
    let script = "const form = document.createElement('form');
         form.className = 'choose';
         form.method = 'post';
         form.action = `/games/${document.getElementById('table').dataset.id}/choose`;
         form.innerHTML = '<input name=at value=0><input name=text value=late>';
         document.getElementById('prompt').append(form);
         form.requestSubmit()";
    browser.read_it().await?;
    browser.run(script).await?;
    browser.wait_for("#refused").await
}

/// What the first hint costs lies over the question once it is asked for: its words and its button
/// are in reach, and a press beside it brings the question back.
const COST: &str = "
    const wrong = [];
    for (const css of ['.hint-practice p', '[data-act=hint-show]']) {
      const one = document.querySelector(css);
      const { left, top, width, height } = one.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!one.contains(met)) wrong.push(`${css} lies behind ${met?.outerHTML.slice(0, 80)}`);
    }
    const ask = document.querySelector('[data-act=hint]');
    document.querySelector('.top').click();
    if (ask.parentElement.open) wrong.push('a press beside it does not close it');
    ask.click();
    return wrong";

/// Requests a hint, and checks the page before, during the search and after it.
async fn hint(browser: &Browser, looked: &mut Looked) -> Result {
    browser.read_it().await?;
    browser.run("document.querySelector('[data-act=hint]').click()").await?;
    if browser.is_there(".hint-first[open]").await? {
        for size in Size::ASKED {
            browser.reshape(size).await?;
            let wrong = browser.run(COST).await?;
            assert_eq!(wrong, json!([]), "what a hint costs, at {size}");
        }
        browser.run("document.querySelector('[data-act=hint-show]').click()").await?;
    }
    browser.wait_for("#hint").await?;
    looked.at(browser).await?;
    browser.wait_for(".hint-best").await?;
    looked.at(browser).await
}
