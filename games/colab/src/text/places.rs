//! The places on the board that stand for a choice, the one to click first.

use crate::choice::Choice;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::types::{Cell, Colour, Window};

impl CoLab {
    /// The places of a choice; none for choices that appear only in the list.
    pub(super) fn places_of(&self, choice: Choice) -> Vec<String> {
        self.place_on_ring(choice).or_else(|| self.place_before_you(choice)).into_iter().collect()
    }

    /// Towers, labs, the centre, and the enemies' boards.
    fn place_on_ring(&self, choice: Choice) -> Option<String> {
        use Choice::*;
        Some(match choice {
            Retrieve(window)
            | Reposition(window)
            | Work(window)
            | PayMinion(window)
            | Nearest(window)
            | Repair(window)
            | RepairByResearch(window)
            | RepairByResources(window) => window_place(window),
            To(tower) => match self.state.open_window(tower) {
                Some(window) => window_place(window),
                None => format!("tower {tower}"),
            },
            ToFrozen(tower) => match self.state.frozen_window(tower) {
                Some(window) => window_place(window),
                None => format!("tower {tower}"),
            },
            Row(row) => match self.state.frames.top() {
                Some(Frame::TakeRow { tower }) => format!("row {tower} {row}"),
                _ => return None,
            },
            Move(lab) => format!("lab {lab}"),
            Build => format!("build {}", self.state.you().place.lab()?),
            Collect => format!("collect {}", self.state.you().place.lab()?),
            Use(slot) => format!("slot {} {slot}", self.state.you().place.lab()?),
            Place(lab, slot) => format!("slot {lab} {slot}"),
            Wreck(slot) => match self.state.frames.top() {
                Some(Frame::Wreck { by }) => {
                    format!("slot {} {slot}", self.state.enemies.each[by].place?)
                }
                _ => return None,
            },
            Tier(tier) => format!("tier {tier}"),
            Deck(deck) => format!("deck {deck}"),
            RestTurn => "rest".into(),
            Die(colour) => format!("supply die {colour}"),
            Token(colour) => format!("supply token {colour}"),
            Potion => "supply potion".into(),
            Keep(card) => format!("drawn {card}"),
            Drop(symbol) => format!("price {symbol}"),
            Show(die) => format!("face {die}"),
            Scientist(scientist) => format!("scientist {scientist}"),
            Act(card) => format!("doom {card}"),
            Enemy(enemy) => format!("enemy {enemy}"),
            _ => return None,
        })
    }

    /// Hand, dice, tokens, grid and research board of the deciding player.
    fn place_before_you(&self, choice: Choice) -> Option<String> {
        use Choice::*;
        Some(match choice {
            UsePotion(cell) | At(cell) | Fire(cell) | React(cell) | Copy(cell) | StoreOn(cell) => {
                self.cell_place(cell)
            }
            DropPotion(cell) => match self.state.frames.top() {
                Some(Frame::Lose { nth, .. }) => format!("grid {} {cell}", self.loser(nth)),
                _ => self.cell_place(cell),
            },
            WhenBuilt => match self.state.frames.top() {
                Some(Frame::After { nth, .. }) => self.card_place(nth)?,
                _ => return None,
            },
            FromCard => match self.state.frames.top() {
                Some(Frame::PayPotions { nth, .. }) => self.card_place(nth)?,
                _ => return None,
            },
            FromStorage | Store | DropStored => "flask".into(),
            FromNew | DropNew | Lose => "new potion".into(),
            ActionTurn => "home".into(),
            DropCard(card) | BuildCard(card) => format!("hand {card}"),
            PayDie(die) | Send(die) | Reroll(die) | ToBowl(die) | Turn(die) => {
                match self.state.frames.top() {
                    // The two dice just rolled for the first minions are not in the pool.
                    Some(Frame::PlacePair { .. }) => format!("face {die}"),
                    _ => format!("pool {die}"),
                }
            }
            FromBowl(die) => format!("bowl {die}"),
            Flip => "flip".into(),
            PayToken(colour) | DropToken(colour) => token_place(colour),
            PayWild | DropWild => "token wild".into(),
            Trade(trade) => format!("trade {trade}"),
            UseBonus(bonus) | ReactBonus(bonus) | SectionB(bonus) => format!("bonus {bonus}"),
            _ => return None,
        })
    }

    fn cell_place(&self, cell: Cell) -> String {
        format!("grid {} {cell}", self.acting())
    }

    fn card_place(&self, nth: u8) -> Option<String> {
        self.state.you().grid.nth(nth).map(|built| self.cell_place(built.cell))
    }
}

fn window_place(window: Window) -> String {
    format!("window {window}")
}

fn token_place(colour: Colour) -> String {
    format!("token {colour}")
}
