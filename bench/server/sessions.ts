import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import type { Database } from "./database.ts";

const COOKIE = "bench-session";

/** Who is logged in where. Kept in the database, so that a restarted server knows its users. */
export class Sessions {
  #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @returns the value of the `Set-Cookie` header. */
  async open(userId: string): Promise<string> {
    const id = randomBytes(24).toString("hex");
    await this.#database.write([], { [`session/${id}`]: userId });
    return `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Strict`;
  }

  async close(cookieHeader: string | undefined): Promise<void> {
    const id = readCookie(cookieHeader);
    if (id) await this.#database.write([], { [`session/${id}`]: null });
  }

  /** The user whom a `Cookie` header belongs to. */
  userId(cookieHeader: string | undefined): string | undefined {
    const id = readCookie(cookieHeader);
    const userId = id && this.#database.meta(`session/${id}`);
    return typeof userId === "string" ? userId : undefined;
  }

  /** Null takes the password away. Passwords are kept apart from documents, salted and hashed. */
  async setPassword(userId: string, password: string | null): Promise<void> {
    await this.#database.write([], { [`password/${userId}`]: password && hash(password) });
  }

  hasPassword(userId: string): boolean {
    return typeof this.#database.meta(`password/${userId}`) === "string";
  }

  checkPassword(userId: string, password: string): boolean {
    const stored = this.#database.meta(`password/${userId}`);
    if (typeof stored !== "string") return password === "";
    const given = hash(password, stored.split(":")[0]);
    return timingSafeEqual(Buffer.from(given), Buffer.from(stored));
  }
}

function hash(password: string, salt = randomBytes(16).toString("hex")): string {
  return `${salt}:${scryptSync(password, salt, 32).toString("hex")}`;
}

function readCookie(header: string | undefined): string | undefined {
  for (const part of header?.split(";") ?? []) {
    const [name, value] = part.trim().split("=");
    if (name === COOKIE && value && /^[0-9a-f]+$/.test(value)) return value;
  }
  return undefined;
}
