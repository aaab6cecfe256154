// Everything the pages do in the browser: the socket, touch paths, swapping fragments, keys. No rules: the
// choices and what they touch come from the server.

const $ = (what, where = document) => where.querySelector(what);
const $$ = (what, where = document) => [...where.querySelectorAll(what)];
const html = document.documentElement;
const words = $("#words")?.dataset ?? {};
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// What is remembered on this device; it may be forbidden, and then nothing is.
const memory = {
  get(key) { try { return localStorage.getItem(key); } catch { return null; } },
  set(key, value) { try { localStorage.setItem(key, value); } catch { /* not remembered */ } },
  drop(prefix) {
    try {
      Object.keys(localStorage).filter((key) => key.startsWith(prefix)).forEach((key) => localStorage.removeItem(key));
    } catch { /* nothing to forget */ }
  },
};

// ---- On every page -------------------------------------------------------------------------------------------------

const table = $("#table");
const replay = $("#replay");
const deeds = {
  theme() {
    const isDark = html.dataset.theme ? html.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    html.dataset.theme = isDark ? "light" : "dark";
    memory.set("theme", html.dataset.theme);
  },
  sound() {
    memory.set("sound", wantsSound() ? "off" : "on");
    showSound();
    if (wantsSound()) chime();
  },
  drawer() { openDrawer(!document.body.classList.contains("drawer-open")); },
  coach() { memory.drop("coach:"); $("#help").hidePopover(); coach(); },
  "coach-ok"(button) { memory.set(`coach:${button.closest("[data-coach]").dataset.coach}`, "1"); coach(); },
  "coach-skip"() { memory.set("coach:off", "1"); coach(); },
  async notify(button) {
    if (!("Notification" in window)) return;
    if (await Notification.requestPermission() === "granted") {
      memory.set("notify", "on");
      button.textContent = words.told;
    }
  },
  mute(button) { toggleMute(button.closest("[data-who]").dataset.who); },
  async earlier(button) { // The lines of the log before those that the page has.
    const line = button.closest("li"), panel = line.closest("section"), below = panel.scrollHeight - panel.scrollTop;
    const query = new URLSearchParams({ before: button.dataset.before, ...(table.dataset.seat && { seat: table.dataset.seat }) });
    button.disabled = true;
    try {
      const answer = await fetch(`/t/${table.dataset.table}/log?${query}`);
      if (!answer.ok) throw answer;
      line.replaceWith(parsed(await answer.text()));
      panel.scrollTop = panel.scrollHeight - below;
      panel.focus({ preventScroll: true });
    } catch {
      button.disabled = false;
      note(words.unsent);
    }
  },
  play() { rolling ? stopRolling() : startRolling(); },
  bots() { seatEverybody("bot"); },
  friends() { seatEverybody("open"); },
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-do], [data-copy], [data-copy-path], [data-send], a[data-rule]");
  if (!button) return;
  if (button.dataset.do) deeds[button.dataset.do]?.(button);
  if (button.dataset.copy || button.dataset.copyPath) copy(button);
  if (button.dataset.send && table && connected()) { event.preventDefault(); sendFrom(button); }
  if (button.dataset.rule && table) { event.preventDefault(); openRule(button.dataset.rule); }
});

