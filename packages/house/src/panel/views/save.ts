import { CallError } from "@livery/contract";
import type { SavedView } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import { anyId } from "../../db/any-id.ts";
import type { Schema } from "../../db/schema.ts";
import type { Actor, PanelHandler } from "../panel-context.ts";

/** The maximum number of views of one list per account. */
const most = 50;

/** Stores a list's state under a name, or in place of one of the actor's own views. */
export const panelViewSave: PanelHandler<"panelViewSave"> = async ({ house, actor }, { viewId, ...view }) => {
  try {
    return await house.db
      .transaction()
      .execute((trx) => (viewId === undefined ? add(trx, actor, view) : replace(trx, actor, { ...view, viewId })));
  } catch (error) {
    if ((error as { constraint?: string }).constraint === "saved_view_name")
      throw new CallError("view_name_in_use", { path: "name", cause: error });
    throw error;
  }
};

async function add(trx: Kysely<Schema>, actor: Actor, view: Omit<SavedView, "viewId">): Promise<SavedView> {
  // One at a time, so that simultaneous views are counted.
  await sql`select from staff where staff_id = ${actor.staffId} for update`.execute(trx);
  const { count } = await trx
    .selectFrom("saved_view")
    .select(({ fn }) => fn.countAll<bigint>().as("count"))
    .where("staff_id", "=", actor.staffId)
    .where("list", "=", view.list)
    .executeTakeFirstOrThrow();
  if (count >= most) throw new CallError("view_limit_reached", { params: { limit: most } });
  return trx
    .insertInto("saved_view")
    .values({ tenant_id: actor.tenantId, staff_id: actor.staffId, ...view })
    .returning(["view_id as viewId", "list", "name", "query"])
    .executeTakeFirstOrThrow();
}

async function replace(
  trx: Kysely<Schema>,
  actor: Actor,
  { viewId, list, name, query }: SavedView,
): Promise<SavedView> {
  const replaced = await trx
    .updateTable("saved_view")
    .set({ name, query })
    .where("view_id", "=", anyId(viewId))
    .where("staff_id", "=", actor.staffId)
    .where("list", "=", list)
    .returning(["view_id as viewId", "list", "name", "query"])
    .executeTakeFirst();
  if (!replaced) throw new CallError("not_found", { path: "viewId" });
  return replaced;
}
