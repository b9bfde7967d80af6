//! What a helper waits for, tells and keeps, worked out from its log.

use game_core::{
    Beat, Choices, Description, Emitted, Entry, EnumSet, Helped, Helper, NoSink, Recorder, Settled,
    Stage,
};
use i18n::{Locale, message};
use serde::Serialize;
use serde_json::{Value, json};

use crate::session::heads;
use crate::{Alone, BoardAt, NarratedBeat, NarratedLine, NarratedTurn};

/// What answers a whole picture with what was last known of it.
pub const AS_KNOWN: &str = "as known";

/// What stands before the number of the entry that proposed what the person wants otherwise.
pub(super) const OTHERWISE: &str = "otherwise ";

/// What stands between the entries that one press makes.
pub(super) const TOGETHER: &str = "; ";

/// What a helper shows now.
#[derive(Clone, Debug, Serialize)]
pub struct Helping {
    /// Whether the program draws and rolls for the opponent what is its own.
    pub draws: bool,
    /// Which turn of the opponent it is, from 1.
    pub turn: u16,
    /// What it waits for.
    pub stage: HelperStage,
    /// What is asked of the table, if facts are.
    pub asks: Vec<QueryAsked>,
    /// What the opponent's turn tells so far, in beats: what is to be carried out on the table.
    pub told: Vec<NarratedBeat>,
    /// What is kept from turn to turn, or taken to hold, and can be put right.
    pub kept: Vec<QueryAsked>,
    /// What can be said before the turn, and makes it one of another kind or the last.
    pub announced: Vec<Announced>,
    /// Whether one press answers what is asked and what is asked after it: then the choices of the
    /// position are such presses.
    #[serde(skip)]
    pub is_pressed: bool,
    /// The text by which the turn is carried out; where the next one begins with what is drawn or
    /// proposed, it begins with that press too.
    #[serde(skip)]
    pub done: String,
    /// From this entry on the log tells what is new: what the last answer brought, with what was
    /// drawn and proposed after it.
    #[serde(skip)]
    pub new_from: usize,
}

/// Answers that nothing asks for, under a title.
#[derive(Clone, Debug, Serialize)]
pub struct Announced {
    /// Of what they are.
    pub title: String,
    /// Each answer as the text of an entry, and in words.
    pub answers: Vec<(String, String)>,
}

/// What a helper waits for.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HelperStage {
    /// Facts of the table after set-up.
    SetUp,
    /// Facts that the opponent's turn needs.
    #[serde(rename = "facts")]
    Queries,
    /// That the opponent's turn begins: until then the person plays.
    Begin,
    /// What was drawn or rolled, or what the person chooses for the opponent.
    Question,
    /// That the turn is carried out.
    CarryOut,
    /// Facts that the score needs.
    Score,
    /// Nothing: the game is over.
    Over,
}

/// A fact of the table with the answers that are offered.
#[derive(Clone, Debug, Serialize)]
pub struct QueryAsked {
    /// Its name, such as `module`.
    #[serde(rename = "fact")]
    pub query: String,
    /// In words.
    pub title: String,
    /// What was last known of it, as the text of an entry.
    pub known: Option<String>,
    /// Each answer as the text of an entry, and in words.
    pub answers: Vec<(String, String)>,
    /// So many of them are shown at once, and the others where none of these is it.
    #[serde(skip)]
    pub at_once: usize,
}

/// A helper as it stands, with everything that is worked out from its log.
pub(crate) struct HelperState<G: Helped> {
    pub(crate) stage: Stage<G>,
    pub(crate) game: G,
    pub(crate) told: Vec<Emitted<G::Event>>,
    /// Whose words it is said in.
    pub(crate) locale: Locale,
}

impl<G: Helped> HelperState<G> {
    pub(crate) fn of(helper: &Helper<G>, locale: Locale) -> Self {
        let mut told = Recorder::<G, _>::events_only();
        let (stage, game) = helper.run_with_position(&mut told);
        HelperState { stage, game, told: told.into_emitted(), locale }
    }

