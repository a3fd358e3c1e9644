import {
  choiceField,
  countField,
  htmlField,
  idField,
  measureField,
  textField,
  translationsField,
  wholeNumberField,
} from "../../core/data/fields.ts";
import { QuartetModel } from "../../core/data/model.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { type Abilities, type ArmourClass, armourClass, BASE_SPEED } from "../rules/abilities.ts";
import { bestArmour, type PartArmour } from "../rules/armour.ts";
import { type Body, type BodyPlan, maxOp, opCap, PART_ROLES } from "../rules/body.ts";
import { type Condition, condition } from "../rules/condition.ts";
import { type Speed, speed } from "../rules/movement.ts";
import { DEADLY_PAIN } from "../rules/pain.ts";
import { attentionOf, DEFAULT_ATTENTION, DEFAULT_REACH } from "../rules/stealth.ts";
import { plainCondition } from "../rules/target.ts";
import type { TurnState } from "../rules/turn.ts";
import { traumaSettings } from "../settings/switches.ts";
import {
  abilitiesOf,
  BODY_KINDS,
  bodyOf,
  bodyPlan,
  partArmour,
  totalOp,
  WHOLE,
} from "./body-state.ts";
import { abilitiesField, partField } from "./fields.ts";
import type { TraumaArmorModel } from "./items.ts";
import { keepParts } from "./keep-parts.ts";

const { fields } = foundry.data;

/** Whether somebody acts in the order of posts, or with all opponents after them (Trauma 003:15). */
export const ALLEGIANCES = ["player", "opponent"] as const;

const defineSchema = () => ({
  abilities: abilitiesField(),
  allegiance: choiceField(ALLEGIANCES),
  /** Whether creation is over: the array is not asked for any more. */
  created: new fields.BooleanField(),
  /** What the game master adds to armour class and speed. */
  ac: new fields.SchemaField({ extra: wholeNumberField() }),
  speed: new fields.SchemaField({ extra: wholeNumberField() }),
  body: new fields.SchemaField({
    kind: choiceField(BODY_KINDS),
    /** For bodies with parts of their own. */
    own: new fields.ArrayField(
      new fields.SchemaField({
        id: idField(),
        /** Translations are in `words`, under `part-<id>`. */
        name: textField(),
        role: choiceField(PART_ROLES),
        /** Times constitution: 2 for a limb, 3 for what matters most. */
        factor: new fields.NumberField({
          required: true,
          nullable: false,
          integer: true,
          min: 1,
          initial: 2,
        }),
      }),
    ),
  }),
  /** By the id of the part; whole and healthy ones may be missing. */
  parts: new fields.TypedObjectField(partField()),
  /** Only for bodies without parts. */
  hp: new fields.SchemaField({ value: countField(10), max: countField(10) }),
  pain: new fields.SchemaField({
    /** Pills, and whatever else the game master adds or takes away. */
    adjust: wholeNumberField(),
  }),
  /** Passive attention (Trauma 003:17–19). */
  attention: new fields.SchemaField({
    value: countField(DEFAULT_ATTENTION),
    raised: new fields.BooleanField(),
  }),
  /** Metres sneaked since the last check. */
  sneaked: measureField(),
  /** Metres of melee reach. */
  reach: measureField(DEFAULT_REACH),
  /** What is used up of the round (Trauma 003:21–25). */
  turn: new fields.SchemaField({
    action: new fields.BooleanField(),
    bonusAction: new fields.BooleanField(),
    reaction: new fields.BooleanField(),
    movement: new fields.BooleanField(),
    disengaged: new fields.BooleanField(),
  }),
  biography: htmlField(),
  notes: htmlField(),
  translations: translationsField(),
});

/** The piece of armour that counts on a part, and what it does there. */
export interface WornArmour {
  readonly item: QuartetItem;
  readonly armour: PartArmour;
}

/** A character or an opponent of Trauma: a body in parts, and its pain. */
export class TraumaCharacterModel extends QuartetModel<
  ReturnType<typeof defineSchema>,
  QuartetActor
