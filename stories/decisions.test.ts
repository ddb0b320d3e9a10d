import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { decisionRecords } from "./list/decisions.ts";
import { writeStories } from "./list/write.ts";

const written = new URL("written/", import.meta.url);
const records = decisionRecords();

test("decision records are numbered from 001 without a gap", () => {
  expect(records.map(({ file }) => Number(file.slice(0, 3)))).toEqual(records.map((_, index) => index + 1));
});

test("each decision record has a Storybook page that shows its text under its title", () => {
  const pages = writeStories().filter((name) => name.startsWith("decision."));
  expect(pages).toHaveLength(readdirSync(new URL("../docs/decisions/", import.meta.url)).length);
  for (const [index, { file, title }] of records.entries()) {
    const page = readFileSync(new URL(`${pages[index]}`, written), "utf8");
    expect(page).toContain(`docs/decisions/${file}?raw`);
    expect(page).toContain(`title="Decisions/${title}"`);
  }
});
