import type { Reader } from "../../core/i18n/language.ts";
import { locationName } from "../names.ts";
import type { Hit } from "../rules/combat.ts";
import { type Armour, type ArmourByLocation, hasLocations } from "../rules/equipment.ts";
import { HIT_LOCATIONS, type HitLocation } from "../rules/hit-location.ts";
import { type BodyView, bodyView } from "./body-view.ts";

/**
 * Where the hit landed, on the drawn body, and the sum of the damage.
 * @param armour Of whoever was hit.
 * @param kind   An exchange of blows, or a shot at something that does not answer.
 */
export function hitView(
  { located, damage }: Hit,
  armour: Armour,
  kind: "Fight" | "Shot",
  reader: Reader,
) {
  const { text, number, change } = reader;
  return {
    where: located
      ? text(`QUARTET.Helix.${kind}.Where.${located.rule}`, {
          part: locationName(located.location, reader),
          face: located.face ?? 0,
        })
      : "",
    body: located && hasLocations(armour) ? hitBody(armour, located.location, reader) : null,
    locations: located
      ? HIT_LOCATIONS.map((id) => ({
          id,
          name: locationName(id, reader),
          selected: located.rule === "called" && id === located.location,
        }))
      : [],
    terms: damage.terms.map(({ source, value }, place) => ({
      label: text(`QUARTET.Helix.${kind}.Term.${source}`),
      value: place === 0 ? number(value) : change(value),
    })),
    factor: damage.factor > 1 ? number(damage.factor) : "",
    points: number(damage.points),
  };
}

/** Only the armour of the hit part is shown: the rest is the loser's own business. */
function hitBody(armour: Readonly<Partial<ArmourByLocation>>, hit: HitLocation, reader: Reader) {
  const value = armour[hit] ?? 0;
  const all = Object.fromEntries(HIT_LOCATIONS.map((id) => [id, id === hit ? value : 0]));
  const view = bodyView(all as ArmourByLocation, reader, hit);
  const parts = HIT_LOCATIONS.map((id) => {
    const part = view.parts[id];
    return [id, id === hit ? part : { ...part, armour: "", label: locationName(id, reader) }];
  });
  return { ...view, parts: Object.fromEntries(parts) as BodyView["parts"] };
}
