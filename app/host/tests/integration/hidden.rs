//! Two services that differ only in what somebody may not know answer him the same, on every page
//! about a game, in its stream, and in what can be taken along.
//!
//! Two games of a pair have different seeds, which nobody may know. Where a game hides entries from
//! some, one of them is another, too: it is found by replaying the log, and counts if the viewer's
//! views are the same after every entry. A member who plays in neither has other values of his own in
//! each. `SOLOIST_PAGES=10000` compares so many.

use std::collections::BTreeMap;
use std::sync::Arc;

use game_core::{ContentOverrides, Seat, SourceFile, Turn, Viewer};
use host::Hosting;
use http::Request;
use play::{Catalog, ChanceSource, DynSession, Play, Save, Until};
use serde_json::json;
use server::PublicAddress;
use service::{
    AtOnce, Caller, Founding, GameChange, GameSettings, Games, Member, MemberPart, Person,
    PersonId, Rank, SeatChange, Service, Watching,
};
use store::Store;

use crate::common::Folder;

/// How many pages are compared in every run.
const PAGES: usize = 400;

/// The seed of one game of each pair.
const SECRET: u64 = 987_654_321;

/// How many other entries are tried in a game.
const TRIES: usize = 40;

/// The games; of two of them everything that has happened is public.
const GAMES: [&str; 4] = ["pocket-mars", "weather-machine", "colab", "master-of-the-galaxy"];
const HIDE_ENTRIES: [&str; 2] = ["pocket-mars", "colab"];

/// Who asks, and with whose eyes.
const ROLES: [(&str, Viewer); 6] = [
    ("One", Viewer::Seat(Seat(0))),
    ("Two", Viewer::Seat(Seat(1))),
    ("Will", Viewer::Nobody),
    ("Host", Viewer::Nobody),
    ("Stranger", Viewer::Nobody),
    ("Owner", Viewer::Nobody),
];

/// Every address about a game.
const LOOKS: [&str; 28] = [
    "/games/{id}",
    "/games/{id}/at/{n}",
    "/games/{id}/at/{m}",
    "/games/{id}/told/1",
    "/games/{id}/told/2",
    "/games/{id}/since/0/told/3",
    "/games/{id}/seats",
    "/games/{id}/content",
    "/offers/{id}",
    "/games/{id}/report",
    "/games/{id}/log",
    "/games/{id}/log?whole=1",
    "/games/{id}/rules",
    "/games/{id}/status",
    "/games/{id}/next?seen=0",
    "/games/{id}/export",
    "/games/{id}/link",
    "/games/{id}/review",
    "/new/{game}?from={id}",
    "/achievements/{game}",
    "/overrides/{game}",
    "/me/export",
    "/",
    "/api/games",
    "/api/games/{id}",
    "/api/games/{id}/choices",
    "/api/games/{id}/view",
    "/api/games/{id}/log",
];

/// A service with somebody of every role.
struct World {
    service: Service,
    games: Games,
    _folder: Folder,
}

impl World {
    fn new(name: &str, faces: u8) -> Self {
        let folder = Folder::new(&format!("hidden-{name}"));
        let address = PublicAddress::read("https://games.example", Vec::new()).expect("an address");
        let hosting = Hosting::new(Arc::new(address), "");
        let open = || Store::open(folder.path()).expect("it opens");
        let service = Service::new(Catalog::ours(), open(), AtOnce).for_people().hosted_by(hosting);
        let games = Games::new(Catalog::ours(), open());
        for (name, _) in ROLES {
            let rank = match name {
                "One" | "Two" | "Will" => Rank::Guest,
                "Owner" => Rank::Host,
                _ => Rank::Member,
            };
            let (id, name) = (PersonId(name.into()), name.to_string());
            let person = Person { id: id.clone(), name: name.clone(), rank, since: 0 };
            games.store().keep_person(&person).expect("kept");
            service.sign_in(id, &name, "Firefox").expect("signed in");
        }
        keep_own(&games, faces);
        World { service, games, _folder: folder }
    }

