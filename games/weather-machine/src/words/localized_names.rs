//! The names of spaces and pieces inside sentences, in every language; `names` has the English ones.

use tongues::{Tongue, Voice, say};

use super::voice;
use crate::content::Content;
use crate::game::WeatherMachine;
use crate::state::{Lativ, Piece};
use crate::types::{
    ActionSpace, Agent, Area, BotSpace, Chemical, EnumSet, Id, Indicator, Location, Position,
    Report, SubsidyCell, Weather,
};

/// The words in which the whole game speaks.
pub(crate) fn english() -> Voice {
    voice(Tongue::English)
}

pub(crate) fn weather_in(weather: Weather, voice: Voice) -> String {
    say!(voice, "weather", weather = weather.title()).into()
}

pub(crate) fn colour_in(area: Area, voice: Voice) -> String {
    say!(voice, "colour", colour = area.token_colour()).into()
}

/// A Location inside a sentence.
pub(crate) fn location_in(location: Location, voice: Voice) -> String {
    say!(voice, "location", name = location.title(), location = location.word()).into()
}

/// A Location at the beginning of a line.
pub(crate) fn heading_in(location: Location, voice: Voice) -> String {
    say!(voice, "location", name = location_heading(location), location = location.word()).into()
}

/// A Main Location before a noun.
pub(crate) fn area_in(area: Area, voice: Voice) -> String {
    say!(voice, "location", name = area.short(), location = area.location().word()).into()
}

pub(crate) fn machine_in(area: Area, voice: Voice) -> String {
    say!(voice, "machine", name = machine(area), machine = area.word()).into()
}

pub(crate) fn agent_in(agent: Agent, voice: Voice) -> String {
    say!(voice, "agent", agent = agent.word()).into()
}

const SIDES: [&str; 3] = ["left", "middle", "right"];

pub(crate) fn action_space_in(space: ActionSpace, voice: Voice) -> String {
    match space.position() {
        Some(position) => {
            let location = location_in(space.location(), voice);
            say!(voice, "action-space", side = SIDES[position as usize], location = location)
        }
        None => say!(voice, "action-supply", nth = space.index() + 1),
    }
    .into()
}

/// An action space where its Location is known.
pub(crate) fn short_action_space_in(space: ActionSpace, voice: Voice) -> String {
    match space.position() {
        Some(position) => say!(voice, "action-short", side = SIDES[position as usize]),
        None => say!(voice, "action-short-supply", nth = space.index() + 1),
    }
    .into()
}

/// The same as part of a sentence: "the left space", but "space 2".
pub(super) fn with_article_in(space: ActionSpace, voice: Voice) -> String {
    let short = short_action_space_in(space, voice);
    match space.position() {
        Some(_) => say!(voice, "action-article", space = short).into(),
        None => short,
    }
}

pub(super) fn height_in(area: Area, position: Position, voice: Voice) -> String {
    say!(voice, "height", at = height(area, position)).into()
}

pub(crate) fn bot_space_in(space: BotSpace, voice: Voice) -> String {
    let (weather, machine) = (weather_in(space.weather(), voice), machine_in(space.area(), voice));
    let at = height_in(space.area(), space.position(), voice);
    say!(voice, "bot-space", at = at, weather = weather, machine = machine).into()
}

/// A Bot space where its branch is known.
pub(super) fn bot_space_short_in(space: BotSpace, voice: Voice) -> String {
    let at = height_in(space.area(), space.position(), voice);
    say!(voice, "bot-space-short", at = at).into()
}

pub(crate) fn cell_in(cell: SubsidyCell, voice: Voice) -> String {
    say!(voice, "cell", row = cell.row().to_string(), weather = weather_in(cell.column(), voice))
        .into()
}

pub(crate) fn token_in(area: Area, weather: Weather, voice: Voice) -> String {
    let (colour, weather) = (colour_in(area, voice), weather_in(weather, voice));
    say!(voice, "token", colour = colour, weather = weather).into()
}

pub(super) fn end_in(indicator: Indicator, voice: Voice) -> String {
    say!(voice, "end", end = end(indicator)).into()
}

/// Everything on a Security Report.
pub(crate) fn report_in(content: &Content, report: Report, voice: Voice) -> String {
    let facts = &content.reports[report];
    let destination = match facts.destination.location() {
        Some(location) => location_in(location, voice),
        None => say!(voice, "report-lativ").into(),
    };
    let (weather, end) = (weather_in(facts.weather, voice), end_in(facts.indicator, voice));
    let agent = facts.agent.word();
    say!(voice, "report", agent = agent, destination = destination, weather = weather, end = end)
        .into()
}

/// Where Lativ is.
pub(crate) fn lativs_place_in(lativ: Lativ, voice: Voice) -> String {
    match lativ {
        Lativ::Supply => location_in(Location::Supply, voice),
        Lativ::Office => say!(voice, "own-office").into(),
        Lativ::Space(space) => action_space_in(space, voice),
    }
}

impl WeatherMachine {
    /// A piece that takes an action space.
    pub(super) fn piece_in(&self, piece: Piece, voice: Voice) -> String {
        match piece {
            Piece::Scientist(player) => {
                say!(voice, "piece-scientist", whose = self.possessive(player)).into()
            }
            Piece::Lativ => "Lativ".into(),
            Piece::Agent(agent) => agent_in(agent, voice),
        }
    }
}

/// Awards by number.
pub(super) fn awards_in(count: u8, voice: Voice) -> String {
    say!(voice, "awards", count = count).into()
}

/// The titles of Chemicals with an "or" before each further one.
pub(super) fn chemicals_in(chemicals: EnumSet<Chemical>, voice: Voice) -> String {
    let titles: Vec<&str> = chemicals.iter().map(Chemical::title).collect();
    titles.join(&say!(voice, "list-or"))
}

/// Things with commas and a last "and".
pub(super) fn and_in<S: AsRef<str>>(things: &[S], voice: Voice) -> String {
    joined(things, &say!(voice, "list-and"))
}

/// Things with commas and a last "or".
pub(super) fn or_in<S: AsRef<str>>(things: &[S], voice: Voice) -> String {
    joined(things, &say!(voice, "list-or"))
}

fn joined<S: AsRef<str>>(things: &[S], last: &str) -> String {
    let things: Vec<&str> = things.iter().map(AsRef::as_ref).collect();
    match &things[..] {
        [] => String::new(),
        [only] => (*only).into(),
        [most @ .., end] => format!("{}{last}{end}", most.join(", ")),
    }
}

/// Where a Bot space is in its branch, such as "top".
pub(crate) const fn height(area: Area, position: Position) -> &'static str {
    match area {
        Area::Government => ["left", "top", "right"][position as usize],
        Area::Lab | Area::Rnd => ["top", "middle", "bottom"][position as usize],
    }
}

/// A machine inside a sentence.
pub(crate) const fn machine(area: Area) -> &'static str {
    ["the Government Machine", "the Weather Machine", "R&D"][area as usize]
}

/// A Location at the beginning of a line.
pub(crate) const fn location_heading(location: Location) -> &'static str {
    ["Supply", "Government", "Lativ's Lab", "R&D", "Lativ's Office"][location as usize]
}

/// What a Priority indicator points to.
const fn end(indicator: Indicator) -> &'static str {
    match indicator {
        Indicator::Top => "topmost",
        Indicator::Bottom => "bottommost",
    }
}
