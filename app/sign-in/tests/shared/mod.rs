//! A service with signing in, as a host program puts it together.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use http::header::COOKIE;
use http::{HeaderMap, Request};
use play::Catalog;
use service::{
    AtOnce, Caller, CredentialStore, DeviceId, NewToken, Person, PersonId, PublicHost, Rank,
    Response, Service, add_security_headers, cookie,
};
use sha2::{Digest as _, Sha256};
use sign_in::{Config, SignIn};
use store::Store;

/// The cookie of a session.
const SESSION: &str = "session";

static COUNT: AtomicUsize = AtomicUsize::new(0);

/// A service with signing in, and its store in a folder of its own.
pub(crate) struct Hosted {
    folder: PathBuf,
    pub(crate) service: Service,
    pub(crate) sign_in: SignIn,
}

impl Hosted {
    /// A service with this configuration, as the host's file would have it.
    pub(crate) fn new(config: serde_json::Value) -> Self {
        let config: Config = serde_json::from_value(config).expect("a configuration");
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("soloist-sign-in-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&folder);
        let store = Store::open(&folder).expect("a store");
        let service = Service::new(Catalog::of(Vec::new()), store, AtOnce).for_people();
        let service = service.hosted_by(Host);
        let sign_in = SignIn::new(config).expect("ways in");
        Hosted { folder, service, sign_in }
    }

    pub(crate) fn store(&self) -> &dyn CredentialStore {
        self.service.credentials()
    }

    /// The folder of the store.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Answers a request as a host program does.
    pub(crate) fn answer(&self, mut request: Request<Vec<u8>>) -> Response {
        let program = self.sign_in.program(&self.service, request.headers()).expect("read");
        let device = device(&self.service, request.headers()).filter(|_| program.is_none());
        request.extensions_mut().insert(Caller { device, is_owner: false });
        if let Some(program) = program {
            request.extensions_mut().insert(program);
        }
        let answered = self.sign_in.handle(&self.service, &request);
        let mut response = answered.unwrap_or_else(|| self.service.handle(&request));
        add_security_headers(response.headers_mut());
        response
    }

    /// Stores a person, and returns the cookie of a session of his.
    pub(crate) fn arrives(&self, name: &str, rank: Rank) -> String {
        let person = Person { id: PersonId(name.into()), name: name.into(), rank, since: 5 };
        self.store().keep_person(&person).expect("kept");
        let secret = format!("secret of {name}").replace(' ', "-");
        self.service.sign_in(person.id, &hash(&secret), "A browser").expect("signed in");
        format!("{SESSION}={secret}")
    }

    /// Who is signed in with these cookies.
    pub(crate) fn who(&self, cookies: &str) -> Option<Person> {
        let headers = HeaderMap::from_iter([(COOKIE, cookies.parse().expect("text"))]);
        self.service.person_at(&device(&self.service, &headers)?).expect("read")
    }
}

/// A host program in which names look alike that differ by capitals and spaces alone.
struct Host;

impl PublicHost for Host {
    fn origin(&self) -> &'static str {
        "https://games.example"
    }

    fn operator(&self) -> &'static str {
        ""
    }

    fn new_token(&self) -> Option<NewToken> {
        let text = COUNT.fetch_add(1, Ordering::Relaxed).to_string();
        Some(NewToken { hash: hash(&text), text })
    }

    fn hash(&self, token: &str) -> String {
        hash(token)
    }

    fn cookie_name(&self, name: &str) -> String {
        name.to_string()
    }

    fn cookie(&self, name: &str, value: &str, seconds: u32) -> String {
        format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}")
    }

    fn device_name(&self, _: &HeaderMap) -> String {
        "A browser".to_string()
    }

    fn skeleton(&self, name: &str) -> String {
        name.split_whitespace().collect::<String>().to_lowercase()
    }
}

impl Drop for Hosted {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn hash(secret: &str) -> String {
    Sha256::digest(secret.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The device that the cookies of a request name.
fn device(service: &Service, headers: &HeaderMap) -> Option<DeviceId> {
    service.device(&hash(cookie(headers, SESSION)?))
}
