//! What is counted, in the text that Prometheus reads.

use std::any::Any;
use std::fmt;

use http::header::{CACHE_CONTROL, CONTENT_TYPE};
use http::{HeaderValue, Method, StatusCode};
use limits::Limited;
use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use server::Answered;
use service::{Response, Service};

use crate::workers;

/// The bounds of the times that answers take, in seconds.
const SECONDS: [f64; 10] = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// What answers are counted by.
#[derive(Clone, Debug, EncodeLabelSet, Eq, Hash, PartialEq)]
struct OfAnswer {
    route: &'static str,
    method: String,
    status: u16,
}

/// What times are counted by.
#[derive(Clone, Debug, EncodeLabelSet, Eq, Hash, PartialEq)]
struct OfRoute {
    route: &'static str,
}

/// What refusals are counted by.
#[derive(Clone, Debug, EncodeLabelSet, Eq, Hash, PartialEq)]
struct OfLimit {
    limit: &'static str,
}

type Times = Family<OfRoute, Histogram, fn() -> Histogram>;

/// Everything that is counted. No label names a person, a game or an address.
pub struct Metrics {
    registry: Registry,
    requests: Family<OfAnswer, Counter>,
    seconds: Times,
    refused: Family<OfLimit, Counter>,
    streams: Gauge,
    gauges: Gauges,
}

/// What is measured when somebody asks.
#[derive(Default)]
struct Gauges {
    games_open: Gauge,
    people_signed_in: Gauge,
    searches_at_work: Gauge,
    searches_waiting: Gauge,
    jobs_due: Gauge,
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Metrics").finish_non_exhaustive()
    }
}

impl Default for Metrics {
    /// Nothing is counted yet.
    fn default() -> Self {
        let requests = Family::default();
        let seconds: Times = Family::new_with_constructor(|| Histogram::new(SECONDS));
        let (refused, streams) = (Family::default(), Gauge::default());
        let gauges = Gauges::default();
        let mut registry = Registry::with_prefix("soloist");
        registry.register("requests", "Answers, by route, method and status", requests.clone());
        registry.register("request_seconds", "Time of an answer in seconds", seconds.clone());
        registry.register("refused", "Refusals, by the limit that was met", refused.clone());
        registry.register("event_streams", "Open streams of events", streams.clone());
        gauges.register(&mut registry);
        Metrics { registry, requests, seconds, refused, streams, gauges }
    }
}

impl Gauges {
    fn register(&self, registry: &mut Registry) {
        for (name, help, gauge) in [
            ("games_open", "Games in memory", &self.games_open),
            ("people_signed_in", "People with a session", &self.people_signed_in),
            ("searches_at_work", "Bots, hints and reviews at work", &self.searches_at_work),
            ("searches_waiting", "Bots, hints and reviews that wait", &self.searches_waiting),
            ("jobs_due", "Stored work that is due", &self.jobs_due),
        ] {
            registry.register(name, help, gauge.clone());
        }
    }

    /// Measures again; what cannot be read stays as it was.
    fn measure(&self, service: &Service, thinking: workers::Load) {
        let set = |gauge: &Gauge, number: usize| {
            gauge.set(i64::try_from(number).unwrap_or(i64::MAX));
        };
        set(&self.searches_at_work, thinking.at_work);
        set(&self.searches_waiting, thinking.waiting);
        if let Ok(load) = service.load() {
            set(&self.games_open, load.open_games);
            set(&self.people_signed_in, load.signed_in);
            set(&self.jobs_due, load.jobs_due);
        }
    }
}

/// The method of a request as it is counted: a few are known, and anybody may send others.
fn known_method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "other",
    }
}

impl Metrics {
    /// Counts an answer of a route.
    pub fn answered(&self, route: &'static str, answered: &Answered<'_>) {
        let (method, status) = (known_method(answered.method).into(), answered.status.as_u16());
        self.requests.get_or_create(&OfAnswer { route, method, status }).inc();
        let seconds = self.seconds.get_or_create(&OfRoute { route });
        seconds.observe(answered.time.as_secs_f64());
    }

    /// Counts a refusal.
    pub fn refused(&self, limited: Limited) {
        self.refused.get_or_create(&OfLimit { limit: limited.word() }).inc();
    }

    /// Counts a stream of events until what is returned is dropped.
    pub fn stream(&self) -> impl Any + Send + use<> {
        self.streams.inc();
        OpenStream(self.streams.clone())
    }

    /// Everything that is counted, measured now.
    pub fn answer(&self, service: &Service, thinking: workers::Load) -> Response {
        self.gauges.measure(service, thinking);
        let mut text = String::new();
        let written = text::encode(&mut text, &self.registry);
        let mut response = Response::new(text.into_bytes());
        if written.is_err() {
            *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
        }
        let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response
    }
}

/// A stream of events that is open.
struct OpenStream(Gauge);

impl Drop for OpenStream {
    fn drop(&mut self) {
        self.0.dec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::Catalog;
    use service::{AtOnce, MemoryStore};
    use std::time::Duration;

    #[test]
    fn answers_streams_and_refusals_are_counted() {
        let metrics = Metrics::default();
        for (status, millis) in [(200, 3), (200, 30), (429, 1)] {
            metrics.answered(
                "/games/{id}",
                &Answered {
                    method: &Method::GET,
                    path: "/games/secret",
                    status: StatusCode::from_u16(status).expect("a status"),
                    time: Duration::from_millis(millis),
                },
            );
        }
        metrics.refused(Limited::Streams);
        let first = metrics.stream();
        drop(metrics.stream());
        let service = Service::new(Catalog::of(Vec::new()), MemoryStore::default(), AtOnce);
        let told = metrics.answer(&service, workers::Load { at_work: 2, waiting: 7 });
        let text = String::from_utf8(told.into_body()).expect("text");
        for line in [
            "soloist_requests_total{route=\"/games/{id}\",method=\"GET\",status=\"200\"} 2",
            "soloist_requests_total{route=\"/games/{id}\",method=\"GET\",status=\"429\"} 1",
            "soloist_request_seconds_bucket{le=\"0.005\",route=\"/games/{id}\"} 2",
            "soloist_request_seconds_count{route=\"/games/{id}\"} 3",
            "soloist_refused_total{limit=\"streams\"} 1",
            "soloist_event_streams 1",
            "soloist_searches_at_work 2",
            "soloist_searches_waiting 7",
            "soloist_jobs_due 0",
        ] {
            assert!(text.lines().any(|it| it == line), "{line} is not in\n{text}");
        }
        assert!(!text.contains("secret"), "{text}");
        drop(first);
    }
}
