import { formatDice } from "../../core/dice/notation.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { readerName, type TranslatedName } from "../../core/i18n/translations.ts";
import { abilityName, bandName, partName } from "../names.ts";
import type { AttackChangeFacts } from "../rolls/attack-changes.ts";
import type { Recalled } from "../rolls/attack-proposals.ts";
import { type DamageDice, formatDamage } from "../rolls/damage-dice.ts";
import type {
  Arrival,
  AttackFacts,
  AttackJudgement,
  KeptTarget,
  TargetJudgement,
} from "../rolls/judge-attack.ts";
import type { AbilityId } from "../rules/abilities.ts";
import type { StrikeOutcome } from "../rules/damage.ts";
import { painEffect } from "../rules/pain.ts";
import { traumaChanges } from "./changes-view.ts";
import { d20View, edgeRows, nettingView, termRows } from "./roll-view.ts";

/** What a card is made of: the message's data, and what its dice came to. */
export interface AttackCardFacts extends AttackFacts {
  readonly weapon: TranslatedName;
  readonly provoked: boolean;
  readonly ability: AbilityId | "";
  readonly damage: DamageDice | null;
  readonly damageFaces: readonly number[];
  /** Places of the targets whose numbers this reader may know. */
  readonly known: ReadonlySet<number>;
  /** Places of the targets that are marked as dead although nothing deadly is left. */
  readonly leftDead: ReadonlySet<number>;
  /** Whether this reader may take death back. */
  readonly mayRevive: boolean;
  readonly states: readonly Recalled[];
  readonly changes: readonly AttackChangeFacts[];
  /** `null` while no dice can be read. */
  readonly judgement: AttackJudgement | null;
}

/** The card as the template shows it. */
export function attackCard(facts: AttackCardFacts, reader: Reader) {
  const { judgement, targets } = facts;
  const hits = judgement?.targets.filter(({ hit }) => hit).length ?? 0;
  const part = (change: AttackChangeFacts) =>
    namePart(targets[Number(change.side)]!, change.about.part, reader);
  const changes = traumaChanges(facts.changes, part, reader);
  return {
    title: readerName(facts.weapon, reader.language),
    subtitle: subtitle(facts, reader),
    isSuccess: hits > 0,
    isFailure: targets.length > 0 && judgement !== null && hits === 0,
    headline: judgement ? headline(facts, judgement, hits, reader) : "",
    result: judgement ? resultView(facts, judgement, reader) : null,
    targets: judgement
      ? targets.map((target, place) => targetView(facts, target, place, judgement, reader))
      : [],
    ...changes,
    undoAll: undoableTargets(changes.changes, targets, reader),
  };
}

function subtitle({ provoked, ability }: AttackCardFacts, reader: Reader): string {
  const what = reader.text(`QUARTET.Trauma.Attack.Card.${provoked ? "Provoked" : "Attack"}`);
  if (!ability) return what;
  return reader.text("QUARTET.Trauma.Attack.Card.With", {
    what,
    ability: abilityName(ability, reader),
  });
}

/** The one large line. */
function headline(
  { targets }: AttackCardFacts,
  { roll }: AttackJudgement,
  hits: number,
  reader: Reader,
): string {
  const { text, plural } = reader;
  if (targets.length === 0) return text("QUARTET.Trauma.Attack.Card.Total", { total: roll.total });
  if (targets.length > 1 && hits > 0) return plural("QUARTET.Trauma.Attack.Card.Hits", hits);
  return text(`QUARTET.Trauma.Attack.Card.${hits > 0 ? "Hit" : "Miss"}`);
}

/** The dice of the attack, and every step of the sum. */
function resultView(facts: AttackCardFacts, judgement: AttackJudgement, reader: Reader) {
  const { roll, netting, damage } = judgement;
  const faces = facts.damageFaces.map((face) => reader.number(face)).join(" + ");
  return {
    dice: d20View(roll.die, reader),
    kept: reader.number(roll.die.kept),
    total: reader.number(roll.total),
    terms: termRows(facts.terms, facts.weapon, reader),
    edges: edgeRows(facts.edges, reader),
    netting: nettingView(netting, reader),
    damage:
      damage === null || !facts.damage
        ? null
        : {
            dice: formatDamage(facts.damage, reader),
            faces,
            points: reader.number(damage),
          },
  };
}

/** What came of it for one target. */
function targetView(
  facts: AttackCardFacts,
  target: KeptTarget,
  place: number,
  judgement: AttackJudgement,
  reader: Reader,
) {
  const judged = judgement.targets[place]!;
  const state = facts.states[place];
  const isKnown = facts.known.has(place);
  const key = judged.hit ? "Reached" : "Missed";
  return {
    name: target.name,
    isHit: judged.hit,
    against: reader.text(`QUARTET.Trauma.Attack.Card.${key}`, {
      total: judgement.roll.total,
      ac: target.armourClass,
    }),
    parts: judged.arrivals.map((arrival) => partView(target, judged, arrival, isKnown, reader)),
    pain: judged.strike ? painText(judged.strike, isKnown && isExact(state), reader) : "",
    vital: judged.strike ? vitalText(judged.strike, reader) : "",
    plain: judged.plain?.rule === "destroyed" ? reader.text("QUARTET.Trauma.Attack.Card.Gone") : "",
    leftDead: leftDeadView(facts, target, place, reader),
    reveals: revealText(judged, reader),
    isMoved:
      state && !state.isAsKept && judged.hit ? reader.text("QUARTET.Trauma.Attack.Card.Moved") : "",
  };
}

