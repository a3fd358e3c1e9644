import type { Reader } from "../i18n/language.ts";
import { STEPS, TARGETS } from "./steps.ts";

/** The list of tours, one a rule book. */
export function toursView(books: readonly string[], { text }: Reader) {
  return {
    books: books.map((id) => ({ id, name: text(`QUARTET.Book.${id}.Name`) })),
  };
}

/** One step of the tour of a rule book. */
export function stepView(book: string, index: number, { text }: Reader) {
  const step = STEPS[index] ?? STEPS[0];
  const key = `QUARTET.Tour.${book}.${step}`;
  return {
    step,
    title: text(`${key}.Title`),
    text: text(`${key}.Text`),
    progress: text("QUARTET.Tours.Progress", { number: index + 1, count: STEPS.length }),
    dots: STEPS.map((_, place) => ({ isHere: place === index, isPast: place < index })),
    isFirst: index === 0,
    isLast: index === STEPS.length - 1,
    canShow: TARGETS[book]?.[step] !== undefined,
  };
}
