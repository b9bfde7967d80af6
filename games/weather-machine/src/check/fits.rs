//! Whether a frame has on the table, and in the frame beneath it, what it needs.

use crate::benefit::Gain;
use crate::game::WeatherMachine;
use crate::kinds::{
    Area, BotSpace, ByColour, Colour, Id, OfficeRow, Owner, Player, Set, SubsidyCell, Voucher,
    Weather, WorkshopRow,
};
use crate::laboratory::{Laboratory, Paper};
use crate::pieces::OPEN;
use crate::sequence::{BenefitAt, Each, Frame, Given, List, Of, Owed, Step};
use crate::state::{Cell, Marker};

/// The most that a content value of Vouchers or of a benefit can be.
const MOST_UNITS: u8 = 9;

impl WeatherMachine {
    /// Whether a frame has on the table what it needs.
    pub(super) fn frame_fits(&self, frame: Frame, beneath: Option<Frame>) -> bool {
        let state = &self.state;
        let of = of_list(beneath);
        match frame {
            Frame::Steps { list, next, of, .. } => {
                usize::from(next) < list.steps().len() && self.list_fits(list, next, of)
            }
            Frame::Each { next, .. } => usize::from(next) <= state.turn_order.len(),
            Frame::DrawOrder => !self.options.solo(),
            Frame::LaySubsidy { cell } => self.next_to_lay() == Some(cell),
            Frame::DealTile => state.stack.down > 0,
            Frame::Draft { pick } => self.draft_fits(pick),
            Frame::DealGoal { area } => self.goals_fit(area),
            Frame::DealChemical { left, .. } => usize::from(left) <= Colour::ALL.len(),
            Frame::FindReport { second } => self.finds_report(second),
            Frame::RevealReport => state.solo.deck > 0 && state.solo.current.is_none(),
            Frame::DiscardTop => state.solo.deck > 0,
            Frame::DrawReport { first } => {
                let wanted = 2 - u8::from(first.is_some());
                let security = state.solo.current.is_some() && state.solo.deck >= wanted;
                security && (first.is_none() || state.solo.top.is_none())
            }
            Frame::Assign { drawn, top } => {
                let cards = drawn.into_iter().chain(state.solo.current);
                state.solo.current.is_some()
                    && state.solo.top.is_none()
                    && top.is_none_or(|top| { cards }.any(|card| card == top))
            }
            Frame::PlaceNow { area, weather } => {
                let earned = of.is_none_or(|of| matches!(of, Of::Bots(of, _) if of == weather));
                area == Area::Lab && earned && state.tokens[area][weather] > 0
            }
            Frame::Target { list, granted } => granted || list.deed().is_some(),
            Frame::MarkerSpace { row, .. } => self.lab().papers[row] == Paper::Published,
            Frame::Pay { owed } => self.owed_fits(owed, beneath),
            Frame::Swap { given, owed } => {
                self.owed_fits(owed, beneath) && self.swap_fits(given, owed)
            }
            Frame::PayAny { left, .. } => left <= MOST_UNITS,
            Frame::Benefit { at, alternative, next } => {
                self.benefit_fits(at, alternative, next, of)
            }
            Frame::GainAny { left, .. }
            | Frame::GainPart { left, .. }
            | Frame::GainChemical { left } => self.units_fit(left, beneath),
            Frame::FollowTrack { from, to } => from.index() <= to.index(),
            Frame::TakeSubsidy { space } => {
                let part = self.content.bot_spaces[space].part;
                of == Some(Of::Bot(space))
                    && self.is_own(space)
                    && part.is_some_and(|part| self.lab().items.parts[part] > 0)
            }
            Frame::EdgeOrder { cell } => of == Some(Of::Cell(cell)),
            Frame::LativTo { from } => {
                of == Some(Of::Bot(from)) && state.bot(from) == Some(Owner::Lativ)
            }
            Frame::Cite { row } => of == Some(Of::Row(row)) && !self.lab().is_complete(row),
            Frame::Prototype { weather } => self.builds(weather, 0, of),
            Frame::Provide { weather, provided, from } => {
                from <= 3 && self.builds(weather, provided, of)
            }
            Frame::ReadyParts { weather, provided } => self.builds(weather, provided, of),
            Frame::BuildIn { weather, provided } => {
                self.builds(weather, provided, of) && self.has_parts(weather, provided)
            }
            Frame::Lose { weather, provided, row, lost, .. } => {
                self.builds(weather, provided, of)
                    && self.has_parts(weather, provided)
                    && self.loss_fits(weather, provided, row, lost)
            }
            Frame::ReturnBots { weather, returned } => {
                let there = state.bots_in(Area::Lab, weather, Owner::from(state.active)).count();
                beneath_runs(beneath, weather) && usize::from(returned) + there <= 3
            }
            Frame::OfferExperiment { weather, bots } => {
                beneath_runs(beneath, weather) && (1..=3).contains(&bots)
            }
            Frame::ToLine { from } | Frame::TakeBack { from } => self.comes_back(from, beneath),
            Frame::FinalExperiments { left, .. } => usize::from(left) <= Weather::ALL.len(),
            Frame::MarkerBack => state.active == Player::One,
            Frame::ShowTile
            | Frame::ShowExperiment
            | Frame::DealPart
            | Frame::Face
            | Frame::DealSet
            | Frame::DealChallenge { .. }
            | Frame::SupplyActions
            | Frame::UseTile
            | Frame::Move
            | Frame::Actions
            | Frame::PlaceTokens { .. }
            | Frame::LastPlacements
            | Frame::FundAny
            | Frame::GainBot
            | Frame::GainTile
            | Frame::Lay
            | Frame::Funding { .. }
            | Frame::OneOf { .. }
            | Frame::Follow
            | Frame::BuyCp { .. }
            | Frame::Havoc
            | Frame::HavocPrice => true,
        }
    }

