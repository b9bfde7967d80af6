//! Limits the number of connections. A new connection always gets a place; when there are too many,
//! the holder of the most places loses one. So nobody with many connections can keep anybody out.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};

use service::{DeviceId, locked};
use tokio::sync::Notify;

/// The most open connections of clients not identified yet, for this computer and for others
/// separately. On most systems a program may have 1024 files open.
const MOST_STRANGERS: usize = 128;

/// The most of them from one address.
const MOST_OF_ADDRESS: usize = 48;

/// The most open connections of devices that are let in.
const MOST_KNOWN: usize = 256;

/// The most open connections of proxies where a program may have few files open. Each table that
/// somebody has open keeps one.
const MOST_OF_PROXIES: usize = 800;

/// The files that are kept for everything but the connections of proxies.
const OTHER_FILES: usize = 2 * MOST_STRANGERS + MOST_KNOWN + 256;

/// The most of one device: a browser opens six, and each open table keeps one.
const MOST_OF_DEVICE: usize = 64;

/// The origin of a connection.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Peer {
    /// Its address.
    pub(crate) from: IpAddr,
    /// Whether that is this computer.
    pub(crate) is_own: bool,
    /// Whether it is a proxy, whose connections carry the requests of many.
    pub(crate) is_proxy: bool,
}

impl Peer {
    /// The peer of a connection that came in at the address `to`.
    pub(crate) fn new(from: IpAddr, to: IpAddr) -> Self {
        let (from, to) = (from.to_canonical(), to.to_canonical());
        Peer { from, is_own: from.is_loopback() || from == to, is_proxy: false }
    }

    /// The address that counts as one client: one household has very many IPv6 addresses.
    pub(crate) fn house(self) -> IpAddr {
        match self.from {
            IpAddr::V6(address) if !address.is_loopback() => {
                IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64))
            }
            address => address,
        }
    }
}

/// The holder of a place.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Holder {
    /// An unidentified client on this computer.
    Near(IpAddr),
    /// An unidentified client elsewhere.
    Far(IpAddr),
    /// A proxy, which has limits of its own for those behind it.
    Proxy,
    /// A device that is let in.
    Known(DeviceId),
}

impl Holder {
    /// The most places for all holders of this kind, and for this one.
    fn most(&self, of_proxies: usize) -> (usize, usize) {
        match self {
            Holder::Near(_) | Holder::Far(_) => (MOST_STRANGERS, MOST_OF_ADDRESS),
            Holder::Proxy => (of_proxies, of_proxies),
            Holder::Known(_) => (MOST_KNOWN, MOST_OF_DEVICE),
        }
    }

    fn is_like(&self, other: &Holder) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

/// The most open connections of proxies: as many as this program may have files open, less those
/// for everything else.
fn most_of_proxies() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    of_proxies(&limits)
}

/// The same by the text of the limits as Linux writes it.
fn of_proxies(limits: &str) -> usize {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let most = line.and_then(|line| line.split_whitespace().next()?.parse::<usize>().ok());
    most.map_or(0, |most| most.saturating_sub(OTHER_FILES)).max(MOST_OF_PROXIES)
}

/// The open connections.
#[derive(Default)]
pub(crate) struct Places(Mutex<Taken>);

struct Taken {
    /// The most open connections of proxies.
    of_proxies: usize,
    /// Counts events, as a clock.
    clock: u64,
    places: BTreeMap<u64, Place>,
}

impl Default for Taken {
    fn default() -> Self {
        Taken { of_proxies: most_of_proxies(), clock: 0, places: BTreeMap::new() }
    }
}

struct Place {
    holder: Holder,
    /// When its last request came.
    used: u64,
    /// Whether its holder is let in.
    is_let_in: bool,
    leave: Arc<Notify>,
}

impl Taken {
    /// Makes room for one more place of this holder.
    fn make_room(&mut self, holder: &Holder) {
        let (of_kind, of_one) = holder.most(self.of_proxies);
        let like = |place: &&Place| place.holder.is_like(holder);
        if self.places.values().filter(|place| place.holder == *holder).count() >= of_one {
            let holder = holder.clone();
            self.give_up(|place| place.holder == holder);
        } else if self.places.values().filter(like).count() >= of_kind {
            self.give_up(|place| place.holder.is_like(holder));
        }
    }

    /// Removes a place from whoever holds most of these: the one unused for longest.
    fn give_up(&mut self, among: impl Fn(&Place) -> bool) {
        let mut held: BTreeMap<&Holder, usize> = BTreeMap::new();
        for place in self.places.values().filter(|place| among(place)) {
            *held.entry(&place.holder).or_default() += 1;
        }
        let most = held.values().max().copied();
        let longest = self
            .places
            .iter()
            .filter(|(_, place)| held.get(&place.holder).copied() == most && among(place))
            .min_by_key(|(_, place)| place.used)
            .map(|(number, _)| *number);
        if let Some(place) = longest.and_then(|number| self.places.remove(&number)) {
            place.leave.notify_one();
        }
    }
}

impl Places {
    /// Takes a place for a new connection.
    pub(crate) fn take(self: &Arc<Self>, peer: Peer) -> HeldPlace {
        let holder = match peer {
            Peer { is_proxy: true, .. } => Holder::Proxy,
            Peer { is_own: true, .. } => Holder::Near(peer.house()),
            _ => Holder::Far(peer.house()),
        };
        let leave = Arc::new(Notify::new());
        let mut taken = locked(&self.0);
        taken.make_room(&holder);
        taken.clock += 1;
        let number = taken.clock;
        taken.places.insert(
            number,
            Place { holder, used: number, is_let_in: false, leave: Arc::clone(&leave) },
        );
        HeldPlace { places: Arc::clone(self), number, leave }
    }

