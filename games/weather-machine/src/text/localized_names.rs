//! The names of spaces and pieces within sentences, in every language; `names` has the English
//! ones.

use i18n::{Locale, Messages, message};

use super::messages;
use crate::content::Content;
use crate::game::WeatherMachine;
use crate::state::{Lativ, Piece};
use crate::types::{
    ActionSpace, Agent, Area, BotSpace, Chemical, EnumSet, Id, Indicator, Location, Position,
    Report, SubsidyCell, Weather,
};

/// The English messages.
pub(crate) fn english() -> Messages {
    messages(Locale::English)
}

pub(crate) fn weather_in(weather: Weather, messages: Messages) -> String {
    message!(messages, "weather", weather = weather.title()).into()
}

pub(crate) fn colour_in(area: Area, messages: Messages) -> String {
    message!(messages, "colour", colour = area.token_colour()).into()
}

/// A Location within a sentence.
pub(crate) fn location_in(location: Location, messages: Messages) -> String {
    message!(messages, "location", name = location.title(), location = location.word()).into()
}

/// A Location at the start of a line.
pub(crate) fn heading_in(location: Location, messages: Messages) -> String {
    message!(messages, "location", name = location_heading(location), location = location.word())
        .into()
}

/// A Main Location before a noun.
pub(crate) fn area_in(area: Area, messages: Messages) -> String {
    message!(messages, "location", name = area.short(), location = area.location().word()).into()
}

pub(crate) fn machine_in(area: Area, messages: Messages) -> String {
    message!(messages, "machine", name = machine(area), machine = area.word()).into()
}

pub(crate) fn agent_in(agent: Agent, messages: Messages) -> String {
    message!(messages, "agent", agent = agent.word()).into()
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
        Some(location) => location_in(location, messages),
        None => message!(messages, "report-lativ").into(),
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
        Lativ::Supply => location_in(Location::Supply, messages),
        Lativ::Office => message!(messages, "own-office").into(),
        Lativ::Space(space) => action_space_in(space, messages),
    }
}

impl WeatherMachine {
    /// A piece that takes an action space.
    pub(super) fn piece_in(&self, piece: Piece, messages: Messages) -> String {
        match piece {
            Piece::Scientist(player) => {
                message!(messages, "piece-scientist", whose = self.possessive(player)).into()
            }
            Piece::Lativ => "Lativ".into(),
            Piece::Agent(agent) => agent_in(agent, messages),
        }
    }
}

/// A number of Awards.
pub(super) fn awards_in(count: u8, messages: Messages) -> String {
    message!(messages, "awards", count = count).into()
}

/// The titles of Chemicals, joined by "or".
pub(super) fn chemicals_in(chemicals: EnumSet<Chemical>, messages: Messages) -> String {
    let titles: Vec<&str> = chemicals.iter().map(Chemical::title).collect();
    titles.join(&message!(messages, "list-or"))
}

/// A list with commas and a final "and".
pub(super) fn and_in<S: AsRef<str>>(things: &[S], messages: Messages) -> String {
    joined(things, &message!(messages, "list-and"))
}

/// A list with commas and a final "or".
pub(super) fn or_in<S: AsRef<str>>(things: &[S], messages: Messages) -> String {
    joined(things, &message!(messages, "list-or"))
}

fn joined<S: AsRef<str>>(things: &[S], last: &str) -> String {
    let things: Vec<&str> = things.iter().map(AsRef::as_ref).collect();
    match &things[..] {
        [] => String::new(),
        [only] => (*only).into(),
        [most @ .., end] => format!("{}{last}{end}", most.join(", ")),
    }
}

/// The position of a Bot space in its branch, such as "top".
pub(crate) const fn height(area: Area, position: Position) -> &'static str {
    match area {
        Area::Government => ["left", "top", "right"][position as usize],
        Area::Lab | Area::Rnd => ["top", "middle", "bottom"][position as usize],
    }
}

/// A machine within a sentence.
pub(crate) const fn machine(area: Area) -> &'static str {
    ["the Government Machine", "the Weather Machine", "R&D"][area as usize]
}

/// A Location at the start of a line.
pub(crate) const fn location_heading(location: Location) -> &'static str {
    ["Supply", "Government", "Lativ's Lab", "R&D", "Lativ's Office"][location as usize]
}

/// The end that a Priority indicator points to.
const fn end(indicator: Indicator) -> &'static str {
    match indicator {
        Indicator::Top => "topmost",
        Indicator::Bottom => "bottommost",
    }
}
