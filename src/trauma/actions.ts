import type { ActionGroup } from "../core/api/action-list.ts";
import { TRAUMA_ARTWORK } from "./artwork.ts";
import { abilityName } from "./names.ts";
import { ABILITIES } from "./rules/abilities.ts";

const img = TRAUMA_ARTWORK.traumaCharacter;

/** What a character can do at a click, below the headings of the sheet. */
export const TRAUMA_ACTIONS: readonly ActionGroup[] = [
  {
    kind: "attribute",
    label: "QUARTET.Trauma.Sheet.Abilities",
    img,
    checks: (_, reader) => ABILITIES.map((id) => ({ id, name: abilityName(id, reader) })),
  },
  {
    kind: "skill",
    label: "QUARTET.Trauma.Sheet.Stealth",
    img,
    checks: (_, { text }) => [{ id: "stealth", name: text("QUARTET.Trauma.Sheet.Stealth") }],
  },
  { kind: "weapon", label: "QUARTET.Trauma.Sheet.Weapons", items: ["traumaWeapon"] },
  { kind: "spell", label: "QUARTET.Trauma.Sheet.Powers", items: ["traumaAbility"] },
  { kind: "item", label: "QUARTET.Trauma.Sheet.Medicine", items: ["traumaMedicine"] },
];
