import type { PlaceCoupon } from "@livery/contract";

/** One placement request and the key that makes it happen once (D21, D54). The same body keeps its key. */
export interface Attempt {
  readonly key: string;
  readonly request: PlaceCoupon;
  /** The player of the bet: another player's session must not repeat it. */
  readonly userId: number;
  /** True from sending until an answer that resolves it. */
  readonly pending: boolean;
  /** How often its result was requested. */
  readonly checks: number;
}
