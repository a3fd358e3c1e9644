import { reader } from "../i18n/language.ts";
import { openDesk } from "./open.ts";

const CLASS = "quartet-open-desk";

/** Offers the desk above the list of actors, to game masters. */
export function listenToActors(): void {
  Hooks.on(
    "renderActorDirectory" as never,
    ((_app: unknown, html: HTMLElement) => {
      addButton(html);
    }) as never,
  );
}

function addButton(html: HTMLElement): void {
  if (!game.user.isGM || html.querySelector(`.${CLASS}`)) return;
  const { ownerDocument } = html;
  const button = ownerDocument.createElement("button");
  button.type = "button";
  button.className = CLASS;
  const icon = ownerDocument.createElement("i");
  icon.className = "fa-solid fa-people-group";
  icon.inert = true;
  button.append(icon, ` ${reader().text("QUARTET.Desk.Title")}`);
  button.addEventListener("click", () => void openDesk());
  const place = html.querySelector(".header-actions") ?? html.querySelector("header") ?? html;
  place.append(button);
}
