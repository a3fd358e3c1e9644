import "./styles/join.scss";

/**
 * The join page: sends the form as JSON and enters the game.
 * Language and theme are remembered for this browser, like the settings that they are.
 */
const form = document.querySelector<HTMLFormElement>("#join-game-form")!;
const error = form.querySelector<HTMLElement>(".error")!;
const language = form.querySelector<HTMLSelectElement>("[name=language]")!;
const theme = form.querySelector<HTMLSelectElement>("[name=theme]")!;

const stored = localStorage.getItem("core.language");
const wanted = stored ? String(JSON.parse(stored)) : null;
const asked = new URLSearchParams(location.search).get("language");
if (wanted && asked === null && wanted !== language.value) showIn(wanted);

language.addEventListener("change", () => {
  localStorage.setItem("core.language", JSON.stringify(language.value));
  showIn(language.value);
});

theme.value = storedTheme();
applyTheme();
theme.addEventListener("change", () => {
  localStorage.setItem(
    "core.uiConfig",
    JSON.stringify({ colorScheme: { applications: theme.value, interface: theme.value } }),
  );
  applyTheme();
});

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const { userid, password } = Object.fromEntries(new FormData(form));
  error.textContent = "";
  const response = await fetch("/join", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ action: "join", userid, userId: userid, password }),
  });
  if (response.ok) location.assign("/game");
  else error.textContent = await explain(await response.json());
});

async function explain(answer: { error: string }): Promise<string> {
  const texts = await (await fetch(`/bench/lang/${language.value}.json`)).json();
  return texts.BENCH.Join[answer.error.split(".").at(-1)!] ?? answer.error;
}

function showIn(id: string): void {
  location.replace(`/join?language=${encodeURIComponent(id)}`);
}

function storedTheme(): string {
  const config = JSON.parse(localStorage.getItem("core.uiConfig") ?? "null");
  return config?.colorScheme?.applications ?? "";
}

function applyTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const shown = theme.value || (dark ? "dark" : "light");
  document.body.classList.toggle("theme-dark", shown === "dark");
  document.body.classList.toggle("theme-light", shown === "light");
}
