import { CallError } from "@livery/contract";
import { type Actor, cellOf, requirePermission } from "../panel-context.ts";

/** Throws `limit_not_raised` if the actor may only raise limits (§5), and `second_factor_needed`. */
export function requireLowerLimitPermission(actor: Actor): void {
  if (cellOf(actor, "limit.lower") === null) throw new CallError("limit_not_raised", { path: "limits" });
  requirePermission(actor, "limit.lower");
}
