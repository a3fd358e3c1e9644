import type { ActionGroup } from "../core/api/action-list.ts";

/** What a character can do at a click. Attributes join a skill and are not rolled alone (001:15). */
export const NOPPA_ACTIONS: readonly ActionGroup[] = [
  { kind: "skill", label: "QUARTET.Noppa.Skills", items: ["noppaSkill"] },
  { kind: "weapon", label: "QUARTET.Noppa.Weapons", items: ["noppaWeapon"] },
];
