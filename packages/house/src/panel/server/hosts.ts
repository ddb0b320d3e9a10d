import { CallError } from "@livery/contract";
import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { House } from "../../api/context.ts";
import type { Schema } from "../../db/schema.ts";
import { hostName } from "../../server/site-of.ts";

/** The tenant whose panel a host is (D52); null where it is none's. */
export async function loadPanelTenant(db: Kysely<Schema>, host: string): Promise<number | null> {
  const row = await db
    .selectFrom("site_host")
    .select("tenant_id")
    .where("host", "=", host)
    .where("kind", "=", "panel")
    .executeTakeFirst();
  return row?.tenant_id ?? null;
}

/** The tenant of the request's host. Throws `unknown_site` where it is no panel's. */
export async function panelTenantOf(house: House, request: FastifyRequest): Promise<number> {
  const host = hostName(request) ?? "";
  const tenantId = await house.panels.get(host);
  if (tenantId === null) throw new CallError("unknown_site", { params: { host } });
  return tenantId;
}
