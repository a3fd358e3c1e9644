import type { Combat } from "../../../documents/combat.ts";
import type { Combatant } from "../../../documents/combatant.ts";
import { game } from "../../../globals.ts";
import { menuEntry } from "../../ui/menu-entry.ts";
import { t } from "../../ui/text.ts";

type Viewed = () => Combat | null;
type Entry = Record<string, unknown>;

/** The context menu of a combatant. */
export function combatantMenu(viewed: Viewed): Entry[] {
  const combatantOf = (target: HTMLElement) =>
    viewed()?.combatants.get(target.dataset.combatantId ?? "") as Combatant | undefined;
  return [
    menuEntry({
      label: t("Combat.OpenSheet"),
      icon: "fa-solid fa-address-card",
      visible: (target) => Boolean(combatantOf(target)?.actor?.visible),
      onClick: (target) => combatantOf(target)?.actor?.sheet?.render({ force: true }),
    }),
    menuEntry({
      label: t("Combat.ClearInitiative"),
      icon: "fa-solid fa-arrow-rotate-left",
      visible: (target) => game.user.isGM && combatantOf(target)?.initiative !== null,
      onClick: (target) => combatantOf(target)?.update({ initiative: null }),
    }),
    menuEntry({
      label: t("Combat.Reroll"),
      icon: "fa-solid fa-dice-d20",
      visible: (target) => Boolean(combatantOf(target)?.isOwner),
      onClick: (target) => viewed()?.rollInitiative([target.dataset.combatantId as string]),
    }),
    menuEntry({
      label: t("Combat.Remove"),
      icon: "fa-solid fa-trash",
      visible: () => game.user.isGM,
      onClick: (target) => combatantOf(target)?.delete(),
    }),
  ];
}

/** The context menu of the encounter itself. */
export function encounterMenu(viewed: Viewed): Entry[] {
  return [
    menuEntry({
      label: t("Combat.RollAll"),
      icon: "fa-solid fa-users",
      visible: () => game.user.isGM && viewed() !== null,
      onClick: () => viewed()?.rollAll(),
    }),
    menuEntry({
      label: t("Combat.ResetAll"),
      icon: "fa-solid fa-arrow-rotate-left",
      visible: () => game.user.isGM && viewed() !== null,
      onClick: () => viewed()?.resetAll(),
    }),
    menuEntry({
      label: t("Combat.Delete"),
      icon: "fa-solid fa-trash",
      visible: () => game.user.isGM && viewed() !== null,
      onClick: () => viewed()?.delete(),
    }),
  ];
}