    /// What was last known of a fact that is asked. Of what is made anew for every turn a picture is
    /// filled in all the same, but nothing is marked where it is asked alone.
    fn known(asked: EnumSet<G::Query>, query: G::Query, helper: &Helper<G>) -> Option<G::Answer> {
        let is_marked = asked.len() > 1 || !G::transient().contains(query);
        helper.proposal(query).filter(|_| is_marked)
    }

    fn stage(&self) -> HelperStage {
        match self.stage {
            Stage::SetUp(_) => HelperStage::SetUp,
            Stage::Queries(_) => HelperStage::Queries,
            Stage::Begin => HelperStage::Begin,
            Stage::Question => HelperStage::Question,
            Stage::Turn => HelperStage::CarryOut,
            Stage::Score(_) => HelperStage::Score,
            Stage::Over => HelperStage::Over,
        }
    }

    /// The answers that say of these facts what was last known.
    pub(crate) fn as_known(&self, helper: &Helper<G>) -> Vec<Entry<G>> {
        let asked = self.stage.queries();
        asked
            .iter()
            .filter_map(|query| Self::known(asked, query, helper))
            .map(Entry::Answer)
            .collect()
    }

    /// What was told from this event on, in words; nothing of what says nothing that is known.
    pub(super) fn lines(&self, from: usize) -> impl Iterator<Item = (Beat, NarratedLine)> {
        self.lines_between(from, self.told.len())
    }

    fn lines_between(
        &self,
        from: usize,
        until: usize,
    ) -> impl Iterator<Item = (Beat, NarratedLine)> {
        let told = self.told[..until].iter().skip(from);
        told.filter_map(|told| {
            let line = self.game.instruct(&told.event, self.locale)?;
            let event = G::without_the_unknown(&told.event);
            let line = NarratedLine {
                rule: told.rule.0,
                heading: event.as_ref().and_then(|event| G::heading(event, &line.text)),
                event: match event {
                    Some(known) => as_data(&known),
                    None => only_its_kind(&as_data(&told.event)),
                },
                text: line.text,
                reasons: line.reasons,
                places: line.places,
                alone: None,
            };
            Some((self.game.instruct_beat(told), line))
        })
    }

    /// What was drawn or proposed, in words.
    fn settled_line(&self, settled: &Settled<G>) -> NarratedLine {
        let what = settled.game.describe_for_helper(settled.choice, self.locale);
        let (text, alone) = match settled.is_proposed {
            true => {
                let what = heads(self.locale, what);
                let otherwise = format!("{OTHERWISE}{}", settled.entry);
                (
                    message!(self.locale, "helper-proposed", what = what),
                    Alone::Proposed { otherwise },
                )
            }
            false => (
                message!(self.locale, "helper-drawn", what = in_short(self.locale, what)),
                Alone::Drawn,
            ),
        };
        NarratedLine {
            rule: "",
            heading: None,
            event: Value::Null,
            text: text.into(),
            reasons: Vec::new(),
            places: vec![settled.choice.to_string()],
            alone: Some(alone),
        }
    }

    /// What was proposed in the turn and can be had otherwise: the text that says so, with what it
    /// was.
    pub(super) fn otherwise(&self, helper: &Helper<G>) -> Vec<(String, String)> {
        let settled = helper.settled().into_iter();
        let lines = settled.map(|settled| self.settled_line(&settled));
        let proposed = lines.filter_map(|line| match line.alone? {
            Alone::Proposed { otherwise } => Some((otherwise, line.text)),
            Alone::Drawn => None,
        });
        proposed.collect()
    }

