//! Compression of responses.
//!
//! Responses are complete before they are sent, so a compressor that maps text to bytes is enough:
//! `flate2`. The layer of `tower-http` compresses streams, and would add `tower` and
//! `async-compression` to a server that uses neither.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;
use http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use http::{HeaderMap, HeaderValue};
use service::Response;

/// Anything shorter fits one packet anyway.
const LEAST_BYTES: usize = 1000;

/// Compresses a response if the client accepts it and it becomes shorter.
pub(crate) fn packed(asked: &HeaderMap, response: Response) -> Response {
    if response.body().len() < LEAST_BYTES || !reads_gzip(asked) || !is_text(response.headers()) {
        return response;
    }
    // Files that browsers cache for ever are worth the best compression; a response to a click must
    // be fast.
    let is_kept = response.headers().get(CACHE_CONTROL).is_some_and(|keep| keep != "no-store");
    let effort = if is_kept { Compression::best() } else { Compression::fast() };
    let mut packer = GzEncoder::new(Vec::new(), effort);
    let packed = packer.write_all(response.body()).and_then(|()| packer.finish());
    let Ok(packed) = packed.map_err(drop) else { return response };
    let mut response = response.map(|_| packed);
    let headers = response.headers_mut();
    headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    headers.append(VARY, HeaderValue::from_static("accept-encoding"));
    response
}

fn is_text(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    ["text/", "image/svg", "application/json"].iter().any(|text| kind.starts_with(text))
}

/// Whether a request accepts gzip: named, and not with weight 0.
fn reads_gzip(headers: &HeaderMap) -> bool {
    let lines = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
    let mut named = lines.flat_map(|line| line.split(',')).map(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        (name.trim(), weight.replace(' ', ""))
    });
    let refused = |weight: &str| {
        weight.strip_prefix("q=").and_then(|q| q.parse::<f32>().ok()).is_some_and(|q| q <= 0.0)
    };
    named.any(|(name, weight)| name.eq_ignore_ascii_case("gzip") && !refused(&weight))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read as _;

    fn asked(encodings: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(encodings))])
    }

    fn text(kind: &'static str, words: usize) -> Response {
        let mut response = Response::new("word ".repeat(words).into_bytes());
        response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
        response
    }

    #[test]
    fn a_long_text_is_packed_and_is_the_same_when_it_is_unpacked() {
        let packed = packed(&asked("deflate, gzip, br"), text("text/html; charset=utf-8", 400));
        assert_eq!(packed.headers()[CONTENT_ENCODING], "gzip");
        assert_eq!(packed.headers()[VARY], "accept-encoding");
        assert!(packed.body().len() < 200, "{} bytes", packed.body().len());
        let mut unpacked = String::new();
        let mut reader = flate2::read::GzDecoder::new(&packed.body()[..]);
        reader.read_to_string(&mut unpacked).expect("it is whole");
        assert_eq!(unpacked, "word ".repeat(400));
    }

    #[test]
    fn what_is_short_or_no_text_or_not_asked_for_stays_as_it_is() {
        for (encodings, kind, words) in [
            ("gzip", "text/html", 4),
            ("gzip", "image/png", 400),
            ("gzip;q=0", "text/html", 400),
            ("br", "text/html", 400),
            ("", "text/html", 400),
        ] {
            let response = packed(&asked(encodings), text(kind, words));
            assert!(
                !response.headers().contains_key(CONTENT_ENCODING),
                "{encodings} {kind} {words}"
            );
            assert_eq!(response.body().len(), 5 * words);
        }
    }
}
