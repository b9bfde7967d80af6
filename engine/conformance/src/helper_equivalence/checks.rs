//! What a person beside a helper would press, and what must be the same in both.

use game_core::{Emitted, Entry, EnumSet, Helped, Helper, NoSink, Rule, Stage, Turn};
use i18n::Locale;

use super::played::{At, Played};
use super::report::HelperReport;

/// The presses that may have made the entries since the last press.
#[derive(Debug, Default)]
pub(super) struct Going {
    /// The rest of each press that begins with the entries made.
    rests: Vec<Vec<String>>,
    /// The point in the turn at which it was pressed.
    since: At,
}

/// Whether an entry is a new press, and not part of the press before it.
pub(super) fn press<G: Helped>(
    helper: &Helper<G>,
    going: &mut Going,
    entry: Entry<G>,
    at: At,
    report: &mut HelperReport,
) -> Result<bool, String> {
    let entry = entry.to_string();
    let after = |rests: &[Vec<String>]| -> Vec<Vec<String>> {
        let made = rests.iter().filter(|press| press.first() == Some(&entry));
        made.map(|press| press[1..].to_vec()).collect()
    };
    // A press with no entries left may be the one that was made.
    let has_ended = going.rests.is_empty() || going.rests.iter().any(Vec::is_empty);
    let rests = after(&going.rests);
    if !rests.is_empty() {
        going.rests = rests;
        return Ok(false);
    }
    if !has_ended {
        return Err(format!("no press says {entry}, but {:?}", going.rests));
    }
    let presses = helper.presses();
    let texts = |press: &Vec<Entry<G>>| press.iter().map(ToString::to_string).collect();
    let presses: Vec<Vec<String>> = presses.iter().map(texts).collect();
    *going = Going { rests: after(&presses), since: at };
    match (presses.is_empty(), helper.run(&mut NoSink).queries().first()) {
        (true, Some(query)) => {
            let offered = helper.offered(query).len();
            let shown = Helper::<G>::shown_at_once(query, offered);
            report.buttons.note((shown + usize::from(shown < offered)) as u32);
        }
        (true, None) => {}
        (false, _) if going.rests.is_empty() => {
            return Err(format!("no press says {entry}, but {presses:?}"));
        }
        (false, _) => report.buttons.note(presses.len() as u32),
    }
    Ok(true)
}

/// What a person enters for a fact that is asked alone and has this answer, and whether the answer
/// is further down a long list, which takes one more press.
pub(super) fn offered<G: Helped>(
    helper: &Helper<G>,
    query: G::Query,
    holds: G::Answer,
) -> (G::Answer, bool) {
    let offers = helper.offered(query);
    let nth = offers.iter().position(|offer| offer.means.contains(&holds));
    let answer = nth.map_or(holds, |nth| offers[nth].answer);
    (answer, nth.is_some_and(|nth| nth >= Helper::<G>::shown_at_once(query, offers.len())))
}

/// Checks that an answer in a press was already known at its beginning, because nothing was
/// reported in between. The opponent's own facts count as they are now.
pub(super) fn same_before_press<G: Helped>(
    going: &Going,
    query: G::Query,
    turn: &Played<G>,
    at: At,
) -> Result<(), String> {
    let (mut then, now) = (turn.table(going.since).clone(), turn.table(at));
    for own in G::tracked()
        .iter()
        .filter(|own| then.get_answer(*own) != now.get_answer(*own))
        .collect::<Vec<_>>()
    {
        then.set_answer(now.get_answer(own));
    }
    let (then, now) = (then.get_answer(query), now.get_answer(query));
    match then == now {
        true => Ok(()),
        false => Err(format!("when it was pressed {then} held, when it was read {now}")),
    }
}

/// The facts in which the helper differs from the game before a turn, once it knows what it asks
/// first.
pub(super) fn wrong_before<G: Helped>(helper: &Helper<G>, turn: &Played<G>) -> EnumSet<G::Query> {
    let mut begun = helper.begun();
    let wrong = |game: &G, queries: EnumSet<G::Query>| -> EnumSet<G::Query> {
        queries
            .iter()
            .filter(|query| game.get_answer(*query) != turn.begun.get_answer(*query))
            .collect()
    };
    let known = G::tracked().or(G::assumed()).without(G::derived());
    let found = wrong(&begun, known);
    for query in found.or(helper.run(&mut NoSink).queries()).iter() {
        begun.set_answer(turn.begun.get_answer(query));
    }
    found.or(wrong(&begun, G::derived()))
}