    /// Whether a list can be at this step, and about this.
    fn list_fits(&self, list: List, next: u8, of: Of) -> bool {
        let (solo, drafting) = (self.options.solo(), self.options.drafting);
        let (round, last) = (self.state.round, self.state.final_round);
        let to_come = |step| list.split(next).1.contains(&step);
        match (list, of) {
            (List::SetUp, Of::Nothing) => round == 0 && !solo && !drafting,
            (List::DraftSetUp, Of::Nothing) => round == 0 && !solo && drafting,
            (List::SoloSetUp, Of::Nothing) => round == 0 && solo,
            (List::Round, Of::Nothing) => round > 0 && !last,
            (List::FinalRound, Of::Nothing) => round > 0 && last && !solo,
            (List::SoloFinalRound, Of::Nothing) => round > 0 && last && solo,
            (List::Turn, Of::Nothing) => !solo,
            (List::SoloTurn | List::SaboteursTurn, Of::Nothing) => solo,
            (List::Entering, Of::Space(space)) => self.here() == Some(space),
            (List::Extend, Of::Tile(tile)) => {
                !to_come(Step::TakeTile) || self.takeable().contains(tile)
            }
            (List::Construct, Of::Slot(slot)) => {
                !to_come(Step::ConstructBot) || self.buildable().any(|other| other == slot)
            }
            (List::TakeInitiative, Of::Place(place)) => {
                usize::from(place) < self.state.initiative.len()
            }
            (List::Acquire, Of::Chemical(chemical)) => {
                self.state.in_supply(chemical) > 0 && self.lab().has_room_for_chemical(chemical)
            }
            (
                List::Sell | List::Research | List::WorkOnExperiment | List::FreeExperiment,
                Of::Bot(space),
            ) => self.bot_list_fits(list, next, space),
            (List::Secure, Of::Cell(_)) => true,
            (List::Publish, Of::Row(row)) => self.publishing_fits(row, next),
            (List::Breakthrough, Of::Marker(row, space)) => {
                self.breakthrough_fits(row, space, to_come(Step::PlaceMarker))
            }
            (List::CallSecurity, Of::Space(space)) => {
                let solo = &self.state.solo;
                self.here() == Some(space) && solo.current.is_some() && solo.deck >= 2
            }
            (List::Rewards, Of::Bots(_, bots)) => (1..=3).contains(&bots),
            (List::AfterExperiment | List::AfterFailure, Of::Weather(_)) => true,
            (List::LockedHavoc | List::OpenHavoc, Of::Weather(_)) => true,
            (
                List::PlanSupply
                | List::PlanGovernment
                | List::PlanLab
                | List::PlanResearch
                | List::Unable,
                Of::Space(_),
            ) => true,
            _ => false,
        }
    }

