//! The targets of actions as text.

use game_core::grammar::capital;

use crate::choice::Choice;
use crate::cost::Cost;
use crate::deed::Deed;
use crate::game::WeatherMachine;
use crate::laboratory::Token;
use crate::sequence::{Frame, List};
use crate::text::names::{
    a_chemical, a_part, article, counted, height, machine, part, research_token, short_bot_space,
    vouchers,
};
use crate::text::places;
use crate::types::{
    Area, BotSpace, Colour, Id, OfficeRow, Owner, Player, Position, SubsidyCell, Weather,
};

use super::{ChoiceText, clauses};

impl WeatherMachine {
    pub(super) fn target_choice(&self, choice: Choice) -> Option<ChoiceText> {
        let content = self.content;
        let player = self.decider_now();
        Some(match choice {
            Choice::Bot(space) => ChoiceText::new(short_bot_space(space))
                .group(format!("Bot to {}", machine(space.area())))
                .detail(self.bot_brings(player, space))
                .at(places::bot(space)),
            Choice::LativTo(space) => ChoiceText::new(short_bot_space(space))
                .group("Lativ's Bot makes room")
                .at(places::bot(space)),
            Choice::Take(cell) => self.take_said(cell)?,
            Choice::Secure(cell) => self.secure_said(cell)?,
            Choice::ColumnFirst => self.edge_said(true)?,
            Choice::RowFirst => self.edge_said(false)?,
            Choice::Row(row) => self.row_said(player, row)?,
            Choice::Cite(tile) => ChoiceText::new(content.goals[tile].title.clone())
                .group("Pay for the Citation token")
                .detail(format!("{}; leaves the game", content.goals[tile].condition.words()))
                .at(places::tile(tile)),
            Choice::Marker(space) => self.marker_said(player, space)?,
            Choice::Provide(position) => self.provide_said(player, position)?,
            Choice::BuildIn(row) => ChoiceText::new(format!("{} row", capital(row.word())))
                .group("Build the prototype in")
                .detail(self.row_loses(row)?)
                .at(places::items(player)),
            Choice::Lose(colour) => ChoiceText::new(capital(&part(colour)))
                .group("Lose with the row")
                .at(places::items(player)),
            Choice::NoMore => match self.state.frames.top() {
                Some(Frame::Lose { .. }) => ChoiceText::new("Lose no more"),
                _ => ChoiceText::new("Provide no more parts"),
            },
            _ => return None,
        })
    }

    /// The cost and the benefits of a Bot on a space.
    fn bot_brings(&self, player: Player, space: BotSpace) -> String {
        let (costs, gains) = match space.area() {
            Area::Government => (self.part_needed(player, space), self.token_gained(space)),
            Area::Lab => (self.chemical_needed(player, space), Some(self.experiment_of(space))),
            Area::Rnd => {
                let benefit = self.content.bot_spaces[space].benefit;
                let benefit = (!benefit.is_none()).then(|| benefit.words());
                let gains = clauses([benefit, self.token_gained(space)]);
                (self.chemical_needed(player, space), Some(gains))
            }
        };
        let lativ = self.state.bot(space) == Some(Owner::Lativ);
        let lativ = lativ.then(|| "Lativ's Bot makes room".to_string());
        clauses([costs, gains, lativ, self.filling(space)])
    }

    fn part_needed(&self, player: Player, space: BotSpace) -> Option<String> {
        let colour = self.content.bot_spaces[space].part?;
        let own = self.state.lab(player).items.parts[colour] > 0;
        let exchange = if own { "" } else { ", by exchange" };
        Some(format!("pay {}{exchange}", a_part(colour)))
    }

    fn chemical_needed(&self, player: Player, space: BotSpace) -> Option<String> {
        if matches!(self.state.frames.top(), Some(Frame::Target { list: List::FreeExperiment, .. }))
        {
            return None;
        }
        let facts = &self.content.bot_spaces[space];
        let own = self.state.lab(player).items.chemicals[facts.chemical] > 0;
        let exchange = if own { "" } else { ", by exchange" };
        let extra = match facts.cost {
            Cost::Free => String::new(),
            cost => format!(", and {}", cost.words()),
        };
        Some(format!("pay {}{exchange}{extra}", a_chemical(facts.chemical)))
    }