> {
  static override readonly GAUGES = ["hp"];

  static override defineSchema() {
    return defineSchema();
  }

  /** All points of the body, for bars of tokens; worked out. */
  declare op: { value: number; max: number };

  /** For bars, for effects and for whoever looks at the data; never stored. */
  override prepareDerivedData(): void {
    const { plan, bodyState: body, condition: state } = this;
    for (const { id } of plan) {
      const max = maxOp(body.con, id, plan);
      const part = body.parts[id]!;
      const cap = opCap(body.con, id, part.injured, plan);
      const { missing } = this.parts[id] ?? { missing: 0 };
      Object.assign(this.parts, { [id]: { missing, ...part, max, cap } });
    }
    this.op = this.hasParts ? totalOp(body) : { ...this.hp };
    const { band, pain } = state;
    Object.assign(this.pain, { value: pain.points, max: DEADLY_PAIN, band });
    Object.assign(this.ac, { value: this.armourClass });
    Object.assign(this.speed, { value: this.speedNow });
  }

  protected override async _preUpdate(
    changes: object,
    options: never,
    user: never,
  ): Promise<boolean | undefined> {
    keepParts(this, changes, traumaSettings());
    return super._preUpdate(changes, options, user);
  }

  /** Whether there are parts to hit, to hurt and to injure. */
  get hasParts(): boolean {
    return this.body.kind !== "plain";
  }

  /** The parts of the body; none for plain hit points. */
  get plan(): BodyPlan {
    return bodyPlan(this.body.kind, this.body.own);
  }

  /** All five values. */
  get abilityValues(): Abilities {
    return abilitiesOf(this.abilities);
  }

  /** The body as the rules have it. */
  get bodyState(): Body {
    return bodyOf(this.abilityValues.con, this.plan, this.parts, traumaSettings());
  }

  /** What pain and injuries do; who bears the status of the dead is dead (trauma.md TA-32). */
  get condition(): Condition {
    const settings = traumaSettings();
    const isDead = this.parent.statuses.has(CONFIG.specialStatusEffects.DEFEATED);
    if (!this.hasParts) return plainCondition({ hp: this.hp.value }, settings, isDead);
    const before = isDead ? "dead" : "conscious";
    return condition(this.bodyState, settings, this.pain.adjust, before);
  }

  /** The armour class and what it is made of (Trauma 003:12). */
  get armourClassSum(): ArmourClass {
    return armourClass(this.abilityValues.dex, this.ac.extra);
  }

  get armourClass(): number {
    return this.armourClassSum.total;
  }

  /** The speed and what slows it down (Trauma 003:12, 003:31–36). */
  get speedSum(): Speed {
    const base = Math.max(0, BASE_SPEED + this.speed.extra);
    return speed(this.condition, traumaSettings(), base);
  }

  /** Metres a round, with everything that halves them. */
  get speedNow(): number {
    return this.speedSum.metres;
  }

  /** What is left of the round (Trauma 003:21–25). */
  get turnState(): TurnState {
    const { action, bonusAction, reaction, movement, disengaged } = this.turn;
    const used = { action, bonusAction, reaction, movement };
    return { used, disengaged, attentionRaised: this.attention.raised };
  }

  /** The attention that counts against who sneaks (Trauma 003:18–19). */
  get attentionNow(): number {
    const { value, raised } = this.attention;
    return attentionOf({ attention: value, isRaised: raised });
  }

  /** The worn piece that stops most on this part; `null` for bare skin. Without parts, ask for `WHOLE`. */
  armourOf(part: string): WornArmour | null {
    if (part === WHOLE && this.hasParts) return null;
    const pieces = [...(this.parent.items as Iterable<QuartetItem>)].flatMap((item) => {
      if ((item.type as string) !== "traumaArmor") return [];
      const armour = partArmour(item.system as unknown as TraumaArmorModel, part);
      return armour ? [{ item, armour }] : [];
    });
    return bestArmour(pieces);
  }
}