    /// Stores a game with everybody in the own role, and returns its id.
    fn keep(&self, save: &Save) -> String {
        let (store, host) = (self.games.store(), PersonId("Host".into()));
        let settings = GameSettings { watching: Watching::ByLink, ..GameSettings::default() };
        let founding = Founding { host: Some(&host), settings, ..Founding::default() };
        let progress = service::Progress::default();
        let id = store.create_with("Ares", save, &progress, &founding).expect("kept");
        let seat = |(seat, holder)| SeatChange { seat: Seat(seat), held: None, holder };
        let seats = [(0, Some("One")), (1, Some("Two"))].map(seat);
        let change = GameChange { seats: &seats, ..GameChange::default() };
        store.commit(&id, &change).expect("kept");
        let person = PersonId("Will".into());
        store.keep_member(&id, &Member { person, part: MemberPart::Spectator }).expect("kept");
        id
    }

    /// What somebody gets at an address, without what is drawn anew for every game.
    fn get(&self, who: &str, path: &str, id: &str) -> String {
        let caller = Caller { device: self.service.device(who), is_owner: true };
        let request = Request::builder().uri(path).extension(caller).body(Vec::new());
        let response = self.service.handle(&request.expect("a request"));
        let location = response.headers().get("location").map(|it| format!("{it:?}"));
        let body = String::from_utf8_lossy(response.body()).into_owned();
        let page = format!("{} {location:?} {body}", response.status());
        let mut parts = page.split(" data-fragment=\"");
        let first = parts.next().unwrap_or_default().to_string();
        let rest = parts.filter_map(|part| part.split_once('"'));
        without_times(&rest.fold(first, |all, (_, rest)| all + rest)).replace(id, "ID")
    }

    /// What the stream of events says.
    fn stream(&self, who: &str, id: &str) -> String {
        let caller = Caller { device: self.service.device(who), is_owner: true }.sent();
        format!("{:?}", self.service.followed(&caller, id)).replace(id, "ID")
    }
}

/// Stores a member who has values of his own for every game.
fn keep_own(games: &Games, number: u8) {
    let (id, name) = (PersonId("Keeper".into()), "Keeper".to_string());
    let keeper = Person { id: id.clone(), name, rank: Rank::Member, since: 0 };
    games.store().keep_person(&keeper).expect("kept");
    for game in GAMES {
        let (name, text) = ("own.toml".into(), format!("[own]\nvalue = {number}\n"));
        let own = ContentOverrides::from_iter([SourceFile { name, text }]);
        games.store().keep_content_overrides(&id, game, 0, &own).expect("kept");
    }
}

/// Without numbers of ten figures, such as seconds since 1970.
fn without_times(page: &str) -> String {
    let mut out = String::new();
    for part in page.split_inclusive(|c: char| !c.is_ascii_digit()) {
        let figures = part.trim_end_matches(|c: char| !c.is_ascii_digit());
        out += if figures.len() == 10 { &part[10..] } else { part };
    }
    out
}

/// Numbers in an order that is the same in every run.
struct Drawn(u64);

impl Drawn {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040);
        usize::try_from(self.0 >> 33).unwrap_or(0) % most.max(1)
    }
}

fn loaded(catalog: &Catalog, save: &Save) -> Option<Box<dyn DynSession>> {
    catalog.load(save).ok().map(|loaded| loaded.session)
}

/// The log with another entry at this place; where that came later, the two change places.
fn with(entries: &[String], place: usize, text: &str) -> Vec<String> {
    let mut changed = entries.to_vec();
    let later = changed.iter().skip(place + 1).position(|entry| entry == text);
    if let Some(later) = later {
        changed[place + 1 + later].clone_from(&entries[place]);
    }
    changed[place] = text.to_string();
    changed
}

