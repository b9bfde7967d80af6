//! Questions and choices in words, and what of them others may see.

use table::{Description, Outline, Question, Rule, Turn, Viewer};

use crate::ability::{Effect, Step};
use crate::choice::Choice;
use crate::content::Content;
use crate::event::{article, capital};
use crate::game::PocketMars;
use crate::kinds::{Building, Card, Colour, Player, Slot};
use crate::sequence::{AbilityOf, Frame, List};
use crate::state::Face;
use crate::view::{CardView, PlayerView, View};

impl PocketMars {
    /// What is asked now.
    pub(crate) fn question_now(&self) -> Option<Question> {
        let frame = self.state.frames.top()?;
        let (rule, what) = self.asked_words(frame);
        let who = match self.turn() {
            Turn::Choose(seat) => self.name(Player::of_seat(seat)),
            Turn::Chance => "Chance".to_string(),
            Turn::Over => return None,
        };
        let pending = self.state.frames.pending();
        let trail = pending.iter().filter_map(|&frame| self.trail_words(frame)).collect();
        Some(Question { text: format!("{who}: {what}"), rule: Rule(rule), trail })
    }

    fn asked_words(&self, frame: Frame) -> (&'static str, String) {
        let solo = self.options.solo();
        match frame {
            Frame::ChooseShip { player: Player::Androids, .. } => {
                ("DA-1.2", "choose the androids' Spaceship.".into())
            }
            Frame::ChooseShip { .. } => ("PM-3.1b", "choose a Spaceship.".into()),
            Frame::Deal { player, packet, .. } => {
                let rule = if packet { "PM-13.1" } else { "PM-3.4a" };
                (rule, format!("which card is dealt to {}?", self.mid_name(player)))
            }
            Frame::Keep { .. } => ("PM-13.1", "keep one card of the packet.".into()),
            Frame::FillModule { player } => {
                let which = if self.state.picks[player].is_empty() { "first" } else { "second" };
                ("PM-3.5", format!("choose the {which} card for the prep module."))
            }
            Frame::DrawStartingPlayer => ("PM-3.7", "who begins?".into()),
            Frame::Action => (if solo { "DA-4.1" } else { "PM-4.0a" }, "choose one action.".into()),
            Frame::LandByValue => {
                let building =
                    self.here().map_or("", |here| self.content.buildings[here].name.as_str());
                let foreign = self.state.connection.is_some_and(|it| it.owner != self.state.active);
                let rule = match (foreign, solo) {
                    (false, _) => "PM-4.2b",
                    (true, true) => "DA-4.4b",
                    (true, false) => "PM-4.3f",
                };
                (
                    rule,
                    format!(
                        "the card beats the one beneath. Move a colonist in to the {building}?"
                    ),
                )
            }
            Frame::Ability { of, step, paid, done, .. } => self.step_words(of, step, done, paid),
            Frame::Peek { .. } => ("PM-1.11m", "look at another card?".into()),
            Frame::SwapCards { building, .. } => {
                let name = &self.content.buildings[building].name;
                ("PM-1.11r", format!("choose two cards of the {name} to change places."))
            }
            Frame::RevealSlot { owner, slot } => {
                let module = format!("slot {slot} of {} prep module", self.possessive(owner));
                ("PM-14.2", format!("which card lies in {module}?"))
            }
            Frame::RevealTop => ("PM-14.3", "which card lies on top of the deck?".into()),
            Frame::NewTop => ("PM-14.3", "which colour lies on top of the deck now?".into()),
            Frame::FourCards { turn } => self.four_card_words(self.restored(turn)),
            Frame::Upgrade { left } => {
                let which = if left == self.content.solo.upgrades { "first" } else { "next" };
                (
                    "DA-8.3a",
                    format!("choose the androids' {which} Upgrade, in their best interest."),
                )
            }
            Frame::Calculations => {
                ("DA-8.3a", "choose where the android lands, in their best interest.".into())
            }
            _ => ("PM-4.0a", String::new()),
        }
    }

