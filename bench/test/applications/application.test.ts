// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { ApplicationV2 } from "../../client/applications/api/application.ts";
import type {
  PartialConfiguration,
  RenderContext,
  RenderOptions,
} from "../../client/applications/api/types.ts";
import { instances } from "../../client/applications/instances.ts";
import { Hooks } from "../../client/helpers/hooks.ts";
import { gate, prepare } from "./support.ts";

class Plain extends ApplicationV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "plain-{id}",
    classes: ["plain"],
    window: { title: "Plain", icon: "fa-solid fa-dice" },
    actions: { first: () => undefined },
    position: { width: 300 },
  };
  html = "<p>text</p>";
  override async _renderHTML(): Promise<unknown> {
    return this.html;
  }
  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.innerHTML = String(result);
  }
}

class Special extends Plain {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["special"],
    actions: { second: () => undefined },
    position: { height: 200 },
  };
}

beforeEach(() => prepare());

describe("options", () => {
  test("arrays are concatenated, objects merged, the rest replaced, along the whole chain", () => {
    const app = new Special({ classes: ["mine"], window: { title: "Other" } });
    expect(app.options.classes).toEqual(["plain", "special", "mine"]);
    expect(Object.keys(app.options.actions)).toEqual(["first", "second"]);
    expect(app.options.window).toMatchObject({ title: "Other", icon: "fa-solid fa-dice" });
    expect(app.options.position).toEqual({ width: 300, height: 200 });
    expect(Plain.DEFAULT_OPTIONS.classes).toEqual(["plain"]);
  });
  test("the unique id takes its place in the id", () => {
    expect(new Plain({ uniqueId: "abc" }).id).toBe("plain-abc");
    expect(new Plain().id).not.toBe(new Plain().id);
  });
});

describe("rendering", () => {
  class Traced extends Plain {
    trace: string[] = [];
    override _configureRenderOptions(options: RenderOptions) {
      this.trace.push("configure");
      super._configureRenderOptions(options);
    }
    override _canRender() {
      this.trace.push("can");
    }
    override async _prepareContext(): Promise<RenderContext> {
      this.trace.push("context");
      return { value: 1 };
    }
    override async _preFirstRender() {
      this.trace.push("preFirst");
    }
    override async _preRender() {
      this.trace.push("pre");
    }
    override async _renderHTML() {
      this.trace.push("html");
      return "<p></p>";
    }
    override _replaceHTML(result: unknown, content: HTMLElement) {
      this.trace.push("replace");
      super._replaceHTML(result, content);
    }
    override async _onFirstRender() {
      this.trace.push("onFirst");
    }
    override async _onRender() {
      this.trace.push("on");
    }
    override async _postRender() {
      this.trace.push("post");
    }
    override async _preClose() {
      this.trace.push("preClose");
    }
    override _onClose() {
      this.trace.push("onClose");
    }
  }

  test("the life cycle runs in the documented order", async () => {
    const app = new Traced();
    const hook = Hooks.on("renderTraced", ((...args: unknown[]) => {
      app.trace.push("hook");
      expect(args).toEqual([app, app.element, { value: 1 }, expect.objectContaining({})]);
    }) as never);
    app.addEventListener("render", () => app.trace.push("event"));
    await app.render({ force: true });
    Hooks.off("renderTraced", hook);
    const first = "configure can context preFirst pre html replace onFirst on event hook post";
    expect(app.trace.join(" ")).toBe(first);
    app.trace = [];
    await app.render();
    expect(app.trace.join(" ")).toBe("configure can context pre html replace on event post");
    app.trace = [];
    await app.close();
    expect(app.trace.join(" ")).toBe("preClose onClose");
    expect(app.rendered).toBe(false);
  });

  test("nothing is shown without force, and the frame has the documented parts", async () => {
    const app = new Plain();
    await app.render();
    expect(app.rendered).toBe(false);
    await app.render({ force: true });
    expect(instances.get(app.id)).toBe(app);
    expect(app.element.matches(".application.plain.themed")).toBe(true);
    expect(app.element.querySelector(".window-header .window-title")?.textContent).toBe("Plain");
    expect(app.element.querySelector("section.window-content")?.innerHTML).toBe("<p>text</p>");
    app.element.querySelector<HTMLElement>("[data-action=close]")?.click();
    await app.close();
    expect(instances.has(app.id)).toBe(false);
    expect(document.querySelector(".application")).toBeNull();
  });

  test("overlapping renders run one after another", async () => {
    const slow = gate();
    const log: string[] = [];
    class Slow extends Plain {
      override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
        log.push(`start ${options.tag}`);
        if (options.tag === 1) await slow.passed;
        log.push(`end ${options.tag}`);
        return {};
      }
    }
    const app = new Slow();
    const renders = [app.render({ force: true, tag: 1 }), app.render({ tag: 2 })];
    await Promise.resolve();
    slow.open();
    await Promise.all(renders);
    expect(log).toEqual(["start 1", "end 1", "start 2", "end 2"]);
  });

  test("a render that fails leaves nothing behind and rejects", async () => {
    class Broken extends Plain {
      override async _renderHTML(): Promise<unknown> {
        throw new Error("broken");
      }
    }
    const app = new Broken();
    await expect(app.render({ force: true })).rejects.toThrow("broken");
    expect(document.querySelector(".application")).toBeNull();
    expect(instances.size).toBe(0);
  });

  test("an unknown event is an error", () => {
    expect(() => new Plain().addEventListener("nothing", () => undefined)).toThrow("nothing");
  });
});

