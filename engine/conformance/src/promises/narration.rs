use game_core::{Beat, GameInfo, Recorder};

use crate::failure::{Broken, Promise, must};

/// Checks that the board before each beat of an entry is shown: the event that begins a beat, or
/// the first that leads up to it, is emitted in a step of its own.
pub(crate) fn boards<G: GameInfo>(before: &G, choice: G::Choice) -> Result<(), Broken> {
    let mut game = before.clone();
    let mut filmed: Recorder<G, G::Event> = Recorder::new();
    game.apply_unchecked(choice, &mut filmed);
    let mut led_up_from = 0;
    for (nth, emitted) in filmed.emitted().iter().enumerate() {
        match game.beat(emitted) {
            Beat::Leads => continue,
            Beat::Begins if !filmed.has_shown(led_up_from) => {
                let last = filmed.emitted()[led_up_from - 1].rule.0;
                return must(false, Promise::Narration, || {
                    let rule = emitted.rule.0;
                    format!(
                        "{rule} begins a beat in the step that told {last}: show what is between"
                    )
                });
            }
            Beat::Begins | Beat::GoesOn | Beat::Heads => led_up_from = nth + 1,
        }
    }
    Ok(())
}
