import { CallError } from "@livery/contract";
import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { House } from "../../context.ts";
import type { Schema } from "../../db/schema.ts";
import { hostName } from "../../http/site-of.ts";

/** Loads the tenant of a panel's host (D52); null if there is none. */
export async function loadPanelTenant(db: Kysely<Schema>, host: string): Promise<number | null> {
  const row = await db
    .selectFrom("site_host")
    .select("tenant_id")
    .where("host", "=", host)
    .where("kind", "=", "panel")
    .executeTakeFirst();
  return row?.tenant_id ?? null;
}

/** The tenant of the request's host. Throws `unknown_site` if it is no panel's. */
export async function panelTenantOf(house: House, request: FastifyRequest): Promise<number> {
  const host = hostName(request) ?? "";
  const tenantId = await house.panels.get(host);
  if (tenantId === null) throw new CallError("unknown_site", { params: { host } });
  return tenantId;
}
