//! Features of choices for training a policy: numbered facts about what a choice is and what on the
//! table makes it good or bad.
//!
//! Each choice has its own number and so does its kind. A kind is combined with the round, with the
//! list of steps in progress, and with what it acts on. The handwritten prior is a feature too, so
//! training corrects it where it is wrong.

use game_core::{FeatureGroup, FeatureSink, Id, pair};

use crate::choice::Choice;
use crate::deed::Deed;
use crate::game::WeatherMachine;
use crate::laboratory::{Laboratory, Paper};
use crate::sequence::{BenefitAt, Frame, List};
use crate::types::{
    ActionSpace, Area, BotSpace, Chemical, Colour, ExperimentTile, FundingSpace, GoalSet,
    GoalSpace, GoalTile, LineSlot, Location, OfficeRow, OfficeSpace, Owner, Player, Report,
    SubsidyCell, SubsidyTile, Voucher, WorkshopTile,
};

/// Number of kinds of choices of seats.
const KINDS: usize = 49;
/// Number of rounds that are told apart.
const ROUNDS: usize = 10;
/// Number of lists of steps that are told apart.
pub(crate) const LISTS: usize = 23;
/// Number of places where a benefit is printed.
const BENEFITS: usize = 192;
/// Number of bins of the handwritten prior, one per doubling.
const BY_HAND: usize = 17;
/// Number of bins for a count; higher counts go into the last one.
const FEW: usize = 6;
/// Number of Workshop columns that are told apart.
const COLUMNS: usize = 9;

game_core::feature_groups! {
    /// Number of features.
    const ALL: usize;
    /// The handwritten prior of the choice.
    HAND: BY_HAND,
    /// Its kind with the round.
    IN_ROUND: KINDS * ROUNDS,
    /// Its kind with the list of steps in progress.
    IN_LIST: KINDS * LISTS,
    /// The benefit in progress with the alternative that this choice is; 0 if it is none.
    FOR_BENEFIT: BENEFITS * 4,
    /// Its kind with the Vouchers held in all.
    WITH_VOUCHERS: KINDS * FEW,
    /// Its kind with the Bots in the Workshop.
    WITH_BOTS: KINDS * 4,
    /// The choice itself.
    PLAIN: KINDS,
    USE_SUBSIDY: SubsidyTile::COUNT,
    SET_GOAL: GoalTile::COUNT * 2,
    FLIP_GOAL: GoalSpace::COUNT,
    MOVE: ActionSpace::COUNT,
    DO: 6,
    EXTEND: WorkshopTile::COUNT,
    CONSTRUCT: LineSlot::COUNT,
    INITIATIVE: 4,
    OF_CHEMICAL: 6 * Chemical::COUNT,
    OF_COLOUR: 4 * Colour::COUNT,
    OF_VOUCHER: 4 * Voucher::COUNT,
    OF_AREA: 4 * Area::COUNT,
    OF_REPORT: 2 * Report::COUNT,
    PLACE: COLUMNS * 4,
    BOT: BotSpace::COUNT,
    LATIV_TO: BotSpace::COUNT,
    TAKE: SubsidyCell::COUNT,
    SECURE: SubsidyCell::COUNT,
    ROW: OfficeRow::COUNT,
    CITE: GoalTile::COUNT,
    MARKER: 4,
    PROVIDE: 3,
    BUILD_IN: 2,
    EITHER: 3,
    TAKE_FROM: FundingSpace::COUNT,
    TOKEN: OfficeSpace::COUNT,
    AWARD: OfficeSpace::COUNT,
    TO_LINE: LineSlot::COUNT,
    DRAFT: GoalSet::COUNT * 3,
    /// A move to a Location with the Bots, Machine Parts, types of Chemicals and Vouchers of the
    /// Location held, with the papers that can be published or have not gone to R&D, and with
    /// Science.
    TO_WITH_BOTS: Location::COUNT * FEW,
    TO_WITH_PARTS: Location::COUNT * FEW,
    TO_WITH_CHEMICALS: Location::COUNT * FEW,
    TO_WITH_VOUCHERS: Location::COUNT * FEW,
    TO_WITH_PAPERS: Location::COUNT * FEW,
    TO_WITH_SCIENCE: Location::COUNT * FEW,
    /// A move to Lativ's Location, and to one with agents.
    TO_LATIV: Location::COUNT,
    TO_AGENT: Location::COUNT * 3,
    /// An action with the Vouchers of its Location held, and whether the other action was
    /// performed.
    DO_WITH_VOUCHERS: 6 * FEW,
    DO_AS_SECOND: 6 * 2,
    /// A Bot in a branch with the Bots of others there and the Saboteurs' among them.
    BOT_BESIDE: 3 * 3 * 3,
    /// A Bot where a Research token that is still wanted is left, and where a storm rages.
    BOT_FOR_TOKEN: 3 * 4,
    BOT_IN_STORM: 3 * 4,
    /// A Bot in the Lab where a tile is displayed, and whether the branch is active.
    BOT_ON_TILE: 3 * 4,
    BOT_IN_ACTIVE: 3 * 2,
    /// A Chemical with the number held.
    HELD: 6 * FEW,
    /// A Machine Part gained or given up with the number held; a Bot constructed or a tile taken
    /// with the Parts held in all.
    HELD_PARTS: 4 * FEW,
    /// A Voucher with the number held.
    HELD_VOUCHERS: 4 * FEW,
    /// A token in a row with the others in that row.
    ROW_WITH: 2 * 3 * 2,
    /// A move to a Location with the round, and with the Location that the Scientist leaves.
    TO_IN_ROUND: Location::COUNT * ROUNDS,
    TO_FROM: Location::COUNT * 6,
    /// A move to where the agent of the Current Report is going.
    TO_REPORTED: Location::COUNT * 2,
    /// A move to a Location with the number of Bot spaces that the player can pay for, and of
    /// branches that one of those Bots would fill.
    TO_WITH_SPACES: Location::COUNT * FEW,
    TO_FILL: Location::COUNT * 3,
    /// A Chemical or Machine Part with the number of free Bot spaces that take it.
    TAKEN_BY: 6 * FEW,
    PARTS_TAKEN_BY: 4 * FEW,
    /// A Voucher with the round.
    VOUCHER_IN_ROUND: 4 * Voucher::COUNT * 5,
    /// An action of the Supply with the Supply Vouchers held.
    WITH_SUPPLY: KINDS * FEW,
    /// A Bot on a space whose Chemical or Machine Part the player has to spare.
    BOT_WITH_MORE: 3 * 3,
    /// A Funding track with the space of its marker.
    FUNDED: 4 * FundingSpace::COUNT,
}

