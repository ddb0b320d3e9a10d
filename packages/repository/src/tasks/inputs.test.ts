import { dirname } from "node:path";
import { expect, test } from "vitest";
import { readRepository } from "../tracked-files.ts";
import { undeclaredInputs, type WorkspacePackage } from "./inputs.ts";

const { files } = readRepository(import.meta.dirname);

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface TurboConfig {
  readonly globalDependencies?: readonly string[];
  readonly tasks?: Readonly<Record<string, { readonly inputs?: readonly string[] }>>;
}

const root = "$TURBO_ROOT$/";
const parsed = (path: string): unknown => JSON.parse(files.find((file) => file.path === path)?.text ?? "{}");

const packages: readonly WorkspacePackage[] = files
  .filter(({ path }) => /^(?:packages\/[^/]+|cli|skins|stories)\/package\.json$/u.test(path))
  .map(({ path }) => {
    const folder = dirname(path);
    const { dependencies, devDependencies, name } = parsed(path) as Manifest;
    const { tasks = {} } = parsed(`${folder}/turbo.json`) as TurboConfig;
    const inputs = Object.values(tasks).flatMap(({ inputs: taskInputs = [] }) => taskInputs);
    return {
      name,
      folder,
      dependencies: Object.keys({ ...dependencies, ...devDependencies }),
      inputs: inputs.filter((glob) => glob.startsWith(root)).map((glob) => glob.slice(root.length)),
    };
  });

const { globalDependencies = [] } = parsed("turbo.json") as TurboConfig;
const sources = files.filter(({ path }) => /\.m?tsx?$/u.test(path));

test("a package's tasks declare every file outside the package that its files read", () => {
  // This package reads the whole repository, and its tests are never replayed.
  const others = sources.filter(({ path }) => !path.startsWith("packages/repository/"));
  expect(packages.length).toBeGreaterThan(15);
  expect(undeclaredInputs(packages, others, globalDependencies)).toEqual([]);
});

test("the root depends on no package, since Turborepo would run every task after each of its changes", () => {
  const { dependencies, devDependencies } = parsed("package.json") as Manifest;
  const names = Object.keys({ ...dependencies, ...devDependencies });
  expect(names).toContain("turbo");
  expect(names.filter((name) => packages.some((each) => each.name === name))).toEqual([]);
});

const ui: WorkspacePackage = { name: "ui", folder: "packages/ui", dependencies: [], inputs: [] };
const skin: WorkspacePackage = { name: "skin", folder: "packages/skin", dependencies: ["ui"], inputs: ["proto/**"] };
const site: WorkspacePackage = { name: "site", folder: "packages/site", dependencies: ["skin"], inputs: [] };
const others = ["packages/site/src/b.ts", "packages/skin/src/b.ts", "skins/a/tokens.ts", "cli/src/b.ts"].map(
  (path) => ({ path, text: "" }),
);

test.each([
  [
    "a package above it",
    "packages/ui/src/a.test.ts",
    `import { b } from "../../site/src/b.ts";`,
    "packages/site/src/b.ts",
  ],
  ["a folder", "packages/ui/src/a.ts", `const skins = new URL("../../../skins/", import.meta.url);`, "skins/"],
  ["what it imports late", "packages/ui/src/a.ts", `await import("../../skin/src/b.ts")`, "packages/skin/src/b.ts"],
])("a file that reads %s without a declaration is reported", (_, path, text, read) => {
  expect(undeclaredInputs([ui, skin, site], [{ path, text }, ...others], [])).toEqual([`${path} reads ${read}`]);
});

test.each([
  ["its own package", "packages/site/src/pages/a.ts", `import { b } from "../b.ts";`],
  ["a dependency of a dependency", "packages/site/src/a.ts", `import { b } from "../../ui/src/b.ts";`],
  ["a declared folder", "packages/skin/src/a.ts", `new URL("../../../proto", import.meta.url)`],
  ["what every task has as an input", "packages/ui/src/a.ts", `import { b } from "../../../cli/src/b.ts";`],
])("a file may read %s", (_, path, text) => {
  expect(undeclaredInputs([ui, skin, site], [{ path, text }, ...others], ["cli/src/b.ts"])).toEqual([]);
});
