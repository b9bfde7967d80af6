//! What enemies do in words, with the reasons and the numbers that can be counted on the table.

use table::Set;

use crate::automa::{Cause, Deed, Loss, Why};
use crate::choice::Choice;
use crate::content::{BagToken, DoomsdayCard, EnemyFace};
use crate::enemy_action::{Goal, Goods, Way};
use crate::event::{Event, PotionPlace, Repair};
use crate::game::CoLab;
use crate::kinds::{Scientist, Tower, Window};
use crate::sequence::Frame;

use super::counted;

/// A rule, a label, and what it costs or brings.
type Said = (&'static str, String, String);

fn said(rule: &'static str, label: impl Into<String>) -> Said {
    (rule, label.into(), String::new())
}

impl CoLab {
    /// A card of a doomsday deck by its title.
    fn doom(&self, card: DoomsdayCard) -> String {
        format!("{} ({card})", self.content.doomsday[card].title)
    }

    fn token(&self, token: BagToken, power: bool) -> String {
        let kind = if power { "power" } else { "criteria" };
        format!("{kind} token {token} ({})", self.content.tokens[token].action)
    }

    fn cause(&self, of: Cause) -> String {
        match of {
            Cause::Token(token) => format!("token {token}"),
            Cause::Card(card) => self.doom(card),
            Cause::Die(window) => format!("the die in {window}"),
            Cause::Special => "the special power".into(),
        }
    }

    fn why(&self, why: Why) -> String {
        match why {
            Why::PowerToken => "for the power token".into(),
            Why::Failed(of) => format!("because {} could not be completed", self.cause(of)),
            Why::Visit => "because scientists met in a lab".into(),
            Why::Text => "as its text says".into(),
            Why::Upgrade => "for the upgrade token".into(),
        }
    }

    /// A choice of or for an enemy.
    pub(super) fn enemy_said(&self, choice: Choice) -> Option<Said> {
        Some(match choice {
            Choice::Active(enemy) => said("CLS-1.11", self.enemy_name(enemy)),
            Choice::Criteria(token) => said("CLS-4.2", capital(&self.token(token, false))),
            Choice::Power(token) => said("CLS-4.2", capital(&self.token(token, true))),
            Choice::AddPower(token) => said("CLS-1.9", capital(&self.token(token, true))),
            Choice::Face(face) => said("CLS-12.1", face_words(face)),
            Choice::Need(need) => said("CLS-1.5", format!("It needs {}", counted(need, "token"))),
            Choice::Doom(card) => {
                let action = self.content.doomsday[card].action.to_string();
                ("CLS-4.4", self.doom(card), action)
            }
            Choice::Enemy(enemy) => said("CLS-8.11", format!("{} first", self.enemy_name(enemy))),
            Choice::Nearest(window) => {
                said("CLS-10.1", format!("The minion in {window}{}", self.face_in(window)))
            }
            Choice::Act(card) => {
                let action = self.content.doomsday[card].action.to_string();
                ("CLS-5.2", format!("{} first", self.doom(card)), action)
            }
            Choice::Wreck(slot) => said("CLS-11.1", format!("The tile in slot {slot}")),
            Choice::Repair(window) => {
                ("CLS-14.2", format!("Repair {window}"), "once in a rest turn".into())
            }
            Choice::RepairByResearch(window) => {
                ("CLS-14.3", format!("Repair {window} by research"), "3 research tokens".into())
            }
            Choice::RepairByResources(window) => {
                let symbol = window.tower().symbol();
                let price = format!("2 resources: {symbol}, {symbol}");
                ("CLS-14.4", format!("Repair {window} by resources"), price)
            }
            Choice::ToFrozen(tower) => {
                ("CLS-13.3", format!("Into the ice of the {tower} tower"), "it breaks".into())
            }
            Choice::DropPotion(cell) => {
                said("CLS-12.4", format!("Discard a potion token from {cell}"))
            }
            Choice::DropStored => said("CLS-12.4", "Discard the stored potion token"),
            Choice::DropNew => said("CLS-12.4", "Discard a new potion token"),
            _ => return None,
        })
    }

    fn face_in(&self, window: Window) -> String {
        let face = self.state.windows[window].and_then(|minion| minion.face);
        face.map_or(String::new(), |face| format!(" with {}", face_words(face)))
    }

    /// What chance is asked for an enemy.
    pub(super) fn enemy_chance(&self, frame: Frame) -> Option<(&'static str, String)> {
        let name = |by: Scientist| self.enemy_name(by);
        Some(match frame {
            Frame::DrawActive => ("CLS-1.11", "who holds the active enemy token?".into()),
            Frame::AddPower { .. } => ("CLS-1.9", "which power token goes into the bag?".into()),
            Frame::DrawNeed { by } => {
                ("CLS-1.5", format!("how many tokens does the top card of {} need?", name(by)))
            }
            Frame::FirstFace { by } | Frame::RollFace { by, .. } => {
                ("CLS-12.1", format!("what does the die of {} show?", name(by)))
            }
            Frame::FirstTower { by, .. } => {
                ("CLS-3.1", format!("which tower for a minion of {}?", name(by)))
            }
            Frame::FirstPlace { by } => ("CLS-3.4", format!("which lab for {}?", name(by))),
            Frame::RollPair { .. } => ("CLS-3.7", "what does the white die show?".into()),
            Frame::DrawToken => ("CLS-4.2", "which token comes out of the bag?".into()),
            Frame::DrawDoom { by } => ("CLS-4.4", format!("which card does {} build?", name(by))),
            Frame::AimMinion { by, .. } => {
                ("CLS-10.9", format!("which tower for the minion of {}?", name(by)))
            }
            Frame::AimRoll { by, .. } => {
                ("CLS-11.1", format!("which tower does {} hit?", name(by)))
            }
            _ => return None,
        })
    }

    /// What a player is asked for an enemy, or in the set-up against one.
    pub(super) fn enemy_asked(&self, frame: Frame) -> Option<(&'static str, String)> {
        let name = |by: Scientist| self.enemy_name(by);
        Some(match frame {
            Frame::PlacePair { .. } => ("CLS-3.7", "choose which minion is placed first.".into()),
            Frame::PlaceWithRow { die } => {
                ("CLS-3.7", format!("choose where the minion with {die} goes."))
            }
            Frame::CardActions { by, .. } => {
                ("CLS-5.2", format!("choose which card of {} acts next.", name(by)))
            }
            Frame::ChargeSeveral { .. } => ("CLS-8.11", "choose which enemy charges next.".into()),
            Frame::Nearest { by, .. } => {
                ("CLS-10.1", format!("choose which of the nearest minions of {} moves.", name(by)))
            }
            Frame::AimMost { by, .. } => {
                ("CLS-11.1", format!("choose which of the fullest towers {} hits.", name(by)))
            }
            Frame::Harm { by, deed, left, .. } => (
                "CLS-11.3",
                format!(
                    "choose the tower for the {} of {} ({left} to come).",
                    harm(deed),
                    name(by)
                ),
            ),
            Frame::Lose { what, left, .. } => {
                ("CLS-12.4", format!("discard {} ({left} to come).", loss(what)))
            }
            Frame::Wreck { by } => ("CLS-11.1", format!("choose which tile {} wrecks.", name(by))),
            _ => return None,
        })
    }

    /// What a pending frame of an enemy is called.
    pub(super) fn enemy_trail(&self, frame: Frame) -> Option<String> {
        Some(match frame {
            Frame::Act { by, of, .. } => format!("{}: {}", self.enemy_name(by), self.cause(of)),
            Frame::CardActions { by, .. } => format!("{} builds", self.enemy_name(by)),
            _ => return None,
        })
    }

    /// The event of an enemy, or against one, in words.
    pub(super) fn enemy_event(&self, event: &Event) -> Option<String> {
        let name = |enemy: &Scientist| self.enemy_name(*enemy);
        let who = |player: &crate::kinds::Player| self.name(*player);
        let broken = |ice: &bool| if *ice { "; the ice there breaks" } else { "" };
        Some(match event {
            Event::EnemyJoins { enemy, device } => {
                format!("{} is an enemy and builds the {}.", name(enemy), device_words(*device))
            }
            Event::ActiveMoved { enemy } => format!("{} is the active enemy.", name(enemy)),
            Event::NeedShown { enemy, need, left } => {
                let cards = counted(*left, "card");
                format!("The top of {cards} of {} needs {}.", name(enemy), counted(*need, "token"))
            }
            Event::FaceRolled { enemy, face } => {
                format!("The die of {} shows {}.", name(enemy), face_words(*face))
            }
            Event::EnemyRolled { enemy, symbol } => {
                format!("The white die for {} shows {symbol}.", name(enemy))
            }
            Event::EnemyPlaced { enemy, from, window, face, ice } => {
                let face = face_words(*face);
                let broken = broken(ice);
                match from {
                    None => {
                        format!(
                            "A minion of {} stands in {window} with {face}{broken}.",
                            name(enemy)
                        )
                    }
                    Some(from) => format!(
                        "The minion of {} goes from {from} to {window} and shows {face}{broken}.",
                        name(enemy)
                    ),
                }
            }
            Event::EnemyArrives { enemy, at } => format!("{} comes to the {at} lab.", name(enemy)),
            Event::EnemyTurnBegins { enemy, .. } => format!("It is the turn of {}.", name(enemy)),
            Event::BagRefilled { tokens } => {
                format!("The bag is empty: {} go back into it.", counted(*tokens, "token"))
            }
            Event::TokenDrawn { enemy, token, power, left } => format!(
                "{} draws {}; {left} are left in the bag.",
                name(enemy),
                self.token(*token, *power)
            ),
            Event::NotActive { enemy, active } => {
                format!("{} does not act: {} is the active enemy.", name(enemy), name(active))
            }
            Event::TokenLaid { enemy, tokens, need } => format!(
                "{} beside the deck of {}; its top card needs {need}.",
                counted(*tokens, "token"),
                name(enemy)
            ),
            Event::DoomBuilt { enemy, card, built, acts } => {
                let acts = if *acts { "" } else { " It does nothing: a card acted in this round" };
                let stop = if acts.is_empty() { "" } else { "." };
                format!(
                    "{} builds {}, card {built} of 9.{acts}{stop}",
                    name(enemy),
                    self.doom(*card)
                )
            }
            Event::CardActs { enemy, card } => format!(
                "{} of {}: {}.",
                self.doom(*card),
                name(enemy),
                self.content.doomsday[*card].action
            ),
            Event::Charged { enemy, to, last, why } => {
                format!("{} charges to {to} of {last} {}.", name(enemy), self.why(*why))
            }
            Event::MeterFull { enemy } => {
                format!("The meter of {} is full and falls to 0.", name(enemy))
            }
            Event::MeterReset { enemy, lost } => {
                format!("The meter of {} is set from {lost} to 0.", name(enemy))
            }
            Event::SpecialPower { enemy } => {
                let facts = &self.content.enemies[*enemy];
                format!("{} uses {}: {}.", name(enemy), facts.title, facts.special)
            }
            Event::EnemyMoved { enemy, from, to, steps, way } => format!(
                "{} goes {} {} from the {from} lab to the {to} lab.",
                name(enemy),
                counted(*steps, "lab"),
                way_words(*way)
            ),
            Event::EnemyStays { enemy, at } => {
                format!("{} is in the {at} lab with a player already and stays.", name(enemy))
            }
            Event::NoPlayerInLab { enemy } => {
                format!("No player's scientist is in a lab, so {} finds none.", name(enemy))
            }
            Event::NearestMinion { enemy, window, distance, .. } => format!(
                "The minion of {} in {window} is nearest, {} away.",
                name(enemy),
                counted(*distance, "half step")
            ),
            Event::Destination { enemy, window, goal, tower, towers } => {
                let goal = match goal {
                    Goal::Player(way) => format!(
                        "the first tower beside a player's lab, {} on {}",
                        counted(*towers, "tower"),
                        way_words(*way)
                    ),
                    Goal::Other => "where the other minion stands".into(),
                    Goal::Roll | Goal::Tower(_) => "as the token says".into(),
                };
                format!(
                    "The minion of {} in {window} has to go to the {tower} tower, {goal}.",
                    name(enemy)
                )
            }
            Event::NoRoom { enemy, window, tower, minions, damaged, frozen } => format!(
                "The minion of {} in {window} cannot go to the {tower} tower: {} there, {damaged} \
                 damaged and {frozen} frozen windows.",
                name(enemy),
                counted(*minions, "minion")
            ),
            Event::Damaged { enemy, window, ice } => {
                format!("The minion of {} damages {window} beneath it{}.", name(enemy), broken(ice))
            }
            Event::Struck { enemy, deed, window, empty, ice } => format!(
                "{} brings {} to {window}; its tower had {}{}.",
                name(enemy),
                harm(*deed),
                counted(*empty, "empty window"),
                broken(ice)
            ),
            Event::NoWindow { enemy, deed, left, towers } => format!(
                "{} finds no window for {left} more {} at {}.",
                name(enemy),
                harm(*deed),
                towers_words(*towers)
            ),
            Event::Fullest { enemy, tower, minions, .. } => format!(
                "Most players' minions stand on the {tower} tower ({minions}), which {} hits.",
                name(enemy)
            ),
            Event::NoMinions { enemy } => {
                format!("No player's minion stands anywhere, so {} hits nothing.", name(enemy))
            }
            Event::Stripped { player, window, die } => {
                format!("{die} on the minion of {} in {window} goes to the bowl.", who(player))
            }
            Event::NothingToStrip { enemy, towers } => format!(
                "{} finds no die on a player's minion at {}.",
                name(enemy),
                towers_words(*towers)
            ),
            Event::NothingToLose { player, loss: what, missing } => {
                format!("{} has too little to give: {missing} of {}.", who(player), loss(*what))
            }
            Event::ResearchLost { player, count } => {
                format!("{} loses {}.", who(player), counted(*count, "research token"))
            }
            Event::PotionLost { player, from } => {
                let from = match from {
                    PotionPlace::Card(card, cell) => format!("on {} ({cell})", self.title(*card)),
                    PotionPlace::Storage => "of the storage slot".into(),
                    PotionPlace::New | PotionPlace::Nowhere => "gained in this turn".into(),
                };
                format!("{} discards the potion token {from}.", who(player))
            }
            Event::PowerAdded { enemy: Some(enemy), token } => {
                format!("{} adds {} to the bag.", name(enemy), self.token(*token, true))
            }
            Event::PowerAdded { enemy: None, token } => {
                format!("{} goes into the bag.", capital(&self.token(*token, true)))
            }
            Event::NoPower { .. } => "No power token is unused.".into(),
            Event::Wrecked { enemy, at, slot, tile } => {
                format!("{} wrecks tile {tile} in slot {slot} of the {at} lab.", name(enemy))
            }
            Event::NothingToWreck { enemy } => {
                format!("Only the starter tile lies in the lab of {}.", name(enemy))
            }
            Event::IceBroken { player, window } => {
                format!("{} breaks the ice in {window}.", who(player))
            }
            Event::Jammed { player, tower, enemy } => format!(
                "{} gets no row of the {tower} tower: a minion of {} jams it.",
                who(player),
                name(enemy)
            ),
            Event::Repaired { player, window, ice, by } => {
                let what = if *ice { "ice" } else { "damage" };
                let how = match by {
                    Repair::Rest => "by resting",
                    Repair::Research => "for 3 research tokens",
                    Repair::Resources => "for 2 resources",
                };
                format!("{} clears the {what} in {window} {how}.", who(player))
            }
            Event::DeviceDone { enemy } => {
                format!("{} has finished its device: the last turns begin.", name(enemy))
            }
            Event::TowersFull => "Every window holds something: the enemies have won.".into(),
            _ => return None,
        })
    }

    /// The candidates, and what decided.
    pub(super) fn enemy_reasons(&self, event: &Event) -> Vec<String> {
        match event {
            Event::NearestMinion { other: Some((window, distance)), distance: least, .. } => {
                let away = counted(*distance, "half step");
                let end = if distance == least { ", as near: the player chose" } else { "" };
                vec![format!("The other one is in {window}, {away} away{end}.")]
            }
            Event::Fullest { towers, minions, .. } if towers.len() > 1 => {
                let towers = towers_words(*towers);
                vec![format!("As full with {minions}: {towers}; the player chose.")]
            }
            Event::EnemyMoved { to, .. } if self.is_met(*to) => {
                vec![format!("A player's scientist is in the {to} lab.")]
            }
            _ => Vec::new(),
        }
    }

    fn is_met(&self, at: crate::kinds::Lab) -> bool {
        let mut players = self.options.players();
        players.any(|player| self.state.players[player].place.lab() == Some(at))
    }
}

/// What a face of an enemy die is called.
pub(super) fn face_words(face: EnemyFace) -> String {
    face.word().to_uppercase()
}

fn device_words(device: crate::content::Device) -> String {
    device.word().split('_').map(capital).collect::<Vec<_>>().join(" ")
}

fn way_words(way: Way) -> &'static str {
    match way {
        Way::Clockwise => "clockwise",
        Way::Counter => "against the clock",
        Way::Short => "the shorter way",
    }
}

fn harm(deed: Deed) -> &'static str {
    match deed {
        Deed::Damage => "damage",
        Deed::Freeze => "ice",
        Deed::Strip => "bare minions",
    }
}

fn loss(what: Loss) -> &'static str {
    match what {
        Loss::Any => "a die, a token or a card",
        Loss::Only(Goods::Research) => "a research token",
        Loss::Only(Goods::Potion) => "a potion token",
        Loss::Only(Goods::Token) => "a resource token",
        Loss::Only(Goods::Card) => "a card",
    }
}

fn towers_words(towers: Set<Tower>) -> String {
    let names: Vec<&str> = towers.iter().map(Tower::word).collect();
    format!("the {} tower{}", names.join(", "), if names.len() == 1 { "" } else { "s" })
}

/// A word at the beginning of a line.
fn capital(word: &str) -> String {
    super::choices::capital(word)
}
