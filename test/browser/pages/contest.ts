import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Client } from "../host/clients.ts";
import { messagesOf } from "../host/documents.ts";
import type { PageGlobals } from "../host/page.ts";
import { host } from "../host/selectors.ts";

/** What the tests call of `game.system.api.contests`. */
type ContestApi = Record<string, (...given: unknown[]) => Promise<unknown>>;

export interface OpenOptions {
  readonly kind?: string;
  readonly own: string;
  readonly opponents: readonly string[];
  readonly [option: string]: unknown;
}

/** Calls a function of the contests' API, as a macro or a console would. */
export function callContests(client: Client, name: string, ...given: unknown[]): Promise<unknown> {
  return client.run(
    ([name, given]) => {
      const { game } = globalThis as unknown as PageGlobals;
      const { contests } = game.system.api as unknown as { contests: ContestApi };
      return contests[name]?.(...given);
    },
    [name, given] as const,
  );
}

/** Opens a contest of the toy kind. @returns the id of its offer. */
export async function openContest(client: Client, options: OpenOptions): Promise<string> {
  const id = await callContests(client, "open", { kind: "toy", ...options });
  expect(id, "the contest was opened").toBeTypeOf("string");
  return String(id);
}

/** The moves of a contest that a client has, by type and side. */
export async function movesOf(client: Client, contest: string) {
  const messages = await messagesOf(client);
  return messages
    .filter(({ type }) => type === "contestMove")
    .map(({ system, author, rolls }) => {
      return { ...(system as Record<string, unknown>), author, rolls } as Record<string, unknown>;
    })
    .filter((move) => move.contest === contest);
}

/** The card of a contest, as one client shows it. */
export class ContestCard {
  readonly root: Locator;

  constructor(
    readonly client: Client,
    readonly id: string,
  ) {
    this.root = client.locator(host.message(id));
  }

  get headline(): Locator {
    return this.root.locator(".headline");
  }

  side(name: string): Locator {
    return this.root.locator(".side", { hasText: name });
  }

  /** A button of the side with this name. */
  button(action: string, name: string): Locator {
    return this.side(name).locator(`[data-action="${action}"]`);
  }

  control(action: string): Locator {
    return this.root.locator(`[data-action="${action}"]`);
  }

  /** Waits for a headline by its language key, as this client's player reads it. */
  async expectHeadline(key: string, data: Record<string, string> = {}): Promise<void> {
    const wanted = await this.client.text(`QUARTET.Contest.Headline.${key}`, data);
    await expect.poll(() => this.headline.textContent(), { timeout: 10_000 }).toContain(wanted);
  }

  /** Waits for the toy kind's own headline. */
  async expectOutcome(text: string): Promise<void> {
    await expect.poll(() => this.headline.textContent(), { timeout: 10_000 }).toBe(text);
  }

  async expectStatus(name: string, status: string): Promise<void> {
    await expect
      .poll(() => this.side(name).getAttribute("class"), { timeout: 10_000 })
      .toContain(status);
  }
}

/** The window that asks a player. */
export function prompts(client: Client): Locator {
  return client.locator(".quartet-prompt");
}
