import { minor } from "@livery/betting";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runDueWork } from "../catalogue/course/due-work.ts";
import type { ResultText, StoredResult } from "../db/tables/catalogue.ts";
import { deskScene, slipOf, type DeskScene, type SceneBettor } from "../desk/testing/scene.ts";
import { auditLedger } from "../ledger/audit.ts";
import { post } from "../ledger/post.ts";
import { ruleMatch, type Ruling } from "./rule.ts";

const runs = 14;
const perRun = 3;
/** Matches whose story has turns, and beside each its twin, of which only the last word is said. */
const storied = runs * perRun;
const single = 2 * storied;
let scene: DeskScene;
let alice: SceneBettor;
let bashir: SceneBettor;
let keys = 0;
beforeAll(async () => {
  scene = await deskScene({ matches: single + 12, hoursAhead: 200 });
  // Twins are alike in every price.
  await sql`update outcome set odds = case outcome_id % 3 when 0 then 2500 when 1 then 1900 else 3100 end`.execute(
    db(),
  );
  await scene.desk.book.load();
  alice = await scene.bettor("alice");
  bashir = await scene.bettor("bashir");
}, 60_000);
afterAll(() => scene.close());

const db = () => scene.test.db;
const match = (at: number): number => scene.matchIds[at] ?? 0;
const key = (): string => `resettle-${(keys += 1)}-key`;
const settled = () => runDueWork(db());
const score = (home: number, away: number, more: Partial<StoredResult> = {}): StoredResult => ({
  ft: [home, away],
  ht: null,
  et: null,
  p: null,
  goals: [],
  source: "panel",
  ...more,
});
const result = (home: number, away: number, certainty: "provisional" | "confirmed" = "confirmed"): Ruling => ({
  kind: "result",
  result: score(home, away),
  certainty,
});

/** The match is over, and nobody has said how. */
async function whistle(at: number): Promise<void> {
  await sql`update match set status = 'ended', starts_at = house_now() - interval '3 hours', ends_at = house_now() - interval '1 hour' where match_id = ${match(at)}`.execute(
    db(),
  );
}

async function say(at: number, ruling: Ruling, reason: string | null = "so it was"): Promise<number> {
  const { facts } = await db()
    .selectFrom("match")
    .select("facts")
    .where("match_id", "=", match(at))
    .executeTakeFirstOrThrow();
  return ruleMatch(db(), { matchId: match(at), version: facts, actor: "staff:7", reason, ruling });
}

async function marketOf(at: number, type: number): Promise<number> {
  const { market_id } = await db()
    .selectFrom("market")
    .select("market_id")
    .where("match_id", "=", match(at))
    .where("market_type_id", "=", type)
    .orderBy("market_id")
    .limit(1)
    .executeTakeFirstOrThrow();
  return market_id;
}

/** What a coupon came to, its selections, and what its postings left in each account: a player's cash and debt are one. */
async function standing(couponId: number) {
  const { rows } = await sql<object>`
    select status, payout, bonus, bonus_percent, capped, reason, review_since is not null as review,
      (select jsonb_agg(result_text(result, share) order by position) from coupon_leg l where l.coupon_id = c.coupon_id) as legs,
      (select jsonb_object_agg(kind, amount) from (
        select case e.kind when 'receivable' then 'cash' else e.kind end as kind, sum(e.amount) as amount
        from ledger_transaction t join ledger_entry e using (transaction_id) where t.coupon_id = c.coupon_id group by 1 having sum(e.amount) <> 0) sums) as ledger
    from coupon c where coupon_id = ${couponId}`.execute(db());
  return rows[0];
}

async function accounts(userId: number): Promise<{ cash: bigint; owed: bigint }> {
  const rows = await db()
    .selectFrom("ledger_account")
    .select(["kind", "balance"])
    .where("owner_id", "=", BigInt(userId))
    .where("kind", "in", ["cash", "receivable"])
    .execute();
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0n;
  return { cash: of("cash"), owed: of("receivable") };
}

const movements = async (id: number): Promise<readonly string[]> => {
  const rows = await db()
    .selectFrom("ledger_transaction as t")
    .innerJoin("ledger_entry as e", "e.transaction_id", "t.transaction_id")
    .select(["t.kind as why", "e.kind", "e.amount", "t.actor"])
    .where("t.coupon_id", "=", BigInt(id))
    .orderBy("e.transaction_id")
    .orderBy("position")
    .execute();
  return rows.map(({ why, kind, amount, actor }) => `${actor} ${why} ${kind} ${amount}`);
};

