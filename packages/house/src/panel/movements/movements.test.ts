import { type Call, dayIn, decodeResult, type Page } from "@livery/contract";
import { panelCalls, type MovementRow, type PanelPayloadIn } from "@livery/contract/panel";
import { minor } from "@livery/betting";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLedger } from "../../ledger/audit.ts";
import { post } from "../../ledger/post.ts";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";
import { csvRecords } from "../testing/read-csv.ts";

type ListQuery = PanelPayloadIn<"panelMovements">;

let house: PanelHouse;
const browsers = new Map<string, PanelBrowser>();
const as = (name: string): PanelBrowser => browsers.get(name)!;
const dealerId = (name: string): number => house.seeded.dealerIds[name] ?? 0;
const playerId = (name: string): number => house.seeded.playerIds[name] ?? 0;

const siteDay = (at: string): string => dayIn("Europe/Istanbul", new Date(at));

/** Whose movements: what the filter names, and where they lie. */
const owners = {
  own: { filter: () => ({}), account: () => ["credit", dealerId("north")] as const },
  child: {
    filter: () => ({ dealerId: dealerId("high-street") }),
    account: () => ["credit", dealerId("high-street")] as const,
  },
  user: { filter: () => ({ playerId: playerId("alice") }), account: () => ["cash", playerId("alice")] as const },
  both: {
    filter: () => ({ dealerId: dealerId("north"), playerId: playerId("northy") }),
    account: () => ["cash", playerId("northy")] as const,
  },
};
type Owner = keyof typeof owners;
/** What moves from one to the other. */
const kinds: Readonly<Record<string, string>> = {
  "credit credit": "transfer",
  "credit cash": "credit",
  "cash credit": "take_back",
};
/** The days of the history, by the house's clock. */
let days: readonly string[];

beforeAll(async () => {
  house = await startPanelHouse();
  for (const name of ["north", "high-street", "operator", "lighthouse", "south"])
    browsers.set(name, await house.staff(name));
  // Some moves of each kind between the four, on three days.
  const [staff] = (
    await sql<{ id: number }>`select staff_id as id from staff where name = 'north'`.execute(house.test.db)
  ).rows;
  const ends = [
    ["credit", dealerId("north")],
    ["credit", dealerId("high-street")],
    ["cash", playerId("alice")],
    ["cash", playerId("northy")],
  ] as const;
  const drawn = fc.sample(
    fc.record({
      from: fc.nat(3),
      to: fc.nat(3),
      amount: fc.integer({ min: 1, max: 200 }),
      note: fc.option(fc.constantFrom("till", "=sum(a1)", 'quote " and, comma')),
      actor: fc.constantFrom("system", `staff:${staff?.id}`, `player:${playerId("alice")}`),
    }),
    { numRuns: 260, seed: 4 },
  );
  for (const [at, { from, to, amount, note, actor }] of drawn.entries()) {
    if (at === 80 || at === 170) await sql`select house_advance(house_now() + interval '1 day')`.execute(house.test.db);
    const kind = kinds[`${ends[from]![0]} ${ends[to]![0]}`];
    if (from === to || kind === undefined) continue;
    await post(house.test.db, {
      tenantId: house.seeded.tenantId,
      kind,
      currency: "EUR",
      actor,
      note: note ?? undefined,
      moves: [
        { account: `${ends[from]![0]}:${ends[from]![1]}`, amount: minor(-amount) },
        { account: `${ends[to]![0]}:${ends[to]![1]}`, amount: minor(amount) },
      ],
    });
  }
  const { rows } = await sql<{ day: string }>`
    select distinct to_char(at at time zone 'Europe/Istanbul', 'YYYY-MM-DD') as day from ledger_transaction order by day`.execute(
    house.test.db,
  );
  days = rows.map(({ day }) => day);
});
afterAll(() => house.close());