async function copy(button) {
  const text = button.dataset.copy ?? new URL(button.dataset.copyPath, location.href).href;
  try {
    await navigator.clipboard.writeText(text);
  } catch { // Without permission, or on plain HTTP: by the old way.
    const field = Object.assign(document.createElement("textarea"), { value: text });
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  const label = button.dataset.label ??= button.textContent;
  button.textContent = `✓ ${words.copied}`;
  setTimeout(() => { button.textContent = label; }, 1800);
}

let noteTimer;
function note(text, rule) {
  const box = $("#note");
  box.replaceChildren(text);
  if (rule) {
    const game = document.body.dataset.game;
    const link = Object.assign(document.createElement("a"), { href: `/rules/${game}#${rule}`, target: "_blank", textContent: rule });
    link.dataset.rule = rule;
    box.append(" ", link);
  }
  box.hidden = false;
  clearTimeout(noteTimer);
  noteTimer = setTimeout(() => { box.hidden = true; }, 3500 + 45 * text.length);
}

for (const field of $$("[data-remembered]")) rememberName(field);
function rememberName(field) {
  if (!field.value) field.value = memory.get("name") ?? "";
  field.form?.addEventListener("submit", () => memory.set("name", field.value));
}

// A card read closely: by resting on it, by focus, by a long press. So is a text that is cut off where it stands.
let closeTimer, pressTimer, pressed = false;
const closerOf = (target) => target instanceof Element ? target.closest(":has(> .closer)") ?? cutText(target) : null;
function cutText(target) {
  for (let e = target; e instanceof HTMLElement; e = e.parentElement) {
    const isLarger = e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight + 1;
    if (isLarger && getComputedStyle(e).textOverflow === "ellipsis") return e;
  }
  return null;
}
function wholeText(owner) {
  const whole = document.createElement("span");
  whole.textContent = owner.textContent;
  return whole;
}
function closeUp(owner) {
  const box = $("#closeup"), inside = $(":scope > .closer", owner);
  const copyOf = inside instanceof SVGElement ? inside.firstElementChild : inside ?? wholeText(owner);
  if (!copyOf) return;
  const shown = copyOf.cloneNode(true);
  shown.classList.add("closer");
  for (const part of [shown, ...$$("[id], [data-touch], [data-glide]", shown)]) {
    for (const name of ["id", "data-touch", "data-glide"]) part.removeAttribute(name);
  }
  box.replaceChildren(shown);
  box.hidden = false;
  const at = owner.getBoundingClientRect(), { offsetWidth: w, offsetHeight: h } = box;
  const above = at.top > h + 12 || at.top > innerHeight - at.bottom;
  box.style.left = `${Math.max(8, Math.min(innerWidth - w - 8, at.left + at.width / 2 - w / 2))}px`;
  box.style.top = `${Math.max(8, Math.min(innerHeight - h - 8, above ? at.top - h - 8 : at.bottom + 8))}px`;
}
function putAway() {
  clearTimeout(closeTimer);
  clearTimeout(pressTimer);
  $("#closeup").hidden = true;
}
document.addEventListener("pointerover", (event) => {
  const owner = event.pointerType === "mouse" && closerOf(event.target);
  clearTimeout(closeTimer);
  if (owner) closeTimer = setTimeout(() => closeUp(owner), 350);
  else if (event.pointerType === "mouse") putAway();
});
document.addEventListener("focusin", (event) => {
  const owner = closerOf(event.target);
  if (owner && event.target.matches(":focus-visible")) closeUp(owner); else if (!pressed) putAway();
});
document.addEventListener("pointerdown", (event) => {
  putAway();
  hurry();
  pressed = false;
  const owner = event.pointerType !== "mouse" && closerOf(event.target);
  const open = () => { pressed = true; closeUp(owner); };
  // A touch of a text that does nothing else tells it whole at once.
  if (owner && cutText(event.target) === owner && !owner.closest("a, button, [data-touch]")) open();
  else if (owner) pressTimer = setTimeout(open, 450);
});
for (const end of ["pointerup", "pointercancel", "scroll"]) {
  document.addEventListener(end, () => { clearTimeout(pressTimer); if (end !== "pointerup" || !pressed) putAway(); }, { capture: true, passive: true });
}
document.addEventListener("contextmenu", (event) => { if (pressed) event.preventDefault(); });

// The log is one stop of the tab key; from there arrows go along the rules that it names.
document.addEventListener("keydown", (event) => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key], log = step && event.target.closest?.("#panel-log, .replay #log");
  if (!log) return;
  const rules = $$(".rule", log), at = rules.indexOf(event.target), next = at < 0 ? rules.at(-1) : rules[at + step];
  if (next) { event.preventDefault(); next.focus(); }
});

// ---- Swapping fragments --------------------------------------------------------------------------------------------

const parsed = (text) => { const box = document.createElement("template"); box.innerHTML = text; return box.content; };

// What stays the same stays in the page: only what differs is laid out and painted anew, so that a move is on the screen soon.
const named = (node) => node.nodeType === Node.ELEMENT_NODE ? node.id || node.dataset.glide || node.dataset.touch || "" : "";
function becomes(old, fresh, at = old.firstChild) {
  const wanted = new Set([...fresh.childNodes].map(named)), known = new Map();
  for (let child = at, next; child; child = next) {
    next = child.nextSibling;
    const name = named(child);
    if (name && !wanted.has(name)) { if (child === at) at = next; child.remove(); } else if (name) known.set(name, child);
  }
  for (const child of [...fresh.childNodes]) {
    const name = named(child), same = name ? known.get(name) : at && !named(at) ? at : null;
    known.delete(name);
    if (same?.nodeName !== child.nodeName) { old.insertBefore(child, at); continue; }
    if (same === at) at = at.nextSibling; else old.insertBefore(same, at);
    renew(same, child);
  }
  while (at) { const next = at.nextSibling; at.remove(); at = next; }
}
function renew(old, fresh) {
  // What only the first page has, such as the invitation, stays as it is.
  if (old.isEqualNode(fresh) || old.dataset && "keep" in old.dataset) return;
  if (old.nodeType !== Node.ELEMENT_NODE) { old.nodeValue = fresh.nodeValue; return; }
  const isOurs = (name) => name === "data-lent" || "touch" in old.dataset && (name.startsWith("aria-pressed") || name === "aria-disabled")
    || "lent" in old.dataset && (name === "role" || name === "tabindex");
  if ("lent" in old.dataset) old.dataset.lent = fresh.getAttribute("role") ?? "";
  for (const name of ["can", "chosen", "hint"]) if (old.classList.contains(name)) fresh.classList.add(name);
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !isOurs(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value && !isOurs(name)) old.setAttribute(name, value);
  becomes(old, fresh);
}

