//! The targets of actions as text.

use game_core::Named;

use crate::choice::Choice;
use crate::cost::Cost;
use crate::deed::Deed;
use crate::game::WeatherMachine;
use crate::laboratory::Token;
use crate::sequence::{Frame, List};
use crate::text::localized_names::{height_in, machine_in, token_in};
use crate::text::narrator::{Narrator, game_message};
use crate::text::places;
use crate::types::{
    Area, BotSpace, Id, OfficeRow, Owner, Player, Position, SubsidyCell, Voucher, Weather,
    WorkshopRow,
};

use super::ChoiceText;

impl WeatherMachine {
    pub(super) fn target_choice(
        &self,
        choice: Choice,
        narrator: &Narrator<'_>,
    ) -> Option<ChoiceText> {
        let content = self.content;
        let player = self.decider_now();
        let said = ChoiceText::new(narrator.choice(choice));
        let part = |colour| game_message!(narrator, "part", colour = colour);
        let at_space = |said: ChoiceText, space: BotSpace| {
            let at = height_in(space.area(), space.position(), narrator.messages);
            said.with("weather", space.weather().named(narrator))
                .with("at", at)
                .with("machine", machine_in(space.area(), narrator.messages))
                .at(places::bot(space))
        };
        Some(match choice {
            Choice::Bot(space) => self.bot_brings(at_space(said, space), (player, space), narrator),
            Choice::LativTo(space) => at_space(said, space),
            Choice::Take(cell) => {
                let tile = self.state.cell(cell).tile()?;
                let owned = self.owns_type(tile);
                said.with("tile", tile.named(narrator))
                    .with("row", cell.row().named(narrator))
                    .with("benefit", narrator.benefit(content.subsidies[tile].benefit))
                    .detail(owned.then(|| game_message!(narrator, "detail-owned")))
                    .at(places::cell(cell))
                    .at(places::tile(tile))
            }
            Choice::Secure(cell) => self.secure_said(said, cell, narrator)?,
            Choice::ColumnFirst | Choice::RowFirst => {
                let Some(Frame::EdgeOrder { cell }) = self.state.frames.top() else { return None };
                said.with("column", narrator.benefit(content.subsidy_columns[cell.column()]))
                    .with("row", narrator.benefit(content.subsidy_rows[cell.row()]))
                    .at(places::cell(cell))
            }
            Choice::Row(row) => self.row_said(said, (player, row), narrator)?,
            Choice::Cite(tile) => said
                .with("title", narrator.goal_title(tile))
                .with("condition", narrator.condition(content.goals[tile].condition))
                .at(places::tile(tile)),
            Choice::Marker(space) => {
                let Some(Frame::MarkerSpace { row, .. }) = self.state.frames.top() else {
                    return None;
                };
                let weather = self.state.lab(player).row_weather(row)?;
                let tile = self.storm_tile(weather)?;
                let benefit = content.extreme[tile].spaces.get(usize::from(space) - 1)?;
                said.with("benefit", narrator.benefit(*benefit))
                    .at(places::storm(weather, space - 1))
            }
            Choice::Provide(position) => self.provide_said(said, (player, position), narrator)?,
            Choice::BuildIn(row) => {
                said.with("lost", self.row_loses(row)?).at(places::items(player))
            }
            Choice::Lose(colour) => said.with("part", part(colour)).at(places::items(player)),
            Choice::NoMore => match self.state.frames.top() {
                Some(Frame::Lose { .. }) => said.with("at", "lose"),
                _ => said.with("at", "provide"),
            },
            _ => return None,
        })
    }

    /// The cost and the benefits of a Bot on a space.
    fn bot_brings(
        &self,
        said: ChoiceText,
        (player, space): (Player, BotSpace),
        narrator: &Narrator<'_>,
    ) -> ChoiceText {
        let area = space.area();
        let said = match area {
            Area::Government => said
                .detail(self.part_needed(player, space, narrator))
                .detail(self.token_gained(space, narrator)),
            Area::Lab => said
                .detail(self.chemical_needed(player, space, narrator))
                .detail(self.experiment_of(space, narrator)),
            Area::Rnd => {
                let benefit = self.content.bot_spaces[space].benefit;
                said.detail(self.chemical_needed(player, space, narrator))
                    .detail((!benefit.is_none()).then(|| narrator.benefit(benefit)))
                    .detail(self.token_gained(space, narrator))
            }
        };
        let lativ = self.state.bot(space) == Some(Owner::Lativ);
        let fills = self.is_last_space(space);
        said.detail(lativ.then(|| game_message!(narrator, "detail-makes-room")))
            .detail(fills.then(|| game_message!(narrator, "detail-fills", area = area)))
    }

