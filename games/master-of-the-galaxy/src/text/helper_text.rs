//! What a helper at a real table asks, and its text for what the Weavers do.

use std::borrow::Cow;

use game_core::{
    Beat, Emitted, EnumSet, Helped as _, HelperText, Id as _, Line, Named as _, Narrate as _,
    Objection, Outcome, nth_of,
};
use i18n::{Locale, Messages, message};

use super::messages;
use crate::event::{Event, NotDue};
use crate::game::MasterOfTheGalaxy;
use crate::helper::{Answer, EndedBy, Query};
use crate::types::{Card, Colour, Part, Project, Symbol, System, Weaver, Work};

impl HelperText for MasterOfTheGalaxy {
    type Query = Query;
    type Answer = Answer;

    fn asks(&self, facts: EnumSet<Query>, locale: Locale) -> String {
        let messages = messages(locale);
        let first = facts.iter().next().map_or(0, |query| query.kind().0);
        match first {
            2 => message!(messages, "asks-home"),
            3 | 4 => message!(messages, "asks-drawn"),
            6 => message!(messages, "asks-reserve"),
            9 => message!(messages, "asks-first"),
            16..=18 => message!(messages, "asks-end"),
            _ => message!(messages, "asks-table"),
        }
        .into()
    }

    fn query_name(&self, query: Query, locale: Locale) -> String {
        let narrator = self.narrator(locale);
        let messages = narrator.messages;
        let (kind, nth) = query.kind();
        let swarm = || nth_of::<Weaver>(nth).named(&narrator);
        let conflict = || Query::conflict_card(nth).named(&narrator);
        let colour = || nth_of::<Colour>(nth).named(&narrator);
        let symbol = || nth_of::<Symbol>(nth).named(&narrator);
        let words = match kind {
            0 => message!(messages, "fact-due"),
            1 => message!(messages, "fact-fed", symbol = symbol()),
            2 => message!(messages, "fact-home"),
            3 => message!(messages, "fact-pair"),
            4 => narrator.text(colour()).into(),
            5 | 6 => message!(messages, "fact-reserve", colour = colour()),
            // Names are shown as the content has them.
            7 => return narrator.word(nth_of::<System>(nth)),
            8 => return narrator.text(swarm()),
            9 => match self.first_place(nth) {
                Some(corner) => message!(messages, "fact-on", system = corner.named(&narrator)),
                None => message!(messages, "fact-nth", nth = nth + 1),
            },
            10 => return message!(messages, "fact-aim", swarm = swarm()).into(),
            11 => {
                let (card, work) =
                    (nth_of::<Weaver>(nth / Work::COUNT), Work::ALL[nth % Work::COUNT]);
                let (card, work) = (card.named(&narrator), work.named(&narrator));
                message!(messages, "fact-work", swarm = card, work = work)
            }
            12 => return narrator.text(conflict()),
            13 => return message!(messages, "fact-side", conflict = conflict()).into(),
            14 => message!(messages, "fact-oldest"),
            15 => message!(messages, "fact-game"),
            16 => message!(messages, "fact-bases"),
            17 => message!(messages, "fact-starts"),
            _ => message!(messages, "fact-symbols", symbol = symbol()),
        };
        capital(&words)
    }

    fn answer_name(&self, answer: Answer, locale: Locale) -> String {
        let narrator = self.narrator(locale);
        let messages = narrator.messages;
        let system = |system: System| system.named(&narrator);
        match answer {
            Answer::Span => message!(messages, "answer-span"),
            Answer::Aim => message!(messages, "answer-aim"),
            Answer::Fed(_, 0) => message!(messages, "answer-not-fed"),
            Answer::Fed(symbol, times) => {
                message!(messages, "answer-fed", count = times, symbol = symbol.named(&narrator))
            }
            Answer::Home(at) | Answer::Target(_, at) => narrator.word(at).into(),
            Answer::Pair(colour) => capital(&narrator.word(colour)).into(),
            Answer::NoPair => message!(messages, "answer-no-pair"),
            Answer::InHand(_, 2) => "2+".into(),
            Answer::InHand(_, count)
            | Answer::Bases(count)
            | Answer::Starts(count)
            | Answer::Symbols(_, count) => count.to_string().into(),
            Answer::Plenty(_) => message!(messages, "answer-plenty"),
            Answer::Scarce(_) => message!(messages, "answer-scarce"),
            Answer::Reserve(_, 20) => message!(messages, "answer-or-more", count = 20),
            Answer::Reserve(_, count) => count.to_string().into(),
            Answer::Hole(at) => message!(messages, "answer-hole", system = system(at)),
            Answer::Open(_) => message!(messages, "answer-open"),
            Answer::On(_, at) => message!(messages, "answer-on", system = system(at)),
            Answer::InDeck(_) => message!(messages, "answer-deck"),
            Answer::Gone(_) => message!(messages, "answer-gone"),
            Answer::Swarm(_, card) => narrator.word(card).into(),
            Answer::NoSwarm(_) | Answer::NoConflict(_) | Answer::NoOldest => {
                message!(messages, "answer-none")
            }
            Answer::NoTarget(_) => message!(messages, "answer-nothing"),
            Answer::Cubes(card, work, count) => {
                message!(
                    messages,
                    "answer-cubes",
                    count = count,
                    slots = self.work_slots(card, work)
                )
            }
            Answer::Conflict(_, target, source) => {
                let (target, source) = (system(target), system(source));
                message!(messages, "answer-conflict", target = target, source = source)
            }
            Answer::Side(card, filled) => self.side_words(card, filled).into(),
            Answer::Oldest(card) => narrator.word(card).into(),
            Answer::GoesOn => message!(messages, "answer-goes-on"),
            Answer::Over(by) => return over_words(by, messages),
            Answer::OverBySymbols(symbol) => {
                message!(messages, "over-symbols", symbol = symbol.named(&narrator))
            }
        }
        .into()
    }