    fn step_words(&self, of: AbilityOf, step: u8, done: u8, paid: bool) -> (&'static str, String) {
        let Some(&Step { pay, effect }) = self.ability(of).steps.get(usize::from(step)) else {
            return ("PM-1.5", String::new());
        };
        if pay > 0 && !paid {
            return ("PM-1.9a", format!("{}?", Step { pay, effect }.words()));
        }
        let units = effect.units();
        let count = match (done, units) {
            (0, _) => String::new(),
            (done, units) => format!(" ({} of {units})", done + 1),
        };
        (effect_rule(effect), format!("{}{count}.", effect.words()))
    }

    fn four_card_words(&self, player: Player) -> (&'static str, String) {
        let cards = self.state.card_count(player);
        if cards < 4 {
            let rule = if self.options.solo() { "DA-2.1" } else { "PM-6.2a" };
            (rule, "draw one of the androids' prep cards.".into())
        } else if cards > 4 {
            ("PM-6.2b", "discard a card from hand.".into())
        } else {
            ("PM-6.3a", "put a card from hand into the prep module.".into())
        }
    }

    fn trail_words(&self, frame: Frame) -> Option<String> {
        let words = match frame {
            Frame::Steps { list: List::SetUp | List::DraftSetUp | List::SoloSetUp, .. } => {
                "Set-up".into()
            }
            Frame::Steps { list: List::Turn | List::SoloRound, .. } => {
                format!("Round {}", self.state.round)
            }
            Frame::Steps { list: List::HandCard, .. } => {
                let card = self.state.in_play?;
                format!("{} from hand", self.content.card(card).title)
            }
            Frame::Steps { list: List::Activation, .. } => "Android Activation".into(),
            Frame::Steps { .. } => {
                let card = self.state.connection?.card;
                format!("{} connected", self.content.card(card).title)
            }
            Frame::Keep { .. } => "Draft".into(),
            Frame::FillModule { .. } => "Prep module".into(),
            Frame::Deal { .. } => "Deal".into(),
            Frame::Action => "Action".into(),
            Frame::LandByValue => "Moving in".into(),
            Frame::Ability { of: AbilityOf::Hand(_), .. } => "Hand ability".into(),
            Frame::Ability { of: AbilityOf::Prep(_), .. } => "Prep ability".into(),
            Frame::Ability { of: AbilityOf::Building(building), .. } => {
                format!("Ability of the {}", self.content.buildings[building].name)
            }
            Frame::FourCards { .. } => "4 card rule".into(),
            Frame::Mill { .. } => "Discarding from the deck".into(),
            Frame::Upgrade { .. } => "Double Upgrade".into(),
            Frame::Calculations => "Calculations".into(),
            Frame::Refill => "Refilling the androids".into(),
            Frame::DrawFromDeck { .. } => "Drawing".into(),
            Frame::Peek { .. } | Frame::LookAt { .. } => "Looking".into(),
            _ => return None,
        };
        Some(words)
    }

