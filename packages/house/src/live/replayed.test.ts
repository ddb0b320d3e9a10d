import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { auditLedger } from "../ledger/audit.ts";
import { startTestHouse } from "../testing/house.ts";
import { replaySource } from "./feed-sources.ts";
import { type Played, settledByHand } from "./testing/settler.ts";

const data = process.env["LIVERY_DATA"] ?? fileURLToPath(new URL("../../../../../shared/data", import.meta.url));
const there = existsSync(join(data, "wyscout"));
if (!there) console.warn(`skipped: the published matches are not at ${data}; set LIVERY_DATA to their folder`);

/** The published results, written down here and read nowhere else. */
const finals: Readonly<Record<string, Played>> = {
  Argentina: { full: [2, 2], half: [2, 0] },
  France: { full: [4, 2], half: [2, 1] },
  "Huddersfield Town": { full: [1, 2], half: [1, 0] },
};

interface Shown {
  readonly match_id: number;
  readonly market_type_id: number;
  readonly special: string;
  readonly outcome_id: number;
}

describe.runIf(there)("the World Cup final of 2022 and both Wyscout matches, replayed", () => {
  it(
    "end with the score of the data, and every coupon on them is settled as an independent calculation says",
    { timeout: 180_000 },
    async () => {
      const folder = await mkdtemp(join(tmpdir(), "livery-replay-"));
      const cup = JSON.parse(readFileSync(join(data, "openfootball/worldcup-2022.json"), "utf8")) as {
        name: string;
        matches: { team1: string; team2: string }[];
      };
      const file = join(folder, "2022-final.json");
      writeFileSync(
        file,
        JSON.stringify({
          name: cup.name,
          matches: cup.matches.filter(({ team1, team2 }) => team1 === "Argentina" && team2 === "France"),
        }),
      );
      const files = [file, join(data, "wyscout/2058017.json"), join(data, "wyscout/2499841.json")];
      const house = await startTestHouse({ live: await replaySource({ files, speed: 240 }) });
      const { db } = house.test;
      await sql`update player set services = services || '{"live": true}'`.execute(db);
      const players = await Promise.all(["alice", "bashir"].map((name) => house.player(name)));
      const running = async () =>
        (
          await db
            .selectFrom("match")
            .select("match_id")
            .where("source", "=", "live")
            .where("status", "=", "live")
            .execute()
        ).length;
      await vi.waitUntil(async () => (await running()) === 3, { timeout: 30_000 });

      /** Bets on whatever is open, whichever way prices move, until all three matches are over. */
      const codes = new Map<string, number>();
      for (let round = 0; (await running()) > 0; round += 1) {
        const { rows } = await sql<Shown>`
        select market.match_id, market_type_id, special, outcome_id from market join outcome using (market_id) join match using (match_id)
        where match.source = 'live' and market.status = 'open' order by md5(market_id::text || outcome_id || ${String(round)})`.execute(
          db,
        );
        const [first, ...others] = rows;
        const second = others.find(({ match_id }) => match_id !== first?.match_id);
        const chosen = [first, round % 2 === 0 ? second : undefined].filter((each) => each !== undefined);
        const stake = 100 + round;
        const body = {
          ticketStake: stake,
          totalStake: stake,
          ticketType: chosen.length === 2 ? "KK" : "TK",
          couponType: 1,
          oddChangeOk: true,
          tips: chosen.map((tip) => ({
            matchId: tip.match_id,
            oddUniq: `${tip.market_type_id}_${tip.outcome_id}_${tip.special}`,
            odd: "2.000",
          })),
        };
        if (chosen.length > 0) {
          const reply = await players[round % 2]?.raw("createcoupon", body);
          const code = reply?.status === 200 ? "placed" : String((reply?.body as { code?: string } | undefined)?.code);
          codes.set(code, (codes.get(code) ?? 0) + 1);
        }
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
      await vi.waitUntil(
        async () => (await sql`select from coupon where status in ('pending', 'open')`.execute(db)).rows.length === 0,
        { timeout: 60_000, interval: 200 },
      );

      const matches = await sql<{ match_id: number; home: string; ft: [number, number]; ht: [number, number] }>`
      select match_id, home.name as home, result->'ft' as ft, result->'ht' as ht from match join team home on home.team_id = home_team_id where source = 'live'`.execute(
        db,
      );
      expect(Object.fromEntries(matches.rows.map(({ home, ft, ht }) => [home, { full: ft, half: ht }]))).toEqual(
        finals,
      );
      const unknown: Played = { full: [-1, -1], half: [-1, -1] };
      const scores = new Map(matches.rows.map(({ match_id, home }) => [match_id, finals[home] ?? unknown] as const));
      const coupons = await db.selectFrom("coupon").selectAll().where("status", "<>", "rejected").execute();
      expect(coupons.length).toBeGreaterThan(5);
      for (const coupon of coupons) {
        const legs = await db.selectFrom("coupon_leg").selectAll().where("coupon_id", "=", coupon.coupon_id).execute();
        expect({ coupon: coupon.number, status: coupon.status, payout: coupon.payout }).toEqual({
          coupon: coupon.number,
          ...settledByHand(coupon, legs, scores),
        });
      }
      expect(coupons.some(({ status }) => status === "won") && coupons.some(({ status }) => status === "lost")).toBe(
        true,
      );
      expect(codes.get("placed")).toBeGreaterThan(10);
      expect(await auditLedger(db)).toMatchObject({ clean: true });
      await house.close();
      await rm(folder, { recursive: true });
    },
  );
});
