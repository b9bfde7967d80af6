//! What can be pending: which frame can lie on which, and what each needs on the table.
//!
//! Play never comes to anything else. An edited position can claim what it likes, so it is held
//! against these lines before it is played on.

use table::Objection;

use crate::ability::Effect;
use crate::game::PocketMars;
use crate::kinds::{Player, Slot};
use crate::options::DaShip;
use crate::sequence::{AbilityOf, Frame, List, Purpose};

impl PocketMars {
    /// Why these frames cannot be pending on this table; empty if they can.
    pub(crate) fn pending_objections(&self, objections: &mut Vec<Objection>) {
        let pending = self.state.frames.pending();
        let mut beneath = None;
        for (index, &frame) in pending.iter().enumerate() {
            if !(self.lies_on(frame, beneath) && self.frame_fits(frame)) {
                let at = format!("frames, number {}", index + 1);
                objections.push(Objection::new(at, "this cannot be pending here"));
            }
            beneath = Some(frame);
        }
        let mut object = |at: &str, why: &str| objections.push(Objection::new(at, why));
        let hand_card = |frame: &Frame| matches!(frame, Frame::Steps { list: List::HandCard, .. });
        if pending.iter().any(hand_card) != self.state.in_play.is_some() {
            object("in_play", "a card is in play exactly while a hand card is resolved");
        }
        if self.state.round == 0 {
            self.set_up_objections(&mut object);
        } else if !self.players_are_empty_handed() {
            object("picks", "nothing is picked or passed on after set-up");
        }
    }

    /// Whether one frame can lie directly on another, or at the bottom.
    fn lies_on(&self, frame: Frame, beneath: Option<Frame>) -> bool {
        use List::{AndroidPrepCard, ForeignPrepCard, HandCard, OwnPrepCard};
        let Some(beneath) = beneath else {
            return matches!(
                frame,
                Frame::Steps {
                    list: List::SetUp
                        | List::DraftSetUp
                        | List::SoloSetUp
                        | List::Turn
                        | List::SoloRound,
                    ..
                }
            );
        };
        let in_list = |lists: &[List], at: u8| matches!(beneath, Frame::Steps { list, next } if lists.contains(&list) && next == at);
        let set_up = |at| in_list(&[List::SetUp, List::DraftSetUp, List::SoloSetUp], at);
        let turn = |at| in_list(&[List::Turn, List::SoloRound], at);
        let effect = self.effect_under_way(beneath);
        let draws =
            matches!(beneath, Frame::FourCards { .. }) || matches!(effect, Some(Effect::Draw(_)));
        match frame {
            Frame::Steps {
                list: HandCard | OwnPrepCard | ForeignPrepCard | AndroidPrepCard,
                ..
            } => turn(1),
            Frame::Steps { .. } => false,
            Frame::ChooseShip { .. } => set_up(1) || matches!(beneath, Frame::ChooseShip { .. }),
            Frame::Deal { .. } => {
                let on =
                    matches!(beneath, Frame::Deal { .. } | Frame::Keep { player: Player::One });
                on || in_list(&[List::SetUp, List::SoloSetUp], 3)
            }
            Frame::Keep { .. } => in_list(&[List::DraftSetUp], 3),
            Frame::FillModule { .. } => set_up(4),
            Frame::DrawStartingPlayer => in_list(&[List::SetUp, List::DraftSetUp], 5),
            Frame::Action => turn(1),
            Frame::FourCards { .. } => turn(2),
            Frame::LandByValue => in_list(&[OwnPrepCard, ForeignPrepCard, AndroidPrepCard], 1),
            Frame::Ability { of: AbilityOf::Hand(_), .. } => in_list(&[HandCard], 1),
            Frame::Ability { of: AbilityOf::Prep(_), .. } => {
                in_list(&[OwnPrepCard, ForeignPrepCard], 2)
            }
            Frame::Ability { of: AbilityOf::Building(building), you, .. } => match effect {
                Some(effect) => effect == Effect::Trigger && resolves(beneath, you),
                None => turn(1) && self.here() == Some(building) && you == self.state.active,
            },
            Frame::Peek { you, left, .. } => {
                let units = if let Some(Effect::Peek(units)) = effect { units } else { 0 };
                left < units && resolves(beneath, you)
            }
            Frame::LookAt { you, owner, slot } => matches!(
                beneath,
                Frame::Peek { you: looks, owner: at, one, two, .. }
                    if (looks, at) == (you, owner) && (if slot == Slot::One { one } else { two })
            ),
            Frame::SwapCards { you, .. } => {
                effect == Some(Effect::SwapCards) && resolves(beneath, you)
            }
            Frame::TakeSlot { you, purpose, .. } => match purpose {
                Purpose::Connect | Purpose::Launch => turn(1) && you == self.state.active,
                Purpose::Draw => draws,
                Purpose::Scrap => effect == Some(Effect::Scrap) && resolves(beneath, you),
            },
            Frame::Trade { you, .. } => effect == Some(Effect::Trade) && resolves(beneath, you),
            Frame::RevealSlot { owner, slot } => match beneath {
                Frame::LookAt { owner: at, slot: which, .. }
                | Frame::TakeSlot { owner: at, slot: which, .. }
                | Frame::Trade { owner: at, slot: which, .. } => (at, which) == (owner, slot),
                _ => false,
            },
            Frame::DrawFromDeck { .. } => draws,
            Frame::RevealTop => matches!(beneath, Frame::DrawFromDeck { .. } | Frame::Mill { .. }),
            Frame::NewTop => {
                let made = in_list(&[List::SetUp, List::DraftSetUp], 6);
                let waits = matches!(
                    beneath,
                    Frame::DrawFromDeck { .. } | Frame::Mill { .. } | Frame::Refill
                );
                draws || waits || made || in_list(&[List::SoloSetUp], 5)
            }
            Frame::Mill { left } => match beneath {
                Frame::Refill => left <= self.content.solo.spark,
                _ => in_list(&[List::SoloRound], 3) && left <= self.content.solo.system_failure,
            },
            Frame::Upgrade { .. } | Frame::Calculations => beneath == Frame::Refill,
            Frame::Refill => in_list(&[List::SoloSetUp], 6) || in_list(&[List::SoloRound], 4),
        }
    }