describe("another result (I8)", () => {
  it("leaves what settling it first would have: mirror and new posting, one transaction, a fact each", async () => {
    const at = single;
    const { couponId } = await alice.place(slipOf([scene.pick(at)], 1_000), key());
    await whistle(at);
    await say(at, result(2, 0));
    await settled();
    const before = await accounts(alice.userId);
    await say(at, result(0, 2), "the wrong way round");
    await settled();
    expect(await standing(couponId)).toMatchObject({ status: "lost", payout: 0n, ledger: { book: 1000, cash: -1000 } });
    expect(await accounts(alice.userId)).toEqual({ cash: before.cash - 1_900n, owed: 0n });
    expect((await movements(couponId)).slice(5)).toEqual([
      "staff:7 resettle book 900",
      "staff:7 resettle cash -1900",
      "staff:7 resettle open 1000",
      "staff:7 lose open -1000",
      "staff:7 lose book 1000",
    ]);
    const facts = await db()
      .selectFrom("coupon_settlement")
      .select(["version", "status", "payout", "actor", "reason"])
      .where("coupon_id", "=", BigInt(couponId))
      .orderBy("version")
      .execute();
    expect(facts).toEqual([
      { version: 1, status: "won", payout: 1_900n, actor: "staff:7", reason: "so it was" },
      { version: 2, status: "open", payout: 0n, actor: "staff:7", reason: "the wrong way round" },
      { version: 3, status: "lost", payout: 0n, actor: "staff:7", reason: "the wrong way round" },
    ]);
    const said = await db()
      .selectFrom("match_fact")
      .select(["version", "kind", "actor", "reason"])
      .where("match_id", "=", match(at))
      .orderBy("version")
      .execute();
    expect(said).toEqual([
      { version: 1, kind: "result", actor: "system", reason: null },
      { version: 2, kind: "result", actor: "staff:7", reason: "so it was" },
      { version: 3, kind: "result", actor: "staff:7", reason: "the wrong way round" },
    ]);
  });

  it("that comes to the same moves nothing", async () => {
    const at = single + 1;
    const { couponId } = await alice.place(slipOf([scene.pick(at)], 1_000), key());
    await whistle(at);
    await say(at, result(2, 0));
    await settled();
    await say(at, result(3, 1));
    await settled();
    expect(await movements(couponId)).toHaveLength(5);
    expect(await standing(couponId)).toMatchObject({ status: "won", payout: 1_900n });
  });

  it("that is provisional is shown, and settles nothing until it is confirmed", async () => {
    const at = single + 2;
    const { couponId } = await alice.place(slipOf([scene.pick(at)], 1_000), key());
    await whistle(at);
    await say(at, result(2, 0, "provisional"));
    await settled();
    expect(await standing(couponId)).toMatchObject({ status: "open", legs: ["open"] });
    await scene.advance(49);
    await settled();
    expect(await standing(couponId)).toMatchObject({ status: "open" });
    await say(at, result(2, 0));
    await settled();
    expect(await standing(couponId)).toMatchObject({ status: "won" });
  });
});

