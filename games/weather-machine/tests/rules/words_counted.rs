//! What is told can be counted on the table: somebody moves every piece as it is told, counts what a
//! line says was counted, and comes to the same.

use serde_json::{Value, json};
use table::{Choices, Game, Narrate, Outline, Published, Rule, Told, Turn, Viewer};
use weather_machine::{
    ActionSpace, Area, Barrier, Benefit, BenefitAt, BotPlace, BotSpace, Brings, Cause, Challenge,
    Chemical, ChemicalPlace, ChemicalSpace, Choice, Colour, Content, Count, Decision, Discard,
    Event, Frame, Gain, Id, Idle, Ladder, Location, Owner, PartPlace, Piece, Player, Raise, Score,
    Set, Shortage, State, TokenPlace, Tokens, Voucher, Weather, WeatherMachine, Why,
};

use crate::words::{exists, game, modes, play, play_richly};

/// Solo games of every kind that decides differently.
fn solo() -> Vec<Value> {
    vec![
        json!({ "seats": 1 }),
        json!({ "seats": 1, "random_challenges": 6 }),
        json!({ "seats": 1, "random_challenges": 12, "readings": ["lativ_returns"] }),
        json!({ "seats": 1, "readings": ["reread_havoc", "award_sets", "lativ_fills"] }),
    ]
}

/// The pieces of the table, moved by hand as it is told.
struct Person {
    state: State,
    content: &'static Content,
}

impl Person {
    fn moves(&mut self, told: &Told<Event>) {
        let state = &mut self.state;
        // Cards that leave the deck, but for those of Call Security.
        if state.round > 0
            && matches!(told.event, Event::ReportDiscarded { .. } | Event::ReportCurrent { .. })
            && !matches!(told.rule.0, "SAB-TRN.5" | "SAB-CALL.4")
        {
            state.solo.deck -= 1;
        }
        match told.event {
            Event::BotMoved { owner, from, to } => {
                if let BotPlace::Space(space) = from {
                    *bot(state, space) = None;
                }
                if let BotPlace::Space(space) = to {
                    *bot(state, space) = Some(owner);
                }
                if let Some(lab) = state.laboratories.get_mut(owner as usize) {
                    lab.items.bots -= u8::from(from == BotPlace::Workshop);
                    lab.items.bots += u8::from(to == BotPlace::Workshop);
                }
            }
            Event::ChemicalMoved { chemical, from, to, .. } => {
                match from {
                    ChemicalPlace::Supply => state.supply[chemical] -= 1,
                    ChemicalPlace::Hideout => state.solo.chemicals[chemical] -= 1,
                    ChemicalPlace::Workshop(of) => {
                        state.laboratories[of.index()].items.chemicals[chemical] -= 1;
                    }
                    ChemicalPlace::Research(_) => {}
                }
                match to {
                    ChemicalPlace::Supply => state.supply[chemical] += 1,
                    ChemicalPlace::Hideout => state.solo.chemicals[chemical] += 1,
                    ChemicalPlace::Workshop(of) => {
                        state.laboratories[of.index()].items.chemicals[chemical] += 1;
                    }
                    ChemicalPlace::Research(_) => {}
                }
            }
            Event::PartMoved { colour, from, to, .. } => {
                if let PartPlace::Workshop(of) = from {
                    state.laboratories[of.index()].items.parts[colour] -= 1;
                }
                if let PartPlace::Workshop(of) = to {
                    state.laboratories[of.index()].items.parts[colour] += 1;
                }
            }
            Event::PartsProvided { player, ref parts, .. } => {
                for &colour in parts {
                    state.laboratories[player.index()].items.parts[colour] -= 1;
                }
            }
            Event::ResearchMoved { area, weather, from, to } => {
                match from {
                    TokenPlace::Board => state.tokens[area][weather] -= 1,
                    TokenPlace::Hideout => state.solo.tokens[area][weather] -= 1,
                    _ => {}
                }
                if to == TokenPlace::Hideout {
                    state.solo.tokens[area][weather] += 1;
                }
            }
            Event::Vouchers { player, voucher, gained, .. }
            | Event::NeighbourVouchers { player, voucher, gained, .. } => {
                state.laboratories[player.index()].vouchers[voucher] += gained;
            }
            Event::Paid { player, voucher, .. } => {
                state.laboratories[player.index()].vouchers[voucher] -= 1;
            }
            Event::TokenDiscarded { area, weather, .. } => state.tokens[area][weather] -= 1,
            Event::AwardMoved { from, to } => {
                match from {
                    TokenPlace::Board => state.awards -= 1,
                    TokenPlace::Hideout => state.solo.awards -= 1,
                    _ => {}
                }
                if to == TokenPlace::Hideout {
                    state.solo.awards += 1;
                }
            }
            Event::ScientistMoved { player, space } => {
                state.scientists[player.index()] = Some(space);
            }
            Event::LativMoved { to, .. } => state.lativ = to,
            Event::AgentMoved { agent, space } => state.agents[agent as usize] = Some(space),
            Event::AssistantMoved { weather } => state.assistant = weather,
            Event::LockRemoved { weather } => state.locks.remove(weather),
            Event::InitiativeTaken { order, .. } => state.initiative = order,
            Event::TargetRaised { to, .. } => state.solo.target = to,
            Event::ReportDiscarded { report } => state.solo.discard.push(report),
            Event::ReportShown { .. } => state.solo.deck -= 1,
            // The card on top is put there when all three have their roles.
            Event::ReportCurrent { .. } if told.rule.0 == "SAB-CALL.4" => state.solo.deck += 1,
            _ => {}
        }
    }

