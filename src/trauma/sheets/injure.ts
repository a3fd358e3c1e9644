import { speakerOf } from "../../core/check/post-check.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { currentMessageMode, messageModeOption } from "../../core/foundry.ts";
import { reader } from "../../core/i18n/language.ts";
import { inTurn } from "../../core/in-turn.ts";
import { inform } from "../../core/notify.ts";
import { ownPartNames, partName } from "../names.ts";
import { TraumaInjuryRoll } from "../rolls/trauma-roll.ts";
import { traumaModel } from "../rolls/values.ts";
import { twoD4 } from "../rules/injury.ts";

/** Gives a part an injury of 2d4 days by hand, as after damage that nobody rolled (Trauma 003:35). */
export async function injurePart(actor: QuartetActor, part: string): Promise<void> {
  await inTurn(async () => {
    const model = traumaModel(actor);
    const state = model?.bodyState.parts[part];
    if (!model || !state || state.injured) return;
    const mode = currentMessageMode();
    const roll = TraumaInjuryRoll.ofParts(1);
    await roll.evaluate({ allowInteractive: mode !== "blind" } as never);
    const days = twoD4(roll.pairs[0] ?? []);
    await actor.update({ [`system.parts.${part}.days`]: days } as never);
    // Dice that fall are seen: by whoever reads messages of this mode.
    const speaker = speakerOf(actor.uuid);
    await roll.toMessage({ speaker } as never, messageModeOption(mode) as never);
    const here = reader();
    inform("QUARTET.Trauma.Body.InjuredNow", {
      part: partName(part, ownPartNames(model), here),
      days: here.plural("QUARTET.Trauma.Body.Days", days),
    });
  });
}
