import type { Reader } from "../../core/i18n/language.ts";
import { type ItemFacts, itemsOfType, shotsView, wordOf } from "../../core/sheets/item-facts.ts";
import { type AttackAbility, addedAbility } from "../data/attack-ability.ts";
import { type StoredArmour, WHOLE } from "../data/body-state.ts";
import { abilityShort } from "../names.ts";
import { formatDamage, readDamage } from "../rolls/damage-dice.ts";
import type { Abilities } from "../rules/abilities.ts";
import { isRuined } from "../rules/armour.ts";
import { type AttackKind, attackAbilityModifier } from "../rules/attack.ts";
import type { TraumaSettings } from "../rules/settings.ts";
import { armourText } from "./body-view.ts";
import type { NameOfPart } from "./pain-view.ts";

/** Who uses the things: what their rows need to know. */
export interface Bearer {
  readonly abilities: Abilities;
  /** What pain adds to attacks and checks: 0 or less. */
  readonly penalty: number;
}

/** Dice as the reader writes them; what is no dice stays as it was typed. */
export function diceText(text: string, reader: Reader): string {
  const dice = readDamage(text);
  return dice ? formatDamage(dice, reader) : text;
}

/** What an attack adds to its die, and the facts about it. */
function attackFacts(
  item: ItemFacts,
  kind: AttackKind,
  { abilities, penalty }: Bearer,
  settings: TraumaSettings,
  reader: Reader,
) {
  const { text } = reader;
  const { system } = item;
  const ability = addedAbility(system.ability as AttackAbility, kind);
  const ofAbility = ability ? attackAbilityModifier(abilities[ability], settings) : 0;
  const maxParts = Number(system.maxParts);
  const shown = ability && settings.attackModifier !== "none";
  return {
    bonus: reader.change(ofAbility + Number(system.bonus) + penalty),
    damage: diceText(String(system.damage ?? ""), reader),
    facts: [
      shown
        ? text("QUARTET.Trauma.Sheet.With", {
            ability: abilityShort(ability, reader),
            value: reader.change(ofAbility),
          })
        : "",
      maxParts > 1 ? reader.plural("QUARTET.Trauma.Sheet.UpToParts", maxParts) : "",
      wordOf(item, "range", reader),
    ],
  };
}

/** Weapons with what they add to the die, their damage and their shots (Trauma 003:14; the rest ours). */
export function weaponRows(
  items: readonly ItemFacts[],
  bearer: Bearer,
  settings: TraumaSettings,
  reader: Reader,
) {
  return itemsOfType(items, "traumaWeapon", reader).map((item) => {
    const kind = item.system.kind as AttackKind;
    const { facts, ...attack } = attackFacts(item, kind, bearer, settings, reader);
    return {
      ...item,
      ...shotsView(item),
      ...attack,
      isMelee: kind === "melee",
      details: [reader.text(`QUARTET.Trauma.Item.Kind.${kind}`), ...facts].filter(Boolean),
    };
  });
}

/** Psionics and the like: those that attack, and those that are checks (Trauma 003:6). */
export function abilityItemRows(
  items: readonly ItemFacts[],
  bearer: Bearer,
  settings: TraumaSettings,
  reader: Reader,
) {
  const { text } = reader;
  return itemsOfType(items, "traumaAbility", reader).map((item) => {
    const { system } = item;
    const isAttack = system.kind === "attack";
    const { facts, ...attack } = attackFacts(
      item,
      "psionic",
      bearer,
      isAttack ? settings : { ...settings, attackModifier: "full" },
      reader,
    );
    const { difficulty } = system as { difficulty: number | null };
    return {
      ...item,
      ...attack,
      damage: isAttack ? attack.damage : "",
      details: [
        text(`QUARTET.Trauma.Item.AbilityKind.${String(system.kind)}`),
        ...facts.slice(0, isAttack ? 3 : 1),
        !isAttack && difficulty !== null
          ? text("QUARTET.Trauma.Sheet.Against", { difficulty })
          : "",
        text(`QUARTET.Trauma.Item.Cost.${String(system.cost)}`),
      ].filter(Boolean),
    };
  });
}

/** Armour with its die, the parts that it covers, and how it has worn on them (Trauma 003:37). */
export function armourRows(
  items: readonly ItemFacts[],
  plan: readonly { readonly id: string }[],
  nameOf: NameOfPart,
  reader: Reader,
) {
  const { text } = reader;
  return itemsOfType(items, "traumaArmor", reader).map((item) => {
    const piece = item.system as unknown as StoredArmour;
    const { faces, durability } = piece;
    const covered = new Set(piece.parts);
    const parts = plan.filter(({ id }) => id === WHOLE || covered.has(id));
    const worn = parts.filter(({ id }) => (piece.wear[id] ?? 0) > 0);
    return {
      ...item,
      die: armourText({ faces, durability, wear: 0 }, reader),
      details: [
        covers(parts, plan.length, nameOf, reader),
        text("QUARTET.Trauma.Body.Durability", { value: durability }),
      ],
      wear: worn.map(({ id }) => {
        const armour = { faces, durability, wear: 0 - (piece.wear[id] ?? 0) };
        return {
          text: text("QUARTET.Trauma.Sheet.WornOn", {
            part: nameOf(id),
            armour: armourText(armour, reader),
          }),
          isRuined: isRuined(armour),
        };
      }),
    };
  });
}

function covers(
  parts: readonly { readonly id: string }[],
  all: number,
  nameOf: NameOfPart,
  { text }: Reader,
): string {
  if (parts.length === 0) return text("QUARTET.Trauma.Sheet.CoversNothing");
  if (parts.length === all) return text("QUARTET.Trauma.Sheet.CoversAll");
  return parts.map(({ id }) => nameOf(id)).join(", ");
}

/** Medicine with what it does (Trauma 003:23; the rest ours). */
export function medicineRows(items: readonly ItemFacts[], reader: Reader) {
  const { text } = reader;
  return itemsOfType(items, "traumaMedicine", reader).map((item) => {
    const { pain, heal, days, cost, quantity } = item.system as {
      pain: number;
      heal: string;
      days: number;
      cost: string;
      quantity: number;
    };
    return {
      ...item,
      ...quantityView(quantity, reader),
      details: [
        pain ? text("QUARTET.Trauma.Sheet.PainChange", { value: reader.change(pain) }) : "",
        heal ? text("QUARTET.Trauma.Sheet.Heals", { dice: diceText(heal, reader) }) : "",
        days ? reader.plural("QUARTET.Trauma.Sheet.HealsSooner", days) : "",
        text(`QUARTET.Trauma.Item.Cost.${cost}`),
      ].filter(Boolean),
    };
  });
}

/** Everything else that somebody carries. */
export function gearRows(items: readonly ItemFacts[], reader: Reader) {
  return itemsOfType(items, "traumaGear", reader).map((item) => ({
    ...item,
    ...quantityView(Number(item.system.quantity), reader),
  }));
}

function quantityView(quantity: number, reader: Reader) {
  return { quantity: reader.number(quantity), isEmpty: quantity === 0 };
}
