import { sql } from "kysely";
import { ruleMatch } from "../../results/rule-match.ts";
import type { Answer } from "../../testing/browser.ts";
import { bonusTries } from "./bonus-attempts.ts";
import { paymentTries } from "./payment-attempts.ts";
import type { Stage } from "./stage.ts";
import { userOf } from "./stage.ts";
import type { Try } from "./try.ts";

let made = 0;

const playerOf = (stage: Stage, dealer: string) => ({ playerId: stage.playerId(dealer) });
const dealerOf = (stage: Stage, dealer: string) => ({ dealerId: stage.dealerId(dealer) });
const rows = (answer: Answer) => (answer.body as { results: readonly Record<string, unknown>[] }).results;

/** The current row of a user. */
async function userNow(stage: Stage, dealer: string) {
  const row = await stage.house.test.db
    .selectFrom("player")
    .select(["player_id", "version", "status", "online", "services", "limits"])
    .where("player_id", "=", stage.playerId(dealer))
    .executeTakeFirstOrThrow();
  return { ...row, shown: { playerId: row.player_id, version: Number(row.version) } };
}

/** A payload with a user's maximum stake one step up or down. */
async function limitsBy(stage: Stage, dealer: string, step: 1 | -1): Promise<object> {
  const { shown, limits } = await userNow(stage, dealer);
  return { ...shown, limits: { ...limits, combine: { ...limits.combine, maxStake: limits.combine.maxStake + step } } };
}

/**
 * A payload with the maximum stake below a dealer one step up or down; the dealers above it have room, whatever its last step
 * was.
 */
async function dealerLimitsBy(stage: Stage, dealer: string, step: 1 | -1): Promise<object> {
  const { rows: updated } = await sql<{ version: bigint; most: number }>`
    update dealer set limits = jsonb_build_object('combine', jsonb_build_object('maxStake', 1000000 - 1000 * depth))
    where dealer_id = ${stage.dealerId(dealer)} returning version, 1000000 - 1000 * depth as most`.execute(
    stage.house.test.db,
  );
  const [now] = updated;
  const open = { minTip: null, minStake: null, maxStake: null, maxPay: null, enabled: true };
  return {
    ...dealerOf(stage, dealer),
    version: Number(now?.version),
    limits: { combine: { ...open, maxStake: (now?.most ?? 0) + step }, multiple: open, system: open },
    exposureLimit: null,
  };
}

/** A payload that ends the sale of coupons below a dealer that allowed it. */
async function saleEnded(stage: Stage, dealer: string): Promise<object> {
  const { rows: updated } = await sql<{ version: bigint }>`
    update dealer set flags = flags - 'coupon.sell' where dealer_id = ${stage.dealerId(dealer)} returning version`.execute(
    stage.house.test.db,
  );
  return { ...dealerOf(stage, dealer), version: Number(updated[0]?.version), couponSale: false };
}

const services = ["sport", "live", "casino", "slots", "virtual", "bingo", "tvGames"];

/** A match that is over, with an earlier result if `withResult`. */
async function resultPayload(stage: Stage, dealer: string, more: object, withResult: boolean): Promise<object> {
  const { db } = stage.house.test;
  const matchId = await stage.matchOf(dealer, "over");
  const now = () =>
    db.selectFrom("match").select(["facts", "result"]).where("match_id", "=", matchId).executeTakeFirstOrThrow();
  const { facts, result } = await now();
  if (withResult && result === null)
    await ruleMatch(db, {
      matchId,
      version: facts,
      actor: "system",
      reason: null,
      ruling: {
        kind: "result",
        certainty: "confirmed",
        result: { ft: [0, 1], ht: null, et: null, p: null, goals: [], source: "file" },
      },
    });
  return { matchId, version: (await now()).facts, reason: "the matrix tries it", ...more };
}

/** Any market of a dealer's match that is over, with a result for each of its outcomes. */
async function marketOf(stage: Stage, dealer: string) {
  const rows = await stage.house.test.db
    .selectFrom("market")
    .innerJoin("outcome", "outcome.market_id", "market.market_id")
    .select(["market.market_id", "outcome_id"])
    .where("match_id", "=", await stage.matchOf(dealer, "over"))
    .where("market_type_id", "=", 29)
    .execute();
  return {
    marketId: rows[0]?.market_id,
    outcomes: rows.map(({ outcome_id }) => ({ outcomeId: outcome_id, result: "void" })),
  };
}