/// Whether a viewer has seen the same in both after every entry.
fn look_alike(one: &dyn DynSession, other: &dyn DynSession, viewer: Viewer) -> bool {
    let same = |entry| one.at(entry).view_json(viewer) == other.at(entry).view_json(viewer);
    one.len() == other.len() && (0..=one.len()).rev().all(same)
}

/// Whether a viewer is told none of the entries in which two logs differ. A choice that everybody is
/// told may lead to the same view as another.
fn conceals(session: &dyn DynSession, [here, there]: [&[String]; 2], viewer: Viewer) -> bool {
    let told = session.log(viewer, 0);
    let mut entries = told.iter().zip(here).zip(there);
    entries.all(|((told, here), there)| here == there || told.text != *here)
}

/// Another game that this viewer cannot tell from the first.
fn partner(catalog: &Catalog, save: &Save, viewer: Viewer, drawn: &mut Drawn) -> Option<Save> {
    let session = loaded(catalog, save)?;
    for _ in 0..TRIES {
        let place = drawn.below(session.len());
        let position = session.at(place);
        if position.turn() == chosen_by(viewer) {
            continue;
        }
        let others = position.choices();
        let other = &others[drawn.below(others.len())].text;
        if *other == save.entries[place] {
            continue;
        }
        let entries = with(&save.entries, place, other);
        let start = Save { entries: entries[..=place].to_vec(), ..save.clone() };
        let begun = loaded(catalog, &start)?.now().view_json(viewer);
        if begun != session.at(place + 1).view_json(viewer) {
            continue;
        }
        let changed = Save { entries, ..save.clone() };
        let Some(found) = loaded(catalog, &changed) else { continue };
        let logs = [&save.entries[..], &changed.entries[..]];
        if look_alike(&*session, &*found, viewer)
            && conceals(&*session, logs, viewer)
            && conceals(&*found, [logs[1], logs[0]], viewer)
        {
            return Some(changed);
        }
    }
    None
}

/// The turn of a viewer, who knows what he has chosen.
fn chosen_by(viewer: Viewer) -> Turn {
    match viewer {
        Viewer::Seat(seat) => Turn::Choose(seat),
        _ => Turn::Over,
    }
}

/// A game of two, as practice: in one whose luck was changed that is so in any case.
fn played(games: &Games, game: &str, until: Until, drawn: &mut Drawn) -> Save {
    let options = json!({"seats": 2}).as_object().cloned().unwrap_or_default();
    let chance = ChanceSource::Seed(drawn.0 >> 40);
    let id = games.start(game, &options, chance, Play::Friendly, None).expect("a game");
    let change = games.change(&id, |session| {
        session.play_bot("random", 3, until)?;
        session.mark_practice();
        Ok(())
    });
    change.expect("it is played");
    let save = games.store().load(&id).expect("the game").save;
    games.delete(&id).expect("deleted");
    save
}

/// What was compared and what differed.
#[derive(Debug, Default)]
struct Found {
    pages: usize,
    pairs: BTreeMap<&'static str, usize>,
    leaks: Vec<String>,
}

/// Where two pages differ first, as they go on there; `None` if they do not.
fn difference(one: &str, other: &str) -> Option<[String; 2]> {
    let same = one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
    let shown = |page: &str| page.chars().skip(same.saturating_sub(80)).take(200).collect();
    (one != other).then(|| [shown(one), shown(other)])
}

