//! `cargo xtask serve`: the page on a local port, with the headers that docs/embedding.md recommends.

use crate::{build, tools};
use anyhow::{Context, Result};
use axum::Router;
use axum::http::{HeaderName, HeaderValue, header};
use std::path::PathBuf;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

/// The page loads scripts, styles and data from its own host only; WebAssembly needs a permission of its own.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";

/// Builds the engine and serves the project's folder, or serves another one as it is, until interrupted.
pub fn serve(port: u16, open: bool, folder: Option<PathBuf>) -> Result<()> {
    if folder.is_none() {
        build::build(true)?;
    }
    let folder = folder.unwrap_or_else(tools::root);
    tokio::runtime::Runtime::new()?.block_on(listen(port, open, folder))
}

async fn listen(port: u16, open: bool, folder: PathBuf) -> Result<()> {
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", port))
        .await
        .with_context(|| format!("port {port} cannot be used; name another one with --port"))?;
    let address = format!("http://{}", listener.local_addr()?);
    println!("Starstep is at {address} (Ctrl+C ends)");
    if open {
        open_browser(&address);
    }
    let router = with_headers(Router::new().fallback_service(ServeDir::new(folder)));
    let stop = async {
        // Without a console there is nothing to wait for: the server then runs until it is ended from outside.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    axum::serve(listener, router).with_graceful_shutdown(stop).await?;
    Ok(())
}

fn with_headers(router: Router) -> Router {
    let headers: [(HeaderName, &'static str); 5] = [
        (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-cache"),
        // Other sites and sandboxed frames, which have no origin, may load the element.
        (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
    ];
    headers.into_iter().fold(router, |router, (name, value)| {
        router.layer(SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value)))
    })
}

/// Tries the usual ways. Where none works, the address stands in the terminal.
fn open_browser(address: &str) {
    let has_screen = std::env::var_os("DISPLAY").is_some() || std::env::var_os("WAYLAND_DISPLAY").is_some();
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(target_os = "windows") {
        ("cmd", &["/C", "start"])
    } else if has_screen {
        ("xdg-open", &[])
    } else {
        return;
    };
    let quiet = std::process::Stdio::null;
    let _ = std::process::Command::new(program).args(arguments).arg(address).stdout(quiet()).stderr(quiet()).spawn();
}