    /// A choice in words, with what it costs and brings.
    pub(crate) fn description(&self, choice: Choice) -> Description {
        let building = |building: Building| self.content.buildings[building].name.as_str();
        let space = |at: Building, level: u8| format!("space-{at}-{level}");
        let group_of =
            |at: Building, level: u8, player: Player| format!("colonists-{at}-{level}-{player}");
        let decider = match self.turn() {
            Turn::Choose(seat) => Player::of_seat(seat),
            _ => self.state.active,
        };
        let slot_card = |player: Player, slot: Slot| {
            let held = self.state.prep[player][slot.index()];
            held.map_or(String::new(), |held| match held.face {
                Face::Known(card) if held.seen_by[decider] => self.card_words(card),
                face => article(&format!("{} card", face.colour())),
            })
        };
        let place_of = |card: Card| match self.state.slot_of(decider, card) {
            Some(slot) => vec![format!("card-{card}"), format!("slot-{decider}-{slot}")],
            None => vec![format!("card-{card}")],
        };
        let card = |card| self.card_words(card);
        let (group, label, detail, places): (&str, String, String, Vec<String>) = match choice {
            Choice::Deal(dealt) => ("The card dealt", card(dealt), String::new(), vec![]),
            Choice::Start(player) => {
                ("", format!("{} begins", self.name(player)), String::new(), vec![])
            }
            Choice::Reveal(shown) => ("The card shown", card(shown), String::new(), vec![]),
            Choice::Top(colour) => {
                ("Its back", capital(colour.word()), String::new(), vec!["deck-top".into()])
            }
            Choice::Ship(ship) => {
                let facts = self.content.ship(ship);
                ("Spaceships", format!("{} ({})", facts.name, facts.colour), String::new(), vec![])
            }
            Choice::Keep(kept) => {
                ("Keep", card(kept), self.both_abilities(kept), vec![format!("card-{kept}")])
            }
            Choice::Prepare(ready) => {
                let prep = format!("prep ability: {}", self.content.card(ready).prep.words());
                ("Into the prep module", card(ready), prep, vec![format!("card-{ready}")])
            }
            Choice::PlayHand(played) => {
                let words = self.content.card(played).hand.words();
                ("Play from hand", card(played), words, vec![format!("card-{played}")])
            }
            Choice::PlayPrep(played) => {
                let mut places = place_of(played);
                places.push(format!("building-{}", played.building()));
                ("Play from your prep module", card(played), self.connecting(played), places)
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
                    capital(&slot_card(owner, slot)),
                    self.mid_name(owner)
                );
                (module, label, detail, vec![format!("slot-{owner}-{slot}")])
            }
            Choice::Launch => {
                let (earth, ship) = (self.state.earth[decider], self.state.on_ship[decider]);
                let detail =
                    format!("Earth {earth} → {}, Spaceship {ship} → {}", earth - 1, ship + 1);
                (
                    "Other actions",
                    "Launch a colonist".into(),
                    detail,
                    vec![format!("earth-{decider}"), format!("ship-{decider}")],
                )
            }
            Choice::LaunchDiscarding(slot) => {
                let (earth, ship) = (self.state.earth[decider], self.state.on_ship[decider]);
                let held = slot_card(Player::Androids, slot);
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
                let after = (energy + units).min(self.options.energy_top);
                let mut places = vec![format!("energy-{decider}")];
                places.extend(place_of(spent));
                ("Discard for energy", card(spent), format!("energy {energy} → {after}"), places)
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
            Choice::Count(count) => ("", count.to_string(), self.counting(count, decider), vec![]),
            Choice::Land(at) => {
                let decides_for = self.android_question();
                let mover = if decides_for { Player::Androids } else { decider };
                (
                    "Land on ★",
                    building(at).into(),
                    String::new(),
                    vec![space(at, 1), format!("ship-{mover}")],
                )
            }
            Choice::Direct(at) => (
                "From Earth to ★",
                building(at).into(),
                String::new(),
                vec![space(at, 1), format!("earth-{decider}")],
            ),
            Choice::Upgrade(at, player) => (
                "From ★ to ★★",
                format!("{} in the {}", self.name(player), building(at)),
                String::new(),
                vec![group_of(at, 1, player), space(at, 2)],
            ),
            Choice::Downgrade(at, player) => (
                "From ★★ to ★",
                format!("{} in the {}", self.name(player), building(at)),
                String::new(),
                vec![group_of(at, 2, player), space(at, 1)],
            ),
            Choice::SwapSpaces(at, first, second) => (
                "Swap ★ and ★★",
                format!(
                    "{}: {} up, {} down",
                    building(at),
                    self.name(first),
                    self.mid_name(second)
                ),
                String::new(),
                vec![group_of(at, 1, first), group_of(at, 2, second)],
            ),
            Choice::Relocate(from, to) => (
                "From ★ to ★",
                format!("{} to {}", building(from), building(to)),
                String::new(),
                vec![group_of(from, 1, decider), space(to, 1)],
            ),
            Choice::Evict(at, player) => (
                "Back to the Spaceship",
                format!("{} from the {}", self.name(player), building(at)),
                String::new(),
                vec![group_of(at, 1, player), format!("ship-{player}")],
            ),
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
            Choice::Draw => {
                ("", "Draw a card".into(), "reveals a card".into(), vec!["deck".into()])
            }
            Choice::DrawSlot(slot) => (
                "Draw from the androids",
                format!("{}, slot {slot}", capital(&slot_card(Player::Androids, slot))),
                self.leaving(slot),
                vec![format!("slot-da-{slot}")],
            ),
            Choice::Peek(owner, slot) => (
                "Look at",
                format!("{}, slot {slot}: {}", self.name(owner), slot_card(owner, slot)),
                "reveals it to the one who looks".into(),
                vec![format!("slot-{owner}-{slot}")],
            ),
            Choice::Scrap(owner, slot) => (
                "Discard",
                format!("{}, slot {slot}: {}", self.name(owner), slot_card(owner, slot)),
                "reveals the card".into(),
                vec![format!("slot-{owner}-{slot}")],
            ),
            Choice::Trade(own, owner, slot) => (
                "Trade",
                format!(
                    "{} for {} of {}, slot {slot}",
                    slot_card(decider, own),
                    slot_card(owner, slot),
                    self.mid_name(owner)
                ),
                String::new(),
                vec![format!("slot-{owner}-{slot}"), format!("slot-{decider}-{own}")],
            ),
            Choice::Cycle(put) => ("Under the deck", card(put), String::new(), place_of(put)),
            Choice::Salvage => {
                let top = self.state.discard.last().map_or(String::new(), |&top| card(top));
                ("", format!("Take {top}"), String::new(), vec!["discard".into()])
            }
            Choice::Flip(at) => {
                let detail = format!("value {} → 0", self.value_of(at));
                ("Turn face-down", building(at).into(), detail, vec![format!("building-{at}")])
            }
            Choice::Stack(at) => {
                ("Which stack", building(at).into(), String::new(), vec![format!("building-{at}")])
            }
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
            Choice::Trigger(at) => {
                let words = self.content.buildings[at].ability.words();
                ("Use the ability of", building(at).into(), words, vec![format!("building-{at}")])
            }
            Choice::Discard(gone) => {
                ("Discard", card(gone), String::new(), vec![format!("card-{gone}")])
            }
            Choice::Skip => ("", self.skip_words(), String::new(), vec![]),
        };
        Description {
            label,
            detail,
            group: group.into(),
            rule: Rule(self.choice_rule(choice)),
            places,
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

    /// What connecting an own card brings.
    fn connecting(&self, card: Card) -> String {
        let facts = self.content.card(card);
        let building = &self.content.buildings[card.building()];
        let beneath = self.value_of(card.building());
        let compared = if facts.value > beneath { "beats" } else { "does not beat" };
        format!(
            "{} {compared} {beneath}; {}; then {}",
            facts.value,
            facts.prep.words(),
            building.ability.words()
        )
    }

    /// What taking a card of this colour brings.
    fn taking(&self, owner: Player, colour: Colour) -> String {
        let building = &self.content.buildings[colour.building()];
        let to_beat = self.value_of(colour.building());
        let own =
            if owner == Player::Androids { "" } else { "; its owner may use its prep ability" };
        format!(
            "reveals it; beats the {} above {to_beat}{own}; then {}",
            building.name,
            building.ability.words()
        )
    }

    /// What the androids will do if this slot is emptied.
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

    fn counting(&self, count: u8, you: Player) -> String {
        let Some(Frame::Ability { of, step, .. }) = self.state.frames.top() else {
            return String::new();
        };
        let state = &self.state;
        let shift = |name: &str, from: u8, to: u8| format!("{name} {from} → {to}");
        match self.ability(of).steps.get(usize::from(step)).map(|step| step.effect) {
            Some(Effect::Launch(_)) => {
                let (earth, ship) = (state.earth[you], state.on_ship[you]);
                format!(
                    "{}, {}",
                    shift("Earth", earth, earth.saturating_sub(count)),
                    shift("Spaceship", ship, ship + count)
                )
            }
            Some(Effect::Gain(_)) => shift("energy", state.energy[you], state.energy[you] + count),
            Some(Effect::Land(..)) => {
                shift("Spaceship", state.on_ship[you], state.on_ship[you].saturating_sub(count))
            }
            _ => String::new(),
        }
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
            _ => self.state.frames.top().map_or("PM-4.0a", |frame| self.asked_words(frame).0),
        }
    }

    /// What the log shows of a choice to somebody who may not know it.
    ///
    /// PM-14.1 and PM-13.4 rule what is private: faces dealt, kept, prepared, drawn and looked at.
    pub(crate) fn redacted(&self, choice: Choice, viewer: Viewer) -> Option<String> {
        let frame = self.state.frames.top()?;
        let private_to = match (choice, frame) {
            (Choice::Deal(_), Frame::Deal { player, .. }) => player,
            (Choice::Reveal(_), Frame::RevealTop | Frame::RevealSlot { .. }) => self.looker()?,
            (Choice::Keep(_) | Choice::Prepare(_) | Choice::Cycle(_), _) => match self.turn() {
                Turn::Choose(seat) => Player::of_seat(seat),
                _ => return None,
            },
            _ => return None,
        };
        if private_to.seat().is_none_or(|seat| viewer.sees(seat)) {
            return None;
        }
        let hidden = self.options.hide_hand_colours;
        Some(match choice {
            Choice::Deal(_) if hidden => "deal a card".into(),
            Choice::Deal(card) => format!("deal {}", article(&format!("{} card", card.colour()))),
            Choice::Reveal(card) => {
                format!("reveal {}", article(&format!("{} card", card.colour())))
            }
            // Picks of one pass are shown to nobody before everybody has picked.
            Choice::Keep(_) => "keep a card".into(),
            Choice::Prepare(_) if self.state.round == 0 => "prepare a card".into(),
            Choice::Prepare(card) => {
                format!("prepare {}", article(&format!("{} card", card.colour())))
            }
            Choice::Cycle(card) => format!("cycle {}", article(&format!("{} card", card.colour()))),
            _ => return None,
        })
    }

    /// The one player who sees the face that is revealed now; `None` if everybody does.
    fn looker(&self) -> Option<Player> {
        let pending = self.state.frames.pending();
        match pending.get(pending.len().checked_sub(2)?)? {
            Frame::DrawFromDeck { player } => Some(*player),
            Frame::LookAt { you, .. } | Frame::Trade { you, .. } => Some(*you),
            Frame::TakeSlot { you, purpose: crate::sequence::Purpose::Draw, .. } => Some(*you),
            _ => None,
        }
    }
}

/// The rule of an effect.
fn effect_rule(effect: Effect) -> &'static str {
    match effect {
        Effect::Launch(_) => "PM-1.11a",
        Effect::Land(..) => "PM-1.11b",
        Effect::Direct(_) => "PM-1.11c",
        Effect::Upgrade(..) => "PM-1.11d",
        Effect::Downgrade(..) => "PM-1.11e",
        Effect::Shift(_) => "PM-1.11f",
        Effect::SwapSpaces => "PM-1.11g",
        Effect::Relocate(_) => "PM-1.11h",
        Effect::Evict => "PM-1.11i",
        Effect::Gain(_) => "PM-1.11j",
        Effect::Drain(_) => "PM-1.11k",
        Effect::Draw(_) => "PM-1.11l",
        Effect::Peek(_) => "PM-1.11m",
        Effect::Scrap => "PM-1.11n",
        Effect::Trade => "PM-1.11o",
        Effect::Cycle(_) => "PM-1.11p",
        Effect::Salvage => "PM-1.11q",
        Effect::SwapCards => "PM-1.11r",
        Effect::Flip => "PM-1.11s",
        Effect::Trigger => "PM-1.11t",
    }
}