    /// Whether who moved the pieces as it was told has the table as it is: nothing went in silence.
    fn stands_as(&self, state: &State) {
        let (mine, table) = (&self.state, state);
        if mine.round > 0 {
            assert_eq!((mine.tokens, mine.awards), (table.tokens, table.awards), "tokens");
            assert_eq!((mine.bots, mine.supply), (table.bots, table.supply), "Bots, Chemicals");
            assert_eq!((mine.lativ, mine.assistant), (table.lativ, table.assistant));
            assert_eq!(mine.solo.tokens, table.solo.tokens, "tokens of the Hideout");
            assert_eq!(mine.solo.chemicals, table.solo.chemicals, "Chemicals of the Hideout");
            for (mine, table) in mine.laboratories.iter().zip(&table.laboratories) {
                assert_eq!(mine.items, table.items, "a Workshop");
            }
        }
    }

    /// Counts what a line says.
    fn counts(&self, event: &Event) {
        match *event {
            Event::Decided { ref ladder } => self.decides(ladder),
            Event::TargetRaised { by, to, ref why } => self.raises(by, to, why),
            Event::Scored { cp, why, .. } => self.scores(cp, why),
            Event::Vouchers { voucher, gained, lost, cause, .. } => {
                self.causes(cause, |gain| match gain {
                    Gain::Voucher(of, count) => of == voucher && count == gained + lost,
                    Gain::AnyVoucher(count) => count > 0,
                    _ => false,
                });
                if let Cause::Section(chemical) = cause {
                    let space = ChemicalSpace::COUNT - usize::from(self.state.supply[chemical]);
                    let space = ChemicalSpace::new(space).expect("it lies there");
                    let price = self.content.chemical_spaces[space].vouchers;
                    assert_eq!(gained + lost, price);
                }
            }
            Event::NeighbourVouchers { player, gained, lost, ref pieces, .. } => {
                let at = self.state.scientists[player.index()].expect("the Scientist moved");
                let left: Vec<Piece> = self.pieces_left_of(at);
                let left = left.into_iter().filter(|&piece| piece != Piece::Lativ);
                let challenged = self.state.solo.challenges.contains(Challenge::MoralHighGround);
                let left = left.filter(|piece| !(challenged && matches!(piece, Piece::Agent(_))));
                assert_eq!(pieces.as_slice(), left.collect::<Vec<_>>());
                let each = self.content.exchanges.neighbour;
                assert_eq!(gained + lost, each * pieces.len() as u8);
            }
            Event::Advanced { area, cause, .. } => {
                self.causes(cause, |gain| matches!(gain, Gain::AnyFund) || gain == Gain::Fund(area))
            }
            Event::InvestmentTaken { cause, .. } => {
                self.causes(cause, |gain| gain == Gain::Investment);
            }
            Event::ScoredForTheEnd { cp, cause, .. } => {
                self.causes(cause, |gain| gain == Gain::EndCp(cp));
            }
            Event::TokenDiscarded { area, weather, why } => {
                let lativ = self.state.bots_in(Area::Lab, weather, Owner::Lativ).next();
                match why {
                    Discard::Lativ => {
                        assert_eq!(self.state.lativ.location(), area.location());
                        assert_eq!(self.state.assistant, weather);
                    }
                    Discard::LativsBot => assert!(lativ.is_some() && area == Area::Lab),
                    Discard::NoSpace => {}
                }
            }
            Event::Idle { player, ref barred, idle, shortage } => {
                let lab = &self.state.laboratories[player.index()];
                let main =
                    matches!(idle, Idle::Actions { location, .. } if location.area().is_some());
                assert_eq!(barred.len(), if main { 2 } else { 0 });
                let supply = matches!(idle, Idle::Actions { location: Location::Supply, .. });
                assert_eq!(shortage.is_some(), supply);
                if let Some(Shortage { own, science, others, chemicals }) = shortage {
                    let all: u8 = Voucher::ALL.into_iter().map(|of| lab.vouchers[of]).sum();
                    assert_eq!(own, lab.vouchers[Voucher::Supply]);
                    assert_eq!(science, lab.vouchers[Voucher::Science]);
                    assert_eq!(own + science + others, all);
                    let held: u8 =
                        Chemical::ALL.into_iter().map(|of| lab.items.chemicals[of]).sum();
                    assert_eq!(chemicals, held);
                }
                for one in barred {
                    match one.by {
                        Barrier::NoBot => assert_eq!(lab.items.bots, 0),
                        Barrier::Vouchers { voucher, cost, own, science, others } => {
                            let there = |of: Voucher| lab.vouchers[of];
                            let all: u8 = Voucher::ALL.into_iter().map(there).sum();
                            assert_eq!([own, science], [there(voucher), there(Voucher::Science)]);
                            assert_eq!(others, all - own - science);
                            let bought = others / self.content.exchanges.science_exchange;
                            assert!(own + science + bought < cost, "{one:?}");
                        }
                        Barrier::Items { free, chemicals, parts } => {
                            let takes = |space: BotSpace| match self.state.bot(space) {
                                None => true,
                                Some(owner) => owner == Owner::Lativ && space.area() == Area::Lab,
                            };
                            let there = BotSpace::of_area(one.deed.area()).filter(|&of| takes(of));
                            assert_eq!(free, there.collect());
                            for of in Chemical::ALL {
                                assert_eq!(chemicals.contains(of), lab.items.chemicals[of] > 0);
                            }
                            for of in Colour::ALL {
                                assert_eq!(parts.contains(of), lab.items.parts[of] > 0);
                            }
                        }
                        Barrier::Done | Barrier::OneAction | Barrier::NoTarget => {}
                    }
                }
            }
            Event::StormPlaced { weather, brought: Brings::Sabotage, .. } => {
                let mut theirs = self.state.bots_in(Area::Lab, weather, Owner::Saboteurs);
                assert!(theirs.next().is_some(), "{weather}");
            }
            Event::SetUsed { weather, locked, ref held, colours, awards } => {
                assert_eq!(locked, self.state.locks.contains(weather));
                for area in Area::ALL {
                    assert_eq!(held[area], self.state.solo.tokens[area][weather]);
                }
                assert_eq!(colours.len() as u8 + awards, if locked { 3 } else { 2 });
            }
            _ => {}
        }
    }

