import { fits } from "./fits.ts";
import type { Play, Verdict } from "./play.ts";
import { type ContestMove, isInPlay, type MoveType } from "./state.ts";

/** Clocks may differ by this much, in milliseconds. */
const CLOCK_TOLERANCE = 2000;

/** What each move does to a contest, if it counts. */
export const JUDGES: Readonly<Record<MoveType, (play: Play, move: ContestMove) => Verdict>> = {
  declare(play, move) {
    const side = play.ownSide(move);
    const isFit = play.offer.declares && typeof move.data.hash === "string";
    if (side?.status !== "waiting" || !isFit) return "ignored";
    Object.assign(side, { status: "declared", declare: move });
    return "counts";
  },

  aside(play, move) {
    const side = play.ownSide(move);
    if (!side || side.aside || !play.offer.declares) return "ignored";
    if (!side.declare) return "tooEarly";
    const isFit = side.declare.author === move.author && side.declare.data.private === true;
    if (!isFit) return "ignored";
    side.aside = move;
    return "counts";
  },

  commit(play, move) {
    const side = play.ownSide(move);
    if (!side || !play.offer.secret || typeof move.data.hash !== "string") return "ignored";
    const isDue = mayChoose(play, side.status);
    if (isDue === "counts") Object.assign(side, { status: "committed", commit: move });
    return isDue;
  },

  answer(play, move) {
    const side = play.ownSide(move);
    if (!side || play.offer.secret) return "ignored";
    const isDue = mayChoose(play, side.status);
    if (isDue !== "counts") return isDue;
    if (!play.offer.declares || fits(play, side, move))
      Object.assign(side, { status: "answered", answer: move });
    else side.isVoid = true;
    return side.answer === move ? "counts" : "ignored";
  },

  /** Clocks differ: a reveal that seems to come before the last commitment waits for it. */
  reveal(play, move) {
    const side = play.ownSide(move);
    if (!side || side.status === "answered" || !isInPlay(side)) return "ignored";
    if (play.phase !== "committed") return "tooEarly";
    if (fits(play, side, move)) Object.assign(side, { status: "answered", answer: move });
    else side.isVoid = true;
    return side.answer === move ? "counts" : "ignored";
  },

  again(play, move) {
    const side = play.ownSide(move);
    if (!side || !isInPlay(side)) return "ignored";
    if (play.phase !== "answered") return "tooEarly";
    const round = side.again.length + 1;
    if (typeof move.data.round !== "number" || move.data.round < round) return "ignored";
    if (move.data.round > round) return "tooEarly";
    side.again = [...side.again, move];
    return "counts";
  },

  /** Who has declared is in; only a game master takes out a side that cannot go on. */
  decline(play, move) {
    const side = play.ownSide(move);
    const isTakenOut = side?.status === "declared" && play.isGameMaster(move);
    if (!side || (side.status !== "waiting" && !isTakenOut)) return "ignored";
    side.status = "declined";
    return "counts";
  },

  /** Only while nobody has shown anything: the opener cannot run away from what others reveal. */
  withdraw(play, move) {
    if (!play.leads(move) || play.phase !== "open") return "ignored";
    return play.end("withdrawn", move);
  },

  close(play, move) {
    const mayClose =
      play.isGameMaster(move) ||
      (play.leads(move) &&
        (play.phase === "open" || (play.phase === "committed" && play.hasShownAll(move.author))));
    return mayClose ? play.end("closed", move) : "ignored";
  },

  timeout(play, move) {
    const isDue = play.deadline !== null && move.time >= play.deadline - CLOCK_TOLERANCE;
    if (!isDue || !play.leads(move) || play.phase !== "open") return "ignored";
    const asked = play.stage === "declare" ? "waiting" : play.readyToChoose;
    for (const side of play.sides) if (side.status === asked) side.status = "late";
    return "counts";
  },

  ruling(play, move) {
    if (!play.isGameMaster(move)) return "ignored";
    const { rulesEarly } = play.offer;
    if (!rulesEarly && play.phase !== "answered") return "tooEarly";
    play[rulesEarly && !play.hasChosen() ? "early" : "ruling"] = move;
    return "counts";
  },
};

/** A choice waits until every side in play has declared, whatever the clocks say. */
function mayChoose(play: Play, status: string): Verdict {
  if (status === play.readyToChoose) return play.stage === "choose" ? "counts" : "tooEarly";
  return status === "waiting" ? "tooEarly" : "ignored";
}
