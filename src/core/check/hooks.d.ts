declare module "fvtt-types/configuration" {
  namespace Hooks {
    interface HookConfig {
      /** Before the roll dialog opens. Return `false` to cancel the check. */
      "quartet.configureCheck": (kind: string, config: object) => boolean | undefined;
      /** Before the dice are thrown. Set `replacement.roll` to an evaluated roll to use it instead. */
      "quartet.evaluateCheck": (
        kind: string,
        config: object,
        replacement: { roll: Roll | null },
      ) => void;
      /** After the card is in the chat. */
      "quartet.checkPosted": (
        kind: string,
        config: object,
        roll: Roll,
        message: ChatMessage.Implementation,
      ) => void;
    }
  }
}

export {};
