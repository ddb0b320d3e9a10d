import type { DealerNode } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { dealerNodes } from "./nodes.ts";

/** The dealers of a tenant, each before those below it, by name beside each other. */
export async function listDealers(db: Kysely<Schema>, tenantId: number): Promise<readonly DealerNode[]> {
  const nodes = await dealerNodes(db, sql<boolean>`dealer.tenant_id = ${tenantId}`);
  const below = (parentId: number | null): readonly DealerNode[] =>
    nodes.flatMap((node) => (node.parentId === parentId ? [node, ...below(node.dealerId)] : []));
  return below(null);
}
