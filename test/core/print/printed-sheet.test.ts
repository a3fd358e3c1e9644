// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { printedSheet } from "../../../src/core/print/print-sheet.ts";

function part(html: string): HTMLElement {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  return holder.content.firstElementChild as HTMLElement;
}

function printed(html: string, label = "Abilities"): HTMLElement {
  return printedSheet({
    name: "Aila",
    classes: ["quartet", "quartet-sheet", "noppa", "theme-dark"],
    parts: {
      tabs: part('<nav class="tabs"><a data-action="tab">Abilities</a></nav>'),
      abilities: part(`<section class="tab">${html}</section>`),
    },
    labels: { abilities: label },
  });
}

const text = (root: HTMLElement) => root.textContent?.replaceAll(/\s+/g, " ").trim();

describe("a printed sheet", () => {
  it("wears the skin of its book and no theme", () => {
    expect(printed("x").className).toBe("quartet-print quartet quartet-sheet noppa");
  });

  it("shows every tab under its name, and no row of tabs", () => {
    const root = printed("<p>3</p>");
    expect(root.querySelector("nav")).toBeNull();
    expect(root.querySelector(".tab.active h2.part-title")?.textContent).toBe("Abilities");
  });

  it("leaves a tab out that says nothing", () => {
    const root = printed('<button type="button" data-action="rest">Rest</button>');
    expect(root.querySelector(".tab")).toBeNull();
  });

  it("has no controls: what only does something is gone, what says something stays", () => {
    const root = printed(`
      <button type="button" class="use" data-action="useItem"><img src="a.svg" alt=""><span class="name">Stealth</span></button>
      <button type="button" data-action="rest"><i class="fa-solid fa-moon" inert></i> Rest</button>
      <button type="button" class="icon" aria-label="Less"><i class="fa-solid fa-minus"></i></button>
      <button type="button" class="worn" aria-pressed="true"><i class="fa-solid fa-shirt"></i> Worn</button>
      <span class="controls"><button type="button">Edit</button></span>`);
    expect(root.querySelectorAll("button, i, [data-action]")).toHaveLength(0);
    expect(text(root)).toBe("Abilities Stealth Worn");
    expect(root.querySelector("span.use img")).not.toBeNull();
  });

  it("marks what is on, unless its words say so", () => {
    const root = printed(`
      <button type="button" aria-pressed="true">Action</button>
      <button type="button" aria-pressed="false">Reaction</button>
      <button type="button" class="worn" aria-pressed="false">Not worn</button>
      <button type="button" class="part" aria-pressed="false"><b>Head</b> <b>36</b></button>`);
    expect(text(root)).toBe("Abilities ☑ Action ☐ Reaction Not worn Head 36");
  });

  it("leaves lists out that are empty, and how to fill them", () => {
    const root = printed(`<p>3</p>
      <section class="list"><header><h2>Weapons</h2></header><ol><li class="empty">Drag one here</li></ol></section>
      <section class="list"><header><h2>Gear</h2></header><ol><li class="row">Rope</li></ol></section>`);
    expect(text(root)).toBe("Abilities3 GearRope");
  });

  it("has values in the place of fields", () => {
    const root = printed(`
      <input type="text" value="Kalle"><input type="checkbox" checked>
      <select><option>a</option><option selected>b</option></select>
      <textarea>torn sleeve</textarea>
      <details><summary>More</summary><p>inside</p></details>`);
    expect(root.querySelectorAll("input, select, textarea")).toHaveLength(0);
    expect(text(root)).toBe("Abilities Kalle☑ b torn sleeve Moreinside");
    expect(root.querySelector("details")?.open).toBe(true);
  });

  it("says in words what an icon means", () => {
    const root = printed('<i class="fa-solid fa-bolt" role="img" aria-label="Too dear"></i>');
    expect(text(root)).toBe("AbilitiesToo dear");
  });
});
