import { CallError, type CouponDetail, type PlacedCoupon } from "@livery/contract";
import type { Services } from "../app/services.ts";
import { couponsChanged } from "../app/private-queries.ts";

/** How often the house is asked what became of a bet whose delay is over, and how long a refused question waits. */
const pollIntervalMs = 700;
/** An overlay that hangs helps nobody: the coupon's own page says the rest. */
const patience = 20_000;
/** No sport's delay is longer: a browser whose clock is wrong shows no more than this until the house has answered. */
const longestDelay = 10_000;
/** The number of the bet that waits, for a page that is loaded meanwhile. */
const key = "livery-pending-bet";

/** What became of a delayed bet, for the slip. */
export interface Decided {
  readonly confirmed: (coupon: CouponDetail) => void;
  readonly rejected: () => void;
}

/**
 * A delayed live bet (D14): the overlay counts down (status 5) until the house confirms it or gives the stake back, and says
 * which it was. How long that takes the house says by its own clock; the browser's may be wrong.
 */
export function awaitDecision(services: Services, coupon: PlacedCoupon, subject: string, decided: Decided): void {
  const { couponNumber, pendingUntil = "" } = coupon;
  services.storage.write(key, couponNumber);
  const estimate = Math.min(longestDelay, Math.max(0, Date.parse(pendingUntil) - services.now() || 0));
  const waiting = countDown(services, couponNumber, estimate, subject, decided);
  waiting.count();
  void waiting.poll();
}

/** Goes on with the countdown of a bet that waited when the page was left, or says what has become of it since. */
export async function resumeDecision(services: Services, subject: string, decided: Decided): Promise<void> {
  const couponNumber = services.storage.read(key);
  if (couponNumber === null) return;
  const coupon = await couponNow(services, couponNumber);
  if (coupon === "unknown") return services.storage.remove(key);
  const waiting = countDown(services, couponNumber, coupon?.pendingMs ?? 0, subject, decided);
  waiting.receive(coupon);
}

interface Countdown {
  /** Shows how long it still takes. */
  readonly count: () => void;
  readonly poll: () => Promise<void>;
  /** Takes in what the house says of the coupon; null where it did not answer. */
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
    // The first word holds: one that is overdue says 0 each time.
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

/** The coupon as the house has it; null where the question was not answered, `unknown` where it is not this player's. */
async function couponNow(
  { client }: Pick<Services, "client">,
  couponNumber: string,
): Promise<CouponDetail | "unknown" | null> {
  try {
    return await client.call("getCoupon", { couponNumber });
  } catch (error) {
    const isGone = error instanceof CallError && (error.code === "not_found" || error.code === "invalid_field");
    // Not knowing is not a refusal: it is asked again.
    return isGone ? "unknown" : null;
  }
}
