import { warn } from "../notify.ts";

/** Whether this user has no business at the desk; they are told. */
export function refuseOthers(): boolean {
  if (game.user.isGM) return false;
  warn("QUARTET.Desk.Refused.GameMasterOnly");
  return true;
}
