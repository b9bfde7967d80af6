//! The drawing of Weather Machine: a board whose five weathers are columns through three houses,
//! the player's own Laboratory below it, and the Saboteurs or all players in a strip above it.

mod art;
mod benefits;
mod board;
mod eyes;
mod laboratory;
mod legend;
mod pictures;
mod rivals;
mod saboteurs;
mod subsidy;
mod words;
mod workshop_tile;

use drawing::{Board, Drawing, LazyLegend, Scene};
use game_core::{GameInfo, Viewer};
use i18n::{Messages, message};
use maud::{Markup, html};
use weather_machine::{Player, WeatherMachine};

use self::eyes::Eyes;

/// The drawing of Weather Machine.
pub const DRAWING: Drawing<WeatherMachine> = Drawing {
    draw,
    poster: include_str!("../poster.svg"),
    symbols,
    styles,
    legend: || &LEGEND,
    face: pictures::face,
    act: pictures::act,
    joins: pictures::joins,
};

static LEGEND: LazyLegend = LazyLegend::of(weather_machine::icons);

/// The symbols that only this game uses.
fn symbols() -> Option<&'static str> {
    game_core::game_file!("symbols.svg")
}

/// The style sheet, which overrides that of all pages.
fn styles() -> Vec<&'static str> {
    game_core::game_files![
        "css/colours.css",
        "css/pieces.css",
        "css/board.css",
        "css/laboratory.css",
        "css/strip.css",
        "css/narrow.css"
    ]
}

fn draw(scene: &Scene<'_, WeatherMachine>) -> Board {
    let &Scene { view, content, viewer, marks, locale } = scene;
    let own = match viewer {
        Viewer::Seat(seat) => Player::of_seat(seat),
        Viewer::Nobody | Viewer::Everybody => view.asked.unwrap_or(Player::One),
    };
    let messages = WeatherMachine::messages(locale).unwrap_or(Messages::SILENT);
    let foreseen = saboteurs::foresee(scene);
    let eyes = Eyes { view, content, marks, own, foreseen, locale, messages };
    let solo = if eyes.solo() { "yes" } else { "no" };
    Board {
        others: if eyes.solo() { saboteurs::strip(&eyes) } else { rivals::rivals(&eyes) },
        others_title: message!(eyes, "board-others", solo = solo),
        others_glyph: if eyes.solo() { "b-saboteurs" } else { "w-person" },
        board: board::board(&eyes),
        own: own_area(&eyes),
        forecast: saboteurs::rail(&eyes),
        legend: legend::legend(&eyes),
    }
}

fn own_area(eyes: &Eyes<'_>) -> Markup {
    html! { div class="wm" { (laboratory::laboratory(eyes, eyes.own)) } }
}

#[cfg(test)]
mod tests {
    use drawing::Marks;
    use game_core::{Choices, Dice, Game, GameInfo, GameOptions, NoSink};
    use i18n::Locale;
    use weather_machine::{Content, Options, title_of};

    use super::*;

    fn drawn(seats: u8, locale: Locale) -> String {
        drawn_after(seats, locale, 0)
    }

    /// A board after this many random entries.
    fn drawn_after(seats: u8, locale: Locale, entries: u32) -> String {
        let settings = serde_json::json!({"seats": seats});
        let options = Options::read(settings.as_object().expect("an object"), Content::ours());
        let game = WeatherMachine::new(&options.expect("options"), Content::ours());
        let (mut game, mut dice) = (game.expect("it begins"), Dice::new(1));
        let mut choices = Choices::default();
        for _ in 0..entries {
            game.choices(&mut choices);
            let choice = choices.pick(&mut dice).expect("something is listed");
            game.apply_unchecked(choice, &mut NoSink);
        }
        let view = game.view(Viewer::Everybody);
        let (content, marks) = (Content::ours(), Marks::default());
        let viewer = Viewer::Everybody;
        let board = draw(&Scene { view: &view, content, viewer, marks: &marks, locale });
        [board.others, board.board, board.own, board.legend].map(|part| part.0).concat()
    }

    /// A message that is missing, or that is not given all its arguments, shows its key.
    #[test]
    fn every_word_of_the_board_is_a_message() {
        for seats in 1..=4 {
            for locale in Locale::ALL {
                let text = drawn(seats, locale);
                let key = text.find("board-").map(|at| &text[at..text.len().min(at + 60)]);
                assert_eq!(key, None, "{seats} seats, {locale:?}");
                assert!(!text.contains("{$") && !text.contains("{ $"), "{seats} seats");
            }
        }
    }

    /// Titles that the content has in English, with their kinds and ids.
    fn titles() -> Vec<(&'static str, String, &'static str)> {
        let content = Content::ours();
        let aid = content.aid.iter().map(|(id, facts)| ("aid", id.to_string(), &facts.title));
        let experiments = content.experiments.iter();
        let experiments = experiments.map(|(id, facts)| ("tile", id.to_string(), &facts.title));
        let subsidies = content.subsidies.iter();
        let subsidies = subsidies.map(|(id, facts)| ("tile", id.to_string(), &facts.title));
        let goals = content.goals.iter();
        let goals = goals.map(|(id, facts)| ("tile", id.to_string(), &facts.title));
        let all = aid.chain(experiments).chain(subsidies).chain(goals);
        all.map(|(kind, id, title)| (kind, id, title.as_str())).collect()
    }

    #[test]
    fn titles_are_drawn_in_the_language_of_the_page() {
        let drawn_in = |locale| drawn_after(1, locale, 60);
        let english = drawn_in(Locale::English);
        let shown: Vec<_> =
            titles().into_iter().filter(|(_, _, title)| english.contains(title)).collect();
        assert!(shown.len() > 12, "{shown:?}");
        for locale in [Locale::German, Locale::French, Locale::Spanish] {
            let (text, messages) = (drawn_in(locale), WeatherMachine::messages(locale));
            let messages = messages.expect("messages");
            for (kind, id, title) in &shown {
                let said = title_of(messages, kind, id, None, title);
                assert!(said == *title || !text.contains(title), "{locale:?}: {title}");
                assert!(text.contains(&said.replace('&', "&amp;")), "{locale:?}: {said}");
            }
        }
    }

    #[test]
    fn every_message_is_read_without_an_objection() {
        let messages = WeatherMachine::messages(Locale::English).expect("messages");
        assert_eq!(messages.text("board-cp", &[("count", 3.into())]), "3 CP");
        assert_eq!(Options::specs(Content::ours(), Locale::English)[0].title, "Players");
    }
}