    /// The value of the displayed experiment of a branch.
    fn experiment_of(&self, space: BotSpace) -> String {
        match self.displayed(space.weather()) {
            Some(tile) => {
                let facts = &self.content.experiments[tile];
                format!("{} will pay {} CP a Bot", facts.title, facts.cp)
            }
            None => format!("no {} tile is displayed", space.weather().title()),
        }
    }

    /// The Research token of the branch, or its substitute.
    fn token_gained(&self, space: BotSpace) -> Option<String> {
        let (area, weather) = (space.area(), space.weather());
        let last = self.is_last_space(space);
        let tile = area == Area::Rnd
            && last
            && !self.options.reads(crate::options::Reading::TokenOnCompletion);
        if tile || self.state.tokens[area][weather] == 0 {
            return Some("take an Investment tile".into());
        }
        Some(format!("take {}", article(&research_token(area, weather))))
    }

    fn is_last_space(&self, space: BotSpace) -> bool {
        let mut free = self.state.free_spaces(space.area(), space.weather());
        free.next() == Some(space) && free.next().is_none()
    }

    fn filling(&self, space: BotSpace) -> Option<String> {
        self.is_last_space(space).then(|| match space.area() {
            Area::Government => "activates the branch".into(),
            Area::Lab => "fills the branch".into(),
            Area::Rnd => "completes the branch".into(),
        })
    }

    fn take_said(&self, cell: SubsidyCell) -> Option<ChoiceText> {
        let tile = self.state.cell(cell).tile()?;
        let facts = &self.content.subsidies[tile];
        let owned = self.owns_type(tile).then(|| "leaves the game: you own this type".to_string());
        let label = format!("{} in row {}", facts.title, cell.row());
        let said = ChoiceText::new(label).group("Take the Subsidy tile");
        let said = said.detail(clauses([Some(facts.benefit.words()), owned]));
        Some(said.at(places::cell(cell)).at(places::tile(tile)))
    }

    fn secure_said(&self, cell: SubsidyCell) -> Option<ChoiceText> {
        let tile = self.state.cell(cell).tile()?;
        let facts = &self.content.subsidies[tile];
        let column = self.content.subsidy_columns[cell.column()];
        let row = self.content.subsidy_rows[cell.row()];
        let label = format!("{} in {}, row {}", facts.title, cell.column().title(), cell.row());
        let said = ChoiceText::new(label).group("Secure Subsidy").detail(format!(
            "{}; column: {}; row: {}",
            facts.benefit.words(),
            column.words(),
            row.words()
        ));
        Some(said.at(places::cell(cell)).at(places::tile(tile)))
    }

    fn edge_said(&self, column_first: bool) -> Option<ChoiceText> {
        let Some(Frame::EdgeOrder { cell }) = self.state.frames.top() else { return None };
        let column = self.content.subsidy_columns[cell.column()].words();
        let row = self.content.subsidy_rows[cell.row()].words();
        let (label, first, second) = match column_first {
            true => ("The column first", column, row),
            false => ("The row first", row, column),
        };
        let detail = format!("{first}, then {second}");
        Some(ChoiceText::new(label).detail(detail).at(places::cell(cell)))
    }

    fn row_said(&self, player: Player, row: OfficeRow) -> Option<ChoiceText> {
        let weather = self.state.lab(player).row_weather(row)?;
        let breakthrough = matches!(
            self.state.frames.top(),
            Some(Frame::Target { list: List::Do(Deed::Breakthrough), .. })
        );
        let (group, detail) = match breakthrough {
            true => ("Breakthrough with", self.breakthrough_needs(weather)),
            false => ("Publish", self.paper_brings(player, row, weather)),
        };
        let said = ChoiceText::new(format!("Row {row} ({})", weather.title()));
        Some(said.group(group).detail(detail).at(places::paper(player, row)))
    }

