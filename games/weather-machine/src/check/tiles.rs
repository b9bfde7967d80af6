//! Checks that each Experiment, Subsidy and Workshop tile is somewhere and nowhere twice.

use super::Found;
use crate::deed::Deed;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, List, Step, Subject};
use crate::state::Cell;
use crate::types::{
    Area, BotSpace, EnumSet, Id, Player, SubsidyCell, SubsidyTile, Weather, WorkshopTile,
};

impl WeatherMachine {
    pub(super) fn check_tiles(&self, found: &mut Found) {
        self.check_experiments(found);
        self.check_subsidies(found);
        self.check_columns(found);
        self.check_workshop_tiles(found);
    }

    /// INV-10: the Experiment tiles.
    fn check_experiments(&self, found: &mut Found) {
        let (state, deck) = (&self.state, &self.state.deck);
        let open = || state.display.iter().flatten().copied().chain(state.waiting);
        let seen = open().chain(state.deck.top).chain(state.spent.iter());
        let hidden = deck.count.saturating_sub(u8::from(deck.top.is_some()));
        let all = once(found, "Experiment tiles", seen) + usize::from(hidden);
        let expected = usize::from(self.experiment_tiles());
        found.count("Experiment tiles in the game", all, expected);
        let laid = !self.awaits(Step::LayExperiments);
        let showing = self.pends(|frame| *frame == Frame::ShowExperiment);
        found.unless(
            deck.count > 0 || deck.top.is_none(),
            "deck, top",
            "an empty deck has no top tile",
        );
        if laid && !showing {
            let shown = deck.top.is_some() || deck.count == 0;
            found.unless(shown, "deck, top", "the top tile is seen");
            let waits = state.waiting.is_some() || deck.count == 0;
            found.unless(waits, "waiting", "a tile waits as long as there is a deck");
            let full = state.display.iter().all(Option::is_some);
            let over = state.waiting.is_none() && deck.count == 0;
            found.unless(full || over, "display", "it is full as long as there are tiles");
            found.unless(
                !over || state.end.is_some() || state.verdict.is_some(),
                "end",
                "the last Experiment tile in the display triggers it",
            );
        }
        if !laid {
            found.unless(open().next().is_none(), "display", "nothing lies there yet");
        }
    }

    /// INV-11: the Subsidy tiles.
    fn check_subsidies(&self, found: &mut Found) {
        let state = &self.state;
        let cells = SubsidyCell::all().filter_map(|cell| state.cell(cell).tile());
        let owned = state.laboratories.iter().flat_map(|lab| lab.subsidies.iter());
        let all = cells.chain(owned).chain(state.gone_subsidies.iter());
        let all = once(found, "Subsidy tiles", all);
        if !self.is_laying_subsidies() {
            found.count("Subsidy tiles in the game", all, SubsidyTile::COUNT);
        }
        for (player, lab) in Player::ALL.into_iter().zip(&state.laboratories) {
            found.unless(
                lab.used.without(lab.subsidies).is_empty(),
                format_args!("used tiles of {player}"),
                "they lie beside the Laboratory",
            );
        }
    }

    /// Whether some Subsidy tiles are yet to be placed in set-up.
    fn is_laying_subsidies(&self) -> bool {
        self.awaits(Step::LaySubsidies)
            || self.pends(|frame| matches!(frame, Frame::LaySubsidy { .. }))
    }

    /// INV-11: a column has a Machine Part for each Bot whose tile has been taken.
    fn check_columns(&self, found: &mut Found) {
        let laying = self.is_laying_subsidies();
        for weather in Weather::ALL {
            let cells = || SubsidyCell::of_column(weather).map(|cell| self.state.cell(cell));
            let parts = cells().filter(|cell| matches!(cell, Cell::Part(_))).count();
            let spaces = BotSpace::of_branch(Area::Government, weather);
            let bots = spaces.filter(|&space| self.state.bot(space).is_some()).count();
            let sold = self.sales_under_way().filter(|space| space.weather() == weather).count();
            let what = format_args!("Machine Parts of {weather}");
            found.count(what, parts + sold, bots);
            let empty = cells().filter(|&cell| cell == Cell::Empty).count();
            found.unless(
                laying || empty == 0,
                format_args!("grid, {weather}"),
                "every space holds a Subsidy tile or a Machine Part",
            );
        }
    }

