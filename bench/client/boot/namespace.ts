import * as common from "../../common/index.ts";
import { Handlebars } from "../applications/handlebars.ts";
import * as applications from "../applications/index.ts";
import * as dice from "../dice/index.ts";
import * as documents from "../documents/index.ts";
import { fromUuid, fromUuidSync } from "../documents/uuid.ts";
import { CONFIG, canvas, game, generation, ui } from "../globals.ts";
import * as helpers from "../helpers/index.ts";
import { BenchDeprecated, strict } from "../strict.ts";

type Namespace = Record<string, unknown>;

/** Document classes that systems reach by their bare names. */
const bareDocuments = [
  ..."ActiveEffect Actor ActorDelta Adventure ChatMessage Combat Combatant Folder Item".split(" "),
  ..."JournalEntry JournalEntryPage Macro RegionDocument Scene Setting TokenDocument User".split(
    " ",
  ),
];

/** Whether this is a group of members, rather than a class, a function or data. */
function isNamespace(value: unknown): value is Namespace {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** Makes a namespace and all within it throw for members that the bench does not have. */
function strictNamespace(path: string, members: Namespace): Namespace {
  const wrapped: Namespace = {};
  for (const [name, value] of Object.entries(members)) {
    const isData = path.startsWith("foundry.CONST");
    wrapped[name] =
      isNamespace(value) && !isData ? strictNamespace(`${path}.${name}`, value) : value;
  }
  return strict(path, wrapped);
}

/** What systems know as `foundry`. */
export function foundryNamespace(): Namespace {
  const { abstract, data, utils, CONST } = common;
  return strictNamespace("foundry", {
    abstract,
    applications,
    data,
    dice,
    documents,
    helpers,
    utils,
    CONST,
  });
}

/** Puts on `globalThis` what systems find there. */
export function publishGlobals(): void {
  const classes = documents as unknown as Namespace;
  Object.defineProperty(ui, "windows", {
    configurable: true,
    get: () => {
      throw new BenchDeprecated("ui.windows", "foundry.applications.instances");
    },
  });
  Object.assign(globalThis, {
    ...Object.fromEntries(bareDocuments.map((name) => [name, classes[name]])),
    CONFIG: strict("CONFIG", CONFIG),
    CONST: strict("CONST", common.CONST),
    Handlebars,
    Hooks: helpers.Hooks,
    Roll: dice.Roll,
    canvas: strict("canvas", canvas),
    foundry: foundryNamespace(),
    fromUuid,
    fromUuidSync,
    game: strict("game", game),
    ui: strict("ui", ui),
    ...(generation() >= 14 ? newGlobals() : {}),
  });
}

/** Globals that came with generation 14. */
function newGlobals(): Namespace {
  const { ForcedDeletion, ForcedReplacement } = common.data.operators;
  return {
    _del: ForcedDeletion.create(),
    _replace: (value: unknown) => ForcedReplacement.create(value),
    _loc: (key: string, data?: Record<string, unknown>) => game.i18n.localize(key, data),
  };
}
