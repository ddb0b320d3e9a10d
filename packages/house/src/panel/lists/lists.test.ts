import { dayIn, type Page } from "@livery/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../testing/database.ts";
import { TurnCount } from "../../testing/turn-count.ts";
import { type Column, csvLines } from "./csv.ts";
import { beginning, conditionsOf, nameContaining, since, until } from "./filter.ts";
import { type List, listPage, listRows, longestFile } from "./answer-list.ts";

interface Row {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly seen: string | null;
}
interface Filter {
  readonly search?: string | undefined;
  readonly start?: string | undefined;
  readonly size?: number | undefined;
  readonly sizes?: readonly number[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
type By = "name" | "size" | "seen";

let database: TestDatabase;
let rows: readonly Row[];
const names = ["alice", "Alicia", "bob_1", "bob11", "100%", "100x", String.raw`a\b`, "ab"];
const instants = [null, "2026-11-19T23:59:59.999Z", "2026-11-20T04:59:59.999Z", "2026-11-20T05:00:00.000Z", "2026-11-21T00:00:00.000Z"]; // prettier-ignore
const zone = "America/New_York";
const seenDay = (at: string): string => dayIn(zone, new Date(at));

beforeAll(async () => {
  database = await testDatabase();
  const drawn = fc.sample(fc.tuple(fc.constantFrom(...names), fc.nat(5), fc.constantFrom(...instants)), {
    numRuns: 2_500,
    seed: 4,
  });
  rows = drawn.map(([name, size, seen], at) => ({ id: at + 1, name, size, seen }));
  await sql`create table thing (id integer primary key, name text not null, size integer not null, seen timestamptz)`.execute(
    database.db,
  );
  await sql`insert into thing select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(id integer, name text, size integer, seen timestamptz)`.execute(
    database.db,
  );
});
afterAll(() => database.drop());

const listOf = (filter: Filter): List<Row, By> => ({
  from: sql`thing t`,
  where: conditionsOf(filter, {
    search: (text) => sql`lower(t.name) like ${nameContaining(text)}`,
    start: (text) => sql`t.name like ${beginning(text)}`,
    size: (size) => sql`t.size = ${size}`,
    sizes: (sizes) => sql`t.size = any (${sizes}::integer[])`,
    from: (day) => since(sql`t.seen`, day, zone),
    to: (day) => until(sql`t.seen`, day, zone),
  }),
  key: sql`t.id`,
  orders: {
    name: { by: sql`t.name collate "C"` },
    size: { by: sql`t.size` },
    seen: { by: sql`t.seen`, nullable: true },
  },
  sort: { by: "name", descending: false },
  read: async (keys) => {
    const found = await sql<Omit<Row, "seen"> & { seen: Date | null }>`
      select * from thing where id = any(${keys.map(String)}::integer[])`.execute(database.db);
    return new Map(found.rows.map((row) => [BigInt(row.id), { ...row, seen: row.seen?.toISOString() ?? null }]));
  },
});

/** The same by hand: what every row is kept for, and the order with the id as the last word. */
function expected(filter: Filter, by: By, descending: boolean): Row[] {
  const { search = "", start = "", size, sizes = [], from, to } = filter;
  const matching = rows.filter(
    (row) =>
      row.name.toLowerCase().includes(search.toLowerCase()) &&
      row.name.startsWith(start) &&
      (size === undefined || row.size === size) &&
      (sizes.length === 0 || sizes.includes(row.size)) &&
      (from === undefined || (row.seen !== null && seenDay(row.seen) >= from)) &&
      (to === undefined || (row.seen !== null && seenDay(row.seen) <= to)),
  );
  const sign = descending ? -1 : 1;
  return matching.toSorted((a, b) => {
    const [left, right] = [a[by], b[by]];
    if (left === null || right === null) {
      if (left !== right) return left === null ? 1 : -1;
    } else if (left !== right) return left < right ? -sign : sign;
    return sign * (a.id - b.id);
  });
}

const filters = fc.record(
  {
    search: fc.constantFrom("", "ali", "ALI", "0%", "_", String.raw`\b`, "nobody"),
    start: fc.constantFrom("", "a", "A", "bob_", "100%"),
    size: fc.nat(6),
    sizes: fc.uniqueArray(fc.nat(6), { maxLength: 3 }),
    from: fc.constantFrom("2026-11-19", "2026-11-20", "2026-11-21"),
    to: fc.constantFrom("2026-11-19", "2026-11-20", "2026-11-22"),
  },
  { requiredKeys: [] },
);
const sorts = fc.record({ by: fc.constantFrom<By>("name", "size", "seen"), descending: fc.boolean() });

describe("a day", () => {
  test.each([
    ["2026-03-29", "Europe/London", "2026-03-29T00:00:00Z", "2026-03-29T23:00:00Z"],
    ["2026-10-25", "Europe/London", "2026-10-24T23:00:00Z", "2026-10-26T00:00:00Z"],
    ["2026-11-20", "Europe/Istanbul", "2026-11-19T21:00:00Z", "2026-11-20T21:00:00Z"],
    // Midnight did not exist: the clocks went from 23:59 to 01:00.
    ["2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00Z", "2018-11-05T02:00:00Z"],
  ])("%s in %s lasts from %s until before %s", async (day, zone, begins, ends) => {
    const before = (at: string): string => new Date(Date.parse(at) - 1).toISOString();
    const isWithin = async (at: string): Promise<boolean | undefined> => {
      const column = sql<Date>`${at}::timestamptz`;
      const { rows } = await sql<{ within: boolean }>`
        select ${since(column, day, zone)} and ${until(column, day, zone)} as within`.execute(database.db);
      return rows[0]?.within;
    };
    expect(await Promise.all([before(begins), begins, before(ends), ends].map(isWithin))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe("a list", () => {
  test("matches a filtered, ordered and paged array in memory", async () => {
    const pages = fc.record({ page: fc.integer({ min: 1, max: 8 }), pageSize: fc.integer({ min: 1, max: 200 }) });
    await fc.assert(
      fc.asyncProperty(filters, sorts, pages, async (filter, sort, { page, pageSize }) => {
        const all = expected(filter, sort.by, sort.descending);
        expect(await listPage(database.db, listOf(filter), { sort, page, pageSize })).toEqual({
          rows: all.slice((page - 1) * pageSize, page * pageSize),
          total: all.length,
          page,
          pageSize,
        } satisfies Page<Row>);
      }),
      { numRuns: 150 },
    );
  });

  test("uses its default order when the call names none", async () => {
    const { rows: first } = await listPage(database.db, listOf({}), { page: 1, pageSize: 3 });
    expect(first).toEqual(expected({}, "name", false).slice(0, 3));
  });

  test("can be read completely in the same order, in batches", async () => {
    await fc.assert(
      fc.asyncProperty(filters, sorts, async (filter, sort) => {
        const read: Row[] = [];
        for await (const batch of listRows(database.db, listOf(filter), sort)) {
          expect(batch.length).toBeLessThanOrEqual(250);
          read.push(...batch);
        }
        expect(read).toEqual(expected(filter, sort.by, sort.descending));
      }),
      { numRuns: 30 },
    );
  });

  test("has at most a hundred thousand rows as a file, the first ones of its order", async () => {
    const numbers: List<number, "number"> = {
      from: sql`generate_series(1, ${longestFile + 500}) as t(number)`,
      where: [],
      key: sql`t.number`,
      orders: { number: { by: sql`t.number` } },
      sort: { by: "number", descending: true },
      read: async (keys) => {
        const read = sql<{ key: number }>`select key from unnest(${keys.map(String)}::integer[]) key`;
        return new Map((await read.execute(database.db)).rows.map(({ key }) => [BigInt(key), key]));
      },
    };
    let count = 0;
    let last = 0;
    const turns = new TurnCount();
    const number: Column<number> = [
      "number",
      (row) => {
        turns.add();
        count += 1;
        last = row;
        return row;
      },
    ];
    for await (const text of csvLines([number], listRows(database.db, numbers), () => 2)) expect(text).not.toBe("");
    expect([count, last]).toEqual([100_000, 501]);
    // Others have their turn between a few rows and the next ones.
    expect(turns.most).toBeLessThanOrEqual(250);
    expect((await listPage(database.db, numbers, { page: 1, pageSize: 1 })).total).toBe(100_500);
  });
});
