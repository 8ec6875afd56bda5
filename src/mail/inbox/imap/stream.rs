//! The connection: resolve the name, connect, encrypt.
//!
//! Nothing here blocks for longer than a tick without checking whether to stop.

use super::aside::{TICK, aside};
use super::{fault::Fault, settings::Settings};
use rustls::pki_types::{CertificateDer, ServerName, pem::PemObject};
use rustls::{CertificateError, ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use std::io::{self, ErrorKind, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How many addresses of one name to try.
const ADDRESSES: usize = 8;

/// How long to wait for one address to accept the connection.
const KNOCK: Duration = Duration::from_secs(15);

/// How long resolving the name and trying all addresses may take.
const KNOCKS: Duration = Duration::from_mins(2);

pub(super) enum Stream {
    Plain(TcpStream),
    Tls(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl Read for Stream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Stream::Plain(stream) => stream.read(buffer),
            Stream::Tls(stream) => stream.read(buffer),
        }
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Stream::Plain(stream) => stream.write(bytes),
            Stream::Tls(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Stream::Plain(stream) => stream.flush(),
            Stream::Tls(stream) => stream.flush(),
        }
    }
}

/// Whether this error only means that a tick is over.
pub(super) fn is_tick(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted)
}

/// Connects to the server, without encryption so far.
pub(super) fn reach(settings: &Settings, stop: &AtomicBool) -> Result<TcpStream, Fault> {
    let (host, port) = (settings.host.clone(), settings.port);
    let what = format!("connecting to {host}");
    let stream = aside(&what, KNOCKS, stop, move || knock(&host, port))??;
    let prepared = stream
        .set_read_timeout(Some(TICK))
        .and_then(|()| stream.set_write_timeout(Some(settings.limits.answer)))
        .and_then(|()| stream.set_nodelay(true));
    prepared.map_err(|error| Fault::Broken(format!("can't set up the connection: {error}")))?;
    Ok(stream)
}

fn knock(host: &str, port: u16) -> Result<TcpStream, Fault> {
    let addresses = (host, port).to_socket_addrs().map_err(|error| {
        Fault::Broken(format!("the name {host} does not resolve ({error}); check host"))
    })?;
    let mut refusal = format!("the name {host} has no address; check host");
    for address in addresses.take(ADDRESSES) {
        match TcpStream::connect_timeout(&address, KNOCK) {
            Ok(stream) => return Ok(stream),
            Err(error) if error.kind() == ErrorKind::ConnectionRefused => {
                refusal = format!(
                    "{host} refuses connections to port {port}; check port, \
                     usually 993 with \"tls\" and 143 with \"starttls\""
                );
            }
            Err(error) => refusal = format!("{host}, port {port} can't be reached: {error}"),
        }
    }
    Err(Fault::Broken(refusal))
}

/// Encrypts a connection after verifying the server's certificate.
pub(super) fn encrypt(
    mut stream: TcpStream,
    settings: &Settings,
    stop: &AtomicBool,
) -> Result<Stream, Fault> {
    let host = &settings.host;
    let config = tls_config(settings.ca_file.as_deref()).map_err(Fault::Broken)?;
    let name = ServerName::try_from(host.clone()).map_err(|_| {
        Fault::Broken(format!("{host} is not a name that a certificate can have; check host"))
    })?;
    let mut connection = ClientConnection::new(Arc::new(config), name)
        .map_err(|error| Fault::Broken(format!("can't encrypt: {error}")))?;
    let until = Instant::now() + settings.limits.answer;
    while connection.is_handshaking() {
        match connection.complete_io(&mut stream) {
            Ok(_) => {}
            Err(error) if is_tick(&error) => {
                if stop.load(Ordering::SeqCst) {
                    return Err(Fault::Stopped);
                }
                if Instant::now() >= until {
                    return Err(Fault::Broken(format!("{host} does not finish the TLS handshake")));
                }
            }
            Err(error) => return Err(Fault::Broken(handshake_fault(settings, &error))),
        }
    }
    Ok(Stream::Tls(Box::new(StreamOwned::new(connection, stream))))
}

/// The system's certificates and those of `ca_file`. Loaded for every
/// connection, because certificates are renewed while we run.
fn tls_config(ca_file: Option<&Path>) -> Result<ClientConfig, String> {
    let mut roots = RootCertStore::empty();
    // Some of the system's may be of a kind we can't use; the others will do.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if let Some(path) = ca_file {
        let unreadable = |error: String| format!("ca_file: {}: {error}", path.display());
        let mut found = 0;
        let certificates = CertificateDer::pem_file_iter(path)
            .map_err(|error| unreadable(format!("can't be read: {error}")))?;
        for certificate in certificates {
            let certificate =
                certificate.map_err(|error| unreadable(format!("is not in PEM form: {error}")))?;
            roots.add(certificate).map_err(|error| unreadable(error.to_string()))?;
            found += 1;
        }
        if found == 0 {
            return Err(unreadable("holds no certificate in PEM form".into()));
        }
    }
    if roots.is_empty() {
        return Err("this machine has no certificates to trust; install its package of \
                    certificates (ca-certificates) or name a PEM file in ca_file"
            .into());
    }
    // The provider is named, so that another library's choice can't conflict.
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    Ok(ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_root_certificates(roots)
        .with_no_client_auth())
}

fn handshake_fault(settings: &Settings, error: &io::Error) -> String {
    let host = &settings.host;
    let inner = error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
    match inner {
        Some(rustls::Error::InvalidCertificate(why)) => match why {
            CertificateError::UnknownIssuer
            | CertificateError::BadSignature
            | CertificateError::UnsupportedSignatureAlgorithmForPublicKeyContext { .. } => format!(
                "the certificate of {host} is not signed by anybody this machine trusts; \
                 if it is your own, name its PEM file in ca_file"
            ),
            CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
                format!("the certificate is not for {host} ({why}); use the name it is for as host")
            }
            CertificateError::Expired | CertificateError::ExpiredContext { .. } => {
                format!("the certificate of {host} has expired ({why}); renew it on the server")
            }
            other => format!("the certificate of {host} can't be trusted: {other}"),
        },
        Some(rustls::Error::InvalidMessage(_)) => format!(
            "{host}, port {} does not speak TLS from the first byte; \
             check port, or use tls = \"starttls\"",
            settings.port
        ),
        _ => format!("no TLS connection with {host}: {error}"),
    }
}
