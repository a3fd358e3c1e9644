import "./styles/bench.scss";
import { configure as configureApplications } from "./applications/config.ts";
import { configure as configureInterface } from "./applications/ui/config.ts";
import { createInterface, renderInterface } from "./applications/ui/start.ts";
import { receiveWorld, startApplying } from "./boot/connection.ts";
import { announceDocuments, buildDocuments } from "./boot/documents.ts";
import { localizeModels } from "./boot/models.ts";
import { publishGlobals } from "./boot/namespace.ts";
import { fillPackages, loadModules, loadStyles } from "./boot/packages.ts";
import { fillRegistries } from "./boot/registries.ts";
import { registerCoreSettings } from "./boot/settings.ts";
import { configure as configureDice } from "./dice/config.ts";
import { WorldSettings } from "./documents/collections/world-settings.ts";
import { configure as configureDocuments } from "./documents/config.ts";
import { CONFIG, game, ui } from "./globals.ts";
import { Hooks, setNotifier } from "./helpers/hooks.ts";
import { Localization } from "./helpers/i18n.ts";
import { ClientKeybindings } from "./helpers/keybindings.ts";
import { KeyboardManager } from "./helpers/keyboard.ts";
import { answerQueries } from "./helpers/queries.ts";
import { ClientSettings } from "./helpers/settings.ts";
import { connect, GameSocket } from "./helpers/sockets.ts";
import { GameTime } from "./helpers/time.ts";

/** Brings the client from an empty page to a running game, in the order that systems rely on. */
async function start(): Promise<void> {
  const socket = connect();
  game.data = await receiveWorld(socket);
  game.release = game.data.release;
  game.userId = game.data.userId;
  game.socket = new GameSocket(socket);
  fillPackages();
  announceDocuments();
  fillRegistries();
  for (const configure of [
    configureDocuments,
    configureDice,
    configureApplications,
    configureInterface,
  ])
    configure(CONFIG);

  const stored = new WorldSettings(game.data.documents.Setting ?? []);
  game.settings = new ClientSettings(stored as never);
  game.i18n = new Localization(game.data.options.language);
  game.keybindings = new ClientKeybindings();
  game.keyboard = new KeyboardManager();
  game.time = new GameTime();
  registerCoreSettings();
  publishGlobals();
  await Promise.all([loadStyles(), loadModules()]);

  Hooks.callAll("init");
  await game.i18n.initialize();
  localizeModels();
  Hooks.callAll("i18nInit");
  Hooks.callAll("setup");
  game.keybindings.initialize();
  game.time.initialize();
  await buildDocuments();
  answerQueries(socket);

  createInterface();
  setNotifier((kind, message) => ui.notifications.notify(message, kind as never));
  startApplying();
  await renderInterface();
  game.keyboard.activateListeners();
  game.ready = true;
  Hooks.callAll("ready");
}

// What goes wrong unseen must show in the console, which browser tests watch.
addEventListener("unhandledrejection", ({ reason }) => console.error("Unhandled:", reason));
addEventListener("error", ({ error, message }) => console.error("Uncaught:", error ?? message));

start().catch((error: unknown) => {
  console.error("The bench could not start:", error);
  document.body.append(String(error));
});
