//! Why the Saboteurs use a set and why Lativ passes Locations, in every language.

use i18n::{List, Messages, message};

use super::counts::held_tokens;
use super::localized_names::{awards_in, colour_in, location_in, weather_in};
use crate::game::WeatherMachine;
use crate::state::Lativ;
use crate::types::{Area, AreaMap, EnumSet, Weather};

impl WeatherMachine {
    /// How a set is made up, and which colours leave if the Hideout holds more.
    pub(super) fn set_reasons(
        &self,
        (weather, locked): (Weather, bool),
        held: &AreaMap<u8>,
        colours: EnumSet<Area>,
        awards: u8,
        messages: Messages,
    ) -> Vec<String> {
        let numbers = &self.content.saboteurs;
        let (size, rule) = match locked {
            true => (numbers.locked_set, "SAB-STS.1"),
            false => (numbers.unlocked_set, "SAB-STS.2"),
        };
        let mut reasons = vec![
            message!(
                messages,
                "set-size",
                weather = weather_in(weather, messages),
                locked = yes(locked),
                size = size,
                held = held_tokens(held, messages),
                rule = rule
            )
            .into(),
        ];
        if awards > 0 {
            let stand = awards_in(awards, messages);
            reasons.push(message!(messages, "set-awards", count = awards, awards = stand).into());
        }
        let more = held.iter().filter(|&(area, &count)| count > 0 && !colours.contains(area));
        if more.count() > 0 {
            let leave = colours.iter().map(|area| colour_in(area, messages).into()).collect();
            let leave = List::new(messages.locale(), leave);
            reasons.push(message!(messages, "set-leave", colours = leave).into());
        }
        reasons
    }
}

const fn yes(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}

/// Why Lativ passes Locations: each of them is full (WM-LAT.3).
pub(super) fn lativ_reasons(from: Lativ, to: Lativ, messages: Messages) -> Vec<String> {
    let mut passed = Vec::new();
    let mut location = from.location().next();
    // From his Office he goes to the Supply in any case.
    while location != to.location() && location.area().is_some() {
        passed.push(
            message!(messages, "lativ-passes", location = location_in(location, messages)).into(),
        );
        location = location.next();
    }
    passed
}