    /// Removes the place of an unidentified client, elsewhere if possible, because the system has
    /// no files left.
    pub(crate) fn give_one_up(&self) {
        let mut taken = locked(&self.0);
        let is_far = |place: &Place| matches!(place.holder, Holder::Far(_));
        if taken.places.values().any(is_far) {
            taken.give_up(is_far);
        } else {
            taken.give_up(|place| !matches!(place.holder, Holder::Known(_)));
        }
    }

    #[cfg(test)]
    fn len(&self) -> usize {
        locked(&self.0).places.len()
    }
}

/// A place, held until dropped.
pub(crate) struct HeldPlace {
    places: Arc<Places>,
    number: u64,
    leave: Arc<Notify>,
}

impl HeldPlace {
    /// Waits until the place is needed for another connection.
    pub(crate) async fn is_needed(&self) {
        self.leave.notified().await;
    }

    /// Marks the place as used, by this device if known, and notes whether it is let in.
    pub(crate) fn used(&self, device: Option<&DeviceId>, is_let_in: bool) {
        let mut taken = locked(&self.places.0);
        taken.clock += 1;
        let now = taken.clock;
        let Some(place) = taken.places.get_mut(&self.number) else { return };
        place.used = now;
        place.is_let_in |= is_let_in;
        let known = device.map(|device| Holder::Known(device.clone()));
        let may = |holder: &Holder| *holder != place.holder && place.holder != Holder::Proxy;
        let Some(holder) = known.filter(may) else { return };
        taken.make_room(&holder);
        if let Some(place) = taken.places.get_mut(&self.number) {
            place.holder = holder;
        }
    }

    /// Whether its holder is let in.
    pub(crate) fn is_let_in(&self) -> bool {
        locked(&self.places.0).places.get(&self.number).is_some_and(|place| place.is_let_in)
    }
}

impl Drop for HeldPlace {
    fn drop(&mut self) {
        locked(&self.places.0).places.remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peer(from: &str) -> Peer {
        Peer::new(from.parse().expect("an address"), "192.168.1.2".parse().expect("an address"))
    }

    fn is_there(place: &HeldPlace) -> bool {
        locked(&place.places.0).places.contains_key(&place.number)
    }

    #[test]
    fn this_computer_is_told_from_others() {
        for (from, is_own) in [
            ("127.0.0.1", true),
            ("127.4.5.6", true),
            ("::1", true),
            ("::ffff:127.0.0.1", true),
            ("192.168.1.2", true),
            ("192.168.1.3", false),
            ("2001:db8::1", false),
        ] {
            assert_eq!(peer(from).is_own, is_own, "{from}");
        }
        assert_eq!(peer("2001:db8::1:2:3:4").house(), peer("2001:db8::9").house());
        assert_ne!(peer("2001:db8:0:1::1").house(), peer("2001:db8::1").house());
    }

    #[test]
    fn proxies_have_the_files_that_nothing_else_needs() {
        let limits = |most: &str| {
            format!("Max processes 95 95 processes\nMax open files   {most}   524288   files\n")
        };
        assert_eq!(of_proxies(&limits("1024")), MOST_OF_PROXIES);
        assert_eq!(of_proxies(&limits("65536")), 65_536 - OTHER_FILES);
        assert_eq!(of_proxies(""), MOST_OF_PROXIES, "another system");
    }

    #[test]
    fn one_address_that_holds_all_it_may_gives_its_own_oldest_up() {
        let places = Arc::new(Places::default());
        let held: Vec<_> = (0..MOST_OF_ADDRESS).map(|_| places.take(peer("10.0.0.1"))).collect();
        let other = places.take(peer("10.0.0.2"));
        held[0].used(None, false);
        let one_more = places.take(peer("10.0.0.1"));
        assert!(is_there(&held[0]) && !is_there(&held[1]) && is_there(&held[2]));
        assert!(is_there(&other) && is_there(&one_more));
    }

    #[test]
    fn when_all_places_are_taken_whoever_holds_most_gives_one_up() {
        let places = Arc::new(Places::default());
        let owner = places.take(peer("127.0.0.1"));
        let other = places.take(peer("10.0.0.99"));
        let mut held = Vec::new();
        for nth in 0..2_000 {
            held.push(places.take(peer(&format!("10.0.{}.{}", nth % 10, nth % 10))));
            held.push(places.take(peer(&format!("127.0.{}.7", nth % 20))));
        }
        assert!(is_there(&owner) && is_there(&other));
        assert_eq!(places.len(), 2 * MOST_STRANGERS);
        // A device that is let in has a place of its own kind, which strangers do not need.
        let device = DeviceId("phone".into());
        other.used(Some(&device), true);
        assert!(other.is_let_in() && !owner.is_let_in());
        for nth in 0..2_000 {
            held.push(places.take(peer(&format!("10.{}.{}.1", nth / 250, nth % 250))));
        }
        assert!(is_there(&owner) && is_there(&other));
        places.give_one_up();
        assert!(is_there(&owner) && is_there(&other));
        drop(held);
        assert_eq!(places.len(), 2);
    }

    #[test]
    fn a_device_that_is_let_in_takes_no_place_of_another() {
        let places = Arc::new(Places::default());
        let device = |nth: usize| DeviceId(format!("device {nth}"));
        let first = places.take(peer("10.0.0.1"));
        first.used(Some(&device(0)), true);
        let mut held = Vec::new();
        for nth in 0..2_000 {
            let place = places.take(peer("10.0.0.2"));
            place.used(Some(&device(1 + nth % 6)), true);
            held.push(place);
        }
        assert!(is_there(&first));
        assert_eq!(places.len(), MOST_KNOWN);
    }
}
