//! Where a receiver listens: a TCP port, a Unix socket, or a socket that
//! systemd opened and passed on.
//!
//! A Unix socket is created with mode 0660: its group and the folder it is in
//! decide who may hand in mail. If its path is taken, the file there is removed
//! only if it is a socket that nobody listens on any more.

use super::smtp::Host;
use super::stream::Stream;
use listenfd::ListenFd;
use std::fmt;
use std::fs::{self, Permissions};
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::os::fd::{AsRawFd, RawFd};
use std::os::unix::fs::{FileTypeExt, MetadataExt, PermissionsExt};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// Its owner and its group may connect.
const MODE: u32 = 0o660;

/// A place to listen, as written in the configuration.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Listen {
    /// `127.0.0.1:2525`: an address and a port; port 0 is any free one.
    Tcp(SocketAddr),
    /// `unix:/run/monsoon/lmtp.sock`: a socket file.
    Unix(PathBuf),
    /// `systemd:NAME`: the socket of that name (`FileDescriptorName=`, or the
    /// name of the socket unit); `systemd`: the first one not yet taken.
    Systemd(Option<String>),
}

/// A text that is not a place to listen.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "«{0}» is not a place to listen; write an address and port like 127.0.0.1:2525, a socket file \
     like unix:/run/monsoon/lmtp.sock, or systemd:NAME"
)]
pub struct ListenError(String);

impl FromStr for Listen {
    type Err = ListenError;

    fn from_str(text: &str) -> Result<Self, ListenError> {
        let wrong = || ListenError(text.to_owned());
        if let Some(path) = text.strip_prefix("unix:") {
            // A path that ends like a folder has no file name.
            let named = Path::new(path).file_name().is_some() && !path.ends_with('/');
            return if named { Ok(Listen::Unix(path.into())) } else { Err(wrong()) };
        }
        match text.strip_prefix("systemd") {
            Some("") => return Ok(Listen::Systemd(None)),
            Some(rest) => {
                // sd_listen_fds_with_names(3) puts colons between the names.
                let name = rest.strip_prefix(':').unwrap_or_default();
                let good = !name.is_empty() && !name.contains(':');
                return if good { Ok(Listen::Systemd(Some(name.into()))) } else { Err(wrong()) };
            }
            None => {}
        }
        text.parse().map(Listen::Tcp).map_err(|_| wrong())
    }
}

impl fmt::Display for Listen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Listen::Tcp(address) => write!(f, "{address}"),
            Listen::Unix(path) => write!(f, "unix:{}", path.display()),
            Listen::Systemd(None) => f.write_str("systemd"),
            Listen::Systemd(Some(name)) => write!(f, "systemd:{name}"),
        }
    }
}

/// The sockets that systemd passed on (`sd_listen_fds(3)`), until they are
/// taken.
pub struct Handed {
    sockets: ListenFd,
    /// The names of those not taken yet.
    names: Vec<Option<String>>,
}

impl Handed {
    #[must_use]
    pub fn none() -> Self {
        Handed { sockets: ListenFd::empty(), names: Vec::new() }
    }

    /// The sockets that the environment describes, provided it means this
    /// process: `LISTEN_PID` must be ours. Call this once and before any thread
    /// is started, because it removes `LISTEN_PID` and `LISTEN_FDS` from the
    /// environment.
    ///
    /// Fails if the environment contradicts itself.
    pub fn from_environment() -> io::Result<Self> {
        // Checked first: names meant for another process need not match the
        // number of sockets, and that is not an error.
        if sd_notify::listen_fds()?.len() == 0 {
            return Ok(Handed::none());
        }
        let names = sd_notify::listen_fds_with_names()?.map(|(_, name)| Some(name)).collect();
        Ok(Handed { sockets: ListenFd::from_env(), names })
    }

    /// The names of the sockets that nobody has taken.
    #[must_use]
    pub fn left(&self) -> Vec<&str> {
        self.names.iter().flatten().map(String::as_str).collect()
    }

