//! A daemon to be struck down.

use crate::house::House;
use std::{
    io::{BufRead, BufReader},
    process::{Child, Stdio},
    sync::mpsc::{self, Receiver},
    thread::JoinHandle,
};

/// A daemon, and its port as soon as it is at work.
pub struct Daemon {
    pub child: Child,
    pub ports: [Receiver<u16>; 2],
    pub log: JoinHandle<Vec<String>>,
}

impl Daemon {
    pub fn new(house: &House) -> Daemon {
        let mut serve = house.command();
        serve.arg("serve").env("MONSOON_LOG", "monsoon=info").stderr(Stdio::piped());
        let mut child = serve.spawn().unwrap();
        let stderr = BufReader::new(child.stderr.take().unwrap());
        let (tell, first) = mpsc::channel();
        let (tell_too, second) = mpsc::channel();
        let log = std::thread::spawn(move || {
            let mut log = Vec::new();
            for line in stderr.lines().map_while(Result::ok) {
                if let Some((_, after)) = line.rsplit_once("smtp 127.0.0.1:") {
                    let port: String = after.chars().take_while(char::is_ascii_digit).collect();
                    // Nobody may want to know it any more.
                    let _ = tell.send(port.parse().unwrap());
                    let _ = tell_too.send(port.parse().unwrap());
                }
                log.push(line);
            }
            log
        });
        Daemon { child, ports: [first, second], log }
    }
}