/// Compares two worlds for everybody who looks as this viewer; `as_whom` says whose page somebody
/// gets, which is his own unless pages leak.
fn compare(
    worlds: [&World; 2],
    saves: [&Save; 2],
    viewer: Viewer,
    as_whom: fn(&'static str) -> &'static str,
    found: &mut Found,
) {
    let ids = [0, 1].map(|nth: usize| worlds[nth].keep(saves[nth]));
    let entries = saves[0].entries.len();
    for (who, _) in ROLES.iter().filter(|(_, eyes)| *eyes == viewer) {
        let who = as_whom(who);
        for path in LOOKS {
            let path = path.replace("{game}", &saves[0].game);
            let path = path.replace("{n}", &(entries / 2).to_string());
            let path = path.replace("{m}", &entries.saturating_sub(1).to_string());
            let page =
                |nth: usize| worlds[nth].get(who, &path.replace("{id}", &ids[nth]), &ids[nth]);
            if let Some(parts) = difference(&page(0), &page(1)) {
                found.leaks.push(format!("{who} {} {path} {entries}: {parts:?}", saves[0].game));
            }
            found.pages += 1;
        }
        let [one, other] = [0, 1].map(|nth: usize| worlds[nth].stream(who, &ids[nth]));
        if one != other {
            found.leaks.push(format!("{who} {} stream", saves[0].game));
        }
        found.pages += 1;
    }
    for (world, id) in worlds.iter().zip(&ids) {
        world.games.delete(id).expect("deleted");
    }
}

/// Compares so many pages of these games.
fn walk(
    (pages, games): (usize, &[&'static str]),
    seed: u64,
    as_whom: fn(&'static str) -> &'static str,
) -> Found {
    let worlds = [World::new(&format!("one-{seed}"), 1), World::new(&format!("other-{seed}"), 2)];
    let (mut found, mut drawn) = (Found::default(), Drawn(seed << 33));
    let viewers = [Viewer::Seat(Seat(0)), Viewer::Nobody, Viewer::Seat(Seat(1))];
    for round in 0..pages {
        if found.pages >= pages {
            break;
        }
        let game = games[round % games.len()];
        let viewer = viewers[round / games.len() % viewers.len()];
        let until = Until::Entries(12 + drawn.below(120));
        let save = played(&worlds[0].games, game, until, &mut drawn);
        let catalog = worlds[0].games.catalog();
        // Nothing is hidden in a game that is over.
        if loaded(catalog, &save).is_none_or(|session| session.turn() == Turn::Over) {
            continue;
        }
        let other = match HIDE_ENTRIES.contains(&game) {
            true => partner(catalog, &save, viewer, &mut drawn),
            false => Some(save.clone()),
        };
        let Some(other) = other else { continue };
        let other = Save { chance_source: ChanceSource::Seed(SECRET), ..other };
        *found.pairs.entry(game).or_default() += 1;
        compare([&worlds[0], &worlds[1]], [&save, &other], viewer, as_whom, &mut found);
    }
    found
}

#[test]
fn pages_are_the_same_where_only_what_is_hidden_differs() {
    let pages = std::env::var("SOLOIST_PAGES").ok().and_then(|it| it.parse().ok());
    let found = walk((pages.unwrap_or(PAGES), &GAMES), 7, |who| who);
    println!("{} pages of {:?}", found.pages, found.pairs);
    assert!(found.leaks.is_empty(), "{:#?}", found.leaks);
    assert!(found.pages >= pages.unwrap_or(PAGES), "{found:?}");
    assert_eq!(found.pairs.len(), GAMES.len(), "{found:?}");
}

/// A page that shows somebody what another may see is found, and so is one that shows a seed.
#[test]
fn a_page_that_leaks_is_found() {
    let leaks = |who| match who {
        "Will" | "Two" => "One",
        who => who,
    };
    let found = walk((PAGES, &HIDE_ENTRIES), 8, leaks);
    assert!(found.leaks.iter().any(|leak| leak.starts_with("One ")), "{found:?}");
    let world = World::new("seed", 1);
    let save = played(&world.games, "weather-machine", Until::Over, &mut Drawn(9 << 33));
    let other = Save { chance_source: ChanceSource::Seed(SECRET), ..save.clone() };
    let export = |save: &Save| {
        let id = world.keep(save);
        world.get("One", &format!("/games/{id}/export"), &id)
    };
    assert_ne!(export(&save), export(&other), "the seed is shown when the game is over");
}
