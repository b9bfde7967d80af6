//! Nothing that the rulebook prescribes happens without a log line: in whole games, solo and with
//! several players, every step, every card and every unit must appear in the events.

use i18n::Locale;
use std::collections::BTreeSet;

use game_core::{Choices, Dice, Emitted, Game, GameInfo, Narrate, Rule, Turn, Viewer};
use pocket_mars::{
    AbilityOf, Building, Choice, Content, Event, Frame, Lack, NotIn, Options, Player, PocketMars,
    Spot, State,
};

/// One entry of a game.
struct Entry<'a> {
    before: &'a PocketMars,
    after: &'a PocketMars,
    choice: Choice,
    emitted: &'a [Emitted<Event>],
}

impl Entry<'_> {
    fn text(&self, event: &Event) -> String {
        self.after.describe_event(event, Viewer::Everybody, Locale::English).text
    }
}

/// Plays random games in every mode.
fn games(seeds: u64, mut look: impl FnMut(&Entry<'_>)) {
    for (_, settings) in PocketMars::modes() {
        let options = Options::read(&settings, Content::ours()).expect("a mode");
        for seed in 0..seeds {
            let mut game = PocketMars::new(&options, Content::ours()).expect("a game");
            let mut dice = Dice::keyed(seed, 7);
            let mut choices = Choices::default();
            for _ in 0..2000 {
                if game.turn() == Turn::Over {
                    break;
                }
                game.choices(&mut choices);
                let choice = choices.pick(&mut dice).expect("something is listed");
                let before = game.clone();
                let mut emitted = Vec::new();
                game.apply_unchecked(choice, &mut emitted);
                look(&Entry { before: &before, after: &game, choice, emitted: &emitted });
            }
        }
    }
}

fn steps_of(of: AbilityOf) -> usize {
    ability(of).steps.len()
}

fn ability(of: AbilityOf) -> &'static pocket_mars::Ability {
    let content = Content::ours();
    match of {
        AbilityOf::Hand(card) => &content.card(card).hand,
        AbilityOf::Prep(card) => &content.card(card).prep,
        AbilityOf::Building(building) => &content.buildings[building].ability,
    }
}

/// For one action: how many steps its abilities have, which of them were asked, and how many were
/// reported as skipped.
#[derive(Default)]
struct Action {
    due: usize,
    asked: BTreeSet<String>,
    left_out: usize,
    triggers: usize,
}

impl Action {
    fn begins(&mut self, of: AbilityOf) {
        // An ability with a condition begins only once the condition holds.
        if ability(of).condition.is_none() {
            self.due += steps_of(of);
        }
    }

    fn hears(&mut self, event: &Event) {
        match *event {
            Event::HandPlayed { card, .. } => self.begins(AbilityOf::Hand(card)),
            Event::Connected { card, owner, .. } => {
                if owner != Player::Androids {
                    self.begins(AbilityOf::Prep(card));
                }
                self.begins(AbilityOf::Building(card.building()));
            }
            Event::Triggered { building, .. } => {
                self.triggers += 1;
                self.begins(AbilityOf::Building(building));
            }
            Event::Tested { of, holds: true, .. } => self.due += steps_of(of),
            Event::NothingToDo { done: 0, .. } => self.left_out += 1,
            _ => {}
        }
    }
}

