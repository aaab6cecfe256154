//! A server of one's own, started and ended by whoever puts it on trial.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc;

use crate::{Error, HUNG_AFTER};

/// A running `tablee serve`. It is killed when this is dropped.
#[derive(Debug)]
pub struct ServerProcess {
    child: Child,
    address: String,
    /// Kept open: a server whose output nobody takes must not fail for it.
    _output: BufReader<ChildStdout>,
}

impl ServerProcess {
    /// Starts `program serve` on a free port with the tables of `file`, and waits until it listens.
    ///
    /// # Errors
    /// When the program cannot be started, ends before it listens, or does not listen.
    pub fn start(program: &Path, file: &Path, arguments: &[&str]) -> Result<ServerProcess, Error> {
        let mut command = Command::new(program);
        command.args(["serve", "--port", "0", "--db"]).arg(file).args(arguments);
        ServerProcess::of(command)
    }

    /// Starts a server by a command of one's own, and waits until it listens.
    ///
    /// # Errors
    /// As [`start`](ServerProcess::start).
    pub fn of(mut command: Command) -> Result<ServerProcess, Error> {
        let program = command.get_program().to_string_lossy().into_owned();
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| Error::NotStarted(format!("{program}: {error}")))?;
        let not_started = |reason: &str| Error::NotStarted(reason.to_string());
        let output = child.stdout.take().ok_or_else(|| not_started("its output is not there"))?;
        let (tell, told) = mpsc::channel();
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            let address = first_address(&mut output);
            // Whoever started it may have given it up.
            let _ = tell.send(address.map(|address| (address, output)));
        });
        let reason = match told.recv_timeout(HUNG_AFTER) {
            Ok(Some((address, output))) => {
                return Ok(ServerProcess { child, address, _output: output });
            }
            Ok(None) => "it ended before it listened".to_string(),
            Err(_) => format!("it hangs: waited {HUNG_AFTER:?} for its address"),
        };
        // Its output ends with it, and so does whoever reads that.
        let _ = child.kill();
        let _ = child.wait();
        Err(not_started(&reason))
    }

    /// Where it listens: `127.0.0.1:40123`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Its number among the system's processes.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills it at once, as a power cut would.
    pub fn kill(mut self) {
        self.end();
    }

    fn end(&mut self) {
        // It may have ended by itself: then there is nothing to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        self.end();
    }
}

/// Reads lines until one has an address in it.
fn first_address(output: &mut BufReader<ChildStdout>) -> Option<String> {
    let mut line = String::new();
    while output.read_line(&mut line).ok()? > 0 {
        if let Some(address) = address_in(&line) {
            return Some(address);
        }
        line.clear();
    }
    None
}

/// The address in a line such as `Tablée is open at http://127.0.0.1:8000/`.
fn address_in(line: &str) -> Option<String> {
    let (_, rest) = line.split_once("http://")?;
    let end = rest.find(|c: char| c == '/' || c.is_whitespace()).unwrap_or(rest.len());
    Some(rest[..end].to_string())
}

#[cfg(test)]
mod tests {
    use super::address_in;

    #[test]
    fn the_address_is_found_in_the_line_that_says_it() {
        let said = "Open http://127.0.0.1:40123/ in a browser";
        assert_eq!(address_in(said).as_deref(), Some("127.0.0.1:40123"));
        assert_eq!(address_in("http://127.0.0.1:1").as_deref(), Some("127.0.0.1:1"));
        assert_eq!(address_in("starting"), None);
    }
}
