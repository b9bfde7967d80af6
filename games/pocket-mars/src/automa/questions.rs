//! Every question that the androids' rules ask about the table, each phrased as a person at the
//! real table could be asked.
//!
//! Decisions see nothing but these questions: the position is private to this file. A rule asks a
//! question only when it needs the answer, and each question names the facts it reads, so that a
//! helper asks no more than the rules do.

use game_core::{is_watched, needs};

use crate::colonists::Colonists;
use crate::content::Content;
use crate::game::PocketMars;
use crate::helper::Query;
use crate::options::{DaChoice, Reading};
use crate::state::Face;
use crate::types::{Colour, Id, Player, Slot};

/// The table as the androids see it: questions with small answers.
#[derive(Clone, Copy)]
pub(crate) struct Questions<'a>(&'a PocketMars);

impl PocketMars {
    /// The questions about this position.
    pub(crate) fn questions(&self) -> Questions<'_> {
        Questions(self)
    }
}

/// Printed values and agreed options, which nobody is asked about.
impl Questions<'_> {
    /// What is printed on the components.
    pub(super) fn content(self) -> &'static Content {
        self.0.content
    }

    /// Whether the person chooses for the androids where they have a choice (DA-8.3a).
    pub(super) fn lets_the_person_decide(self) -> bool {
        self.0.options.da_choice == DaChoice::Player
    }

    /// Whether this reading of the rules was chosen.
    pub(super) fn reads(self, reading: Reading) -> bool {
        self.0.options.reads(reading)
    }

    /// How many colonists ★★ of a Building holds.
    pub(super) fn star2_limit(self) -> u8 {
        self.0.options.star2_limit()
    }

    /// Whether their prep module has been filled for the first time.
    pub(super) fn is_set_up(self) -> bool {
        self.0.state.round == 0
    }
}

/// The androids' prep module and the deck.
impl Questions<'_> {
    /// How many cards are in the androids' prep module?
    pub(super) fn cards_in_module(self) -> usize {
        needs(Query::MODULE);
        self.0.state.prep_count(Player::Androids)
    }

    /// In which slot of the androids' prep module is the last card, and which colour is it?
    ///
    /// DA-6.4b MUST: the card stays where it is, unrevealed.
    pub(super) fn card_left(self) -> Option<(Slot, Colour)> {
        needs(Query::MODULE);
        self.0.state.slots(Player::Androids).next().map(|(slot, held)| (slot, held.face.colour()))
    }

    /// Which slot of the androids' prep module is empty?
    pub(super) fn empty_slot(self) -> Option<Slot> {
        needs(Query::MODULE);
        let module = &self.0.state.prep[Player::Androids];
        Slot::ALL.into_iter().find(|slot| module[slot.index()].is_none())
    }

    /// Which card is on top of the deck, as far as anybody knows?
    pub(super) fn top_card(self) -> Option<Face> {
        needs(Query::DECK);
        self.0.state.deck.top
    }

    /// How many cards are left in the deck?
    pub(super) fn cards_in_deck(self) -> u8 {
        needs(Query::DECK);
        self.0.state.deck.count
    }
}

/// The androids' energy, and everybody's colonists.
impl<'a> Questions<'a> {
    /// Is the androids' energy at the top of its track?
    pub(super) fn is_energy_at_top(self) -> bool {
        self.energy() >= self.0.options.energy_top
    }

    /// How much energy do the androids have?
    pub(super) fn energy(self) -> u8 {
        needs(Query::ENERGY);
        self.0.state.energy[Player::Androids]
    }

    /// Is a colonist of the androids on Earth?
    pub(super) fn has_colonist_on_earth(self) -> bool {
        needs(Query::EARTH);
        self.0.state.earth[Player::Androids] > 0
    }

    /// Is a colonist of the androids on their Spaceship?
    pub(super) fn has_colonist_on_ship(self) -> bool {
        needs(Query::SHIP);
        self.0.state.on_ship[Player::Androids] > 0
    }

    /// Marks where the androids' own colonists stand as needed.
    fn needs_colonists(self) {
        if is_watched() {
            needs(Query::SHIP);
            for building in self.content().colonist_buildings() {
                needs(Query::first(building));
                needs(Query::second(building));
            }
        }
    }

    /// Where do the colonists of both sides stand?
    ///
    /// Of your colonists only those on ★★ are asked for: no act of the androids changes which of
    /// your colonists are in a Building, so all others count the same in every option.
    pub(super) fn colonists(self) -> Colonists<'a> {
        self.needs_colonists();
        if is_watched() {
            self.content().colonist_buildings().map(Query::yours).for_each(needs);
        }
        self.0.state.colonists()
    }

    /// Are all colonists of this side on Buildings?
    pub(super) fn has_all_on_buildings(self, player: Player) -> bool {
        match player {
            Player::Androids => self.needs_colonists(),
            _ => needs(Query::LANDED),
        }
        self.0.state.on_buildings(player) >= self.0.options.colonists
    }
}
