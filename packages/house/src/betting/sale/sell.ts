import { createHash, randomBytes } from "node:crypto";
import { minor } from "@livery/betting";
import { CallError, type CouponSale, type ErrorCode } from "@livery/contract";
import { sql } from "kysely";
import type { BettingService } from "../betting-service.ts";
import { offerSale, type SaleOffer, standsBy } from "./sale-offer.ts";
import { storedCoupon } from "../stored-coupon.ts";

/** The coupon's player, by their active session (D55), once per key (I5). */
export interface Seller {
  readonly tenantId: number;
  readonly userId: number;
  readonly sessionHash: Buffer;
  readonly idempotencyKey: string | null;
}

/** How long an offer is valid (D17). */
const quoteMs = 5_000;

/**
 * Offers a price for a part of a player's coupon, and stores it for five seconds of the database's clock. A coupon has one offer:
 * a newer one replaces it. Throws CallError: `not_found`, and the refusals of offerSale.
 */
export async function offerCoupon(
  betting: BettingService,
  seller: Seller,
  couponId: number,
  percent: number,
): Promise<CouponSale> {
  const coupon = await storedCoupon(betting.db, seller.userId, couponId);
  if (coupon === null) throw new CallError("not_found");
  const { legs, maxReturn, price, remainingStake, stake } = offerSale(betting, coupon, percent);
  const quote = randomBytes(16).toString("base64url");
  const { rows } = await sql<{ expires_at: Date }>`
    insert into coupon_quote (coupon_id, quote, player_id, coupon_version, percent, stake, price, max_return, legs, expires_at)
    values (${couponId}, ${quote}, ${seller.userId}, ${coupon.version}, ${percent}, ${stake}, ${price}, ${maxReturn},
      ${JSON.stringify(legs)}::jsonb, clock_timestamp() + ${quoteMs} * interval '1 millisecond')
    on conflict (coupon_id) do update set quote = excluded.quote, player_id = excluded.player_id, coupon_version = excluded.coupon_version,
      percent = excluded.percent, stake = excluded.stake, price = excluded.price, max_return = excluded.max_return, legs = excluded.legs,
      expires_at = excluded.expires_at
    returning expires_at`.execute(betting.db);
  const { expires_at } = rows[0] as { expires_at: Date };
  return {
    quote,
    percent,
    stake,
    remainingStake,
    price,
    maxReturn,
    expiresAt: expires_at.toISOString(),
    validMs: quoteMs,
    sold: false,
    balance: null,
  };
}

export interface AcceptedOffer {
  readonly couponId: number;
  readonly quote: string;
  /** The offer's percent, if the caller repeats it. */
  readonly percent: number | null;
}

/**
 * Sells at the offered price, which is in the player's cash when it returns. Locks, results and the current price are checked
 * again; of sale, settlement and cancellation, exactly one moves the money (I7). Throws CallError: `quote_expired`, `not_found`,
 * `not_waiting`, `sell_not_allowed`, `not_sellable`, `market_locked`, `match_started`, `feed_stale`, `already_in_progress`,
 * `key_reused`, `signed_out`.
 */
export async function sellCoupon(
  betting: BettingService,
  seller: Seller,
  accepted: AcceptedOffer,
): Promise<CouponSale> {
  const reply = await send(betting, seller, accepted, await checkSale(betting, seller, accepted));
  if ("refused" in reply) throw new CallError(reply.refused);
  const { balance, maxReturn, price, remainingStake, stake, ...rest } = reply.answer;
  return {
    ...rest,
    stake: minor(stake),
    remainingStake: minor(remainingStake),
    price: minor(price),
    maxReturn: minor(maxReturn),
    validMs: 0,
    sold: true,
    balance: minor(balance),
  };
}

/** The current refusal of the sale, or the most that the server pays. An earlier answer takes precedence over both. */
type SaleCheck =
  | { readonly refused: ErrorCode }
  | (Pick<SaleOffer, "markets"> & { readonly fair: string; readonly results: readonly string[] });

async function checkSale(
  betting: BettingService,
  { userId }: Seller,
  { couponId, quote }: AcceptedOffer,
): Promise<SaleCheck> {
  const [coupon, offered] = await Promise.all([
    storedCoupon(betting.db, userId, couponId),
    percentOf(betting, couponId, quote),
  ]);
  if (coupon === null) return { refused: "not_found" };
  if (offered === null) return { refused: "quote_expired" };
  try {
    const { legs, markets, price } = standsBy(betting, coupon, offered);
    return { markets, fair: String(price), results: legs.map(({ result }) => result) };
  } catch (error) {
    if (error instanceof CallError) return { refused: error.code };
    throw error;
  }
}

async function percentOf({ db }: BettingService, couponId: number, quote: string): Promise<number | null> {
  const { rows } = await sql<{ percent: number }>`
    select percent from coupon_quote where coupon_id = ${couponId}::bigint and quote = ${quote}`.execute(db);
  return rows[0]?.percent ?? null;
}

type Reply =
  | {
      readonly answer: Pick<CouponSale, "expiresAt" | "percent" | "quote"> &
        Readonly<Record<"balance" | "maxReturn" | "price" | "remainingStake" | "stake", number>>;
    }
  | { readonly refused: ErrorCode };

async function send(
  betting: BettingService,
  seller: Seller,
  accepted: AcceptedOffer,
  check: SaleCheck,
): Promise<Reply> {
  const { couponId, percent, quote } = accepted;
  const input = {
    coupon: couponId,
    tenant: seller.tenantId,
    player: seller.userId,
    session: seller.sessionHash.toString("hex"),
    key: seller.idempotencyKey,
    bodyHash: createHash("sha256")
      .update(JSON.stringify([couponId, percent, quote]))
      .digest("hex"),
    quote,
    percent,
    markets: [],
    ...check,
  };
  try {
    const { rows } = await sql<{ reply: Reply }>`select sell_coupon(${JSON.stringify(input)}::jsonb) as reply`.execute(
      betting.db,
    );
    return (rows[0] as { reply: Reply }).reply;
  } catch (error) {
    // Another transaction holds the coupon for longer than the lock timeout (D60).
    if ((error as { code?: string }).code === "55P03") return { refused: "already_in_progress" };
    throw error;
  }
}
