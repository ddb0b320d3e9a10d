import type { LimitOwner } from "@livery/contract/panel";
import type { Translate } from "../../core/messages.ts";

/** The dealer that owns a limit, as text: one above the account's own has no name here. */
export function ownerName(t: Translate, { name }: LimitOwner): string {
  return name ?? t("panel:limits.hiddenDealer");
}
