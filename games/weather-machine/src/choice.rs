//! Every choice of a seat and every result of chance, with its text.

use crate::deed::Deed;
use crate::state::Facing;
use crate::types::{
    ActionSpace, Area, BotSpace, Challenge, Chemical, Colour, ExperimentTile, FundingSpace,
    GoalHeight, GoalSet, GoalSpace, GoalTile, LineSlot, OfficeRow, OfficeSpace, Player, Position,
    Report, SubsidyCell, SubsidyTile, Voucher, Weather, WorkshopRow, WorkshopTile,
};

/// The maximum number of columns in a Workshop: one for each Workshop tile.
pub(crate) const MOST_COLUMNS: u8 = 30;
/// The maximum number of places in the order of Initiative.
const SEATS: u8 = 4;
/// The maximum number of spaces on an Extreme Weather tile.
const MARKERS: u8 = 4;
/// The maximum number of alternatives in a benefit.
const ALTERNATIVES: u8 = 3;

game_core::choices! {
    /// One answer to one question. Choices are listed in the order of this enum.
    pub enum Choice {
        /// Chance, set-up: the next player in turn order.
        Order(player: Player) = "order {}",
        /// Chance: the Workshop tile that is revealed or dealt.
        Show(tile: WorkshopTile) = "show {}",
        /// Chance, set-up: the Subsidy tile for the next space.
        Lay(tile: SubsidyTile) = "lay {}",
        /// Chance: the Experiment tile that is revealed.
        Reveal(tile: ExperimentTile) = "reveal {}",
        /// Chance, set-up: the first Machine Part of a player.
        DealPart(colour: Colour) = "deal part {}",
        /// Chance, set-up: the Goal tiles of a player.
        DealSet(set: GoalSet) = "deal set {}",
        /// Chance, set-up: a Challenge card.
        DealChallenge(card: Challenge) = "deal challenge {}",
        /// Chance, solo set-up: one of the Goal tiles.
        DealGoal(tile: GoalTile) = "deal goal {}",
        /// Chance, solo set-up: one of the Chemicals in the Hideout.
        DealChemical(chemical: Chemical) = "deal chemical {}",
        /// Chance: the Security Report that is revealed.
        Report(card: Report) = "report {}",

        /// Set-up: the orientation of the first Workshop tile.
        Face(facing: Facing) = "face {}",
        /// Drafting: a packet of three Goal tiles.
        Draft(set: GoalSet, area: Area) = "draft {} {}",

        /// Step 1: flip a Subsidy tile beside the Laboratory.
        UseSubsidy(tile: SubsidyTile) = "subsidy {}",
        /// Investment: set a Goal tile on an empty Goal space of its colour.
        SetGoal(tile: GoalTile, height: GoalHeight) = "goal {} {}",
        /// Investment: flip the Goal tile on a Goal space and receive its funding.
        FlipGoal(space: GoalSpace) = "flip {}",
        /// Use no tile, or end the placements.
        Pass = "pass",
        /// Step 2: move the Scientist to an action space.
        Move(space: ActionSpace) = "move {}",

        /// Step 3: begin an action of the Main Location, or one that a benefit grants.
        Do(deed: Deed) = "{}",
        /// Step 3: no more actions.
        EndActions = "end actions",
        /// Take a Workshop tile from the offer or the stack.
        Extend(tile: WorkshopTile) = "extend {}",
        /// Construct the Bot of a slot of the Assembly Line.
        Construct(slot: LineSlot) = "construct {}",
        /// Move the player's Initiative marker to a position, counted from 1.
        Initiative(place: u8 in 1..=SEATS) = "initiative {}",
        /// Acquire a Chemical from the Supply.
        Acquire(chemical: Chemical) = "acquire {}",
        /// Return a Chemical to the Supply.
        Return(chemical: Chemical) = "return {}",
        /// Solo: Call Security, which draws two Security Reports and gives a role to each of three.
        CallSecurity = "call security",

        /// Place the Workshop tile: column from 1, row, orientation.
        Place(column: u8 in 1..=MOST_COLUMNS, row: WorkshopRow, facing: Facing) = "place {} {} {}",
        /// Place a Bot on a space of a machine.
        Bot(space: BotSpace) = "bot {}",
        /// Move Lativ's Bot, which has to make room, to this space.
        LativTo(space: BotSpace) = "lativ {}",
        /// Take a Subsidy tile from the column.
        Take(cell: SubsidyCell) = "take {}",
        /// Secure a Subsidy tile.
        Secure(cell: SubsidyCell) = "secure {}",
        /// Gain the benefit above the column first, then the one beside the row.
        ColumnFirst = "column first",
        /// Gain the benefit beside the row first, then the one above the column.
        RowFirst = "row first",
        /// Choose the Office row to publish, or whose marker makes the Breakthrough.
        Row(row: OfficeRow) = "row {}",
        /// Complete the row with a Citation token and pay this Goal tile for it.
        Cite(tile: GoalTile) = "cite {}",
        /// Choose a space of the Extreme Weather tile, counted from 1 at the left.
        Marker(space: u8 in 1..=MARKERS) = "marker {}",
        /// Also provide the Machine Part of the Research space in this position.
        Provide(position: Position) = "provide {}",
        /// Build the prototype in this Workshop row.
        BuildIn(row: WorkshopRow) = "build in {}",
        /// Lose another Machine Part that is in that row.
        Lose(colour: Colour) = "lose {}",
        /// Provide or lose no more Machine Parts.
        NoMore = "no more",

        /// Pay a Voucher.
        Pay(voucher: Voucher) = "pay {}",
        /// Pay a Voucher of any type, for an exchange or in the Supply.
        Give(voucher: Voucher) = "give {}",
        /// Swap a Chemical for the one that is due.
        SwapChemical(chemical: Chemical) = "swap {}",
        /// Swap a Machine Part for the one that is due.
        SwapPart(colour: Colour) = "swap {}",
        /// Pay a Chemical where any type will do.
        SpendChemical(chemical: Chemical) = "spend {}",
        /// Pay a Machine Part where any colour will do.
        SpendPart(colour: Colour) = "spend {}",

        /// Choose an alternative of a benefit, counted from 1.
        Either(number: u8 in 1..=ALTERNATIVES) = "either {}",
        /// Gain a Voucher of this type.
        Gain(voucher: Voucher) = "gain {}",
        /// Take a Machine Part of this colour.
        Part(colour: Colour) = "part {}",
        /// Take a Chemical of this type.
        Chemical(chemical: Chemical) = "chemical {}",
        /// Advance one space on a Funding track.
        Fund(area: Area) = "fund {}",
        /// Lab funding: choose the other track to receive.
        Follow(area: Area) = "follow {}",
        /// R&D funding: choose the space whose benefit is received.
        TakeFrom(space: FundingSpace) = "take from {}",
        /// Take what is offered.
        Accept = "accept",
        /// Decline what is offered.
        Decline = "decline",

        /// Place a Research token of this weather on an Office space, which determines its colour.
        Token(weather: Weather, space: OfficeSpace) = "token {} {}",
        /// Place an Award token on an Office space.
        Award(space: OfficeSpace) = "award {}",
        /// Keep the Awards on the holding space.
        Keep = "keep",

        /// Move a Bot without room in the Workshop to an Assembly Line slot.
        ToLine(slot: LineSlot) = "to line {}",
        /// The experiment does not run: take this Bot back to the Workshop.
        TakeBack = "take back",
        /// The experiment does not run: leave this Bot there.
        Leave = "leave",

        /// Call Security: put this card on top of the deck.
        Top(card: Report) = "top {}",
        /// Call Security: discard this card.
        Discard(card: Report) = "discard {}",
        /// Havoc: raise the Target.
        RaiseTarget = "target",
        /// Havoc: discard the top card of the deck.
        DiscardReport = "discard",
        /// Creative Accounting: move this Funding marker back.
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