/// A view as nested lists of words and numbers.
pub(crate) fn outline_of(view: &View, content: &'static Content) -> Vec<Outline> {
    let mut outline = Vec::new();
    let stage = match (view.over, view.round) {
        (true, _) => "The game is over".to_string(),
        (_, 0) => "Set-up".to_string(),
        (_, round) => format!("Round {round}"),
    };
    outline.push(Outline::line(stage));
    let buildings = Building::ALL.map(|building| building_outline(view, content, building));
    outline.push(Outline::group("Buildings", buildings.into()));
    for area in &view.players {
        outline.push(player_outline(view, content, area));
    }
    let top = view.deck_top.map_or(String::new(), |colour| format!(", {colour} on top"));
    outline.push(Outline::line(format!("Deck: {} cards{top}", view.deck)));
    let discard = match view.discard.last() {
        Some(&card) => {
            format!("{} cards, {} on top", view.discard.len(), face_words(content, card))
        }
        None => "empty".into(),
    };
    outline.push(Outline::line(format!("Discard pile: {discard}")));
    if let Some(card) = view.in_play {
        outline.push(Outline::line(format!("In play: {}", face_words(content, card))));
    }
    outline
}

fn building_outline(view: &View, content: &Content, building: Building) -> Outline {
    let facts = &content.buildings[building];
    let seen = &view.buildings[building];
    let value = view.value_to_beat(building, content);
    let mut items = vec![Outline::line(format!("Ability: {}", facts.ability.words()))];
    if facts.holds_colonists {
        for (name, space) in [("★", &seen.first), ("★★", &seen.second)] {
            let players = view.players.iter().map(|area| area.player);
            let here: Vec<String> = players
                .filter(|&player| space[player] > 0)
                .map(|player| format!("{} {}", space[player], view_name(view, content, player)))
                .collect();
            let here = if here.is_empty() { "nobody".into() } else { here.join(", ") };
            let limit = if name == "★★" {
                format!(" (room for {})", view.options.star2_limit())
            } else {
                String::new()
            };
            items.push(Outline::line(format!("{name}{limit}: {here}")));
        }
    } else {
        items.push(Outline::line("Holds no colonists"));
    }
    if !seen.stack.is_empty() {
        let cards: Vec<String> =
            seen.stack.iter().map(|card| card_view_words(content, card)).collect();
        items.push(Outline::line(format!("Stack, lowest first: {}", cards.join(", "))));
    }
    Outline::group(format!("{} ({}), value to beat {value}", facts.name, building.colour()), items)
}