    /// Bot spaces whose Subsidy tile is yet to be taken.
    fn sales_under_way(&self) -> impl Iterator<Item = BotSpace> {
        let of_bot = |of: Subject| if let Subject::Bot(space) = of { Some(space) } else { None };
        let sales = self.under_way(List::Do(Deed::Sell), Step::PlaceBot, Step::TakeSubsidy);
        let asked = self.state.frames.pending().iter().filter_map(|frame| match *frame {
            Frame::TakeSubsidy { space } => Some(space),
            _ => None,
        });
        sales.filter_map(of_bot).chain(asked)
    }

    /// INV-12: the Workshop tiles.
    fn check_workshop_tiles(&self, found: &mut Found) {
        let state = &self.state;
        let (offer, stack) = (&state.offer, &state.stack);
        let laid = WorkshopTile::all().filter(|tile| state.laid[tile.index()].is_some());
        let seen = laid.chain(offer.iter().flatten().copied()).chain(state.in_hand);
        let seen = once(found, "Workshop tiles", seen.chain(stack.top));
        let top = usize::from(stack.top.is_some());
        let offered = offer.iter().flatten().count();
        let gaps = if self.is_showing_offer() { offer.len() - offered } else { 0 };
        let all = seen + usize::from(stack.up) + usize::from(stack.down) + gaps - top;
        found.count("Workshop tiles in the game", all, WorkshopTile::COUNT);
        found.unless(stack.up > 0 || stack.top.is_none(), "stack, top", "the stack is empty");
        if !self.is_showing_offer() {
            let full = offered == offer.len() || stack.up == 0;
            found.unless(full, "offer", "it is full as long as there are tiles");
            let showing = self.pends(|frame| *frame == Frame::ShowTile);
            let shown = stack.up == 0 || stack.top.is_some() || showing;
            found.unless(shown, "stack, top", "the top tile of the face-up stack is seen");
            found.unless(
                stack.up > 0 || stack.down == 0,
                "stack",
                "without a face-up stack the face-down one is turned over",
            );
        }
        self.check_hand(found);
    }

    /// Whether the offer is not yet complete in set-up.
    fn is_showing_offer(&self) -> bool {
        let asked = self.pends(|frame| *frame == Frame::ShowTile);
        self.awaits(Step::LayOffer) || self.awaits(Step::LaySubsidies) && asked
    }

    /// A Workshop tile is held exactly while it is waiting to be placed.
    fn check_hand(&self, found: &mut Found) {
        let laying = self.pends(|frame| match frame {
            Frame::Face | Frame::Lay => true,
            Frame::Steps { list: List::Extend, next, .. } => {
                List::Extend.split(*next).0.contains(&Step::TakeTile)
            }
            _ => false,
        });
        let why = "a Workshop tile is taken exactly while it is to be laid";
        found.unless(laying == self.state.in_hand.is_some(), "in_hand", why);
    }

    /// Number of Experiment tiles in this game.
    pub(crate) fn experiment_tiles(&self) -> u8 {
        2 * 5 + self.content.pieces.stage_three
    }
}

/// Adds an error for everything that is in two places, and returns the number of things.
pub(super) fn once<T: Id>(found: &mut Found, what: &str, all: impl Iterator<Item = T>) -> usize {
    let mut seen: EnumSet<T> = EnumSet::EMPTY;
    for one in all {
        found.unless(!seen.contains(one), what, format_args!("{one} lies in more than one place"));
        seen.insert(one);
    }
    seen.len()
}
