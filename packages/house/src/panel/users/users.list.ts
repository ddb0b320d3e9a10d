import type { PanelPayload, UserRow } from "@livery/contract/panel";
import { sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import { requirePermission, type PanelContext } from "../panel-context.ts";
import { requireVisible } from "../dealers/require.ts";
import type { FileColumns } from "../lists/file.ts";
import { conditionsOf, nameContaining } from "../lists/filter.ts";
import type { List } from "../lists/answer-list.ts";
import { listHandlers } from "../lists/list-handlers.ts";
import { userInScope } from "../scope.ts";
import { lastSeen, readUserRows, usersFrom } from "./users.rows.ts";

type Filter = PanelPayload<"panelUsers">["filter"];

const userColumns: FileColumns<"panelUsers"> = {
  user: (row) => row.userName,
  site: (row) => row.siteName,
  dealer: (row) => row.dealerName,
  active: (row) => row.active,
  online: (row) => row.online,
  currency: (row) => row.currency,
  balance: (row) => ({ minor: row.balance, currency: row.currency }),
  openCoupons: (row) => row.openCoupons,
  createdAt: { instant: (row) => row.createdAt },
  lastSeenAt: { instant: (row) => row.lastSeenAt },
};

type By = "userName" | "dealerName" | "balance" | "createdAt" | "lastSeenAt";

async function userList({ house: { db }, actor }: PanelContext, filter: Filter): Promise<List<UserRow, By>> {
  const cell = requirePermission(actor, "user.view");
  await requireVisible(db, actor, filter.dealerId);
  return {
    from: usersFrom,
    where: [
      userInScope(actor, cell),
      ...conditionsOf(filter, {
        search: (text) => sql`lower(player.user_name) like ${nameContaining(text)}`,
        dealerId: (id) => sql`dealer.path @> array[${anyId(id)}::integer]`,
        siteId: (id) => sql`player.site_id = ${anyId(id)}`,
        active: (active) => sql`player.status = ${active ? "active" : "passive"}`,
        online: (online) => sql`player.online = ${online}`,
        balanceFrom: (amount) => sql`cash.balance >= ${amount}::bigint`,
        balanceTo: (amount) => sql`cash.balance <= ${amount}::bigint`,
      }),
    ],
    key: sql`player.player_id`,
    orders: {
      userName: { by: sql`lower(player.user_name) collate "C"` },
      dealerName: { by: sql`lower(dealer.name) collate "C"` },
      balance: { by: sql`cash.balance` },
      createdAt: { by: sql`player.created_at` },
      lastSeenAt: { by: lastSeen, nullable: true },
    },
    sort: { by: "userName", descending: false },
    read: (keys) => readUserRows(db, keys),
  };
}

/** The users in the actor's scope. */
export const { panelUsers, panelUsersExport } = listHandlers("panelUsers", userList, userColumns);
