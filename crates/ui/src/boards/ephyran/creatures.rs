//! The creatures as black-figure silhouettes, each in a square of 64: `b` bodies, `l` limbs, `t` thin things, `i` incised lines.

/// Each creature of the standard pack by its id, with the shapes that it is drawn from.
pub(super) const CREATURES: [(&str, &str); 16] = [
    ("siren", SIREN),
    ("triton", TRITON),
    ("hippocampus", HIPPOCAMPUS),
    ("scylla", SCYLLA),
    ("centaur", CENTAUR),
    ("minotaur", MINOTAUR),
    ("satyr", SATYR),
    ("cyclops", CYCLOPS),
    ("pegasus", PEGASUS),
    ("griffin", GRIFFIN),
    ("harpy", HARPY),
    ("stymphalian_bird", STYMPHALIAN_BIRD),
    ("chimera", CHIMERA),
    ("phoenix", PHOENIX),
    ("cerberus", CERBERUS),
    ("colchian_dragon", DRAGON),
];

/// A woman with a fish's tail who plays the lyre.
const SIREN: &str = concat!(
    r#"<path class="b" d="M26 31C24 46 35 60 47 55C54 52 54 45 50 41L45 44C47 48 43 50 40 47C37 44 37 38 38 31Z"/>"#,
    r#"<path class="b" d="M49 43C45 39 46 34 40 31C47 29 51 32 53 36C55 32 59 31 63 33C59 36 56 41 49 43Z"/>"#,
    r#"<path class="b" d="M25 33C24 27 26 22 31 21C37 22 39 27 38 33Z"/><circle class="b" cx="31" cy="13" r="5.6"/>"#,
    r#"<path class="b" d="M26 10C30 4 39 6 38 13C38 20 43 22 44 29C38 28 34 23 35 17Z"/>"#,
    r#"<path class="l s" d="M28 25L20 29L16 23"/>"#,
    r#"<path class="t" d="M10 9C6 15 8 24 14 25C20 24 21 15 17 9M10 13H17M12 13V24M15 13V24"/>"#,
    r#"<path class="i" d="M26 34Q32 37 38 34M28 41q5 3 9-1M32 48q5 1 6-3M42 52q0-4-3-5"/>"#,
);

/// A man with a fish's tail, trident in hand, who blows a conch.
const TRITON: &str = concat!(
    r#"<path class="b" d="M28 32C28 44 21 50 15 46C11 43 12 38 16 39L18 34C9 32 4 41 8 49C14 59 36 54 42 32Z"/>"#,
    r#"<path class="b" d="M17 39C12 37 8 37 3 40C5 35 9 33 12 32C10 28 11 25 13 22C17 27 19 33 17 39Z"/>"#,
    r#"<path class="b" d="M28 34L26 23C30 19 40 19 44 23L42 34Z"/><circle class="b" cx="35" cy="12" r="5.6"/>"#,
    r#"<path class="b" d="M30 13L27 21L37 18Z"/><path class="l s" d="M43 25L51 30L51 23M28 25L20 23L19 16"/>"#,
    r#"<path class="b" d="M28 14L13 17C10 13 12 7 17 8Z"/><path class="t" d="M51 5V58M46 4V11H56V4"/>"#,
    r#"<path class="i" d="M28 34Q35 37 42 34M27 41q6 3 11 0M21 47q5 4 10 2M13 48q2 4 7 4M33 8q4 1 6 4"/>"#,
);

/// A horse that ends in a coil of fish.
const HIPPOCAMPUS: &str = concat!(
    r#"<path class="b" d="M8 23C7 21 8 19 10 18L20 10L21 4L26 8C34 11 37 20 36 28C41 33 41 43 49 44C54 44 56 40 53 37C51 35 49 37 49 39L45 39C44 32 52 28 58 33C64 40 60 51 50 52C37 53 31 47 26 41C21 37 21 31 22 25C18 23 15 26 11 26Z"/>"#,
    r#"<path class="l s" d="M26 38L14 36L10 43M29 43L21 48L22 56"/><path class="b" d="M36 27L47 22L41 35Z"/>"#,
    r#"<path class="b" d="M47 40C43 36 39 38 38 32C44 32 50 34 49 40Z"/>"#,
    r#"<path class="i" d="M27 9C31 14 31 20 30 27M24 10C28 15 28 20 27 25M31 34q4 0 7 3M34 41q4-1 7 1M40 46q3-2 7 0M20 15h.1"/>"#,
);