describe("a result that is taken back (D16)", () => {
  it("puts its coupons back into waiting, under review, and tells their players", async () => {
    const at = single + 3;
    const { couponId, couponNumber, maxReturn } = await alice.place(slipOf([scene.pick(at)], 1_000), key());
    const open = await standing(couponId);
    const cash = await accounts(alice.userId);
    await whistle(at);
    await say(at, result(1, 0));
    await settled();
    await say(at, { kind: "roll_back" }, "the referee was none");
    await settled();
    expect(await standing(couponId)).toEqual({ ...open, review: true });
    expect(await accounts(alice.userId)).toEqual(cash);
    const { rows } = await sql<{ lang: string; title: string }>`
      select lang, title from notification join notification_text using (notification_id) where player_id = ${alice.userId} and title like ${`%${couponNumber}%`} order by lang`.execute(
      db(),
    );
    expect(rows.map(({ lang }) => lang)).toEqual(["de", "en", "fa", "tr"]);
    expect(rows[1]?.title).toBe(`A result was taken back: coupon ${couponNumber} is waiting again, under review.`);
    // Nobody but people gives another result: neither the clock nor a simulation.
    await runDueWork(db(), { simulate: true });
    expect(await standing(couponId)).toMatchObject({ status: "open" });
    await say(at, result(2, 1));
    await settled();
    expect(await standing(couponId)).toMatchObject({ status: "won", payout: maxReturn, review: false });
  });

  it("is the only way back: a coupon that was sold or cancelled is not touched by any result (I7)", async () => {
    const at = single + 4;
    const cancelled = await alice.place(slipOf([scene.pick(at)], 1_000), key());
    await sql`select cancel_coupon(${JSON.stringify({ coupon: cancelled.couponId, tenant: await tenant(), player: null, session: null, by: "system", actor: "staff:7", reason: "test", minutes: 5, key: null })}::jsonb)`.execute(
      db(),
    );
    const before = await standing(cancelled.couponId);
    await whistle(at);
    for (const ruling of [result(1, 0), result(0, 1), { kind: "void" }, { kind: "roll_back" }] as const) {
      await say(at, ruling);
      await settled();
    }
    const { legs: _, ...after } = (await standing(cancelled.couponId)) as { legs: unknown };
    expect(before).toMatchObject(after);
  });

  it("is said against the last word alone, and there must be something to take back", async () => {
    const at = single + 5;
    await expect(say(at, result(1, 0))).rejects.toMatchObject({ code: "match_not_started" });
    await whistle(at);
    await expect(say(at, { kind: "roll_back" })).rejects.toMatchObject({ code: "nothing_to_roll_back" });
    const version = await say(at, result(1, 0));
    const stale = { matchId: match(at), version: version - 1, actor: "staff:8", reason: "late" } as const;
    await expect(ruleMatch(db(), { ...stale, ruling: { kind: "void" } })).rejects.toMatchObject({
      code: "version_conflict",
    });
    const both = { ...stale, version, ruling: { kind: "roll_back" } } as const;
    const answers = await Promise.allSettled([ruleMatch(db(), both), ruleMatch(db(), both), ruleMatch(db(), both)]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("takes cash down to nothing and no further: the rest is owed, and paid off first (I9)", async () => {
    const at = single + 6;
    const { couponId, maxReturn } = await bashir.place(slipOf([scene.pick(at)], 1_000), key());
    await whistle(at);
    await say(at, result(1, 0));
    await settled();
    const { cash } = await accounts(bashir.userId);
    const tenantId = await tenant();
    const { rows } = await sql<{
      dealer: number;
    }>`select dealer_id as dealer from player where player_id = ${bashir.userId}`.execute(db());
    const dealer = rows[0]?.dealer ?? 0;
    const move = (kind: "credit" | "take_back", amount: bigint) =>
      post(db(), {
        tenantId,
        kind,
        currency: "EUR",
        actor: "test",
        moves: [
          { account: `cash:${bashir.userId}`, amount: minor(amount) },
          { account: `credit:${dealer}`, amount: minor(-amount) },
        ],
      });
    await move("take_back", 300n - cash);
    await say(at, result(0, 1), "it was lost");
    await settled();
    expect(await accounts(bashir.userId)).toEqual({ cash: 0n, owed: 300n - maxReturn });
    await move("credit", 500n);
    expect(await accounts(bashir.userId)).toEqual({ cash: 0n, owed: 800n - maxReturn });
    await say(at, result(3, 1), "it was won after all");
    await settled();
    expect(await accounts(bashir.userId)).toEqual({ cash: 800n, owed: 0n });
    expect(await standing(couponId)).toMatchObject({ status: "won", ledger: { cash: Number(maxReturn) - 1_000 } });
    await move("credit", cash - 800n);
    expect(await accounts(bashir.userId)).toEqual({ cash, owed: 0n });
  });
});

async function tenant(): Promise<number> {
  const { tenantId } = await alice.player();
  return tenantId;
}

type Turn =
  | { readonly kind: "result"; readonly home: number; readonly away: number; readonly sure: boolean }
  | { readonly kind: "void" }
  | { readonly kind: "roll_back" }
  | { readonly kind: "market"; readonly won: number }
  | { readonly kind: "dead_heat"; readonly lost: number; readonly share: string }
  | { readonly kind: "market_back" };
const turn: fc.Arbitrary<{ at: number; work: boolean; turn: Turn }> = fc.record({
  at: fc.nat(perRun - 1),
  work: fc.constantFrom(true, true, true, false),
  turn: fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant("result" as const),
        home: fc.nat(3),
        away: fc.nat(3),
        sure: fc.constantFrom(true, true, true, false),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("void" as const, "roll_back" as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("market" as const), won: fc.integer({ min: 1, max: 3 }) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant("dead_heat" as const),
        lost: fc.integer({ min: 1, max: 3 }),
        share: fc.constantFrom("1/2", "2/3"),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("market_back" as const) }) },
  ),
});