/** What was applied when much else had changed tells of points, but not of the pain of other parts. */
function isExact(state: Recalled | undefined): boolean {
  return !state?.isApplied || state.isAsKept;
}

/** One part: what arrived, what armour stopped, what it did. */
function partView(
  target: KeptTarget,
  { strike, plain }: TargetJudgement,
  arrival: Arrival,
  isKnown: boolean,
  reader: Reader,
) {
  const { text, number } = reader;
  const { part, raw, dealt, block } = arrival;
  const wound = strike?.strikes.find((one) => one.part === part)?.wound;
  const [before, after] = plain ? [plain.before, plain.after] : [wound?.before.op, wound?.after.op];
  const isKnownChange = isKnown && before !== undefined && after !== undefined && dealt > 0;
  return {
    name: part ? namePart(target, part, reader) : text("QUARTET.Trauma.Attack.Whole"),
    raw: number(raw),
    armour: armourText(arrival, isKnown, reader),
    dealt: number(dealt),
    isBlocked: dealt === 0,
    points: isKnownChange ? text("QUARTET.Trauma.Attack.Card.Points", { before, after }) : "",
    worn: block && block.wearChange !== 0 ? wornText(arrival, isKnown, reader) : "",
    injury: wound ? injuryText(wound, reader) : "",
    isInjured: wound?.rule === "newInjury",
  };
}

function armourText({ armour, armourFace, block }: Arrival, isKnown: boolean, reader: Reader) {
  if (!armour || !block) return "";
  const die = formatDice({ count: 1, faces: armour.faces }, reader.language);
  const name = isKnown
    ? readerName(armour.name, reader.language)
    : reader.text("QUARTET.Trauma.Attack.Card.Armour");
  const key = armour.wear === 0 ? "Stopped" : "StoppedWorn";
  return reader.text(`QUARTET.Trauma.Attack.Card.${key}`, {
    armour: name,
    die,
    face: armourFace ?? 0,
    wear: reader.change(armour.wear),
    blocked: block.blocked,
  });
}

function wornText({ armour, block }: Arrival, isKnown: boolean, reader: Reader): string {
  const key = block?.ruined ? "Ruined" : "Worn";
  return reader.text(`QUARTET.Trauma.Attack.Card.${key}${isKnown ? "" : "Hidden"}`, {
    durability: armour?.durability ?? 0,
    blocked: block?.blocked ?? 0,
  });
}

function injuryText(
  { rule, daysAdded, after }: StrikeOutcome["strikes"][number]["wound"],
  reader: Reader,
): string {
  if (rule === "newInjury")
    return reader.plural("QUARTET.Trauma.Attack.Card.Injury", daysAdded, {
      dice: formatDice({ count: 2, faces: 4 }, reader.language),
    });
  if (rule === "injuryProlonged")
    return reader.plural("QUARTET.Trauma.Attack.Card.Longer", after.days);
  return "";
}

/** The pain before and after, where it changes, for those who may know it. */
function painText(strike: StrikeOutcome, isKnown: boolean, reader: Reader): string {
  const { painBefore, painAfter, bandAfter } = strike;
  if (!isKnown || painBefore.points === painAfter.points) return "";
  return reader.text("QUARTET.Trauma.Attack.Card.Pain", {
    before: painBefore.points,
    after: painAfter.points,
    band: bandName(bandAfter, reader),
  });
}

/** What everybody sees: somebody falls. */
function vitalText({ felled, killed }: StrikeOutcome, { text }: Reader): string {
  if (killed) return text("QUARTET.Trauma.Attack.Card.Killed");
  return felled ? text("QUARTET.Trauma.Attack.Card.Felled") : "";
}

/** Taking a hit back takes no death back: that is for a game master to say (trauma.md TA-32). */
function leftDeadView(
  { changes, leftDead, mayRevive }: AttackCardFacts,
  { name }: KeptTarget,
  place: number,
  { text }: Reader,
) {
  const isTakenBack = changes.some(
    ({ side, receipt }) => side === String(place) && receipt?.undoneBy,
  );
  if (!isTakenBack || !leftDead.has(place)) return null;
  return {
    side: String(place),
    text: text("QUARTET.Trauma.Attack.Card.LeftDead"),
    revive: mayRevive ? text("QUARTET.Trauma.Attack.Card.Revive", { name }) : "",
  };
}

/** An attack tells where it came from, unless its target is out (Trauma 003:19). */
function revealText({ strike }: TargetJudgement, { text }: Reader): string {
  const isAwake = strike ? painEffect(strike.bandAfter).conscious : true;
  return isAwake ? text("QUARTET.Trauma.Attack.Card.Reveals") : "";
}

function namePart({ body }: KeptTarget, id: string, reader: Reader): string {
  return partName(id, body.plan, reader);
}

/** Targets of whom more than one change can be taken back. */
function undoableTargets(
  changes: readonly { readonly side: string; readonly mayUndo: boolean }[],
  targets: readonly KeptTarget[],
  { text }: Reader,
) {
  return targets.flatMap(({ name }, place) => {
    const own = changes.filter(({ side, mayUndo }) => mayUndo && side === String(place));
    const label = text("QUARTET.Trauma.Attack.Card.UndoAll", { name });
    return own.length > 1 ? [{ side: String(place), label }] : [];
  });
}