/// A woman whose waist is a pack of necks.
const SCYLLA: &str = concat!(
    r#"<circle class="b" cx="32" cy="10" r="5.4"/><path class="b" d="M26 9C26 1 38 1 38 9L41 18H35L36 13H28L29 18H23Z"/>"#,
    r#"<path class="b" d="M26 32L26 20C29 17 35 17 38 20L38 32Z"/><path class="l s" d="M27 21L18 16L16 8M37 21L46 16L48 8"/>"#,
    r#"<path class="b" d="M22 30H42C46 38 41 46 32 46C23 46 18 38 22 30Z"/>"#,
    r#"<path class="l" d="M24 37C14 32 14 44 8 41M27 43C20 50 19 44 13 52M32 44C30 50 34 52 32 56M37 43C44 50 45 44 51 52M40 37C50 32 50 44 56 41"/>"#,
    r#"<path class="b" d="M12 38L2 37L6 42L2 46L11 46ZM17 50L8 51L12 55L9 60L18 57ZM47 50L56 51L52 55L55 60L46 57ZM52 38L62 37L58 42L62 46L53 46ZM28 54L29 63L32 59L35 63L36 54Z"/>"#,
    r#"<path class="i" d="M23 32q9 4 18 0M9 40h.1M14 53h.1M55 40h.1M50 53h.1"/>"#,
);

/// A horse with a man's chest, and a bow.
const CENTAUR: &str = concat!(
    r#"<path class="b" d="M18 36C18 30 26 29 32 30C40 31 48 27 54 31C59 36 57 43 53 45C44 47 34 46 28 46C21 46 17 42 18 36Z"/>"#,
    r#"<path class="l" d="M23 43L17 50L20 59M29 44L30 59M51 41L56 50L52 59M46 44L44 59"/><path class="l s" d="M55 33C63 34 62 44 60 52"/>"#,
    r#"<path class="b" d="M18 38L17 23C21 19 28 19 32 23L33 36Z"/><circle class="b" cx="24" cy="11.5" r="5.4"/>"#,
    r#"<path class="b" d="M19 12L15 20L25 17Z"/><path class="l s" d="M19 25L8 25M30 24L20 30L14 25"/>"#,
    r#"<path class="t" d="M11 8C3 14 3 36 11 42M2 25H16"/>"#,
    r#"<path class="i" d="M19 37Q26 40 33 35M50 32q-3 6 1 12M22 8q4 0 6 4M25 24v8"/>"#,
);

/// A bull's head on a man, with the double axe.
const MINOTAUR: &str = concat!(
    r#"<path class="b" d="M22 10C26 6 36 6 40 10L38 18C37 25 25 25 24 18Z"/>"#,
    r#"<path class="b" d="M24 12C15 13 11 8 13 0C16 6 20 8 27 8ZM38 12C47 13 51 8 49 0C46 6 42 8 35 8Z"/>"#,
    r#"<path class="b" d="M15 28C21 22 41 22 47 28L41 43H21Z"/><path class="l" d="M18 29L11 37L17 44M44 29L54 34L54 27"/>"#,
    r#"<path class="b" d="M20 41H42L44 49H18Z"/><path class="l" d="M26 48L23 60H18M36 48L39 60H44"/>"#,
    r#"<path class="t" d="M54 12V54"/><path class="b" d="M54 17L45 12V28L54 22L63 28V12Z"/>"#,
    r#"<path class="i" d="M27 13h.1M35 13h.1M28 20h.1M34 20h.1M20 43q11 4 22 0M23 30q2 6 8 5q6 1 8-5"/>"#,
);

