//! Events of enemies as sentences, naming every piece and number.

use game_core::EnumSet;
use game_core::grammar::capital;
use i18n::{Messages, message};

use crate::automa::{Deed, Loss};
use crate::content::DoomsdayCard;
use crate::enemy_action::{Goal, Way};
use crate::event::{Event, PotionPlace, Repair, Sought};
use crate::game::CoLab;
use crate::types::{Lab, Player, Scientist, Window};

use super::actions::{device_words, face_does, harm};
use super::grammar::the_die;
use super::localized_names::{
    face_in, lab_in, labs_in, the_tower_in, things, tower_in, towers_in, way_in, window_in,
    windows_in, yes,
};

impl CoLab {
    /// An event of an enemy, or against one, as text. Events that a helper never shows are in
    /// English.
    pub(super) fn enemy_event(&self, event: &Event, messages: Messages) -> Option<String> {
        self.enemy_set_up_event(event, messages)
            .or_else(|| self.enemy_turn_event(event, messages))
            .or_else(|| self.enemy_move_event(event, messages))
            .or_else(|| self.harm_event(event, messages))
            .or_else(|| self.loss_event(event, messages))
            .or_else(|| self.player_event(event))
    }

    fn enemy_set_up_event(&self, event: &Event, messages: Messages) -> Option<String> {
        let name = |enemy: Scientist| self.enemy_name(enemy);
        let said = match *event {
            Event::EnemyJoins { enemy, device } => {
                format!("{} is an enemy and builds the {}.", name(enemy), device_words(device))
                    .into()
            }
            Event::ActiveMoved { enemy } => message!(messages, "active-moved", enemy = name(enemy)),
            Event::NeedShown { enemy, need, left } => {
                let (cards, tokens) =
                    (things(left, "card", messages), things(need, "bag", messages));
                message!(
                    messages,
                    "need-shown",
                    enemy = name(enemy),
                    cards = cards,
                    tokens = tokens
                )
            }
            Event::FaceRolled { enemy, face } => {
                message!(
                    messages,
                    "face-rolled",
                    enemy = name(enemy),
                    face = face_in(face, messages)
                )
            }
            Event::EnemyRolled { enemy, symbol } => {
                let tower = tower_in(crate::types::Tower::of(symbol), messages);
                message!(messages, "tower-rolled", enemy = name(enemy), tower = tower)
            }
            Event::EnemyArrives { enemy, at } => {
                format!("The white die rolled for {} names the {at} lab.", name(enemy)).into()
            }
            Event::PowerAdded { enemy: Some(enemy), token } => {
                let does = self.token_does(token, messages);
                message!(messages, "power-added", enemy = name(enemy), does = does)
            }
            Event::PowerAdded { enemy: None, token } => {
                message!(messages, "power-added-none", does = self.token_does(token, messages))
            }
            Event::NoPower { .. } => message!(messages, "no-power"),
            _ => return None,
        };
        Some(said.into())
    }

    fn enemy_turn_event(&self, event: &Event, messages: Messages) -> Option<String> {
        let name = |enemy: Scientist| self.enemy_name(enemy);
        let said = match *event {
            Event::EnemyTurnBegins { enemy, active } => {
                message!(messages, "turn-begins", enemy = name(enemy), active = yes(active))
            }
            Event::BagRefilled { tokens } => {
                message!(messages, "bag-refilled", tokens = things(tokens, "bag", messages))
            }
            Event::TokenDrawn { enemy, token, power, left } => {
                let token = self.token(token, power, messages);
                message!(messages, "token-drawn", enemy = name(enemy), token = token, left = left)
            }
            Event::NotActive { enemy, active } => {
                message!(messages, "not-active", active = name(active), enemy = name(enemy))
            }
            Event::TokenLaid { enemy, tokens, need } => message!(
                messages,
                "token-laid",
                enemy = name(enemy),
                tokens = things(tokens, "bag", messages),
                need = need,
                enough = yes(tokens >= need)
            ),
            Event::DoomBuilt { enemy, card, built, .. } => {
                let card = self.doom_at(card, messages);
                message!(messages, "doom-built", enemy = name(enemy), card = card, built = built)
            }
            Event::CardActs { enemy, card } => {
                let action = self.content.doomsday[card].action.words_in(messages);
                let card = self.doom(card);
                message!(messages, "card-acts", card = card, enemy = name(enemy), action = action)
            }
            Event::Charged { enemy, to, last, why, at } => {
                let why = self.why(why, at, messages);
                message!(messages, "charged", enemy = name(enemy), to = to, last = last, why = why)
            }
            Event::MeterFull { enemy } => message!(messages, "meter-full", enemy = name(enemy)),
            Event::MeterReset { enemy, lost: 0 } => {
                message!(messages, "meter-stays", enemy = name(enemy))
            }
            Event::MeterReset { enemy, lost } => {
                message!(messages, "meter-reset", enemy = name(enemy), lost = lost)
            }
            Event::SpecialPower { enemy } => {
                let facts = &self.content.enemies[enemy];
                let (title, action) = (facts.title.as_str(), facts.special.words_in(messages));
                message!(
                    messages,
                    "special-power",
                    enemy = name(enemy),
                    title = title,
                    action = action
                )
            }
            Event::DeviceDone { enemy } => message!(messages, "device-done", enemy = name(enemy)),
            Event::TowersFull => message!(messages, "towers-full"),
            _ => return None,
        };
        Some(said.into())
    }

