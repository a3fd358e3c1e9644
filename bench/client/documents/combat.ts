import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { BaseCombat } from "../../common/documents/base-combat.ts";
import type { Data } from "../../common/types.ts";
import { localize } from "../applications/text.ts";
import { game } from "../globals.ts";
import { Hooks } from "../helpers/hooks.ts";
import type { Actor } from "./actor.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import { type InitiativeOptions, rollInitiative } from "./combat-initiative.ts";
import { COMBAT_SETTING, type CombatSettings, combatSettings } from "./combat-settings.ts";
import { findTurn, runTurnEvents } from "./combat-turns.ts";
import type { Combatant } from "./combatant.ts";
import type { Scene } from "./scene.ts";
import type { TokenDocument } from "./token.ts";
import type { DeletedDescendantArgs, DescendantArgs, Operation } from "./types.ts";

export type { CombatSettings };

/** Where an encounter stands. */
export interface CombatState {
  round: number | null;
  turn: number | null;
  tokenId: string | null;
  combatantId: string | null;
}

export interface TurnContext {
  round: number;
  turn: number;
  /** Whether the order passed over the turn. */
  skipped: boolean;
}

export type RoundContext = Omit<TurnContext, "turn">;

/** An encounter with its order of turns. */
export class Combat extends ClientDocumentMixin(BaseCombat) {
  static CONFIG_SETTING = COMBAT_SETTING;

  declare active: boolean;
  declare round: number;
  declare turn: number | null;
  declare scene: Scene | null;
  declare combatants: EmbeddedCollection<Combatant>;
  /** The combatants in order. */
  declare turns: Combatant[];
  declare current: CombatState;
  declare previous: CombatState | undefined;

  get combatant(): Combatant | null {
    return this.turn === null ? null : (this.turns[this.turn] ?? null);
  }

  get nextCombatant(): Combatant | null {
    if (this.turn === null) return this.turns[0] ?? null;
    return this.turns[this.turn + 1] ?? this.turns[0] ?? null;
  }

  get settings(): CombatSettings {
    return combatSettings();
  }

  get started(): boolean {
    return this.round > 0;
  }

  /** Everybody sees encounters. */
  override get visible(): boolean {
    return true;
  }

  get isActive(): boolean {
    return this.active;
  }

  get isView(): boolean {
    return game.combat === this;
  }

  override _initialize(options: Record<string, unknown> = {}): void {
    const current = { round: null, turn: null, tokenId: null, combatantId: null };
    if (!Object.hasOwn(this, "turns"))
      Object.assign(this, { turns: [], current, previous: undefined });
    super._initialize(options);
  }

  override prepareDerivedData(): void {
    super.prepareDerivedData();
    this.setupTurns();
  }

  /** Works out the order, and keeps the turn within it. */
  setupTurns(): Combatant[] {
    // Called unbound by contract: subclasses' comparators must not rely on `this`.
    const compare = this._sortCombatants;
    this.turns = this.combatants.contents.sort((a, b) => compare(a, b));
    if (this.turn !== null)
      this.turn = this.turns.length
        ? Math.min(Math.max(this.turn, 0), this.turns.length - 1)
        : null;
    this.current = this._getCurrentState();
    this.previous ??= this.current;
    if (!announced.has(this)) announced.set(this, this.current);
    return this.turns;
  }

  /** By initiative, highest first, those without last; then by id. */
  _sortCombatants(a: Combatant, b: Combatant): number {
    const difference =
      (b.initiative ?? Number.NEGATIVE_INFINITY) - (a.initiative ?? Number.NEGATIVE_INFINITY);
    return difference || (a.id! < b.id! ? -1 : 1);
  }

  _getCurrentState(combatant: Combatant | null = this.combatant): CombatState {
    return {
      round: this.round,
      turn: this.turn,
      tokenId: combatant?.tokenId ?? null,
      combatantId: combatant?.id ?? null,
    };
  }

  getCombatantsByToken(token: string | TokenDocument): Combatant[] {
    const id = typeof token === "string" ? token : token.id;
    return this.combatants.filter((combatant) => combatant.tokenId === id);
  }