/// [PM-1.5, PM-1.7, PM-1.9b] Every step of every ability is either asked or reported as skipped.
#[test]
fn every_step_is_asked_or_told_to_be_left_out() {
    let (mut action, mut left_out, mut actions) = (Action::default(), 0, 0);
    games(40, |entry| {
        let pending = entry.before.state().frames.pending();
        if let Some(Frame::Ability { of, step, .. }) = entry.before.state().frames.top() {
            action.asked.insert(format!("{} {of:?} {step} {}", pending.len(), action.triggers));
        }
        entry.emitted.iter().for_each(|emitted| action.hears(&emitted.event));
        let resolving = |frame: &Frame| match frame {
            Frame::Ability { .. } | Frame::TakeSlot { .. } => true,
            Frame::Steps { list, next } => {
                use pocket_mars::List::{AndroidPrepCard, ForeignPrepCard, HandCard, OwnPrepCard};
                let cards = [HandCard, OwnPrepCard, ForeignPrepCard, AndroidPrepCard];
                cards.contains(list) && usize::from(*next) < list.steps().len()
            }
            _ => false,
        };
        let state = entry.after.state();
        if !state.frames.pending().iter().any(resolving) && state.connection.is_none() {
            let Action { due, asked, left_out: out, .. } = std::mem::take(&mut action);
            assert_eq!(due, asked.len() + out, "{:?}: {asked:?} {:?}", entry.choice, entry.emitted);
            left_out += out;
            actions += usize::from(due > 0);
        }
    });
    println!("{actions} abilities resolved, {left_out} steps left out, 0 of them in silence");
    assert!(left_out > 500 && actions > 1000, "{left_out} {actions}");
}

/// The pieces and the energy according to the events.
struct Person(State);

impl Person {
    fn at(&mut self, player: Player, spot: Spot) -> &mut u8 {
        match spot {
            Spot::Earth => &mut self.0.earth[player],
            Spot::Ship => &mut self.0.on_ship[player],
            Spot::First(at) => &mut self.0.first[at][player],
            Spot::Second(at) => &mut self.0.second[at][player],
        }
    }

    fn moves(&mut self, event: &Event) {
        match *event {
            Event::Moved { player, from, to } => {
                *self.at(player, from) -= 1;
                *self.at(player, to) += 1;
            }
            Event::Energy { player, to, .. } => self.0.energy[player] = to,
            _ => {}
        }
    }

    /// Whether what is reported missing is missing; `None` if it is about cards.
    fn misses(&self, game: &PocketMars, you: Player, of: AbilityOf, lack: Lack) -> Option<bool> {
        let state = &self.0;
        let all = game.options().players();
        let others = || all.iter().filter(|&&other| other != you);
        let on = |spaces: &pocket_mars::BuildingMap<pocket_mars::PlayerMap<u8>>, who: Player| {
            Building::ALL.iter().any(|&at| spaces[at][who] > 0)
        };
        let room = |at: Building| {
            let standing: u8 = all.iter().map(|&who| state.second[at][who]).sum();
            standing < game.options().star2_limit()
        };
        let here = match of {
            AbilityOf::Hand(card) | AbilityOf::Prep(card) => card.building(),
            AbilityOf::Building(building) => building,
        };
        let here_only = ability(of).speaks_of_here();
        let in_reach = |at: &&Building| !here_only || **at == here;
        Some(match lack {
            Lack::Price { energy, price } => state.energy[you] == energy && energy < price,
            Lack::NobodyOnEarth => state.earth[you] == 0,
            Lack::ShipEmpty => state.on_ship[you] == 0,
            Lack::NoColonistsThere => !Content::ours().buildings[here].holds_colonists,
            Lack::NobodyCanGoUp => !Building::ALL
                .iter()
                .filter(in_reach)
                .any(|&at| state.first[at][you] > 0 && room(at)),
            Lack::NoOtherAbove => !Building::ALL
                .iter()
                .filter(in_reach)
                .any(|&at| others().any(|&who| state.second[at][who] > 0)),
            Lack::NobodyOnMars => {
                !all.iter().any(|&who| on(&state.first, who) || on(&state.second, who))
            }
            Lack::NoPair => !Building::ALL.iter().any(|&at| {
                let mut pairs = all.iter().flat_map(|&low| all.iter().map(move |&up| (low, up)));
                pairs.any(|(low, up)| {
                    low != up && state.first[at][low] > 0 && state.second[at][up] > 0
                })
            }),
            Lack::NobodyBelow => !on(&state.first, you),
            Lack::NoOtherBelow => !others().any(|&who| on(&state.first, who)),
            Lack::EnergyAtTop { energy } => {
                state.energy[you] == energy && energy == game.options().energy_top
            }
            Lack::NoOtherEnergy => others().all(|&who| state.energy[who] == 0),
            Lack::NoCard
            | Lack::NoOtherPrep
            | Lack::NoOwnPrep
            | Lack::NoOwnCard
            | Lack::NoDiscard
            | Lack::NoStack
            | Lack::NoFaceUp => return None,
        })
    }
}