    /// The turn as it is told so far.
    pub(crate) fn turn(&self, helper: &Helper<G>) -> NarratedTurn {
        let title = self.told.iter().find_map(|told| self.game.turn_for_helper(told, self.locale));
        let mut turn = NarratedTurn {
            title: title.map_or_else(
                || message!(self.locale, "helper-turn", turn = helper.turn()).into(),
                |turn| turn.title,
            ),
            ..NarratedTurn::default()
        };
        let (mut leads, mut from) = (Vec::new(), 0);
        let mut tell = |leads: &mut Vec<NarratedLine>, from, until| {
            for (beat, line) in self.lines_between(from, until) {
                if beat != Beat::Heads {
                    turn.add(leads, beat, line, BoardAt::default());
                }
            }
        };
        for settled in helper.settled() {
            tell(&mut leads, from, settled.emitted);
            leads.push(self.settled_line(&settled));
            from = settled.emitted;
        }
        tell(&mut leads, from, self.told.len());
        turn.close(leads);
        let events: Vec<&G::Event> = self.told.iter().map(|told| &told.event).collect();
        turn.summary = self.game.sum_up_for_helper(&events, self.locale).unwrap_or_default();
        turn
    }

    fn asked(
        &self,
        query: G::Query,
        mut answers: Vec<G::Answer>,
        known: Option<G::Answer>,
    ) -> QueryAsked {
        if let Some(known) = known.filter(|known| !answers.contains(known)) {
            answers.insert(0, known);
        }
        let text = |answer: G::Answer| Entry::<G>::Answer(answer).to_string();
        QueryAsked {
            query: query.to_string(),
            title: self.game.query_name(query, self.locale),
            known: known.map(text),
            at_once: answers.len(),
            answers: answers
                .into_iter()
                .map(|answer| (text(answer), self.game.answer_name(answer, self.locale)))
                .collect(),
        }
    }

    /// The answers to a fact that is asked now.
    fn offered(&self, query: G::Query, helper: &Helper<G>) -> Vec<G::Answer> {
        match &self.stage {
            Stage::Queries(queries) if queries.len() == 1 => {
                helper.offered(query).into_iter().map(|offer| offer.answer).collect()
            }
            _ => self.game.offers(query),
        }
    }

    pub(crate) fn helping(&self, helper: &Helper<G>) -> Helping {
        let asked: EnumSet<G::Query> = self.stage.queries();
        let kept = match self.stage {
            Stage::SetUp(_) | Stage::Score(_) | Stage::Over => EnumSet::EMPTY,
            Stage::Queries(_) | Stage::Begin | Stage::Question | Stage::Turn => {
                G::tracked().or(G::assumed())
            }
        };
        let entries = helper.entries();
        let by_person = entries.iter().rposition(|entry| !entry.is_alone());
        Helping {
            draws: helper.draws(),
            turn: helper.turn(),
            stage: self.stage(),
            asks: asked
                .iter()
                .map(|query| {
                    let answers = self.offered(query, helper);
                    let at_once = Helper::<G>::shown_at_once(query, answers.len());
                    let known = Self::known(asked, query, helper);
                    QueryAsked { at_once, ..self.asked(query, answers, known) }
                })
                .collect(),
            told: self.turn(helper).beats,
            kept: kept
                .iter()
                .filter(|query| self.game.can_change(*query))
                .map(|query| {
                    self.asked(query, self.game.offers(query), Some(self.game.get_answer(query)))
                })
                .collect(),
            announced: self.announced(helper),
            is_pressed: !helper.presses().is_empty(),
            done: self.done(helper),
            new_from: by_person.unwrap_or_default(),
        }
    }

    /// The text that says that the turn is carried out, and that the next one begins if it does so
    /// with what is drawn or proposed.
    pub(super) fn done(&self, helper: &Helper<G>) -> String {
        match after_done(helper) {
            Some(_) => [Entry::<G>::Done, Entry::Begin].map(|one| one.to_string()).join(TOGETHER),
            None => Entry::<G>::Done.to_string(),
        }
    }