describe("actions and tabs", () => {
  test("actions answer to the buttons they name; unnamed ones reach _onClickAction", async () => {
    const log: string[] = [];
    class Acting extends Plain {
      static override DEFAULT_OPTIONS: PartialConfiguration = {
        actions: {
          one: () => log.push("one"),
          both: { handler: (event) => log.push(`both ${event.button}`), buttons: [0, 2] },
        },
      };
      override html = `<a data-action="one"><b>x</b></a><a data-action="both"></a>
        <a data-action="other"></a>`;
      override _onClickAction(_event: PointerEvent, target: HTMLElement) {
        log.push(`fallback ${target.dataset.action}`);
      }
    }
    const app = new Acting();
    await app.render({ force: true });
    const click = (selector: string, type: string, button: number) =>
      app.element
        .querySelector(selector)
        ?.dispatchEvent(new MouseEvent(type, { button, bubbles: true }));
    click("b", "click", 0);
    click("b", "auxclick", 2);
    click("[data-action=both]", "click", 0);
    click("[data-action=both]", "auxclick", 2);
    click("[data-action=other]", "click", 0);
    expect(log).toEqual(["one", "both 0", "both 2", "fallback other"]);
  });

  test("a click on a tab shows it, and a missing tab is an error", async () => {
    class Tabbed extends Plain {
      static override TABS = {
        main: {
          tabs: [{ id: "a" }, { id: "b", icon: "fa-solid fa-b" }],
          initial: "a",
          labelPrefix: "X.Tab",
        },
      };
      override html = `<nav><a data-action="tab" data-group="main" data-tab="a"></a>
        <a data-action="tab" data-group="main" data-tab="b" id="b-link"></a></nav>
        <section class="tab active" data-group="main" data-tab="a"></section>
        <section class="tab" data-group="main" data-tab="b"></section>`;
    }
    const app = new Tabbed();
    expect(app._prepareTabs("main").a).toMatchObject({
      active: true,
      cssClass: "active",
      label: "X.Tab.a",
    });
    await app.render({ force: true });
    app.element.querySelector<HTMLElement>("#b-link")?.click();
    expect(app.tabGroups.main).toBe("b");
    expect(app.element.querySelector<HTMLElement>("section.tab.active")?.dataset.tab).toBe("b");
    expect(app._prepareTabs("main").b?.active).toBe(true);
    expect(() => app.changeTab("c", "main")).toThrow('"c"');
    await app.render({ tab: "a" });
    expect(app.tabGroups.main).toBe("a");
  });
});

test("Escape closes only the window on top", async () => {
  const [below, above] = [new Plain(), new Plain()];
  await below.render({ force: true });
  await above.render({ force: true });
  below.bringToFront();
  above.bringToFront();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await above.close();
  expect([below.rendered, above.rendered]).toEqual([true, false]);
});
