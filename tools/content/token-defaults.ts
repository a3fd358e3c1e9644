import { type TokenDefaults, type TokenRole, tokenDefaults } from "../../src/core/rules/tokens.ts";

type Token = Readonly<Record<string, unknown>>;

/** Whoever is hostile or one of many keeps name and points from players. */
function roleOf(type: string, { actorLink, disposition }: Token): TokenRole {
  if (!type.endsWith("Character")) return "thing";
  return actorLink === false || disposition === -1 ? "opponent" : "character";
}

/** What new tokens begin with in play, for tokens of the content: what it says itself stands. */
export function withTokenDefaults(type: string, token: Token): Token & TokenDefaults {
  return { ...tokenDefaults(roleOf(type, token)), ...token } as Token & TokenDefaults;
}
