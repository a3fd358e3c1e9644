import type { Reader } from "../../core/i18n/language.ts";
import type { Measure } from "../../core/rules/measures.ts";
import type { RpsSettings } from "../rules/settings.ts";
import { bookValue, isBookAt, valueAt } from "./edit.ts";

export interface Option {
  readonly value: string | number;
  readonly label: string;
  readonly selected: boolean;
}

/** One thing to type, choose or tick. Its name is the path of the value that it changes. */
export interface Control {
  readonly name: string;
  /** What it is called where no words stand beside it. */
  readonly label: string;
  readonly value: string;
  /** How the number is read; empty for other kinds. */
  readonly number: "whole" | "any" | "";
  readonly measure?: Measure | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly options: readonly Option[] | null;
  readonly isFlag: boolean;
  readonly checked: boolean;
  readonly changed: boolean;
  /** What the book has in its place. */
  readonly was: string;
  /** The book itself gives this number away. */
  readonly isText: boolean;
}

/** What a number may be. */
export interface NumberFacts {
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: boolean;
  readonly measure?: Measure | undefined;
  readonly isText?: boolean;
}

/** Makes the controls of one view: all read the same settings, for the same reader. */
export class Controls {
  constructor(
    readonly settings: RpsSettings,
    readonly reader: Reader,
  ) {}

  number(name: string, label: string, facts: NumberFacts = {}): Control {
    const { min, max, decimals = false, measure, isText = false } = facts;
    const { number: plain, inField } = this.reader;
    const written = (value: number) => (measure ? inField(measure, value) : plain(value));
    const show = (value: unknown) => (typeof value === "number" ? written(value) : "");
    const value = show(this.value(name));
    const number = decimals ? "any" : "whole";
    return { ...this.plain(name, label, value, show), number, measure, min, max, isText };
  }

  choice(name: string, label: string, choices: Iterable<readonly [string | number, string]>) {
    const current = this.value(name);
    const options = [...choices].map(([value, text]) => ({
      value,
      label: text,
      selected: value === current,
    }));
    const show = (value: unknown) => options.find((option) => option.value === value)?.label ?? "";
    return { ...this.plain(name, label, String(current), show), options };
  }

  flag(name: string, label: string): Control {
    const checked = this.value(name) === true;
    return { ...this.plain(name, label, "", () => ""), isFlag: true, checked };
  }

  private value(name: string): unknown {
    return valueAt(this.settings, name.split("."));
  }

  private plain(
    name: string,
    label: string,
    value: string,
    show: (value: unknown) => string,
  ): Control {
    const book = bookValue(name);
    const changed = book !== undefined && !isBookAt(this.settings, name);
    return {
      name,
      label,
      value,
      number: "",
      options: null,
      isFlag: false,
      checked: false,
      changed,
      was: changed ? show(book) : "",
      isText: false,
    };
  }
}
