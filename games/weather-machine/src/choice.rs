//! Every choice of a seat and every result of chance, with its text.

use crate::deed::Deed;
use crate::state::Facing;
use crate::types::{
    ActionSpace, Area, BotSpace, Challenge, Chemical, Colour, ExperimentTile, FundingSpace,
    GoalHeight, GoalSet, GoalSpace, GoalTile, LineSlot, OfficeRow, OfficeSpace, Player, Position,
    Report, SubsidyCell, SubsidyTile, Voucher, Weather, WorkshopRow, WorkshopTile,
};

/// The most columns that a Workshop can have: there are so many tiles.
pub(crate) const MOST_COLUMNS: u8 = 30;
/// The most places in the order of Initiative.
const SEATS: u8 = 4;
/// The most spaces of an Extreme Weather tile.
const MARKERS: u8 = 4;
/// The most alternatives of a benefit.
const ALTERNATIVES: u8 = 3;

game_core::choices! {
    /// One answer to one question. The order is the order in which choices are listed.
    pub enum Choice {
        /// Chance, set-up: the player who is next in turn order.
        Order(player: Player) = "order {}",
        /// Chance: the Workshop tile that is now seen, or dealt.
        Show(tile: WorkshopTile) = "show {}",
        /// Chance, set-up: the Subsidy tile for the next space.
        Lay(tile: SubsidyTile) = "lay {}",
        /// Chance: the Experiment tile that is now seen.
        Reveal(tile: ExperimentTile) = "reveal {}",
        /// Chance, set-up: the first Machine Part of a player.
        DealPart(colour: Colour) = "deal part {}",
        /// Chance, set-up: the Goal tiles of a player.
        DealSet(set: GoalSet) = "deal set {}",
        /// Chance, set-up: a Challenge card.
        DealChallenge(card: Challenge) = "deal challenge {}",
        /// Chance, solo set-up: a Goal tile.
        DealGoal(tile: GoalTile) = "deal goal {}",
        /// Chance, solo set-up: a Chemical for the Hideout.
        DealChemical(chemical: Chemical) = "deal chemical {}",
        /// Chance: the Security Report that is now seen.
        Report(card: Report) = "report {}",

        /// Set-up: how the first Workshop tile lies.
        Face(facing: Facing) = "face {}",
        /// Drafting: a set of three Goal tiles.
        Draft(set: GoalSet, area: Area) = "draft {} {}",

        /// Step 1: flip a Subsidy tile beside the Laboratory.
        UseSubsidy(tile: SubsidyTile) = "subsidy {}",
        /// Investment: a Goal tile on an empty Goal space of its colour.
        SetGoal(tile: GoalTile, height: GoalHeight) = "goal {} {}",
        /// Investment: flip the Goal tile on a Goal space and receive its funding.
        FlipGoal(space: GoalSpace) = "flip {}",
        /// Use nothing; end the placements.
        Pass = "pass",
        /// Step 2: the Scientist to an action space.
        Move(space: ActionSpace) = "move {}",

        /// Step 3: begin an action of the Main Location, or one that a benefit grants.
        Do(deed: Deed) = "{}",
        /// Step 3: no more actions.
        EndActions = "end actions",
        /// Take a Workshop tile, of the offer or from the stack.
        Extend(tile: WorkshopTile) = "extend {}",
        /// Construct the Bot of a slot of the Assembly Line.
        Construct(slot: LineSlot) = "construct {}",
        /// The own Initiative marker to a position, counted from 1.
        Initiative(place: u8 in 1..=SEATS) = "initiative {}",
        /// Acquire a Chemical from the Supply.
        Acquire(chemical: Chemical) = "acquire {}",
        /// Return a Chemical to the Supply.
        Return(chemical: Chemical) = "return {}",
        /// Solo: draw two Security Reports and give three their roles.
        CallSecurity = "call security",

        /// Lay the Workshop tile: its column from 1, its row, how it is turned.
        Place(column: u8 in 1..=MOST_COLUMNS, row: WorkshopRow, facing: Facing) = "place {} {} {}",
        /// A Bot space of a machine for the own Bot.
        Bot(space: BotSpace) = "bot {}",
        /// Where Lativ's Bot goes that has to make room.
        LativTo(space: BotSpace) = "lativ {}",
        /// The Subsidy tile to take from its column.
        Take(cell: SubsidyCell) = "take {}",
        /// The Subsidy tile to secure.
        Secure(cell: SubsidyCell) = "secure {}",
        /// The benefit above the column first, then the one beside the row.
        ColumnFirst = "column first",
        /// The benefit beside the row first, then the one above the column.
        RowFirst = "row first",
        /// An Office row to publish, or whose marker makes a Breakthrough.
        Row(row: OfficeRow) = "row {}",
        /// Complete the row with a Citation token; this Goal tile is the price.
        Cite(tile: GoalTile) = "cite {}",
        /// A space of the Extreme Weather tile, counted from 1 at the left.
        Marker(space: u8 in 1..=MARKERS) = "marker {}",
        /// Provide the Machine Part of the Research space in this position too.
        Provide(position: Position) = "provide {}",
        /// The Workshop row in which the prototype is built.
        BuildIn(row: WorkshopRow) = "build in {}",
        /// A further Machine Part that stands in that row and is lost.
        Lose(colour: Colour) = "lose {}",
        /// No more of it.
        NoMore = "no more",

        /// Pay a Voucher.
        Pay(voucher: Voucher) = "pay {}",
        /// Pay a Voucher of any type: for an exchange, or in the Supply.
        Give(voucher: Voucher) = "give {}",
        /// Swap a Chemical for the one that is due.
        SwapChemical(chemical: Chemical) = "swap {}",
        /// Swap a Machine Part for the one that is due.
        SwapPart(colour: Colour) = "swap {}",
        /// Pay a Chemical where any will do.
        SpendChemical(chemical: Chemical) = "spend {}",
        /// Pay a Machine Part where any will do.
        SpendPart(colour: Colour) = "spend {}",

        /// One of the alternatives of a benefit, counted from 1.
        Either(number: u8 in 1..=ALTERNATIVES) = "either {}",
        /// Gain a Voucher of this type.
        Gain(voucher: Voucher) = "gain {}",
        /// Take a Machine Part of this colour.
        Part(colour: Colour) = "part {}",
        /// Take a Chemical of this type.
        Chemical(chemical: Chemical) = "chemical {}",
        /// One space on a Funding track.
        Fund(area: Area) = "fund {}",
        /// Lab funding: the other track to follow.
        Follow(area: Area) = "follow {}",
        /// R&D funding: the space whose benefit is received.
        TakeFrom(space: FundingSpace) = "take from {}",
        /// Take what is offered.
        Accept = "accept",
        /// Leave it.
        Decline = "decline",

        /// A Research token of this weather on an Office space; its colour is that of the space.
        Token(weather: Weather, space: OfficeSpace) = "token {} {}",
        /// An Award token on an Office space.
        Award(space: OfficeSpace) = "award {}",
        /// Keep the Awards for later.
        Keep = "keep",

        /// A Bot without room in the Workshop to an Assembly Line slot.
        ToLine(slot: LineSlot) = "to line {}",
        /// The experiment does not run: this Bot back to the Workshop.
        TakeBack = "take back",
        /// The experiment does not run: this Bot stays.
        Leave = "leave",

        /// Call Security: this card goes on top of the deck.
        Top(card: Report) = "top {}",
        /// Call Security: this card is discarded.
        Discard(card: Report) = "discard {}",
        /// Havoc: the Target rises.
        RaiseTarget = "target",
        /// Havoc: the top card of the deck is discarded.
        DiscardReport = "discard",
        /// Creative Accounting: this Funding marker goes back.
        Back(area: Area) = "back {}",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_four_bytes_at_most() {
        assert!(size_of::<Choice>() <= 4);
    }

    #[test]
    fn text_that_is_no_choice_is_refused() {
        for wrong in [
            "",
            " ",
            "pass ",
            " pass",
            "sell 1",
            "marker 0",
            "marker 5",
            "marker 01",
            "marker +1",
            "place 31 top turned",
            "place 1 top",
            "place 1 top turned x",
            "token rain",
            "take",
            "take from",
            "take from 10",
            "extend",
            "swap red",
            "deal",
            "deal set",
            "Keep",
        ] {
            assert!(wrong.parse::<Choice>().is_err(), "{wrong:?}");
        }
    }
}
