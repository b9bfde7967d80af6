//! One thing for each of a kind.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::{Area, Chemical, Colour, Id, OfficeRow, OfficeSpace, Player, Voucher, Weather};

/// An array with one entry for each thing of a kind, asked by that thing.
macro_rules! by {
    ($(#[$doc:meta])* $name:ident, $key:ident, $count:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name<T>(pub [T; $count]);

        const _: () = assert!($count == <$key as Id>::COUNT);

        impl<T> Index<$key> for $name<T> {
            type Output = T;

            fn index(&self, key: $key) -> &T {
                &self.0[Id::index(key)]
            }
        }

        impl<T> IndexMut<$key> for $name<T> {
            fn index_mut(&mut self, key: $key) -> &mut T {
                &mut self.0[Id::index(key)]
            }
        }
    };
}

by!(
    /// One thing for each weather.
    ByWeather, Weather, 5
);
by!(
    /// One thing for each colour, or for each Chemical.
    ByColour, Colour, 5
);
impl<T> Index<Chemical> for ByColour<T> {
    type Output = T;

    fn index(&self, key: Chemical) -> &T {
        &self[key.colour()]
    }
}

impl<T> IndexMut<Chemical> for ByColour<T> {
    fn index_mut(&mut self, key: Chemical) -> &mut T {
        &mut self[key.colour()]
    }
}

by!(
    /// One thing for each Office row.
    ByRow, OfficeRow, 6
);
by!(
    /// One thing for each Office space.
    ByOffice, OfficeSpace, 18
);
by!(
    /// One thing for each Main Location.
    ByArea, Area, 3
);
by!(
    /// One thing for each type of Voucher.
    ByVoucher, Voucher, 5
);
by!(
    /// One thing for each player, the Saboteurs last.
    ByPlayer, Player, 5
);
