//! A player's Laboratory.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::content::Content;
use crate::types::{
    Area, AreaMap, Chemical, Colour, EnumSet, FundingSpace, GoalSpace, GoalTile, Id, LineSlot,
    OfficeMap, OfficeRow, OfficeSpace, RowMap, Section, SubsidyTile, Voucher, VoucherMap, Weather,
    WeatherMap,
};
use crate::workshop::{Items, Shape};

/// A player's pieces that are not on the main board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Laboratory {
    /// Assembly Line slots that still hold their Bot.
    pub line: EnumSet<LineSlot>,
    /// The highest number of Bots that were ever off the Assembly Line (WM-R.16).
    pub most_built: u8,
    /// Sections of the Assembly Line that are open.
    pub open_sections: u8,
    /// Vouchers.
    pub vouchers: VoucherMap<u8>,
    /// CP.
    pub cp: u16,
    /// CP that count in final scoring only (WM-BEN.14).
    pub end_cp: u8,
    /// Funding markers.
    pub funding: AreaMap<FundingSpace>,
    /// Tokens in the Office.
    pub office: OfficeMap<Option<Token>>,
    /// The Breakthrough marker of each Office row.
    pub papers: RowMap<Paper>,
    /// Research tokens on the holding space.
    pub holding: AreaMap<WeatherMap<u8>>,
    /// Award tokens on the holding space.
    pub held_awards: u8,
    /// Goal tiles below the Laboratory.
    pub goals: EnumSet<GoalTile>,
    /// Goal tiles on Goal spaces. Order: top, bottom, of Government, Lab and R&D in turn.
    pub goal_spaces: [Option<GoalTile>; 6],
    /// Goal spaces whose tile is flipped.
    pub flipped: EnumSet<GoalSpace>,
    /// Subsidy tiles beside the Laboratory, either side up.
    ///
    /// WM-USE.9 MUST: their number is unlimited, and so is that of Investment tiles.
    pub subsidies: EnumSet<SubsidyTile>,
    /// The Subsidy tiles that are used.
    pub used: EnumSet<SubsidyTile>,
    /// Investment tiles.
    pub investments: u8,
    /// The spaces of the Workshop, counted from its tiles.
    pub shape: Shape,
    /// The items in the Workshop.
    pub items: Items,
}

/// A token in the Office.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// A Research token of this weather; its space determines its colour.
    Research(Weather),
    /// An Award token.
    Award,
    /// A Citation token.
    Citation,
}

/// Where the Breakthrough marker of an Office row is.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Paper {
    /// At its start beside the row: not published.
    #[default]
    Start,
    /// On the rightmost space: published.
    Published,
    /// On an Extreme Weather tile.
    OnTile,
    /// In the box.
    Box,
}

impl Laboratory {
    /// A Laboratory before set-up, with its player's markers.
    ///
    /// WM-SET.2 MUST: every Scoring marker starts on 0 CP.
    /// WM-SET.12 MUST: the Government markers lie in their area.
    /// WM-SET.14 MUST: each Funding marker starts on the leftmost space.
    /// WM-PLS.1 MUST: the Bots fill the Assembly Line.
    /// WM-PLS.2 MUST: the Vouchers start as printed.
    /// WM-PLS.3 MUST: each Breakthrough marker starts at its Office row.
    pub(crate) fn new(content: &Content) -> Laboratory {
        let mut vouchers = VoucherMap::default();
        for voucher in Voucher::ALL {
            vouchers[voucher] = content.vouchers[voucher].start;
        }
        let mut lab = Laboratory { line: EnumSet::full(), vouchers, ..Laboratory::default() };
        lab.open_sections = lab.sections_due(content);
        lab
    }

    /// Whether its numbers can be added up; those of an edited position may be arbitrary.
    pub(crate) fn adds_up(&self) -> bool {
        let tokens = self.holding.values().iter().flat_map(|of| of.values());
        let items = self.items.parts.values().iter().chain(self.items.chemicals.values());
        let shape = self.shape.tiles.iter().chain(self.shape.circles.values());
        let numbers = tokens.chain(items).chain(shape).chain(self.vouchers.values());
        let all = numbers.map(|&number| u32::from(number)).sum::<u32>();
        all + u32::from(self.held_awards) + u32::from(self.items.bots) < 200
    }

    /// Number of Bots off the Assembly Line.
    pub fn built(&self) -> u8 {
        (LineSlot::COUNT - self.line.len()) as u8
    }