    fn part_needed(
        &self,
        player: Player,
        space: BotSpace,
        narrator: &Narrator<'_>,
    ) -> Option<String> {
        let colour = self.content.bot_spaces[space].part?;
        let price = game_message!(narrator, "a-part", colour = colour);
        Some(match self.state.lab(player).items.parts[colour] > 0 {
            true => game_message!(narrator, "detail-pay", price = price),
            false => game_message!(narrator, "detail-pay-exchange", price = price),
        })
    }

    fn chemical_needed(
        &self,
        player: Player,
        space: BotSpace,
        narrator: &Narrator<'_>,
    ) -> Option<String> {
        if matches!(self.state.frames.top(), Some(Frame::Target { list: List::FreeExperiment, .. }))
        {
            return None;
        }
        let facts = &self.content.bot_spaces[space];
        let price = game_message!(narrator, "a-chemical", chemical = facts.chemical);
        let own = self.state.lab(player).items.chemicals[facts.chemical] > 0;
        let extra = facts.cost;
        Some(match (own, extra) {
            (true, Cost::Free) => game_message!(narrator, "detail-pay", price = price),
            (false, Cost::Free) => {
                game_message!(narrator, "detail-pay-exchange", price = price)
            }
            (true, _) => {
                game_message!(narrator, "detail-pay-both", price = price, extra = extra)
            }
            (false, _) => {
                game_message!(narrator, "detail-pay-both-exchange", price = price, extra = extra)
            }
        })
    }

    /// The value of the displayed experiment of a branch.
    fn experiment_of(&self, space: BotSpace, narrator: &Narrator<'_>) -> String {
        match self.displayed(space.weather()) {
            Some(tile) => {
                let (title, cp) =
                    (narrator.experiment_title(tile), self.content.experiments[tile].cp);
                game_message!(narrator, "detail-experiment", tile = title, cp = cp)
            }
            None => game_message!(narrator, "detail-no-tile", weather = space.weather()),
        }
    }

    /// The Research token of the branch, or its substitute.
    fn token_gained(&self, space: BotSpace, narrator: &Narrator<'_>) -> String {
        let (area, weather) = (space.area(), space.weather());
        let last = self.is_last_space(space);
        let tile = area == Area::Rnd
            && last
            && !self.options.reads(crate::options::Reading::TokenOnCompletion);
        if tile || self.state.tokens[area][weather] == 0 {
            return game_message!(narrator, "detail-take-investment");
        }
        let token = token_in(area, weather, narrator.messages);
        game_message!(narrator, "detail-take-token", token = token)
    }

    fn is_last_space(&self, space: BotSpace) -> bool {
        let mut free = self.state.free_spaces(space.area(), space.weather());
        free.next() == Some(space) && free.next().is_none()
    }

    fn secure_said(
        &self,
        said: ChoiceText,
        cell: SubsidyCell,
        narrator: &Narrator<'_>,
    ) -> Option<ChoiceText> {
        let content = self.content;
        let tile = self.state.cell(cell).tile()?;
        let said = said
            .with("tile", tile.named(narrator))
            .with("weather", cell.column().named(narrator))
            .with("row", cell.row().named(narrator))
            .with("benefit", narrator.benefit(content.subsidies[tile].benefit))
            .with("above", narrator.benefit(content.subsidy_columns[cell.column()]))
            .with("beside", narrator.benefit(content.subsidy_rows[cell.row()]));
        Some(said.at(places::cell(cell)).at(places::tile(tile)))
    }

