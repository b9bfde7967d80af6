//! The whole program without a server: games in memory, tasks run at once.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::mpsc;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use game_core::{ContentOverrides, Seat, Settings};
use http::header::CONTENT_TYPE;
use http::{HeaderValue, Method, Request, StatusCode};
use play::{Catalog, CatalogEntry, ChanceSource, DynGame, Play, Save};
use pocket_mars::PocketMars;
use sample_games::lanterns::Lanterns;
use sample_games::pig::Pig;
use service::{
    AtOnce, Caller, ConductStore, CredentialStore, Door, DoorNumber, Founding, GameChange,
    GameStore, Games, Listing, MemoryStore, NoticeStore, PeopleStore, PersonId, Problem, Progress,
    Response, SeenStore, Service, Stored, StoredOwn,
};

fn catalog() -> Catalog {
    let mars: Box<dyn DynGame> = Box::new(CatalogEntry::<PocketMars>::ours().with_helper());
    let pig: Box<dyn DynGame> = Box::new(CatalogEntry::<Pig>::ours());
    Catalog::of(vec![mars, pig])
}

fn ask(service: &Service, method: Method, path: &str, form: &str) -> Response {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("content-type", "application/x-www-form-urlencoded")
        .body(form.as_bytes().to_vec());
    service.handle(&request.expect("a request"))
}

fn get(service: &Service, path: &str) -> String {
    let answer = ask(service, Method::GET, path, "");
    assert_eq!(answer.status(), StatusCode::OK, "{path}");
    String::from_utf8(answer.into_body()).expect("text")
}

/// Submits a form and returns the address to which it redirects.
fn post(service: &Service, path: &str, form: &str) -> String {
    let answer = ask(service, Method::POST, path, form);
    assert_eq!(answer.status(), StatusCode::SEE_OTHER, "{path} {form}");
    answer.headers()["location"].to_str().expect("an address").to_string()
}

/// The length of the log and the texts of the choices on a page.
fn choices(page: &str) -> (String, Vec<String>) {
    let form = page.split("/choose\"").nth(1).unwrap_or_default();
    let form = form.split("</form>").next().unwrap_or_default();
    let values = |start: &str| -> Vec<String> {
        let parts = form.split(start).skip(1);
        parts.filter_map(|rest| rest.split('"').next()).map(str::to_string).collect()
    };
    let at = values("name=\"at\" value=\"").first().cloned().unwrap_or_default();
    (at, values("name=\"text\" value=\""))
}

