import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { commandTable } from "../commands/command-table.ts";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { globalOptions } from "./global-options.ts";

const cwd = await temporaryFolder();
await mkdir(join(cwd, "brands"));
await writeFile(join(cwd, "brands", "wrong.json"), "[");
const livery = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => runHere(args, { cwd, env });
const wrongFile = ["house", "settings", "validate", "wrong.json"];

describe("the global options", () => {
  test("are named by no command, and listed once in the help", async () => {
    const names = new Set(globalOptions.map(({ name }) => name));
    const own = commandTable.flatMap(({ options }) => options.filter(({ name }) => names.has(name)));
    expect(own).toEqual([]);
    const { stdout } = await livery(["--help"]);
    const [, section = ""] = stdout.split("Global options:");
    for (const name of names) expect(section.split(`--${name} `).length).toBe(2);
    for (const { words } of commandTable) {
      const help = await livery([...words, "--help"]);
      expect(help.stdout, words.join(" ")).toContain("--cwd FOLDER, --quiet, and --no-color");
    }
  });

  test("--cwd is where relative paths begin, before and after the command, by flag before variable", async () => {
    const begun = { code: 3, stderr: expect.stringContaining("wrong.json") };
    expect((await livery(wrongFile)).stderr).toContain(join(cwd, "wrong.json"));
    for (const args of [
      ["--cwd", "brands", ...wrongFile],
      [...wrongFile, "--cwd=brands"],
    ])
      expect(await livery(args, { LIVERY_CWD: "nowhere" })).toMatchObject(begun);
    expect(await livery(wrongFile, { LIVERY_CWD: join(cwd, "brands") })).toMatchObject(begun);
    const made = await livery(["create", "sea", "--yes", "--cwd", "brands", "--dry-run", "--json"]);
    expect(JSON.parse(made.stdout)).toMatchObject({ folder: join(cwd, "brands", "sea") });
  });

  test.each(["nowhere", "brands/wrong.json"])("--cwd %s is refused, with nothing written", async (folder) => {
    const { code, stderr, stdout } = await livery(["create", "sea", "--yes", "--json", "--cwd", folder]);
    expect(code).toBe(2);
    expect(stderr).toContain(`${join(cwd, folder)} is not a folder.`);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: "usage", exitCode: 2 } });
    expect(await readdir(cwd)).toEqual(["brands"]);
  });

  test("--quiet leaves out notes and steps, and no error", async () => {
    const create = ["create", "harbour", "--yes", "--cwd", "brands"];
    const loud = await livery([...create, "--dir", "loud"]);
    expect(loud.stderr).toContain("comes with Livery too");
    const quiet = await livery([...create, "--dir", "quiet", "--quiet"]);
    expect(quiet).toMatchObject({ code: 0, stderr: "", stdout: expect.stringContaining("livery build") });
    expect((await livery(create, { LIVERY_QUIET: "1" })).stderr).toBe("");
    expect((await livery([...wrongFile, "--quiet"])).stderr).toContain("✗");
  });
});

test.each([
  { args: wrongFile, env: { FORCE_COLOR: "1" }, coloured: true },
  { args: wrongFile, env: {}, coloured: false },
  { args: ["--no-color", ...wrongFile], env: { FORCE_COLOR: "1" }, coloured: false },
  { args: [...wrongFile, "--no-color"], env: { FORCE_COLOR: "1" }, coloured: false },
  { args: wrongFile, env: { FORCE_COLOR: "1", LIVERY_NO_COLOR: "1" }, coloured: false },
])("without a terminal $args has colours with $env: $coloured", async ({ args, env, coloured }) => {
  const { stderr } = await runHere(args, { cwd, env });
  const plain = stripVTControlCharacters(stderr);
  expect(plain).toContain("✗");
  expect(stderr !== plain).toBe(coloured);
});
