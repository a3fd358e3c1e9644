// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { Sidebar } from "../../client/applications/sidebar/sidebar.ts";
import { ActorDirectory } from "../../client/applications/sidebar/tabs/actor-directory.ts";
import { CONFIG, game, ui } from "../../client/globals.ts";
import { Collection } from "../../common/collection.ts";

interface FakeDocument {
  id: string;
  uuid: string;
  name: string;
  documentName: string;
  visible: boolean;
  type: string;
  img: null;
  _source: Record<string, unknown>;
}

function actor(id: string, name: string, visible = true, folder: string | null = null) {
  const own = { id, uuid: `Actor.${id}`, name, documentName: "Actor", visible, type: "hero" };
  return { ...own, img: null, _source: { folder, sort: 0 } } satisfies FakeDocument;
}

function world(isGM: boolean, actors: FakeDocument[]): void {
  const documents = new Collection<FakeDocument>(actors.map((one) => [one.id, one]));
  const documentClass = { canUserCreate: () => isGM };
  const source = { name: "Crew", type: "Actor", folder: null, sort: 0, sorting: "a" };
  const folder = { id: "f", ...source, _source: source };
  Object.assign(game, {
    i18n: { lang: "en", localize: (key: string) => key, format: (key: string) => key },
    user: { isGM },
    collections: new Map([["Actor", Object.assign(documents, { documentClass })]]),
    folders: new Collection([["f", folder]]),
  });
}

async function openDirectory(): Promise<HTMLElement> {
  const sidebar = new Sidebar();
  const actors = new ActorDirectory();
  Object.assign(ui, { sidebar, actors });
  await sidebar.render({ force: true });
  await actors.render({ force: true });
  sidebar.changeTab("actors");
  return actors.element;
}

const names = (element: HTMLElement) =>
  [...element.querySelectorAll(".entry-name")].map((entry) => entry.textContent);

beforeEach(() => {
  document.body.replaceChildren();
  Object.assign(CONFIG, { Actor: { sidebarIcon: "fa-solid fa-user" } });
});

describe("a directory", () => {
  it("shows the rows that browser tests look for, in an active panel", async () => {
    world(true, [actor("b", "Bertta"), actor("a", "Aino")]);
    const element = await openDirectory();
    expect(element.matches("#sidebar #actors.active")).toBe(true);
    expect(names(element)).toEqual(["Aino", "Bertta"]);
    expect(element.querySelector('.directory-item[data-entry-id="a"] .entry-name')).not.toBeNull();
  });

  it("shows a player only what that player may see, and nothing to create", async () => {
    world(false, [actor("a", "Aino"), actor("x", "The villain", false, "f")]);
    const element = await openDirectory();
    expect(names(element)).toEqual(["Aino"]);
    expect(element.querySelector("[data-folder-id]")).toBeNull();
    expect(element.querySelector('[data-action="createEntry"]')).toBeNull();
  });

  it("shows names as text, whatever their authors wrote", async () => {
    world(true, [actor("a", '<img src="x" onerror="alert(1)">')]);
    const element = await openDirectory();
    expect(element.querySelector("img")).toBeNull();
    expect(names(element)).toEqual(['<img src="x" onerror="alert(1)">']);
  });

  it("opens a folder at a click", async () => {
    world(true, [actor("a", "Aino", true, "f")]);
    const element = await openDirectory();
    expect(names(element)).toEqual([]);
    element.querySelector<HTMLElement>(".folder-name")?.click();
    await expect.poll(() => names(element)).toEqual(["Aino"]);
  });
});
