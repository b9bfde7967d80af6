//! WV-4, WV-8, WV-11.4: the Weavers Span, the cubes that swarms take, and the systems they enter.

use game_core::{ActionSink, EnumSet, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::event::{Due, Event, NotDue};
use crate::game::MasterOfTheGalaxy;
use crate::options::Reading;
use crate::sequence::{Advanced, Frame};
use crate::types::{System, Weaver, Work};

use super::questions::Fitting;

/// Where a cube of the Weavers went.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Went {
    /// Onto the work for which it was taken.
    OntoWork,
    /// To a conflict, or nowhere because the reserve has none.
    Elsewhere,
}

impl MasterOfTheGalaxy {
    /// WV-4.3 MUST: each swarm that is on the board now acts once.
    ///
    /// WV-4.2 MUST: according to the hand as it was drawn, which nothing changes meanwhile.
    /// WV-4.11 MUST: the player decides nothing except where a rule forces him to.
    pub(crate) fn begin_span(&mut self) {
        let all: EnumSet<Weaver> = self.questions().swarms().collect();
        self.call(Frame::Span { left: all });
    }

    /// WV-2.4 MUST: in order of arrival.
    pub(crate) fn next_swarm(&mut self, mut left: EnumSet<Weaver>) -> Flow {
        let next = self.questions().swarms().find(|&card| left.contains(card));
        match next {
            Some(card) => {
                left.remove(card);
                self.go_to(Frame::Span { left });
                self.call(Frame::Act { card, work: Work::Proliferation, advanced: Advanced::No });
            }
            None => {
                self.finish();
            }
        }
        Flow::Ran
    }

    /// WV-4.4 MUST: the three conditions are judged for each swarm.
    ///
    /// WV-4.5 IF: proliferation and morphing are both due, both advance.
    /// WV-4.6 MUST: each of them takes one cube.
    /// WV-4.10 IF: a work is full, it is carried out at once; the next condition still takes its
    /// cube if the card is on the board.
    pub(crate) fn act(
        &mut self,
        card: Weaver,
        work: Work,
        advanced: Advanced,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        if !self.questions().is_on_board(card) {
            self.finish();
            return Flow::Ran;
        }
        let went = match self.is_due(card, work, advanced) {
            Ok(why) => self.take_cube(card, work, why, sink),
            Err(why) => {
                sink.emit(rule_of(work), || Event::NotDue { card, work, why });
                Went::Elsewhere
            }
        };
        let advanced = if went == Went::OntoWork { Advanced::Yes } else { advanced };
        match work {
            Work::Proliferation => {
                self.go_to(Frame::Act { card, work: Work::Morphing, advanced });
            }
            Work::Morphing => {
                self.go_to(Frame::Act { card, work: Work::Engulfment, advanced });
            }
            Work::Engulfment => {
                self.finish();
            }
        }
        Flow::Ran
    }

    /// Returns why a work of a swarm is due, or why not.
    ///
    /// WV-2.3 MUST: morphing looks for the colour that it takes.
    /// WV-4.8 MUST: engulfment is judged last, by whether a cube was placed on the card's own other
    /// works.
    /// WV-4.12 IF: by the milder setting, their conditions alone decide.
    pub(crate) fn is_due(
        &self,
        card: Weaver,
        work: Work,
        advanced: Advanced,
    ) -> Result<Due, NotDue> {
        let looks = self.questions();
        match work {
            Work::Proliferation => looks.pair().map(Due::Pair).ok_or(NotDue::NoPair),
            Work::Morphing => {
                let colour = self.content.weaver(card).work(Work::Morphing).1;
                match looks.in_hand(colour) {
                    1 => Ok(Due::One(colour)),
                    count => Err(NotDue::Count(colour, count)),
                }
            }
            Work::Engulfment => {
                let busy = if self.content.numbers.weavers.redirect_counts_as_advance {
                    self.is_due(card, Work::Proliferation, Advanced::No).is_ok()
                        || self.is_due(card, Work::Morphing, Advanced::No).is_ok()
                } else {
                    advanced == Advanced::Yes
                };
                if busy { Err(NotDue::Busy) } else { Ok(Due::Idle) }
            }
        }
    }