// Where a thing stands within its fragment, as text: its places among its siblings and its geometry.
function spot(thing) {
  let where = "";
  for (let at = thing; at && !at.classList.contains("fragment"); at = at.parentElement) {
    let among = 0;
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling) among++;
    where += `/${among}`;
  }
  return where;
}

// Things glide from where they were. Boxes that will stand elsewhere when these fragments are swapped in do, not those that are
// only pushed away; and of the things inside a drawing those that have moved within it.
const gliding = new Set(); // what is under way
const boxes = (where) => $$("[data-glide]", where).filter((thing) => !thing.ownerSVGElement);
const drawn = () => $$("svg [data-glide]").filter((thing) => thing.ownerSVGElement);
function leaving(fresh) {
  const spots = (id, where) => boxes(where).map((thing) => [thing.dataset.glide, id + spot(thing), thing]);
  const after = new Map([...fresh].flatMap(([id, content]) => spots(id, content)));
  const before = [...fresh.keys()].flatMap((id) => spots(id, document.getElementById(id) ?? new DocumentFragment()));
  const moved = before.filter(([name, at]) => after.has(name) && after.get(name) !== at).slice(0, 40);
  return new Map(moved.map(([name, , thing]) => [name, standing(thing)]));
}
const standing = (thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect(), part = thing.closest(".fragment"), around = part.getBoundingClientRect();
  return { x, y, width, height, part, around };
};
const places = () => new Map(drawn().map((thing) => [thing.dataset.glide, placeOf(thing)]));
function placeOf(thing) {
  let drawing = thing.ownerSVGElement;
  while (drawing.ownerSVGElement) drawing = drawing.ownerSVGElement;
  const [x, y] = centre(thing), around = drawing.getBoundingClientRect();
  return { x, y, around, drawing: `${drawing.getAttribute("class")} ${drawing.getAttribute("viewBox")}` };
}

// Swaps the fragments in; things glide from where they were unless the reader prefers calm.
async function swapIn(fresh, isFast, after) {
  const isCalm = calm.matches || document.hidden;
  const left = isCalm ? new Map() : leaving(fresh), before = isCalm ? new Map() : places();
  keeping(() => { for (const [id, content] of fresh) place(id, content); });
  after();
  const ways = [...waysOfBoxes(left), ...waysInDrawings(before)];
  if (!ways.length) return;
  // All is measured before anything moves: measuring in between would lay the page out again and again.
  const timing = { duration: isFast ? 140 : 320, easing: "cubic-bezier(.3, .1, .2, 1)" };
  for (const [thing, from, to, options] of ways) {
    const way = thing.animate([from, to], { ...timing, ...options });
    gliding.add(way);
    way.finished.catch(() => {}).then(() => gliding.delete(way));
  }
  html.classList.add("gliding");
  await Promise.allSettled([...gliding].map((way) => way.finished));
  html.classList.remove("gliding");
}
const hurry = () => gliding.forEach((way) => way.finish());

function waysOfBoxes(left) {
  const ways = [], around = new Set(), seen = new Set();
  for (const thing of left.size ? boxes(document) : []) {
    const name = thing.dataset.glide, from = left.get(name), to = from && standing(thing);
    if (!from?.width || !to.width || seen.has(name)) continue;
    seen.add(name);
    // A part of the page that has been pushed elsewhere takes along what stays in it.
    if (from.part === to.part) { from.x += to.around.x - from.around.x; from.y += to.around.y - from.around.y; }
    // What comes from beyond the edge of a strip comes from the edge of the window.
    const x = Math.max(0, Math.min(innerWidth - to.width, from.x + (from.width - to.width) / 2)) - to.x;
    const y = from.y + (from.height - to.height) / 2 - to.y;
    if (Math.hypot(x, y) < 2) continue;
    ways.push([thing, { translate: `${x}px ${y}px`, scale: from.width / to.width, zIndex: 9 }, { zIndex: 9 }]);
    for (const box of [to.part, thing.closest("[data-scroll]")]) if (box) around.add(box);
  }
  // The part of the page where they arrive lies above the others, and a strip that need not scroll lets them in.
  for (const box of around) {
    const isStrip = "scroll" in box.dataset, look = isStrip ? { overflow: "visible" } : { zIndex: 1 };
    if (!isStrip || box.scrollWidth <= box.clientWidth) ways.push([box, look, look]);
  }
  return ways;
}
function waysInDrawings(before) {
  const ways = [];
  for (const thing of before.size ? drawn() : []) {
    const from = before.get(thing.dataset.glide), to = placeOf(thing);
    if (!from) { ways.push([thing, { opacity: 0 }, {}]); continue; }
    // A drawing that has only been pushed elsewhere by what grew above it takes its things along.
    if (from.drawing === to.drawing) {
      const grown = to.around.width / from.around.width || 1;
      from.x = to.around.x + (from.x - from.around.x) * grown;
      from.y = to.around.y + (from.y - from.around.y) * grown;
    }
    const across = from.x - to.x, down = from.y - to.y;
    if (Math.hypot(across, down) < 2) continue;
    // Screen pixels become units of the drawing, however it is scaled or turned there.
    const { a, b, c, d } = thing.parentNode.getScreenCTM() ?? new DOMMatrix(), size = a * d - b * c || 1;
    const [x, y] = [(d * across - c * down) / size, (a * down - b * across) / size];
    ways.push([thing, { translate: `${x}px ${y}px` }, { translate: "0px 0px" }, { composite: "add" }]);
  }
  return ways;
}

