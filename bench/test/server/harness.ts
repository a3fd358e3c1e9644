import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compilePack } from "@foundryvtt/foundryvtt-cli";
import { io, type Socket } from "socket.io-client";
import type {
  DocumentName,
  JsonObject,
  ModifyAction,
  ModifyResponse,
  Operation,
  WorldData,
} from "../../common/protocol.ts";
import { type BenchOptions, type RunningBench, startBench } from "../../server/main.ts";

/** Ids that tests name. */
export const ids = {
  gm: "gamemaster000000",
  anna: "playeranna000000",
  bert: "playerbert000000",
  hero: "heroofanna000000",
  sword: "swordofhero00000",
  npc: "npcofthegm000000",
  claw: "clawofnpc0000000",
  scene: "sceneone00000000",
  token: "tokenofnpc000000",
  linked: "tokenofhero00000",
};

export const seed: Record<string, JsonObject[]> = {
  users: [
    { _id: ids.gm, name: "GM", role: 4, password: "secret" },
    { _id: ids.anna, name: "Anna", role: 1, character: ids.hero },
    { _id: ids.bert, name: "Bert", role: 1 },
  ],
  actors: [
    {
      _id: ids.hero,
      name: "Hero",
      type: "hero",
      ownership: { default: 0, [ids.anna]: 3 },
      system: { health: 5, secret: 1, biography: "" },
      items: [{ _id: ids.sword, name: "Sword", type: "thing", system: { weight: 3 } }],
    },
    {
      _id: ids.npc,
      name: "Wolf",
      type: "hero",
      system: { health: 8 },
      items: [{ _id: ids.claw, name: "Claw", type: "thing", system: { weight: 1 } }],
    },
  ],
  scenes: [
    {
      _id: ids.scene,
      name: "Wood",
      active: true,
      tokens: [
        { _id: ids.token, name: "Wolf 1", actorId: ids.npc, actorLink: false, x: 100, y: 100 },
        { _id: ids.linked, name: "Hero", actorId: ids.hero, actorLink: true, x: 0, y: 0 },
      ],
    },
  ],
};

const manifest = {
  id: "sample",
  type: "system",
  title: "Sample",
  version: "1.0.0",
  socket: true,
  documentTypes: {
    Actor: {
      hero: {
        htmlFields: ["biography", "notes.*.text"],
        gmOnlyFields: ["secret"],
        filePathFields: { banner: ["IMAGE"] },
      },
    },
    Item: { thing: {} },
  },
  packs: [{ name: "things", label: "Things", type: "Item" }],
};

/** A built system of the smallest kind. */
export async function makeSystem(folder: string): Promise<string> {
  const system = join(folder, "system");
  const source = join(folder, "pack");
  await mkdir(source, { recursive: true });
  await mkdir(system, { recursive: true });
  const effect = {
    _id: "effectofrope0000",
    _key: "!items.effects!ropeinpack000000.effectofrope0000",
  };
  const rope = {
    _id: "ropeinpack000000",
    _key: "!items!ropeinpack000000",
    name: "Rope",
    type: "thing",
  };
  const document = { ...rope, system: {}, effects: [{ ...effect, name: "Tied" }] };
  await writeFile(join(source, "rope.json"), JSON.stringify(document));
  await compilePack(source, join(system, "packs/things"), { log: false });
  await writeFile(join(system, "system.json"), JSON.stringify(manifest));
  return system;
}

export interface TestBench extends RunningBench {
  folder: string;
  options: BenchOptions;
  stop(): Promise<void>;
}

export async function start(extra: BenchOptions = {}): Promise<TestBench> {
  const folder = await mkdtemp(join(tmpdir(), "bench-test-"));
  const options: BenchOptions = {
    port: 0,
    systemPath: await makeSystem(folder),
    dataPath: join(folder, "world"),
    seedPath: seed,
    testing: true,
    ...extra,
  };
  const bench = await startBench(options);
  const stop = async () => {
    await bench.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...bench, folder, options, stop };
}

/** A user's client without a browser. */
export class TestClient {
  socket: Socket;
  world: WorldData;
  /** What the server told of the changes of others. */
  heard: ModifyResponse[] = [];

  private constructor(socket: Socket, world: WorldData) {
    this.socket = socket;
    this.world = world;
    socket.on("modifyDocument", (response: ModifyResponse) => this.heard.push(response));
  }

  static async join(url: string, userId: string, password = ""): Promise<TestClient> {
    const cookie = await logIn(url, userId, password);
    const socket = io(url, {
      transports: ["websocket"],
      extraHeaders: { cookie },
      reconnectionDelay: 50,
      forceNew: true,
    });
    const world = (await socket.emitWithAck("world", null)) as WorldData;
    return new TestClient(socket, world);
  }

  modify(action: ModifyAction, type: DocumentName, operation: Operation): Promise<ModifyResponse> {
    return this.socket.emitWithAck("modifyDocument", { action, type, operation });
  }

  async create(
    type: DocumentName,
    data: JsonObject,
    rest: Operation = {},
  ): Promise<ModifyResponse> {
    return this.modify("create", type, { ...rest, data: [data] });
  }

  async update(
    type: DocumentName,
    data: JsonObject,
    rest: Operation = {},
  ): Promise<ModifyResponse> {
    return this.modify("update", type, { ...rest, updates: [data] });
  }

  async delete(type: DocumentName, id: string, rest: Operation = {}): Promise<ModifyResponse> {
    return this.modify("delete", type, { ...rest, ids: [id] });
  }

  /** The world as the server would give it to this user now. */
  async look(): Promise<WorldData> {
    return this.socket.emitWithAck("world", null) as Promise<WorldData>;
  }

  async document(type: DocumentName, id: string): Promise<JsonObject | undefined> {
    return (await this.look()).documents[type]?.find(({ _id }) => _id === id);
  }

  /** Resolves once the server has told all that came before. */
  async settle(): Promise<void> {
    await this.socket.emitWithAck("getDocuments", { type: "Item", pack: "sample.things" });
  }

  leave(): void {
    this.socket.disconnect();
  }
}

/** @returns the session cookie. @throws {Error} with what the server answered. */
export async function logIn(url: string, userid: string, password = ""): Promise<string> {
  const response = await fetch(`${url}/join`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ action: "join", userid, password }),
  });
  const answer = (await response.json()) as { status: string; error?: string };
  if (answer.status !== "success") throw new Error(answer.error);
  return response.headers.get("set-cookie")!.split(";")[0]!;
}
