//! What a game says of its automated opponent, and in which words, so that a [`Helper`](super::Helper)
//! can run it.

use std::borrow::Cow;

use i18n::Locale;

use super::form_group::FormGroup;
use crate::{
    Beat, Choices, Declared, Description, Emitted, EnumSet, Game, GameInfo, Id, Line, NoSink,
    OptionSpec, Outcome, Question, Settings, Steps, TurnOf, ValidationError, Viewer,
};

/// What a face shows of a helper, in words: what is asked, what can be answered, what to carry out.
///
/// Each is said in the language that it is asked in, or in English where the game lacks it.
pub trait HelperText: GameInfo + Steps {
    /// The facts that the opponent's rules can read, each with a name.
    type Query: Id;

    /// A fact with what holds of it, as it is answered and written into a log.
    type Answer: Declared;

    /// The answers that there can be to a fact, in the order in which to offer them: no other is
    /// entered.
    fn answers(&self, query: Self::Query) -> Vec<Self::Answer>;

    /// The answers to a fact that are offered in this position, where they are fewer than those that
    /// there can be; the others can be typed. By default all.
    fn offers(&self, query: Self::Query) -> Vec<Self::Answer> {
        self.answers(query)
    }

    /// Whether a fact that is kept is offered to be put right in this position; any other can be
    /// typed. By default each is.
    fn can_change(&self, query: Self::Query) -> bool {
        let _ = query;
        true
    }

    /// What a person has to say before a turn, where there is something to say, in one press: that
    /// it is a turn of another kind, or that the game is over. Lists of answers to what is kept or
    /// presumed, each with a title. None by default.
    fn announced(&self, locale: Locale) -> Vec<(Cow<'static, str>, Vec<Self::Answer>)> {
        let _ = locale;
        Vec::new()
    }

    /// What a picture asks, as one question.
    fn asks(&self, queries: EnumSet<Self::Query>, locale: Locale) -> String;

    /// A fact in a few words.
    fn query_name(&self, query: Self::Query, locale: Locale) -> String;

    /// What holds of a fact, in a few words beneath its name.
    fn answer_name(&self, answer: Self::Answer, locale: Locale) -> String;

    /// An event as something to carry out on the table, which says nothing that was never asked;
    /// `None` if there is nothing to do and nothing to know.
    fn instruct(&self, event: &Self::Event, locale: Locale) -> Option<Line>;

    /// The question that the opponent's turn asks now; by default as in the whole game, in English.
    fn question_for_helper(&self, locale: Locale) -> Option<Question> {
        let _ = locale;
        self.question(Viewer::Everybody)
    }

    /// An answer to it; by default as in the whole game, in English.
    fn describe_for_helper(&self, choice: Self::Choice, locale: Locale) -> Description {
        let _ = locale;
        self.describe(choice)
    }

    /// The title of a screen of [`Helped::asked_options`], which stands there in English or as the
    /// key of a message; by default as it stands there.
    fn screen_title(title: &'static str, locale: Locale) -> Cow<'static, str> {
        let _ = locale;
        Cow::Borrowed(title)
    }

    /// An option that is asked before a helper begins; by default as it is, in English.
    fn option_for_helper(spec: OptionSpec, locale: Locale) -> OptionSpec {
        let _ = locale;
        spec
    }

    /// How the game ended, in this position; by default as in the whole game, in English.
    fn outcome_for_helper(&self, locale: Locale) -> Option<Outcome> {
        let _ = locale;
        self.outcome()
    }

    /// What stands above the opponent's turn that begins with an event; by default as in the whole
    /// game, in English.
    fn turn_for_helper(&self, emitted: &Emitted<Self::Event>, locale: Locale) -> Option<TurnOf> {
        let _ = locale;
        self.turn_of(emitted)
    }

    /// The opponent's turn in one line; by default as in the whole game, in English.
    fn sum_up_for_helper(&self, turn: &[&Self::Event], locale: Locale) -> Option<String> {
        let _ = locale;
        self.sum_up(turn)
    }

    /// What part an event has where the turn is told as things to carry out, each of which is a beat
    /// of its own. By default that of the game.
    fn instruct_beat(&self, emitted: &Emitted<Self::Event>) -> Beat {
        self.beat(emitted)
    }
}

/// What a game says of its automated opponent so that a [`Helper`](crate::Helper) can run it.
///
/// Promises, checked by `conformance::helper_equivalence` on many random games: a helper whose facts are
/// answered from the whole position tells what the game tells of each turn of the opponent
/// ([`Helped::without_the_unknown`]) and leaves the opponent's own as the game does, whatever
/// stands in the parts of its position that it does not know.
pub trait Helped: HelperText {
    /// The position that a helper begins with: the opponent as it is after set-up, and placeholders.
    ///
    /// # Errors
    ///
    /// Every reason why such a game has no opponent that a helper can run.
    fn blank(
        options: &Self::Options,
        content: &'static Self::Content,
    ) -> Result<Self, Vec<ValidationError>>;

    /// Which fact it answers.
    fn query_of(answer: Self::Answer) -> Self::Query;

    /// What holds of a fact in this position.
    fn get_answer(&self, query: Self::Query) -> Self::Answer;

    /// Writes what holds of a fact into this position.
    fn set_answer(&mut self, answer: Self::Answer);

    /// What is the opponent's own: a helper keeps it from turn to turn, and asks for it only if the
    /// person says that something on the table has changed it.
    fn tracked() -> EnumSet<Self::Query>;

    /// What is taken to hold until the person says otherwise, such as that the game goes on.
    fn assumed() -> EnumSet<Self::Query>;

