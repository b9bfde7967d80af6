//! The sheet of a game's icons: every picture with its name, what it does, and its rule. The script
//! takes from it what it shows when an icon is pointed at.

use drawing::{Icon, Picture};
use game_core::RuleBook;
use i18n::{Locale, message};
use maud::{Markup, html};

use crate::games::{drawing, legend};
use crate::rules::rule_link;
use crate::shell::{Shell, header};

/// What the sheet of a game's icons shows.
pub struct IconSheet<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The id of the game.
    pub game: &'a str,
    /// Its title.
    pub title: &'a str,
    /// Its rules, whose titles stand beside their ids.
    pub book: &'a RuleBook,
}

/// Draws the sheet. `None` if the game has no drawing, and so no icons.
pub fn icon_sheet(sheet: &IconSheet<'_>) -> Option<String> {
    let &IconSheet { locale, title, .. } = sheet;
    drawing(sheet.game)?;
    let legend = legend(sheet.game, locale);
    let body = html! {
        (header(locale, title, &html! {}))
        main class="home" id="main" {
            h1 { (message!(locale, "icons-heading", title = title)) }
            p class="lead" { (message!(locale, "icons-lead")) }
            ul class="icon-sheet" id="icons" { @for icon in &legend.0 { (row(sheet, icon)) } }
        }
    };
    let heading = message!(locale, "icons-heading", title = title);
    let page = Shell {
        locale,
        title: &heading,
        game: Some(sheet.game),
        at_table: false,
        waits: false,
        skips: &[("icons", message!(locale, "icons-skip"))],
        body,
    };
    Some(page.draw())
}

/// Its pictures, drawn as beside an answer of a helper.
fn pictures(icon: &Icon) -> Markup {
    let class = icon.class.as_deref().unwrap_or_default();
    let look = |symbol: &str| match symbol.starts_with("i-") {
        true => "icon".to_string(),
        false => class.to_string(),
    };
    let drawn = |picture: Picture, symbol: &String| picture.hued(symbol, &look(symbol));
    icon.symbols.iter().fold(Picture::default(), drawn).draw()
}