fn encoded(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

/// A game of a person against two bots, who have chosen before a page is requested.
#[test]
fn a_game_with_bots_is_played_to_its_end_without_a_thread() {
    let service = Service::new(catalog(), MemoryStore::default(), AtOnce);
    let new = "game=pocket-mars&option-seats=3&seed=5&player-0=random&player-2=club";
    let path = post(&service, "/games", new);
    for turn in 0..600 {
        let page = get(&service, &path);
        assert!(!page.contains("is thinking"), "{page}");
        if page.contains("end-sheet") {
            assert!(turn > 20);
            return;
        }
        let (at, texts) = choices(&page);
        let text = encoded(&texts[(turn * 5) % texts.len()]);
        post(&service, &format!("{path}/choose"), &format!("at={at}&text={text}"));
    }
    panic!("the game did not end");
}

/// A multi-select question is a form with boxes: in whatever order they are ticked, they are sent
/// once.
#[test]
fn a_set_is_ticked_in_boxes_and_confirmed_once() {
    let lanterns: Box<dyn DynGame> = Box::new(CatalogEntry::<Lanterns>::ours());
    let service = Service::new(Catalog::of(vec![lanterns]), MemoryStore::default(), AtOnce);
    let path = post(&service, "/games", "game=lanterns&seed=3&player-0=human&player-1=random");
    let page = get(&service, &path);
    let (at, texts) = choices(&page);
    assert!(texts.is_empty(), "no answer is a button of its own: {texts:?}");
    assert!(page.contains("Tick up to 2, in any order."));
    let boxes: Vec<&str> = page
        .split("name=\"tick\" value=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert_eq!(boxes.len(), 3, "{boxes:?}");
    let ticked = |lamps: &[&str]| {
        let ticks: String = lamps.iter().map(|lamp| format!("&tick={}", encoded(lamp))).collect();
        format!("at={at}&set=yes{ticks}")
    };
    let choose = format!("{path}/choose");
    let refused = ask(&service, Method::POST, &choose, &ticked(&boxes));
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let refused = String::from_utf8(refused.into_body()).expect("text");
    assert!(refused.contains("Tick up to 2, not 3."), "{refused}");
    post(&service, &choose, &ticked(&[boxes[2], boxes[0]]));
    let page = get(&service, &path);
    assert!(!page.contains("name=\"tick\""), "the set is complete");
    let logged = |lamp: &str| page.contains(&format!("Lay lamp {} aside", &lamp["lay ".len()..]));
    assert!(logged(boxes[0]) && logged(boxes[2]) && !logged(boxes[1]), "{page}");
}

/// Where a clock is used elsewhere, this runner counts, so that every run is the same.
#[test]
fn hints_and_accounts_are_there_at_once() {
    let service = Service::new(catalog(), MemoryStore::default(), AtOnce);
    let path = post(&service, "/games", "game=pocket-mars&option-seats=1&seed=3");
    post(&service, &format!("{path}/hint"), "seconds=1");
    let page = get(&service, &path);
    assert!(page.contains("hint-best") && page.contains(">practice<"), "{page}");
    let path = post(&service, "/games", "game=pig&seed=3&player-0=random&player-1=random");
    let page = get(&service, &path);
    let page = if page.contains("end-sheet") { page } else { get(&service, &path) };
    assert!(page.contains("end-sheet"), "{page}");
    let review = post(&service, &format!("{path}/review"), "simulations=2");
    assert!(get(&service, &review).contains("decisions checked, 2 simulated games each"));
}

#[test]
fn what_is_no_request_of_ours_is_refused_in_words() {
    let service = Service::new(catalog(), MemoryStore::default(), AtOnce);
    for (method, path, status) in [
        (Method::GET, "/nothing", StatusCode::NOT_FOUND),
        (Method::GET, "/games/%ff", StatusCode::NOT_FOUND),
        (Method::GET, "/games/none", StatusCode::NOT_FOUND),
        (Method::GET, "/games", StatusCode::METHOD_NOT_ALLOWED),
        (Method::DELETE, "/", StatusCode::METHOD_NOT_ALLOWED),
        (Method::POST, "/games", StatusCode::NOT_FOUND),
    ] {
        let answer = ask(&service, method, path, "");
        assert_eq!(answer.status(), status, "{path}");
        let page = String::from_utf8(answer.into_body()).expect("text");
        assert!(page.contains("id=\"problem\""), "{path}");
    }
}

/// A store in which calls about one game block until the test releases them, as a slow disk might.
struct Slow {
    games: MemoryStore,
    /// How many times a whole game was read.
    loads: AtomicU32,
    slow: Mutex<Option<String>>,
    waits: Mutex<mpsc::Sender<()>>,
    go_on: Mutex<mpsc::Receiver<()>>,
}

impl Slow {
    fn wait(&self, id: &str) {
        if self.slow.lock().expect("whole").as_deref() == Some(id) {
            self.waits.lock().expect("whole").send(()).expect("the test listens");
            self.go_on.lock().expect("whole").recv().expect("the test goes on");
        }
    }
}

/// Shares the store of a service with the test.
struct Shared(Arc<Slow>);

impl PeopleStore for Shared {
    fn new_device(&self) -> Result<String, Problem> {
        self.0.games.new_device()
    }
}

impl CredentialStore for Shared {}

impl ConductStore for Shared {}

impl SeenStore for Shared {}

impl NoticeStore for Shared {}

impl GameStore for Shared {
    fn place(&self) -> String {
        self.0.games.place()
    }

    fn now(&self) -> i64 {
        self.0.games.now()
    }

    fn new_seed(&self) -> u64 {
        self.0.games.new_seed()
    }

    fn list(&self, from: usize, most: usize) -> Result<Listing, Problem> {
        self.0.games.list(from, most)
    }

    fn create_with(
        &self,
        name: &str,
        save: &Save,
        progress: &Progress,
        founding: &Founding<'_>,
    ) -> Result<String, Problem> {
        self.0.games.create_with(name, save, progress, founding)
    }

    fn load(&self, id: &str) -> Result<Stored, Problem> {
        self.0.loads.fetch_add(1, Ordering::Relaxed);
        self.0.games.load(id)
    }

    fn revision(&self, id: &str) -> Result<i64, Problem> {
        self.0.games.revision(id)
    }

    fn commit(&self, id: &str, change: &GameChange<'_>) -> Result<i64, Problem> {
        self.0.wait(id);
        self.0.games.commit(id, change)
    }

    fn note(&self, id: &str, revision: i64, progress: &Progress) -> Result<(), Problem> {
        self.0.games.note(id, revision, progress)
    }

    fn rename(&self, id: &str, name: &str) -> Result<(), Problem> {
        self.0.games.rename(id, name)
    }

    fn delete(&self, id: &str) -> Result<(), Problem> {
        self.0.games.delete(id)
    }

    fn seats(&self, id: &str) -> Result<BTreeMap<Seat, String>, Problem> {
        self.0.games.seats(id)
    }

    fn content_overrides(&self, person: &PersonId, game: &str) -> Result<StoredOwn, Problem> {
        self.0.games.content_overrides(person, game)
    }

    fn keep_content_overrides(
        &self,
        person: &PersonId,
        game: &str,
        revision: i64,
        own: &ContentOverrides,
    ) -> Result<(), Problem> {
        self.0.games.keep_content_overrides(person, game, revision, own)
    }
}

fn start(games: &Games) -> String {
    games
        .start("pig", &Settings::new(), ChanceSource::Seed(1), Play::Friendly, None)
        .expect("starts")
}

fn choose(games: &Games, id: &str) -> Result<(), Problem> {
    games.change(id, |session| {
        let text = session.now().choices()[0].text.clone();
        session.choose(&text).map(drop)
    })
}

fn length(games: &Games, id: &str) -> usize {
    games.read(id, |session| session.len()).expect("reads")
}

/// While the store is still writing one game, another can be changed, and the first can be read in
/// its earlier state.
#[test]
fn a_game_that_is_written_keeps_nobody() {
    let (waits, waiting) = mpsc::channel();
    let (let_go, go_on) = mpsc::channel();
    let slow = Arc::new(Slow {
        games: MemoryStore::default(),
        loads: AtomicU32::new(0),
        slow: Mutex::default(),
        waits: Mutex::new(waits),
        go_on: Mutex::new(go_on),
    });
    let games = Games::new(catalog(), Shared(Arc::clone(&slow)));
    let (one, other) = (start(&games), start(&games));
    let before = length(&games, &one);
    *slow.slow.lock().expect("whole") = Some(one.clone());
    std::thread::scope(|scope| {
        let change = scope.spawn(|| choose(&games, &one));
        waiting.recv_timeout(Duration::from_secs(60)).expect("it is being written");
        choose(&games, &other).expect("the other game goes on");
        assert_eq!(length(&games, &one), before, "nothing is shown before it is kept");
        assert_eq!(games.list(0, 200).expect("a list").games.len(), 2);
        let_go.send(()).expect("it listens");
        change.join().expect("ends").expect("is kept");
    });
    assert!(length(&games, &one) > before);
}

/// A reader that holds a game for long, as while a page is drawn, does not block changes, and keeps
/// seeing the same state.
#[test]
fn a_page_that_is_drawn_for_long_keeps_nobody() {
    let games = Games::new(catalog(), MemoryStore::default());
    let id = start(&games);
    let seen = games
        .read(&id, |session| {
            let before = session.len();
            choose(&games, &id).expect("somebody chooses meanwhile");
            assert!(length(&games, &id) > before);
            (before, session.len())
        })
        .expect("reads");
    assert_eq!(seen.0, seen.1);
}

/// Of two simultaneous changes to one game, one fails with an error and nothing is lost.
#[test]
fn of_two_changes_at_once_one_is_told() {
    let games = Games::new(catalog(), MemoryStore::default());
    let id = start(&games);
    let before = length(&games, &id);
    let result = games.change(&id, |session| {
        choose(&games, &id).expect("the other one is first");
        let text = session.now().choices()[0].text.clone();
        session.choose(&text).map(drop)
    });
    assert_eq!(result, Err(Problem::Overtaken));
    assert!(length(&games, &id) > before);
}

/// The link on the page of a game, for Soloist at this address.
fn link(service: &Service, game: &str, to: &str) -> String {
    let page = get(service, &format!("{game}/link?to={}", encoded(to)));
    let value = page.split("id=\"link\"").nth(1).and_then(|rest| rest.split("value=\"").nth(1));
    let value = value.and_then(|rest| rest.split('"').next()).expect("a link");
    value.replace("&amp;", "&")
}

/// A link carries a game to another program, which stores nothing before its reader asks for it and
/// then has the same game.
#[test]
fn a_game_travels_by_link() {
    let service = || Service::new(catalog(), MemoryStore::default(), AtOnce);
    let (here, there) = (service(), service());
    let game = post(&here, "/games", "game=pocket-mars&seed=7&name=Sunday+evening");
    let (at, texts) = choices(&get(&here, &game));
    post(&here, &format!("{game}/choose"), &format!("at={at}&text={}", encoded(&texts[0])));
    let link = link(&here, &game, "games.example");
    let address = link.strip_prefix("https://games.example").expect("the address that was named");
    let offered = get(&there, address);
    assert!(
        offered.contains("Pocket Mars") && offered.contains("value=\"Sunday evening\""),
        "{offered}"
    );
    assert!(get(&there, "/").contains("No game yet."), "nothing is kept by looking");
    let arrived = post(&there, "/import", &format!("name=Mine&save={}", encoded(&link)));
    let saved = |service: &Service, game: &str| get(service, &format!("{game}/export"));
    assert_eq!(saved(&there, &arrived), saved(&here, &game));
    for cut in [&address[..address.len() / 2], "/?game=", "/?game=nothing+whole"] {
        let answer = ask(&there, Method::GET, cut, "");
        assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY, "{cut}");
        let page = String::from_utf8(answer.into_body()).expect("text");
        assert!(page.contains("The game was not opened."), "{page}");
    }
}

/// Gives out successive numbers.
struct Numbers(AtomicU64);

impl Door for Numbers {
    fn number(&self) -> Option<DoorNumber> {
        let given = self.0.load(Ordering::Relaxed);
        (given > 0).then(|| DoorNumber { digits: format!("000 00{given}"), minutes: 10 })
    }

    fn new_number(&self) -> Option<DoorNumber> {
        self.0.fetch_add(1, Ordering::Relaxed);
        self.number()
    }
}

/// The host program says who sends a request; a device sees its own line and cannot remove others.
#[test]
fn only_the_owner_sees_all_devices_and_sends_others_away() {
    let service = Service::new(catalog(), MemoryStore::default(), AtOnce);
    let [mine, other] =
        ["mine", "other"].map(|name| service.let_in(name, name).expect("it is let in"));
    let ask = |method: Method, who: Option<&Caller>, form: &str| {
        let mut request = Request::new(form.as_bytes().to_vec());
        *request.method_mut() = method;
        *request.uri_mut() = "/devices".parse().expect("an address");
        let kind = HeaderValue::from_static("application/x-www-form-urlencoded");
        request.headers_mut().insert(CONTENT_TYPE, kind);
        if let Some(who) = who {
            request.extensions_mut().insert(who.clone());
        }
        let answer = service.handle(&request);
        (answer.status().as_u16(), String::from_utf8(answer.into_body()).expect("text"))
    };
    let guest = Caller { device: Some(mine.clone()), is_owner: false };
    let owner = Caller { device: Some(other.clone()), is_owner: true };
    assert_eq!(ask(Method::GET, Some(&owner), "").0, 404, "where everybody is let in");
    service.has_door(Some(Arc::new(Numbers(AtomicU64::new(0)))));
    let (_, page) = ask(Method::GET, Some(&guest), "");
    assert!(page.contains(&mine.0) && !page.contains(&other.0) && !page.contains("Another"));
    let (_, page) = ask(Method::GET, Some(&owner), "");
    assert!(page.contains(&mine.0) && page.contains(&other.0) && page.contains("No number"));
    assert_eq!(ask(Method::POST, Some(&owner), "act=number").0, 303);
    assert!(ask(Method::GET, Some(&owner), "").1.contains("000 001"));
    assert!(!ask(Method::GET, Some(&guest), "").1.contains("000 001"));
    for (who, form, status) in [
        (Some(&guest), "act=number".to_string(), 405),
        (Some(&guest), format!("act=forget&device={}", other.0), 404),
        (None, format!("act=forget&device={}", mine.0), 404),
        (Some(&owner), "act=else".to_string(), 405),
    ] {
        assert_eq!(ask(Method::POST, who, &form).0, status, "{form}");
    }
    assert!(service.knows(&mine) && service.knows(&other));
    assert_eq!(ask(Method::POST, Some(&guest), &format!("act=forget&device={}", mine.0)).0, 303);
    assert!(!service.knows(&mine) && service.device("mine").is_none());
    assert_eq!(ask(Method::POST, Some(&owner), &format!("act=forget&device={}", other.0)).0, 303);
    assert!(!service.knows(&other));
}

/// What a list shows was stored with the last change: no game is loaded or replayed for it.
#[test]
fn no_list_plays_a_game_again() {
    let (send, _) = mpsc::channel();
    let (_, receive) = mpsc::channel();
    let slow = Arc::new(Slow {
        games: MemoryStore::default(),
        loads: AtomicU32::new(0),
        slow: Mutex::default(),
        waits: Mutex::new(send),
        go_on: Mutex::new(receive),
    });
    let service = Service::new(catalog(), Shared(Arc::clone(&slow)), AtOnce);
    let new = "game=pocket-mars&option-seats=1&seed=5";
    let path = post(&service, "/games", new);
    for turn in 0..10 {
        let (at, texts) = choices(&get(&service, &path));
        let Some(text) = texts.get(turn % texts.len().max(1)) else { break };
        let answer = format!("at={at}&text={}", encoded(text));
        ask(&service, Method::POST, &format!("{path}/choose"), &answer);
    }
    post(&service, "/helper/pocket-mars", "");
    let here = get(&service, "/");
    slow.loads.store(0, Ordering::Relaxed);
    let next = Service::new(catalog(), Shared(Arc::clone(&slow)), AtOnce);
    let page = get(&next, "/");
    assert_eq!(slow.loads.load(Ordering::Relaxed), 0);
    assert!(page.contains("Round ") && page.contains("Turn 1"), "{page}");
    assert_eq!(page, here, "whoever had the games open is shown no more");
}

/// Two tabs that enter overrides at once keep each other's values.
#[test]
fn two_tabs_that_enter_overrides_at_once_keep_all_of_them() {
    let games = Games::new(catalog(), MemoryStore::default());
    let kind = games.catalog().game("pocket-mars").expect("in the catalog");
    let (tables, places) = (kind.tables(), kind.places());
    let titled = |own: &ContentOverrides, place| tables.with_own(own).shown(&tables, place);
    let ours = ContentOverrides::default();
    let places = places.iter().filter(|place| {
        place.file == "cards.toml" && titled(&ours, place).is_some_and(|row| row.title.is_some())
    });
    let places: Vec<_> = places.take(24).collect();
    assert!(places.len() > 10);
    let enter = |place| {
        let mine = |own: &ContentOverrides| {
            let row = titled(own, place).expect("it is there");
            let fields = row.fields.iter().map(|field| match field.name.as_str() {
                "title" => ("title", "Mine"),
                name => (name, field.value.as_str()),
            });
            own.with_row(&tables, place, &fields.collect::<Vec<_>>())
        };
        let owner = PersonId::owner();
        let kept = games.enter_own(&owner, "pocket-mars", None, |_| true, mine);
        kept.expect("it says that it is kept");
    };
    std::thread::scope(|scope| {
        for tab in 0..2 {
            let (enter, places) = (&enter, &places);
            scope.spawn(move || places.iter().skip(tab).step_by(2).for_each(|place| enter(place)));
        }
    });
    let kept =
        games.store().content_overrides(&PersonId::owner(), "pocket-mars").expect("kept").own;
    for place in places {
        let title = titled(&kept, place).and_then(|row| row.title);
        assert_eq!(title.as_deref(), Some("Mine"), "{place}");
    }
}

/// A saved game that cannot be read can be exported or deleted where the player looks for it.
#[test]
fn a_game_that_cannot_be_opened_says_why_and_what_to_do() {
    let store = MemoryStore::default();
    let games = Games::new(catalog(), MemoryStore::default());
    let save = games.read(&start(&games), |session| session.save()).expect("reads");
    let unknown = Save { game: "chess".to_string(), ..save };
    let id = store.create("old", &unknown, &Progress::default()).expect("kept");
    let service = Service::new(catalog(), store, AtOnce);
    let answer = ask(&service, Method::GET, &format!("/games/{id}"), "");
    assert_eq!(answer.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let page = String::from_utf8(answer.into_body()).expect("text");
    for part in ["cannot be opened", "chess", "/export\"", "/delete\""] {
        assert!(page.contains(part), "{part} in {page}");
    }
    assert_eq!(ask(&service, Method::GET, &format!("/games/{id}/export"), "").status(), 200);
    post(&service, &format!("/games/{id}/delete"), "");
    assert!(get(&service, "/").contains("id=\"saved\""));
}
