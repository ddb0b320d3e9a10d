import { CallError, type CouponDetail, type PlacedCoupon } from "@livery/contract";
import type { Services } from "../core/services.ts";
import { couponsChanged } from "../core/private-queries.ts";

/** Milliseconds between two requests for the state of a bet whose delay is over, and before the retry of a failed one. */
const pollIntervalMs = 700;
/** Milliseconds after which the overlay ends without a decision: the coupon's own page shows the rest. */
const patience = 20_000;
/**
 * Milliseconds; no sport's delay is longer. With a wrong browser clock the countdown is limited to this until the server answers.
 */
const longestDelay = 10_000;
/** Storage key of the pending bet's number, for a page that is loaded meanwhile. */
const key = "livery-pending-bet";

/** Reports the decision of a delayed bet to the slip. */
export interface Decided {
  readonly confirmed: (coupon: CouponDetail) => void;
  readonly rejected: () => void;
}

/**
 * Waits for a delayed live bet (D14): the overlay counts down (status 5) until the server confirms it or returns the stake, and
 * shows which. The remaining time comes from the server's clock; the browser's may be wrong.
 */
export function awaitDecision(services: Services, coupon: PlacedCoupon, subject: string, decided: Decided): void {
  const { couponNumber, pendingUntil = "" } = coupon;
  services.storage.write(key, couponNumber);
  const estimate = Math.min(longestDelay, Math.max(0, Date.parse(pendingUntil) - services.now() || 0));
  const waiting = countDown(services, couponNumber, estimate, subject, decided);
  waiting.count();
  void waiting.poll();
}

/** Continues the countdown of a bet that was pending when the page was left, or shows its decision. */
export async function resumeDecision(services: Services, subject: string, decided: Decided): Promise<void> {
  const couponNumber = services.storage.read(key);
  if (couponNumber === null) return;
  const coupon = await couponNow(services, couponNumber);
  if (coupon === "unknown") return services.storage.remove(key);
  const waiting = countDown(services, couponNumber, coupon?.pendingMs ?? 0, subject, decided);
  waiting.receive(coupon);
}

interface Countdown {
  /** Shows the remaining time. */
  readonly count: () => void;
  readonly poll: () => Promise<void>;
  /** Applies the server's state of the coupon; null if there was no answer. */
  readonly receive: (coupon: CouponDetail | null) => void;
}

function countDown(
  services: Services,
  couponNumber: string,
  remaining: number,
  subject: string,
  decided: Decided,
): Countdown {
  const { now, overlay, queries, session, storage } = services;
  let until = now() + remaining;
  let isTimed = false;
  const count = (): void => {
    const seconds = Math.max(0, Math.ceil((until - now()) / 1_000));
    overlay.send({
      type: "SHOW",
      notice: { status: "creatingCoupon", message: "live:delay.waiting", params: { seconds }, subject },
    });
  };
  const counting = setInterval(count, 1_000);
  const poll = async (): Promise<void> => {
    const coupon = await couponNow(services, couponNumber);
    receive(coupon === "unknown" ? null : coupon);
  };
  const receive = (coupon: CouponDetail | null): void => {
    // Only the first remaining time counts: an overdue bet has 0 in each answer.
    if (coupon?.pendingMs !== undefined && !isTimed) {
      isTimed = true;
      until = now() + coupon.pendingMs;
      count();
    }
    const left = until - now();
    const isOpen = coupon === null || coupon.status === "pending";
    if (isOpen && left > -patience) return void setTimeout(() => void poll(), left > 0 ? left + 100 : pollIntervalMs);
    clearInterval(counting);
    storage.remove(key);
    couponsChanged(queries);
    // The stake may be back.
    session.send({ type: "REFRESH" });
    if (isOpen) end("warning", "slip:checkCoupons", {});
    else if (coupon.status === "rejected") {
      end("failure", "live:delay.rejected", {});
      decided.rejected();
    } else {
      decided.confirmed(coupon);
      end("success", "slip:placed.title", { number: couponNumber });
    }
  };
  const end = (
    status: "failure" | "success" | "warning",
    message: "live:delay.rejected" | "slip:checkCoupons" | "slip:placed.title",
    params: Readonly<Record<string, string>>,
  ): void => overlay.send({ type: "SHOW", notice: { status, message, params, subject } });
  return { poll, count, receive };
}

/** Returns the coupon from the server; null if there was no answer, `unknown` if it is not this player's. */
async function couponNow(
  { client }: Pick<Services, "client">,
  couponNumber: string,
): Promise<CouponDetail | "unknown" | null> {
  try {
    return await client.call("getCoupon", { couponNumber });
  } catch (error) {
    const isGone = error instanceof CallError && (error.code === "not_found" || error.code === "invalid_field");
    // A missing answer is not a refusal: the request is repeated.
    return isGone ? "unknown" : null;
  }
}