    fn take(&mut self, wanted: Option<&str>) -> io::Result<Socket> {
        let fits = |name: &Option<String>| {
            name.as_deref().is_some_and(|name| wanted.is_none_or(|wanted| wanted == name))
        };
        let missing = || {
            io::Error::new(
                io::ErrorKind::NotFound,
                "systemd passed on no such socket, or another receiver has it; see the \
                 FileDescriptorName= of the socket units",
            )
        };
        let index = self.names.iter().position(fits).ok_or_else(missing)?;
        let socket = match self.sockets.take_unix_listener(index) {
            Ok(socket) => socket.map(Socket::Unix),
            // Not a Unix socket; if it isn't a TCP one either, the second error
            // tells.
            Err(_) => self.sockets.take_tcp_listener(index)?.map(Socket::Tcp),
        };
        if let Some(name) = self.names.get_mut(index) {
            *name = None;
        }
        socket.ok_or_else(missing)
    }
}

#[derive(Debug)]
enum Socket {
    Tcp(TcpListener),
    Unix(UnixListener),
}

/// A socket that accepts connections.
#[derive(Debug)]
pub struct Listener {
    socket: Socket,
    /// A description of its place, for logs.
    place: String,
    /// The socket's file, if it is ours to remove.
    _file: Option<SocketFile>,
}

impl Listener {
    /// Starts to listen; connections wait until they are accepted.
    ///
    /// Fails if it can't listen there, or if systemd passed on no such socket.
    pub fn bind(listen: &Listen, handed: &mut Handed) -> io::Result<Self> {
        let (socket, file) = match listen {
            Listen::Tcp(address) => (Socket::Tcp(TcpListener::bind(address)?), None),
            Listen::Unix(path) => {
                let (socket, file) = bind_file(path)?;
                (Socket::Unix(socket), Some(file))
            }
            Listen::Systemd(name) => (handed.take(name.as_deref())?, None),
        };
        let address = match &socket {
            Socket::Tcp(socket) => {
                socket.set_nonblocking(true)?;
                Some(socket.local_addr()?)
            }
            Socket::Unix(socket) => {
                socket.set_nonblocking(true)?;
                None
            }
        };
        let place = match (listen, address) {
            (Listen::Systemd(_), Some(address)) => format!("{listen} ({address})"),
            (_, Some(address)) => address.to_string(),
            (_, None) => listen.to_string(),
        };
        Ok(Listener { socket, place, _file: file })
    }

    /// A description of its place: the address and port, the socket file, or
    /// the systemd socket.
    #[must_use]
    pub fn place(&self) -> &str {
        &self.place
    }

    /// The address and port, if it has one.
    #[must_use]
    pub fn local_addr(&self) -> Option<SocketAddr> {
        match &self.socket {
            Socket::Tcp(socket) => socket.local_addr().ok(),
            Socket::Unix(_) => None,
        }
    }

    /// The next connection and its host; `WouldBlock` if there is none.
    pub(super) fn accept(&self) -> io::Result<(Stream, Host)> {
        match &self.socket {
            Socket::Tcp(socket) => {
                socket.accept().map(|(stream, peer)| (Stream::Tcp(stream), Host::of(peer.ip())))
            }
            Socket::Unix(socket) => {
                socket.accept().map(|(stream, _)| (Stream::Unix(stream), Host::Local))
            }
        }
    }

    /// Its file descriptor, for polling.
    pub(super) fn handle(&self) -> RawFd {
        match &self.socket {
            Socket::Tcp(socket) => socket.as_raw_fd(),
            Socket::Unix(socket) => socket.as_raw_fd(),
        }
    }
}

/// A socket's file. It is removed along with the listener, unless another file
/// has replaced it.
#[derive(Debug)]
struct SocketFile {
    path: PathBuf,
    /// Device and inode.
    identity: (u64, u64),
}

fn bind_file(path: &Path) -> io::Result<(UnixListener, SocketFile)> {
    remove_stale(path)?;
    let socket = UnixListener::bind(path)?;
    fs::set_permissions(path, Permissions::from_mode(MODE))?;
    let about = fs::symlink_metadata(path)?;
    let identity = (about.dev(), about.ino());
    Ok((socket, SocketFile { path: path.to_owned(), identity }))
}

