import { minor } from "@livery/betting";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCsv } from "../testing/read-csv.ts";
import { type Cell, csvLines } from "./csv.ts";

async function* inBatches<Row>(rows: readonly Row[], size: number): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}
const digits = (currency: string): number => ({ EUR: 2, JPY: 0, TND: 3 })[currency] ?? 2;

async function fileOf(rows: readonly (readonly Cell[])[], size = 2): Promise<string> {
  const columns = (rows[0] ?? []).map((_, at) => [`c${at}`, (row: readonly Cell[]) => row[at] ?? null] as const);
  let file = "";
  for await (const text of csvLines(columns, inBatches(rows, size), digits)) file += text;
  return file;
}

const characters = ["a", "b", ",", '"', "\r", "\n", "\t", "=", "+", "-", "@", ";", "'", " ", "é", "ש", "中", "😀"];

describe("a CSV file", () => {
  test("begins with a byte order mark and its column names, and its lines end as RFC 4180 says", async () => {
    expect(await fileOf([["a", 1], ["b", null]])).toBe("\uFEFFc0,c1\r\na,1\r\nb,\r\n"); // prettier-ignore
  });

  test("writes amounts as decimals of their currency, and negative amounts without the apostrophe", async () => {
    const amounts = (value: number): Cell[] =>
      ["EUR", "JPY", "TND"].map((currency) => ({ minor: minor(value), currency }));
    const [, ...lines] = readCsv(await fileOf([0, 5, -5, 123_456, -120].map(amounts)));
    expect(lines).toEqual([
      ["0.00", "0", "0.000"],
      ["0.05", "5", "0.005"],
      ["-0.05", "-5", "-0.005"],
      ["1234.56", "123456", "123.456"],
      ["-1.20", "-120", "-0.120"],
    ]);
  });

  test.each(["=1+1", "+49 30", "-1", "@sum(a1)", "\ttab", "\rreturn", "\nfeed", "＝1+1", "＠sum"])(
    "puts an apostrophe before %j",
    async (text) => {
      expect(readCsv(await fileOf([[text]]))[1]).toEqual([`'${text}`]);
    },
  );

  test.each([
    ["Mehmet;=1+1", "Mehmet;'=1+1"],
    ["a\t@b", "a\t'@b"],
    ['a; "-2"', `a; "'-2"`],
    ["a\r\n+1", "a\r\n'+1"],
    ["a-b; c=d", "a-b; c=d"],
  ])("has no formula in %j for a spreadsheet that separates cells by semicolons or tabs", async (text, safe) => {
    const file = await fileOf([["first", text]]);
    expect(readCsv(file)[1]).toEqual(["first", safe]);
    for (const separator of [";", "\t"])
      for (const cell of file.split(new RegExp(`[${separator}\r\n]`)))
        expect(cell.replace(/^[\s"]+/u, "")).not.toMatch(/^[=+\-@]/);
    // As the first of its line it is one cell for them too.
    expect((await fileOf([[text]])).includes(`"${safe.replaceAll('"', '""')}"`)).toBe(true);
  });

  test("gives every text back unchanged except for the apostrophes, whatever it contains and however it is read", async () => {
    const text = fc.string({ unit: fc.constantFrom(...characters) });
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 9 }),
      );
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), async (rows, size) => {
        const read = readCsv(await fileOf(rows, size));
        const guarded = rows.map((row) =>
          row.map((cell) => ("=+-@\t\r\n".includes(cell.charAt(0)) && cell !== "" ? `'${cell}` : cell)),
        );
        const within = (cell: string) => cell.replaceAll(/(?<=[;\t\r\n][\s"]*)'(?=[=+\-@])/gu, "");
        expect(read.slice(1).map((row) => row.map(within))).toEqual(guarded.map((row) => row.map(within)));
      }),
    );
  });
});