    fn enemy_move_event(&self, event: &Event, messages: Messages) -> Option<String> {
        let name = |enemy: Scientist| self.enemy_name(enemy);
        let lab = |at: Lab| lab_in(at, messages);
        let at = |window: Window| window_in(window, messages);
        let said = match *event {
            Event::EnemyPlaced { enemy, from, window, face, ice } => {
                let (enemy, window) = (name(enemy), at(window));
                let way = match from.map(at) {
                    None => message!(messages, "placed-new", enemy = enemy, window = window),
                    Some(from) if from == window => {
                        message!(messages, "placed-stays", enemy = enemy, window = window)
                    }
                    Some(from) => {
                        message!(
                            messages,
                            "placed-goes",
                            enemy = enemy,
                            from = from,
                            window = window
                        )
                    }
                };
                message!(
                    messages,
                    "placed",
                    way = way,
                    face = face_in(face, messages),
                    ice = yes(ice)
                )
            }
            Event::EnemyMoved { enemy, from, to, steps, way, met, .. } => message!(
                messages,
                "enemy-moved",
                enemy = name(enemy),
                labs = things(steps, "lab", messages),
                way = way_in(way, messages),
                from = lab(from),
                to = lab(to),
                met = yes(!met.is_empty()),
                names = self.names(met, messages)
            ),
            Event::EnemyStays { enemy, at, met } => {
                let names = self.names(met, messages);
                message!(messages, "enemy-stays", enemy = name(enemy), lab = lab(at), names = names)
            }
            Event::NoPlayerInLab { enemy } => {
                message!(messages, "nobody-in-lab", enemy = name(enemy))
            }
            Event::NearestMinion { enemy, at: from, window, distance, .. } => {
                let distance = self.distance_in(from, window, distance, messages);
                message!(
                    messages,
                    "nearest",
                    enemy = name(enemy),
                    window = at(window),
                    lab = lab(from),
                    distance = distance
                )
            }
            Event::Destination { window, goal, tower, beside, .. } => {
                let (window, tower) = (at(window), tower_in(tower, messages));
                match goal {
                    Goal::Player(way) => message!(
                        messages,
                        "destination-player",
                        window = window,
                        tower = tower,
                        way = way_in(way, messages),
                        labs = labs_in(beside, messages)
                    ),
                    Goal::Other => {
                        message!(messages, "destination-other", window = window, tower = tower)
                    }
                    Goal::Roll | Goal::Tower(_) => {
                        message!(messages, "destination", window = window, tower = tower)
                    }
                }
            }
            Event::NoRoom { window, tower, minions, damaged, .. } => {
                let minions = (!minions.is_empty()).then(|| {
                    message!(messages, "held-minions", windows = windows_in(minions, messages))
                });
                let damaged = (!damaged.is_empty()).then(|| {
                    message!(messages, "held-damage", windows = windows_in(damaged, messages))
                });
                let held: Vec<_> = minions.into_iter().chain(damaged).collect();
                let (tower, held) = (tower_in(tower, messages), held.join(", "));
                message!(messages, "no-room", window = at(window), tower = tower, held = held)
            }
            _ => return None,
        };
        Some(said.into())
    }