    /// All answers that the board and the cards of this game allow.
    fn answers(&self, query: Query) -> Vec<Answer> {
        let (kind, nth) = query.kind();
        let card = || nth_of::<Weaver>(nth);
        let conflict = || Query::conflict_card(nth);
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
                let cards = (0..).map_while(|nth| (nth < 9).then(|| Query::conflict_card(nth)));
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

    /// The answers that are possible with the present swarms.
    fn offers(&self, query: Query) -> Vec<Answer> {
        let under = |system: System| self.state.swarm_on(system).is_some();
        let near = |system: System| self.content.neighbours[system];
        let mut offered = self.answers(query);
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
            Answer::Bases(_) | Answer::Starts(_) | Answer::Symbols(..) => {
                self.fits_the_end(*answer)
            }
            _ => true,
        });
        offered
    }

    fn objections(&self, _: &Self, said: &[Answer], locale: Locale) -> Vec<Objection> {
        let narrator = self.narrator(locale);
        let twice = self.named_twice(said).map(|card| {
            let card = card.named(&narrator);
            let why = message!(narrator.messages, "one-card-twice", card = card);
            Objection::new(why, "WV-1.3")
        });
        let without = starts_without_bases(said).map(|(starts, bases)| {
            let why =
                message!(narrator.messages, "starts-without-bases", starts = starts, bases = bases);
            Objection::new(why, "MG-8.2a")
        });
        twice.into_iter().chain(without).collect()
    }

    /// Whether a query applies to the present swarms and conflicts.
    fn can_change(&self, query: Query) -> bool {
        let (kind, nth) = query.kind();
        let swarms = self.state.swarms.len();
        match kind {
            0 => false,
            // An owner's map may have systems at other places.
            7 => self.content.systems.contains(nth_of(nth)),
            9 => swarms > 1 && nth < swarms,
            10 => self.state.swarm(nth_of(nth)).is_some(),
            11 => self.state.swarm(nth_of(nth / Work::COUNT)).is_some(),
            13 => self.defended(Query::conflict_card(nth)).is_some(),
            14 => self.state.conflicts.len() > 1,
            _ => true,
        }
    }

    /// What the person can announce: symbols that feed a swarm, targets that were closed, the end.
    fn announced(&self, locale: Locale) -> Vec<(Cow<'static, str>, Vec<Answer>)> {
        let swarms = || self.state.swarms.iter();
        let fed: EnumSet<Symbol> =
            swarms().map(|swarm| self.content.weaver(swarm.card).symbol).collect();
        let closed: EnumSet<System> = swarms().filter_map(|swarm| swarm.target).collect();
        let fed = fed.iter().map(|symbol| Answer::Fed(symbol, 1));
        let first = fed.chain(closed.iter().map(Answer::Hole)).collect();
        let over = self.answers(Query::END).into_iter();
        let over =
            over.filter(|end| !matches!(end, Answer::GoesOn | Answer::Over(EndedBy::Rounds)));
        let messages = messages(locale);
        vec![
            (message!(messages, "announce-before"), first),
            (message!(messages, "announce-over"), over.collect()),
        ]
    }

    /// An event as an instruction, in as few words as possible.
    fn instruct(&self, event: &Event, locale: Locale) -> Option<Line> {
        let known = MasterOfTheGalaxy::without_the_unknown(event)?;
        let narrator = self.narrator(locale);
        let messages = narrator.messages;
        let mut line = narrator.line(&known);
        match *event {
            Event::Advanced { .. }
            | Event::Redirected { .. }
            | Event::Resolved { .. }
            | Event::Morphed { .. }
            | Event::Aims { .. } => {}
            Event::NotDue { why: NotDue::Count(colour, 2..), .. } => {
                let why = message!(messages, "due-pair", colour = colour.named(&narrator));
                return Some(Line { reasons: vec![why.into()], ..line });
            }
            Event::SwarmCame { .. } | Event::Moved { .. } => {
                line.reasons = vec![message!(messages, "do-clear").into()];
            }
            Event::Closed { .. } => {
                line.reasons = vec![message!(messages, "do-clear").into()];
                let left = match self.state.tokens {
                    0 => message!(messages, "tokens-none"),
                    left => message!(messages, "tokens-left", count = left),
                };
                line.reasons.push(left.into());
            }
            Event::ConflictLost { .. } => line.reasons.clear(),
            _ => return Some(line),
        }
        Some(Line { text: narrator.event_text("do", event), ..line })
    }

    fn screen_title(title: &'static str, locale: Locale) -> Cow<'static, str> {
        messages(locale).message(title, &[])
    }

    fn outcome_for_helper(&self, locale: Locale) -> Option<Outcome> {
        self.score_sheet(locale)
    }

    /// Every instruction that needs the person's hands begins a beat.
    fn instruct_beat(&self, emitted: &Emitted<Event>) -> Beat {
        match emitted.event {
            Event::SwarmCame { .. }
            | Event::Moved { .. }
            | Event::Morphed { .. }
            | Event::Closed { .. }
            | Event::Aims { .. }
            | Event::NoTarget { .. }
            | Event::SwarmGone { .. } => Beat::Begins,
            _ => MasterOfTheGalaxy::beat_of(emitted),
        }
    }
}