    /// Whether a row is complete when its marker slides, and slides once.
    fn publishing_fits(&self, row: OfficeRow, next: u8) -> bool {
        let (_, to_come) = List::Publish.split(next);
        let lab = self.lab();
        let cites = self.pends(|frame| matches!(frame, Frame::Cite { row: of } if *of == row));
        let cited = to_come.contains(&Step::Cite) && self.can_cite(row);
        let slides = |frame: &&Frame| {
            matches!(**frame, Frame::Steps { list: List::Publish, next, of, .. }
            if of == Of::Row(row) && List::Publish.split(next).1.contains(&Step::Slide))
        };
        let sliding = self.state.frames.pending().iter().filter(slides).count();
        (lab.papers[row] == Paper::Start) == to_come.contains(&Step::Slide)
            && sliding <= 1
            && lab.row_weather(row).is_some()
            && (lab.is_complete(row) || cites || cited)
    }

    /// A list that puts a Bot of who acts on a space.
    fn bot_list_fits(&self, list: List, next: u8, space: BotSpace) -> bool {
        let area = match list {
            List::Sell => Area::Government,
            List::Research => Area::Rnd,
            _ => Area::Lab,
        };
        let (done, to_come) = list.split(next);
        if space.area() != area {
            return false;
        }
        if to_come.contains(&Step::PlaceBot) {
            return self.may_use(space) && self.lab().items.bots > 0;
        }
        let paid = self.state.researched.contains(space);
        let paying = done.last() == Some(&Step::PayChemical);
        self.is_own(space) && (list != List::Research || !paid || !paying)
    }

    fn is_own(&self, space: BotSpace) -> bool {
        self.state.bot(space) == Some(Owner::from(self.state.active))
    }

    fn breakthrough_fits(&self, row: OfficeRow, space: u8, placing: bool) -> bool {
        let Some(weather) = self.lab().row_weather(row) else { return false };
        let markers = &self.state.storms[weather].markers;
        let inside = usize::from(space) < self.marker_spaces(weather).min(markers.len());
        let own = Some(Marker::Of(self.state.active));
        let free = || markers[usize::from(space)].is_none() && !markers.contains(&own);
        match placing {
            true => self.lab().papers[row] == Paper::Published && inside && free(),
            false => matches!(self.lab().papers[row], Paper::OnTile | Paper::Box) && space < 4,
        }
    }

    /// The Subsidy space that set-up fills next.
    fn next_to_lay(&self) -> Option<SubsidyCell> {
        let mut cells = SubsidyCell::all().skip_while(|&cell| self.state.cell(cell) != Cell::Empty);
        let next = cells.next();
        next.filter(|_| cells.all(|cell| self.state.cell(cell) == Cell::Empty))
    }

