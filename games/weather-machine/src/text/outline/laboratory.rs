//! The outline of a player's Laboratory.

use game_core::Outline;

use crate::game::WeatherMachine;
use crate::laboratory::{Laboratory, Paper, Token};
use crate::measure::is_met;
use crate::text::names::{counted, research_token};
use crate::text::terse;
use crate::types::{
    Area, Chemical, Colour, GoalHeight, GoalSpace, GoalTile, Id, LineSlot, OfficeRow, OfficeSpace,
    Player, Section, Voucher, Weather, WorkshopTile,
};

impl WeatherMachine {
    pub(super) fn laboratory_outline(&self, player: Player) -> Outline {
        let lab = self.state.lab(player);
        let mut items = vec![
            Outline::line(self.standing_line(player, lab)),
            Outline::line(voucher_line(lab)),
            Outline::line(self.funding_line(lab)),
            Outline::group("Assembly Line", self.assembly_lines(lab)),
            Outline::group("Workshop", self.workshop_lines(player, lab)),
            Outline::group("Office", self.office_lines(lab)),
        ];
        items.extend(holding_line(lab).map(Outline::line));
        let goals = self.goal_lines(player, lab);
        if !goals.is_empty() {
            items.push(Outline::group("Goals", goals));
        }
        items.extend(self.subsidy_line(lab).map(Outline::line));
        Outline::group(self.name(player), items)
    }

    fn standing_line(&self, player: Player, lab: &Laboratory) -> String {
        let end = match lab.end_cp {
            0 => String::new(),
            cp => format!(", {cp} more at the end"),
        };
        let nobel = if self.state.nobel == Some(player) { ", the Nobel Prize" } else { "" };
        let investments = counted(lab.investments, "Investment tile");
        format!("{} CP{end}, {investments}{nobel}", lab.cp)
    }

    fn funding_line(&self, lab: &Laboratory) -> String {
        let markers = Area::ALL.map(|area| {
            let space = lab.funding[area];
            let cp = self.content.funding_cp(area, space);
            format!("{} {space} ({cp} CP)", area.short())
        });
        format!("Funding: {}", markers.join(", "))
    }

    fn assembly_lines(&self, lab: &Laboratory) -> Vec<Outline> {
        let section = |section: Section| {
            let facts = &self.content.sections[section];
            let bots: Vec<String> = LineSlot::of_section(section)
                .filter(|&slot| lab.line.contains(slot))
                .map(|slot| format!("{slot} ({})", terse::benefit(self.content.slots[slot])))
                .collect();
            let bots = if bots.is_empty() { "empty".into() } else { bots.join(", ") };
            let closed = if lab.is_open(section) { "" } else { " (closed)" };
            format!("For {}{closed}: {bots}", facts.vouchers)
        };
        Section::all().map(|of| Outline::line(section(of))).collect()
    }

    fn workshop_lines(&self, player: Player, lab: &Laboratory) -> Vec<Outline> {
        let mut lines = vec![Outline::line(counted(lab.shape.tile_count(), "tile"))];
        let (items, circles) = (&lab.items, &lab.shape.circles);
        let parts = listed(Colour::ALL.map(|of| (items.parts[of], of.to_string())));
        lines.push(Outline::line(format!("{}, parts: {parts}", counted(items.bots, "Bot"))));
        let named = |count: u8, of: Chemical| (count, of.title().to_string());
        let chemicals = listed(Chemical::ALL.map(|of| named(items.chemicals[of], of)));
        let circles = listed(Chemical::ALL.map(|of| named(circles[of], of)));
        lines.push(Outline::line(format!("Chemicals: {chemicals}")));
        lines.push(Outline::line(format!("Circles: {circles}")));
        lines.push(Outline::line(room(lab)));
        lines.extend(self.column_lines(player).into_iter().map(Outline::line));
        lines
    }

    /// The tiles by column.
    fn column_lines(&self, player: Player) -> Vec<String> {
        let mut columns: Vec<Vec<(usize, String)>> = Vec::new();
        for (tile, laid) in WorkshopTile::all().zip(&self.state.laid) {
            let Some(laid) = laid.filter(|laid| laid.owner == player) else { continue };
            let (above, below) = self.halves(tile, laid.facing);
            let column = usize::from(laid.column).max(1);
            columns.resize(columns.len().max(column), Vec::new());
            let words = format!("{} {above} over {below}", laid.row);
            columns[column - 1].push((laid.row as usize, words));
        }
        let lines = columns.into_iter().enumerate().map(|(column, mut tiles)| {
            tiles.sort_unstable();
            let tiles: Vec<String> = tiles.into_iter().map(|(_, words)| words).collect();
            format!("Column {}: {}", column + 1, tiles.join(", "))
        });
        lines.collect()
    }

