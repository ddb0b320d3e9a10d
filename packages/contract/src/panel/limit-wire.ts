import * as z from "zod/mini";
import { amount, count, currencyCode, id, instant, list, name, whole } from "../wire/atoms.ts";
import { marketTypeId, special } from "../wire/sport.ts";
import {
  type BindingLimits,
  type DealerExposure,
  type DealerKindLimits,
  type DealerLimits,
  type DealerTerms,
  type ExposedMarket,
  type LimitOwner,
  mostMarkets,
} from "./limit-model.ts";
import { limits, renamedRow, row, strictRow, totalStake } from "./wire.ts";

const onOff = z.boolean();

const dealerKindLimits = strictRow<DealerKindLimits>({
  minTip: z.nullable(whole(0, 100)),
  minStake: z.nullable(amount),
  maxStake: z.nullable(amount),
  maxPay: z.nullable(amount),
  enabled: onOff,
});
export const dealerLimits = strictRow<DealerLimits>({
  combine: dealerKindLimits,
  multiple: dealerKindLimits,
  system: dealerKindLimits,
});
export const exposureLimit = z.nullable(amount);

export const dealerTerms = {
  limits: dealerLimits,
  exposureLimit,
  exposure: amount,
  couponSale: onOff,
  above: row<DealerTerms["above"]>({ limits: dealerLimits, exposureLimit, couponSale: onOff }),
};

const owner = row<LimitOwner>({
  by: z.enum(["user", "dealer", "above"]),
  dealerId: z.nullable(id),
  name: z.nullable(name),
});
const ownersOfKind = row<BindingLimits["owners"]["combine"]>({
  minTip: owner,
  minStake: owner,
  maxStake: owner,
  maxPay: owner,
  enabled: owner,
});
export const bindingLimits = row<BindingLimits>({
  limits,
  owners: row<BindingLimits["owners"]>({ combine: ownersOfKind, multiple: ownersOfKind, system: ownersOfKind }),
  room: z.nullable(row<NonNullable<BindingLimits["room"]>>({ amount, owner })),
  saleStoppedBy: z.nullable(owner),
});

const exposedMarket = renamedRow<ExposedMarket, "totalStake">(
  { totalStake },
  {
    matchId: id,
    home: name,
    away: name,
    startsAt: instant,
    marketId: id,
    marketTypeId,
    marketName: name,
    special,
    coupons: count,
    exposure: amount,
    outcomeName: name,
    outcomeExposure: amount,
  },
);
export const dealerExposure = renamedRow<DealerExposure, "totalStake">(
  { totalStake },
  {
    currency: currencyCode,
    coupons: count,
    exposure: amount,
    markets: count,
    rows: list(exposedMarket, mostMarkets),
  },
);
