/**
 * Does what a control is for, once: until it is done, further presses do nothing.
 * The control is not `disabled` meanwhile: that would take the focus from whoever uses the keyboard.
 */
export async function whileBusy(control: HTMLElement, work: () => Promise<unknown>): Promise<void> {
  if (control.ariaDisabled === "true") return;
  control.ariaDisabled = "true";
  try {
    await work();
  } finally {
    control.ariaDisabled = null;
  }
}