/// A goat-legged piper.
const SATYR: &str = concat!(
    r#"<circle class="b" cx="29" cy="13" r="5.6"/><path class="b" d="M29 9C30 3 37 2 39 6C36 5 34 7 33 11Z"/>"#,
    r#"<path class="b" d="M25 15L21 23L30 19ZM33 12L39 11L34 16Z"/><path class="b" d="M26 21C31 18 38 21 39 26L38 40H26Z"/>"#,
    r#"<path class="l s" d="M29 25L20 29L15 23M35 25L27 32L19 28"/><path class="t" d="M25 17L6 21M25 18L7 30"/>"#,
    r#"<path class="l" d="M29 38L21 46L28 52L23 60M35 38L40 47L34 53L37 60"/><path class="l s" d="M38 36C47 33 52 41 47 49"/>"#,
    r#"<path class="b" d="M18 60H26V63H18ZM33 60H41V63H33Z"/>"#,
    r#"<path class="i" d="M27 39Q32 42 38 39M24 46l4 1M36 45l3 2M26 11h.1M33 25v8"/>"#,
);

/// A giant with one eye and a club.
const CYCLOPS: &str = concat!(
    r#"<path class="b" d="M22 12C22 2 40 2 40 12C40 20 36 23 31 23C26 23 22 20 22 12Z"/>"#,
    r#"<path class="b" d="M14 29C20 22 42 22 48 29L43 46H20Z"/><path class="l" d="M17 30L9 38L13 47M46 29L55 25L53 17"/>"#,
    r#"<path class="b" d="M50 21L47 4C50 0 60 1 60 6L56 21Z"/><path class="b" d="M19 43H44L45 50H18Z"/>"#,
    r#"<path class="l w" d="M25 48L23 60H18M38 48L40 60H46"/>"#,
    r#"<ellipse class="e" cx="31" cy="12" rx="5" ry="3.4"/><circle class="b" cx="31" cy="12" r="1.7"/>"#,
    r#"<path class="i" d="M28 19q3 2 6 0M19 45q12 4 25 0M22 31q2 6 9 5q7 1 9-5M51 8l4 2M52 14l4 2"/>"#,
);

/// The winged horse.
const PEGASUS: &str = concat!(
    r#"<path class="b" d="M17 38C17 32 25 31 31 32C39 33 47 29 53 33C58 38 56 45 52 47C43 48 33 47 27 47C20 47 16 44 17 38Z"/>"#,
    r#"<path class="b" d="M18 41C14 33 14 26 16 21L8 25C5 24 4 21 7 19L15 11L17 6L21 11C27 15 28 25 32 34Z"/>"#,
    r#"<path class="l s" d="M21 44L10 44L9 52M27 45L22 53L26 61M51 43L56 52L52 61M45 45L44 61"/><path class="l s" d="M54 35C62 36 62 46 59 54"/>"#,
    r#"<path class="b" d="M28 37C26 21 36 7 57 2C57 7 54 9 52 10C56 10 58 11 58 13C55 17 51 18 49 18C52 19 54 20 54 22C48 29 38 30 35 38Z"/>"#,
    r#"<path class="i" d="M31 34C31 24 40 13 52 8M34 33C37 25 43 20 52 16M37 33C41 28 45 25 50 23M22 15C25 19 26 25 27 31M15 16h.1"/>"#,
);