    fn decides(&self, ladder: &Ladder) {
        assert_eq!(ladder.report, self.state.solo.discard.last().copied(), "the Previous Report");
        for chemical in Chemical::ALL {
            assert_eq!(ladder.chemicals[chemical], self.state.solo.chemicals[chemical]);
        }
        assert_eq!(ladder.counted.len(), ladder.rungs.len());
        for counted in ladder.counted.iter().flatten() {
            self.is_there(ladder.decision, usize::from(counted.candidate), counted.count);
        }
    }

    fn is_there(&self, decision: Decision, number: usize, count: Count) {
        let state = &self.state;
        let weather = || Weather::new(number).expect("a weather");
        let chemical = || Chemical::new(number).expect("a Chemical");
        match count {
            Count::Bots(bots) => {
                let there = state.bots[Area::Lab][weather()].iter().flatten().count();
                assert_eq!(usize::from(bots), there);
            }
            Count::Held(held) => assert_eq!(held, state.solo.chemicals[chemical()]),
            Count::Price(price) => {
                let leftmost = ChemicalSpace::COUNT - usize::from(state.supply[chemical()]);
                let space = ChemicalSpace::new(leftmost).expect("a Chemical in the Supply");
                assert_eq!(price, self.content.chemical_spaces[space].vouchers);
            }
            Count::Takes(takes) => {
                let spaces: Vec<BotSpace> = match decision {
                    Decision::Branch(area) => BotSpace::of_branch(area, weather()).collect(),
                    _ => vec![BotSpace::new(number).expect("a Bot space")],
                };
                let free = spaces.into_iter().filter(|&space| match state.bot(space) {
                    None => true,
                    Some(owner) => owner == Owner::Lativ && space.area() == Area::Lab,
                });
                let free: Set<Chemical> =
                    free.map(|space| self.content.bot_spaces[space].chemical).collect();
                assert_eq!(takes, free);
            }
            Count::Piece(piece) => {
                let space = weather_machine::ActionSpace::new(number).expect("an action space");
                assert_eq!(piece, self.state.piece_on(space));
            }
            Count::Tokens(tokens) => self.tokens_are_there(weather(), tokens),
        }
    }

