//! What the server answers, byte by byte over a raw connection: a client library would correct the requests made here.

use super::router;
use crate::serve;
use std::fs;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

/// A folder that looks like the project's, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("starstep-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let files = [
            "project/index.html",
            "project/embed.html",
            "project/www/main.js",
            "project/www/a b.js",
            "project/www/.hidden",
            "project/examples/html/index.html",
            "project/examples/vite/node_modules/secret.js",
            "project/.git/config",
            "project/Cargo.toml",
            "project/dist/index.html",
            "project/dist/.secret/key",
            "outside/secret.txt",
        ];
        for file in files {
            let file = folder.join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(&file, format!("content of {}", file.file_name().unwrap().display())).unwrap();
        }
        Self(folder)
    }

    fn project(&self) -> PathBuf {
        self.0.join("project")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A server on its own port, which ends when `stop` is sent or dropped.
struct Server {
    address: SocketAddr,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    running: Option<tokio::task::JoinHandle<anyhow::Result<()>>>,
    runtime: Runtime,
}

impl Server {
    fn start(folder: &Path, project: &Path) -> Self {
        let runtime = Runtime::new().unwrap();
        let listener = runtime.block_on(TcpListener::bind(("127.0.0.1", 0))).unwrap();
        let address = listener.local_addr().unwrap();
        let router = router(folder, address.port(), project).unwrap();
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let stopped = async move {
            let _ = stopped.await;
        };
        let running = runtime.spawn(serve::answer(listener, router, stopped));
        Self { address, stop: Some(stop), running: Some(running), runtime }
    }

    /// The status and the whole answer to a request sent as is.
    fn send(&self, request: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
        (status.unwrap_or_else(|| panic!("no status in {answer:?}")), answer)
    }

    fn get_as(&self, path: &str, host: &str) -> u16 {
        self.send(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")).0
    }

    fn get(&self, path: &str) -> u16 {
        self.get_as(path, &self.address.to_string())
    }
}

#[test]
fn only_the_page_is_served_from_the_project() {
    let folder = Folder::new("page");
    let server = Server::start(&folder.project(), &folder.project());
    for path in ["/", "/index.html?lang=en", "/embed.html", "/www/main.js", "/www/a%20b.js", "/examples/html/"] {
        assert_eq!(server.get(path), 200, "{path}");
    }
    assert_eq!(server.get("/examples/html"), 307);
    let refused = [
        "/.git/config",
        "/%2egit/config",
        "/www/.hidden",
        "/www/../.git/config",
        "/www/%2e%2e/.git/config",
        "/www/..%2f.git/config",
        "/www%5c..%5c.git%5cconfig",
        "/Cargo.toml",
        "/dist/index.html",
        "/examples/vite/node_modules/secret.js",
        "/../outside/secret.txt",
        "/%2e%2e/outside/secret.txt",
        "//etc/passwd",
        "//www",
        "/www",
        "/www/",
        "/www/main.js/",
        "/www/main.js%00",
        "/www/%ff",
        "/nowhere.js",
    ];
    for path in refused {
        assert_eq!(server.get(path), 404, "{path}");
    }
}

#[test]
fn the_page_for_frames_names_its_host_because_a_sandboxed_one_has_no_self() {
    let folder = Folder::new("frame");
    let server = Server::start(&folder.project(), &folder.project());
    let policy_of = |path: &str| {
        let (_, answer) =
            server.send(&format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.address));
        let policies: Vec<&str> =
            answer.lines().filter_map(|line| line.strip_prefix("content-security-policy: ")).collect();
        assert_eq!(policies.len(), 1, "{answer}");
        policies[0].to_owned()
    };
    let (page, frame) = (policy_of("/index.html"), policy_of("/embed.html?controls=basic"));
    assert!(page.contains("script-src 'self' 'wasm-unsafe-eval'"), "{page}");
    assert_eq!(frame, page.replace("'self'", &format!("http://{}", server.address)));
}

#[test]
fn everything_but_hidden_files_is_served_from_another_folder() {
    let folder = Folder::new("dist");
    let server = Server::start(&folder.project().join("dist"), &folder.project());
    assert_eq!(server.get("/"), 200);
    assert_eq!(server.get("/.secret/key"), 404);
    assert_eq!(server.get("/../index.html"), 404);
}

#[cfg(unix)]
#[test]
fn links_lead_to_what_is_served_or_nowhere() {
    use std::os::unix::fs::symlink;
    let folder = Folder::new("links");
    let www = folder.project().join("www");
    symlink("main.js", www.join("inside.js")).unwrap();
    symlink(folder.0.join("outside"), www.join("outside")).unwrap();
    symlink(folder.0.join("outside/secret.txt"), www.join("secret.js")).unwrap();
    symlink("../.git", www.join("git")).unwrap();
    symlink("../Cargo.toml", www.join("manifest")).unwrap();
    fs::create_dir(www.join("folder")).unwrap();
    symlink(folder.0.join("outside/secret.txt"), www.join("folder/index.html")).unwrap();
    let server = Server::start(&folder.project(), &folder.project());
    assert_eq!(server.get("/www/inside.js"), 200);
    for path in ["/www/outside/secret.txt", "/www/secret.js", "/www/git/config", "/www/manifest", "/www/folder/"] {
        assert_eq!(server.get(path), 404, "{path}");
    }
}

#[test]
fn long_paths_are_refused_and_not_tried() {
    let folder = Folder::new("long");
    let server = Server::start(&folder.project(), &folder.project());
    assert_eq!(server.get(&format!("/www/{}", "a".repeat(8000))), 414);
    assert_eq!(server.get(&format!("/www/{}", "a".repeat(1900))), 404);
    assert_eq!(server.get(&format!("/www/{}", "a/".repeat(900))), 404);
}

#[test]
fn requests_under_another_name_get_nothing() {
    let folder = Folder::new("hosts");
    let server = Server::start(&folder.project(), &folder.project());
    let port = server.address.port();
    for host in ["127.0.0.1", "localhost", "LocalHost", "[::1]"] {
        assert_eq!(server.get_as("/", &format!("{host}:{port}")), 200, "{host}");
    }
    let others = ["", "localhost", "example.org", "127.0.0.1.example.org", "localhost.example.org", "127.0.0.1:1"];
    for host in
        others.into_iter().map(String::from).chain([format!("example.org:{port}"), format!("x@localhost:{port}")])
    {
        assert_eq!(server.get_as("/", &host), 421, "{host}");
    }
    let own = format!("Host: localhost:{port}\r\n");
    for request in [
        "GET / HTTP/1.0\r\n\r\n".to_owned(),
        format!("GET / HTTP/1.1\r\n{own}Host: example.org\r\nConnection: close\r\n\r\n"),
        format!("GET http://example.org:{port}/ HTTP/1.1\r\n{own}Connection: close\r\n\r\n"),
    ] {
        assert_eq!(server.send(&request).0, 421, "{request}");
    }
}

#[test]
fn every_answer_has_the_headers_of_the_docs() {
    let folder = Folder::new("headers");
    let server = Server::start(&folder.project(), &folder.project());
    let docs = include_str!("../../../docs/embedding.md");
    for (path, host) in [("/", server.address.to_string()), ("/nowhere", "x".to_owned())] {
        let (_, answer) = server.send(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"));
        let policy = answer.lines().find_map(|line| line.strip_prefix("content-security-policy: ")).unwrap();
        assert!(docs.contains(policy), "{policy}");
        for header in ["x-content-type-options: nosniff", "referrer-policy: no-referrer", "cache-control: no-cache"] {
            assert!(answer.contains(header), "{answer}");
        }
    }
}

#[test]
fn the_server_ends_even_with_clients_connected() {
    let folder = Folder::new("end");
    let mut server = Server::start(&folder.project(), &folder.project());
    let mut half = TcpStream::connect(server.address).unwrap();
    half.write_all(b"GET / HTTP/1.1\r\nHost: loc").unwrap();
    let _idle = TcpStream::connect(server.address).unwrap();
    // Only now is it certain that the server has accepted the first two.
    assert_eq!(server.get("/"), 200);
    let begin = Instant::now();
    server.stop.take().unwrap().send(()).unwrap();
    let running = server.running.take().unwrap();
    let ended = server.runtime.block_on(async { tokio::time::timeout(Duration::from_secs(10), running).await });
    ended.expect("the server has not ended").unwrap().unwrap();
    assert!(begin.elapsed() < Duration::from_secs(3), "{:?}", begin.elapsed());
}
