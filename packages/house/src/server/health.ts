import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { House } from "../api/context.ts";
import { pendingMigrations } from "../db/migrate.ts";

/** `/livez`: the process answers. `/readyz`: it can serve; its database answers and knows every migration. */
export function registerHealth(app: FastifyInstance, house: House): void {
  app.get("/livez", async (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  app.get("/readyz", async (request, reply) => {
    void reply.header("cache-control", "no-store");
    try {
      await sql`select 1`.execute(house.db);
      const pending = await pendingMigrations(house.db);
      if (pending === 0) return { status: "ok" };
      return await reply.code(503).send({ status: "migrating", pending });
    } catch (error) {
      request.log.error({ err: error }, "not ready");
      return reply.code(503).send({ status: "database" });
    }
  });
}
