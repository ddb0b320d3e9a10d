import { couponKind, type Minor } from "@livery/betting";
import { CallError, type PaymentDirection, type RequestedSelection } from "@livery/contract";
import type { Kysely } from "kysely";
import { cashBalance } from "../../accounts/balance.ts";
import type { Player } from "../../accounts/player.ts";
import { tokenHash } from "../../accounts/secret-token.ts";
import { endSession, openSession } from "../../accounts/sessions.ts";
import { cancelCoupon } from "../../betting/cancel.ts";
import type { BettingService } from "../../betting/betting-service.ts";
import { placeCoupon } from "../../betting/place.ts";
import { offerCoupon, sellCoupon } from "../../betting/sale/sell.ts";
import { requestBonus } from "../../bonuses/request-bonus.ts";
import { marketKey } from "../../catalogue/price-book.ts";
import type { Schema } from "../../db/schema.ts";
import { requestPayment } from "../../payments/request-payment.ts";
import { resolvePayment } from "../../payments/resolve.ts";

export interface DaySelection {
  readonly match: number;
  readonly marketTypeId: number;
  readonly outcomeId: number;
  readonly special?: string;
  readonly banker?: boolean;
}

export interface DaySlip {
  readonly selections: readonly DaySelection[];
  readonly stake: Minor;
  /** Of a system. */
  readonly sizes?: readonly number[];
}

export interface DayPayment {
  /** The method's title in any language. */
  readonly method: string;
  readonly direction: PaymentDirection;
  readonly amount: Minor;
  readonly values: Readonly<Record<string, string>>;
}

/** What a player does in a day, by the same functions as their calls. */
export interface DayPlayer {
  readonly userId: number;
  /** Places a coupon at the prices of the moment; returns its id. */
  place(slip: DaySlip): Promise<number>;
  cancel(couponId: number): Promise<void>;
  /** Sells a part of a coupon at the offered price. */
  sell(couponId: number, percent: number): Promise<void>;
  /** Requests a payment; returns its id. */
  pay(payment: DayPayment): Promise<number>;
  cancelPayment(paymentId: number): Promise<void>;
  /** Requests a bonus by its name in the seed. */
  requestBonus(name: string): Promise<number>;
  cash(): Promise<Minor>;
  /** Ends the session. */
  leave(): Promise<void>;
}

const address = "127.0.0.1";

export async function dayPlayer(db: Kysely<Schema>, betting: BettingService, userId: number): Promise<DayPlayer> {
  const player = (await betting.players.get(userId)) as Player;
  const { currency, siteId, tenantId } = player;
  const session = { tenantId, siteId, userId, address, userAgent: "demo" };
  const sessionHash = tokenHash(await openSession(db, session));
  const langs = [player.lang, "en"];
  const actor = { tenantId, userId, currency, sessionHash, idempotencyKey: null, langs };
  const own = { userId, sessionHash, idempotencyKey: null };
  const selectionOf = ({ match, banker = false, special = "", ...which }: DaySelection): RequestedSelection => {
    const odds = betting.book
      .match(match)
      ?.markets.get(marketKey(which.marketTypeId, special))
      ?.outcomes.get(which.outcomeId)?.odds;
    if (odds === undefined) throw new CallError("market_closed", { path: "selections" });
    return { matchId: match, ...which, special, odds, banker };
  };
  return {
    userId,
    place: async ({ selections, stake, sizes = [] }) => {
      const requested = selections.map(selectionOf);
      const kind = couponKind(requested, sizes);
      const { couponId } = await placeCoupon(
        betting,
        { ...own, player },
        { stake, totalStake: stake, kind, phase: "prematch", sizes, oddsChange: "none", selections: requested },
      );
      return couponId;
    },
    cancel: async (couponId) => {
      const by = { by: "self", actor: `player:${userId}`, reason: null, player: own } as const;
      await cancelCoupon(db, { couponId, tenantId, ...by });
    },
    sell: async (couponId, percent) => {
      const { quote } = await offerCoupon(betting, actor, couponId, percent);
      await sellCoupon(betting, actor, { couponId, quote, percent });
    },
    pay: async ({ method, ...payment }) => {
      const row = await db
        .selectFrom("payment_method")
        .innerJoin("payment_method_text as text", "text.method_id", "payment_method.method_id")
        .select(["payment_method.method_id", "category_id"])
        .where("tenant_id", "=", tenantId)
        .where("direction", "=", payment.direction)
        .where("text.title", "=", method)
        .executeTakeFirst();
      if (row === undefined) throw new CallError("not_found", { path: "payId" });
      const request = { payId: row.method_id, categoryId: row.category_id, ...payment };
      const { paymentId } = await requestPayment(db, actor, request);
      return paymentId;
    },
    cancelPayment: async (paymentId) => {
      const decision = { status: "cancelled", actor: `player:${userId}`, reason: null, player: own } as const;
      await resolvePayment(db, { paymentId, tenantId, ...decision });
    },
    requestBonus: async (name) => {
      const row = await db
        .selectFrom("bonus")
        .select("bonus_id")
        .where("tenant_id", "=", tenantId)
        .where("seed_name", "=", name)
        .executeTakeFirst();
      if (row === undefined) throw new CallError("not_found", { path: "bonusId" });
      await requestBonus(db, actor, row.bonus_id);
      const { request_id } = await db
        .selectFrom("bonus_request")
        .select("request_id")
        .where("player_id", "=", userId)
        .where("bonus_id", "=", row.bonus_id)
        .where("status", "=", "waiting")
        .executeTakeFirstOrThrow();
      return Number(request_id);
    },
    cash: () => cashBalance(betting.pool, userId),
    leave: () => endSession(db, sessionHash, "logout"),
  };
}
