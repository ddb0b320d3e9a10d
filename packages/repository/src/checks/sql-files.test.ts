import { retiredWordIn, retiredWords } from "@livery/tools/retired-words";
import { expect, test } from "vitest";
import { readRepository } from "../tracked-files.ts";

const { files } = readRepository(import.meta.dirname);
const widest = 110;
const makes =
  /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+|unique\s+|temp(?:orary)?\s+|unlogged\s+)*(?:table|function|index|trigger)\b/iu;

/** What a test needs of the database, it may write where it needs it. */
const ofTests = /\.test\.tsx?$|\/testing\/|^packages\/(?:repository|tools|e2e|trials)\//u;

const comments = /\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/[^\n]*/gu;

/** Whether a source file makes something in a database: outside comments, these words stand in a text alone. */
const isMaker = (text: string): boolean => makes.test(text.replaceAll(comments, ""));

test(`no line of an .sql file is longer than ${widest} columns, and none ends with a space`, () => {
  const scripts = files.filter(({ path }) => path.endsWith(".sql"));
  const long = scripts.flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line, index) => (line.length > widest || /\s$/u.test(line) ? [`${path}:${index + 1}`] : [])),
  );
  expect(scripts.length).toBeGreaterThan(60);
  expect(long).toEqual([]);
});

test("no function of the database has a retired word in its name", () => {
  const words = retiredWords(files.find(({ path }) => path === "docs/glossary.md")?.text ?? "");
  const names = files
    .filter(({ path }) => path.startsWith("packages/house/src/db/functions/"))
    .flatMap(({ text }) => [...text.matchAll(/create or replace function (\w+)/gu)].map(([, name = ""]) => name));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => retiredWordIn(name, words) !== null)).toEqual([]);
});

test("SQL that creates a table, function, index or trigger of the product is in .sql files only", () => {
  const sources = files.filter(({ path }) => /\.m?tsx?$/u.test(path) && !ofTests.test(path));
  expect(sources.filter(({ text }) => isMaker(text)).map(({ path }) => path)).toEqual([]);
});

test.each([
  ["const text = `create table thing (id integer)`;", true],
  ["await sql`create or replace function pause() ${returns}`;", true],
  ['const text = "CREATE UNIQUE INDEX one ON thing (id)";', true],
  ["// A comment may say create table.\nconst text = `select 1`;", false],
])("a source file with `%s` creates something in a database: %s", (text, maker) => {
  expect(isMaker(text)).toBe(maker);
});
