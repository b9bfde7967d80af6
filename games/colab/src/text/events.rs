//! Events as text.

use game_core::grammar::capital;
use game_core::{Line, Viewer};
use i18n::{Messages, message};

use crate::event::{Event, Item, PotionPlace};
use crate::game::CoLab;
use crate::sequence::EffectSource;
use crate::state::Bait;
use crate::types::{Card, Player, Rolled};

use super::counted;
use super::grammar::the_die;

impl CoLab {
    /// An event as a line for this viewer.
    pub(crate) fn event_line(&self, event: &Event, viewer: Viewer, messages: Messages) -> Line {
        let text = self
            .set_up_event(event, viewer)
            .or_else(|| self.supply_event(event, viewer))
            .or_else(|| self.build_event(event))
            .or_else(|| self.enemy_event(event, messages))
            .unwrap_or_else(|| self.turn_event(event, messages));
        Line {
            text,
            reasons: self.enemy_reasons(event, messages),
            places: self.event_places(event),
        }
    }

    /// A card, face up for those who may see it and face down for others.
    fn shown(&self, card: Card, player: Player, viewer: Viewer) -> String {
        if viewer.sees(player.seat()) {
            self.title(card).to_string()
        } else {
            format!("a {} card", card.deck())
        }
    }

    fn set_up_event(&self, event: &Event, viewer: Viewer) -> Option<String> {
        Some(match event {
            Event::TowerLaid { tower, place } => {
                format!("The {tower} tower is number {} around the board.", place + 1)
            }
            Event::InsertLaid { tower, insert } => {
                format!("The {tower} tower gets insert {insert}.")
            }
            Event::LabLaid { lab, place } => {
                format!("The {lab} lab is number {} around the board.", place + 1)
            }
            Event::TileLaid { tile, lab, slot } => {
                format!("Tile {tile} lies in slot {slot} of the {lab} lab.")
            }
            Event::TileDrawn { tile } => format!("Tile {tile} is drawn."),
            Event::NeutralPlaced { window } => format!("A neutral minion stands in {window}."),
            Event::FirstDrawn { player } => format!("{} begins.", self.name(*player)),
            Event::ScientistChosen { player, scientist } => {
                format!("Player {player} plays {}.", self.content.scientists[*scientist].title)
            }
            Event::BonusDealt { player, bonus } if viewer.sees(player.seat()) => {
                format!("{} is dealt {bonus}.", self.name(*player))
            }
            Event::BonusDealt { player, .. } => {
                format!("{} is dealt a bonus card.", self.name(*player))
            }
            Event::BaitLaid { tower, bait } => {
                format!("{} lies on the {tower} tower.", capital(&bait_words(*bait)))
            }
            Event::BaitTaken { player, tower, bait } => {
                let name = self.name(*player);
                format!("{name} takes {} from the {tower} tower.", bait_words(*bait))
            }
            _ => return None,
        })
    }

