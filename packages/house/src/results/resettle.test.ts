import { minor } from "@livery/betting";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runDueWork } from "../jobs/due-work.ts";
import type { ResultText, StoredResult } from "../db/tables/catalogue.ts";
import { bettingFixture, slipOf, type BettingFixture, type FixtureBettor } from "../betting/testing/betting-fixture.ts";
import { auditLedger } from "../ledger/audit.ts";
import { post } from "../ledger/post.ts";
import { ruleMatch, type ManualResult } from "./rule-match.ts";
import { anyStep, type Step } from "./testing/steps.ts";

const runs = 14;
const perRun = 3;
/** Matches whose story has turns, and beside each its twin, of which only the last word is said. */
const storied = runs * perRun;
const single = 2 * storied;
let fixture: BettingFixture;
let alice: FixtureBettor;
let bashir: FixtureBettor;
let keys = 0;
beforeAll(async () => {
  fixture = await bettingFixture({ matches: single + 12, hoursAhead: 200 });
  // Twins are alike in every price.
  await sql`update outcome set odds = case outcome_id % 3 when 0 then 2500 when 1 then 1900 else 3100 end`.execute(
    db(),
  );
  await fixture.betting.book.load();
  alice = await fixture.bettor("alice");
  bashir = await fixture.bettor("bashir");
}, 60_000);
afterAll(() => fixture.close());

