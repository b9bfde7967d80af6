//! By what people sign in: the same promises of the store in memory and of the one in a file.

use crate::folder::Folder;
use game_core::Seat;
use rusqlite::Connection;
use service::{
    CredentialStore, GameStore, Identity, Member, MemberPart, MemoryStore, OneTime, Passkey,
    PeopleStore as _, Person, PersonId, Problem, ProgramActs, ProgramToken, Progress, Rank,
    Removal,
};
use store::Store;

use crate::small_saves::save;

/// Runs a test with each store.
fn with_each(test: impl Fn(&dyn GameStore)) {
    test(&MemoryStore::default());
    let folder = Folder::new();
    test(&Store::open(folder.path()).expect("opens"));
}

fn person(name: &str, rank: Rank) -> Person {
    Person { id: PersonId(name.into()), name: name.into(), rank, since: 5 }
}

fn passkey(id: &str, whose: &Person, since: i64) -> Passkey {
    Passkey {
        id: id.into(),
        person: whose.id.clone(),
        name: format!("key {id}"),
        key: vec![1, 0, 255],
        state: vec![0],
        transports: 3,
        since,
        used: since,
    }
}

fn address(subject: &str, whose: &Person) -> Identity {
    let (issuer, shown) = (Identity::MAIL.to_string(), subject.to_string());
    let person = whose.id.clone();
    Identity { issuer, subject: subject.into(), person, shown, since: 7, used: 7 }
}

#[test]
fn a_guest_with_a_first_passkey_is_a_member_and_a_newcomer_is_stored_with_it() {
    with_each(|store| {
        let guest = person("ada", Rank::Guest);
        store.keep_person(&guest).expect("kept");
        let member = Person { name: "another name".into(), rank: Rank::Member, ..guest.clone() };
        store.keep_passkey(&passkey("a", &guest, 6), &member).expect("kept");
        let risen = Person { rank: Rank::Member, ..guest.clone() };
        assert_eq!(store.person(&guest.id), Ok(Some(risen)), "the name stays");
        let host = person("host", Rank::Host);
        store.keep_passkey(&passkey("h", &host, 6), &host).expect("kept");
        let again = Person { rank: Rank::Member, ..host.clone() };
        store.keep_passkey(&passkey("h2", &host, 7), &again).expect("kept");
        assert_eq!(store.person(&host.id), Ok(Some(host.clone())), "nobody falls");
        let keys = store.passkeys(&host.id).expect("read");
        assert_eq!(keys, [passkey("h", &host, 6), passkey("h2", &host, 7)]);
        let stolen = passkey("h", &guest, 9);
        assert_eq!(store.keep_passkey(&stolen, &guest), Err(Problem::Overtaken));
        assert_eq!(store.passkey("h"), Ok(Some(passkey("h", &host, 6))));
        let newcomer = person("eve", Rank::Member);
        assert_eq!(
            store.keep_passkey(&passkey("h", &newcomer, 9), &newcomer),
            Err(Problem::Overtaken)
        );
        assert_eq!(store.person(&newcomer.id), Ok(None), "nobody is left without a way in");
    });
}

#[test]
fn a_passkey_is_used_renamed_and_removed_by_its_person_alone_and_never_the_last_way_in() {
    with_each(|store| {
        let [ada, bob] = ["ada", "bob"].map(|name| person(name, Rank::Member));
        store.keep_passkey(&passkey("a", &ada, 6), &ada).expect("kept");
        store.keep_passkey(&passkey("b", &bob, 6), &bob).expect("kept");
        store.passkey_used("a", &[9, 9], 44).expect("kept");
        assert_eq!(store.rename_passkey(&ada.id, "a", "phone"), Ok(true));
        assert_eq!(store.rename_passkey(&bob.id, "a", "mine"), Ok(false));
        let found = store.passkey("a").expect("read").expect("one");
        assert_eq!((found.state, found.used, &*found.name), (vec![9, 9], 44, "phone"));
        assert_eq!(store.remove_passkey(&bob.id, "a"), Ok(Removal::Unknown));
        assert_eq!(store.remove_passkey(&ada.id, "a"), Ok(Removal::LastWayIn));
        assert!(store.passkey("a").expect("read").is_some());
        store.keep_identity(&address("ada@x.example", &ada), &ada).expect("kept");
        assert_eq!(store.remove_passkey(&ada.id, "a"), Ok(Removal::Done));
        assert_eq!(store.passkey("a"), Ok(None));
        let last = store.remove_identity(&ada.id, Identity::MAIL, "ada@x.example");
        assert_eq!(last, Ok(Removal::LastWayIn));
    });
}

