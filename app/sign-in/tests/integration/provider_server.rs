//! A provider of OpenID Connect with a key of its own: discovery, key set, token and user info
//! endpoints, codes that work once, PKCE.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

use data_encoding::{BASE64, BASE64URL_NOPAD};
use openidconnect::core::{
    CoreEdDsaPrivateSigningKey, CoreIdToken, CoreIdTokenClaims, CoreJwsSigningAlgorithm,
};
use openidconnect::{AccessToken, JsonWebKeyId, PrivateSigningKey as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// How a provider misbehaves.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) enum Fault {
    #[default]
    None,
    /// Another nonce than the one asked with.
    Nonce,
    /// A token for another service.
    Audience,
    /// A token that is over.
    Over,
    /// A key that is not in its key set.
    Key,
    /// A token of another provider.
    Issuer,
}

/// What was asked of the provider for one code.
struct Asked {
    challenge: String,
    nonce: String,
    back: String,
}

#[derive(Default)]
struct State {
    codes: BTreeMap<String, Asked>,
    fault: Fault,
    count: usize,
}

/// A provider.
pub(crate) struct ProviderServer {
    pub(crate) issuer: String,
    state: Arc<Mutex<State>>,
}

impl ProviderServer {
    pub(crate) fn start() -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a free port");
        let issuer = format!("http://{}", listener.local_addr().expect("an address"));
        let state = Arc::new(Mutex::new(State::default()));
        let (shared, own) = (Arc::clone(&state), issuer.clone());
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                // Whoever hangs up is served no longer.
                let _ = serve(stream, &own, &shared);
            }
        });
        ProviderServer { issuer, state }
    }

    pub(crate) fn misbehaves(&self, fault: Fault) {
        self.state.lock().expect("whole").fault = fault;
    }

    /// A person signs in at the provider where a service has sent the browser. Returns where the
    /// provider sends it back to.
    pub(crate) fn lets_in(&self, address: &str) -> String {
        let address = url::Url::parse(address).expect("an address");
        let asked: BTreeMap<String, String> = address.query_pairs().into_owned().collect();
        assert_eq!(address.path(), "/authorize");
        assert_eq!(asked["response_type"], "code");
        assert_eq!(asked["code_challenge_method"], "S256");
        assert_eq!(asked["client_id"], "soloist");
        assert!(asked["scope"].contains("openid"), "{asked:?}");
        let mut state = self.state.lock().expect("whole");
        state.count += 1;
        let code = format!("code-{}", state.count);
        let back = asked["redirect_uri"].clone();
        let sent = form_urlencoded::Serializer::new(String::new())
            .append_pair("code", &code)
            .append_pair("state", &asked["state"])
            .finish();
        let challenge = asked["code_challenge"].clone();
        let kept = Asked { challenge, nonce: asked["nonce"].clone(), back: back.clone() };
        state.codes.insert(code, kept);
        format!("{back}?{sent}")
    }
}

/// The key of a seed.
fn key(seed: u8) -> CoreEdDsaPrivateSigningKey {
    let mut der = vec![0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20];
    der.extend([seed; 32]);
    let text = BASE64.encode(&der);
    let pem = format!("-----BEGIN PRIVATE KEY-----\n{text}\n-----END PRIVATE KEY-----\n");
    let id = JsonWebKeyId::new("key".to_string());
    CoreEdDsaPrivateSigningKey::from_ed25519_pem(&pem, Some(id)).expect("a key")
}

fn serve(stream: TcpStream, issuer: &str, state: &Mutex<State>) -> std::io::Result<()> {
    let mut out = stream.try_clone()?;
    let mut reader = BufReader::new(stream);
    let (mut first, mut length, mut line) = (String::new(), 0, String::new());
    reader.read_line(&mut first)?;
    let mut authorization = String::new();
    while reader.read_line(&mut line)? > 2 {
        let (name, value) = line.split_once(':').unwrap_or_default();
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.trim().parse().unwrap_or(0),
            "authorization" => authorization = value.trim().to_string(),
            _ => {}
        }
        line.clear();
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    let path = first.split(' ').nth(1).unwrap_or_default();
    let answer = answer(path, (&body, &authorization), issuer, &mut state.lock().expect("whole"));
    let (status, body) = match answer {
        Some(answer) => ("200 OK", answer.to_string()),
        None => ("400 Bad Request", json!({ "error": "invalid_grant" }).to_string()),
    };
    let length = body.len();
    write!(
        out,
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\
         connection: close\r\n\r\n{body}"
    )
}

fn answer(
    path: &str,
    (body, authorization): (&[u8], &str),
    issuer: &str,
    state: &mut State,
) -> Option<Value> {
    match path {
        "/.well-known/openid-configuration" => Some(json!({
            "issuer": issuer,
            "authorization_endpoint": format!("{issuer}/authorize"),
            "token_endpoint": format!("{issuer}/token"),
            "userinfo_endpoint": format!("{issuer}/userinfo"),
            "jwks_uri": format!("{issuer}/keys"),
            "response_types_supported": ["code"],
            "subject_types_supported": ["public"],
            "id_token_signing_alg_values_supported": ["EdDSA"],
        })),
        "/keys" => Some(json!({ "keys": [key(7).as_verification_key()] })),
        "/token" => token(body, authorization, issuer, state),
        "/userinfo" if authorization == "Bearer access" => {
            Some(json!({ "sub": "4711", "preferred_username": "Ada", "email": "ada@x.example" }))
        }
        _ => None,
    }
}

/// Exchanges a code for tokens, if the verifier fits its challenge.
fn token(body: &[u8], authorization: &str, issuer: &str, state: &mut State) -> Option<Value> {
    let form: BTreeMap<String, String> = form_urlencoded::parse(body).into_owned().collect();
    let secret = format!("Basic {}", BASE64.encode(b"soloist:secret"));
    let asked = state.codes.remove(form.get("code")?)?;
    let verifier = Sha256::digest(form.get("code_verifier")?.as_bytes());
    let is_right = authorization == secret
        && BASE64URL_NOPAD.encode(&verifier) == asked.challenge
        && *form.get("redirect_uri")? == asked.back;
    if !is_right {
        return None;
    }
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).ok()?.as_secs();
    let fault = state.fault;
    let either = |wrong: Fault, one: &str, right: &str| {
        if fault == wrong { one.to_string() } else { right.to_string() }
    };
    let claims = json!({
        "iss": either(Fault::Issuer, "https://evil.example", issuer),
        "sub": "4711",
        "aud": [either(Fault::Audience, "another", "soloist")],
        "exp": if fault == Fault::Over { now - 3600 } else { now + 300 },
        "iat": now - 3600,
        "nonce": either(Fault::Nonce, "another", &asked.nonce),
    });
    let claims: CoreIdTokenClaims = serde_json::from_value(claims).ok()?;
    let access = AccessToken::new("access".to_string());
    let key = key(if fault == Fault::Key { 8 } else { 7 });
    let algorithm = CoreJwsSigningAlgorithm::EdDsa;
    let token = CoreIdToken::new(claims, &key, algorithm, Some(&access), None).ok()?;
    Some(json!({ "access_token": "access", "token_type": "Bearer", "id_token": token }))
}
