//! The names of spaces and pieces within sentences.

use game_core::noun;
use i18n::{Locale, Messages, Noun, joined, message};

use super::messages;
use crate::content::Content;
use crate::game::WeatherMachine;
use crate::state::{Lativ, Piece};
use crate::types::{
    ActionSpace, Agent, Area, BotSpace, Chemical, EnumSet, Id, Indicator, Location, Position,
    Report, Stage, SubsidyCell, Weather,
};

/// The English messages.
pub(crate) fn english() -> Messages {
    messages(Locale::English)
}

pub(crate) fn weather_in(weather: Weather, messages: Messages) -> Noun {
    noun(messages, "weather", weather.word())
}

/// The colour of the Research tokens of a Main Location.
pub(crate) fn colour_in(area: Area, messages: Messages) -> Noun {
    noun(messages, "token-colour", area.word())
}

/// A Location within a sentence.
pub(crate) fn location_in(location: Location, messages: Messages) -> Noun {
    noun(messages, "location", location.word())
}

/// A Location at the start of a line.
pub(crate) fn heading_in(location: Location, messages: Messages) -> String {
    message!(messages, "heading", location = location_in(location, messages)).into()
}

/// A Main Location before a noun.
pub(crate) fn area_in(area: Area, messages: Messages) -> Noun {
    noun(messages, "area", area.word())
}

pub(crate) fn machine_in(area: Area, messages: Messages) -> Noun {
    noun(messages, "machine", area.word())
}

pub(crate) fn agent_in(agent: Agent, messages: Messages) -> Noun {
    noun(messages, "agent", agent.word())
}

pub(crate) fn chemical_in(chemical: Chemical, messages: Messages) -> Noun {
    noun(messages, "chemical", chemical.word())
}

const SIDES: [&str; 3] = ["left", "middle", "right"];

pub(crate) fn action_space_in(space: ActionSpace, messages: Messages) -> String {
    match space.position() {
        Some(position) => {
            let location = location_in(space.location(), messages);
            message!(messages, "action-space", side = SIDES[position as usize], location = location)
        }
        None => message!(messages, "action-supply", nth = space.index() + 1),
    }
    .into()
}

/// An action space whose Location is known.
pub(crate) fn short_action_space_in(space: ActionSpace, messages: Messages) -> String {
    match space.position() {
        Some(position) => message!(messages, "action-short", side = SIDES[position as usize]),
        None => message!(messages, "action-short-supply", nth = space.index() + 1),
    }
    .into()
}

/// An action space whose Location is known, within a sentence: "the left space", but "space 2".
pub(super) fn with_article_in(space: ActionSpace, messages: Messages) -> String {
    let short = short_action_space_in(space, messages);
    match space.position() {
        Some(_) => message!(messages, "action-article", space = short).into(),
        None => short,
    }
}

pub(super) fn height_in(area: Area, position: Position, messages: Messages) -> String {
    message!(messages, "height", at = height(area, position)).into()
}

pub(crate) fn bot_space_in(space: BotSpace, messages: Messages) -> String {
    let (weather, machine) =
        (weather_in(space.weather(), messages), machine_in(space.area(), messages));
    let at = height_in(space.area(), space.position(), messages);
    message!(messages, "bot-space", at = at, weather = weather, machine = machine).into()
}

/// A Bot space whose branch is known.
pub(super) fn bot_space_short_in(space: BotSpace, messages: Messages) -> String {
    let at = height_in(space.area(), space.position(), messages);
    message!(messages, "bot-space-short", at = at).into()
}

pub(crate) fn cell_in(cell: SubsidyCell, messages: Messages) -> String {
    message!(
        messages,
        "cell",
        row = cell.row().to_string(),
        weather = weather_in(cell.column(), messages)
    )
    .into()
}

pub(crate) fn token_in(area: Area, weather: Weather, messages: Messages) -> String {
    let (colour, weather) = (colour_in(area, messages), weather_in(weather, messages));
    message!(messages, "token", colour = colour, weather = weather).into()
}

pub(super) fn end_in(indicator: Indicator, messages: Messages) -> String {
    message!(messages, "end", end = end(indicator)).into()
}

