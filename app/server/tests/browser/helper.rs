//! A helper on a phone: set-up, three turns of the opponent, undo, corrections, the end.

use crate::driven::{Browser, Result, Size};
use serde_json::Value;

/// Finds text that is too small, and targets too small for a thumb.
const LOOK: &str = include_str!("shared.js");

/// The answers that are out of view when the page opens, below the foot or to the side.
const OUT_OF_SIGHT: &str = "scrollTo(0, 0);
    const foot = document.querySelector('.helper-foot')?.getBoundingClientRect().top ?? innerHeight;
    return [...document.querySelectorAll('.answer, .query select, .query .pick, .does')]
      .filter((one) => !one.closest('details:not([open])')).filter((one) => { const box = one.getBoundingClientRect(); return box.height && (box.bottom > foot + 1 || box.right > innerWidth); })
      .map((one) => one.textContent.trim()).concat(document.documentElement.scrollWidth > innerWidth ? ['wide'] : []);";

async fn looked_at(browser: &Browser, name: &str) -> Result {
    browser.picture(&format!("helper-{name}")).await?;
    browser.judge(name).await?;
    for (what, script) in [("too small", LOOK), ("out of sight", OUT_OF_SIGHT)] {
        match browser.run(script).await? {
            Value::Array(wrong) if wrong.is_empty() => {}
            wrong => return Err(format!("{name}, {what}: {wrong:#}").into()),
        }
    }
    let broken = browser.broken_rules().await?;
    if broken.is_empty() { Ok(()) } else { Err(format!("{name}: {broken:?}").into()) }
}

/// Presses an element and waits for the page with a new length of the log.
async fn press(browser: &Browser, css: &str) -> Result {
    let length = browser.attribute("main.helper", "data-length").await?;
    browser.click(css).await?;
    browser.wait_for(&format!("main.helper:not([data-length='{length}'])")).await
}

in_browser!(
    /// Three presses from the front page to the first question, then at most three per turn.
    a_helper_runs_the_androids_on_a_phone,
    |served, browser| {
        browser.resize(Size::Narrow).await?;
        browser.goto(&served.at("/")).await?;
        browser.click("a[href='/helper/pocket-mars']").await?;
        browser.wait_for("button[name=option-level]").await?;
        looked_at(&browser, "level").await?;
        browser.click("button[name=option-level][value=normal]").await?;
        browser.wait_for("button[name=option-da_choice]").await?;
        browser.click("button[name=option-da_choice][value=algorithm]").await?;
        browser.wait_for("main.helper[data-stage=facts][data-turn='1']").await?;
        looked_at(&browser, "module").await?;
        for (turn, left) in [(1, "1 green"), (2, "2 orange"), (3, "1 black")] {
            browser.wait_for(&format!("main.helper[data-turn='{turn}'][data-stage=facts]")).await?;
            let mut presses = 2;
            press(&browser, &format!("button[value='table module {left}']")).await?;
            if browser.is_there("[data-act=on]").await? {
                looked_at(&browser, "yours").await?;
                press(&browser, "[data-act=on]").await?;
                presses += 1;
            }
            browser.wait_for("main.helper[data-stage=carry-out]").await?;
            looked_at(&browser, &format!("turn-{turn}")).await?;
            assert!(browser.count(".instruction").await? >= 3, "instructions");
            browser.click(".instruction .why summary").await?;
            assert!(browser.is_shown(".instruction .why li").await?, "its reasons");
            press(&browser, "[data-act=done]").await?;
            assert!(presses <= 3, "{presses} presses");
        }
        browser.wait_for("main.helper[data-turn='4']").await?;
        press(&browser, "[data-act=back]").await?;
        browser.wait_for("main.helper[data-turn='3'][data-stage=carry-out]").await?;
        press(&browser, "[data-act=done]").await?;
        browser.click(".helper-kept summary").await?;
        browser.judge("kept").await?;
        browser.click(".helper-kept a[href$='right=energy']").await?;
        browser.wait_for("button[value='table energy 4']").await?;
        looked_at(&browser, "energy").await?;
        press(&browser, "button[value='table energy 4']").await?;
        // The state is stored, even if the page is closed.
        let now = browser.attribute("main.helper", "data-length").await?;
        browser.goto(&served.at("/")).await?;
        browser.theme("dark").await?;
        browser.click(".catalog-game .go-on").await?;
        browser.wait_for(&format!("main.helper[data-length='{now}']")).await?;
        looked_at(&browser, "dark").await
    }
);

