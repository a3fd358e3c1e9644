import type { ActionGroup } from "../core/api/action-list.ts";
import { HELIX_ARTWORK } from "./artwork.ts";
import { attributeName } from "./names.ts";
import { attributeChoices } from "./rolls/values.ts";
import type { AttributeId } from "./rules/attributes.ts";

/** What anybody of HELIX can do at a click, below the headings of the sheet. */
export const HELIX_ACTIONS: readonly ActionGroup[] = [
  {
    kind: "attribute",
    label: "QUARTET.Helix.Attributes",
    img: HELIX_ARTWORK.helixCharacter,
    checks: (actor, reader) =>
      attributeChoices(actor).map(({ id }) => ({
        id,
        name: attributeName(id as AttributeId, reader),
      })),
  },
  { kind: "skill", label: "QUARTET.Helix.Skills", items: ["helixSkill"] },
  { kind: "weapon", label: "QUARTET.Helix.Weapons", items: ["helixWeapon"] },
  { kind: "spell", label: "QUARTET.Helix.Spells", items: ["helixSpell"] },
];
