import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");

test("the command that starts a project takes the names that a brand can have", () => {
  const pattern = (path: string) => /brandNamePattern = (\/.+\/u?);/u.exec(read(path))?.[1];
  expect(pattern("packages/create-livery/src/brand-name.ts")).toBeDefined();
  expect(pattern("packages/create-livery/src/brand-name.ts")).toBe(pattern("packages/skin/src/definition.ts"));
});

test("a project of pnpm leaves the install scripts that this repository leaves", () => {
  const left = (text: string) => [...text.matchAll(/^ {2}("?[^":]+"?): false$/gmu)].map(([, name]) => name);
  // This one is a tool of the repository.
  const here = left(read("pnpm-workspace.yaml")).filter((name) => name !== '"@bufbuild/buf"');
  expect(here.length).toBeGreaterThan(5);
  expect(left(read("packages/create-livery/src/project-files.ts"))).toEqual(here);
});
