import { readFile } from "node:fs/promises";
import { join } from "node:path";
import express, { type Express, type Request, type Response } from "express";
import type { JsonObject } from "../common/protocol.ts";
import type { Context } from "./context.ts";
import { root, type Seed } from "./options.ts";
import { gamePage, joinPage } from "./pages.ts";

const LANGUAGES = ["en", "fi", "sv", "ru"];

/** Pages, the login, and every file that a client asks for. */
export function createHttp(context: Context, reset: (seed?: Seed) => Promise<void>): Express {
  const app = express();
  app.disable("x-powered-by");
  // Rebuilt files must show at the next load.
  const files = (folder: string) =>
    express.static(folder, {
      index: false,
      setHeaders: (response) => response.setHeader("Cache-Control", "no-cache"),
    });
  const client = join(root, "bench/client");
  app.use("/bench/lang", files(join(client, "lang")));
  app.use("/bench", files(context.options.clientPath));
  app.use("/icons", files(join(client, "icons")));
  app.use("/fonts/fontawesome", files(join(root, "node_modules/@fortawesome/fontawesome-free")));
  app.use(`/systems/${context.manifest.id}`, files(context.options.systemPath));
  for (const { manifest, folder } of context.modules)
    app.use(`/modules/${manifest.id}`, files(folder));

  app.get("/sounds/*path", (_request, response) => response.type("wav").send(silence()));

  app.get("/", (_request, response) => response.redirect("/join"));
  app.get("/join", (request, response) => showJoin(context, request, response));
  app.post("/join", express.json(), (request, response) => logIn(context, request, response));
  app.post("/logout", async (request, response) => {
    await context.sessions.close(request.headers.cookie);
    response.redirect(303, "/join");
  });
  app.get("/game", (request, response) => {
    const userId = context.sessions.userId(request.headers.cookie);
    if (!userId || !context.database.get("world", "User", userId)) response.redirect("/join");
    else response.send(gamePage(context.title, context.manifest.id, context.release));
  });
  if (context.options.testing)
    app.post("/bench/reset", express.json({ limit: "50mb" }), async (request, response) => {
      const { seed } = (request.body ?? {}) as { seed?: Seed };
      await reset(seed);
      response.json({ status: "success" });
    });
  app.use((request, response) => {
    response.status(404).type("text").send(`The bench has nothing at ${request.path}`);
  });
  return app;
}

async function showJoin(context: Context, request: Request, response: Response): Promise<void> {
  const wish = String(request.query.language ?? context.options.language);
  const language = LANGUAGES.includes(wish) ? wish : "en";
  const file = join(root, `bench/client/lang/${language}.json`);
  const texts = JSON.parse(await readFile(file, "utf8")) as JsonObject;
  const users = context.database.all("world", "User").map((user) => ({
    id: String(user._id),
    name: String(user.name),
    active: context.activeUsers().includes(String(user._id)),
  }));
  response.send(
    joinPage({
      title: context.title,
      generation: context.options.generation,
      language,
      users: users.sort((a, b) => a.name.localeCompare(b.name, language)),
      texts: (texts.BENCH as JsonObject)?.Join as Record<string, string>,
    }),
  );
}

async function logIn(context: Context, request: Request, response: Response): Promise<void> {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const userId = String(body.userid ?? body.userId ?? "");
  const user = context.database.get("world", "User", userId);
  if (body.action !== "join" || !user) {
    response.status(400).json({ status: "failed", error: "BENCH.Join.UnknownUser" });
  } else if (!context.sessions.checkPassword(userId, String(body.password ?? ""))) {
    response.status(401).json({ status: "failed", error: "BENCH.Join.WrongPassword" });
  } else if (user.role === 0) {
    response.status(403).json({ status: "failed", error: "BENCH.Join.NoRole" });
  } else {
    response.setHeader("Set-Cookie", await context.sessions.open(userId));
    response.json({ status: "success", redirect: "/game" });
  }
}

/** A sound file without a sound. */
function silence(): Buffer {
  const samples = 80;
  const wav = Buffer.alloc(44 + samples, 128);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(36 + samples, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    wav.writeUInt16LE(value, at);
  wav.writeUInt32LE(8000, 24);
  wav.writeUInt32LE(8000, 28);
  wav.write("data", 36);
  wav.writeUInt32LE(samples, 40);
  return wav;
}
