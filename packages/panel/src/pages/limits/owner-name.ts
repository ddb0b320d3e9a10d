import type { LimitOwner } from "@livery/contract/panel";
import type { Words } from "../../app/words.ts";

/** Which dealer's a limit is, in words: one above the account's own has no name here. */
export function ownerName(t: Words, { name }: LimitOwner): string {
  return name ?? t("panel:limits.hiddenDealer");
}
