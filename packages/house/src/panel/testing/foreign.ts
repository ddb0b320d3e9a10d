import type { PanelKey } from "@livery/contract/panel";
import type { Stage } from "./stage.ts";

/** Owners of an id that is outside the sub-dealer's scope; "nobody" stands for ids that no row has, or can have. */
export const strangers = [
  "another branch",
  "a sibling",
  "the parent",
  "another tenant",
  "nobody",
  "nobody at all",
] as const;
export type Stranger = (typeof strangers)[number];

const dealers: Readonly<Record<Stranger, string | number>> = {
  "another branch": "far-street",
  "a sibling": "lighthouse",
  "the parent": "north",
  "another tenant": "globe-office",
  nobody: 999_999_999,
  "nobody at all": Number.MAX_SAFE_INTEGER,
};

/** The id of a record of a stranger. */
type IdOf = (stage: Stage, stranger: Stranger) => Promise<number> | number;

const of =
  (idOf: (stage: Stage, dealer: string) => Promise<number> | number): IdOf =>
  (stage, stranger) => {
    const dealer = dealers[stranger];
    return typeof dealer === "number" ? dealer : idOf(stage, dealer);
  };
const dealer = of((stage, name) => stage.dealerId(name));
const player = of((stage, name) => stage.playerId(name));
const coupon = of((stage, name) => stage.openCoupon(name));
const view = of((stage, name) => stage.viewOf(name));
const site = of((stage, name) => (name === "globe-office" ? (stage.house.globex.siteIds["globe"] ?? 0) : 999_999_998));

/** The answer of a call if a field names a stranger's record: a refusal, or a list without rows. */
export interface Foreign {
  readonly wire: (id: number, stage: Stage) => object;
  readonly id: IdOf;
  readonly answer: readonly [status: 403 | 404, code: string] | "no rows" | "no lines";
  /** The stranger whose record the sub-dealer may use. */
  readonly but?: Stranger;
}

const noDealer = [404, "dealer_not_found"] as const;
const noUser = [404, "user_not_found"] as const;
const notFound = [404, "not_found"] as const;
const notAllowed = [403, "not_allowed"] as const;

const byFilter = (field: string, id: IdOf, answer: Foreign["answer"]): Foreign => ({
  wire: (value) => ({ filter: { [field]: value } }),
  id,
  answer,
});
const kind = { minTip: 1, minStake: 100, maxStake: 30_000, maxPay: 1_250_000, enabled: true };
const services = { sport: true, live: true, casino: true, slots: true, virtual: true, bingo: true, tvGames: true };

const newUser = { userName: "stranger", password: "some-word", lang: "en", online: false };
const couponFilters = (empty: "no rows" | "no lines"): Readonly<Record<string, Foreign>> => ({
  "filter.dealerId": byFilter("dealerId", dealer, noDealer),
  "filter.playerId": byFilter("playerId", player, noUser),
  "filter.siteId": byFilter("siteId", site, empty),
});
const movementFilters: Readonly<Record<string, Foreign>> = {
  "filter.dealerId": byFilter("dealerId", dealer, noDealer),
  "filter.playerId": byFilter("playerId", player, noUser),
};

/** Results of matches are not visible below the tenant, whatever the id. */
const match = of((stage, name) => stage.matchOf(name, "coming"));
const ofResults = (...fields: readonly string[]): Readonly<Record<string, Foreign>> =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      { wire: (id: number) => ({ [field.split(".").at(-1) ?? field]: id }), id: match, answer: notAllowed },
    ]),
  );

