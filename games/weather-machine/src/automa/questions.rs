//! Every question that the Saboteurs' rules put to the table, worded as a person at the real table
//! could be asked it.
//!
//! The Saboteurs' decisions use these questions and see nothing else of the position, which is
//! private to this file. A question is put only when a criterion of a priority list needs it, so
//! the helper asks no more than the priority lists do.

use arrayvec::ArrayVec;
use game_core::{is_known, needs};

use crate::content::Content;
use crate::game::WeatherMachine;
use crate::helper::Query;
use crate::options::Reading;
use crate::state::Cell;
use crate::state::Piece;
use crate::types::{
    ActionSpace, Agent, Area, BotSpace, Chemical, EnumSet, Id, LineSlot, Location, Owner, Player,
    Report, SubsidyCell, SubsidyTile, Weather,
};

/// The table as the Saboteurs see it: questions with small sets of answers.
#[derive(Clone, Copy)]
pub(crate) struct Questions<'a>(&'a WeatherMachine);

impl WeatherMachine {
    /// The questions about this position.
    pub(crate) fn questions(&self) -> Questions<'_> {
        Questions(self)
    }
}

/// Printed facts and agreed options, which nobody is asked for.
impl Questions<'_> {
    /// The content.
    pub(super) fn content(self) -> &'static Content {
        self.0.content
    }

    /// Whether this reading of the rules is chosen.
    pub(super) fn reads(self, reading: Reading) -> bool {
        self.0.options.reads(reading)
    }
}

/// The agents, Lativ and the action spaces.
impl Questions<'_> {
    /// On which action space does this agent stand?
    pub(super) fn agent(self, agent: Agent) -> Option<ActionSpace> {
        self.0.state.agent(agent)
    }

    /// Where is Lativ?
    pub(super) fn lativ(self) -> Location {
        needs(Query::LATIV);
        self.0.state.lativ.location()
    }

    /// Is this action space open to an agent: neither taken nor blocked?
    pub(super) fn is_free(self, space: ActionSpace) -> bool {
        needs(Query::SCIENTIST);
        needs(Query::LATIV);
        self.0.is_free(space)
    }

    /// Which piece stands on this action space?
    pub(super) fn piece_on(self, space: ActionSpace) -> Option<Piece> {
        needs(Query::SCIENTIST);
        needs(Query::LATIV);
        self.0.state.piece_on(space)
    }

    /// Which pieces stand to the left of this action space?
    pub(super) fn pieces_left_of(self, space: ActionSpace) -> ArrayVec<Piece, 2> {
        needs(Query::SCIENTIST);
        needs(Query::LATIV);
        self.0.pieces_left_of(space)
    }

    /// Is their Initiative marker the leftmost?
    pub(super) fn has_initiative(self) -> bool {
        needs(Query::INITIATIVE);
        self.0.state.initiative.first() == Some(&Player::Saboteurs)
    }
}

/// The Security Reports.
impl Questions<'_> {
    /// Which card is the Current Report?
    pub(super) fn current_report(self) -> Option<Report> {
        self.0.state.solo.current
    }

    /// Which card is the Previous Report?
    pub(super) fn previous_report(self) -> Option<Report> {
        self.0.state.previous()
    }

    /// Is a card left in the deck of reports?
    pub(super) fn has_report_left(self) -> bool {
        self.0.state.solo.deck > 0
    }

    /// Which weather is on the card discarded in step 5 of this turn?
    pub(super) fn weather_of_step_five(self) -> Option<Weather> {
        self.0.state.turn.havoc
    }
}

