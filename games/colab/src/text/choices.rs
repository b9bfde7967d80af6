//! Choices as text.

use game_core::{BoundMessage, Description, Named as _, Rule, list};
use i18n::{Messages, Noun, Value, message};

use crate::choice::Choice;
use crate::content::{EnemyFace, FirstMinions};
use crate::game::CoLab;
use crate::sequence::{EffectSource, Frame};
use crate::state::{Minion, Owner};
use crate::types::{self, Card, Cell, Colour, DieColour, Lab, Scientist, Tile, Tower};

use super::actions::face_does;
use super::localized_names::{the_tower_in, things, tower_in, towers_in, yes};
use super::narrator::{Narrator, shows_in};

/// A rule, and the message of the choice.
type Said = (&'static str, BoundMessage);

impl CoLab {
    /// The description of a choice, with its cost or gain.
    pub(super) fn description(&self, choice: Choice, told: &Narrator<'_>) -> Description {
        use Choice::*;
        let (rule, said) = self
            .chance_said(choice, told)
            .or_else(|| self.enemy_said(choice, told))
            .or_else(|| self.turn_said(choice, told))
            .or_else(|| self.build_said(choice, told))
            .unwrap_or_else(|| self.gain_said(choice, told));
        let mut said = said.describe(Rule(rule));
        // Nothing else: only criteria tokens, each of another kind, are said shorter.
        if let Criteria(token) = choice {
            said.short = self.token_short(token, told.messages);
        }
        let group = self.group_of(choice, told.messages);
        let ends_turn = matches!(choice, NoAction | GoOn | Stop | Pass | Done | Skip);
        let (places, amounts) = (self.places_of(choice), self.amounts(choice));
        Description { group, places, ends_turn, amounts, ..said }
    }

    fn chance_said(&self, choice: Choice, told: &Narrator<'_>) -> Option<Said> {
        use Choice::*;
        let (said, messages) = (told.choice(choice), told.messages);
        Some(match choice {
            LayTower(_) | LayLab(_) => ("CL-3.2", said),
            LayInsert(insert) => {
                let brings = self.content.inserts[insert].words(messages);
                ("CL-3.2", said.with("brings", brings))
            }
            DrawTile(tile) => ("CL-2.3", said.with("brings", self.tile_words(tile, messages))),
            First(_) => ("CL-4.4", said),
            DealBonus(bonus) => ("CL-7.1", said.with("brings", self.bonus_words(bonus, messages))),
            Bait(_) => ("CL-9.3", said),
            Draw(_) => ("CL-2.1", said),
            Roll(die) => ("CL-24.4", said.with("face", shows_in(die, messages))),
            _ => return None,
        })
    }

    /// A choice of or for an enemy, and a player's choices against enemies.
    fn enemy_said(&self, choice: Choice, told: &Narrator<'_>) -> Option<Said> {
        let (said, messages) = (told.choice(choice), told.messages);
        let does = |card| self.content.doomsday[card].action.words_in(messages);
        let token = |token, power| self.token(token, power, messages);
        Some(match choice {
            Choice::Active(_) => ("CLS-1.11", said),
            Choice::Criteria(kind) => ("CLS-4.2", said.with("token", token(kind, false))),
            Choice::Power(kind) => ("CLS-4.2", said.with("token", token(kind, true))),
            Choice::AddPower(kind) => ("CLS-1.9", said.with("token", token(kind, true))),
            Choice::Face(face) => ("CLS-12.1", said.with("does", face_does(face, messages))),
            Choice::Need(need) => ("CLS-1.5", said.with("tokens", things(need, "bag", messages))),
            Choice::Doom(card) => {
                let said = said.with("card", self.doom_at(card, messages));
                ("CLS-4.4", said.with("does", does(card)))
            }
            Choice::Enemy(enemy) => ("CLS-8.11", said.with("name", self.enemy_name(enemy))),
            Choice::Nearest(at) => {
                let face = self.state.windows[at].and_then(|minion| minion.face);
                ("CLS-10.1", said.with("face", face.named(told)))
            }
            Choice::Act(card) => {
                let said = said.with("name", self.doom(card, messages));
                ("CLS-5.2", said.with("does", does(card)))
            }
            Choice::To(tower) => return self.tower_hit(tower, messages),
            Choice::Wreck(_) => ("CLS-11.1", said),
            Choice::Repair(_) => ("CLS-14.2", said),
            Choice::RepairByResearch(_) => ("CLS-14.3", said),
            Choice::RepairByResources(window) => {
                ("CLS-14.4", said.with("symbol", tower_in(window.tower(), messages)))
            }
            Choice::ToFrozen(_) => ("CLS-13.3", said),
            Choice::DropPotion(cell) => {
                ("CLS-12.4", said.with("card", self.card_at(self.loser_now(), cell, told)))
            }
            Choice::DropStored | Choice::DropNew => ("CLS-12.4", said),
            _ => return None,
        })
    }

    /// Who gives something up, or else who acts.
    fn loser_now(&self) -> crate::types::Player {
        match self.state.frames.top() {
            Some(Frame::Lose { nth, .. }) => self.loser(nth),
            _ => self.acting(),
        }
    }

    /// A tower that an enemy hits, with what counts there.
    fn tower_hit(&self, tower: Tower, messages: Messages) -> Option<Said> {
        let windows = tower.windows();
        let (rule, detail) = match self.state.frames.top()? {
            Frame::Harm { .. } => {
                let empty = windows.filter(|one| self.state.is_empty(*one)).count();
                ("CLS-11.3", Value::from(things(empty as u8, "window", messages)))
            }
            Frame::AimMost { .. } => {
                let minions = windows.filter_map(|one| self.state.windows[one]);
                let own = |one: &Minion| matches!(one.owner, Owner::Player(_));
                let count = minions.filter(own).count();
                ("CLS-11.1", message!(messages, "choice-minions", count = count).into())
            }
            _ => return None,
        };
        let said = BoundMessage::of_kind(messages, "choice", "Tower");
        Some((rule, said.with("tower", the_tower_in(tower, messages)).with("detail", detail)))
    }

    fn turn_said(&self, choice: Choice, told: &Narrator<'_>) -> Option<Said> {
        use Choice::*;
        let (said, messages) = (told.choice(choice), told.messages);
        let die_at = |window| self.state.windows[window].and_then(|minion| minion.die).named(told);
        Some(match choice {
            UsePotion(cell) => ("CL-23.1", self.with_card(said, cell, told)),
            Trade(trade) => {
                let brings = self.content.trades[trade].benefit.words(messages);
                ("CL-26.1", said.with("cost", self.price_of(trade)).with("brings", brings))
            }
            Flip => ("CL-10.10", said),
            UseBonus(bonus) => {
                let facts = self.content.bonus[bonus];
                let said = said.with("when", facts.when.words(messages));
                ("CL-31.2", said.with("brings", facts.effect.words(messages)))
            }
            ActionTurn | RestTurn => ("CL-10.1", said),
            Scientist(one) => ("CL-4.1", self.with_start(said, one, messages)),
            Send(_) => ("CL-11.3", said),
            Retrieve(window) => ("CL-11.6", said.with("die", die_at(window))),
            Reposition(window) => ("CL-11.12", said.with("die", die_at(window))),
            To(tower) => {
                let row = |row| self.effect_of(EffectSource::Row(tower, row)).words(messages);
                let enemy = self.state.showing(tower, EnemyFace::Jam);
                let said = said.with("enemy", enemy.named(told));
                (
                    "CL-11.3",
                    said.with("top", row(types::Row::Top)).with("bottom", row(types::Row::Bottom)),
                )
            }
            Choice::Row(row) => {
                let tower = match self.state.frames.top() {
                    Some(Frame::TakeRow { tower }) => Some(tower),
                    _ => None,
                };
                let brings = tower.map(|tower| self.effect_of(EffectSource::Row(tower, row)));
                let brings = brings.map_or(String::new(), |effect| effect.words(messages));
                ("CL-11.5", said.with("brings", brings))
            }
            Move(lab) => ("CL-12.1", self.with_found(said, lab, told)),
            Build | Collect | NoAction => ("CL-12.4", said),
            Use(slot) => {
                let lab = self.state.you().place.lab()?;
                let tile: Tile = self.state.tiles[lab][slot]?;
                let facts = self.content.tiles[tile];
                let said = said.with("tile", tile.named(told)).with("cost", facts.cost);
                ("CL-13.2", said.with("brings", facts.effect.words(messages)))
            }
            Work(_) => ("CL-13.3", said),
            GoOn => ("CL-10.3", said),
            _ => return None,
        })
    }

    fn build_said(&self, choice: Choice, told: &Narrator<'_>) -> Option<Said> {
        use Choice::*;
        let (said, messages) = (told.choice(choice), told.messages);
        let wastes = || yes(self.wastes(choice));
        Some(match choice {
            BuildCard(card) => ("CL-16.2", said.with("brings", self.sourced(card, messages))),
            Drop(_) => ("CL-17.12", said),
            At(_) => ("CL-18.1", said),
            PayToken(_) => ("CL-17.4", said),
            PayWild => ("CL-17.9", said),
            PayMinion(window) => {
                let die = self.state.windows[window].and_then(|minion| minion.die).named(told);
                ("CL-17.5", said.with("die", die).with("wastes", wastes()))
            }
            PayDie(_) => ("CL-17.3", said.with("wastes", wastes())),
            WhenBuilt => {
                let effect = match self.state.frames.top() {
                    Some(Frame::After { nth, .. }) => {
                        self.effect_of(EffectSource::Built(nth)).words(messages)
                    }
                    _ => String::new(),
                };
                ("CL-21.1", said.with("brings", effect))
            }
            Fire(cell) => ("CL-20.4", self.with_card(said, cell, told)),
            React(cell) => ("CL-22.1", self.with_card(said, cell, told)),
            ReactBonus(bonus) => {
                let brings = self.content.bonus[bonus].effect.words(messages);
                ("CL-31.2", said.with("brings", brings))
            }
            Copy(cell) => ("CL-20.12", self.with_card(said, cell, told)),
            Pass => ("CL-19.5", said),
            Stop => ("CL-16.3", said),
            Done => ("CL-17.1", said),
            _ => return None,
        })
    }

    fn gain_said(&self, choice: Choice, told: &Narrator<'_>) -> Said {
        use Choice::*;
        let (said, messages) = (told.choice(choice), told.messages);
        match choice {
            Die(colour) => {
                let double = self.content.sides_with_two(DieColour::of(colour));
                ("CL-14.1", with_symbols(said, colour, messages).with("double", double))
            }
            Potion => ("CL-24.3", said),
            Token(colour) => ("CL-14.4", with_symbols(said, colour, messages)),
            Deck(deck) => {
                let (least, most) = self.content.points_of(deck);
                ("CL-14.2", said.with("least", least).with("most", most))
            }
            Keep(card) => ("CL-15.1", said.with("brings", self.sourced(card, messages))),
            FromBowl(_) | Reroll(_) => ("CL-14.8", said),
            ToBowl(_) => ("CL-24.4", said),
            Turn(_) => ("CL-10.10", said),
            Show(die) => ("CL-10.10", said.with("face", shows_in(die, messages))),
            FromCard | FromStorage | FromNew => ("CL-23.2", said),
            StoreOn(cell) => {
                ("CL-25.2", said.with("card", self.card_at(self.acting(), cell, told)))
            }
            Store => ("CL-25.2", said),
            Lose => ("CL-25.5", said),
            DropToken(_) | DropWild => ("CL-25.6", said),
            DropCard(card) => ("CL-25.7", said.with("brings", self.sourced(card, messages))),
            Tier(_) | Place(..) => ("CL-28.2", said),
            SectionB(bonus) => {
                let points = self.section_points(self.acting(), bonus);
                let why = self.content.bonus[bonus].section_b.words(messages);
                ("CL-31.4", said.with("points", points).with("brings", why))
            }
            _ => ("CL-1.14", said),
        }
    }

    /// With what a scientist starts with; in the normal set-up all start alike.
    fn with_start(
        &self,
        said: BoundMessage,
        scientist: Scientist,
        messages: Messages,
    ) -> BoundMessage {
        let facts = &self.content.scientists[scientist];
        let colour = facts.colour.colour();
        let towers = Tower::ALL.into_iter().filter(|tower| Some(tower.colour()) == colour);
        let brings: Vec<String> =
            facts.start().into_iter().map(|part| part.words(messages)).collect();
        let towers = match facts.minions {
            FirstMinions::Colour => towers_in(towers.collect(), messages).into(),
            FirstMinions::Die => Value::from("none"),
        };
        said.with("set-up", self.options.set_up.word())
            .with("brings", brings.join(", "))
            .with("towers", towers)
    }

    /// With the build symbols of a lab, and the enemies there, who charge when a player arrives.
    fn with_found(&self, said: BoundMessage, lab: Lab, told: &Narrator<'_>) -> BoundMessage {
        let met = |one: &Scientist| self.state.enemies.each[*one].place == Some(lab);
        let enemies = list(self.options.enemies().filter(met), told);
        let symbols = symbols_words(&self.symbols_of(lab), told.messages);
        said.with("symbols", symbols).with("enemies", enemies)
    }

    /// With the card in a cell of the acting player, and its ability.
    fn with_card(&self, said: BoundMessage, cell: Cell, told: &Narrator<'_>) -> BoundMessage {
        let grid = &self.state.you().grid;
        let card = grid.at(cell).and_then(|nth| grid.nth(nth)).map(|built| built.card);
        let ability = |card: Card| self.content.cards[card].ability.words(told.messages);
        let brings = card.map_or(String::new(), ability);
        said.with("card", self.card_at(self.acting(), cell, told)).with("brings", brings)
    }

    /// The card in a cell of a player's grid, with the cell if another of the same name is there.
    fn card_at(
        &self,
        player: crate::types::Player,
        cell: Cell,
        told: &Narrator<'_>,
    ) -> Value<'static> {
        let grid = &self.state.players[player].grid;
        let card = grid.at(cell).and_then(|nth| grid.nth(nth)).map(|built| built.card);
        let Some(card) = card else { return cell.named(told) };
        let named = card.named(told);
        match grid.cards().iter().filter(|built| built.card == card).count() {
            0 | 1 => named,
            _ => {
                let at = Noun::new(told.messages, "card-in-cell").with("card", named);
                at.with("cell", cell.named(told)).into()
            }
        }
    }

    /// Both sections of a bonus card.
    pub fn bonus_words(&self, bonus: crate::types::Bonus, messages: Messages) -> String {
        let facts = self.content.bonus[bonus];
        let (when, effect) = (facts.when.words(messages), facts.effect.words(messages));
        let worth = facts.section_b.words(messages);
        message!(messages, "bonus-words", when = when, effect = effect, worth = worth).into()
    }

    /// Price, points and ability of a card.
    pub(super) fn sourced(&self, card: Card, messages: Messages) -> String {
        let facts = &self.content.cards[card];
        let cost = facts.cost.iter().filter(|(_, count)| **count > 0);
        let one = |(symbol, count)| {
            let (symbol, count): (crate::types::Symbol, &u8) = (symbol, count);
            let symbol = symbol.named(&messages);
            message!(messages, "counted-symbols", count = *count, symbol = symbol).into_owned()
        };
        let cost = cost.map(one).collect::<Vec<String>>().join(", ");
        let ability = facts.ability.words(messages);
        message!(
            messages,
            "card-words",
            cost = cost,
            points = facts.points,
            ability = ability.trim_end_matches('.')
        )
        .into()
    }
}

/// With the symbols that a colour pays.
fn with_symbols(said: BoundMessage, colour: Colour, messages: Messages) -> BoundMessage {
    let [one, other] = colour.symbols().map(|symbol| symbol.named(&messages));
    said.with("one", one).with("other", other)
}

/// The build symbols by type, leaving out zeros.
pub(crate) fn symbols_words(symbols: &crate::content::Symbols, messages: Messages) -> String {
    let some = symbols.iter().filter(|(_, count)| **count > 0);
    let one = |(deck, count): (crate::types::Deck, &u8)| {
        let symbol = deck.named(&messages);
        message!(messages, "counted-symbols", count = *count, symbol = symbol).into_owned()
    };
    some.map(one).collect::<Vec<String>>().join(", ")
}
