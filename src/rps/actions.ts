import type { ActionGroup } from "../core/api/action-list.ts";
import { RPS_ARTWORK } from "./artwork.ts";
import { valueName } from "./rolls/value-name.ts";
import { actionValues } from "./rolls/values.ts";

/** What a character can do at a click, below the headings of the sheet. RPS [49][53] */
export const RPS_CHARACTER_ACTIONS: readonly ActionGroup[] = [
  {
    kind: "attribute",
    label: "QUARTET.Rps.Check.Values.nb",
    img: RPS_ARTWORK.rpsCharacter,
    checks: (actor, reader) =>
      actionValues(actor)
        .filter(({ source }) => source === "nb")
        .map((value) => ({ id: value.id, name: valueName(value, reader) })),
  },
  { kind: "skill", label: "QUARTET.Rps.Sheet.Skills", items: ["rpsSkill"] },
  { kind: "weapon", label: "QUARTET.Rps.Sheet.Melee", items: ["rpsMeleeWeapon"] },
  { kind: "weapon", label: "QUARTET.Rps.Sheet.Ranged", items: ["rpsRangedWeapon"] },
  { kind: "spell", label: "QUARTET.Rps.Sheet.Spells", items: ["rpsSpell"] },
  { kind: "item", label: "QUARTET.Rps.Sheet.Shields", items: ["rpsShield"] },
  { kind: "item", label: "QUARTET.Rps.Sheet.Explosives", items: ["rpsExplosive"] },
];

/** A vehicle acts through its crew: a weapon asks who fires. RPS [139] */
export const RPS_VEHICLE_ACTIONS: readonly ActionGroup[] = [
  {
    kind: "weapon",
    label: "QUARTET.Rps.Vehicle.Weapons",
    items: ["rpsMeleeWeapon", "rpsRangedWeapon"],
  },
  { kind: "item", label: "QUARTET.Rps.Sheet.Explosives", items: ["rpsExplosive"] },
];
