import { CallError, type CouponSale } from "@livery/contract";
import type { BettingService } from "../betting-service.ts";
import { offerCoupon, sellCoupon } from "../sale/sell.ts";
import type { FixtureBettor } from "./betting-fixture.ts";

/** The actions of a player of the fixture to sell a coupon; a refusal is returned as its code. */
export async function sellerOf(betting: BettingService, bettor: FixtureBettor) {
  const { tenantId } = await bettor.player();
  const seller = (idempotencyKey: string | null) => ({
    tenantId,
    userId: bettor.userId,
    sessionHash: bettor.sessionHash,
    idempotencyKey,
  });
  const orCode = async (sale: Promise<CouponSale>): Promise<CouponSale | string> => {
    try {
      return await sale;
    } catch (error) {
      if (error instanceof CallError) return error.code;
      throw error;
    }
  };
  return {
    offer: (couponId: number, percent = 100) => offerCoupon(betting, seller(null), couponId, percent),
    tryOffer: (couponId: number, percent = 100) => orCode(offerCoupon(betting, seller(null), couponId, percent)),
    sell: (couponId: number, quote: string, key: string | null = null, percent: number | null = null) =>
      orCode(sellCoupon(betting, seller(key), { couponId, quote, percent })),
  };
}
