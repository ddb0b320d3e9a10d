import type { BonusRow, PanelPayload } from "@livery/contract/panel";
import { sql } from "kysely";
import { isOffered } from "../../bonuses/offered.ts";
import { requirePermission, type PanelContext, type PanelHandler } from "../panel-context.ts";
import { conditionsOf } from "../lists/filter.ts";
import type { List } from "../lists/answer-list.ts";
import { listHandlers } from "../lists/list-handlers.ts";
import { namesWith } from "../lists/names.ts";
import { bonusColumns, readBonusRows, requireBonus, shownBonus } from "./bonuses.rows.ts";

type ListQuery = PanelPayload<"panelBonuses">;
type By = NonNullable<ListQuery["sort"]>["by"];

/** One bonus with all its texts; a foreign tenant's is not found. */
export const panelBonus: PanelHandler<"panelBonus"> = async (context, { bonusId }) => {
  const { house, actor, lang } = context;
  requirePermission(actor, "catalogue.edit");
  return shownBonus(context, await requireBonus(house.db, actor.tenantId, lang, bonusId));
};

async function bonusList(
  { house: { db }, actor, lang }: PanelContext,
  filter: ListQuery["filter"],
): Promise<List<BonusRow, By>> {
  requirePermission(actor, "catalogue.edit");
  const titles = sql<{ name: string }>`
    select t.title as name from bonus b join bonus_text t using (bonus_id) where b.tenant_id = ${actor.tenantId}`;
  const found = await namesWith(db, titles, filter.search ?? "");
  return {
    from: sql`bonus b`,
    where: [
      sql`b.tenant_id = ${actor.tenantId}`,
      ...conditionsOf(filter, {
        search: () =>
          sql`exists (select from bonus_text t where t.bonus_id = b.bonus_id and t.title = any (${found}::text[]))`,
        category: (category) => sql`b.category = ${category}`,
        active: (active) => sql`b.active = ${active}`,
        offered: (offered) => sql`${isOffered} = ${offered}`,
        oneUse: (oneUse) => sql`b.one_use = ${oneUse}`,
      }),
    ],
    key: sql`b.bonus_id`,
    orders: {
      order: { by: sql`b.list_order` },
      waiting: {
        by: sql`(select count(*) from bonus_request r where r.bonus_id = b.bonus_id and r.status = 'waiting')`,
      },
      startsAt: { by: sql`b.starts_at`, nullable: true },
      endsAt: { by: sql`b.ends_at`, nullable: true },
    },
    sort: { by: "order", descending: false },
    read: (keys) => readBonusRows(db, lang, keys),
  };
}

/** The tenant's bonuses, offered or not, in their order. */
export const { panelBonuses, panelBonusesExport } = listHandlers("panelBonuses", bonusList, bonusColumns);
