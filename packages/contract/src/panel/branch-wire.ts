import * as z from "zod/mini";
import {
  amount,
  count,
  currencyCode,
  id,
  instant,
  languageCode,
  singleLine,
  name,
  odds,
  signedAmount,
  whole,
} from "../wire/atoms.ts";
import { bindingLimits, dealerTerms } from "./limit-wire.ts";
import type { DealerDetail, DealerNode, FoundDealer, PanelUser, UserRow } from "./panel.model.ts";
import {
  bonusRule,
  limits,
  mays,
  onOff,
  path,
  renamedRow,
  row,
  type SchemasOf,
  serviceFlags,
  version,
} from "./wire.ts";

const nodeSchemas: SchemasOf<DealerNode> = {
  dealerId: id,
  parentId: z.nullable(id),
  depth: whole(1, 8),
  name,
  active: onOff,
  currency: currencyCode,
  credit: signedAmount,
  creditLine: amount,
  users: count,
  maxUsers: z.nullable(count),
  dealers: count,
  maxDealers: z.nullable(count),
};
export const dealerNode = row<DealerNode>(nodeSchemas);
export const foundDealer = row<FoundDealer>({ ...nodeSchemas, found: onOff });
export const dealerDetail = row<DealerDetail>({
  ...nodeSchemas,
  ...dealerTerms,
  path,
  flags: mays,
  createdAt: instant,
  version,
  may: mays,
});

const userSchemas: SchemasOf<UserRow> = {
  playerId: id,
  userName: name,
  siteId: id,
  siteName: name,
  dealerId: id,
  dealerName: name,
  active: onOff,
  online: onOff,
  currency: currencyCode,
  balance: amount,
  openCoupons: count,
  createdAt: instant,
  lastSeenAt: z.nullable(instant),
};
export const userRow = row<UserRow>(userSchemas);
export const panelUser = renamedRow<PanelUser, "paymentsBlocked">(
  { paymentsBlocked: ["transfersBlocked", onOff] },
  {
    ...userSchemas,
    lang: languageCode,
    path,
    services: serviceFlags,
    limits,
    binding: bindingLimits,
    stakeType: z.enum(["line", "coupon"]),
    minOdds: z.nullable(odds),
    maxOdds: z.nullable(odds),
    bonus: bonusRule,
    firstName: singleLine,
    lastName: singleLine,
    email: singleLine,
    mobile: singleLine,
    version,
    may: mays,
  },
);
