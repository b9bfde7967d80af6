//! Where on the table an event happened, most important place first.

use crate::content::DoomsdayCard;
use crate::event::{Event, Item, PotionPlace};
use crate::game::CoLab;
use crate::types::{Cell, Lab, Player, Scientist, Slot, Tower, Window};

impl CoLab {
    /// The places of an event.
    pub(super) fn event_places(&self, event: &Event) -> Vec<String> {
        board_places(event)
            .or_else(|| player_places(event))
            .or_else(|| enemy_places(event))
            .or_else(|| against_places(event))
            .unwrap_or_default()
    }
}

/// Places of the ring: towers, labs, windows, tiles.
fn board_places(event: &Event) -> Option<Vec<String>> {
    Some(match *event {
        Event::TowerLaid { tower, .. }
        | Event::InsertLaid { tower, .. }
        | Event::BaitLaid { tower, .. }
        | Event::BaitTaken { tower, .. } => vec![tower_place(tower)],
        Event::RowTaken { tower, row, .. } => {
            vec![format!("row {tower} {row}"), tower_place(tower)]
        }
        Event::LabLaid { lab, .. }
        | Event::Moved { lab, .. }
        | Event::Builds { lab, .. }
        | Event::Collects { lab, .. } => vec![lab_place(lab)],
        Event::TileLaid { lab, slot, .. } | Event::TileUsed { lab, slot, .. } => {
            vec![slot_place(lab, slot), lab_place(lab)]
        }
        Event::NeutralPlaced { window }
        | Event::MinionPlaced { window, .. }
        | Event::Retrieved { window, .. }
        | Event::Worked { window, .. }
        | Event::Repaired { window, .. }
        | Event::IceBroken { window, .. }
        | Event::Stripped { window, .. } => vec![window_place(window)],
        Event::Repositioned { from, to, .. } => vec![window_place(to), window_place(from)],
        Event::Jammed { tower, .. } => vec![tower_place(tower)],
        _ => return None,
    })
}

/// Places of players.
fn player_places(event: &Event) -> Option<Vec<String>> {
    let cell = |player: Player, cell| vec![cell_place(player, cell)];
    Some(match *event {
        Event::Built { player, cell: at, .. }
        | Event::Fired { player, cell: at, .. }
        | Event::Copied { player, cell: at, .. }
        | Event::Reacted { player, cell: at, .. }
        | Event::PotionUsed { player, cell: at, .. } => cell(player, at),
        Event::PotionPaid { player, from: PotionPlace::Card(_, at) }
        | Event::PotionLost { player, from: PotionPlace::Card(_, at) }
        | Event::PotionPlaced { player, to: PotionPlace::Card(_, at) } => cell(player, at),
        Event::Paid { item: Item::Minion(window, _) | Item::WildDie(window), .. } => {
            vec![window_place(window)]
        }
        Event::Traded { player, .. }
        | Event::ResearchGained { player, .. }
        | Event::ResearchLost { player, .. }
        | Event::ResearchScored { player, .. }
        | Event::ResearchFlipped { player, .. } => vec![research_place(player)],
        Event::UpgradeTaken { space, .. } | Event::UpgradeRound { space, .. } => {
            vec![score_place(space)]
        }
        Event::TurnBegins { player }
        | Event::FirstDrawn { player }
        | Event::ScientistChosen { player, .. }
        | Event::DiceGained { player, .. }
        | Event::Drew { player, .. }
        | Event::Kept { player, .. }
        | Event::CardDiscarded { player, .. }
        | Event::TokensGained { player, .. }
        | Event::WildGained { player, .. }
        | Event::PotionsGained { player, .. }
        | Event::Rolled { player, .. }
        | Event::ToBowl { player, .. }
        | Event::Taken { player, .. }
        | Event::Turned { player, .. }
        | Event::TokenDiscarded { player, .. }
        | Event::Paid { player, .. }
        | Event::PotionPaid { player, .. }
        | Event::PotionPlaced { player, .. }
        | Event::PotionLost { player, .. }
        | Event::TriggersUp { player }
        | Event::NothingToLose { player, .. }
        | Event::SectionBChosen { player, .. }
        | Event::BonusDealt { player, .. }
        | Event::BonusUsed { player, .. }
        | Event::BonusReacted { player, .. } => vec![player_place(player)],
        _ => return None,
    })
}

