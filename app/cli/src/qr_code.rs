//! QR codes in the terminal.

use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};

/// The QR code of a text, drawn with half blocks; `None` if the text is too long.
///
/// Most terminals are dark, and scanners expect dark on light, so the colours are inverted.
pub(crate) fn code(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let mut drawn = code.render::<Dense1x2>();
    Some(drawn.dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
}