/// The machines and the display of experiments.
impl Questions<'_> {
    /// Whose Bot is on this space?
    pub(super) fn bot(self, space: BotSpace) -> Option<Owner> {
        if !self.is_theirs(space) {
            needs(Query::place(space.area()));
        }
        self.0.state.bot(space)
    }

    /// Is this space available?
    ///
    /// SAB-LAB.2b MUST: in the Lab a space with a Bot of Lativ is available.
    pub(super) fn is_available(self, space: BotSpace) -> bool {
        if !self.is_theirs(space) {
            needs(Query::place(space.area()));
        }
        self.0.may_use(space)
    }

    /// Whether one of their Bots is on this space; nobody needs to be asked.
    pub(super) fn is_theirs(self, space: BotSpace) -> bool {
        self.0.state.bot(space) == Some(Owner::Saboteurs)
    }

    /// Which spaces of this branch are empty?
    pub(super) fn empty_spaces(self, area: Area, weather: Weather) -> EnumSet<BotSpace> {
        needs(if area == Area::Rnd { Query::FREE } else { Query::place(area) });
        self.0.state.free_spaces(area, weather).collect()
    }

    /// On which spaces of this branch of the Lab are their Bots?
    pub(super) fn own_bots_in_lab(self, weather: Weather) -> EnumSet<BotSpace> {
        self.0.state.bots_in(Area::Lab, weather, Owner::Saboteurs).collect()
    }

    /// How many Bots of anybody are in this branch of the Lab?
    pub(super) fn bots_in_lab(self, weather: Weather) -> usize {
        needs(Query::place(Area::Lab));
        self.0.state.bots[Area::Lab][weather].iter().flatten().count()
    }

    /// How many CP per Bot does the displayed Experiment tile of this weather give? `None` without
    /// such a tile.
    pub(super) fn displayed_cp(self, weather: Weather) -> Option<u8> {
        needs(Query::place(Area::Lab));
        self.0.displayed(weather).map(|tile| self.content().experiments[tile].cp)
    }

    /// Is a Research token left on this branch?
    pub(super) fn has_token_left(self, area: Area, weather: Weather) -> bool {
        // The answer about the free spaces of R&D covers this.
        if area != Area::Rnd || !is_known(Query::FREE) {
            needs(Query::place(area));
        }
        self.0.state.tokens[area][weather] > 0
    }

    /// Is an Award left in the reserve?
    pub(super) fn has_award_left(self) -> bool {
        needs(Query::AWARDS);
        self.0.state.awards > 0
    }

    /// Is this weather locked?
    pub(super) fn is_locked(self, weather: Weather) -> bool {
        self.0.state.locks.contains(weather)
    }

    /// Which Subsidy tile lies here with its blue side up?
    ///
    /// The helper does not ask: whoever turns the tile sees it, and no decision of theirs depends
    /// on it.
    pub(super) fn blue_subsidy(self, cell: SubsidyCell) -> Option<SubsidyTile> {
        match self.0.state.cell(cell) {
            Cell::Blue(tile) => Some(tile),
            Cell::Empty | Cell::Orange(_) | Cell::Part(_) => None,
        }
    }

    /// Which Subsidy tile lies here, either side up? The helper does not ask this either.
    pub(super) fn subsidy(self, cell: SubsidyCell) -> Option<SubsidyTile> {
        self.0.state.cell(cell).tile()
    }
}

/// The Supply and the Hideout.
impl Questions<'_> {
    /// In which section of the Supply, counted from the cheapest, is the leftmost Chemical of this
    /// type?
    pub(super) fn section(self, chemical: Chemical) -> Option<u8> {
        needs(Query::SUPPLY);
        let leftmost = self.0.leftmost(chemical);
        leftmost.map(|space| self.content().chemical_spaces[space].section)
    }

    /// How many Vouchers does the leftmost Chemical of this type cost in the Supply?
    pub(super) fn price(self, chemical: Chemical) -> Option<u8> {
        needs(Query::SUPPLY);
        let leftmost = self.0.leftmost(chemical);
        leftmost.map(|space| self.content().chemical_spaces[space].vouchers)
    }

    /// How many Chemicals of this type are in the Hideout?
    pub(super) fn chemicals_held(self, chemical: Chemical) -> u8 {
        self.0.state.solo.chemicals[chemical]
    }

    /// How many Research tokens of this colour and weather are in the Hideout?
    pub(super) fn tokens_held(self, area: Area, weather: Weather) -> u8 {
        self.0.state.solo.tokens[area][weather]
    }

    /// How many Awards are in the Hideout?
    pub(super) fn awards_held(self) -> u8 {
        self.0.state.solo.awards
    }

    /// Is a Bot left in the Hideout?
    ///
    /// SAB-SET.3 MUST: the Saboteurs have the Bots of one colour and no Laboratory for them.
    pub(super) fn has_bot(self) -> bool {
        usize::from(self.0.state.bots_on_board(Owner::Saboteurs)) < LineSlot::COUNT
    }
}
