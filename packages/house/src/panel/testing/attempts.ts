import type { Action } from "@livery/contract";
import type { PanelKey } from "@livery/contract/panel";
import type { Answer } from "../../testing/browser.ts";
import type { Stage } from "./stage.ts";
import { userOf } from "./stage.ts";

/** One call of the panel that an action opens, and how it is tried on a target: the name of a dealer. */
export interface Try {
  readonly action: Action;
  readonly key: PanelKey;
  /** What the target is: a dealer's user, a new one, or his coupon; the dealer to look at; the dealer at the other end of a transfer. */
  readonly about: "users" | "dealers" | "credit";
  /** A payload that is right in everything, whatever was done before. */
  readonly wire: (stage: Stage, dealer: string) => Promise<object> | object;
  /** Where the answer is a list: whether the target is in it. */
  readonly shows?: (stage: Stage, dealer: string, answer: Answer) => boolean;
}

let made = 0;

const playerOf = (stage: Stage, dealer: string) => ({ playerId: stage.playerId(dealer) });
const dealerOf = (stage: Stage, dealer: string) => ({ dealerId: stage.dealerId(dealer) });
const rows = (answer: Answer) => (answer.body as { results: readonly Record<string, unknown>[] }).results;

/** A user as he is in the database now. */
async function userNow(stage: Stage, dealer: string) {
  const row = await stage.house.test.db
    .selectFrom("player")
    .select(["player_id", "version", "status", "online", "services", "limits"])
    .where("player_id", "=", stage.playerId(dealer))
    .executeTakeFirstOrThrow();
  return { ...row, shown: { playerId: row.player_id, version: Number(row.version) } };
}

/** One step of a user's most stake, up or down. */
async function limitsBy(stage: Stage, dealer: string, step: 1 | -1): Promise<object> {
  const { shown, limits } = await userNow(stage, dealer);
  return { ...shown, limits: { ...limits, combine: { ...limits.combine, maxStake: limits.combine.maxStake + step } } };
}

const services = ["sport", "live", "casino", "slots", "virtual", "bingo", "tvGames"];

/** A row for each call of the panel that an action guards and that is about somebody. */
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
];