impl WeatherMachine {
    /// Number of features of choices.
    pub(crate) const ACTION_FEATURES: usize = ALL;

    /// Emits the features of a listed choice. This game has no hidden hands, so nothing is left
    /// out.
    pub(crate) fn name_action_features(&self, choice: Choice, notes: &mut impl FeatureSink) {
        let state = &self.state;
        // In the Saboteurs' turn, the person answers the choices that their rules leave open.
        let you = if state.active == Player::Saboteurs { Player::One } else { state.active };
        let lab = state.lab(you);
        let kind = kind(choice);
        HAND.note(self.hand_prior(choice).ilog2(), notes);
        IN_ROUND.note(pair(kind, usize::from(state.round).min(ROUNDS - 1), ROUNDS), notes);
        let pending = state.frames.pending().iter().rev();
        let list = pending.clone().find_map(|frame| match frame {
            Frame::Steps { list, .. } => Some(number_of_list(*list)),
            _ => None,
        });
        IN_LIST.note(pair(kind, list.unwrap_or(0), LISTS), notes);
        let benefit = pending.take(3).find_map(|frame| match *frame {
            Frame::Benefit { at, .. } => Some(number_of(at)),
            _ => None,
        });
        if let Some(at) = benefit {
            let nth = match choice {
                Choice::Either(number) => usize::from(number).min(3),
                _ => 0,
            };
            FOR_BENEFIT.note(pair(at, nth, 4), notes);
        }
        let vouchers: u8 = lab.vouchers.0.iter().sum();
        WITH_VOUCHERS.note(pair(kind, few(vouchers / 2), FEW), notes);
        WITH_BOTS.note(pair(kind, usize::from(lab.items.bots.min(3)), 4), notes);
        WITH_SUPPLY.note(pair(kind, few(lab.vouchers[Voucher::Supply]), FEW), notes);
        let (group, nth) = own_number(choice);
        group.note(nth as i64, notes);
        self.name_what_it_is_about(choice, lab, notes);
    }

