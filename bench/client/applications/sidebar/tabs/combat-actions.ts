import type { Combat } from "../../../documents/combat.ts";
import type { Combatant } from "../../../documents/combatant.ts";
import { TokenDocument } from "../../../documents/token.ts";
import { CONFIG, canvas, game, ui } from "../../../globals.ts";
import { DialogV2 } from "../../api/dialog.ts";
import { readChange } from "../../ui/read-change.ts";
import { t } from "../../ui/text.ts";
import type { CombatTracker } from "./combat-tracker.ts";

type Handler = (this: CombatTracker, event: PointerEvent, target: HTMLElement) => Promise<unknown>;

/** Buttons that call one method of the encounter in view. */
function onCombat(act: (combat: Combat) => Promise<unknown>): Handler {
  return async function (this: CombatTracker) {
    if (this.viewed) await act(this.viewed);
  };
}

/** Buttons within the row of a combatant. */
function onCombatant(act: (combatant: Combatant, combat: Combat) => unknown): Handler {
  return async function (this: CombatTracker, _event, target) {
    const id = target.closest<HTMLElement>("[data-combatant-id]")?.dataset.combatantId ?? "";
    const combatant = this.viewed?.combatants.get(id) as Combatant | undefined;
    if (this.viewed && combatant) await act(combatant, this.viewed);
  };
}

/** The buttons of the tracker. */
export const combatActions: Record<string, Handler> = {
  createCombat: async function (this: CombatTracker) {
    const combat = (await CONFIG.Combat.documentClass.create({
      scene: canvas.scene?.id ?? null,
      active: true,
    } as never)) as Combat | undefined;
    if (combat && canvas.ready && canvas.tokens.controlled.length) await addSelected(combat);
  },
  deleteCombat: onCombat(async (combat) => {
    const agreed = await DialogV2.confirm({
      window: { title: t("Combat.Delete"), icon: "fa-solid fa-trash" },
      content: `<p>${t("Combat.DeleteQuestion")}</p>`,
    });
    if (agreed) await combat.delete();
  }),
  startCombat: onCombat((combat) => combat.startCombat()),
  endCombat: onCombat((combat) => combat.endCombat()),
  nextTurn: onCombat((combat) => combat.nextTurn()),
  previousTurn: onCombat((combat) => combat.previousTurn()),
  nextRound: onCombat((combat) => combat.nextRound()),
  previousRound: onCombat((combat) => combat.previousRound()),
  rollAll: onCombat((combat) => combat.rollAll()),
  rollNPC: onCombat((combat) => combat.rollNPC()),
  resetAll: onCombat((combat) => combat.resetAll()),
  addSelected: onCombat(addSelected),
  rollInitiative: onCombatant((combatant, combat) =>
    combat.rollInitiative([combatant.id as string]),
  ),
  toggleHidden: onCombatant((combatant) => combatant.update({ hidden: !combatant.hidden })),
  toggleDefeated: onCombatant(toggleDefeated),
  openCombatant: onCombatant((combatant) => {
    const { actor } = combatant;
    if (actor?.testUserPermission(game.user, "LIMITED")) actor.sheet?.render({ force: true });
  }),
};

/** Mark a combatant as defeated or not, and its actor with the status effect for it. */
export async function toggleDefeated(combatant: Combatant): Promise<void> {
  const defeated = !combatant.isDefeated;
  await combatant.update({ defeated });
  const status = CONFIG.specialStatusEffects.DEFEATED;
  if (combatant.actor && status)
    await combatant.actor.toggleStatusEffect(status, { active: defeated, overlay: true });
}

/** Add the tokens that are selected on the scene and not yet in the encounter. */
async function addSelected(combat: Combat): Promise<void> {
  const tokens = canvas.ready ? canvas.tokens.controlled : [];
  if (!tokens.length) {
    ui.notifications.info("BENCH.Combat.NothingSelected", { localize: true });
    return;
  }
  const documents = tokens.map((token) => token.document);
  await TokenDocument.createCombatants(documents, { combat });
}

/** Set the initiative that was typed: `12`, `12,5`; `+2` or `−3` change it. */
export async function enterInitiative(
  combat: Combat | null,
  input: HTMLInputElement,
): Promise<void> {
  const id = input.closest<HTMLElement>("[data-combatant-id]")?.dataset.combatantId ?? "";
  const combatant = combat?.combatants.get(id) as Combatant | undefined;
  if (!combat || !combatant) return;
  const text = input.value.trim();
  if (!text) return void (await combatant.update({ initiative: null }));
  const change = readChange(text);
  if (change) {
    const from = change.isDelta ? (combatant.initiative ?? 0) : 0;
    await combat.setInitiative(id, from + change.value);
  } else {
    ui.notifications.error("BENCH.Combat.InitiativeWrong", { localize: true });
    input.value = input.defaultValue;
  }
}