/// Places of enemies and of their pieces.
fn enemy_places(event: &Event) -> Option<Vec<String>> {
    Some(match *event {
        Event::EnemyJoins { enemy, .. }
        | Event::ActiveMoved { enemy }
        | Event::EnemyTurnBegins { enemy, .. }
        | Event::SpecialPower { enemy }
        | Event::NotActive { enemy, .. } => vec![enemy_place(enemy)],
        Event::NeedShown { enemy, .. }
        | Event::TokenLaid { enemy, .. }
        | Event::DeviceDone { enemy } => vec![enemy_place(enemy)],
        Event::Charged { enemy, .. }
        | Event::MeterFull { enemy }
        | Event::MeterReset { enemy, .. } => vec![enemy_place(enemy)],
        Event::BagRefilled { .. }
        | Event::TokenDrawn { .. }
        | Event::PowerAdded { .. }
        | Event::NoPower { .. } => vec![bag_place()],
        Event::DoomBuilt { enemy, card, .. } | Event::CardActs { enemy, card } => {
            vec![doom_place(card), enemy_place(enemy)]
        }
        Event::EnemyPlaced { from, window, .. } => {
            [Some(window), from].into_iter().flatten().map(window_place).collect()
        }
        Event::EnemyArrives { at, .. } | Event::EnemyStays { at, .. } => vec![lab_place(at)],
        Event::EnemyMoved { from, to, .. } => vec![lab_place(to), lab_place(from)],
        Event::NearestMinion { window, at, .. } => vec![window_place(window), lab_place(at)],
        Event::Destination { tower, window, .. } | Event::NoRoom { tower, window, .. } => {
            vec![tower_place(tower), window_place(window)]
        }
        _ => return None,
    })
}

/// Places that enemies harm.
fn against_places(event: &Event) -> Option<Vec<String>> {
    Some(match *event {
        Event::Damaged { window, .. } | Event::Struck { window, .. } => {
            vec![window_place(window)]
        }
        Event::Aimed { towers, .. }
        | Event::NoWindow { towers, .. }
        | Event::NothingToStrip { towers, .. } => towers.iter().map(tower_place).collect(),
        Event::Fullest { tower, .. } => vec![tower_place(tower)],
        Event::EnemyRolled { symbol, .. } => vec![tower_place(Tower::of(symbol))],
        Event::Wrecked { at, slot, .. } => vec![slot_place(at, slot), lab_place(at)],
        _ => return None,
    })
}

fn window_place(window: Window) -> String {
    format!("window {window}")
}

fn tower_place(tower: Tower) -> String {
    format!("tower {tower}")
}

fn lab_place(lab: Lab) -> String {
    format!("lab {lab}")
}

fn slot_place(lab: Lab, slot: Slot) -> String {
    format!("slot {lab} {slot}")
}

/// A cell of a player's grid.
fn cell_place(player: Player, cell: Cell) -> String {
    format!("grid {player} {cell}")
}

/// The whole area of a player.
fn player_place(player: Player) -> String {
    format!("player {player}")
}

/// The research board of a player.
fn research_place(player: Player) -> String {
    format!("research {player}")
}

/// A space of the scoreboard.
fn score_place(space: u8) -> String {
    format!("score {space}")
}

/// The board of an enemy.
fn enemy_place(enemy: Scientist) -> String {
    format!("enemy {enemy}")
}

/// A built doomsday card.
fn doom_place(card: DoomsdayCard) -> String {
    format!("doom {card}")
}

fn bag_place() -> String {
    "bag".into()
}
