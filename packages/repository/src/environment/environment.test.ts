import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { environmentPage, pageFile } from "./page.ts";
import { builds, optionVariables, product, tests } from "./table.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
/** They name variables and read none. */
const documents =
  /^docs\/(environment\.md$|spec\/)|^packages\/repository\/src\/environment\/|(^|\/)CHANGELOG\.md$|^\.changeset\//u;
const code = /\.(?:[cm]?[jt]sx?)$|^\.ci\//u;

/** The system's own, and npm's. */
const ofTheSystem = new Set([
  "HOME",
  "INIT_CWD",
  "LOCALAPPDATA",
  "NODE_ENV",
  "PATH",
  "npm_lifecycle_event",
  "npm_config_user_agent",
  "npm_config_registry",
  "npm_execpath",
]);
/** An option that a test of answers makes up. */
const madeUp = new Set(["LIVERY_BASE_COLOUR"]);

const written = [...product, ...tests, ...builds];
const known = new Set([...written, ...optionVariables()].map(({ name }) => name));

/** Lines of tracked files that have a word of this pattern. */
function grep(pattern: string): readonly { readonly file: string; readonly line: string }[] {
  const args = ["grep", "--untracked", "--extended-regexp", "-I", "-e", pattern];
  const text = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 });
  return text
    .trimEnd()
    .split("\n")
    .map((line) => ({ file: line.slice(0, line.indexOf(":")), line: line.slice(line.indexOf(":") + 1) }))
    .filter(({ file }) => !documents.test(file));
}

describe("the table of environment variables", () => {
  test("has every LIVERY_ variable that a file of the repository names", () => {
    const used = grep("LIVERY_[A-Z]").flatMap(({ file, line }) =>
      [...line.matchAll(/\bLIVERY_[A-Z][A-Z0-9_]*/gu)].map(([name]) => ({ file, name })),
    );
    expect(used.filter(({ name }) => !known.has(name) && !madeUp.has(name))).toEqual([]);
  });

  test("has every variable that the sources read, besides those of the system", () => {
    const read = grep("process\\.env").flatMap(({ file, line }) =>
      code.test(file) ? [...line.matchAll(/process\.env\["(\w+)"\]/gu)].map(([, name = ""]) => ({ file, name })) : [],
    );
    expect(read.length).toBeGreaterThan(20);
    expect(read.filter(({ name }) => !known.has(name) && !ofTheSystem.has(name))).toEqual([]);
  });

  test("has none that no source reads", () => {
    const lines = grep(written.map(({ name }) => name).join("|")).filter(({ file }) => code.test(file));
    expect(written.map(({ name }) => name).filter((name) => !lines.some(({ line }) => line.includes(name)))).toEqual(
      [],
    );
  });

  test("has each variable once per section, with every column filled in", () => {
    for (const section of [product, tests, builds]) {
      const names = section.map(({ name }) => name);
      expect(names).toEqual([...new Set(names)].toSorted());
    }
    expect(written.filter((each) => Object.values(each).some((text: string) => text === ""))).toEqual([]);
  });

  test("has a variable for each question of the command line", () => {
    const twins = optionVariables();
    expect(twins.find(({ name }) => name === "LIVERY_TITLE")).toEqual({
      name: "LIVERY_TITLE",
      readBy: "`create`, `house init`, `house site add`, `house site change`",
      meaning: "The brand's name as players read it.",
      default: "",
      example: "TEXT",
    });
    expect(twins.find(({ name }) => name === "LIVERY_DRY_RUN")).toMatchObject({ example: "1" });
    expect(twins.map(({ name }) => name)).not.toContain("LIVERY_YES");
  });
});

test("docs/environment.md is what `pnpm docs:environment` writes", async () => {
  expect(readFileSync(pageFile, "utf8")).toBe(await environmentPage());
});