    fn harm_event(&self, event: &Event, messages: Messages) -> Option<String> {
        let name = |enemy: Scientist| self.enemy_name(enemy);
        let at = |window: Window| window_in(window, messages);
        let said = match *event {
            Event::Damaged { enemy, window, ice } => {
                message!(
                    messages,
                    "damaged",
                    enemy = name(enemy),
                    window = at(window),
                    ice = yes(ice)
                )
            }
            Event::Aimed { at, sought, towers, .. } => {
                let (lab, towers) = (lab_in(at, messages), towers_in(towers, messages));
                match sought {
                    None => message!(messages, "aimed", lab = lab, towers = towers),
                    Some(sought) => {
                        let labs = things(sought.steps, "lab", messages);
                        message!(messages, "aimed-player", lab = lab, labs = labs, towers = towers)
                    }
                }
            }
            Event::Struck { enemy, deed, window, ice, .. } => message!(
                messages,
                "struck",
                enemy = name(enemy),
                deed = if deed == Deed::Damage { "damage" } else { "freeze" },
                window = at(window),
                ice = yes(ice)
            ),
            Event::NoWindow { enemy, deed, left, towers } => {
                let (what, towers) = (harm(deed, left, messages), towers_in(towers, messages));
                message!(messages, "no-window", enemy = name(enemy), what = what, towers = towers)
            }
            Event::Fullest { tower, minions, .. } => {
                message!(
                    messages,
                    "fullest",
                    count = minions,
                    tower = the_tower_in(tower, messages)
                )
            }
            Event::NoMinions { enemy } => message!(messages, "no-minions", enemy = name(enemy)),
            Event::NothingToStrip { towers, .. } => {
                message!(messages, "nothing-to-strip", towers = towers_in(towers, messages))
            }
            Event::NothingToWreck { enemy } => {
                message!(messages, "nothing-to-wreck", enemy = name(enemy))
            }
            _ => return None,
        };
        Some(said.into())
    }

    fn loss_event(&self, event: &Event, messages: Messages) -> Option<String> {
        let said = match *event {
            Event::NothingToLose { player, loss, missing } => {
                let what = match loss {
                    Loss::Any => "any",
                    Loss::Only(goods) => goods.word(),
                };
                let who = self.name(player);
                message!(messages, "nothing-to-lose", who = who, what = what, missing = missing)
            }
            Event::ResearchLost { player, count } => {
                let tokens = things(count, "research", messages);
                message!(messages, "research-lost", who = self.name(player), tokens = tokens)
            }
            _ => return None,
        };
        Some(said.into())
    }

    /// Events about what players have, which a helper words as instructions, and about what players
    /// do against enemies.
    fn player_event(&self, event: &Event) -> Option<String> {
        let who = |player: Player| self.name(player);
        Some(match *event {
            Event::Stripped { player, window, die } => format!(
                "{} on the minion of {} in {window} goes to the bowl.",
                capital(&the_die(die)),
                who(player)
            ),
            Event::Wrecked { enemy, at, slot, tile } => {
                let enemy = self.enemy_name(enemy);
                format!("{enemy} wrecks tile {tile} in slot {slot} of the {at} lab.")
            }
            Event::PotionLost { player, from } => {
                let from = match from {
                    PotionPlace::Card(card, cell) => format!("on {} ({cell})", self.title(card)),
                    PotionPlace::Storage => "of the storage slot".into(),
                    PotionPlace::New | PotionPlace::Nowhere => "gained in this turn".into(),
                };
                format!("{} discards the potion token {from}.", who(player))
            }
            Event::IceBroken { player, window } => {
                format!("{} breaks the ice in {window}.", who(player))
            }
            Event::Jammed { player, tower, enemy } => format!(
                "{} gets no row of the {tower} tower: a minion of {} with JAM stands there.",
                who(player),
                self.enemy_name(enemy)
            ),
            Event::Repaired { player, window, ice, by } => {
                let what = if ice { "ice" } else { "damage" };
                let how = match by {
                    Repair::Rest => "as part of a rest turn",
                    Repair::Research => "for 3 research tokens",
                    Repair::Resources => "for 2 resources",
                };
                format!("{} clears the {what} in {window} {how}.", who(player))
            }
            _ => return None,
        })
    }
}

/// Reasons for an event: the candidates, and what decided.
impl CoLab {
    pub(super) fn enemy_reasons(&self, event: &Event, messages: Messages) -> Vec<String> {
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
                    some.map(|(at, count)| format!("{} {count}", of(at))).collect();
                let tie = yes(towers.len() > 1);
                message!(messages, "minions-counted", counts = some.join(", "), tie = tie).into()
            }
            Event::Struck { window, towers, empties, .. } => {
                let here = empties[window.tower()];
                let each = towers.iter().map(|at| format!("{} {}", of(at), empties[at]));
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
            cards.iter().map(|card| self.doom_at(card, messages)).collect::<Vec<_>>().join(", ")
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
