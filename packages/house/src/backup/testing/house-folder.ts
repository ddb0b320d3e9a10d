import { minor } from "@livery/betting";
import { Kysely, PostgresDialect, sql } from "kysely";
import { bettingFixture, type BettingFixture, slipOf } from "../../betting/testing/betting-fixture.ts";
import { openDatabase } from "../../db/open.ts";
import { createPool } from "../../db/pool.ts";
import type { Schema } from "../../db/schema.ts";
import { runDueWork } from "../../jobs/due-work.ts";
import { readKeys } from "../../secrets/keyring.ts";
import { panelFixture } from "../../testing/panel-fixture.ts";
import { preparedProject, removeProject } from "../../testing/server.ts";
import { testKeys } from "../../testing/test-keys.ts";

/** A folder with an embedded PostgreSQL that runs, in which bets were placed and settled, and staff have sealed secrets. */
export interface HouseFolder extends BettingFixture {
  readonly root: string;
  /** Bets on one match after the other until `until` is fulfilled; returns the coupons that were acknowledged, with when. */
  betUntil(until: Promise<unknown>): Promise<readonly { readonly couponId: number; readonly at: number }[]>;
}

const stake = 100;

export async function houseFolder(): Promise<HouseFolder> {
  const root = await preparedProject();
  const database = await openDatabase({ root, purpose: "test" });
  const pool = createPool(database.owner, { name: "livery test", size: 10, statementTimeoutMs: 5_000 });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const leave = async (): Promise<void> => {
    await db.destroy();
    await database.close();
  };
  const drop = async (): Promise<void> => {
    await leave();
    await removeProject(root);
  };
  const test = { db, pool, connection: database.owner, url: "", name: "livery", leave, drop };
  const rich = panelFixture.players.map((player) => ({ ...player, balance: minor(300_000) }));
  const seed = { ...panelFixture, players: rich, keys: readKeys(testKeys) };
  const fixture = await bettingFixture({ test, matches: 4, hoursAhead: 500, seed });
  const players = await Promise.all(["alice", "bashir", "northy"].map((name) => fixture.bettor(name)));
  await fixture.hold(0, [2, 0]);
  for (const player of players) await player.place(slipOf([fixture.selection(0)], stake));
  const { matchIds } = fixture;
  await sql`update match set starts_at = house_now() - interval '3 hours', ends_at = house_now() - interval '1 hour' where match_id = ${matchIds[0]}`.execute(
    db,
  );
  await runDueWork(db);
  const betUntil: HouseFolder["betUntil"] = async (until) => {
    const ended = new AbortController();
    const over = (): void => ended.abort();
    until.then(over, over);
    const placed: { couponId: number; at: number }[] = [];
    const bet = async (player: (typeof players)[number]): Promise<void> => {
      while (!ended.signal.aborted) {
        const { couponId } = await player.place(slipOf([fixture.selection(3)], stake));
        placed.push({ couponId, at: Date.now() });
      }
    };
    await Promise.all(players.map(bet));
    return placed;
  };
  return { ...fixture, root, betUntil };
}
