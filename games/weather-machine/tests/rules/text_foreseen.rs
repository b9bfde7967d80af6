//! What a choice warns of comes true, whatever is answered afterwards.

use game_core::{Choices, Dice, Emitted, Game, Narrate, Turn, Viewer};
use i18n::Locale;
use weather_machine::{
    BotPlace, ChemicalPlace, Choice, Event, Frame, Owner, PartPlace, Player, TokenPlace,
    WeatherMachine,
};

use crate::text::{game, modes};

/// A warning of a choice, until its act is over.
struct Foreseen {
    clause: String,
    player: Player,
    /// Whether the events since then confirm it.
    came: bool,
    /// Whether the player has gained anything since then.
    gained: bool,
}

/// The warnings in the details of a choice.
fn losses(detail: &str) -> Vec<String> {
    let of_loss = |clause: &&str| {
        let room = clause.strip_prefix("no room for ");
        let counted = room.is_some_and(|rest| rest.starts_with(|digit: char| digit.is_numeric()));
        counted
            || clause.starts_with("no room to ")
            || clause.starts_with("cannot ") && clause.ends_with(" now")
            || clause.ends_with("Funding marker stays on the last space")
            || clause.starts_with("the Target rises by ")
            || clause.starts_with("no Government marker goes to ")
            || *clause == "nothing gained"
    };
    detail.split("; ").filter(of_loss).map(str::to_string).collect()
}

/// Whether a line confirms a warning.
fn bears_out(line: &str, clause: &str) -> bool {
    if let Some(what) = clause.strip_prefix("no room for ") {
        let (count, voucher) = what.split_once(' ').expect("a number of Vouchers");
        let kind = voucher.trim_end_matches('s');
        let whole = line.contains(&format!("no room for {count} more {kind}"));
        let part =
            line.contains(kind) && line.contains(&format!("there is no room for {count} more"));
        return whole || part;
    }
    if let Some(what) = clause.strip_prefix("no room to ") {
        return line.contains("no room") && (line.contains(what) || what.contains("Voucher"));
    }
    if let Some(what) = clause.strip_prefix("cannot ") {
        return line.contains(&format!("cannot {}", what.trim_end_matches(" now")));
    }
    if clause.ends_with("stays on the last space") {
        let area = clause.trim_start_matches("the ").split(" Funding").next().expect("an area");
        return line.contains(area) && line.contains("stays on the last space");
    }
    if let Some(what) = clause.strip_prefix("no Government marker goes to ") {
        return line.contains("No Government marker goes to") && line.contains(what);
    }
    line.contains(clause.trim_start_matches("the "))
}

fn gains(event: &Event, player: Player) -> bool {
    match *event {
        Event::Vouchers { player: who, gained, .. } => who == player && gained > 0,
        Event::Advanced { player: who, from, to, .. } => who == player && from != to,
        Event::ChemicalMoved { to: ChemicalPlace::Workshop(who), .. }
        | Event::PartMoved { to: PartPlace::Workshop(who), .. }
        | Event::ResearchMoved { to: TokenPlace::Holding(who), .. }
        | Event::AwardMoved { to: TokenPlace::Holding(who), .. }
        | Event::Scored { player: who, .. }
        | Event::InvestmentTaken { player: who, .. } => who == player,
        Event::BotMoved { to: BotPlace::Workshop | BotPlace::Space(_), owner, .. } => {
            owner == Owner::from(player)
        }
        _ => false,
    }
}

const fn ends_the_act(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnBegins { .. }
            | Event::RoundBegins { .. }
            | Event::ExperimentRuns { .. }
            | Event::ExperimentFails { .. }
            | Event::AssistantMoved { .. }
            | Event::Idle { .. }
            | Event::Income { .. }
            | Event::Ended { .. }
    )
}

fn is_between_acts(game: &WeatherMachine) -> bool {
    game.state().frames.top().is_none_or(|frame| {
        matches!(
            frame,
            Frame::Actions
                | Frame::SupplyActions
                | Frame::UseTile
                | Frame::Move
                | Frame::PlaceTokens { .. }
                | Frame::LastPlacements
        )
    })
}

/// [WM-GEN.8, WM-VOU.2, WM-WSH.5, WM-FUN.1] In whole games, each warning of the chosen answer is
/// confirmed before its act is over, even with other questions in between.
#[test]
fn what_a_choice_says_that_it_will_not_bring_comes_true() {
    let (mut foreseen, mut beyond) = (0, 0);
    for mode in modes() {
        for seed in 0..14 {
            let mut game = game(mode.clone());
            let mut dice = Dice::new(seed);
            let mut choices = Choices::default();
            let mut waiting: Vec<Foreseen> = Vec::new();
            while game.turn() != Turn::Over {
                game.choices(&mut choices);
                let choice = choices.pick(&mut dice).expect("something is listed");
                if let Turn::Choose(seat) = game.turn()
                    && !matches!(choice, Choice::Move(_))
                {
                    let clauses = losses(&game.describe(choice, Locale::English).detail);
                    let player = Player::ALL[seat.index()];
                    waiting.extend(clauses.into_iter().map(|clause| Foreseen {
                        clause,
                        player,
                        came: false,
                        gained: false,
                    }));
                }
                let new = waiting.iter().filter(|one| !one.came).count();
                let mut emitted: Vec<Emitted<Event>> = Vec::new();
                game.apply_unchecked(choice, &mut emitted);
                let own = emitted.iter().take_while(|emitted| !ends_the_act(&emitted.event));
                for Emitted { event, .. } in own {
                    let line = game.describe_event(event, Viewer::Everybody, Locale::English).text;
                    for one in &mut waiting {
                        one.came |= bears_out(&line, &one.clause);
                        one.gained |= gains(event, one.player);
                    }
                }
                let over = emitted.iter().any(|emitted| ends_the_act(&emitted.event));
                if !over && !is_between_acts(&game) {
                    // A warning that is not confirmed yet depends on a later question.
                    let left = |one: &&Foreseen| !one.came && one.clause != "nothing gained";
                    beyond += waiting.iter().filter(left).count().min(new);
                    continue;
                }
                for Foreseen { clause, came, gained, .. } in waiting.drain(..) {
                    foreseen += 1;
                    let so = if clause == "nothing gained" { !gained } else { came };
                    assert!(so, "'{clause}' did not come true: {choice}, {emitted:?}");
                }
            }
        }
    }
    println!("{foreseen} clauses came true, {beyond} times beyond a further question");
    assert!(foreseen > 100 && beyond > 10, "{foreseen} {beyond}");
}