    fn tokens_are_there(&self, weather: Weather, tokens: Tokens) {
        let solo = &self.state.solo;
        let more = tokens.more.map(|(area, _)| area);
        for area in Area::ALL {
            let held = solo.tokens[area][weather] > 0 && more != Some(area);
            assert_eq!(tokens.colours.contains(area), held);
        }
        if let Some((area, left)) = tokens.more {
            assert_eq!(left, self.state.tokens[area][weather] > 0);
        }
        assert_eq!(tokens.awards, solo.awards);
        assert_eq!(tokens.size, if self.state.locks.contains(weather) { 3 } else { 2 });
    }

    fn raises(&self, by: u8, to: u16, why: &Raise) {
        let state = &self.state;
        if *why != Raise::Start {
            assert_eq!(to, state.solo.target + u16::from(by));
        }
        match *why {
            Raise::Pieces { agent, each, ref pieces } => {
                let at = state.agents[agent as usize].expect("he stands somewhere");
                let left = weather_machine::ActionSpace::of_location(at.location());
                let left = left.filter(|&space| space < at);
                let there: Vec<Piece> = left.filter_map(|space| state.piece_on(space)).collect();
                assert_eq!(pieces.as_slice(), there);
                assert_eq!(by, each * there.len() as u8);
            }
            Raise::Initiative => assert_eq!(state.initiative[0], Player::Saboteurs),
            Raise::Government { weather, bots, each } => {
                let there = state.bots_in(Area::Government, weather, Owner::Saboteurs).count();
                assert_eq!((usize::from(bots), by), (there, each * bots));
            }
            Raise::Experiment { tile, .. } => {
                let tile = tile.expect("a tile that ran");
                assert_eq!(by, self.content.experiments[tile].cp);
            }
            Raise::Prototype { space } => assert_eq!(state.bot(space), Some(Owner::Saboteurs)),
            Raise::NoToken { area, weather } => assert_eq!(state.tokens[area][weather], 0),
            Raise::Challenge { bots: Some(bots), .. } => {
                assert_eq!(bots, state.bots_on_board(Owner::Saboteurs));
            }
            Raise::Havoc { card } => assert_eq!(card, state.solo.deck > 0),
            Raise::Start | Raise::Challenge { bots: None, .. } | Raise::End => {}
        }
    }

