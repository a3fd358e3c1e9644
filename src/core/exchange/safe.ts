const IMAGE = /\.(?:apng|avif|bmp|gif|jpe?g|png|svg|tiff?|webp)$/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
// Control characters hide schemes from eyes and from patterns.
const HIDDEN = /[\p{Cc}\p{Cf}\\]/u;
const LONGEST_PATH = 500;

/** Names that lead out of an object when it is merged into another, or that mean an operation. */
const UNSAFE_KEY = /^(?:__proto__|constructor|prototype|[-=]=.*)$|\./;

/**
 * Whether a path leads to a picture below the folder of the game: no other host, no data in the
 * path itself, no way up.
 */
export function isSafeImage(path: unknown): path is string {
  if (typeof path !== "string" || path.length > LONGEST_PATH) return false;
  const plain = decoded(path);
  if (plain === null || HIDDEN.test(plain) || SCHEME.test(plain.trim())) return false;
  if (plain.trim().startsWith("/") || plain.split("/").includes("..")) return false;
  return IMAGE.test(plain.replace(/[?#].*$/, ""));
}

/** Whether a name may become a key of a record. */
export function isSafeKey(key: string): boolean {
  return key !== "" && !UNSAFE_KEY.test(key);
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
