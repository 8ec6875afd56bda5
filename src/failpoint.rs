//! Stopping places for the kill tests.

/// Says on standard error that this place was reached, and waits to be killed,
/// if the environment names it in `MONSOON_FAIL_POINT`.
///
/// Only test builds have the body; elsewhere this is nothing.
#[inline]
pub fn fail_point(place: &str) {
    #[cfg(feature = "fail-points")]
    if std::env::var("MONSOON_FAIL_POINT").is_ok_and(|wanted| wanted == place) {
        use std::io::Write;
        let mut stderr = std::io::stderr().lock();
        // The test reads this line; if it can't be written, nobody is there.
        let _ = writeln!(stderr, "fail point: {place}").and_then(|()| stderr.flush());
        loop {
            std::thread::park();
        }
    }
    #[cfg(not(feature = "fail-points"))]
    let _ = place;
}
