import { ProgressBar, tellFailures, tellLocked, tellStopped } from "./notices.ts";
import { type Pack, packPlace, worldPacks, worldPlaces } from "./places.ts";
import { stepsAfter } from "./plan.ts";
import { type Failure, Interrupted, runStep, type Watch } from "./run-step.ts";
import { MIGRATION_SETTINGS } from "./settings.ts";
import { changesDocuments, type MigrationStep } from "./step.ts";

const { version, runner, behind } = MIGRATION_SETTINGS;

/** Milliseconds in which the claim of another game master would have arrived. */
const CLAIM_TIME = 1000;

/**
 * Brings the world through steps. What has been done is noted after each step, so that whoever
 * goes on after an interruption begins with the step that was not finished.
 */
export async function runMigrations(steps: readonly MigrationStep[]): Promise<void> {
  await work(async (advance) => {
    const failures: Failure[] = [];
    const locked = worldPacks().filter((pack) => pack.locked);
    await noteBehind(locked, version.get());
    for (const [at, step] of steps.entries()) {
      console.info(`Quartet | migration ${step.number}: ${step.description}`);
      const places = changesDocuments(step) ? [...worldPlaces(), ...openPacks()] : [];
      failures.push(...(await runStep(step, places, advance(at, steps.length))));
      if (!isOurs()) throw new Interrupted();
      await version.set(step.number);
    }
    tellLocked(locked.map(({ title }) => title));
    return failures;
  });
}

/** Those that are behind come later, with all steps that they lack. */
function openPacks() {
  const late = behind.get();
  return worldPacks()
    .filter(({ collection, locked }) => !locked && !(collection in late))
    .map(packPlace);
}

/** Brings compendiums up to date that were locked when the world was, and no longer are. */
export async function catchUp(steps: readonly MigrationStep[]): Promise<void> {
  const late = behind.get();
  const packs = worldPacks().filter(({ collection, locked }) => collection in late && !locked);
  if (packs.length === 0) return;
  await work(async (advance) => {
    const failures: Failure[] = [];
    for (const [at, pack] of packs.entries()) {
      const { collection } = pack;
      for (const step of stepsAfter(late[collection] ?? 0, steps)) {
        failures.push(...(await runStep(step, [packPlace(pack)], advance(at, packs.length))));
        await behind.set({ ...behind.get(), [collection]: step.number });
      }
      const { [collection]: _done, ...rest } = behind.get();
      await behind.set(rest);
    }
    return failures;
  });
}

type Advance = (part: number, parts: number) => Watch;

/** Takes the work, shows how it goes, and gives it back. */
async function work(task: (advance: Advance) => Promise<readonly Failure[]>): Promise<void> {
  const bar = new ProgressBar();
  try {
    await claim();
    const failures = await task((part, parts) => ({
      goesOn: isOurs,
      onProgress: (done) => bar.move((part + done) / parts),
    }));
    await runner.set("");
    if (failures.length > 0) bar.remove();
    else bar.finish();
    tellFailures(failures);
  } catch (error) {
    bar.remove();
    if (!(error instanceof Interrupted)) tellStopped(error);
  }
}

/** Two game masters who join at once may both think that it is theirs: the later claim counts. */
async function claim(): Promise<void> {
  await runner.set(game.userId ?? "");
  await new Promise((resolve) => setTimeout(resolve, CLAIM_TIME));
  if (!isOurs()) throw new Interrupted();
}

function isOurs(): boolean {
  return runner.get() === game.userId;
}

/** Notes locked compendiums, and forgets those that are gone. */
async function noteBehind(locked: readonly Pack[], before: number): Promise<void> {
  const ids = new Set(worldPacks().map(({ collection }) => collection));
  const known = Object.entries(behind.get()).filter(([id]) => ids.has(id));
  const fresh = locked.map(({ collection }) => [collection, before] as const);
  await behind.set(Object.fromEntries([...fresh, ...known]));
}
