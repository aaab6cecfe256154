// Before the first paint: the chosen light or dark, and that there is a script at all.
try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; then the system's choice holds.
}
document.documentElement.classList.add("js");
