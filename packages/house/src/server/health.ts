import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { House } from "../context.ts";

type Readiness =
  | { readonly code: 200; readonly status: "ok"; readonly readOnly?: readonly string[] }
  | { readonly code: 503; readonly status: "database" | "disk_full" }
  | { readonly code: 503; readonly status: "migrating"; readonly pending: number };

/**
 * `/livez`: the process responds. `/readyz`: it can serve; its database responds within `longestMs`, has every migration and room to write.
 * `readOnly` names the tenants with a ledger breach: they are still served, but none of their money moves.
 */
export function registerHealth(
  app: FastifyInstance,
  house: Pick<House, "health" | "storage">,
  longestMs = 5_000,
): void {
  app.get("/livez", async (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    void reply.header("cache-control", "no-store");
    try {
      const late = sleep(longestMs, { code: 503, status: "database" } as const, { ref: false });
      const { code, ...state } = await Promise.race([readiness(house), late]);
      return await reply.code(code).send(state);
    } catch (error) {
      request.log.error({ err: error }, "not ready");
      return reply.code(503).send({ status: "database" });
    }
  });
}

async function readiness({ health, storage }: Pick<House, "health" | "storage">): Promise<Readiness> {
  const pending = await health.pendingMigrations();
  if (await storage.isFull()) return { code: 503, status: "disk_full" };
  if (pending !== 0) return { code: 503, status: "migrating", pending };
  const readOnly = await health.haltedTenants();
  return { code: 200, status: "ok", ...(readOnly.length > 0 && { readOnly }) };
}
