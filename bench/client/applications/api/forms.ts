import { FormDataExtended } from "../ux/form-data-extended.ts";
import type { ApplicationV2 } from "./application.ts";
import { notify } from "./queue.ts";
import type { FormConfiguration } from "./types.ts";

/** Send submissions and changes of `form` to the application. */
export function attachForm(
  app: ApplicationV2,
  form: HTMLFormElement,
  config: FormConfiguration,
): void {
  form.autocomplete = "off";
  form.addEventListener("submit", (event) => void app._onSubmitForm(config, event));
  form.addEventListener("change", (event) => app._onChangeForm(config, event));
}

/** Submit at once if the form asks for that on every change. */
export function onChangeForm(app: ApplicationV2, config: FormConfiguration, event: Event): void {
  if (config.submitOnChange) void app._onSubmitForm(config, event);
}

/** Read the form and hand it to its handler. An error is shown, then thrown on. */
export async function onSubmitForm(
  app: ApplicationV2,
  config: FormConfiguration,
  event: Event,
): Promise<void> {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  await handle(app, config, event, form);
}

/** Submit the application's own form. Returns what the handler returns. */
export async function submitApplication(
  app: ApplicationV2,
  options: Record<string, unknown>,
): Promise<unknown> {
  const { form } = app;
  if (!form || !app.options.form?.handler)
    throw new Error(`${app.constructor.name} has no form with a handler`);
  const event = new Event("submit", { cancelable: true });
  return handle(app, app.options.form, event, form, options);
}

async function handle(
  app: ApplicationV2,
  config: FormConfiguration,
  event: Event,
  form: HTMLFormElement,
  options?: Record<string, unknown>,
): Promise<unknown> {
  let result: unknown;
  if (config.handler) {
    const formData = new FormDataExtended(form);
    try {
      result = await config.handler.call(app, event, form, formData, options);
    } catch (error) {
      notify("error", error instanceof Error ? error.message : String(error));
      throw error;
    }
  }
  if (config.closeOnSubmit) await app.close({ submitted: true });
  return result;
}
