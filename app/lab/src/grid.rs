use std::fmt;

/// Alignment of a column.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Align {
    /// For words.
    Left,
    /// For numbers.
    Right,
}

/// A table in plain text whose columns are aligned by spaces alone, so that it reads well through a
/// pipe.
#[derive(Clone, Debug, Default)]
pub struct Grid {
    columns: Vec<Align>,
    rows: Vec<Vec<String>>,
}

impl Grid {
    /// A table with these headings.
    pub fn new(headings: &[(&str, Align)]) -> Self {
        Grid {
            columns: headings.iter().map(|(_, align)| *align).collect(),
            rows: vec![headings.iter().map(|(heading, _)| (*heading).to_string()).collect()],
        }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: impl IntoIterator<Item = impl Into<String>>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = |column| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell: &String| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..self.columns.len()).map(width).collect();
        for row in &self.rows {
            let mut line = String::new();
            for ((cell, align), width) in row.iter().zip(&self.columns).zip(&widths) {
                let padded = match align {
                    Align::Left => format!("{cell:<width$}"),
                    Align::Right => format!("{cell:>width$}"),
                };
                line.push_str(&padded);
                line.push_str("  ");
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_left_and_numbers_right() {
        let mut grid = Grid::new(&[("party", Align::Left), ("points", Align::Right)]);
        grid.row(["red", "7"]);
        grid.row(["the androids", "112"]);
        let expected = "party         points\nred                7\nthe androids     112\n";
        assert_eq!(grid.to_string(), expected);
    }
}
