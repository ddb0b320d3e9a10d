import type { PanelHandler } from "../panel-context.ts";

/** The actor's own saved views of a list, by name. */
export const panelViews: PanelHandler<"panelViews"> = ({ house, actor }, { list }) =>
  house.db
    .selectFrom("saved_view")
    .select(["view_id as viewId", "list", "name", "query"])
    .where("tenant_id", "=", actor.tenantId)
    .where("staff_id", "=", actor.staffId)
    .where("list", "=", list)
    .orderBy("name")
    .orderBy("view_id")
    .execute();
