import type { PanelHandler } from "../panel-context.ts";
import { csvFile } from "../lists/file.ts";
import { listPage, listRows } from "../lists/answer-list.ts";
import { couponList } from "./coupons.list.ts";
import { couponColumns } from "./coupons.rows.ts";

/** Coupons of the users in the actor's scope, newest first. */
export const panelCoupons: PanelHandler<"panelCoupons"> = async ({ house, actor }, { filter, ...query }) =>
  listPage(house.db, await couponList(house.db, actor, filter), query);

/** The same coupons as a file. */
export const panelCouponsExport: PanelHandler<"panelCouponsExport"> = async ({ house, actor }, { filter, sort }) => {
  const list = await couponList(house.db, actor, filter);
  return csvFile(house.db, "coupons", couponColumns, listRows(house.db, list, sort));
};
