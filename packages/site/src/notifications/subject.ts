import type { Notification } from "@livery/contract";
import { isReal, type RealRouteName, type RouteName } from "../routes/table.ts";

/** A place of the site that a notification leads to. */
export interface Place {
  readonly to: RealRouteName;
  readonly hash: string;
}

const requests: RouteName = "TransferRequest";

/** Where that is which a notification is about: the player's request whose decision it tells. Null for what stands for itself. */
export function subjectOf({ transferId }: Pick<Notification, "transferId">): Place | null {
  return transferId !== null && isReal(requests) ? { to: requests, hash: String(transferId) } : null;
}
