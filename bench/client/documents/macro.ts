import type { Document } from "../../common/abstract/document.ts";
import { BaseMacro } from "../../common/documents/base-macro.ts";
import type { Data } from "../../common/types.ts";
import { localize } from "../applications/text.ts";
import { CONFIG, game, ui } from "../globals.ts";
import type { Actor } from "./actor.ts";
import type { ChatMessage } from "./chat-message.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import type { TokenDocument } from "./token.ts";
import type { User } from "./user.ts";

/** What a script macro's code sees besides the globals. */
export interface MacroScope extends Data {
  actor?: Actor | null;
  token?: TokenDocument | { document: TokenDocument; actor?: Actor | null } | null;
  event?: Event;
}

type ScriptConstructor = new (...args: string[]) => (...args: unknown[]) => Promise<unknown>;
const AsyncFunction = (async () => {}).constructor as unknown as ScriptConstructor;

/** A script or a chat command that users put on their hotbar. */
export class Macro extends ClientDocumentMixin(BaseMacro) {
  declare type: string;
  declare command: string;
  declare img: string;
  declare author: User | null;

  get isAuthor(): boolean {
    return this.author === game.user;
  }

  get canExecute(): boolean {
    return this.canUserExecute(game.user);
  }

  get thumbnail(): string {
    return this.img;
  }

  /** Running a macro needs a limited view of it; scripts need the permission for scripts too. */
  canUserExecute(user: User): boolean {
    if (!this.testUserPermission(user as unknown as Document as never, "LIMITED")) return false;
    return this.type !== "script" || user.hasPermission("MACRO_SCRIPT");
  }

  /** Posts the chat command or runs the script. Scripts resolve to what they return. */
  async execute(scope: MacroScope = {}): Promise<unknown> {
    if (!this.canExecute) {
      ui.notifications.warn(localize("BENCH.Documents.NoMacroPermission", { name: this.name }));
      return undefined;
    }
    if (this.type === "chat") return ui.chat.processMessage(this.command);
    return this.#runScript(scope);
  }

  async #runScript({ actor, token, event, ...rest }: MacroScope): Promise<unknown> {
    const cls = CONFIG.ChatMessage.documentClass as unknown as typeof ChatMessage;
    const speaker = cls.getSpeaker({ actor, token } as never) as unknown as Record<
      string,
      string | null
    >;
    const scene = game.scenes.get(speaker.scene ?? "");
    const spokenFor = scene?.tokens.get(speaker.token ?? "") ?? null;
    const values: Data = {
      speaker,
      actor: actor ?? spokenFor?.actor ?? game.actors.get(speaker.actor ?? "") ?? null,
      token: token ?? spokenFor?.object ?? null,
      character: game.user.character,
      scope: { actor, token, event, ...rest },
      event,
      ...rest,
    };
    const run = new AsyncFunction(...Object.keys(values), this.command);
    try {
      return await run.apply(this, Object.values(values));
    } catch (error) {
      ui.notifications.error(localize("BENCH.Documents.MacroFailed", { name: this.name }));
      console.error(`The macro "${this.name}" failed:`, error);
      return undefined;
    }
  }

  override _onClickDocumentLink(event: Event): unknown {
    return this.execute({ event });
  }
}