    /// What can be said before the turn that is to come.
    ///
    /// While a turn is carried out that the next one follows in the same press, that is already said
    /// here, and the press says all of it.
    pub(super) fn announced(&self, helper: &Helper<G>) -> Vec<Announced> {
        if matches!(self.stage, Stage::Turn)
            && let Some(next) = after_done(helper)
        {
            let mut announced = HelperState::of(&next, self.locale).announced(&next);
            for (text, _) in announced.iter_mut().flat_map(|list| &mut list.answers) {
                let mut said = next.clone();
                let entered = text.parse().is_ok_and(|entry| said.enter(entry).is_ok());
                let waits = entered && matches!(said.run(&mut NoSink), Stage::Begin);
                let begins = waits.then(|| Entry::<G>::Begin.to_string());
                let all = [Entry::<G>::Done.to_string(), std::mem::take(text)];
                *text = all.into_iter().chain(begins).collect::<Vec<_>>().join(TOGETHER);
            }
            return announced;
        }
        let asks_set_up = matches!(self.stage, Stage::SetUp(_));
        if asks_set_up || !helper.is_before_turn() {
            return Vec::new();
        }
        let lists =
            self.game.announced(self.locale).into_iter().map(|(title, answers)| Announced {
                title: title.into_owned(),
                answers: answers
                    .into_iter()
                    .map(|one| {
                        (
                            Entry::<G>::Answer(one).to_string(),
                            self.game.answer_name(one, self.locale),
                        )
                    })
                    .collect(),
            });
        lists.filter(|list| !list.answers.is_empty()).collect()
    }
}

/// An event as data, in every build: pictures of what is done are drawn from it.
fn as_data(event: &impl Serialize) -> Value {
    serde_json::to_value(event).unwrap_or_default()
}

/// Of an event of which nothing else is known beside a real table, what happened.
fn only_its_kind(event: &Value) -> Value {
    json!({ "what": event["what"] })
}

/// The helper once the turn is carried out, if the next one begins with what is drawn or proposed.
fn after_done<G: Helped>(helper: &Helper<G>) -> Option<Helper<G>> {
    let mut next = helper.clone();
    next.enter(Entry::Done).ok()?;
    matches!(next.run(&mut NoSink), Stage::Begin).then_some(next)
}

/// How what is kept of the opponent is written as JSON, with the number of its turn.
pub(super) type KeptJson<G> = fn(&HelperState<G>, u16) -> Value;

/// What is kept of the opponent, as data: each fact with what holds of it.
pub(super) fn kept_json<G: Helped>(stand: &HelperState<G>, turn: u16) -> Value {
    let queries = G::tracked().or(G::assumed());
    let kept: serde_json::Map<String, Value> = queries
        .iter()
        .map(|query| (query.to_string(), stand.game.get_answer(query).to_string().into()))
        .collect();
    json!({ "turn": turn, "kept": kept })
}

/// What was drawn, by the few words of it where the game has them: what it does is told after it.
fn in_short(locale: Locale, drawn: Description) -> String {
    match drawn.short.is_empty() {
        true => heads(locale, drawn),
        false => heads(locale, Description { label: drawn.short.clone(), ..drawn }),
    }
}

/// An entry in words.
pub(crate) fn entry_words<G: Helped>(before: &HelperState<G>, entry: Entry<G>) -> String {
    match (entry, &before.stage) {
        (Entry::Answer(answer), _) => {
            let query = before.game.query_name(G::query_of(answer), before.locale);
            format!("{query}: {}", before.game.answer_name(answer, before.locale))
        }
        (Entry::Choice(choice), _) => {
            heads(before.locale, before.game.describe_for_helper(choice, before.locale))
        }
        (Entry::Drawn(choice), _) => {
            let what =
                in_short(before.locale, before.game.describe_for_helper(choice, before.locale));
            message!(before.locale, "helper-drawn", what = what).into()
        }
        (Entry::Proposed(choice), _) => {
            let what = heads(before.locale, before.game.describe_for_helper(choice, before.locale));
            message!(before.locale, "helper-proposed", what = what).into()
        }
        (Entry::Begin, _) => message!(before.locale, "helper-begins").into(),
        (Entry::Otherwise, _) => message!(before.locale, "helper-otherwise").into(),
        (Entry::Done, _) => message!(before.locale, "helper-carried-out").into(),
    }
}

/// The choices that the question of a helper lists, as the game describes them.
pub(crate) fn listed_by<G: Helped>(game: &G) -> Vec<G::Choice> {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    choices.listed().to_vec()
}
