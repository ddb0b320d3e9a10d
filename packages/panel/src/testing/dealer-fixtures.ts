import { minor } from "@livery/betting";
import { flaggedActions } from "@livery/contract";
import type {
  DealerDetail,
  DealerExposure,
  DealerKindLimits,
  DealerNode,
  ExposedMarket,
  FoundDealer,
} from "@livery/contract/panel";
import { at } from "./fixtures.ts";

export function dealerNode(dealerId: number, name: string, changes: Partial<DealerNode> = {}): DealerNode {
  return {
    dealerId,
    parentId: 20,
    depth: 3,
    name,
    active: true,
    currency: "EUR",
    credit: minor(dealerId * 10_000),
    creditLine: minor(0),
    users: 12,
    maxUsers: 50,
    dealers: 0,
    maxDealers: null,
    ...changes,
  };
}

export const quay = dealerNode(20, "Quay Street", { parentId: 10, depth: 2, users: 4, dealers: 3 });
export const branches: readonly DealerNode[] = [
  dealerNode(21, "Anchor Lane"),
  dealerNode(22, "Breakwater", { dealers: 2, users: 31 }),
  dealerNode(23, "Capstan Yard", { active: false, users: 0 }),
];
export const breakwater: readonly DealerNode[] = [
  dealerNode(24, "East Mole", { parentId: 22, depth: 4 }),
  dealerNode(25, "West Mole", { parentId: 22, depth: 4 }),
];

/** The dealers with a name that contains the text, and those above them. */
export function foundDealers(search: string): readonly FoundDealer[] {
  const all = [quay, ...branches, ...breakwater];
  const found = all.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  const shown = new Set(found);
  for (const { parentId } of shown) {
    const parent = all.find(({ dealerId }) => dealerId === parentId);
    if (parent !== undefined) shown.add(parent);
  }
  return [...shown].map((node) => ({ ...node, found: found.includes(node) }));
}

const leftOpen: DealerKindLimits = { minTip: null, minStake: null, maxStake: null, maxPay: null, enabled: true };

/** The exposure below a dealer: three markets, the first with most of it. */
export function dealerExposure(changes: Partial<DealerExposure> = {}): DealerExposure {
  const market = (marketId: number, exposure: number): ExposedMarket => ({
    matchId: marketId,
    home: `Arsenal ${marketId}`,
    away: `Everton ${marketId}`,
    startsAt: at(60 * marketId),
    marketId,
    marketTypeId: 1,
    marketName: "market.1",
    special: "",
    coupons: 12 - marketId,
    totalStake: minor(exposure / 2),
    exposure: minor(exposure),
    outcomeName: marketId === 2 ? "away" : "home",
    outcomeExposure: minor(exposure - 1_000),
  });
  return {
    currency: "EUR",
    coupons: 27,
    totalStake: minor(61_000),
    exposure: minor(123_450),
    markets: 3,
    rows: [market(1, 80_000), market(2, 40_000), market(3, 12_300)],
    ...changes,
  };
}

export function dealerDetail(node: DealerNode, changes: Partial<DealerDetail> = {}): DealerDetail {
  return {
    ...node,
    path: [
      { dealerId: 20, name: "Quay Street" },
      ...(node.dealerId === 20 ? [] : [{ dealerId: node.dealerId, name: node.name }]),
    ],
    flags: flaggedActions.slice(0, 4),
    createdAt: "2026-01-12T08:00:00Z",
    version: 1,
    limits: {
      combine: { ...leftOpen, maxStake: minor(20_000) },
      multiple: leftOpen,
      system: { ...leftOpen, enabled: false },
    },
    exposureLimit: minor(500_000),
    exposure: minor(123_450),
    couponSale: true,
    above: {
      limits: {
        combine: { ...leftOpen, maxStake: minor(40_000), maxPay: minor(1_000_000) },
        multiple: leftOpen,
        system: leftOpen,
      },
      exposureLimit: minor(2_000_000),
      couponSale: true,
    },
    may: ["user.view", "credit.down", "user.create", "limit.raise", "role.edit"],
    ...changes,
  };
}
