//! `cargo xtask serve`: the page on a local port.

use crate::{build, site, tools};
use anyhow::{Context, Result};
use axum::Router;
use std::future::{Future, IntoFuture};
use std::path::PathBuf;
use std::time::Duration;
use tokio::net::TcpListener;

/// How long pending answers may take when the server is shutting down.
const PATIENCE: Duration = Duration::from_secs(1);

/// Builds the engine and serves the project's folder, or serves another one without building, until interrupted.
pub fn serve(port: u16, open: bool, folder: Option<PathBuf>) -> Result<()> {
    if folder.is_none() {
        build::build(build::How::Optimized)?;
    }
    let folder = folder.unwrap_or_else(tools::root);
    let runtime = tokio::runtime::Runtime::new()?;
    let result = runtime.block_on(listen(port, open, folder));
    runtime.shutdown_timeout(PATIENCE);
    result
}

async fn listen(port: u16, open: bool, folder: PathBuf) -> Result<()> {
    let listener = TcpListener::bind(("127.0.0.1", port))
        .await
        .with_context(|| format!("port {port} cannot be used; name another one with --port"))?;
    let address = listener.local_addr()?;
    let router = site::router(&folder, address.port(), &tools::root())?;
    println!("Starstep is at http://{address} (Ctrl+C ends)");
    if open {
        open_browser(&format!("http://{address}"));
    }
    answer(listener, router, interrupted()).await
}

async fn interrupted() {
    // Without a console there is nothing to wait for: the server then runs until it is stopped from outside.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Answers until told to stop. It does not wait long for clients that have sent half a request or have stopped reading.
pub async fn answer(
    listener: TcpListener,
    router: Router,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<()> {
    let (stopped, is_stopped) = tokio::sync::oneshot::channel();
    let stop = async move {
        stop.await;
        // Nobody is listening if the server has ended by itself.
        let _ = stopped.send(());
    };
    let patience = async move {
        let _ = is_stopped.await;
        tokio::time::sleep(PATIENCE).await;
    };
    tokio::select! {
        result = axum::serve(listener, router).with_graceful_shutdown(stop).into_future() => Ok(result?),
        () = patience => Ok(()),
    }
}

/// Tries the usual ways. If none works, the address is in the terminal.
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
