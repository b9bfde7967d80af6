//! Choices as text, with costs and effects.

use game_core::grammar::capital;
use game_core::{Description, NoSink, Rule, Turn};
use i18n::{Locale, Messages, message};

use crate::ability::Effect;
use crate::choice::Choice;
use crate::game::PocketMars;
use crate::grammar::article;
use crate::sequence::Frame;
use crate::state::Face;
use crate::text::messages;
use crate::types::{Building, Card, Colour, Id, Player, Slot};

/// Group, label, detail and places of a choice.
type ChoiceText = (&'static str, String, String, Vec<String>);

impl PocketMars {
    /// The text of a choice, with its costs and effects.
    ///
    /// Choices that a person makes for the androids are in every language. All others, which no
    /// helper asks for, are in English.
    pub(crate) fn description(&self, choice: Choice, messages: Messages) -> Description {
        let decider = match self.turn() {
            Turn::Choose(seat) => Player::of_seat(seat),
            Turn::Chance | Turn::Over => self.state.active,
        };
        let rule = Rule(self.choice_rule(choice));
        if let Some((group, label, places)) = self.raised_said(choice, decider, messages) {
            return Description { group, places, ..Description::new(label, rule) };
        }
        let (group, label, detail, places) = self
            .action_said(choice, decider)
            .or_else(|| self.colonist_said(choice, decider))
            .unwrap_or_else(|| self.card_said(choice, decider));
        let short = self.short(choice, decider).unwrap_or_default();
        let ends_turn = matches!(choice, Choice::Skip);
        Description { label, short, detail, group: group.into(), rule, places, ends_turn }
    }

    /// The shorter label under the heading of its group, where it differs.
    fn short(&self, choice: Choice, decider: Player) -> Option<String> {
        match choice {
            Choice::Take(owner, slot) if owner == Player::Androids => {
                Some(format!("{}, slot {slot}", capital(&self.slot_said(decider, owner, slot))))
            }
            Choice::LaunchDiscarding(slot) => Some(format!("Launch, discard their slot {slot}")),
            _ => None,
        }
    }

    /// The text of the actions, of energy choices and of Building abilities.
    fn action_said(&self, choice: Choice, decider: Player) -> Option<ChoiceText> {
        let said: ChoiceText = match choice {
            Choice::PlayHand(played) => {
                let words = self.content.card(played).hand.words();
                ("Play from hand", self.card_words(played), words, vec![format!("card-{played}")])
            }
            Choice::PlayPrep(played) => {
                let mut places = self.places_of(decider, played);
                places.push(format!("building-{}", played.building()));
                (
                    "Play from your prep module",
                    self.card_words(played),
                    self.connecting(played),
                    places,
                )
            }
            Choice::Take(owner, slot) => {
                let module = match self.options.solo() {
                    true => "Play from the androids' prep module",
                    false => "Play from another prep module",
                };
                let face = self.state.prep[owner][slot.index()].map(|held| held.face);
                let detail = face.map_or(String::new(), |face| self.taking(owner, face.colour()));
                let label = format!(
                    "{} of {}, slot {slot}",
                    capital(&self.slot_said(decider, owner, slot)),
                    self.mid_name(owner)
                );
                (module, label, detail, vec![format!("slot-{owner}-{slot}")])
            }
            Choice::Launch => {
                let (earth, ship) = (self.state.earth[decider], self.state.on_ship[decider]);
                let detail = format!(
                    "Earth {earth} → {}, Spaceship {ship} → {}",
                    earth.saturating_sub(1),
                    ship + 1
                );
                (
                    "Other actions",
                    "Launch a colonist".into(),
                    detail,
                    vec![format!("earth-{decider}"), format!("ship-{decider}")],
                )
            }
            Choice::LaunchDiscarding(slot) => {
                let (earth, ship) = (self.state.earth[decider], self.state.on_ship[decider]);
                let held = self.slot_said(decider, Player::Androids, slot);
                let detail = format!(
                    "Earth {earth} → {}, Spaceship {ship} → {}; reveals the card",
                    earth.saturating_sub(1),
                    ship + 1
                );
                let label =
                    format!("Launch a colonist and discard {held} of the androids, slot {slot}");
                let places = vec![
                    format!("earth-{decider}"),
                    format!("slot-da-{slot}"),
                    format!("ship-{decider}"),
                ];
                ("Other actions", label, detail, places)
            }
            Choice::Energy(spent) => {
                let units = if self.options.solo() { self.content.solo.energy_action } else { 1 };
                let energy = self.state.energy[decider];
                let after = energy.saturating_add(units).min(self.options.energy_top);
                let mut places = vec![format!("energy-{decider}")];
                places.extend(self.places_of(decider, spent));
                (
                    "Discard for energy",
                    self.card_words(spent),
                    format!("energy {energy} → {after}"),
                    places,
                )
            }
            Choice::MoveIn => {
                let at = self.here().map_or(String::new(), |here| space(here, 1));
                let detail = format!(
                    "Spaceship {} → {}",
                    self.state.on_ship[decider],
                    self.state.on_ship[decider].saturating_sub(1)
                );
                ("", "Move a colonist in".into(), detail, vec![at, format!("ship-{decider}")])
            }
            Choice::Pay => {
                let energy = self.state.energy[decider];
                let price = self.price();
                let detail = format!("energy {energy} → {}", energy.saturating_sub(price));
                ("", format!("Pay {price} energy"), detail, vec![format!("energy-{decider}")])
            }
            Choice::Count(count) => {
                ("", self.units_said(count), self.counting(count, decider), vec![])
            }
            Choice::Drain(player, count) => {
                let energy = self.state.energy[player];
                let label = format!("{} by {count}", self.name(player));
                (
                    "Lower the energy of",
                    label,
                    format!("energy {energy} → {}", energy.saturating_sub(count)),
                    vec![format!("energy-{player}")],
                )
            }
            Choice::Trigger(at) => {
                let words = self.content.buildings[at].ability.words();
                (
                    "Use the ability of",
                    self.building_name(at).into(),
                    words,
                    vec![format!("building-{at}")],
                )
            }
            Choice::Skip => ("", self.skip_words(), String::new(), vec![]),
            _ => return None,
        };
        Some(said)
    }

    /// Moves of colonists that a person may also choose for the androids: heading, label, places.
    fn raised_said(
        &self,
        choice: Choice,
        decider: Player,
        messages: Messages,
    ) -> Option<(String, String, Vec<String>)> {
        let who = |player, at| {
            let (name, building) = (self.name_in(player, messages), self.building_name(at));
            message!(messages, "choice-who", name = name, building = building).into()
        };
        Some(match choice {
            Choice::Land(at) => {
                let decides_for = self.android_question();
                let mover = if decides_for { Player::Androids } else { decider };
                let places = vec![space(at, 1), format!("ship-{mover}")];
                (message!(messages, "choice-land").into(), self.building_name(at).into(), places)
            }
            Choice::Upgrade(at, player) => {
                let places = vec![group_of(at, 1, player), space(at, 2)];
                (message!(messages, "choice-up").into(), who(player, at), places)
            }
            Choice::Downgrade(at, player) => {
                let places = vec![group_of(at, 2, player), space(at, 1)];
                (message!(messages, "choice-down").into(), who(player, at), places)
            }
            _ => return None,
        })
    }

    /// The other moves of colonists.
    fn colonist_said(&self, choice: Choice, decider: Player) -> Option<ChoiceText> {
        let said: ChoiceText = match choice {
            Choice::Direct(at) => (
                "From Earth to ★",
                self.building_name(at).into(),
                String::new(),
                vec![space(at, 1), format!("earth-{decider}")],
            ),
            Choice::SwapSpaces(at, first, second) => (
                "Swap ★ and ★★",
                format!(
                    "{}: {} up, {} down",
                    self.building_name(at),
                    self.name(first),
                    self.mid_name(second)
                ),
                String::new(),
                vec![group_of(at, 1, first), group_of(at, 2, second)],
            ),
            Choice::Relocate(from, to) => (
                "From ★ to ★",
                format!("{} to {}", self.building_name(from), self.building_name(to)),
                String::new(),
                vec![group_of(from, 1, decider), space(to, 1)],
            ),
            Choice::Evict(at, player) => (
                "Back to the Spaceship",
                format!("{} from the {}", self.name(player), self.building_name(at)),
                String::new(),
                vec![group_of(at, 1, player), format!("ship-{player}")],
            ),
            _ => return None,
        };
        Some(said)
    }

    /// The text of choices about cards, and of the results of chance.
    fn card_said(&self, choice: Choice, decider: Player) -> ChoiceText {
        match choice {
            Choice::Deal(dealt) => {
                ("The card dealt", self.card_words(dealt), String::new(), vec![])
            }
            Choice::Start(player) => {
                ("", format!("{} begins", self.name(player)), String::new(), vec![])
            }
            Choice::Reveal(shown) => {
                ("The card shown", self.card_words(shown), String::new(), vec![])
            }
            Choice::Top(colour) => {
                ("Its back", capital(colour.word()), String::new(), vec!["deck-top".into()])
            }
            Choice::Ship(ship) => {
                let facts = self.content.ship(ship);
                ("Spaceships", format!("{} ({})", facts.name, facts.colour), String::new(), vec![])
            }
            Choice::Keep(kept) => (
                "Keep",
                self.card_words(kept),
                self.both_abilities(kept),
                vec![format!("card-{kept}")],
            ),
            Choice::Prepare(ready) => {
                let prep = format!("prep ability: {}", self.content.card(ready).prep.words());
                (
                    "Into the prep module",
                    self.card_words(ready),
                    prep,
                    vec![format!("card-{ready}")],
                )
            }
            Choice::Draw => {
                ("", "Draw a card".into(), "reveals a card".into(), vec!["deck".into()])
            }
            Choice::DrawSlot(slot) => (
                "Draw from the androids",
                format!(
                    "{}, slot {slot}",
                    capital(&self.slot_said(decider, Player::Androids, slot))
                ),
                self.leaving(slot),
                vec![format!("slot-da-{slot}")],
            ),
            Choice::Peek(owner, slot) => (
                "Look at",
                format!(
                    "{}, slot {slot}: {}",
                    self.name(owner),
                    self.slot_said(decider, owner, slot)
                ),
                "reveals it to you".into(),
                vec![format!("slot-{owner}-{slot}")],
            ),
            Choice::Scrap(owner, slot) => (
                "Discard",
                format!(
                    "{}, slot {slot}: {}",
                    self.name(owner),
                    self.slot_said(decider, owner, slot)
                ),
                "reveals the card".into(),
                vec![format!("slot-{owner}-{slot}")],
            ),
            Choice::Trade(own, owner, slot) => (
                "Trade",
                format!(
                    "{} for {} of {}, slot {slot}",
                    self.slot_said(decider, decider, own),
                    self.slot_said(decider, owner, slot),
                    self.mid_name(owner)
                ),
                String::new(),
                vec![format!("slot-{owner}-{slot}"), format!("slot-{decider}-{own}")],
            ),
            Choice::Cycle(put) => (
                "Under the deck",
                self.card_words(put),
                String::new(),
                self.places_of(decider, put),
            ),
            Choice::Salvage => {
                let top =
                    self.state.discard.last().map_or(String::new(), |&top| self.card_words(top));
                ("", format!("Take {top}"), String::new(), vec!["discard".into()])
            }
            Choice::Flip(at) => {
                let detail = format!("value {} → 0", self.value_of(at));
                (
                    "Turn face-down",
                    self.building_name(at).into(),
                    detail,
                    vec![format!("building-{at}")],
                )
            }
            Choice::Stack(at) => (
                "Which stack",
                self.building_name(at).into(),
                String::new(),
                vec![format!("building-{at}")],
            ),
            Choice::SwapCards(low, high) => {
                let at = self.swapping().unwrap_or(Building::Greenhouse);
                let name = |position: u8| match self.state.stacks[at].get(usize::from(position) - 1)
                {
                    Some(connected) if connected.face_down => format!("{position} (face-down)"),
                    Some(connected) => format!("{position} ({})", connected.card),
                    None => position.to_string(),
                };
                let places = vec![format!("stack-{at}-{low}"), format!("stack-{at}-{high}")];
                ("Swap", format!("{} and {}", name(low), name(high)), String::new(), places)
            }
            Choice::Discard(gone) => {
                ("Discard", self.card_words(gone), String::new(), vec![format!("card-{gone}")])
            }
            // These are covered above.
            Choice::PlayHand(_)
            | Choice::PlayPrep(_)
            | Choice::Take(..)
            | Choice::Launch
            | Choice::LaunchDiscarding(_)
            | Choice::Energy(_)
            | Choice::MoveIn
            | Choice::Pay
            | Choice::Count(_)
            | Choice::Land(_)
            | Choice::Direct(_)
            | Choice::Upgrade(..)
            | Choice::Downgrade(..)
            | Choice::SwapSpaces(..)
            | Choice::Relocate(..)
            | Choice::Evict(..)
            | Choice::Drain(..)
            | Choice::Trigger(_)
            | Choice::Skip => ("", choice.to_string(), String::new(), vec![]),
        }
    }

    pub(crate) fn building_name(&self, building: Building) -> &str {
        &self.content.buildings[building].name
    }

    /// The card in a slot as the deciding player knows it.
    fn slot_said(&self, decider: Player, player: Player, slot: Slot) -> String {
        let held = self.state.prep[player][slot.index()];
        held.map_or(String::new(), |held| match held.face {
            Face::Known(card) if held.seen_by[decider] => self.card_words(card),
            face => article(&format!("{} card", face.colour())),
        })
    }

    /// The places of a player's own card: where it is, in hand or in a slot.
    fn places_of(&self, decider: Player, card: Card) -> Vec<String> {
        match self.state.slot_of(decider, card) {
            Some(slot) => vec![format!("card-{card}"), format!("slot-{decider}-{slot}")],
            None => vec![format!("card-{card}")],
        }
    }

    fn skip_words(&self) -> String {
        match self.state.frames.top() {
            Some(Frame::LandByValue) => "Stay aboard".into(),
            Some(Frame::Ability { done: 1.., .. } | Frame::Peek { .. }) => "Stop here".into(),
            _ => "Leave it".into(),
        }
    }

    fn price(&self) -> u8 {
        match self.state.frames.top() {
            Some(Frame::Ability { of, step, .. }) => {
                self.ability(of).steps.get(usize::from(step)).map_or(0, |step| step.pay)
            }
            _ => 0,
        }
    }

    fn android_question(&self) -> bool {
        matches!(self.state.frames.top(), Some(Frame::Calculations | Frame::Upgrade { .. }))
    }

    fn swapping(&self) -> Option<Building> {
        match self.state.frames.top() {
            Some(Frame::SwapCards { building, .. }) => Some(building),
            _ => None,
        }
    }

    fn both_abilities(&self, card: Card) -> String {
        let facts = self.content.card(card);
        format!("hand: {}; prep: {}", facts.hand.words(), facts.prep.words())
    }

    /// What connecting a card of one's own prep module does.
    fn connecting(&self, card: Card) -> String {
        let facts = self.content.card(card);
        let building = &self.content.buildings[card.building()];
        let beneath = self.value_of(card.building());
        let lands = match (building.holds_colonists, self.state.on_ship[self.state.active]) {
            (false, _) => "",
            (true, 0) => ", but nobody is on the Spaceship to move in",
            (true, _) => ", so a colonist may move in",
        };
        let compared = match facts.value > beneath {
            true => format!("{} beats {beneath}{lands}", facts.value),
            false => format!("{} does not beat {beneath}", facts.value),
        };
        let (prep, ability) = (facts.prep.words(), building.ability.words());
        format!("{compared}; {}; then {}", small(&prep), small(&ability))
    }

    /// What taking a card of this colour does.
    fn taking(&self, owner: Player, colour: Colour) -> String {
        let building = &self.content.buildings[colour.building()];
        let to_beat = self.value_of(colour.building());
        let moves_in = building.holds_colonists
            && (owner == Player::Androids || self.options.steal_moves_colonist);
        let lands = match (moves_in, self.state.on_ship[self.state.active]) {
            (false, _) => String::new(),
            (true, 0) => "; nobody is on the Spaceship to move in".into(),
            (true, _) => format!("; above {to_beat} a colonist may move in"),
        };
        let own = match owner {
            Player::Androids => "",
            _ => "; its owner may use its prep ability",
        };
        format!("reveals it{lands}{own}; then {}", small(&building.ability.words()))
    }

    /// What the androids will do if this slot becomes empty.
    fn leaving(&self, slot: Slot) -> String {
        let rest: Vec<Colour> = self
            .state
            .slots(Player::Androids)
            .filter(|&(other, _)| other != slot)
            .map(|(_, held)| held.face.colour())
            .collect();
        match rest[..] {
            [colour] => {
                let building = &self.content.buildings[colour.building()];
                format!("leaves {colour}: {}", building.android_title)
            }
            _ => "leaves none: the androids only refill".into(),
        }
    }

    /// A number of units of the pending step.
    fn units_said(&self, count: u8) -> String {
        match self.effect_asked() {
            Some(Effect::Launch(_)) => format!("Launch {count}"),
            Some(Effect::Gain(_)) => format!("Gain {count} energy"),
            Some(Effect::Land(..)) => format!("Land {count}"),
            _ => count.to_string(),
        }
    }

    fn effect_asked(&self) -> Option<Effect> {
        match self.state.frames.top()? {
            Frame::Ability { of, step, .. } => {
                self.ability(of).steps.get(usize::from(step)).map(|step| step.effect)
            }
            _ => None,
        }
    }

    /// Tries this many units on a copy, to see how they change the player's own colonists and
    /// energy.
    fn counting(&self, count: u8, you: Player) -> String {
        let Some(effect) = self.effect_asked() else { return String::new() };
        let mut trial = self.clone();
        trial.carry_out(effect, you, Choice::Count(count), &mut NoSink);
        let (before, after) = (&self.state, &trial.state);
        let tracks = [
            ("Earth", before.earth[you], after.earth[you]),
            ("Spaceship", before.on_ship[you], after.on_ship[you]),
            ("energy", before.energy[you], after.energy[you]),
        ];
        let moved = tracks.iter().filter(|(_, from, to)| from != to);
        let moved: Vec<String> =
            moved.map(|(name, from, to)| format!("{name} {from} → {to}")).collect();
        moved.join(", ")
    }

    fn choice_rule(&self, choice: Choice) -> &'static str {
        let solo = self.options.solo();
        match choice {
            Choice::PlayHand(_) => {
                if solo {
                    "DA-4.2"
                } else {
                    "PM-4.1a"
                }
            }
            Choice::PlayPrep(_) => {
                if solo {
                    "DA-4.3"
                } else {
                    "PM-4.2a"
                }
            }
            Choice::Take(..) => {
                if solo {
                    "DA-4.4a"
                } else {
                    "PM-4.3a"
                }
            }
            Choice::Launch => "PM-4.4",
            Choice::LaunchDiscarding(_) => "DA-4.5a",
            Choice::Energy(_) => {
                if solo {
                    "DA-4.6"
                } else {
                    "PM-4.5a"
                }
            }
            Choice::Skip => match self.state.frames.top() {
                Some(Frame::LandByValue) => "PM-4.2b",
                _ => "PM-1.6a",
            },
            _ => self
                .state
                .frames
                .top()
                .map_or("PM-4.0a", |frame| self.asked_words(frame, messages(Locale::English)).0),
        }
    }
}

/// The sentence as a clause, with a small first letter.
fn small(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or(String::new(), |first| first.to_lowercase().chain(letters).collect())
}

fn space(at: Building, level: u8) -> String {
    format!("space-{at}-{level}")
}

fn group_of(at: Building, level: u8, player: Player) -> String {
    format!("colonists-{at}-{level}-{player}")
}