    /// Everybody owns whole sets of three, one of a colour at most.
    fn draft_fits(&self, pick: u8) -> bool {
        let whole = |lab: &Laboratory| {
            let mut sets = Area::ALL.into_iter().map(|area| {
                let of = |set| self.goals_of(set, Some(area));
                let own = crate::kinds::GoalSet::ALL.into_iter().map(|set| lab.goals.and(of(set)));
                let own: Vec<usize> = own.map(Set::len).filter(|&count| count > 0).collect();
                own.is_empty() || own == [3]
            });
            sets.all(|fits| fits)
        };
        self.drafter(pick).is_some() && self.state.laboratories.iter().all(whole)
    }

    /// Solo: of each colour as many Goal tiles as its turn has come.
    fn goals_fit(&self, asked: Area) -> bool {
        let wanted = usize::from(self.content.saboteurs.goals_of_a_colour);
        let goals = self.state.lab(Player::One).goals;
        let top = self.state.frames.pending().iter().rev().find_map(|frame| match *frame {
            Frame::DealGoal { area } => Some(area),
            _ => None,
        });
        let of_colour = |tiles: Set<_>, area| {
            let of = |tile: &crate::kinds::GoalTile| self.content.goals[*tile].area == area;
            tiles.iter().filter(of).count()
        };
        let known = goals.or(self.state.solo.refused);
        let count = of_colour(goals, asked);
        let before = Area::ALL.into_iter().filter(|&area| Some(area) < top);
        let in_turn = if Some(asked) == top { count < wanted } else { count == 0 };
        in_turn && known.without(self.content.solo_goals()).is_empty() && { before }
            .all(|area| of_colour(goals, area) == wanted)
    }

    /// Whether a card that ends the search can still be found.
    fn finds_report(&self, second: bool) -> bool {
        let fits = |report| {
            let facts = self.content.reports[report];
            let new = self.state.agent(facts.agent).is_none();
            facts.destination.area().is_some() && (!second || new)
        };
        let placed = self.state.agents.iter().flatten().count();
        placed == usize::from(second)
            && self.state.solo.discard.len() == placed
            && self.state.solo.top.is_none_or(fits)
            && self.state.unseen_reports().iter().chain(self.state.solo.top).any(fits)
    }

    /// Whether this is what is to be paid here.
    fn owed_fits(&self, owed: Owed, beneath: Option<Frame>) -> bool {
        let scoring = &self.content.scoring;
        match beneath {
            Some(Frame::ReadyParts { .. }) => matches!(owed, Owed::AnotherPart(_)),
            Some(Frame::Steps { list, next, of, free }) if self.pays_in(list, next) => {
                let step = usize::from(next).checked_sub(1).and_then(|at| list.steps().get(at));
                let expected = step.and_then(|&step| self.owed_by(step, of, free));
                match (owed, expected) {
                    (Owed::Vouchers(of, left), Some(Owed::Vouchers(voucher, most))) => {
                        of == voucher && left <= most
                    }
                    (Owed::Research(space), _) if self.state.researched.contains(space) => false,
                    (owed, expected) => Some(owed) == expected,
                }
            }
            // The last step of a list has begun it: a Chemical for the Lab, or Science for CP.
            _ => match owed {
                Owed::Vouchers(voucher, left) => {
                    voucher == Voucher::Science && left <= scoring.unlock_science
                }
                Owed::Chemical(_) => true,
                _ => false,
            },
        }
    }

    /// Whether the step that has just begun in a list takes a payment.
    fn pays_in(&self, list: List, next: u8) -> bool {
        let step = usize::from(next).checked_sub(1).and_then(|at| list.steps().get(at));
        matches!(
            step,
            Some(
                Step::PayVouchers
                    | Step::PayChemical
                    | Step::PayExtra
                    | Step::ReadyPart
                    | Step::PayScience
            )
        )
    }