    fn name_what_it_is_about(
        &self,
        choice: Choice,
        lab: &Laboratory,
        notes: &mut impl FeatureSink,
    ) {
        match choice {
            Choice::Move(space) => self.name_move(space, lab, notes),
            Choice::Do(deed) => self.name_deed(deed, lab, notes),
            Choice::Bot(space) => self.name_bot(space, lab, notes),
            Choice::Token(_, space) => name_office(0, space, lab, notes),
            Choice::Award(space) => name_office(1, space, lab, notes),
            Choice::Fund(area) => FUNDED.note(funded(0, area, lab), notes),
            Choice::Follow(area) => FUNDED.note(funded(1, area, lab), notes),
            Choice::Back(area) => FUNDED.note(funded(2, area, lab), notes),
            Choice::Construct(_) | Choice::Extend(_) => {
                let parts = few(lab.items.part_count());
                let row = usize::from(matches!(choice, Choice::Extend(_)));
                HELD_PARTS.note(pair(2 + row, parts, FEW), notes);
            }
            // Nothing else: payments and gains have features below, the rest only their own number.
            _ => {}
        }
        if let Some((use_, chemical)) = chemical_of(choice) {
            HELD.note(pair(use_, few(lab.items.chemicals[chemical]), FEW), notes);
            let takes = |space: &BotSpace| self.content.bot_spaces[*space].chemical == chemical;
            let shown = |space: &BotSpace| self.is_open_to_chemicals(*space) && takes(space);
            let spaces = BotSpace::all().filter(shown).count();
            TAKEN_BY.note(pair(use_, spaces, FEW), notes);
        }
        if let Some((use_, colour)) = colour_of(choice) {
            HELD_PARTS.note(pair(use_.min(1), few(lab.items.parts[colour]), FEW), notes);
            let takes = |space: &BotSpace| {
                self.state.bot(*space).is_none()
                    && self.content.bot_spaces[*space].part == Some(colour)
            };
            let spaces = BotSpace::of_area(Area::Government).filter(takes).count();
            PARTS_TAKEN_BY.note(pair(use_, spaces, FEW), notes);
        }
        if let Some((use_, voucher)) = voucher_of(choice) {
            HELD_VOUCHERS.note(pair(use_, few(lab.vouchers[voucher]), FEW), notes);
            let fifth = usize::from(self.state.round / 2).min(4);
            let at = pair(use_, voucher.index(), Voucher::COUNT) as usize;
            VOUCHER_IN_ROUND.note(pair(at, fifth, 5), notes);
        }
    }

    fn name_move(&self, space: ActionSpace, lab: &Laboratory, notes: &mut impl FeatureSink) {
        let state = &self.state;
        let location = space.location();
        let at = location as usize;
        let with = |group: FeatureGroup, many: u8, notes: &mut _| {
            group.note(pair(at, few(many), FEW), notes);
        };
        let items = &lab.items;
        let types = items.chemicals.0.iter().filter(|&&count| count > 0).count() as u8;
        with(TO_WITH_BOTS, items.bots, notes);
        with(TO_WITH_PARTS, items.part_count(), notes);
        with(TO_WITH_CHEMICALS, types, notes);
        let voucher = match location {
            Location::Supply | Location::Office => Voucher::Supply,
            Location::Government => Voucher::Government,
            Location::Lab => Voucher::Lab,
            Location::Rnd => Voucher::Rnd,
        };
        with(TO_WITH_VOUCHERS, lab.vouchers[voucher], notes);
        with(TO_WITH_SCIENCE, lab.vouchers[Voucher::Science], notes);
        let papers = match location {
            Location::Lab => {
                let ready =
                    |row: &OfficeRow| lab.papers[*row] == Paper::Start && lab.is_complete(*row);
                OfficeRow::all().filter(ready).count()
            }
            _ => lab.papers.0.iter().filter(|paper| **paper == Paper::Published).count(),
        };
        with(TO_WITH_PAPERS, papers as u8, notes);
        if state.lativ.location() == location {
            TO_LATIV.note(at as i64, notes);
        }
        let is_here =
            |agent: &&Option<ActionSpace>| agent.is_some_and(|agent| agent.location() == location);
        TO_AGENT.note(pair(at, state.agents.iter().filter(is_here).count(), 3), notes);
        self.name_prospects(location, lab, notes);
    }

