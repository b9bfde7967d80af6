//! The whole table as an outline: nested lists of words and numbers.

use game_core::{Id, Named, Outline};
use i18n::{Locale, Messages, Noun, clauses, message};

use crate::content::{BagToken, Content};
use crate::game::CoLab;
use crate::state::{Minion, Owner, Place, Tokens};
use crate::types::{Deck, Player, Rolled, Scientist, Slot, Tile, Tower};
use crate::view::View;

use super::choices::symbols_words;
use super::localized_names::yes;
use super::narrator::Narrator;
use crate::messages::messages;

/// A view as an outline.
pub(super) fn outline_of(view: &View, content: &'static Content, locale: Locale) -> Vec<Outline> {
    let game = CoLab { options: view.options, content, state: view.table };
    let told = &game.narrator(messages(locale));
    let messages = told.messages;
    let mut lines = vec![game.stage(view, told)];
    lines.push(Outline::group(message!(messages, "table-towers"), game.tower_lines(told)));
    lines.push(Outline::group(message!(messages, "table-labs"), game.lab_lines(told)));
    lines.push(game.supply_line(view, told));
    lines.extend(game.enemy_lines(told));
    for player in view.options.players() {
        lines.push(game.player_lines(view, player, told));
    }
    lines
}

/// Texts with commas between them, or "nothing".
fn listed(texts: Vec<String>, messages: Messages) -> String {
    match texts.is_empty() {
        true => message!(messages, "nothing").into(),
        false => texts.join(", "),
    }
}

/// A line with what belongs together.
fn line(text: impl Into<String>) -> Outline {
    Outline::line(text)
}

impl CoLab {
    fn stage(&self, view: &View, told: &Narrator<'_>) -> Outline {
        let messages = told.messages;
        line(match (view.over, self.state.turn_of) {
            (true, _) => message!(messages, "table-over"),
            (_, None) => message!(messages, "table-set-up"),
            (_, Some(player)) => {
                let ending = yes(self.state.ending);
                let player = player.named(told);
                message!(messages, "table-turn", player = player, ending = ending)
            }
        })
    }

