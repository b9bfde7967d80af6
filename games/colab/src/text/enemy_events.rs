//! Events of enemies as sentences, naming every piece and number.

use game_core::{BoundMessage, EnumSet, Named as _};
use i18n::{Messages, message};

use crate::content::DoomsdayCard;
use crate::enemy_action::{Goal, Way};
use crate::event::{Event, Sought};
use crate::game::CoLab;
use crate::types::{Lab, Window};

use super::actions::{face_does, harm};
use super::localized_names::{
    face_in, labs_in, the_tower_in, things, tower_in, towers_in, window_in, windows_in, yes,
};
use super::narrator::Narrator;

impl CoLab {
    /// With what an event of an enemy needs beside its fields.
    pub(super) fn enemy_event(
        &self,
        event: &Event,
        said: BoundMessage,
        told: &Narrator<'_>,
    ) -> BoundMessage {
        let said = self.enemy_turn_event(event, said, told);
        let said = self.enemy_move_event(event, said, told);
        self.harm_event(event, said, told)
    }

    fn enemy_turn_event(
        &self,
        event: &Event,
        said: BoundMessage,
        told: &Narrator<'_>,
    ) -> BoundMessage {
        let messages = told.messages;
        let count = |count, what| things(count, what, messages);
        match *event {
            Event::TurnBegins { player } => said.with("name", self.name(player, messages)),
            Event::NeedShown { need, left, .. } => {
                said.with("cards", count(left, "card")).with("tokens", count(need, "bag"))
            }
            Event::EnemyRolled { symbol, .. } => said.with("tower", symbol.named(told)),
            Event::PowerAdded { token, .. } => said.with("does", self.token_does(token, messages)),
            Event::BagRefilled { tokens } => said.with("tokens", count(tokens, "bag")),
            Event::TokenDrawn { token, power, .. } => {
                said.with("token", self.token(token, power, messages))
            }
            Event::TokenLaid { tokens, need, .. } => {
                said.with("tokens", count(tokens, "bag")).with("enough", yes(tokens >= need))
            }
            Event::DoomBuilt { card, .. } => said.with("card", self.doom_at(card, messages)),
            Event::CardActs { card, .. } => {
                said.with("action", self.content.doomsday[card].action.words_in(messages))
            }
            Event::Charged { why, at, .. } => said.with("why", self.why(why, at, messages)),
            Event::SpecialPower { enemy } => {
                let facts = &self.content.enemies[enemy];
                let title = self.content.power_title(enemy, messages).into_owned();
                said.with("title", title).with("action", facts.special.words_in(messages))
            }
            _ => said,
        }
    }

    fn enemy_move_event(
        &self,
        event: &Event,
        said: BoundMessage,
        told: &Narrator<'_>,
    ) -> BoundMessage {
        let messages = told.messages;
        match *event {
            Event::EnemyPlaced { from, window, .. } => said.with(
                "how",
                match from {
                    None => "new",
                    Some(from) if from == window => "stays",
                    Some(_) => "goes",
                },
            ),
            Event::EnemyMoved { steps, met, .. } => {
                let labs = things(steps, "lab", messages);
                let said = said.with("labs", labs).with("names", met.named(told));
                said.with("met", yes(!met.is_empty()))
            }
            Event::EnemyStays { at, met, .. } => {
                said.with("lab", at.named(told)).with("names", met.named(told))
            }
            Event::NearestMinion { at, window, distance, .. } => {
                let distance = self.distance_in(at, window, distance, messages);
                said.with("lab", at.named(told)).with("distance", distance)
            }
            Event::Destination { goal, beside, .. } => {
                let said = said.with("labs", labs_in(beside, messages));
                match goal {
                    Goal::Player(way) => said.with("way", way.named(told)),
                    Goal::Other | Goal::Roll | Goal::Tower(_) => said.with("way", ""),
                }
            }
            Event::NoRoom { minions, damaged, .. } => {
                let minions = (!minions.is_empty()).then(|| {
                    message!(messages, "held-minions", windows = windows_in(minions, messages))
                });
                let damaged = (!damaged.is_empty()).then(|| {
                    message!(messages, "held-damage", windows = windows_in(damaged, messages))
                });
                let held: Vec<_> = minions.into_iter().chain(damaged).collect();
                said.with("held", held.join(", "))
            }
            _ => said,
        }
    }

    fn harm_event(&self, event: &Event, said: BoundMessage, told: &Narrator<'_>) -> BoundMessage {
        let messages = told.messages;
        match *event {
            Event::Aimed { at, sought, towers, .. } => {
                let steps = sought.map_or(0, |sought| sought.steps);
                let said = said.with("whose", if sought.is_none() { "own" } else { "player" });
                let said = said.with("lab", at.named(told));
                let said = said.with("labs", things(steps, "lab", messages));
                said.with("towers", towers_in(towers, messages))
            }
            Event::NoWindow { deed, left, towers, .. } => {
                let said = said.with("what", harm(deed, left, messages));
                said.with("towers", towers_in(towers, messages))
            }
            Event::Fullest { tower, minions, .. } => {
                said.with("count", minions).with("tower", the_tower_in(tower, messages))
            }
            Event::NothingToStrip { towers, .. } => {
                said.with("towers", towers_in(towers, messages))
            }
            Event::NothingToLose { player, loss, .. } => {
                said.with("who", player.named(told)).with("what", loss.named(told))
            }
            Event::ResearchLost { player, count } => {
                let tokens = things(count, "research", messages);
                said.with("who", player.named(told)).with("tokens", tokens)
            }
            _ => said,
        }
    }
}

