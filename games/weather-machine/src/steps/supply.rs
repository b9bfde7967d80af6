//! WM-SUP, WM-PSR: the Supply and its actions.

use game_core::{ActionSink, EventSink, Rule};

use crate::choice::Choice;
use crate::event::{BotPlace, Cause, ChemicalPlace, Event};
use crate::game::WeatherMachine;
use crate::sequence::{BenefitAt, Frame, List, Subject};
use crate::types::{Chemical, EnumSet, LineSlot, Owner, WorkshopTile};

impl WeatherMachine {
    /// WM-PSR.2 MAY: any number of Supply actions, including none.
    /// WM-PSR.3 MUST: nobody moves, gains for a Location or uses a tile.
    /// WM-R.10 MUST: nobody places Awards or calls Security either.
    pub(crate) fn legal_supply_turn(&self, out: &mut impl ActionSink<Choice>) {
        out.choice(Choice::EndActions);
        self.legal_supply_actions(out);
    }

    pub(crate) fn answer_supply_turn(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        if choice == Choice::EndActions {
            self.state.frames.finish();
        } else {
            self.answer_supply_action(choice, sink);
        }
    }

    /// WM-ACT.4 MUST: any number of the Supply's actions, each any number of times.
    pub(crate) fn legal_supply_actions(&self, out: &mut impl ActionSink<Choice>) {
        for tile in self.takeable().iter() {
            if self.can_afford(List::Extend.steps(), Subject::Tile(tile), false) {
                out.choice(Choice::Extend(tile));
            }
        }
        for slot in self.buildable() {
            if self.can_afford(List::Construct.steps(), Subject::Slot(slot), false) {
                out.choice(Choice::Construct(slot));
            }
        }
        self.legal_initiative(out);
        for chemical in Chemical::ALL {
            if self.may_acquire(chemical) {
                out.choice(Choice::Acquire(chemical));
            }
        }
        for chemical in Chemical::ALL {
            if self.may_return(chemical) {
                out.choice(Choice::Return(chemical));
            }
        }
    }

    /// WM-SUP.2 MAY: any open tile, or the top one of the face-up stack.
    /// WM-SUP.5 IF both stacks are empty THEN the offer is not refilled.
    pub(crate) fn takeable(&self) -> EnumSet<WorkshopTile> {
        self.state.offer.iter().flatten().copied().chain(self.state.stack.top).collect()
    }

    /// WM-SUP.11 IF the Workshop has no room for a Bot THEN none is constructed.
    /// WM-SUP.12a MUST: only the top two sections are open at first, as content says.
    pub(crate) fn buildable(&self) -> impl Iterator<Item = LineSlot> {
        let lab = self.lab();
        let room = lab.has_room_for_bot();
        lab.line.iter().filter(move |slot| room && lab.is_open(slot.section()))
    }

    fn legal_initiative(&self, out: &mut impl ActionSink<Choice>) {
        let own = self.state.initiative.iter().position(|&player| player == self.active());
        for place in 0..self.state.initiative.len() {
            let of = Subject::Place(place as u8);
            if own != Some(place) && self.can_afford(List::TakeInitiative.steps(), of, false) {
                out.choice(Choice::Initiative(place as u8 + 1));
            }
        }
    }

    /// WM-SUP.16 IF the Workshop has no space for the Chemical THEN it is not acquired.
    /// WM-R.65 MUST: a second round trip of one type within a turn is refused, so that a turn ends.
    fn may_acquire(&self, chemical: Chemical) -> bool {
        let turn = &self.state.turn;
        let trips = (turn.acquired[chemical] + 1).min(turn.returned[chemical]);
        trips < 2
            && self.state.in_supply(chemical) > 0
            && self.lab().has_room_for_chemical(chemical)
            && self.can_afford(List::Acquire.steps(), Subject::Chemical(chemical), false)
    }

    fn may_return(&self, chemical: Chemical) -> bool {
        let turn = &self.state.turn;
        let trips = turn.acquired[chemical].min(turn.returned[chemical] + 1);
        trips < 2 && self.lab().items.chemicals[chemical] > 0
    }

