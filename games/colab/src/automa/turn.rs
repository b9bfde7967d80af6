//! CLS-4 to CLS-7: the turn of an enemy, and the cards that it builds.

use game_core::{ActionSink, EnumSet, EventSink, Flow, Id, Rule};

use super::{Cause, Why};
use crate::choice::Choice;
use crate::content::{BagToken, DoomsdayCard};
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::{Frame, List};
use crate::types::Scientist;

/// Number of cards in a deck.
const CARDS: usize = 9;

impl CoLab {
    /// CLS-4.2 MUST: a token is drawn, acts and is put beside the deck, and a card may be built.
    pub(crate) fn begin_enemy_turn(&mut self, enemy: Scientist, sink: &mut impl EventSink<Event>) {
        self.set_enemy_turn(enemy);
        let active = self.questions().active() == Some(enemy);
        sink.emit(Rule("CLS-4.2"), || Event::EnemyTurnBegins { enemy, active });
        self.call(Frame::list(List::EnemyTurn));
    }

    /// CLS-4.6 IF the bag is empty THEN the tokens out of play go back into it.
    pub(crate) fn run_draw_token(&mut self, sink: &mut impl EventSink<Event>) -> Flow {
        if self.questions().in_bag() == 0 {
            self.refill_bag();
            let tokens = self.questions().in_bag();
            sink.emit(Rule("CLS-4.6"), || Event::BagRefilled { tokens });
        }
        Flow::Asks
    }

    pub(crate) fn legal_draw_token(&self, out: &mut impl ActionSink<Choice>) {
        let table = self.questions();
        for kind in BagToken::ALL.into_iter().filter(|kind| table.in_bag_of(*kind).0 > 0) {
            out.chance(Choice::Criteria(kind), table.in_bag_of(kind).0.into());
        }
        for kind in BagToken::ALL.into_iter().filter(|kind| table.in_bag_of(*kind).1 > 0) {
            out.chance(Choice::Power(kind), table.in_bag_of(kind).1.into());
        }
    }

    /// CLS-4.3 MUST: the charge of a power token comes before its action.
    /// CLS-6.4 MUST: it charges every enemy that draws it, active or not.
    pub(crate) fn answer_draw_token(&mut self, choice: Choice, sink: &mut impl EventSink<Event>) {
        let (token, power) = match choice {
            Choice::Criteria(token) => (token, false),
            Choice::Power(token) => (token, true),
            other => return game_core::not_listed(other),
        };
        let Some(enemy) = self.questions().whose_turn() else {
            return game_core::impossible(choice);
        };
        self.finish();
        self.draw_token(token, power);
        let left = self.questions().in_bag();
        sink.emit(Rule("CLS-4.2"), || Event::TokenDrawn { enemy, token, power, left });
        if power {
            self.call(Frame::Charge { by: enemy, left: 1, why: Why::PowerToken });
        }
    }

    /// CLS-6.2 MUST: the active enemy carries out its token.
    /// CLS-6.3 MUST: the others do not.
    /// CLS-6.6 MUST: an action that is not carried out cannot fail.
    pub(crate) fn act_on_token(&mut self, sink: &mut impl EventSink<Event>) {
        let table = self.questions();
        let (Some(enemy), Some(active), Some(token)) =
            (table.whose_turn(), table.active(), table.drawn())
        else {
            return game_core::impossible("an enemy turn without a token");
        };
        if enemy == active {
            self.call(Frame::act(enemy, Cause::Token(token)));
        } else {
            sink.emit(Rule("CLS-6.3"), || Event::NotActive { enemy, active });
        }
    }

    /// CLS-4.4 IF as many tokens lie there as the top card needs THEN it is built.
    /// CLS-4.5 MUST: the need of the card after it is compared only after the next token.
    pub(crate) fn lay_beside(&mut self, sink: &mut impl EventSink<Event>) {
        let Some(enemy) = self.questions().whose_turn() else {
            return game_core::impossible("a token of nobody");
        };
        self.lay_token(enemy);
        let tokens = self.questions().beside(enemy);
        let Some(need) = self.questions().need(enemy) else { return };
        sink.emit(Rule("CLS-4.4"), || Event::TokenLaid { enemy, tokens, need });
        if tokens >= need {
            self.clear_tokens(enemy);
            self.call(Frame::DrawDoom { by: enemy });
        }
    }

    /// Lists the cards with the need that the top one shows, all equally likely.
    pub(crate) fn legal_doom(&self, by: Scientist, out: &mut impl ActionSink<Choice>) {
        let doomsday = &self.questions().content().doomsday;
        let need = self.questions().need(by);
        for card in self.questions().deck(by).filter(|card| Some(doomsday[*card].need) == need) {
            out.chance(Choice::Doom(card), 1);
        }
    }

