import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { broken } from "./testing/invariants.ts";
import { drawing, nightly, seedOf } from "./testing/nightly.ts";
import { type Operation, Operations } from "./testing/operations.ts";
import { type Choose, Conductor, everyOrder, someOrders } from "./testing/pauses.ts";
import {
  prematch,
  makeStage,
  oneConnection,
  openWorld,
  type Stage,
  type World,
  type WorldBettor,
} from "./testing/world.ts";

let stage: Stage;
let world: World;
let op: Operations;
let conductor: Conductor;
let lines: readonly Awaited<ReturnType<typeof oneConnection>>[];
let alice: WorldBettor;
let bashir: WorldBettor;
beforeAll(async () => {
  stage = await makeStage();
  world = await openWorld(stage);
  op = new Operations(world);
  ({ alice, bashir } = world.bettors);
  conductor = await Conductor.on(world.test.connection);
  // A ledger entry follows from the locks before it: the orders of the functions' own points are the orders there are.
  const points = nightly ? "." : "^(?!ledger)";
  lines = await Promise.all(
    [1, 2].map((actor) => oneConnection(world.test.connection, Conductor.settings(actor, points))),
  );
});
afterAll(async () => {
  console.log(
    `interleavings: ${total} orders of ${pairs.length} pairs of operations, ${circles} met in a circle (seed ${seed})`,
  );
  await conductor.end();
  for (const line of lines) await line.close();
  await world.close();
  await stage.drop();
});

/** Two operations that meet: made anew for every order, with what may come of them. */
interface Pair {
  readonly name: string;
  readonly meet: () => Promise<readonly [Operation, Operation]>;
  /** Each as it may be told, in the order of the operations; digits of ids are struck out. */
  readonly allowed: readonly (readonly [string, string])[];
  /** What must hold of what was told, in full. */
  readonly also?: (told: readonly string[]) => void | Promise<void>;
}

const either = (one: string, other: string): Pair["allowed"] => [
  [one, other],
  [other, one],
];
const home = 10_000;
const inLive = prematch;

