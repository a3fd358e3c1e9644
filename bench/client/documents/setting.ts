import { BaseSetting } from "../../common/documents/base-setting.ts";
import type { Data } from "../../common/types.ts";
import { type SettingDocument, settingChanged } from "../helpers/settings.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import type { Operation } from "./types.ts";

/** One stored setting of the world or of a user. */
export class Setting extends ClientDocumentMixin(BaseSetting) {
  override _onCreate(data: Data, options: Operation, userId: string): void {
    super._onCreate(data, options, userId);
    settingChanged(this as unknown as SettingDocument, options, userId);
  }

  override _onUpdate(changed: Data, options: Operation, userId: string): void {
    super._onUpdate(changed, options, userId);
    settingChanged(this as unknown as SettingDocument, options, userId);
  }
}
