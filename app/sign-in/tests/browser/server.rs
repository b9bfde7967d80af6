//! The service on a port of this machine.

use std::convert::Infallible;
use std::sync::Arc;

use http::{Request, Response};
use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use serde_json::json;
use tokio::net::TcpListener;

use crate::shared::Hosted;

/// Starts a service to which anybody may come, at `http://localhost`, where browsers allow passkeys
/// without encryption. Returns it with its address.
pub(crate) async fn start() -> (Arc<Hosted>, String) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a free port");
    let port = listener.local_addr().expect("an address").port();
    let address = format!("http://localhost:{port}");
    let hosted = Arc::new(Hosted::new(json!({ "public-url": address, "joining": "anybody" })));
    let shared = Arc::clone(&hosted);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let hosted = Arc::clone(&shared);
            let answer = service_fn(move |request| answer(Arc::clone(&hosted), request));
            tokio::spawn(http1::Builder::new().serve_connection(TokioIo::new(stream), answer));
        }
    });
    (hosted, address)
}

async fn answer(
    hosted: Arc<Hosted>,
    request: Request<Incoming>,
) -> Result<Response<Full<Bytes>>, Infallible> {
    let (head, body) = request.into_parts();
    let body = body.collect().await.map(|body| body.to_bytes().to_vec()).unwrap_or_default();
    let request = Request::from_parts(head, body);
    let answered = tokio::task::spawn_blocking(move || hosted.answer(request)).await;
    let answered = answered.expect("an answer");
    Ok(answered.map(|body| Full::new(Bytes::from(body))))
}
