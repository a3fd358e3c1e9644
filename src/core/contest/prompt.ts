import { reader } from "../i18n/language.ts";
import { inform } from "../notify.ts";
import { TemplateApplication } from "../sheets/bases.ts";
import { askedFor } from "./asked.ts";
import { nameList } from "./card-view.ts";
import { declareContest } from "./declare.ts";
import { type Contest, type ContestSide, findContest } from "./joined.ts";
import { answerContest, declineContest, mayDecline } from "./moves.ts";
import type { Step } from "./turn.ts";

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
      declare: ContestPrompt.onDeclare,
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
    private readonly step: Step,
  ) {
    super({ id: `quartet-contest-${contestId}-${sideId}` } as never);
  }

  /** Opens the window for every side that this client is asked to answer for; closes it for all others. */
  static async update(contest: Contest): Promise<void> {
    for (const side of contest.sides) {
      const prompt = ContestPrompt.open.get(`${contest.id} ${side.id}`);
      const step = askedFor(contest, side);
      if (prompt && prompt.step !== step) await prompt.close();
      if (step && prompt?.step !== step) await ContestPrompt.show(contest, side, step);
    }
  }

  /** Closes the windows of contests that are gone, or whose actor is. */
  static async closeIdle(): Promise<void> {
    for (const prompt of ContestPrompt.open.values()) {
      const contest = findContest(prompt.contestId);
      const side = contest?.sides.find(({ id }) => id === prompt.sideId);
      if (!contest || !side || askedFor(contest, side) !== prompt.step) await prompt.close();
    }
  }

  private static async show(contest: Contest, side: ContestSide, step: Step): Promise<void> {
    const key = `${contest.id} ${side.id}`;
    if (ContestPrompt.shown.has(`${key} ${step}`)) return;
    ContestPrompt.shown.add(`${key} ${step}`);
    const prompt = new ContestPrompt(contest.id, side.id, step);
    ContestPrompt.open.set(key, prompt);
    inform(`QUARTET.Contest.Prompt.${textKey(contest, side, step)}Notice`, {
      kind: prompt.title,
      opener: contest.sides[0]?.name ?? "",
      name: side.name,
    });
    await prompt.render({ force: true });
  }

  /** Each side is asked once for each step; who closes the window has the card. */
  private static readonly shown = new Set<string>();

  override get title(): string {
    const kind = findContest(this.contestId)?.kind;
    return reader().text(kind?.label ?? "QUARTET.Contest.Title");
  }

  protected override async _prepareContext(): Promise<never> {
    const here = reader();
    const contest = findContest(this.contestId);
    const side = contest?.sides.find(({ id }) => id === this.sideId);
    const isDeclaring = this.step === "declare";
    const key = contest && side ? textKey(contest, side, this.step) : "";
    const others = contest?.sides.filter(({ id }) => id !== this.sideId) ?? [];
    return {
      text: here.text(`QUARTET.Contest.Prompt.${key}Text`, {
        opener: contest?.sides[0]?.name ?? "",
        name: side?.name ?? "",
      }),
      against:
        contest?.kind?.subtitle?.(contest, here) ??
        here.text("QUARTET.Contest.Against", {
          name: side?.name ?? "",
          opponents: nameList(
            others.map(({ name }) => name),
            here,
          ),
        }),
      isSecret: contest?.offer.secret && !isDeclaring,
      mayDeclare: isDeclaring,
      answerLabel: isDeclaring ? "" : here.text(answerKey(contest)),
      mayDecline: contest && side && mayDecline(contest, side),
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
  private static async onDeclare(this: ContestPrompt): Promise<void> {
    await this.close();
    await declareContest(this.contestId, this.sideId);
  }

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

function answerKey(contest: Contest | null): string {
  return contest?.offer.declares ? "QUARTET.Contest.Choose" : "QUARTET.Contest.Answer";
}

/**
 * The first part of the keys of what the window says: a challenge, unless there was one before, or
 * nobody speaks because all were called alike.
 */
function textKey({ offer, sides, message }: Contest, side: ContestSide, step: Step): string {
  if (!offer.declares) return "";
  if (step === "choose") return "Choose";
  return side.id === sides[0]?.id || !message.speaker.alias ? "Declare" : "";
}
