//! A page on phones of several widths and sizes of text: nothing may be wider than the window.

use serde_json::{Value, json};

use crate::browser::driver::Browser;

/// A phone: the width of its window in pixels, and the size of text in per cent, as people set it in their browser.
pub(crate) type Phone = (u32, u32);

/// Every phone that pages are made for.
pub(crate) const ALL: [Phone; 6] =
    [(320, 100), (360, 100), (390, 100), (320, 130), (360, 130), (390, 130)];
/// The narrowest, the usual one and the widest: what fits these mostly fits the others.
pub(crate) const TELLING: [Phone; 3] = [(320, 130), (360, 100), (390, 130)];

/// Finds what makes the page wider than the window, by more than what is lost in rounding. What lies in something that
/// scrolls or clips by itself is no fault of the page.
pub(crate) const WIDE: &str = r#"
    const wide = () => {
        const html = document.documentElement, room = html.clientWidth + 1;
        if (html.scrollWidth <= room) return [];
        const isHeld = (e) => {
            for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) {
                if (up.nodeName === "svg" || getComputedStyle(up).overflowX !== "visible") return true;
            }
            return false;
        };
        const all = [...document.querySelectorAll("body *")].filter((e) => e.getBoundingClientRect().right > room);
        const free = all.filter((e) => e.checkVisibility({ visibilityProperty: true }) && !isHeld(e));
        // What is placed absolutely may come out of what seems to hold it.
        const out = free.length ? free : all;
        const right = (e) => Math.round(e.getBoundingClientRect().right);
        // What lies innermost has mostly pushed the others, which stand before it with their ends.
        const told = out.filter((e) => !out.some((other) => other !== e && e.contains(other))).map((e) => {
            const around = [];
            for (let up = e; up !== document.body; up = up.parentElement) around.unshift(`${up.localName}.${up.getAttribute("class")} ${right(up)}`);
            return `${around.slice(-7).join(" > ")}: ${e.outerHTML.slice(0, 140)}`;
        });
        return [`${document.title}: ${html.scrollWidth} px in a window of ${html.clientWidth}`, ...told.slice(0, 6)];
    };
"#;

/// Nothing of the page that is open is wider than the window, on none of these phones.
pub(crate) async fn assert_fits_phones(browser: &Browser, what: &str, phones: &[Phone]) {
    let mut faults = Vec::new();
    for (width, text) in phones {
        resize(browser, *width, *text).await;
        let wide = browser.ask(&format!("{WIDE} return wide();")).await;
        if wide != json!([]) {
            faults.push(format!("{width} px, text at {text} %: {wide:#}"));
        }
    }
    resize(browser, browser.look().width, 100).await;
    let fonts = browser.look().fonts;
    assert!(
        faults.is_empty(),
        "{what} scrolls sideways with {fonts:?} fonts: {}",
        faults.join("\n")
    );
}

/// Gives the window another width and the page another size of text, without loading it again.
async fn resize(browser: &Browser, width: u32, text: u32) {
    let height = browser.look().height;
    let metrics =
        json!({ "width": width, "height": height, "deviceScaleFactor": 2, "mobile": true });
    browser.command("Emulation.setDeviceMetricsOverride", metrics).await.expect("a window");
    let size = "document.documentElement.style.fontSize = arguments[0] === 100 ? '' : `${arguments[0]}%`;
        if (!document.documentElement.getAttribute('style')) document.documentElement.removeAttribute('style');
        return true";
    let resized: Result<Value, String> = browser.ask_with(size, vec![json!(text)]).await;
    resized.expect("a page");
}