const pairs: readonly Pair[] = [
  {
    name: "two bets under one key are one coupon",
    meet: async () => {
      await op.fund(alice, home);
      const [picks, key] = [[await op.pick(0)], op.key()];
      return [op.place(alice, picks, 500, key), op.place(alice, picks, 500, key)];
    },
    allowed: [["placed", "placed"]],
    also: async (told) => {
      expect(told[0]).toBe(told[1]);
      expect(await op.cash(alice)).toBe(home - 500);
    },
  },
  {
    name: "the same slip twice without a key is one coupon",
    meet: async () => {
      await op.fund(alice, home);
      await sql`delete from idempotency where scope = 'slip'`.execute(world.db);
      const picks = [await op.pick(1)];
      return [op.place(alice, picks, 500, null), op.place(alice, picks, 500, null)];
    },
    allowed: [["placed", "placed"]],
    also: (told) => expect(told[0]).toBe(told[1]),
  },
  {
    name: "one key with two bodies is one of them",
    meet: async () => {
      await op.fund(alice, home);
      const [picks, key] = [[await op.pick(0)], op.key()];
      return [op.place(alice, picks, 500, key), op.place(alice, picks, 600, key)];
    },
    allowed: either("placed", "key_reused"),
  },
  {
    name: "two bets on money for one",
    meet: async () => {
      await op.fund(alice, home);
      const picks = [await op.pick(0), await op.pick(1)];
      return [op.place(alice, picks, 6_000, op.key()), op.place(alice, picks.toReversed(), 6_000, op.key())];
    },
    allowed: either("placed", "insufficient_credit"),
    also: async () => expect(await op.cash(alice)).toBe(home - 6_000),
  },
  {
    name: "bets of two players on the same markets",
    meet: async () => {
      await Promise.all([op.fund(alice, home), op.fund(bashir, home)]);
      const picks = [await op.pick(0), await op.pick(1)];
      return [op.place(alice, picks, 500, op.key()), op.place(bashir, picks.toReversed(), 500, op.key())];
    },
    allowed: [["placed", "placed"]],
  },
  {
    name: "a bet, and another coupon of its player cancelled",
    meet: async () => {
      await op.fund(alice, home);
      const coupon = await op.coupon(alice, 0, 4_000);
      return [op.place(alice, [await op.pick(1)], 8_000, op.key()), op.cancel(alice, coupon)];
    },
    allowed: [
      ["placed", "cancelled"],
      ["insufficient_credit", "cancelled"],
    ],
    also: async (told) => expect(await op.cash(alice)).toBe(told[0]?.startsWith("placed") ? home - 8_000 : home),
  },
  {
    name: "a bet, and another coupon of its player settled",
    meet: async () => {
      await op.fund(alice, home);
      await op.decide([await op.coupon(alice, 0, 1_000)], "won");
      return [op.place(alice, [await op.pick(1)], 500, op.key()), op.settle()];
    },
    allowed: [["placed", "settled"]],
  },
  {
    name: "a bet, and its money taken back by the dealer",
    meet: async () => {
      await op.fund(alice, home);
      return [
        op.place(alice, [await op.pick(0)], 6_000, op.key()),
        op.credit("panelUserTake", "high-street", alice, 6_000),
      ];
    },
    allowed: either("placed", "insufficient_credit").map(([one, other]): readonly [string, string] =>
      one === "placed" ? [one, other] : [one, "moved"],
    ),
  },
  {
    name: "a bet, and credit from the dealer",
    meet: async () => {
      await op.fund(alice, 100);
      return [
        op.place(alice, [await op.pick(0)], 600, op.key()),
        op.credit("panelUserSend", "high-street", alice, 900),
      ];
    },
    allowed: [
      ["placed", "moved"],
      ["insufficient_credit", "moved"],
    ],
  },
  {
    name: "a bet, and its market locked",
    meet: async () => {
      await op.fund(alice, home);
      const pick = await op.pick(2);
      await sql`update market set status = 'open' where match_id = ${pick.matchId}`.execute(world.db);
      return [
        op.place(alice, [pick], 500, op.key()),
        op.statement(`update market set status = 'locked' where match_id = ${pick.matchId}`),
      ];
    },
    allowed: [
      ["placed", "done"],
      ["market_locked", "done"],
    ],
  },
  {
    name: "a bet, and its price moved",
    meet: async () => {
      await op.fund(alice, home);
      const pick = await op.pick(3);
      const change = pick.odds > 3_000 ? -100 : 100;
      return [
        op.place(alice, [pick], 500, op.key()),
        op.statement(
          `update outcome set odds = odds + ${change} from market where market.market_id = outcome.market_id and match_id = ${pick.matchId}`,
        ),
      ];
    },
    allowed: [
      ["placed", "done"],
      ["odds_changed", "done"],
    ],
  },
  {
    name: "a bet, and its player's limits narrowed",
    meet: async () => {
      await op.fund(alice, home);
      const limits = (most: number) =>
        `update player set limits = jsonb_set(limits, '{combine,maxStake}', '${most}') where player_id = ${alice.userId}`;
      await sql.raw(limits(25_000)).execute(world.db);
      return [op.place(alice, [await op.pick(0)], 500, op.key()), op.statement(limits(400))];
    },
    allowed: [
      ["placed", "done"],
      ["stake_too_high", "done"],
    ],
    also: async () => {
      await sql`update player set limits = jsonb_set(limits, '{combine,maxStake}', '25000') where player_id = ${alice.userId}`.execute(
        world.db,
      );
    },
  },
  {
    name: "a bet, and its session ended",
    meet: async () => {
      await op.fund(alice, home);
      await world.signIn(alice);
      return [op.place({ ...alice }, [await op.pick(0)], 500, op.key()), op.signOut({ ...alice })];
    },
    allowed: [
      ["placed", "signed out"],
      ["signed_out", "signed out"],
    ],
    also: () => world.signIn(alice),
  },
  {
    name: "settling and cancelling one coupon",
    meet: async () => {
      const coupon = await op.coupon(bashir, 0, 1_000);
      await op.decide([coupon], "won");
      return [op.settle(), op.cancel(bashir, coupon)];
    },
    allowed: [
      ["settled 1", "not_waiting"],
      ["settled 0", "cancelled"],
    ],
  },
  {
    name: "settling two coupons of a player, and cancelling the first",
    meet: async () => {
      const coupons = [await op.coupon(bashir, 0, 500), await op.coupon(bashir, 1, 500)];
      await op.decide(coupons, "won");
      return [op.settle(), op.cancel(bashir, coupons[0] ?? 0)];
    },
    allowed: [
      ["settled 2", "not_waiting"],
      ["settled 1", "cancelled"],
    ],
  },
  {
    name: "settling one coupon twice",
    meet: async () => {
      await op.decide([await op.coupon(bashir, 0, 1_000)], "lost");
      return [op.settle(), op.settle()];
    },
    allowed: either("settled 1", "settled 0"),
  },
  {
    name: "settling a win, and its player's money taken back",
    meet: async () => {
      await op.fund(bashir, home);
      await op.decide([await op.coupon(bashir, 0, 1_000)], "void");
      return [op.settle(), op.credit("panelUserTake", "high-street", bashir, home)];
    },
    allowed: [
      ["settled 1", "moved"],
      ["settled 1", "insufficient_credit"],
    ],
    also: () => op.fund(bashir, home),
  },
  {
    name: "cancelling one coupon twice",
    meet: async () => {
      const coupon = await op.coupon(bashir, 0, 1_000);
      return [op.cancel(bashir, coupon), op.cancel(bashir, coupon)];
    },
    allowed: either("cancelled", "not_waiting"),
  },
  {
    name: "cancelling one coupon twice under one key",
    meet: async () => {
      const [coupon, key] = [await op.coupon(bashir, 0, 1_000), op.key()];
      return [op.cancel(bashir, coupon, key), op.cancel(bashir, coupon, key)];
    },
    allowed: [["cancelled", "cancelled"]],
  },
  {
    name: "cancelling two coupons of a player",
    meet: async () => {
      const coupons = [await op.coupon(bashir, 0, 500), await op.coupon(bashir, 1, 500)];
      return [op.cancel(bashir, coupons[0] ?? 0), op.cancel(bashir, coupons[1] ?? 0)];
    },
    allowed: [["cancelled", "cancelled"]],
  },
  {
    name: "credit to a user, and back from him",
    meet: async () => {
      await op.fund(alice, home);
      return [
        op.credit("panelUserSend", "high-street", alice, 700),
        op.credit("panelUserTake", "high-street", alice, 700),
      ];
    },
    allowed: [["moved", "moved"]],
  },
  {
    name: "credit to a user under one key is sent once",
    meet: async () => {
      await op.fund(alice, home);
      const key = op.key();
      return [
        op.credit("panelUserSend", "high-street", alice, 700, key),
        op.credit("panelUserSend", "high-street", alice, 700, key),
      ];
    },
    allowed: [["moved", "moved"]],
    also: async () => expect(await op.cash(alice)).toBe(home + 700),
  },
  {
    name: "a user's money taken back twice, enough for once",
    meet: async () => {
      await op.fund(alice, home);
      return [
        op.credit("panelUserTake", "high-street", alice, 6_000),
        op.credit("panelUserTake", "high-street", alice, 6_000),
      ];
    },
    allowed: either("moved", "insufficient_credit"),
  },
  {
    name: "two dealers who send to each other (I13)",
    meet: async () => [await op.between("north", "head-office", 900), await op.between("head-office", "north", 900)],
    allowed: [["moved", "moved"]],
  },
  {
    name: "deciding a live bet twice",
    meet: async () => {
      await pending();
      return [op.decidePending(), op.decidePending()];
    },
    allowed: [["decided", "decided"]],
  },
  {
    name: "deciding a live bet, and its market locked",
    meet: async () => {
      const coupon = await pending();
      const text = `update market set status = 'locked' where market_id = (select market_id from coupon_leg where coupon_id = ${coupon})`;
      return [op.decidePending(), op.statement(text)];
    },
    allowed: [["decided", "done"]],
    also: () => reopened(inLive),
  },
  {
    name: "a live bet, and its match over",
    meet: async () => {
      await op.fund(alice, home);
      await over(inLive + 1);
      return [op.place(alice, [await op.pick(inLive + 1)], 500, op.key(), true), op.decideMatches()];
    },
    // The desk's memory has it open: what it was priced with is stale twice.
    allowed: [["busy", "decided 1"]],
    also: () => reopened(inLive + 1),
  },
  {
    name: "a match decided, and a coupon on it cancelled",
    meet: async () => {
      await op.fund(bashir, home);
      const coupon = await op.coupon(bashir, 4, 500);
      await sql`update match set status = 'cancelled' where match_id = ${world.matchIds[4]}`.execute(world.db);
      return [op.decideMatches(), op.cancel(bashir, coupon)];
    },
    allowed: [["decided 1", "cancelled"]],
    also: async () => {
      await op.settle()({ db: world.db, pool: world.test.pool });
      await reopened(4);
    },
  },
  {
    name: "two settlers of one match",
    meet: async () => {
      await op.coupon(bashir, 5, 500);
      await sql`update match set status = 'cancelled' where match_id = ${world.matchIds[5]}`.execute(world.db);
      return [op.decideMatches(), op.decideMatches()];
    },
    // Both may find it undecided: what counts is that its coupon is settled once.
    allowed: [...either("decided 1", "decided 0"), ["decided 1", "decided 1"]],
    also: async () => {
      await op.settle()({ db: world.db, pool: world.test.pool });
      await reopened(5);
    },
  },
];

