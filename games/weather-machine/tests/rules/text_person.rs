//! A person who moves every piece by hand as the events say, and counts what they mention.

use game_core::Emitted;
use weather_machine::{
    ActionSpace, Area, Barrier, Benefit, BenefitAt, BotPlace, BotSpace, Brings, Cause, Challenge,
    Chemical, ChemicalPlace, ChemicalSpace, Colour, Content, Count, Decision, Discard, EnumSet,
    Event, Gain, Id, Idle, Location, Owner, PartPlace, Piece, Player, PriorityList, Raise, Score,
    Shortage, State, TokenPlace, Tokens, Voucher, Weather,
};

/// The pieces of the table, moved by hand as the events say.
pub(crate) struct Person {
    pub(crate) state: State,
    pub(crate) content: &'static Content,
}

impl Person {
    pub(crate) fn moves(&mut self, emitted: &Emitted<Event>) {
        let state = &mut self.state;
        // Cards that leave the deck, except those of Call Security.
        if state.round > 0
            && matches!(emitted.event, Event::ReportDiscarded { .. } | Event::ReportCurrent { .. })
            && !matches!(emitted.rule.0, "SAB-TRN.5" | "SAB-CALL.4")
        {
            state.solo.deck -= 1;
        }
        match emitted.event {
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
            // The top card is put there when all three have their roles.
            Event::ReportCurrent { .. } if emitted.rule.0 == "SAB-CALL.4" => state.solo.deck += 1,
            _ => {}
        }
    }

    /// Checks that the pieces moved by hand match the table, so no move lacks an event.
    pub(crate) fn stands_as(&self, state: &State) {
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

    /// Checks the figures of an event.
    pub(crate) fn counts(&self, event: &Event) {
        match *event {
            Event::Decided { ref priority_list } => self.decides(priority_list),
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

    fn decides(&self, priority_list: &PriorityList) {
        assert_eq!(
            priority_list.report,
            self.state.solo.discard.last().copied(),
            "the Previous Report"
        );
        for chemical in Chemical::ALL {
            assert_eq!(priority_list.chemicals[chemical], self.state.solo.chemicals[chemical]);
        }
        assert_eq!(priority_list.counted.len(), priority_list.criteria.len());
        for counted in priority_list.counted.iter().flatten() {
            self.is_there(priority_list.decision, usize::from(counted.candidate), counted.count);
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
                let free: EnumSet<Chemical> =
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

    /// Checks that a cause gives what it is said to give: what is printed or lies there.
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
