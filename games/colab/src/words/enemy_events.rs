//! What enemies do as sentences: the pieces named, the numbers counted.

use table::Set;
use table::phrases::capital;

use crate::automa::{Deed, Loss};
use crate::content::DoomsdayCard;
use crate::enemy_action::Goal;
use crate::event::{Event, PotionPlace, Repair, Sought};
use crate::game::CoLab;
use crate::kinds::{Player, Scientist, Window};

use super::actions::{device_words, face_does, face_words, goods_word, harm, way_words};
use super::counted;
use super::phrases::the_die;
use super::ring::{labs_words, towers_words, windows_words};

impl CoLab {
    /// The event of an enemy, or against one, in words.
    pub(super) fn enemy_event(&self, event: &Event) -> Option<String> {
        self.enemy_set_up_event(event)
            .or_else(|| self.enemy_turn_event(event))
            .or_else(|| self.enemy_move_event(event))
            .or_else(|| self.harm_event(event))
            .or_else(|| self.loss_event(event))
    }

    fn enemy_set_up_event(&self, event: &Event) -> Option<String> {
        let name = |enemy: Scientist| self.enemy_name(enemy);
        Some(match *event {
            Event::EnemyJoins { enemy, device } => {
                format!("{} is an enemy and builds the {}.", name(enemy), device_words(device))
            }
            Event::ActiveMoved { enemy } => {
                format!("{} has the active enemy token.", name(enemy))
            }
            Event::NeedShown { enemy, need, left } => format!(
                "The deck of {} has {}; the back of the top one says that it needs {}.",
                name(enemy),
                counted(left, "card"),
                counted(need, "token")
            ),
            Event::FaceRolled { enemy, face } => {
                format!("The die of {} shows {}.", name(enemy), face_words(face))
            }
            Event::EnemyRolled { enemy, symbol } => {
                format!("The white die rolled for {} names the {symbol} tower.", name(enemy))
            }
            Event::EnemyArrives { enemy, at } => {
                format!("The white die rolled for {} names the {at} lab.", name(enemy))
            }
            Event::PowerAdded { enemy: Some(enemy), token } => {
                let does = self.token_does(token);
                format!("{} adds a power token to the bag: {does}.", name(enemy))
            }
            Event::PowerAdded { enemy: None, token } => {
                format!("A power token goes into the bag: {}.", self.token_does(token))
            }
            Event::NoPower { .. } => "All power tokens are in use: none goes into the bag.".into(),
            _ => return None,
        })
    }

    fn enemy_turn_event(&self, event: &Event) -> Option<String> {
        let name = |enemy: Scientist| self.enemy_name(enemy);
        Some(match *event {
            Event::EnemyTurnBegins { enemy, active } => {
                let token = if active { "" } else { ", which has no active enemy token" };
                format!("It is the turn of the enemy {}{token}.", name(enemy))
            }
            Event::BagRefilled { tokens } => format!(
                "The bag is empty: {} that had been used up go back into it.",
                counted(tokens, "token")
            ),
            Event::TokenDrawn { enemy, token, power, left } => format!(
                "{} draws {}. {left} are left in the bag.",
                name(enemy),
                self.token(token, power)
            ),
            Event::NotActive { enemy, active } => format!(
                "The action of this token is skipped: {} is the active enemy, not {}.",
                name(active),
                name(enemy)
            ),
            Event::TokenLaid { enemy, tokens, need } => {
                let enough = if tokens >= need {
                    "so they go out of play and it is built"
                } else {
                    "not yet enough"
                };
                format!(
                    "The token goes beside the deck of {}: {} there, its top card needs {need}, \
                     {enough}.",
                    name(enemy),
                    counted(tokens, "token")
                )
            }
            Event::DoomBuilt { enemy, card, built, .. } => {
                format!("{} builds {}, card {built} of 9.", name(enemy), self.doom_at(card))
            }
            Event::CardActs { enemy, card } => format!(
                "{} of {} acts: {}.",
                self.doom(card),
                name(enemy),
                self.content.doomsday[card].action.words()
            ),
            Event::Charged { enemy, to, last, why, at } => {
                format!("{} charges to {to} of {last}, {}.", name(enemy), self.why(why, at))
            }
            Event::MeterFull { enemy } => {
                format!("The meter of {} is full: it falls to 0.", name(enemy))
            }
            Event::MeterReset { enemy, lost: 0 } => {
                format!("The meter of {} stays at 0.", name(enemy))
            }
            Event::MeterReset { enemy, lost } => {
                format!("The meter of {} is set from {lost} to 0.", name(enemy))
            }
            Event::SpecialPower { enemy } => {
                let facts = &self.content.enemies[enemy];
                format!("{} uses {}: {}.", name(enemy), facts.title, facts.special.words())
            }
            Event::DeviceDone { enemy } => {
                format!("{} has finished its device: the last turns begin.", name(enemy))
            }
            Event::TowersFull => {
                "Each of the 18 windows holds a minion, damage or ice: the enemies have won.".into()
            }
            _ => return None,
        })
    }