    pub(crate) fn answer_supply_action(
        &mut self,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        match choice {
            Choice::Extend(tile) => self.call_list(List::Extend, Subject::Tile(tile), false),
            Choice::Construct(slot) => self.call_list(List::Construct, Subject::Slot(slot), false),
            Choice::Initiative(place) => {
                self.call_list(List::TakeInitiative, Subject::Place(place - 1), false);
            }
            Choice::Acquire(chemical) => {
                self.call_list(List::Acquire, Subject::Chemical(chemical), false);
            }
            Choice::Return(chemical) => self.return_chemical(chemical, sink),
            other => game_core::not_listed(other),
        }
    }

    /// WM-SUP.9 MUST: the chosen Bot goes to the Workshop.
    pub(crate) fn construct_bot(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        if let Subject::Slot(slot) = of {
            let owner = Owner::from(self.active());
            let ways = (BotPlace::Line(slot), BotPlace::Workshop);
            self.move_bot(owner, ways, Rule("WM-SUP.9"), sink);
        }
    }

    /// WM-SUP.10 MUST: the benefit beside the emptied slot is gained at once.
    pub(crate) fn slot_benefit(&mut self, of: Subject) {
        if let Subject::Slot(slot) = of {
            self.call_benefit(BenefitAt::Slot(slot));
        }
    }

    /// WM-SUP.13 MUST: the player's Initiative marker moves; the others keep their order.
    /// WM-SUP.14 MUST: the turn order changes only when the markers are adopted.
    pub(crate) fn set_initiative(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        let player = self.active();
        if let Subject::Place(place) = of {
            let initiative = &mut self.state.initiative;
            initiative.retain(|&other| other != player);
            initiative.insert(usize::from(place).min(initiative.len()), player);
            let order = self.state.initiative;
            sink.emit(Rule("WM-SUP.13"), || Event::InitiativeTaken { player, order });
        }
    }

    /// WM-SUP.15 MUST: the leftmost Chemical of a chosen type is taken.
    pub(crate) fn acquire_chemical(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        if let Subject::Chemical(chemical) = of {
            self.state.turn.acquired[chemical] += 1;
            let ways = (ChemicalPlace::Supply, ChemicalPlace::Workshop(self.active()));
            self.move_chemical(chemical, ways, Rule("WM-SUP.15"), sink);
        }
    }

    /// WM-SUP.17 MUST: a returned Chemical pays the Supply Vouchers of the section where it is put.
    fn return_chemical(&mut self, chemical: Chemical, sink: &mut impl EventSink<Event>) {
        let Some(space) = self.empty_space(chemical) else { return };
        self.state.turn.returned[chemical] += 1;
        let ways = (ChemicalPlace::Workshop(self.active()), ChemicalPlace::Supply);
        self.move_chemical(chemical, ways, Rule("WM-SUP.17"), sink);
        let count = self.content.chemical_spaces[space].vouchers;
        let rule = Rule("WM-SUP.17");
        let cause = Cause::Section(chemical);
        self.gain_vouchers(crate::types::Voucher::Supply, count, cause, rule, sink);
    }

    /// WM-SUP.3 MUST: the top tile of the face-up stack refills the offer at once.
    /// WM-SUP.4 IF the face-up stack is empty THEN the face-down one is turned over.
    pub(crate) fn take_tile(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        let Subject::Tile(tile) = of else { return };
        let player = self.active();
        self.state.in_hand = Some(tile);
        sink.emit(Rule("WM-SUP.2"), || Event::TileTaken { player, tile });
        let space = self.state.offer.iter().position(|&open| open == Some(tile));
        if let Some(space) = space {
            self.state.offer[space] = self.state.stack.top;
            if let Some(tile) = self.state.stack.top {
                let space = space as u8;
                sink.emit(Rule("WM-SUP.3"), || Event::OfferShown { tile, space });
            }
        }
        if self.state.stack.top.take().is_some() {
            self.state.stack.up -= 1;
        }
        if self.state.stack.up == 0 && self.state.stack.down > 0 {
            let stack = &mut self.state.stack;
            stack.up = std::mem::take(&mut stack.down);
            let tiles = stack.up;
            sink.emit(Rule("WM-SUP.4"), || Event::StackTurned { tiles });
        }
        self.state.frames.call(Frame::ShowTile);
    }
}
