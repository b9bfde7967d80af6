use std::fmt::Debug;
use std::marker::PhantomData;

use table::{
    Ask, Description, Draw, Estimates, Game, Illegal, Line, Narrate, Objection, OptionSpec,
    Outcome, Outline, Published, Question, RuleBook, Seat, Settings, SourceFile, Tell, Turn,
    Viewer,
};

use crate::sealed_bids::{Choice, Content, Event, Options, SealedBids, State, View};

/// Where a variant differs from Sealed Bids; by default, nowhere.
pub(super) trait Flaw: Clone + PartialEq + Debug + Send + Sync + 'static {
    fn set(
        options: &Options,
        content: &'static Content,
        state: State,
    ) -> Result<SealedBids, Vec<Objection>> {
        SealedBids::set(options, content, state)
    }

    fn ask(game: &SealedBids, out: &mut impl Ask<Choice>) {
        game.ask(out);
    }

    fn apply_listed(game: &mut SealedBids, choice: Choice, tell: &mut impl Tell<Event>) {
        game.apply_listed(choice, tell);
    }

    /// Whether the choice was carried out.
    fn try_apply(game: &mut SealedBids, choice: Choice, tell: &mut impl Tell<Event>) -> bool {
        let mut choices = table::Choices::default();
        Self::ask(game, &mut choices);
        let listed = choices.contains(choice);
        if listed {
            Self::apply_listed(game, choice, tell);
        }
        listed
    }

    fn view(game: &SealedBids, viewer: Viewer) -> View {
        game.view(viewer)
    }

    fn imagine(view: &View, content: &'static Content, dice: &mut impl Draw) -> SealedBids {
        SealedBids::imagine(view, content, dice)
    }

    fn outcome(game: &SealedBids) -> Option<Outcome> {
        game.outcome()
    }

    fn bound(game: &SealedBids) -> u32 {
        game.bound()
    }

    fn estimate(game: &SealedBids) -> Option<Estimates> {
        Self::outcome(game).as_ref().map(Estimates::of)
    }

    fn known_to(game: &SealedBids, seat: Seat) -> Option<u64> {
        game.known_to(seat)
    }

    fn question(game: &SealedBids, viewer: Viewer) -> Option<Question> {
        game.question(viewer)
    }

    fn describe(game: &SealedBids, choice: Choice) -> Description {
        game.describe(choice)
    }

    fn relate(game: &SealedBids, event: &Event, viewer: Viewer) -> Line {
        game.relate(event, viewer)
    }

    fn read_options(
        settings: &Settings,
        content: &'static Content,
    ) -> Result<Options, Vec<Objection>> {
        SealedBids::read_options(settings, content)
    }

    fn every_choice() -> Vec<Choice> {
        SealedBids::every_choice()
    }
}

/// Sealed Bids with a flaw.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Flawed<F> {
    game: SealedBids,
    flaw: PhantomData<F>,
}

fn flawed<F>(game: SealedBids) -> Flawed<F> {
    Flawed { game, flaw: PhantomData }
}

impl<F: Flaw> Game for Flawed<F> {
    type Content = Content;
    type Options = Options;
    type State = State;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    fn new(options: &Options, content: &'static Content) -> Result<Self, Vec<Objection>> {
        SealedBids::new(options, content).map(flawed)
    }

    fn set(
        options: &Options,
        content: &'static Content,
        state: State,
    ) -> Result<Self, Vec<Objection>> {
        F::set(options, content, state).map(flawed)
    }

    fn options(&self) -> &Options {
        self.game.options()
    }

    fn content(&self) -> &'static Content {
        self.game.content()
    }

    fn state(&self) -> &State {
        self.game.state()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn ask(&self, out: &mut impl Ask<Choice>) {
        F::ask(&self.game, out);
    }

    fn apply_listed(&mut self, choice: Choice, tell: &mut impl Tell<Event>) {
        F::apply_listed(&mut self.game, choice, tell);
    }

    fn apply(&mut self, choice: Choice, tell: &mut impl Tell<Event>) -> Result<(), Illegal> {
        let applied = F::try_apply(&mut self.game, choice, tell);
        if applied { Ok(()) } else { Err(Illegal { choice: choice.to_string() }) }
    }

    fn view(&self, viewer: Viewer) -> View {
        F::view(&self.game, viewer)
    }

    fn imagine(view: &View, content: &'static Content, dice: &mut impl Draw) -> Self {
        flawed(F::imagine(view, content, dice))
    }

    fn outcome(&self) -> Option<Outcome> {
        F::outcome(&self.game)
    }

    fn bound(&self) -> u32 {
        F::bound(&self.game)
    }

    fn estimate(&self) -> Option<Estimates> {
        F::estimate(&self.game)
    }

    fn known_to(&self, seat: Seat) -> Option<u64> {
        F::known_to(&self.game, seat)
    }
}

impl<F: Flaw> Narrate for Flawed<F> {
    fn question(&self, viewer: Viewer) -> Option<Question> {
        F::question(&self.game, viewer)
    }

    fn describe(&self, choice: Choice) -> Description {
        F::describe(&self.game, choice)
    }

    fn redact(&self, choice: Choice, viewer: Viewer) -> Option<String> {
        self.game.redact(choice, viewer)
    }

    fn relate(&self, event: &Event, viewer: Viewer) -> Line {
        F::relate(&self.game, event, viewer)
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.game.seat_name(seat)
    }

    fn outline(view: &View, content: &'static Content) -> Vec<Outline> {
        SealedBids::outline(view, content)
    }
}

impl<F: Flaw> Published for Flawed<F> {
    const ID: &'static str = SealedBids::ID;
    const TITLE: &'static str = SealedBids::TITLE;
    const SUMMARY: &'static str = SealedBids::SUMMARY;
    const RULES_VERSION: u32 = SealedBids::RULES_VERSION;

    fn rulebook() -> &'static RuleBook {
        SealedBids::rulebook()
    }

    fn content_of_ours() -> &'static Content {
        SealedBids::content_of_ours()
    }

    fn load_content(owner: &[SourceFile]) -> Result<Content, Vec<Objection>> {
        SealedBids::load_content(owner)
    }

    fn fingerprint(content: &Content) -> &str {
        SealedBids::fingerprint(content)
    }

    fn option_specs(content: &'static Content) -> Vec<OptionSpec> {
        SealedBids::option_specs(content)
    }

    fn read_options(
        settings: &Settings,
        content: &'static Content,
    ) -> Result<Options, Vec<Objection>> {
        F::read_options(settings, content)
    }

    fn seats(options: &Options) -> u8 {
        SealedBids::seats(options)
    }

    fn modes() -> Vec<(String, Settings)> {
        SealedBids::modes()
    }

    fn every_choice() -> Vec<Choice> {
        F::every_choice()
    }

    fn audit(&self) -> Vec<String> {
        self.game.audit()
    }
}
