import fastify from "fastify";
import { expect, test } from "vitest";
import { registerHealth } from "./health.ts";

test("a database that does not respond is not ready, and nobody waits for it", async () => {
  const app = fastify();
  const never = new Promise<never>(() => undefined);
  const health = { pendingMigrations: () => never, haltedTenants: () => never };
  registerHealth(app, { health, storage: { isFull: () => never } } as never, 20);
  const answered = await app.inject("/readyz");
  expect([answered.statusCode, answered.json()]).toEqual([503, { status: "database" }]);
  await app.close();
});
