import { localize } from "../applications/text.ts";
import { CONFIG, game, ui } from "../globals.ts";
import type { Combat } from "./combat.ts";
import type { Combatant } from "./combatant.ts";
import type { TokenDocument } from "./token.ts";
import type { JsonObject } from "./types.ts";

/** The viewed encounter, made by a game master if there is none yet. */
export async function requireCombat(): Promise<Combat | null> {
  if (game.combat) return game.combat;
  if (!game.user.isGM) {
    ui.notifications.warn(localize("BENCH.Combat.None"));
    return null;
  }
  const scene = game.scenes.viewed?.id ?? null;
  const created = await CONFIG.Combat.documentClass.create({ scene, active: true } as never);
  return (created ?? null) as unknown as Combat | null;
}

/** Adds tokens to an encounter; those that are in it already stay. */
export async function createCombatants(
  tokens: TokenDocument[],
  combat?: Combat | null,
): Promise<Combatant[]> {
  const target = combat ?? (await requireCombat());
  if (!target) return [];
  const data = tokens
    .filter((token) => target.getCombatantsByToken(token).length === 0)
    .map(
      (token): JsonObject => ({
        tokenId: token.id,
        sceneId: token.parent?.id ?? null,
        actorId: token.actorId,
        hidden: token.hidden,
      }),
    );
  if (data.length === 0) return [];
  return (await target.createEmbeddedDocuments("Combatant", data)) as unknown as Combatant[];
}

/** Takes tokens out of an encounter. */
export async function deleteCombatants(
  tokens: TokenDocument[],
  combat: Combat | null = game.combat,
): Promise<Combatant[]> {
  const ids = tokens.flatMap(
    (token) => combat?.getCombatantsByToken(token).map((c) => c.id!) ?? [],
  );
  if (!combat || ids.length === 0) return [];
  return (await combat.deleteEmbeddedDocuments("Combatant", ids)) as unknown as Combatant[];
}