    fn pieces_left_of(&self, at: ActionSpace) -> Vec<Piece> {
        let left = ActionSpace::of_location(at.location()).filter(|&space| space < at);
        left.filter_map(|space| self.state.piece_on(space)).collect()
    }

    /// Whether what is said to bring something does: where it is printed, or what lies there.
    fn causes(&self, cause: Cause, brings: impl Fn(Gain) -> bool) {
        let state = &self.state;
        match cause {
            Cause::Printed(at) | Cause::Income(at) => {
                assert!(self.printed(at).gains().any(brings), "{at:?}");
            }
            Cause::Space(space) => {
                let active = state.active.index();
                assert_eq!(state.scientists[active], Some(space));
            }
            Cause::Lativ(location) => assert_eq!(state.lativ.location(), location),
            Cause::NoToken { area, weather } => assert_eq!(state.tokens[area][weather], 0),
            Cause::Completion(weather) => assert!(state.is_full(Area::Rnd, weather)),
            Cause::NewScientists
            | Cause::Section(_)
            | Cause::Track(_)
            | Cause::Bot(_)
            | Cause::Paper => {}
        }
    }

    fn printed(&self, at: BenefitAt) -> Benefit {
        let content = self.content;
        match at {
            BenefitAt::Subsidy(tile) => content.subsidies[tile].benefit,
            BenefitAt::Column(weather) => content.subsidy_columns[weather],
            BenefitAt::Row(row) => content.subsidy_rows[row],
            BenefitAt::Goal(space) => content.goal_spaces[space],
            BenefitAt::Funding(area, space) => content.funding(area)[space].benefit,
            BenefitAt::Office(space) => content.office[space],
            BenefitAt::Slide(row) => content.slides[row],
            BenefitAt::Slot(slot) => content.slots[slot],
            BenefitAt::Bot(space) => content.bot_spaces[space].benefit,
            BenefitAt::Storm(tile, space) => content.extreme[tile].spaces[usize::from(space)],
            BenefitAt::Experiment(tile) => content.experiments[tile].reward,
        }
    }

    fn scores(&self, cp: u8, why: Score) {
        let scoring = &self.content.scoring;
        match why {
            Score::Printed(at) => {
                assert!(self.printed(at).gains().any(|gain| gain == Gain::Cp(cp)), "{at:?}");
            }
            Score::Experiment { tile, bots, each } => {
                assert_eq!((cp, each), (each * bots, self.content.experiments[tile].cp));
            }
            Score::Government { bots, each, .. } => assert_eq!(cp, each * bots),
            Score::Paper { research, awards, citations, .. } => assert_eq!(
                cp,
                research * scoring.research_token
                    + awards * scoring.award_token
                    + citations * scoring.citation_token
            ),
            Score::Science { vouchers } => assert_eq!(vouchers, scoring.unlock_science),
        }
    }
}

fn bot(state: &mut State, space: BotSpace) -> &mut Option<Owner> {
    &mut state.bots[space.area()][space.weather()][space.position() as usize]
}

/// How many numbers are in a text.
fn numbers(text: &str) -> usize {
    let digits = text.split(|letter: char| !letter.is_ascii_digit());
    digits.filter(|digits| !digits.is_empty()).count()
}

/// Holds the reasons of a decision against what a person needs to check them.
fn check_reasons(game: &WeatherMachine, ladder: &Ladder) {
    let line = game.relate(&Event::Decided { ladder: Box::new(ladder.clone()) }, Viewer::Everybody);
    assert!(!line.reasons.is_empty(), "no reason: {}", line.text);
    for reason in &line.reasons {
        let rule = reason.rsplit_once('(').and_then(|(_, rule)| rule.strip_suffix(')'));
        exists(Rule(rule.unwrap_or_else(|| panic!("no rule: {reason}")).to_string().leak()));
    }
    let reasons = &line.reasons[line.reasons.len().saturating_sub(ladder.rungs.len())..];
    for (rung, reason) in ladder.rungs.iter().zip(reasons) {
        let compares = matches!(rung.why, Why::FewerBots | Why::HasMore | Why::Dearer);
        let text = reason.rsplit_once('(').map_or("", |(text, _)| text);
        assert!(!compares || numbers(text) >= 2, "compares without numbers: {reason}");
        let set = matches!(rung.why, Why::CompletesNoSet);
        assert!(!set || text.contains(" of 3") || text.contains(" of 2"), "no set: {reason}");
    }
    if ladder.decision == Decision::Location {
        assert!(line.reasons[0].starts_with("The Current Report sends the "), "{:?}", line.reasons);
    }
}