/** A request of another person of the platform about a dealer's match: in a house of two tenants only they decide it. */
async function requestOf(stage: Stage, dealer: string): Promise<object> {
  const { db } = stage.house.test;
  const payload = (await resultPayload(stage, dealer, {}, true)) as {
    matchId: number;
    version: number;
    reason: string;
  };
  const entry = { ...payload, actor: "system", ruling: { kind: "roll_back" } };
  const { rows } = await sql<{ id: number }>`
    insert into second_person_request (tenant_id, match_id, ruling, asked_by, reason, impact)
    select dealer.tenant_id, ${payload.matchId}, ${JSON.stringify(entry)}::jsonb, staff_id, ${payload.reason}, '[]' from staff, dealer
    where staff.name = 'platform-two' and dealer.dealer_id = ${stage.dealerId(dealer)} returning request_id as id`.execute(
    db,
  );
  return { requestId: rows[0]?.id };
}

const upcomingMatch = async (stage: Stage, dealer: string) => ({ matchId: await stage.matchOf(dealer, "coming") });
/** Of a match, only the counts of the tenant's own coupons are private. */
const waits = (answer: Answer): boolean => {
  const { impact } = (answer.body as { results: { impact: readonly { waiting: number }[] } }).results;
  return impact.some(({ waiting }) => waiting > 0);
};
const score = { fullTime: { home: 2, away: 0 }, halfTime: { home: 1, away: 0 }, certainty: "confirmed" };

