//! Places where the kill tests stop the program.

/// If the environment variable `MONSOON_FAIL_POINT` names this place, reports on
/// standard error that it was reached, and waits to be killed.
///
/// Only test builds have the body; in others this does nothing.
#[inline]
pub fn fail_point(place: &str) {
    #[cfg(feature = "fail-points")]
    if std::env::var("MONSOON_FAIL_POINT").is_ok_and(|wanted| wanted == place) {
        use std::io::Write;
        let mut stderr = std::io::stderr().lock();
        // The test reads this line; if it can't be written, nobody is listening.
        let _ = writeln!(stderr, "fail point: {place}").and_then(|()| stderr.flush());
        loop {
            std::thread::park();
        }
    }
    #[cfg(not(feature = "fail-points"))]
    let _ = place;
}
