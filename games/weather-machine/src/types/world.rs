//! Weathers, Chemicals, colours, Locations and Vouchers.

game_core::string_enum! {
    /// A kind of weather, in the order of the board from left to right.
    pub enum Weather {
        /// The leftmost column.
        Rain = "rain",
        /// The second column.
        Wind = "wind",
        /// The middle column.
        Sun = "sun",
        /// The fourth column.
        Fog = "fog",
        /// The rightmost column; Rain comes after it.
        Snow = "snow",
    }
}

impl Weather {
    /// The next branch to the right; after Snow comes Rain.
    pub const fn next(self) -> Weather {
        Weather::ALL[(self as usize + 1) % Weather::ALL.len()]
    }

    /// All five weathers from this one on to the right; after Snow comes Rain.
    pub fn onwards(self) -> impl Iterator<Item = Weather> {
        (0..Weather::ALL.len())
            .map(move |steps| Weather::ALL[(self as usize + steps) % Weather::ALL.len()])
    }

    /// The name in a sentence.
    pub const fn title(self) -> &'static str {
        ["Rain", "Wind", "Sun", "Fog", "Snow"][self as usize]
    }
}

game_core::string_enum! {
    /// A colour of Machine Parts, of half-circles and of Chemicals, in the order of the Supply's
    /// rows.
    ///
    /// WM-R.44 MUST: each has one Chemical and none has a weather; some call magenta red.
    pub enum Colour {
        /// The colour of Verdino.
        Green = "green",
        /// The colour of Melgoth.
        White = "white",
        /// The colour of Delugium.
        Pink = "pink",
        /// The colour of Calorium; some call it red.
        Magenta = "magenta",
        /// The colour of Radieu.
        Blue = "blue",
    }
}

impl Colour {
    /// The Chemical of this colour.
    pub const fn chemical(self) -> Chemical {
        Chemical::ALL[self as usize]
    }
}

game_core::string_enum! {
    /// A type of Chemical, in the order of the Supply's rows from the top.
    pub enum Chemical {
        /// Green.
        Verdino = "verdino",
        /// White.
        Melgoth = "melgoth",
        /// Pink.
        Delugium = "delugium",
        /// Magenta.
        Calorium = "calorium",
        /// Blue.
        Radieu = "radieu",
    }
}

impl Chemical {
    /// The colour of this Chemical.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self as usize]
    }

    /// The name in a sentence.
    pub const fn title(self) -> &'static str {
        ["Verdino", "Melgoth", "Delugium", "Calorium", "Radieu"][self as usize]
    }
}

game_core::string_enum! {
    /// One of the five numbered Locations.
    pub enum Location {
        /// Location 1.
        Supply = "supply",
        /// Location 2.
        Government = "government",
        /// Location 3: Lativ's Lab.
        Lab = "lab",
        /// Location 4.
        Rnd = "rnd",
        /// Location 5: Lativ's Office, which only he enters.
        Office = "office",
    }
}

impl Location {
    /// The Main Location; `None` for the Supply and the Office.
    pub const fn area(self) -> Option<Area> {
        match self {
            Location::Government => Some(Area::Government),
            Location::Lab => Some(Area::Lab),
            Location::Rnd => Some(Area::Rnd),
            Location::Supply | Location::Office => None,
        }
    }

    /// The next Location in numeric order; after the Office comes the Supply.
    pub const fn next(self) -> Location {
        Location::ALL[(self as usize + 1) % Location::ALL.len()]
    }

    /// The printed number.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

game_core::string_enum! {
    /// A Main Location. Its machine, its Research tokens, its Funding track and its Goal tiles
    /// share one colour.
    pub enum Area {
        /// Location 2, blue.
        Government = "government",
        /// Location 3, green.
        Lab = "lab",
        /// Location 4, lilac.
        Rnd = "rnd",
    }
}

impl Area {
    /// The Location of this Main Location.
    pub const fn location(self) -> Location {
        match self {
            Area::Government => Location::Government,
            Area::Lab => Location::Lab,
            Area::Rnd => Location::Rnd,
        }
    }

    /// The next Main Location in numeric order; after R&D comes the Government.
    pub const fn next(self) -> Area {
        Area::ALL[(self as usize + 1) % Area::ALL.len()]
    }

    /// The colour of its Research tokens, Office spaces and Goal tiles.
    pub const fn token_colour(self) -> &'static str {
        ["blue", "green", "lilac"][self as usize]
    }

    /// The name before a noun, such as "Lab" in "Lab Funding track".
    pub const fn short(self) -> &'static str {
        ["Government", "Lab", "R&D"][self as usize]
    }
}

game_core::string_enum! {
    /// A type of Voucher.
    pub enum Voucher {
        /// For the Supply.
        Supply = "supply",
        /// For the Government.
        Government = "government",
        /// For the Lab.
        Lab = "lab",
        /// For R&D.
        Rnd = "rnd",
        /// Pays in place of any other.
        Science = "science",
    }
}

impl Voucher {
    /// The name before "Voucher".
    pub const fn short(self) -> &'static str {
        ["Supply", "Government", "Lab", "R&D", "Science"][self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_snow_comes_rain_again() {
        let from_fog: Vec<Weather> = Weather::Fog.onwards().collect();
        assert_eq!(
            from_fog,
            "fog snow rain wind sun".split(' ').map(|w| w.parse().unwrap()).collect::<Vec<_>>()
        );
        assert_eq!(Weather::Snow.next(), Weather::Rain);
    }

    /// [WM-R.44] Five colours and five Chemicals, one to one.
    #[test]
    fn every_chemical_has_its_colour_and_every_colour_its_chemical() {
        for chemical in Chemical::ALL {
            assert_eq!(chemical.colour().chemical(), chemical);
        }
        assert_eq!(Colour::Magenta.chemical(), Chemical::Calorium);
    }

    #[test]
    fn after_rnd_comes_the_government_for_saboteurs_and_the_office_for_lativ() {
        assert_eq!(Area::Rnd.next(), Area::Government);
        assert_eq!(Location::Rnd.next(), Location::Office);
        assert_eq!(Location::Office.next(), Location::Supply);
    }
}
