import type { CouponDetail, PlacedCoupon } from "@livery/contract";
import type { Services } from "../app/services.ts";
import { couponsChanged } from "../app/private-queries.ts";

/** How often the house is asked what became of a bet whose delay is over, and how long a refused question waits. */
const askEvery = 700;
/** An overlay that hangs helps nobody: the coupon's own page says the rest. */
const patience = 20_000;

/** What became of a delayed bet, for the slip. */
export interface Decided {
  readonly confirmed: (coupon: CouponDetail) => void;
  readonly rejected: () => void;
}

/**
 * A delayed live bet (D14): the overlay counts down (status 5) until the house confirms it or gives the stake back, and says
 * which it was.
 */
export function awaitDecision(services: Services, coupon: PlacedCoupon, subject: string, told: Decided): void {
  const { client, now, overlay, queries, session } = services;
  const number = coupon.couponNumber;
  const until = Date.parse(coupon.pendingUntil ?? "");
  const count = (): void => {
    const seconds = Math.max(0, Math.ceil((until - now()) / 1_000));
    overlay.send({
      type: "SHOW",
      notice: { status: "creatingCoupon", message: "live:delay.waiting", params: { seconds }, subject },
    });
  };
  const counting = setInterval(count, 1_000);
  count();
  const done = (): void => {
    clearInterval(counting);
    couponsChanged(queries);
    // The stake may be back.
    session.send({ type: "REFRESH" });
  };
  const ask = async (): Promise<void> => {
    const decided = await couponNow(client, number);
    const status = decided?.status ?? null;
    if ((status === null || status === "pending") && now() - until < patience) {
      setTimeout(() => void ask(), askEvery);
      return;
    }
    done();
    if (status === "rejected") {
      overlay.send({
        type: "SHOW",
        notice: { status: "failure", message: "live:delay.rejected", params: {}, subject },
      });
      told.rejected();
    } else if (decided === null || status === "pending") {
      overlay.send({
        type: "SHOW",
        notice: { status: "warning", message: "slip:checkCoupons", params: {}, subject },
      });
    } else {
      told.confirmed(decided);
      overlay.send({
        type: "SHOW",
        notice: { status: "success", message: "slip:placed.title", params: { number }, subject },
      });
    }
  };
  setTimeout(() => void ask(), Math.max(0, until - now()) + 100);
}

/** The coupon as the house has it; null where the question was not answered. */
async function couponNow(client: Services["client"], couponNumber: string): Promise<CouponDetail | null> {
  try {
    return await client.call("getCoupon", { couponNumber });
  } catch {
    // Not knowing is not a refusal: it is asked again.
    return null;
  }
}