    /// The effect that the frames on an ability belong to: of the step that is partly done, or of
    /// the one before, which was noted as done when they were called.
    fn effect_under_way(&self, frame: Frame) -> Option<Effect> {
        let Frame::Ability { of, step, done, .. } = frame else { return None };
        let step = if done > 0 { step } else { step.checked_sub(1)? };
        Some(self.ability(of).steps.get(usize::from(step))?.effect)
    }

    /// Whether a frame has on the table what it needs.
    fn frame_fits(&self, frame: Frame) -> bool {
        let state = &self.state;
        let seated = |player: Player| self.options.seated().contains(&player);
        let plays = |player: Player| self.options.players().contains(&player);
        let held = |player: Player, slot: Slot| state.prep[player][slot.index()];
        let solo = self.options.solo();
        let setting_up = state.round == 0;
        match frame {
            Frame::Steps { list, next } => {
                let owner = state.connection.map(|connection| connection.owner);
                let fits = match list {
                    List::SetUp => setting_up && !solo && !self.options.drafting,
                    List::DraftSetUp => setting_up && !solo && self.options.drafting,
                    List::SoloSetUp => setting_up && solo,
                    List::Turn => !setting_up && !solo,
                    List::SoloRound => !setting_up && solo,
                    List::HandCard => true,
                    List::OwnPrepCard => owner == Some(state.active),
                    List::ForeignPrepCard => {
                        owner.is_some_and(|owner| seated(owner) && owner != state.active)
                    }
                    List::AndroidPrepCard => solo && owner == Some(Player::Androids),
                    List::Activation => false,
                };
                fits && (1..list.steps().len()).contains(&usize::from(next))
            }
            Frame::ChooseShip { chooser, player } => {
                let chooses = if player == Player::Androids { Player::One } else { player };
                setting_up && plays(player) && chooser == chooses && state.ships[player].is_none()
            }
            Frame::Deal { player, packet, left } => {
                let (cards, hand) = self.dealt(player);
                setting_up
                    && seated(player)
                    && packet == self.options.drafting
                    && cards + usize::from(left) == hand
            }
            Frame::Keep { player } | Frame::FillModule { player } => setting_up && seated(player),
            Frame::DrawStartingPlayer | Frame::NewTop | Frame::Refill => true,
            Frame::Action => !setting_up,
            Frame::FourCards { turn } => usize::from(turn) < self.options.seated().len(),
            Frame::LandByValue => {
                state.on_ship[state.active] > 0
                    && state.connection.is_some_and(|connection| {
                        let building = &self.content.buildings[connection.card.building()];
                        let stolen = !solo && connection.owner != state.active;
                        let allowed = !stolen || self.options.steal_moves_colonist;
                        connection.beats && building.holds_colonists && allowed
                    })
            }
            Frame::Ability { of, you, step, done, paid } => {
                let steps = &self.ability(of).steps;
                // While the last step's own frames are pending, the next step is behind the last.
                let in_step = match steps.get(usize::from(step)) {
                    Some(step) => {
                        let most =
                            if step.effect.in_one_number() { 1 } else { step.effect.units() };
                        done < most
                            && (!paid || step.pay > 0)
                            && (done == 0 || paid == (step.pay > 0))
                    }
                    None => usize::from(step) == steps.len() && done == 0 && !paid,
                };
                let placed = match of {
                    AbilityOf::Hand(card) => state.in_play == Some(card) && you == state.active,
                    AbilityOf::Prep(card) => state.connection.is_some_and(|connection| {
                        connection.card == card && connection.owner == you
                    }),
                    AbilityOf::Building(_) => true,
                };
                seated(you) && placed && in_step
            }
            Frame::Peek { you, owner, .. } => plays(owner) && you != owner,
            Frame::LookAt { owner, slot, .. } => held(owner, slot).is_some(),
            Frame::TakeSlot { you, owner, slot, purpose } => {
                let whose = match purpose {
                    Purpose::Connect => plays(owner),
                    Purpose::Draw | Purpose::Launch => owner == Player::Androids,
                    Purpose::Scrap => plays(owner) && you != owner,
                };
                seated(you) && whose && held(owner, slot).is_some()
            }
            Frame::Trade { you, own, owner, slot } => {
                plays(owner)
                    && you != owner
                    && held(you, own).is_some()
                    && held(owner, slot).is_some()
            }
            Frame::RevealSlot { owner, slot } => {
                held(owner, slot).is_some_and(|held| held.face.card().is_none())
            }
            Frame::SwapCards { building, .. } => state.stacks[building].len() >= 2,
            Frame::DrawFromDeck { player } => seated(player),
            Frame::Mill { .. } | Frame::Calculations => !setting_up,
            Frame::Upgrade { left } => !setting_up && left <= self.content.solo.upgrades,
            Frame::RevealTop => state.deck.top.is_some_and(|top| top.card().is_none()),
        }
    }

