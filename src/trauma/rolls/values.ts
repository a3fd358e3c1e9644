import type { QuartetActor } from "../../core/documents/actor.ts";
import type { TraumaCharacterModel } from "../data/character.ts";

/** The data of a character or an opponent of Trauma; `null` for any other actor. */
export function traumaModel(actor: QuartetActor | null | undefined): TraumaCharacterModel | null {
  const isOurs = (actor?.type as string | undefined) === "traumaCharacter";
  return isOurs ? (actor?.system as unknown as TraumaCharacterModel) : null;
}