/// How many decisions, raises and scores were counted.
#[derive(Debug, Default)]
struct Tally {
    decisions: usize,
    raises: usize,
    silent_raises: usize,
    scores: usize,
    gains: usize,
    /// Of scores and gains, those that do not say what brings them.
    bare: usize,
    lines: usize,
}

/// 1 if a line does not say from where, for what or in place of what something is gained.
fn bare(game: &WeatherMachine, event: &Event) -> usize {
    let line = game.relate(event, Viewer::Everybody).text;
    let says = [" from ", " for ", " as income from ", " in place of ", ": "];
    usize::from(!says.iter().any(|words| line.contains(words)))
}

#[test]
fn who_moves_the_pieces_as_told_counts_what_is_told() {
    let mut tally = Tally::default();
    let mut look = |person: &mut Option<Person>, game: &WeatherMachine, told: &[Told<Event>]| {
        if let Some(person) = person {
            for told in told {
                exists(told.rule);
                tally.lines += 1;
                person.counts(&told.event);
                person.moves(told);
                match &told.event {
                    Event::Decided { ladder } => {
                        tally.decisions += 1;
                        check_reasons(game, ladder);
                    }
                    Event::TargetRaised { why, .. } if *why != Raise::Start => {
                        tally.raises += 1;
                        let line = game.relate(&told.event, Viewer::Everybody).text;
                        let reason = line.split_once(": ").map_or("", |(_, reason)| reason);
                        tally.silent_raises += usize::from(reason.len() < 8);
                    }
                    Event::Scored { .. } => {
                        tally.scores += 1;
                        tally.bare += bare(game, &told.event);
                    }
                    Event::Vouchers { .. }
                    | Event::NeighbourVouchers { .. }
                    | Event::Advanced { .. }
                    | Event::InvestmentTaken { .. }
                    | Event::ScoredForTheEnd { .. } => {
                        tally.gains += 1;
                        tally.bare += bare(game, &told.event);
                    }
                    _ => {}
                }
            }
            person.stands_as(game.state());
        }
        *person = Some(Person { state: *game.state(), content: game.content() });
    };
    for mode in solo() {
        for seed in 0..30 {
            let mut person = None;
            play(&mode, seed, |game, told| look(&mut person, game, told));
        }
    }
    for mode in solo().into_iter().chain(modes()) {
        for seed in 0..8 {
            let mut person = None;
            play_richly(&mode, seed, |game, told| look(&mut person, game, told));
        }
    }
    println!("{tally:?}");
    assert_eq!((tally.silent_raises, tally.bare), (0, 0), "{tally:?}");
    assert!(tally.gains > 5000, "{tally:?}");
    assert!(tally.decisions > 4000 && tally.raises > 400 && tally.scores > 100, "{tally:?}");
}

/// Of all steps of the Saboteurs that are left out, all are told: those of a `/` space, and step 2
/// of R&D without the Chemical.
#[test]
fn every_step_that_is_left_out_is_told() {
    let (mut plans, mut later, mut free, mut without) = (0, 0, 0, 0);
    for mode in solo() {
        for seed in 0..30 {
            play(&mode, seed, |_, told| {
                for (at, one) in told.iter().enumerate() {
                    let next = told.get(at + 1).map(|told| told.rule.0);
                    match one.event {
                        Event::Plan { space, .. } => {
                            plans += 1;
                            let one_action = !matches!(
                                space.to_string().as_str(),
                                "government left" | "lab left" | "rnd left"
                            ) && space.location().area().is_some();
                            let told =
                                matches!(next, Some("SAB-GOV.0" | "SAB-LAB.0" | "SAB-RND.0"));
                            assert_eq!(told, one_action, "{space}");
                            later += usize::from(told);
                        }
                        Event::BotMoved { .. } if one.rule.0 == "SAB-RND.1a" => {
                            free += 1;
                            let next = next.expect("step 2, or why not");
                            assert!(
                                matches!(next, "SAB-RND.2a" | "SAB-RND.2c" | "WM-END.4"),
                                "{next}"
                            );
                            without += usize::from(next == "SAB-RND.2c");
                        }
                        _ => {}
                    }
                }
            });
        }
    }
    println!("{plans} plans, {later} begin later; {free} free Bots, {without} without a Chemical");
    assert!(later > 100 && without > 10, "{later} {without}");
}

