//! What the log says about a request: its method and its route, and never its address, in which a token may stand.

use axum::extract::{MatchedPath, Request};
use tower_http::classify::{ServerErrorsAsFailures, SharedClassifier};
use tower_http::trace::{
    DefaultOnBodyChunk, DefaultOnEos, DefaultOnRequest, DefaultOnResponse, TraceLayer,
};
use tracing::Span;

/// The layer that logs requests, at the level of debugging. What fails is logged where it does, once in a while.
pub(crate) type Layer = TraceLayer<
    SharedClassifier<ServerErrorsAsFailures>,
    fn(&Request) -> Span,
    DefaultOnRequest,
    DefaultOnResponse,
    DefaultOnBodyChunk,
    DefaultOnEos,
    (),
>;

/// Logs requests without anything that opens a seat.
pub(crate) fn layer() -> Layer {
    TraceLayer::new_for_http().make_span_with(span as fn(&Request) -> Span).on_failure(())
}

fn span(request: &Request) -> Span {
    let route = request.extensions().get::<MatchedPath>().map_or("nowhere", MatchedPath::as_str);
    tracing::debug_span!("request", method = %request.method(), route)
}
