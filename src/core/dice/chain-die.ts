import { MAX_CHAIN } from "../rules/exploding-die.ts";

const { Die } = foundry.dice.terms;

/** The modifier that makes chains; a number after it is what the highest face counts. */
const CHAIN = "ch";

/**
 * A die that is rolled again at once whenever it shows its highest face.
 * Foundry's own `x` adds further faces at the end of the term, where nobody can tell which die
 * they belong to. Here each chain stays together: a result marked `exploded` goes on in the next
 * one. Every face is a result of its own, so other modules can show every physical die.
 */
export class ChainDie extends Die {
  static override MODIFIERS = { ...Die.MODIFIERS, [CHAIN]: "chain" } as typeof Die.MODIFIERS;

  /**
   * A term of `count` dice that will explode.
   * @param step What the highest face counts where it is rolled again; its own value when left out.
   */
  static of(count: number, faces: number, step = faces): ChainDie {
    const modifier = step === faces ? CHAIN : `${CHAIN}${step}`;
    return new ChainDie({ number: count, faces, modifiers: [modifier] });
  }

  /** The faces of each die. Empty before the roll. */
  get chains(): number[][] {
    const chains: number[][] = [];
    let goesOn = false;
    for (const { result, exploded } of this.results) {
      if (goesOn) chains.at(-1)?.push(result);
      else chains.push([result]);
      goesOn = exploded === true;
    }
    return chains;
  }

  /** Called by Foundry for the modifier, after the first face of each die has fallen. */
  async chain(modifier = CHAIN): Promise<void> {
    const step = modifier.slice(CHAIN.length);
    // New faces are added at the end, as whoever enters them by hand sees them; sorted afterwards.
    const firsts = [...this.results];
    const chained: typeof firsts = [];
    for (const first of firsts) {
      let last = first;
      chained.push(last);
      for (let length = 1; last.result === this.faces && length < MAX_CHAIN; length++) {
        last.exploded = true;
        if (step) last.count = Number(step);
        await this.roll({ explode: true } as never);
        last = this.results.at(-1) ?? last;
        chained.push(last);
      }
    }
    this.results = chained;
  }
}