    fn office_lines(&self, lab: &Laboratory) -> Vec<Outline> {
        OfficeRow::all().map(|row| Outline::line(self.office_line(lab, row))).collect()
    }

    fn office_line(&self, lab: &Laboratory, row: OfficeRow) -> String {
        let spaces = Area::ALL.into_iter().zip(lab.row(row)).map(|(area, token)| {
            let held = match token {
                Some(Token::Research(weather)) => weather.title().to_string(),
                Some(Token::Award) => "Award".into(),
                Some(Token::Citation) => "Citation".into(),
                None => match self.content.office[OfficeSpace::of(row, area)] {
                    none if none.is_none() => "empty".into(),
                    benefit => format!("({})", terse::benefit(benefit)),
                },
            };
            format!("{} {held}", area.token_colour())
        });
        let spaces: Vec<String> = spaces.collect();
        let paper = match lab.papers[row] {
            Paper::Start => "",
            Paper::Published => "; published",
            Paper::OnTile => "; on Extreme Weather",
            Paper::Box => "; done",
        };
        format!("{row}: {}{paper}", spaces.join(", "))
    }

    fn goal_lines(&self, player: Player, lab: &Laboratory) -> Vec<Outline> {
        let words = |tile: GoalTile| {
            let facts = &self.content.goals[tile];
            let met = is_met(&self.state, self.content, player, facts.condition);
            let met = if met { ", met" } else { "" };
            format!("{} ({}){met}", facts.title, terse::condition(facts.condition))
        };
        let placed = GoalSpace::all().filter_map(|space| {
            let tile = lab.goal(space)?;
            let flipped = if lab.flipped.contains(space) { ", flipped" } else { "" };
            let height = if space.height() == GoalHeight::Top { "Top" } else { "Bottom" };
            Some(format!("{height} {}: {}{flipped}", space.area().token_colour(), words(tile)))
        });
        let below = lab.goals.iter().map(|tile| {
            let colour = self.content.goals[tile].area.token_colour();
            format!("Below, {colour}: {}", words(tile))
        });
        placed.chain(below).map(Outline::line).collect()
    }

    fn subsidy_line(&self, lab: &Laboratory) -> Option<String> {
        let tiles: Vec<String> = lab
            .subsidies
            .iter()
            .map(|tile| {
                let used = if lab.used.contains(tile) { " (used)" } else { "" };
                format!("{}{used}", self.content.subsidies[tile].title)
            })
            .collect();
        (!tiles.is_empty()).then(|| format!("Subsidy tiles: {}", tiles.join(", ")))
    }
}

fn voucher_line(lab: &Laboratory) -> String {
    let vouchers = Voucher::ALL.map(|of| format!("{} {}", of.short(), lab.vouchers[of]));
    format!("Vouchers: {}", vouchers.join(", "))
}

/// "2 green, 1 blue", or "none".
fn listed<const N: usize>(counts: [(u8, String); N]) -> String {
    let some = counts.into_iter().filter(|(count, _)| *count > 0);
    let some: Vec<String> = some.map(|(count, name)| format!("{count} {name}")).collect();
    if some.is_empty() { "none".into() } else { some.join(", ") }
}

/// The items for which there is room.
fn room(lab: &Laboratory) -> String {
    let mut room = Vec::new();
    if lab.has_room_for_bot() {
        room.push("Bot".to_string());
    }
    if lab.has_room_for_part() {
        room.push("part".to_string());
    }
    let chemicals: Vec<Chemical> =
        Chemical::ALL.into_iter().filter(|&of| lab.has_room_for_chemical(of)).collect();
    if chemicals.len() == Chemical::ALL.len() {
        room.push("any Chemical".to_string());
    } else {
        room.extend(chemicals.into_iter().map(|of| of.title().to_string()));
    }
    if room.is_empty() {
        "Room for nothing".into()
    } else {
        format!("Room for: {}", room.join(", "))
    }
}

fn holding_line(lab: &Laboratory) -> Option<String> {
    let mut held = Vec::new();
    for area in Area::ALL {
        for weather in Weather::ALL {
            for _ in 0..lab.holding[area][weather] {
                held.push(research_token(area, weather));
            }
        }
    }
    if lab.held_awards > 0 {
        held.push(counted(lab.held_awards, "Award"));
    }
    (!held.is_empty()).then(|| format!("Waiting for the Office: {}", held.join(", ")))
}
