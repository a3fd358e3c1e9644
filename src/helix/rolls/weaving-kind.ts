import { mayAct } from "../../core/check/may-act.ts";
import type { CheckKind } from "../../core/check/pipeline.ts";
import { postCheck } from "../../core/check/post-check.ts";
import { actorOf } from "../../core/documents/lookup.ts";
import { inTurn } from "../../core/in-turn.ts";
import { warn } from "../../core/notify.ts";
import { spell } from "../rules/spell.ts";
import { weavingCost } from "../rules/weaving.ts";
import { SpellDialog } from "../sheets/spell-dialog.ts";
import { actionData, throwAction } from "./check-kind.ts";
import { HelixRoll } from "./helix-roll.ts";
import { helixModel } from "./values.ts";
import { type WeavingConfig, weavingRefusal } from "./weaving-config.ts";

/** Weaving a spell (HELIX 002:61), from the builder to the card. */
export const helixWeaving: CheckKind<WeavingConfig, HelixRoll> = {
  id: "helixWeaving",

  configure: (config) => SpellDialog.ask(config),

  accept(config) {
    if (!mayAct(config.actor)) return false;
    const refusal = weavingRefusal({ ...config, mp: magicPoints(config) });
    if (!refusal) return true;
    const { mp } = spell(config.design);
    warn(`QUARTET.Helix.CannotWeave.${refusal}`, { needed: mp, left: magicPoints(config) });
    return false;
  },

  async pay(config) {
    const { mp } = spell(config.design);
    await addMagicPoints(config, -mp);
    return () => addMagicPoints(config, mp);
  },

  evaluate: (config) => throwAction(config),

  async post(config, roll) {
    const { actor, mode, name, design, targets, settings } = config;
    const { difficulty, mp } = spell(design);
    const success = Number(roll.total) >= difficulty;
    const asks = success && settings.magicResistance === "on" ? targets : [];
    const rolls = [roll];
    // One after another: whoever enters faces by hand is asked for one roll at a time.
    for (const { will } of asks) rolls.push(await resist(will, config));
    // What a failure gives back is in the chat before it is on the sheet; see `pay`.
    const before = magicPoints(config) + mp;
    const system = {
      ...actionData(config),
      spell: { ...design, name, mp: before },
      targets,
    };
    const message = await postCheck({ type: "helixCheck", actor, rolls, system, mode });
    const { cost } = weavingCost(difficulty, success, settings);
    if (message && cost < mp) await inTurn(() => addMagicPoints(config, mp - cost));
    return message;
  },
};

/** The points that the weaver has now. */
function magicPoints({ actor, mp }: WeavingConfig): number {
  const model = helixModel(actorOf(actor));
  return model && "mp" in model ? model.mp.value : mp;
}

async function addMagicPoints(config: WeavingConfig, points: number): Promise<void> {
  if (points === 0) return;
  const value = magicPoints(config) + points;
  await actorOf(config.actor)?.update({ "system.mp.value": value } as never);
}

/** A target's roll on will. */
async function resist(will: number, { mode }: WeavingConfig): Promise<HelixRoll> {
  const roll = HelixRoll.ofValue(will);
  await roll.evaluate({ allowInteractive: mode !== "blind" } as never);
  return roll;
}