    /// Whether what is given is there, and what is due can come for it.
    fn swap_fits(&self, given: Given, owed: Owed) -> bool {
        let items = &self.lab().items;
        match (given, owed) {
            (Given::Part(given), Owed::PartInHand(due) | Owed::AnotherPart(due)) => {
                items.parts[given] > 0 && given != due
            }
            (Given::Chemical(given), Owed::Chemical(due)) => {
                items.chemicals[given] > 0 && given != due
            }
            (Given::Chemical(given), Owed::Research(space)) => {
                let due = self.content.bot_spaces[space].chemical;
                items.chemicals[given] > 0 && given != due && self.state.in_supply(due) > 0
            }
            _ => false,
        }
    }

    /// Whether a benefit is printed there, and has such an alternative and gain.
    fn benefit_fits(&self, at: BenefitAt, alternative: u8, next: u8, of: Option<Of>) -> bool {
        let benefit = self.benefit(at);
        let place = match (at, of) {
            (BenefitAt::Subsidy(tile), Some(Of::Cell(cell))) => {
                let lies = self.state.cell(cell).tile();
                let owned = self.lab().subsidies.or(self.state.gone_subsidies).contains(tile);
                lies == Some(tile) || owned
            }
            (BenefitAt::Slide(row), Some(of)) => of == Of::Row(row),
            (BenefitAt::Bot(space), Some(of)) => of == Of::Bot(space),
            _ => true,
        };
        let open = alternative == OPEN && next == 0;
        let gains = benefit.get(usize::from(alternative)).map_or(0, |gains| gains.len());
        place && !benefit.is_none() && (open || gains > 0 && usize::from(next) <= gains)
    }

    /// Whether a prototype of this weather is under way.
    fn builds(&self, weather: Weather, provided: u8, of: Option<Of>) -> bool {
        let row = if let Some(Of::Marker(row, _)) = of { Some(row) } else { None };
        provided < 8 && row.and_then(|row| self.lab().row_weather(row)) == Some(weather)
    }

    fn has_parts(&self, weather: Weather, provided: u8) -> bool {
        let parts: ByColour<u8> = self.parts_of(weather, provided);
        let own = &self.lab().items.parts;
        Colour::ALL.into_iter().all(|colour| own[colour] >= parts[colour])
    }

    /// Whether a row holds what is provided and what has been lost from it so far.
    fn loss_fits(&self, weather: Weather, provided: u8, row: WorkshopRow, lost: u8) -> bool {
        let lab = self.lab();
        let count: u8 = self.parts_of(weather, provided).0.iter().sum();
        let Some(others) = lab.items.part_count().checked_sub(count) else { return false };
        let most = lab.shape.tile_count() + 1;
        lost <= most
            && (0..=others).any(|more| {
                let outside = others - more;
                lab.shape.prototype_fits(lab.items.bots, row, count + lost + more, outside)
            })
    }

    /// Whether an own Bot stands there that comes back now.
    fn comes_back(&self, from: BotSpace, beneath: Option<Frame>) -> bool {
        let branch = match beneath {
            Some(Frame::ReturnBots { weather, .. }) => weather == from.weather(),
            Some(Frame::Each { each: Each::TakeBack(weather), .. }) => weather == from.weather(),
            Some(Frame::TakeBack { from: other }) => other.weather() == from.weather(),
            _ => false,
        };
        branch && from.area() == Area::Lab && self.is_own(from)
    }

    /// Whether so many units are left at most of a gain that is under way.
    fn units_fit(&self, left: u8, beneath: Option<Frame>) -> bool {
        match self.gain_under(beneath) {
            Some(Gain::AnyVoucher(most) | Gain::Part(most) | Gain::Chemical(most)) => left <= most,
            _ => left <= MOST_UNITS,
        }
    }
}

/// What the list beneath is about.
fn of_list(beneath: Option<Frame>) -> Option<Of> {
    match beneath {
        Some(Frame::Steps { of, .. }) => Some(of),
        _ => None,
    }
}

fn beneath_runs(beneath: Option<Frame>, weather: Weather) -> bool {
    matches!(beneath, Some(Frame::Each { each: Each::Experiment(other), .. }) if other == weather)
}
