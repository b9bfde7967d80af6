//! How much a person, an address, and everybody together may ask of the service.

use std::any::Any;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use ::limits::{
    Clock, Concurrency, DefaultClock, Limited, Permit, Rate, RateLimiter, Wait, subscriber,
};
use serde::Deserialize;
use service::{PersonId, Rank};

/// How long somebody is asked to wait for an end of what goes on at once.
const UNTIL_ONE_ENDS: Duration = Duration::from_secs(5);

/// How much may be asked, as the configuration says. Nobody at a table comes near any of it.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq)]
#[serde(deny_unknown_fields, default)]
pub struct LimitsConfig {
    /// Requests a minute by one person.
    pub requests_of_person: NonZeroU32,
    /// Requests a minute by all people at one address.
    pub requests_of_address: NonZeroU32,
    /// Requests a minute from one address by whoever is not signed in.
    pub requests_of_stranger: NonZeroU32,
    /// Requests a minute by everybody who is not signed in.
    pub requests_of_strangers: NonZeroU32,
    /// Requests of one person, or by strangers from one address, that are answered at once.
    pub requests_at_once: NonZeroU32,
    /// Tables that one person has open at once.
    pub streams_of_person: NonZeroU32,
    /// Tables that all people at one address have open at once.
    pub streams_of_address: NonZeroU32,
    /// Tables that everybody has open at once. The connections of proxies must be more.
    pub streams_of_all: NonZeroU32,
    /// Games that one person starts or imports in an hour.
    pub new_games_of_person: NonZeroU32,
    /// Games that all people at one address start or import in an hour.
    pub new_games_of_address: NonZeroU32,
    /// Megabytes that one person sends in an hour.
    pub megabytes_of_person: NonZeroU32,
    /// Megabytes that all people at one address send in an hour, or strangers there.
    pub megabytes_of_address: NonZeroU32,
    /// Seconds of hints and reviews that one person asks for in an hour.
    pub thinking_of_person: NonZeroU32,
    /// Hints and reviews of one person that are worked out at once.
    pub searches_of_person: NonZeroU32,
    /// Threads that think at once, for bots, hints and reviews of everybody; 0 for one less than
    /// the cores of the machine.
    pub thinking_threads: usize,
}

const fn number(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(number) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}

impl Default for LimitsConfig {
    fn default() -> Self {
        LimitsConfig {
            requests_of_person: number(2_400),
            requests_of_address: number(9_600),
            requests_of_stranger: number(600),
            requests_of_strangers: number(6_000),
            requests_at_once: number(64),
            streams_of_person: number(30),
            streams_of_address: number(120),
            streams_of_all: number(2_000),
            new_games_of_person: number(60),
            new_games_of_address: number(240),
            megabytes_of_person: number(50),
            megabytes_of_address: number(200),
            thinking_of_person: number(1_800),
            searches_of_person: number(3),
            thinking_threads: 0,
        }
    }
}

impl LimitsConfig {
    /// How many threads think at once.
    pub fn threads(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        match self.thinking_threads {
            0 => cores.saturating_sub(1).max(1),
            chosen => chosen,
        }
    }
}

/// Who asks, as far as limits tell people apart.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Asker {
    /// Who is signed in, or for whom a program acts.
    pub person: Option<(PersonId, Rank)>,
    /// Where the request came from.
    pub address: IpAddr,
}

/// What is asked for.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Demand {
    /// Whether it is a stream of events.
    pub is_stream: bool,
    /// Whether it starts a game.
    pub starts: bool,
    /// How many bytes it sends.
    pub bytes: u64,
}

/// What was refused, and for how long.
pub type Refused = (Limited, Wait);

/// What somebody who counts together may ask for.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
enum Key {
    /// A person.
    Person(PersonId),
    /// All people at an address.
    People(IpAddr),
    /// Strangers at an address.
    Strangers(IpAddr),
    /// All strangers, or, for streams, everybody.
    All,
}

/// The limits of one kind of key.
struct Share<C: Clock + Clone> {
    requests: RateLimiter<Key, C>,
    at_once: Concurrency<Key>,
    streams: Concurrency<Key>,
    new_games: RateLimiter<Key, C>,
    bytes: RateLimiter<Key, C>,
}

/// The limits, with what has been asked for. A host of the service is limited by his own requests
/// alone, so that nobody else locks him out.
pub struct Limits<C: Clock + Clone = DefaultClock> {
    people: Share<C>,
    addresses: Share<C>,
    strangers: Share<C>,
    all_strangers: RateLimiter<Key, C>,
    all_streams: Concurrency<Key>,
    thinking: RateLimiter<PersonId, C>,
    searches: Concurrency<PersonId>,
}

