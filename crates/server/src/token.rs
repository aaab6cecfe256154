//! Random names that nobody can guess: tokens for seats and persons, ids of tables.

use engine::Digest;

/// Thirty-two letters and digits that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How long a table's id is: 80 bits.
const ID_LENGTH: usize = 16;
/// How long a token is: 130 bits.
const TOKEN_LENGTH: usize = 26;

/// A new table's id.
pub(crate) fn table_id() -> String {
    random_text(ID_LENGTH)
}

/// A new token.
pub(crate) fn token() -> String {
    random_text(TOKEN_LENGTH)
}

/// A salt for somebody who brings none.
pub(crate) fn salt() -> String {
    random_text(TOKEN_LENGTH)
}

/// Whether this can be the id of a table at all.
pub(crate) fn is_table_id(text: &str) -> bool {
    is_made_of(text, ID_LENGTH)
}

/// Whether this can be a token at all.
pub(crate) fn is_token(text: &str) -> bool {
    is_made_of(text, TOKEN_LENGTH)
}

/// What is stored of a person's token.
pub(crate) fn hash(token: &str) -> String {
    Digest::of(token.as_bytes()).to_string()
}

/// What is stored of a person's token for each seat she may have at one table, the first of them as above.
pub(crate) fn hashes(token: &str) -> impl Iterator<Item = String> {
    let more = (2..=engine::MAX_SEATS).map(move |nth| hash(&format!("{token} {nth}")));
    std::iter::once(hash(token)).chain(more)
}

/// What is stored of a program's token. It is marked, because nobody asks for all the tables of a program.
pub(crate) fn program_hash(token: &str) -> String {
    format!("p{}", hash(token))
}

/// Bytes from the system's chance.
///
/// # Panics
/// When the system has none to give: nothing here is safe without.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

fn random_text(length: usize) -> String {
    let bytes: [u8; 32] = random_bytes();
    bytes[..length].iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

fn is_made_of(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_tokens_are_recognised_and_differ() {
        assert!(is_table_id(&table_id()) && is_token(&token()));
        assert_ne!(token(), token());
        for wrong in ["", "../../etc/passwd", "0123456789abcdeu", "0123456789abcdef0"] {
            assert!(!is_table_id(wrong), "{wrong}");
        }
    }
}
