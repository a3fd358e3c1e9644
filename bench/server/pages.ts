import type { JsonObject } from "../common/protocol.ts";

export interface JoinUser {
  id: string;
  name: string;
  active: boolean;
}

export interface JoinPage {
  title: string;
  generation: 13 | 14;
  language: string;
  users: JoinUser[];
  /** Texts of the bench in this language, under `BENCH.Join`. */
  texts: Record<string, string>;
}

const LANGUAGES = { en: "English", fi: "Suomi", sv: "Svenska", ru: "Русский" };

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character]!);
}

/** Where a user picks a name and enters the world. `join.ts` sends the form. */
export function joinPage({ title, generation, language, users, texts }: JoinPage): string {
  const t = (key: string) => escapeHtml(texts[key] ?? key);
  const options = users
    .map(
      ({ id, name, active }) =>
        `<option value="${escapeHtml(id)}"${active ? " disabled" : ""}>${escapeHtml(name)}</option>`,
    )
    .join("");
  const languages = Object.entries(LANGUAGES)
    .map(
      ([id, name]) =>
        `<option value="${id}"${id === language ? " selected" : ""}>${escapeHtml(name)}</option>`,
    )
    .join("");
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${escapeHtml(title)}</title>
  <link rel="icon" href="/icons/svg/d20-grey.svg">
  <link rel="stylesheet" href="/bench/join.css">
  <script type="module" src="/bench/join.js"></script>
</head>
<body class="vtt join theme-light" data-generation="${generation}">
  <main id="join-game">
    <h1>${escapeHtml(title)}</h1>
    <p>${t("Lead")}</p>
    <form id="join-game-form" method="post" action="/join">
      <label>${t("User")}
        <select name="userid" required><option value="">${t("Choose")}</option>${options}</select>
      </label>
      <label>${t("Password")}
        <input type="password" name="password" autocomplete="current-password">
      </label>
      <div class="pair">
        <label>${t("Language")} <select name="language">${languages}</select></label>
        <label>${t("Theme")}
          <select name="theme">
            <option value="">${t("ThemeAuto")}</option>
            <option value="light">${t("ThemeLight")}</option>
            <option value="dark">${t("ThemeDark")}</option>
          </select>
        </label>
      </div>
      <p class="error" role="alert"></p>
      <button type="submit" name="join">${t("Submit")}</button>
    </form>
    <footer>${t("Notice")}</footer>
  </main>
</body>
</html>
`;
}

/** The page that the client fills. */
export function gamePage(title: string, systemId: string, release: JsonObject): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${escapeHtml(title)}</title>
  <link rel="icon" href="/icons/svg/d20-grey.svg">
  <link rel="stylesheet" href="/bench/main.css">
  <script type="module" src="/bench/main.js"></script>
</head>
<body class="vtt game system-${systemId}" data-generation="${release.generation}"></body>
</html>
`;
}
