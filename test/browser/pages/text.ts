/** A text as one reads it: no-break spaces and line breaks of the markup are plain spaces. */
export function plainSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