in_browser!(
    /// Other languages take more room than English: nothing is cut off from the set-up to the
    /// reasons, and the list of corrections fits too.
    a_helper_runs_the_androids_in_every_language_on_a_phone,
    |served, browser| {
        browser.resize(Size::Narrow).await?;
        for code in ["de", "fr", "es"] {
            browser.goto(&served.at("/helper/pocket-mars")).await?;
            speaks(&browser, code).await?;
            browser.goto(&served.at("/helper/pocket-mars")).await?;
            browser.wait_for(&format!("html[lang={code}] button[name=option-level]")).await?;
            looked_at(&browser, &format!("{code}-level")).await?;
            browser.click("button[name=option-level][value=normal]").await?;
            browser.wait_for("button[name=option-da_choice]").await?;
            looked_at(&browser, &format!("{code}-decider")).await?;
            browser.click("button[name=option-da_choice][value=algorithm]").await?;
            browser.wait_for("main.helper[data-stage=facts][data-turn='1']").await?;
            looked_at(&browser, &format!("{code}-module")).await?;
            for (turn, left) in [(1, "1 green"), (2, "1 black")] {
                browser.wait_for(&format!("main.helper[data-turn='{turn}'][data-stage=facts]")).await?;
                press(&browser, &format!("button[value='table module {left}']")).await?;
                if browser.is_there("[data-act=on]").await? {
                    looked_at(&browser, &format!("{code}-yours")).await?;
                    press(&browser, "[data-act=on]").await?;
                }
                browser.wait_for("main.helper[data-stage=carry-out]").await?;
                looked_at(&browser, &format!("{code}-turn-{turn}")).await?;
                opened(&browser, &format!("{code}-open-{turn}")).await?;
                press(&browser, "[data-act=done]").await?;
            }
        }
        Ok(())
    }
);

in_browser!(
    /// Every picture of the set-up fits one screen of a phone; what is drawn at the table is one
    /// press.
    a_helper_of_colab_is_set_up_on_a_phone,
    |served, browser| {
        browser.resize(Size::Narrow).await?;
        browser.goto(&served.at("/helper/colab")).await?;
        browser.click("label:has(input[name=option-set_up][value=normal])").await?;
        browser.click("label:has(input[name=option-draws][value=table])").await?;
        browser.click(".helper-next").await?;
        browser.wait_for("input[name=option-enemy_1]").await?;
        looked_at(&browser, "enemies").await?;
        browser.click(".helper-next").await?;
        browser.wait_for("main.helper[data-stage=set-up]").await?;
        let mut pictures = 0;
        while browser.is_there("main.helper[data-stage=set-up]").await? {
            pictures += 1;
            looked_at(&browser, &format!("colab-{pictures}")).await?;
            press(&browser, "[data-act=on]").await?;
        }
        assert_eq!(pictures, 4);
        // The list of tokens that may have been drawn is longer than the screen.
        browser.wait_for("main.helper[data-stage=question]").await?;
        browser.picture("helper-colab-turn").await?;
        browser.judge("colab-turn").await?;
        press(&browser, "button[value='criteria K5H']").await?;
        // A minion's window and die are one press, and are undone by one.
        let asked = browser.attribute("main.helper", "data-length").await?;
        browser.picture("helper-colab-press").await?;
        browser.judge("colab-press").await?;
        browser.first_answer().await?;
        browser.wait_for(&format!("main.helper:not([data-length='{asked}'])")).await?;
        press(&browser, "[data-act=back]").await?;
        browser.wait_for(&format!("main.helper[data-length='{asked}']")).await
    }
);

/// Chooses the printed Weavers; the program draws for them.
async fn weavers_of_the_rulebook(browser: &Browser) -> Result {
    browser.click("label:has(input[name=option-weavers][value=printed])").await?;
    browser.click(".helper-next").await?;
    browser.wait_for("main.helper[data-stage=set-up]").await
}

