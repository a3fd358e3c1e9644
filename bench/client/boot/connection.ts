import type { Socket } from "socket.io-client";
import type { ModifyResponse, UserActivity, WorldData } from "../../common/protocol.ts";
import { applyResponse } from "../data/apply.ts";
import { game, ui } from "../globals.ts";
import { Hooks } from "../helpers/hooks.ts";
import { hotReload } from "./hot-reload.ts";

/** Changes that arrive before the documents exist; they are applied in their order afterwards. */
let waiting: (() => void)[] | null = [];

/** Waits for the line to stand, asks for the world, and starts to listen. */
export async function receiveWorld(socket: Socket): Promise<WorldData> {
  socket.on("connect_error", (error) => {
    if (error.message === "not logged in") location.assign("/join");
  });
  listen(socket);
  if (!socket.connected) await new Promise<void>((resolve) => socket.once("connect", resolve));
  const world = (await socket.emitWithAck("world", null)) as WorldData;
  // A lost line may have missed changes: only a reload is sure to know them all.
  socket.on("disconnect", () => {
    if (ui.notifications) ui.notifications.error("BENCH.Connection.Lost", LOST);
    socket.once("connect", () => location.reload());
  });
  return world;
}

const LOST = { localize: true, permanent: true } as const;

/** Applies what has arrived meanwhile, and from now on everything at once. */
export function startApplying(): void {
  const tasks = waiting ?? [];
  waiting = null;
  for (const task of tasks) task();
}

function listen(socket: Socket): void {
  socket.on("modifyDocument", (response: ModifyResponse) => later(() => applyResponse(response)));
  socket.on("userActivity", (activity: UserActivity) => later(() => noteActivity(activity)));
  socket.on("reload", () => location.reload());
  socket.on("hotReload", hotReload);
}

function later(task: () => unknown): void {
  if (waiting) waiting.push(task);
  else task();
}

function noteActivity({ userId, active }: UserActivity): void {
  const user = game.users.get(userId);
  if (!user || user.active === active) return;
  user.active = active;
  Hooks.callAll("userConnected", user, active);
}