/// Reasons for an event: the candidates, and what decided.
impl CoLab {
    pub(super) fn enemy_reasons(&self, event: &Event, told: &Narrator<'_>) -> Vec<String> {
        let messages = told.messages;
        let of = |tower| tower_in(tower, messages);
        let one = match *event {
            Event::NearestMinion { at, distance, other: Some(other), .. } => {
                self.other_minion(at, distance, other, messages)
            }
            Event::Destination { window, goal: Goal::Player(way), towers, .. } => {
                let passed = self.towers_on(window.tower(), way, towers, messages);
                message!(messages, "towers-passed", towers = passed.join(", ")).into()
            }
            Event::EnemyPlaced { face, .. } => {
                let (name, does) = (face_in(face, messages), face_does(face, messages));
                message!(messages, "face-reason", face = name, does = does).into()
            }
            Event::EnemyMoved { from, steps, sought: Some(sought), .. } => {
                return self.search_reasons(from, steps, sought, messages);
            }
            Event::Aimed { sought: Some(sought), .. } => {
                return both_ways(sought, messages).into_iter().collect();
            }
            Event::Fullest { towers, counts, .. } => {
                let some = counts.iter().filter(|(_, count)| **count > 0);
                let some: Vec<String> =
                    some.map(|(at, count)| format!("{} {count}", of(at).name())).collect();
                let tie = yes(towers.len() > 1);
                message!(messages, "minions-counted", counts = some.join(", "), tie = tie).into()
            }
            Event::Struck { window, towers, empties, .. } => {
                let here = empties[window.tower()];
                let each = towers.iter().map(|at| format!("{} {}", of(at).name(), empties[at]));
                let each: Vec<String> = each.collect();
                let tie = towers.iter().filter(|tower| empties[*tower] == here).count() > 1;
                let end = match (here, tie && towers.len() > 1) {
                    (0, _) => "ice",
                    (_, true) => "tie",
                    (_, false) => "none",
                };
                message!(messages, "windows-counted", counts = each.join(", "), end = end).into()
            }
            Event::DoomBuilt { card, acting, apart, .. } => {
                return self.acting_reasons(card, acting, apart, messages);
            }
            _ => return Vec::new(),
        };
        vec![one]
    }

    fn other_minion(
        &self,
        at: Lab,
        distance: u8,
        (window, away): (Window, u8),
        messages: Messages,
    ) -> String {
        let more = away.checked_sub(distance);
        let end = match more {
            Some(0) => "tie",
            Some(_) => "more",
            None => "none",
        };
        message!(
            messages,
            "other-minion",
            window = window_in(window, messages),
            distance = self.distance_in(at, window, away, messages),
            end = end,
            more = more.unwrap_or_default()
        )
        .into()
    }

    fn search_reasons(
        &self,
        from: Lab,
        steps: u8,
        sought: Sought,
        messages: Messages,
    ) -> Vec<String> {
        let labs = self.labs_on(from, sought.way, steps.saturating_sub(1), messages);
        let looked = message!(messages, "labs-searched", labs = labs.join(", ")).into();
        std::iter::once(looked).chain(both_ways(sought, messages)).collect()
    }

    /// Which of the built cards act, and which do not.
    fn acting_reasons(
        &self,
        card: DoomsdayCard,
        acting: EnumSet<DoomsdayCard>,
        apart: EnumSet<DoomsdayCard>,
        messages: Messages,
    ) -> Vec<String> {
        let names = |cards: EnumSet<DoomsdayCard>| -> String {
            cards
                .iter()
                .map(|card| self.doom_at(card, messages).name())
                .collect::<Vec<_>>()
                .join(", ")
        };
        if acting.is_empty() {
            return vec![message!(messages, "acting-none").into()];
        }
        let beside = acting.without(EnumSet::only(card));
        let mut reasons = vec![match beside.is_empty() {
            true => message!(messages, "acting-alone").into(),
            false => message!(messages, "acting-with", cards = names(beside)).into(),
        }];
        if !apart.is_empty() {
            reasons.push(message!(messages, "acting-apart", cards = names(apart)).into());
        }
        reasons
    }
}

/// The distance in both directions, if both were compared.
fn both_ways(sought: Sought, messages: Messages) -> Option<String> {
    let other = sought.other?;
    let way = if sought.way == Way::Counter { "counter" } else { "clockwise" };
    let said = message!(
        messages,
        "both-ways",
        way = way,
        labs = things(sought.steps, "lab", messages),
        other = things(other, "lab", messages),
        tie = yes(other == sought.steps)
    );
    Some(said.into())
}
