import { warn, warnOfRule } from "../notify.ts";

/** What this client is busy with: a second click does nothing. */
const underWay = new Set<string>();

/**
 * Runs work unless the same is running already. What the rules refuse is told to the user.
 * @returns Whether the work was done; `false` where it was running already or was refused.
 */
export async function once(key: string, work: () => Promise<boolean>): Promise<boolean> {
  if (underWay.has(key)) return false;
  underWay.add(key);
  try {
    return await work();
  } catch (error) {
    warnOfRule(error);
    return false;
  } finally {
    underWay.delete(key);
  }
}

/** Says why nothing was done. @param reason The last part of a language key. */
export function refuse(reason: string): false {
  warn(`QUARTET.Contest.Refused.${reason}`);
  return false;
}
