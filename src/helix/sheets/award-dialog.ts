import type { QuartetActor } from "../../core/documents/actor.ts";
import { reader, sortedByName } from "../../core/i18n/language.ts";
import { inform, warn } from "../../core/notify.ts";
import { FormDialog } from "../../core/sheets/form-dialog.ts";
import type { HelixCharacterModel } from "../data/character.ts";
import {
  ADVENTURE_DIFFICULTIES,
  type AdventureDifficulty,
  experienceAward,
} from "../rules/experience.ts";

interface Award {
  readonly difficulty: AdventureDifficulty;
  readonly actors: ReadonlySet<string>;
}

/** The characters that players own. */
function party(): QuartetActor[] {
  const players = game.actors.filter(
    (actor) => (actor.type as string) === "helixCharacter" && actor.hasPlayerOwner,
  );
  return sortedByName(players as unknown as QuartetActor[], game.i18n.lang);
}

/** Asks the game master how hard the session was, and who was there (HELIX 002:27). */
class AwardDialog extends FormDialog<Award> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-helix-award",
    classes: ["helix", "plain"],
    window: { icon: "fa-solid fa-star" },
    position: { width: 520 },
  };

  static override PARTS = {
    fields: { template: "systems/quartet/templates/helix/award/fields.hbs", scrollable: [""] },
    footer: { template: "systems/quartet/templates/core/dialog/footer.hbs" },
  };

  private difficulty: AdventureDifficulty = "medium";
  private readonly actors = new Set(party().map(({ uuid }) => uuid));

  override get title(): string {
    return reader().text("QUARTET.Helix.Award.Title");
  }

  protected override read(): Award {
    return { difficulty: this.difficulty, actors: this.actors };
  }

  protected override async _prepareContext(): Promise<never> {
    const here = reader();
    return {
      rootId: this.id,
      submit: here.text("QUARTET.Helix.Award.Do"),
      difficulties: ADVENTURE_DIFFICULTIES.map((id) => ({
        id,
        label: here.text(`QUARTET.Helix.Award.Difficulty.${id}`),
        points: here.plural("QUARTET.Helix.Award.Each", experienceAward(id)),
        selected: id === this.difficulty,
      })),
      actors: party().map(({ uuid, name, img }) => ({
        uuid,
        name,
        img,
        chosen: this.actors.has(uuid),
      })),
    } as never;
  }

  protected override _onChangeForm(formConfig: never, event: Event): void {
    super._onChangeForm(formConfig, event);
    const { name, value, checked } = event.target as HTMLInputElement;
    if (name === "difficulty") this.difficulty = value as AdventureDifficulty;
    else if (checked) this.actors.add(value);
    else this.actors.delete(value);
  }
}

/** Gives experience to the party: the same to everybody who was there. Game masters only. */
export async function awardExperience(): Promise<void> {
  if (!game.user.isGM) return warn("QUARTET.Helix.Award.GameMasterOnly");
  const award = await new AwardDialog({}).ask();
  if (!award) return;
  const points = experienceAward(award.difficulty);
  const updates = party()
    .filter(({ uuid }) => award.actors.has(uuid))
    .map((actor) => {
      const { saved, earned } = (actor.system as unknown as HelixCharacterModel).ep;
      return { _id: actor.id, "system.ep": { saved: saved + points, earned: earned + points } };
    });
  await Actor.implementation.updateDocuments(updates as never);
  inform("QUARTET.Helix.Award.Done", { points, count: updates.length });
}