/// A seated lion with an eagle's head and wings.
const GRIFFIN: &str = concat!(
    r#"<path class="b" d="M21 24C17 36 20 46 21 56H17V60H30L31 47C36 51 36 55 33 56V60H52C57 50 54 39 45 34C39 30 36 27 36 21Z"/>"#,
    r#"<path class="b" d="M21 28C16 20 19 10 27 8C34 7 39 13 38 20L35 29Z"/><path class="b" d="M22 12C15 11 10 15 11 22C14 19 18 20 22 20Z"/>"#,
    r#"<path class="b" d="M27 9L27 1L33 10Z"/>"#,
    r#"<path class="b" d="M32 37C31 23 40 9 60 4C59 10 56 12 54 13C58 13 59 15 59 16C56 21 53 22 51 22C54 23 55 25 54 26C49 33 42 34 40 40Z"/>"#,
    r#"<path class="l s" d="M51 57C61 60 63 50 58 44"/><circle class="b" cx="57.5" cy="43" r="3.4"/>"#,
    r#"<path class="i" d="M36 36C36 26 43 15 54 10M39 37C42 28 47 22 54 18M25 14h.1M23 30q5 2 10-2M32 46q6-1 9 3"/>"#,
);

/// A woman's head on a bird of prey.
const HARPY: &str = concat!(
    r#"<circle class="b" cx="32" cy="13" r="5.6"/><path class="b" d="M26 13C25 3 39 3 38 13L41 20H36L37 14H27L28 20H23Z"/>"#,
    r#"<path class="b" d="M26 20C22 31 26 42 32 47C38 42 42 31 38 20Z"/>"#,
    r#"<path class="b" d="M28 21C18 11 9 10 1 13C2 17 5 19 7 19C4 20 3 22 3 23C5 27 9 28 11 28C9 29 8 31 9 32C14 38 23 37 29 34Z"/>"#,
    r#"<path class="b" d="M36 21C46 11 55 10 63 13C62 17 59 19 57 19C60 20 61 22 61 23C59 27 55 28 53 28C55 29 56 31 55 32C50 38 41 37 35 34Z"/>"#,
    r#"<path class="b" d="M28 43L22 56L32 51L42 56L36 43Z"/><path class="t" d="M28 46L25 58l-4 3M25 58v5M25 58l4 3M36 46L39 58l-4 3M39 58v5M39 58l4 3"/>"#,
    r#"<path class="i" d="M25 23C18 18 12 16 6 16M26 27C20 24 14 23 9 24M39 23C46 18 52 16 58 16M38 27C44 24 50 23 55 24M28 34q4 3 8 0M29 40q3 2 6 0M30 13h.1M34 13h.1"/>"#,
);

/// A crane whose feathers are arrows of bronze.
const STYMPHALIAN_BIRD: &str = concat!(
    r#"<path class="b" d="M21 33C24 23 39 23 49 31L63 41L54 41L60 48L50 45L53 53L43 48L42 53C32 52 22 45 21 33Z"/>"#,
    r#"<path class="l" d="M25 36C15 29 24 20 20 11"/><circle class="b" cx="20" cy="10" r="5"/><path class="b" d="M17 6L1 15L18 14Z"/>"#,
    r#"<path class="b" d="M20 6L27 0L25 6L32 4L25 11Z"/><path class="t" d="M34 49L32 62H25M40 49L42 62H35"/>"#,
    r#"<path class="i" d="M28 32L46 35L56 40M29 36L44 40L52 46M31 41L40 44L45 49M19 9h.1"/>"#,
);

/// A lion with a goat on its back and a snake behind.
const CHIMERA: &str = concat!(
    r#"<path class="b" d="M15 32C24 28 40 33 50 32C56 35 56 44 53 48L27 48C18 48 12 42 15 32Z"/>"#,
    r#"<path class="b" d="M9 18L14 21L18 17L20 22L26 22L24 27L29 31L24 34L26 40L20 40L17 45L13 40L7 40L7 37L2 36L3 32L6 29L2 27L4 23Z"/>"#,
    r#"<path class="l" d="M20 44L18 60H13M28 45L28 60H24M50 44L54 52L51 60H46M43 45L42 60H38"/>"#,
    r#"<path class="l" d="M36 35L33 21"/><path class="b" d="M35 14L23 18L24 23L35 24Z"/>"#,
    r#"<path class="t" d="M32 15C32 8 37 4 43 6M34 17C36 11 40 9 45 11M26 22V28"/>"#,
    r#"<path class="l s" d="M53 37C62 34 63 26 57 22C52 19 51 14 55 10"/><path class="b" d="M58 7L48 6L51 10L47 13L56 14Z"/>"#,
    r#"<path class="i" d="M8 28h.1M5 35q3 0 5-1M28 18h.1M34 36q5 4 4 10M14 24q5 3 5 8q0 5-4 7"/>"#,
);

