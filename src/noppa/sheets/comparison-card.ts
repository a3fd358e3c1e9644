import type { CardRenderer } from "../../core/cards.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { type Reader, reader } from "../../core/i18n/language.ts";
import type { NoppaComparisonModel } from "../data/comparison-message.ts";
import { successesOf } from "../rolls/compare-checks.ts";
import { isCheckMessage } from "../rolls/judge-message.ts";
import { compareSuccesses } from "../rules/opposed.ts";

/** One side of a comparison, as far as it can still be read. */
interface Side {
  readonly name: string;
  readonly successes: number | null;
}

function side(id: string, { text }: Reader): Side {
  const message: unknown = game.messages.get(id);
  if (!isCheckMessage(message))
    return { name: text("QUARTET.Noppa.Compare.Gone"), successes: null };
  return { name: message.alias, successes: successesOf(message) };
}

/** Two checks side by side. */
export const comparisonCardRenderer: CardRenderer = {
  template: "systems/quartet/templates/noppa/chat/comparison-card.hbs",
  context: (message) => comparisonCard(message, reader()),
  actions: {},
};

function comparisonCard(message: QuartetChatMessage, here: Reader): object {
  const { first, second } = message.system as unknown as NoppaComparisonModel;
  const sides = [side(first, here), side(second, here)] as const;
  const [one, two] = sides;
  const isKnown = one.successes !== null && two.successes !== null;
  const { winner, margin } = compareSuccesses(one.successes ?? 0, two.successes ?? 0);
  const name = winner === "first" ? one.name : two.name;
  return {
    sides: sides.map(({ name, successes }) => ({
      name,
      successes: successes === null ? "–" : here.plural("QUARTET.Noppa.Successes", successes),
    })),
    headline: !isKnown
      ? here.text("QUARTET.Noppa.Card.Waiting")
      : winner === "tie"
        ? here.text("QUARTET.Noppa.Compare.Tie")
        : here.plural("QUARTET.Noppa.Compare.Better", margin, { name }),
  };
}
