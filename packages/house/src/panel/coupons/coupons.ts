import { listHandlers } from "../lists/list-handlers.ts";
import { panelZone } from "../sites.ts";
import { couponList } from "./coupons.list.ts";
import { couponColumns } from "./coupons.rows.ts";

/** Coupons of the users in the actor's scope, newest first. */
export const { panelCoupons, panelCouponsExport } = listHandlers(
  "panelCoupons",
  async ({ house, actor }, filter) => couponList(house.db, actor, await panelZone(house, actor.tenantId), filter),
  couponColumns,
);