/** A row for each call of the panel that an action guards and that has a target. */
export const tries: readonly Try[] = [
  { action: "user.view", key: "panelUser", about: "users", wire: playerOf },
  {
    action: "user.view",
    key: "panelUsers",
    about: "users",
    wire: (_, dealer) => ({ filter: { search: userOf[dealer] } }),
    shows: (stage, dealer, answer) => rows(answer).some(({ playerId }) => playerId === stage.playerId(dealer)),
  },
  {
    action: "user.view",
    key: "panelUsersExport",
    about: "users",
    wire: () => ({ filter: {} }),
    shows: (_, dealer, answer) => answer.text.includes(`\r\n${userOf[dealer]},`),
  },
  { action: "user.view", key: "panelDealer", about: "dealers", wire: dealerOf },
  {
    action: "user.view",
    key: "panelDealerSearch",
    about: "dealers",
    wire: (_, dealer) => ({ search: dealer }),
    shows: (stage, dealer, answer) => rows(answer).some((row) => row["dealerId"] === stage.dealerId(dealer)),
  },
  { action: "coupon.view", key: "panelDealerExposure", about: "dealers", wire: dealerOf },
  {
    action: "coupon.view",
    key: "panelCoupon",
    about: "users",
    wire: async (stage, dealer) => ({ couponId: await stage.openCoupon(dealer) }),
  },
  {
    action: "coupon.view",
    key: "panelCoupons",
    about: "users",
    wire: (stage, dealer) => ({ filter: playerOf(stage, dealer) }),
  },
  {
    action: "coupon.view",
    key: "panelCouponsExport",
    about: "users",
    wire: (stage, dealer) => ({ filter: playerOf(stage, dealer) }),
  },
  {
    action: "movement.view",
    key: "panelMovements",
    about: "users",
    wire: (stage, dealer) => ({ filter: playerOf(stage, dealer) }),
  },
  {
    action: "movement.view",
    key: "panelMovementsExport",
    about: "users",
    wire: (stage, dealer) => ({ filter: playerOf(stage, dealer) }),
  },
  {
    action: "coupon.cancel",
    key: "panelCouponCancel",
    about: "users",
    wire: async (stage, dealer) => ({ couponId: await stage.openCoupon(dealer), reason: "the matrix tries it" }),
  },
  {
    action: "user.create",
    key: "panelUserCreate",
    about: "users",
    wire: (stage, dealer) => ({
      dealerId: stage.dealerId(dealer),
      siteId: stage.house.seeded.siteIds["harbour"],
      userName: `matrix${(made += 1)}`,
      password: "some-word",
      lang: "en",
      online: false,
    }),
  },
  {
    action: "user.services",
    key: "panelUserServices",
    about: "users",
    wire: async (stage, dealer) => {
      const { shown, status, online, services: on } = await userNow(stage, dealer);
      return {
        ...shown,
        active: status === "active",
        online: !online,
        services: Object.fromEntries(services.map((service) => [service, on[service] ?? false])),
      };
    },
  },
  {
    action: "user.services",
    key: "panelUserTransfers",
    about: "users",
    wire: async (stage, dealer) => ({ ...(await userNow(stage, dealer)).shown, blocked: false }),
  },
  {
    action: "limit.raise",
    key: "panelUserLimits",
    about: "users",
    wire: (stage, dealer) => limitsBy(stage, dealer, 1),
  },
  {
    action: "limit.lower",
    key: "panelUserLimits",
    about: "users",
    wire: (stage, dealer) => limitsBy(stage, dealer, -1),
  },
  {
    action: "limit.raise",
    key: "panelDealerLimits",
    about: "dealers",
    wire: (stage, dealer) => dealerLimitsBy(stage, dealer, 1),
  },
  {
    action: "limit.lower",
    key: "panelDealerLimits",
    about: "dealers",
    wire: (stage, dealer) => dealerLimitsBy(stage, dealer, -1),
  },
  { action: "role.edit", key: "panelDealerSale", about: "dealers", wire: saleEnded },
  {
    action: "credit.user",
    key: "panelUserSend",
    about: "users",
    wire: (stage, dealer) => ({ ...playerOf(stage, dealer), amount: 2 }),
  },
  {
    action: "credit.user",
    key: "panelUserTake",
    about: "users",
    wire: (stage, dealer) => ({ ...playerOf(stage, dealer), amount: 1 }),
  },
  {
    action: "result.view",
    key: "panelResults",
    about: "users",
    wire: async (stage, dealer) => {
      await upcomingMatch(stage, dealer);
      return { filter: { search: `${dealer} rovers`, state: ["coming"] } };
    },
    shows: (_, __, answer) => rows(answer).some(({ waiting }) => Number(waiting) > 0),
  },
  {
    action: "result.view",
    key: "panelResultsExport",
    about: "users",
    wire: async (stage, dealer) => {
      await upcomingMatch(stage, dealer);
      return { filter: { search: `${dealer} rovers`, state: ["coming"] } };
    },
    shows: (_, __, answer) => answer.text.trimEnd().endsWith(",1"),
  },
  {
    action: "result.view",
    key: "panelResult",
    about: "users",
    wire: upcomingMatch,
    shows: (_, __, answer) => waits(answer),
  },
  {
    action: "result.view",
    key: "panelResultOutlook",
    about: "users",
    wire: upcomingMatch,
    shows: (_, __, answer) => waits(answer),
  },
  {
    action: "result.enter",
    key: "panelResultEnter",
    about: "users",
    wire: (stage, dealer) => resultPayload(stage, dealer, score, false),
  },
  {
    action: "result.enter",
    key: "panelResultMarket",
    about: "users",
    wire: async (stage, dealer) => resultPayload(stage, dealer, await marketOf(stage, dealer), false),
  },
  {
    action: "result.enter",
    key: "panelResultVoid",
    about: "users",
    wire: async (stage, dealer) => {
      const { marketId } = await marketOf(stage, dealer);
      return resultPayload(stage, dealer, { marketId }, false);
    },
  },
  {
    action: "result.rollBack",
    key: "panelResultRollBack",
    about: "users",
    wire: (stage, dealer) => resultPayload(stage, dealer, {}, true),
  },
  { action: "result.rollBack", key: "panelResultConfirm", about: "users", wire: requestOf },
  { action: "result.rollBack", key: "panelResultRefuse", about: "users", wire: requestOf },
  ...(["credit.up", "credit.down", "credit.aside"] as const).map((action): Try => ({
    action,
    key: "panelDealerSend",
    about: "credit",
    wire: (stage, dealer) => ({ ...dealerOf(stage, dealer), amount: 1 }),
  })),
  {
    action: "credit.down",
    key: "panelDealerTake",
    about: "credit",
    wire: (stage, dealer) => ({ ...dealerOf(stage, dealer), amount: 1 }),
  },
  ...paymentTries,
  ...bonusTries,
];