#[test]
fn an_identity_belongs_to_one_person() {
    with_each(|store| {
        let [ada, bob] = ["ada", "bob"].map(|name| person(name, Rank::Member));
        let mail = address("ada@x.example", &ada);
        store.keep_identity(&mail, &ada).expect("kept");
        let later = Identity { used: 99, shown: "Ada".into(), ..mail.clone() };
        store.keep_identity(&later, &ada).expect("used again");
        let expected = Identity { since: 7, ..later };
        assert_eq!(store.identities(&ada.id), Ok(vec![expected]));
        let taken = address("ada@x.example", &bob);
        assert_eq!(store.keep_identity(&taken, &bob), Err(Problem::Overtaken));
        assert_eq!(store.person(&bob.id), Ok(None));
        assert_eq!(store.identity("https://other.example", "ada@x.example"), Ok(None));
    });
}

#[test]
fn what_is_valid_once_is_good_for_its_time_and_its_purpose() {
    with_each(|store| {
        let once = |hash: &str, until| OneTime {
            hash: hash.into(),
            purpose: "letter".into(),
            browser: "b".into(),
            data: vec![0, 200],
            until,
        };
        store.keep_one_time(&once("a", 20), 5).expect("kept");
        assert_eq!(store.keep_one_time(&once("a", 30), 6), Err(Problem::Overtaken));
        assert_eq!(store.one_time("a", "letter", 19), Ok(Some(once("a", 20))));
        for (hash, purpose, now) in [("a", "letter", 20), ("a", "passkey", 9), ("b", "letter", 9)] {
            assert_eq!(store.one_time(hash, purpose, now), Ok(None));
            assert_eq!(store.use_one_time(hash, purpose, now), Ok(None));
        }
        assert_eq!(store.use_one_time("a", "letter", 19), Ok(Some(once("a", 20))));
        assert_eq!(store.use_one_time("a", "letter", 19), Ok(None), "it is used up");
        store.keep_one_time(&once("c", 20), 5).expect("kept");
        store.keep_one_time(&once("d", 90), 20).expect("kept");
        assert_eq!(store.one_time("c", "letter", 6), Ok(None), "what is no longer good is dropped");
    });
}

#[test]
fn of_many_who_use_a_link_at_once_one_gets_in() {
    let folder = Folder::new();
    let store = Store::open(folder.path()).expect("opens");
    let one = OneTime {
        hash: "a".into(),
        purpose: "letter".into(),
        browser: String::new(),
        data: Vec::new(),
        until: 20,
    };
    store.keep_one_time(&one, 5).expect("kept");
    let got: Vec<bool> = std::thread::scope(|scope| {
        let get = || {
            let store = Store::open(folder.path()).expect("opens");
            store.use_one_time("a", "letter", 9).is_ok_and(|found| found.is_some())
        };
        let threads: Vec<_> = (0..8).map(|_| scope.spawn(get)).collect();
        threads.into_iter().map(|thread| thread.join().expect("ends")).collect()
    });
    assert_eq!(got.iter().filter(|is| **is).count(), 1, "{got:?}");
}

#[test]
fn recovery_codes_are_used_up_one_by_one_and_replaced_together() {
    with_each(|store| {
        let ada = person("ada", Rank::Member);
        let codes = |names: [&str; 2]| names.map(str::to_string);
        assert!(store.keep_recovery_codes(&ada.id, &codes(["1", "2"])).is_err(), "of nobody");
        store.keep_person(&ada).expect("kept");
        store.keep_recovery_codes(&ada.id, &codes(["1", "2"])).expect("kept");
        assert_eq!(store.use_recovery_code("1"), Ok(Some(ada.id.clone())));
        assert_eq!(store.use_recovery_code("1"), Ok(None));
        assert_eq!(store.recovery_codes(&ada.id), Ok(1));
        store.keep_recovery_codes(&ada.id, &codes(["3", "4"])).expect("kept");
        assert_eq!(store.use_recovery_code("2"), Ok(None));
        assert_eq!(store.recovery_codes(&ada.id), Ok(2));
    });
}

#[test]
fn a_token_for_programs_is_found_by_its_hash_until_it_is_removed() {
    with_each(|store| {
        let ada = person("ada", Rank::Member);
        let token = ProgramToken {
            id: "t".into(),
            person: ada.id.clone(),
            hash: "hash".into(),
            name: "statistics".into(),
            acts: ProgramActs::Play,
            since: 6,
            used: 6,
        };
        assert!(store.keep_program_token(&token).is_err(), "of nobody");
        store.keep_person(&ada).expect("kept");
        store.keep_program_token(&token).expect("kept");
        let used = ProgramToken { used: 8, ..token };
        store.keep_program_token(&used).expect("kept");
        assert_eq!(store.program_token("hash"), Ok(Some(used.clone())));
        assert_eq!(store.program_tokens(&ada.id), Ok(vec![used]));
        assert_eq!(store.remove_program_token(&PersonId("bob".into()), "t"), Ok(false));
        assert_eq!(store.remove_program_token(&ada.id, "t"), Ok(true));
        assert_eq!(store.program_token("hash"), Ok(None));
    });
}