    fn minion_words(&self, minion: Minion, told: &Narrator<'_>) -> String {
        let messages = told.messages;
        let of = |player| message!(messages, "table-minion", player = player).into_owned();
        let text = |one: String| Some(one);
        let who = match minion.owner {
            Owner::Player(player) => of(player.named(told)),
            Owner::Neutral => message!(messages, "table-minion-neutral").into(),
            Owner::Enemy(enemy) => of(enemy.named(told)),
        };
        let die = minion.die.map(|die| super::narrator::die_in(die, messages));
        let face = minion.face.map(|face| super::localized_names::face_in(face, messages));
        let shows = die.or(face).map(|shows| shows.name().into_owned());
        let worked = minion.worked.then(|| message!(messages, "table-worked").into_owned());
        let paid = minion.paid.then(|| message!(messages, "table-paid").into_owned());
        let all = [text(who), shows, worked, paid];
        all.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    fn tower_lines(&self, told: &Narrator<'_>) -> Vec<Outline> {
        let messages = told.messages;
        let towers = self.state.towers.into_iter().flatten();
        towers
            .map(|tower: Tower| {
                let top = self.state.inserts[tower];
                let top =
                    top.map_or("–".into(), |insert| self.content.inserts[insert].words(messages));
                let bottom = self.content.towers[tower].words(messages);
                let windows = tower.windows().filter_map(|window| {
                    let minion = self.state.windows[window].map(|one| self.minion_words(one, told));
                    let enemies = &self.state.enemies;
                    let damage = enemies.damaged.contains(window);
                    let damage = damage.then(|| message!(messages, "table-damage").into_owned());
                    let ice = enemies.frozen.contains(window);
                    let ice = ice.then(|| message!(messages, "table-ice").into_owned());
                    let all: Vec<String> = [minion, damage, ice].into_iter().flatten().collect();
                    let things = (!all.is_empty()).then(|| all.join(", "))?;
                    let window = window.named(told);
                    Some(line(message!(messages, "table-window", window = window, things = things)))
                });
                let tower = tower.named(told);
                let title =
                    message!(messages, "table-tower", tower = tower, top = top, bottom = bottom);
                Outline::group(title, windows.collect())
            })
            .collect()
    }

    fn lab_lines(&self, told: &Narrator<'_>) -> Vec<Outline> {
        let messages = told.messages;
        let labs = self.state.labs.into_iter().flatten();
        labs.map(|lab| {
            let symbols = symbols_words(&self.content.labs[lab], messages);
            let tiles = Slot::all().filter_map(|slot| {
                let tile = self.state.tiles[lab][slot]?;
                let does = self.tile_words(tile, messages);
                let (slot, tile) = (slot.named(told), tile.named(told));
                let said = message!(messages, "table-tile", slot = slot, tile = tile, does = does);
                Some(line(said))
            });
            let lab = lab.named(told);
            let title = message!(messages, "table-lab", lab = lab, symbols = symbols);
            Outline::group(title, tiles.collect())
        })
        .collect()
    }

    /// A tile: its effect and how many minions it takes, or the build symbols that it adds.
    pub fn tile_words(&self, tile: Tile, messages: Messages) -> String {
        let facts = self.content.tiles[tile];
        let work = (facts.cost > 0).then(|| {
            let effect = facts.effect.words(messages);
            message!(messages, "tile-words", count = facts.cost, effect = effect).into_owned()
        });
        let adds = facts.symbols.values().iter().any(|count| *count > 0);
        let adds = adds.then(|| {
            let symbols = symbols_words(&facts.symbols, messages);
            message!(messages, "tile-symbols", symbols = symbols).into_owned()
        });
        clauses(messages.locale(), work.into_iter().chain(adds))
    }

    fn supply_line(&self, view: &View, told: &Narrator<'_>) -> Outline {
        let messages = told.messages;
        let decks = Deck::ALL.map(|deck| {
            let cards = view.deck_size(deck, self.content);
            let discarded = self.state.discard_size(deck);
            line(message!(
                messages,
                "table-deck",
                deck = deck.named(told),
                cards = cards,
                discarded = discarded
            ))
        });
        Outline::group(message!(messages, "table-decks"), decks.into())
    }

    fn token_lines(&self, tokens: &Tokens, messages: Messages) -> Vec<Outline> {
        let kinds = BagToken::ALL.into_iter();
        let kinds = kinds.filter(|kind| tokens.criteria[*kind] + tokens.power[*kind] > 0);
        kinds
            .map(|kind| {
                line(message!(
                    messages,
                    "table-tokens",
                    does = self.token_does(kind, messages),
                    criteria = tokens.criteria[kind],
                    power = tokens.power[kind]
                ))
            })
            .collect()
    }

    fn one_enemy(&self, enemy: Scientist, told: &Narrator<'_>) -> Outline {
        let (messages, enemies) = (told.messages, &self.state.enemies);
        let one = &enemies.each[enemy];
        let (meter, last) = (one.meter, self.content.enemies[enemy].last);
        let place = match one.place {
            Some(at) => {
                let lab = at.named(told);
                message!(messages, "table-enemy-place", lab = lab, meter = meter, last = last)
            }
            None => message!(messages, "table-enemy-off", meter = meter, last = last),
        };
        let device = self.options.device_of(enemy);
        let built = enemies.built.iter();
        let built = built.filter(|card| Some(self.content.doomsday[*card].device) == device);
        let cards = built.map(|card| {
            let facts = &self.content.doomsday[card];
            line(message!(
                messages,
                "table-doom",
                card = self.doom(card, messages),
                place = facts.place,
                action = facts.action.words_in(messages)
            ))
        });
        let cards: Vec<Outline> = cards.collect();
        let need = one.need.named(told);
        let beside = message!(messages, "table-beside", count = one.beside.count(), need = need);
        let doomsday = message!(messages, "table-doomsday", count = cards.len());
        let items = vec![
            line(place),
            Outline::group(beside, self.token_lines(&one.beside, messages)),
            Outline::group(doomsday, cards),
        ];
        let active = yes(enemies.active == Some(enemy));
        let name = self.enemy_name(enemy);
        Outline::group(message!(messages, "table-enemy", enemy = name, active = active), items)
    }

    /// Each enemy, and the bag.
    fn enemy_lines(&self, told: &Narrator<'_>) -> Vec<Outline> {
        let mut lines: Vec<Outline> =
            self.options.enemies().map(|enemy| self.one_enemy(enemy, told)).collect();
        if self.options.enemies > 0 {
            let bag = &self.state.enemies.bag;
            let title = message!(told.messages, "table-bag", count = bag.count());
            lines.push(Outline::group(title, self.token_lines(bag, told.messages)));
        }
        lines
    }

    fn bonus_line(&self, view: &View, player: Player, told: &Narrator<'_>) -> Outline {
        let messages = told.messages;
        let area = &self.state.players[player];
        let known = area.bonus.iter().map(|bonus| {
            line(message!(
                messages,
                "table-bonus",
                bonus = bonus.named(told),
                used = yes(area.section_a == Some(bonus)),
                words = self.bonus_words(bonus, messages)
            ))
        });
        let count = area.bonus.len() as u8 + view.bonus_backs[player];
        Outline::group(message!(messages, "table-bonus-cards", count = count), known.collect())
    }

    fn player_lines(&self, view: &View, player: Player, told: &Narrator<'_>) -> Outline {
        let messages = told.messages;
        let area = &self.state.players[player];
        let place = match area.place {
            Place::Off => Noun::new(messages, "table-place-off"),
            Place::Centre => Noun::new(messages, "table-place-centre"),
            Place::Lab(lab) => Noun::new(messages, "table-place-lab").with("lab", lab.named(told)),
        };
        let counted = |count: u8, die| {
            message!(messages, "table-dice", count = count, die = die).into_owned()
        };
        let pool = area.pool.iter().filter(|(_, count)| **count > 0);
        let pool = pool.map(|(die, count): (Rolled, &u8)| counted(*count, die.named(told)));
        let bowl = area.bowl.iter().filter(|(_, count)| **count > 0);
        let bowl = bowl.map(|(die, count)| counted(*count, die.named(told)));
        let (pool, bowl) = (listed(pool.collect(), messages), listed(bowl.collect(), messages));
        let tokens = area.tokens.iter().map(|(colour, count)| {
            let colour = colour.named(told);
            message!(messages, "table-token", count = *count, colour = colour).into_owned()
        });
        let wild = message!(messages, "table-wild", count = area.wild).into_owned();
        let tokens: Vec<String> = tokens.chain([wild]).collect();
        let (new, stored) = (area.new_potions, area.stored_potions);
        let (count, at, flips) = (area.research, area.tracker, area.tens);
        let items = vec![
            line(message!(messages, "table-pool", dice = pool)),
            line(message!(messages, "table-bowl", dice = bowl)),
            line(message!(messages, "table-stock", tokens = tokens.join(", "))),
            line(message!(messages, "table-potions", new = new, stored = stored)),
            line(message!(messages, "table-research", tokens = count, at = at, flips = flips)),
            self.hand_lines(view, player, told),
            self.bonus_line(view, player, told),
            self.grid_lines(player, told),
        ];
        let title = message!(
            messages,
            "table-player",
            player = player.named(told),
            place = place,
            points = area.score
        );
        Outline::group(title, items)
    }

    fn hand_lines(&self, view: &View, player: Player, told: &Narrator<'_>) -> Outline {
        let (messages, area) = (told.messages, &self.state.players[player]);
        let hand = view.hand_of(player);
        let backs = hand.iter().map(|(deck, count)| {
            let deck = deck.named(told);
            message!(messages, "table-dice", count = *count, die = deck).into_owned()
        });
        let backs: Vec<String> = backs.collect();
        let cards = area.hand.iter().filter(|(_, count)| **count > 0);
        let cards = cards.map(|(card, count)| {
            line(message!(
                messages,
                "table-hand-card",
                count = *count,
                card = card.named(told),
                words = self.sourced(card, messages)
            ))
        });
        Outline::group(message!(messages, "table-hand", cards = backs.join(", ")), cards.collect())
    }

    fn grid_lines(&self, player: Player, told: &Narrator<'_>) -> Outline {
        let (messages, area) = (told.messages, &self.state.players[player]);
        let grid = area.grid.cards().iter().map(|built| {
            let facts = &self.content.cards[built.card];
            let fired = built.active.then(|| message!(messages, "table-fired").into_owned());
            let potions = (built.potions > 0).then(|| {
                message!(messages, "table-built-potions", count = built.potions).into_owned()
            });
            let title = self.content.card_title(built.card, messages).into_owned();
            let points = message!(messages, "table-points", count = facts.points).into_owned();
            let ability = facts.ability.words(messages);
            let all = [Some(title), fired, potions, Some(points), Some(ability)];
            let all = clauses(messages.locale(), all.into_iter().flatten());
            line(message!(messages, "table-built", cell = built.cell.named(told), things = all))
        });
        let title = message!(messages, "table-grid", count = area.grid.len());
        Outline::group(title, grid.collect())
    }
}
