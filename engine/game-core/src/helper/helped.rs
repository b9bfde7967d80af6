//! What a game provides for its automated opponent, as rules and as text, so that a
//! [`Helper`](super::Helper) can run it.

use std::borrow::Cow;

use i18n::Locale;

use super::form_group::FormGroup;
use super::objection::Objection;
use crate::{
    Beat, Choices, Declared, Description, Emitted, EnumSet, Game, GameInfo, Id, Line, NoSink,
    OptionSpec, Outcome, Question, Rule, Settings, Steps, TurnOf, ValidationError, Viewer,
};

/// The text that front ends show for a helper: questions, answers, instructions.
///
/// Text is in the requested language, or in English where the game lacks it.
pub trait HelperText: GameInfo + Steps {
    /// The facts that the opponent's rules can read, each with a name.
    type Query: Id;

    /// An answer to a fact, as entered and written into a log.
    type Answer: Declared;

    /// All possible answers to a fact, in display order; nothing else can be entered.
    fn answers(&self, query: Self::Query) -> Vec<Self::Answer>;

    /// The answers to offer for a fact in this position, if fewer than the possible ones; the
    /// others can be typed. By default all.
    fn offers(&self, query: Self::Query) -> Vec<Self::Answer> {
        self.answers(query)
    }

    /// The answers to offer for a fact of set-up. By default as in any other position.
    fn offers_in_set_up(&self, query: Self::Query) -> Vec<Self::Answer> {
        self.offers(query)
    }

    /// Why answers about set-up or the score cannot all be true; nothing by default. `said` has the
    /// last answer to each fact entered so far, possibly not to all, and is already written into
    /// this position; `kept` is the table without them.
    fn objections(&self, kept: &Self, said: &[Self::Answer], locale: Locale) -> Vec<Objection> {
        let _ = (kept, said, locale);
        Vec::new()
    }

    /// Whether to offer a correction of a tracked or assumed fact in this position; others can be
    /// typed. By default every one.
    fn can_change(&self, query: Self::Query) -> bool {
        let _ = query;
        true
    }

    /// What a person may have to announce before a turn, in one press: that it is a turn of another
    /// kind, or that the game is over. Lists of answers to tracked or assumed facts, each with a
    /// title. None by default.
    fn announced(&self, locale: Locale) -> Vec<(Cow<'static, str>, Vec<Self::Answer>)> {
        let _ = locale;
        Vec::new()
    }

    /// The facts of one form as one question.
    fn asks(&self, queries: EnumSet<Self::Query>, locale: Locale) -> String;

    /// The name of a fact, in a few words.
    fn query_name(&self, query: Self::Query, locale: Locale) -> String;

    /// The answer to a fact, in a few words below its name.
    fn answer_name(&self, answer: Self::Answer, locale: Locale) -> String;

    /// An event as an instruction to carry out on the table, without mentioning unknown facts;
    /// `None` if there is nothing to do and nothing to know.
    fn instruct(&self, event: &Self::Event, locale: Locale) -> Option<Line>;

    /// The current question of the opponent's turn; by default that of the whole game.
    fn question_for_helper(&self, locale: Locale) -> Option<Question> {
        self.question(Viewer::Everybody, locale)
    }

    /// An answer to it; by default as in the whole game.
    fn describe_for_helper(&self, choice: Self::Choice, locale: Locale) -> Description {
        self.describe(choice, locale)
    }

