//! The fonts of a browser under test: a configuration of its own, so that what else is installed changes no result.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;

use tempfile::TempDir;

/// Which fonts a browser has, and no others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fonts {
    /// DejaVu: about a seventh wider than what most phones have.
    Wide,
    /// Liberation: as wide as Arial and Times.
    Narrow,
}

/// Where Debian's packages fonts-dejavu-core and fonts-liberation put them.
const DEJAVU: &str = "/usr/share/fonts/truetype/dejavu";
const LIBERATION: &str = "/usr/share/fonts/truetype/liberation";

impl Fonts {
    /// A folder with `fonts.conf` and the fonts that it offers.
    pub(crate) fn install(self) -> TempDir {
        let folder = tempfile::tempdir().expect("a folder");
        let here = folder.path();
        fs::create_dir(here.join("fonts")).expect("a folder");
        for file in self.files() {
            let file = Path::new(&file);
            assert!(file.exists(), "{} is missing: `cargo xtask ci` installs it", file.display());
            let link = here.join("fonts").join(file.file_name().expect("a file"));
            symlink(file, link).expect("a link");
        }
        fs::write(here.join("fonts.conf"), self.configuration(here)).expect("a file");
        folder
    }

    fn files(self) -> Vec<String> {
        match self {
            Fonts::Wide => {
                ["Sans", "Sans-Bold", "SansMono", "SansMono-Bold", "Serif", "Serif-Bold"]
                    .map(|face| format!("{DEJAVU}/DejaVu{face}.ttf"))
                    .into()
            }
            Fonts::Narrow => ["Sans", "Mono", "Serif"]
                .iter()
                .flat_map(|family| {
                    ["Regular", "Bold", "Italic", "BoldItalic"]
                        .map(|face| format!("{LIBERATION}/Liberation{family}-{face}.ttf"))
                })
                .collect(),
        }
    }

    /// The families for what a page calls sans-serif, monospace and serif.
    fn families(self) -> [&'static str; 3] {
        match self {
            Fonts::Wide => ["DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif"],
            Fonts::Narrow => ["Liberation Sans", "Liberation Mono", "Liberation Serif"],
        }
    }

    fn configuration(self, here: &Path) -> String {
        let [sans, mono, serif] = self.families();
        let aliases: String = [("sans-serif", sans), ("system-ui", sans), ("monospace", mono), ("serif", serif)]
            .map(|(generic, family)| {
                format!("<alias binding=\"same\"><family>{generic}</family><prefer><family>{family}</family></prefer></alias>\n")
            })
            .concat();
        let here = here.display();
        format!(
            "<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\">\n\
             <fontconfig>\n<dir>{here}/fonts</dir>\n<cachedir>{here}/cache</cachedir>\n{aliases}</fontconfig>\n"
        )
    }
}