    fn enemy_move_event(&self, event: &Event) -> Option<String> {
        let name = |enemy: Scientist| self.enemy_name(enemy);
        let broken = |ice: bool| if ice { "; the ice there breaks" } else { "" };
        Some(match *event {
            Event::EnemyPlaced { enemy, from, window, face, ice } => {
                let (face, broken) = (face_words(face), broken(ice));
                let way = match from {
                    None => format!("A minion of {} is placed in {window}", name(enemy)),
                    Some(from) if from == window => {
                        format!(
                            "The minion of {} in {window} stays there, rolled anew",
                            name(enemy)
                        )
                    }
                    Some(from) => {
                        format!("The minion of {} goes from {from} to {window}", name(enemy))
                    }
                };
                format!("{way}, with {face}{broken}.")
            }
            Event::EnemyMoved { enemy, from, to, steps, way, met, .. } => {
                let met = match met.is_empty() {
                    true => String::new(),
                    false => format!(", where {} is", self.names(met)),
                };
                format!(
                    "{} goes {} {} from the {from} lab to the {to} lab{met}.",
                    name(enemy),
                    counted(steps, "lab"),
                    way_words(way)
                )
            }
            Event::EnemyStays { enemy, at, met } => format!(
                "{} stays in the {at} lab, where {} is already.",
                name(enemy),
                self.names(met)
            ),
            Event::NoPlayerInLab { enemy } => {
                format!("No player's scientist is in a lab, so {} finds none.", name(enemy))
            }
            Event::NearestMinion { enemy, at, window, distance, .. } => format!(
                "The minion of {} in {window} is to move: from the scientist in the {at} lab it is \
                 {}.",
                name(enemy),
                self.distance_words(at, window, distance)
            ),
            Event::Destination { window, goal, tower, beside, .. } => {
                let why = match goal {
                    Goal::Player(way) => format!(
                        ", {} from its own the first one beside a lab with a player's scientist, \
                         {}",
                        way_words(way),
                        labs_words(beside)
                    ),
                    Goal::Other => ", where the other one stands".into(),
                    Goal::Roll | Goal::Tower(_) => String::new(),
                };
                format!("From {window} it has to go to the {tower} tower{why}.")
            }
            Event::NoRoom { window, tower, minions, damaged, .. } => {
                let minions = (!minions.is_empty())
                    .then(|| format!("minions stand in {}", windows_words(minions)));
                let damaged = (!damaged.is_empty())
                    .then(|| format!("damage lies in {}", windows_words(damaged)));
                let held: Vec<String> = minions.into_iter().chain(damaged).collect();
                format!(
                    "It stays in {window}, as the {tower} tower has no window for it: {}.",
                    held.join(", ")
                )
            }
            _ => return None,
        })
    }

    fn harm_event(&self, event: &Event) -> Option<String> {
        let name = |enemy: Scientist| self.enemy_name(enemy);
        let broken = |ice: bool| if ice { ", whose ice breaks" } else { "" };
        Some(match *event {
            Event::Damaged { enemy, window, ice } => format!(
                "The minion of {} puts a damage token beneath it, into {window}{}.",
                name(enemy),
                broken(ice)
            ),
            Event::Aimed { at, sought: None, towers, .. } => {
                format!("The scientist is in the {at} lab, beside {}.", towers_words(towers))
            }
            Event::Aimed { at, sought: Some(sought), towers, .. } => format!(
                "The nearest player's scientist is in the {at} lab, {} away, beside {}.",
                counted(sought.steps, "lab"),
                towers_words(towers)
            ),
            Event::Struck { enemy, deed, window, ice, .. } => {
                let token = if deed == Deed::Damage { "damage" } else { "freeze" };
                format!("{} puts a {token} token into {window}{}.", name(enemy), broken(ice))
            }
            Event::NoWindow { enemy, deed, left, towers } => format!(
                "{} finds no window for {} at {}.",
                name(enemy),
                harm(deed, left),
                towers_words(towers)
            ),
            Event::Fullest { tower, minions, .. } => {
                format!("Most players' minions, {minions}, stand on the {tower} tower.")
            }
            Event::NoMinions { enemy } => {
                format!("No player's minion stands anywhere, so {} finds none.", name(enemy))
            }
            Event::Stripped { player, window, die } => format!(
                "{} on the minion of {} in {window} goes to the bowl.",
                capital(&the_die(die)),
                self.name(player)
            ),
            Event::NothingToStrip { towers, .. } => {
                format!("No player's minion at {} has a die.", towers_words(towers))
            }
            Event::Wrecked { enemy, at, slot, tile } => {
                format!("{} wrecks tile {tile} in slot {slot} of the {at} lab.", name(enemy))
            }
            Event::NothingToWreck { enemy } => format!(
                "In the lab of {} lies nothing but the starter tile, which stays.",
                name(enemy)
            ),
            _ => return None,
        })
    }

