//! Tasks on the pages to read: finding a moment, a rule, the end.

use game_core::{Seat, Viewer};
use i18n::Locale;
use page::{InGame, LogPage, RuleList};
use play::{Catalog, ChanceSource, DynSession, Play, Until};

use crate::common::{all, is_clean};

const VIEWER: Viewer = Viewer::Seat(Seat(0));

/// A solo game, partly played by a bot.
fn begun(game: &str, entries: usize) -> Box<dyn DynSession> {
    let catalog = Catalog::ours();
    let kind = catalog.game(game).expect("in the catalog");
    let mut session =
        kind.start(&kind.preset(), ChanceSource::Seed(7), Play::Friendly).expect("a game");
    session.play_bot("random", 1, Until::Entries(entries)).expect("a bot");
    session
}

fn history(session: &dyn DynSession, find: &str) -> String {
    drawn(session, find, false)
}

fn drawn(session: &dyn DynSession, find: &str, whole: bool) -> String {
    page::log_page(&LogPage {
        locale: Locale::English,
        id: "abc",
        name: "A name",
        session,
        viewer: VIEWER,
        until: None,
        whole,
        find,
    })
}

/// The lines of the log page, one for each run of a seat.
fn lines(page: &str) -> Vec<&str> {
    page.split("<div class=\"log-run\">").skip(1).collect()
}

#[test]
fn every_line_of_a_history_unfolds_and_leads_to_its_board() {
    for game in ["pocket-mars", "weather-machine", "colab", "master-of-the-galaxy"] {
        let session = begun(game, 200);
        let page = history(&*session, "");
        is_clean(&page);
        let lines = lines(&page);
        assert!(lines.len() > 2, "{game}: {} lines", lines.len());
        for line in lines {
            assert!(line.starts_with("<details class=\"log-line\"><summary>"), "{game}: {line}");
            let board = line.split("class=\"log-board\" href=\"/games/abc/at/").nth(1);
            let after = board.and_then(|rest| rest.split('"').next()?.parse::<usize>().ok());
            assert!(after.is_some_and(|after| after <= session.len()), "{game}: no board");
        }
        let chapters = page.matches("<details class=\"log-turn\" open").count();
        assert!(chapters > 1 && page.contains("aria-label=\"Chapters\""), "{game}: {chapters}");
    }
}

#[test]
fn a_search_shows_every_line_that_has_the_words_and_no_other() {
    let session = begun("pocket-mars", 120);
    let all_lines = lines(&history(&*session, "")).len();
    let page = history(&*session, "GREENHOUSE land");
    is_clean(&page);
    let found = lines(&page);
    assert!(!found.is_empty() && found.len() < all_lines, "{} of {all_lines}", found.len());
    for line in found {
        let small = line.to_lowercase();
        assert!(small.contains("greenhouse") && small.contains("land"), "{line}");
        assert!(
            line.starts_with("<details class=\"log-line\" open>"),
            "what was found is unfolded"
        );
    }
    assert!(page.contains("<mark>Greenhouse</mark>"), "and marked");
    assert!(page.contains("value=\"GREENHOUSE land\""), "what was typed stays");
    let nothing = history(&*session, "zeppelin");
    assert!(nothing.contains("Nothing that happened has") && lines(&nothing).is_empty());
}

#[test]
fn a_rule_is_found_and_says_where_it_applied() {
    let catalog = Catalog::ours();
    let kind = catalog.game("pocket-mars").expect("in the catalog");
    let session = begun("pocket-mars", 120);
    let played = InGame::of("abc", "A name", &*session, VIEWER);
    let (rule, entries) =
        played.applied.iter().max_by_key(|(_, entries)| entries.len()).expect("a rule applied");
    let list = |find: &str, played: Option<&InGame>| {
        let (game, title, book) = (kind.id(), kind.title(), kind.rulebook(Locale::English));
        page::rule_list(&RuleList {
            locale: Locale::English,
            game,
            title,
            book: &book,
            find,
            played,
        })
    };
    let whole = list("", Some(&played));
    is_clean(&whole);
    let sections = whole.split("aria-label=\"Contents\"").nth(1).expect("contents");
    let sections = sections.split("</nav>").next().unwrap_or_default();
    let ids = all(&whole, "id");
    for target in all(sections, "href") {
        let id = target.rsplit('#').next().unwrap_or_default();
        assert!(ids.contains(&id), "the contents lead nowhere: {target}");
    }
    let statement = whole.split(&format!("<li id=\"{rule}\">")).nth(1).expect("the statement");
    let statement = statement.split("</li>").next().unwrap_or_default();
    assert!(statement.contains(&format!("{} times", entries.len())), "{statement}");
    let last = entries.last().expect("an entry");
    assert!(statement.contains(&format!("href=\"/games/abc/at/{last}\"")), "{statement}");
    assert!(!list("", None).contains("/games/"), "without a game nothing is said of one");

    let found = list(rule, None);
    let shown = found.matches("<li id=").count();
    assert!(
        shown >= 1 && shown < kind.rulebook(Locale::English).entries.len(),
        "{shown} rules have {rule}"
    );
    assert!(found.contains(&format!("<mark>{rule}</mark>")), "it is marked");
    assert!(list("zeppelin", None).contains("No rule has"));

    let one = page::rule_fragment(
        Locale::English,
        kind.id(),
        &kind.rulebook(Locale::English),
        rule,
        Some(&played),
    );
    assert!(one.is_some_and(|one| one.contains("In A name")));
    let nothing = InGame::default();
    let one = page::rule_fragment(
        Locale::English,
        kind.id(),
        &kind.rulebook(Locale::English),
        rule,
        Some(&nothing),
    );
    assert!(one.is_some_and(|one| one.contains("Not yet in")));
}

/// Printing prints the current page, so there is one with everything on it.
#[test]
fn a_long_history_stands_on_one_page_for_who_asks() {
    let catalog = Catalog::ours();
    let kind = catalog.game("weather-machine").expect("in the catalog");
    let mut settings = kind.preset();
    settings.insert("seats".into(), 4.into());
    let mut session = kind.start(&settings, ChanceSource::Seed(7), Play::Friendly).expect("a game");
    session.play_bot("random", 1, Until::Entries(9999)).expect("a bot");
    let chapters = |page: &str| page.matches("class=\"log-turn\"").count();
    let (some, all) = (history(&*session, ""), drawn(&*session, "", true));
    assert_eq!(chapters(&some), 20);
    assert!(some.contains("/log?whole=yes"), "no way to all of it");
    assert!(chapters(&all) > 20 && !all.contains("/log?whole=yes"), "{}", chapters(&all));
    assert!(all.contains("id=\"turn-0-0\""), "it begins with the set-up");
}
