//! A view as nested lists of words and numbers, for front ends without a drawing.

use game_core::Outline;
use game_core::grammar::capital;

use crate::content::Content;
use crate::grammar::{article, some_cards};
use crate::types::{Building, Card, Player, Slot};
use crate::view::{CardView, PlayerView, View};

/// The outline of a view.
pub(crate) fn outline_of(view: &View, content: &'static Content) -> Vec<Outline> {
    let mut outline = Vec::new();
    let stage = match (view.over, view.round) {
        (true, _) => "The game is over".to_string(),
        (_, 0) => "Set-up".to_string(),
        (_, round) => format!("Round {round}"),
    };
    outline.push(Outline::line(stage));
    let buildings = Building::ALL.map(|building| building_outline(view, content, building));
    outline.push(Outline::group("Buildings", buildings.into()));
    for area in &view.players {
        outline.push(player_outline(view, content, area));
    }
    let top = view.deck_top.map_or(String::new(), |colour| format!(", {colour} on top"));
    // Until the deal is over there is no deck.
    if view.round > 0 || view.deck > 0 {
        outline.push(Outline::line(format!("Deck: {}{top}", some_cards(view.deck.into()))));
    }
    let discard = match view.discard.last() {
        Some(&card) => {
            format!("{}, {} on top", some_cards(view.discard.len()), face_words(content, card))
        }
        None => "empty".into(),
    };
    outline.push(Outline::line(format!("Discard pile: {discard}")));
    if let Some(card) = view.in_play {
        outline.push(Outline::line(format!("In play: {}", face_words(content, card))));
    }
    outline
}

fn building_outline(view: &View, content: &Content, building: Building) -> Outline {
    let facts = &content.buildings[building];
    let seen = &view.buildings[building];
    let value = view.value_to_beat(building, content);
    let mut items = vec![Outline::line(format!("Ability: {}", facts.ability.words()))];
    if facts.holds_colonists {
        for (name, space) in [("★", &seen.first), ("★★", &seen.second)] {
            let players = view.players.iter().map(|area| area.player);
            let here: Vec<String> = players
                .filter(|&player| space[player] > 0)
                .map(|player| format!("{} {}", view_name(view, content, player), space[player]))
                .collect();
            let here = if here.is_empty() { "nobody".into() } else { here.join(", ") };
            let limit = if name == "★★" {
                format!(" (room for {})", view.options.star2_limit())
            } else {
                String::new()
            };
            items.push(Outline::line(format!("{name}{limit}: {here}")));
        }
    } else {
        items.push(Outline::line("Holds no colonists"));
    }
    if !seen.stack.is_empty() {
        let cards: Vec<String> =
            seen.stack.iter().map(|card| card_view_words(content, card)).collect();
        items.push(Outline::line(format!("Stack, lowest first: {}", cards.join(", "))));
    }
    Outline::group(format!("{} ({}), value to beat {value}", facts.name, building.colour()), items)
}

fn player_outline(view: &View, content: &Content, area: &PlayerView) -> Outline {
    let player = area.player;
    let mut items = vec![Outline::line(format!(
        "Earth {}, Spaceship {}, energy {} of {}, score {}",
        area.earth, area.on_ship, area.energy, view.options.energy_top, area.score
    ))];
    for (title, cards) in [("Hand", &area.hand), ("Packet", &area.packet)] {
        if !cards.is_empty() {
            let items_of = cards.iter().map(|card| card_outline(content, card, true)).collect();
            items.push(Outline::group(title, items_of));
        }
    }
    let prep: Vec<Outline> = Slot::ALL
        .into_iter()
        .zip(area.prep)
        .map(|(slot, held)| match held {
            Some(held) => {
                let mut line = card_outline(content, &held.card, false);
                line.text = format!("Slot {slot}: {}", line.text);
                line
            }
            None => Outline::line(format!("Slot {slot}: empty")),
        })
        .collect();
    items.push(Outline::group("Prep module", prep));
    let mut name = capital(&view_name(view, content, player));
    if view.asked == Some(player) {
        name.push_str(", to choose");
    }
    Outline::group(name, items)
}

fn card_outline(content: &Content, card: &CardView, hand: bool) -> Outline {
    let mut items = Vec::new();
    if let CardView::Face(card) = *card {
        let facts = content.card(card);
        if hand {
            items.push(Outline::line(format!("from hand: {}", facts.hand.words())));
        }
        items.push(Outline::line(format!("from prep: {}", facts.prep.words())));
    }
    Outline::group(card_view_words(content, card), items)
}

fn card_view_words(content: &Content, card: &CardView) -> String {
    match *card {
        CardView::Face(card) => face_words(content, card),
        CardView::Back(colour) => article(&format!("{colour} card")),
        CardView::Hidden => "a card".into(),
    }
}

fn face_words(content: &Content, card: Card) -> String {
    let facts = content.card(card);
    format!("{card} {} ({} {})", facts.title, card.colour(), facts.value)
}

fn view_name(view: &View, content: &Content, player: Player) -> String {
    if player == Player::Androids {
        return "the androids".into();
    }
    if view.options.solo() {
        return "you".into();
    }
    let ship = view.player(player).and_then(|area| area.ship);
    ship.map_or_else(|| player.to_string(), |ship| capital(&content.ship(ship).colour))
}
