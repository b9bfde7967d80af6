//! Reads a QR code from the screen, as a phone's camera would.

use std::io::Cursor;

use png::{Decoder, Transformations};
use rqrr::PreparedImage;

use super::{Browser, Result};

impl Browser {
    /// The text of the QR code on the screen.
    ///
    /// # Errors
    ///
    /// If there is not exactly one code, or it cannot be read.
    pub(crate) async fn scanned(&self) -> Result<String> {
        let screen = self.screen().await?;
        let mut decoder = Decoder::new(Cursor::new(&screen));
        decoder.set_transformations(Transformations::normalize_to_color8());
        let mut reader = decoder.read_info()?;
        let mut bytes = vec![0; reader.output_buffer_size().ok_or("a picture that is too large")?];
        let info = reader.next_frame(&mut bytes)?;
        let (width, samples) = (info.width as usize, info.color_type.samples());
        let grey = |x: usize, y: usize| {
            let spot = &bytes[(y * width + x) * samples..][..samples.min(3)];
            (spot.iter().map(|sample| usize::from(*sample)).sum::<usize>() / spot.len()) as u8
        };
        let mut image = PreparedImage::prepare_from_greyscale(width, info.height as usize, grey);
        match &image.detect_grids()[..] {
            [code] => Ok(code.decode()?.1),
            codes => Err(format!("there are {} codes on the screen", codes.len()).into()),
        }
    }
}