  /** Combatants of an actor; a synthetic actor's are those of its token. */
  getCombatantsByActor(actor: string | Actor): Combatant[] {
    if (typeof actor !== "string" && actor.token) return this.getCombatantsByToken(actor.token);
    const id = typeof actor === "string" ? actor : actor.id;
    return this.combatants.filter(
      (combatant) => combatant.actorId === id && !combatant.actor?.isToken,
    );
  }

  async activate(options: Operation = {}): Promise<unknown> {
    const others = game.combats.filter((combat) => combat.active && combat !== this);
    const updates = others.map((combat) => ({ _id: combat.id, active: false }));
    const cls = this.constructor as typeof BaseCombat;
    return cls.updateDocuments([...updates, { _id: this.id, active: true }] as never, options);
  }

  // ---- Going on and back ----------------------------------------------------------------

  async startCombat(): Promise<this> {
    const updateData = { round: 1, turn: findTurn(this, 0, 1, this.settings.skipDefeated) ?? 0 };
    Hooks.callAll("combatStart", this, updateData);
    await this.update(updateData as never);
    return this;
  }

  async nextTurn(): Promise<this> {
    if (this.round === 0) return this.nextRound();
    const next = findTurn(this, (this.turn ?? -1) + 1, 1, this.settings.skipDefeated);
    if (next === null) return this.nextRound();
    return this.#goTo("combatTurn", { round: this.round, turn: next }, 1);
  }

  async previousTurn(): Promise<this> {
    if (this.round === 0) return this;
    const last = findTurn(this, (this.turn ?? 0) - 1, -1, this.settings.skipDefeated);
    if (last === null) return this.previousRound();
    return this.#goTo("combatTurn", { round: this.round, turn: last }, -1);
  }

  async nextRound(): Promise<this> {
    const first = findTurn(this, 0, 1, this.settings.skipDefeated);
    // Nobody's turn stays nobody's turn.
    const turn = this.turn === null && this.started ? null : (first ?? 0);
    return this.#goTo("combatRound", { round: this.round + 1, turn }, 1);
  }

  async previousRound(): Promise<this> {
    const round = Math.max(this.round - 1, 0);
    const last = findTurn(this, this.turns.length - 1, -1, this.settings.skipDefeated);
    const turn = round === 0 || this.turn === null ? null : (last ?? 0);
    return this.#goTo("combatRound", { round, turn }, -1);
  }