    /// Emits what can be done at a Location, and who else is there or goes there.
    fn name_prospects(&self, location: Location, lab: &Laboratory, notes: &mut impl FeatureSink) {
        let (state, at) = (&self.state, location as usize);
        TO_IN_ROUND.note(pair(at, usize::from(state.round), ROUNDS), notes);
        let from = state.scientists[0].map_or(5, |space| space.location() as usize);
        TO_FROM.note(pair(at, from, 6), notes);
        let goes = state.solo.current.and_then(|report| {
            let facts = &self.content.reports[report];
            facts.destination.location().or(Some(state.lativ.location()))
        });
        TO_REPORTED.note(pair(at, usize::from(goes == Some(location)), 2), notes);
        let Some(area) = location.area() else { return };
        let ready = |space: &BotSpace| {
            let facts = &self.content.bot_spaces[*space];
            match area {
                Area::Government => {
                    state.bot(*space).is_none()
                        && facts.part.is_none_or(|colour| lab.items.parts[colour] > 0)
                }
                Area::Lab | Area::Rnd => {
                    self.is_open_to_chemicals(*space) && lab.items.chemicals[facts.chemical] > 0
                }
            }
        };
        let spaces = BotSpace::of_area(area).filter(ready).count();
        TO_WITH_SPACES.note(pair(at, spaces, FEW), notes);
        let would_fill = |space: &BotSpace| {
            state.bots[area][space.weather()].iter().flatten().count() == 2 && ready(space)
        };
        let fill = BotSpace::of_area(area).filter(would_fill).count();
        TO_FILL.note(pair(at, fill, 3), notes);
    }

    /// Whether a space of the Lab or of R&D is free and, in the Lab, its weather is displayed.
    fn is_open_to_chemicals(&self, space: BotSpace) -> bool {
        let tiles = &self.content.experiments;
        let shows = |tile: &ExperimentTile| tiles[*tile].weather == space.weather();
        self.state.bot(space).is_none()
            && match space.area() {
                Area::Government => false,
                Area::Lab => self.state.display.iter().flatten().any(shows),
                Area::Rnd => true,
            }
    }

    fn name_deed(&self, deed: Deed, lab: &Laboratory, notes: &mut impl FeatureSink) {
        let at = deed as usize;
        let voucher = match deed.area() {
            Area::Government => Voucher::Government,
            Area::Lab => Voucher::Lab,
            Area::Rnd => Voucher::Rnd,
        };
        DO_WITH_VOUCHERS.note(pair(at, few(lab.vouchers[voucher]), FEW), notes);
        let other = self.state.turn.done[1 - deed.which()];
        DO_AS_SECOND.note(pair(at, usize::from(other), 2), notes);
    }

    fn name_bot(&self, space: BotSpace, lab: &Laboratory, notes: &mut impl FeatureSink) {
        let state = &self.state;
        let (area, weather) = (space.area(), space.weather());
        let at = area as usize;
        let branch = state.bots[area][weather].iter().flatten();
        let theirs = branch.clone().filter(|owner| **owner == Owner::Saboteurs).count();
        BOT_BESIDE.note(pair(pair(at, branch.count().min(2), 3) as usize, theirs.min(2), 3), notes);
        let left = state.tokens[area][weather] > 0;
        let rows = OfficeRow::all().filter(|row| lab.row_weather(*row) == Some(weather));
        let wanted = rows.filter(|row| lab.office[OfficeSpace::of(*row, area)].is_none()).count();
        let token = if left { 1 + wanted.min(2) } else { 0 };
        BOT_FOR_TOKEN.note(pair(at, token, 4), notes);
        BOT_IN_STORM.note(pair(at, usize::from(state.storms[weather].level.min(3)), 4), notes);
        let tiles = &self.content.experiments;
        let shows = |tile: &Option<_>| tile.is_some_and(|tile| tiles[tile].weather == weather);
        let place = state.display.iter().position(shows);
        BOT_ON_TILE.note(pair(at, place.map_or(3, |place| place), 4), notes);
        BOT_IN_ACTIVE.note(pair(at, usize::from(state.assistant == weather), 2), notes);
        let facts = &self.content.bot_spaces[space];
        let held = match (area, facts.part) {
            (Area::Government, Some(colour)) => lab.items.parts[colour],
            _ => lab.items.chemicals[facts.chemical],
        };
        BOT_WITH_MORE.note(pair(at, usize::from(held), 3), notes);
    }
}

fn few(count: u8) -> usize {
    usize::from(count).min(FEW - 1)
}