    /// CLS-5.1 MUST: the card goes to its own place in the grid, whether or not it has neighbours.
    /// CLS-7.1 MUST: of all cards built in a round only the first acts.
    /// CLS-7.2 MUST: the others do nothing.
    /// CLS-7.3 MUST: the first build turns the active token.
    /// CLS-7.4 MUST: actions that are not carried out charge nothing.
    pub(crate) fn answer_doom(
        &mut self,
        by: Scientist,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Doom(card) = choice else { return game_core::not_listed(choice) };
        self.finish();
        let acts = !self.questions().has_built();
        self.put_card(by, card);
        self.turn_token(true);
        let built = (CARDS - self.questions().deck(by).count()) as u8;
        let acting = if acts { self.acting_cards(card) } else { EnumSet::EMPTY };
        let apart = self.questions().built_by(by).without(acting).without(EnumSet::only(card));
        sink.emit(Rule("CLS-5.1"), || Event::DoomBuilt { enemy: by, card, built, acting, apart });
        if acts {
            self.call(Frame::CardActions { by, left: acting.iter().map(bit).sum() });
        }
        self.call(Frame::DrawNeed { by });
    }

    /// CLS-5.2 MUST: the card and every built card beside it act once.
    /// CLS-5.3 MUST: diagonal neighbours, empty places and other grids do not.
    fn acting_cards(&self, card: DoomsdayCard) -> EnumSet<DoomsdayCard> {
        let doomsday = &self.questions().content().doomsday;
        let (column, row) = place_in_grid(doomsday[card].place);
        let beside = doomsday.iter().filter(|(other, facts)| {
            let (over, down) = place_in_grid(facts.place);
            let apart = column.abs_diff(over) + row.abs_diff(down);
            let same = facts.device == doomsday[card].device;
            same && apart <= 1 && self.questions().is_built(*other)
        });
        beside.map(|(other, _)| other).collect()
    }

    pub(crate) fn run_card_actions(&mut self, left: u16) -> Flow {
        if left == 0 { self.done() } else { Flow::Asks }
    }

    /// CLS-4.7 MUST: the player makes every choice that an enemy leaves open, here the order of the
    /// cards.
    pub(crate) fn legal_card_actions(
        &self,
        by: Scientist,
        left: u16,
        out: &mut impl ActionSink<Choice>,
    ) {
        let device = self.questions().device(by);
        let cards = self.questions().content().doomsday.iter();
        for (card, facts) in cards.filter(|(card, _)| left & bit(*card) != 0) {
            if Some(facts.device) == device {
                out.choice(Choice::Act(card));
            }
        }
    }

    /// CLS-5.4 MUST: each card that fails charges for itself.
    pub(crate) fn answer_card_actions(
        &mut self,
        by: Scientist,
        left: u16,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Act(card) = choice else { return game_core::not_listed(choice) };
        self.goto(Frame::CardActions { by, left: left & !bit(card) });
        sink.emit(Rule("CLS-5.2"), || Event::CardActs { enemy: by, card });
        self.call(Frame::act(by, Cause::Card(card)));
    }

    /// CLS-5.5 MUST: then the turn is over.
    /// CLS-6.5 MUST: after the last enemy of a round the active token goes to the next one.
    pub(crate) fn end_enemy_turn(&mut self, sink: &mut impl EventSink<Event>) {
        let Some(enemy) = self.questions().whose_turn() else {
            return game_core::impossible("the end of nobody's turn");
        };
        if self.questions().is_last_of_round() {
            let next = self.questions().enemies_from_active().nth(1).or(self.questions().active());
            self.turn_token(false);
            if let Some(next) = next.filter(|next| Some(*next) != self.questions().active()) {
                self.set_active(next);
                sink.emit(Rule("CLS-6.5"), || Event::ActiveMoved { enemy: next });
            }
        }
        self.device_is_done(enemy, sink);
        self.next_seat(sink);
    }

    /// CLS-16.5 IF the ninth card is built THEN no enemy takes another turn.
    fn device_is_done(&mut self, enemy: Scientist, sink: &mut impl EventSink<Event>) {
        if self.questions().deck(enemy).next().is_none() && !self.questions().is_closing() {
            self.close_by_device();
            sink.emit(Rule("CLS-16.5"), || Event::DeviceDone { enemy });
        }
    }
}

/// The bit of a card by its number in its deck.
fn bit(card: DoomsdayCard) -> u16 {
    1 << (card.index() % CARDS)
}

/// Column and row of a place numbered 1 to 9.
fn place_in_grid(place: u8) -> (u8, u8) {
    ((place - 1) % 3, (place - 1) / 3)
}