/// All features of a Security Report.
pub(crate) fn report_in(content: &Content, report: Report, messages: Messages) -> String {
    let facts = &content.reports[report];
    let destination = match facts.destination.location() {
        Some(location) => location_in(location, messages).name(),
        None => message!(messages, "report-lativ"),
    };
    let (weather, end) = (weather_in(facts.weather, messages), end_in(facts.indicator, messages));
    let agent = facts.agent.word();
    message!(
        messages,
        "report",
        agent = agent,
        destination = destination,
        weather = weather,
        end = end
    )
    .into()
}

/// Lativ's place.
pub(crate) fn lativs_place_in(lativ: Lativ, messages: Messages) -> String {
    match lativ {
        Lativ::Supply => location_in(Location::Supply, messages).name().into(),
        Lativ::Office => message!(messages, "own-office").into(),
        Lativ::Space(space) => action_space_in(space, messages),
    }
}

impl WeatherMachine {
    /// A piece that takes an action space.
    pub(super) fn piece_in(&self, piece: Piece, messages: Messages) -> String {
        match piece {
            Piece::Scientist(player) => {
                let player = self.narrator(messages).player(player);
                message!(messages, "piece-scientist", player = player).into()
            }
            Piece::Lativ => self.narrator(messages).noun("lativ").name().into(),
            Piece::Agent(agent) => agent_in(agent, messages).name().into(),
        }
    }
}

/// A number of Awards.
pub(super) fn awards_in(count: u8, messages: Messages) -> String {
    message!(messages, "awards", count = count).into()
}

/// The names of Chemicals, joined by "or".
pub(super) fn chemicals_in(chemicals: EnumSet<Chemical>, messages: Messages) -> String {
    let names = chemicals.iter().map(|chemical| chemical_in(chemical, messages).name().into());
    joined(messages.locale(), names.collect(), true)
}

/// A list with commas and a final "and".
pub(super) fn and_in<S: ToString>(things: &[S], messages: Messages) -> String {
    joined(messages.locale(), things.iter().map(ToString::to_string).collect(), false)
}

/// A list with commas and a final "or".
pub(super) fn or_in<S: ToString>(things: &[S], messages: Messages) -> String {
    joined(messages.locale(), things.iter().map(ToString::to_string).collect(), true)
}

/// The position of a Bot space in its branch, such as "top".
pub(crate) const fn height(area: Area, position: Position) -> &'static str {
    match area {
        Area::Government => ["left", "top", "right"][position as usize],
        Area::Lab | Area::Rnd => ["top", "middle", "bottom"][position as usize],
    }
}

/// The end that a Priority indicator points to.
const fn end(indicator: Indicator) -> &'static str {
    match indicator {
        Indicator::Top => "topmost",
        Indicator::Bottom => "bottommost",
    }
}

/// A Stage as printed.
pub(crate) const fn stage(stage: Stage) -> &'static str {
    ["I", "II", "III"][stage as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::narrator::game_message;

    #[test]
    fn articles_follow_the_sound() {
        let a = |noun: &str| english().attribute(noun, "a", &[]).expect("an article");
        assert_eq!(a("voucher-rnd"), "an R&D Voucher");
        assert_eq!(a("voucher-lab"), "a Lab Voucher");
        let game = crate::text::narrator::tests::solo();
        let narrator = game.narrator(english());
        let chemical = Chemical::Verdino;
        assert_eq!(game_message!(&narrator, "a-chemical", chemical = chemical), "a Verdino");
        assert_eq!(english().text("detail-take-investment", &[]), "take an Investment tile");
    }

    #[test]
    fn spaces_are_named_as_one_points_at_them() {
        let words = |text: &str| bot_space_in(text.parse().expect("a space"), english());
        assert_eq!(
            words("government wind right"),
            "the right Wind space of the Government Machine"
        );
        assert_eq!(words("rnd sun bottom"), "the bottom Sun space of R&D");
        let words = |text: &str| action_space_in(text.parse().expect("a space"), english());
        assert_eq!(words("supply 2"), "space 2 of the Supply");
        assert_eq!(words("lab left"), "the left space of Lativ's Lab");
    }
}