async function rulingOf(at: number, said: Turn): Promise<Ruling> {
  if (said.kind === "result") return result(said.home, said.away, said.sure ? "confirmed" : "provisional");
  if (said.kind === "market_back") return { kind: "roll_back", marketId: await marketOf(at, 1) };
  if (said.kind === "void" || said.kind === "roll_back") return { kind: said.kind };
  const comesTo = (id: number): ResultText => {
    if (said.kind === "market") return id === said.won ? "won" : "lost";
    return id === said.lost ? "lost" : `dead_heat ${said.share}`;
  };
  const outcomes = Object.fromEntries([1, 2, 3].map((id) => [id, comesTo(id)]));
  return { kind: "market", marketId: await marketOf(at, 1), outcomes };
}

describe("whatever is said, taken back and said anew", () => {
  it("the ledger and the coupons are those of who said the last word first (I8, D16)", async () => {
    const stories = fc.sample(fc.array(turn, { minLength: 6, maxLength: 16 }), { numRuns: runs, seed: 20261121 });
    const seen = { turns: 0, reversals: 0 };
    for (const [run, story] of stories.entries()) {
      const own = (leg: number): number => run * perRun + leg;
      const twin = (leg: number): number => storied + own(leg);
      const slips = (place: (leg: number) => number) => [
        slipOf([scene.pick(place(0))], 700),
        slipOf([scene.pick(place(0), 1, 2), scene.pick(place(1))], 500),
        slipOf([scene.pick(place(0)), scene.pick(place(1), 29, 74), scene.pick(place(2))], 600, {
          kind: "system",
          sizes: [2],
        }),
        slipOf([scene.pick(place(1), 18, 12, "2.5"), scene.pick(place(2), 1, 3), scene.pick(place(2), 10, 9)], 400),
      ];
      const coupons: number[] = [];
      const twins: number[] = [];
      for (const slip of slips(own)) coupons.push((await alice.place(slip, key())).couponId);
      for (const slip of slips(twin)) twins.push((await bashir.place(slip, key())).couponId);
      for (let leg = 0; leg < perRun; leg += 1) {
        await whistle(own(leg));
        await whistle(twin(leg));
      }
      for (const { at, turn: said, work } of story) {
        await say(own(at), await rulingOf(own(at), said)).catch((error: { code?: string }) => {
          if (error.code !== "nothing_to_roll_back") throw error;
        });
        seen.turns += 1;
        if (work) await settled();
      }
      for (let leg = 0; leg < perRun; leg += 1) {
        const last = await db()
          .selectFrom("match")
          .select(["result", "certainty", "voided"])
          .where("match_id", "=", match(own(leg)))
          .executeTakeFirstOrThrow();
        const { ruling } = await db()
          .selectFrom("market")
          .select("ruling")
          .where("market_id", "=", await marketOf(own(leg), 1))
          .executeTakeFirstOrThrow();
        if (last.result !== null && last.certainty === "confirmed")
          await say(twin(leg), { kind: "result", result: last.result, certainty: "confirmed" });
        if (ruling !== null)
          await say(twin(leg), { kind: "market", marketId: await marketOf(twin(leg), 1), outcomes: ruling });
        if (last.voided) await say(twin(leg), { kind: "void" });
      }
      await settled();
      for (const [at, couponId] of coupons.entries()) {
        const own = { ...((await standing(couponId)) as object), review: false };
        expect([run, story, at, own]).toEqual([run, story, at, await standing(twins[at] ?? 0)]);
      }
    }
    const { rows } = await sql<{ reversals: number }>`
      select count(*)::integer as reversals from coupon_settlement where status = 'open'`.execute(db());
    seen.reversals = rows[0]?.reversals ?? 0;
    expect(seen.turns).toBeGreaterThan(50);
    expect(seen.reversals).toBeGreaterThan(20);
    expect(await auditLedger(db())).toMatchObject({ clean: true });
  }, 120_000);
});
