import { expect, test } from "vitest";
import { silentLog } from "../log.ts";
import { DatabaseMetrics } from "./database-metrics.ts";

const backlog = {
  settlements: 3,
  oldestSettlementSeconds: 1.5,
  failedSettlements: 0,
  pendingBets: 0,
  unsealed: 2,
  postings: 41,
  readOnlyTenants: 0,
};

test("many scrapes within a moment are one reading of the database", async () => {
  let readings = 0;
  const metrics = new DatabaseMetrics(async () => {
    readings += 1;
    return backlog;
  }, silentLog);
  const texts = await Promise.all([metrics.text(), metrics.text(), metrics.text()]);
  expect([readings, new Set(texts).size]).toEqual([1, 1]);
  expect(texts[0]).toContain("livery_settlement_backlog 3\n");
  expect(texts[0]).toContain("livery_ledger_postings_total 41\n");
});

test("a database that fails, or does not answer, has no numbers", async () => {
  const failing = new DatabaseMetrics(() => Promise.reject(new Error("gone")), silentLog);
  const silent = new DatabaseMetrics(() => Promise.withResolvers<never>().promise, silentLog);
  expect(await Promise.all([failing.text(), silent.text()])).toEqual([null, null]);
});