/// [PM-1.7, PM-1.8a, PM-1.9b, PM-1.10] What is reported missing is missing at that moment, and what
/// a condition is reported to have counted is there.
#[test]
fn what_is_said_to_be_missing_is_missing() {
    let (mut checked, mut conditions) = (0, 0);
    games(25, |entry| {
        let mut person = Person(*entry.before.state());
        for Emitted { rule, event } in entry.emitted {
            match *event {
                Event::NothingToDo { player, of, lack, .. } => {
                    let text = entry.text(event);
                    let dear = matches!(lack, Lack::Price { .. });
                    assert_eq!(*rule == Rule("PM-1.9b"), dear, "{text}");
                    let missing = person.misses(entry.after, player, of, lack);
                    assert_ne!(missing, Some(false), "{text}");
                    checked += usize::from(missing.is_some());
                    if let Lack::Price { energy, price } = lack {
                        let says = format!("it costs {price}, and ");
                        assert!(text.contains(&says), "{text}");
                        assert!(text.ends_with(&format!("energy is {energy}.")), "{text}");
                    }
                }
                Event::Tested { player, of, yours, others, .. } => {
                    use pocket_mars::Condition::*;
                    let state = &person.0;
                    let condition = ability(of).condition.expect("a condition");
                    let here = |who| match of {
                        AbilityOf::Prep(card) => {
                            let at = card.building();
                            state.first[at][who] + state.second[at][who]
                        }
                        _ => 0,
                    };
                    let all = entry.after.options().players();
                    let rest = || all.iter().copied().filter(|&other| other != player);
                    let counted = match condition {
                        NoneHere | OwnHere(_) => (Some(here(player)), None),
                        RivalHere => (None, rest().map(here).max()),
                        ShipEmpty | Ship(_) => (Some(state.on_ship[player]), None),
                        Energy(_) => (Some(state.energy[player]), None),
                        EnergyTop => {
                            let most = rest().map(|who| state.energy[who]).max();
                            (Some(state.energy[player]), most)
                        }
                        HandHas(_) => (None, None),
                    };
                    assert_eq!((yours, others), counted, "{}", entry.text(event));
                    conditions += 1;
                }
                _ => {}
            }
            person.moves(event);
        }
    });
    println!("{checked} wants and {conditions} conditions counted again");
    assert!(checked > 300 && conditions > 300, "{checked} {conditions}");
}

/// [PM-4.2b, PM-4.3b, DA-4.4b] After every connected card somebody may move in, or the log gives a
/// true reason why nobody does.
#[test]
fn who_does_not_move_in_is_told_why() {
    let mut cards = [0; 4];
    games(40, |entry| {
        let mut at = entry.emitted.iter().enumerate();
        let connected = at.find_map(|(at, emitted)| match emitted.event {
            Event::Connected { by, owner, card, value, beneath, .. } => {
                Some((at, by, owner, card, value > beneath))
            }
            _ => None,
        });
        let Some((at, by, owner, card, beats)) = connected else { return };
        let text = entry.text(&entry.emitted[at].event);
        let next = entry.emitted.get(at + 1).map(|emitted| &emitted.event);
        let foreign = owner != by && owner != Player::Androids;
        if !beats {
            cards[0] += 1;
            assert_eq!(text.contains(", so nobody moves in."), !foreign, "{text}");
        } else if let Some(&Event::NobodyMovesIn { player, why }) = next {
            cards[1] += 1;
            let holds = match why {
                NotIn::ForeignCard => foreign,
                NotIn::NoColonistsThere(there) => {
                    there == card.building() && there == Building::Habitation
                }
                NotIn::ShipEmpty => entry.before.state().on_ship[player] == 0,
            };
            assert!(holds && player == by, "{text} {why:?}");
        } else {
            cards[2] += 1;
            let asked = entry.after.state().frames.top() == Some(Frame::LandByValue);
            assert!(asked, "{text} {:?}", entry.emitted);
        }
        cards[3] += 1;
    });
    println!("{cards:?}: not beaten, told why not, asked, all");
    assert!(cards[..3].iter().all(|&count| count > 100), "{cards:?}");
}

