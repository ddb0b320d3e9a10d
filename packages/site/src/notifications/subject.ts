import type { Notification } from "@livery/contract";
import type { RouteSearch } from "../routes/paths.ts";
import { isReal, type RealRouteName, type RouteName } from "../routes/table.ts";
import type { WordKey } from "../app/words.ts";

/** A place of the site that a notification leads to. */
export interface Place {
  readonly to: RealRouteName;
  readonly hash?: string;
  readonly search?: RouteSearch;
}

/** A place, and what a link to it says. */
export interface Subject {
  readonly place: Place;
  readonly word: WordKey;
}

const requests: RouteName = "TransferRequest";
const promotions: RouteName = "Promotions";

/** What a notification is about: the player's request whose decision it tells. Null for what stands for itself. */
export function subjectOf({ bonusId, transferId }: Pick<Notification, "bonusId" | "transferId">): Subject | null {
  if (transferId !== null && isReal(requests))
    return { place: { to: requests, hash: String(transferId) }, word: "announce:notifications.toTransfer" };
  if (bonusId !== null && isReal(promotions))
    return { place: { to: promotions, search: { bonus: String(bonusId) } }, word: "announce:notifications.toBonus" };
  return null;
}
