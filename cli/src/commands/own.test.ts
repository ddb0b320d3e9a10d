import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { builtFolder } from "@livery/house/built-folder";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { runHere } from "../testing/run-here.ts";
import { filesBelow, temporaryFolder } from "../testing/temporary.ts";

// A build beside two busy cores takes its time.
vi.setConfig({ testTimeout: 120_000 });

const cwd = await temporaryFolder();
const brand = join(cwd, "harbour");
const livery = (...args: readonly string[]) => runHere(args, { cwd });
const json = async (...args: readonly string[]) => JSON.parse((await livery(...args, "--json")).stdout) as object;

/** The elements and texts of a prerendered page, without classes and ids, which are names of files. */
async function shownOf(path: string): Promise<string> {
  const html = await readFile(join(brand, "dist", builtFolder.public, path), "utf8");
  const body = /<body[^]*<\/body>/u.exec(html)?.[0] ?? "";
  return body.replace(/<script[^]*?<\/script>/gu, "").replace(/ (?:class|src|href)="[^"]*"/gu, "");
}

beforeAll(async () => {
  await livery("create", "harbour", "--yes", "--languages", "en");
});

describe("livery eject and wrap", () => {
  test("--list says of every variant and part whether it can be copied, and how safe that is", async () => {
    const { ejectable } = (await json("eject", "--list")) as {
      readonly ejectable: readonly { readonly name: string; readonly what: string; readonly safety: string }[];
    };
    const safetyOf = (name: string, what: string) =>
      ejectable.find((each) => each.name === name && each.what === what)?.safety;
    expect(safetyOf("home", "lobby")).toBe("safe");
    expect(safetyOf("transferRequest", "classic")).toBe("careful");
    expect(safetyOf("betSlip", "parts/filled-slip")).toBe("no");
    const { stdout } = await livery("eject", "home", "--list");
    expect(stdout).toMatch(/^home +lobby +safe +\d+ +yes/mu);
    expect(stdout).not.toContain("liveBets");
  });

  test("an ejected and a wrapped variant show the page that the product shows, in the product's own chunks", async () => {
    expect(await livery("build", "harbour")).toMatchObject({ code: 0 });
    const before = await shownOf("en/index.html");
    const dry = await livery("eject", "home", "lobby", "harbour", "--dry-run");
    expect(dry).toMatchObject({ code: 0, stdout: expect.stringContaining("Would write") as string });
    expect([...(await filesBelow(join(brand, "overrides"))).keys()]).not.toContain("pages/home/lobby.tsx");
    expect(await livery("eject", "home", "lobby")).toMatchObject({ code: 0 });
    expect(await livery("eject", "footer", "columns")).toMatchObject({ code: 0 });
    expect(await livery("wrap", "header", "bar")).toMatchObject({ code: 0 });
    // As if the product's footer were of a later release than the copy.
    const footer = join(brand, "overrides/.base/blocks/footer/columns.tsx.json");
    const base = await readFile(footer, "utf8");
    await writeFile(footer, base.replace('"lines": [', '"lines": ["// earlier",'));
    const built = await livery("build", "harbour");
    expect({ code: built.code, stderr: built.code === 0 ? "" : built.stderr }).toEqual({ code: 0, stderr: "" });
    expect(built.stderr).toMatch(/overrides\/blocks\/footer\/columns\.tsx: .*changed.*\n.*livery upgrade/u);
    expect(built.stderr).not.toContain("lobby.tsx: ");
    await writeFile(footer, base);
    expect(await shownOf("en/index.html")).toBe(before);
    const files = await filesBelow(join(brand, "dist", builtFolder.public, "assets"));
    const wrapper = [...files].find(([name]) => /^own-blocks-header-bar-.*\.js$/u.test(name))?.[1].toString() ?? "";
    expect(wrapper).toMatch(/from"\/assets\/blocks-header-bar-[^"]+\.js"/u);
    expect(wrapper.length).toBeLessThan(600);
    // Neither the copied variant nor the wrapped one is there twice.
    expect([...files.keys()].filter((name) => /^pages-home-lobby-.*\.js$/u.test(name))).toEqual([]);
    expect([...files.keys()].filter((name) => /^blocks-header-bar-.*\.js$/u.test(name))).toHaveLength(1);
  });

  test.each([
    [
      "a variant that the brand does not choose",
      ["eject", "home", "compact"],
      /shows lobby for home.*pages: \{ home: "compact" \}/su,
    ],
    ["a file that is there", ["eject", "home", "lobby"], /lobby\.tsx is there already/u],
    ["a part that cannot be copied", ["eject", "betSlip", "parts/filled-slip"], /cannot be an own file/u],
    ["a part to wrap", ["wrap", "home", "parts/head"], /only a variant can be wrapped/u],
    ["a page without a variant", ["eject", "home"], /No variant or part of home is named/u],
    ["a brand that comes with Livery", ["eject", "home", "lobby", "derby"], /comes with Livery/u],
  ] as const)("%s is refused, and nothing is written", async (_what, args, expected) => {
    const before = await filesBelow(join(brand, "overrides"));
    const { code, stderr } = await livery(...args);
    expect([code, stderr]).toEqual([2, expect.stringMatching(expected)]);
    expect(await filesBelow(join(brand, "overrides"))).toEqual(before);
  });
});

