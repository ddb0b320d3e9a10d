import { expect, test } from "vitest";
import { aliases } from "./aliases.ts";
import { constants } from "./constants.ts";
import { declarations } from "./declarations.ts";
import { leafPaths, tokenTree, variableName } from "./tree.ts";

const paths = leafPaths(tokenTree);
const names = paths.map(variableName);

test("The names of the tokens are those that remote css and ejected files rest on; a rename is recorded with `vitest -u` and told in a changeset", async () => {
  await expect(`${names.toSorted().join("\n")}\n`).toMatchFileSnapshot("token-names.txt");
  expect(new Set(names).size).toBe(names.length);
});

test("What the kit's own css gives are tokens, and no alias leads to another", () => {
  const known = new Set(paths.map((path) => path.join(".")));
  for (const [alias, target] of Object.entries(aliases)) {
    expect(known).toContain(alias);
    expect(known).toContain(target);
    expect(Object.keys(aliases)).not.toContain(target);
  }
  expect([...declarations(constants).keys()].filter((name) => !names.includes(name))).toEqual([]);
});