fn player_outline(view: &View, content: &Content, area: &PlayerView) -> Outline {
    let player = area.player;
    let mut items = vec![Outline::line(format!(
        "Earth {}, Spaceship {}, energy {} of {}, score {}",
        area.earth, area.on_ship, area.energy, view.options.energy_top, area.score
    ))];
    for (title, cards) in [("Hand", &area.hand), ("Packet", &area.packet)] {
        if !cards.is_empty() {
            let items_of = cards.iter().map(|card| card_outline(content, card, true)).collect();
            items.push(Outline::group(title, items_of));
        }
    }
    let prep: Vec<Outline> = Slot::ALL
        .into_iter()
        .zip(area.prep)
        .map(|(slot, held)| match held {
            Some(held) => {
                let mut line = card_outline(content, &held.card, false);
                line.text = format!("Slot {slot}: {}", line.text);
                line
            }
            None => Outline::line(format!("Slot {slot}: empty")),
        })
        .collect();
    items.push(Outline::group("Prep module", prep));
    let mut name = capital(&view_name(view, content, player));
    if view.asked == Some(player) {
        name.push_str(", to choose");
    }
    Outline::group(name, items)
}

fn card_outline(content: &Content, card: &CardView, hand: bool) -> Outline {
    let mut items = Vec::new();
    if let CardView::Face(card) = *card {
        let facts = content.card(card);
        if hand {
            items.push(Outline::line(format!("from hand: {}", facts.hand.words())));
        }
        items.push(Outline::line(format!("from prep: {}", facts.prep.words())));
    }
    Outline::group(card_view_words(content, card), items)
}

fn card_view_words(content: &Content, card: &CardView) -> String {
    match *card {
        CardView::Face(card) => face_words(content, card),
        CardView::Back(colour) => article(&format!("{colour} card")),
        CardView::Hidden => "a card".into(),
    }
}

fn face_words(content: &Content, card: Card) -> String {
    let facts = content.card(card);
    format!("{card} {} ({} {})", facts.title, card.colour(), facts.value)
}

fn view_name(view: &View, content: &Content, player: Player) -> String {
    if player == Player::Androids {
        return "the androids".into();
    }
    if view.options.solo() {
        return "you".into();
    }
    let ship = view.player(player).and_then(|area| area.ship);
    ship.map_or_else(|| player.to_string(), |ship| capital(&content.ship(ship).colour))
}
