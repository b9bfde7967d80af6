//! Formatting of lengths.

use std::fmt::{self, Display};

use maud::Render;

/// A length in a drawing, rounded to a tenth of its unit: more is invisible and makes pages longer.
/// It is formatted as two integers, because general float formatting is slow.
///
/// ```
/// let written = |length: f32| drawing::unit(length).to_string();
/// assert_eq!([3.0, 3.25, -0.5, -0.04, 12.96].map(written), ["3", "3.3", "-0.5", "0", "13"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tenths(i32);

/// Rounds a length to tenths. Ten times `length` must fit an `i32`.
pub fn unit(length: f32) -> Tenths {
    Tenths((length * 10.0).round() as i32)
}

impl Tenths {
    /// The sign, the digits before the point, and the one after it.
    fn digits(self) -> (&'static str, u32, u32) {
        let size = self.0.unsigned_abs();
        (if self.0 < 0 { "-" } else { "" }, size / 10, size % 10)
    }
}

impl Render for Tenths {
    fn render_to(&self, page: &mut String) {
        let (sign, whole, tenth) = self.digits();
        page.push_str(sign);
        whole.render_to(page);
        if tenth != 0 {
            page.push('.');
            tenth.render_to(page);
        }
    }
}

impl Display for Tenths {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.render_to(&mut text);
        out.write_str(&text)
    }
}
