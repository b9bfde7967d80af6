//! The names of spaces and pieces within sentences.

use game_core::noun;
use i18n::{Messages, Noun, joined, key, message};

use crate::content::Content;
use crate::state::Lativ;
use crate::types::{
    ActionSpace, Agent, Area, BotSpace, Challenge, Chemical, Id, Indicator, Location, Position,
    Report, Stage, SubsidyCell, Weather,
};

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

pub(crate) fn action_space_in(space: ActionSpace, messages: Messages) -> Noun {
    let location = location_in(space.location(), messages);
    named_space(space, [key!("action-space"), key!("action-supply")], messages)
        .with("location", location)
}

/// An action space whose Location is known.
pub(crate) fn short_action_space_in(space: ActionSpace, messages: Messages) -> Noun {
    named_space(space, [key!("action-short"), key!("action-short-supply")], messages)
}

/// An action space whose Location is known, within a sentence: "the left space", but "space 2".
pub(super) fn with_article_in(space: ActionSpace, messages: Messages) -> Noun {
    named_space(space, [key!("action-article"), key!("action-short-supply")], messages)
}

/// An action space by its side or, in the Supply, by its number.
fn named_space(space: ActionSpace, keys: [&str; 2], messages: Messages) -> Noun {
    match space.position() {
        Some(position) => Noun::new(messages, keys[0]).with("side", SIDES[position as usize]),
        None => Noun::new(messages, keys[1]).with("nth", space.index() + 1),
    }
}

pub(super) fn height_in(area: Area, position: Position, messages: Messages) -> Noun {
    noun(messages, "height", height(area, position))
}

pub(crate) fn bot_space_in(space: BotSpace, messages: Messages) -> Noun {
    let weather = weather_in(space.weather(), messages);
    let at = height_in(space.area(), space.position(), messages);
    let machine = machine_in(space.area(), messages);
    let named = Noun::new(messages, "bot-space").with("at", at);
    named.with("weather", weather).with("machine", machine)
}

/// A Bot space whose branch is known.
pub(super) fn bot_space_short_in(space: BotSpace, messages: Messages) -> Noun {
    let at = height_in(space.area(), space.position(), messages);
    Noun::new(messages, "bot-space-short").with("at", at)
}

pub(crate) fn cell_in(cell: SubsidyCell, messages: Messages) -> Noun {
    let weather = weather_in(cell.column(), messages);
    Noun::new(messages, "cell").with("row", cell.row().to_string()).with("weather", weather)
}

pub(crate) fn token_in(area: Area, weather: Weather, messages: Messages) -> Noun {
    let (colour, weather) = (colour_in(area, messages), weather_in(weather, messages));
    Noun::new(messages, "token").with("colour", colour).with("weather", weather)
}

/// The end that a Priority indicator points to.
pub(super) fn end_in(indicator: Indicator, messages: Messages) -> Noun {
    let end = match indicator {
        Indicator::Top => "topmost",
        Indicator::Bottom => "bottommost",
    };
    noun(messages, "end", end)
}

/// All features of a Security Report.
pub(crate) fn report_in(content: &Content, report: Report, messages: Messages) -> String {
    let facts = &content.reports[report];
    let to = facts.destination.location();
    let to = to.map_or_else(|| Noun::new(messages, "report-lativ"), |to| location_in(to, messages));
    let (weather, end) = (weather_in(facts.weather, messages), end_in(facts.indicator, messages));
    let agent = facts.agent.word();
    message!(messages, "report", agent = agent, destination = to, weather = weather, end = end)
        .into()
}

/// Lativ's place.
pub(crate) fn lativs_place_in(lativ: Lativ, messages: Messages) -> Noun {
    match lativ {
        Lativ::Space(space) => action_space_in(space, messages),
        Lativ::Supply | Lativ::Office => lativs_location_in(lativ.location(), messages),
    }
}

/// The Location where Lativ is.
pub(super) fn lativs_location_in(location: Location, messages: Messages) -> Noun {
    match location {
        Location::Office => Noun::new(messages, "own-office"),
        elsewhere => location_in(elsewhere, messages),
    }
}

/// The name of a Challenge card.
pub(super) fn challenge_name(content: &Content, card: Challenge, messages: Messages) -> String {
    title_of(messages, "challenge", card.word(), None, &content.challenges[card].title)
}

/// The effect of a Challenge card.
pub(super) fn challenge_effect(content: &Content, card: Challenge, messages: Messages) -> String {
    let english = &content.challenges[card].text;
    title_of(messages, "challenge", card.word(), Some("text"), english)
}

/// A Challenge card with its effect.
pub(crate) fn challenge_with_effect(
    content: &Content,
    card: Challenge,
    messages: Messages,
) -> String {
    let title = challenge_name(content, card, messages);
    let text = challenge_effect(content, card, messages);
    message!(messages, "challenge", title = title, text = text).into()
}

/// The translation of a title or of its attribute, or the English of the content.
pub fn title_of(
    messages: Messages,
    key: &str,
    id: &str,
    attribute: Option<&str>,
    english: &str,
) -> String {
    let key = noun(messages, key, id).key().to_string();
    messages.find(&key, attribute).map_or_else(|| english.to_string(), Into::into)
}

/// A number of Awards.
pub(super) fn awards_in(count: u8, messages: Messages) -> Noun {
    Noun::new(messages, "awards").with("count", count)
}

/// A list with commas and a final "and".
pub(super) fn and_in<S: ToString>(things: &[S], messages: Messages) -> String {
    joined(messages.locale(), things.iter().map(ToString::to_string).collect(), false)
}

/// The position of a Bot space in its branch, such as "top".
pub(crate) const fn height(area: Area, position: Position) -> &'static str {
    match area {
        Area::Government => ["left", "top", "right"][position as usize],
        Area::Lab | Area::Rnd => ["top", "middle", "bottom"][position as usize],
    }
}

/// A Stage as printed.
pub(crate) const fn stage(stage: Stage) -> &'static str {
    ["I", "II", "III"][stage as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::english;
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
        let words = |text: &str| bot_space_in(text.parse().expect("a space"), english()).name();
        assert_eq!(
            words("government wind right"),
            "the right Wind space of the Government Machine"
        );
        assert_eq!(words("rnd sun bottom"), "the bottom Sun space of R&D");
        let words = |text: &str| action_space_in(text.parse().expect("a space"), english()).name();
        assert_eq!(words("supply 2"), "space 2 of the Supply");
        assert_eq!(words("lab left"), "the left space of Lativ's Lab");
    }
}