/** Payment requests, and the tenant's payment methods: of those the sub-dealer sees only the requests of their users. */
const payment = of((stage, name) => stage.pendingPayment(name));
const method = of(async (stage, name) =>
  name === "globe-office" ? (await stage.methodOf(name)).methodId : 999_999_997,
);
const paymentFilters = (empty: "no rows" | "no lines"): Readonly<Record<string, Foreign>> => ({
  "filter.dealerId": byFilter("dealerId", dealer, noDealer),
  "filter.playerId": byFilter("playerId", player, noUser),
  "filter.siteId": byFilter("siteId", site, empty),
  "filter.methodId": byFilter("methodId", method, empty),
});
const ofOffer = (...fields: readonly string[]): Readonly<Record<string, Foreign>> =>
  Object.fromEntries(
    fields.map((field) => [field, { wire: (id: number) => ({ [field]: id }), id: method, answer: notAllowed }]),
  );
const foreignPayments: { readonly [K in PanelKey]?: Readonly<Record<string, Foreign>> } = {
  panelPayments: paymentFilters("no rows"),
  panelPaymentsExport: paymentFilters("no lines"),
  panelPayment: { transferId: { wire: (transferId) => ({ transferId }), id: payment, answer: notFound } },
  panelPaymentApprove: { transferId: { wire: (transferId) => ({ transferId }), id: payment, answer: notAllowed } },
  panelPaymentDeny: { transferId: { wire: (transferId) => ({ transferId }), id: payment, answer: notAllowed } },
  panelPaymentConfirm: { requestId: { wire: (requestId) => ({ requestId }), id: payment, answer: notAllowed } },
  panelPaymentRefuse: { requestId: { wire: (requestId) => ({ requestId }), id: payment, answer: notAllowed } },
  panelPaymentCategoryChange: ofOffer("categoryId"),
  panelPaymentMethods: ofOffer("categoryId"),
  panelPaymentMethodCreate: ofOffer("categoryId"),
  panelPaymentMethodChange: ofOffer("categoryId", "methodId"),
  panelPaymentMethodOffer: ofOffer("methodId"),
  panelUserTransfers: {
    playerId: { wire: (playerId) => ({ playerId, version: 1, blocked: true }), id: player, answer: noUser },
  },
};

/** Bonuses belong to the tenant; of the requests the sub-dealer sees only those of their users. */
const bonus = of(async (stage, name) => (name === "globe-office" ? (await stage.bonusOf(name)).bonusId : 999_999_996));
const bonusRequest = of((stage, name) => stage.bonusRequest(name));
const requestFilters = (empty: "no rows" | "no lines"): Readonly<Record<string, Foreign>> => ({
  "filter.dealerId": byFilter("dealerId", dealer, noDealer),
  "filter.playerId": byFilter("playerId", player, noUser),
  "filter.siteId": byFilter("siteId", site, empty),
  "filter.bonusId": byFilter("bonusId", bonus, empty),
});
const ofBonus = { bonusId: { wire: (bonusId: number) => ({ bonusId }), id: bonus, answer: notAllowed } };
const ofRequest = (answer: Foreign["answer"]) => ({
  requestId: { wire: (requestId: number) => ({ requestId }), id: bonusRequest, answer },
});
const foreignBonuses: { readonly [K in PanelKey]?: Readonly<Record<string, Foreign>> } = {
  panelBonus: ofBonus,
  panelBonusChange: ofBonus,
  panelBonusOffer: ofBonus,
  panelBonusRequests: requestFilters("no rows"),
  panelBonusRequestsExport: requestFilters("no lines"),
  panelBonusRequest: ofRequest(notFound),
  panelBonusRequestConfirm: ofRequest(notAllowed),
  panelBonusRequestCancel: ofRequest(notAllowed),
};

/** A sub-dealer has no log. */
const auditFilters: Readonly<Record<string, Foreign>> = {
  "filter.dealerId": byFilter("dealerId", dealer, notAllowed),
  "filter.playerId": byFilter("playerId", player, notAllowed),
  "filter.targetId": byFilter("targetId", player, notAllowed),
};