    fn row_said(
        &self,
        said: ChoiceText,
        (player, row): (Player, OfficeRow),
        narrator: &Narrator<'_>,
    ) -> Option<ChoiceText> {
        let weather = self.state.lab(player).row_weather(row)?;
        let said = said.with("weather", weather.named(narrator)).at(places::paper(player, row));
        let breakthrough = matches!(
            self.state.frames.top(),
            Some(Frame::Target { list: List::Do(Deed::Breakthrough), .. })
        );
        Some(match breakthrough {
            true => self.breakthrough_needs(said.with("aim", "breakthrough"), weather, narrator),
            false => self.paper_brings(said.with("aim", "paper"), (player, row, weather), narrator),
        })
    }

    fn breakthrough_needs(
        &self,
        said: ChoiceText,
        weather: Weather,
        narrator: &Narrator<'_>,
    ) -> ChoiceText {
        let Some(tile) = self.storm_tile(weather) else { return said };
        let facts = &self.content.extreme[tile];
        let granted = matches!(self.state.frames.top(), Some(Frame::Target { granted: true, .. }));
        let science = (facts.science > 0 && !granted).then(|| {
            let price = narrator.vouchers(Voucher::Science, facts.science);
            game_message!(narrator, "detail-pay", price = price)
        });
        let parts = self.parts_of(weather, 0);
        let parts = narrator.parts(|colour| parts[colour]);
        let level = facts.level;
        said.detail(game_message!(narrator, "detail-storm", title = tile, level = level))
            .detail(science)
            .detail(game_message!(narrator, "detail-prototype", parts = parts))
    }

    fn paper_brings(
        &self,
        said: ChoiceText,
        (player, row, weather): (Player, OfficeRow, Weather),
        narrator: &Narrator<'_>,
    ) -> ChoiceText {
        let (lab, scoring) = (self.state.lab(player), &self.content.scoring);
        let cp = |token: Token| match token {
            Token::Research(_) => scoring.research_token,
            Token::Award => scoring.award_token,
            Token::Citation => scoring.citation_token,
        };
        let cp: u8 = lab.row(row).into_iter().flatten().map(cp).sum();
        let cited = !lab.is_complete(row);
        let slide = self.content.slides[row];
        let lock = self.state.locks.contains(weather);
        said.detail(cited.then(|| game_message!(narrator, "detail-needs-citation")))
            .detail((!slide.is_none()).then(|| narrator.benefit(slide)))
            .detail(game_message!(narrator, "detail-paper", cp = cp))
            .detail(lock.then(|| game_message!(narrator, "detail-lock")))
    }

    fn provide_said(
        &self,
        said: ChoiceText,
        (player, position): (Player, Position),
        narrator: &Narrator<'_>,
    ) -> Option<ChoiceText> {
        let Some(Frame::Provide { weather, .. }) = self.state.frames.top() else { return None };
        let space = BotSpace::of(Area::Rnd, weather, position);
        let colour = self.content.bot_spaces[space].part?;
        let cp = self.content.scoring.provided_part;
        let instead = match self.state.bot(space)? {
            owner if owner == Owner::from(player) => None,
            Owner::Saboteurs => {
                let by = self.content.saboteurs.prototype_bot;
                Some(game_message!(narrator, "detail-target-spared", by = by))
            }
            owner => Player::new(owner.index()).map(|player| {
                let cp = self.content.scoring.standing_bot;
                game_message!(narrator, "detail-no-cp-for", player = player, cp = cp)
            }),
        };
        let own = self.state.lab(player).items.parts[colour] > 0;
        let said = said
            .with("part", game_message!(narrator, "part", colour = colour))
            .with("at", height_in(Area::Rnd, position, narrator.messages))
            .detail(game_message!(narrator, "detail-provided", cp = cp))
            .detail(instead)
            .detail((!own).then(|| game_message!(narrator, "detail-by-exchange")));
        Some(said.at(places::bot(space)))
    }

    /// The minimum number of parts that a prototype in this row loses.
    fn row_loses(&self, row: WorkshopRow) -> Option<u8> {
        let Some(Frame::BuildIn { weather, provided }) = self.state.frames.top() else {
            return None;
        };
        let count = self.parts_of(weather, provided).0.iter().sum();
        let lab = self.lab();
        lab.shape.least_lost(&lab.items, row, count)
    }
}
