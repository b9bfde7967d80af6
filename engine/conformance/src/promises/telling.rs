use table::{Beat, Filmed, Published};

use crate::failure::{Broken, Promise, must};

/// Checks that the board before each beat of an entry is shown: what begins a beat is told by a step
/// of its own.
pub(crate) fn boards<G: Published>(before: &G, choice: G::Choice) -> Result<(), Broken> {
    let mut game = before.clone();
    let mut filmed: Filmed<G, G::Event> = Filmed::new();
    game.apply_listed(choice, &mut filmed);
    for (nth, told) in filmed.told().iter().enumerate() {
        let shown = game.beat(told) != Beat::Begins || filmed.has_shown(nth);
        must(shown, Promise::Telling, || {
            let last = filmed.told()[nth - 1].rule.0;
            let rule = told.rule.0;
            format!("{rule} begins a beat in the step that told {last}: no board stands between")
        })?;
    }
    Ok(())
}
