import { expect, test } from "vitest";
import { readRepository } from "../tracked-files.ts";

const { files } = readRepository(import.meta.dirname);

/** Where each of the texts names the lowest version of Node that an installed Livery runs with. */
function named(paths: RegExp, version: RegExp): readonly (readonly [path: string, version: string])[] {
  return files
    .filter(({ path }) => paths.test(path))
    .map(({ path, text }) => [path, version.exec(text)?.slice(1).join(".") ?? "none"] as const);
}

test("the command, its packages and their READMEs name the same lowest version of Node", () => {
  const all = [
    ...named(/^(?:cli|packages\/create-livery)\/src\/bin\.ts$/u, /needed = \[(\d+), (\d+)\]/u),
    ...named(/^packages\/create-livery\/src\/project-files\.ts$/u, /engines: \{ node: ">=(\d+)\.(\d+)" \}/u),
    ...named(/^(?:README|packages\/create-livery\/README)\.md$/u, /Node (\d+)\.(\d+) or later/u),
    ...files
      .filter(
        ({ path, text }) =>
          /^(?:cli|skins|packages\/[\w-]+)\/package\.json$/u.test(path) && !text.includes('"private": true'),
      )
      .map(({ path, text }) => [path, /"node": ">=(\d+\.\d+)"/u.exec(text)?.[1] ?? "none"] as const),
  ];
  expect(all.length).toBeGreaterThan(19);
  const [[, lowest] = ["", ""]] = all;
  expect(all.filter(([, version]) => version !== lowest || version === "none")).toEqual([]);
});