in_browser!(
    /// Three presses for the set-up; then the hand in presses, and all other events in one.
    a_helper_runs_the_weavers_on_a_phone,
    |served, browser| {
        browser.resize(Size::Narrow).await?;
        browser.goto(&served.at("/helper/master-of-the-galaxy")).await?;
        weavers_of_the_rulebook(&browser).await?;
        looked_at(&browser, "weavers-home").await?;
        press(&browser, "button[value='table home s00']").await?;
        looked_at(&browser, "weavers-first").await?;
        press(&browser, "[data-act=on]").await?;
        for turn in 1..=2 {
            let asked = format!("main.helper[data-turn='{turn}'][data-stage=facts]");
            browser.wait_for(&asked).await?;
            looked_at(&browser, &format!("weavers-hand-{turn}")).await?;
            browser.click("label:has(input[value='table pair R'])").await?;
            press(&browser, "[data-act=on]").await?;
            browser.wait_for("main.helper[data-stage=carry-out]").await?;
            looked_at(&browser, &format!("weavers-turn-{turn}")).await?;
            press(&browser, "[data-act=done]").await?;
        }
        press(&browser, ".helper-first button[value^='table fed']").await?;
        browser.wait_for("main.helper[data-stage=carry-out]").await?;
        looked_at(&browser, "weavers-fed").await
    }
);

/// Sets the language of the following pages.
async fn speaks(browser: &Browser, code: &str) -> Result<()> {
    let cookie = format!("document.cookie = 'soloist-language={code}; path=/'; return [];");
    browser.run(&cookie).await?;
    Ok(())
}

/// A turn's instructions fit with their reasons and the list of corrections open.
async fn opened(browser: &Browser, name: &str) -> Result<()> {
    let all = "for (const one of document.querySelectorAll('.why, .helper-kept')) one.open = true; return [];";
    browser.run(all).await?;
    browser.judge(name).await?;
    browser.picture(&format!("helper-{name}")).await?;
    Ok(())
}

in_browser!(
    /// German, French and Spanish texts of the Weavers fit, from the set-up to the effects of a fed swarm.
    a_helper_runs_the_weavers_in_every_language_on_a_phone,
    |served, browser| {
        browser.resize(Size::Narrow).await?;
        browser.goto(&served.at("/")).await?;
        for code in ["de", "fr", "es"] {
            speaks(&browser, code).await?;
            browser.goto(&served.at("/helper/master-of-the-galaxy")).await?;
            browser.wait_for(&format!("html[lang={code}] input[name=option-weavers]")).await?;
            looked_at(&browser, &format!("{code}-weavers-level")).await?;
            weavers_of_the_rulebook(&browser).await?;
            looked_at(&browser, &format!("{code}-weavers-home")).await?;
            press(&browser, "button[value='table home s00']").await?;
            looked_at(&browser, &format!("{code}-weavers-first")).await?;
            press(&browser, "[data-act=on]").await?;
            for turn in 1..=2 {
                let asked = format!("main.helper[data-turn='{turn}'][data-stage=facts]");
                browser.wait_for(&asked).await?;
                looked_at(&browser, &format!("{code}-weavers-hand-{turn}")).await?;
                browser.click("label:has(input[value='table pair R'])").await?;
                press(&browser, "[data-act=on]").await?;
                browser.wait_for("main.helper[data-stage=carry-out]").await?;
                looked_at(&browser, &format!("{code}-weavers-turn-{turn}")).await?;
                opened(&browser, &format!("{code}-weavers-open-{turn}")).await?;
                press(&browser, "[data-act=done]").await?;
            }
            press(&browser, ".helper-first button[value^='table fed']").await?;
            browser.wait_for("main.helper[data-stage=carry-out]").await?;
            looked_at(&browser, &format!("{code}-weavers-fed")).await?;
        }
        Ok(())
    }
);

/// Answers questions until the turn can be carried out, and returns the number of presses.
async fn answered(browser: &Browser, name: &str) -> Result<usize> {
    let mut presses = 0;
    while !browser.is_there("main.helper[data-stage=carry-out]").await? {
        presses += 1;
        if presses > 12 {
            return Err(format!("{name}: asked without end").into());
        }
        // A list of twenty Reports is longer than the screen.
        browser.picture(&format!("helper-{name}-{presses}")).await?;
        browser.judge(&format!("{name}-{presses}")).await?;
        match browser.is_there("[data-act=on]").await? {
            true => press(browser, "[data-act=on]").await?,
            false => {
                let length = browser.attribute("main.helper", "data-length").await?;
                browser.first_answer().await?;
                browser.wait_for(&format!("main.helper:not([data-length='{length}'])")).await?;
            }
        }
    }
    Ok(presses)
}

