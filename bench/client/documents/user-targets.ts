import type { User } from "./user.ts";

/** A token on the canvas, as far as targeting needs it. */
export interface TargetToken {
  id: string;
}

/** The tokens that a user targets. */
export class UserTargets extends Set<TargetToken> {
  readonly user: User;

  constructor(user: User) {
    super();
    this.user = user;
  }

  get ids(): string[] {
    return [...this].map((token) => token.id);
  }
}