    /// The title of a screen of [`Helped::asked_options`], which lists it in English or as a
    /// message key; unchanged by default.
    fn screen_title(title: &'static str, locale: Locale) -> Cow<'static, str> {
        let _ = locale;
        Cow::Borrowed(title)
    }

    /// An option that is asked before a helper begins; unchanged by default, in English.
    fn option_for_helper(spec: OptionSpec, locale: Locale) -> OptionSpec {
        let _ = locale;
        spec
    }

    /// How the game ended in this position; by default as in the whole game.
    fn outcome_for_helper(&self, locale: Locale) -> Option<Outcome> {
        self.score_sheet(locale)
    }

    /// The title of the opponent's turn that an event begins; by default as in the whole game.
    fn turn_for_helper(&self, emitted: &Emitted<Self::Event>, locale: Locale) -> Option<TurnOf> {
        self.turn_of(emitted, locale)
    }

    /// The opponent's turn in one line; by default as in the whole game.
    fn sum_up_for_helper(&self, turn: &[&Self::Event], locale: Locale) -> Option<String> {
        self.sum_up(turn, locale)
    }

    /// The event's role in a turn told as instructions, each of which is a beat of its own. By
    /// default that of the game.
    fn instruct_beat(&self, emitted: &Emitted<Self::Event>) -> Beat {
        self.beat(emitted)
    }
}

/// The rules side of an automated opponent that a [`Helper`](crate::Helper) can run.
///
/// Promises, checked by `conformance::helper_equivalence` on many random games: if its facts are
/// answered from the whole position, a helper emits what the game emits in each turn of the
/// opponent ([`Helped::without_the_unknown`]) and updates the opponent's own facts as the game
/// does, whatever the unknown parts of its position contain.
pub trait Helped: HelperText {
    /// The initial position of a helper: the opponent as it is after set-up, and placeholders.
    ///
    /// # Errors
    ///
    /// Every reason why such a game has no opponent that a helper can run.
    fn blank(
        options: &Self::Options,
        content: &'static Self::Content,
    ) -> Result<Self, Vec<ValidationError>>;

    /// The rule by which the facts of the score count.
    const SCORED_BY: Rule;

    /// The fact that this answers.
    fn query_of(answer: Self::Answer) -> Self::Query;

    /// The answer to a fact in this position.
    fn get_answer(&self, query: Self::Query) -> Self::Answer;

    /// Writes the answer to a fact into this position.
    fn set_answer(&mut self, answer: Self::Answer);

    /// The opponent's own facts: a helper keeps them from turn to turn, and asks for one only if
    /// the person says that something on the table has changed it.
    fn tracked() -> EnumSet<Self::Query>;

    /// Facts assumed to hold until the person says otherwise, such as that the game goes on.
    fn assumed() -> EnumSet<Self::Query>;

    /// Those of the opponent's own facts that follow by a rule from other answers of the turn, so
    /// that nobody has to report a change; none by default.
    fn derived() -> EnumSet<Self::Query> {
        EnumSet::EMPTY
    }

    /// Facts that are new in every turn, such as a hand: their old answers are not proposed, and a
    /// front end starts from the answer in [`Helped::blank`]. None by default.
    fn transient() -> EnumSet<Self::Query> {
        EnumSet::EMPTY
    }

    /// The facts of the form that asks for this one, itself included: facts of one place.
    fn asked_with(&self, query: Self::Query) -> EnumSet<Self::Query>;

    /// Facts asked in part: each alone, and only as far as the answer makes a difference to the
    /// turn ([`Helper::offered`](crate::Helper::offered)); asked again if another difference
    /// matters later. None by default.
    fn in_part() -> EnumSet<Self::Query> {
        EnumSet::EMPTY
    }

    /// A single answer that stands for several equivalent ones; by default there is none, and each
    /// is offered.
    fn in_general(&self, alike: &[Self::Answer]) -> Option<Self::Answer> {
        let _ = alike;
        None
    }

    /// Whether this event may be carried out after a later question of the same press is answered
    /// (a question of the position, or this fact), because the answer is the same before and after.
    /// By default it may.
    fn can_wait(event: &Self::Event, query: Option<Self::Query>) -> bool {
        let _ = (event, query);
        true
    }

    /// The most buttons for a press that answers several questions.
    fn most_buttons() -> usize {
        32
    }

