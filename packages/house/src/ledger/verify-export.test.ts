import { readFile } from "node:fs/promises";
import {
  type LegOutcome,
  minor,
  parseRational,
  settleCoupon,
  thousandths,
  type SettledSelection,
} from "@livery/betting";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exportOf, verified } from "./testing/export-file.ts";

const results = [
  "won",
  "won",
  "won",
  "lost",
  "void",
  "half_won",
  "half_lost",
  "dead_heat 1/2",
  "dead_heat 3/7",
] as const;
const outcomeOf = (text: (typeof results)[number]): LegOutcome => {
  const [, share] = /^dead_heat (.+)$/.exec(text) ?? [];
  return share === undefined ? ({ result: text } as LegOutcome) : { result: "dead_heat", share: parseRational(share) };
};
const drawnCoupon = fc.record({
  legs: fc.array(
    fc.record({
      match: fc.integer({ min: 1, max: 5 }),
      odds: fc.integer({ min: 1001, max: 12_000 }),
      result: fc.constantFrom(...results),
    }),
    { minLength: 1, maxLength: 7 },
  ),
  bankers: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }),
  sizes: fc.oneof(fc.constant<number[]>([]), fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 })),
  perLine: fc.boolean(),
  amount: fc.integer({ min: 1, max: 9_999 }),
  sold: fc.option(fc.integer({ min: 1, max: 99 })),
  maxPay: fc.option(fc.integer({ min: 1, max: 60_000 })),
  rule: fc.option(fc.record({ percent: fc.nat(9), tipCount: fc.nat(4), odds: fc.integer({ min: 1000, max: 3000 }) })),
});
type Drawn = typeof drawnCoupon extends fc.Arbitrary<infer Value> ? Value : never;

interface StatedResult {
  readonly status: string;
  readonly payout: bigint;
  readonly bonus: bigint;
  readonly capped: boolean;
}
interface Case {
  readonly rows: (stated: StatedResult) => readonly (readonly unknown[])[];
  readonly due: StatedResult;
}

/** A settled coupon and its postings, as an export tells them; what it paid is the engine's word. Null where it has no line. */
function caseOf({ legs, bankers, sizes, perLine, amount, sold, maxPay, rule }: Drawn): Case | null {
  const selections = legs.map(({ match, odds, result }, at): SettledSelection => ({
    matchId: match,
    marketTypeId: 900 + at,
    outcomeId: 1,
    special: "",
    odds: thousandths(odds),
    banker: bankers.includes(match),
    outcome: outcomeOf(result),
  }));
  const whole = { selections, sizes, stake: minor(amount), stakeType: perLine ? "line" : "coupon" } as const;
  const bonus = rule && { ...rule, odds: thousandths(rule.odds) };
  const all = settleCoupon({
    ...whole,
    selections: selections.map((selection) => ({ ...selection, outcome: { result: "void" } })),
  });
  const stake: bigint = all.payout;
  if (stake === 0n) return null;
  const soldStake = sold === null ? 0n : (BigInt(sold) * stake) / 100n;
  const rest = stake - soldStake;
  const cap = maxPay === null ? null : minor((BigInt(maxPay) * rest) / stake);
  const due = settleCoupon({ ...whole, stake: minor(rest), stakeType: "coupon", maxPay: cap, bonus });
  const soldPrice = soldStake * 2n;
  const limit = maxPay === null ? null : String(maxPay);
  const rows = ({ status, payout, bonus: extra, capped }: StatedResult): readonly (readonly unknown[])[] => {
    const amounts = [stake, soldStake, soldPrice, payout, extra].map(String);
    let [id, cash] = [0, 0n];
    let seq = 0;
    const posting = (kind: string, moves: readonly (readonly [string, bigint])[]): readonly unknown[][] => {
      id += 1;
      const entries = moves
        .filter(([, moved]) => moved !== 0n)
        .map(([account, moved], at) => {
          const steps = account.startsWith("cash") ? [String((seq += 1)), String((cash += moved))] : [null, null];
          return ["E", String(id), at + 1, account, "EUR", String(moved), ...steps];
        });
      return [["T", String(id), kind, "EUR", "0", kind === "deposit" ? null : "5", "test", null], ...entries];
    };
    const transactions = [
      ...posting("deposit", [
        ["clearing:1", -1_000_000_000n],
        ["cash:7", 1_000_000_000n],
      ]),
      ...posting("place", [
        ["cash:7", -stake],
        ["open:5", stake],
      ]),
      ...(soldStake === 0n
        ? []
        : posting("sell", [
            ["open:5", -soldStake],
            ["book:1", soldStake - soldPrice],
            ["cash:7", soldPrice],
          ])),
      ...posting("win", [
        ["open:5", -rest],
        ["book:1", rest - payout + extra],
        ["cash:7", payout - extra],
      ]),
      ...(extra === 0n
        ? []
        : posting("bonus", [
            ["book:1", -extra],
            ["cash:7", extra],
          ])),
    ];
    const entries = transactions.filter(([letter]) => letter === "E").length;
    return [
      ["livery export", 1, "acme", "1", "now"],
      ["C", "5", "7", "EUR", status, sizes, capped, rule, limit, ...amounts],
      ...selections.map(({ matchId, odds, banker }, at) => ["L", "5", at, matchId, odds, banker, legs[at]?.result]),
      ...(soldStake === 0n ? [] : [["P", "5", 1, String(soldStake), String(soldPrice)]]),
      ["S", "5", 1, status, String(payout), String(extra)],
      ...transactions,
      ["A", "cash:7", "EUR", String(cash), String(seq), "0"],
      ["Z", 1, transactions.length - entries, entries, 0, 1],
    ];
  };
  return { rows, due };
}

