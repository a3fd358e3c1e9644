// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Notifications } from "../../client/applications/ui/notifications.ts";
import { game } from "../../client/globals.ts";

// The cleaner needs a real browser: here it only shows that everything passes through it.
vi.mock("../../common/utils.ts", async (original) => ({
  ...(await original<object>()),
  cleanHTML: (html: string) => `<i class="cleaned"></i>${html}`,
}));

const text = () => document.querySelector("#notifications .notification-message");

beforeEach(() => {
  document.body.replaceChildren();
  Object.assign(game, {
    i18n: {
      localize: (key: string) => key,
      format: (key: string, data: Record<string, unknown>) => `<em>${key}</em> ${data.name}`,
    },
  });
});

describe("notifications", () => {
  it("escape the values that a language string takes", () => {
    new Notifications().info("Hello", {
      format: { name: '<img src="x" onerror="alert(1)">' },
      console: false,
    });
    expect(text()?.querySelector("img")).toBeNull();
    expect(text()?.querySelector("em")?.textContent).toBe("Hello");
  });

  it("pass all markup through the cleaner", () => {
    new Notifications().info("<b>Bold</b>", { console: false });
    expect(text()?.querySelector(".cleaned")).not.toBeNull();
    expect(text()?.querySelector("b")?.textContent).toBe("Bold");
  });

  it("refuse an unknown kind", () => {
    expect(() => new Notifications().notify("x", "warn" as never)).toThrow(/kind/);
  });

  it("wait for their turn and leave after their time unless permanent", () => {
    vi.useFakeTimers();
    const notifications = new Notifications();
    for (let i = 0; i < Notifications.MAX_ACTIVE + 1; i++)
      notifications.warn(`${i}`, { console: false, permanent: i === 0 });
    expect(document.querySelectorAll(".notification")).toHaveLength(Notifications.MAX_ACTIVE);
    vi.advanceTimersByTime(Notifications.LIFETIME_MS + 1);
    expect(document.querySelectorAll(".notification")).toHaveLength(2);
    notifications.clear();
    expect(document.querySelectorAll(".notification")).toHaveLength(0);
    vi.useRealTimers();
  });
});
