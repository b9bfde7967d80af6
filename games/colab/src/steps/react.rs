//! CL-22: reactions.

use game_core::{ActionSink, EventSink, Rule};

use crate::ability::{Ability, Happens, Often, SectionA};
use crate::choice::Choice;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::{EffectSource, Frame, Occasion};
use crate::types::Cell;

/// The bit of a section A in the set of cards that have reacted.
const BONUS: u32 = 1 << 16;

impl CoLab {
    /// CL-22.1 MAY: each card that responds to the event once; some once in a turn.
    /// CL-22.2 MUST: to resting after the roll, to sending and retrieving after the row.
    /// CL-22.4 IF there are several THEN their order is a choice.
    /// CL-11.8 MUST: the colour of the tower has to match.
    /// CL-22.5 MUST: the cards of the acting player, and nobody else's.
    pub(crate) fn legal_react(&self, to: Occasion, used: u32, out: &mut impl ActionSink<Choice>) {
        let cards = (0u32..).zip(self.state.you().grid.cards());
        let reacting =
            cards.filter(|(nth, _)| used >> nth & 1 == 0).filter(|(_, built)| {
                match self.content.cards[built.card].ability {
                    Ability::React(happens, often, _) => {
                        answers(happens, to) && (often == Often::EachTime || !built.used)
                    }
                    _ => false,
                }
            });
        let cells: game_core::EnumSet<Cell> = reacting.map(|(_, built)| built.cell).collect();
        for cell in cells.iter().filter(|_| self.has_room()) {
            out.choice(Choice::React(cell));
        }
        if let Some(bonus) = self.state.you().section_a
            && to == Occasion::Rest
            && used & BONUS == 0
            && self.content.bonus[bonus].when == SectionA::Rest
        {
            out.choice(Choice::ReactBonus(bonus));
        }
        out.choice(Choice::Pass);
    }

    pub(crate) fn answer_react(
        &mut self,
        used: u32,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Some(Frame::React { to, .. }) = self.state.frames.top() else { return };
        match choice {
            Choice::React(cell) => {
                let Some(nth) = self.state.you().grid.at(cell) else { return };
                self.state.frames.goto(Frame::React { to, used: used | 1 << nth });
                self.react(nth, sink);
            }
            Choice::ReactBonus(bonus) => {
                self.state.frames.goto(Frame::React { to, used: used | BONUS });
                let player = self.acting();
                sink.emit(Rule("CL-31.2"), || Event::BonusReacted { player, bonus });
                self.state.frames.call(Frame::effect(EffectSource::Bonus(bonus)));
            }
            _ => self.finish(),
        }
    }

    /// Begins the reaction of a card in the grid.
    pub(crate) fn react(&mut self, nth: u8, sink: &mut impl EventSink<Event>) {
        let player = self.acting();
        let Some(built) = self.state.you_mut().grid.nth_mut(nth) else { return };
        built.used = true;
        let (card, cell) = (built.card, built.cell);
        sink.emit(Rule("CL-22.1"), || Event::Reacted { player, card, cell });
        self.state.frames.call(Frame::effect(EffectSource::Built(nth)));
    }
}

fn answers(happens: Happens, to: Occasion) -> bool {
    match (happens, to) {
        (Happens::Rest, Occasion::Rest) | (Happens::Upgrade, Occasion::Upgrade) => true,
        (Happens::Send(colour), Occasion::Send(tower))
        | (Happens::Retrieve(colour), Occasion::Retrieve(tower)) => {
            colour.is_none_or(|colour| colour == tower.colour())
        }
        _ => false,
    }
}
