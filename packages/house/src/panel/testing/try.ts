import type { Action } from "@livery/contract";
import type { PanelKey } from "@livery/contract/panel";
import type { Answer } from "../../testing/browser.ts";
import type { Stage } from "./stage.ts";

/** One call of the panel that an action opens, and how it is tried on a target: the name of a dealer. */
export interface Try {
  readonly action: Action;
  readonly key: PanelKey;
  /** What the target is: a dealer's user, a new one, or his coupon; the dealer to look at; the dealer at the other end of a transfer. */
  readonly about: "users" | "dealers" | "credit";
  /** A payload that is right in everything, whatever was done before. */
  readonly wire: (stage: Stage, dealer: string) => Promise<object> | object;
  /** Where the answer is a list: whether the target is in it. */
  readonly shows?: (stage: Stage, dealer: string, answer: Answer) => Promise<boolean> | boolean;
}
