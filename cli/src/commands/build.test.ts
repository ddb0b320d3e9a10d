import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, dirname, join } from "node:path";
import { variantNames } from "@livery/skin";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { builtFolder } from "@livery/house/built-folder";
import { inOrder } from "../platform/in-order.ts";
import { unknownFiles } from "../testing/public-files.ts";
import { runCli, startCli } from "../testing/run-cli.ts";
import { runHere } from "../testing/run-here.ts";
import { differences, filesBelow, missingFrom, temporaryFolder } from "../testing/temporary.ts";

// A build beside two busy cores takes its time.
vi.setConfig({ testTimeout: 60_000 });

const cwd = await temporaryFolder();
// Nobody listens there.
const away = ["--settings-url", "http://127.0.0.1:9/settings"];
const livery = (args: readonly string[]) => runHere(args, { cwd });
const brand = join(cwd, "harbour");
/** The part of its build that is for the public. */
const served = join(brand, "dist", builtFolder.public);

async function rewrite(from: string, to: string): Promise<void> {
  const file = join(brand, "skin.config.ts");
  const text = await readFile(file, "utf8");
  if (!text.includes(from)) throw new Error(`skin.config.ts has no ${from}`);
  await writeFile(file, text.replace(from, to));
}

/** The pieces that a built piece imports before it runs. */
function importsOf(code: string): readonly string[] {
  return [...code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, name]) => name ?? "");
}

beforeAll(async () => {
  await livery(["create", "harbour", "--yes"]);
  const words = { en: "Fair odds, calm water", fa: "ضریب منصفانه، آب آرام" };
  for (const [code, title] of Object.entries(words))
    await writeFile(join(brand, `messages/${code}.json`), JSON.stringify({ sport: { hero: { title } } }));
}, 30_000);

