import type { CouponSale } from "@livery/contract";
import { sql } from "kysely";
import { cancelCoupon, decidePending, offerCoupon, sellCoupon, silentLog } from "@livery/house/testing/parts";
import { type BettorName, codeOf } from "../world.ts";
import type { ModelCoupon } from "./house.model.ts";
import { mustAllow, mustBe } from "../must.ts";
import { readOnly } from "../operations.ts";
import { type Kind, type Trial } from "./trial.ts";

/** The code of a refusal; any other error is rethrown. */
function refusalOf(error: unknown): string {
  return (error as { code?: string }).code === "LV004" ? readOnly(error) : codeOf(error);
}

async function cancel(trial: Trial, coupon: ModelCoupon, as: BettorName): Promise<string> {
  const { db, tenantId, bettors } = trial.world;
  const { userId, sessionHash } = bettors[as];
  const player = { userId, sessionHash, idempotencyKey: null };
  return cancelCoupon(db, {
    couponId: coupon.id,
    tenantId,
    by: "self",
    actor: `player:${userId}`,
    reason: null,
    player,
  }).then(() => "cancelled", refusalOf);
}

/** The allowed refusals of a cancellation; empty: it succeeds. */
function whyNot({ model }: Trial, coupon: ModelCoupon, as: BettorName): readonly string[] {
  const matches = coupon.selections.map(({ match }) => model.match(match));
  return [
    ...(model.bettor(as).signedIn ? [] : ["signed_out"]),
    ...(as === coupon.owner ? [] : ["not_found"]),
    ...(["open", "pending"].includes(coupon.status) ? [] : ["not_waiting"]),
    ...(coupon.live ? ["live_not_cancellable"] : []),
    ...(coupon.hour === model.hour && !matches.some(({ started, over }) => started || over)
      ? []
      : ["cancel_period_over"]),
    ...(coupon.soldStake > 0n ? ["not_waiting", "cancel_period_over", "already_sold", "partly_sold"] : []),
    ...(model.halted ? ["read_only"] : []),
  ];
}

/** Requests a price and accepts it; returns the sale or the refusal of either step. */
async function sell(trial: Trial, coupon: ModelCoupon, percent: number): Promise<CouponSale | string> {
  const { betting, tenantId, bettors } = trial.world;
  const { userId, sessionHash } = bettors[coupon.owner as BettorName];
  const seller = { tenantId, userId, sessionHash, idempotencyKey: trial.op.key() };
  try {
    const { quote } = await offerCoupon(betting, seller, coupon.id, percent);
    return await sellCoupon(betting, seller, { couponId: coupon.id, quote, percent });
  } catch (error) {
    return refusalOf(error);
  }
}

const sale =
  (percentOf: (number: number) => number): Kind["run"] =>
  async (trial, { a, b }) => {
    const coupon = trial.coupon(a, "open", "open", "won", "cancelled");
    if (coupon === undefined) return "";
    const { model } = trial;
    const wasOpen = coupon.status === "open";
    const answer = await sell(trial, coupon, percentOf(b));
    if (typeof answer === "string") {
      const refusals = [
        "signed_out",
        "not_waiting",
        "not_sellable",
        "market_locked",
        "locked_matches",
        "market_closed",
        "match_started",
        "feed_stale",
        "quote_expired",
        "sell_not_allowed",
        "amount_too_low",
      ];
      mustAllow([...refusals, ...(model.halted ? ["read_only"] : [])], answer, coupon);
      return answer;
    }
    mustBe(
      { wasOpen, halted: model.halted, signedIn: model.bettor(coupon.owner).signedIn },
      {
        wasOpen: true,
        halted: false,
        signedIn: true,
      },
    );
    // D17: at least 0.01 and less than the part could still return; the sold part and the rest add up to the earlier stake.
    mustBe(
      { price: answer.price, isFair: answer.price > 0n && answer.price < answer.maxReturn },
      { price: answer.price, isFair: true },
    );
    mustBe(answer.stake + answer.remainingStake, coupon.stake - coupon.soldStake);
    model.bettor(coupon.owner).wealth += answer.price;
    // The player's debt is paid first (I9).
    const { wealth } = model.bettor(coupon.owner);
    mustBe(answer.balance, wealth < 0n ? 0n : wealth);
    if (answer.remainingStake === 0n) coupon.status = "cashed_out";
    else {
      coupon.soldStake += answer.stake;
      coupon.soldPrice += answer.price;
    }
    return answer.remainingStake === 0n ? "sold" : "sold in part";
  };

