import { builtinModules } from "node:module";
import { expect, test } from "vitest";
import { readRepository, type TextFile } from "../tracked-files.ts";

type Names = Readonly<Record<string, string>>;

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly files?: readonly string[];
  readonly dependencies?: Names;
  readonly devDependencies?: Names;
  readonly peerDependencies?: Names;
}

const { files } = readRepository(import.meta.dirname);
const packages = files
  .filter(({ path }) => /^(?:cli|skins|packages\/[\w-]+)\/package\.json$/u.test(path))
  .map(({ path, text }) => ({ folder: path.replace("package.json", ""), manifest: JSON.parse(text) as Manifest }))
  .filter(({ manifest }) => manifest.private !== true);
/** The packages of types that something here declares: what they describe has none of its own. */
const typed = new Set(
  packages.flatMap(({ manifest }) => Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })),
);

/** A statement that begins a line, or a call. The lines of a template that begin so are code as well. */
const imports = /^(?:import|export)\b(?:[\w\s{},*$]+?\bfrom)? "([^"]+)";|\bimport\("([^"]+)"\)/gmu;

/** A module that the build of a site makes. */
const made = "livery-variants";

/** The packages that a file imports, by name; not those of Node. */
function importsOf({ text }: TextFile): readonly string[] {
  return [...text.matchAll(imports)]
    .map((found) => found[1] ?? found[2] ?? "")
    .filter((name) => !/^[./#]|^node:/u.test(name) && name !== made && !builtinModules.includes(name))
    .map((name) =>
      name
        .split("/")
        .slice(0, name.startsWith("@") ? 2 : 1)
        .join("/"),
    );
}

/** The files of a package that are published, or that those are compiled from. */
function shipped(folder: string): readonly TextFile[] {
  return files.filter(
    ({ path }) =>
      path.startsWith(folder) &&
      (folder === "skins/" || path.startsWith(`${folder}src/`)) &&
      /\.tsx?$/u.test(path) &&
      !/\/testing\/|\.test\.tsx?$/u.test(path),
  );
}

/** What a package's published files need and its manifest does not declare. */
function missing(folder: string, { name, files: published = [], ...manifest }: Manifest): readonly string[] {
  const declared = { [name]: "", ...manifest.dependencies, ...manifest.peerDependencies };
  const used = new Set(shipped(folder).flatMap(importsOf));
  // The check of a brand's overrides compiles sources, and they need the types of what they import.
  const types = published.includes("src")
    ? [...used].map((each) => `@types/${each.replace(/^@(.+)\//u, "$1__")}`).filter((each) => typed.has(each))
    : [];
  return [...used, ...types].filter((each) => !Object.hasOwn(declared, each)).toSorted();
}

test("what a published package imports is among its dependencies, with its types where sources are published", () => {
  expect(packages.length).toBeGreaterThan(14);
  expect(
    packages.map(({ folder, manifest }) => [folder, missing(folder, manifest)]).filter(([, names]) => names?.length),
  ).toEqual([]);
});

test("a package without one of them is found", () => {
  const { folder, manifest } = packages.find(({ manifest: { name } }) => name === "@livery/ui")!;
  const bare = { ...manifest, dependencies: {}, peerDependencies: {} };
  expect(missing(folder, bare)).toEqual(
    expect.arrayContaining(["@livery/i18n", "@types/culori", "@types/react", "@types/react-dom", "culori", "react"]),
  );
});