// Updates have the last lines of the log only: of several that are swapped in together each may have some that the others lack.
// What begins with the way to older lines is all that a page begins with.
const isWhole = (lines) => $(".earlier", lines) != null;
const isBefore = (line, step) => line.matches(".earlier") || Number(line.dataset.step) < step;
const firstStep = (lines) => Number($("[data-step]", lines)?.dataset.step ?? 0);
function longer(older, newer) {
  if (isWhole(newer)) return newer;
  const first = firstStep(newer);
  for (const line of [...older.children]) if (!isBefore(line, first)) line.remove();
  older.append(newer);
  return older;
}

function place(id, content) {
  const box = document.getElementById(id);
  if (!box) return;
  // An update has the last lines of the log; older ones stay.
  const first = id === "log" ? firstStep(content) : 0;
  const isEnd = id === "log" && !isWhole(content);
  const start = isEnd ? [...box.children].find((line) => !isBefore(line, first)) ?? null : box.firstChild;
  becomes(box, content, start);
}

// Keeps focus, the text being typed and the position of strips across a swap.
function keeping(swap) {
  const held = document.activeElement, scrolled = $$("[data-scroll]").map((e) => [e.dataset.scroll, e.scrollLeft, e.scrollTop]).filter(([, left, top]) => left || top);
  const key = ["id", "data-touch", "data-act", "data-do", "data-send"].find((name) => held?.getAttribute?.(name));
  const find = key && `[${key}="${CSS.escape(held.getAttribute(key))}"]`;
  const typed = held?.matches?.("input") ? [held.value, held.selectionStart] : null;
  swap();
  for (const [name, left, top] of scrolled) $(`[data-scroll="${CSS.escape(name)}"]`)?.scrollTo({ left, top, behavior: "instant" });
  if (!find || held.isConnected) return;
  const again = $(find) ?? $("#prompt");
  if (typed && again?.matches("input")) { again.value = typed[0]; again.setSelectionRange?.(typed[1], typed[1]); }
  again?.focus({ preventScroll: true });
}

// ---- The table: the socket -----------------------------------------------------------------------------------------

let socket, tries = 0, asked = 0, version = Number(table?.dataset.version ?? 0), isMyTurn = false;
const updates = [];
const connected = () => socket?.readyState === WebSocket.OPEN;

