import type { DealerDetail } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Actor } from "../panel-context.ts";

/** From the top dealer down to one, starting with the actor's own: dealers above it are not visible to the actor. */
export async function visiblePath(
  db: Kysely<Schema>,
  { tenantId, dealerId: own }: Actor,
  dealerId: number,
): Promise<DealerDetail["path"]> {
  const { rows } = await sql<{ dealerId: number; name: string }>`
    select above.dealer_id as "dealerId", above.name
    from dealer below join dealer above on above.dealer_id = any (below.path)
    where below.dealer_id = ${dealerId} and above.tenant_id = ${tenantId} and (${own}::integer is null or above.path @> array[${own}]::integer[])
    order by above.depth`.execute(db);
  return rows;
}
