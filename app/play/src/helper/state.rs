//! What a helper waits for, narrates and keeps, derived from its log.

use game_core::{
    Beat, Choices, Description, Emitted, Entry, EnumSet, Helped, Helper, NoSink, Recorder, Settled,
    Stage,
};
use i18n::{Locale, headed, message};
use serde::Serialize;
use serde_json::{Value, json};

use crate::TOGETHER;
use crate::session::heads;
use crate::{Alone, BoardAt, NarratedBeat, NarratedLine, NarratedTurn};

/// Text that answers a whole picture with the last known values.
pub const AS_KNOWN: &str = "as known";

/// Prefix of the entry number in the text that rejects a proposal.
pub(super) const OTHERWISE: &str = "otherwise ";

/// What a helper shows now.
#[derive(Clone, Debug, Serialize)]
pub struct Helping {
    /// Whether the program draws and rolls for the opponent.
    pub draws: bool,
    /// Number of the opponent's turn, from 1.
    pub turn: u16,
    /// What it waits for.
    pub stage: HelperStage,
    /// The facts that it asks for, if any.
    pub asks: Vec<QueryAsked>,
    /// The opponent's turn so far, in beats: what to carry out on the table.
    pub told: Vec<NarratedBeat>,
    /// Facts that are tracked from turn to turn or assumed, and can be corrected.
    pub kept: Vec<QueryAsked>,
    /// What can be announced before the turn and makes it a special or the last one.
    pub announced: Vec<Announced>,
    /// Whether one press answers this question and later ones: the choices of the position are then
    /// such presses.
    #[serde(skip)]
    pub is_pressed: bool,
    /// The text that says the turn is carried out; where the next turn begins with a draw or a
    /// proposal, the same press starts it.
    #[serde(skip)]
    pub done: String,
    /// The first log entry that is new: from the last answer on, with the draws and proposals after
    /// it.
    #[serde(skip)]
    pub new_from: usize,
}

/// Answers that can be given without a question, under a title.
#[derive(Clone, Debug, Serialize)]
pub struct Announced {
    /// What they are about.
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
    /// The start of the opponent's turn; until then the person plays.
    Begin,
    /// A drawn or rolled result, or a choice that the person makes for the opponent.
    Question,
    /// The person to carry out the turn.
    CarryOut,
    /// Facts that the score needs.
    Score,
    /// Nothing: the game is over.
    Over,
}

/// A fact of the table with its possible answers.
#[derive(Clone, Debug, Serialize)]
pub struct QueryAsked {
    /// Name of the query, such as `module`.
    #[serde(rename = "fact")]
    pub query: String,
    /// The fact in words.
    pub title: String,
    /// The last known value, as the text of an entry.
    pub known: Option<String>,
    /// Each answer as the text of an entry, and in words.
    pub answers: Vec<(String, String)>,
    /// How many of them to show at first; the others appear on request.
    #[serde(skip)]
    pub at_once: usize,
}

/// A helper with everything derived from its log.
pub(crate) struct HelperState<G: Helped> {
    pub(crate) stage: Stage<G>,
    pub(crate) game: G,
    pub(crate) told: Vec<Emitted<G::Event>>,
    /// Language of its texts.
    pub(crate) locale: Locale,
}

impl<G: Helped> HelperState<G> {
    pub(crate) fn of(helper: &Helper<G>, locale: Locale) -> Self {
        let mut told = Recorder::<G, _>::events_only();
        let (stage, game) = helper.run_with_position(&mut told);
        HelperState { stage, game, told: told.into_emitted(), locale }
    }

    /// The last known value of a fact that is asked for. A picture is filled in even with facts
    /// that are asked anew every turn, but a fact of that kind that is asked alone has no answer
    /// marked.
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

    /// The answers that set these facts to their last known values.
    pub(crate) fn as_known(&self, helper: &Helper<G>) -> Vec<Entry<G>> {
        let asked = self.stage.queries();
        asked.iter().filter_map(|query| self.last_known(query, helper)).map(Entry::Answer).collect()
    }

    /// The narration from this event on, without events that say nothing known.
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
                heading: event
                    .as_ref()
                    .and_then(|event| G::heading(event, &line.text, self.locale)),
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

    /// A drawn or proposed result in words.
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

    /// The proposals of the turn that the person can reject: the text that rejects each, and the
    /// proposal in words.
    pub(super) fn otherwise(&self, helper: &Helper<G>) -> Vec<(String, String)> {
        let lines = helper.settled().iter().map(|settled| self.settled_line(settled));
        let proposed = lines.filter_map(|line| match line.alone? {
            Alone::Proposed { otherwise } => Some((otherwise, line.text)),
            Alone::Drawn => None,
        });
        proposed.collect()
    }

    /// The narrated turn so far.
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
            leads.push(self.settled_line(settled));
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

    /// The answers offered for a fact at this moment.
    fn offered(&self, query: G::Query, helper: &Helper<G>) -> Vec<G::Answer> {
        match &self.stage {
            Stage::Queries(queries) if queries.len() == 1 => {
                helper.offered(query).into_iter().map(|offer| offer.answer).collect()
            }
            Stage::SetUp(_) => self.game.offers_in_set_up(query),
            _ => self.game.offers(query),
        }
    }