function connect() {
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  const address = new URL(`/api/tables/${table.dataset.table}/socket`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  address.search = new URLSearchParams({ format: "html", since: version, lang: html.lang, ...(table.dataset.seat && { seat: table.dataset.seat }) });
  socket = new WebSocket(address);
  socket.onopen = () => { tries = 0; html.dataset.socket = "open"; $("#offline").hidden = true; };
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = () => {
    html.dataset.socket = "lost";
    if (tries > 0) $("#offline").hidden = false;
    setTimeout(connect, Math.min(8000, 250 * 2 ** tries++) * (0.75 + Math.random() / 2));
  };
}
function tell(message) {
  if (!connected()) { note(words.unsent); return false; }
  socket.send(JSON.stringify({ ...message, n: ++asked }));
  return true;
}
function sendFrom(button) {
  if (button.dataset.sure && button.textContent !== button.dataset.sure) {
    const label = button.textContent;
    button.textContent = button.dataset.sure;
    setTimeout(() => { button.textContent = label; }, 4000);
    return;
  }
  button.closest("[popover]")?.hidePopover();
  tell(JSON.parse(button.dataset.send));
}
function hear(message) {
  if (message.fragments) { updates.push(message); pump(); }
  if (message.error) { html.classList.remove("busy"); note(message.error.reason, message.error.rule); }
  if (message.why) note(message.why, message.rule);
  if (message.said) remark(message.said);
  if (message.ended) { // The seat is no longer ours: the page is drawn anew for somebody who watches.
    socket.onclose = null;
    note(message.ended.reason);
    setTimeout(() => location.reload(), 2500);
  }
}

// One update after another; when many wait, they become one.
let pumping = false;
async function pump() {
  if (pumping) return;
  pumping = true;
  while (updates.length) {
    const isFast = updates.length > 1;
    const taken = updates.length > 3 ? updates.splice(0) : updates.splice(0, 1);
    const update = Object.assign({}, ...taken, { fragments: Object.assign({}, ...taken.map((one) => one.fragments)) });
    const fresh = new Map(Object.entries(update.fragments).map(([id, text]) => [id, parsed(text)]));
    if (taken.length > 1 && fresh.has("log")) fresh.set("log", taken.flatMap((one) => one.fragments.log ?? []).map(parsed).reduce(longer));
    try {
      await swapIn(fresh, isFast, () => arrived(update, fresh));
    } catch (fault) { // One part that cannot be shown must not silence all that follows.
      console.error(fault);
    }
  }
  pumping = false;
}
function arrived(update, fresh) {
  if (update.fragments.stage === "") $("#invited")?.remove(); // The game has begun without us.
  const seen = Number(table.dataset.told ?? 0);
  version = update.v ?? version;
  offered = null;
  table.dataset.version = version;
  html.classList.remove("busy");
  if (fresh.has("choices")) { applyFilter(); restoreFold(); }
  if (touched.length && !fitting().length) cancel(); else settle();
  if (fresh.has("log")) tellNews(seen);
  if (fresh.has("chat")) showMuted();
  if (fresh.has("stage")) $$("[data-remembered]").forEach(rememberName);
  if (fresh.has("result") && $("#result").firstElementChild) $("#result").scrollIntoView({ block: "nearest" });
  if ("your_turn" in update) myTurn(update.your_turn);
  coach();
  tick();
}

// What happened is read aloud once, and the log shows its end.
function tellNews(seen) {
  const lines = $$("#log [data-step]"), last = Number(lines.at(-1)?.dataset.step ?? 0);
  const news = lines.filter((line) => Number(line.dataset.step) > seen).slice(-4);
  if (seen) $("#news").textContent = news.map((line) => line.lastElementChild.textContent.trim()).join(" ");
  table.dataset.told = last;
  afterPaint(scrollToEnd);
}
const scrollToEnd = () => { for (const panel of [$("#panel-log"), $("#chat")]) if (panel) panel.scrollTop = panel.scrollHeight; };
// What measures the page waits until it has been laid out anyway.
const afterPaint = (what) => requestAnimationFrame(() => setTimeout(what));

// ---- The table: touch paths ----------------------------------------------------------------------------------------

let touched = []; // what was touched so far on the way to an action
let pending = null; // the action that waits for a confirmation
let busyTimer; // until when an answer is waited for

const read = (button) => ({
  button, act: button.dataset.act, path: button.dataset.path ? button.dataset.path.split(" ") : [],
  lasts: "lasts" in button.dataset, consequence: button.dataset.consequence ?? "", label: $(".label", button)?.textContent ?? button.textContent,
});
let offered = null; // the list as read, until the next update
const choices = () => offered ??= $$("#choices .choice").map(read);
const fits = (choice, way) => way.every((touch, n) => choice.path[n] === touch);
const fitting = () => choices().filter((choice) => fits(choice, touched));
const things = (touch) => $$(`[data-touch="${CSS.escape(touch)}"]:not([inert] *)`);
const nameOf = (touch) => {
  const thing = things(touch)[0];
  const text = thing?.dataset.name ?? thing?.getAttribute("aria-label") ?? thing?.textContent.trim() ?? touch;
  return text.length > 60 ? `${text.slice(0, 58)}…` : text;
};

function touch(name) {
  const next = (way) => choices().some((choice) => choice.path.length > way.length && fits(choice, [...way, name]));
  if (pending && touched.at(-1) === name && !next(touched)) return commit();
  if (next(touched)) touched = [...touched, name];
  else if (touched.includes(name)) touched = touched.slice(0, touched.indexOf(name));
  else if (next([])) touched = [name];
  else if (table.dataset.seat) return tell({ why: [...touched, name] });
  else return;
  decide();
}
// Sends the action when it is the only one left and nothing lasting; asks first otherwise.
function decide() {
  const left = fitting(), whole = left.filter((choice) => choice.path.length === touched.length);
  if (touched.length && left.length === 1 && whole.length && !left[0].lasts) return send(left[0]);
  settle();
}
// Works out what waits for a confirmation, and shows what can be touched now.
function settle() {
  const left = touched.length ? fitting() : [], whole = left.filter((choice) => choice.path.length === touched.length);
  pending = left.length === 1 ? left[0] : whole[0] ?? null;
  glow();
  showChoosing();
}
function cancel() { touched = []; settle(); }
function commit() { if (pending) send(pending); }
function send(choice) {
  if (html.classList.contains("busy") || !tell({ act: choice.act, v: version })) return;
  html.classList.add("busy");
  clearTimeout(busyTimer);
  busyTimer = setTimeout(() => html.classList.remove("busy"), 4000);
  hurry();
  if (document.activeElement.id === "confirm") $("#prompt").focus({ preventScroll: true });
  cancel();
}

function glow() {
  const next = new Set(fitting().map((choice) => choice.path[touched.length]));
  for (const thing of $$("[data-touch]:not([inert] *)")) {
    const can = next.has(thing.dataset.touch), chosen = touched.includes(thing.dataset.touch);
    thing.classList.toggle("can", can);
    thing.classList.toggle("chosen", chosen);
    if (can || chosen) {
      if (!thing.matches("button, a, input") && !("lent" in thing.dataset)) thing.dataset.lent = thing.getAttribute("role") ?? "";
      if ("lent" in thing.dataset) { thing.setAttribute("role", "button"); thing.tabIndex = 0; }
      thing.setAttribute("aria-pressed", chosen);
      thing.removeAttribute("aria-disabled");
    } else {
      if ("lent" in thing.dataset) {
        if (thing.dataset.lent) thing.setAttribute("role", thing.dataset.lent); else thing.removeAttribute("role");
        thing.removeAttribute("tabindex");
        delete thing.dataset.lent;
      }
      thing.removeAttribute("aria-pressed");
      if (thing.matches("button")) thing.setAttribute("aria-disabled", "true");
    }
  }
}

function showChoosing(hovered) {
  const isOn = touched.length > 0 || Boolean(pending);
  const way = touched.map(nameOf).join(" → ");
  const isShown = isOn || Boolean(hovered?.consequence);
  $("#choosing").hidden = !isShown;
  $("#bar").classList.toggle("choosing", isShown);
  $("#chosen").textContent = pending ? pending.label : isOn ? `${way} → ${words.then}` : hovered?.label ?? "";
  $("#consequence").textContent = (hovered ?? pending)?.consequence ?? "";
  $("#confirm").hidden = !pending;
  $("#cancel").hidden = !isOn;
}
// What would change, shown while resting on a thing or a choice.
function preview(target) {
  const button = target.closest?.(".choice"), thing = target.closest?.("[data-touch].can");
  let hovered = null;
  if (button) hovered = read(button);
  else if (thing) {
    const left = fitting().filter((choice) => choice.path[touched.length] === thing.dataset.touch);
    if (left.length === 1) hovered = left[0];
  }
  const hinted = new Set(button ? hovered.path : []);
  for (const one of $$("[data-touch]:not([inert] *)")) one.classList.toggle("hint", hinted.has(one.dataset.touch));
  showChoosing(hovered);
}

// The nearest thing around the pointer that can be touched, else the nearest at all.
function thingAt(target) {
  const nearest = target.closest("[data-touch]");
  for (let at = nearest; at; at = at.parentElement?.closest("[data-touch]")) if (at.matches(".can, .chosen")) return at;
  return nearest;
}

function listenToTouches() {
  table.addEventListener("click", (event) => {
    if (pressed) { pressed = false; return; }
    const button = event.target.closest(".choice");
    if (button) { take(button); return; }
    if (event.target.id === "confirm") return commit();
    if (event.target.closest("#cancel")) return cancel();
    if (event.target.closest("a, summary, [data-do], [data-send], #drawer")) return;
    const thing = thingAt(event.target);
    if (thing) touch(thing.dataset.touch);
  });
  for (const kind of ["pointerover", "focusin"]) table.addEventListener(kind, (event) => preview(event.target));
  table.addEventListener("input", (event) => { if (event.target.id === "filter") applyFilter(); });
  table.addEventListener("toggle", (event) => {
    if (event.target.matches(".choices") && $("#filter")) memory.set("list", event.target.open ? "open" : "closed");
  }, true);
}
function take(button) {
  const choice = read(button);
  if (!choice.lasts) return send(choice);
  touched = choice.path;
  pending = choice;
  glow();
  showChoosing();
  $("#confirm").focus();
}
function applyFilter() {
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const wanted = plain($("#filter")?.value ?? "");
  for (const item of $$("#choices li")) item.hidden = !plain(item.textContent).includes(wanted);
}
function restoreFold() {
  const list = $(".choices");
  if (list && $("#filter") && memory.get("list")) list.open = memory.get("list") === "open";
}

// ---- The table: keys -----------------------------------------------------------------------------------------------

const towards = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const isShown = (e) => e.getClientRects().length > 0;
const centre = (e) => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };

