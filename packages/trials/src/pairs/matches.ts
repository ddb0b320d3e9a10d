import { sql } from "kysely";
import {
  abandonOthers,
  endMatches,
  LeaseLost,
  type LiveRecord,
  lockRun,
  newIngestedMatch,
  notStarted,
  type RecordMarket,
  type SourceMatch,
  startMatches,
  storeResult,
  storeStates,
} from "@livery/house/testing/parts";
import { mustBe } from "../must.ts";
import type { Operation } from "../operations.ts";
import { home, inLive, type Pair, type Stand } from "./stand.ts";

/** Allowed refusals of a bet whose markets change during its placement. */
const refusals = [
  "market_locked",
  "market_closed",
  "match_started",
  "match_cancelled",
  "busy",
  "locked_matches",
  "feed_stale",
];
const betBeside = (result: string): Pair["allowed"] => ["placed", ...refusals].map((refusal) => [refusal, result]);

const stored = JSON.stringify({ ft: [1, 0], ht: [0, 0], et: null, p: null, goals: [], source: "file" });
const manualResult = { ft: [3, 3], ht: null, et: null, p: null, goals: [], source: "panel" };

/** Matches that start, end and are published by a source, with bets on two of their markets and manual results. */
export const matchPairs = (stand: Stand): readonly Pair[] => {
  const { op, world, alice } = stand;
  const { db } = world;

  const betOnTwo = async (match: number, live = false): Promise<Operation> => {
    await op.fund(alice, home);
    return op.place(alice, await stand.twoMarkets(match), 500, op.key(), live);
  };
  const overAndBack = async (match: number): Promise<void> => {
    await op.decideMatches()({ db, pool: world.test.pool });
    await stand.settled();
    await stand.reopened(match);
  };
  /** A match in its publisher's state, with the markets of twoMarkets. */
  const record = async (match: number): Promise<LiveRecord> => {
    const { rows } = await sql<{ marketId: number; version: bigint }>`
      select market_id as "marketId", version from market where match_id = ${world.matchIds[match]} order by market_id desc`.execute(
      db,
    );
    const markets = rows.map(({ marketId, version }) => ({ marketId, stored: { status: "open", version } }));
    const state = { ...notStarted, status: "ended", score: [1, 0], regular: [1, 0], halfTime: [0, 0] };
    const source = { sportId: 1, model: { kind: "football" } };
    const received = newIngestedMatch(source as SourceMatch);
    return { matchId: world.matchIds[match], source, ingested: received, markets, state } as unknown as LiveRecord;
  };
  const epoch = async (): Promise<number> => Number(await stand.value("select epoch from live_lease"));
  const fenced =
    (work: (database: typeof db) => Promise<void>): Operation =>
    async (connection) => {
      try {
        await work(connection.db);
        return "stored";
      } catch (error) {
        if (error instanceof LeaseLost) return "lease lost";
        throw error;
      }
    };
  const lockedBySource = async (match: number): Promise<Operation> => {
    const [{ markets }, now] = [await record(match), await epoch()];
    return fenced((database) =>
      storeStates(database, now, new Map(markets.map((market: RecordMarket) => [market, "locked"]))),
    );
  };
  const endedBySource = async (match: number): Promise<Operation> => {
    const [live, now] = [await record(match), await epoch()];
    return fenced((database) => storeResult(database, now, live, "file"));
  };
  const abandoned: Operation = async (connection) => `abandoned ${await abandonOthers(connection.db, "trial")}`;
  const ofAnotherRun = async (match: number): Promise<void> => {
    await sql`insert into live_run (run, source, started_at, alive_at) values ('older', 'trial', now(), 'infinity') on conflict do nothing`.execute(
      db,
    );
    await sql`update live_match set run = 'older' where match_id = ${world.matchIds[match]}`.execute(db);
  };
  const ofThisRun = async (): Promise<void> => {
    await sql`update live_match set run = 'trial'`.execute(db);
  };
  const facts = (match: number): Promise<string> =>
    stand.value(
      `select concat_ws(' ', status, voided, result->>'source') from match where match_id = ${world.matchIds[match]}`,
    );

  return [
    {
      name: "a bet on two markets, and its match called off by an operator",
      meet: async () => [await betOnTwo(8), await op.rule(8, { kind: "void" })],
      allowed: betBeside("ruled"),
      also: () => overAndBack(8),
    },
    {
      name: "a bet on two markets, and its match begins",
      meet: async () => {
        const bet = await betOnTwo(0);
        return [
          bet,
          async (connection) => {
            await sql`select house_advance(starts_at + interval '1 second') from match where match_id = ${world.matchIds[0]}`.execute(
              connection.db,
            );
            return `began ${await startMatches(connection.db)}`;
          },
        ];
      },
      allowed: betBeside("began 1"),
      also: async () => {
        await sql`update house_clock set ahead = '0'`.execute(db);
        await stand.reopened(0);
      },
    },
    {
      name: "a match begins, and is called off by an operator",
      meet: async () => {
        await sql`update match set starts_at = house_now() - interval '1 minute' where match_id = ${world.matchIds[9]}`.execute(
          db,
        );
        return [async (connection) => `began ${await startMatches(connection.db)}`, await op.rule(9, { kind: "void" })];
      },
      allowed: [
        ["began 1", "ruled"],
        ["began 0", "ruled"],
      ],
      also: async () => {
        mustBe(await facts(9), "cancelled t");
        await overAndBack(9);
        await sql`update match set starts_at = now() + interval '10 hours' where match_id = ${world.matchIds[9]}`.execute(
          db,
        );
      },
    },
    {
      name: "a match ends, and an operator says its result",
      meet: async () => {
        await sql`update match set status = 'live', starts_at = house_now() - interval '2 hours', ends_at = house_now() - interval '1 minute',
          held_result = ${stored}::jsonb where match_id = ${world.matchIds[9]}`.execute(db);
        const enterResult = await op.rule(9, { kind: "result", result: manualResult, certainty: "confirmed" });
        return [async (connection) => `ended ${await endMatches(connection.db, false)}`, enterResult];
      },
      // The second has not seen the first one's result.
      allowed: [
        ["ended 1", "version_conflict"],
        ["ended 0", "ruled"],
      ],
      also: async (results) => {
        mustBe(await facts(9), results[1] === "ruled" ? "ended f panel" : "ended f file");
        await overAndBack(9);
        await sql`update match set held_result = null, starts_at = now() + interval '10 hours', ends_at = now() + interval '12 hours'
          where match_id = ${world.matchIds[9]}`.execute(db);
      },
    },
    {
      name: "a match decided, and said otherwise of by an operator",
      meet: async () => {
        await stand.over(9);
        return [op.decideMatches(), await op.rule(9, { kind: "void" })];
      },
      allowed: [
        ["decided 1", "ruled"],
        ["decided 0", "ruled"],
      ],
      also: async () => {
        await op.decideMatches()({ db, pool: world.test.pool });
        const wrong = `select count(*) from outcome join market using (market_id) where match_id = ${world.matchIds[9]} and result is distinct from 'void'`;
        mustBe(await stand.value(wrong), "0");
        await stand.reopened(9);
      },
    },
    {
      name: "a live bet on two markets, and its source locks them",
      meet: async () => [await betOnTwo(inLive + 2, true), await lockedBySource(inLive + 2)],
      allowed: betBeside("stored"),
      also: () => stand.reopened(inLive + 2),
    },
    {
      name: "a live bet on two markets, and its source ends the match",
      meet: async () => [await betOnTwo(inLive + 2, true), await endedBySource(inLive + 2)],
      allowed: betBeside("stored"),
      also: () => overAndBack(inLive + 2),
    },
    {
      name: "a source ends a match, and an operator calls it off",
      meet: async () => [await endedBySource(inLive + 2), await op.rule(inLive + 2, { kind: "void" })],
      allowed: [
        ["stored", "ruled"],
        ["stored", "version_conflict"],
      ],
      also: () => overAndBack(inLive + 2),
    },
    {
      name: "a source ends a match, and another publisher takes over",
      meet: async () => {
        const status = `select status from match where match_id = ${world.matchIds[inLive + 2]}`;
        return [await endedBySource(inLive + 2), stand.thenSees("select live_next_epoch('other')", status)];
      },
      allowed: [
        ["stored", "done"],
        ["lease lost", "done"],
      ],
      also: async (results) => {
        await stand.sawTheLast(results, `select status from match where match_id = ${world.matchIds[inLive + 2]}`);
        await overAndBack(inLive + 2);
      },
    },
    {
      name: "a match of an older run abandoned, and called off by an operator",
      meet: async () => {
        await ofAnotherRun(inLive + 3);
        return [abandoned, await op.rule(inLive + 3, { kind: "void" })];
      },
      allowed: [
        ["abandoned 1", "version_conflict"],
        ["abandoned 0", "ruled"],
      ],
      also: async (results) => {
        mustBe(await facts(inLive + 3), results[1] === "ruled" ? "cancelled t" : "abandoned f");
        await ofThisRun();
        await overAndBack(inLive + 3);
      },
    },
    {
      name: "a live bet on two markets, and its source fails",
      meet: async () => {
        const bet = await betOnTwo(inLive + 3, true);
        await ofAnotherRun(inLive + 3);
        const now = await epoch();
        return [bet, fenced((database) => lockRun(database, now, "older"))];
      },
      allowed: betBeside("stored"),
      also: async () => {
        await ofThisRun();
        await stand.reopened(inLive + 3);
      },
    },
    {
      name: "a live bet on two markets, and its match abandoned",
      meet: async () => {
        const bet = await betOnTwo(inLive + 3, true);
        await ofAnotherRun(inLive + 3);
        return [bet, abandoned];
      },
      allowed: betBeside("abandoned 1"),
      also: async () => {
        await ofThisRun();
        await overAndBack(inLive + 3);
      },
    },
  ];
};
