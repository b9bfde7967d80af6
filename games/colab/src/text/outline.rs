//! The whole table as an outline: nested lists of words and numbers.

use game_core::{Id, Outline};

use crate::content::{BagToken, Content};
use crate::game::CoLab;
use crate::state::{Minion, Owner, Place, Tokens};
use crate::types::{Deck, Player, Slot, Tile, Tower};
use crate::view::View;

use super::localized_names::{english, face_in};
use super::ring::listed;

/// A view as an outline.
pub(super) fn outline_of(view: &View, content: &'static Content) -> Vec<Outline> {
    let game = CoLab { options: view.options, content, state: view.table };
    let mut lines = vec![game.stage(view)];
    lines.push(Outline::group("Towers", game.tower_lines()));
    lines.push(Outline::group("Labs", game.lab_lines()));
    lines.push(game.supply_line(view));
    lines.extend(game.enemy_lines());
    for player in view.options.players() {
        lines.push(game.player_lines(view, player));
    }
    lines
}

impl CoLab {
    fn stage(&self, view: &View) -> Outline {
        Outline::line(match (view.over, self.state.turn_of) {
            (true, _) => "The game is over".to_string(),
            (_, None) => "Set-up or end".to_string(),
            (_, Some(player)) => {
                let last = if self.state.ending { ", the end has begun" } else { "" };
                format!("Turn of {}{last}", self.name(player))
            }
        })
    }

    fn minion_words(&self, minion: Minion) -> String {
        let who = match minion.owner {
            Owner::Player(player) => self.name(player),
            Owner::Neutral => "neutral".into(),
            Owner::Enemy(enemy) => self.enemy_name(enemy),
        };
        let face = minion.face.map(|face| face_in(face, english()));
        let die = minion.die.map(|die| format!("the {} die", die.words())).or(face);
        let die = die.map_or(String::new(), |die| format!(" with {die}"));
        let worked = if minion.worked { ", worked" } else { "" };
        let paid = if minion.paid { ", die used" } else { "" };
        format!("{who}{die}{worked}{paid}")
    }

    fn tower_lines(&self) -> Vec<Outline> {
        let towers = self.state.towers.into_iter().flatten();
        towers
            .map(|tower: Tower| {
                let top = self.state.inserts[tower];
                let top = top.map_or("-".into(), |insert| self.content.inserts[insert].words());
                let bottom = self.content.towers[tower].words();
                let windows = tower.windows().filter_map(|window| {
                    let minion = self.state.windows[window].map(|one| self.minion_words(one));
                    let enemies = &self.state.enemies;
                    let damage = enemies.damaged.contains(window).then(|| "damage".to_string());
                    let ice = enemies.frozen.contains(window).then(|| "ice".to_string());
                    let all: Vec<String> = [minion, damage, ice].into_iter().flatten().collect();
                    (!all.is_empty())
                        .then(|| Outline::line(format!("{window}: {}", all.join(", "))))
                });
                Outline::group(format!("{tower}: top {top}; bottom {bottom}"), windows.collect())
            })
            .collect()
    }

    fn lab_lines(&self) -> Vec<Outline> {
        let labs = self.state.labs.into_iter().flatten();
        labs.map(|lab| {
            let symbols = symbols_words(&self.content.labs[lab]);
            let tiles = Slot::all().filter_map(|slot| {
                let tile = self.state.tiles[lab][slot]?;
                Some(Outline::line(format!("{slot}: {tile}, {}", self.tile_words(tile))))
            });
            Outline::group(format!("{lab}: build symbols {symbols}"), tiles.collect())
        })
        .collect()
    }

    /// A tile: its effect and how many minions it takes, or the build symbols that it adds.
    pub(super) fn tile_words(&self, tile: Tile) -> String {
        let facts = self.content.tiles[tile];
        let work = (facts.cost > 0).then(|| {
            let minions = super::counted(facts.cost, "minion");
            format!("{minions}: {}", facts.effect.words())
        });
        let adds = facts.symbols.values().iter().any(|count| *count > 0);
        let adds = adds.then(|| format!("build symbols {}", symbols_words(&facts.symbols)));
        work.into_iter().chain(adds).collect::<Vec<String>>().join("; ")
    }

    fn supply_line(&self, view: &View) -> Outline {
        let decks = Deck::ALL.map(|deck| {
            let cards = view.deck_size(deck, self.content);
            let discarded = self.state.discard_size(deck);
            Outline::line(format!("{deck} deck: {cards} cards, {discarded} discarded"))
        });
        Outline::group("Decks", decks.into())
    }