/// Removes what a killed listener left behind, and nothing else.
fn remove_stale(path: &Path) -> io::Result<()> {
    let about = match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        other => other?,
    };
    let in_the_way = |what| Err(io::Error::new(io::ErrorKind::AddrInUse, what));
    if !about.file_type().is_socket() {
        return in_the_way("something that is not a socket is there; move it away");
    }
    match UnixStream::connect(path) {
        Ok(_) => in_the_way("another program is listening there"),
        Err(error) if error.kind() == io::ErrorKind::ConnectionRefused => fs::remove_file(path),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

impl Drop for SocketFile {
    fn drop(&mut self) {
        let ours = fs::symlink_metadata(&self.path)
            .is_ok_and(|about| (about.dev(), about.ino()) == self.identity);
        if ours {
            // If it stays, the next listener will find it stale.
            let _ = fs::remove_file(&self.path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_and_written() {
        for (text, expected) in [
            ("127.0.0.1:2525", Listen::Tcp("127.0.0.1:2525".parse().unwrap())),
            ("[::1]:24", Listen::Tcp("[::1]:24".parse().unwrap())),
            ("unix:/run/m/l.sock", Listen::Unix("/run/m/l.sock".into())),
            ("unix:l.sock", Listen::Unix("l.sock".into())),
            ("systemd", Listen::Systemd(None)),
            ("systemd:monsoon-lmtp.socket", Listen::Systemd(Some("monsoon-lmtp.socket".into()))),
        ] {
            assert_eq!(text.parse::<Listen>().unwrap(), expected);
            assert_eq!(expected.to_string(), text);
        }
        for text in [
            "",
            "here",
            "localhost:24",
            "127.0.0.1",
            "unix:",
            "unix:/",
            "unix:/run/",
            "unix:..",
            "systemd:",
            "systemdx",
            "systemd:a:b",
            "/run/lmtp.sock",
        ] {
            let error = text.parse::<Listen>().unwrap_err().to_string();
            assert!(error.contains(text) && error.contains("127.0.0.1:2525"), "{error}");
        }
    }

    fn listen(path: &Path) -> io::Result<Listener> {
        Listener::bind(&Listen::Unix(path.to_owned()), &mut Handed::none())
    }

    #[test]
    fn a_socket_file_comes_and_goes_with_its_listener() {
        let room = tempfile::tempdir().unwrap();
        let path = room.path().join("s");
        let listener = listen(&path).unwrap();
        assert_eq!(fs::metadata(&path).unwrap().mode() & 0o777, 0o660);
        assert_eq!(listener.place(), format!("unix:{}", path.display()));
        assert!(listener.local_addr().is_none());
        drop(listener);
        assert!(!path.exists());
        assert!(listen(&room.path().join("no/such/folder")).is_err());
    }

    #[test]
    fn only_a_stale_socket_makes_room() {
        let room = tempfile::tempdir().unwrap();
        let path = room.path().join("s");
        // As left behind by a killed listener: std does not remove it.
        drop(UnixListener::bind(&path).unwrap());
        let first = listen(&path).unwrap();
        assert_eq!(listen(&path).unwrap_err().kind(), io::ErrorKind::AddrInUse);
        assert!(UnixStream::connect(&path).is_ok(), "the first one is still there");
        // Another listener took over the path, and the end of the first must
        // not remove its file.
        fs::remove_file(&path).unwrap();
        let second = listen(&path).unwrap();
        drop(first);
        assert!(path.exists());
        drop(second);
        for what in ["a file", "a link"] {
            match what {
                "a file" => fs::write(&path, "precious").unwrap(),
                _ => std::os::unix::fs::symlink("/etc/hostname", &path).unwrap(),
            }
            assert_eq!(listen(&path).unwrap_err().kind(), io::ErrorKind::AddrInUse, "{what}");
            assert!(fs::symlink_metadata(&path).is_ok(), "{what} is gone");
            fs::remove_file(&path).unwrap();
        }
    }

    #[test]
    fn what_systemd_did_not_hand_over_cannot_be_taken() {
        for listen in [Listen::Systemd(None), Listen::Systemd(Some("lmtp".into()))] {
            let error = Listener::bind(&listen, &mut Handed::none()).unwrap_err();
            assert_eq!(error.kind(), io::ErrorKind::NotFound);
        }
    }
}
