import type { Judgement } from "./judge-message.ts";

/** Life points that each target loses or gets back, in their order; 0 for those who are spared. */
export function lifeChanges(
  { hit, weaving, check }: Judgement,
  spell: { readonly damage: number; readonly heal: number } | null,
  targets: number,
): number[] {
  return Array.from({ length: targets }, (_, place) => {
    if (hit) return place === 0 ? 0 - hit.damage.points : 0;
    if (!spell || !check?.success) return 0;
    const isAffected = weaving?.affected?.includes(place) ?? true;
    return isAffected ? spell.heal - spell.damage : 0;
  });
}
