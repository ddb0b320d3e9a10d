import { once } from "node:events";
import { watch } from "node:fs";
import { chmod, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startLivery } from "../testing/process.ts";
import { atTerminal, runCli } from "../testing/run-cli.ts";
import { runHere } from "../testing/run-here.ts";
import { differences, filesBelow, missingFrom, temporaryFolder } from "../testing/temporary.ts";

const cwd = await temporaryFolder();
const livery = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => runHere(args, { cwd, env });

describe("livery create", () => {
  test("writes a complete small folder and prints the next step", async () => {
    const { code, stdout } = await runCli(["create", "harbour", "--yes"], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain("livery build harbour");
    const files = await filesBelow(join(cwd, "harbour"));
    const expected = [
      "skin.config.ts",
      "tokens.ts",
      "messages/en.json",
      "messages/fa.json",
      "messages/tr.json",
      "messages/de.json",
      "assets/logo.svg",
      "assets/favicon.svg",
      "overrides/README.md",
      "README.md",
      "tsconfig.json",
      ".gitignore",
    ];
    expect(missingFrom(files, expected)).toEqual([]);
    expect(files.get("assets/logo.svg")?.toString()).toMatch(/^<svg [^>]*width="206"/);
    expect((await readdir(cwd)).filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("writes the same bytes for the same answers", async () => {
    await livery(["create", "twice", "--yes", "--dir", "one"]);
    await livery(["create", "twice", "--yes", "--dir", "two"]);
    expect(differences(await filesBelow(join(cwd, "one")), await filesBelow(join(cwd, "two")))).toEqual([]);
  });

  test("takes its answers from flags and from the environment, flags first", async () => {
    const env = { LIVERY_TITLE: "From The Air", LIVERY_DOMAIN: "air.example", LIVERY_LANGUAGES: "fa" };
    const { code } = await livery(["create", "answers", "--domain", "flag.example"], env);
    expect(code).toBe(0);
    const config = (await filesBelow(join(cwd, "answers"))).get("skin.config.ts")?.toString();
    expect(config).toContain('title: "From The Air"');
    expect(config).toContain('site: "flag.example"');
    expect(config).toContain('languages: ["fa"]');
    expect(config).not.toContain("en.json");
  });

  test("with a mobile host writes the host and its variants", async () => {
    expect((await livery(["create", "phones", "--yes", "--mobile", "--domain", "phones.example"])).code).toBe(0);
    const config = (await filesBelow(join(cwd, "phones"))).get("skin.config.ts")?.toString();
    expect(config).toContain('domains: { site: "phones.example", mobile: "m.phones.example" }');
    expect(config).toContain("mobile: { blocks:");
  });

  test("with --json reports an error as one object on stdout, of a wrong flag too", async () => {
    const refused = await livery(["create", "Grand Café", "--yes", "--json"]);
    expect([refused.code, JSON.parse(refused.stdout)]).toEqual([
      2,
      {
        schema: 1,
        error: {
          code: "usage",
          message: expect.stringContaining("cannot be a brand's name"),
          next: "Try grand-cafe.",
          exitCode: 2,
          problems: [],
        },
      },
    ]);
    const wrongFlag = await livery(["create", "x1", "--json", "--domian", "x"]);
    expect(JSON.parse(wrongFlag.stdout)).toMatchObject({
      error: { code: "usage", message: expect.stringContaining("--domian"), exitCode: 2 },
    });
  });

  test("without a terminal a missing answer exits 2 and names the flag", async () => {
    const { code, stdout, stderr } = await livery(["create", "silent", "--title", "Silent"]);
    expect(code).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain("--domain is missing");
    expect(stderr).toContain("LIVERY_DOMAIN");
    expect(await readdir(cwd)).not.toContain("silent");
  });

  // The terminal is one of util-linux.
  test.runIf(process.platform === "linux")(
    "at a terminal asks for the name and each answer, and says that a brand of this name comes with Livery; Ctrl-C writes nothing and exits 130",
    async () => {
      const folder = await temporaryFolder();
      const create = atTerminal(["create"], { cwd: folder });
      const answers = [
        [/What is the brand's name/u, "harbour\r"],
        [/What is the brand called\?/u, "Quay\r"],
        [/On which host will it answer\?/u, "\r"],
        [/In which languages, the default first\?/u, "\r"],
        [/Which file is its logo/u, "\r"],
        [/Which one or two colours/u, "\r"],
        [/Which feel does it have/u, "\r"],
        [/Which brand does it take/u, "\r"],
        [/Does it have a mobile host/u, "\r"],
        [/A brand harbour comes with Livery\. Make another one of this name\?/u, "\u0003"],
      ] as const;
      for (const [question, keys] of answers) {
        await create.printed(question);
        create.press(keys);
      }
      expect(await create.ended).toMatchObject({ code: 130, stdout: expect.stringContaining("Nothing was written.") });
      expect(await readdir(folder)).toEqual([]);
    },
  );

  test("in a folder that its user may not write to exits 4 with what to do, and leaves nothing", async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o555);
    const { code, stderr } = await asNobody(() => livery(["create", "quay", "--yes", "--dir", join(folder, "quay")]));
    expect([code, stderr]).toEqual([
      4,
      expect.stringMatching(/EACCES[^]*mkdir[^]*give them the permission, or name another/u),
    ]);
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    [
      "a name that no brand can have, with one that it could",
      ["create", "Grand Café", "--yes"],
      /"Grand Café" cannot be.*\n.*Try grand-cafe\./,
    ],
    [
      "a language without messages",
      ["create", "tongue", "--yes", "--languages", "en,xx"],
      /There are no messages for xx\..*\n.*en, fa, tr, de/,
    ],
    ["a domain that is none", ["create", "hosted", "--yes", "--domain", "https://hosted.example/"], /is no host name/],
    ["no name at all", ["create"], /NAME is missing/],
    [
      "the name of a brand that comes with Livery, unless that is meant",
      ["create", "arcade", "--title", "A", "--domain", "a.localhost", "--languages", "en"],
      /A brand arcade comes with Livery\..*\n.*--yes/,
    ],
    ["a colour that is none", ["create", "painted", "--yes", "--colour", "plum"], /"plum" is no colour/],
    [
      "three colours",
      ["create", "painted", "--yes", "--colour", "#111,#222,#333"],
      /one or two colours; --colour has 3/,
    ],
    ["a feel that is none", ["create", "felt", "--yes", "--feel", "rond"], /no feel "rond"\. Did you mean "round"\?/],
    [
      "a brand to start from that is none",
      ["create", "based", "--yes", "--from", "metropol"],
      /Did you mean "metropole"/,
      3,
    ],
    ["a logo that is not there", ["create", "drawn", "--yes", "--logo", "no.svg"], /There is no file .*no\.svg/],
    [
      "a folder where none can be made",
      ["create", "nowhere", "--yes", "--dir", "/dev/null/nowhere"],
      /not a directory.*\n.*name another folder/,
      4,
    ],
    ["a flag that does not exist", ["create", "flagged", "--yes", "--domian", "x"], /Did you mean --domain\?/],
  ])("refuses %s, and writes nothing", async (_what, args, message, exitCode = 2) => {
    const before = await readdir(cwd);
    const { code, stderr } = await livery(args);
    expect(code).toBe(exitCode);
    expect(stderr).toMatch(message);
    expect(await readdir(cwd)).toEqual(before);
  });

  test("refuses a folder that is not empty, and leaves it unchanged", async () => {
    await mkdir(join(cwd, "full"));
    await writeFile(join(cwd, "full", "mine.txt"), "mine");
    const { code, stderr } = await livery(["create", "full", "--yes"]);
    expect(code).toBe(2);
    expect(stderr).toContain("--dir");
    expect([...(await filesBelow(join(cwd, "full"))).keys()]).toEqual(["mine.txt"]);
  });

  test("--dry-run lists what it would write and writes nothing", async () => {
    const { code, stdout } = await livery(["create", "dry", "--yes", "--dry-run", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ schema: 1, written: false });
    expect(await readdir(cwd)).not.toContain("dry");
    const written = await livery(["create", "dry", "--yes", "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({ files: (JSON.parse(written.stdout) as { files: unknown }).files });
    const { files } = JSON.parse(written.stdout) as { readonly files: readonly string[] };
    expect(files).toEqual([...(await filesBelow(join(cwd, "dry"))).keys()]);
  });
});

describe("livery", () => {
  test("lists its commands, each with examples", async () => {
    const { code, stdout } = await livery(["--help"]);
    expect(code).toBe(0);
    for (const command of ["create", "build", "bytes", "dev", "serve", "demo", "house"])
      expect(stdout).toMatch(new RegExp(`^  ${command} `, "m"));
    for (const args of [
      ["create"],
      ["build"],
      ["bytes"],
      ["dev"],
      ["serve"],
      ["demo"],
      ["house", "play"],
      ["house", "settings", "set"],
      ["house", "import", "openfootball"],
    ]) {
      const help = await livery([...args, "--help"]);
      expect(help.code).toBe(0);
      expect(help.stdout).toMatch(/Examples:\n {2}\$ (pnpm --silent |DATABASE_URL=\S+ )?livery /);
    }
  }, 30_000);

  test("an unknown command exits 2 and names the nearest", async () => {
    const { code, stderr } = await runCli(["biuld"], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain("Did you mean build?");
  });
});

/** Root may write anywhere: what it runs is run as nobody. */
async function asNobody<Result>(run: () => Promise<Result>): Promise<Result> {
  if (process.geteuid?.() !== 0) return run();
  process.seteuid?.(65_534);
  try {
    return await run();
  } finally {
    process.seteuid?.(0);
  }
}

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("%s while a brand is written leaves nothing of it, or finds it complete", async (signal, code) => {
  const folder = await temporaryFolder();
  const watcher = watch(folder);
  const running = startLivery(["create", "sea", "--yes"], { cwd: folder });
  // The first change is the folder beside the brand's, which is filled and then renamed.
  await once(watcher, "change");
  running.child.kill(signal);
  const ended = await running.ended;
  watcher.close();
  const names = await readdir(folder);
  if (ended.code === code) expect(names).toEqual([]);
  else {
    expect({ code: ended.code, names }).toEqual({ code: 0, names: ["sea"] });
    expect((await filesBelow(join(folder, "sea"))).size).toBeGreaterThan(10);
  }
});
