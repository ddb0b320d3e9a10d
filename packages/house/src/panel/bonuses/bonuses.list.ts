import type { BonusRow, PanelPayload } from "@livery/contract/panel";
import { sql } from "kysely";
import { isOffered } from "../../bonuses/offered.ts";
import { pictureAddress } from "../../stored-address.ts";
import { requirePermission, type PanelContext, type PanelHandler } from "../panel-context.ts";
import { conditionsOf, containing } from "../lists/filter.ts";
import type { List } from "../lists/answer-list.ts";
import { listHandlers } from "../lists/list-handlers.ts";
import { bonusColumns, readBonusRows, requireBonus } from "./bonuses.rows.ts";

type ListQuery = PanelPayload<"panelBonuses">;
type By = NonNullable<ListQuery["sort"]>["by"];

/** One bonus with all its texts; a foreign tenant's is not found. */
export const panelBonus: PanelHandler<"panelBonus"> = async ({ house, actor, lang, log }, { bonusId }) => {
  requirePermission(actor, "catalogue.edit");
  const bonus = await requireBonus(house.db, actor.tenantId, lang, bonusId);
  return { ...bonus, image: pictureAddress(log, bonus.image, { bonusId }) };
};

function bonusList({ house: { db }, actor, lang }: PanelContext, filter: ListQuery["filter"]): List<BonusRow, By> {
  requirePermission(actor, "catalogue.edit");
  return {
    from: sql`bonus b`,
    where: [
      sql`b.tenant_id = ${actor.tenantId}`,
      ...conditionsOf(filter, {
        search: (text) =>
          sql`exists (select from bonus_text t where t.bonus_id = b.bonus_id and lower(t.title) like ${containing(text)})`,
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
