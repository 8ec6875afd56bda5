//! A connection over TCP or a Unix socket.

use std::io::{self, Read, Write};
use std::net::{IpAddr, Shutdown, TcpStream};
use std::os::unix::net::UnixStream;
use std::time::Duration;

#[derive(Debug)]
pub(super) enum Stream {
    Tcp(TcpStream),
    Unix(UnixStream),
}

impl Stream {
    /// Makes reads and writes block, but no longer than this.
    pub(super) fn wait(&self, read: Duration, write: Duration) -> io::Result<()> {
        match self {
            Stream::Tcp(stream) => {
                stream.set_nonblocking(false)?;
                stream.set_read_timeout(Some(read))?;
                stream.set_write_timeout(Some(write))?;
                stream.set_nodelay(true)
            }
            Stream::Unix(stream) => {
                stream.set_nonblocking(false)?;
                stream.set_read_timeout(Some(read))?;
                stream.set_write_timeout(Some(write))
            }
        }
    }

    /// The other end's address, unless it is this machine or in a private
    /// network (RFC 1918, RFC 4193): such a neighbour is one of our own relays
    /// and says nothing about the sender.
    pub(super) fn outside(&self) -> Option<IpAddr> {
        let Stream::Tcp(stream) = self else { return None };
        let address = stream.peer_addr().ok()?.ip().to_canonical();
        let ours = match address {
            IpAddr::V4(v4) => v4.is_loopback() || v4.is_private() || v4.is_link_local(),
            IpAddr::V6(v6) => {
                v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local()
            }
        };
        (!ours).then_some(address)
    }

    pub(super) fn try_clone(&self) -> io::Result<Stream> {
        match self {
            Stream::Tcp(stream) => stream.try_clone().map(Stream::Tcp),
            Stream::Unix(stream) => stream.try_clone().map(Stream::Unix),
        }
    }

    /// Sets how long reads block from now on.
    pub(super) fn wait_to_read(&self, longest: Duration) -> io::Result<()> {
        match self {
            Stream::Tcp(stream) => stream.set_read_timeout(Some(longest)),
            Stream::Unix(stream) => stream.set_read_timeout(Some(longest)),
        }
    }

    /// Wakes whichever thread is reading: there is nothing to read beyond what
    /// has already arrived.
    pub(super) fn stop_reading(&self) -> io::Result<()> {
        match self {
            Stream::Tcp(stream) => stream.shutdown(Shutdown::Read),
            Stream::Unix(stream) => stream.shutdown(Shutdown::Read),
        }
    }

    /// Signals that nothing more will be written.
    pub(super) fn end(&self) -> io::Result<()> {
        match self {
            Stream::Tcp(stream) => stream.shutdown(Shutdown::Write),
            Stream::Unix(stream) => stream.shutdown(Shutdown::Write),
        }
    }
}

impl Read for Stream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Stream::Tcp(stream) => {
                // Many clients send the end of a mail by itself, and only once the rest is
                // acknowledged, which the kernel puts off by 40 ms. It forgets this soon.
                #[cfg(target_os = "linux")]
                let _ = rustix::net::sockopt::set_tcp_quickack(&*stream, true);
                stream.read(buffer)
            }
            Stream::Unix(stream) => stream.read(buffer),
        }
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Stream::Tcp(stream) => stream.write(bytes),
            Stream::Unix(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Stream::Tcp(stream) => stream.flush(),
            Stream::Unix(stream) => stream.flush(),
        }
    }
}
