import { CONFIG } from "../globals.ts";
import { parse } from "./grammar.peggy";
import { OperatorTerm } from "./terms/operator.ts";
import type { RollTerm } from "./terms/term.ts";
import type { RollAst, RollParseNode } from "./types.ts";

/** Turns formulas into nodes, and lists of terms into trees by the precedence of operators. */
export class RollParser {
  readonly formula: string;

  constructor(formula: string) {
    this.formula = formula;
  }

  /**
   * The nodes of the formula, operators among them.
   * @throws SyntaxError of the grammar, with the place.
   */
  parse(): RollParseNode[] {
    return parse(this.formula, { denominations: Object.keys(CONFIG.Dice.terms) });
  }

  static isOperatorTerm(node: unknown): node is OperatorTerm {
    return node instanceof OperatorTerm;
  }

  /**
   * A tree of binary operations.
   * @throws When operands or operators stand next to one another.
   */
  static toAST(terms: RollTerm[]): RollAst | RollTerm {
    let position = 0;
    const operand = (): RollTerm => {
      const term = terms[position++];
      if (!term) throw new Error("The dice formula ends where a term should stand");
      if (RollParser.isOperatorTerm(term))
        throw new Error(`An operator stands where a term should, in ${formulaOf(terms)}`);
      return term;
    };
    const climb = (least: number): RollAst | RollTerm => {
      let left: RollAst | RollTerm = sign() ?? operand();
      for (;;) {
        const operator = terms[position];
        if (!operator) return left;
        if (!RollParser.isOperatorTerm(operator))
          throw new Error(`Two terms without an operator between them, in ${formulaOf(terms)}`);
        const precedence = OperatorTerm.PRECEDENCE[operator.operator]!;
        if (precedence < least) return left;
        position++;
        left = {
          class: "Node",
          operator: operator.operator,
          operands: [left, climb(precedence + 1)],
        };
      }
    };
    const sign = (): RollAst | null => {
      const first = terms[0];
      if (position !== 0 || !RollParser.isOperatorTerm(first) || first.operator !== "-")
        return null;
      position++;
      const operands: RollAst["operands"] = [null, climb(OperatorTerm.PRECEDENCE["*"]!)];
      return { class: "Node", operator: "-", operands };
    };
    return climb(0);
  }

  /** The terms of a tree in the order of reading, with operators between them. */
  static flattenTree(root: RollAst | RollTerm): RollTerm[] {
    if (!("operands" in root)) return [root];
    const [left, right] = root.operands;
    return [
      ...(left ? RollParser.flattenTree(left) : []),
      new OperatorTerm({ operator: root.operator }),
      ...RollParser.flattenTree(right),
    ];
  }
}

function formulaOf(terms: RollTerm[]): string {
  return terms.map((term) => term.formula).join(" ");
}
