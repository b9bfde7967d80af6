//! Runs a helper through one turn of the opponent that was played.

use std::slice::Iter;

use game_core::{Choices, Emitted, Entry, EnumSet, Helped, Helper, Stage, Turn};

use super::checks::{
    Going, announce, next_correction, offered, press, same_before_press, same_end, same_story,
    set_up,
};
use super::played::{At, Played};
use super::report::HelperReport;

/// More questions than any turn has.
const ENDLESS: u32 = 500;

/// Runs the helper through a turn that was played.
///
/// # Errors
///
/// The first difference, in words.
pub(super) fn compare<G: Helped>(
    helper: &mut Helper<G>,
    turn: &Played<G>,
    report: &mut HelperReport,
) -> Result<(), String> {
    let nth = helper.turn();
    let chosen = turn.chosen.iter();
    let (going, counted) = (Going::default(), Taken::default());
    let run = TurnRun { nth, helper, turn, report, chosen, going, counted };
    run.run().map_err(|why| format!("turn {nth}: {why}"))
}

/// What a turn takes.
#[derive(Default)]
struct Taken {
    questions: u32,
    corrections: u32,
    taps: u32,
    drawn: u32,
    proposals: u32,
    otherwise: u32,
}

/// A turn that is being run.
struct TurnRun<'a, G: Helped> {
    nth: u16,
    helper: &'a mut Helper<G>,
    turn: &'a Played<G>,
    report: &'a mut HelperReport,
    /// What was chosen in the turn and not asked yet.
    chosen: Iter<'a, G::Choice>,
    going: Going,
    counted: Taken,
}