/// A bird that rises out of the flames.
const PHOENIX: &str = concat!(
    r#"<path class="b" d="M27 26C25 36 28 43 32 48C36 43 39 36 37 26Z"/><circle class="b" cx="31.5" cy="19" r="5"/>"#,
    r#"<path class="b" d="M28 15L20 19L28 22Z"/><path class="t" d="M32 14V7M35 15L39 9M29 15L26 9"/>"#,
    r#"<path class="b" d="M29 29C18 33 8 26 3 4C8 8 10 10 12 13C12 9 13 7 13 4C18 8 19 11 20 14C21 11 22 10 22 8C27 14 28 22 31 28Z"/>"#,
    r#"<path class="b" d="M35 29C46 33 56 26 61 4C56 8 54 10 52 13C52 9 51 7 51 4C46 8 45 11 44 14C43 11 42 10 42 8C37 14 36 22 33 28Z"/>"#,
    r#"<path class="b" d="M13 63C10 54 17 51 18 43C23 47 23 52 26 55C25 49 30 46 32 40C34 46 39 49 38 55C41 52 41 47 46 43C47 51 54 54 51 63Z"/>"#,
    r#"<path class="i" d="M8 13C12 21 19 26 27 28M16 12C19 18 23 23 28 26M56 13C52 21 45 26 37 28M48 12C45 18 41 23 36 26M32 46C29 50 30 54 32 58C34 54 35 50 32 46M21 55l2 5M43 55l-2 5M30 18h.1"/>"#,
);

/// The dog with three heads.
const CERBERUS: &str = concat!(
    r#"<path class="b" d="M22 33C32 31 44 33 52 34C58 38 56 46 53 49L32 49C23 50 18 42 22 33Z"/>"#,
    r#"<path class="l" d="M26 45L24 60H19M33 46L33 60H29M51 46L55 53L52 60H47M45 47L44 60H40"/>"#,
    r#"<path class="l w" d="M27 40L15 37M28 37L19 24M33 37L35 18"/>"#,
    r#"<path class="b" d="M19 33L13 26L12 32L1 36L2 40L10 39L4 43L6 45L18 43Z"/>"#,
    r#"<path class="b" d="M23 21L19 12L16 18L5 19L5 23L13 24L6 27L8 30L21 28Z"/>"#,
    r#"<path class="b" d="M40 15L37 4L33 10L21 9L20 13L28 15L21 17L22 20L36 22Z"/>"#,
    r#"<path class="l s" d="M54 38C62 38 63 30 59 25C56 22 57 18 61 17"/>"#,
    r#"<path class="i" d="M12 36h.1M16 21h.1M32 13h.1M24 34l-4 9M23 31l6-5M31 28l7 0M47 36q-3 6 0 11"/>"#,
);

/// The serpent that guards the fleece.
const DRAGON: &str = concat!(
    r#"<path class="l x" d="M18 56C38 62 56 56 52 47C48 39 24 47 20 36C17 26 36 28 40 19"/><path class="l" d="M20 57L8 54L3 47"/>"#,
    r#"<path class="b" d="M47 24L30 22L16 27L19 22L11 20L20 13L30 9L33 2L39 8C47 10 50 18 47 24Z"/>"#,
    r#"<path class="b" d="M43 10L51 5L48 13L55 12L49 18L56 20L47 23ZM28 23L25 30L32 24Z"/>"#,
    r#"<path class="d" d="M18 56C38 62 56 56 52 47C48 39 24 47 20 36C17 26 36 28 40 19"/>"#,
    r#"<path class="i" d="M32 13h.1M13 20L25 20M17 22l1 2M21 21l1 2"/>"#,
);
