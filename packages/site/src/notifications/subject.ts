import type { Notification } from "@livery/contract";
import type { RouteSearch } from "../routes/paths.ts";
import { isReal, type RealRouteName, type RouteName } from "../routes/table.ts";
import type { MessageKey } from "../core/translate.ts";

/** A link target on the site for a notification. */
export interface LinkTarget {
  readonly to: RealRouteName;
  readonly hash?: string;
  readonly search?: RouteSearch;
}

/** A link target with the link's text. */
export interface Subject {
  readonly target: LinkTarget;
  readonly messageKey: MessageKey;
}

const requests: RouteName = "TransferRequest";
const promotions: RouteName = "Promotions";

/** Returns the subject of a notification: the player's request that was decided. Null for a notification without one. */
export function subjectOf({ bonusId, paymentId }: Pick<Notification, "bonusId" | "paymentId">): Subject | null {
  if (paymentId !== null && isReal(requests))
    return { target: { to: requests, hash: String(paymentId) }, messageKey: "announce:notifications.toTransfer" };
  if (bonusId !== null && isReal(promotions))
    return {
      target: { to: promotions, search: { bonus: String(bonusId) } },
      messageKey: "announce:notifications.toBonus",
    };
  return null;
}
