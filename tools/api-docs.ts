import { writeFileSync } from "node:fs";
import { readExamples } from "./api/examples.ts";
import { type Api, type Entry, readApi, type Section } from "./api/model.ts";
import { fromRoot } from "./paths.ts";

/** What the sources cannot say: how to begin. */
const INTRODUCTION = `# For modules and macros

Everything here is stable: names and shapes change only with a new major version, and a test holds
them. \`game.quartet\` is there from \`init\` on (\`game.system.api\` is the same object); call what
needs documents after the hook \`quartet.ready\`. Everything checks the rights of whoever calls it,
tells refusals to the user, and leaves data as they were.

\`\`\`js
// Roll: a skill by its identifier or the id of its item, an attribute by its id; or an item.
await actor.check("stealth", { skipDialog: true });
await game.quartet.use("Actor.….Item.…", { modifier: 2 });

// Read: what a HUD shows of whoever is selected, in the reader's language.
for (const { name, img, group, use } of game.quartet.actions(token))
  addButton(group, name, img, (event) => use({ skipDialog: game.quartet.skipsDialog(event) }));

// Read: what came of a check, as far as this reader may know it.
const { isSuccess, total, against } = game.quartet.resultOf(message) ?? {};

// Compare and apply: an exchange of blows, and what it asks for, once and with undo.
const contest = await game.quartet.helix.openCombat(actor, weapon, { opponents: [target] });
Hooks.on("quartet.contestResolved", async ({ id }) => {
  if (id === contest) await game.quartet.contests.apply(id);
});

// Change a check before its dialog opens, or cancel it with false.
Hooks.on("quartet.configureCheck", (kind, config) => {
  if (kind === "rpsCheck") config.modifier -= 10;
});
\`\`\`

The dice of every message are in its \`rolls\`, as Foundry has it: Dice So Nice and others show each
once, to those who may read the message. Kinds of checks are \`rpsCheck\`, \`noppaCheck\`, \`helixCheck\`,
\`helixWeaving\`, \`traumaCheck\`, \`traumaAttack\` and \`traumaMedicine\`; kinds of contests \`rpsAction\`,
\`rpsWills\`, \`helixAction\` and \`helixCombat\`.

Statuses that tokens show, besides Foundry's own: \`noppaHelpfulFriends\`, \`noppaNoise\`,
\`noppaUnderAttack\`, \`noppaPoorTools\`, \`helixZeroLp\`, \`helixSeveralOpponents\`, \`rpsShock\`,
\`rpsDeepShock\`, \`traumaSneaking\`, \`traumaAlert\` and \`traumaDisengaged\`. Whoever switches one with
\`actor.toggleStatusEffect\` changes what the rules read, and the other way round.

The examples below are checked against the types of the sources. In them, \`actor\` and \`opponent\`
are actors, \`item\` is an item of an actor, \`contest\` and \`side\` are ids, and \`party\` is a list
of UUIDs. What is in them can be copied into a macro.

This page is written by \`npm run build\` from the sources.`;

/** `docs/api.md`: tables of all that modules and macros may rely on, from the docstrings. */
export function apiPage({ objects, documents, hooks, types }: Api = readApi()): string {
  const sections = [
    INTRODUCTION,
    "## Documents",
    ...documents.flatMap((section) => [told(section, "Member"), ...examplesOf(section)]),
    "## Objects",
    ...objects.flatMap((section) => [
      told({ ...section, title: `\`${section.title}\`` }, "Member"),
      ...examplesOf(section),
    ]),
    "## Hooks",
    table(hooks.entries, "Hook"),
    ...examplesOf(hooks),
    "## Types",
    ...types.map((section) => told(section, "Field")),
  ];
  return `${sections.join("\n\n")}\n`;
}

function told({ title, doc, entries, shape }: Section, head: string): string {
  const about = [prose(doc), shape && inCode(shape)].filter((text) => text).join(" ");
  const parts = [`### ${title}`, about, entries.length > 0 ? table(entries, head) : ""];
  return parts.filter((text) => text !== "").join("\n\n");
}

/** The name of an entry among the examples. */
export const exampleKey = ({ title }: Section, { name }: Entry): string => `${title}.${name}`;

/** One block with an example of each member, in the order of the table. */
function examplesOf(section: Section): string[] {
  const examples = readExamples();
  const shown = section.entries.flatMap((entry) => {
    const code = examples.get(exampleKey(section, entry));
    return code === undefined ? [] : [`// ${entry.name}\n${code}`];
  });
  return shown.length > 0 ? [`\`\`\`ts\n${shown.join("\n\n")}\n\`\`\``] : [];
}

function table(entries: readonly Entry[], head: string): string {
  const rows = entries.map(({ name, shape, doc }) => {
    // A function type, as a hook or a field has it, is shown as such.
    const isCall = shape.startsWith("(") && !/\) => [^:]*$/.test(shape);
    return `| ${inCode(isCall ? name + shape : `${name}: ${shape}`)} | ${prose(doc)} |`;
  });
  return [`| ${head} |  |`, "| --- | --- |", ...rows].join("\n");
}

const inCode = (text: string): string => `\`${text.replaceAll("|", "\\|")}\``;

/** A docstring in one paragraph: its tags become sentences. */
function prose(doc: string): string {
  return doc
    .replace(/\{@link (\w+)\}/g, "`$1`")
    .replace(/\s*@param (\w+) /g, " `$1`: ")
    .replace(/\s*@returns /g, " Returns: ")
    .replace(/\s*@throws *(\{\w+\})? */g, " Throws ")
    .replace(/\s+/g, " ")
    .replaceAll("|", "\\|")
    .replaceAll("<", "&lt;")
    .trim();
}

/** Writes `docs/api.md`. */
export function writeApiPage(): void {
  writeFileSync(fromRoot("docs/api.md"), apiPage());
}