impl<G: Helped> TurnRun<'_, G> {
    fn run(mut self) -> Result<(), String> {
        if self.nth == 1 {
            set_up(self.helper, self.turn, self.report).map_err(|why| format!("set-up: {why}"))?;
        }
        self.correct()?;
        let mut emitted = Vec::new();
        let ended = loop {
            emitted.clear();
            let (stage, game) = self.stand(&mut emitted)?;
            match stage {
                Stage::Queries(queries) => self.answer(queries, &emitted)?,
                Stage::Begin => self.begin()?,
                Stage::Question => self.choose(&game, &emitted)?,
                Stage::Turn => break game,
                Stage::SetUp(_) => return Err("set-up is asked without end".into()),
                Stage::Score(_) | Stage::Over => {
                    return Err("the helper thinks the game is over".into());
                }
            }
        };
        self.end(&ended, &emitted)
    }

    /// Corrects what the helper has wrong before the turn.
    fn correct(&mut self) -> Result<(), String> {
        self.counted.corrections += announce(self.helper, self.turn)?;
        while let Some(query) = next_correction(self.helper, self.turn)? {
            if self.counted.corrections > ENDLESS {
                return Err("what is put right does not stay so".into());
            }
            let holds = self.turn.begun.get_answer(query);
            self.helper.set_answer(holds).map_err(|why| why.to_string())?;
            if self.nth == 1 {
                *self.report.missed.entry(query.to_string()).or_default() += 1;
            }
            *self.report.put_right.entry(query.to_string()).or_default() += 1;
            self.report.tap_for(&format!("correction of {query}"));
            self.counted.corrections += 1;
        }
        self.counted.taps += self.counted.corrections;
        Ok(())
    }

    /// Where the helper stands, which must be the same if it is run anew.
    fn stand(&self, emitted: &mut Vec<Emitted<G::Event>>) -> Result<(Stage<G>, G), String> {
        if self.counted.questions > ENDLESS {
            return Err("the helper asks without end".into());
        }
        let (stage, game) = self.helper.run_with_position(emitted);
        let mut anew: Vec<Emitted<G::Event>> = Vec::new();
        let again = self.helper.run_anew().run_with_position(&mut anew);
        let stands = |stage: &Stage<G>, game: &G, emitted: &[Emitted<G::Event>]| {
            format!("{stage:?} {:?} {emitted:?}", game.state())
        };
        if stands(&stage, &game, emitted) != stands(&again.0, &again.1, &anew) {
            return Err("a run that goes on stands elsewhere than one anew".into());
        }
        Ok((stage, game))
    }

    /// The point of the turn, with this many choices still to come after the next.
    fn at(&self, of_now: usize, emitted: &[Emitted<G::Event>]) -> At {
        At::of::<G>(self.turn.chosen.len() - self.chosen.len() - of_now, emitted)
    }

    /// Answers facts from the table.
    fn answer(
        &mut self,
        queries: EnumSet<G::Query>,
        emitted: &[Emitted<G::Event>],
    ) -> Result<(), String> {
        let at = self.at(0, emitted);
        let table = self.turn.table(at);
        let alone = queries.len() == 1;
        if queries.len() > 1 {
            self.going = Going::default();
            self.report.tap_for("go on");
        }
        let only = queries.first().filter(|_| alone);
        let offer = only.map(|only| offered(self.helper, only, table.get_answer(only)));
        let (offer, is_folded) = offer.unzip();
        let is_press = match (only, offer) {
            (Some(only), Some(answer)) => self.press_answer(only, answer, at)?,
            _ => true,
        };
        self.counted.questions += u32::from(is_press);
        self.counted.taps += u32::from(is_press);
        if is_press && is_folded == Some(true) {
            self.counted.taps += 1;
            self.report.tap_for("the rest of a list");
        }
        for query in queries.iter() {
            let holds = offer.unwrap_or_else(|| table.get_answer(query));
            let differs = !alone && self.helper.proposal(query) != Some(holds);
            self.counted.taps += u32::from(differs);
            if alone && is_press || differs {
                self.report.tap_for(&query.to_string());
            }
            self.helper.set_answer(holds).map_err(|why| why.to_string())?;
            *self.report.asked.entry(query.to_string()).or_default() += 1;
        }
        Ok(())
    }

    /// Whether an answer is a new press; it must have been known when it was pressed.
    fn press_answer(&mut self, query: G::Query, answer: G::Answer, at: At) -> Result<bool, String> {
        let entry = Entry::Answer(answer);
        let is_press = press(self.helper, &mut self.going, entry, at, self.report)?;
        same_before_press(&self.going, query, self.turn, at)?;
        Ok(is_press)
    }

    fn begin(&mut self) -> Result<(), String> {
        if self.nth == 1 {
            self.counted.taps += 1;
            self.report.tap_for("begin");
        }
        self.helper.enter(Entry::Begin).map_err(|why| why.to_string())
    }

    /// Makes the next choice of the turn that was played.
    fn choose(&mut self, game: &G, emitted: &[Emitted<G::Event>]) -> Result<(), String> {
        let Some(choice) = self.chosen.next() else {
            return Err("the helper asks what the game does not".into());
        };
        if let Some(alone) = self.helper.next_alone() {
            if self.is_made_alone(alone, *choice)? {
                return Ok(());
            }
            self.counted.otherwise += 1;
            self.counted.taps += 1;
            self.report.tap_for("otherwise");
        }
        let drawn = if game.turn() == Turn::Chance { "drawn" } else { "chosen" };
        let at = self.at(1, emitted);
        if press(self.helper, &mut self.going, Entry::Choice(*choice), at, self.report)? {
            self.counted.questions += 1;
            self.counted.taps += 1;
            let text = choice.to_string();
            let word = text.split(' ').next().unwrap_or_default();
            self.report.tap_for(&format!("{drawn} {word}"));
        }
        self.helper.choose(*choice).map_err(|why| {
            let mut listed = Choices::default();
            game.choices(&mut listed);
            format!("{why}, but {:?}, after {:?}", listed.listed(), emitted.last())
        })
    }

    /// Enters what the helper does by itself; whether that is the choice. Otherwise a person says
    /// that it was another one.
    fn is_made_alone(&mut self, alone: Entry<G>, choice: G::Choice) -> Result<bool, String> {
        let proposed = matches!(alone, Entry::Proposed(_));
        let entry = match alone {
            Entry::Proposed(proposed) if proposed == choice => alone,
            Entry::Proposed(_) => Entry::Otherwise,
            _ => Entry::Drawn(choice),
        };
        let is_otherwise = matches!(entry, Entry::Otherwise);
        self.counted.proposals += u32::from(proposed);
        self.counted.drawn += u32::from(!proposed);
        self.going = Going::default();
        self.helper.enter(entry).map_err(|why| why.to_string())?;
        Ok(!is_otherwise)
    }

    /// Compares both after the turn, and notes what it took.
    fn end(mut self, ended: &G, emitted: &[Emitted<G::Event>]) -> Result<(), String> {
        if self.chosen.next().is_some() {
            return Err("the game asks what the helper does not".into());
        }
        same_story::<G>(emitted, &self.turn.emitted)?;
        for query in G::tracked().iter() {
            let (here, there) = (ended.get_answer(query), self.turn.ended.get_answer(query));
            if here != there {
                return Err(format!("the helper has {here}, the game {there}"));
            }
        }
        self.helper.enter(Entry::Done).map_err(|why| why.to_string())?;
        if self.turn.ended.turn() == Turn::Over {
            same_end(self.helper, &self.turn.ended)?;
        }
        let (report, counted) = (self.report, self.counted);
        report.turns += 1;
        report.questions.note(counted.questions);
        report.chosen.note(self.turn.chosen.len() as u32);
        report.drawn.note(counted.drawn);
        report.proposed.note(counted.proposals);
        report.otherwise.note(counted.otherwise);
        report.corrections.note(counted.corrections);
        report.taps.note(counted.taps);
        Ok(())
    }
}
