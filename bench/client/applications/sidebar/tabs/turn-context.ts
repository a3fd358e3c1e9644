import type { ActiveEffect } from "../../../documents/active-effect.ts";
import type { Combat } from "../../../documents/combat.ts";
import type { Combatant } from "../../../documents/combatant.ts";
import { CONFIG, game } from "../../../globals.ts";
import { t } from "../../ui/text.ts";

/** What the row of a combatant shows. Systems may add keys of their own. */
export interface TurnContext {
  id: string;
  name: string;
  img: string;
  active: boolean;
  isOwner: boolean;
  isDefeated: boolean;
  hidden: boolean;
  initiative: number | null;
  hasRolled: boolean;
  /** The initiative as the reader's language writes numbers. */
  initiativeText: string;
  resource: unknown;
  hasResource: boolean;
  css: string;
  effects: { icons: { name: string; img: string }[]; tooltip: string };
  /** Names of the row's controls for screen readers and tooltips. */
  labels: Record<"roll" | "initiative" | "hidden" | "defeated", string>;
  [key: string]: unknown;
}

export function turnContext(
  combat: Combat,
  combatant: Combatant,
  index: number,
  img: string,
): TurnContext {
  const { initiative, hidden, isDefeated } = combatant;
  const name = combatant.name;
  const active = combat.started && index === combat.turn;
  const resource = combatant.permission ? combatant.resource : null;
  return {
    id: combatant.id as string,
    name,
    img,
    active,
    isOwner: combatant.isOwner,
    isDefeated,
    hidden,
    initiative,
    hasRolled: initiative !== null,
    initiativeText: formatInitiative(initiative),
    resource,
    hasResource: resource !== null && resource !== undefined,
    css: [active && "active", hidden && "hidden", isDefeated && "defeated"]
      .filter(Boolean)
      .join(" "),
    effects: effectIcons(combatant),
    labels: {
      roll: t("Combat.RollOne", { name }),
      initiative: t("Combat.Initiative", { name }),
      hidden: t("Combat.ToggleHidden", { name }),
      defeated: t("Combat.ToggleDefeated", { name }),
    },
  };
}

function formatInitiative(initiative: number | null): string {
  if (initiative === null) return "";
  // A typed initiative may be finer than the dice make it.
  const decimals = Math.max(CONFIG.Combat.initiative?.decimals ?? 0, 2);
  return initiative.toLocaleString(game.i18n.lang, {
    maximumFractionDigits: decimals,
    useGrouping: false,
  });
}

/** The temporary effects on a combatant, without the one that tells it is defeated. */
function effectIcons(combatant: Combatant): TurnContext["effects"] {
  const icons: { name: string; img: string }[] = [];
  const defeated = CONFIG.specialStatusEffects.DEFEATED ?? "";
  for (const effect of (combatant.actor?.temporaryEffects ?? []) as ActiveEffect[])
    if (effect.img && !effect.statuses.has(defeated))
      icons.push({ name: effect.name, img: effect.img });
  const names = new Intl.ListFormat(game.i18n.lang, { type: "unit" });
  return { icons, tooltip: names.format(icons.map(({ name }) => name)) };
}
