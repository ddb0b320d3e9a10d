import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errorCodes, exitCodes } from "./error-codes.ts";

test("the README has every exit code, and every code of an error in the row of its exit code", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const rows = [...readme.matchAll(/^\| (\d+) +\| [^|]* \| ([^|]*) \|$/gmu)].map(([, exit = "", codes = ""]) => ({
    exit: Number(exit),
    codes: [...codes.matchAll(/`(\w+)`/gu)].map(([, code = ""]) => code),
  }));
  expect(rows.map(({ exit }) => exit)).toEqual(Object.values(exitCodes));
  const expected = Object.values(exitCodes).map((exit) => ({
    exit,
    codes: Object.entries(errorCodes).flatMap(([code, of]) => (of === exit ? [code] : [])),
  }));
  expect(rows).toEqual(expected);
});