const db = () => fixture.test.db;
const match = (at: number): number => fixture.matchIds[at] ?? 0;
const key = (): string => `resettle-${(keys += 1)}-key`;
const settle = () => runDueWork(db());
const score = (home: number, away: number, more: Partial<StoredResult> = {}): StoredResult => ({
  ft: [home, away],
  ht: null,
  et: null,
  p: null,
  goals: [],
  source: "panel",
  ...more,
});
const result = (home: number, away: number, certainty: "provisional" | "confirmed" = "confirmed"): ManualResult => ({
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

async function enterResult(at: number, ruling: ManualResult, reason: string | null = "so it was"): Promise<number> {
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
async function couponState(couponId: number) {
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

describe("a corrected result (I8)", () => {
  it("ends as if it had been the first result: mirror and new posting in one transaction, with an event each", async () => {
    const at = single;
    const { couponId } = await alice.place(slipOf([fixture.selection(at)], 1_000), key());
    await whistle(at);
    await enterResult(at, result(2, 0));
    await settle();
    const before = await accounts(alice.userId);
    await enterResult(at, result(0, 2), "the wrong way round");
    await settle();
    expect(await couponState(couponId)).toMatchObject({
      status: "lost",
      payout: 0n,
      ledger: { book: 1000, cash: -1000 },
    });
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
    const resultEvents = await db()
      .selectFrom("match_fact")
      .select(["version", "kind", "actor", "reason"])
      .where("match_id", "=", match(at))
      .orderBy("version")
      .execute();
    expect(resultEvents).toEqual([
      { version: 1, kind: "result", actor: "system", reason: null },
      { version: 2, kind: "result", actor: "staff:7", reason: "so it was" },
      { version: 3, kind: "result", actor: "staff:7", reason: "the wrong way round" },
    ]);
  });

  it("moves nothing when the coupon's payout stays the same", async () => {
    const at = single + 1;
    const { couponId } = await alice.place(slipOf([fixture.selection(at)], 1_000), key());
    await whistle(at);
    await enterResult(at, result(2, 0));
    await settle();
    await enterResult(at, result(3, 1));
    await settle();
    expect(await movements(couponId)).toHaveLength(5);
    expect(await couponState(couponId)).toMatchObject({ status: "won", payout: 1_900n });
  });

  it("that is provisional is shown, but settles nothing until it is confirmed", async () => {
    const at = single + 2;
    const { couponId } = await alice.place(slipOf([fixture.selection(at)], 1_000), key());
    await whistle(at);
    await enterResult(at, result(2, 0, "provisional"));
    await settle();
    expect(await couponState(couponId)).toMatchObject({ status: "open", legs: ["open"] });
    await fixture.advance(49);
    await settle();
    expect(await couponState(couponId)).toMatchObject({ status: "open" });
    await enterResult(at, result(2, 0));
    await settle();
    expect(await couponState(couponId)).toMatchObject({ status: "won" });
  });
});

describe("a result that is rolled back (D16)", () => {
  it("reopens its coupons, puts them under review, and notifies their players", async () => {
    const at = single + 3;
    const { couponId, couponNumber, maxReturn } = await alice.place(slipOf([fixture.selection(at)], 1_000), key());
    const open = await couponState(couponId);
    const cash = await accounts(alice.userId);
    await whistle(at);
    await enterResult(at, result(1, 0));
    await settle();
    await enterResult(at, { kind: "roll_back" }, "the referee was none");
    await settle();
    expect(await couponState(couponId)).toEqual({ ...open, review: true });
    expect(await accounts(alice.userId)).toEqual(cash);
    const { rows } = await sql<{ lang: string; title: string }>`
      select lang, title from notification join notification_text using (notification_id) where player_id = ${alice.userId} and title like ${`%${couponNumber}%`} order by lang`.execute(
      db(),
    );
    expect(rows.map(({ lang }) => lang)).toEqual(["de", "en", "fa", "tr"]);
    expect(rows[1]?.title).toBe(`A result was taken back: coupon ${couponNumber} is waiting again, under review.`);
    // Nobody but people gives another result: neither the clock nor a simulation.
    await runDueWork(db(), { simulate: true });
    expect(await couponState(couponId)).toMatchObject({ status: "open" });
    await enterResult(at, result(2, 1));
    await settle();
    expect(await couponState(couponId)).toMatchObject({ status: "won", payout: maxReturn, review: false });
  });

  it("does not touch coupons that were sold or cancelled, and nothing else reopens a settled coupon (I7)", async () => {
    const at = single + 4;
    const cancelled = await alice.place(slipOf([fixture.selection(at)], 1_000), key());
    await sql`select cancel_coupon(${JSON.stringify({ coupon: cancelled.couponId, tenant: await tenant(), player: null, session: null, by: "system", actor: "staff:7", reason: "test", minutes: 5, key: null })}::jsonb)`.execute(
      db(),
    );
    const before = await couponState(cancelled.couponId);
    await whistle(at);
    for (const ruling of [result(1, 0), result(0, 1), { kind: "void" }, { kind: "roll_back" }] as const) {
      await enterResult(at, ruling);
      await settle();
    }
    const { legs: _, ...after } = (await couponState(cancelled.couponId)) as { legs: unknown };
    expect(before).toMatchObject(after);
  });

  it("needs the current version, and a result that can be rolled back", async () => {
    const at = single + 5;
    await expect(enterResult(at, result(1, 0))).rejects.toMatchObject({ code: "match_not_started" });
    await whistle(at);
    await expect(enterResult(at, { kind: "roll_back" })).rejects.toMatchObject({ code: "nothing_to_roll_back" });
    const version = await enterResult(at, result(1, 0));
    const stale = { matchId: match(at), version: version - 1, actor: "staff:8", reason: "late" } as const;
    await expect(ruleMatch(db(), { ...stale, ruling: { kind: "void" } })).rejects.toMatchObject({
      code: "version_conflict",
    });
    const both = { ...stale, version, ruling: { kind: "roll_back" } } as const;
    const answers = await Promise.allSettled([ruleMatch(db(), both), ruleMatch(db(), both), ruleMatch(db(), both)]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("reduces cash to zero at most: the rest is a debt that is paid first (I9)", async () => {
    const at = single + 6;
    const { couponId, maxReturn } = await bashir.place(slipOf([fixture.selection(at)], 1_000), key());
    await whistle(at);
    await enterResult(at, result(1, 0));
    await settle();
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
    await enterResult(at, result(0, 1), "it was lost");
    await settle();
    expect(await accounts(bashir.userId)).toEqual({ cash: 0n, owed: 300n - maxReturn });
    await move("credit", 500n);
    expect(await accounts(bashir.userId)).toEqual({ cash: 0n, owed: 800n - maxReturn });
    await enterResult(at, result(3, 1), "it was won after all");
    await settle();
    expect(await accounts(bashir.userId)).toEqual({ cash: 800n, owed: 0n });
    expect(await couponState(couponId)).toMatchObject({ status: "won", ledger: { cash: Number(maxReturn) - 1_000 } });
    await move("credit", cash - 800n);
    expect(await accounts(bashir.userId)).toEqual({ cash, owed: 0n });
  });
});

async function tenant(): Promise<number> {
  const { tenantId } = await alice.player();
  return tenantId;
}

async function manualResultOf(at: number, step: Step): Promise<ManualResult> {
  if (step.kind === "result") return result(step.home, step.away, step.sure ? "confirmed" : "provisional");
  if (step.kind === "market_back") return { kind: "roll_back", marketId: await marketOf(at, 1) };
  if (step.kind === "void" || step.kind === "roll_back") return { kind: step.kind };
  const resultOf = (id: number): ResultText => {
    if (step.kind === "market") return id === step.won ? "won" : "lost";
    return id === step.lost ? "lost" : `dead_heat ${step.share}`;
  };
  const outcomes = Object.fromEntries([1, 2, 3].map((id) => [id, resultOf(id)]));
  return { kind: "market", marketId: await marketOf(at, 1), outcomes };
}

describe("after any sequence of results, roll-backs and corrections", () => {
  it("the ledger and the coupons are as if the last result had been the first (I8, D16)", async () => {
    const stories = fc.sample(fc.array(anyStep(perRun), { minLength: 6, maxLength: 16 }), {
      numRuns: runs,
      seed: 20261121,
    });
    const counts = { steps: 0, reversals: 0 };
    for (const [run, story] of stories.entries()) {
      const matchIndex = (leg: number): number => run * perRun + leg;
      const twin = (leg: number): number => storied + matchIndex(leg);
      const slips = (indexOf: (leg: number) => number) => [
        slipOf([fixture.selection(indexOf(0))], 700),
        slipOf([fixture.selection(indexOf(0), 1, 2), fixture.selection(indexOf(1))], 500),
        slipOf(
          [fixture.selection(indexOf(0)), fixture.selection(indexOf(1), 29, 74), fixture.selection(indexOf(2))],
          600,
          {
            kind: "system",
            sizes: [2],
          },
        ),
        slipOf(
          [
            fixture.selection(indexOf(1), 18, 12, "2.5"),
            fixture.selection(indexOf(2), 1, 3),
            fixture.selection(indexOf(2), 10, 9),
          ],
          400,
        ),
      ];
      const coupons: number[] = [];
      const twins: number[] = [];
      for (const slip of slips(matchIndex)) coupons.push((await alice.place(slip, key())).couponId);
      for (const slip of slips(twin)) twins.push((await bashir.place(slip, key())).couponId);
      for (let leg = 0; leg < perRun; leg += 1) {
        await whistle(matchIndex(leg));
        await whistle(twin(leg));
      }
      for (const { at, step, work } of story) {
        await enterResult(matchIndex(at), await manualResultOf(matchIndex(at), step)).catch(
          (error: { code?: string }) => {
            if (error.code !== "nothing_to_roll_back") throw error;
          },
        );
        counts.steps += 1;
        if (work) await settle();
      }
      for (let leg = 0; leg < perRun; leg += 1) {
        const last = await db()
          .selectFrom("match")
          .select(["result", "certainty", "voided"])
          .where("match_id", "=", match(matchIndex(leg)))
          .executeTakeFirstOrThrow();
        const { ruling } = await db()
          .selectFrom("market")
          .select("ruling")
          .where("market_id", "=", await marketOf(matchIndex(leg), 1))
          .executeTakeFirstOrThrow();
        if (last.result !== null && last.certainty === "confirmed")
          await enterResult(twin(leg), { kind: "result", result: last.result, certainty: "confirmed" });
        if (ruling !== null)
          await enterResult(twin(leg), { kind: "market", marketId: await marketOf(twin(leg), 1), outcomes: ruling });
        if (last.voided) await enterResult(twin(leg), { kind: "void" });
      }
      await settle();
      for (const [at, couponId] of coupons.entries()) {
        const actual = { ...((await couponState(couponId)) as object), review: false };
        expect([run, story, at, actual]).toEqual([run, story, at, await couponState(twins[at] ?? 0)]);
      }
    }
    const { rows } = await sql<{ reversals: number }>`
      select count(*)::integer as reversals from coupon_settlement where status = 'open'`.execute(db());
    counts.reversals = rows[0]?.reversals ?? 0;
    expect(counts.steps).toBeGreaterThan(50);
    expect(counts.reversals).toBeGreaterThan(20);
    expect(await auditLedger(db())).toMatchObject({ clean: true });
  }, 120_000);
});
