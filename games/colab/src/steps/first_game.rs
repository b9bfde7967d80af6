//! CL-6: the starting rows and first minions of the first game.

use game_core::{ActionSink, EventSink, Flow, Id, Rule};

use crate::choice::Choice;
use crate::content::FirstMinions;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::{DrawnTo, Frame};
use crate::types::{Colour, Deck, DieColour, Rolled, Tower};

impl CoLab {
    /// CL-6.3 MUST: dice into the bowl, cards drawn from their decks, and tokens.
    pub(crate) fn take_starting_row(&mut self, sink: &mut impl EventSink<Event>) {
        let Some(scientist) = self.state.you().scientist else { return };
        let facts = &self.content.scientists[scientist];
        for (colour, (&dice, &tokens)) in
            Colour::ALL.into_iter().zip(facts.dice.iter().zip(&facts.tokens))
        {
            self.gain_dice(colour, dice, Rule("CL-6.3"), sink);
            self.gain_tokens(colour, tokens, Rule("CL-6.3"), sink);
        }
        self.gain_wild(facts.wild, Rule("CL-6.3"), sink);
        self.state.frames.call(Frame::RowCards { deck: Deck::Device, drawn: 0 });
    }

    pub(crate) fn run_row_cards(&mut self, deck: Deck, drawn: u8) -> Flow {
        let scientist = self.state.you().scientist;
        let cards = scientist.map(|one| self.content.scientists[one].cards[deck as usize]);
        if cards.is_some_and(|cards| drawn < cards) {
            self.state.frames.goto(Frame::RowCards { deck, drawn: drawn + 1 });
            self.state.frames.call(Frame::Draw { deck, to: DrawnTo::Hand });
            return Flow::Ran;
        }
        match Deck::new(deck.index() + 1) {
            Some(deck) => self.state.frames.goto(Frame::RowCards { deck, drawn: 0 }),
            None => return self.done(),
        }
        Flow::Ran
    }

    /// CL-6.4 MUST: in player order, everybody rolls two white dice for two minions.
    pub(crate) fn begin_first_minions(&mut self) {
        let Some(scientist) = self.state.you().scientist else { return };
        let frame = match self.content.scientists[scientist].minions {
            FirstMinions::Colour => Frame::RollTwo { first: None },
            FirstMinions::Die => Frame::NamedMinion { left: self.content.start.minions },
        };
        self.state.frames.call(frame);
    }

    /// Lists the results of a white die.
    pub(crate) fn legal_white(&self, out: &mut impl ActionSink<Choice>) {
        for (die, odds) in self.content.odds(DieColour::White) {
            out.chance(Choice::Roll(die), odds);
        }
    }

    pub(crate) fn answer_two(
        &mut self,
        first: Option<Rolled>,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Roll(die) = choice else { return game_core::not_listed(choice) };
        let player = self.acting();
        sink.emit(Rule("CL-6.4"), || Event::Rolled { player, die });
        self.state.frames.goto(match first {
            None => Frame::RollTwo { first: Some(die) },
            Some(first) => Frame::AssignTwo { first, second: die },
        });
    }

    /// The towers of the scientist's colour that have a free window.
    fn own_towers(&self) -> impl Iterator<Item = Tower> {
        let scientist = self.state.you().scientist;
        let colour = scientist.and_then(|one| self.content.scientists[one].colour.colour());
        Tower::ALL.into_iter().filter(move |tower| {
            Some(tower.colour()) == colour && self.state.open_window(*tower).is_some()
        })
    }

    /// CL-6.5 IF the scientist has a colour THEN one minion goes to each tower of it, and the
    /// player decides which die goes where.
    pub(crate) fn legal_assign(
        &self,
        first: Rolled,
        second: Rolled,
        out: &mut impl ActionSink<Choice>,
    ) {
        let different = if first == second { 1 } else { 2 };
        for tower in self.own_towers().take(different) {
            out.choice(Choice::To(tower));
        }
    }

    /// CL-6.9 IF only one of the towers has room THEN both minions go there.
    pub(crate) fn answer_assign(
        &mut self,
        first: Rolled,
        second: Rolled,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::To(tower) = choice else { return game_core::not_listed(choice) };
        let other = self.own_towers().find(|other| *other != tower).unwrap_or(tower);
        self.state.frames.finish();
        self.place_from_bowl(first, tower, Rule("CL-6.5"), sink);
        self.place_from_bowl(second, other, Rule("CL-6.5"), sink);
    }

    /// CL-6.7, CL-7.7 MUST: these placements give no row of the tower.
    pub(crate) fn place_from_bowl(
        &mut self,
        die: Rolled,
        tower: Tower,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        self.state.you_mut().bowl[die.die()] -= 1;
        self.place_minion(Some(die), tower, rule, sink);
    }

    /// CL-6.6 IF the scientist is white THEN each minion goes to the tower that its die names.
    /// CL-7.5 MUST: in the normal set-up that holds for everybody.
    /// CL-7.6 IF that tower is full THEN the die is rolled until it names another one.
    pub(crate) fn legal_named(&self, out: &mut impl ActionSink<Choice>) {
        for (die, odds) in self.content.odds(DieColour::White) {
            let tower = die.white_symbol().map(Tower::of);
            if tower.is_some_and(|tower| self.state.open_window(tower).is_some()) {
                out.chance(Choice::Roll(die), odds);
            }
        }
    }

    pub(crate) fn answer_named(
        &mut self,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Roll(die) = choice else { return game_core::not_listed(choice) };
        let player = self.acting();
        sink.emit(Rule("CL-7.5"), || Event::Rolled { player, die });
        match left {
            0 | 1 => self.finish(),
            _ => self.state.frames.goto(Frame::NamedMinion { left: left - 1 }),
        }
        if let Some(symbol) = die.white_symbol() {
            self.place_from_bowl(die, Tower::of(symbol), Rule("CL-7.5"), sink);
        }
    }
}
