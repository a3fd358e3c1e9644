import {
  htmlField,
  measureField,
  scaleField,
  textField,
  translationsField,
} from "../../core/data/fields.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import type { AttributeScores } from "../rules/attributes.ts";
import { type BaseInitiative, baseInitiative } from "../rules/initiative.ts";
import { type ReserveGauge, reserveGauge } from "../rules/reserve.ts";
import { MAX_SHOCK } from "../rules/shock.ts";
import { rpsSettings } from "../settings/rules.ts";
import { trackField } from "./fields.ts";

const { fields } = foundry.data;

const scoreField = () =>
  new fields.SchemaField({
    value: new fields.NumberField({
      required: true,
      nullable: true,
      integer: true,
      initial: null,
    }),
    nb: new fields.NumberField({
      required: true,
      nullable: true,
      integer: true,
      min: 0,
      initial: null,
    }),
  });

const defineSchema = () => ({
  /** Who this is, in words: written before anything else. RPS [45] */
  concept: textField(),
  /** Played by the game master. RPS [86] */
  isNpc: new fields.BooleanField(),
  /** Id of a race of this world. RPS [142] */
  race: new fields.StringField({ required: true, blank: false, initial: "human" }),
  /** How important the character is, 1–6. RPS [53] */
  level: scaleField(1, 6),
  /** Whether creation is over: balance and numbers of skills are not asked any more. */
  created: new fields.BooleanField(),
  /** By the id of the world's attribute. Scores of an attribute that was removed stay. RPS [43–51] */
  attributes: new fields.TypedObjectField(scoreField()),
  /** Combat experience, 1–6. RPS [63] */
  tk: scaleField(1, 6),
  /** Metres a second. RPS [67] */
  speed: new fields.SchemaField({
    jog: measureField(2),
    run: measureField(4),
    sprint: measureField(9),
  }),
  /** Points for dice; base and limit follow from the level. RPS [5][55][57] */
  reserve: trackField(),
  /** 0 is fine, 6 a coma. RPS [125] */
  shock: new fields.SchemaField({ value: scaleField(0, MAX_SHOCK) }),
  /** The second track of worlds that count blood apart. RPS [125] */
  blood: new fields.SchemaField({ value: scaleField(0, MAX_SHOCK) }),
  /** Wounds are facts, in words. RPS [125] */
  injuries: textField(),
  /** What else is carried, in words. */
  gear: textField(),
  /** The book that spells are read from; empty if there is none at hand. RPS [147] */
  spellbook: textField(),
  biography: htmlField(),
  notes: htmlField(),
  translations: translationsField(),
});

/** A character of RPS. */
export class RpsCharacterModel extends QuartetModel<ReturnType<typeof defineSchema>, QuartetActor> {
  static override defineSchema() {
    return defineSchema();
  }

  /** For bars of tokens: the limit, and the worst of shock and blood. Never stored. */
  override prepareDerivedData(): void {
    const { base, limit } = this.gauge;
    Object.assign(this.reserve, { base, max: limit });
    Object.assign(this.shock, { max: MAX_SHOCK });
    Object.assign(this.blood, { max: MAX_SHOCK });
  }

  /** A new character starts with as many points as its level. RPS [55][79] */
  protected override async _preCreate(
    data: never,
    options: never,
    user: never,
  ): Promise<boolean | undefined> {
    if (foundry.utils.getProperty(data, "system.reserve.value") === undefined)
      this.parent.updateSource({ system: { reserve: { value: this.level } } } as never);
    return (await super._preCreate(data, options, user)) ?? undefined;
  }

  /** Base, limit and mood of the reserve. RPS [77] */
  get gauge(): ReserveGauge {
    return reserveGauge(this.reserve.value, this.level, rpsSettings());
  }

  /** The scores of the attributes that this world has. */
  get scores(): AttributeScores {
    const known = rpsSettings().attributes.map(({ id }) => [id, this.attributes[id]] as const);
    return Object.fromEntries(
      known.flatMap(([id, score]) => (score ? [[id, { value: score.value, nb: score.nb }]] : [])),
    );
  }

  /** TK and the values of the attributes that matter in fights. RPS [65] */
  get initiative(): BaseInitiative {
    return baseInitiative(this.tk, this.scores, rpsSettings());
  }
}
