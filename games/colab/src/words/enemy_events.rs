//! What enemies do as sentences: the pieces named, the numbers counted.

use table::EnumSet;
use table::grammar::capital;
use tongues::{Voice, say};

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
    /// The event of an enemy, or against one, in words. What a helper never tells is said in English.
    pub(super) fn enemy_event(&self, event: &Event, voice: Voice) -> Option<String> {
        self.enemy_set_up_event(event, voice)
            .or_else(|| self.enemy_turn_event(event, voice))
            .or_else(|| self.enemy_move_event(event, voice))
            .or_else(|| self.harm_event(event, voice))
            .or_else(|| self.loss_event(event, voice))
            .or_else(|| self.player_event(event))
    }

    fn enemy_set_up_event(&self, event: &Event, voice: Voice) -> Option<String> {
        let name = |enemy: Scientist| self.enemy_name(enemy);
        let said = match *event {
            Event::EnemyJoins { enemy, device } => {
                format!("{} is an enemy and builds the {}.", name(enemy), device_words(device))
                    .into()
            }
            Event::ActiveMoved { enemy } => say!(voice, "active-moved", enemy = name(enemy)),
            Event::NeedShown { enemy, need, left } => {
                let (cards, tokens) = (things(left, "card", voice), things(need, "bag", voice));
                say!(voice, "need-shown", enemy = name(enemy), cards = cards, tokens = tokens)
            }
            Event::FaceRolled { enemy, face } => {
                say!(voice, "face-rolled", enemy = name(enemy), face = face_in(face, voice))
            }
            Event::EnemyRolled { enemy, symbol } => {
                let tower = tower_in(crate::types::Tower::of(symbol), voice);
                say!(voice, "tower-rolled", enemy = name(enemy), tower = tower)
            }
            Event::EnemyArrives { enemy, at } => {
                format!("The white die rolled for {} names the {at} lab.", name(enemy)).into()
            }
            Event::PowerAdded { enemy: Some(enemy), token } => {
                let does = self.token_does(token, voice);
                say!(voice, "power-added", enemy = name(enemy), does = does)
            }
            Event::PowerAdded { enemy: None, token } => {
                say!(voice, "power-added-none", does = self.token_does(token, voice))
            }
            Event::NoPower { .. } => say!(voice, "no-power"),
            _ => return None,
        };
        Some(said.into())
    }

    fn enemy_turn_event(&self, event: &Event, voice: Voice) -> Option<String> {
        let name = |enemy: Scientist| self.enemy_name(enemy);
        let said = match *event {
            Event::EnemyTurnBegins { enemy, active } => {
                say!(voice, "turn-begins", enemy = name(enemy), active = yes(active))
            }
            Event::BagRefilled { tokens } => {
                say!(voice, "bag-refilled", tokens = things(tokens, "bag", voice))
            }
            Event::TokenDrawn { enemy, token, power, left } => {
                let token = self.token(token, power, voice);
                say!(voice, "token-drawn", enemy = name(enemy), token = token, left = left)
            }
            Event::NotActive { enemy, active } => {
                say!(voice, "not-active", active = name(active), enemy = name(enemy))
            }
            Event::TokenLaid { enemy, tokens, need } => say!(
                voice,
                "token-laid",
                enemy = name(enemy),
                tokens = things(tokens, "bag", voice),
                need = need,
                enough = yes(tokens >= need)
            ),
            Event::DoomBuilt { enemy, card, built, .. } => {
                let card = self.doom_at(card, voice);
                say!(voice, "doom-built", enemy = name(enemy), card = card, built = built)
            }
            Event::CardActs { enemy, card } => {
                let action = self.content.doomsday[card].action.words_in(voice);
                let card = self.doom(card);
                say!(voice, "card-acts", card = card, enemy = name(enemy), action = action)
            }
            Event::Charged { enemy, to, last, why, at } => {
                let why = self.why(why, at, voice);
                say!(voice, "charged", enemy = name(enemy), to = to, last = last, why = why)
            }
            Event::MeterFull { enemy } => say!(voice, "meter-full", enemy = name(enemy)),
            Event::MeterReset { enemy, lost: 0 } => {
                say!(voice, "meter-stays", enemy = name(enemy))
            }
            Event::MeterReset { enemy, lost } => {
                say!(voice, "meter-reset", enemy = name(enemy), lost = lost)
            }
            Event::SpecialPower { enemy } => {
                let facts = &self.content.enemies[enemy];
                let (title, action) = (facts.title.as_str(), facts.special.words_in(voice));
                say!(voice, "special-power", enemy = name(enemy), title = title, action = action)
            }
            Event::DeviceDone { enemy } => say!(voice, "device-done", enemy = name(enemy)),
            Event::TowersFull => say!(voice, "towers-full"),
            _ => return None,
        };
        Some(said.into())
    }

    fn enemy_move_event(&self, event: &Event, voice: Voice) -> Option<String> {
        let name = |enemy: Scientist| self.enemy_name(enemy);
        let lab = |at: Lab| lab_in(at, voice);
        let at = |window: Window| window_in(window, voice);
        let said = match *event {
            Event::EnemyPlaced { enemy, from, window, face, ice } => {
                let (enemy, window) = (name(enemy), at(window));
                let way = match from.map(at) {
                    None => say!(voice, "placed-new", enemy = enemy, window = window),
                    Some(from) if from == window => {
                        say!(voice, "placed-stays", enemy = enemy, window = window)
                    }
                    Some(from) => {
                        say!(voice, "placed-goes", enemy = enemy, from = from, window = window)
                    }
                };
                say!(voice, "placed", way = way, face = face_in(face, voice), ice = yes(ice))
            }
            Event::EnemyMoved { enemy, from, to, steps, way, met, .. } => say!(
                voice,
                "enemy-moved",
                enemy = name(enemy),
                labs = things(steps, "lab", voice),
                way = way_in(way, voice),
                from = lab(from),
                to = lab(to),
                met = yes(!met.is_empty()),
                names = self.names(met, voice)
            ),
            Event::EnemyStays { enemy, at, met } => {
                let names = self.names(met, voice);
                say!(voice, "enemy-stays", enemy = name(enemy), lab = lab(at), names = names)
            }
            Event::NoPlayerInLab { enemy } => say!(voice, "nobody-in-lab", enemy = name(enemy)),
            Event::NearestMinion { enemy, at: from, window, distance, .. } => {
                let distance = self.distance_in(from, window, distance, voice);
                say!(
                    voice,
                    "nearest",
                    enemy = name(enemy),
                    window = at(window),
                    lab = lab(from),
                    distance = distance
                )
            }
            Event::Destination { window, goal, tower, beside, .. } => {
                let (window, tower) = (at(window), tower_in(tower, voice));
                match goal {
                    Goal::Player(way) => say!(
                        voice,
                        "destination-player",
                        window = window,
                        tower = tower,
                        way = way_in(way, voice),
                        labs = labs_in(beside, voice)
                    ),
                    Goal::Other => {
                        say!(voice, "destination-other", window = window, tower = tower)
                    }
                    Goal::Roll | Goal::Tower(_) => {
                        say!(voice, "destination", window = window, tower = tower)
                    }
                }
            }
            Event::NoRoom { window, tower, minions, damaged, .. } => {
                let minions = (!minions.is_empty())
                    .then(|| say!(voice, "held-minions", windows = windows_in(minions, voice)));
                let damaged = (!damaged.is_empty())
                    .then(|| say!(voice, "held-damage", windows = windows_in(damaged, voice)));
                let held: Vec<_> = minions.into_iter().chain(damaged).collect();
                let (tower, held) = (tower_in(tower, voice), held.join(", "));
                say!(voice, "no-room", window = at(window), tower = tower, held = held)
            }
            _ => return None,
        };
        Some(said.into())
    }

    fn harm_event(&self, event: &Event, voice: Voice) -> Option<String> {
        let name = |enemy: Scientist| self.enemy_name(enemy);
        let at = |window: Window| window_in(window, voice);
        let said = match *event {
            Event::Damaged { enemy, window, ice } => {
                say!(voice, "damaged", enemy = name(enemy), window = at(window), ice = yes(ice))
            }
            Event::Aimed { at, sought, towers, .. } => {
                let (lab, towers) = (lab_in(at, voice), towers_in(towers, voice));
                match sought {
                    None => say!(voice, "aimed", lab = lab, towers = towers),
                    Some(sought) => {
                        let labs = things(sought.steps, "lab", voice);
                        say!(voice, "aimed-player", lab = lab, labs = labs, towers = towers)
                    }
                }
            }
            Event::Struck { enemy, deed, window, ice, .. } => say!(
                voice,
                "struck",
                enemy = name(enemy),
                deed = if deed == Deed::Damage { "damage" } else { "freeze" },
                window = at(window),
                ice = yes(ice)
            ),
            Event::NoWindow { enemy, deed, left, towers } => {
                let (what, towers) = (harm(deed, left, voice), towers_in(towers, voice));
                say!(voice, "no-window", enemy = name(enemy), what = what, towers = towers)
            }
            Event::Fullest { tower, minions, .. } => {
                say!(voice, "fullest", count = minions, tower = the_tower_in(tower, voice))
            }
            Event::NoMinions { enemy } => say!(voice, "no-minions", enemy = name(enemy)),
            Event::NothingToStrip { towers, .. } => {
                say!(voice, "nothing-to-strip", towers = towers_in(towers, voice))
            }
            Event::NothingToWreck { enemy } => {
                say!(voice, "nothing-to-wreck", enemy = name(enemy))
            }
            _ => return None,
        };
        Some(said.into())
    }

    fn loss_event(&self, event: &Event, voice: Voice) -> Option<String> {
        let said = match *event {
            Event::NothingToLose { player, loss, missing } => {
                let what = match loss {
                    Loss::Any => "any",
                    Loss::Only(goods) => goods.word(),
                };
                let who = self.name(player);
                say!(voice, "nothing-to-lose", who = who, what = what, missing = missing)
            }
            Event::ResearchLost { player, count } => {
                let tokens = things(count, "research", voice);
                say!(voice, "research-lost", who = self.name(player), tokens = tokens)
            }
            _ => return None,
        };
        Some(said.into())
    }

    /// What becomes of a player's own, which a helper tells as something to do, and what a player does
    /// against enemies.
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

