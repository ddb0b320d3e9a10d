import type { PanelPayload } from "@livery/contract/panel";
import type { PanelContext, PanelHandler } from "../panel-context.ts";
import { csvFile } from "../lists/file.ts";
import { listPage, listRows } from "../lists/answer-list.ts";
import { panelZone } from "../sites.ts";
import { couponList } from "./coupons.list.ts";
import { couponColumns } from "./coupons.rows.ts";

/** Coupons of the users in the actor's scope, newest first. */
export const panelCoupons: PanelHandler<"panelCoupons"> = async (context, { filter, ...query }) =>
  listPage(context.house.db, await listOf(context, filter), query);

/** The same coupons as a file. */
export const panelCouponsExport: PanelHandler<"panelCouponsExport"> = async (context, { filter, sort, columns }) => {
  const list = await listOf(context, filter);
  return csvFile(
    context,
    "coupons",
    { all: couponColumns, requested: columns },
    listRows(context.house.db, list, sort),
  );
};

async function listOf({ house, actor }: PanelContext, filter: PanelPayload<"panelCoupons">["filter"]) {
  return couponList(house.db, actor, await panelZone(house, actor.tenantId), filter);
}
