import { CallError } from "@livery/contract";
import { changesBetween } from "../../audit-entry.ts";
import { recordChange } from "../audit/record-change.ts";
import { requirePermission, type PanelHandler } from "../panel-context.ts";
import { requireLowerLimitPermission } from "../limits/require-lower.ts";
import { checkLimits, requireWithin, flatLimits, stepsBetween } from "../limits/steps.ts";
import { readLimits, tightestExposure, writeLimits } from "../limits/limit-terms.ts";
import { dealerDetailOf } from "./detail.ts";
import { lockDealer } from "./locked-dealer.ts";

/**
 * Sets the limits of stake, win and exposure for everybody below a dealer. Raising needs `limit.raise` and stays within the
 * dealers above it (D39); lowering needs `limit.lower`, which dealers do not have (§5). A limit below the current exposure is
 * valid: no coupon is taken back, and new bets wait for room. Without a difference nothing is written.
 */
export const panelDealerLimits: PanelHandler<"panelDealerLimits"> = (context, payload) => {
  const { house, actor } = context;
  const { limits, exposureLimit, reason } = payload;
  checkLimits(limits);
  return house.db.transaction().execute(async (trx) => {
    requirePermission(actor, "limit.raise");
    const dealer = await lockDealer(trx, actor, "limit.raise", payload);
    const before = readLimits(dealer.limits);
    const steps = stepsBetween(before, limits);
    const exposure = exposureStep(dealer.exposureLimit, exposureLimit);
    if (exposure === "narrower" || steps.some(({ wider }) => !wider)) requireLowerLimitPermission(actor);
    requireWithin(
      dealer.above.map((above) => above.limits),
      limits,
      steps,
    );
    const most = tightestExposure(dealer.above);
    if (exposure === "wider" && exposureLimit !== null && most !== null && exposureLimit > most)
      throw new CallError("dealer_limit_exceeded", { path: "exposureLimit" });
    if (exposure !== null || steps.length > 0) {
      await trx
        .updateTable("dealer")
        .set({ limits: JSON.stringify(writeLimits(limits)), exposure_limit: exposureLimit })
        .where("dealer_id", "=", dealer.dealerId)
        .execute();
      const raised = exposure === "wider" || steps.some(({ wider }) => wider);
      await recordChange(trx, context, {
        action: raised ? "limit.raise" : "limit.lower",
        target: { kind: "dealer", id: dealer.dealerId, name: dealer.name },
        currency: dealer.currency,
        changes: changesBetween(
          { ...flatLimits(before), exposureLimit: dealer.exposureLimit },
          { ...flatLimits(limits), exposureLimit },
        ),
        reason,
      });
    }
    return dealerDetailOf(trx, actor, dealer.dealerId);
  });
};

/** The direction in which an exposure limit changes; no limit is the widest. */
function exposureStep(before: bigint | null, after: bigint | null): "wider" | "narrower" | null {
  if (before === after) return null;
  return after === null || (before !== null && after > before) ? "wider" : "narrower";
}