function goTowards([dx, dy]) {
  const here = document.activeElement.closest("[data-touch]");
  const all = $$("[data-touch].can").filter((e) => e !== here && isShown(e));
  if (!here) { all[0]?.focus(); return; }
  const [x, y] = centre(here);
  const far = (e) => { const [a, b] = centre(e), along = (a - x) * dx + (b - y) * dy, aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx); return along > 1 ? along + 2 * aside : Infinity; };
  const best = all.map((e) => [far(e), e]).sort((a, b) => a[0] - b[0])[0];
  if (best && best[0] < Infinity) best[1].focus();
}
function onKey(event) {
  const at = event.target;
  if (event.key === "Escape") { putAway(); $("#note").hidden = true; if (touched.length || pending) cancel(); else openDrawer(false); return; }
  if (event.ctrlKey || event.metaKey || event.altKey || at.matches("input, select, textarea")) return;
  const isThing = at.matches("[data-touch]") && !at.matches("button");
  if ((event.key === "Enter" || event.key === " ") && isThing) { event.preventDefault(); touch(at.dataset.touch); return; }
  if (event.key === "Enter" && pending && at === document.body) return commit();
  if (event.key in towards && !at.closest("#drawer, [popover]")) { event.preventDefault(); goTowards(towards[event.key]); return; }
  if (/^[1-9]$/.test(event.key)) { const shown = $$("#choices li:not([hidden]) .choice"); if (shown[event.key - 1]) take(shown[event.key - 1]); return; }
  const keys = { u: () => $(".undo")?.click(), l: () => { openTab("log"); $("#panel-log").focus(); }, c: () => { openTab("chat"); $("#remark")?.focus(); }, b: () => ($$("[data-touch].can").find(isShown) ?? $(".choice"))?.focus(), "?": () => $("#help").togglePopover() };
  if (keys[event.key]) { event.preventDefault(); keys[event.key](); }
}