fn name_office(which: usize, space: OfficeSpace, lab: &Laboratory, notes: &mut impl FeatureSink) {
    let tokens = lab.row(space.row()).iter().flatten().count();
    let published = lab.papers[space.row()] != Paper::Start;
    let at = pair(pair(which, tokens.min(2), 3) as usize, usize::from(published), 2);
    ROW_WITH.note(at, notes);
}

fn funded(which: usize, area: Area, lab: &Laboratory) -> i64 {
    pair(which, lab.funding[area].index(), FundingSpace::COUNT)
}

fn chemical_of(choice: Choice) -> Option<(usize, Chemical)> {
    Some(match choice {
        Choice::Acquire(chemical) => (0, chemical),
        Choice::Return(chemical) => (1, chemical),
        Choice::SwapChemical(chemical) => (2, chemical),
        Choice::SpendChemical(chemical) => (3, chemical),
        Choice::Chemical(chemical) => (4, chemical),
        _ => return None,
    })
}

fn colour_of(choice: Choice) -> Option<(usize, Colour)> {
    Some(match choice {
        Choice::Part(colour) => (0, colour),
        Choice::Lose(colour) => (1, colour),
        Choice::SwapPart(colour) => (2, colour),
        Choice::SpendPart(colour) => (3, colour),
        _ => return None,
    })
}

fn voucher_of(choice: Choice) -> Option<(usize, Voucher)> {
    Some(match choice {
        Choice::Pay(voucher) => (0, voucher),
        Choice::Give(voucher) => (1, voucher),
        Choice::Gain(voucher) => (2, voucher),
        _ => return None,
    })
}

/// The number of a place where a benefit is printed.
fn number_of(at: BenefitAt) -> usize {
    match at {
        BenefitAt::Subsidy(tile) => tile.index(),
        BenefitAt::Column(weather) => 15 + weather.index(),
        BenefitAt::Row(row) => 20 + row.index(),
        BenefitAt::Goal(space) => 23 + space.index(),
        BenefitAt::Funding(area, space) => 29 + area.index() * 10 + space.index(),
        BenefitAt::Office(space) => 59 + space.index(),
        BenefitAt::Slide(row) => 77 + row.index(),
        BenefitAt::Slot(slot) => 83 + slot.index(),
        BenefitAt::Bot(space) => 95 + space.index(),
        BenefitAt::Storm(tile, _) => 140 + tile.index(),
        BenefitAt::Experiment(tile) => 155 + tile.index(),
    }
}

/// The number of a list in which a person decides.
pub(crate) fn number_of_list(list: List) -> usize {
    match list {
        List::Entering => 1,
        List::Extend => 2,
        List::Construct => 3,
        List::TakeInitiative => 4,
        List::Acquire => 5,
        List::Do(deed) => 6 + deed as usize,
        List::CallSecurity => 12,
        List::FreeExperiment => 13,
        List::Rewards => 14,
        List::AfterExperiment => 15,
        List::AfterFailure => 16,
        List::Turn | List::SoloTurn => 17,
        List::Round => 18,
        List::FinalRound | List::SoloFinalRound => 19,
        List::SaboteursTurn | List::Take | List::Unable => 20,
        List::LockedHavoc => 21,
        List::OpenHavoc => 22,
        List::SetUp
        | List::DraftSetUp
        | List::SoloSetUp
        | List::PlanSupply
        | List::PlanGovernment
        | List::PlanLab
        | List::PlanResearch => 0,
    }
}

