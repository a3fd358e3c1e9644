// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApplicationV2 } from "../../client/applications/api/application.ts";
import { HandlebarsApplicationMixin } from "../../client/applications/api/handlebars-application.ts";
import type { RenderContext } from "../../client/applications/api/types.ts";
import { prepare, serve } from "./support.ts";

let value = "first";

class Parted extends HandlebarsApplicationMixin(ApplicationV2) {
  static override PARTS = {
    header: { template: serve("header", "<header>{{value}} {{partId}}</header>"), id: "head" },
    body: {
      template: serve(
        "body",
        `<div class="rows"><input name="system.name" value="{{value}}">
          <div class="scroll">long</div></div>`,
      ),
      classes: ["extra"],
      scrollable: ["", ".scroll"],
    },
  };
  override async _prepareContext(): Promise<RenderContext> {
    return { value };
  }
}

beforeEach(() => {
  prepare();
  value = "first";
});

describe("template parts", () => {
  test("each part is one marked element, and a partial render leaves the others alone", async () => {
    const app = new Parted({ id: "parted" });
    await app.render({ force: true });
    const { header, body } = app.parts;
    expect(header?.matches("header#parted-head[data-application-part=header]")).toBe(true);
    expect(header?.textContent).toBe("first parted-header");
    expect(body?.classList.contains("extra")).toBe(true);
    value = "second";
    await app.render({ parts: ["header"] });
    expect(app.parts.header?.textContent).toContain("second");
    expect(app.parts.body).toBe(body);
    expect([...app.contentElement.children]).toEqual([app.parts.header, body]);
  });

  test("focus, caret and scroll outlive a render", async () => {
    const app = new Parted();
    await app.render({ force: true });
    const input = app.element.querySelector("input")!;
    input.focus();
    input.setSelectionRange(2, 4);
    app.parts.body!.scrollTop = 30;
    app.element.querySelector(".scroll")!.scrollTop = 50;
    await app.render();
    const next = app.element.querySelector("input")!;
    expect(next).not.toBe(input);
    expect(document.activeElement).toBe(next);
    expect([next.selectionStart, next.selectionEnd]).toEqual([2, 4]);
    expect(app.parts.body!.scrollTop).toBe(30);
    expect(app.element.querySelector(".scroll")!.scrollTop).toBe(50);
  });

  test.each([
    ["two", "<p></p><p></p>"],
    ["none", ""],
    ["text", "text <p></p>"],
  ])("a template of %s is an error", async (name, source) => {
    class Wrong extends Parted {
      static override PARTS = { ...Parted.PARTS, body: { template: serve(name, source) } } as never;
    }
    await expect(new Wrong().render({ force: true })).rejects.toThrow("exactly one element");
  });

  test("a template that is not there is an error", async () => {
    class Missing extends Parted {
      static override PARTS = { body: { template: "systems/test/missing.hbs" } } as never;
    }
    await expect(new Missing().render({ force: true })).rejects.toThrow("missing.hbs");
  });

  test("parts that are no longer configured disappear", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    let reduced = false;
    class Reduced extends Parted {
      override _configureRenderParts() {
        const parts = super._configureRenderParts({});
        if (reduced) delete parts.header;
        return parts;
      }
    }
    const app = new Reduced();
    await app.render({ force: true });
    reduced = true;
    await app.render();
    expect(app.element.querySelector("header[data-application-part]")).toBeNull();
    expect(warn).not.toHaveBeenCalled();
    await app.render({ parts: ["header"] });
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
