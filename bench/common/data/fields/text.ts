import type { DataModel } from "../../abstract/data-model.ts";
import type { Data } from "../../types.ts";
import {
  type CleanOptions,
  DataField,
  type FieldContext,
  type FieldOptions,
  type InitializeOptions,
} from "./data-field.ts";
import {
  createEditorInput,
  createFileInput,
  createSelectInput,
  createTextareaInput,
  createTextInput,
  type FormGroupConfig,
  type FormInputConfig,
} from "./form.ts";
import { type Choices, choiceEntries } from "./simple.ts";

export class StringField extends DataField {
  declare blank: boolean;
  declare trim: boolean;
  declare choices: Choices | undefined;
  declare textSearch: boolean;

  static override get _defaults(): FieldOptions {
    return { ...super._defaults, blank: true, trim: true, choices: undefined, textSearch: false };
  }
  constructor(options: FieldOptions = {}, context: FieldContext = {}) {
    super(options, context);
    if (this.choices === undefined) return;
    if (options.blank === undefined) this.blank = false;
    if (options.nullable === undefined) this.nullable = false;
  }
  override getInitialValue(data?: Data): unknown {
    const value = super.getInitialValue(data);
    return this.blank &&
      this.required &&
      (value === undefined || (value === null && !this.nullable))
      ? ""
      : value;
  }
  override clean(value: unknown, options: CleanOptions = {}): unknown {
    const text = typeof value === "string" && this.trim ? value.trim() : value;
    // An emptied input is "no text", which is null where that is allowed.
    if (text === "" && !this.blank && this.nullable) return null;
    return super.clean(text, options);
  }
  override _cast(value: unknown): unknown {
    return String(value);
  }
  override _validateType(value: unknown): void {
    if (typeof value !== "string") throw new Error("must be a string");
    if (value === "") {
      if (this.blank) return;
      throw new Error("may not be a blank string");
    }
    if (this.choices && !choiceEntries(this.choices).some(([choice]) => String(choice) === value))
      throw new Error(`${value} is not a valid choice`);
  }
  override _toInput(config: FormInputConfig): HTMLElement | HTMLCollection {
    const choices = config.choices ?? this.choices;
    if (choices || config.options)
      return createSelectInput({ blank: this.blank ? "" : undefined, ...config, choices });
    return createTextInput(config);
  }
}

export class HTMLField extends StringField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, blank: true };
  }
  override toFormGroup(group: FormGroupConfig = {}, input: FormInputConfig = {}): HTMLDivElement {
    return super.toFormGroup({ stacked: true, ...group }, input);
  }
  override _toInput(config: FormInputConfig): HTMLElement | HTMLCollection {
    return createEditorInput(config);
  }
}

/** A value stored as JSON text and prepared as what the text says. */
export class JSONField extends StringField {
  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      blank: false,
      trim: false,
      validationError: "is not a valid JSON string",
    };
  }
  override clean(value: unknown, options: CleanOptions = {}): unknown {
    return super.clean(value === "" ? '""' : value, options);
  }
  override _cast(value: unknown): unknown {
    return typeof value === "string" ? value : JSON.stringify(value);
  }
  override _validateType(value: unknown): boolean | undefined {
    try {
      JSON.parse(value as string);
    } catch {
      return false;
    }
    return undefined;
  }
  override initialize(value: unknown, _model: DataModel, _options?: InitializeOptions): unknown {
    return typeof value === "string" ? JSON.parse(value) : value;
  }
  override toObject(value: unknown): unknown {
    return value === undefined || value === null ? value : JSON.stringify(value);
  }
  override toFormGroup(group: FormGroupConfig = {}, input: FormInputConfig = {}): HTMLDivElement {
    return super.toFormGroup({ stacked: true, ...group }, input);
  }
  override _toInput(config: FormInputConfig): HTMLElement | HTMLCollection {
    const { value } = config;
    const text = typeof value === "string" ? value : JSON.stringify(value ?? null, null, 2);
    return createTextareaInput({ ...config, value: text });
  }
}

export class JavaScriptField extends StringField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, blank: true, nullable: false, async: false };
  }
  override _toInput(config: FormInputConfig): HTMLElement | HTMLCollection {
    return createTextareaInput(config);
  }
}

const EXTENSIONS: Record<string, string[]> = {
  IMAGE: ["apng", "avif", "bmp", "gif", "jpeg", "jpg", "png", "svg", "tiff", "webp"],
  VIDEO: ["m4v", "mp4", "ogv", "webm"],
  AUDIO: ["aac", "flac", "m4a", "mid", "mp3", "ogg", "opus", "wav", "webm"],
  TEXT: ["csv", "json", "md", "pdf", "tsv", "txt", "xml", "yml", "yaml"],
  FONT: ["otf", "ttf", "woff", "woff2"],
  GRAPHICS: ["fbx", "glb", "gltf", "mtl", "obj", "stl", "usdz"],
  HTML: ["html", "handlebars", "hbs"],
  TEXTURE: ["apng", "avif", "gif", "jpg", "jpeg", "m4v", "mp4", "png", "svg", "webm", "webp"],
};

/** Has the path an extension of one of the categories? */
export function hasFileExtension(path: string, categories: readonly string[]): boolean {
  const extension = /\.(\w+)(?:[?#].*)?$/.exec(path)?.[1]?.toLowerCase();
  return !!extension && categories.some((category) => EXTENSIONS[category]?.includes(extension));
}

export class FilePathField extends StringField {
  declare categories: string[];
  declare base64: boolean;
  declare wildcard: boolean;
  declare virtual: boolean;

  static override get _defaults(): FieldOptions {
    return {
      ...super._defaults,
      categories: [],
      base64: false,
      wildcard: false,
      virtual: false,
      nullable: true,
      blank: false,
      initial: null,
    };
  }
  override _validateType(value: unknown): boolean | undefined {
    super._validateType(value);
    const path = value as string;
    if (this.virtual && path.startsWith("#")) return undefined;
    if (path.startsWith("data:")) {
      if (this.base64) return undefined;
      throw new Error("may not hold the file itself");
    }
    if (this.wildcard && path.includes("*")) return undefined;
    if (this.categories.length && !hasFileExtension(path, this.categories))
      throw new Error(`must be a file of the kind ${this.categories.join(", ")}`);
    return undefined;
  }
  override _toInput(config: FormInputConfig): HTMLElement | HTMLCollection {
    return createFileInput({ fileType: this.categories[0]?.toLowerCase(), ...config });
  }
}