in_browser!(
    /// The set-up and two turns, each with its instructions and their reasons.
    a_helper_runs_the_saboteurs_on_a_phone,
    |served, browser| {
        browser.resize(Size::Narrow).await?;
        browser.goto(&served.at("/helper/weather-machine")).await?;
        browser.click(".helper-next").await?;
        browser.wait_for("main.helper[data-stage=set-up]").await?;
        looked_at(&browser, "saboteurs-assistant").await?;
        press(&browser, "button[value='table assistant sun']").await?;
        for picture in ["reports", "hideout"] {
            browser.wait_for("main.helper[data-stage=set-up]").await?;
            looked_at(&browser, &format!("saboteurs-{picture}")).await?;
            press(&browser, "[data-act=on]").await?;
        }
        for turn in 1..=2 {
            let asked = format!("main.helper[data-turn='{turn}'][data-stage=facts]");
            browser.wait_for(&asked).await?;
            let presses = answered(&browser, &format!("saboteurs-{turn}")).await?;
            assert!(presses <= 5, "turn {turn}: {presses} presses");
            assert!(browser.count(".instruction").await? >= 3, "instructions");
            browser.click(".instruction .why summary").await?;
            assert!(browser.is_shown(".instruction .why li").await?, "its reasons");
            browser.picture(&format!("helper-saboteurs-turn-{turn}")).await?;
            press(&browser, "[data-act=done]").await?;
        }
        Ok(())
    }
);

in_browser!(
    /// German, French and Spanish texts of the Saboteurs fit, from the Challenge cards to the reasons.
    a_helper_runs_the_saboteurs_in_every_language_on_a_phone,
    |served, browser| {
        browser.resize(Size::Narrow).await?;
        browser.goto(&served.at("/")).await?;
        for code in ["de", "fr", "es"] {
            speaks(&browser, code).await?;
            browser.goto(&served.at("/helper/weather-machine")).await?;
            browser.wait_for(&format!("html[lang={code}] .helper-next")).await?;
            browser.judge(&format!("{code}-saboteurs-challenges")).await?;
            browser.picture(&format!("helper-{code}-saboteurs-challenges")).await?;
            browser.click(".helper-next").await?;
            browser.wait_for("main.helper[data-stage=set-up]").await?;
            looked_at(&browser, &format!("{code}-saboteurs-assistant")).await?;
            press(&browser, "button[value='table assistant sun']").await?;
            for picture in ["reports", "hideout"] {
                browser.wait_for("main.helper[data-stage=set-up]").await?;
                looked_at(&browser, &format!("{code}-saboteurs-{picture}")).await?;
                press(&browser, "[data-act=on]").await?;
            }
            let asked = "main.helper[data-turn='1'][data-stage=facts]";
            browser.wait_for(asked).await?;
            answered(&browser, &format!("{code}-saboteurs")).await?;
            opened(&browser, &format!("{code}-saboteurs-open")).await?;
            press(&browser, "[data-act=done]").await?;
        }
        Ok(())
    }
);

in_browser!(
    /// German, French and Spanish texts of the mad scientists fit, from the options to the reasons.
    a_helper_runs_the_mad_enemies_in_every_language_on_a_phone,
    |served, browser| {
        browser.resize(Size::Narrow).await?;
        browser.goto(&served.at("/")).await?;
        for code in ["de", "fr", "es"] {
            speaks(&browser, code).await?;
            browser.goto(&served.at("/helper/colab")).await?;
            browser.wait_for(&format!("html[lang={code}] .helper-next")).await?;
            browser.judge(&format!("{code}-colab-game")).await?;
            browser.picture(&format!("helper-{code}-colab-game")).await?;
            browser.click("label:has(input[name=option-set_up][value=normal])").await?;
            browser.click(".helper-next").await?;
            browser.wait_for("input[name=option-enemy_1]").await?;
            looked_at(&browser, &format!("{code}-colab-enemies")).await?;
            browser.click(".helper-next").await?;
            browser.wait_for("main.helper[data-stage=set-up]").await?;
            let mut pictures = 0;
            while browser.is_there("main.helper[data-stage=set-up]").await? {
                pictures += 1;
                looked_at(&browser, &format!("{code}-colab-{pictures}")).await?;
                press(&browser, "[data-act=on]").await?;
            }
            // The program draws and rolls: the first turn begins with a press, each further one
            // with the press that ends the turn before.
            browser.wait_for("main.helper[data-turn='1'][data-stage=begin]").await?;
            looked_at(&browser, &format!("{code}-colab-begin")).await?;
            press(&browser, "[data-act=done]").await?;
            for turn in 1..=2 {
                browser.wait_for(&format!("main.helper[data-turn='{turn}']")).await?;
                answered(&browser, &format!("{code}-colab-{turn}")).await?;
                opened(&browser, &format!("{code}-colab-open-{turn}")).await?;
                press(&browser, "[data-act=done]").await?;
            }
        }
        Ok(())
    }
);