    fn supply_event(&self, event: &Event, viewer: Viewer) -> Option<String> {
        let name = |player: &Player| self.name(*player);
        Some(match event {
            Event::DiceGained { player, die, count } => {
                format!("{} gains {}.", name(player), counted(*count, &format!("{die} die")))
            }
            Event::NoDie { player, die } => {
                format!("No {die} die is left for {}.", name(player))
            }
            Event::Drew { player, card } => {
                format!("{} draws {}.", name(player), self.shown(*card, *player, viewer))
            }
            Event::NoCard { player, deck } => {
                format!("No {deck} card is left for {}.", name(player))
            }
            Event::Shuffled { deck, cards } => {
                format!("{} make a new {deck} deck.", counted(*cards, "discarded card"))
            }
            Event::Kept { player, card } => {
                format!("{} keeps {}.", name(player), self.shown(*card, *player, viewer))
            }
            Event::CardDiscarded { player, card } => {
                format!("{} discards {}.", name(player), self.title(*card))
            }
            Event::TokensGained { player, colour, count } => {
                format!("{} gains {}.", name(player), counted(*count, &format!("{colour} token")))
            }
            Event::WildGained { player, count } => {
                format!("{} gains {}.", name(player), counted(*count, "wild token"))
            }
            Event::PotionsGained { player, count } => {
                format!("{} gains {}.", name(player), counted(*count, "potion token"))
            }
            Event::ResearchGained { player, count } => {
                format!("{} gains {}.", name(player), counted(*count, "research token"))
            }
            Event::Rolled { player, die } => format!("{} rolls {}.", name(player), die_words(*die)),
            Event::ToBowl { player, die } => {
                format!("{} puts {} into the bowl.", name(player), the_die(*die))
            }
            Event::Taken { player, die } => {
                format!("{} takes {} to roll it again.", name(player), the_die(*die))
            }
            Event::Turned { player, from, to } => {
                format!("{} turns {} to {}.", name(player), the_die(*from), to.shows())
            }
            Event::PotionPaid { player, from } => {
                format!("{} pays a potion token {}.", name(player), self.place_words(*from))
            }
            Event::PotionPlaced { player, to } => match to {
                PotionPlace::Card(card, cell) => {
                    format!(
                        "{} puts a potion token on {} ({cell}).",
                        name(player),
                        self.title(*card)
                    )
                }
                PotionPlace::Storage => format!("{} stores a potion token.", name(player)),
                PotionPlace::New | PotionPlace::Nowhere => {
                    format!("{} loses a potion token.", name(player))
                }
            },
            Event::TokenDiscarded { player, colour } => {
                let colour = colour.map_or("wild", |colour| colour.word());
                format!("{} discards a {colour} token.", name(player))
            }
            _ => return None,
        })
    }

    fn place_words(&self, from: PotionPlace) -> String {
        match from {
            PotionPlace::Card(card, cell) => format!("from {} ({cell})", self.title(card)),
            PotionPlace::Storage => "from the storage slot".into(),
            PotionPlace::New | PotionPlace::Nowhere => "gained in this turn".into(),
        }
    }

    fn build_event(&self, event: &Event) -> Option<String> {
        let name = |player: &Player| self.name(*player);
        Some(match event {
            Event::CardChosen { player, card } => {
                format!("{} chooses to build {}.", name(player), self.title(*card))
            }
            Event::DiscountGained { player, count } => {
                format!(
                    "The next card of {} costs {} less.",
                    name(player),
                    counted(*count, "symbol")
                )
            }
            Event::Discounted { player, count } => {
                format!("{} pays {} less.", name(player), counted(*count, "symbol"))
            }
            Event::SymbolDropped { player, symbol } => {
                format!("A {symbol} falls away for {}.", name(player))
            }
            Event::Paid { player, item } => format!("{} pays {}.", name(player), item_words(*item)),
            Event::Built { player, card, cell, printed, scaled } => {
                let points = counted(printed + scaled, "point");
                let (name, title) = (name(player), self.title(*card));
                match scaled {
                    0 => format!("{name} builds {title} in {cell} and scores {points}."),
                    _ => format!(
                        "{name} builds {title} in {cell} and scores {points}, {scaled} of them by \
                         SCORE texts."
                    ),
                }
            }
            Event::Fired { player, card, cell } => {
                let brings = self.content.cards[*card].ability.effect().words();
                format!("{} triggers {} ({cell}): {brings}.", name(player), self.title(*card))
            }
            Event::Copied { player, card, cell } => {
                let brings = self.content.cards[*card].ability.effect().words();
                format!("{} copies {} ({cell}): {brings}.", name(player), self.title(*card))
            }
            Event::Reacted { player, card, cell } => {
                let brings = self.content.cards[*card].ability.effect().words();
                format!("{} reacts with {} ({cell}): {brings}.", name(player), self.title(*card))
            }
            Event::BonusReacted { player, bonus } => format!("{} uses {bonus}.", name(player)),
            Event::PotionUsed { player, card, cell } => {
                let brings = self.content.cards[*card].ability.effect().words();
                let title = self.title(*card);
                format!("{} uses the potion ability of {title} ({cell}): {brings}.", name(player))
            }
            Event::NoBuild { player } => {
                format!("{} is in no lab and builds nothing.", name(player))
            }
            Event::TriggersUp { player } => {
                format!("All triggers of {} are ready again.", name(player))
            }
            Event::DiscountLost { player, count } => {
                format!("A discount of {} of {} is lost.", counted(*count, "symbol"), name(player))
            }
            _ => return None,
        })
    }

