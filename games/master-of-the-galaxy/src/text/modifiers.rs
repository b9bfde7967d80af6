//! What effects and modifiers of cards do, as text.

use game_core::{EnumSet, Named as _};
use i18n::{Noun, Value, message};

use super::names::Narrator;
use crate::effect::{Effect, Verb};
use crate::modifier::{Modifier, Modifiers};
use crate::types::{Card, Kind, Pile};

impl Narrator<'_> {
    /// What an effect does, its parts in order.
    pub fn effect(&self, effect: &Effect) -> String {
        let mut verbs = effect.verbs().map(|verb| self.verb(verb));
        let Some(first) = verbs.next() else {
            return message!(self.messages, "effect-none").into();
        };
        verbs.fold(first, |before, next| {
            message!(self.messages, "effect-then", before = before, next = next).into()
        })
    }

    /// What one part of an effect does.
    pub(super) fn verb(&self, verb: Verb) -> String {
        let messages = self.messages;
        let solo = self.game.options.solo();
        match verb {
            Verb::Gain(colour, count) => {
                let colour = colour.named(self);
                message!(messages, "verb-gain", count = count, colour = colour)
            }
            Verb::GainAny(count) => message!(messages, "verb-gain-any", count = count),
            Verb::GainPlanet(count) => message!(messages, "verb-gain-planet", count = count),
            Verb::Swap(count) => message!(messages, "verb-swap", count = count),
            Verb::Draw(count) => message!(messages, "verb-draw", count = count),
            Verb::Pull(kind, count) => {
                message!(messages, "verb-pull", count = count, kind = kind.named(self))
            }
            Verb::PullAny(count) => message!(messages, "verb-pull-any", count = count),
            Verb::Steal(scope, count) => {
                // In solo, no other player has routes (WV-10.5).
                let scope = match scope.word() {
                    "route" if solo => Noun::new(messages, "scope-card").into(),
                    _ => scope.named(self),
                };
                message!(messages, "verb-steal", count = count, scope = scope)
            }
            Verb::Repel(count) => message!(messages, "verb-repel", count = count),
            Verb::Pick(piles) => message!(messages, "verb-pick", piles = piles.named(self)),
            Verb::Base => message!(messages, "verb-base"),
            Verb::Jump => message!(messages, "verb-jump"),
            Verb::Settle(count) => message!(messages, "verb-settle", count = count),
            Verb::BlackHole => message!(messages, "verb-black-hole"),
            Verb::Cancel => message!(messages, "verb-cancel"),
            Verb::Skip if solo => message!(messages, "verb-unravel", count = 2),
            Verb::Skip => message!(messages, "verb-skip"),
            Verb::TakeLeader if solo => {
                let piles = EnumSet::only(Pile::Leader).named(self);
                message!(messages, "verb-pick", piles = piles)
            }
            Verb::TakeLeader => message!(messages, "verb-take-leader"),
        }
        .into()
    }

    /// The modifiers of a card; empty if there are none.
    pub fn modifiers(&self, modifiers: &Modifiers) -> String {
        self.listed(modifiers.iter().map(|modifier| self.modifier(modifier)).collect())
    }

    /// What a card is worth: its symbols, effects and modifiers.
    pub(super) fn about_card(&self, card: Card) -> String {
        let facts = self.game.content.card(card);
        let symbol = facts.symbol.named(self);
        let symbols = message!(self.messages, "symbols", count = facts.symbols, symbol = symbol);
        let mut about = vec![symbols.into()];
        let effects = facts.effects.iter().filter(|effect| !effect.is_none());
        about.extend(effects.map(|effect| self.effect(effect)));
        about.extend(facts.modifiers.iter().map(|modifier| self.modifier(modifier)));
        self.listed(about)
    }

    /// Several facts one after another; empty if there are none.
    pub(super) fn listed(&self, facts: Vec<String>) -> String {
        let also = |before: String, next: String| {
            message!(self.messages, "facts", before = before, next = next).into()
        };
        facts.into_iter().reduce(also).unwrap_or_default()
    }

    fn modifier(&self, modifier: Modifier) -> String {
        let messages = self.messages;
        match modifier {
            Modifier::Hand(count) => message!(messages, "modifier-hand", count = count),
            Modifier::Look(piles, count) => {
                let piles = piles.named(self);
                message!(messages, "modifier-look", count = count, piles = piles)
            }
            Modifier::Limit(pile, count) => {
                message!(messages, "modifier-limit", count = count, pile = pile.named(self))
            }
            Modifier::Wild(colour, letter, kinds) => {
                let any = if letter.colour().is_none() { "yes" } else { "no" };
                message!(
                    messages,
                    "modifier-wild",
                    colour = colour.named(self),
                    any = any,
                    slot = letter.named(self),
                    kind = self.kinds(kinds)
                )
            }
            Modifier::Discount(kinds, count, least) => {
                let kind = self.kinds(kinds);
                message!(messages, "modifier-discount", kind = kind, count = count, least = least)
            }
            Modifier::MixedRoutes => message!(messages, "modifier-mixed-routes"),
            Modifier::SettleAny => message!(messages, "modifier-settle-any"),
            Modifier::Fortify(count) => message!(messages, "modifier-fortify", count = count),
            Modifier::On(trigger, effect) => {
                let (trigger, effect) = (trigger.named(self), self.effect(&effect));
                message!(messages, "modifier-on", trigger = trigger, effect = effect)
            }
        }
        .into()
    }

    /// The kinds of projects that a modifier is about.
    fn kinds(&self, kinds: EnumSet<Kind>) -> Value<'static> {
        match (kinds.len(), kinds.first()) {
            (1, Some(kind)) => kind.named(self),
            _ => Noun::new(self.messages, "kind-card").into(),
        }
    }
}