  async #goTo(
    hook: "combatTurn" | "combatRound",
    updateData: { round: number; turn: number | null },
    direction: 1 | -1,
  ): Promise<this> {
    const updateOptions: Operation = { direction };
    Hooks.callAll(hook, this, updateData, updateOptions);
    await this.update(updateData as never, updateOptions);
    return this;
  }

  /** Asks, then deletes the encounter. */
  async endCombat(): Promise<this> {
    const { DialogV2 } = await import("../applications/api/index.ts");
    const question = window.document.createElement("p");
    question.textContent = localize("BENCH.Combat.EndQuestion");
    const title = localize("BENCH.Combat.End");
    if (await DialogV2.confirm({ window: { title }, content: question.outerHTML }))
      await this.delete();
    return this;
  }

  // ---- Initiative -----------------------------------------------------------------------

  async rollInitiative(ids: string | string[], options: InitiativeOptions = {}): Promise<this> {
    await rollInitiative(this, [ids].flat(), options);
    return this;
  }

  /** Rolls for all own combatants that have no initiative. */
  async rollAll(options: InitiativeOptions = {}): Promise<this> {
    return this.rollInitiative(
      this.#waiting(() => true),
      options,
    );
  }

  async rollNPC(options: InitiativeOptions = {}): Promise<this> {
    return this.rollInitiative(
      this.#waiting((combatant) => combatant.isNPC),
      options,
    );
  }

  #waiting(condition: (combatant: Combatant) => boolean): string[] {
    return this.combatants
      .filter((one) => one.isOwner && one.initiative === null && condition(one))
      .map((one) => one.id!);
  }

  async setInitiative(id: string, value: number): Promise<void> {
    const combatant = this.combatants.get(id, { strict: true })!;
    await combatant.update({ initiative: value } as never);
  }

  /** Takes everybody's initiative away and goes to the start of the order. */
  async resetAll({ updateTurn = true }: { updateTurn?: boolean } = {}): Promise<this> {
    const updates = this.combatants.map((combatant) => ({ _id: combatant.id, initiative: null }));
    await this.updateEmbeddedDocuments("Combatant", updates as never, { combatTurn: null });
    if (updateTurn && this.started && this.turn !== 0)
      await this.update({ turn: 0 } as never, { turnEvents: false });
    return this;
  }

  // ---- What happened --------------------------------------------------------------------

  override _onUpdate(changed: Data, options: Operation, userId: string): void {
    super._onUpdate(changed, options, userId);
    const prior = announced.get(this) ?? this.current;
    announced.set(this, this.current);
    if (isSameState(prior, this.current)) return;
    this.previous = prior;
    Hooks.callAll("combatTurnChange", this, prior, this.current);
    if (options.turnEvents !== false) void this._manageTurnEvents();
  }

  override _onDelete(options: Operation, userId: string): void {
    super._onDelete(options, userId);
    if (this.started && isDesignated())
      for (const combatant of this.turns) void this._onExit(combatant);
  }

  override _onCreateDescendantDocuments(...args: DescendantArgs): void {
    super._onCreateDescendantDocuments(...args);
    this.#keepTurn(args[4]);
    if (this.started && isDesignated())
      for (const combatant of args[2]) void this._onEnter(combatant as unknown as Combatant);
  }

  override _onUpdateDescendantDocuments(...args: DescendantArgs): void {
    super._onUpdateDescendantDocuments(...args);
    this.#keepTurn(args[4]);
  }

  override _onDeleteDescendantDocuments(...args: DeletedDescendantArgs): void {
    super._onDeleteDescendantDocuments(...args);
    this.#keepTurn(args[4]);
    if (this.started && isDesignated())
      for (const combatant of args[2]) void this._onExit(combatant as unknown as Combatant);
  }

  /**
   * Sorts anew. The turn stays with the combatant who has it; if that one is gone, it passes to
   * the next in order. Every client does so at once, and the designated one stores it.
   */
  #keepTurn(options: Operation): void {
    const before = this.turns;
    const at = this.turn;
    this.setupTurns();
    if (options.render !== false) game.combats.render();
    if (at === null || !this.started || options.combatTurn === null) return;
    const survivor = [...before.slice(at), ...before.slice(0, at).reverse()].find((combatant) =>
      this.combatants.has(combatant.id!),
    );
    const turn = survivor ? this.turns.indexOf(survivor) : -1;
    const wanted = turn < 0 ? null : turn;
    this.turn = wanted;
    this.current = this._getCurrentState();
    announced.set(this, this.current);
    const stored = (this._source as unknown as { turn: number | null }).turn;
    if (wanted !== stored && isDesignated())
      void this.update({ turn: wanted } as never, { turnEvents: false });
  }

  // ---- Turn events, on one game master's client only ------------------------------------

  async _manageTurnEvents(): Promise<void> {
    if (!this.previous || !isDesignated()) return;
    const { previous, current } = this;
    if (!previous.round && current.round)
      for (const combatant of this.turns) await this._onEnter(combatant);
    await runTurnEvents(this, previous, current);
  }

  async _onStartTurn(_combatant: Combatant, _context: TurnContext): Promise<void> {}
  async _onEndTurn(_combatant: Combatant, _context: TurnContext): Promise<void> {}
  async _onStartRound(_context: RoundContext): Promise<void> {}
  async _onEndRound(_context: RoundContext): Promise<void> {}
  async _onEnter(_combatant: Combatant): Promise<void> {}
  async _onExit(_combatant: Combatant): Promise<void> {}
}

/** The states of which hooks and turn events have been told. */
const announced = new WeakMap<Combat, CombatState>();

function isSameState(a: CombatState, b: CombatState): boolean {
  return a.round === b.round && a.turn === b.turn && a.combatantId === b.combatantId;
}

/** Whether this client is the one that acts for the whole table. */
function isDesignated(): boolean {
  return game.users.activeGM?.isSelf ?? false;
}