    /// Each enemy, and the bag.
    fn enemy_lines(&self) -> Vec<Outline> {
        let enemies = &self.state.enemies;
        let tokens = |tokens: &Tokens| -> Vec<Outline> {
            let kinds = BagToken::ALL.into_iter();
            let kinds = kinds.filter(|kind| tokens.criteria[*kind] + tokens.power[*kind] > 0);
            kinds
                .map(|kind| {
                    let (criteria, power) = (tokens.criteria[kind], tokens.power[kind]);
                    let words = self.token_does(kind, english());
                    Outline::line(format!("{words}: {criteria} criteria, {power} power"))
                })
                .collect()
        };
        let mut lines = Vec::new();
        for enemy in self.options.enemies() {
            let one = &enemies.each[enemy];
            let place = one.place.map_or("in no lab".to_string(), |at| format!("{at} lab"));
            let device = self.options.device_of(enemy);
            let built = enemies.built.iter();
            let built = built.filter(|card| Some(self.content.doomsday[*card].device) == device);
            let cards = built.map(|card| {
                let facts = &self.content.doomsday[card];
                Outline::line(format!(
                    "place {}: {} ({card}), {}",
                    facts.place,
                    facts.title,
                    facts.action.words()
                ))
            });
            let cards: Vec<Outline> = cards.collect();
            let active = if enemies.active == Some(enemy) { ", active" } else { "" };
            let needed = one.need.map_or(String::new(), |need| format!(" of {need}"));
            let items = vec![
                Outline::line(format!(
                    "{place}, meter {} of {}",
                    one.meter, self.content.enemies[enemy].last
                )),
                Outline::group(
                    format!("{}{needed} tokens beside the deck", one.beside.count()),
                    tokens(&one.beside),
                ),
                Outline::group(format!("{} of 9 doomsday cards", cards.len()), cards),
            ];
            lines.push(Outline::group(format!("Enemy {}{active}", self.enemy_name(enemy)), items));
        }
        if self.options.enemies > 0 {
            let title = format!("Bag: {}", super::counted(enemies.bag.count(), "token"));
            lines.push(Outline::group(title, tokens(&enemies.bag)));
        }
        lines
    }

    fn bonus_line(&self, view: &View, player: Player) -> Outline {
        let area = &self.state.players[player];
        let known = area.bonus.iter().map(|bonus| {
            let used = if area.section_a == Some(bonus) { ", section A used" } else { "" };
            Outline::line(format!("{bonus}{used}: {}", self.bonus_words(bonus)))
        });
        let count = area.bonus.len() as u8 + view.bonus_backs[player];
        Outline::group(format!("bonus cards: {count}"), known.collect())
    }

    fn player_lines(&self, view: &View, player: Player) -> Outline {
        let area = &self.state.players[player];
        let place = match area.place {
            Place::Off => "not on the board".to_string(),
            Place::Centre => "in the centre".into(),
            Place::Lab(lab) => format!("in the {lab} lab"),
        };
        let pool = area.pool.iter().filter(|(_, count)| **count > 0);
        let pool: Vec<String> =
            pool.map(|(die, count)| format!("{count} {}", die.words())).collect();
        let bowl = area.bowl.iter().filter(|(_, count)| **count > 0);
        let bowl: Vec<String> = bowl.map(|(die, count)| format!("{count} {die}")).collect();
        let tokens = area.tokens.iter().map(|(colour, count)| format!("{count} {colour}"));
        let tokens: Vec<String> = tokens.chain([format!("{} wild", area.wild)]).collect();
        let hand = view.hand_of(player);
        let backs: Vec<String> =
            hand.iter().map(|(deck, count)| format!("{count} {deck}")).collect();
        let cards = area.hand.iter().filter(|(_, count)| **count > 0);
        let cards = cards.map(|(card, count)| {
            Outline::line(format!("{count} {}: {}", self.title(card), self.sourced(card)))
        });
        let grid = area.grid.cards().iter().map(|built| {
            let fired = if built.active { ", its trigger has fired" } else { "" };
            let potions = if built.potions > 0 {
                format!(", {} potions", built.potions)
            } else {
                String::new()
            };
            let facts = &self.content.cards[built.card];
            let (points, ability) = (super::counted(facts.points, "point"), facts.ability.words());
            let title = self.title(built.card);
            Outline::line(format!("{}: {title}{fired}{potions}; {points}; {ability}", built.cell))
        });
        let items = vec![
            Outline::line(format!("pool: {}", listed(&pool))),
            Outline::line(format!("bowl: {}", listed(&bowl))),
            Outline::line(format!("tokens: {}", tokens.join(", "))),
            Outline::line(format!(
                "potions: {} new, {} stored; research: {} tokens, tracker {}, {} flips",
                area.new_potions, area.stored_potions, area.research, area.tracker, area.tens
            )),
            Outline::group(format!("hand: {}", backs.join(", ")), cards.collect()),
            self.bonus_line(view, player),
            Outline::group(format!("grid: {} cards", area.grid.len()), grid.collect()),
        ];
        let name = self.name(player);
        Outline::group(format!("{name}, {place}, {} points", area.score), items)
    }
}

/// The build symbols by type, leaving out zeros.
fn symbols_words(symbols: &crate::content::Symbols) -> String {
    let some = symbols.iter().filter(|(_, count)| **count > 0);
    listed(&some.map(|(deck, count)| format!("{count} {deck}")).collect::<Vec<String>>())
}
