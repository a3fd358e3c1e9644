import { TOKEN_DISPLAY_MODES, TOKEN_DISPOSITIONS } from "../../../common/constants.ts";
import type { JsonObject } from "../../../common/protocol.ts";
import { TokenDocument } from "../../documents/token.ts";
import type * as Types from "../api/types.ts";
import { localize } from "../text.ts";
import type { FormDataExtended } from "../ux/form-data-extended.ts";
import { FormSheet, formParts } from "./form-sheet.ts";

const choices = (kind: string, values: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [value, localize(`BENCH.Token.${kind}.${name}`)]),
  );

/** The paths of bars that an actor offers. */
function barChoices(actor: unknown): Record<string, string> {
  const attributes = TokenDocument.getTrackedAttributes(
    (actor as { type?: string } | null)?.type as never,
  ) as { bar: string[][]; value: string[][] };
  const paths = [...attributes.bar, ...attributes.value].map((path) => path.join("."));
  return Object.fromEntries(paths.map((path) => [path, path]));
}

/** A token: name, link, bars, disposition, size, image. */
export class TokenConfig extends FormSheet {
  static override DEFAULT_OPTIONS: Types.PartialConfiguration = {
    classes: ["token-config"],
    window: { icon: "fa-solid fa-circle-user" },
  };
  static override PARTS = formParts("token");

  /** Source data of what is configured. */
  get _tokenSource(): JsonObject {
    return this.document._source;
  }
  get _tokenActor(): unknown {
    return this.document.actor;
  }

  override async _prepareContext(options: Types.RenderOptions): Promise<Types.RenderContext> {
    return {
      ...(await super._prepareContext(options)),
      token: this._tokenSource,
      displayModes: choices("Display", TOKEN_DISPLAY_MODES),
      dispositions: choices("Disposition", TOKEN_DISPOSITIONS),
      bars: barChoices(this._tokenActor),
    };
  }
}

/** The token that an actor's new tokens are copies of. Its document is the actor. */
export class PrototypeTokenConfig extends TokenConfig {
  static override DEFAULT_OPTIONS: Types.PartialConfiguration = {
    classes: ["prototype-token"],
  };

  override get title(): string {
    return localize("BENCH.Token.Prototype", { name: this.document.name });
  }
  override get _tokenSource(): JsonObject {
    return this.document._source.prototypeToken as JsonObject;
  }
  override get _tokenActor(): unknown {
    return this.document;
  }
  override _processFormData(event: Event | null, form: HTMLFormElement, data: FormDataExtended) {
    return { prototypeToken: super._processFormData(event, form, data) };
  }
}