/** A live bet whose delay is over. */
async function pending(): Promise<number> {
  await op.fund(alice, home);
  world.delaySeconds = 60;
  const coupon = await op.coupon(alice, inLive, 500, true);
  world.delaySeconds = 0;
  await sql`update coupon_pending set decide_at = clock_timestamp()`.execute(world.db);
  return coupon;
}

const over = (match: number) =>
  sql`update match set status = 'ended', result = '{"ft": [1, 0], "ht": [0, 0], "et": null, "p": null, "goals": [], "source": "file"}'
    where match_id = ${world.matchIds[match]}`.execute(world.db);

/** The match as it was before it was decided, for the next order. */
async function reopened(match: number): Promise<void> {
  const matchId = world.matchIds[match];
  await sql`update match set status = ${match < prematch ? "not_started" : "live"}, result = null, decided = false where match_id = ${matchId}`.execute(
    world.db,
  );
  await sql`update outcome set result = null where market_id in (select market_id from market where match_id = ${matchId})`.execute(
    world.db,
  );
  await sql`update market set status = 'open' where match_id = ${matchId}`.execute(world.db);
  await (world.desk.live as unknown as { load(): Promise<void> }).load();
}

const seed = seedOf();
let total = 0;
let circles = 0;

describe("every order of two operations at the points where they can meet", () => {
  it.each(pairs)(
    "$name",
    async ({ meet, allowed, also }) => {
      const once = async (choose: Choose): Promise<void> => {
        const operations = await meet();
        for (const { db } of lines) await sql`select set_config('livery.step', '0', false)`.execute(db);
        const taken: number[] = [];
        const actors = operations.map((operation, at) => ({
          pid: lines[at]?.pid ?? 0,
          start: () =>
            operation(lines[at]!).catch(
              (error: unknown) => `failed: ${String((error as { code?: string }).code)} ${String(error)}`,
            ),
        })) as unknown as Parameters<Conductor["run"]>[0];
        const { told, deadlock } = await conductor.run(actors, (enabled) => {
          const chosen = choose(enabled);
          taken.push(chosen);
          return chosen;
        });
        const order = `order ${taken.join("")}: ${told.join(" / ")}`;
        circles += deadlock ? 1 : 0;
        expect([order, deadlock]).toEqual([order, false]);
        const fits = allowed.some((words) => words.every((word, at) => `${told[at]} `.startsWith(`${word} `)));
        expect([order, fits]).toEqual([order, true]);
        await also?.(told);
        expect([order, await broken(world.db)]).toEqual([order, []]);
      };
      total += nightly ? await everyOrder(once) : await someOrders(once, 8, drawing(seed));
    },
    nightly ? 3_600_000 : 60_000,
  );
});
