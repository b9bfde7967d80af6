//! Random secrets, and the hashes by which a store finds them.

use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use sha2::{Digest as _, Sha256};

use crate::Refusal;

/// The letters of recovery codes: none that looks like another.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789_";

/// How many letters between two hyphens of a recovery code, and how many such groups.
const GROUP: usize = 4;

/// A random secret of 256 bits in base64url.
pub(crate) fn drawn() -> Result<String, Refusal> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| Refusal::NoRandomNumber)?;
    Ok(BASE64URL_NOPAD.encode(&bytes))
}

/// A random code of 79 bits that people copy from paper, such as `k3mz-p9ac-…`.
pub(crate) fn drawn_code() -> Result<String, Refusal> {
    let mut letters = Vec::new();
    while letters.len() < 4 * GROUP {
        let mut byte = [0];
        getrandom::fill(&mut byte).map_err(|_| Refusal::NoRandomNumber)?;
        let letter = LETTERS[usize::from(byte[0]) % LETTERS.len()];
        // The filler makes every letter equally likely.
        if letter != b'_' {
            letters.push(letter);
        }
    }
    let groups = letters.chunks(GROUP).map(|group| String::from_utf8_lossy(group).into_owned());
    Ok(groups.collect::<Vec<String>>().join("-"))
}

/// A recovery code as it is hashed, however it was typed.
pub(crate) fn tidied_code(typed: &str) -> String {
    let kept = typed.chars().filter(|letter| letter.is_ascii_alphanumeric());
    kept.collect::<String>().to_ascii_lowercase()
}

/// The hash of a secret.
pub(crate) fn hash(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(secret.as_bytes()))
}

/// The hash of a text as bytes.
pub(crate) fn digest(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_the_same_however_it_is_typed() {
        let code = drawn_code().expect("a code");
        assert_eq!(code.len(), 19, "{code}");
        let typed = format!(" {} ", code.to_uppercase().replace('-', " "));
        assert_eq!(tidied_code(&typed), tidied_code(&code));
        assert_ne!(drawn_code(), Ok(code));
    }
}