    /// The last known value of a fact that is asked now. What the score could not have is replaced
    /// by what it could.
    fn last_known(&self, query: G::Query, helper: &Helper<G>) -> Option<G::Answer> {
        let known = Self::known(self.stage.queries(), query, helper);
        match (&self.stage, known) {
            (Stage::Score(_), Some(known)) => {
                let offered = self.game.offers(query);
                if offered.contains(&known) { Some(known) } else { offered.first().copied() }
            }
            _ => known,
        }
    }

    /// The facts that are asked for.
    pub(super) fn asks(&self, helper: &Helper<G>) -> Vec<QueryAsked> {
        let asked = |query| {
            let answers = self.offered(query, helper);
            let at_once = Helper::<G>::shown_at_once(query, answers.len());
            let known = self.last_known(query, helper);
            QueryAsked { at_once, ..self.asked(query, answers, known) }
        };
        self.stage.queries().iter().map(asked).collect()
    }

    /// The facts that are tracked from turn to turn or assumed, and can be corrected now.
    pub(super) fn kept(&self) -> Vec<QueryAsked> {
        let kept = match self.stage {
            Stage::SetUp(_) | Stage::Score(_) | Stage::Over => EnumSet::EMPTY,
            Stage::Queries(_) | Stage::Begin | Stage::Question | Stage::Turn => {
                G::tracked().or(G::assumed())
            }
        };
        let asked =
            |query| self.asked(query, self.game.offers(query), Some(self.game.get_answer(query)));
        kept.iter().filter(|query| self.game.can_change(*query)).map(asked).collect()
    }

    pub(crate) fn helping(&self, helper: &Helper<G>) -> Helping {
        let entries = helper.entries();
        let by_person = entries.iter().rposition(|entry| !entry.is_alone());
        Helping {
            draws: helper.draws(),
            turn: helper.turn(),
            stage: self.stage(),
            asks: self.asks(helper),
            told: self.turn(helper).beats,
            kept: self.kept(),
            announced: self.announced(helper),
            is_pressed: !helper.presses().is_empty(),
            done: self.done(helper),
            new_from: by_person.unwrap_or_default(),
        }
    }

    /// The text that says the turn is carried out, and starts the next one if that begins with a
    /// draw or a proposal.
    pub(super) fn done(&self, helper: &Helper<G>) -> String {
        match after_done(helper) {
            Some(_) => [Entry::<G>::Done, Entry::Begin].map(|one| one.to_string()).join(TOGETHER),
            None => Entry::<G>::Done.to_string(),
        }
    }

    /// What can be announced before the next turn.
    ///
    /// If the press that ends the turn also starts the next one, the announcement is offered before
    /// it, and the press includes it.
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

/// An event as data, in every build: pictures of deeds are drawn from it.
fn as_data(event: &impl Serialize) -> Value {
    serde_json::to_value(event).unwrap_or_default()
}

/// Reduces an event whose details a helper does not know to its kind.
fn only_its_kind(event: &Value) -> Value {
    json!({ "what": event["what"] })
}

/// The helper after the turn is carried out, if the next one begins with a draw or a proposal.
fn after_done<G: Helped>(helper: &Helper<G>) -> Option<Helper<G>> {
    let mut next = helper.clone();
    next.enter(Entry::Done).ok()?;
    matches!(next.run(&mut NoSink), Stage::Begin).then_some(next)
}

/// How what is kept of the opponent is written as JSON, with the number of its turn.
pub(super) type KeptJson<G> = fn(&HelperState<G>, u16) -> Value;

/// Everything kept of the opponent, as data: each fact with its value.
pub(super) fn kept_json<G: Helped>(stand: &HelperState<G>, turn: u16) -> Value {
    let queries = G::tracked().or(G::assumed());
    let kept: serde_json::Map<String, Value> = queries
        .iter()
        .map(|query| (query.to_string(), stand.game.get_answer(query).to_string().into()))
        .collect();
    json!({ "turn": turn, "kept": kept })
}

/// What was drawn, in the game's short form if there is one; its effect is narrated after it.
fn in_short(locale: Locale, drawn: Description) -> String {
    match drawn.short.is_empty() {
        true => heads(locale, drawn),
        false => heads(locale, Description { label: drawn.short.clone(), ..drawn }),
    }
}

/// An entry in words.
pub(crate) fn entry_words<G: Helped>(before: &HelperState<G>, entry: Entry<G>) -> String {
    match (entry, &before.stage) {
        (Entry::Answer(answer), stage) => {
            let is_asked = stage.queries().contains(G::query_of(answer));
            let lists = if is_asked { Vec::new() } else { before.game.announced(before.locale) };
            let said = lists.into_iter().find(|(_, answers)| answers.contains(&answer));
            if let Some((title, _)) = said {
                // The person's own sentence, as it was pressed.
                let words = before.game.answer_name(answer, before.locale);
                return headed(before.locale, &title, &words);
            }
            let query = before.game.query_name(G::query_of(answer), before.locale);
            headed(before.locale, &query, &before.game.answer_name(answer, before.locale))
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

/// The choices that the open question of a helper lists, as the game describes them.
pub(crate) fn listed_by<G: Helped>(game: &G) -> Vec<G::Choice> {
    let mut choices = Choices::default();
    game.choices(&mut choices);
    choices.listed().to_vec()
}
