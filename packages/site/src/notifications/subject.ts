import type { Notification } from "@livery/contract";
import type { RouteSearch } from "../routes/paths.ts";
import { isReal, type RealRouteName, type RouteName } from "../routes/table.ts";
import type { MessageKey } from "../app/translate.ts";

/** A place of the site that a notification leads to. */
export interface LinkTarget {
  readonly to: RealRouteName;
  readonly hash?: string;
  readonly search?: RouteSearch;
}

/** A place, and what a link to it says. */
export interface Subject {
  readonly target: LinkTarget;
  readonly messageKey: MessageKey;
}

const requests: RouteName = "TransferRequest";
const promotions: RouteName = "Promotions";

/** What a notification is about: the player's request whose decision it tells. Null for what stands for itself. */
export function subjectOf({ bonusId, transferId }: Pick<Notification, "bonusId" | "transferId">): Subject | null {
  if (transferId !== null && isReal(requests))
    return { target: { to: requests, hash: String(transferId) }, messageKey: "announce:notifications.toTransfer" };
  if (bonusId !== null && isReal(promotions))
    return {
      target: { to: promotions, search: { bonus: String(bonusId) } },
      messageKey: "announce:notifications.toBonus",
    };
  return null;
}