/** Actions of people on placed coupons. */
export const coupons: readonly Kind[] = [
  {
    name: "cancel",
    weight: 3,
    run: async (trial, { a }) => {
      const coupon = trial.coupon(a, "open", "pending");
      if (coupon === undefined) return "";
      return tryCancel(trial, coupon, coupon.owner as BettorName);
    },
  },
  {
    name: "cancel what was placed last",
    weight: 2,
    run: async (trial) => {
      const coupon = trial.model.coupons.at(-1);
      return coupon === undefined ? "" : tryCancel(trial, coupon, coupon.owner as BettorName);
    },
  },
  {
    name: "cancel what waits no more",
    run: async (trial, { a }) => {
      const coupon = trial.coupon(a, "won", "lost", "void", "cancelled", "cashed_out", "rejected");
      return coupon === undefined ? "" : tryCancel(trial, coupon, coupon.owner as BettorName);
    },
  },
  {
    name: "cancel another's coupon",
    run: async (trial, { a, b }) => {
      const coupon = trial.coupon(a, "open");
      const as = trial.bettorName(b);
      return coupon === undefined || coupon.owner === as ? "" : tryCancel(trial, coupon, as);
    },
  },
  { name: "sell", weight: 3, run: sale(() => 100) },
  { name: "sell in part", weight: 3, run: sale((number) => 10 + (number % 80)) },
  { name: "decide what waits for its delay", weight: 2, run: (trial) => decide(trial) },
  {
    name: "decide what waits, its market locked meanwhile",
    run: async (trial) => {
      const coupon = trial.coupon(0, "pending");
      if (coupon === undefined) return "";
      const { db } = trial.world;
      await sql`update market set status = 'locked' where status = 'open' and match_id in (select match_id from coupon_leg where coupon_id = ${coupon.id})`.execute(
        db,
      );
      await trial.reloadPrices();
      const answer = await decide(trial);
      await sql`update market set status = 'open' where status = 'locked' and match_id in (select match_id from coupon_leg where coupon_id = ${coupon.id})`.execute(
        db,
      );
      await trial.reloadPrices();
      return answer;
    },
  },
];

async function tryCancel(trial: Trial, coupon: ModelCoupon, as: BettorName): Promise<string> {
  const allowed = whyNot(trial, coupon, as);
  const answer = await cancel(trial, coupon, as);
  if (answer !== "cancelled") {
    mustAllow(allowed, answer, coupon);
    return answer;
  }
  mustBe({ allowed, coupon }, { allowed: [], coupon });
  coupon.status = "cancelled";
  trial.model.bettor(coupon.owner).wealth += coupon.stake;
  return answer;
}

/** Ends every bet delay. A live bet's market decides it; the model checks only the money. */
async function decide(trial: Trial): Promise<string> {
  const { model, world } = trial;
  const waiting = model.coupons.filter(({ status }) => status === "pending");
  if (waiting.length === 0 || model.halted) return "";
  await sql`update coupon_pending set decide_at = clock_timestamp() - interval '15 seconds'`.execute(world.db);
  await decidePending(world.betting, silentLog);
  const { rows } = await sql<{ id: number; status: ModelCoupon["status"] }>`
    select coupon_id::integer as id, status from coupon where coupon_id = any (${waiting.map(({ id }) => id)}::bigint[])`.execute(
    world.db,
  );
  for (const coupon of waiting) {
    const status = rows.find(({ id }) => id === coupon.id)?.status;
    const isOpen = coupon.selections.every(
      (selection) => model.takes(selection) && !model.match(selection.match).locked,
    );
    if (!isOpen) mustBe(status, "rejected");
    mustAllow(["open", "rejected"], status);
    coupon.status = status ?? "pending";
    if (status === "rejected") model.bettor(coupon.owner).wealth += coupon.stake;
  }
  return waiting.map(({ status }) => status).join(", ");
}