/// The feature group in which a choice has its own number, and that number.
fn own_number(choice: Choice) -> (FeatureGroup, usize) {
    if let Some((use_, chemical)) = chemical_of(choice) {
        return (OF_CHEMICAL, use_ * Chemical::COUNT + chemical.index());
    }
    if let Some((use_, colour)) = colour_of(choice) {
        return (OF_COLOUR, use_ * Colour::COUNT + colour.index());
    }
    if let Some((use_, voucher)) = voucher_of(choice) {
        return (OF_VOUCHER, use_ * Voucher::COUNT + voucher.index());
    }
    match choice {
        Choice::UseSubsidy(tile) => (USE_SUBSIDY, tile.index()),
        Choice::SetGoal(tile, height) => (SET_GOAL, tile.index() * 2 + height.index()),
        Choice::FlipGoal(space) => (FLIP_GOAL, space.index()),
        Choice::Move(space) => (MOVE, space.index()),
        Choice::Do(deed) => (DO, deed as usize),
        Choice::Extend(tile) => (EXTEND, tile.index()),
        Choice::Construct(slot) => (CONSTRUCT, slot.index()),
        Choice::Initiative(place) => (INITIATIVE, usize::from(place) - 1),
        Choice::Place(column, row, facing) => {
            let column = usize::from(column).min(COLUMNS) - 1;
            (PLACE, column * 4 + row.index() * 2 + facing.index())
        }
        Choice::Bot(space) => (BOT, space.index()),
        Choice::LativTo(space) => (LATIV_TO, space.index()),
        Choice::Take(cell) => (TAKE, cell.index()),
        Choice::Secure(cell) => (SECURE, cell.index()),
        Choice::Row(row) => (ROW, row.index()),
        Choice::Cite(tile) => (CITE, tile.index()),
        Choice::Marker(space) => (MARKER, usize::from(space) - 1),
        Choice::Provide(position) => (PROVIDE, position as usize),
        Choice::BuildIn(row) => (BUILD_IN, row.index()),
        Choice::Either(number) => (EITHER, usize::from(number) - 1),
        Choice::TakeFrom(space) => (TAKE_FROM, space.index()),
        Choice::Token(_, space) => (TOKEN, space.index()),
        Choice::Award(space) => (AWARD, space.index()),
        Choice::ToLine(slot) => (TO_LINE, slot.index()),
        Choice::Top(report) => (OF_REPORT, report.index()),
        Choice::Discard(report) => (OF_REPORT, Report::COUNT + report.index()),
        Choice::Fund(area) => (OF_AREA, area.index()),
        Choice::Follow(area) => (OF_AREA, Area::COUNT + area.index()),
        Choice::Back(area) => (OF_AREA, 2 * Area::COUNT + area.index()),
        Choice::Draft(set, area) => (DRAFT, set.index() * 3 + area.index()),
        other => (PLAIN, kind(other)),
    }
}

/// The number of a choice's kind; all results of chance share one.
fn kind(choice: Choice) -> usize {
    match choice {
        Choice::Order(_)
        | Choice::Show(_)
        | Choice::Lay(_)
        | Choice::Reveal(_)
        | Choice::DealPart(_)
        | Choice::DealSet(_)
        | Choice::DealChallenge(_)
        | Choice::DealGoal(_)
        | Choice::DealChemical(_)
        | Choice::Report(_) => 0,
        Choice::Face(_) => 1,
        Choice::Draft(..) => 2,
        Choice::UseSubsidy(_) => 3,
        Choice::SetGoal(..) => 4,
        Choice::FlipGoal(_) => 5,
        Choice::Pass => 6,
        Choice::Move(_) => 7,
        Choice::Do(_) => 8,
        Choice::EndActions => 9,
        Choice::Extend(_) => 10,
        Choice::Construct(_) => 11,
        Choice::Initiative(_) => 12,
        Choice::Acquire(_) => 13,
        Choice::Return(_) => 14,
        Choice::CallSecurity => 15,
        Choice::Place(..) => 16,
        Choice::Bot(_) => 17,
        Choice::LativTo(_) => 18,
        Choice::Take(_) => 19,
        Choice::Secure(_) => 20,
        Choice::ColumnFirst => 21,
        Choice::RowFirst => 22,
        Choice::Row(_) => 23,
        Choice::Cite(_) => 24,
        Choice::Marker(_) => 25,
        Choice::Provide(_) => 26,
        Choice::BuildIn(_) => 27,
        Choice::Lose(_) => 28,
        Choice::NoMore => 29,
        Choice::Pay(_) => 30,
        Choice::Give(_) => 31,
        Choice::SwapChemical(_) | Choice::SwapPart(_) => 32,
        Choice::SpendChemical(_) | Choice::SpendPart(_) => 33,
        Choice::Either(_) => 34,
        Choice::Gain(_) => 35,
        Choice::Part(_) => 36,
        Choice::Chemical(_) => 37,
        Choice::Fund(_) | Choice::Follow(_) => 38,
        Choice::TakeFrom(_) => 39,
        Choice::Accept => 40,
        Choice::Decline => 41,
        Choice::Token(..) => 42,
        Choice::Award(_) => 43,
        Choice::Keep => 44,
        Choice::ToLine(_) | Choice::TakeBack => 45,
        Choice::Leave => 46,
        Choice::Top(_) | Choice::Discard(_) => 47,
        Choice::RaiseTarget | Choice::DiscardReport | Choice::Back(_) => 48,
    }
}
