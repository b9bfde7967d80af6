//! Every sentence about the androids can be checked by counting on the table: this test counts
//! whole games again from the rulebook's numbers.

use game_core::{Choices, Dice, Emitted, Game, GameInfo, Narrate, Rule, Seat, Turn, Viewer};
use i18n::Locale;
use players::{Player as Bot, Seen, by_name};
use pocket_mars::{
    Building, Choice, Content, Event, Forced, Frame, Id, Options, Player, PocketMars, Spot,
};

/// Where the colonists of both sides are according to the events; the human first.
#[derive(Clone)]
struct Pawns {
    earth: [i32; 2],
    ship: [i32; 2],
    first: [[i32; 2]; 5],
    second: [[i32; 2]; 5],
}

const SIDES: [Player; 2] = [Player::One, Player::Androids];

impl Pawns {
    fn of(game: &PocketMars) -> Pawns {
        let state = game.state();
        let both = |count: &dyn Fn(Player) -> u8| SIDES.map(|player| i32::from(count(player)));
        Pawns {
            earth: both(&|player| state.earth[player]),
            ship: both(&|player| state.on_ship[player]),
            first: Building::ALL.map(|at| both(&|player| state.first[at][player])),
            second: Building::ALL.map(|at| both(&|player| state.second[at][player])),
        }
    }

    fn at(&mut self, side: usize, spot: Spot) -> &mut i32 {
        match spot {
            Spot::Earth => &mut self.earth[side],
            Spot::Ship => &mut self.ship[side],
            Spot::First(at) => &mut self.first[at.index()][side],
            Spot::Second(at) => &mut self.second[at.index()][side],
        }
    }

    fn moved(&mut self, side: usize, from: Spot, to: Spot) {
        *self.at(side, from) -= 1;
        *self.at(side, to) += 1;
    }

    fn here(&self, at: usize, side: usize) -> i32 {
        self.first[at][side] + self.second[at][side]
    }

    /// The Buildings in which one of the androids can go up: ★★ holds one.
    fn ready(&self) -> Vec<usize> {
        (0..4).filter(|&at| self.first[at][1] > 0 && self.second[at] == [0, 0]).collect()
    }

    fn points(&self, side: usize) -> i32 {
        let [presence, four] = [[2, 3], [4, 5]][side];
        let spaces: i32 =
            (0..4).map(|at| 2 * self.first[at][side] + 4 * self.second[at][side]).sum();
        let everywhere = (0..4).all(|at| self.here(at, side) > 0);
        let four_in_one = (0..4).any(|at| self.here(at, side) >= 4);
        self.ship[side] + spaces + i32::from(everywhere) * presence + i32::from(four_in_one) * four
    }

    fn fullest(&self) -> i32 {
        (0..4).map(|at| self.here(at, 1)).max().unwrap_or(0).min(4)
    }

    fn present(&self) -> i32 {
        (0..4).filter(|&at| self.here(at, 1) > 0).count() as i32
    }

    fn value(&self) -> i32 {
        100 * (self.points(1) - self.points(0))
            + 8 * self.fullest()
            + 6 * self.present()
            + self.ready().len() as i32
    }
}

/// A moment at which an event was emitted.
struct Moment<'a> {
    before: &'a PocketMars,
    after: &'a PocketMars,
    choice: Choice,
    emitted: &'a [Emitted<Event>],
    at: usize,
    /// The colonists at the time of the event.
    pawns: Pawns,
}

impl Moment<'_> {
    fn text(&self) -> String {
        self.after
            .describe_event(&self.emitted[self.at].event, Viewer::Everybody, Locale::English)
            .text
    }

    fn next(&self, after: usize) -> Option<(Rule, &Event)> {
        self.emitted.get(self.at + after).map(|emitted| (emitted.rule, &emitted.event))
    }
}

