//! The review of a game, as text.

use game_core::{Turn, Viewer};
use i18n::{Messages, message};
use play::{Analysis, Budget, DynSession, GameReview, Look};

use super::front_end::{Flow, FrontEnd};
use super::interrupt::Interrupt;
use crate::failure::Failure;

/// Maximum number of rows of the plot.
const ROWS: usize = 30;

impl FrontEnd {
    /// Shows the review of the game: for everybody once it is over, before that for the person at
    /// the screen, whose game becomes practice.
    pub(super) fn analyse(&mut self, simulations: u32) -> Result<Flow, Failure> {
        let locale = self.words.locale();
        let open = self.games.think_about(&self.id)?.told_in(locale);
        let session = open.session();
        let over = session.turn() == Turn::Over;
        let viewer = match self.viewer() {
            _ if over => Viewer::Everybody,
            viewer @ Viewer::Seat(_) => viewer,
            _ => return self.refuse(&message!(self.words, "review-for-seated")),
        };
        let at_terminal = self.input.at_terminal();
        if at_terminal {
            self.output.line(&message!(self.words, "review-thinking"))?;
            self.output.flush()?;
        }
        self.interrupt.listen();
        let mut tenths = 0;
        let (output, words) = (&mut self.output, self.words);
        let analysis = evaluate(session, viewer, simulations, &self.interrupt, &mut |analysis| {
            let now = analysis.done() * 10 / analysis.of().max(1);
            if at_terminal && now > tenths {
                tenths = now;
                let progress = analysis.progress();
                output.line(&message!(words, "review-judged-so-far", progress = progress))?;
                output.flush()?;
            }
            Ok(())
        })?;
        self.interrupt.forget();
        self.analysed |= over && analysis.done() > 0;
        if !over && analysis.done() > 0 && !session.practice() {
            let marked = self.games.change(&self.id, |session| {
                session.mark_practice();
                Ok(())
            });
            if marked.is_err() {
                return self.changed(marked);
            }
            self.output.line(&message!(self.words, "now-practice"))?;
        }
        self.output.lines(review_lines(words, session, &analysis))?;
        Ok(Flow::Same)
    }
}

/// Evaluates every choice that this viewer may evaluate until Ctrl-C is pressed, and reports
/// progress after each.
pub(crate) fn evaluate(
    session: &dyn DynSession,
    viewer: Viewer,
    simulations: u32,
    interrupt: &Interrupt,
    told: &mut dyn FnMut(&Analysis) -> Result<(), Failure>,
) -> Result<Analysis, Failure> {
    let mut analysis = Analysis::new(session, viewer, Budget::iterations(simulations));
    while let Some(look) = analysis.next() {
        let looked = look.evaluate(session, analysis.budget(), &|| interrupt.is_pressed());
        if interrupt.is_pressed() {
            break;
        }
        analysis.add(looked);
        told(&analysis)?;
    }
    Ok(analysis)
}

/// The progress of an analysis and the review so far.
pub(crate) fn review_lines(
    words: Messages,
    session: &dyn DynSession,
    analysis: &Analysis,
) -> Vec<String> {
    let simulations = analysis.budget().iterations;
    let head = message!(
        words,
        "review-how-it-went",
        progress = analysis.progress(),
        simulations = simulations,
        again = simulations.saturating_mul(Look::TIMES)
    );
    let review = GameReview::of(session, analysis.viewer(), &analysis.chart(session));
    std::iter::once(head.into()).chain(review.text(ROWS)).collect()
}