describe("livery status, diff and upgrade", () => {
  const lobby = join(brand, "overrides/pages/home/lobby.tsx");
  const record = join(brand, "overrides/.base/pages/home/lobby.tsx.json");

  /** As if an earlier release had written the file: with another line in its base. */
  async function ofEarlierRelease(line: string): Promise<void> {
    const base = JSON.parse(await readFile(record, "utf8")) as { lines: string[]; release: string };
    const text = await readFile(lobby, "utf8");
    await writeFile(record, JSON.stringify({ ...base, lines: [...base.lines.slice(0, -1), line, ""] }));
    await writeFile(lobby, `${text}${line}\n`);
  }

  test("an edit is shown, and a release that has something for the file is named by status and doctor", async () => {
    const text = await readFile(lobby, "utf8");
    await writeFile(lobby, text.replace("export default", "// mine\nexport default"));
    expect((await livery("status")).stdout).toMatch(/pages\/home\/lobby\.tsx +edited/u);
    const diff = await livery("diff", "harbour", "overrides/pages/home/lobby.tsx");
    expect(diff.stdout).toContain("\n+ // mine\n");
    await ofEarlierRelease("// earlier");
    expect((await livery("status")).stdout).toMatch(/lobby\.tsx +both[^]*livery upgrade/u);
    expect((await livery("diff")).stdout).toContain("\n- // earlier\n");
    const doctor = (await json("doctor", "harbour")) as { readonly checks: readonly { readonly id: string }[] };
    expect(doctor.checks.find(({ id }) => id === "stale-overrides")).toMatchObject({ state: "warning" });
  });

  test("upgrade merges the product's change into the edited file, after a dry run that writes nothing", async () => {
    const before = await filesBelow(join(brand, "overrides"));
    const dry = await livery("upgrade", "--dry-run");
    expect([dry.code, dry.stdout]).toEqual([0, expect.stringContaining("\n- // earlier\n")]);
    expect(await filesBelow(join(brand, "overrides"))).toEqual(before);
    expect(await livery("upgrade")).toMatchObject({ code: 0, stdout: expect.stringContaining("merged") as string });
    const text = await readFile(lobby, "utf8");
    expect([text.includes("// mine"), text.includes("// earlier")]).toEqual([true, false]);
    expect((await livery("status")).stdout).toMatch(/lobby\.tsx +edited/u);
  });

  test("a place that needs a decision ends upgrade with exit code 6, and so does the next one until it is decided", async () => {
    await ofEarlierRelease("// earlier");
    const text = await readFile(lobby, "utf8");
    await writeFile(lobby, text.replace("// earlier", "// my own"));
    const { code, stdout } = await livery("upgrade", "--json");
    expect([code, JSON.parse(stdout)]).toMatchObject([6, { files: [{ action: "conflict", conflicts: 1 }] }]);
    expect(await livery("upgrade", "--json")).toMatchObject({
      code: 6,
      stdout: expect.stringContaining('"code": "merge_conflicts"') as string,
    });
    await writeFile(lobby, text);
    expect(await livery("upgrade")).toMatchObject({ code: 0, stdout: expect.stringContaining("nothing") as string });
  });

  test("a file that is not own, and a brand without own files, are said", async () => {
    const other = await livery("diff", "harbour", "overrides/pages/home/other.tsx");
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining("is no own file")]);
    await livery("create", "plain", "--yes");
    expect((await livery("status", "plain")).stdout).toContain("has no own files");
    expect(await livery("upgrade", "plain")).toMatchObject({ code: 0 });
  });
});