    fn loss_event(&self, event: &Event) -> Option<String> {
        let who = |player: Player| self.name(player);
        Some(match *event {
            Event::NothingToLose { player, loss, missing } => {
                let what = match loss {
                    Loss::Any => "dice, tokens or cards",
                    Loss::Only(goods) => &format!("{}s", goods_word(goods)),
                };
                format!("{} has no more {what} to give: {missing} too few.", who(player))
            }
            Event::ResearchLost { player, count } => {
                format!("{} loses {}.", who(player), counted(count, "research token"))
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
    pub(super) fn enemy_reasons(&self, event: &Event) -> Vec<String> {
        match *event {
            Event::NearestMinion { at, distance, other: Some(other), .. } => {
                vec![self.other_minion(at, distance, other)]
            }
            Event::Destination { window, goal: Goal::Player(way), towers, .. } => {
                let passed = self.towers_on(window.tower(), way, towers);
                vec![format!("The towers in this direction, its own first: {}.", passed.join(", "))]
            }
            Event::EnemyPlaced { face, .. } => {
                vec![format!("{}: {}.", face_words(face), face_does(face))]
            }
            Event::EnemyMoved { from, steps, sought: Some(sought), .. } => {
                self.search_reasons(from, steps, sought)
            }
            Event::Aimed { sought: Some(sought), .. } => both_ways(sought).into_iter().collect(),
            Event::Fullest { towers, counts, .. } => {
                let some = counts.iter().filter(|(_, count)| **count > 0);
                let some: Vec<String> = some.map(|(at, count)| format!("{at} {count}")).collect();
                let tie = if towers.len() > 1 { " The player chose among equals." } else { "" };
                vec![format!("Players' minions: {}.{tie}", some.join(", "))]
            }
            Event::Struck { window, towers, empties, .. } => {
                let here = empties[window.tower()];
                let each = towers.iter().map(|tower| format!("{tower} {}", empties[tower]));
                let each: Vec<String> = each.collect();
                let tie = towers.iter().filter(|tower| empties[*tower] == here).count() > 1;
                let end = match (here, tie && towers.len() > 1) {
                    (0, _) => " None is empty, so ice breaks.",
                    (_, true) => " The player chose among equals.",
                    (_, false) => "",
                };
                vec![format!("Empty windows before it: {}.{end}", each.join(", "))]
            }
            Event::DoomBuilt { card, acting, apart, .. } => {
                self.acting_reasons(card, acting, apart)
            }
            _ => Vec::new(),
        }
    }

    fn other_minion(
        &self,
        at: crate::kinds::Lab,
        distance: u8,
        (window, away): (Window, u8),
    ) -> String {
        let words = self.distance_words(at, window, away);
        let end = match away.checked_sub(distance) {
            Some(0) => "; the player chose".to_string(),
            Some(more) => format!(", {more} farther"),
            None => String::new(),
        };
        format!("The other one, in {window}, is {words}{end}.")
    }

    fn search_reasons(&self, from: crate::kinds::Lab, steps: u8, sought: Sought) -> Vec<String> {
        let labs = self.labs_on(from, sought.way, steps.saturating_sub(1));
        let looked = format!("No player's scientist on the way: {}.", labs.join(", "));
        std::iter::once(looked).chain(both_ways(sought)).collect()
    }

    /// Which of the built cards act, and which do not.
    fn acting_reasons(
        &self,
        card: DoomsdayCard,
        acting: Set<DoomsdayCard>,
        apart: Set<DoomsdayCard>,
    ) -> Vec<String> {
        let names = |cards: Set<DoomsdayCard>| -> String {
            cards.iter().map(|card| self.doom_at(card)).collect::<Vec<_>>().join(", ")
        };
        if acting.is_empty() {
            let why = "No card acts: another one was built in this round before, and the active \
                       enemy token shows its no-build action side.";
            return vec![why.into()];
        }
        let beside = acting.without(Set::only(card));
        let mut reasons = vec![match beside.is_empty() {
            true => "It acts alone: no built card lies beside it.".to_string(),
            false => format!("It acts with the built cards beside it: {}.", names(beside)),
        }];
        if !apart.is_empty() {
            reasons.push(format!("Not beside it, so without action: {}.", names(apart)));
        }
        reasons
    }
}

/// How far it was each way, where both were looked at.
fn both_ways(sought: Sought) -> Option<String> {
    let other = sought.other?;
    let (way, away) = match sought.way {
        crate::enemy_action::Way::Counter => ("against the clock", "clockwise"),
        _ => ("clockwise", "against the clock"),
    };
    let tie = if other == sought.steps { "; of equals the one clockwise" } else { "" };
    Some(format!(
        "{} {}, {away} {}{tie}.",
        capital(way),
        counted(sought.steps, "lab"),
        counted(other, "lab")
    ))
}