/** By call and wire path. The test requires an entry for every id field of every call. */
export const foreign: { readonly [K in PanelKey]?: Readonly<Record<string, Foreign>> } = {
  panelDealers: { parentId: { wire: (parentId) => ({ parentId }), id: dealer, answer: noDealer } },
  panelDealer: { dealerId: { wire: (dealerId) => ({ dealerId }), id: dealer, answer: noDealer } },
  panelDealerExposure: { dealerId: { wire: (dealerId) => ({ dealerId }), id: dealer, answer: noDealer } },
  panelDealerLimits: {
    dealerId: {
      wire: (dealerId) => ({
        dealerId,
        version: 1,
        limits: { combine: kind, multiple: kind, system: kind },
        exposureLimit: 1,
      }),
      id: dealer,
      answer: noDealer,
    },
  },
  panelDealerSale: {
    dealerId: { wire: (dealerId) => ({ dealerId, version: 1, couponSale: true }), id: dealer, answer: notAllowed },
  },
  // A sub-dealer may send credit to their parent.
  panelDealerSend: {
    dealerId: { wire: (dealerId) => ({ dealerId, amount: 1 }), id: dealer, answer: noDealer, but: "the parent" },
  },
  panelDealerTake: { dealerId: { wire: (dealerId) => ({ dealerId, amount: 1 }), id: dealer, answer: notAllowed } },
  panelUsers: {
    "filter.dealerId": byFilter("dealerId", dealer, noDealer),
    "filter.siteId": byFilter("siteId", site, "no rows"),
  },
  panelUsersExport: {
    "filter.dealerId": byFilter("dealerId", dealer, noDealer),
    "filter.siteId": byFilter("siteId", site, "no lines"),
  },
  panelUser: { playerId: { wire: (playerId) => ({ playerId }), id: player, answer: noUser } },
  panelUserCreate: {
    dealerId: {
      wire: (dealerId, { house }) => ({ ...newUser, siteId: house.seeded.siteIds["harbour"], dealerId }),
      id: dealer,
      answer: noDealer,
    },
    siteId: { wire: (siteId) => ({ ...newUser, siteId }), id: site, answer: notFound },
  },
  panelUserServices: {
    playerId: {
      wire: (playerId) => ({ playerId, version: 1, active: false, online: false, services }),
      id: player,
      answer: noUser,
    },
  },
  panelUserLimits: {
    playerId: {
      wire: (playerId) => ({ playerId, version: 1, limits: { combine: kind, multiple: kind, system: kind } }),
      id: player,
      answer: noUser,
    },
  },
  panelUserSend: { playerId: { wire: (playerId) => ({ playerId, amount: 1 }), id: player, answer: noUser } },
  panelUserTake: { playerId: { wire: (playerId) => ({ playerId, amount: 1 }), id: player, answer: noUser } },
  panelCoupons: couponFilters("no rows"),
  panelCouponsExport: couponFilters("no lines"),
  panelCoupon: { couponId: { wire: (couponId) => ({ couponId }), id: coupon, answer: notFound } },
  panelCouponCancel: {
    couponId: { wire: (couponId) => ({ couponId, reason: "not mine at all" }), id: coupon, answer: notFound },
  },
  panelMovements: movementFilters,
  panelMovementsExport: movementFilters,
  panelViewSave: {
    viewId: {
      wire: (viewId) => ({ viewId, list: "users", name: "Taken over", query: "" }),
      id: view,
      answer: notFound,
    },
  },
  panelViewDelete: { viewId: { wire: (viewId) => ({ viewId }), id: view, answer: notFound } },
  panelResult: ofResults("matchId"),
  panelResultOutlook: ofResults("marketId", "matchId"),
  panelResultEnter: ofResults("matchId"),
  panelResultMarket: ofResults("marketId", "matchId", "outcomes.0.outcomeId"),
  panelResultVoid: ofResults("marketId", "matchId"),
  panelResultRollBack: ofResults("marketId", "matchId"),
  panelResultConfirm: ofResults("requestId"),
  panelResultRefuse: ofResults("requestId"),
  ...foreignPayments,
  ...foreignBonuses,
  panelAudit: auditFilters,
  panelAuditExport: auditFilters,
};
