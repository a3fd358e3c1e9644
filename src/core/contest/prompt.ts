import { reader } from "../i18n/language.ts";
import { inform } from "../notify.ts";
import { TemplateApplication } from "../sheets/bases.ts";
import { nameList } from "./card-view.ts";
import { type Contest, type ContestSide, findContest } from "./joined.ts";
import { answerContest, declineContest } from "./moves.ts";
import { isAddressed } from "./rights.ts";

/** Offers older than this open no window when somebody joins; their cards still work. */
const FRESH_MS = 60 * 60 * 1000;

/**
 * Tells a player that somebody has opened a contest with them. It holds nothing: closing it loses
 * nothing, and the card in the chat offers the same.
 */
export class ContestPrompt extends TemplateApplication {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    classes: ["quartet", "quartet-prompt"],
    window: { icon: "fa-solid fa-people-arrows" },
    position: { width: 420 },
    actions: {
      answer: ContestPrompt.onAnswer,
      decline: ContestPrompt.onDecline,
      later: ContestPrompt.onLater,
    },
  };

  static override PARTS = {
    prompt: { template: "systems/quartet/templates/core/contest/prompt.hbs" },
  };

  private static readonly open = new Map<string, ContestPrompt>();

  private constructor(
    private readonly contestId: string,
    private readonly sideId: string,
  ) {
    super({ id: `quartet-contest-${contestId}-${sideId}` } as never);
  }

  /** Opens the window for every side that this client is asked to answer for; closes it for all others. */
  static async update(contest: Contest): Promise<void> {
    for (const side of contest.sides) {
      const prompt = ContestPrompt.open.get(`${contest.id} ${side.id}`);
      if (!isAsked(contest, side)) await prompt?.close();
      else if (!prompt) await ContestPrompt.show(contest, side);
    }
  }

  /** Closes the windows of contests that are gone, or whose actor is. */
  static async closeIdle(): Promise<void> {
    for (const prompt of ContestPrompt.open.values()) {
      const contest = findContest(prompt.contestId);
      const side = contest?.sides.find(({ id }) => id === prompt.sideId);
      if (!contest || !side || !isAsked(contest, side)) await prompt.close();
    }
  }

  private static async show(contest: Contest, side: ContestSide): Promise<void> {
    const key = `${contest.id} ${side.id}`;
    if (ContestPrompt.shown.has(key)) return;
    ContestPrompt.shown.add(key);
    const prompt = new ContestPrompt(contest.id, side.id);
    ContestPrompt.open.set(key, prompt);
    inform("QUARTET.Contest.Prompt.Notice", {
      kind: prompt.title,
      opener: contest.sides[0]?.name ?? "",
      name: side.name,
    });
    await prompt.render({ force: true });
  }

  /** Each side is asked once; who closes the window has the card. */
  private static readonly shown = new Set<string>();

  override get title(): string {
    const kind = findContest(this.contestId)?.kind;
    return reader().text(kind?.label ?? "QUARTET.Contest.Title");
  }

  protected override async _prepareContext(): Promise<never> {
    const here = reader();
    const contest = findContest(this.contestId);
    const side = contest?.sides.find(({ id }) => id === this.sideId);
    const others = contest?.sides.filter(({ id }) => id !== this.sideId) ?? [];
    return {
      text: here.text("QUARTET.Contest.Prompt.Text", {
        opener: contest?.sides[0]?.name ?? "",
        name: side?.name ?? "",
      }),
      against: here.text("QUARTET.Contest.Against", {
        name: side?.name ?? "",
        opponents: nameList(
          others.map(({ name }) => name),
          here,
        ),
      }),
      isSecret: contest?.offer.secret,
    } as never;
  }

  protected override async _onFirstRender(context: never, options: never): Promise<void> {
    await super._onFirstRender(context, options);
    const skin = findContest(this.contestId)?.kind?.skin;
    if (skin) this.element.classList.add(skin);
  }

  protected override _onClose(options: never): void {
    super._onClose(options);
    ContestPrompt.open.delete(`${this.contestId} ${this.sideId}`);
  }

  /** The window goes first: the dialog of the kind takes its place. */
  private static async onAnswer(this: ContestPrompt): Promise<void> {
    await this.close();
    await answerContest(this.contestId, this.sideId);
  }

  private static async onDecline(this: ContestPrompt): Promise<void> {
    await this.close();
    await declineContest(this.contestId, this.sideId);
  }

  private static async onLater(this: ContestPrompt): Promise<void> {
    await this.close();
  }
}

/** Whether this client is asked to answer for a side now. The opener answers without being asked. */
function isAsked({ state, message, kind, offer }: Contest, side: ContestSide): boolean {
  const isOpen = kind && state.phase === "open" && side.state.status === "waiting" && side.actor;
  const isOpener = message.isAuthor && side.id === message.system.sides[0]?.id;
  const isFresh = game.time.serverTime - offer.time < FRESH_MS;
  return Boolean(isOpen) && !isOpener && isFresh && isAddressed(side);
}