/// One thing: its pictures, its name, what it does, its rule.
fn row(sheet: &IconSheet<'_>, icon: &Icon) -> Markup {
    let rule = sheet.book.find(&icon.rule).map(|rule| rule.title.as_str());
    html! {
        li class="icon-row" data-symbols=(icon.symbols.join(" ")) {
            (pictures(icon))
            div class="icon-words" {
                h2 { (icon.name) }
                p { (icon.text) }
                p class="source" {
                    (rule_link(sheet.locale, sheet.game, &icon.rule))
                    @if let Some(rule) = rule { " " (rule) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use drawing::Marks;
    use game_core::Viewer;
    use play::{Catalog, ChanceSource, Play, Until};

    use super::*;
    use crate::games::{Drawn, symbols};

    const GAMES: [&str; 4] = ["pocket-mars", "weather-machine", "colab", "master-of-the-galaxy"];

    /// The ids after each `start` in a text, up to a quotation mark.
    fn ids<'a>(text: &'a str, start: &str) -> BTreeSet<&'a str> {
        text.split(start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }

    /// The symbols that a random game draws on its table.
    fn drawn(game: &str) -> BTreeSet<String> {
        let catalog = Catalog::ours();
        let kind = catalog.game(game).expect("in the catalog");
        let session = kind.start(&Default::default(), ChanceSource::Seed(3), Play::Friendly);
        let mut session = session.expect("a game");
        let mut found = BTreeSet::new();
        for entries in [0, 20, 30, 40] {
            session.play_bot("random", 1, Until::Entries(entries)).expect("a bot");
            let eyes = (Viewer::Everybody, Locale::English);
            let board =
                drawing(game).expect("a drawing").draw(&*session.now(), eyes, &Marks::default());
            let board = board.expect("a board");
            let all = [board.others, board.board, board.own].map(|part| part.0).concat();
            found.extend(ids(&all, "href=\"#").into_iter().map(str::to_string));
        }
        found
    }

    /// What shows cards' own pictures has their names beside it; parts of symbols are no icons; the
    /// table's own controls say what they do.
    fn is_no_icon(symbol: &str) -> bool {
        let of_cards = symbol.strip_prefix("cl-card-").is_some_and(|card| {
            card.starts_with(['M', 'P', 'D']) && card[1..].parse::<u8>().is_ok()
        });
        let part = symbol.strip_prefix("cl-k").is_some_and(|part| part.parse::<u8>().is_ok());
        of_cards || part || ["i-fold", "i-to", "i-close"].contains(&symbol)
    }

    #[test]
    fn every_symbol_that_a_game_draws_has_a_name_a_meaning_and_a_rule_in_every_language() {
        let catalog = Catalog::ours();
        for game in GAMES {
            let markup = symbols(Some(game)).into_string();
            let own = drawing(game).and_then(Drawn::symbols).expect("symbols");
            let mut wanted: BTreeSet<String> =
                ids(own, "<symbol id=\"").into_iter().map(str::to_string).collect();
            wanted.extend(drawn(game));
            wanted.retain(|symbol| !is_no_icon(symbol));
            let [english, german, french, spanish] =
                [Locale::English, Locale::German, Locale::French, Locale::Spanish]
                    .map(|locale| drawing(game).expect("a drawing").legend(locale));
            let book = catalog.game(game).expect("in the catalog").rulebook(Locale::English);
            let nameless: Vec<&String> =
                wanted.iter().filter(|symbol| english.find(symbol).is_none()).collect();
            assert_eq!(nameless, Vec::<&String>::new(), "{game}");
            assert_eq!(english.ambiguous(), Vec::<&str>::new(), "{game}");
            for (nth, icon) in english.0.iter().enumerate() {
                assert!(book.find(&icon.rule).is_some(), "{game}, {}: {}", icon.name, icon.rule);
                assert!(!icon.name.is_empty() && icon.text.ends_with('.'), "{game}: {icon:?}");
                for symbol in &icon.symbols {
                    assert!(markup.contains(&format!("id=\"{symbol}\"")), "{game}: {symbol}");
                }
                for other in [&german, &french, &spanish] {
                    assert_ne!(other.0[nth].text, icon.text, "{game}, {}", icon.name);
                }
            }
        }
    }

    /// Two things with one name could not be told apart in the log.
    #[test]
    fn no_two_things_of_a_game_have_one_name() {
        for game in GAMES {
            for locale in Locale::ALL {
                let legend = drawing(game).expect("a drawing").legend(locale);
                let mut seen = BTreeSet::new();
                let twice: Vec<String> = legend
                    .0
                    .iter()
                    .filter(|icon| !seen.insert(format!("{} {}", icon.name, icon.text)))
                    .map(|icon| icon.name.clone())
                    .collect();
                assert_eq!(twice, Vec::<String>::new(), "{game}, {locale:?}");
            }
        }
    }

    #[test]
    fn the_sheet_names_each_symbol_once() {
        let catalog = Catalog::ours();
        for (game, kind) in GAMES.map(|game| (game, catalog.game(game).expect("in the catalog"))) {
            let book = kind.rulebook(Locale::German);
            let (locale, title) = (Locale::German, kind.title());
            let page = icon_sheet(&IconSheet { locale, game, title, book: &book });
            let page = page.expect("a sheet");
            let legend = drawing(game).expect("a drawing").legend(locale);
            let rows = page.matches("data-symbols=\"").count();
            assert_eq!(rows, legend.0.len(), "{game}");
            assert!(!page.contains("<title>cl-") && page.contains("Zeichen von"), "{game}");
        }
        let book = RuleBook::empty();
        let none = IconSheet { locale: Locale::English, game: "backgammon", title: "", book };
        assert_eq!(icon_sheet(&none), None);
    }
}