/// Plays whole games in every mode of the solo game: many at random, some by a bot that looks one
/// choice ahead, a few by a search.
fn games(mut look: impl FnMut(&Moment<'_>)) {
    for (name, settings) in PocketMars::modes() {
        let options = Options::read(&settings, Content::ours()).expect("a mode");
        if !options.solo() {
            continue;
        }
        for (bot, seeds) in [("random", 60), ("greedy", 6), ("search:40", 4)] {
            for seed in 0..seeds {
                let bot =
                    by_name::<PocketMars>(bot, seed).unwrap_or_else(|| panic!("{bot}, {name}"));
                one_game(&options, bot, seed, &mut look);
            }
        }
    }
}

fn one_game(
    options: &Options,
    mut bot: Box<dyn Bot<PocketMars> + Send>,
    seed: u64,
    look: &mut impl FnMut(&Moment<'_>),
) {
    let mut game = PocketMars::new(options, Content::ours()).expect("a game");
    let mut dice = Dice::keyed(seed, 0);
    let mut choices = Choices::default();
    loop {
        game.choices(&mut choices);
        let choice = match game.turn() {
            Turn::Choose(seat) => bot.choose(&Seen::new(&game, seat), &choices),
            Turn::Chance => choices.pick(&mut dice).expect("a result"),
            Turn::Over => return,
        };
        let before = game.clone();
        let mut emitted = Vec::new();
        game.apply_unchecked(choice, &mut emitted);
        let mut pawns = Pawns::of(&before);
        for at in 0..emitted.len() {
            let moment = Moment {
                before: &before,
                after: &game,
                choice,
                emitted: &emitted,
                at,
                pawns: pawns.clone(),
            };
            look(&moment);
            if let Event::Moved { player, from, to } = emitted[at].event {
                pawns.moved(usize::from(player == Player::Androids), from, to);
            }
        }
    }
}

/// [DA-6.3a, DA-6.3b, DA-6.3c, DA-6.4a, DA-7.3b] An activation does what was announced before it:
/// who moves where, and which ability follows.
#[test]
fn what_is_announced_before_an_activation_is_done() {
    let (mut announced, mut not_landing) = (0, 0);
    games(|moment| {
        if !matches!(moment.emitted[moment.at].event, Event::Activated { .. }) {
            return;
        }
        let text = moment.text();
        announced += 1;
        let first = moment.next(1).map(|(_, event)| event.clone());
        let said = match first {
            Some(Event::Moved {
                player: Player::Androids,
                from: Spot::Ship,
                to: Spot::First(at),
            }) => {
                let name = &Content::ours().buildings[at].name;
                format!(": a colonist lands from their Spaceship on ★ of the {name}; then ")
            }
            Some(Event::Moved { player: Player::Androids, from: Spot::Earth, to: Spot::Ship }) => {
                not_landing += 1;
                ": their Spaceship is empty, so a colonist boards it from Earth; then ".into()
            }
            Some(Event::NothingMoves { .. }) => {
                not_landing += 1;
                ": no colonist moves, because ".into()
            }
            other => panic!("{text}\n{other:?}"),
        };
        assert!(text.contains(&said), "{text}\n{said}");
        let then = text.rsplit("; then ").next().expect("an ability");
        let derived = match moment.next(2) {
            Some((Rule("DA-7.3b"), _)) => {
                "Spark in place of Overwhelming Power, because their energy is at the top."
            }
            Some((Rule("DA-7.3a"), _)) => "Overwhelming Power.",
            Some((Rule("DA-7.2"), _)) => "Spark.",
            Some((Rule("DA-7.4"), _)) | Some((_, Event::Forced { why: Forced::Recruitment })) => {
                "Recruitment Drive."
            }
            Some((Rule("DA-7.5a" | "DA-7.5b" | "DA-8.5"), _))
            | Some((_, Event::Forced { why: Forced::EmptyShip })) => "Calculations.",
            Some((Rule("DA-7.1b" | "DA-7.1c" | "DA-7.1d" | "DA-8.6"), _))
            | Some((_, Event::Forced { why: Forced::OnlyUp(_) | Forced::OnlyDown(_) })) => {
                "Double Upgrade."
            }
            None => match moment.after.state().frames.top() {
                Some(Frame::Calculations) => "Calculations.",
                Some(Frame::Upgrade { .. }) => "Double Upgrade.",
                other => panic!("{text}\n{other:?}"),
            },
            other => panic!("{text}\n{other:?}"),
        };
        assert_eq!(then, derived);
    });
    assert!(announced > 1000 && not_landing > 100, "{announced}, {not_landing}");
}

/// [DA-7.1b, DA-7.1c, DA-7.5b, DA-8.1] Every colonist's move by the androids was announced, weighed
/// or reported as forced, and the reason given for a forced move is true.
#[test]
fn every_move_of_the_androids_has_its_reason() {
    let mut forced = 0;
    games(|moment| {
        let Emitted { rule, event } = &moment.emitted[moment.at];
        let theirs = rule.0.starts_with("DA-6") || rule.0.starts_with("DA-7");
        if matches!(event, Event::Moved { .. }) && theirs {
            let reason = moment.at.checked_sub(1).map(|before| &moment.emitted[before].event);
            let by_the_person = matches!(
                moment.choice,
                Choice::Land(_) | Choice::Upgrade(..) | Choice::Downgrade(..)
            );
            let said = matches!(
                reason,
                Some(Event::Activated { .. } | Event::Forced { .. } | Event::Weighed { .. })
            );
            assert!(said || (reason.is_none() && by_the_person), "{}: {reason:?}", moment.text());
        }
        let pawns = &moment.pawns;
        let down: Vec<usize> = (0..4).filter(|&at| pawns.second[at][0] > 0).collect();
        let text = moment.text();
        let named = |at: usize| text.contains(&Content::ours().buildings[Building::ALL[at]].name);
        if let Event::Forced { why } = event {
            forced += 1;
            let holds = match why {
                Forced::OnlyUp(_) => matches!(pawns.ready()[..], [at] if named(at)),
                Forced::OnlyDown(_) => {
                    pawns.ready().is_empty() && matches!(down[..], [at] if named(at))
                }
                Forced::Recruitment => pawns.earth[1] > 0,
                Forced::EmptyShip => pawns.ship[1] == 0 && pawns.earth[1] > 0,
            };
            assert!(holds, "{text}");
        }
        match event {
            Event::UpgradeLost { .. } => {
                assert!(pawns.ready().is_empty() && down.is_empty(), "{text}")
            }
            Event::NothingMoves { .. } => {
                let holds = match rule.0 {
                    "DA-6.3c" => text.contains("the Habitation holds no colonists"),
                    "DA-7.4" => pawns.earth[1] == 0,
                    _ => pawns.earth[1] == 0 && pawns.ship[1] == 0,
                };
                assert!(holds, "{text}");
            }
            _ => {}
        }
    });
    assert!(forced > 100, "{forced}");
}

/// The sum of the amounts in a line, and the total that the line states, both in hundredths.
fn summed(line: &str) -> (i32, i32) {
    let (terms, all) = line.rsplit_once("; ").unwrap_or(("", line));
    let all = all.trim_end_matches(" in all.");
    if all.ends_with("nothing changes, 0") {
        return (0, 0);
    }
    let amounts = terms.split(|c: char| " ,".contains(c));
    (amounts.filter_map(hundredths).sum(), hundredths(all).unwrap_or_else(|| panic!("{line}")))
}

/// A text such as "+6.08" or "-2" in hundredths; `None` for any other text.
fn hundredths(text: &str) -> Option<i32> {
    let sign = if text.strip_prefix('-').is_some() { -1 } else { 1 };
    let (whole, rest) = match text.strip_prefix(['+', '-'])?.split_once('.') {
        Some((whole, rest)) => (whole, rest),
        None => (text.strip_prefix(['+', '-'])?, "0"),
    };
    Some(sign * (100 * whole.parse::<i32>().ok()? + rest.parse::<i32>().ok()?))
}

/// [DA-8.4, DA-8.5, DA-8.6] Every reported weighing can be counted again: what is on the table,
/// every term of every act, their sum, and what decided.
#[test]
fn every_weighing_can_be_counted_again() {
    use pocket_mars::AndroidAct::{Down, Land, Up};
    let (mut decided, mut tied, mut together) = (0, 0, 0);
    games(|moment| {
        let event = &moment.emitted[moment.at].event;
        let Event::Weighed { both, weighed, chosen, .. } = event else { return };
        let reasons =
            moment.after.describe_event(event, Viewer::Everybody, Locale::English).reasons;
        let said = reasons.join("\n");
        let now = &moment.pawns;
        let (counted, rest) = reasons[usize::from(*both)..].split_first().expect("what is counted");
        for count in [
            format!("(now {} and {})", now.points(1), now.points(0)),
            format!("in their fullest Building, up to 4 (now {})", now.fullest()),
            format!("Building they are in (now {})", now.present()),
            format!("one of theirs can go up (now {})", now.ready().len()),
        ] {
            assert!(counted.contains(&count), "{count}\n{said}");
        }
        let (decision, lines) = rest.split_last().expect("a decision");
        assert_eq!(lines.len(), weighed.len(), "{said}");
        let mut sums = Vec::new();
        for (line, one) in lines.iter().zip(weighed) {
            let mut then = now.clone();
            for act in [Some(one.act), one.then].into_iter().flatten() {
                match act {
                    Land(at) => then.moved(1, Spot::Ship, Spot::First(at)),
                    Up(at) => then.moved(1, Spot::First(at), Spot::Second(at)),
                    Down(at) => then.moved(0, Spot::Second(at), Spot::First(at)),
                }
                let name = &Content::ours().buildings[act.building()].name;
                assert!(line.contains(name.as_str()), "{name}\n{said}");
            }
            let expected = then.value() - now.value();
            assert_eq!(summed(line), (expected, expected), "{line}\n{said}");
            sums.push(expected);
        }
        let most = sums.iter().max().expect("one at least");
        let first = sums.iter().position(|sum| sum == most).expect("it is there");
        assert_eq!(weighed[first].act, *chosen, "{said}");
        let name = &Content::ours().buildings[chosen.building()].name;
        if sums.iter().filter(|sum| *sum == most).count() > 1 {
            tied += 1;
            let order = "Greenhouse, Aqualab, Energy Bank, Comms Center.";
            assert!(decision.contains("come to the same") && decision.ends_with(order), "{said}");
            assert!(decision.contains(&format!("the {name} is first in the order")), "{said}");
        } else {
            decided += 1;
            let next = sums.iter().filter(|sum| *sum != most).max().expect("two at least");
            assert!(decision.starts_with(&format!("The {name} is ahead of")), "{said}");
            assert_eq!(summed(decision), (most - next, most - next), "{said}");
        }
        together += i32::from(*both);
    });
    assert!(decided > 50 && tied > 50 && together > 50, "{decided}, {tied}, {together}");
}

/// [PM-4.2b, PM-5.1a, DA-2.1] The card that a connected card is reported to be compared with is
/// there, a drawn card was in the slot that is named, and a choice that promises a colonist may
/// move in keeps the promise.
#[test]
fn what_is_said_of_cards_can_be_seen() {
    let (mut connected, mut drawn, mut move_in) = (0, 0, [0, 0]);
    games(|moment| {
        let state = moment.before.state();
        match moment.emitted[moment.at].event {
            Event::Connected { card, beneath, .. } => {
                connected += 1;
                let words = match state.stacks[card.building()].last() {
                    None => "the 3 of the Building".to_string(),
                    Some(top) if top.face_down => "the 0 of the card that lies face-down".into(),
                    Some(top) => {
                        let title = &Content::ours().card(top.card).title;
                        format!("the {beneath} of {title}")
                    }
                };
                assert!(moment.text().contains(&words), "{} {words}", moment.text());
            }
            Event::Drew { card, slot: Some(slot), .. } => {
                drawn += 1;
                let held = state.prep[Player::Androids][slot.index()].expect("a card");
                assert_eq!(held.face.colour(), card.colour(), "{}", moment.text());
                assert!(moment.text().contains(&format!("slot {slot}")), "{}", moment.text());
            }
            _ => {}
        }
        if moment.at > 0 || moment.before.turn() != Turn::Choose(Seat(0)) {
            return;
        }
        if let Choice::PlayPrep(_) = moment.choice {
            let detail = moment.before.describe(moment.choice, Locale::English).detail;
            let says = detail.contains("so a colonist may move in");
            move_in[usize::from(says)] += 1;
            let asked = moment.after.state().frames.top() == Some(Frame::LandByValue);
            assert_eq!(says, asked, "{detail}");
        }
    });
    assert!(connected > 500 && drawn > 500 && move_in[0] > 100 && move_in[1] > 100);
}
