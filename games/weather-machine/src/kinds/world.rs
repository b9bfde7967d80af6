//! Weathers, Chemicals, colours, Locations and Vouchers.

use super::id::words;

/// A kind of weather, in the order of the board from left to right.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Weather {
    /// The leftmost column.
    Rain,
    /// The second column.
    Wind,
    /// The middle column.
    Sun,
    /// The fourth column.
    Fog,
    /// The rightmost column; Rain comes after it.
    Snow,
}

words!(Weather { Rain = "rain", Wind = "wind", Sun = "sun", Fog = "fog", Snow = "snow" });

impl Weather {
    /// The next branch to the right; from Snow to Rain.
    pub const fn next(self) -> Weather {
        Weather::ALL[(self as usize + 1) % Weather::ALL.len()]
    }

    /// All five, beginning here and going right, Snow followed by Rain.
    pub fn onwards(self) -> impl Iterator<Item = Weather> {
        (0..Weather::ALL.len())
            .map(move |steps| Weather::ALL[(self as usize + steps) % Weather::ALL.len()])
    }

    /// Its name in a sentence.
    pub const fn title(self) -> &'static str {
        ["Rain", "Wind", "Sun", "Fog", "Snow"][self as usize]
    }
}

/// A colour of Machine Parts, of half-circles and of Chemicals, in the order of the Supply's rows.
///
/// WM-R.44 MUST: each has its Chemical, and none has a weather; magenta is what some call red.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Colour {
    /// Of Verdino.
    Green,
    /// Of Melgoth.
    White,
    /// Of Delugium.
    Pink,
    /// Of Calorium; some call it red.
    Magenta,
    /// Of Radieu.
    Blue,
}

words!(Colour {
    Green = "green",
    White = "white",
    Pink = "pink",
    Magenta = "magenta",
    Blue = "blue",
});

impl Colour {
    /// The Chemical of this colour.
    pub const fn chemical(self) -> Chemical {
        Chemical::ALL[self as usize]
    }
}

/// A type of Chemical, in the order of the Supply's rows from the top.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Chemical {
    /// Green.
    Verdino,
    /// White.
    Melgoth,
    /// Pink.
    Delugium,
    /// Magenta.
    Calorium,
    /// Blue.
    Radieu,
}

words!(Chemical {
    Verdino = "verdino",
    Melgoth = "melgoth",
    Delugium = "delugium",
    Calorium = "calorium",
    Radieu = "radieu",
});

impl Chemical {
    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self as usize]
    }

    /// Its name in a sentence.
    pub const fn title(self) -> &'static str {
        ["Verdino", "Melgoth", "Delugium", "Calorium", "Radieu"][self as usize]
    }
}

/// One of the five numbered Locations.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Location {
    /// 1.
    Supply,
    /// 2.
    Government,
    /// 3: Lativ's Lab.
    Lab,
    /// 4.
    Rnd,
    /// 5: Lativ's Office, which only he enters.
    Office,
}

words!(Location {
    Supply = "supply",
    Government = "government",
    Lab = "lab",
    Rnd = "rnd",
    Office = "office",
});

impl Location {
    /// Which Main Location it is; `None` for the Supply and the Office.
    pub const fn area(self) -> Option<Area> {
        match self {
            Location::Government => Some(Area::Government),
            Location::Lab => Some(Area::Lab),
            Location::Rnd => Some(Area::Rnd),
            Location::Supply | Location::Office => None,
        }
    }

    /// The next one in numeric order; after the Office the Supply.
    pub const fn next(self) -> Location {
        Location::ALL[(self as usize + 1) % Location::ALL.len()]
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Its name in a sentence.
    pub const fn title(self) -> &'static str {
        ["the Supply", "the Government", "Lativ's Lab", "R&D", "Lativ's Office"][self as usize]
    }
}

/// A Main Location. Its machine, its Research tokens, its Funding track and its Goal tiles share
/// one colour.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Area {
    /// Location 2, blue.
    Government,
    /// Location 3, green.
    Lab,
    /// Location 4, lilac.
    Rnd,
}

words!(Area { Government = "government", Lab = "lab", Rnd = "rnd" });

impl Area {
    /// The Location.
    pub const fn location(self) -> Location {
        match self {
            Area::Government => Location::Government,
            Area::Lab => Location::Lab,
            Area::Rnd => Location::Rnd,
        }
    }

    /// The next Main Location in numeric order; from R&D to the Government.
    pub const fn next(self) -> Area {
        Area::ALL[(self as usize + 1) % Area::ALL.len()]
    }

    /// The colour of its Research tokens, Office spaces and Goal tiles.
    pub const fn token_colour(self) -> &'static str {
        ["blue", "green", "lilac"][self as usize]
    }

    /// Its name before a noun, such as "Lab" in "Lab Funding track".
    pub const fn short(self) -> &'static str {
        ["Government", "Lab", "R&D"][self as usize]
    }
}

/// A type of Voucher.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Voucher {
    /// For the Supply.
    Supply,
    /// For the Government.
    Government,
    /// For the Lab.
    Lab,
    /// For R&D.
    Rnd,
    /// Pays in place of any other.
    Science,
}

words!(Voucher {
    Supply = "supply",
    Government = "government",
    Lab = "lab",
    Rnd = "rnd",
    Science = "science",
});

impl Voucher {
    /// Its name before "Voucher".
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
