/*
 * An example of everything that modules and macros may call or listen to, for `docs/api.md`. None of
 * it is ever run: the type checker reads it with the sources, and the build copies it.
 */
import type { QuartetActor } from "../src/core/documents/actor.ts";
import type { QuartetItem } from "../src/core/documents/item.ts";

declare const actor: QuartetActor;
declare const opponent: QuartetActor;
declare const item: QuartetItem;
declare const message: ChatMessage.Implementation;
/** Messages as the chat has them; in JavaScript any message of the type will do. */
declare const card: Parameters<typeof game.quartet.renderCard>[0];
declare const noppaCheck: Parameters<typeof game.quartet.noppa.spendSisuAfter>[0];
declare const helixCheck: Parameters<typeof game.quartet.helix.applyCheck>[0];
declare const traumaAttack: Parameters<typeof game.quartet.trauma.applyAttack>[0];
declare const traumaMedicine: Parameters<typeof game.quartet.trauma.applyMedicine>[0];
/** Ids. */
declare const contest: string;
declare const side: string;
declare const event: PointerEvent;
/** UUIDs of characters. */
declare const party: readonly string[];
declare const token: TokenDocument.Implementation;

/** By what they show: `<section>.<member>`. */
export const EXAMPLES = {
  "Actors.check": async () => {
    const message = await actor.check("stealth", { skipDialog: true });
    if (message) console.log(message.rolls[0]?.total);
  },
  "game.quartet.resultOf": () => {
    const { isSuccess, total } = game.quartet.resultOf(message) ?? {};
    if (isSuccess) console.log(`A success with ${total}`);
  },
  "Items.use": async () => {
    await item.use({ modifier: 2, skipDialog: game.quartet.skipsDialog(event) });
  },
  "Items.isUsable": () => {
    const usable = [...actor.items].filter((item) => item.isUsable);
    console.log(usable.map(({ name }) => name));
  },

  "game.quartet.actions": async () => {
    const [first] = game.quartet.actions(token);
    await first?.use({ skipDialog: true });
  },
  "game.quartet.check": async () => {
    await game.quartet.check(actor.uuid, "stealth", { skipDialog: true });
  },
  "game.quartet.use": async () => {
    await game.quartet.use(item.uuid, { modifier: 2 });
  },
  "game.quartet.skipsDialog": async () => {
    await item.use({ skipDialog: game.quartet.skipsDialog(event) });
  },
  "game.quartet.renderCard": async () => {
    const element = await game.quartet.renderCard(card);
    if (element) document.body.append(element);
  },

  "game.quartet.contests.register": () => {
    Hooks.once("init", () => game.quartet.contests.register(armWrestling));
  },
  "game.quartet.contests.open": async () => {
    const id = await game.quartet.contests.open({
      kind: "helixAction",
      own: actor,
      opponents: [opponent],
      preset: { value: "str" },
      skipDialog: true,
    });
    console.log(id ?? "nobody wanted to");
  },
  "game.quartet.contests.find": () => {
    const { sides, outcome } = game.quartet.contests.find(contest) ?? {};
    if (!outcome) console.log(sides?.map(({ name, state }) => `${name}: ${state.status}`));
  },
  "game.quartet.contests.declare": async () => {
    await game.quartet.contests.declare(contest, side, { skipDialog: true });
  },
  "game.quartet.contests.answer": async () => {
    await game.quartet.contests.answer(contest, side, { skipDialog: true });
  },
  "game.quartet.contests.decline": async () => {
    await game.quartet.contests.decline(contest, side);
  },
  "game.quartet.contests.reveal": async () => {
    await game.quartet.contests.reveal(contest, side);
  },
  "game.quartet.contests.rollAgain": async () => {
    const again = game.quartet.contests.find(contest)?.outcome?.again ?? [];
    for (const { side } of again) await game.quartet.contests.rollAgain(contest, side);
  },
  "game.quartet.contests.withdraw": async () => {
    await game.quartet.contests.withdraw(contest);
  },
  "game.quartet.contests.close": async () => {
    await game.quartet.contests.close(contest);
  },
  "game.quartet.contests.rule": async () => {
    // RPS: the game master names the shock.
    await game.quartet.contests.rule(contest, { shock: { [side]: 2 } });
  },
  "game.quartet.contests.apply": async () => {
    const proposals = game.quartet.contests.find(contest)?.proposals ?? [];
    const mine = proposals.filter((proposal) => proposal.side === side);
    await game.quartet.contests.apply(
      contest,
      mine.map(({ id }) => id),
    );
  },
  "game.quartet.contests.undo": async () => {
    const [proposal] = game.quartet.contests.find(contest)?.proposals ?? [];
    if (proposal) await game.quartet.contests.undo(contest, proposal.side, proposal.id);
  },

  "game.quartet.desk.open": async () => {
    await game.quartet.desk.open();
  },
  "game.quartet.desk.requestRolls": async () => {
    await game.quartet.desk.requestRolls({
      actors: party,
      value: "stealth",
      number: 7,
      hidden: true,
      note: "Past the guards",
    });
  },
  "game.quartet.desk.giveAward": async () => {
    const award = await game.quartet.desk.giveAward("helix", "medium", party);
    if (award?.id) await game.quartet.desk.undoAward(award.id);
  },
  "game.quartet.desk.undoAward": async () => {
    await game.quartet.desk.undoAward(String(message.id));
  },
  "game.quartet.desk.restAll": async () => {
    const lines = await game.quartet.desk.restAll("noppa", "night", party);
    for (const { name, text } of lines) console.log(`${name}: ${text}`);
  },

  "game.quartet.exchange.exportActor": () => {
    const file = game.quartet.exchange.exportActor(actor.uuid);
    if (file) navigator.clipboard.writeText(JSON.stringify(file));
  },
  "game.quartet.exchange.importActor": async () => {
    const file = game.quartet.exchange.exportActor(actor.uuid);
    await game.quartet.exchange.importActor(file, { skipPreview: true });
  },

  "game.quartet.migrations.register": () => {
    // Numbers are the system's own: this is for trying a step out.
    game.quartet.migrations.register({
      number: 9000,
      description: "nobody is without a name",
      updateActor: ({ name }) => (name === "" ? { name: "Somebody" } : null),
    });
  },
  "game.quartet.migrations.REMOVED": () => {
    const { REMOVED } = game.quartet.migrations;
    return ({ system }: { system?: object }) =>
      system && "old" in system ? { "system.old": REMOVED } : null;
  },

  "game.quartet.rps.openContest": async () => {
    await game.quartet.rps.openContest(actor, { opponents: [opponent], value: "brawling" });
  },
  "game.quartet.rps.openBattleOfWills": async () => {
    await game.quartet.rps.openBattleOfWills(actor, { opponents: [opponent], private: true });
  },
  "game.quartet.rps.openRound": async () => {
    const fight = [
      { combatant: "first", who: actor },
      { combatant: "second", who: opponent },
    ];
    await game.quartet.rps.openRound({
      combat: String(game.combat?.id),
      round: 1,
      biggerThanDuel: false,
      order: [["first"], ["second"]],
      sides: fight,
    });
  },
  "game.quartet.rps.openExplosion": async () => {
    await game.quartet.rps.openExplosion(item, { point: { x: 1200, y: 800 }, skipDialog: true });
  },
  "game.quartet.rps.startParry": async () => {
    await game.quartet.rps.startParry({
      actor,
      contest,
      defender: side,
      opponent: "other",
      opponentName: "Mikko",
      damage: 3,
    });
  },
  "game.quartet.rps.rollBare": async () => {
    await game.quartet.rps.rollBare(65, { mode: "gm" });
  },
  "game.quartet.rps.rest": async () => {
    const gained = await game.quartet.rps.rest(actor, "night");
    console.log(gained ?? "not now");
  },
  "game.quartet.rps.newSession": async () => {
    await game.quartet.rps.newSession();
  },

  "game.quartet.noppa.rollBare": async () => {
    await game.quartet.noppa.rollBare({ count: 3, faces: 8 }, { difficulty: 5, skipDialog: true });
  },
  "game.quartet.noppa.spendSisuAfter": async () => {
    await game.quartet.noppa.spendSisuAfter(noppaCheck);
  },

  "game.quartet.helix.openContest": async () => {
    await game.quartet.helix.openContest(actor, { opponents: [opponent], value: "str" });
  },
  "game.quartet.helix.openCombat": async () => {
    const offer = await game.quartet.helix.openCombat(actor, item, { opponents: [opponent] });
    console.log(offer ?? "no fight");
  },
  "game.quartet.helix.buildSpell": async () => {
    await game.quartet.helix.buildSpell(actor);
  },
  "game.quartet.helix.rollBare": async () => {
    const difficulty = { base: 5, count: 1, faces: 3 };
    await game.quartet.helix.rollBare(4, { difficulty, skipDialog: true });
  },
  "game.quartet.helix.applyCheck": async () => {
    await game.quartet.helix.applyCheck(helixCheck);
  },
  "game.quartet.helix.undoCheck": async () => {
    await game.quartet.helix.undoCheck(helixCheck, "0", "hit-0-torso");
  },
  "game.quartet.helix.awardExperience": async () => {
    await game.quartet.helix.awardExperience();
  },

  "game.quartet.trauma.attackWith": async () => {
    await game.quartet.trauma.attackWith(item, { targets: [opponent], aims: ["head"] });
  },
  "game.quartet.trauma.provokedAttack": async () => {
    await game.quartet.trauma.provokedAttack(item, { targets: [opponent], skipDialog: true });
  },
  "game.quartet.trauma.applyAttack": async () => {
    await game.quartet.trauma.applyAttack(traumaAttack);
  },
  "game.quartet.trauma.undoAttack": async () => {
    await game.quartet.trauma.undoAttack(traumaAttack, "0");
  },
  "game.quartet.trauma.checkAbility": async () => {
    await game.quartet.trauma.checkAbility(actor, "dex", { difficulty: 15, advantages: 1 });
  },
  "game.quartet.trauma.rollBare": async () => {
    await game.quartet.trauma.rollBare({ modifier: 4, disadvantages: 1, difficulty: 12 });
  },
  "game.quartet.trauma.rollStealth": async () => {
    await game.quartet.trauma.rollStealth(actor, { metres: 6, skipDialog: true });
  },
  "game.quartet.trauma.setSneaking": async () => {
    await game.quartet.trauma.setSneaking(actor, true);
  },
  "game.quartet.trauma.useMedicine": async () => {
    await game.quartet.trauma.useMedicine(item, { patient: opponent, part: "leftArm" });
  },
  "game.quartet.trauma.applyMedicine": async () => {
    await game.quartet.trauma.applyMedicine(traumaMedicine);
  },
  "game.quartet.trauma.aimOf": () => {
    console.log(game.quartet.trauma.aimOf(opponent).join(", "));
  },
  "game.quartet.trauma.toggleAimOf": () => {
    game.quartet.trauma.toggleAimOf(opponent, "head");
  },
  "game.quartet.trauma.rest": async () => {
    await game.quartet.trauma.rest(actor, { days: 1, sleeps: true });
  },
  "game.quartet.trauma.revive": async () => {
    const lives = await game.quartet.trauma.revive(actor);
    console.log(lives ? "Back again" : "Still too much pain");
  },

  "Hooks.quartet.configureCheck": () => {
    Hooks.on("quartet.configureCheck", (kind, config) => {
      if (kind === "rpsCheck" && "modifier" in config) Object.assign(config, { modifier: -10 });
      return undefined;
    });
  },
  "Hooks.quartet.evaluateCheck": () => {
    Hooks.on("quartet.evaluateCheck", (kind, _config, replacement) => {
      if (kind === "traumaCheck") replacement.roll = rollOfMyOwn;
    });
  },
  "Hooks.quartet.checkPosted": () => {
    Hooks.on("quartet.checkPosted", (kind, _config, roll, message) => {
      console.log(kind, roll.total, message.id);
    });
  },
  "Hooks.quartet.contestOpened": () => {
    Hooks.on("quartet.contestOpened", ({ id, kind }) => console.log(kind, id));
  },
  "Hooks.quartet.contestResolved": () => {
    Hooks.on("quartet.contestResolved", async ({ id }) => {
      await game.quartet.contests.apply(id);
    });
  },
  "Hooks.quartet.changesApplied": () => {
    Hooks.on("quartet.changesApplied", (actor, changes, { undone }) => {
      console.log(actor.name, changes.length, undone ? "taken back" : "applied");
    });
  },
  "Hooks.quartet.ready": () => {
    Hooks.once("quartet.ready", (api) => console.log(Object.keys(api)));
  },
} as const;

declare const armWrestling: Parameters<typeof game.quartet.contests.register>[0];
declare const rollOfMyOwn: Roll;