/// A turn goes on by itself after what its player did: then that is told. Declining is told, too.
#[test]
fn nothing_ends_and_nothing_is_declined_without_a_line() {
    let (mut ended, mut declined) = (0, 0);
    for mode in modes() {
        for seed in 0..25 {
            let mut before: Option<WeatherMachine> = None;
            let mut look = |game: &WeatherMachine, told: &[Told<Event>]| {
                if let Some(before) = &before {
                    ended += ends(before, game, told);
                }
                before = Some(game.clone());
            };
            play(&mode, seed, &mut look);
        }
        for seed in 0..6 {
            declines(&mode, seed, &mut declined);
        }
    }
    println!("{ended} steps ended by themselves, {declined} declined");
    assert!(ended > 200 && declined > 100, "{ended} {declined}");
}

/// Whether step 3 or a Supply turn of this player ended without his word; then it must be told.
fn ends(before: &WeatherMachine, game: &WeatherMachine, told: &[Told<Event>]) -> usize {
    let acts = |game: &WeatherMachine| {
        let frames = game.state().frames.pending();
        let acts = |frame: &Frame| matches!(frame, Frame::Actions | Frame::SupplyActions);
        frames.iter().any(acts).then_some((game.state().active, game.state().round))
    };
    let asked = before.state().frames.top();
    let said = matches!(asked, Some(Frame::Actions | Frame::SupplyActions));
    let Some(who) = acts(before).filter(|_| acts(game) != acts(before)) else { return 0 };
    let idle =
        |told: &Told<Event>| matches!(told.event, Event::Idle { idle: Idle::Actions { .. }, .. });
    let idle = told.iter().any(idle);
    let ended_by_choice = said && told_by(before, game, Choice::EndActions);
    let over = told.iter().any(|told| matches!(told.event, Event::Ended { .. }));
    assert!(idle || ended_by_choice || over, "{who:?} {told:?}");
    usize::from(idle)
}

/// Whether this choice leads from one position to the other.
fn told_by(before: &WeatherMachine, after: &WeatherMachine, choice: Choice) -> bool {
    let mut trial = before.clone();
    trial.apply(choice, &mut table::Silent).is_ok() && trial.state() == after.state()
}

/// Plays as somebody who declines whatever can be declined, and hears each time that he did.
fn declines(mode: &Value, seed: u64, declined: &mut usize) {
    let mut game = game(mode.clone());
    let mut dice = table::Dice::new(seed);
    let mut choices = Choices::default();
    while game.turn() != Turn::Over {
        game.choices(&mut choices);
        let mut told: Vec<Told<Event>> = Vec::new();
        if choices.contains(Choice::Decline) {
            let asked = game.state().frames.top();
            game.apply_listed(Choice::Decline, &mut told);
            assert!(!told.is_empty(), "nothing is told of {asked:?}");
            let says = |event: &Event| {
                matches!(
                    event,
                    Event::Declined { .. } | Event::NoCp { .. } | Event::ExperimentLeft { .. }
                )
            };
            assert!(says(&told[0].event), "{asked:?}: {:?}", told[0].event);
            *declined += 1;
        } else {
            let choice = choices.pick(&mut dice).expect("something is listed");
            game.apply_listed(choice, &mut told);
        }
    }
}

