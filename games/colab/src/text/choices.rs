//! Choices as text.

use game_core::grammar::capital;
use game_core::{Description, Rule};
use i18n::Messages;

use crate::choice::Choice;
use crate::content::EnemyFace;
use crate::game::CoLab;
use crate::sequence::{EffectSource, Frame};
use crate::types::{Card, Cell, Lab, Row, Scientist, Tower, Window};

use super::grammar::the_die;
use super::localized_names::{shown_in, tower_in};

/// A rule, a label, and the cost or gain.
type ChoiceText = (&'static str, String, String);

fn said(rule: &'static str, label: impl Into<String>) -> ChoiceText {
    (rule, label.into(), String::new())
}

impl CoLab {
    /// The description of a choice, with its cost or gain.
    pub(crate) fn description(&self, choice: Choice, messages: Messages) -> Description {
        let (rule, label, detail) = self
            .chance_said(choice, messages)
            .or_else(|| self.enemy_said(choice, messages))
            .or_else(|| self.turn_said(choice))
            .or_else(|| self.build_said(choice))
            .unwrap_or_else(|| self.gain_said(choice));
        let (rule, group) = (Rule(rule), self.group_of(choice, messages));
        let (short, places) = (self.short(choice, messages), self.places_of(choice));
        let ends_turn = {
            use Choice::*;
            matches!(choice, NoAction | GoOn | Stop | Pass | Done | Skip)
        };
        Description { label, short, detail, group, rule, places, ends_turn }
    }

    /// A shorter label for use under a heading; empty if the heading adds nothing.
    fn short(&self, choice: Choice, messages: Messages) -> String {
        use Choice::*;
        match choice {
            UsePotion(cell) => self.card_at(cell),
            Trade(trade) => format!("For {} research", self.price_of(trade)),
            UseBonus(bonus) => format!("{bonus}, section A"),
            To(tower) | ToFrozen(tower) => capital(&tower_in(tower, messages)),
            Move(lab) => capital(lab.word()),
            BuildCard(card) => self.title(card).to_string(),
            PayToken(colour) => capital(colour.word()),
            PayWild => "Wild".into(),
            PayMinion(window) => capital(&format!("{window}{}", self.die_in(window))),
            PayDie(die) => capital(&the_die(die)),
            DropToken(colour) => capital(colour.word()),
            DropWild => "Wild".into(),
            DropCard(card) => self.title(card).to_string(),
            FromBowl(die) => capital(die.word()),
            Reroll(die) => capital(&the_die(die)),
            ToBowl(die) => capital(&the_die(die)),
            _ => String::new(),
        }
    }

    fn chance_said(&self, choice: Choice, messages: Messages) -> Option<ChoiceText> {
        use Choice::*;
        Some(match choice {
            LayTower(tower) => said("CL-3.2", format!("The {tower} tower")),
            LayInsert(insert) => {
                let row = self.content.inserts[insert].words();
                ("CL-3.2", format!("Insert {insert}"), row)
            }
            LayLab(lab) => said("CL-3.2", format!("The {lab} lab")),
            DrawTile(tile) => ("CL-2.3", format!("Tile {tile}"), self.tile_words(tile)),
            First(player) => said("CL-4.4", self.name(player)),
            DealBonus(bonus) => ("CL-7.1", format!("Bonus card {bonus}"), self.bonus_words(bonus)),
            Bait(colour) => said("CL-9.3", format!("A {colour} one")),
            Draw(card) => said("CL-2.1", self.title(card)),
            Roll(die) => said("CL-24.4", capital(&shown_in(die, messages))),
            _ => return None,
        })
    }

    fn turn_said(&self, choice: Choice) -> Option<ChoiceText> {
        use Choice::*;
        Some(match choice {
            UsePotion(cell) => {
                ("CL-23.1", format!("Use {}", self.card_at(cell)), self.ability_at(cell))
            }
            Trade(trade) => {
                let benefit = self.content.trades[trade].benefit.words();
                let cost = self.price_of(trade);
                ("CL-26.1", format!("Trade {cost} research"), benefit)
            }
            Flip => {
                ("CL-10.10", "Flip dice".into(), "one die to the bowl, another one turned".into())
            }
            UseBonus(bonus) => {
                let facts = self.content.bonus[bonus];
                let detail = format!("{}: {}", facts.when.words(), facts.effect.words());
                ("CL-31.2", format!("Section A of {bonus}"), detail)
            }
            ActionTurn => said("CL-10.1", "Action turn"),
            RestTurn => said("CL-10.1", "Rest turn"),
            Choice::Scientist(scientist) => {
                said("CL-4.1", &*self.content.scientists[scientist].title)
            }
            Send(die) => said("CL-11.3", format!("Send with {}", the_die(die))),
            Retrieve(window) => {
                said("CL-11.6", format!("Retrieve from {window}{}", self.die_in(window)))
            }
            Reposition(window) => {
                said("CL-11.12", format!("Move from {window}{}", self.die_in(window)))
            }
            To(tower) => ("CL-11.3", format!("To the {tower} tower"), self.rows_of(tower)),
            Choice::Row(row) => {
                let tower = match self.state.frames.top() {
                    Some(Frame::TakeRow { tower }) => Some(tower),
                    _ => None,
                };
                let brings = tower.map(|tower| self.effect_of(EffectSource::Row(tower, row)));
                let brings = brings.map_or(String::new(), |effect| effect.words());
                ("CL-11.5", format!("The {row} row"), brings)
            }
            Move(lab) => ("CL-12.1", format!("To the {lab} lab"), self.found_in(lab)),
            Build => said("CL-12.4", "Build"),
            Collect => said("CL-12.4", "Collect"),
            NoAction => said("CL-12.4", "No lab action"),
            Use(slot) => {
                let lab = self.state.you().place.lab()?;
                let tile = self.state.tiles[lab][slot]?;
                let facts = self.content.tiles[tile];
                let label =
                    format!("Use tile {tile} with {}", super::counted(facts.cost, "minion"));
                ("CL-13.2", label, facts.effect.words())
            }
            Work(window) => said("CL-13.3", format!("The minion in {window} works")),
            GoOn => said("CL-10.3", "Go on"),
            _ => return None,
        })
    }

    fn build_said(&self, choice: Choice) -> Option<ChoiceText> {
        use Choice::*;
        Some(match choice {
            BuildCard(card) => {
                ("CL-16.2", format!("Build {}", self.title(card)), self.sourced(card))
            }
            Drop(symbol) => said("CL-17.12", format!("A {symbol} falls away")),
            At(cell) => said("CL-18.1", format!("In {cell}")),
            PayToken(colour) => said("CL-17.4", format!("Pay a {colour} token")),
            PayWild => said("CL-17.9", "Pay a wild token"),
            PayMinion(window) => {
                let label = format!("Use the die in {window}{}", self.die_in(window));
                ("CL-17.5", label, self.waste_of(choice))
            }
            PayDie(die) => ("CL-17.3", format!("Pay with {}", the_die(die)), self.waste_of(choice)),
            WhenBuilt => {
                let effect = match self.state.frames.top() {
                    Some(Frame::After { nth, .. }) => {
                        self.effect_of(EffectSource::Built(nth)).words()
                    }
                    _ => String::new(),
                };
                ("CL-21.1", "Take the when-built effect".into(), effect)
            }
            Fire(cell) => {
                ("CL-20.4", format!("Trigger {}", self.card_at(cell)), self.ability_at(cell))
            }
            React(cell) => {
                ("CL-22.1", format!("React with {}", self.card_at(cell)), self.ability_at(cell))
            }
            ReactBonus(bonus) => said("CL-31.2", format!("React with {bonus}")),
            Copy(cell) => {
                ("CL-20.12", format!("Copy {}", self.card_at(cell)), self.ability_at(cell))
            }
            Pass => said("CL-19.5", "Pass"),
            Stop => said("CL-16.3", "Stop"),
            Done => said("CL-17.1", "That is all"),
            _ => return None,
        })
    }

    fn gain_said(&self, choice: Choice) -> ChoiceText {
        use Choice::*;
        match choice {
            Die(colour) => said("CL-14.1", format!("A {colour} die")),
            Potion => said("CL-24.3", "A potion token"),
            Token(colour) => said("CL-14.4", format!("A {colour} token")),
            Deck(deck) => said("CL-14.2", format!("A {deck} card")),
            Keep(card) => ("CL-15.1", format!("Keep {}", self.title(card)), self.sourced(card)),
            FromBowl(die) => said("CL-14.8", format!("Roll a {die} die of the bowl")),
            Reroll(die) => said("CL-14.8", format!("Roll {} again", the_die(die))),
            ToBowl(die) => said("CL-24.4", format!("{} into the bowl", capital(&the_die(die)))),
            Turn(die) => said("CL-10.10", format!("Turn {}", the_die(die))),
            Show(die) => said("CL-10.10", format!("To {}", die.shows())),
            FromCard => said("CL-23.2", "From the card"),
            FromStorage => said("CL-23.2", "From the storage slot"),
            FromNew => said("CL-23.2", "A new one"),
            StoreOn(cell) => said("CL-25.2", format!("Onto {}", self.card_at(cell))),
            Store => said("CL-25.2", "Into the storage slot"),
            Lose => said("CL-25.5", "Lose it"),
            DropToken(colour) => said("CL-25.6", format!("Discard a {colour} token")),
            DropWild => said("CL-25.6", "Discard a wild token"),
            DropCard(card) => {
                ("CL-25.7", format!("Discard {}", self.title(card)), self.sourced(card))
            }
            Tier(tier) => said("CL-28.2", format!("Tier {tier}")),
            Place(lab, slot) => {
                said("CL-28.2", format!("{} lab, slot {slot}", capital(lab.word())))
            }
            SectionB(bonus) => {
                let points = super::counted(self.section_points(self.acting(), bonus), "point");
                let why = self.content.bonus[bonus].section_b.words();
                ("CL-31.4", format!("Section B of {bonus}"), format!("{points}: {why}"))
            }
            _ => said("CL-1.14", "Leave it"),
        }
    }

    /// A warning if paying with this item loses a resource.
    fn waste_of(&self, choice: Choice) -> String {
        if self.wastes(choice) { "one of its two resources is lost".into() } else { String::new() }
    }

    /// The rows of a tower, or the enemy who jams them.
    fn rows_of(&self, tower: Tower) -> String {
        if let Some(enemy) = self.state.showing(tower, EnemyFace::Jam) {
            return format!("no row: {} jams it", self.enemy_name(enemy));
        }
        let row = |row| self.effect_of(EffectSource::Row(tower, row)).words();
        format!("top row: {}; bottom row: {}", row(Row::Top), row(Row::Bottom))
    }

    /// The build symbols of a lab, and the enemies there, who charge when a player arrives.
    fn found_in(&self, lab: Lab) -> String {
        let symbols = self.symbols_of(lab);
        let symbols = symbols.iter().filter(|(_, count)| **count > 0);
        let symbols: Vec<String> = symbols.map(|(deck, count)| format!("{count} {deck}")).collect();
        let met = |one: &Scientist| self.state.enemies.each[*one].place == Some(lab);
        let enemies = self.options.enemies().filter(met);
        let enemies: String =
            enemies.map(|one| format!("; {} is there and charges", self.enemy_name(one))).collect();
        format!("build symbols: {}{enemies}", symbols.join(", "))
    }

    fn card_at(&self, cell: Cell) -> String {
        let grid = &self.state.you().grid;
        let card = grid.at(cell).and_then(|nth| grid.nth(nth)).map(|built| built.card);
        card.map_or_else(|| cell.to_string(), |card| format!("{} ({cell})", self.title(card)))
    }

    fn ability_at(&self, cell: Cell) -> String {
        let grid = &self.state.you().grid;
        let card = grid.at(cell).and_then(|nth| grid.nth(nth)).map(|built| built.card);
        card.map_or(String::new(), |card| self.content.cards[card].ability.words())
    }

    /// Both sections of a bonus card.
    pub(super) fn bonus_words(&self, bonus: crate::types::Bonus) -> String {
        let facts = self.content.bonus[bonus];
        let when = facts.when.words();
        format!("A, {when}: {}; B: {}", facts.effect.words(), facts.section_b.words())
    }

    /// Price, points and ability of a card.
    pub(super) fn sourced(&self, card: Card) -> String {
        let facts = &self.content.cards[card];
        let cost = facts.cost.iter().filter(|(_, count)| **count > 0);
        let cost: Vec<String> = cost.map(|(symbol, count)| format!("{count} {symbol}")).collect();
        format!(
            "costs {}; {}; {}",
            cost.join(", "),
            super::counted(facts.points, "point"),
            facts.ability.words()
        )
    }

    fn die_in(&self, window: Window) -> String {
        let die = self.state.windows[window].and_then(|minion| minion.die);
        die.map_or(String::new(), |die| format!(" with {}", the_die(die)))
    }
}
