//! What a helper beside a real table asks, and what it says of what the Weavers do.

use std::borrow::Cow;

use table::{
    Beat, Helped as _, HelperWords, Id as _, Line, Narrate as _, Set, Told, Viewer, nth_of,
};
use tongues::Tongue;

use crate::event::{Event, NotDue};
use crate::game::MasterOfTheGalaxy;
use crate::helper::{Answer, EndedBy, Fact};
use crate::kinds::{Card, Colour, Part, Project, Symbol, System, Weaver, Work};

use super::names::counted;

/// What is cleared where a swarm comes or a black hole opens.
const CLEAR: &str = "Your bases there go to your supply, its planets' cubes to the reserve, the \
                     cubes of its routes to your bag; conflicts there or from there are cancelled.";

impl HelperWords for MasterOfTheGalaxy {
    type Fact = Fact;
    type Answer = Answer;

    fn asks(&self, facts: Set<Fact>, _: Tongue) -> String {
        let first = facts.iter().next().map_or(0, |fact| fact.kind().0);
        match first {
            2 => "Which start is your home?".into(),
            3 | 4 => "What did you draw?".into(),
            6 => "How many cubes of it are in the reserve?".into(),
            9 => "Which Weaver cards came first?".into(),
            16..=18 => "The game is over. What do you have?".into(),
            _ => "How does the table stand?".into(),
        }
    }

    fn fact_name(&self, fact: Fact, _: Tongue) -> String {
        let (kind, nth) = fact.kind();
        let swarm = || self.swarm_name(nth_of(nth));
        let conflict = || self.card_name(Fact::conflict_card(nth));
        match kind {
            0 => "What is due".into(),
            1 => format!("{} symbols gained", capital(nth_of::<Symbol>(nth).word())),
            2 => "Your home".into(),
            3 => "Two or more of one colour".into(),
            4 => capital(nth_of::<Colour>(nth).name()),
            5 | 6 => format!("{} cubes in the reserve", capital(nth_of::<Colour>(nth).name())),
            7 => self.system_name(nth_of(nth)).into(),
            8 => swarm().into(),
            9 => match self.first_place(nth) {
                Some(corner) => format!("On {}", self.system_name(corner)),
                None => format!("Swarm {} in order of arrival", nth + 1),
            },
            10 => format!("{} aims at", swarm()),
            11 => {
                let (card, work) = (nth_of(nth / Work::COUNT), Work::ALL[nth % Work::COUNT]);
                format!("{}: {}", self.swarm_name(card), work.name())
            }
            12 => conflict().into(),
            13 => format!("{}: the Weavers' side", conflict()),
            14 => "The conflict that began first".into(),
            15 => "The game".into(),
            16 => "Your bases on the board".into(),
            17 => "Starts that you control".into(),
            _ => format!("Your {} symbols", nth_of::<Symbol>(nth)),
        }
    }

    fn answer_name(&self, answer: Answer, _: Tongue) -> String {
        let system = |system: System| self.system_name(system).to_string();
        match answer {
            Answer::Span => "The Weavers Span".into(),
            Answer::Aim => "A swarm lost its target".into(),
            Answer::Fed(_, 0) => "None".into(),
            Answer::Fed(symbol, 1) => format!("You gained a {symbol} symbol"),
            Answer::Fed(symbol, times) => format!("You gained {times} {symbol} symbols"),
            Answer::Home(at) | Answer::Target(_, at) => system(at),
            Answer::Pair(colour) => capital(colour.name()),
            Answer::NoPair => "None".into(),
            Answer::InHand(_, 2) => "2+".into(),
            Answer::InHand(_, count)
            | Answer::Bases(count)
            | Answer::Starts(count)
            | Answer::Symbols(_, count) => count.to_string(),
            Answer::Plenty(_) => "Enough".into(),
            Answer::Scarce(_) => "Few".into(),
            Answer::Reserve(_, 20) => "20 or more".into(),
            Answer::Reserve(_, count) => count.to_string(),
            Answer::Hole(at) => format!("{} became a black hole", system(at)),
            Answer::Open(_) => "No black hole".into(),
            Answer::On(_, at) => format!("On {}", system(at)),
            Answer::InDeck(_) => "In the deck".into(),
            Answer::Gone(_) => "Out of the game".into(),
            Answer::Swarm(_, card) => self.swarm_name(card).into(),
            Answer::NoSwarm(_) | Answer::NoConflict(_) | Answer::NoOldest => "None".into(),
            Answer::NoTarget(_) => "At nothing".into(),
            Answer::Cubes(card, work, count) => {
                format!("{count} of {}", self.work_slots(card, work))
            }
            Answer::Conflict(_, target, source) => {
                format!("Against {} from {}", system(target), system(source))
            }
            Answer::Side(card, filled) => self.side_words(card, filled),
            Answer::Oldest(card) => self.card_name(card).into(),
            Answer::GoesOn => "It goes on".into(),
            Answer::Over(by) => self.over_words(by).into(),
            Answer::OverBySymbols(symbol) => format!("You won by {symbol} symbols"),
        }
    }