/// [PM-4.5a, PM-1.11j, PM-8.5, DA-4.6, DA-7.3a] Energy that is lost at the top is reported, with
/// its amount.
#[test]
fn energy_lost_at_the_top_is_told() {
    let mut lost_units = 0;
    games(30, |entry| {
        for Emitted { rule, event } in entry.emitted {
            let Event::Energy { from, to, lost, .. } = *event else { continue };
            let units = match rule.0 {
                "DA-4.6" | "DA-7.3a" => 2,
                "PM-4.5a" => 1,
                _ => to.saturating_sub(from),
            };
            assert_eq!(to.saturating_sub(from) + lost, units);
            let text = entry.text(event);
            assert_eq!(text.contains("lost"), lost > 0, "{text}");
            assert!(lost == 0 || text.contains(&format!("the top; {lost} ")), "{text}");
            lost_units += usize::from(lost);
        }
    });
    assert!(lost_units > 50, "{lost_units}");
}

/// [DA-5.2, DA-6.5, DA-7.2] Cards that the deck does not have are reported as missing: as many are
/// discarded as reported, and a slot that stays empty is reported.
#[test]
fn what_the_deck_does_not_give_is_told() {
    let (mut short, mut unfilled, mut due) = (0, 0, 0);
    games(60, |entry| {
        for (at, Emitted { event, .. }) in entry.emitted.iter().enumerate() {
            match *event {
                Event::SystemFailure { cards } | Event::Spark { cards } => {
                    due = cards;
                    let text = entry.text(event);
                    short += usize::from(cards < 2);
                    let says = if cards == 0 { "the deck is empty" } else { "only 1 card" };
                    assert_eq!(text.contains(says), cards < 2, "{text}");
                }
                Event::Milled { .. } => due -= 1,
                Event::Activated { .. } | Event::ActivationSkipped | Event::NothingToActivate => {
                    assert_eq!(due, 0, "as many as was said");
                }
                Event::NotRefilled { .. } => {
                    unfilled += 1;
                    assert_eq!(entry.after.state().deck.count, 0);
                }
                Event::Ended if entry.after.options().seats == 1 => {
                    let module = entry.after.state().prep_count(Player::Androids);
                    let emitted = entry.emitted[..at]
                        .iter()
                        .any(|emitted| matches!(emitted.event, Event::NotRefilled { .. }));
                    assert_eq!(emitted, module < 2);
                }
                _ => {}
            }
        }
    });
    assert!(short > 20 && unfilled > 20, "{short} {unfilled}");
}

/// [PM-3.8a] The turn never passes to another player without a log line.
#[test]
fn a_turn_never_ends_in_silence() {
    let mut turns = 0;
    games(10, |entry| {
        let who = |game: &PocketMars| (game.state().round, game.state().active);
        if who(entry.before) != who(entry.after) {
            turns += 1;
            let emitted = |emitted: &Emitted<Event>| {
                matches!(
                    emitted.event,
                    Event::TurnBegan { .. } | Event::RoundBegan { .. } | Event::Ended
                )
            };
            assert!(entry.emitted.iter().any(emitted), "{:?} {:?}", entry.choice, entry.emitted);
        }
    });
    assert!(turns > 500, "{turns}");
}
