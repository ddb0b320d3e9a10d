import { CallError } from "@livery/contract";
import { anyId } from "../../db/any-id.ts";
import type { PanelHandler } from "../panel-context.ts";

/** Deletes one of the actor's own views; returns how many of its list are left. */
export const panelViewDelete: PanelHandler<"panelViewDelete"> = async ({ house, actor }, { viewId }) => {
  const gone = await house.db
    .deleteFrom("saved_view")
    .where("view_id", "=", anyId(viewId))
    .where("staff_id", "=", actor.staffId)
    .returning("list")
    .executeTakeFirst();
  if (!gone) throw new CallError("not_found", { path: "viewId" });
  const { left } = await house.db
    .selectFrom("saved_view")
    .select(({ fn }) => fn.countAll<bigint>().as("left"))
    .where("staff_id", "=", actor.staffId)
    .where("list", "=", gone.list)
    .executeTakeFirstOrThrow();
  return { left: Number(left) };
};