// ---- The table: drawer, chat, coach, clocks, turn ------------------------------------------------------------------

function openDrawer(isOpen) {
  document.body.classList.toggle("drawer-open", isOpen);
  $("button.tool[data-do=drawer]")?.setAttribute("aria-expanded", isOpen);
  if (isOpen) scrollToEnd();
}
function openTab(name) {
  for (const tab of $$("[role=tab]")) {
    const isIt = tab.id === `tab-${name}`;
    tab.setAttribute("aria-selected", isIt);
    tab.tabIndex = isIt ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls")).hidden = !isIt;
  }
  if (name === "chat") $("#tab-chat").classList.remove("unread");
  if (name === "rules") loadRules();
  openDrawer(true);
}
// The rules page is fetched when somebody first asks for it.
async function loadRules() {
  const book = $("#rulebook");
  if (book.dataset.state) return;
  book.dataset.state = "asked";
  const answer = await fetch(book.dataset.from).catch(() => null);
  if (!answer?.ok) { delete book.dataset.state; return; }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html"), main = $("main", page);
  for (const part of $$("[id]", main)) if (document.getElementById(part.id)) part.removeAttribute("id");
  book.replaceChildren(...main.childNodes);
}
async function openRule(id) {
  openTab("rules");
  await loadRules();
  const rule = $(`#rulebook [id="${CSS.escape(id)}"]`);
  $$("#rulebook .asked").forEach((e) => e.classList.remove("asked"));
  rule?.classList.add("asked");
  rule?.scrollIntoView({ block: "center" });
}

function remark({ n, seat, name, text }) {
  const list = $("#chat");
  if (n && $(`[data-n="${Number(n)}"]`, list)) return;
  $(".quiet", list)?.remove();
  const line = document.createElement("li"), who = document.createElement("button"), said = document.createElement("span");
  line.className = `seat-${seat ?? 0}`;
  line.dataset.who = seat ?? 0;
  if (n) line.dataset.n = n;
  Object.assign(who, { type: "button", className: "who plain", dir: "auto", textContent: name || words.watcher });
  who.dataset.do = "mute";
  who.title = words.mute.replace("{who}", who.textContent);
  who.setAttribute("aria-label", who.title);
  Object.assign(said, { className: "text", dir: "auto", textContent: text });
  line.append(who, " ", said);
  list.append(line);
  showMuted();
  scrollToEnd();
  if ($("#panel-chat").hidden && !line.classList.contains("muted")) $("#tab-chat").classList.add("unread");
}
const mutedKey = () => `muted:${table.dataset.table}`;
const muted = () => new Set((memory.get(mutedKey()) ?? "").split(" ").filter(Boolean));
function toggleMute(who) {
  const now = muted();
  if (!now.delete(who)) now.add(who);
  memory.set(mutedKey(), [...now].join(" "));
  showMuted();
}
function showMuted() {
  const now = muted();
  for (const line of $$("#chat [data-who]")) line.classList.toggle("muted", now.has(line.dataset.who));
}

function coach() {
  for (const bubble of $$("[data-coach]")) {
    bubble.hidden = Boolean(memory.get("coach:off") || memory.get(`coach:${bubble.dataset.coach}`));
  }
}

function tick() {
  for (const clock of $$(".clock[data-deadline]")) {
    const left = Math.max(0, Math.ceil((Number(clock.dataset.deadline) - Date.now()) / 1000));
    const [d, h, m, s] = [Math.floor(left / 86400), Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60, left % 60];
    clock.textContent = d ? `${d} d ${h} h` : h ? `${h} h ${m}` : `${m}:${String(s).padStart(2, "0")}`;
    clock.classList.toggle("hurry", left <= 10);
  }
}

const baseTitle = document.title;
const wantsSound = () => (memory.get("sound") ?? (matchMedia("(pointer: coarse)").matches ? "off" : "on")) === "on";
function showSound() { for (const button of $$("[data-do=sound]")) button.setAttribute("aria-pressed", wantsSound()); }
function myTurn(isMine) {
  document.title = isMine ? `● ${words.turn} · ${baseTitle}` : baseTitle;
  table.toggleAttribute("data-turn", isMine);
  if (isMine && !isMyTurn) {
    if (wantsSound()) chime();
    if (document.hidden && memory.get("notify") === "on" && Notification.permission === "granted") new Notification(document.title, { tag: table.dataset.table });
  }
  isMyTurn = isMine;
}
// Two soft notes; browsers that want a gesture first stay silent until there was one.
let audio;
function chime() {
  audio ??= new AudioContext();
  for (const [n, pitch] of [[0, 523.25], [1, 783.99]]) {
    const tone = audio.createOscillator(), volume = audio.createGain(), start = audio.currentTime + n * 0.12;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  }
}

