import { readFileSync } from "node:fs";
import { actions, calls, notation, roles } from "@livery/contract";
import { expect, test } from "vitest";

/** The cells of every table row of a page below docs, without the code marks around a whole cell. */
function rowsOf(page: string): string[][] {
  const text = readFileSync(new URL(`../../../../docs/${page}`, import.meta.url), "utf8");
  return text
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim().replace(/^`([^`]+)`$/u, "$1")),
    );
}

test("docs/spec/permissions.md shows the table of the code, cell by cell", () => {
  const shown = rowsOf("spec/permissions.md").filter((cells) => cells.length === roles.length + 2);
  const [head, ...rows] = shown.filter(([first]) => !first?.startsWith("---"));
  expect(head?.slice(2)).toEqual(roles);
  expect(rows.map(([action, , ...cells]) => [action, ...cells])).toEqual(
    actions.map((action) => [action, ...roles.map((role) => notation(role, action))]),
  );
});

test("docs/spec/calls.md lists every call with its method, its path, and whether it takes a key", () => {
  const rows = rowsOf("spec/calls.md").filter(([, path]) => /^(?:GET|POST) \//u.test(path ?? ""));
  const shown = rows.map(([key, path, payload]) => [key, path, /(?:^|[ ;])key$/u.test(payload ?? "")]);
  const inCode = Object.values(calls).map(({ key, method, path, effect }) => [key, `${method} ${path}`, effect]);
  expect(shown.toSorted(byKey)).toEqual(inCode.toSorted(byKey));
});

function byKey([a]: readonly unknown[], [b]: readonly unknown[]): number {
  return String(a).localeCompare(String(b));
}

test("docs/glossary.md has one row for a term", () => {
  const terms = rowsOf("glossary.md").flatMap(([term = ""]) => [...term.matchAll(/\*\*([^*]+)\*\*/gu)]);
  const names = terms.flatMap(([, words = ""]) => words.split(", ").map((word) => word.replace(/ \(.*\)$/u, "")));
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
