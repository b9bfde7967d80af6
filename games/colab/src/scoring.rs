//! CL-30, CL-31: the score sheet.

use game_core::{EnumSet, Measure, Outcome, PartyScore, Rule, ScoreItem, Standing, compare};

use i18n::{Messages, message};

use crate::ability::{Ability, Counted};
use crate::content::Content;
use crate::game::CoLab;
use crate::grid::Grid;
use crate::state::{Area, Owner};
use crate::types::{Bonus, Cell, Deck, DieColour, Player};

/// Everything that a player's score is computed from.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sheet {
    /// The score marker on the board.
    pub score: u16,
    /// Number of built cards of each type.
    pub built: [u8; Deck::ALL.len()],
    /// Printed points of those cards.
    pub printed: u16,
    /// Points from SCORE texts.
    pub texts: u16,
    /// How often the research marker went round its track.
    pub tens: u8,
    /// The space of the research marker.
    pub marker: u8,
    /// Points of section B.
    pub section: u8,
    /// Dice of any kind, wherever they are.
    pub dice: u8,
}

impl Sheet {
    /// Number of built cards of all types.
    pub(crate) fn cards(&self) -> u8 {
        self.built.iter().sum()
    }

    fn research(&self, content: &Content) -> u16 {
        u16::from(self.tens) * u16::from(content.research.token) + u16::from(self.marker)
    }

    /// The number that the score marker must show.
    pub(crate) fn on_board(&self, content: &Content) -> u16 {
        self.printed + self.texts + self.research(content)
    }
}

impl CoLab {
    /// The score sheet of a player in this position.
    pub(crate) fn sheet(&self, player: Player) -> Sheet {
        let area = &self.state.players[player];
        Sheet {
            score: area.score,
            built: area.grid.by_type(),
            printed: area.grid.printed(self.content),
            texts: area.grid.scaled(self.content),
            tens: area.tens,
            marker: area.tracker,
            section: area.section_b.map_or(0, |bonus| self.section_points(player, bonus)),
            dice: self.dice_of(player),
        }
    }

    /// The outcome of a game that is over.
    ///
    /// CL-30.2 MUST: the highest final score wins.
    /// CL-30.3 IF scores are equal THEN fewer built cards win.
    /// CL-30.4 IF cards are equal too THEN whoever comes later in turn order wins.
    pub(crate) fn final_outcome(&self, messages: Messages) -> Outcome {
        if self.options.enemies > 0 {
            return self.outcome_with_enemies(&|player| self.sheet(player), messages);
        }
        let title = [
            message!(messages, "measure-score"),
            message!(messages, "measure-cards"),
            message!(messages, "measure-order"),
        ];
        let measure = |rule, title, of: &dyn Fn(Player) -> i32| Measure {
            rule: Rule(rule),
            title,
            of: self.options.players().map(of).collect(),
        };
        let built = |player| i32::from(self.state.players[player].grid.len());
        let (standings, decided_by) = compare(
            &[
                measure("CL-30.2", &title[0], &|player| self.final_score(player).into()),
                measure("CL-30.3", &title[1], &|player| -built(player)),
                measure("CL-30.4", &title[2], &|player| self.place_in_order(player)),
            ],
            messages.locale(),
        );
        let parties = self.options.players().zip(standings);
        let party =
            |(player, standing)| self.party(player, &self.sheet(player), standing, messages);
        let parties = parties.map(party).collect();
        let cards = self.content.cards_to_end(self.options.length);
        let ended_by = message!(messages, "ended-round", cards = cards).into();
        Outcome { rule: Rule("CL-29.2"), ended_by, decided_by, parties }
    }

    /// A player's place in turn order, from 1.
    pub(crate) fn place_in_order(&self, player: Player) -> i32 {
        let mut order = 0..self.options.seats;
        order.position(|nth| self.in_order(nth) == player).map_or(0, |place| place as i32 + 1)
    }

    /// CL-30.1 MUST: the score on the board and the chosen section B.
    pub(crate) fn final_score(&self, player: Player) -> u16 {
        let area = &self.state.players[player];
        let section = area.section_b.map_or(0, |bonus| self.section_points(player, bonus));
        area.score + u16::from(section)
    }

    pub(crate) fn party(
        &self,
        player: Player,
        sheet: &Sheet,
        standing: Standing,
        messages: Messages,
    ) -> PartyScore {
        let item = |rule, title: &str, count: u16, points: u16| {
            ScoreItem::scored(Rule(rule), title, count.into(), points.into())
        };
        let section = sheet.section;
        let items = vec![
            item("CL-19.1", &message!(messages, "item-cards"), sheet.cards().into(), sheet.printed),
            item("CL-19.2", &message!(messages, "item-texts"), 0, sheet.texts),
            item(
                "CL-26.3",
                &message!(messages, "item-research"),
                sheet.tens.into(),
                sheet.research(self.content),
            ),
            item(
                "CL-31.4",
                &message!(messages, "item-bonus"),
                u16::from(section > 0),
                section.into(),
            ),
        ];
        let total = ScoreItem::total(&items);
        let name = self.name(player, messages);
        PartyScore { name, seat: Some(player.seat()), standing, items, total }
    }