/// The next correction by a person who sees the consequences: the one that leaves the fewest wrong
/// facts.
pub(super) fn next_correction<G: Helped>(
    helper: &Helper<G>,
    turn: &Played<G>,
) -> Result<Option<G::Query>, String> {
    let wrong = wrong_before(helper, turn);
    if wrong.len() < 2 {
        return Ok(wrong.iter().next());
    }
    let mut best = None;
    for query in wrong.iter() {
        let mut said = helper.clone();
        said.set_answer(turn.begun.get_answer(query)).map_err(|why| why.to_string())?;
        let left = wrong_before(&said, turn).len();
        if best.is_none_or(|(least, _)| left < least) {
            best = Some((left, query));
        }
    }
    Ok(best.map(|(_, query)| query))
}

/// Makes an announcement if one press can correct more than one fact; returns how many were made.
pub(super) fn announce<G: Helped>(helper: &mut Helper<G>, turn: &Played<G>) -> Result<u32, String> {
    let before = wrong_before(helper, turn).len();
    if before < 2 {
        return Ok(0);
    }
    let lists = helper.begun().announced(Locale::English).into_iter();
    for answer in lists.flat_map(|(_, answers)| answers) {
        let mut said = helper.clone();
        said.set_answer(answer).map_err(|why| why.to_string())?;
        if said.begun().turn() != Turn::Over && wrong_before(&said, turn).len() + 1 < before {
            *helper = said;
            return Ok(1);
        }
    }
    Ok(0)
}

/// Answers the questions of set-up.
pub(super) fn set_up<G: Helped>(
    helper: &mut Helper<G>,
    turn: &Played<G>,
    report: &mut HelperReport,
) -> Result<(), String> {
    let (mut pictures, mut taps) = (0, 0);
    while let Stage::SetUp(queries) = helper.run(&mut Vec::new()) {
        pictures += 1;
        taps += 1;
        let holds: Vec<G::Answer> =
            queries.iter().map(|query| turn.begun.get_answer(query)).collect();
        is_no_objection(helper, &holds)?;
        for query in queries.iter() {
            let holds = turn.begun.get_answer(query);
            taps += u32::from(queries.len() > 1 && helper.proposal(query) != Some(holds));
            helper.set_answer(holds).map_err(|why| why.to_string())?;
        }
    }
    report.set_up.note(pictures);
    report.set_up_taps.note(taps);
    Ok(())
}

/// Checks that the helper knows the game is over, asks what the score needs, and then has the same
/// outcome.
pub(super) fn same_end<G: Helped>(helper: &Helper<G>, ended: &G) -> Result<(), String> {
    let mut helper = helper.clone();
    loop {
        match helper.run(&mut Vec::new()) {
            Stage::Score(queries) => {
                let holds: Vec<G::Answer> =
                    queries.iter().map(|query| ended.get_answer(query)).collect();
                is_no_objection(&helper, &holds)?;
                for answer in holds {
                    helper.set_answer(answer).map_err(|why| why.to_string())?;
                }
            }
            Stage::Over => break,
            Stage::SetUp(_) | Stage::Queries(_) | Stage::Begin | Stage::Question | Stage::Turn => {
                return Err("the game is over, and the helper goes on".to_string());
            }
        }
    }
    let (here, there) = (helper.outcome(Locale::English), ended.score_sheet(Locale::English));
    match here == there || ended.scored().is_empty() {
        true => Ok(()),
        false => Err(format!("by the helper it ended {here:?}, in the game {there:?}")),
    }
}

/// Checks that nothing is said against answers that are true.
pub(super) fn is_no_objection<G: Helped>(
    helper: &Helper<G>,
    holds: &[G::Answer],
) -> Result<(), String> {
    let objections = helper.objections(holds, Locale::English);
    match objections.is_empty() {
        true => Ok(()),
        false => Err(format!("it holds, and yet: {objections:?}")),
    }
}

/// Checks that both emitted the same events, as far as a helper knows them.
pub(super) fn same_story<G: Helped>(
    helper: &[Emitted<G::Event>],
    game: &[Emitted<G::Event>],
) -> Result<(), String> {
    let known = |emitted: &[Emitted<G::Event>]| -> Vec<(Rule, G::Event)> {
        let known = emitted
            .iter()
            .filter_map(|emitted| Some((emitted.rule, G::without_the_unknown(&emitted.event)?)));
        known.collect()
    };
    let (helper, game) = (known(helper), known(game));
    let count = helper.len().max(game.len());
    for nth in 0..count {
        if helper.get(nth) != game.get(nth) {
            let (here, there) = (helper.get(nth), game.get(nth));
            return Err(format!("the helper tells {here:?}, the game {there:?}"));
        }
    }
    Ok(())
}
