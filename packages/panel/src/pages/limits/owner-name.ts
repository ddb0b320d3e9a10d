import type { LimitOwner } from "@livery/contract/panel";
import type { Words } from "../../app/words.ts";

/** Whose a limit is, in words. */
export function ownerName(t: Words, { by, name }: LimitOwner): string {
  return by === "dealer" ? (name ?? "") : t(by === "user" ? "panel:limits.own" : "panel:limits.hiddenDealer");
}
