//! Colours as style sheets write them, and the contrast between two of them.

use std::collections::BTreeMap;

/// By day or by night.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Theme {
    Light,
    Dark,
}

/// Red, green, blue and opacity, each from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Color([f64; 4]);

impl Color {
    /// The colour seen when this one lies on `ground`.
    pub(crate) fn over(self, ground: Color) -> Color {
        let Color([r, g, b, a]) = self;
        let blend = |top: f64, n: usize| top * a + ground.0[n] * (1.0 - a);
        Color([blend(r, 0), blend(g, 1), blend(b, 2), 1.0])
    }

    pub(crate) fn is_opaque(self) -> bool {
        self.0[3] > 0.999
    }

    /// WCAG's relative luminance.
    fn luminance(self) -> f64 {
        let Color([r, g, b, _]) = self;
        0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
    }
}

/// WCAG's contrast ratio, from 1 to 21.
pub(crate) fn contrast(one: Color, other: Color) -> f64 {
    let (one, other) = (one.luminance(), other.luminance());
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// What custom properties stand for.
pub(crate) type Palette = BTreeMap<String, String>;

/// The colour that `value` stands for in this palette; `None` for what is no colour, or depends on something unknown.
pub(crate) fn resolve(value: &str, palette: &Palette, theme: Theme) -> Option<Color> {
    let value = value.trim();
    if let Some(digits) = value.strip_prefix('#') {
        return hex(digits);
    }
    match value {
        "transparent" => return Some(Color([0.0; 4])),
        "white" => return hex("fff"),
        "black" => return hex("000"),
        _ => {}
    }
    let (function, inside) = value.strip_suffix(')')?.split_once('(')?;
    let arguments = split(inside);
    match (function, arguments.as_slice()) {
        ("var", [name, fallback @ ..]) => match palette.get(*name) {
            Some(value) => resolve(value, palette, theme),
            None => resolve(fallback.first()?, palette, theme),
        },
        ("light-dark", [light, dark]) => {
            resolve(if theme == Theme::Light { light } else { dark }, palette, theme)
        }
        ("color-mix", [space, one, other]) => {
            let ((one, part), (other, other_part)) = (weighed(one), weighed(other));
            let part = part.or(other_part.map(|part| 1.0 - part)).unwrap_or(0.5);
            let (one, other) = (resolve(one, palette, theme)?, resolve(other, palette, theme)?);
            Some(mix(one, other, part, *space == "in oklab"))
        }
        _ => None,
    }
}

/// The arguments of a function or the layers of a value: what commas outside brackets separate.
pub(crate) fn split(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (n, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..n].trim());
                start = n + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts
}

/// A colour of a mixture and its part, if it says one.
fn weighed(text: &str) -> (&str, Option<f64>) {
    let percent = text.rsplit_once(' ').and_then(|(color, part)| {
        Some((color, part.strip_suffix('%')?.parse::<f64>().ok()? / 100.0))
    });
    percent.map_or((text, None), |(color, part)| (color, Some(part)))
}

fn hex(digits: &str) -> Option<Color> {
    let wide: String = match digits.len() {
        3 | 4 => digits.chars().flat_map(|c| [c, c]).collect(),
        6 | 8 => digits.to_string(),
        _ => return None,
    };
    let byte = |n: usize| u8::from_str_radix(wide.get(2 * n..2 * n + 2)?, 16).ok();
    let part = |n| byte(n).map(|byte| f64::from(byte) / 255.0);
    Some(Color([part(0)?, part(1)?, part(2)?, part(3).unwrap_or(1.0)]))
}

/// Mixed with their opacity as weight, as `color-mix` does.
fn mix(one: Color, other: Color, part: f64, in_oklab: bool) -> Color {
    let (weight, other_weight) = (one.0[3] * part, other.0[3] * (1.0 - part));
    let alpha = weight + other_weight;
    if alpha == 0.0 {
        return Color([0.0; 4]);
    }
    let inner = |Color([r, g, b, _])| if in_oklab { oklab([r, g, b]) } else { [r, g, b] };
    let (one, other) = (inner(one), inner(other));
    let blend = |n: usize| (one[n] * weight + other[n] * other_weight) / alpha;
    let mixed = [blend(0), blend(1), blend(2)];
    let [r, g, b] = if in_oklab { from_oklab(mixed) } else { mixed };
    Color([r, g, b, alpha])
}

fn linear(part: f64) -> f64 {
    if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}

fn gamma(part: f64) -> f64 {
    let part = part.clamp(0.0, 1.0);
    if part <= 0.003_130_8 { part * 12.92 } else { 1.055 * part.powf(1.0 / 2.4) - 0.055 }
}

type Matrix = [[f64; 3]; 3];

/// The matrices of Oklab's definition: linear light to cones, cones to lightness and two hues, and back.
const TO_CONES: Matrix = [
    [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
    [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
    [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
];
const TO_LAB: Matrix = [
    [0.210_454_255_3, 0.793_617_785, -0.004_072_046_8],
    [1.977_998_495_1, -2.428_592_205, 0.450_593_709_9],
    [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766],
];
const FROM_LAB: Matrix = [
    [1.0, 0.396_337_777_4, 0.215_803_757_3],
    [1.0, -0.105_561_345_8, -0.063_854_172_8],
    [1.0, -0.089_484_177_5, -1.291_485_548],
];
const FROM_CONES: Matrix = [
    [4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2],
    [-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5],
    [-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701],
];

fn times(matrix: &Matrix, v: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row[0] * v[0] + row[1] * v[1] + row[2] * v[2])
}

fn oklab(color: [f64; 3]) -> [f64; 3] {
    times(&TO_LAB, times(&TO_CONES, color.map(linear)).map(f64::cbrt))
}

fn from_oklab(lab: [f64; 3]) -> [f64; 3] {
    times(&FROM_CONES, times(&FROM_LAB, lab).map(|part| part.powi(3))).map(gamma)
}

#[test]
fn colours_are_read_as_browsers_read_them() {
    let palette = Palette::from([("--ink".to_string(), "light-dark(#000, #fff)".to_string())]);
    let ratio = |one: &str, other: &str| {
        let read = |text| resolve(text, &palette, Theme::Light).expect("a colour");
        contrast(read(one), read(other))
    };
    let near = |one: f64, other: f64| (one - other).abs() < 0.01;
    assert!(near(ratio("var(--ink)", "#fff"), 21.0));
    assert!(near(ratio("#767676", "#ffffff"), 4.54));
    assert!(near(ratio("color-mix(in srgb, #fff 46.27%, #000)", "white"), 4.54));
    // Halfway between black and white in Oklab is #636363, in sRGB #808080.
    assert!(near(ratio("color-mix(in oklab, #000, #fff)", "#636363"), 1.0));
    assert!(resolve("var(--nothing)", &palette, Theme::Dark).is_none());
    assert!(near(ratio("var(--nothing, #123456)", "#123456"), 1.0));
}
