//! What the Weavers ask about the table: each question has a name and could be answered by a person
//! at a real table.

use game_core::{ActionSink, EnumSet, is_watched, needs};

use crate::choice::Choice;
use crate::event::Lost;
use crate::game::MasterOfTheGalaxy;
use crate::helper::Query;
use crate::sequence::Frame;
use crate::types::{Card, Colour, Letter, Part, Project, System, Weaver, Work};

/// The slot of a conflict that a cube fits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fitting {
    /// The conflict that was initiated first, among those that the cube fits.
    pub(crate) conflict: Card,
    /// The slot of that conflict.
    pub(crate) slot: Letter,
    /// Whether a star slot is empty there too; a slot of the cube's colour comes first.
    pub(crate) star: bool,
    /// The other conflicts that the cube fits.
    pub(crate) younger: EnumSet<Card>,
}

/// The table as the Weavers see it: the questions they may ask, and nothing else.
#[derive(Clone, Copy)]
pub(crate) struct Questions<'a>(&'a MasterOfTheGalaxy);

impl MasterOfTheGalaxy {
    /// The Weavers' questions about this position.
    pub(crate) fn questions(&self) -> Questions<'_> {
        Questions(self)
    }
}

impl Questions<'_> {
    /// Which printed neighbours of a system are neither black holes nor under a swarm?
    ///
    /// WV-3.1 MUST: these are the legal targets.
    /// WV-3.2 MUST: regardless of what is on the routes.
    /// WV-3.10 MUST: regardless of who controls them.
    pub(crate) fn open_neighbours(self, system: System) -> EnumSet<System> {
        let neighbours = self.0.content.neighbours[system].iter();
        neighbours.filter(|&next| self.is_open(next)).collect()
    }

    /// Is this system neither a black hole nor under a swarm?
    fn is_open(self, system: System) -> bool {
        !self.0.state.holes.contains(system) && self.0.state.swarm_on(system).is_none()
    }

    /// Is the target of a card, if it has one, still legal?
    pub(crate) fn keeps_target(self, card: Weaver) -> bool {
        let Some(swarm) = self.0.state.swarm(card) else { return true };
        swarm.target.is_none_or(|target| {
            self.0.content.neighbours[swarm.system].contains(target) && self.is_open(target)
        })
    }

    /// Which of these systems have this colour?
    pub(crate) fn of_colour(self, systems: EnumSet<System>, colour: Colour) -> EnumSet<System> {
        systems.iter().filter(|&system| self.0.content.system(system).colour == colour).collect()
    }

    /// How many printed lines lead from the player's home to a system, black holes or not?
    pub(crate) fn lines_from_home(self, system: System) -> u8 {
        needs(Query::HOME);
        let home = self.0.state.areas[self.0.state.active].home;
        home.map_or(0, |home| self.0.content.distance(home, system))
    }

    /// Which of these systems are nearest to the player's home?
    pub(crate) fn nearest_to_home(self, systems: EnumSet<System>) -> EnumSet<System> {
        let least = systems.iter().map(|system| self.lines_from_home(system)).min();
        systems.iter().filter(|&system| Some(self.lines_from_home(system)) == least).collect()
    }

    /// Of which colour does the hand have at least two cubes?
    pub(crate) fn pair(self) -> Option<Colour> {
        needs(Query::PAIR);
        self.first_pair()
    }

    /// The first colour of which the hand has at least two cubes; does not count as a question.
    pub(crate) fn first_pair(self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.0.state.hand.of(colour) >= 2)
    }

    /// How many cubes of a colour are in the hand?
    ///
    /// Skips the question if the pair is already known to be of this colour.
    pub(crate) fn in_hand(self, colour: Colour) -> u8 {
        if is_watched() && self.pair() != Some(colour) {
            needs(Query::in_hand(colour));
        }
        self.0.state.hand.of(colour)
    }

    /// Is a cube of this colour in the reserve?
    pub(crate) fn in_reserve(self, colour: Colour) -> bool {
        if is_watched() {
            needs(Query::enough(colour));
            if self.0.may_run_short(colour) {
                needs(Query::reserve(colour));
            }
        }
        self.0.state.reserve.of(colour) > 0
    }

    /// Is the Weaver deck empty?
    pub(crate) fn deck_is_empty(self) -> bool {
        self.0.state.weavers.is_empty()
    }

    /// Is this card on the board?
    pub(crate) fn is_on_board(self, card: Weaver) -> bool {
        self.0.state.swarm(card).is_some()
    }

    /// Which cards are on the board, in order of arrival?
    pub(crate) fn swarms(self) -> impl Iterator<Item = Weaver> {
        self.0.state.swarms.iter().map(|swarm| swarm.card)
    }

    /// Is a work of a card full?
    pub(crate) fn is_full(self, card: Weaver, work: Work) -> bool {
        let swarm = self.0.state.swarm(card).filter(|swarm| swarm.cubes[work] > 0);
        swarm.is_some_and(|swarm| swarm.cubes[work] >= self.0.work_slots(card, work))
    }

    /// Can a card still take cubes in its turn of the Span, or for the symbol that feeds it now?
    pub(crate) fn still_takes(self, card: Weaver) -> bool {
        self.0.state.frames.pending().iter().any(|frame| match *frame {
            Frame::Act { card: of, .. } | Frame::FeedOne { card: of, .. } => of == card,
            _ => false,
        })
    }

    /// Which empty slot of the Weavers' side of a conflict does a cube of this colour fit?
    ///
    /// WV-11.5 MUST: the conflict that was initiated first, and in it a slot of the colour before a
    /// star.
    pub(crate) fn fitting_slot(self, cube: Colour) -> Option<Fitting> {
        let conflicts = self.0.state.conflicts.iter();
        let defended = conflicts.filter(|conflict| self.0.weavers_defend(conflict));
        let mut fitting = defended.filter_map(|conflict| {
            let side = Project::at(conflict.card, Part::Defence);
            let letters = self.0.content.letters(side);
            let filled = self.0.state.slots.of(side);
            let is_empty = |letter: Letter| filled.first_empty(letters, letter).is_some();
            let fits = |letter: &Letter| letter.colour().is_none_or(|colour| colour == cube);
            let slot = Letter::ALL.into_iter().filter(fits).find(|&letter| is_empty(letter))?;
            let star = slot != Letter::Star && is_empty(Letter::Star);
            Some(Fitting { conflict: conflict.card, slot, star, younger: EnumSet::EMPTY })
        });
        let first = fitting.next()?;
        Some(Fitting { younger: fitting.map(|other| other.conflict).collect(), ..first })
    }

    /// Which target has a card lost, and why?
    pub(crate) fn lost_target(self, card: Weaver) -> Option<Lost> {
        let target = self.target_of(card)?;
        if self.0.state.holes.contains(target) {
            return Some(Lost::Hole(target));
        }
        self.0.state.swarm_on(target).map(|_| Lost::Swarm(target))
    }

    /// Which system does a card aim at?
    pub(crate) fn target_of(self, card: Weaver) -> Option<System> {
        self.0.state.swarm(card).and_then(|swarm| swarm.target)
    }

    /// Which system is a card on?
    pub(crate) fn system_of(self, card: Weaver) -> Option<System> {
        self.0.state.swarm(card).map(|swarm| swarm.system)
    }

    /// Which card comes from the deck?
    pub(crate) fn legal_next_card(self, out: &mut impl ActionSink<Choice>) {
        self.0.state.weavers.legal_actions(out, Choice::Weave);
    }
}
