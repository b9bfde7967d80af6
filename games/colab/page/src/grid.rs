//! A player's grid: its cards, and the cells around them into which it may still grow. Sides that
//! may grow are narrow edges until the player has to choose a cell.

use colab::{Cell, Frame, Player};
use game_core::EnumSet;
use i18n::message;
use maud::{Markup, html};

use crate::cards::built;
use crate::eyes::Eyes;

/// The largest width and height of a grid.
const SIDE: usize = 4;
/// Number of columns and rows of the field on which the grid grows.
const FIELD: usize = 7;

/// A player's grid.
pub(super) fn grid(eyes: &Eyes<'_>, player: Player) -> Markup {
    let grid = &eyes.table().players[player].grid;
    let free: EnumSet<Cell> = grid.free().collect();
    let asked = player == eyes.own
        && matches!(eyes.table().frames.top(), Some(Frame::ChooseCell))
        && eyes.acts();
    let columns = span(grid.cells().iter().map(Cell::column));
    let rows = span(grid.cells().iter().map(Cell::row));
    html! {
        div class={ "cl-grid" @if asked { " cl-asked" } @if rows.high - rows.low < 2 { " cl-small" } } role="group" aria-label=(message!(eyes.messages, "board-grid", player = eyes.name(player), count = grid.len())) {
            @for row in rows.from..=rows.to {
                div class={ "cl-grid-row" @if rows.is_edge(row) { " cl-edge" } } {
                    @for column in columns.from..=columns.to {
                        @if let Some(cell) = Cell::at(column, row) {
                            (one(eyes, player, cell, free.contains(cell), columns.is_edge(column)))
                        }
                    }
                }
            }
        }
    }
}

/// One cell.
fn one(eyes: &Eyes<'_>, player: Player, cell: Cell, free: bool, edge: bool) -> Markup {
    let grid = &eyes.table().players[player].grid;
    let place = format!("grid {player} {cell}");
    let can = eyes.can(&place);
    let there = grid.at(cell).and_then(|nth| grid.nth(nth));
    html! {
        @match there {
            Some(card) => {
                @let facts = &eyes.content.cards[card.card];
                @let title = eyes.content.card_title(card.card, eyes.messages);
                div class={ "cl-cell cl-built hue-" (card.card.deck().colour()) } data-place=(place) data-can=[can] role="group"
                    aria-label=(message!(eyes.messages, "board-labelled", name = title.as_ref(), words = cell.to_string())) title=(message!(eyes.messages, "board-title", name = title.as_ref(), words = facts.ability.words(eyes.messages))) { (built(eyes, *card)) }
            },
            None => {
                div class={ "cl-cell" @if free { " cl-open" } @if edge { " cl-edge" } } data-place=(place) data-can=[can] title=(cell) {
                    @if eyes.can(&place).is_some() { (weighed(eyes, cell)) }
                }
            },
        }
    }
}

/// What the card being built would score in a cell.
fn weighed(eyes: &Eyes<'_>, cell: Cell) -> Markup {
    let card = eyes.table().payment.card.filter(|_| eyes.acts());
    html! {
        @if let Some(card) = card {
            @let (printed, scaled) = eyes.game.scores_at(card, cell);
            @let beside = eyes.table().players[eyes.own].grid.beside(cell).count();
            b class="cl-worth" title=(message!(eyes.messages, "board-cell-worth", printed = printed, scaled = scaled, beside = beside)) { "+" (printed + scaled) }
        }
    }
}

/// The shown range of columns or rows, and the range that holds cards.
struct Span {
    from: usize,
    to: usize,
    low: usize,
    high: usize,
}

impl Span {
    /// Whether this column or row holds no card yet.
    fn is_edge(&self, at: usize) -> bool {
        at < self.low || at > self.high
    }
}

/// The occupied range, with one more at each end while the grid may grow.
fn span(places: impl Iterator<Item = usize> + Clone) -> Span {
    let low = places.clone().min().unwrap_or(FIELD / 2);
    let high = places.max().unwrap_or(FIELD / 2);
    let grows = high - low + 1 < SIDE;
    let more = usize::from(grows);
    Span { from: low.saturating_sub(more), to: (high + more).min(FIELD - 1), low, high }
}
