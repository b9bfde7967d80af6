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

use drawing::{Board, Drawing, Scene};
use game_core::{GameInfo, Viewer};
use i18n::{Messages, message};
use maud::{Markup, html};
use weather_machine::{Player, WeatherMachine};

use self::eyes::Eyes;

/// The drawing of Weather Machine.
pub const DRAWING: Drawing<WeatherMachine> = Drawing {
    draw,
    poster: include_str!("../poster.svg"),
    symbols: include_str!("../symbols.svg"),
    face: pictures::face,
    act: pictures::act,
    joins: pictures::joins,
};

/// The style sheet. It comes after that of the pieces on every page and overrides it.
pub const STYLE: &str = concat!(
    include_str!("../css/colours.css"),
    include_str!("../css/pieces.css"),
    include_str!("../css/board.css"),
    include_str!("../css/laboratory.css"),
    include_str!("../css/strip.css"),
    include_str!("../css/narrow.css"),
);

fn draw(scene: &Scene<'_, WeatherMachine>) -> Board {
    let &Scene { view, content, viewer, marks, locale } = scene;
    let own = match viewer {
        Viewer::Seat(seat) => Player::of_seat(seat),
        Viewer::Nobody | Viewer::Everybody => view.asked.unwrap_or(Player::One),
    };
    let messages = WeatherMachine::messages(locale).unwrap_or(Messages::SILENT);
    let foreseen = saboteurs::foresee(view, content, locale);
    let eyes = Eyes { view, content, marks, own, foreseen, locale, messages };
    let solo = if eyes.solo() { "yes" } else { "no" };
    Board {
        others: if eyes.solo() { saboteurs::strip(&eyes) } else { rivals::rivals(&eyes) },
        others_title: message!(eyes, "board-others", solo = solo).into(),
        others_glyph: if eyes.solo() { "b-saboteurs" } else { "w-person" },
        board: board::board(&eyes),
        own: own_area(&eyes),
        legend: legend::legend(&eyes),
    }
}

fn own_area(eyes: &Eyes<'_>) -> Markup {
    html! { div class="wm" { (laboratory::laboratory(eyes, eyes.own)) } }
}

#[cfg(test)]
mod tests {
    use drawing::Marks;
    use game_core::{Game, GameInfo, GameOptions};
    use i18n::Locale;
    use weather_machine::{Content, Options};

    use super::*;

    fn drawn(seats: u8, locale: Locale) -> String {
        let settings = serde_json::json!({"seats": seats});
        let options = Options::read(settings.as_object().expect("an object"), Content::ours());
        let game = WeatherMachine::new(&options.expect("options"), Content::ours());
        let view = game.expect("it begins").view(Viewer::Everybody);
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

    #[test]
    fn every_message_is_read_without_an_objection() {
        let messages = WeatherMachine::messages(Locale::English).expect("messages");
        assert_eq!(messages.text("board-cp", &[("count", 3.into())]), "3 CP");
        assert_eq!(Options::specs(Content::ours(), Locale::English)[0].title, "Players");
    }
}
