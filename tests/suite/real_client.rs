//! Mail clients other than ours hand in an order and get their letter.

use crate::house::{BID, House, address, header, serve};
use std::{
    fs,
    process::{Command, Stdio},
    time::{Duration, Instant},
};

/// Says whether the client is there. Without it the test is skipped, loudly,
/// unless the environment variable `MONSOON_REQUIRE_CLIENTS` is set, as in CI.
fn is_there(client: &str) -> bool {
    let found = Command::new(client)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    let required = std::env::var_os("MONSOON_REQUIRE_CLIENTS").is_some();
    assert!(found || !required, "{client} is required and not installed");
    if !found {
        eprintln!("SKIPPED: {client} is not installed; nothing was tested with it");
    }
    found
}

/// Lets a client talk to a daemon, and waits for the two letters that follow.
fn hands_in_an_order(client: impl FnOnce(&House, u16, &str) -> Command) {
    let house = House::new();
    let before = house.letters();
    let to = address(&house.letter_to("red"), "Reply-To");
    let (mut child, port, _stderr) = serve(&house, None);
    let output = client(&house, port, &to).output().unwrap();
    // The daemon sends on its own schedule, within reason.
    let deadline = Instant::now() + Duration::from_secs(30);
    while house.letters().len() < before.len() + 2 && Instant::now() < deadline {
        std::thread::yield_now();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let after = house.letters();
    let mut new: Vec<String> = after
        .iter()
        .filter(|(name, _)| !before.contains_key(*name))
        .map(|(_, raw)| header(&String::from_utf8_lossy(raw), "To"))
        .collect();
    new.sort();
    assert_eq!(new.len(), 2, "{new:?}");
    assert!(new[0].contains("green@example.org") && new[1].contains("red@example.org"), "{new:?}");
    assert_eq!(house.journal().len(), BID);
}

#[test]
fn swaks_hands_in_an_order() {
    if !is_there("swaks") {
        return;
    }
    hands_in_an_order(|_, port, to| {
        let mut swaks = Command::new("swaks");
        swaks
            .args(["--server", "127.0.0.1", "--port", &port.to_string(), "--to", to])
            .args(["--from", "red@example.org", "--header", "Subject: my move"])
            .args(["--body", "bid 4"]);
        swaks
    });
}

#[test]
fn curl_hands_in_an_order() {
    if !is_there("curl") {
        return;
    }
    hands_in_an_order(|house, port, to| {
        fs::write(house.path("bid.eml"), house.bid()).unwrap();
        let mut curl = Command::new("curl");
        curl.args(["--silent", "--show-error", &format!("smtp://127.0.0.1:{port}/client.invalid")])
            .args(["--mail-from", "red@example.org", "--mail-rcpt", to])
            .arg("--upload-file")
            .arg(house.path("bid.eml"));
        curl
    });
}
