//! What `cargo xtask serve` serves, and to whom: the page's files, to requests that call this machine by its own names.

use anyhow::{Context, Result};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::Response;
use percent_encoding::percent_decode_str;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

/// The page loads scripts, styles and data from its own host only; WebAssembly needs a separate permission.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";
/// What belongs to the page in the project's folder. The rest (the repository, the build, installed npm packages) is
/// not served.
const OPEN: [&str; 4] = ["index.html", "embed.html", "www", "examples"];
/// The page that other sites put into frames.
const FRAME: &str = "/embed.html";
/// The longest path that is looked up, in bytes as sent. Some systems allow none longer than 4096.
const LONGEST_PATH: usize = 2000;

type Refusal = (StatusCode, &'static str);
const NOT_FOUND: Refusal = (StatusCode::NOT_FOUND, "There is no such file here.");

/// Serves the files of a folder to requests for this machine on a port.
pub fn router(folder: &Path, port: u16, project: &Path) -> Result<Router> {
    let canonical = |path: &Path| path.canonicalize().with_context(|| format!("{} cannot be read", path.display()));
    let folder = canonical(folder)?;
    let is_project = folder == canonical(project)?;
    let files = ServeDir::new(&folder);
    let guarded = middleware::from_fn_with_state(Arc::new(Site { folder, port, is_project }), guard);
    Ok(with_headers(Router::new().fallback_service(files).layer(guarded)))
}

fn with_headers(router: Router) -> Router {
    let headers: [(HeaderName, &'static str); 5] = [
        (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-cache"),
        // Other sites, and sandboxed frames, which have no origin, may load the element.
        (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
    ];
    headers.into_iter().fold(router, |router, (name, value)| {
        router.layer(SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value)))
    })
}

async fn guard(State(site): State<Arc<Site>>, request: Request, next: Next) -> Result<Response, Refusal> {
    if !site.is_asked(&request) {
        return Err((StatusCode::MISDIRECTED_REQUEST, "Ask 127.0.0.1 or localhost, with the port."));
    }
    site.check(request.uri())?;
    // In a frame without an origin 'self' matches nothing in some browsers, so the policy names the host there.
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let own = host.filter(|_| request.uri().path() == FRAME).map(|host| format!("http://{host}"));
    let mut response = next.run(request).await;
    if let Some(own) = own
        && let Ok(policy) = HeaderValue::from_str(&CONTENT_SECURITY_POLICY.replace("'self'", &own))
    {
        response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    Ok(response)
}

struct Site {
    /// The folder, with links in its path resolved.
    folder: PathBuf,
    port: u16,
    /// Whether the folder is the project's own, where only the page is served.
    is_project: bool,
}

impl Site {
    /// Whether a request names this machine and nobody else. Somebody else's site can make its name lead here ("DNS
    /// rebinding"), and could then read what is served as its own.
    fn is_asked(&self, request: &Request) -> bool {
        let mut hosts = request.headers().get_all(header::HOST).iter();
        let (Some(host), None) = (hosts.next(), hosts.next()) else { return false };
        let named = request.uri().authority().map(Authority::as_str);
        host.to_str().is_ok_and(|host| self.is_own(host)) && named.is_none_or(|host| self.is_own(host))
    }

    fn is_own(&self, host: &str) -> bool {
        ["127.0.0.1", "localhost", "[::1]"].iter().any(|name| {
            let is_default = self.port == 80 && host.eq_ignore_ascii_case(name);
            is_default || host.eq_ignore_ascii_case(&format!("{name}:{}", self.port))
        })
    }

    /// Refuses everything except files that are in the folder and served from it, links resolved.
    fn check(&self, uri: &Uri) -> Result<(), Refusal> {
        if uri.path().len() > LONGEST_PATH {
            return Err((StatusCode::URI_TOO_LONG, "The path is too long."));
        }
        let path = percent_decode_str(uri.path()).decode_utf8().map_err(|_| NOT_FOUND)?;
        let relative = path.strip_prefix('/').ok_or(NOT_FOUND)?;
        // A path that begins with two slashes would be redirected to another host.
        let is_plain = !relative.starts_with('/') && !relative.contains(['\\', '\0']);
        let mut file = self.folder.join(relative);
        if file.is_dir() {
            file.push("index.html");
        }
        let file = file.canonicalize().map_err(|_| NOT_FOUND)?;
        let inside = file.strip_prefix(&self.folder).map_err(|_| NOT_FOUND)?;
        // A directory, a device or a pipe has no answer, or would never finish one.
        let is_served = is_plain && self.serves(Path::new(relative)) && self.serves(inside) && file.is_file();
        if is_served { Ok(()) } else { Err(NOT_FOUND) }
    }

    /// Whether a path below the folder is served. The empty path is the page's.
    fn serves(&self, path: &Path) -> bool {
        let mut names = path.components().map(|component| match component {
            Component::Normal(name) => name.to_str(),
            _ => None,
        });
        if self.is_project && !path.as_os_str().is_empty() {
            let first = names.next().flatten();
            if !first.is_some_and(|name| OPEN.contains(&name)) {
                return false;
            }
        }
        names.all(|name| name.is_some_and(|name| !name.starts_with('.') && name != "node_modules"))
    }
}

#[cfg(test)]
mod tests;
