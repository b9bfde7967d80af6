/// Declares the frames of a game: for each its fields, and either how it runs, or who answers it,
/// what it asks and what an answer does.
///
/// ```text
/// Name { fields } => { run: …, },                                   acts, and never asks
/// Name { fields } => { by: …, legal_actions: …, answer: …, },       asks
/// Name { fields } => { by: …, run: …, legal_actions: …, answer: …, },   `run` decides: acts or asks
/// Name { fields } => { by: …, legal_actions: …, selection: …, answer: …, },   asks a multi-select
/// ```
///
/// `run` returns a [`Flow`](crate::Flow). `by` is an `Option` of who answers, `None` for chance.
/// The names between the bars are those of the game, the action sink, the choice and the event sink
/// in the expressions below; each expression may also use its frame's fields. `selection` is the
/// value of [`Game::selection`](crate::Game::selection) while the frame asks.
///
/// The enum gets `decider`, `run`, `legal_actions`, `selection` and `answer`. A new frame is one
/// new paragraph, and the compiler points to the line where a part is missing. A frame that only
/// runs lists nothing, and panics in debug builds when it is answered.
///
/// ```
/// # use game_core::{ActionSink, Flow, EventSink};
/// # #[derive(Default)] struct Nim { heap: u8, frame: Frame }
/// # game_core::choices! { pub enum Choice { Take(count: u8 in 1..=3) = "take {}" } }
/// # pub struct Taken(u8);
/// # impl Nim {
/// #     fn legal_take(&self, most: u8, out: &mut impl ActionSink<Choice>) {
/// #         (1..=most).for_each(|count| out.choice(Choice::Take(count)));
/// #     }
/// #     fn answer_take(&mut self, choice: Choice, sink: &mut impl EventSink<Taken>) {
/// #         let Choice::Take(count) = choice;
/// #         self.heap -= count;
/// #         self.frame = Frame::Refill;
/// #     }
/// #     fn run_refill(&mut self) -> Flow { self.heap = 9; self.frame = Frame::Take { most: 3 }; Flow::Ran }
/// # }
/// game_core::frames! {
///     /// What is pending.
///     #[derive(Clone, Copy, Debug, Default, PartialEq)]
///     pub enum Frame |game: Nim, out: Choice, choice, sink: Taken| by u8 {
///         /// Asks the player to take so many at most.
///         Take { most: u8 } => {
///             by: Some(1),
///             legal_actions: game.legal_take(most, out),
///             answer: game.answer_take(choice, sink),
///         },
///         /// Fills the heap again.
///         #[default]
///         Refill => { run: game.run_refill() },
///     }
/// }
///
/// let mut nim = Nim::default();
/// assert_eq!(nim.frame.run(&mut nim, &mut game_core::NoSink), Flow::Ran);
/// let mut listed = game_core::Choices::default();
/// nim.frame.legal_actions(&nim, &mut listed);
/// assert_eq!(listed.len(), 3);
/// assert_eq!((nim.frame.decider(&nim), Frame::Refill.decider(&nim)), (Some(1), None));
/// nim.frame.answer(&mut nim, Choice::Take(2), &mut game_core::NoSink);
/// assert_eq!(nim.heap, 7);
/// ```
#[macro_export]
macro_rules! frames {
    (
        $(#[$about:meta])*
        $visible:vis enum $name:ident
            |$game:ident : $Game:ident, $out:ident : $Choice:ident, $choice:ident, $sink:ident : $Event:ident|
            by $Who:ident
        {
            $(
                $(#[$doc:meta])*
                $frame:ident $({ $($(#[$kept:meta])* $field:ident : $type:ty),* $(,)? })? => $parts:tt
            ),+ $(,)?
        }
    ) => {
        $(#[$about])*
        $visible enum $name {
            $($(#[$doc])* $frame $({ $($(#[$kept])* $field: $type),* })?),+
        }

        // Not every part of a frame uses all its fields.
        #[allow(unused_variables, clippy::needless_return)]
        impl $name {
            /// Who answers it; `None` for chance, or if it only runs.
            pub(crate) fn decider(self, $game: &$Game) -> ::std::option::Option<$Who> {
                match self {
                    $($name::$frame $({ $($field),* })? => $crate::frames!(@by $parts)),+
                }
            }

            /// Runs it, unless it asks.
            pub(crate) fn run(
                self,
                $game: &mut $Game,
                $sink: &mut impl $crate::EventSink<$Event>,
            ) -> $crate::Flow {
                match self {
                    $($name::$frame $({ $($field),* })? => $crate::frames!(@run $parts)),+
                }
            }

            /// Lists the answers to it.
            pub(crate) fn legal_actions(self, $game: &$Game, $out: &mut impl $crate::ActionSink<$Choice>) {
                match self {
                    $($name::$frame $({ $($field),* })? => { $crate::frames!(@legal_actions $parts); }),+
                }
            }

            /// The multi-select it asks for, if any.
            #[allow(dead_code, reason = "a game that collects no set never asks")]
            pub(crate) fn selection(
                self,
                $game: &$Game,
            ) -> ::std::option::Option<$crate::Selection<$Choice>> {
                match self {
                    $($name::$frame $({ $($field),* })? => $crate::frames!(@selection $parts)),+
                }
            }

            /// Carries out an answer to it.
            pub(crate) fn answer(
                self,
                $game: &mut $Game,
                $choice: $Choice,
                $sink: &mut impl $crate::EventSink<$Event>,
            ) {
                match self {
                    $($name::$frame $({ $($field),* })? => { $crate::frames!(@answer $parts); }),+
                }
            }
        }
    };

    (@by { run: $run:expr $(,)? }) => { ::std::option::Option::None };
    (@by { by: $by:expr, $($rest:tt)+ }) => { $by };

    (@run { run: $run:expr $(,)? }) => { $run };
    (@run { by: $by:expr, run: $run:expr, $($rest:tt)+ }) => { $run };
    (@run { by: $by:expr, legal_actions: $($rest:tt)+ }) => { $crate::Flow::Asks };

    (@legal_actions { run: $run:expr $(,)? }) => {};
    (@legal_actions {
        by: $by:expr,
        $(run: $run:expr,)?
        legal_actions: $legal_actions:expr,
        $(selection: $selection:expr,)?
        answer: $answer:expr $(,)?
    }) => {
        $legal_actions
    };

    (@selection { run: $run:expr $(,)? }) => { ::std::option::Option::None };
    (@selection {
        by: $by:expr,
        $(run: $run:expr,)?
        legal_actions: $legal_actions:expr,
        answer: $answer:expr $(,)?
    }) => { ::std::option::Option::None };
    (@selection {
        by: $by:expr,
        $(run: $run:expr,)?
        legal_actions: $legal_actions:expr,
        selection: $selection:expr,
        answer: $answer:expr $(,)?
    }) => { $selection };

    (@answer { run: $run:expr $(,)? }) => { $crate::never_asks() };
    (@answer {
        by: $by:expr,
        $(run: $run:expr,)?
        legal_actions: $legal_actions:expr,
        $(selection: $selection:expr,)?
        answer: $answer:expr $(,)?
    }) => {
        $answer
    };
}

/// Fails in debug builds: a frame that never asks was answered.
#[doc(hidden)]
pub fn never_asks() {
    debug_assert!(false, "a frame that only runs was answered");
}