    /// How many cards the deal has given a player, and how many it gives.
    fn dealt(&self, player: Player) -> (usize, usize) {
        match self.options.drafting {
            true => (self.state.packets[player].len(), 5),
            false => (self.state.hands[player].len(), 4),
        }
    }

    /// The Spaceships and cards of set-up, which must be as its steps leave them.
    fn set_up_objections(&self, object: &mut impl FnMut(&str, &str)) {
        let state = &self.state;
        let pending = state.frames.pending();
        if state.stacks.0.iter().any(|stack| !stack.is_empty()) || state.connection.is_some() {
            object("stacks", "nothing is connected before the first round");
        }
        let seated = self.options.seated();
        let choosing: Vec<Player> = pending
            .iter()
            .filter_map(|frame| match *frame {
                Frame::ChooseShip { player, .. } => Some(player),
                _ => None,
            })
            .collect();
        let ships_follow = |player: Player| {
            let follows = player == Player::Androids && self.options.da_ship == DaShip::Next;
            choosing.contains(&player) || (follows && !choosing.is_empty())
        };
        let players = self.options.players().iter();
        let missing = players.filter(|&&player| state.ships[player].is_none());
        if missing.into_iter().any(|&player| !ships_follow(player)) || !falling(&choosing) {
            object("ships", "everybody has one, or chooses it in turn");
        }
        let dealing: Vec<Player> = pending
            .iter()
            .filter_map(|frame| match *frame {
                Frame::Deal { player, .. } => Some(player),
                _ => None,
            })
            .collect();
        let last_seats = seated.iter().rev().take(dealing.len());
        if !dealing.iter().eq(last_seats) {
            object("frames", "the deal goes from the first seat to the last");
        }
        let keep_or_fill = pending.iter().find_map(|frame| match *frame {
            Frame::Keep { player } => Some((true, player)),
            Frame::FillModule { player } => Some((false, player)),
            _ => None,
        });
        let cards_fit = match keep_or_fill {
            Some((true, player)) if dealing.is_empty() => self.packets_fit(player),
            Some((false, player)) => self.hands_fit(player),
            _ => self.deal_fits(&dealing),
        };
        if !cards_fit {
            object("hands", "these are not the cards of this moment of set-up");
        }
        let drafted = self.options.drafting && state.packets.0.iter().all(|cards| cards.is_empty());
        let discarded =
            if drafted && dealing.is_empty() && choosing.is_empty() { seated.len() } else { 0 };
        if state.discard.len() != discarded {
            object("discard", "only the last card of each packet is discarded in set-up");
        }
    }