    fn breakthrough_needs(&self, weather: Weather) -> String {
        let Some(tile) = self.storm_tile(weather) else { return String::new() };
        let facts = &self.content.extreme[tile];
        let granted = matches!(self.state.frames.top(), Some(Frame::Target { granted: true, .. }));
        let science = vouchers(crate::types::Voucher::Science, facts.science);
        let science = (facts.science > 0 && !granted).then(|| format!("pay {science}"));
        let parts = self.parts_of(weather, 0);
        let parts: Vec<String> = Colour::ALL
            .into_iter()
            .filter(|&colour| parts[colour] > 0)
            .map(|colour| counted(parts[colour], &format!("{colour} part")))
            .collect();
        let parts = if parts.is_empty() { "no parts".into() } else { parts.join(", ") };
        let level = format!("{}, level {}", facts.title, facts.level);
        clauses([Some(level), science, Some(format!("a prototype of {parts}"))])
    }

    fn paper_brings(&self, player: Player, row: OfficeRow, weather: Weather) -> String {
        let (lab, scoring) = (self.state.lab(player), &self.content.scoring);
        let cp = |token: Token| match token {
            Token::Research(_) => scoring.research_token,
            Token::Award => scoring.award_token,
            Token::Citation => scoring.citation_token,
        };
        let cp: u8 = lab.row(row).into_iter().flatten().map(cp).sum();
        let cited = (!lab.is_complete(row)).then(|| "needs a Citation token".to_string());
        let slide = self.content.slides[row];
        let slide = (!slide.is_none()).then(|| slide.words());
        let lock = self.state.locks.contains(weather).then(|| "removes the Lock token".to_string());
        clauses([cited, slide, Some(format!("score {cp} CP and take an Investment tile")), lock])
    }

    fn marker_said(&self, player: Player, space: u8) -> Option<ChoiceText> {
        let Some(Frame::MarkerSpace { row, .. }) = self.state.frames.top() else { return None };
        let weather = self.state.lab(player).row_weather(row)?;
        let tile = self.storm_tile(weather)?;
        let benefit = self.content.extreme[tile].spaces.get(usize::from(space) - 1)?;
        let said = ChoiceText::new(format!("Space {space}")).group("Breakthrough marker to");
        Some(said.detail(benefit.words()).at(places::storm(weather, space - 1)))
    }

    fn provide_said(&self, player: Player, position: Position) -> Option<ChoiceText> {
        let Some(Frame::Provide { weather, .. }) = self.state.frames.top() else { return None };
        let space = BotSpace::of(Area::Rnd, weather, position);
        let colour = self.content.bot_spaces[space].part?;
        let at = height(Area::Rnd, position);
        let cp = self.content.scoring.provided_part;
        let instead = match self.state.bot(space)? {
            owner if owner == Owner::from(player) => None,
            Owner::Saboteurs => {
                let by = self.content.saboteurs.prototype_bot;
                Some(format!("the Target does not rise by {by}"))
            }
            owner => {
                let cp = self.content.scoring.standing_bot;
                let owner = Player::new(owner.index()).map(|player| self.mid_name(player));
                owner.map(|owner| format!("{owner} does not score {cp} CP"))
            }
        };
        let own = self.state.lab(player).items.parts[colour] > 0;
        let exchange = (!own).then(|| "by exchange".to_string());
        let said = ChoiceText::new(format!("{} of the {at} space", capital(&part(colour))));
        let said =
            said.group("Provide").detail(clauses([Some(format!("{cp} CP")), instead, exchange]));
        Some(said.at(places::bot(space)))
    }

    /// The minimum number of parts that a prototype in this row loses.
    fn row_loses(&self, row: crate::types::WorkshopRow) -> Option<String> {
        let Some(Frame::BuildIn { weather, provided }) = self.state.frames.top() else {
            return None;
        };
        let count = self.parts_of(weather, provided).0.iter().sum();
        let lab = self.lab();
        Some(match lab.shape.least_lost(&lab.items, row, count)? {
            0 => "no other part is lost".into(),
            lost => format!("at least {} lost", are(lost)),
        })
    }
}

fn are(lost: u8) -> String {
    if lost == 1 { "1 other part is".into() } else { format!("{lost} other parts are") }
}
