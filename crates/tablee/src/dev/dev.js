// The developer's page: loads again when the program has been built anew, and lets things in a seat's frame be touched.

const isFrame = document.body.classList.contains("seat-frame");

// The answer differs from one start of the program to the next.
let start;
async function watch() {
  try {
    const now = await (await fetch("/start")).text();
    document.documentElement.classList.remove("gone");
    if (start && start !== now) location.reload();
    start ??= now;
  } catch {
    document.documentElement.classList.add("gone");
  }
  setTimeout(watch, 700);
}
if (!isFrame) watch();

// A frame is as high as what is in it.
for (const frame of document.querySelectorAll("iframe")) {
  const fit = () => { frame.style.height = `${Math.min(720, frame.contentDocument.documentElement.scrollHeight + 4)}px`; };
  frame.addEventListener("load", fit);
  if (frame.contentDocument?.readyState === "complete") fit();
}

// What is touched narrows the actions down; the last one left is taken.
const actions = [...document.querySelectorAll("form.touched")];
let touched = [];
const begins = (form, path) => path.every((touch, n) => form.dataset.path.split(" ")[n] === touch);
const glow = () => {
  const next = new Set(actions.filter((form) => begins(form, touched)).map((form) => form.dataset.path.split(" ")[touched.length]));
  for (const thing of document.querySelectorAll("[data-touch]")) thing.classList.toggle("can", next.has(thing.dataset.touch));
};
document.addEventListener("click", (event) => {
  const thing = isFrame && event.target.closest("[data-touch]");
  if (!thing) return;
  touched.push(thing.dataset.touch);
  const left = actions.filter((form) => begins(form, touched));
  if (left.length === 1) left[0].submit();
  if (!left.length) touched = [];
  glow();
});
if (isFrame) glow();