#[test]
fn a_guest_who_signs_in_as_a_member_takes_everything_along() {
    with_each(|store| {
        let (guest, ada) = (person("guest", Rank::Guest), person("ada", Rank::Member));
        for person in [&guest, &ada] {
            store.keep_person(person).expect("kept");
        }
        let [seat, watched, other] =
            [1, 2, 3].map(|_| store.create("g", &save(&[]), &Progress::default()).expect("kept"));
        store.give_seat(&seat, Seat(1), None, Some("guest")).expect("given");
        store.give_seat(&other, Seat(0), None, Some("ada")).expect("given");
        let watches = |who: &Person| Member { person: who.id.clone(), part: MemberPart::Spectator };
        store.keep_member(&watched, &watches(&guest)).expect("kept");
        let before = store.revision(&watched).expect("a game");
        let mut joined = store.join_people(&guest.id, &ada.id).expect("joined");
        joined.sort();
        let mut expected = vec![seat.clone(), watched.clone()];
        expected.sort();
        assert_eq!(joined, expected);
        assert!(store.revision(&watched).expect("a game") > before, "open pages notice");
        assert_eq!(store.seats(&seat).expect("seats")[&Seat(1)], "ada");
        assert_eq!(store.members(&watched), Ok(vec![watches(&ada)]));
        assert_eq!(store.person(&guest.id), Ok(None));
        assert_eq!(store.join_people(&ada.id, &PersonId::owner()), Ok(Vec::new()), "no guest");
        assert!(store.person(&ada.id).expect("read").is_some());
    });
}

#[test]
fn whoever_is_removed_leaves_nothing_to_sign_in_by() {
    with_each(|store| {
        let ada = person("ada", Rank::Member);
        store.keep_passkey(&passkey("a", &ada, 6), &ada).expect("kept");
        store.keep_identity(&address("ada@x.example", &ada), &ada).expect("kept");
        store.keep_recovery_codes(&ada.id, &["1".to_string()]).expect("kept");
        store.forget_person(&ada.id).expect("removed");
        assert_eq!(store.passkey("a"), Ok(None));
        assert_eq!(store.identity(Identity::MAIL, "ada@x.example"), Ok(None));
        assert_eq!(store.use_recovery_code("1"), Ok(None));
    });
}

#[test]
fn a_backup_that_is_put_back_revives_no_lost_passkey_and_loses_no_new_one() {
    let folder = Folder::new();
    let store = Store::open(folder.path()).expect("opens");
    let [ada, gone] = ["ada", "gone"].map(|name| person(name, Rank::Member));
    for (id, whose) in [("lost", &ada), ("old", &ada), ("gone", &gone)] {
        store.keep_passkey(&passkey(id, whose, 6), whose).expect("kept");
    }
    let copy = folder.path().join("copy.sqlite");
    store.backup(&copy).expect("a copy");
    let eve = person("eve", Rank::Member);
    store.keep_passkey(&passkey("new", &eve, 8), &eve).expect("kept");
    store.remove_passkey(&ada.id, "lost").expect("removed");
    store.forget_person(&gone.id).expect("removed");
    store.restore(&copy).expect("put back");
    assert_eq!(store.passkey("lost"), Ok(None));
    for id in ["old", "new", "gone"] {
        assert!(store.passkey(id).expect("read").is_some(), "{id}");
    }
    assert_eq!(store.person(&eve.id), Ok(Some(eve)));
}

#[test]
fn a_store_of_before_has_no_ways_in() {
    let folder = Folder::new();
    let store = Store::open(folder.path()).expect("opens");
    let file = Connection::open(store.file()).expect("the file opens");
    drop(store);
    file.execute_batch(crate::people::OWNED).expect("as it was");
    file.execute_batch(
        "DROP TABLE passkeys; DROP TABLE identities; DROP TABLE recovery;
         DROP TABLE program_tokens; DROP TABLE one_time; DROP TABLE admissions; DROP TABLE offers;
         DROP TABLE reports; DROP TABLE blocks; DROP TABLE acts; DROP TABLE clocks;
         DROP TABLE hours; PRAGMA user_version = 8;",
    )
    .expect("as it was");
    let store = Store::open(folder.path()).expect("opens");
    let ada = person("ada", Rank::Member);
    store.keep_passkey(&passkey("a", &ada, 6), &ada).expect("kept");
    assert_eq!(store.passkeys(&ada.id), Ok(vec![passkey("a", &ada, 6)]));
}
