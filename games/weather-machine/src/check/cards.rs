//! INV-24: Security Reports and Challenge cards.

use super::Found;
use super::tiles::once;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, Step};
use crate::state::Solo;
use crate::types::{Id, Report};

impl WeatherMachine {
    pub(super) fn check_cards(&self, found: &mut Found) {
        if self.options.solo() {
            self.check_reports_of(&self.state.solo, found);
            self.check_challenges(found);
        } else {
            let none = self.state.solo == Solo::default();
            found.unless(none, "solo", "nothing of it is used with 2 to 4 players");
            found.unless(self.state.turn.havoc.is_none(), "turn, havoc", "it is used in solo only");
        }
    }

    fn check_reports_of(&self, solo: &Solo, found: &mut Found) {
        let drawn = self.drawn_reports();
        let open = || solo.discard.iter().copied().chain(solo.current).chain(solo.aside.iter());
        once(found, "Security Reports", open().chain(solo.top).chain(drawn.clone()));
        found.unless(
            solo.deck > 0 || solo.top.is_none(),
            "solo, top",
            "an empty deck has no top card",
        );
        let all = open().count() + drawn.count() + usize::from(solo.deck) + usize::from(solo.boxed);
        let expected = if self.awaits(Step::FindFirstReport) { 0 } else { Report::COUNT };
        found.count("Security Reports in the game", all, expected);
        if self.state.round > 0 {
            let previous = solo.discard.len() >= 2;
            found.unless(previous, "solo, discard", "there are the two cards of set-up at least");
            found.unless(solo.aside.is_empty(), "solo, aside", "they are shuffled in by now");
        }
        let most = solo.challenges.iter().map(|card| self.content.challenges[card].boxed);
        let most = most.map(usize::from).sum();
        found.at_most("cards in the box", usize::from(solo.boxed), most);
    }

    /// The cards drawn with the Current Report while Security is called.
    pub(super) fn drawn_reports(&self) -> impl Iterator<Item = Report> + Clone {
        self.state
            .frames
            .pending()
            .iter()
            .flat_map(|frame| match *frame {
                Frame::DrawReport { first } => [first, None],
                Frame::Assign { drawn: [first, second], .. } => [Some(first), Some(second)],
                _ => [None, None],
            })
            .flatten()
    }

    /// SAB-SET.18: the chosen cards plus the number drawn at random.
    fn check_challenges(&self, found: &mut Found) {
        let (chosen, cards) = (self.options.challenges, self.state.solo.challenges);
        if self.awaits(Step::DrawChallenges) {
            found.count("Challenge cards", cards.len(), 0);
            return;
        }
        let has = chosen.without(cards).is_empty();
        found.unless(has, "solo, challenges", "a card that the options name is missing");
        let left = self.state.frames.pending().iter().map(|frame| match *frame {
            Frame::DealChallenge { left } => usize::from(left),
            _ => 0,
        });
        let expected = chosen.len() + usize::from(self.options.random_challenges);
        found.count("Challenge cards", cards.len() + left.sum::<usize>(), expected);
    }
}
