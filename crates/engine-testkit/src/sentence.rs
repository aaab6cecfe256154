//! What is wrong with a sentence, as far as a machine can tell.

/// The French words that drop their vowel before another.
const ELIDED: [&str; 11] =
    ["de", "le", "la", "que", "ne", "se", "me", "te", "je", "jusque", "lorsque"];
/// What French words begin with when the word before them drops its vowel; an h is left to the writer.
const VOWELS: &str = "aàâäeéèêëiîïoôöuùûüœ";
/// Before these nothing is dropped, vowel or not.
const FIRM: [&str; 6] = ["onze", "onzième", "oui", "un", "une", "ouistiti"];

/// What is wrong with `text` in the language of this code, `en` or `fr`.
pub fn fault(lang: &str, text: &str) -> Option<String> {
    let is_small = text.chars().next().is_some_and(char::is_lowercase);
    if is_small {
        return Some(format!("begins without a capital: {text:?}"));
    }
    if let Some(small) = small_after_a_stop(text) {
        return Some(format!("a sentence begins without a capital at {small:?}: {text:?}"));
    }
    if text.contains('\'') {
        return Some(format!("has a straight apostrophe: {text:?}"));
    }
    if text.contains("  ") || text.contains(" .") || text.contains(" ,") || text.contains("..") {
        return Some(format!("has a blank or a stop too many: {text:?}"));
    }
    if lang == "fr" { french_fault(text) } else { None }
}

fn french_fault(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split([' ', '\u{a0}', '\u{202f}']).collect();
    for pair in words.windows(2) {
        let (before, after) = (pair[0].to_lowercase(), pair[1].to_lowercase());
        let before = before.trim_start_matches(|c: char| !c.is_alphabetic());
        let is_open = after.starts_with(|c| VOWELS.contains(c));
        let bare = after.trim_end_matches(|c: char| !c.is_alphabetic());
        if ELIDED.contains(&before) && is_open && !FIRM.contains(&bare) {
            return Some(format!("lacks an elision at {:?}: {text:?}", pair.join(" ")));
        }
    }
    for mark in [':', ';', '?', '!', '»'] {
        if text.contains(&format!(" {mark}")) {
            return Some(format!("has a breaking blank before {mark:?}: {text:?}"));
        }
    }
    None
}

/// The word after a full stop that begins with a small letter.
fn small_after_a_stop(text: &str) -> Option<&str> {
    let rests = [". ", "? ", "! "].into_iter().flat_map(|stop| text.split(stop).skip(1));
    rests.map(|rest| rest.split(' ').next().unwrap_or_default()).find(|word| {
        // A list goes on after an abbreviated name; nobody else begins small.
        word.chars().next().is_some_and(char::is_lowercase)
    })
}

#[cfg(test)]
mod tests {
    use super::fault;

    #[test]
    fn what_is_well_written_has_no_fault() {
        for text in
            ["L’argentier n’aide pas l’Assemblée.", "À vous\u{a0}: jouez !", "De onze à un."]
        {
            let text = text.replace(" !", "\u{a0}!");
            assert_eq!(fault("fr", &text), None);
        }
        assert_eq!(fault("en", "You hold the Economist. Discard it."), None);
    }

    #[test]
    fn what_is_not_is_named() {
        for (lang, text, said) in [
            ("en", "the Judge is not there.", "capital"),
            ("en", "Done. the Judge left.", "capital at \"the\""),
            ("en", "You don't.", "straight apostrophe"),
            ("fr", "Personne n’a voulu de Économe.", "elision at \"de Économe.\""),
            ("fr", "Le affinité.", "elision"),
            ("fr", "À vous : jouez.", "breaking blank"),
        ] {
            let found = fault(lang, text).unwrap_or_default();
            assert!(found.contains(said), "{text}: {found}");
        }
    }
}
