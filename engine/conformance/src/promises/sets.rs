use game_core::{
    Choices, Dice, Draw, GameInfo, NoSink, Selected, Selection, Turn, selection_entries,
};
use i18n::Locale;

use crate::failure::{Broken, Promise, must};

/// A multi-select before the last entry, with that entry, if it was a tick.
pub(crate) type Begun<G> =
    Option<(Selection<<G as game_core::Game>::Choice>, <G as game_core::Game>::Choice)>;

/// Checks a multi-select: it lists exactly what can continue it, and once begun it is asked to its
/// end before anything else.
pub(crate) fn asked<G: GameInfo>(
    game: &G,
    choices: &Choices<G::Choice>,
    begun: &Begun<G>,
) -> Result<(), Broken> {
    let now = game.selection();
    let became = begun.as_ref().map(|(set, choice)| (set, set.selected(*choice, now.as_ref())));
    if let Some((set, Selected::Broken)) = became {
        let Some((_, choice)) = begun else { return Ok(()) };
        let what = format!("after '{choice}' the set {set:?} does not go on, but {now:?} is asked");
        return Err(Broken { promise: Promise::Sets, what });
    }
    let Some(now) = now else { return Ok(()) };
    let chooses = matches!(game.turn(), Turn::Choose(_));
    must(chooses, Promise::Sets, || format!("{:?} collects a set", game.turn()))?;
    must(now.items.is_sorted(), Promise::Sets, || format!("items do not rise: {:?}", now.items))?;
    let most = now.most.min(now.items.len());
    let goes_on = matches!(became, Some((_, Selected::GoesOn)));
    must(now.least <= most && (most > 0 || goes_on), Promise::Sets, || {
        format!("at least {} and at most {most} of {:?}", now.least, now.items)
    })?;
    must(now.least == most || now.done.is_some(), Promise::Sets, || {
        format!("nothing ends a set of {}", now.sizes(Locale::English))
    })?;
    must(choices.listed() == now.listed(), Promise::Sets, || {
        format!("{:?} is listed of the set {now:?}", choices.listed())
    })
}

/// Checks that a set of any allowed size can be ticked, and that all its items have a text.
pub(crate) fn some_set<G: GameInfo>(game: &G, dice: &mut Dice) -> Result<(), Broken> {
    let Some(set) = game.selection() else { return Ok(()) };
    for item in set.items.iter().copied().chain(set.done) {
        let label = game.describe(item, Locale::English).label;
        let said = !label.is_empty() && label != item.to_string();
        must(said, Promise::Text, || format!("'{item}' of a set has no words of its own"))?;
    }
    let most = set.most.min(set.items.len());
    let size = set.least + dice.below((most - set.least) as u32 + 1) as usize;
    let mut left = set.items;
    let mut selected = Vec::new();
    while selected.len() < size {
        selected.push(left.swap_remove(dice.below(left.len() as u32) as usize));
    }
    let mut after = game.clone();
    let entries = selection_entries(game, &selected);
    let applied = entries.and_then(|entries| {
        let apply = |choice| Ok(after.apply(choice, &mut NoSink)?);
        entries.into_iter().try_for_each(apply)
    });
    must(applied.is_ok(), Promise::Sets, || {
        let why = applied.err().map_or_else(String::new, |why| why.to_string());
        format!("the set {selected:?} cannot be ticked: {why}")
    })
}
