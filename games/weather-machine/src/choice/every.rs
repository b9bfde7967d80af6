//! Every choice that the game can express.

use super::{ALTERNATIVES, Choice, Deed, MARKERS, MOST_COLUMNS, PLAIN, SEATS};
use crate::kinds::{
    self, ActionSpace, Area, BotSpace, Challenge, Colour, ExperimentTile, FundingSpace, GoalHeight,
    GoalSet, GoalSpace, GoalTile, Id, LineSlot, OfficeRow, OfficeSpace, Player, Position,
    SubsidyCell, SubsidyTile, Voucher, Weather, WorkshopRow, WorkshopTile,
};
use crate::state::Facing;

/// Every choice that can be expressed, legal or not, in no particular order.
pub(crate) fn every_choice() -> Vec<Choice> {
    use Choice::*;
    let mut all: Vec<Choice> = PLAIN.iter().map(|(_, plain)| *plain).collect();
    all.extend(Deed::ALL.map(Do));
    every_tile(&mut all);
    every_space(&mut all);
    all.extend(Player::ALL.map(Order));
    all.extend(GoalSet::ALL.map(DealSet));
    all.extend(Challenge::ALL.map(DealChallenge));
    all.extend((1..=SEATS).map(Initiative));
    all.extend((1..=MARKERS).map(Marker));
    all.extend((1..=ALTERNATIVES).map(Either));
    all.extend(Position::ALL.map(Provide));
    all.extend(WorkshopRow::ALL.map(BuildIn));
    for area in Area::ALL {
        all.extend([Fund, Follow, Back].map(|make| make(area)));
        all.extend(GoalSet::ALL.map(|set| Draft(set, area)));
    }
    for voucher in Voucher::ALL {
        all.extend([Pay, Give, Gain].map(|make| make(voucher)));
    }
    for colour in Colour::ALL {
        all.extend([DealPart, Lose, SwapPart, SpendPart, Part].map(|make| make(colour)));
    }
    for chemical in kinds::Chemical::ALL {
        all.extend([DealChemical, Acquire, Return].map(|make| make(chemical)));
        all.extend([SwapChemical, SpendChemical, Chemical].map(|make| make(chemical)));
    }
    all
}

fn every_tile(all: &mut Vec<Choice>) {
    use Choice::*;
    for tile in WorkshopTile::all() {
        all.extend([Show, Extend].map(|make| make(tile)));
    }
    for tile in SubsidyTile::all() {
        all.extend([Lay, UseSubsidy].map(|make| make(tile)));
    }
    all.extend(ExperimentTile::all().map(Reveal));
    for tile in GoalTile::all() {
        all.extend([DealGoal, Cite].map(|make| make(tile)));
        all.extend(GoalHeight::ALL.map(|height| SetGoal(tile, height)));
    }
    for card in kinds::Report::all() {
        all.extend([Report, Top, Discard].map(|make| make(card)));
    }
    for column in 1..=MOST_COLUMNS {
        for row in WorkshopRow::ALL {
            all.extend(Facing::ALL.map(|facing| Place(column, row, facing)));
        }
    }
}

fn every_space(all: &mut Vec<Choice>) {
    use Choice::*;
    all.extend(ActionSpace::all().map(Move));
    all.extend(GoalSpace::all().map(FlipGoal));
    all.extend(OfficeRow::all().map(Row));
    all.extend(FundingSpace::all().map(TakeFrom));
    for space in BotSpace::all() {
        all.extend([Bot, LativTo].map(|make| make(space)));
    }
    for cell in SubsidyCell::all() {
        all.extend([Take, Secure].map(|make| make(cell)));
    }
    for slot in LineSlot::all() {
        all.extend([Construct, ToLine].map(|make| make(slot)));
    }
    for space in OfficeSpace::all() {
        all.push(Award(space));
        all.extend(Weather::ALL.map(|weather| Token(weather, space)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_has_its_own_text_and_reads_it_back() {
        let mut texts = std::collections::BTreeSet::new();
        for choice in every_choice() {
            assert_eq!(choice.to_string().parse(), Ok(choice));
            assert!(texts.insert(choice.to_string()), "{choice}");
        }
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