/** What the ledger holds of an account, read plainly; the counterparty by the other entry. */
async function history(owner: Owner): Promise<MovementRow[]> {
  const [kind, id] = owners[owner].account();
  const { rows } = await sql<{
    id: bigint;
    seq: bigint;
    at: Date;
    kind: string;
    amount: bigint;
    balance_after: bigint;
    note: string | null;
    actor: string;
    other_kind: string;
    other: bigint;
  }>`
    select t.transaction_id as id, e.seq, t.at, t.kind, e.amount, e.balance_after, t.note, t.actor, o.kind as other_kind, o.owner_id as other
    from ledger_entry e join ledger_transaction t using (transaction_id)
    join ledger_entry o on o.transaction_id = e.transaction_id and o.position <> e.position
    where e.kind = ${kind} and e.owner_id = ${id} order by e.seq`.execute(house.test.db);
  const nameOf = (ids: Readonly<Record<string, number>>, id: bigint): string =>
    Object.keys(ids).find((name) => BigInt(ids[name] ?? 0) === id) ?? "";
  const actorOf = (actor: string): string =>
    actor.startsWith("staff:")
      ? "north"
      : actor.startsWith("player:")
        ? "alice"
        : actor.startsWith("dealer:")
          ? nameOf(house.seeded.dealerIds, BigInt(actor.slice(7)))
          : actor;
  return rows.map((row) => ({
    transactionId: Number(row.id),
    sequence: Number(row.seq),
    at: row.at.toISOString(),
    kind: row.kind,
    account: owner === "own" ? "north" : owner === "child" ? "high-street" : owner === "user" ? "alice" : "northy",
    amount: minor(row.amount),
    balanceAfter: minor(row.balance_after),
    currency: "EUR",
    counterparty:
      row.other_kind === "credit"
        ? nameOf(house.seeded.dealerIds, row.other)
        : row.other_kind === "cash"
          ? nameOf(house.seeded.playerIds, row.other)
          : "",
    couponNumber: null,
    actor: actorOf(row.actor),
    note: row.note,
  }));
}

const queries = () =>
  fc.record({
    owner: fc.constantFrom<Owner>("own", "child", "user", "both"),
    filter: fc.record(
      {
        kind: fc.uniqueArray(fc.constantFrom("transfer", "credit", "take_back", "issue"), { maxLength: 2 }),
        from: fc.constantFrom(...days),
        to: fc.constantFrom(...days),
      },
      { requiredKeys: [] },
    ),
    sort: fc.option(fc.record({ by: fc.constantFrom("at" as const, "amount" as const), descending: fc.boolean() }), {
      nil: undefined,
    }),
  });

async function expected({
  owner,
  filter: { kind = [], from = "", to = "9999" },
  sort = { by: "at", descending: true },
}: {
  owner: Owner;
  filter: ListQuery["filter"];
  sort?: ListQuery["sort"];
}): Promise<MovementRow[]> {
  const matching = (await history(owner)).filter(
    (row) => (kind.length === 0 || kind.includes(row.kind)) && siteDay(row.at) >= from && siteDay(row.at) <= to,
  );
  const sign = sort.descending ? -1 : 1;
  return matching.toSorted((a, b) =>
    sort.by === "amount" && a.amount !== b.amount
      ? a.amount < b.amount
        ? -sign
        : sign
      : sign * (a.sequence - b.sequence),
  );
}
const read = (text: string): Page<MovementRow> =>
  decodeResult(panelCalls.panelMovements as Call, JSON.parse(text)) as Page<MovementRow>;

