//! Every question that the Saboteurs ask of the table, each with the words in which a person beside
//! the real table could be asked it.
//!
//! Their decisions are written over these questions and see nothing else: what they look at is
//! private to this file. A question is asked when a criterion of a priority list needs it and not before, so a
//! helper at a real table would ask no more than the ladders do.

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

/// The table as the Saboteurs see it: questions with small answers.
#[derive(Clone, Copy)]
pub(crate) struct Questions<'a>(&'a WeatherMachine);

impl WeatherMachine {
    /// What the Saboteurs can ask of this position.
    pub(crate) fn questions(&self) -> Questions<'_> {
        Questions(self)
    }
}

/// What is printed and agreed, and not asked of anybody.
impl Questions<'_> {
    /// What is printed on the components.
    pub(super) fn content(self) -> &'static Content {
        self.0.content
    }

    /// Whether the rules are read like this.
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

    /// Has the deck of reports a card left?
    pub(super) fn has_report_left(self) -> bool {
        self.0.state.solo.deck > 0
    }

    /// Which weather did the card show that was discarded in step 5 of this turn?
    pub(super) fn weather_of_step_five(self) -> Option<Weather> {
        self.0.state.turn.havoc
    }
}

/// The machines and the display of experiments.
impl Questions<'_> {
    /// Whose Bot stands on this space?
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

    /// Whether a Bot of theirs stands here, which nobody need be asked.
    pub(super) fn is_theirs(self, space: BotSpace) -> bool {
        self.0.state.bot(space) == Some(Owner::Saboteurs)
    }

    /// Which spaces of this branch are empty?
    pub(super) fn empty_spaces(self, area: Area, weather: Weather) -> EnumSet<BotSpace> {
        needs(if area == Area::Rnd { Query::FREE } else { Query::place(area) });
        self.0.state.free_spaces(area, weather).collect()
    }

    /// On which spaces of this branch of the Lab do Bots of theirs stand?
    pub(super) fn own_bots_in_lab(self, weather: Weather) -> EnumSet<BotSpace> {
        self.0.state.bots_in(Area::Lab, weather, Owner::Saboteurs).collect()
    }

    /// How many Bots, anybody's, stand in this branch of the Lab?
    pub(super) fn bots_in_lab(self, weather: Weather) -> usize {
        needs(Query::place(Area::Lab));
        self.0.state.bots[Area::Lab][weather].iter().flatten().count()
    }

    /// How many CP does the displayed Experiment tile of this weather bring for each Bot; is there
    /// one?
    pub(super) fn displayed_cp(self, weather: Weather) -> Option<u8> {
        needs(Query::place(Area::Lab));
        self.0.displayed(weather).map(|tile| self.content().experiments[tile].cp)
    }

    /// Is a Research token left on this branch?
    pub(super) fn has_token_left(self, area: Area, weather: Weather) -> bool {
        // Who has said which space of R&D they enter has said this of it.
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
    /// Beside a real table nobody is asked: who turns it sees it, and nothing of theirs hangs on it.
    pub(super) fn blue_subsidy(self, cell: SubsidyCell) -> Option<SubsidyTile> {
        match self.0.state.cell(cell) {
            Cell::Blue(tile) => Some(tile),
            Cell::Empty | Cell::Orange(_) | Cell::Part(_) => None,
        }
    }

    /// Which Subsidy tile lies here, either side up? Beside a real table as the one before.
    pub(super) fn subsidy(self, cell: SubsidyCell) -> Option<SubsidyTile> {
        self.0.state.cell(cell).tile()
    }
}

/// The Supply and the Hideout.
impl Questions<'_> {
    /// In which section of the Supply, counted from the cheapest, lies the leftmost Chemical of this
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

    /// How many Chemicals of this type lie in the Hideout?
    pub(super) fn chemicals_held(self, chemical: Chemical) -> u8 {
        self.0.state.solo.chemicals[chemical]
    }

    /// How many Research tokens of this colour and weather lie in the Hideout?
    pub(super) fn tokens_held(self, area: Area, weather: Weather) -> u8 {
        self.0.state.solo.tokens[area][weather]
    }

    /// How many Awards lie in the Hideout?
    pub(super) fn awards_held(self) -> u8 {
        self.0.state.solo.awards
    }

    /// Is a Bot left in the Hideout?
    ///
    /// SAB-SET.3 MUST: the Saboteurs have the Bots of a colour, and no Laboratory for them.
    pub(super) fn has_bot(self) -> bool {
        usize::from(self.0.state.bots_on_board(Owner::Saboteurs)) < LineSlot::COUNT
    }
}
