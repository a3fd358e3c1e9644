/** The members of `foundry.helpers.interaction`. */
export { TooltipManager } from "../applications/ux/tooltip-manager.ts";
export { ClientKeybindings } from "./keybindings.ts";
export { KeyboardManager } from "./keyboard.ts";
