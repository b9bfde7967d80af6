//! Messages between the service worker and the program: a head as JSON, and a body of bytes.

use std::collections::BTreeMap;

use game_core::GameFiles;
use i18n::Resources;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Changes, StoredData};

/// How many bytes hold the length of the head, lowest byte first.
const LENGTH: usize = 4;

/// The data with which a program starts.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct StartData {
    /// 128 unpredictable bits.
    pub entropy: [u32; 4],
    /// The stored data.
    pub kept: StoredData,
    /// The fetched messages of the program in other languages, by code.
    #[serde(default)]
    pub languages: BTreeMap<String, Resources>,
    /// What each game reads besides the program (`game-colab`) and its rules (`rules-colab`), and
    /// the messages of both in another language (`game-colab.de`); `None` if it is not fetched yet.
    #[serde(default)]
    pub game_files: BTreeMap<String, Option<GameFiles>>,
    /// Why nothing can be stored at the moment, in a sentence, if so.
    #[serde(default)]
    pub closed: Option<String>,
}

/// A request without its body.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct RequestHead {
    /// GET, HEAD or POST.
    pub method: String,
    /// The path and the query.
    pub address: String,
    /// The headers, without cookies, which a service worker does not see.
    pub headers: Vec<(String, String)>,
    /// Cookies that the page itself has set, as `name=value; name=value`.
    #[serde(default)]
    pub cookies: String,
    /// Why the changes of this request could not be stored at the first attempt, in a sentence.
    #[serde(default)]
    pub closed: Option<String>,
}

/// The result of a request or of thinking, without the body of the answer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResponseHead {
    /// The status of the answer; 0 if there was no request.
    pub status: u16,
    /// The headers of the answer.
    pub headers: Vec<(String, String)>,
    /// The changes to store before anybody sees the answer.
    pub changes: Changes,
    /// Whether there is something to think about.
    pub thinks: bool,
    /// Files of languages and games that are still to be fetched: a program restarted with them
    /// answers in these languages instead of English, and about these games instead of refusing.
    pub lacks: Vec<String>,
}

/// A head and a body.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Message<H> {
    /// The head.
    pub head: H,
    /// The body.
    pub body: Vec<u8>,
}

impl<H: Serialize> Message<H> {
    /// Encodes the message.
    pub fn written(&self) -> Vec<u8> {
        let head = serde_json::to_vec(&self.head).unwrap_or_default();
        let length = u32::try_from(head.len()).unwrap_or_default().to_le_bytes();
        [&length[..], &head, &self.body].concat()
    }
}

impl<H: DeserializeOwned> Message<H> {
    /// Decodes a message.
    ///
    /// # Errors
    ///
    /// What is wrong with these bytes, in one clause.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let (length, rest) = bytes.split_first_chunk::<LENGTH>().ok_or("no length")?;
        let length = u32::from_le_bytes(*length) as usize;
        let (head, body) = rest.split_at_checked(length).ok_or("less than its length")?;
        let head = serde_json::from_slice(head).map_err(|why| why.to_string())?;
        Ok(Message { head, body: body.to_vec() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_reads_back_and_half_of_one_does_not() {
        let head =
            RequestHead { method: "GET".into(), address: "/".into(), ..RequestHead::default() };
        let bytes = Message { head, body: b"a=b".to_vec() }.written();
        let read = Message::<RequestHead>::read(&bytes).expect("it is whole");
        assert_eq!((read.head.address.as_str(), &read.body[..]), ("/", &b"a=b"[..]));
        for length in [0, 3, 4, 12] {
            assert!(Message::<RequestHead>::read(&bytes[..length]).is_err(), "{length} bytes");
        }
    }
}
