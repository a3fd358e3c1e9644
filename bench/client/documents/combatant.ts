import { BaseCombatant } from "../../common/documents/base-combatant.ts";
import { getProperty } from "../../common/utils.ts";
import { localize } from "../applications/text.ts";
import type { Roll } from "../dice/roll.ts";
import { CONFIG, game } from "../globals.ts";
import type { Actor } from "./actor.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import type { Combat } from "./combat.ts";
import type { TokenDocument } from "./token.ts";
import type { User } from "./user.ts";

/** One who takes part in an encounter. */
export class Combatant extends ClientDocumentMixin(BaseCombatant) {
  /** What the tracker shows of the actor; see Combat#settings. */
  declare resource: unknown;

  get combat(): Combat | null {
    return this.parent as unknown as Combat | null;
  }

  get token(): TokenDocument | null {
    return game.scenes?.get(this.sceneId ?? "")?.tokens.get(this.tokenId ?? "") ?? null;
  }

  get actor(): Actor | null {
    return this.token ? this.token.actor : (game.actors?.get(this.actorId ?? "") ?? null);
  }

  override get visible(): boolean {
    return this.isOwner || !this.hidden;
  }

  /** Players who own the actor. */
  get players(): User[] {
    return game.users.filter((user) => !user.isGM && this.testUserPermission(user, "OWNER"));
  }

  get isNPC(): boolean {
    return !this.actor || this.players.length === 0;
  }

  get isDefeated(): boolean {
    const status = CONFIG.specialStatusEffects.DEFEATED ?? "";
    return this.defeated || (this.actor?.statuses.has(status) ?? false);
  }

  override prepareDerivedData(): void {
    super.prepareDerivedData();
    const { token, actor } = this;
    this.name ||= token?.name || actor?.name || localize("BENCH.Combat.Unknown");
    this.img ||= token?.texture?.src || actor?.img || null;
    this.updateResource();
  }

  updateResource(): unknown {
    const path = game.settings ? this.combat?.settings.resource : null;
    const value = path && this.actor ? getProperty(this.actor.system, path) : null;
    const shown = (value as { value?: unknown } | null | undefined)?.value ?? value;
    this.resource = shown ?? null;
    return this.resource;
  }

  /** The formula of initiative: of CONFIG.Combat, else of the system's manifest. */
  _getInitiativeFormula(): string {
    const configured = CONFIG.Combat.initiative?.formula;
    return String(configured || game.data.system.initiative || "1d20");
  }

  /** An unevaluated roll for this combatant's initiative. */
  getInitiativeRoll(formula: string = this._getInitiativeFormula()): Roll {
    return CONFIG.Dice.rolls[0]!.create(formula, this.actor?.getRollData() ?? {});
  }

  /** Rolls and stores initiative without a chat message. */
  async rollInitiative(formula?: string): Promise<this> {
    const roll = this.getInitiativeRoll(formula);
    await roll.evaluate();
    await this.update({ initiative: roll.total ?? null } as never);
    return this;
  }
}
