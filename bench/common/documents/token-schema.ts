import { world } from "../abstract/registry.ts";
import { DEFAULT_TOKEN, TOKEN_DISPLAY_MODES, TOKEN_DISPOSITIONS } from "../constants.ts";
import type { DataSchema } from "../data/fields/schema.ts";
import {
  AlphaField,
  AngleField,
  BooleanField,
  ColorField,
  FilePathField,
  NumberField,
  SchemaField,
  StringField,
} from "../data/fields.ts";

function displayMode(): NumberField {
  return new NumberField({
    required: true,
    choices: Object.values(TOKEN_DISPLAY_MODES),
    initial: TOKEN_DISPLAY_MODES.NONE,
    validationError: "must be a value in CONST.TOKEN_DISPLAY_MODES",
  });
}

function bar(initial: () => string | null): SchemaField {
  return new SchemaField({
    attribute: new StringField({ required: true, nullable: true, blank: false, initial }),
  });
}

function size(): NumberField {
  return new NumberField({ nullable: false, positive: true, initial: 1, step: 0.5 });
}

/** A picture with its scale and tint. */
export function textureField(initial: string | null, wildcard = false): SchemaField {
  const scale = () => new NumberField({ nullable: false, initial: 1 });
  return new SchemaField({
    src: new FilePathField({ categories: ["IMAGE", "VIDEO"], initial, wildcard }),
    scaleX: scale(),
    scaleY: scale(),
    rotation: new AngleField(),
    tint: new ColorField({ nullable: false, initial: "#ffffff" }),
  });
}

/** The fields that tokens and prototype tokens share. */
export function tokenAppearance(): DataSchema {
  return {
    displayName: displayMode(),
    actorLink: new BooleanField(),
    width: size(),
    height: size(),
    texture: textureField(DEFAULT_TOKEN, true),
    rotation: new AngleField(),
    lockRotation: new BooleanField(),
    alpha: new AlphaField(),
    disposition: new NumberField({
      required: true,
      choices: Object.values(TOKEN_DISPOSITIONS),
      initial: TOKEN_DISPOSITIONS.HOSTILE,
      validationError: "must be a value in CONST.TOKEN_DISPOSITIONS",
    }),
    displayBars: displayMode(),
    bar1: bar(() => world.primaryTokenAttribute),
    bar2: bar(() => world.secondaryTokenAttribute),
  };
}