    /// How the current question (of the position, or this fact alone) is grouped into one press
    /// with similar ones right before or after it. A person who answers one must be able to see
    /// them all, with nothing to report in between. By default it is not grouped.
    fn form_group(&self, query: Option<Self::Query>) -> FormGroup {
        let _ = query;
        FormGroup::Alone
    }

    /// Turns this position, whatever it is, into the start of the opponent's turn with this number,
    /// from 1: tracked and assumed facts are taken from `kept`, and everything else becomes
    /// something possible.
    fn begin_turn(&mut self, kept: &Self, nth: u16);

    /// Whether it is the opponent's turn, from before its first step until after its last.
    fn is_opponents_turn(&self) -> bool;

    /// An answer to the current question of the opponent's turn, if it makes no difference which:
    /// then nobody is asked, and the answer is not reported.
    fn irrelevant_answer(&self) -> Option<Self::Choice>;

    /// Whether the current chance question is the opponent's own luck, so that a program can draw
    /// or roll for it: the helper keeps all of the source, and nobody else draws from it. A game in
    /// which this is ever true lists [`DRAWS`](crate::DRAWS) among its [`Helped::asked_options`].
    /// `false` by default.
    fn is_own_chance(&self) -> bool {
        false
    }

    /// What to propose where the rules leave an opponent's choice to the person: the most likely
    /// wish, or the first choice. It is reported as carried out, and the person can ask for another
    /// one. By default there is no proposal, and the person is asked.
    fn proposes(&self) -> Option<Self::Choice> {
        None
    }

    /// Facts that become unknown once the pending work has gone on, because the person decides how
    /// they change; none by default.
    fn invalidated(&self) -> EnumSet<Self::Query> {
        EnumSet::EMPTY
    }

    /// An event without facts that were never asked; `None` if nothing is left.
    fn without_the_unknown(event: &Self::Event) -> Option<Self::Event>;

    /// Settings fixed for every helper, such as the number of players; none by default.
    fn settled() -> Settings {
        Settings::new()
    }

    /// The ids of the options asked before a helper begins: for each screen its title and a list,
    /// in display order. Options that are not listed keep their defaults. None by default.
    fn asked_options() -> &'static [(&'static str, &'static [&'static str])] {
        &[]
    }

    /// The facts asked before the opponent's first turn, in the position after set-up: one set for
    /// each form, in order. All are the opponent's own facts, as chance and the person left them in
    /// set-up. By default there are none.
    fn set_up(&self) -> Vec<EnumSet<Self::Query>> {
        Vec::new()
    }

    /// Derives other facts of the opponent's own from the facts `said` that were entered in set-up;
    /// nothing by default.
    fn follow_set_up(&mut self, said: EnumSet<Self::Query>) {
        let _ = said;
    }

    /// The facts asked once the game is over, so that [`Game::outcome`](crate::Game::outcome)
    /// includes the person's score: one set for each form. By default there are none, and no score
    /// is shown.
    fn scored(&self) -> Vec<EnumSet<Self::Query>> {
        Vec::new()
    }

    /// The outcome with the answers about the score, `said`, which are written into this position.
    /// The rule and the reason for the end are taken from `ended`, the position at the end,
    /// whatever was answered.
    fn outcome_of(&self, ended: &Self, said: &[Self::Answer], locale: Locale) -> Option<Outcome> {
        let _ = said;
        let Outcome { rule, ended_by, .. } = ended.outcome_for_helper(locale)?;
        Some(Outcome { rule, ended_by, ..self.outcome_for_helper(locale)? })
    }
}

/// Plays a game by always taking the first listed choice until set-up is over, to make a position
/// for [`Helped::blank`].
pub fn dealt<G: Game>(mut game: G, is_over: impl Fn(&G) -> bool) -> G {
    let mut choices = Choices::default();
    while !is_over(&game) {
        game.choices(&mut choices);
        let Some(&first) = choices.listed().first() else { break };
        game.apply_unchecked(first, &mut NoSink);
    }
    game
}
