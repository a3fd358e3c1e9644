import { TOKEN_DISPLAY_MODES } from "../../common/constants.ts";

export interface DisplayState {
  controlled: boolean;
  hover: boolean;
  isOwner: boolean;
}

/** Whether a name or bars with this display mode are shown to the user now. */
export function showsByMode(mode: number, { controlled, hover, isOwner }: DisplayState): boolean {
  switch (mode) {
    case TOKEN_DISPLAY_MODES.CONTROL:
      return controlled;
    case TOKEN_DISPLAY_MODES.OWNER_HOVER:
      return isOwner && (hover || controlled);
    case TOKEN_DISPLAY_MODES.HOVER:
      return hover || controlled;
    case TOKEN_DISPLAY_MODES.OWNER:
      return isOwner;
    case TOKEN_DISPLAY_MODES.ALWAYS:
      return true;
    default:
      return false;
  }
}
