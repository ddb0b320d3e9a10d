import { posix } from "node:path";
import { expect, test } from "vitest";
import { readRepository } from "../tracked-files.ts";

const { files, paths } = readRepository(import.meta.dirname);
const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? "";

/** Files that a newcomer copies, below `packages/x/examples`; beside them are their tests. */
const isExample = (path: string): boolean =>
  /^packages\/[^/]+\/examples\/.*\.tsx?$/u.test(path) && !/\.test\.tsx?$/u.test(path);
const examples = paths.filter(isExample);
const packageOf = (path: string): string => path.split("/").slice(0, 2).join("/");

/** A fence of code in a README of a package, and the line before it that links to its file. */
const shown = files
  .filter(({ path }) => /^packages\/[^/]+\/README\.md$/u.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/(?<before>[^\n]*)\n\n```tsx?\n(?<code>[^]*?)```\n/gu)].map(({ groups }) => ({
      readme: path,
      example: /\]\((examples\/[^)]+)\)/u.exec(groups?.["before"] ?? "")?.[1],
      code: groups?.["code"] ?? "",
    })),
  );

test("TypeScript in the README of a package is word for word one of its examples", () => {
  const other = shown.filter(
    ({ readme, example, code }) => example === undefined || textOf(`${packageOf(readme)}/${example}`) !== code,
  );
  expect(shown.length).toBeGreaterThan(8);
  expect(other.map(({ readme, example, code }) => `${readme} shows ${example ?? code} differently`)).toEqual([]);
});

test("an example is named by the README of its package and by an @example of its source", () => {
  const sources = files.filter(({ path }) => /^packages\/[^/]+\/src\/.*\.tsx?$/u.test(path));
  const named = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/@example (packages\/\S+)/gu)].map(([, path = ""]) => path)),
  );
  const written = examples.filter((path) => !path.endsWith(".css.ts"));
  expect(written.length).toBeGreaterThan(15);
  expect([...named].filter((path) => !paths.includes(path))).toEqual([]);
  expect(written.filter((path) => !named.has(path))).toEqual([]);
  const folder = (path: string): string => `${packageOf(path)}/`;
  expect(
    written.filter((path) => !textOf(`${folder(path)}README.md`).includes(`](${path.slice(folder(path).length)})`)),
  ).toEqual([]);
});

test("a test runs each example", () => {
  const importedBy = (path: string): readonly string[] =>
    [...textOf(path).matchAll(/from "(\.[^"]+)"/gu)].map(([, name = ""]) => posix.join(posix.dirname(path), name));
  const run = new Set(paths.filter((path) => /^packages\/[^/]+\/examples\/.*\.test\.tsx?$/u.test(path)));
  // A set that grows while it is read: what a test imports, and what that imports.
  for (const path of run) for (const imported of importedBy(path)) if (isExample(imported)) run.add(imported);
  expect(examples.filter((path) => !run.has(path))).toEqual([]);
});

test("the README of a new brand's overrides shows the override and the plugin of the site's examples", () => {
  const readme = textOf("cli/templates/brand/overrides/README.md");
  const folder = "packages/site/examples/overrides/";
  const overrides = paths.filter((path) => path.startsWith(folder) && isExample(path));
  expect(overrides.length).toBe(3);
  for (const path of overrides) {
    const kind = path.endsWith(".tsx") ? "tsx" : "ts";
    expect(readme).toContain(`\`\`\`${kind}\n// overrides/${path.slice(folder.length)}\n${textOf(path)}\`\`\`\n`);
  }
});