/// Of all losses that follow a choice at once, all are said by the choice.
#[test]
fn a_choice_says_what_it_will_not_bring() {
    let (mut losses, mut discards, mut idle) = (0, 0, 0);
    for mode in modes() {
        for seed in 0..12 {
            let mut game = game(mode.clone());
            let mut dice = table::Dice::new(seed);
            let mut choices = Choices::default();
            while game.turn() != Turn::Over {
                game.choices(&mut choices);
                let choice = choices.pick(&mut dice).expect("something is listed");
                let asked = game.turn();
                let before = game.clone();
                let mut told: Vec<Told<Event>> = Vec::new();
                game.apply_listed(choice, &mut told);
                let Turn::Choose(seat) = asked else { continue };
                let mut first = told
                    .iter()
                    .map(|told| &told.event)
                    .filter(|event| matches!(event, Event::TurnBegins { .. } | Event::Idle { .. }));
                if let (
                    Choice::Move(_),
                    Some(Event::Idle { idle: Idle::Actions { acted: false, .. }, .. }),
                ) = (choice, first.next())
                {
                    idle += 1;
                    let detail = before.describe(choice).detail;
                    assert!(detail.contains("none of its actions"), "{choice}: {detail}");
                }
                let own = told.iter().map(|told| &told.event).take_while(|event| {
                    !matches!(event, Event::TurnBegins { .. } | Event::Idle { .. })
                        && !matches!(event, Event::ExperimentRuns { .. } | Event::Income { .. })
                        && !matches!(event, Event::ExperimentFails { .. })
                });
                for event in own {
                    let lost = match *event {
                        Event::Lost { player, .. } => player.seat() == Some(seat),
                        _ => false,
                    };
                    if lost {
                        losses += 1;
                        let detail = before.describe(choice).detail;
                        let says = detail.contains("no room") || detail.contains("cannot ");
                        assert!(says, "{choice}: {detail}");
                    }
                    if let (Choice::Move(_), Event::TokenDiscarded { .. }) = (choice, event) {
                        discards += 1;
                        let detail = before.describe(choice).detail;
                        assert!(detail.contains("token leaves the game"), "{choice}: {detail}");
                    }
                }
            }
        }
    }
    println!("{losses} losses, {discards} discards, {idle} moves to where nothing can be done");
    assert!(losses > 20 && discards > 20 && idle > 20, "{losses} {discards} {idle}");
}

/// Wherever a Challenge card of ours is named, in whole games with all of them, its printed name
/// stands beside our title.
#[test]
fn a_challenge_card_is_named_as_it_is_printed() {
    let mut named = 0;
    let mut check = |text: &str| {
        for card in Challenge::ALL {
            let title = Content::ours().challenges[card].title.as_str();
            for (at, _) in text.match_indices(title) {
                let printed = format!(" (printed: {})", card.printed_name());
                assert!(text[at + title.len()..].starts_with(&printed), "{title} in: {text}");
                named += 1;
            }
        }
    };
    let mode = json!({ "seats": 1, "random_challenges": 12 });
    for seed in 0..12 {
        play(&mode, seed, |game, told| {
            for told in told {
                let line = game.relate(&told.event, Viewer::Everybody);
                check(&line.text);
                line.reasons.iter().for_each(|reason| check(reason));
            }
            if game.turn() == Turn::Chance && game.state().round == 0 {
                let mut choices = Choices::default();
                game.choices(&mut choices);
                for &choice in choices.listed() {
                    let said = game.describe(choice);
                    [said.label, said.detail, said.group].iter().for_each(|text| check(text));
                }
            }
            if let Some(outcome) = game.outcome() {
                check(&outcome.ended_by);
                outcome.decided_by.iter().for_each(|decision| check(&decision.text));
                let view = game.view(Viewer::Everybody);
                let outline = WeatherMachine::outline(&view, Content::ours());
                let mut lines: Vec<&Outline> = outline.iter().collect();
                while let Some(line) = lines.pop() {
                    check(&line.text);
                    lines.extend(&line.items);
                }
            }
        });
    }
    for option in WeatherMachine::option_specs(Content::ours()) {
        let text = serde_json::to_string(&option).expect("an option");
        check(&text);
    }
    println!("{named} times named");
    assert!(named > 400, "{named}");
}
