/**
 * Signatures. The typings infer more than the bench can say, so a function is compared as a
 * whole where that works, and otherwise by a plain call that both must accept.
 */
import type { DialogV2 } from "../client/applications/api/dialog.ts";
import type * as handlebars from "../client/applications/handlebars.ts";
import type { Notifications } from "../client/applications/ui/notifications.ts";
import type { TextEditor } from "../client/applications/ux/text-editor.ts";
import type { Roll } from "../client/dice/roll.ts";
import type { Hooks } from "../client/helpers/hooks.ts";
import type { Localization } from "../client/helpers/i18n.ts";
import type { ClientSettings } from "../client/helpers/settings.ts";
import type { utils } from "../common/index.ts";

/** Members of the typings that the bench's signature stands in for. */
type Alike<Real, Bench> = {
  [Name in keyof Real & keyof Bench & string]: Bench[Name] extends Real[Name] ? Name : never;
}[keyof Real & keyof Bench & string];

/** `true` if all these names are alike; otherwise the compiler's message shows which are not. */
type All<Name extends string, Real, Bench> = [Name] extends [Alike<Real, Bench>]
  ? true
  : `another signature: ${Exclude<Name, Alike<Real, Bench>>}`;

type Utilities =
  | "deepClone"
  | "expandObject"
  | "flattenObject"
  | "diffObject"
  | "isEmpty"
  | "randomID"
  | "isNewerVersion"
  | "escapeHTML"
  | "unescapeHTML"
  | "cleanHTML"
  | "parseHTML"
  | "debounce"
  | "buildUuid"
  | "filterObject"
  | "timeSince"
  | "saveDataToFile";
type HookCalls = "on" | "once" | "off" | "call" | "callAll";

true satisfies All<Utilities, typeof foundry.utils, typeof utils>;
true satisfies All<HookCalls, typeof foundry.helpers.Hooks, typeof Hooks>;
true satisfies All<
  "validate" | "replaceFormulaData" | "simulate",
  typeof foundry.dice.Roll,
  typeof Roll
>;
true satisfies All<"query", typeof foundry.applications.api.DialogV2, typeof DialogV2>;
true satisfies All<
  "renderTemplate" | "loadTemplates" | "getTemplate",
  typeof foundry.applications.handlebars,
  typeof handlebars
>;
true satisfies All<
  "localize" | "format" | "has" | "getListFormatter",
  foundry.helpers.Localization,
  Localization
>;
true satisfies All<
  "enrichHTML" | "decodeHTML",
  typeof foundry.applications.ux.TextEditor,
  typeof TextEditor
>;

/** A call that both take. */
type Both<Call, Real extends Call, Bench extends Call> = [Call, Real, Bench] extends [never]
  ? never
  : true;

type Data = Record<string, unknown>;
type Merge = (
  original: Data,
  other: Data,
  options: {
    insertKeys?: boolean;
    insertValues?: boolean;
    overwrite?: boolean;
    recursive?: boolean;
    inplace?: boolean;
    enforceTypes?: boolean;
    performDeletions?: boolean;
  },
) => object;
type Read = (object: Data, key: string) => unknown;
type Write = (object: Data, key: string, value: unknown) => boolean;
type Test = (object: Data, key: string) => boolean;
type Delay = (callback: (text: string) => void, milliseconds: number) => (text: string) => void;
type Compare = (a: Data, b: Data) => boolean;
type Parse = (uuid: string) => { id?: string; embedded: string[] } | null;
type Sort = (
  source: { sort: number },
  options: { target: { sort: number }; siblings: { sort: number }[]; sortBefore: boolean },
) => { target: { sort: number } }[];
type Utils = typeof foundry.utils;

true satisfies Both<Merge, Utils["mergeObject"], typeof utils.mergeObject>;
true satisfies Both<Read, Utils["getProperty"], typeof utils.getProperty>;
true satisfies Both<Write, Utils["setProperty"], typeof utils.setProperty>;
true satisfies Both<Test, Utils["hasProperty"], typeof utils.hasProperty>;
true satisfies Both<Test, Utils["deleteProperty"], typeof utils.deleteProperty>;
true satisfies Both<(value: unknown) => string, Utils["getType"], typeof utils.getType>;
true satisfies Both<Delay, Utils["throttle"], typeof utils.throttle>;
true satisfies Both<Compare, Utils["objectsEqual"], typeof utils.objectsEqual>;
true satisfies Both<Parse, Utils["parseUuid"], typeof utils.parseUuid>;
true satisfies Both<Sort, Utils["performIntegerSort"], typeof utils.performIntegerSort>;

type Notice = (message: string, options: { permanent: boolean; console: boolean }) => object;
type RealNotifications = foundry.applications.ui.Notifications;
type NoticeKinds = "info" | "warn" | "error" | "success";
true satisfies Both<
  Record<NoticeKinds, Notice>,
  Pick<RealNotifications, NoticeKinds>,
  Pick<Notifications, NoticeKinds>
>;

type Settings = { settings: Map<string, unknown>; menus: Map<string, unknown> };
true satisfies Both<Settings, foundry.helpers.ClientSettings, ClientSettings>;

type Evaluate = (options: { minimize: boolean; allowInteractive: boolean }) => Promise<object>;
type RollCalls = {
  evaluate: Evaluate;
  reroll: Evaluate;
  evaluateSync: (options: { strict: boolean; maximize: boolean }) => object;
  alter: (multiply: number, add: number) => object;
  toJSON: () => object;
};
true satisfies Both<RollCalls, foundry.dice.Roll, Roll>;
