import { askToWait, dropWaiting, endWaiting } from "./notices.ts";
import { isMine, type Plan, planFor } from "./plan.ts";
import { migrationSteps } from "./registry.ts";
import { catchUp, runMigrations } from "./run.ts";
import { MIGRATION_SETTINGS } from "./settings.ts";

const { version, runner } = MIGRATION_SETTINGS;

let isAtWork = false;

/** Called in `ready`: one game master brings the world up to date, the others wait. */
export function followMigrations(): void {
  for (const setting of [version, runner]) setting.follow(() => void consider());
  Hooks.on("userConnected", () => void consider());
  void consider().then(() => {
    if (isWorkMine()) void atWork(() => catchUp(migrationSteps()));
  });
}

async function consider(): Promise<void> {
  if (isAtWork) return;
  const plan = worldPlan();
  if (plan.kind !== "none" && isWorkMine()) await atWork(() => carryOut(plan));
  else showState();
}

async function atWork(task: () => Promise<unknown>): Promise<void> {
  if (isAtWork) return;
  isAtWork = true;
  dropWaiting();
  try {
    await task();
  } finally {
    isAtWork = false;
    showState();
  }
}

/** Whoever cannot help is asked to wait, until there is nothing to wait for. */
function showState(): void {
  const { kind } = worldPlan();
  if (kind === "none") endWaiting();
  else if (kind === "run" && !isWorkMine()) askToWait();
}

function worldPlan(): Plan {
  return planFor({ version: version.get(), isNew: isEmptyWorld() }, migrationSteps());
}

async function carryOut(plan: Exclude<Plan, { kind: "none" }>): Promise<void> {
  if (plan.kind === "note") await version.set(plan.version);
  else await runMigrations(plan.steps);
}

function isWorkMine(): boolean {
  if (!game.user.can("SETTINGS_MODIFY")) return false;
  const begun = game.users.get(runner.get());
  return isMine({
    self: game.userId ?? "",
    activeGameMaster: game.users.activeGM?.id ?? null,
    runner: runner.get(),
    isRunnerActive: begun?.active === true && begun.isGM,
  });
}

/** Whether there is nothing yet that could be of an older shape. */
function isEmptyWorld(): boolean {
  const held = [game.actors, game.items, game.messages];
  const hasTokens = [...game.scenes].some(({ tokens }) => tokens.size > 0);
  return (
    !hasTokens && held.every(({ size, invalidDocumentIds }) => size + invalidDocumentIds.size === 0)
  );
}
