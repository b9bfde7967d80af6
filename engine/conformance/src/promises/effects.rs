use std::any::Any;
use std::collections::BTreeMap;

use game_core::{EffectPart, Emitted, EventSink, Game, GameInfo, Rule};
use serde_json::Value;

use crate::failure::{Broken, Promise};

/// How many parts of a kind must have been carried out before it is judged: rarer kinds may have
/// come up only where they could do nothing, or where seats declined them.
const ENOUGH: u32 = 20;

/// Whether every kind of printed effect changed the state and emitted an event somewhere in a run.
///
/// An effect that is declared and described, but forgotten where effects are carried out, breaks no
/// other promise: it looks as if nothing had been possible.
#[derive(Default)]
pub(crate) struct Effects {
    kinds: BTreeMap<String, Kind>,
    open: Vec<Part>,
}

/// What was seen of one kind.
#[derive(Default)]
struct Kind {
    ended: u32,
    changed: bool,
    told: bool,
    /// The seed of the game in which it first began.
    first: u64,
}

/// A part that has begun and not ended.
struct Part {
    /// The number of pending frames when it was on top.
    depth: usize,
    place: String,
    number: u8,
    kind: String,
    /// The state without its frames.
    state: Value,
    /// The number of events of this entry before it.
    events: usize,
    /// Whether an earlier entry emitted something since it began.
    told: bool,
}

/// Collects the events of a game and follows its effects.
pub(crate) struct Watching<'a, G: Game> {
    pub(crate) emitted: &'a mut Vec<Emitted<G::Event>>,
    pub(crate) effects: &'a mut Effects,
    pub(crate) seed: u64,
}

impl<G: GameInfo> EventSink<G::Event> for Watching<'_, G> {
    fn emit(&mut self, rule: Rule, event: impl FnOnce() -> G::Event) {
        self.emitted.push(Emitted { rule, event: event() });
    }

    fn show<P: Clone + 'static>(&mut self, position: &P) {
        if let Some(game) = (position as &dyn Any).downcast_ref::<G>() {
            self.effects.see(game, self.emitted.len(), self.seed);
        }
    }
}

impl Effects {
    /// Starts another game: drops open parts.
    pub(crate) fn begin_game(&mut self) {
        self.open.clear();
    }

    /// Starts another entry: `counted` events were emitted in the last one, and counting begins
    /// again.
    pub(crate) fn begin_entry(&mut self, counted: usize) {
        for part in &mut self.open {
            part.told |= counted > part.events;
            part.events = 0;
        }
    }

    /// Looks at a position between two steps; `events` were emitted in this entry so far.
    pub(crate) fn see<G: GameInfo>(&mut self, game: &G, events: usize, seed: u64) {
        let on_top = game.effect_part();
        if self.open.is_empty() && on_top.is_none() {
            return;
        }
        let depth = game.pending_frames();
        while let Some(part) = self.open.last() {
            // A replacement by another component, on the same frame, still counts as this part.
            let goes_on = on_top
                .as_ref()
                .is_none_or(|now| now.place != part.place || now.number == part.number);
            if depth > part.depth || (depth == part.depth && goes_on) {
                break;
            }
            let Some(part) = self.open.pop() else { break };
            let kind = self.kinds.entry(part.kind).or_default();
            kind.ended += 1;
            kind.told |= part.told || events > part.events;
            kind.changed = kind.changed || part.state != state_of(game);
        }
        let Some(now) = on_top else { return };
        if self.open.last().is_some_and(|part| part.depth == depth) {
            return;
        }
        let kind = self.kinds.entry(now.kind.clone()).or_default();
        if kind.ended == 0 {
            kind.first = seed;
        }
        if !(kind.changed && kind.told) {
            let state = state_of(game);
            let EffectPart { place, number, kind } = now;
            self.open.push(Part { depth, place, number, kind, state, events, told: false });
        }
    }

    /// The first kind that never had an effect, with the seed of the game in which it first began.
    pub(crate) fn idle(&self) -> Option<(u64, Broken)> {
        let idle =
            |(_, kind): &(&String, &Kind)| kind.ended >= ENOUGH && !(kind.changed && kind.told);
        let (name, kind) = self.kinds.iter().find(idle)?;
        let lacks = if kind.changed { "emitted an event" } else { "changed anything" };
        let what =
            format!("the effect {name} was carried out {} times and never {lacks}", kind.ended);
        Some((kind.first, Broken { promise: Promise::Effects, what }))
    }
}

/// The state as JSON, without the frames, which differ after every step.
fn state_of<G: GameInfo>(game: &G) -> Value {
    let mut state = serde_json::to_value(game.state()).unwrap_or_default();
    if let Some(fields) = state.as_object_mut() {
        fields.remove("frames");
    }
    state
}