/// Why it was so: the candidates, and what decided.
impl CoLab {
    pub(super) fn enemy_reasons(&self, event: &Event, voice: Voice) -> Vec<String> {
        let of = |tower| tower_in(tower, voice);
        let one = match *event {
            Event::NearestMinion { at, distance, other: Some(other), .. } => {
                self.other_minion(at, distance, other, voice)
            }
            Event::Destination { window, goal: Goal::Player(way), towers, .. } => {
                let passed = self.towers_on(window.tower(), way, towers, voice);
                say!(voice, "towers-passed", towers = passed.join(", ")).into()
            }
            Event::EnemyPlaced { face, .. } => {
                let (name, does) = (face_in(face, voice), face_does(face, voice));
                say!(voice, "face-reason", face = name, does = does).into()
            }
            Event::EnemyMoved { from, steps, sought: Some(sought), .. } => {
                return self.search_reasons(from, steps, sought, voice);
            }
            Event::Aimed { sought: Some(sought), .. } => {
                return both_ways(sought, voice).into_iter().collect();
            }
            Event::Fullest { towers, counts, .. } => {
                let some = counts.iter().filter(|(_, count)| **count > 0);
                let some: Vec<String> =
                    some.map(|(at, count)| format!("{} {count}", of(at))).collect();
                let tie = yes(towers.len() > 1);
                say!(voice, "minions-counted", counts = some.join(", "), tie = tie).into()
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
                say!(voice, "windows-counted", counts = each.join(", "), end = end).into()
            }
            Event::DoomBuilt { card, acting, apart, .. } => {
                return self.acting_reasons(card, acting, apart, voice);
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
        voice: Voice,
    ) -> String {
        let more = away.checked_sub(distance);
        let end = match more {
            Some(0) => "tie",
            Some(_) => "more",
            None => "none",
        };
        say!(
            voice,
            "other-minion",
            window = window_in(window, voice),
            distance = self.distance_in(at, window, away, voice),
            end = end,
            more = more.unwrap_or_default()
        )
        .into()
    }

    fn search_reasons(&self, from: Lab, steps: u8, sought: Sought, voice: Voice) -> Vec<String> {
        let labs = self.labs_on(from, sought.way, steps.saturating_sub(1), voice);
        let looked = say!(voice, "labs-searched", labs = labs.join(", ")).into();
        std::iter::once(looked).chain(both_ways(sought, voice)).collect()
    }

    /// Which of the built cards act, and which do not.
    fn acting_reasons(
        &self,
        card: DoomsdayCard,
        acting: EnumSet<DoomsdayCard>,
        apart: EnumSet<DoomsdayCard>,
        voice: Voice,
    ) -> Vec<String> {
        let names = |cards: EnumSet<DoomsdayCard>| -> String {
            cards.iter().map(|card| self.doom_at(card, voice)).collect::<Vec<_>>().join(", ")
        };
        if acting.is_empty() {
            return vec![say!(voice, "acting-none").into()];
        }
        let beside = acting.without(EnumSet::only(card));
        let mut reasons = vec![match beside.is_empty() {
            true => say!(voice, "acting-alone").into(),
            false => say!(voice, "acting-with", cards = names(beside)).into(),
        }];
        if !apart.is_empty() {
            reasons.push(say!(voice, "acting-apart", cards = names(apart)).into());
        }
        reasons
    }
}

/// How far it was each way, where both were looked at.
fn both_ways(sought: Sought, voice: Voice) -> Option<String> {
    let other = sought.other?;
    let way = if sought.way == Way::Counter { "counter" } else { "clockwise" };
    let said = say!(
        voice,
        "both-ways",
        way = way,
        labs = things(sought.steps, "lab", voice),
        other = things(other, "lab", voice),
        tie = yes(other == sought.steps)
    );
    Some(said.into())
}
