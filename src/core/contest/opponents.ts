import type { QuartetActor } from "../documents/actor.ts";
import { reader, sortedByName } from "../i18n/language.ts";
import { FormDialog } from "../sheets/form-dialog.ts";
import { refuse } from "./guard.ts";
import { contestKind } from "./kind.ts";
import {
  type Participant,
  participantOf,
  possibleOpponents,
  shownName,
  targetedParticipants,
} from "./participants.ts";

interface DropData {
  readonly type?: string;
  readonly uuid?: string;
}

/** Asks whom a contest is with: from a list, or by dropping an actor or a token on the window. */
class OpponentsDialog extends FormDialog<readonly Participant[]> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-opponents-{id}",
    classes: ["quartet-opponents"],
    window: { icon: "fa-solid fa-people-arrows", title: "QUARTET.Contest.Opponents.Title" },
    position: { width: 420 },
  };

  static override PARTS = {
    list: { template: "systems/quartet/templates/core/contest/opponents.hbs", scrollable: [""] },
  };

  private readonly chosen = new Set<string>();

  constructor(
    private readonly candidates: Participant[],
    private readonly mayJoin: (participant: Participant) => boolean,
    private readonly skin: string,
  ) {
    super({});
  }

  protected override read(): readonly Participant[] {
    return this.candidates.filter(({ actor }) => this.chosen.has(actor.uuid));
  }

  protected override async _prepareContext(): Promise<never> {
    const rows = this.candidates.map((participant) => ({
      uuid: participant.actor.uuid,
      name: shownName(participant),
      img: participant.token?.texture.src ?? participant.actor.img,
      chosen: this.chosen.has(participant.actor.uuid),
    }));
    return { rows: sortedByName(rows, reader().language), isReady: this.chosen.size > 0 } as never;
  }

  protected override _onChangeForm(formConfig: never, event: Event): void {
    super._onChangeForm(formConfig, event);
    const { value, checked } = event.target as HTMLInputElement;
    if (checked) this.chosen.add(value);
    else this.chosen.delete(value);
    void this.render();
  }

  protected override async _onFirstRender(context: never, options: never): Promise<void> {
    await super._onFirstRender(context, options);
    if (this.skin) this.element.classList.add(this.skin);
    this.element.addEventListener("dragover", (event) => event.preventDefault());
    this.element.addEventListener("drop", (event) => void this.onDrop(event));
  }

  private async onDrop(event: DragEvent): Promise<void> {
    event.preventDefault();
    const { TextEditor } = foundry.applications.ux;
    const data = TextEditor.implementation.getDragEventData(event) as DropData;
    const dropped = participantOf(data.uuid ?? "");
    if (!dropped) return void refuse("NotAnActor");
    if (!this.mayJoin(dropped)) return void refuse("WrongBook");
    const { uuid } = dropped.actor;
    if (!this.candidates.some(({ actor }) => actor.uuid === uuid)) this.candidates.push(dropped);
    this.chosen.add(uuid);
    await this.render();
  }
}

/**
 * Whom a contest is with: the tokens that this user has targeted, else whoever is picked from a
 * list or dropped. @returns `null` when the user thinks better of it.
 */
export async function chooseOpponents(
  own: QuartetActor,
  kindId: string,
): Promise<readonly Participant[] | null> {
  const kind = contestKind(kindId);
  const accepts = (actor: QuartetActor) => kind?.accepts(actor) ?? false;
  const targets = targetedParticipants(own).filter(({ actor }) => accepts(actor));
  if (targets.length > 0) return targets;
  const mayJoin = ({ actor }: Participant) => accepts(actor) && actor.uuid !== own.uuid;
  const dialog = new OpponentsDialog(possibleOpponents(own, accepts), mayJoin, kind?.skin ?? "");
  const chosen = await dialog.ask();
  return chosen && chosen.length > 0 ? chosen : null;
}
