import type { Reader } from "../../core/i18n/language.ts";
import { measureField } from "../../core/i18n/measures.ts";
import {
  type CheckConfig,
  isNoticed,
  type Sneaking,
  type StealthWatcher,
  stealthPlan,
} from "../rolls/check-config.ts";
import { reachChance } from "../rules/odds.ts";
import { attentionOf, distancePenalty } from "../rules/stealth.ts";
import { refusalText } from "./check-dialog-view.ts";
import { edgeFields, poolText, sumFields } from "./roll-view.ts";

/** The name of somebody who could notice. */
export function watcherName({ name }: Pick<StealthWatcher, "name">, { text }: Reader): string {
  return name || text("QUARTET.Trauma.Stealth.Somebody");
}

/** Everything in the dialog but the odds. */
export function stealthFields(config: CheckConfig, sneaking: Sneaking, reader: Reader) {
  const { check, watcher: keenest } = stealthPlan(config, sneaking);
  const { metres, watchers } = sneaking;
  return {
    way: measureField("QUARTET.Trauma.Stealth.Way", "length", metres, reader),
    penalty: reader.text("QUARTET.Trauma.Stealth.Penalty", {
      penalty: reader.change(distancePenalty(metres)),
    }),
    watchers: watchers.map((watcher, place) => ({
      place,
      name: watcherName(watcher, reader),
      attention: watcher.attention,
      isRaised: watcher.isRaised,
      isInMelee: watcher.isInMelee,
      isKeenest: place === keenest,
      counts: reader.number(attentionOf(watcher)),
    })),
    mayRemove: watchers.length > 1,
    sum: sumFields(config, check, null, reader),
    edges: edgeFields(config, check, reader),
  };
}

/** What is thrown, whose attention it has to reach, and the exact chance. */
export function stealthOdds(config: CheckConfig, sneaking: Sneaking, reader: Reader) {
  const { check, difficulty, watcher, noticedBy } = stealthPlan(config, sneaking);
  const isCertain = isNoticed(config);
  const chance = reachChance(difficulty, check.modifier, check.mode).toNumber();
  const names = noticedBy.map((place) => watcherName(sneaking.watchers[place]!, reader));
  return {
    pool: poolText(check.mode, check.modifier, reader),
    against: reader.number(difficulty),
    chance: reader.chance(isCertain ? 0 : chance),
    note: isCertain
      ? reader.text("QUARTET.Trauma.Stealth.NoticedBy", { names: names.join(", ") })
      : reader.text("QUARTET.Trauma.Stealth.Keenest", {
          name: watcherName(sneaking.watchers[watcher]!, reader),
          attention: difficulty,
        }),
    refusal: refusalText(check, reader),
  };
}
