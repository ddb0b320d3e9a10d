import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type OpenDatabase, openDatabase } from "../db/open.ts";
import { auditLedger } from "../ledger/audit.ts";
import { TestBrowser } from "../testing/browser.ts";
import { fixturePassword, seedFixture } from "../testing/fixture.ts";
import { preparedProject, removeProject } from "../testing/server.ts";
import { spawnHouse, type SpawnedHouse } from "../testing/spawn-house.ts";

const simulated = { seed: "kill", speed: 1, matches: { football: 6, tennis: 0, points: 0 } };
const plenty = { points: 1_000_000, seconds: 60 };
let root: string;
let command: OpenDatabase;
let house: SpawnedHouse;
const start = async (): Promise<number> => {
  house = await spawnHouse({ root, port: 0, simulated, rateLimits: { address: plenty, site: plenty } });
  return house.startReport.port ?? 0;
};
beforeAll(async () => {
  root = await preparedProject();
  command = await openDatabase({ root, purpose: "test" });
  await seedFixture(command.db);
  await sql`update player set services = services || '{"live": true}'`.execute(command.db);
});
afterAll(async () => {
  await house.end("SIGKILL");
  await command.close();
  await removeProject(root);
});

interface Open {
  readonly match_id: number;
  readonly outcome_id: number;
}

describe("a server that is killed while a live bet is pending", () => {
  it(
    "decides it after its restart, continues the same matches, and its ledger is clean",
    { timeout: 120_000 },
    async () => {
      const { db } = command;
      const browser = new TestBrowser(await start(), "harbour.localhost", "harbour-test-key");
      expect((await browser.call("userLogin", { userName: "alice", password: fixturePassword })).status).toBe(200);
      const open = async () =>
        (
          await sql<Open>`
          select match_id, outcome_id from market join outcome using (market_id) join match using (match_id)
          where match.source = 'live' and market.status = 'open' and market_type_id = 1`.execute(db)
        ).rows;
      await vi.waitUntil(async () => (await open()).length > 2, { timeout: 30_000, interval: 100 });
      const placeBet = async ({ match_id, outcome_id }: Open) =>
        browser.raw("createcoupon", {
          ticketStake: 500,
          totalStake: 500,
          ticketType: "TK",
          couponType: 1,
          oddChangeOk: true,
          tips: [{ matchId: match_id, oddUniq: `1_${outcome_id}_`, odd: "2.000" }],
        });
      const pending = async () =>
        (await db.selectFrom("coupon").select("coupon_id").where("status", "=", "pending").execute()).length;
      // A match may have locked its prices at this moment, or all of them: one takes the bet in the end.
      await vi.waitUntil(
        async () => {
          for (const each of await open()) if ((await placeBet(each)).status === 200) return true;
          return false;
        },
        { timeout: 30_000, interval: 100 },
      );
      expect(await pending()).toBe(1);
      const matches = () =>
        db
          .selectFrom("match")
          .select("match_id")
          .where("source", "=", "live")
          .where("status", "=", "live")
          .orderBy("match_id")
          .execute();
      const before = await matches();
      await house.end("SIGKILL");
      expect(await pending()).toBe(1);
      await start();
      await vi.waitUntil(async () => (await pending()) === 0, { timeout: 40_000, interval: 100 });
      const { status } = await db.selectFrom("coupon").select("status").executeTakeFirstOrThrow();
      expect(["open", "rejected"]).toContain(status);
      const { rows } = await sql<{ balance: bigint }>`
      select balance from ledger_account join player on player_id = owner_id where kind = 'cash' and user_name = 'alice'`.execute(
        db,
      );
      const balance = rows[0]?.balance;
      expect(balance).toBe(status === "open" ? 99_500n : 100_000n);
      expect(await matches()).toEqual(before);
      expect(await auditLedger(db)).toMatchObject({ clean: true });
    },
  );
});
