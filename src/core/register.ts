import { registerActions } from "./api/actions.ts";
import { registerResults } from "./api/check-result.ts";
import { coreApi } from "./api/core-api.ts";
import { registerBooks } from "./books.ts";
import { loadPartials, registerCard } from "./cards.ts";
import { listenForCommands, registerCommand } from "./chat-commands.ts";
import { followNames } from "./combat/follow-names.ts";
import { registerCombat } from "./combat/rules.ts";
import { followTracker } from "./combat/tracker.ts";
import { contestTemplates, registerContest } from "./contest/kind.ts";
import { followContests, registerContests } from "./contest/listen.ts";
import { MODELS } from "./data/models.ts";
import { followDesk, registerDesk } from "./desk/listen.ts";
import { registerDeskRules } from "./desk/rules.ts";
import { QuartetActor } from "./documents/actor.ts";
import { registerArtwork } from "./documents/artwork.ts";
import { QuartetChatMessage } from "./documents/chat-message.ts";
import { QuartetCombat } from "./documents/combat.ts";
import { QuartetCombatant } from "./documents/combatant.ts";
import {
  QuartetAdventure,
  QuartetJournalEntry,
  QuartetMacro,
  QuartetScene,
} from "./documents/flagged.ts";
import { QuartetItem } from "./documents/item.ts";
import { QuartetToken } from "./documents/token.ts";
import { registerTokens } from "./documents/token-rules.ts";
import { listenToDirectory } from "./exchange/directory.ts";
import { followReplacing } from "./exchange/recover.ts";
import { listenToHotbar } from "./hotbar.ts";
import { registerInitiative } from "./initiative.ts";
import { followMigrations } from "./migrations/follow.ts";
import { registerMigration } from "./migrations/registry.ts";
import { MIGRATION_SETTINGS } from "./migrations/settings.ts";
import { translatePackIndexes } from "./packs.ts";
import { CORE_PARTIALS } from "./partials.ts";
import { registerQuench } from "./quench/register.ts";
import { redrawEverything } from "./redraw.ts";
import type { RuleBook } from "./rule-book.ts";
import { RULE_PREFERENCES } from "./settings/preferences.ts";
import { UNITS } from "./settings/units.ts";
import { followStatuses, offerStatuses, registerStatuses } from "./statuses.ts";
import { registerUses } from "./uses.ts";
import { registerWelcome } from "./welcome/register.ts";
import { welcomeGameMaster } from "./welcome/welcome-app.ts";

/** Hooks Quartet and its rule books into Foundry. Called once, when the module is loaded. */
export function registerSystem(books: readonly RuleBook[]): void {
  registerQuench(books);
  Hooks.once("init", () => {
    Object.assign(CONFIG.Actor, { documentClass: QuartetActor });
    Object.assign(CONFIG.Item, { documentClass: QuartetItem });
    Object.assign(CONFIG.ChatMessage, { documentClass: QuartetChatMessage });
    Object.assign(CONFIG.Combat, { documentClass: QuartetCombat });
    Object.assign(CONFIG.Combatant, { documentClass: QuartetCombatant });
    Object.assign(CONFIG.Token, { documentClass: QuartetToken });
    Object.assign(CONFIG.Macro, { documentClass: QuartetMacro });
    Object.assign(CONFIG.Adventure, { documentClass: QuartetAdventure });
    Object.assign(CONFIG.Scene, { documentClass: QuartetScene });
    Object.assign(CONFIG.JournalEntry, { documentClass: QuartetJournalEntry });
    UNITS.register();
    for (const setting of Object.values(RULE_PREFERENCES)) setting.register();
    for (const setting of Object.values(MIGRATION_SETTINGS)) setting.register();
    Object.assign(CONFIG.ChatMessage.dataModels, MODELS.ChatMessage);
    registerBooks(books);
    registerWelcome();
    for (const book of books) registerBook(book);
    registerContests();
    registerDesk();
    followTracker();
    const partials = [...CORE_PARTIALS, ...books.flatMap((book) => book.partials ?? [])];
    loadPartials([...partials, ...contestTemplates()]);
    listenForCommands();
    listenToHotbar();
    listenToDirectory();
    const bookApis = books.map((book) => [book.id, book.api ?? {}]);
    const api = { ...coreApi, ...Object.fromEntries(bookApis) };
    Object.assign(game, { quartet: api });
    Object.assign(game.system, { api });
  });
  Hooks.once("ready", async () => {
    followMigrations();
    for (const book of books) book.onReady?.();
    followContests();
    followNames();
    followDesk();
    followReplacing();
    offerStatuses();
    followStatuses();
    UNITS.follow(redrawEverything);
    await translatePackIndexes();
    welcomeGameMaster();
    Hooks.callAll("quartet.ready", game.quartet);
  });
}

function registerBook(book: RuleBook): void {
  for (const name of ["Actor", "Item", "ChatMessage"] as const)
    Object.assign(CONFIG[name].dataModels, book.models[name] ?? {});
  Object.assign(CONFIG.Actor.trackableAttributes, book.trackable);
  registerTokens(book.tokens);
  registerStatuses(book.id, book.statuses);
  registerArtwork(book.artwork);
  CONFIG.Dice.rolls.push(...(book.rolls as never[]));
  for (const die of book.dice as { name: string }[])
    Object.assign(CONFIG.Dice.termTypes, { [die.name]: die });
  for (const { documents, types, sheet, label } of book.sheets) {
    const document = documents === "Actor" ? Actor : Item;
    foundry.applications.apps.DocumentSheetConfig.registerSheet(
      document as never,
      "quartet",
      sheet as never,
      { types: [...types], makeDefault: true, label } as never,
    );
  }
  for (const [type, card] of Object.entries(book.cards)) registerCard(type, card);
  for (const command of book.commands) registerCommand(command);
  for (const kind of book.contests ?? []) registerContest(kind);
  registerUses(book.itemUses, book.actorChecks);
  registerActions(book.actions);
  registerResults(book.results);
  registerInitiative(book.initiative ?? {});
  if (book.combat) registerCombat(book.combat);
  if (book.desk) registerDeskRules(book.id, book.desk);
  for (const step of book.migrations ?? []) registerMigration(step);
  book.registerSettings();
}
