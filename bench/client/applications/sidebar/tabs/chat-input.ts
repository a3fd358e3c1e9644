import { currentMode, modeChoices, modeSetting } from "../../../dice/message-modes.ts";
import { game } from "../../../globals.ts";
import { localize } from "../../text.ts";
import { h, iconButton } from "../../ui/dom.ts";
import { t } from "../../ui/text.ts";

/** Messages that the arrow keys bring back. */
const REMEMBERED = 20;

interface InputHandlers {
  /** Sends a text; resolves to whether the input may be emptied. */
  send(text: string): Promise<boolean>;
  clear(): unknown;
  export(): unknown;
}

/**
 * The foot of the chat log. Generation 14 of Foundry has a rich text editor where the bench has a
 * text area in both generations: what works in both is `ui.chat.processMessage(text)`.
 */
export function chatInput(handlers: InputHandlers): HTMLElement {
  const input = h("textarea", {
    id: "chat-message",
    class: "chat-input",
    name: "message",
    rows: 3,
    autocomplete: "off",
    "aria-label": t("Chat.Input"),
    placeholder: t("Chat.InputHint"),
  });
  const sent: string[] = [];
  let back = 0;
  const recall = (step: number): void => {
    back = Math.min(Math.max(back + step, 0), sent.length);
    input.value = sent.at(-back) ?? "";
    if (back === 0) input.value = "";
  };
  input.addEventListener("keydown", async (event) => {
    const recalling = back > 0 || input.value === "";
    if (event.key === "ArrowUp" && recalling) {
      event.preventDefault();
      recall(1);
    } else if (event.key === "ArrowDown" && back > 0) {
      event.preventDefault();
      recall(-1);
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      const text = input.value;
      if (!text.trim() || !(await handlers.send(text))) return;
      sent.push(text);
      if (sent.length > REMEMBERED) sent.shift();
      back = 0;
      // What was typed while the message was on its way stays.
      if (input.value === text) input.value = "";
    }
  });
  return h("div", { class: "chat-form" }, input, chatControls(handlers));
}

function chatControls(handlers: InputHandlers): HTMLElement {
  return h(
    "div",
    { class: "chat-controls" },
    modeSelect(),
    iconButton("fa-solid fa-floppy-disk", t("Chat.Export"), { on: { click: handlers.export } }),
    game.user.isGM &&
      iconButton("fa-solid fa-trash", t("Chat.Clear"), { on: { click: handlers.clear } }),
  );
}

function modeSelect(): HTMLSelectElement {
  const current = currentMode();
  const select = h("select", { name: modeSetting(), "aria-label": t("Chat.ModeLabel") });
  for (const [mode, { label }] of Object.entries(modeChoices()))
    select.append(h("option", { value: mode, selected: mode === current }, localize(label)));
  select.addEventListener("change", () => {
    void game.settings.set("core", modeSetting(), select.value);
  });
  return select;
}
