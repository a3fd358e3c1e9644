/** What the bench leaves out of `foundry.helpers`. See README.md, "Conformance". */

export type Helpers =
  | "AsyncWorker"
  | "ClientIssues"
  | "DocumentIndex"
  | "SocketInterface"
  | "WorkerManager"
  | "media"
  | "GameTime.SYNC_INTERVAL_MS"
  | `GameTime#${"averageLatency" | "calendar" | "components" | "earthCalendar" | "initializeCalendar" | "sync"}`;

export type Interaction =
  | "ClipboardHelper"
  | "GamepadManager"
  | "MouseManager"
  | `${"ClientKeybindings" | "KeyboardManager"}#moveKeys`
  | `ClientKeybindings.${"MOVEMENT_DIRECTIONS" | "ZOOM_DIRECTIONS"}`
  | `ClientKeybindings#${"resetDefaults" | "set"}`
  | `KeyboardManager.${"CONTROL_KEY_STRING" | "KEYCODE_DISPLAY_MAPPING" | "PRINTABLE_CHAR_REGEX" | "PROTECTED_KEYS" | "emulateKeypress" | "getKeycodeDisplayString" | "isUniversalMode" | "translateKey"}`
  | `KeyboardManager#${"isCoreActionKeyActive" | "releaseKeys"}`
  | "TooltipManager.LOCKED_TOOLTIP_BUFFER_PX"
  | `TooltipManager#${"createLockedTooltip" | "dismissLockedTooltip" | "dismissLockedTooltips" | "lockTooltip"}`;
