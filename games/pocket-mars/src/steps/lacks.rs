//! PM-1.7: the event for a step that has nothing to do.

use game_core::{EventSink, Rule};

use crate::ability::{Effect, Place};
use crate::event::{Event, Lack};
use crate::game::PocketMars;
use crate::sequence::AbilityOf;
use crate::types::Player;

impl PocketMars {
    /// Emits that a step of an ability is skipped or cannot continue, and what is missing.
    pub(crate) fn tell_nothing_to_do(
        &self,
        (of, step): (AbilityOf, u8),
        player: Player,
        (done, paid): (u8, bool),
        sink: &mut impl EventSink<Event>,
    ) {
        let Some(&printed) = self.ability(of).steps.get(usize::from(step)) else { return };
        let (energy, price) = (self.state.energy[player], printed.pay);
        let dear = !paid && energy < price;
        let rule = if dear { Rule("PM-1.9b") } else { Rule("PM-1.7") };
        sink.emit(rule, || {
            let lack = match dear {
                true => Lack::Price { energy, price },
                false => self.lack(printed.effect, player),
            };
            Event::NothingToDo { player, of, step, done, lack }
        });
    }

    /// What is missing when an effect has no target.
    fn lack(&self, effect: Effect, you: Player) -> Lack {
        match effect {
            Effect::Launch(_) | Effect::Direct(_) => Lack::NobodyOnEarth,
            Effect::Land(_, Place::Here) if self.state.on_ship[you] > 0 => Lack::NoColonistsThere,
            Effect::Land(..) => Lack::ShipEmpty,
            Effect::Upgrade(..) => Lack::NobodyCanGoUp,
            Effect::Downgrade(..) => Lack::NoOtherAbove,
            Effect::Shift(_) => Lack::NobodyOnMars,
            Effect::SwapSpaces => Lack::NoPair,
            Effect::Relocate(_) => Lack::NobodyBelow,
            Effect::Evict => Lack::NoOtherBelow,
            Effect::Gain(_) => Lack::EnergyAtTop { energy: self.state.energy[you] },
            Effect::Drain(_) => Lack::NoOtherEnergy,
            // `Trigger` cannot get here, because it always has a Building.
            Effect::Draw(_) | Effect::Trigger => Lack::NoCard,
            Effect::Peek(_) | Effect::Scrap => Lack::NoOtherPrep,
            Effect::Trade if self.state.prep_count(you) == 0 => Lack::NoOwnPrep,
            Effect::Trade => Lack::NoOtherPrep,
            Effect::Cycle(_) => Lack::NoOwnCard,
            Effect::Salvage => Lack::NoDiscard,
            Effect::SwapCards => Lack::NoStack,
            Effect::Flip => Lack::NoFaceUp,
        }
    }
}
