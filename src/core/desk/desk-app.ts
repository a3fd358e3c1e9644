import { actorOf, atHand } from "../documents/lookup.ts";
import { type Reader, reader } from "../i18n/language.ts";
import { TemplateApplication } from "../sheets/bases.ts";
import { requestMessage, requestMessages } from "./answers.ts";
import { awardFacts } from "./award-card.ts";
import { awardView } from "./award-view.ts";
import { awardMessages, giveAward, undoAward } from "./awards.ts";
import { layDownTyped } from "./judge.ts";
import { askableOf, type BookParty, memberOf, partyByBook } from "./members.ts";
import { NewsTeller } from "./news-teller.ts";
import { candidates, isChosenParty, joinParty, leaveParty, resetParty } from "./party.ts";
import { RequestDialog } from "./request-dialog.ts";
import { requestFacts } from "./request-facts.ts";
import { answerRequest, requestRolls, withdrawRequest } from "./requests.ts";
import { mayUndoRest, type RestedLine, restAll, undoRest } from "./rests.ts";
import { requestView } from "./status-view.ts";
import { tableView } from "./table-view.ts";

const TEMPLATES = "systems/quartet/templates/core/desk";
/** Older requests and awards are in the chat. */
const SHOWN = 4;

/** The desk of the game master: the party side by side, requests for rolls, awards and rest. */
export class DeskApp extends TemplateApplication {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-desk",
    classes: ["quartet", "quartet-desk"],
    window: { icon: "fa-solid fa-people-group", resizable: true },
    position: { width: 760, height: 680 },
    actions: {
      ask: DeskApp.onAsk,
      award: DeskApp.onAward,
      rest: DeskApp.onRest,
      undo: DeskApp.onUndo,
      undoRest: DeskApp.onUndoRest,
      answer: DeskApp.onAnswer,
      layDown: DeskApp.onLayDown,
      withdraw: DeskApp.onWithdraw,
      openSheet: DeskApp.onOpenSheet,
      addMember: DeskApp.onAddMember,
      removeMember: DeskApp.onRemoveMember,
      resetParty: DeskApp.onResetParty,
      showAll: DeskApp.onShowAll,
    },
  };

  static override PARTS = {
    party: { template: `${TEMPLATES}/party.hbs`, scrollable: [""] },
    news: { template: `${TEMPLATES}/news.hbs`, scrollable: [""] },
  };

  /** UUIDs of those that somebody has left out of what comes next. */
  private readonly leftOut = new Set<string>();
  /** Ids of the books whose skills are all shown. */
  private readonly showsAll = new Set<string>();
  /** Id of the character that is picked to be added. */
  private joining = "";
  /** How far the table of each book is moved sideways. */
  private readonly moved = new Map<string, number>();
  private readonly news = new NewsTeller();
  private rested: Rested | null = null;

  override get title(): string {
    return reader().text("QUARTET.Desk.Title");
  }

  protected override async _prepareContext(): Promise<never> {
    const here = reader();
    const requests = requestMessages().slice(0, SHOWN);
    const awards = awardMessages().slice(0, SHOWN);
    return {
      rootId: this.id,
      books: partyByBook().map((part) => this.bookContext(part, here)),
      isChosenParty: isChosenParty(),
      candidates: candidates().map(({ id, name }) => ({ id, name, selected: id === this.joining })),
      requests: requests.map((message) => requestView(requestFacts(message, here), here)),
      awards: awards.map((message) => awardView(awardFacts(message, here), here)),
      hasNews: this.rested !== null || requests.length > 0 || awards.length > 0,
      rested: this.rested && restedView(this.rested),
    } as never;
  }

  private bookContext({ book, actors }: BookParty, here: Reader) {
    const { id, rules } = book;
    const members = actors.map((actor) =>
      memberOf(actor, book, !this.leftOut.has(actor.uuid), here),
    );
    return {
      id,
      name: here.text(`QUARTET.Book.${id}.Name`),
      label: here.text("QUARTET.Desk.TableLabel", { book: here.text(`QUARTET.Book.${id}.Name`) }),
      ...tableView(members, this.showsAll.has(id), here),
      isNobody: members.every(({ isChosen }) => !isChosen),
      isEverybody: members.every(({ isChosen }) => isChosen),
      awards: rules.awards.map((award) => ({
        id: award.id,
        icon: award.icon,
        label: award.label(here),
      })),
      rests: rules.rests.map((rest) => ({
        id: rest.id,
        icon: rest.icon,
        label: here.text(rest.label),
      })),
    };
  }

  protected override async _onFirstRender(context: never, options: never): Promise<void> {
    await super._onFirstRender(context, options);
    this.news.watch(this.element);
    this.element.addEventListener("change", (event) => this.onChoose(event));
    // Scrolling does not bubble.
    this.element.addEventListener("scroll", ({ target }) => this.onMove(target), true);
    this.element.addEventListener("dragover", (event) => event.preventDefault());
    this.element.addEventListener("drop", (event) => void this.onDrop(event));
  }

  protected override async _onRender(context: never, options: never): Promise<void> {
    await super._onRender(context, options);
    this.themeBooks();
    for (const frame of this.element.querySelectorAll<HTMLElement>(".table-frame"))
      frame.scrollLeft = this.moved.get(bookAt(frame)) ?? 0;
    this.news.tell(this.element);
  }

  private onMove(target: EventTarget | null): void {
    if (target instanceof HTMLElement && target.matches(".table-frame"))
      this.moved.set(bookAt(target), target.scrollLeft);
  }

  /** Each book wears its own skin, which goes by the theme of this window and not of the page. */
  private themeBooks(): void {
    for (const book of this.element.querySelectorAll(".book"))
      for (const theme of ["theme-light", "theme-dark"])
        book.classList.toggle(theme, this.element.classList.contains(theme));
  }

  private onChoose(event: Event): void {
    const { name, value, checked } = event.target as HTMLInputElement;
    if (name === "newMember") this.joining = value;
    if (name !== "chosen" && name !== "chosenAll") return;
    const part = partyByBook().find(({ book }) => book.id === value);
    const meant = name === "chosen" ? [value] : (part?.actors ?? []).map(({ uuid }) => uuid);
    for (const uuid of meant)
      if (checked) this.leftOut.delete(uuid);
      else this.leftOut.add(uuid);
    void this.render({ parts: ["party"] });
  }

  private async onDrop(event: DragEvent): Promise<void> {
    event.preventDefault();
    const { TextEditor } = foundry.applications.ux;
    const data = TextEditor.implementation.getDragEventData(event) as { uuid?: string };
    const found: unknown = data.uuid ? atHand(data.uuid) : null;
    const actor = found instanceof TokenDocument ? (found.baseActor?.uuid ?? "") : data.uuid;
    await joinParty(actorOf(actor));
  }

  private partyOf(target: HTMLElement): BookParty | undefined {
    const id = bookAt(target);
    return partyByBook().find(({ book }) => book.id === id);
  }

  /** UUIDs of the chosen characters of a book. */
  private chosen({ actors }: BookParty): string[] {
    return actors.map(({ uuid }) => uuid).filter((uuid) => !this.leftOut.has(uuid));
  }

  private static async onAsk(this: DeskApp, _event: Event, target: HTMLElement): Promise<void> {
    const part = this.partyOf(target);
    if (!part) return;
    const people = part.actors.map((actor) => askableOf(actor, part.book, reader()));
    const value = target.dataset.value ?? "";
    const wish = await new RequestDialog(part.book, people, this.chosen(part), value).ask();
    if (wish) await requestRolls(wish);
  }

  private static async onAward(
    this: DeskApp,
    event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const part = this.partyOf(target);
    if (!part || isSecondClick(event)) return;
    await giveAward(part.book.id, target.dataset.id ?? "", this.chosen(part));
  }

  private static async onRest(
    this: DeskApp,
    event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const part = this.partyOf(target);
    if (!part || isSecondClick(event)) return;
    const { id = "", label = "" } = target.dataset;
    const rested: Rested = { title: label, lines: [], state: "running" };
    await restAll(part.book.id, id, this.chosen(part), (line) => {
      rested.lines.push(line);
      this.rested = rested;
      void this.render({ parts: ["news"] });
    });
    rested.state = "done";
    await this.render({ parts: ["news"] });
  }

  private static async onUndoRest(this: DeskApp): Promise<void> {
    const { rested } = this;
    if (rested?.state !== "done" || !(await undoRest(rested.lines))) return;
    rested.state = "undone";
    await this.render({ parts: ["news"] });
  }

  private static async onUndo(this: DeskApp, _event: Event, target: HTMLElement): Promise<void> {
    await undoAward(target.dataset.id ?? "");
  }

  private static async onAnswer(this: DeskApp, _event: Event, target: HTMLElement): Promise<void> {
    const id = target.closest<HTMLElement>("[data-request]")?.dataset.request;
    const message = requestMessages().find((one) => one.id === id);
    if (message) await answerRequest(message, target.dataset.uuid ?? "");
  }

  private static async onLayDown(this: DeskApp, _event: Event, target: HTMLElement) {
    const id = target.closest<HTMLElement>("[data-request]")?.dataset.request;
    const message = requestMessage(id ?? "");
    if (message) await layDownTyped(message, target);
  }

  private static async onWithdraw(this: DeskApp, _event: Event, target: HTMLElement) {
    const id = target.closest<HTMLElement>("[data-request]")?.dataset.request;
    await withdrawRequest(id ?? "");
  }

  private static async onOpenSheet(this: DeskApp, _event: Event, target: HTMLElement) {
    await actorOf(target.dataset.uuid)?.sheet?.render({ force: true } as never);
  }

  private static async onAddMember(this: DeskApp): Promise<void> {
    const select = this.element.querySelector<HTMLSelectElement>("select[name=newMember]");
    if (select?.value) await joinParty(actorOf(`Actor.${select.value}`));
  }

  private static async onRemoveMember(this: DeskApp, _event: Event, target: HTMLElement) {
    await leaveParty(target.dataset.id ?? "");
  }

  private static async onResetParty(this: DeskApp): Promise<void> {
    await resetParty();
  }

  private static async onShowAll(this: DeskApp, _event: Event, target: HTMLElement): Promise<void> {
    const id = bookAt(target);
    if (!this.showsAll.delete(id)) this.showsAll.add(id);
    await this.render({ parts: ["party"] });
  }
}

/** The id of the book whose part of the desk holds an element. */
function bookAt(element: HTMLElement): string {
  return element.closest<HTMLElement>("[data-book]")?.dataset.book ?? "";
}

/** A rest that this game master has ordered. */
interface Rested {
  readonly title: string;
  readonly lines: RestedLine[];
  state: "running" | "done" | "undone";
}

function restedView({ title, lines, state }: Rested) {
  const mayUndo = state === "done" && mayUndoRest(lines);
  return { title, lines, isUndone: state === "undone", mayUndo };
}

/** A click that is the second of a double click: it gives nothing a second time. */
function isSecondClick({ detail }: PointerEvent): boolean {
  return detail > 1;
}