    /// Of the opponent's own, what follows by a rule from other answers of the turn, so that nobody
    /// need say that it has changed; none by default.
    fn derived() -> EnumSet<Self::Query> {
        EnumSet::EMPTY
    }

    /// What is made anew for every turn, such as a hand: what it was before proposes nothing, and a
    /// face begins with what stands in [`Helped::blank`]. None by default.
    fn transient() -> EnumSet<Self::Query> {
        EnumSet::EMPTY
    }

    /// What one picture asks when this fact is missing, itself among it: facts of one place.
    fn asked_with(&self, query: Self::Query) -> EnumSet<Self::Query>;

    /// The facts that are asked, each alone, only as far as their answers make a difference to the
    /// turn ([`Helper::offered`](crate::Helper::offered)), and once more if another difference
    /// matters later. None by default.
    fn in_part() -> EnumSet<Self::Query> {
        EnumSet::EMPTY
    }

    /// One answer in place of several that make no difference, as what they have in common; by
    /// default there is none, and each is offered.
    fn in_general(&self, alike: &[Self::Answer]) -> Option<Self::Answer> {
        let _ = alike;
        None
    }

    /// Whether what this event tells may be carried out after something is answered, a question of
    /// the position or this fact, that stands in one press with what was asked before it: that is the
    /// same before and after. By default it is.
    fn can_wait(event: &Self::Event, query: Option<Self::Query>) -> bool {
        let _ = (event, query);
        true
    }

    /// How many buttons come of a press that answers several things, at most.
    fn most_buttons() -> usize {
        32
    }

    /// Whether what is asked now, a question of the position or this fact alone, is answered in one
    /// press with others like it that come right before or after it: whoever answers one of them has
    /// all of them before his eyes, and nothing has to be told between them. By default it is not.
    fn form_group(&self, query: Option<Self::Query>) -> FormGroup {
        let _ = query;
        FormGroup::Alone
    }

    /// Puts this position, whatever it is, before the turn of the opponent with this number, from 1:
    /// with everything that is the opponent's own or presumed as it is in `kept`, and nothing in the
    /// rest that could not be.
    fn begin_turn(&mut self, kept: &Self, nth: u16);

    /// Whether the opponent's turn goes on, from before its first step to after its last.
    fn is_opponents_turn(&self) -> bool;

    /// The answer to the question that is asked now, in the opponent's turn, if it does not matter
    /// which it is: then nobody is asked, and nothing of it is told.
    fn irrelevant_answer(&self) -> Option<Self::Choice>;

    /// Whether the chance question that is asked now is the opponent's own luck: what is drawn or
    /// rolled comes from what the helper keeps whole, and nobody else draws from it, so that a program
    /// can do it. A game in which that is ever so names [`DRAWS`](crate::DRAWS) among its
    /// [`Helped::asked_options`]. By default it never is.
    fn is_own_chance(&self) -> bool {
        false
    }

    /// What is proposed to the person where the rules leave a choice of the opponent's to him: that
    /// which he would most often want, or the first. It is told as carried out, and he says so if he
    /// wants it otherwise. By default nothing is, and he is asked.
    fn proposes(&self) -> Option<Self::Choice> {
        None
    }

    /// The facts that are not known any more once what is pending has gone on, because the person
    /// decides how they change; none by default.
    fn invalidated(&self) -> EnumSet<Self::Query> {
        EnumSet::EMPTY
    }

    /// An event as a helper knows it, without what was never asked; `None` if nothing is left.
    fn without_the_unknown(event: &Self::Event) -> Option<Self::Event>;

    /// What is settled for every helper before anything is asked, such as that one person plays;
    /// nothing by default.
    fn settled() -> Settings {
        Settings::new()
    }

    /// The options that a person is asked for before a helper begins, by their ids: one list with a
    /// title for each screen, in their order. An option that is in none has its default. None by
    /// default.
    fn asked_options() -> &'static [(&'static str, &'static [&'static str])] {
        &[]
    }

    /// What is asked of the table before the first turn of the opponent, in the position after
    /// set-up: one set for each picture, in the order in which they are asked. All of it is the
    /// opponent's own, as it stands after what chance and the person did in set-up. By default
    /// nothing needs to be asked.
    fn set_up(&self) -> Vec<EnumSet<Self::Query>> {
        Vec::new()
    }

    /// What follows from the facts that were entered of set-up, `said`, for others of the opponent's
    /// own; nothing by default.
    fn follow_set_up(&mut self, said: EnumSet<Self::Query>) {
        let _ = said;
    }

    /// What is asked once the game is over, so that [`Game::outcome`](crate::Game::outcome) tells
    /// the score of the person too: one set for each picture. By default nothing is asked, and no
    /// score is told.
    fn scored(&self) -> Vec<EnumSet<Self::Query>> {
        Vec::new()
    }

    /// How the game ended that was over as in `ended`, in this position, into which was written what
    /// was said of the score. What ended it is what it was, whatever was said.
    fn outcome_of(&self, ended: &Self, said: &[Self::Answer], locale: Locale) -> Option<Outcome> {
        let _ = said;
        let Outcome { rule, ended_by, .. } = ended.outcome_for_helper(locale)?;
        Some(Outcome { rule, ended_by, ..self.outcome_for_helper(locale)? })
    }
}

/// A game in which the first choice that is listed was made again and again until set-up is over: a
/// position for [`Helped::blank`].
pub fn dealt<G: Game>(mut game: G, is_over: impl Fn(&G) -> bool) -> G {
    let mut choices = Choices::default();
    while !is_over(&game) {
        game.choices(&mut choices);
        let Some(&first) = choices.listed().first() else { break };
        game.apply_unchecked(first, &mut NoSink);
    }
    game
}