/// One that is there at once.
type Place = Permit<Key>;

fn full(limited: Limited) -> impl Fn() -> Refused {
    move || (limited, Wait::new(UNTIL_ONE_ENDS))
}

impl<C: Clock + Clone> Share<C> {
    /// Counts a demand, except what is held until it ends.
    fn count(&self, key: &Key, demand: Demand) -> Result<(), Refused> {
        let named = |limited| move |wait| (limited, wait);
        self.requests.count(key).map_err(named(Limited::Requests))?;
        if demand.starts {
            self.new_games.count(key).map_err(named(Limited::NewGames))?;
        }
        let bytes = u32::try_from(demand.bytes).unwrap_or(u32::MAX);
        match NonZeroU32::new(bytes) {
            Some(bytes) => self.bytes.count_many(key, bytes).map_err(named(Limited::Bytes)),
            None => Ok(()),
        }
    }

    /// Takes a place for a demand.
    fn hold(&self, key: &Key, demand: Demand) -> Result<Place, Refused> {
        match demand.is_stream {
            true => self.streams.take(key).ok_or_else(full(Limited::Streams)),
            false => self.at_once.take(key).ok_or_else(full(Limited::AtOnce)),
        }
    }
}

/// A number of megabytes as bytes, as many as can be counted.
fn bytes(megabytes: NonZeroU32) -> NonZeroU32 {
    megabytes.saturating_mul(number(1 << 20))
}

impl Limits {
    /// Nothing has been asked for yet, by the clock of this computer.
    pub fn new(config: &LimitsConfig) -> Self {
        Limits::with_clock(config, &DefaultClock::default())
    }
}

impl<C: Clock + Clone> Limits<C> {
    /// The same by another clock.
    pub fn with_clock(config: &LimitsConfig, clock: &C) -> Self {
        let a_minute = |times| RateLimiter::with_clock(Rate::a_minute(times), clock.clone());
        let an_hour = |times| RateLimiter::with_clock(Rate::an_hour(times), clock.clone());
        let share = |requests, at_once, streams, new_games, megabytes| Share {
            requests: a_minute(requests),
            at_once: Concurrency::new(at_once),
            streams: Concurrency::new(streams),
            new_games: an_hour(new_games),
            bytes: an_hour(bytes(megabytes)),
        };
        let it = config;
        let (games, sent) = (it.new_games_of_address, it.megabytes_of_address);
        let at_once = it.requests_at_once;
        let of_people = at_once.saturating_mul(number(4));
        Limits {
            people: share(
                it.requests_of_person,
                at_once,
                it.streams_of_person,
                it.new_games_of_person,
                it.megabytes_of_person,
            ),
            addresses: share(it.requests_of_address, of_people, it.streams_of_address, games, sent),
            // A stranger follows no game; whoever tries has as many streams as a person.
            strangers: share(it.requests_of_stranger, at_once, it.streams_of_person, games, sent),
            all_strangers: a_minute(it.requests_of_strangers),
            all_streams: Concurrency::new(it.streams_of_all),
            thinking: RateLimiter::with_clock(Rate::an_hour(it.thinking_of_person), clock.clone()),
            searches: Concurrency::new(it.searches_of_person),
        }
    }

    /// Permits a demand; what is returned is held until it is answered.
    ///
    /// # Errors
    ///
    /// What there was too much of, and how long to wait.
    pub fn admit(
        &self,
        asker: &Asker,
        demand: Demand,
    ) -> Result<impl Any + Send + use<C>, Refused> {
        let address = subscriber(asker.address);
        let mut held = Vec::new();
        let mut admit = |share: &Share<C>, key: &Key| {
            share.count(key, demand)?;
            held.push(share.hold(key, demand)?);
            Ok::<_, Refused>(())
        };
        let is_host = match &asker.person {
            Some((person, rank)) => {
                admit(&self.people, &Key::Person(person.clone()))?;
                if *rank != Rank::Host {
                    admit(&self.addresses, &Key::People(address))?;
                }
                *rank == Rank::Host
            }
            None => {
                admit(&self.strangers, &Key::Strangers(address))?;
                let counted = self.all_strangers.count(&Key::All);
                counted.map_err(|wait| (Limited::Requests, wait))?;
                false
            }
        };
        if demand.is_stream && !is_host {
            held.push(self.all_streams.take(&Key::All).ok_or_else(full(Limited::Streams))?);
        }
        Ok(held)
    }