describe("movements", () => {
  test("are the account's ledger entries, in every filter, order and page", async () => {
    let rows = 0;
    await fc.assert(
      fc.asyncProperty(
        queries(),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 120 }),
        async (query, page, pageSize) => {
          const filter = { ...owners[query.owner].filter(), ...query.filter };
          const answer = await as("north").panel("panelMovements", { filter, sort: query.sort, page, pageSize });
          const all = await expected(query);
          expect([answer.status, answer.status === 200 && read(answer.text)]).toEqual([
            200,
            { rows: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, page, pageSize },
          ]);
          rows += all.length;
        },
      ),
      { numRuns: 80, seed: 3 },
    );
    expect(rows).toBeGreaterThan(500);
  });

  test("have the same rows as their file, with amounts that add up to the balance and notes that are never formulas", async () => {
    await fc.assert(
      fc.asyncProperty(queries(), async (query) => {
        const filter = { ...owners[query.owner].filter(), ...query.filter };
        const answer = await as("north").panel("panelMovementsExport", { filter, sort: query.sort });
        expect(answer.headers["content-disposition"]).toBe("attachment");
        const decimal = (amount: bigint): string => (Number(amount) / 100).toFixed(2);
        expect(csvRecords(answer.text)).toEqual(
          (await expected(query)).map((row) => ({
            ...row,
            transactionId: String(row.transactionId),
            sequence: String(row.sequence),
            amount: decimal(row.amount),
            balanceAfter: decimal(row.balanceAfter),
            couponNumber: "",
            note: row.note === null ? "" : row.note.startsWith("=") ? `'${row.note}` : row.note,
          })),
        );
      }),
      { numRuns: 25, seed: 3 },
    );
    const { text } = await as("north").panel("panelMovementsExport", {
      filter: { playerId: playerId("alice") },
      sort: { by: "at", descending: false },
    });
    const lines = csvRecords(text);
    const sum = lines.reduce((total, line) => total + Math.round(Number(line["amount"]) * 100), 0);
    expect((sum / 100).toFixed(2)).toBe(lines.at(-1)?.["balanceAfter"]);
  });

  test("of an operator are those of every user and dealer of the tenant, and any dealer's can be requested", async () => {
    const { rows: all } = await sql<{ id: bigint; seq: bigint; account: string; amount: bigint }>`
      select e.transaction_id as id, e.seq, e.kind || ':' || e.owner_id as account, e.amount
      from ledger_entry e where e.kind in ('cash', 'credit') and e.tenant_id = ${house.seeded.tenantId}
      order by e.transaction_id desc, e.position desc`.execute(house.test.db);
    const names = new Map<string, string>([
      ...Object.entries(house.seeded.dealerIds).map(([name, id]) => [`credit:${id}`, name] as const),
      ...Object.entries(house.seeded.playerIds).map(([name, id]) => [`cash:${id}`, name] as const),
    ]);
    const shown = all.map(({ id, seq, account, amount }) => [Number(id), Number(seq), names.get(account), amount]);
    const listed: unknown[] = [];
    for (let page = 1; page <= Math.ceil(all.length / 200); page += 1)
      for (const row of read((await as("operator").panel("panelMovements", { filter: {}, page, pageSize: 200 })).text)
        .rows)
        listed.push([row.transactionId, row.sequence, row.account, row.amount]);
    expect(listed).toEqual(shown);
    const file = await as("operator").panel("panelMovementsExport", { filter: {} });
    expect(csvRecords(file.text)).toHaveLength(all.length);
    const theirs = await as("operator").panel("panelMovements", { filter: { dealerId: dealerId("south") } });
    expect(read(theirs.text).total).toBeGreaterThan(0);
  });

  test("of a partner's user hide their notes from the partner, but not from a dealer above", async () => {
    const { tenantId } = house.seeded;
    const [lighthouse, lena] = [dealerId("lighthouse"), playerId("lena")];
    await post(house.test.db, {
      tenantId,
      kind: "credit",
      currency: "EUR",
      actor: "system",
      note: "Lena, +49 170 000",
      moves: [
        { account: `credit:${lighthouse}`, amount: minor(-5) },
        { account: `cash:${lena}`, amount: minor(5) },
      ],
    });
    const notesOf = async (name: string, filter: object) =>
      read((await as(name).panel("panelMovements", { filter })).text).rows.map(({ note }) => note);
    expect((await notesOf("lighthouse", { playerId: lena }))[0]).toBe("…");
    expect((await as("lighthouse").panel("panelMovementsExport", { filter: { playerId: lena } })).text).not.toContain(
      "Lena,",
    );
    expect((await notesOf("lighthouse", {}))[0]).toBe("Lena, +49 170 000");
    expect((await notesOf("north", { playerId: lena }))[0]).toBe("Lena, +49 170 000");
  });

  test("outside the branch are refused", async () => {
    const wrong = [
      ["high-street", { dealerId: dealerId("north") }, "dealer_not_found", "filter.dealerId"],
      ["high-street", { dealerId: dealerId("lighthouse") }, "dealer_not_found", "filter.dealerId"],
      ["high-street", { playerId: playerId("northy") }, "user_not_found", "filter.playerId"],
      ["south", { playerId: playerId("alice") }, "user_not_found", "filter.playerId"],
      ["south", { dealerId: dealerId("head-office") }, "dealer_not_found", "filter.dealerId"],
      ["north", { dealerId: house.globex.dealerIds["globe-office"] }, "dealer_not_found", "filter.dealerId"],
      ["operator", { playerId: house.globex.playerIds["gloria"] }, "user_not_found", "filter.playerId"],
      ["operator", { playerId: Number.MAX_SAFE_INTEGER }, "user_not_found", "filter.playerId"],
      ["operator", { dealerId: Number.MAX_SAFE_INTEGER }, "dealer_not_found", "filter.dealerId"],
      ["operator", { dealerId: dealerId("south"), playerId: playerId("alice") }, "user_not_found", "filter.playerId"],
    ] as const;
    for (const [name, filter, code, path] of wrong)
      for (const call of ["panelMovements", "panelMovementsExport"] as const) {
        const answer = await as(name).panel(call, { filter });
        expect([name, filter, answer.status, answer.body]).toMatchObject([name, filter, 404, { code, path }]);
      }
  });
});

test("the ledger is clean afterwards", async () => {
  expect(await auditLedger(house.test.db)).toMatchObject({ clean: true });
});
