/** A selector of everything that has the data of an element; empty where it has none. */
export function dataSelector({ dataset }: HTMLElement): string {
  return Object.entries(dataset)
    .map(([key, value]) => {
      const attribute = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `[data-${attribute}="${CSS.escape(value ?? "")}"]`;
    })
    .join("");
}