describe("verify", () => {
  test("calculates the payout of every coupon as the engine does", async () => {
    const kinds = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(drawnCoupon, fc.constantFrom(-1n, 1n), async (drawn, off) => {
        const generated = caseOf(drawn);
        fc.pre(generated !== null);
        const { due, rows } = generated;
        const right = await verified(exportOf(rows(due)));
        expect([drawn, right.problems]).toEqual([drawn, []]);
        expect(right).toMatchObject({ coupons: 1, settled: 1 });
        // The chain, the sums and the facts of this one agree: what it paid does not.
        const wrong = { ...due, payout: due.payout + off };
        if (wrong.payout < wrong.bonus) return;
        const { problems } = await verified(exportOf(rows(wrong)));
        expect(problems).toEqual([
          { row: 2, what: expect.stringContaining(`its legs say ${due.status}, ${due.payout}`) },
        ]);
        kinds.set(due.status, (kinds.get(due.status) ?? 0) + 1);
        if (due.bonus > 0n) kinds.set("bonus", (kinds.get("bonus") ?? 0) + 1);
        if (drawn.legs.some(({ result }) => result.startsWith("dead_heat")))
          kinds.set(`${due.status} with a dead heat`, 1 + (kinds.get(`${due.status} with a dead heat`) ?? 0));
        if (due.capped) kinds.set("capped", (kinds.get("capped") ?? 0) + 1);
      }),
      { numRuns: 700, seed: 20261120 },
    );
    for (const kind of ["won", "lost", "void", "bonus", "capped", "won with a dead heat"])
      expect([kind, kinds.get(kind) ?? 0]).toEqual([kind, expect.toSatisfy((count: number) => count > 5)]);
  });

  const plain = (): readonly (readonly unknown[])[] => {
    const legs = [{ match: 1, odds: 2000, result: "won" as const }];
    const { rows, due } = caseOf({
      legs,
      bankers: [],
      sizes: [],
      perLine: false,
      amount: 500,
      sold: null,
      maxPay: null,
      rule: null,
    })!;
    return rows(due);
  };
  test.each([
    ["a leg that is still open and could win", ["L", 0, 6, "open"], /^2 it was settled while a leg was open/],
    ["a leg of no known result", ["L", 0, 6, "drawn"], /^2 a leg of it is drawn/],
    ["a dead heat without its share", ["L", 0, 6, "dead_heat"], /^2 a leg of it is dead_heat/],
    ["a dead heat of more places than shared them", ["L", 0, 6, "dead_heat 3/2"], /^2 a leg of it is dead_heat 3\/2/],
    ["a dead heat paid as a win", ["L", 0, 6, "dead_heat 1/2"], /^2 it says won, 1000 .*; its legs say won, 500/],
    ["a stake that is left in the open account", ["C", 0, 9, "501"], /^2 /],
    ["a coupon that the ledger knows and the export does not", ["T", 1, 5, "6"], /there is no coupon 6/],
    ["an account that has more than its entries", ["A", 0, 3, "1"], /cash:7 EUR has another balance/],
    ["a balance that does not follow", ["E", 1, 7, "1"], /cash:7 EUR has 1000000000 after it, not 1/],
    ["an entry twice in its account", ["E", 2, 6, "1"], /has its entry 1 twice/],
    ["a transaction that does not balance", ["E", 0, 5, "-1"], /sum to 999999999/],
    ["a settlement record that differs", ["S", 0, 4, "1"], /the last record of its settlement is another/],
    ["an end that counts otherwise", ["Z", 0, 1, 2], /there are other rows/],
  ] as const)("reports %s", async (_, [letter, nth, field, value], pattern) => {
    const rows = plain();
    const changed = rows.filter((row) => row[0] === letter)[nth]!;
    const altered = rows.map((row) => (row === changed ? row.with(field, value) : row));
    const { problems } = await verified(exportOf(altered));
    expect(problems.map(({ row, what }) => `${row} ${what}`).join("\n")).toMatch(pattern);
  });

  test("adds a bonus of at most 25 percent", async () => {
    const legs = [1, 2, 3, 4, 5].map((match) => ({ match, odds: 2000, result: "won" as const }));
    const rule = { percent: 9, tipCount: 2, odds: 1500 };
    const { rows, due } = caseOf({
      legs,
      bankers: [],
      sizes: [],
      perLine: false,
      amount: 500,
      sold: null,
      maxPay: null,
      rule,
    })!;
    expect(due.bonus).toBe(4_000n);
    expect((await verified(exportOf(rows(due)))).problems).toEqual([]);
  });

  test("reads accounts whose transactions are ordered by their ids, not by their entries", async () => {
    const rows = plain().map((row) => [...row]);
    const [first, second] = [rows.findIndex((row) => row[0] === "T"), rows.findLastIndex((row) => row[0] === "T")];
    const [one, other] = [rows.slice(first, first + 3), rows.slice(second, rows.length - 2)];
    const middle = rows.slice(first + 3, second);
    const { problems } = await verified(
      exportOf([...rows.slice(0, first), ...other, ...middle, ...one, ...rows.slice(-2)]),
    );
    expect(problems).toEqual([]);
  });

  test("reports a chain without the noted seal, and an export without an end", async () => {
    expect((await verified(exportOf(plain()), "ab".repeat(32))).problems).toEqual([
      { row: plain().length, what: expect.stringContaining("does not hold the seal") },
    ]);
    expect((await verified("")).problems).toEqual([{ row: 1, what: "it is missing: the export has no end" }]);
    const whole = exportOf(plain());
    expect((await verified(whole.slice(0, -1))).problems[0]).toMatchObject({ row: plain().length });
  });

  test("is one file below 400 lines that imports only Node's own modules", async () => {
    const source = await readFile(new URL("./verify-export.ts", import.meta.url), "utf8");
    expect(source.split("\n").length).toBeLessThan(400);
    const imported = [...source.matchAll(/(?:from|import\(|require\()\s*"([^"]+)"/g)].map(([, name]) => name);
    expect(imported).toEqual(["node:crypto", "node:fs"]);
  });
});
