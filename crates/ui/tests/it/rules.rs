//! The rules in both languages, and the pages that show them.

use catalog::{Catalog, Title};
use engine::Text;
use localization::Lang;
use ui::model::Reader;
use ui::pages;
use ui::rules::{Part, Rulebook, rulebook};

fn page(title: &dyn Title, lang: Lang) -> String {
    pages::rules(&Reader { lang, name: None, path: format!("/rules/{}", title.id()) }, title)
}

fn book(title: &dyn Title, lang: Lang) -> &'static Rulebook {
    rulebook(title.id(), lang).unwrap_or_else(|| panic!("{}: no rules in {lang}", title.id()))
}

/// For every game in every language.
fn for_each_page(check: impl Fn(&dyn Title, Lang, &str)) {
    for title in Catalog::standard().titles() {
        for lang in Lang::ALL {
            check(title, lang, &page(title, lang));
        }
    }
}

/// What somebody reads: no tags, no entities, ordinary spaces.
fn text_of(html: &str) -> String {
    let mut text = String::new();
    for piece in html.split('<').skip(1) {
        text.push_str(piece.split_once('>').map_or("", |(_, text)| text));
    }
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    let text = entities.iter().fold(text, |text, (entity, sign)| text.replace(entity, sign));
    even(&text)
}

/// One kind of space and of apostrophe: how a page is set does not matter here.
fn even(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ").replace('’', "'")
}

fn said(text: &Text, lang: Lang) -> &str {
    match lang {
        Lang::En => &text.en,
        Lang::Fr => &text.fr,
    }
}

#[test]
fn every_game_has_the_same_rules_in_both_languages() {
    for title in Catalog::standard().titles() {
        let shape = |lang| -> Vec<String> {
            let bone = |part: &Part| match part {
                Part::Heading { level, .. } => format!("heading {level}"),
                Part::Prose(_) => "prose".to_string(),
                Part::Table(rows) => format!("table of {} by {}", rows.len(), rows[0].len()),
                Part::Rule(rule) => rule.id.clone(),
            };
            book(title, lang).parts.iter().map(bone).collect()
        };
        assert_eq!(shape(Lang::En), shape(Lang::Fr), "{}", title.id());
        let unread = |part: &&Part| matches!(part, Part::Prose(text) if text.starts_with("- "));
        let unread = Lang::ALL.map(|lang| book(title, lang).parts.iter().find(unread));
        assert_eq!(unread, [None, None], "{}: a line that is not quite a rule", title.id());
    }
}

#[test]
fn a_rule_says_something_else_in_the_other_language() {
    for title in Catalog::standard().titles() {
        let rules = book(title, Lang::En).rules().zip(book(title, Lang::Fr).rules());
        for (english, french) in rules {
            assert_ne!(english.text, french.text, "{} was not translated", english.id);
            assert!(!french.text.contains('\''), "{}: an apostrophe of a typewriter", french.id);
        }
    }
}

#[test]
fn every_rule_is_an_anchor_exactly_once_and_every_link_leads_somewhere() {
    for_each_page(|title, lang, page| {
        for rule in book(title, lang).rules() {
            let anchor = format!("id=\"{}\"", rule.id);
            assert_eq!(page.matches(&anchor).count(), 1, "{lang} {anchor}");
        }
        for link in page.split("href=\"#").skip(1) {
            let target = link.split('"').next().unwrap_or_default();
            assert!(page.contains(&format!("id=\"{target}\"")), "{} {lang} #{target}", title.id());
        }
    });
}

#[test]
fn every_rule_and_every_entry_of_the_pack_can_be_read() {
    for_each_page(|title, lang, page| {
        let text = text_of(page);
        for rule in book(title, lang).rules() {
            let sentence = even(&ui::rules::plain(&rule.text));
            assert!(text.contains(&sentence), "{lang} {}: {sentence}", rule.id);
        }
        let cards = &text_of(page.split_once("id=\"cards\"").expect("a list of cards").1);
        for entry in title.entries() {
            let texts = [Some(&entry.name), entry.text.as_ref()];
            for wanted in texts.into_iter().flatten().map(|text| said(text, lang)) {
                assert!(cards.contains(&even(wanted)), "{} {lang}: {wanted}", entry.id);
            }
        }
        let rows = page.matches("data-entry=").count();
        assert_eq!(rows, title.entries().len(), "{} {lang}", title.id());
    });
}

#[test]
fn every_picture_is_taken_and_has_its_caption() {
    let n_samples = |title: &dyn Title| ui::board_of(title.id()).shown().samples.len();
    for_each_page(|title, lang, page| {
        let n_pictures = page.matches("data-picture=").count();
        assert_eq!(n_pictures, n_samples(title), "{} {lang}: a moment never came", title.id());
        assert_eq!(page.matches("<figcaption>").count(), n_pictures);
        assert_eq!(page, self::page(title, lang), "the same page twice");
    });
}

#[test]
fn pages_have_no_missing_message_no_inline_style_and_no_inline_script() {
    for_each_page(|title, lang, page| {
        for part in ["[rules-", "[tablee-", &format!("[{}-", title.id()), " style=", "<style"] {
            assert!(!page.contains(part), "{} {lang}: {part}", title.id());
        }
        for script in page.split("<script").skip(1) {
            let (tag, rest) = script.split_once('>').expect("a whole tag");
            assert!(tag.contains(" src=") && rest.starts_with("</script>"), "{tag}");
        }
    });
}

#[test]
fn the_last_edition_in_the_rules_is_the_one_that_is_played() {
    for title in Catalog::standard().titles() {
        for lang in Lang::ALL {
            let Some(Part::Table(rows)) = book(title, lang).parts.last() else {
                panic!("{}: no table of editions in {lang}", title.id());
            };
            let listed: Vec<u16> = rows[1..].iter().filter_map(|row| row[0].parse().ok()).collect();
            let all: Vec<u16> = (1..=title.editions().current.0).collect();
            assert_eq!(listed, all, "{}, {lang}", title.id());
        }
    }
}
