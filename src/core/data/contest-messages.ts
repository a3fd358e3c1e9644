import type { QuartetChatMessage } from "../documents/chat-message.ts";
import { MOVE_TYPES } from "../rules/contest/state.ts";
import { choiceField, countField, idField, textField } from "./fields.ts";
import { QuartetModel } from "./model.ts";

const { fields } = foundry.data;

const defineOffer = () => ({
  /** Which of the registered kinds of contest this is. */
  kind: idField(),
  sides: new fields.ArrayField(
    new fields.SchemaField({
      id: idField(),
      /** The actor; that of the token where the token has its own. */
      actor: new fields.DocumentUUIDField({ type: "Actor" }),
      token: new fields.DocumentUUIDField({ type: "Token" }),
      /** As everybody sees it: the name of the token. */
      name: textField(),
      /** Ids of the players who may act for the side; game masters always may. */
      users: new fields.ArrayField(textField()),
    }),
  ),
  /** What the opener laid down, in the way of the kind. */
  options: new fields.ObjectField(),
  /** Whether choices are committed before they are revealed. */
  secret: new fields.BooleanField(),
  /** Whether every side declares before the first one chooses. */
  declares: new fields.BooleanField(),
  /** Seconds for each stage; 0 for as long as it takes. */
  timeLimit: countField(),
});

/** The offer of a contest: the message that carries its card. */
export class ContestOfferModel extends QuartetModel<
  ReturnType<typeof defineOffer>,
  QuartetChatMessage
> {
  static override defineSchema() {
    return defineOffer();
  }
}

const defineMove = () => ({
  /** Id of the message that holds the offer. */
  contest: idField(),
  /** Id of the side; empty where the whole contest is meant. */
  side: idField(),
  type: choiceField(MOVE_TYPES),
  /** What the move says: a hash, a choice, a round. Never trusted: see the reducer. */
  data: new fields.ObjectField(),
});

/** One move in a contest. The dice of a move are the message's rolls. */
export class ContestMoveModel extends QuartetModel<
  ReturnType<typeof defineMove>,
  QuartetChatMessage
> {
  static override defineSchema() {
    return defineMove();
  }
}
