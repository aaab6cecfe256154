//! What a change touches, against the last commit that landed.

use std::process::Stdio;

use crate::root;

/// Where landed commits are, the server's copy first.
const LANDED: [&str; 2] = ["origin/main", "main"];

/// The files that differ from the last landed commit that this one has in its past, uncommitted ones among them; nothing
/// where that cannot be told (no git, no such branch, a clone without its past).
pub(crate) fn since_landed() -> Option<Vec<String>> {
    let branch =
        LANDED.into_iter().find(|branch| git(&["rev-parse", "--verify", branch]).is_some())?;
    let landed = git(&["merge-base", "HEAD", branch])?;
    let changed = git(&["diff", "--name-only", landed.trim()])?;
    let new = git(&["ls-files", "--others", "--exclude-standard"])?;
    Some(changed.lines().chain(new.lines()).map(String::from).collect())
}

/// What git prints; nothing where it fails.
fn git(arguments: &[&str]) -> Option<String> {
    let mut command = std::process::Command::new("git");
    let output = command.args(arguments).current_dir(root()).stdin(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether something in this folder is among the changes; yes where they cannot be told.
pub(crate) fn touch(changes: Option<&[String]>, folder: &str) -> bool {
    changes.is_none_or(|files| files.iter().any(|file| file.starts_with(folder)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_touched_by_its_files_or_when_nothing_can_be_told() {
        let files = ["crates/python/src/lib.rs".to_string(), "README.md".to_string()];
        assert!(touch(Some(&files), "crates/python/"));
        assert!(!touch(Some(&files), "xtask/new-game/"));
        assert!(!touch(Some(&[]), "crates/python/"));
        assert!(touch(None, "crates/python/"));
    }
}
