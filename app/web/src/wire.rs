//! What goes between the service worker and the program: messages of a head, which is JSON, and a
//! body of bytes.

use std::collections::BTreeMap;

use i18n::Resources;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Changes, StoredData};

/// The length of a head is written in so many bytes, the lowest first.
const LENGTH: usize = 4;

/// What a program begins with.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct StartData {
    /// 128 bits that nobody knows beforehand.
    pub entropy: [u32; 4],
    /// What was kept before.
    pub kept: StoredData,
    /// The languages that have been fetched, by their codes.
    #[serde(default)]
    pub languages: BTreeMap<String, Resources>,
    /// Why nothing can be kept at the moment, in a sentence, if so.
    #[serde(default)]
    pub closed: Option<String>,
}

/// A request without its body.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct RequestHead {
    /// GET, HEAD or POST.
    pub method: String,
    /// The path with the query.
    pub address: String,
    /// The headers; cookies are not among them, which a service worker is not shown.
    pub headers: Vec<(String, String)>,
    /// Cookies of the page's own, as `name=value; name=value`.
    #[serde(default)]
    pub cookies: String,
    /// Why what this request changes could not be kept when it was first asked, in a sentence.
    #[serde(default)]
    pub closed: Option<String>,
}

/// What came of a request, or of thinking, without the body of the answer.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ResponseHead {
    /// The status of the answer; 0 where nothing was asked.
    pub status: u16,
    /// The headers of the answer.
    pub headers: Vec<(String, String)>,
    /// What has to be kept before anybody sees the answer.
    pub changes: Changes,
    /// Whether there is something to think about.
    pub thinks: bool,
    /// The codes of languages that were asked for and are still to be fetched: a program that begins
    /// anew with them says in them what was said in English.
    pub lacks: Vec<String>,
}

/// A head and a body.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Message<H> {
    /// What is said.
    pub head: H,
    /// What goes with it.
    pub body: Vec<u8>,
}

impl<H: Serialize> Message<H> {
    /// The message as bytes.
    pub fn written(&self) -> Vec<u8> {
        let head = serde_json::to_vec(&self.head).unwrap_or_default();
        let length = u32::try_from(head.len()).unwrap_or_default().to_le_bytes();
        [&length[..], &head, &self.body].concat()
    }
}

impl<H: DeserializeOwned> Message<H> {
    /// Reads a message.
    ///
    /// # Errors
    ///
    /// Says in one clause what is wrong with these bytes.
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