    /// Every answer that the board and the cards of this game allow.
    fn answers(&self, fact: Fact) -> Vec<Answer> {
        let (kind, nth) = fact.kind();
        let card = || nth_of::<Weaver>(nth);
        let conflict = || Fact::conflict_card(nth);
        match kind {
            0 => vec![Answer::Span, Answer::Aim],
            1 => (0..=9).map(|times| Answer::Fed(nth_of(nth), times)).collect(),
            2 => {
                let mut corners = self.content.corners;
                corners.sort_unstable();
                corners.map(Answer::Home).into()
            }
            3 => [Answer::NoPair].into_iter().chain(Colour::ALL.map(Answer::Pair)).collect(),
            4 => (0..=2).map(|count| Answer::InHand(nth_of(nth), count)).collect(),
            5 => vec![Answer::Plenty(nth_of(nth)), Answer::Scarce(nth_of(nth))],
            6 => (0..=20).map(|count| Answer::Reserve(nth_of(nth), count)).collect(),
            7 => vec![Answer::Open(nth_of(nth)), Answer::Hole(nth_of(nth))],
            8 => {
                let on = self.board().map(|system| Answer::On(card(), system));
                on.chain([Answer::InDeck(card()), Answer::Gone(card())]).collect()
            }
            9 => {
                let place = nth as u8 + 1;
                let swarms = Weaver::all().map(|card| Answer::Swarm(place, card));
                swarms.chain([Answer::NoSwarm(place)]).collect()
            }
            10 => {
                let at = self.board().map(|system| Answer::Target(card(), system));
                at.chain([Answer::NoTarget(card())]).collect()
            }
            11 => {
                let (card, work) = (nth_of(nth / Work::COUNT), Work::ALL[nth % Work::COUNT]);
                let slots = self.work_slots(card, work);
                (0..=slots).map(|count| Answer::Cubes(card, work, count)).collect()
            }
            12 => {
                let systems =
                    || self.board().flat_map(|at| self.board().map(move |from| (at, from)));
                let against = systems().map(|(at, from)| Answer::Conflict(conflict(), at, from));
                [Answer::NoConflict(conflict())].into_iter().chain(against).collect()
            }
            13 => {
                let slots = self.content.letters(Project::at(conflict(), Part::Defence)).len();
                (0..1 << slots).map(|filled| Answer::Side(conflict(), filled)).collect()
            }
            14 => {
                let cards = (0..).map_while(|nth| (nth < 9).then(|| Fact::conflict_card(nth)));
                cards.map(Answer::Oldest).chain([Answer::NoOldest]).collect()
            }
            15 => {
                let by = EndedBy::ALL.into_iter().map(Answer::Over);
                let symbols = Symbol::ALL.into_iter().map(Answer::OverBySymbols);
                [Answer::GoesOn].into_iter().chain(by).chain(symbols).collect()
            }
            16 => (0..=48).map(Answer::Bases).collect(),
            17 => (0..=4).map(Answer::Starts).collect(),
            _ => (0..=20).map(|count| Answer::Symbols(nth_of(nth), count)).collect(),
        }
    }

    /// Of these, what can be as the swarms stand now.
    fn offers(&self, fact: Fact) -> Vec<Answer> {
        let under = |system: System| self.state.swarm_on(system).is_some();
        let near = |system: System| self.content.neighbours[system];
        let mut offered = self.answers(fact);
        offered.retain(|answer| match *answer {
            Answer::Swarm(_, card) => {
                self.first_place(0).is_some() || self.state.swarm(card).is_some()
            }
            Answer::NoSwarm(_) => false,
            Answer::Target(card, at) => {
                self.state.swarm(card).is_some_and(|swarm| near(swarm.system).contains(at))
            }
            Answer::Conflict(_, target, source) => {
                let defended = under(target) || self.content.numbers.weavers.defend_neutral;
                defended && near(target).contains(source)
            }
            Answer::Oldest(card) => self.defended(card).is_some(),
            Answer::Fed(_, times) => times <= 3,
            Answer::Bases(count) => count <= self.content.numbers.winning.bases,
            Answer::Symbols(_, count) => count <= 12,
            _ => true,
        });
        offered
    }

    /// What is about swarms and conflicts that there are.
    fn can_change(&self, fact: Fact) -> bool {
        let (kind, nth) = fact.kind();
        let swarms = self.state.swarms.len();
        match kind {
            0 => false,
            9 => swarms > 1 && nth < swarms,
            10 => self.state.swarm(nth_of(nth)).is_some(),
            11 => self.state.swarm(nth_of(nth / Work::COUNT)).is_some(),
            13 => self.defended(Fact::conflict_card(nth)).is_some(),
            14 => self.state.conflicts.len() > 1,
            _ => true,
        }
    }

