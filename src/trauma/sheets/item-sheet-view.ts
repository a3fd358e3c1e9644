import type { Reader } from "../../core/i18n/language.ts";
import { ATTACK_ABILITIES } from "../data/attack-ability.ts";
import { WHOLE } from "../data/body-state.ts";
import { abilityName } from "../names.ts";
import { readDamage } from "../rolls/damage-dice.ts";
import { meanBlock, type PartArmour } from "../rules/armour.ts";
import { ATTACK_KINDS, type AttackKind, DEFAULT_ATTACK_ABILITIES } from "../rules/attack.ts";
import { choicesOf } from "./character-view.ts";
import { diceText } from "./item-rows.ts";
import type { NameOfPart } from "./pain-view.ts";

type System = Readonly<Record<string, unknown>>;

/** What everything has that attacks. @param kind That of the attack. */
export function attackView(system: System, kind: AttackKind, reader: Reader) {
  const { text } = reader;
  const usual = DEFAULT_ATTACK_ABILITIES[kind];
  const usualName = usual ? abilityName(usual, reader) : text("QUARTET.Field.None");
  const damage = String(system.damage ?? "");
  return {
    abilities: choicesOf(ATTACK_ABILITIES, system.ability, (id) => {
      if (id === "none") return text("QUARTET.Field.None");
      if (id !== "kind") return abilityName(id, reader);
      return text("QUARTET.Trauma.Item.AbilityOfKind", { ability: usualName });
    }),
    damage: diceText(damage, reader),
    isWrongDamage: damage !== "" && !readDamage(damage),
  };
}

/** The kinds of attack of a weapon. */
export function kindChoices(system: System, { text }: Reader) {
  return choicesOf(ATTACK_KINDS, system.kind, (id) => text(`QUARTET.Trauma.Item.Kind.${id}`));
}

/** Armour: its die, the parts that it can cover, and its wear on each (Trauma 003:37). */
export function armourView(
  system: System,
  plan: readonly { readonly id: string }[],
  nameOf: NameOfPart,
  reader: Reader,
) {
  const { faces, durability, wear } = system as {
    faces: number;
    durability: number;
    wear: Readonly<Record<string, number | undefined>>;
  };
  const covered = new Set((system.parts ?? []) as Iterable<string>);
  const known = plan.map(({ id }) => id);
  // What covers parts of another body still does there.
  const foreign = known.includes(WHOLE) ? [] : [...covered].filter((id) => !known.includes(id));
  const whole: PartArmour = { faces, durability, wear: 0 };
  return {
    mean: reader.text("QUARTET.Trauma.Item.MeanBlock", { mean: meanBlock(whole) }),
    parts: [...known, ...foreign].map((id) => ({
      id,
      name: nameOf(id),
      isWhole: id === WHOLE,
      isCovered: id === WHOLE || covered.has(id),
      wear: wear[id] ?? 0,
    })),
  };
}
