import { expect, test } from "vitest";
import { aliases } from "./aliases.ts";
import { constants } from "./constants.ts";
import { declarations } from "./declarations.ts";
import { leafPaths, tokenTree, variableName } from "./tree.ts";

const paths = leafPaths(tokenTree);
const names = paths.map(variableName);

test("Token names are stable for remote css and ejected files; `vitest -u` records a rename, and a changeset announces it", async () => {
  await expect(`${names.toSorted().join("\n")}\n`).toMatchFileSnapshot("token-names.txt");
  expect(new Set(names).size).toBe(names.length);
});

test("The names in the UI kit's own css are tokens, and no alias leads to another", () => {
  const known = new Set(paths.map((path) => path.join(".")));
  for (const [alias, target] of Object.entries(aliases)) {
    expect(known).toContain(alias);
    expect(known).toContain(target);
    expect(Object.keys(aliases)).not.toContain(target);
  }
  expect([...declarations(constants).keys()].filter((name) => !names.includes(name))).toEqual([]);
});
