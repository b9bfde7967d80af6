use game_core::OnceBox;
use i18n::{Locale, Messages};

use crate::legend::Legend;

/// The legend of a game, read on first use and once for each language.
pub struct LazyLegend {
    file: fn() -> Option<&'static str>,
    read: [OnceBox<Legend>; Locale::ALL.len()],
}

impl LazyLegend {
    /// The legend in this `icons.toml`, which [`Legend::parse`] reads; in a browser it is `None`
    /// until it is fetched.
    pub const fn of(file: fn() -> Option<&'static str>) -> Self {
        LazyLegend { file, read: [const { OnceBox::new() }; Locale::ALL.len()] }
    }

    /// The legend in the language of these messages; empty until the file is there.
    ///
    /// # Panics
    ///
    /// If the file is no legend.
    pub fn get(&'static self, messages: Messages) -> &'static Legend {
        let Some(text) = (self.file)() else { return Legend::none() };
        let read = || Legend::parse(text, messages).unwrap_or_else(|why| panic!("{why}"));
        self.read[messages.locale() as usize].get_or_init(|| Box::new(read()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_legend_is_read_once_and_empty_until_its_file_is_there() {
        static READ: LazyLegend = LazyLegend::of(|| {
            Some(
                "[[icon]]\nid = \"a\"\nrule = \"X-1\"\ntext = \"A.\"\nnames = [[\"one\", \"x-1\"]]",
            )
        });
        static ABSENT: LazyLegend = LazyLegend::of(|| None);
        let [first, second] = [(); 2].map(|()| READ.get(Messages::SILENT));
        assert!(first.find("x-1").is_some() && std::ptr::eq(first, second));
        assert_eq!(ABSENT.get(Messages::SILENT), Legend::none());
    }
}