    /// Points of section B of a bonus card for a player, in this position.
    pub fn section_points(&self, player: Player, bonus: Bonus) -> u8 {
        let (area, section) = (&self.state.players[player], self.content.bonus[bonus].section_b);
        let count = self.counted(player, area, section.count);
        let points = match section.count {
            Counted::Tokens => {
                let tokens = u16::from(area.token_count()) * u16::from(section.points);
                tokens + u16::from(area.potions()) * u16::from(section.points / 2)
            }
            _ => u16::from(count) * u16::from(section.points),
        };
        points.min(self.content.bonus_limit.most.into()) as u8
    }

    fn counted(&self, player: Player, area: &Area, what: Counted) -> u8 {
        let grid = &area.grid;
        let facts = grid.cards().iter().map(|built| &self.content.cards[built.card]);
        let of_type = Deck::ALL.map(|deck| grid.of_type(deck));
        let count = match what {
            Counted::Surrounded => {
                let cells = grid.cells();
                let surrounded = |cell: Cell| {
                    cell.neighbours().filter(|other| cells.contains(*other)).count() == 4
                };
                cells.iter().filter(|cell| surrounded(*cell)).count()
            }
            Counted::Devices => return of_type[0],
            Counted::Potions => return of_type[1],
            Counted::Monsters => return of_type[2],
            Counted::Sets => return of_type.into_iter().min().unwrap_or(0),
            Counted::Lines => lines(grid).filter(|(cards, _)| *cards == 4).count(),
            Counted::AllTypes => lines(grid).filter(|(_, types)| types.len() == 3).count(),
            Counted::ResourceDice => return self.resource_dice(player, area),
            Counted::PotionAbilities => {
                facts.filter(|facts| facts.ability.potion_cost().is_some()).count()
            }
            Counted::Triggers => {
                facts.filter(|facts| matches!(facts.ability, Ability::Trigger(_))).count()
            }
            Counted::CostFour => facts.filter(|facts| facts.symbols() >= 4).count(),
            Counted::PointsOne => facts.filter(|facts| facts.points <= 1).count(),
            Counted::PointsTwo => facts.filter(|facts| facts.points <= 2).count(),
            Counted::ResearchPoints => {
                let tens = area.tens.saturating_mul(self.content.research.token);
                return tens.saturating_add(area.tracker);
            }
            Counted::Tokens => return area.token_count(),
            Counted::HandCards => return area.hand_size(),
            Counted::Group => largest_group(grid),
        };
        count as u8
    }

    /// Number of resource dice in bowl, pool and on minions.
    fn resource_dice(&self, player: Player, area: &Area) -> u8 {
        let colours = DieColour::ALL.into_iter().filter(|die| die.colour().is_some());
        let bowl: u8 = colours.map(|die| area.bowl[die]).sum();
        let coloured = area.pool.iter().filter(|(die, _)| die.die().colour().is_some());
        let pool: u8 = coloured.map(|(_, count)| count).sum();
        let minions = self.state.windows.values().iter().flatten().filter(|minion| {
            minion.owner == Owner::Player(player)
                && minion.die.is_some_and(|die| die.die().colour().is_some())
        });
        bowl + pool + minions.count() as u8
    }
}

/// For each row and each column, its number of cards and their types.
fn lines(grid: &Grid) -> impl Iterator<Item = (usize, EnumSet<Deck>)> {
    let line = move |on: fn(Cell) -> usize, number: usize| {
        let cards = grid.cards().iter().filter(move |built| on(built.cell) == number);
        (cards.clone().count(), cards.map(|built| built.card.deck()).collect())
    };
    (0..7).flat_map(move |number| [line(Cell::column, number), line(Cell::row, number)])
}

/// The size of the largest group of adjacent cards of one type.
fn largest_group(grid: &Grid) -> usize {
    let of_type = |deck: Deck| -> EnumSet<Cell> {
        grid.cards()
            .iter()
            .filter(|built| built.card.deck() == deck)
            .map(|built| built.cell)
            .collect()
    };
    let mut largest = 0;
    for mut left in Deck::ALL.map(of_type) {
        while let Some(start) = left.first() {
            let mut group = EnumSet::only(start);
            loop {
                let beside =
                    group.iter().flat_map(Cell::neighbours).filter(|cell| left.contains(*cell));
                let grown = group.or(beside.collect());
                if grown == group {
                    break;
                }
                group = grown;
            }
            left = left.without(group);
            largest = largest.max(group.len());
        }
    }
    largest
}
