//! CL-19.5: what a build sets off.

use game_core::{ActionSink, EventSink, Rule};

use crate::ability::{Ability, Happens, Often};
use crate::choice::Choice;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::{EffectSource, Frame};
use crate::types::Cell;

impl CoLab {
    /// CL-19.5 MUST: the when-built effect, adjacent triggers and reactions, each once, in any
    /// order; each can be left out.
    /// CL-19.6 MUST: whatever one of them begins goes on top of the stack, so it is done before the
    /// list goes on.
    /// CL-19.7 IF a trigger was used meanwhile THEN it is not on the list any more.
    /// CL-20.3 MUST: a card is not adjacent to itself.
    /// CL-20.4 MAY: an adjacent card with its token face up can be triggered.
    /// CL-20.8 MAY: passing leaves the tokens face up.
    pub(crate) fn legal_after(
        &self,
        nth: u8,
        own: bool,
        reacted: u16,
        out: &mut impl ActionSink<Choice>,
    ) {
        let grid = &self.state.you().grid;
        let Some(built) = grid.nth(nth) else { return out.choice(Choice::Pass) };
        let ability = self.content.cards[built.card].ability;
        if !own && matches!(ability, Ability::Built(_)) && self.has_room() {
            out.choice(Choice::WhenBuilt);
        }
        let beside: game_core::EnumSet<Cell> = built.cell.neighbours().collect();
        for cell in self.ready().filter(|cell| beside.contains(*cell)) {
            out.choice(Choice::Fire(cell));
        }
        let others = (0u8..).zip(grid.cards()).filter(|(other, _)| *other != nth);
        let reacting =
            others.filter(|(other, _)| reacted >> other & 1 == 0).filter(|(_, other)| {
                match self.content.cards[other.card].ability {
                    Ability::React(Happens::Build(deck), often, _) => {
                        deck.is_none_or(|deck| deck == built.card.deck())
                            && (often == Often::EachTime || !other.used)
                    }
                    _ => false,
                }
            });
        let cells: game_core::EnumSet<Cell> = reacting.map(|(_, other)| other.cell).collect();
        for cell in cells.iter().filter(|_| self.has_room()) {
            out.choice(Choice::React(cell));
        }
        out.choice(Choice::Pass);
    }

    /// CL-21.1 MAY: the when-built effect is used once.
    /// CL-21.2 MUST: this is its only moment.
    /// CL-22.3 MUST: no card reacts to its own building.
    pub(crate) fn answer_after(
        &mut self,
        nth: u8,
        own: bool,
        reacted: u16,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        match choice {
            Choice::WhenBuilt => {
                self.state.frames.goto(Frame::After { nth, own: true, reacted });
                self.state.frames.call(Frame::effect(EffectSource::Built(nth)));
            }
            Choice::Fire(cell) => self.fire(cell, Rule("CL-20.4"), sink),
            Choice::React(cell) => {
                let Some(other) = self.state.you().grid.at(cell) else { return };
                let reacted = reacted | 1 << other;
                self.state.frames.goto(Frame::After { nth, own, reacted });
                self.react(other, sink);
            }
            _ => self.finish(),
        }
    }
}
