import type { Action } from "@livery/contract";
import type { PanelKey } from "@livery/contract/panel";
import type { Answer } from "../../testing/browser.ts";
import type { Stage } from "./stage.ts";

/** One call of the panel that an action permits, and its attempt on a target: the name of a dealer. */
export interface Try {
  readonly action: Action;
  readonly key: PanelKey;
  /**
   * The kind of target: a dealer's user, a new one, or their coupon; the dealer to view; the dealer at the other end of a
   * transfer.
   */
  readonly about: "users" | "dealers" | "credit";
  /** A valid payload, whatever was done before. */
  readonly wire: (stage: Stage, dealer: string) => Promise<object> | object;
  /** If the answer is a list: whether it contains the target. */
  readonly shows?: (stage: Stage, dealer: string, answer: Answer) => Promise<boolean> | boolean;
}
