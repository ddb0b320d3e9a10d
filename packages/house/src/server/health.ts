import type { FastifyInstance } from "fastify";
import type { House } from "../context.ts";

/**
 * `/livez`: the process responds. `/readyz`: it can serve; its database responds, has every migration and room to write. `readOnly` names the
 * tenants with a ledger breach: they are still served, but none of their money moves.
 */
export function registerHealth(app: FastifyInstance, house: House): void {
  app.get("/livez", async (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    void reply.header("cache-control", "no-store");
    try {
      const pending = await house.health.pendingMigrations();
      if (await house.storage.isFull()) return await reply.code(503).send({ status: "disk_full" });
      if (pending === 0) {
        const readOnly = await house.health.haltedTenants();
        return { status: "ok", ...(readOnly.length > 0 && { readOnly }) };
      }
      return await reply.code(503).send({ status: "migrating", pending });
    } catch (error) {
      request.log.error({ err: error }, "not ready");
      return reply.code(503).send({ status: "database" });
    }
  });
}
