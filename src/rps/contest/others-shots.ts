import { applyChanges } from "../../core/contest/changes.ts";
import { type Contest, type ContestSide, joinContest } from "../../core/contest/joined.ts";
import { isMoveMessage, offerMessage, offerMessages } from "../../core/contest/messages.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { itemOf } from "../../core/documents/lookup.ts";
import { rpsAction } from "./action-kind.ts";
import { actionOf } from "./choices.ts";

/**
 * Counts the shots of a contest that came out of magazines of others, as a vehicle's is for a gunner
 * whom it does not belong to. The active game master's client does it; receipts make it once. RPS [108][139]
 */
async function countOthersShots(contest: Contest): Promise<void> {
  if (!game.users.activeGM?.isSelf || !contest.outcome) return;
  for (const { id, declared } of contest.answered?.sides ?? []) {
    const { weapon, way } = actionOf(declared ?? { open: {}, hidden: {} });
    const item = itemOf(weapon?.uuid);
    const holder = item?.actor as QuartetActor | null | undefined;
    const side = contest.sides.find((entry) => entry.id === id);
    if (!weapon || !item || !holder || !side || way === "unopposed" || weapon.shots === 0) continue;
    if (countedIt(side, holder)) continue;
    const shots = {
      id: `shots-${id}`,
      side: id,
      item: String(item.id),
      path: "system.ammunition.value",
      change: -weapon.shots,
      label: "QUARTET.Weapon.Ammunition",
      min: 0,
    };
    await applyChanges({ id: contest.id }, holder, [shots]);
  }
}

/** Whoever threw the dice of a side counts the shots of what is theirs. */
function countedIt({ state }: ContestSide, holder: QuartetActor): boolean {
  const author = game.users.get(state.answer?.author ?? "");
  return author ? holder.testUserPermission(author as never, "OWNER") : false;
}

async function countAll(): Promise<void> {
  for (const message of offerMessages())
    if (message.system.kind === rpsAction.id) await countOthersShots(joinContest(message));
}

/** Called in `ready`. Whoever becomes the active game master makes up for what nobody has counted. */
export function registerOthersShots(): void {
  Hooks.on("createChatMessage", (message) => {
    if (!isMoveMessage(message)) return;
    const { contest } = message.system;
    // Once the contest is joined with this move.
    setTimeout(() => {
      const offer = offerMessage(contest);
      if (offer?.system.kind === rpsAction.id) void countOthersShots(joinContest(offer));
    });
  });
  Hooks.on("userConnected", () => void countAll());
  void countAll();
}
