//! A code that a phone scans from the terminal.

use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};

/// The code of a text, drawn with half blocks; `None` if no code holds as much.
///
/// Terminals are dark more often than not, and code readers want dark on light, so it is drawn the
/// other way round.
pub(crate) fn code(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let mut drawn = code.render::<Dense1x2>();
    Some(drawn.dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}