    /// Permits a person a search of about this many seconds; what is returned is held until it
    /// ends.
    ///
    /// # Errors
    ///
    /// What there was too much of, and how long to wait.
    pub fn permit_search(
        &self,
        person: &PersonId,
        seconds: u32,
    ) -> Result<impl Any + Send + use<C>, Refused> {
        let place = self.searches.take(person).ok_or_else(full(Limited::Searches))?;
        let seconds = NonZeroU32::new(seconds).unwrap_or(NonZeroU32::MIN);
        let counted = self.thinking.count_many(person, seconds);
        counted.map_err(|wait| (Limited::Seconds, wait))?;
        Ok(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::limits::FakeRelativeClock;

    type Tested = (Limits<FakeRelativeClock>, FakeRelativeClock);

    fn limits(config: &LimitsConfig) -> Tested {
        let clock = FakeRelativeClock::default();
        (Limits::with_clock(config, &clock), clock)
    }

    fn person(name: &str, rank: Rank, last: u8) -> Asker {
        let person = Some((PersonId(name.into()), rank));
        Asker { person, address: IpAddr::from([192, 0, 2, last]) }
    }

    fn ada() -> Asker {
        person("ada", Rank::Member, 1)
    }

    fn stranger(last: u8) -> Asker {
        Asker { person: None, address: IpAddr::from([192, 0, 2, last]) }
    }

    const PAGE: Demand = Demand { is_stream: false, starts: false, bytes: 0 };
    const STREAM: Demand = Demand { is_stream: true, ..PAGE };
    const GAME: Demand = Demand { starts: true, ..PAGE };

    /// The refusal of a demand, whose answer comes at once otherwise.
    fn refused(
        limits: &Limits<FakeRelativeClock>,
        asker: &Asker,
        demand: Demand,
    ) -> Option<Refused> {
        limits.admit(asker, demand).err()
    }

    /// Meets a limit with this demand, is refused, comes again when told to, and is admitted.
    fn meets(config: &LimitsConfig, asker: &Asker, demand: Demand, times: u32, limited: Limited) {
        let (limits, clock) = limits(config);
        for nth in 0..times {
            assert_eq!(refused(&limits, asker, demand), None, "{nth} of {limited:?}");
        }
        let (of, wait) = refused(&limits, asker, demand).expect("it is met");
        assert_eq!(of, limited);
        clock.advance(Duration::from_secs(wait.seconds()));
        assert_eq!(refused(&limits, asker, demand), None, "free again: {limited:?}");
    }

    #[test]
    fn each_limit_is_met_refuses_says_when_to_come_again_and_is_free_then() {
        let three = number(3);
        let usual = LimitsConfig::default();
        let config = LimitsConfig { requests_of_person: three, ..usual.clone() };
        meets(&config, &ada(), PAGE, 3, Limited::Requests);
        let config = LimitsConfig { requests_of_address: three, ..usual.clone() };
        meets(&config, &ada(), PAGE, 3, Limited::Requests);
        let config = LimitsConfig { requests_of_stranger: three, ..usual.clone() };
        meets(&config, &stranger(1), PAGE, 3, Limited::Requests);
        let config = LimitsConfig { requests_of_strangers: three, ..usual.clone() };
        meets(&config, &stranger(1), PAGE, 3, Limited::Requests);
        let config = LimitsConfig { new_games_of_person: three, ..usual.clone() };
        meets(&config, &ada(), GAME, 3, Limited::NewGames);
        let config = LimitsConfig { new_games_of_address: three, ..usual.clone() };
        meets(&config, &ada(), GAME, 3, Limited::NewGames);
        let upload = Demand { bytes: 1 << 20, ..PAGE };
        let config = LimitsConfig { megabytes_of_person: three, ..usual.clone() };
        meets(&config, &ada(), upload, 3, Limited::Bytes);
        let config = LimitsConfig { megabytes_of_address: three, ..usual };
        meets(&config, &ada(), upload, 3, Limited::Bytes);
        meets(&config, &stranger(1), upload, 3, Limited::Bytes);
    }

    #[test]
    fn what_goes_on_at_once_is_limited_until_one_ends() {
        let three = number(3);
        let usual = LimitsConfig::default();
        let of_person = LimitsConfig { streams_of_person: three, ..usual.clone() };
        let of_address = LimitsConfig { streams_of_address: three, ..usual.clone() };
        let of_all = LimitsConfig { streams_of_all: three, ..usual.clone() };
        let at_once = LimitsConfig { requests_at_once: three, ..usual };
        for (config, demand, limited) in [
            (of_person, STREAM, Limited::Streams),
            (of_address, STREAM, Limited::Streams),
            (of_all, STREAM, Limited::Streams),
            (at_once, PAGE, Limited::AtOnce),
        ] {
            let (limits, _) = limits(&config);
            let mut held: Vec<_> =
                (0..3).map(|_| limits.admit(&ada(), demand).expect("a place")).collect();
            let (of, wait) = refused(&limits, &ada(), demand).expect("it is met");
            assert_eq!((of, wait.seconds()), (limited, 5));
            held.pop();
            assert_eq!(refused(&limits, &ada(), demand), None, "one has ended");
        }
    }

    #[test]
    fn a_person_has_hints_of_so_many_seconds_and_so_many_at_once() {
        let config = LimitsConfig {
            thinking_of_person: number(60),
            searches_of_person: number(2),
            ..LimitsConfig::default()
        };
        let (limits, clock) = limits(&config);
        let ada = PersonId("ada".into());
        let first = limits.permit_search(&ada, 30).expect("the first");
        let second = limits.permit_search(&ada, 20).expect("the second");
        let third = limits.permit_search(&ada, 1).map(drop);
        assert_eq!(third.expect_err("two at once").0, Limited::Searches);
        drop((first, second));
        let (limited, wait) = limits.permit_search(&ada, 30).map(drop).expect_err("50 are used");
        assert_eq!((limited, wait.minutes()), (Limited::Seconds, 20));
        assert!(limits.permit_search(&PersonId("bob".into()), 30).is_ok());
        clock.advance(Duration::from_secs(wait.seconds()));
        assert!(limits.permit_search(&ada, 30).is_ok());
    }

    #[test]
    fn nobody_else_locks_a_host_out_and_no_stranger_a_member() {
        let few = LimitsConfig {
            requests_of_address: number(5),
            requests_of_stranger: number(5),
            requests_of_strangers: number(8),
            streams_of_address: number(2),
            streams_of_all: number(2),
            new_games_of_address: number(2),
            ..LimitsConfig::default()
        };
        let (limits, _) = limits(&few);
        let olga = person("olga", Rank::Host, 1);
        for last in 0..20 {
            for _ in 0..5 {
                let _ = refused(&limits, &stranger(last), PAGE);
            }
        }
        assert!(refused(&limits, &stranger(77), PAGE).is_some(), "all strangers together");
        assert_eq!(refused(&limits, &ada(), PAGE), None, "a member behind the same address");
        let mut held = Vec::new();
        for nth in 0..20 {
            let other = person(&format!("member {nth}"), Rank::Member, 1);
            held.extend(limits.admit(&other, STREAM).ok());
            let _ = refused(&limits, &other, GAME);
        }
        assert!(refused(&limits, &ada(), PAGE).is_some() && held.len() == 2);
        for demand in [PAGE, STREAM, GAME] {
            assert_eq!(refused(&limits, &olga, demand), None, "{demand:?}");
        }
    }

    #[test]
    fn a_table_of_four_with_three_tabs_each_that_plays_fast_meets_no_limit() {
        let (limits, clock) = limits(&LimitsConfig::default());
        let four = ["ada", "bob", "cid", "dan"].map(|name| person(name, Rank::Guest, 1));
        let mut streams = Vec::new();
        for asker in four.iter().flat_map(|asker| [asker; 3]) {
            // A page with its style, scripts and symbols, and its stream.
            for _ in 0..12 {
                assert_eq!(refused(&limits, asker, PAGE), None);
            }
            streams.push(limits.admit(asker, STREAM).expect("a stream"));
        }
        let choice = Demand { bytes: 400, ..PAGE };
        // Ten minutes in which every second somebody chooses, a bot does three times, and all tabs
        // fetch each change.
        for second in 0..600 {
            assert_eq!(refused(&limits, &four[second % 4], choice), None, "in second {second}");
            for asker in four.iter().flat_map(|asker| [asker; 3 * 4]) {
                assert_eq!(refused(&limits, asker, PAGE), None, "in second {second}");
            }
            clock.advance(Duration::from_secs(1));
        }
        for asker in &four {
            assert_eq!(refused(&limits, asker, GAME), None, "a rematch");
        }
        assert_eq!(streams.len(), 12);
    }
}
