import type { Reader } from "../../core/i18n/language.ts";
import { measuredNumbers } from "../../core/i18n/measures.ts";
import { movementUse } from "../rules/movement.ts";
import { RESOURCES } from "../rules/turn.ts";
import type { FighterFacts, WayFacts } from "./facts.ts";

const TICK_ICONS = {
  action: "fa-hand-fist",
  bonusAction: "fa-pills",
  reaction: "fa-bolt",
  movement: "fa-shoe-prints",
} as const;

/** How far somebody has moved, against the speed now. */
export interface WayView {
  readonly text: string;
  readonly icon: string;
  readonly state: string;
  /** Per cent of what movement and action allow together, for a bar. */
  readonly filled: number;
}

/** @returns `null` where nothing is to be told. */
export function wayView(way: WayFacts | null, reader: Reader): WayView | null {
  if (!way) return null;
  const { text } = reader;
  const { cost, speed } = way;
  if (speed === 0 && cost === 0) {
    const cannot = text("QUARTET.Trauma.Order.Way.cannotWalk");
    return { text: cannot, icon: "fa-ban", state: "stuck", filled: 0 };
  }
  const { rule, over } = movementUse(cost, speed);
  return {
    text: text(
      `QUARTET.Trauma.Order.Way.${rule}`,
      measuredNumbers("length", { cost, speed, over }, reader),
    ),
    icon: rule === "within" ? "fa-person-running" : "fa-triangle-exclamation",
    state: rule,
    filled: speed === 0 ? 100 : Math.min(100, Math.round((50 * cost) / speed)),
  };
}

/** What the one who plays somebody can turn and mark; none for everybody else. */
export function ownView({ id, name, way, own }: FighterFacts, reader: Reader): readonly object[] {
  if (!own) return [];
  const { text, measure } = reader;
  const { difficult, sneaked, disengaged, used } = own;
  const sneaking = sneaked === null ? "Sneak" : "Sneaked";
  return [
    {
      id,
      name,
      way: wayView(way, reader),
      forget: text("QUARTET.Trauma.Order.Forget", { name }),
      parts: text("QUARTET.Trauma.Order.Parts", { name }),
      ticks: RESOURCES.map((resource) => ({
        resource,
        icon: TICK_ICONS[resource],
        isUsed: used[resource],
        label: text(`QUARTET.Trauma.Order.Part.${resource}.${used[resource] ? "Used" : "Left"}`),
      })),
      toggles: [
        {
          action: "difficult",
          icon: "fa-mountain",
          isOn: difficult,
          label: text("QUARTET.Trauma.Order.Difficult"),
        },
        {
          action: "sneak",
          icon: "fa-user-ninja",
          isOn: sneaked !== null,
          label: text(`QUARTET.Trauma.Order.${sneaking}`, {
            way: measure("length", sneaked ?? 0),
          }),
        },
        {
          action: "disengage",
          icon: "fa-shield-halved",
          isOn: disengaged,
          label: text("QUARTET.Trauma.Order.Disengage"),
        },
      ],
    },
  ];
}
