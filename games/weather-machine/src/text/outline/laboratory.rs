//! The outline of a player's Laboratory.

use game_core::{Named, Outline};
use i18n::Value;

use super::in_a_line;
use crate::laboratory::{Laboratory, Paper, Token};
use crate::measure::is_met;
use crate::text::localized_names::token_in;
use crate::text::narrator::{Narrator, game_message};
use crate::types::{
    Area, Chemical, Colour, GoalSpace, GoalTile, Id, LineSlot, OfficeRow, OfficeSpace, Player,
    Section, Voucher, Weather, WorkshopTile,
};

impl Narrator<'_> {
    pub(super) fn laboratory_outline(&self, player: Player) -> Outline {
        let lab = self.game.state.lab(player);
        let mut items = vec![
            Outline::line(self.standing_line(player, lab)),
            Outline::line(self.voucher_line(lab)),
            Outline::line(self.funding_line(lab)),
            Outline::group(game_message!(self, "table-assembly-line"), self.assembly_lines(lab)),
            Outline::group(game_message!(self, "table-workshop"), self.workshop_lines(player, lab)),
            Outline::group(game_message!(self, "table-office"), self.office_lines(lab)),
        ];
        items.extend(self.holding_line(lab).map(Outline::line));
        let goals = self.goal_lines(player, lab);
        if !goals.is_empty() {
            items.push(Outline::group(game_message!(self, "table-goals"), goals));
        }
        items.extend(self.subsidy_line(lab).map(Outline::line));
        Outline::group(game_message!(self, "table-player", player = player), items)
    }

    fn standing_line(&self, player: Player, lab: &Laboratory) -> String {
        let mut said = vec![game_message!(self, "table-cp", cp = lab.cp)];
        if lab.end_cp > 0 {
            said.push(game_message!(self, "table-end-cp", cp = lab.end_cp));
        }
        said.push(game_message!(self, "table-investments", count = lab.investments));
        if self.game.state.nobel == Some(player) {
            said.push(game_message!(self, "table-nobel"));
        }
        in_a_line(said)
    }

    fn voucher_line(&self, lab: &Laboratory) -> String {
        let vouchers = Voucher::ALL.map(|voucher| {
            let count = lab.vouchers[voucher];
            game_message!(self, "table-voucher", voucher = voucher, count = count)
        });
        game_message!(self, "table-vouchers", vouchers = in_a_line(vouchers.into()))
    }

    fn funding_line(&self, lab: &Laboratory) -> String {
        let markers = Area::ALL.map(|area| {
            let space = lab.funding[area];
            let cp = self.game.content.funding_cp(area, space);
            game_message!(self, "table-funding-marker", area = area, space = space, cp = cp)
        });
        game_message!(self, "table-funding", markers = in_a_line(markers.into()))
    }

    fn assembly_lines(&self, lab: &Laboratory) -> Vec<Outline> {
        let section = |section: Section| {
            let facts = &self.game.content.sections[section];
            let bots: Vec<String> = LineSlot::of_section(section)
                .filter(|&slot| lab.line.contains(slot))
                .map(|slot| {
                    let benefit = self.short_benefit(self.game.content.slots[slot]);
                    let slot = slot.to_string();
                    game_message!(self, "table-slot", slot = slot, benefit = benefit)
                })
                .collect();
            let bots = match bots.is_empty() {
                true => game_message!(self, "table-empty"),
                false => in_a_line(bots),
            };
            let open = lab.is_open(section);
            game_message!(self, "table-section", price = facts.vouchers, open = open, bots = bots)
        };
        Section::all().map(|of| Outline::line(section(of))).collect()
    }

    /// "2 green, 1 blue", or that there is none.
    pub(super) fn counted<T: Named<Self> + Copy>(
        &self,
        counts: impl IntoIterator<Item = (u8, T)>,
    ) -> String {
        let some = counts.into_iter().filter(|(count, _)| *count > 0);
        let some: Vec<String> = some
            .map(|(count, thing)| {
                let thing: Value<'static> = thing.named(self);
                game_message!(self, "table-counted", count = count, thing = thing)
            })
            .collect();
        if some.is_empty() { game_message!(self, "table-none") } else { in_a_line(some) }
    }

    fn workshop_lines(&self, player: Player, lab: &Laboratory) -> Vec<Outline> {
        let (items, circles) = (&lab.items, &lab.shape.circles);
        let parts = self.counted(Colour::ALL.map(|of| (items.parts[of], of)));
        let chemicals = self.counted(Chemical::ALL.map(|of| (items.chemicals[of], of)));
        let circles = self.counted(Chemical::ALL.map(|of| (circles[of], of)));
        let lines = [
            game_message!(self, "table-tiles", count = lab.shape.tile_count()),
            game_message!(self, "table-items", count = items.bots, parts = parts),
            game_message!(self, "table-chemicals", chemicals = chemicals),
            game_message!(self, "table-circles", circles = circles),
            self.room_line(lab),
        ];
        lines.into_iter().chain(self.column_lines(player)).map(Outline::line).collect()
    }

    /// The items for which there is room.
    fn room_line(&self, lab: &Laboratory) -> String {
        let mut room = Vec::new();
        if lab.has_room_for_bot() {
            room.push(game_message!(self, "table-room-bot"));
        }
        if lab.has_room_for_part() {
            room.push(game_message!(self, "table-room-part"));
        }
        let chemicals: Vec<Chemical> =
            Chemical::ALL.into_iter().filter(|&of| lab.has_room_for_chemical(of)).collect();
        if chemicals.len() == Chemical::ALL.len() {
            room.push(game_message!(self, "table-room-chemical"));
        } else {
            room.extend(chemicals.into_iter().map(|of| self.in_words(of)));
        }
        match room.is_empty() {
            true => game_message!(self, "table-no-room"),
            false => game_message!(self, "table-room", things = in_a_line(room)),
        }
    }

    /// The tiles by column.
    fn column_lines(&self, player: Player) -> Vec<String> {
        let mut columns: Vec<Vec<(usize, String)>> = Vec::new();
        for (tile, laid) in WorkshopTile::all().zip(&self.game.state.laid) {
            let Some(laid) = laid.filter(|laid| laid.owner == player) else { continue };
            let (above, below) = self.game.halves(tile, laid.facing);
            let column = usize::from(laid.column).max(1);
            columns.resize(columns.len().max(column), Vec::new());
            let row = laid.row;
            let words = game_message!(self, "table-laid", row = row, above = above, below = below);
            columns[column - 1].push((row as usize, words));
        }
        let lines = columns.into_iter().enumerate().map(|(column, mut tiles)| {
            tiles.sort_unstable();
            let tiles = in_a_line(tiles.into_iter().map(|(_, words)| words).collect());
            game_message!(self, "table-workshop-column", column = column + 1, tiles = tiles)
        });
        lines.collect()
    }

    fn office_lines(&self, lab: &Laboratory) -> Vec<Outline> {
        OfficeRow::all().map(|row| Outline::line(self.office_line(lab, row))).collect()
    }

    fn office_line(&self, lab: &Laboratory, row: OfficeRow) -> String {
        let spaces = Area::ALL.into_iter().zip(lab.row(row)).map(|(area, token)| {
            let held = match token {
                Some(Token::Research(weather)) => self.in_words(weather),
                Some(Token::Award) => game_message!(self, "table-award"),
                Some(Token::Citation) => game_message!(self, "table-citation"),
                None => match self.game.content.office[OfficeSpace::of(row, area)] {
                    none if none.is_none() => game_message!(self, "table-empty"),
                    benefit => {
                        let benefit = self.short_benefit(benefit);
                        game_message!(self, "table-benefit", benefit = benefit)
                    }
                },
            };
            let colour = self.token_colour(area);
            game_message!(self, "table-office-space", colour = colour, held = held)
        });
        let spaces = in_a_line(spaces.collect());
        let paper = match lab.papers[row] {
            Paper::Start => "start",
            Paper::Published => "published",
            Paper::OnTile => "tile",
            Paper::Box => "box",
        };
        game_message!(self, "table-office-row", row = row, spaces = spaces, paper = paper)
    }

    fn goal_lines(&self, player: Player, lab: &Laboratory) -> Vec<Outline> {
        let line = |tile: GoalTile, area: Area, height: &'static str, flipped: bool| {
            let condition = self.game.content.goals[tile].condition;
            let met = is_met(&self.game.state, self.game.content, player, condition);
            game_message!(
                self,
                "table-goal",
                height = height,
                colour = self.token_colour(area),
                title = self.goal_title(tile),
                condition = self.short_condition(condition),
                met = met,
                flipped = flipped,
            )
        };
        let placed = GoalSpace::all().filter_map(|space| {
            let tile = lab.goal(space)?;
            let flipped = lab.flipped.contains(space);
            Some(line(tile, space.area(), space.height().word(), flipped))
        });
        let below = lab.goals.iter();
        let below =
            below.map(|tile| line(tile, self.game.content.goals[tile].area, "below", false));
        placed.chain(below).map(Outline::line).collect()
    }

    fn subsidy_line(&self, lab: &Laboratory) -> Option<String> {
        let tiles: Vec<String> = lab
            .subsidies
            .iter()
            .map(|tile| match lab.used.contains(tile) {
                true => game_message!(self, "table-subsidy-used", tile = tile),
                false => self.title("tile", tile, &self.game.content.subsidies[tile].title),
            })
            .collect();
        let tiles = (!tiles.is_empty()).then(|| in_a_line(tiles))?;
        Some(game_message!(self, "table-subsidies", tiles = tiles))
    }

    fn holding_line(&self, lab: &Laboratory) -> Option<String> {
        let mut held = Vec::new();
        for area in Area::ALL {
            for weather in Weather::ALL {
                for _ in 0..lab.holding[area][weather] {
                    held.push(token_in(area, weather, self.messages).name().into());
                }
            }
        }
        if lab.held_awards > 0 {
            held.push(game_message!(self, "awards", count = lab.held_awards));
        }
        let held = (!held.is_empty()).then(|| in_a_line(held))?;
        Some(game_message!(self, "table-waiting", tokens = held))
    }
}
