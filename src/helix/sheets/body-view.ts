import type { Reader } from "../../core/i18n/language.ts";
import { locationName } from "../names.ts";
import { type ArmourByLocation, armourClass } from "../rules/equipment.ts";
import { HIT_LOCATIONS, type HitLocation } from "../rules/hit-location.ts";

/** One part of the drawn body. */
export interface BodyPart {
  readonly armour: string;
  /** Its name and armour, for those who do not see the drawing. */
  readonly label: string;
  readonly isHit: boolean;
}

/** The drawn body: what `templates/helix/body.hbs` shows. */
export interface BodyView {
  readonly label: string;
  /** Id of the part that is lit; empty for none. */
  readonly hit: string;
  readonly parts: Readonly<Record<HitLocation, BodyPart>>;
}

/** The body with the armour of each part (HELIX 002:55). @param hit The part that was hit, if any. */
export function bodyView(
  armour: ArmourByLocation,
  reader: Reader,
  hit: HitLocation | null = null,
): BodyView {
  const { text, number } = reader;
  const part = (id: HitLocation): BodyPart => {
    const facts = { part: locationName(id, reader), armour: armour[id] };
    return {
      armour: number(armour[id]),
      label: text(id === hit ? "QUARTET.Helix.Body.PartHit" : "QUARTET.Helix.Body.Part", facts),
      isHit: id === hit,
    };
  };
  const parts = HIT_LOCATIONS.map((id) => [id, part(id)] as const);
  return {
    label: text("QUARTET.Helix.Body.Label"),
    hit: hit ?? "",
    parts: Object.fromEntries(parts) as Record<HitLocation, BodyPart>,
  };
}

/** What a value of armour means, such as light. */
export function armourClassName(value: number, { text }: Reader): string {
  return text(`QUARTET.Helix.ArmourClass.${armourClass(value)}`);
}
