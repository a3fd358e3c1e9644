import { type CheckOptions, runCheck } from "../../core/check/pipeline.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { nameOf } from "../../core/documents/find-item.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { currentMessageMode, type MessageMode } from "../../core/foundry.ts";
import type { TranslatedName } from "../../core/i18n/translations.ts";
import { warn } from "../../core/notify.ts";
import type { UseOptions } from "../../core/uses.ts";
import type { HelixSpellModel } from "../data/items.ts";
import type { SpellDesign } from "../rules/spell.ts";
import { helixSettings } from "../settings/switches.ts";
import { targetsOfUser } from "./targets.ts";
import { helixModel, skillChoices } from "./values.ts";
import { designOf, EMPTY_DESIGN, type WeavingConfig } from "./weaving-config.ts";
import { helixWeaving } from "./weaving-kind.ts";

/** What a macro or a module may lay down for a spell. */
export interface WeavingOptions extends CheckOptions {
  /** Wishes in place of those of the saved spell. */
  readonly design?: SpellDesign;
  readonly modifier?: number;
  readonly mode?: MessageMode;
}

/** A click on a saved spell. */
export async function weaveSpell(item: QuartetItem, options: UseOptions) {
  const model = item.system as unknown as HelixSpellModel;
  const saved = { uuid: item.uuid, name: nameOf(item), design: designOf(model as SpellDesign) };
  return start(item.actor as QuartetActor | null, saved, model.skill, options);
}

/** The spell builder: a spell that is made up now. */
export async function buildSpell(
  actor: QuartetActor,
  options: UseOptions = {},
): Promise<ChatMessage.Implementation | null> {
  const empty = { uuid: null, name: { name: "", translations: {} }, design: EMPTY_DESIGN };
  return start(actor, empty, "", options);
}

interface Start {
  readonly uuid: string | null;
  readonly name: TranslatedName;
  readonly design: Required<SpellDesign>;
}

async function start(
  actor: QuartetActor | null,
  { uuid, name, design }: Start,
  skill: string,
  options: UseOptions,
) {
  const asked = options as WeavingOptions;
  const model = helixModel(actor);
  if (!actor || !model || !("mp" in model)) {
    warn("QUARTET.Notice.NoActor");
    return null;
  }
  const choices = skillChoices(actor, { magicOnly: true }).sort((a, b) => b.value - a.value);
  const settings = helixSettings();
  const config: WeavingConfig = {
    actor: actor.uuid,
    choices,
    choice: choices.some(({ id }) => id === skill) ? skill : (choices[0]?.id ?? ""),
    settings,
    modifier: asked.modifier ?? 0,
    opponents: 1,
    mode: asked.mode ?? currentMessageMode(),
    saved: uuid,
    mp: model.mp.value,
    targets: targetsOfUser(),
    name,
    design: { ...design, ...asked.design },
  };
  return runCheck(helixWeaving, config, asked);
}