    /// Symbols that feed a swarm, targets that were closed, the end.
    fn announced(&self, _: Tongue) -> Vec<(Cow<'static, str>, Vec<Answer>)> {
        let swarms = || self.state.swarms.iter();
        let fed: Set<Symbol> =
            swarms().map(|swarm| self.content.weaver(swarm.card).symbol).collect();
        let closed: Set<System> = swarms().filter_map(|swarm| swarm.target).collect();
        let fed = fed.iter().map(|symbol| Answer::Fed(symbol, 1));
        let first = fed.chain(closed.iter().map(Answer::Hole)).collect();
        let over = self.answers(Fact::END).into_iter();
        let over =
            over.filter(|end| !matches!(end, Answer::GoesOn | Answer::Over(EndedBy::Rounds)));
        vec![("In your turn before".into(), first), ("The game is over".into(), over.collect())]
    }

    /// An event as something to do, in as few words as it takes.
    fn instruct(&self, event: &Event, _: Tongue) -> Option<Line> {
        let known = MasterOfTheGalaxy::without_the_unknown(event)?;
        let line = self.relate(&known, Viewer::Everybody);
        let but = |text: String| Some(Line { text, ..line.clone() });
        let clear = |text: String| {
            Some(Line {
                text: format!("{text} Clear it."),
                reasons: vec![CLEAR.into()],
                ..line.clone()
            })
        };
        match *event {
            Event::Advanced { card, work, filled, slots, .. } => {
                let cube = self.content.weaver(card).work(work).1.name();
                but(format!(
                    "{}: put a {cube} cube on {}, {filled} of {slots}.",
                    self.swarm_name(card),
                    work.name()
                ))
            }
            Event::Redirected { card, work, cube, conflict, .. } => but(format!(
                "{}: put the {} cube for {} on the Weavers' side of {}.",
                self.swarm_name(card),
                cube.name(),
                work.name(),
                self.card_name(conflict)
            )),
            Event::NotDue { why: NotDue::Count(colour, 2..), .. } => {
                let reasons = vec![format!("the hand has two or more {}", colour.name())];
                Some(Line { reasons, ..line })
            }
            Event::Resolved { card, work, .. } => but(format!(
                "{}: {} is full. Clear its cubes to the reserve.",
                self.swarm_name(card),
                work.name()
            )),
            Event::SwarmCame { card, system } => {
                clear(format!("Lay {} on {}.", self.swarm_name(card), self.system_name(system)))
            }
            Event::Moved { card, from, to } => clear(format!(
                "Move {} from {} to {}.",
                self.swarm_name(card),
                self.system_name(from),
                self.system_name(to)
            )),
            Event::Morphed { card, into, system } => but(format!(
                "Swap {} on {} for {}; {} goes under the Weaver deck.",
                self.swarm_name(card),
                self.system_name(system),
                self.swarm_name(into),
                self.swarm_name(card)
            )),
            Event::Closed { system, token } => {
                let at = self.system_name(system);
                let line = clear(match token {
                    true => format!("Put a black hole token on {at}."),
                    false => format!("{at} is a black hole; no token is left for it."),
                });
                line.map(|line| self.with_tokens(line))
            }
            Event::Aims { card, target, .. } => {
                but(format!("Point {} at {}.", self.swarm_name(card), self.system_name(target)))
            }
            Event::ConflictLost { card, .. } => but(format!(
                "You lose {}: your cubes there go to your bag, theirs to the reserve, the card under \
                 its deck. Pay its spoils.",
                self.card_name(card)
            )),
            _ => Some(line),
        }
    }

    /// What is to be done with the hands begins a beat.
    fn instruct_beat(&self, told: &Told<Event>) -> Beat {
        match told.event {
            Event::SwarmCame { .. }
            | Event::Moved { .. }
            | Event::Morphed { .. }
            | Event::Closed { .. }
            | Event::Aims { .. }
            | Event::NoTarget { .. }
            | Event::SwarmGone { .. } => Beat::Begins,
            _ => MasterOfTheGalaxy::beat_of(told),
        }
    }
}

impl MasterOfTheGalaxy {
    fn over_words(&self, by: EndedBy) -> &'static str {
        match by {
            EndedBy::Bases => "You won by bases",
            EndedBy::Starts => "You won by starts",
            EndedBy::NoSwarms => "You won: no swarm is left",
            EndedBy::HomeLost => "You lost: no base at home",
            EndedBy::TokensOut => "You lost: all black hole tokens are out",
            EndedBy::Rounds => "You lost: the last round is over",
        }
    }

    /// The slots of the Weavers' side, those that are filled in brackets.
    fn side_words(&self, card: Card, filled: u8) -> String {
        let letters = self.content.letters(Project::at(card, Part::Defence));
        let slots = letters.iter().enumerate().map(|(slot, letter)| match filled >> slot & 1 {
            1 => format!("[{letter}]"),
            _ => letter.to_string(),
        });
        slots.collect::<Vec<_>>().join(" ")
    }

    fn with_tokens(&self, mut line: Line) -> Line {
        let left = match self.state.tokens {
            0 => "no black hole token is left: at the end of your turn you lose, unless you win \
                  before"
                .into(),
            left => {
                format!("{} left", counted(left, "black hole token is", "black hole tokens are"))
            }
        };
        line.reasons.push(left);
        line
    }
}

fn capital(text: &str) -> String {
    table::phrases::capital(text)
}
