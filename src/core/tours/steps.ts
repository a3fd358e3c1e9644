/** The steps of every tour, in order. */
export const STEPS = ["create", "roll", "spend", "contest", "apply"] as const;
export type StepId = (typeof STEPS)[number];

/**
 * What a step points at on a character's sheet: selectors of our own templates, the best first.
 * A step without them tells of something that is not on the sheet, such as a card in the chat.
 */
export const TARGETS: Readonly<Record<string, Partial<Record<StepId, readonly string[]>>>> = {
  noppa: {
    create: ['[data-action="toggleMode"]'],
    roll: ['[data-action="useItem"]'],
    spend: ['[data-action="rest"]'],
  },
  helix: {
    create: ['[data-action="create"]', '[data-action="toggleMode"]'],
    roll: ['[data-action="useItem"]', '[data-action="rollAttribute"]'],
    spend: ['[data-action="buildSpell"]'],
    contest: ['[data-action="contest"]'],
    apply: ['[data-action="rest"]'],
  },
  rps: {
    create: ['[data-action="create"]', '[data-action="toggleMode"]'],
    roll: ['[data-action="useItem"]', '[data-action="rollAttribute"]'],
    spend: [".reserve .road"],
    contest: ['[data-action="contest"]'],
    apply: [".shock"],
  },
  trauma: {
    create: ['[data-action="create"]', '[data-action="toggleMode"]'],
    roll: ['[data-action="rollAbility"]'],
    spend: [".round"],
    contest: ['.weapons [data-action="useItem"]'],
    apply: ['[data-action="rest"]'],
  },
};

/** The step after or before another; the ends stay where they are. */
export function stepFrom(index: number, change: number): number {
  return Math.min(Math.max(index + change, 0), STEPS.length - 1);
}
