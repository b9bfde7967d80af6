//! The page of the achievements across games, at each level, with the games that show them.

use drawing::icon;
use game_core::Achievement;
use i18n::{Locale, message};
use maud::{Markup, html};

use crate::rules::rule_link;
use crate::shell::{Shell, plain_header};

/// A level, and the ids of the saved games that show an achievement at it.
pub type AtLevel<'a> = (&'a str, &'a [String]);

/// What the page of achievements shows.
pub struct Achievements<'a> {
    /// The language of the page.
    pub locale: Locale,
    /// The id of the game.
    pub game: &'a str,
    /// Its title.
    pub title: &'a str,
    /// Each achievement once, with the games that show it at each level: the name of the level, and
    /// the ids of saved games.
    pub rows: Vec<(&'a Achievement, Vec<AtLevel<'a>>)>,
    /// How many finished games were counted.
    pub games: usize,
    /// How many more were practice and do not count.
    pub practice: usize,
    /// How many could not be read.
    pub unread: usize,
}

/// Draws every achievement of a game, reached or not, with its condition.
pub fn achievements(shown: &Achievements<'_>) -> String {
    let &Achievements { locale, game, title, games, practice, unread, .. } = shown;
    let reached = |row: &(&Achievement, Vec<AtLevel<'_>>)| {
        row.1.iter().filter(|(_, ids)| !ids.is_empty()).count()
    };
    let all: usize = shown.rows.iter().map(|row| row.1.len()).sum();
    let reached: usize = shown.rows.iter().map(reached).sum();
    let body = html! {
        (plain_header(locale, title))
        main class="home reading" id="main" {
            h1 { (message!(locale, "achieved-heading", title = title)) }
            p class="lead" { (message!(locale, "achieved-lead", reached = reached, all = all, games = games)) }
            @if practice > 0 { p class="muted" { (message!(locale, "achieved-practice", count = practice)) } }
            @if unread > 0 { p class="notice" role="alert" { (message!(locale, "achieved-unread", count = unread)) } }
            ul class="rules-list" {
                @for (achievement, levels) in &shown.rows {
                    li {
                        (rule_link(locale, game, achievement.rule.0))
                        div class="rule-body" {
                            h2 { (achievement.title) }
                            p { (message!(locale, "achieved-for", condition = achievement.condition.as_str())) }
                            ul class="catalog-acts" aria-label=(message!(locale, "achieved-levels", title = achievement.title.as_str())) {
                                @for (level, ids) in levels { li { (at_level(locale, level, ids)) } }
                            }
                        }
                    }
                }
            }
        }
    };
    let heading = message!(locale, "achieved-title", title = title);
    Shell {
        locale,
        title: &heading,
        game: Some(game),
        at_table: false,
        waits: false,
        skips: &[("main", message!(locale, "achieved-skip"))],
        body,
    }
    .draw()
}

/// A level, linked to the first game that shows the achievement there, or marked as not reached.
fn at_level(locale: Locale, level: &str, ids: &[String]) -> Markup {
    html! {
        @match ids {
            [] => span class="muted" { (message!(locale, "achieved-not-yet", level = level)) },
            [first, more @ ..] => {
                a class="button" href={ "/games/" (first) } {
                    (icon("flag")) (message!(locale, "achieved-reached", level = level)) @if !more.is_empty() { (message!(locale, "achieved-times", count = ids.len())) }
                }
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use game_core::Rule;

    use super::*;

    #[test]
    fn each_level_is_reached_by_a_game_or_not_yet() {
        let achievement = |title: &str| Achievement {
            rule: Rule("CLS-18.1"),
            title: title.into(),
            condition: "a win".into(),
            level: "easy".into(),
        };
        let (one, other) = (achievement("Brainiac"), achievement("Full <Stack>"));
        let won = ["g7".to_string(), "g9".to_string()];
        let page = achievements(&Achievements {
            locale: Locale::English,
            game: "colab",
            title: "CoLab",
            rows: vec![
                (&one, vec![("easy", &won[..]), ("hard", &[])]),
                (&other, vec![("easy", &[]), ("hard", &won[..1])]),
            ],
            games: 3,
            practice: 1,
            unread: 0,
        });
        for words in [
            "2 of 4 reached in 3 finished games",
            "1 more were practice",
            "href=\"/games/g7\"",
            "easy: reached, 2 times",
            "hard: reached<",
            "hard: not yet",
            "Full &lt;Stack&gt;",
        ] {
            assert!(page.contains(words), "{words}: {page}");
        }
        assert!(!page.contains("could not be read"));
    }
}