describe("livery build of a brand outside the repository", () => {
  test("needs no node_modules and no network, and reports the origin of its settings", async () => {
    // Of an override that was deleted since: the editor would report it for ever.
    await writeFile(join(brand, ".livery/overrides.ts"), 'import "../overrides/pages/home/lobby.tsx";\n');
    const { code, stdout, stderr } = await runCli(["build", "harbour"], { cwd });
    expect(stderr).toContain("the product's defaults are used");
    expect({ code, stderr: code === 0 ? "" : stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("harbour is in");
    const own = await filesBelow(join(brand, ".livery"));
    expect(own.get("overrides.ts")?.toString()).not.toContain("lobby.tsx");
    expect(JSON.parse(own.get("skin.json")?.toString() ?? "")).toMatchObject({ name: "harbour" });
    const documents = ["en/index.html", "fa/index.html", "en/shell.html", "404.html", "index.html"];
    const expected = [...documents.map((path) => `public/${path}`), "site.json", "headers.json"];
    expect(missingFrom(await filesBelow(join(brand, "dist")), expected)).toEqual([]);
  }, 120_000);

  test("gives any web server a folder with what is for the public, and nothing of the skin's sources or settings", async () => {
    const files = await filesBelow(served);
    expect(unknownFiles([...files.keys()])).toEqual([]);
    const server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? "/", "http://any").pathname);
      readFile(join(served, path)).then(
        (body) => response.end(body),
        () => response.writeHead(404).end(),
      );
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}/${path}`)).status;
    expect(await statusOf("en/index.html")).toBe(200);
    const beside = [...(await filesBelow(brand)).keys()].filter((path) => !path.startsWith("dist/public/"));
    expect(beside).toEqual(expect.arrayContaining(["skin.config.ts", ".livery/skin.json", "dist/site.json"]));
    const found = await Promise.all(
      beside.flatMap((path) => [path, basename(path)]).map(async (path) => [path, await statusOf(path)] as const),
    );
    // The icon is the brand's own drawing.
    expect(found.filter(([path, status]) => status !== 404 && path !== "favicon.svg")).toEqual([]);
  });

  test("prerenders Home with the brand's messages and without a style attribute", async () => {
    const files = await filesBelow(served);
    const home = files.get("en/index.html")?.toString() ?? "";
    expect(home).toContain("Fair odds, calm water");
    expect(files.get("fa/index.html")?.toString()).toContain("ضریب منصفانه، آب آرام");
    expect(home).not.toMatch(/<[a-z][^<>]*\sstyle=/i);
  });

  test("contains no variant that was not chosen", async () => {
    const files = await filesBelow(served);
    const names = [...files.keys()].join("\n");
    expect(names).toContain("pages-login-popup");
    expect(names).not.toContain("pages-login-page");
    const texts = [...files].filter(([name]) => /\.(js|html|json)$/.test(name));
    expect(texts.filter(([, content]) => content.includes("pages-login-page")).map(([name]) => name)).toEqual([]);
  });

  test("has no chunks that import each other in a cycle, which would run in the wrong order", async () => {
    const files = await filesBelow(served);
    const pieces = new Map(
      [...files].flatMap(([name, content]): [string, readonly string[]][] =>
        /^assets\/[^/]+\.js$/.test(name) ? [[basename(name), importsOf(content.toString())]] : [],
      ),
    );
    expect(pieces.size).toBeGreaterThan(20);
    expect(inOrder(pieces)).toBe(true);
  });

  test("twice gives the same bytes", async () => {
    expect(await livery(["build", "harbour", "--out", "again"])).toMatchObject({ code: 0 });
    expect(differences(await filesBelow(join(brand, "dist")), await filesBelow(join(cwd, "again")))).toEqual([]);
  }, 120_000);

  test("beside another brand writes each into its own folder, and refuses --out", async () => {
    await livery(["create", "meadow", "--yes"]);
    const { code, stdout } = await livery(["build", "harbour", "meadow", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ schema: 1, brands: [{ brand: "harbour" }, { brand: "meadow" }] });
    expect(missingFrom(await filesBelow(cwd), ["harbour/dist/site.json", "meadow/dist/site.json"])).toEqual([]);
    const refused = await livery(["build", "harbour", "meadow", "--out", "both"]);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain("--out is one brand's folder");
  }, 120_000);

  test("reads settings from a file", async () => {
    await writeFile(
      join(cwd, "settings.json"),
      JSON.stringify({ site_title: "Harbour of Hamburg", languages: "fa,en", site_default_lang: "fa" }),
    );
    const { code, stdout } = await livery([
      "build",
      "harbour",
      "--settings",
      "settings.json",
      "--out",
      "titled",
      "--json",
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      brand: "harbour",
      defaultLanguage: "fa",
      languages: ["fa", "en"],
      settings: { from: "file" },
    });
    expect(await readFile(join(cwd, "titled", "public", "fa", "index.html"), "utf8")).toContain(
      "<title>Harbour of Hamburg</title>",
    );
  }, 120_000);
});

test("Ctrl-C in a running build exits 130, and nothing that was half written stays", async () => {
  const cache = await temporaryFolder();
  const platforms = async () => readdir(join(cache, "platform")).catch(() => []);
  // A cache without a platform: the build of one takes longer than this test.
  const options = { cwd, env: { LIVERY_CACHE: cache } };
  const build = await startCli(["build", "harbour", "--out", "half"], options, /Fetch the settings/u);
  await expect.poll(platforms, { timeout: 30_000 }).toEqual([expect.stringMatching(/^\..*\.new$/u)]);
  expect(await build.stop()).toBe(130);
  expect(await platforms()).toEqual([]);
  expect((await readdir(cwd)).filter((name) => name.includes("half"))).toEqual([]);
});

describe("an invalid build is refused, and nothing is written", () => {
  test("for the skin: file, line, field, value, allowed values, nearest name; exit 3", async () => {
    await rewrite('sports: "threeColumn"', 'sports: "threeColums"');
    const { code, stderr, stdout } = await livery(["build", "harbour", "--out", "wrong", "--json"]);
    await rewrite('sports: "threeColums"', 'sports: "threeColumn"');
    expect(code).toBe(3);
    expect(stderr).toMatch(/skin\.config\.ts:\d+: pages\.sports/);
    expect(stderr).toContain(
      `: pages.sports: "threeColums" is not allowed. Allowed: ${variantNames.pages.sports.join(", ")}. Did you mean "threeColumn"?`,
    );
    expect((await filesBelow(cwd)).has("wrong/site.json")).toBe(false);
    // With --json the same on stdout too, as one object with a code and each problem in its parts.
    expect([code, JSON.parse(stdout)]).toMatchObject([
      3,
      {
        schema: 1,
        error: {
          code: "invalid_config",
          exitCode: 3,
          problems: [
            {
              message: expect.stringContaining("pages.sports"),
              file: "skin.config.ts",
              line: expect.any(Number),
              field: "pages.sports",
              value: "threeColums",
              nearest: "threeColumn",
            },
          ],
        },
      },
    ]);
  });

  test("for a settings service that was named and does not answer; exit 4", async () => {
    for (const demand of [away, ["--require-settings"]]) {
      const { code, stderr } = await livery(["build", "harbour", ...demand, "--out", "wrong"]);
      expect([demand, code]).toEqual([demand, 4]);
      expect(stderr).toMatch(/The settings of harbour\.localhost cannot be fetched: .*\n.*--settings FILE/);
    }
    expect((await filesBelow(cwd)).has("wrong/site.json")).toBe(false);
  });

  test("for the skin's own code; exit 3", async () => {
    await rewrite("export default", "export defautl");
    const { code, stderr } = await livery(["build", "harbour"]);
    await rewrite("export defautl", "export default");
    expect(code).toBe(3);
    expect(stderr).toMatch(/The skin in .*skin\.config\.ts cannot be read/);
  });

  test("for code of its own, with --no-overrides; exit 3", async () => {
    const lobby = join(brand, "overrides", "pages", "home", "lobby.tsx");
    await mkdir(dirname(lobby), { recursive: true });
    await writeFile(lobby, "export default () => null;\n");
    const runs = await Promise.all([
      livery(["build", "harbour", ...away, "--no-overrides", "--out", "wrong"]),
      runHere(["build", "harbour", ...away, "--out", "wrong"], { cwd, env: { LIVERY_NO_OVERRIDES: "1" } }),
    ]);
    await rm(join(brand, "overrides"), { recursive: true });
    for (const { code, stderr } of runs) {
      expect(code).toBe(3);
      expect(stderr).toMatch(/overrides\/pages\/home\/lobby\.tsx replaces pages\.home\.lobby \(sha256 [0-9a-f]{64}\)/);
    }
    expect((await filesBelow(cwd)).has("wrong/site.json")).toBe(false);
  });

  test("for the settings; exit 3", async () => {
    await writeFile(join(cwd, "wrong.json"), '{"matches_dya": 5, "tofixedNumber": 9}');
    const { code, stderr } = await livery(["build", "harbour", "--settings", "wrong.json", "--out", "wrong"]);
    expect(code).toBe(3);
    expect(stderr).toMatch(/wrong\.json: matches_dya: 5 is not allowed\..*Did you mean "matches_day"\?/);
    expect(stderr).toMatch(/wrong\.json: tofixedNumber: 9 is not allowed\. Allowed: a whole number from 0 to 4/);
    expect((await filesBelow(cwd)).has("wrong/site.json")).toBe(false);
  });

  test.each([
    ["a folder without a brand", ["build", "nowhere"], /There is no skin\.config\.ts/],
    [
      "a settings file that is not there",
      ["build", "harbour", "--settings", "none.json"],
      /There is no file .*none\.json/,
    ],
  ])("%s; exit 2", async (_what, args, message) => {
    const { code, stderr } = await livery(args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  test("a folder with other files is not replaced; exit 2", async () => {
    await mkdir(join(cwd, "photos"), { recursive: true });
    await writeFile(join(cwd, "photos", "beach.txt"), "mine");
    const { code, stderr } = await livery(["build", "harbour", "--out", "photos"]);
    expect(code).toBe(2);
    expect(stderr).toContain("holds no built brand");
    expect(await readFile(join(cwd, "photos", "beach.txt"), "utf8")).toBe("mine");
  });
});

test("a build lists the colours that are shown in another shade than the skin has, and why", async () => {
  const tokens = await readFile(join(brand, "tokens.ts"), "utf8");
  await writeFile(join(brand, "tokens.ts"), tokens.replace(/accent: "#[0-9a-f]{6}"/, 'accent: "#ffff66"'));
  const { stderr } = await livery(["build", "harbour", "--out", "yellow"]);
  await writeFile(join(brand, "tokens.ts"), tokens);
  expect(stderr).toMatch(/color\.accent +light +#ffff66 → #[0-9a-f]{6} +darker, so that/);
});

test("the brand's own tsconfig finds the types of its imports", async () => {
  const tsc = join(import.meta.dirname, "../../../node_modules/.bin/tsc");
  const output = await new Promise<string>((resolve) => {
    execFile(tsc, ["--noEmit", "-p", join(brand, "tsconfig.json")], (error, stdout) =>
      resolve(error === null ? "" : stdout),
    );
  });
  expect(output).toBe("");
}, 60_000);