    /// WV-4.7 MUST: a cube of the work's colour comes from the reserve.
    ///
    /// WV-2.2 MUST: the work takes no other colour.
    /// WV-4.9 IF: the reserve has none, nothing else changes.
    /// WV-11.4 IF: a conflict has a slot for it, it goes there and the work does not advance.
    /// WV-11.10 MUST: once that conflict is over, cubes go to the work again.
    pub(crate) fn take_cube(
        &mut self,
        card: Weaver,
        work: Work,
        why: Due,
        sink: &mut impl EventSink<Event>,
    ) -> Went {
        let cube = self.content.weaver(card).work(work).1;
        if !self.questions().in_reserve(cube) {
            sink.emit(Rule("WV-4.9"), || Event::Lacking { card, work, why, cube });
            return Went::Elsewhere;
        }
        if let Some(Fitting { conflict, slot, star, younger }) = self.questions().fitting_slot(cube)
        {
            self.fill_defence(conflict, slot, cube);
            sink.emit(Rule("WV-11.4"), || Event::Redirected {
                card,
                work,
                why,
                cube,
                conflict,
                slot,
                star,
                younger,
            });
            return Went::Elsewhere;
        }
        let Some(filled) = self.put_cube_on(card, work) else { return Went::Elsewhere };
        sink.emit(rule_of(work), || Event::Advanced {
            card,
            work,
            why,
            filled,
            slots: self.work_slots(card, work),
        });
        Went::OntoWork
    }

    /// The first full work, in order of arrival.
    ///
    /// WV-14.2 IF: in the other reading, not before its card has taken all cubes of the event; a
    /// work that another one clears is no longer full.
    pub(crate) fn full_work(&self) -> Option<(Weaver, Work)> {
        let looks = self.questions();
        let full = |card| Work::ALL.into_iter().find(|&work| looks.is_full(card, work));
        let mut works = looks.swarms().filter_map(|card| full(card).map(|work| (card, work)));
        let all_first = self.options.reads(Reading::AllThenResolve);
        works.find(|&(card, _)| !all_first || !looks.still_takes(card))
    }

    /// Carries out a full work.
    ///
    /// WV-5.3 IF: the deck is empty, proliferation is carried out as engulfment.
    /// WV-6.3 IF: so is morphing.
    /// WV-6.2 MUST: that is judged before the old card goes under the deck.
    /// WV-7.3 MUST: everything else about these works stays as it is.
    pub(crate) fn resolve(&mut self, card: Weaver, work: Work, sink: &mut impl EventSink<Event>) {
        let engulfs = work == Work::Engulfment || self.questions().deck_is_empty();
        let cubes = self.clear_works(card);
        sink.emit(rule_of(work), || Event::Resolved { card, work, engulfs, cubes });
        match work {
            _ if engulfs => self.engulf(card, sink),
            Work::Proliferation => self.proliferate(card),
            Work::Morphing => self.morph(card),
            Work::Engulfment => {}
        }
    }

    /// Lists the cards that may come from the Weaver deck.
    pub(crate) fn legal_weaver(&self, out: &mut impl ActionSink<Choice>) {
        self.questions().legal_next_card(out);
    }

    pub(crate) fn answer_arrive(
        &mut self,
        old: Weaver,
        work: Work,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::Weave(new) = choice else { return game_core::not_listed(choice) };
        self.finish();
        match work {
            Work::Proliferation => self.arrive(old, new, sink),
            Work::Morphing | Work::Engulfment => self.replace(old, new, sink),
        }
    }

    /// WV-8.1 MUST: bases in an entered system go to the supply,
    ///
    /// WV-8.2 MUST: planet cubes to the reserve,
    /// WV-8.3 MUST: the cubes of all its routes to the bag,
    /// WV-8.4 MUST: and its conflicts are cancelled, because source, route or status changed.
    /// WV-8.5 MAY: later, routes to it may be built, but no base set there (MG-8.7).
    /// WV-8.6 MAY: it may be the home; nothing is judged before the end of the turn.
    pub(crate) fn enter(&mut self, system: System, sink: &mut impl EventSink<Event>) {
        self.remove_bases(system, Rule("WV-8.1"), sink);
        self.clear_planets(system, Rule("WV-8.2"), sink);
        self.clear_routes_at(system, Rule("WV-8.3"), sink);
    }
}

/// The rule of a work.
pub(crate) fn rule_of(work: Work) -> Rule {
    match work {
        Work::Proliferation => Rule("WV-5.1"),
        Work::Morphing => Rule("WV-6.1"),
        Work::Engulfment => Rule("WV-7.1"),
    }
}