impl MasterOfTheGalaxy {
    /// Whether a figure of the person's fits how the game ended: what it was won by is there, and
    /// no more than ends a game at once.
    fn fits_the_end(&self, answer: Answer) -> bool {
        let winning = &self.content.numbers.winning;
        let by = self.get_answer(Query::END);
        let is_lost =
            matches!(by, Answer::Over(EndedBy::HomeLost | EndedBy::TokensOut | EndedBy::Rounds));
        match answer {
            Answer::Bases(count) if is_lost => count < winning.bases,
            Answer::Starts(count) if is_lost => count < winning.starts,
            Answer::Symbols(_, count) if is_lost => count < winning.symbols,
            Answer::Bases(count) if by == Answer::Over(EndedBy::Bases) => count == winning.bases,
            Answer::Bases(count) => count <= winning.bases,
            Answer::Starts(count) if by == Answer::Over(EndedBy::Starts) => count >= winning.starts,
            Answer::Starts(count) => count <= winning.starts,
            Answer::Symbols(symbol, count) if by == Answer::OverBySymbols(symbol) => {
                (winning.symbols..=12).contains(&count)
            }
            Answer::Symbols(_, count) => count <= 12,
            _ => true,
        }
    }

    /// The card that was named for both of the first swarms.
    fn named_twice(&self, said: &[Answer]) -> Option<Weaver> {
        let first = said.iter().filter_map(|answer| match *answer {
            Answer::Swarm(_, card) if self.first_place(0).is_some() => Some(card),
            _ => None,
        });
        match first.collect::<Vec<_>>()[..] {
            [one, other] if one == other => Some(one),
            _ => None,
        }
    }

    /// The slots of the Weavers' side, with the filled ones in brackets.
    fn side_words(&self, card: Card, filled: u8) -> String {
        let letters = self.content.letters(Project::at(card, Part::Defence));
        let slots = letters.iter().enumerate().map(|(slot, letter)| match filled >> slot & 1 {
            1 => format!("[{letter}]"),
            _ => letter.to_string(),
        });
        slots.collect::<Vec<_>>().join(" ")
    }
}

/// The starts and the bases that the person said, if there are more starts: who controls a system
/// has a base there.
fn starts_without_bases(said: &[Answer]) -> Option<(u8, u8)> {
    let starts = said.iter().find_map(|answer| match *answer {
        Answer::Starts(count) => Some(count),
        _ => None,
    })?;
    let bases = said.iter().find_map(|answer| match *answer {
        Answer::Bases(count) => Some(count),
        _ => None,
    })?;
    (starts > bases).then_some((starts, bases))
}

fn over_words(by: EndedBy, messages: Messages) -> String {
    match by {
        EndedBy::Bases => message!(messages, "over-bases"),
        EndedBy::Starts => message!(messages, "over-starts"),
        EndedBy::NoSwarms => message!(messages, "over-swarms"),
        EndedBy::HomeLost => message!(messages, "over-home"),
        EndedBy::TokensOut => message!(messages, "over-tokens"),
        EndedBy::Rounds => message!(messages, "over-rounds"),
    }
    .into()
}

fn capital(text: &str) -> String {
    game_core::grammar::capital(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::GameInfo as _;

    #[test]
    fn nothing_without_a_name_is_offered_to_be_put_right() {
        let content = MasterOfTheGalaxy::content_of_ours();
        let options = MasterOfTheGalaxy::read_options(&MasterOfTheGalaxy::settled(), content);
        let game = MasterOfTheGalaxy::blank(&options.expect("alone"), content).expect("a blank");
        let kept = MasterOfTheGalaxy::tracked().or(MasterOfTheGalaxy::assumed());
        let offered: Vec<Query> = kept.iter().filter(|query| game.can_change(*query)).collect();
        let systems = offered.iter().filter(|query| query.kind().0 == 7).count();
        assert_eq!(systems, content.systems.len(), "each system on the map");
        for locale in Locale::ALL {
            for &query in &offered {
                assert!(!game.query_name(query, locale).trim().is_empty(), "{query} in {locale:?}");
            }
        }
    }
}
