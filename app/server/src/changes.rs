//! Notifies pages of changed games with server-sent events. Each event carries the game's revision,
//! so that a page that missed some events is still up to date.

use std::sync::Arc;
use std::time::Duration;

use http::header::{CACHE_CONTROL, CONTENT_TYPE};
use http::{Extensions, HeaderValue, Method, Request, Response};
use http_body_util::channel::{Channel, Sender};
use http_body_util::{Either, Full};
use hyper::body::Bytes;
use service::{Problem, Service};
use tokio::sync::{broadcast, watch};
use tokio::time::interval;

use crate::Admitted;

/// The body of a response: bytes, or a stream of events.
pub(crate) type Body = Either<Full<Bytes>, Channel<Bytes>>;

/// How many changes may queue up for a slow page; a page that falls further behind gets the latest
/// revision.
const MOST_WAITING: usize = 64;

/// How often to check whether another process has changed the game, and to send a sign of life.
const STILL_THERE: Duration = Duration::from_secs(2);

/// A complete response body.
pub(crate) fn whole(body: Vec<u8>) -> Body {
    Either::Left(Full::new(Bytes::from(body)))
}

/// The game whose changes a request follows.
pub(crate) fn watched<B>(request: &Request<B>) -> Option<String> {
    let path = request.uri().path().strip_prefix("/games/")?.strip_suffix("/events")?;
    let is_id = !path.is_empty() && path.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-');
    (request.method() == Method::GET && is_id).then(|| path.to_string())
}

/// The subscribers to changes.
pub(crate) struct Changes {
    ids: broadcast::Sender<String>,
    ended: watch::Sender<bool>,
}

impl Changes {
    /// Subscribes to the changes of a service.
    pub(crate) fn of(service: &Service) -> Self {
        let (ids, _) = broadcast::channel(MOST_WAITING);
        let told = ids.clone();
        // There may be no subscriber.
        service.tell_changes(move |id| drop(told.send(id.to_string())));
        Changes { ids, ended: watch::Sender::new(false) }
    }

    /// Ends all streams of events.
    pub(crate) fn end(&self) {
        self.ended.send_replace(true);
    }

    /// A response that streams events as long as somebody reads it and may see the game.
    /// What is held for it is given back then.
    pub(crate) fn told(
        &self,
        service: Arc<Service>,
        id: String,
        sender: Extensions,
        held: Admitted,
    ) -> Response<Body> {
        let (events, body) = Channel::new(1);
        let (ids, ended) = (self.ids.subscribe(), self.ended.subscribe());
        tokio::spawn(async move {
            // An error means that the reader has gone.
            let _ = tell(service, id, sender, ids, ended, events).await;
            drop(held);
        });
        let mut answer = Response::new(Either::Right(body));
        let headers = answer.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        answer
    }
}

/// What a stream tells of a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct News {
    revision: i64,
    /// How many people watch; `None` in a house.
    watching: Option<usize>,
}

impl News {
    fn of(service: &Service, sender: &Extensions, id: &str) -> Result<Self, Problem> {
        Ok(News { revision: service.followed(sender, id)?, watching: service.watching(id)? })
    }

    /// The events that say what is new; a comment if nothing is.
    fn lines(self, told: Option<News>) -> String {
        let mut lines = String::new();
        if told.is_none_or(|told| told.revision != self.revision) {
            lines += &format!("data: {}\n\n", self.revision);
        }
        if let Some(watching) = self.watching
            && told.is_none_or(|told| told.watching != self.watching)
        {
            lines += &format!("event: watching\ndata: {watching}\n\n");
        }
        if lines.is_empty() { ":\n\n".to_string() } else { lines }
    }
}

/// Sends the revision of a game, and how many people watch, now and whenever that changes. Ends when
/// the game is deleted, the server ends, or nobody reads any more.
async fn tell(
    service: Arc<Service>,
    id: String,
    sender: Extensions,
    mut ids: broadcast::Receiver<String>,
    mut ended: watch::Receiver<bool>,
    mut events: Sender<Bytes>,
) -> Result<(), http_body_util::channel::SendError> {
    let (mut told, mut following) = (None, None);
    let mut still_there = interval(STILL_THERE);
    loop {
        let (asked, who, game) = (Arc::clone(&service), sender.clone(), id.clone());
        let news = tokio::task::spawn_blocking(move || News::of(&asked, &who, &game).ok()).await;
        let Ok(Some(news)) = news else { return Ok(()) };
        // Counted only once it is known that the sender may see the game.
        following.get_or_insert_with(|| service.follow(&sender, &id));
        let lines = news.lines(told.replace(news));
        events.send_data(Bytes::from(lines)).await?;
        loop {
            tokio::select! {
                _ = ended.wait_for(|ended| *ended) => return Ok(()),
                _ = still_there.tick() => break,
                changed = ids.recv() => match changed {
                    Ok(changed) if changed != id => {}
                    Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => break,
                    Err(broadcast::error::RecvError::Closed) => return Ok(()),
                },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_tells_what_is_new_and_otherwise_gives_a_sign_of_life() {
        let at = |revision, watching| News { revision, watching };
        assert_eq!(at(3, None).lines(None), "data: 3\n\n");
        assert_eq!(at(3, None).lines(Some(at(3, None))), ":\n\n");
        let first = at(3, Some(0)).lines(None);
        assert_eq!(first, "data: 3\n\nevent: watching\ndata: 0\n\n");
        let came = at(3, Some(1)).lines(Some(at(3, Some(0))));
        assert_eq!(came, "event: watching\ndata: 1\n\n");
        assert_eq!(at(4, Some(1)).lines(Some(at(3, Some(1)))), "data: 4\n\n");
    }

    #[test]
    fn only_changes_of_a_game_are_watched() {
        let of = |method, path: &str| {
            watched(&Request::builder().method(method).uri(path).body(()).expect("a request"))
        };
        assert_eq!(of(Method::GET, "/games/00af/events").as_deref(), Some("00af"));
        for path in ["/games//events", "/games/a/b/events", "/games/a%2fb/events", "/games/a"] {
            assert_eq!(of(Method::GET, path), None, "{path}");
        }
        assert_eq!(of(Method::POST, "/games/00af/events"), None);
    }
}