    fn turn_event(&self, event: &Event, messages: Messages) -> String {
        let name = |player: &Player| self.name(*player);
        let with = |die: &Option<Rolled>| {
            die.map_or(String::new(), |die| format!(" with {}", the_die(die)))
        };
        match event {
            Event::MinionPlaced { player, window, die } => {
                format!("{} places a minion{} in {window}.", name(player), with(die))
            }
            Event::Retrieved { player, window, die } => {
                format!("{} retrieves the minion{} from {window}.", name(player), with(die))
            }
            Event::Repositioned { player, from, to } => {
                format!("{} moves the minion from {from} to {to}.", name(player))
            }
            Event::RowTaken { player, tower, row } => {
                let brings = self.effect_of(EffectSource::Row(*tower, *row)).words();
                format!("{} takes the {row} row of the {tower} tower: {brings}.", name(player))
            }
            Event::TurnBegins { player } => {
                message!(messages, "your-turn", name = name(player)).into()
            }
            Event::StepSkipped { player } => format!("{} sends nobody.", name(player)),
            Event::Moved { player, lab } => format!("{} goes to the {lab} lab.", name(player)),
            Event::ToCentre { player } => format!("{} rests in the centre.", name(player)),
            Event::Builds { player, lab } => format!("{} builds in the {lab} lab.", name(player)),
            Event::Collects { player, lab } => {
                format!("{} collects in the {lab} lab.", name(player))
            }
            Event::Granted { player } => {
                format!("{} may take the other lab action too.", name(player))
            }
            Event::TileUsed { player, lab, slot, tile } => {
                let brings = self.content.tiles[*tile].effect.words();
                let slot = format!("slot {slot} of the {lab} lab");
                format!("{} uses tile {tile} in {slot}: {brings}.", name(player))
            }
            Event::Worked { player, window } => {
                format!("The minion in {window} works for {}.", name(player))
            }
            Event::UpgradeTaken { player, space } => {
                format!("{} collects the upgrade token of space {space}.", name(player))
            }
            Event::Traded { player, trade, cost } => {
                let brings = self.content.trades[*trade].benefit.words();
                let tokens = counted(*cost, "research token");
                format!("{} trades {tokens} ({trade}): {brings}.", name(player))
            }
            Event::ResearchScored { player, points, lost: 0 } => {
                format!("{} scores {} of research.", name(player), counted(*points, "point"))
            }
            Event::ResearchScored { player, points, lost } => {
                let points = counted(*points, "point");
                format!("{} scores {points} of research; {lost} beyond it are lost.", name(player))
            }
            Event::ResearchFlipped { player, .. } => {
                format!(
                    "{} takes a token for 10 points and flips the research board.",
                    name(player)
                )
            }
            Event::BonusUsed { player, bonus } => {
                let brings = self.content.bonus[*bonus].effect.words();
                format!("{} uses section A of {bonus}: {brings}.", name(player))
            }
            Event::UpgradeRound { player, space } => {
                format!("Upgrade round for the token of space {space} that {} took.", name(player))
            }
            Event::EndBegins { player, cards } => {
                format!("{} has built {}: the end begins.", name(player), counted(*cards, "card"))
            }
            Event::SectionBChosen { player, bonus, points } => {
                let points = counted(*points, "point");
                format!("{} scores section B of {bonus}: {points}.", name(player))
            }
            Event::NoTile { player } => format!("No tile fits for {}.", name(player)),
            _ => message!(messages, "ended").into(),
        }
    }
}

/// A rolled die as text.
fn die_words(die: Rolled) -> String {
    format!("a {} die: {}", die.die(), die.shows())
}

fn bait_words(bait: Bait) -> String {
    match bait {
        Bait::Token(colour) => format!("a {colour} token"),
        Bait::Die(colour) => format!("a {colour} die"),
    }
}

fn item_words(item: Item) -> String {
    match item {
        Item::Token(colour) => format!("a {colour} token"),
        Item::Wild => "a wild token".into(),
        Item::Minion(window, die) => format!("with {} in {window}", the_die(die)),
        Item::Die(die) => format!("with {}", the_die(die)),
        Item::WildDie(window) => format!("with the WILD die in {window}"),
    }
}
