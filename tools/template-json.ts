import { writeFileSync } from "node:fs";
import { abstract, data, utils } from "../bench/common/index.ts";
import { fromRoot } from "./paths.ts";

/** A data model, as far as its default data are concerned. */
interface Model {
  cleanData(source: object): object;
}

const PATH = fromRoot("template.json");

/**
 * The default data of every type, from the data models themselves.
 * They run against the fields of the bench here: a tool may know it, the system does not.
 */
export async function templateJson(): Promise<string> {
  Object.assign(globalThis, { foundry: { abstract, data, utils } });
  const [{ NoppaCharacterModel }, items] = await Promise.all([
    import("../src/noppa/data/character.ts"),
    import("../src/noppa/data/items.ts"),
  ]);
  const template = {
    Actor: defaults({ noppaCharacter: NoppaCharacterModel }),
    Item: defaults({
      noppaSkill: items.NoppaSkillModel,
      noppaWeapon: items.NoppaWeaponModel,
      noppaArmor: items.NoppaArmorModel,
      noppaGear: items.NoppaGearModel,
    }),
  };
  return `${JSON.stringify(template, null, 2)}\n`;
}

function defaults(models: Record<string, unknown>): object {
  const entries = Object.entries(models).map(([type, model]): [string, object] => [
    type,
    (model as Model).cleanData({}),
  ]);
  return { types: Object.keys(models), ...Object.fromEntries(entries) };
}

/** Writes `template.json`. Foundry reads `documentTypes` instead; people look for this file. */
export async function writeTemplateJson(): Promise<void> {
  writeFileSync(PATH, await templateJson());
}
