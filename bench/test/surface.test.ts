// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithOxc } from "vite";
import { beforeAll, expect, test } from "vitest";
import { configure as configureApplications } from "../client/applications/config.ts";
import { configure as configureInterface } from "../client/applications/ui/config.ts";
import { TooltipManager } from "../client/applications/ux/tooltip-manager.ts";
import { foundryNamespace } from "../client/boot/namespace.ts";
import { fillPackages } from "../client/boot/packages.ts";
import * as documents from "../client/documents/index.ts";
import { CONFIG, canvas, game, ui } from "../client/globals.ts";
import { Hooks, interaction, Localization } from "../client/helpers/index.ts";
import { ClientSettings } from "../client/helpers/settings.ts";
import { GameSocket } from "../client/helpers/sockets.ts";
import { GameTime } from "../client/helpers/time.ts";
import * as CONST from "../common/constants.ts";
import { memberPaths, missingMember, ROOTS } from "../conformance/surface.ts";
import { startWorld } from "./documents/fake-backend.ts";

const host: Record<string, unknown> = {};

beforeAll(async () => {
  await startWorld();
  configureApplications(CONFIG);
  configureInterface(CONFIG);
  Object.assign(game.data, {
    world: { id: "world", title: "World", system: "test" },
    modules: [],
    release: game.release,
  });
  fillPackages();
  Object.assign(game, {
    i18n: new Localization("en"),
    settings: new ClientSettings(game.settings.storage.get("world") as never),
    keybindings: new interaction.ClientKeybindings(),
    keyboard: new interaction.KeyboardManager(),
    time: new GameTime(),
    tooltip: new TooltipManager(),
    socket: new GameSocket({ on: () => undefined } as never),
  });
  for (const [name, Class] of Object.entries(CONFIG.ui))
    Object.assign(ui, { [name]: new (Class as new () => object)() });
  Object.assign(host, { ...documents, foundry: foundryNamespace(), game, CONFIG, CONST });
  Object.assign(host, { ui, canvas, Hooks, Roll: CONFIG.Dice.rolls[0] });
});

/** Members that packages add for themselves. */
const OWN = ["game.quartet", "game.system.api"];

async function systemPaths(): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  const roots = [...ROOTS, "Roll", ...Object.keys(documents)];
  for (const file of readdirSync("src", { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts")) continue;
    // Without the types, which name much that does not exist at run time.
    const { code } = await transformWithOxc(readFileSync(join("src", file), "utf8"), file);
    for (const path of memberPaths(code, roots)) paths.set(path, file);
  }
  return paths;
}

test("the bench has every member that the system reads of its host", async () => {
  const paths = await systemPaths();
  expect(paths.size).toBeGreaterThan(50);
  const missing = [...paths].flatMap(([path, file]) => {
    const member = missingMember(path, host);
    return member && !OWN.includes(member) ? [`${member} (${file})`] : [];
  });
  expect(missing).toEqual([]);
});

test("paths are found written out and taken apart, and what is missing is named", () => {
  const code = `
    // game.nothing
    const { api, sheets: s } = foundry.applications;
    const { fields } = foundry.data;
    game.users.activeGM?.isSelf; this.game.other;`;
  const paths = [...memberPaths(code, ROOTS)];
  expect(paths).toEqual(
    expect.arrayContaining([
      "game.users.activeGM.isSelf",
      "foundry.data.fields",
      "foundry.applications.sheets",
    ]),
  );
  expect(paths).not.toContain("game.nothing");
  expect(paths).not.toContain("game.other");
  expect(missingMember("foundry.data.unheard.of", host)).toBe("foundry.data.unheard");
});
