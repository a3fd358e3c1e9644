// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { ApplicationV2 } from "../../client/applications/api/application.ts";
import { HandlebarsApplicationMixin } from "../../client/applications/api/handlebars-application.ts";
import type { RenderContext } from "../../client/applications/api/types.ts";
import { defineElements } from "../../client/applications/elements/index.ts";
import type { HTMLProseMirrorElement } from "../../client/applications/elements/prose-mirror.ts";
import { game } from "../../client/globals.ts";
import { prepare, serve } from "./support.ts";

let stored = "<p>old</p>";

class Notes extends HandlebarsApplicationMixin(ApplicationV2) {
  static override PARTS = {
    notes: {
      template: serve(
        "notes",
        '<div><prose-mirror name="notes" toggled value="{{stored}}"></prose-mirror></div>',
      ),
    },
  };
  override async _prepareContext(): Promise<RenderContext> {
    return { stored };
  }
}

beforeEach(() => {
  prepare();
  Object.assign(game, { i18n: { localize: (key: string) => key } });
  defineElements();
  stored = "<p>old</p>";
});

const editorOf = (app: ApplicationV2) =>
  app.element.querySelector<HTMLProseMirrorElement>("prose-mirror")!;
const toolOf = (app: ApplicationV2, icon: string) =>
  app.element.querySelector<HTMLElement>(`.editor-menu .fa-${icon}`)!;

async function openEditor(app: ApplicationV2): Promise<void> {
  editorOf(app).open = true;
  await vi.waitFor(() => expect(app.element.querySelector(".ProseMirror")).not.toBeNull());
}

test("a render keeps what is written in an open editor and not saved", async () => {
  const app = await new Notes().render({ force: true });
  await openEditor(app);
  const before = editorOf(app);
  toolOf(app, "heading").click();
  expect(before.value).toBe("<h2>old</h2>");
  stored = "<p>by another</p>";
  await app.render();
  expect(editorOf(app)).not.toBe(before);
  await vi.waitFor(() => expect(editorOf(app).value).toBe("<h2>old</h2>"));
  toolOf(app, "xmark").click();
  expect(editorOf(app).open).toBe(false);
  expect(editorOf(app).value).toBe("<p>by another</p>");
});

test("an editor in which nothing was written shows what is stored", async () => {
  const app = await new Notes().render({ force: true });
  await openEditor(app);
  stored = "<p>by another</p>";
  await app.render();
  expect(editorOf(app).open).toBe(false);
  expect(editorOf(app).value).toBe("<p>by another</p>");
});