    /// Everybody has been dealt all cards but those who wait, and nobody has picked.
    fn deal_fits(&self, dealing: &[Player]) -> bool {
        let state = &self.state;
        let pending = state.frames.pending();
        let before = matches!(pending.first(), Some(Frame::Steps { next: 0..=2, .. }));
        self.options.seated().iter().all(|&player| {
            let (cards, hand) = self.dealt(player);
            let all = state.card_count(player) + state.packets[player].len();
            let expected = match (before, dealing.contains(&player)) {
                (true, _) => all == 0,
                (false, true) => all == cards && (Some(&player) == dealing.last() || cards == 0),
                (false, false) if dealing.is_empty() => all == 4 && state.prep_count(player) == 2,
                (false, false) => all == hand && cards == hand,
            };
            expected && state.picks[player].is_empty()
        })
    }

    /// All packets have as many cards, and those before this player have picked one.
    fn packets_fit(&self, asked: Player) -> bool {
        let size = self.state.packets[Player::One].len();
        (2..=5).contains(&size)
            && self.options.seated().iter().all(|&player| {
                let picks = self.state.picks[player];
                self.state.packets[player].len() == size
                    && self.state.hands[player].len() == 5 - size
                    && self.state.prep_count(player) == 0
                    && picks.len() == usize::from(player < asked)
                    && picks.without(self.state.packets[player]).is_empty()
            })
    }

    /// Everybody has four cards in hand, and those before this player have picked two.
    fn hands_fit(&self, asked: Player) -> bool {
        self.options.seated().iter().all(|&player| {
            let picks = self.state.picks[player];
            let number = match player.cmp(&asked) {
                std::cmp::Ordering::Less => picks.len() == 2,
                std::cmp::Ordering::Equal => picks.len() < 2,
                std::cmp::Ordering::Greater => picks.is_empty(),
            };
            number
                && self.state.hands[player].len() == 4
                && self.state.prep_count(player) == 0
                && self.state.packets[player].is_empty()
                && picks.without(self.state.hands[player]).is_empty()
        })
    }

    fn players_are_empty_handed(&self) -> bool {
        let none = |cards: &crate::kinds::CardSet| cards.is_empty();
        self.state.picks.0.iter().all(none) && self.state.packets.0.iter().all(none)
    }

    /// Whether the game can be over in this position.
    pub(crate) fn may_be_over(&self) -> bool {
        let ended = match self.options.solo() {
            true => self.solo_ending().is_some(),
            false => self.state.end_triggered,
        };
        self.state.round > 0 && (ended || self.guard_reached())
    }
}

/// Whether a frame is an ability that this player resolves.
fn resolves(frame: Frame, player: Player) -> bool {
    matches!(frame, Frame::Ability { you, .. } if you == player)
}

/// Whether no player comes twice or before a later one.
fn falling(players: &[Player]) -> bool {
    players.is_sorted_by(|one, next| one > next)
}