    /// Number of sections that the Bots and tokens open, at least those already open.
    ///
    /// WM-SUP.12b IF 6 Bots have been constructed or there are 5 tokens THEN the third opens.
    /// WM-SUP.12c IF it is 9 Bots or 8 tokens THEN the fourth opens.
    /// WM-R.16 MUST: the highest number of Bots that were ever off the Assembly Line counts.
    pub(crate) fn sections_due(&self, content: &Content) -> u8 {
        let tokens = self.token_count();
        let due = |section: &Section| {
            let facts = &content.sections[*section];
            self.most_built >= facts.bots || facts.tokens > 0 && tokens >= facts.tokens
        };
        let open = Section::all().take_while(due).count() as u8;
        open.max(self.open_sections)
    }

    /// Whether a section is open.
    pub fn is_open(&self, section: Section) -> bool {
        section.index() < usize::from(self.open_sections)
    }

    /// Number of Research, Award and Citation tokens.
    ///
    /// WM-SUP.12d MUST: those on the holding space count.
    pub fn token_count(&self) -> u8 {
        let placed = self.office.0.iter().flatten().count() as u8;
        placed + self.held_research() + self.held_awards
    }

    /// Number of Research tokens on the holding space.
    pub fn held_research(&self) -> u8 {
        self.holding.0.iter().flat_map(|of| of.0).sum()
    }

    /// The tokens of an Office row.
    pub fn row(&self, row: OfficeRow) -> [Option<Token>; 3] {
        Area::ALL.map(|area| self.office[OfficeSpace::of(row, area)])
    }

    /// The weather of an Office row: that of its Research tokens.
    pub fn row_weather(&self, row: OfficeRow) -> Option<Weather> {
        self.row(row).into_iter().flatten().find_map(|token| match token {
            Token::Research(weather) => Some(weather),
            Token::Award | Token::Citation => None,
        })
    }

    /// Whether a row has three tokens.
    pub fn is_complete(&self, row: OfficeRow) -> bool {
        self.row(row).iter().all(Option::is_some)
    }

    /// Number of published papers.
    ///
    /// WM-R.5 MUST: count the rows whose marker has left its start space, wherever it is.
    pub fn paper_count(&self) -> u8 {
        self.papers.0.iter().filter(|&&paper| paper != Paper::Start).count() as u8
    }

    /// Number of complete Office rows.
    pub fn row_count(&self) -> u8 {
        OfficeRow::all().filter(|&row| self.is_complete(row)).count() as u8
    }

    /// Number of Award tokens, wherever they are.
    pub fn award_count(&self) -> u8 {
        let placed = self.office.0.iter().filter(|&&token| token == Some(Token::Award)).count();
        placed as u8 + self.held_awards
    }

    /// The empty spaces where a Research token of this colour and weather may be placed.
    ///
    /// WM-TOK.2 MUST: the Research tokens of one row show the same weather.
    pub fn spaces_for(&self, area: Area, weather: Weather) -> impl Iterator<Item = OfficeSpace> {
        OfficeRow::all().map(move |row| OfficeSpace::of(row, area)).filter(move |&space| {
            let fits = |of| of == weather;
            self.office[space].is_none() && self.row_weather(space.row()).is_none_or(fits)
        })
    }

    /// Whether the Workshop has room for one more Bot.
    ///
    /// WM-WSH.5 MUST: an item is stored at once; without a place for it, it is not gained.
    pub fn has_room_for_bot(&self) -> bool {
        let mut with = self.items;
        with.bots += 1;
        self.shape.holds(&with)
    }

    /// Whether the Workshop has room for one more Machine Part.
    pub fn has_room_for_part(&self) -> bool {
        let mut with = self.items;
        with.parts[Colour::Green] += 1;
        self.shape.holds(&with)
    }

    /// Whether the Workshop has room for one more Chemical of this type.
    pub fn has_room_for_chemical(&self, chemical: Chemical) -> bool {
        let mut with = self.items;
        with.chemicals[chemical] += 1;
        self.shape.holds(&with)
    }

    /// Number of Vouchers of all types.
    pub fn voucher_count(&self) -> u8 {
        self.vouchers.0.iter().sum()
    }

    /// The Goal tile on a Goal space.
    pub fn goal(&self, space: GoalSpace) -> Option<GoalTile> {
        self.goal_spaces[space.index()]
    }
}