function openTable() {
  listenToTouches();
  document.addEventListener("keydown", onKey);
  $$("[role=tab]").forEach((tab) => tab.addEventListener("click", () => openTab(tab.id.slice(4))));
  $$("[role=tab]").forEach((tab) => tab.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key], tabs = $$("[role=tab]");
    if (step) { const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]; next.click(); next.focus(); event.stopPropagation(); }
  }));
  for (const name of ["chat", "rules"]) document.getElementById(`panel-${name}`).hidden = true;
  $("#say")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = $("#remark").value.trim();
    if (text && tell({ say: text })) $("#remark").value = "";
  });
  table.dataset.told = $$("#log [data-step]").at(-1)?.dataset.step ?? 0;
  restoreFold();
  settle();
  showMuted();
  showSound();
  coach();
  tick();
  scrollToEnd();
  myTurn("turn" in table.dataset);
  setInterval(tick, 500);
  setInterval(() => { if (connected()) socket.send(JSON.stringify({ ping: version })); }, 25000);
  if (location.protocol.startsWith("http") && table.dataset.stage !== "read-only") connect();
  for (const back of ["online", "pageshow", "focus"]) addEventListener(back, () => { if (socket) { tries = 0; connect(); } });
}

// ---- A new table, a replay -----------------------------------------------------------------------------------------

// When an option changes, the form asks for itself again: which seats and options there are follows from it.
function openForm(form) {
  form.addEventListener("change", async (event) => {
    if (!event.target.closest("[data-refresh]")) return;
    const answer = await fetch(`${form.action}?${new URLSearchParams(new FormData(form))}`).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    keeping(() => { for (const part of $$("[data-part]", form)) { const fresh = page.getElementById(part.id); if (fresh) part.replaceChildren(...fresh.childNodes); } });
  });
}
function seatEverybody(as) {
  for (const select of $$("select[name^=seat]")) {
    if (select.value === "me") continue;
    select.value = as === "open" ? "open" : `bot:${$("[name=bots]:checked")?.value ?? $("[name=bots]")?.value ?? "normal"}`;
  }
}

let rolling = null, leafing = null;
function openReplay() {
  $("#slider").addEventListener("input", (event) => { stopRolling(); goTo(Number(event.target.value)); });
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-goto]");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stopRolling();
    goTo(Number(link.dataset.goto));
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = { ArrowLeft: now() - 1, ArrowRight: now() + 1, Home: 0, End: last() }[event.key];
    if (to !== undefined) { event.preventDefault(); goTo(to); }
  });
  markStep();
  setInterval(lookAtAnalysis, 1500);
}
// While everybody's chances are worked out, the page says how far that is; when they are there, it shows them.
async function lookAtAnalysis() {
  const box = $("[data-analysis]");
  if (!box || document.hidden) return;
  const answer = await fetch(box.dataset.analysis).catch(() => null), at = answer?.ok && await answer.json();
  if (!at || !box.isConnected) return;
  if (at.analysis !== "running") return goTo(now());
  const bar = $("progress", box), words = $("[role=status]", box);
  words.textContent = words.textContent.replace(/\d+/, at.done);
  bar.value = at.done;
}
const now = () => Number($("#slider").value), last = () => Number($("#slider").max);
const markStep = () => { const line = $("#log [aria-current]"); if (line) line.parentElement.scrollTop = line.offsetTop - line.parentElement.clientHeight / 2; };
async function goTo(step) {
  const to = Math.max(0, Math.min(last(), step)), address = new URL(location.href);
  $("#slider").value = to;
  address.searchParams.set("step", to);
  leafing?.abort();
  leafing = new AbortController();
  const answer = await fetch(address, { signal: leafing.signal }).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = new Map($$(".fragment", page).filter((part) => part.id).map((part) => { const content = document.createDocumentFragment(); content.append(...part.childNodes); return [part.id, content]; }));
  history.replaceState(null, "", address);
  hurry();
  await swapIn(fresh, Boolean(rolling), markStep);
}
function startRolling() {
  $("[data-do=play]").setAttribute("aria-pressed", true);
  if (now() === last()) $("#slider").value = 0;
  rolling = setInterval(() => now() < last() ? goTo(now() + 1) : stopRolling(), 1100);
}
function stopRolling() {
  clearInterval(rolling);
  rolling = null;
  $("[data-do=play]")?.setAttribute("aria-pressed", false);
}

if (table) openTable();
if (replay) openReplay();
if ($("#setup")) openForm($("#setup"));
