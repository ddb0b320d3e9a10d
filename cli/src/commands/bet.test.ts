import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { calculate } from "@livery/betting/calculator";
import { describe, expect, test } from "vitest";
import { runCli } from "../testing/run-cli.ts";
import { temporaryFolder } from "../testing/temporary.ts";

const single = { legs: [{ odds: "2.15", result: "won" }], stake: "10", per: "coupon" };
const bad = { legs: [{ odds: "x" }], stake: "10", per: "coupon" };
const cwd = await temporaryFolder();
const run = (args: readonly string[], input = "") => runCli(["bet", ...args], { cwd, input });

describe("livery bet", () => {
  test("answers in JSON, in order, with an error in place of an invalid input", async () => {
    const { code, stdout, stderr } = await run(["--json"], JSON.stringify([single, bad, { odds: "11/8" }]));
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(JSON.parse(stdout)).toMatchObject([
      { kind: "single", return: "21.50" },
      { error: { code: "invalid_field", path: "legs.0.odds" } },
      { decimal: "2.375", american: "+138" },
    ]);
  });

  test("reads a file, also with a byte order mark, and writes tables", async () => {
    writeFileSync(join(cwd, "in.json"), `\uFEFF${JSON.stringify([{ odds: "11/8" }, single, bad])}`);
    const { code, stdout } = await run(["in.json"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^#1 +single +1 +1 +10\.00 +10\.00 +21\.50 +21\.50 +settled$/m);
    expect(stdout).toMatch(/^#0 +2\.375 +11\/8 +\+138 +1\.38 +-0\.73 +1\.38$/m);
    expect(stdout).toMatch(/^#2 +✗ invalid_field +legs\.0\.odds/m);
  });

  test("explains its figures in text and in JSON", async () => {
    const input = JSON.stringify([single, { odds: "2" }]);
    const { stdout } = await run(["--explain"], input);
    expect(stdout).toContain("return: the factors of all lines add up to 2.15, × 10 = 21.5; rounded half up to 21.50");
    const json = await run(["--explain", "--json"], input);
    const [first, second] = JSON.parse(json.stdout) as { explain: string[] }[];
    expect(first?.explain).toContain("kind: single, there is one leg");
    expect(second?.explain[0]).toContain("the exact odd is 2");
  });

  test.each([
    ["what is no JSON", "[", "is no JSON"],
    ["what is no array", "{}", "is no array of inputs"],
    ["too many inputs", JSON.stringify(Array.from({ length: 10_001 }, () => 0)), "at most 10000"],
    ["too many bytes", " ".repeat(8 * 1024 * 1024 + 1), "larger than 8 MiB"],
  ])("refuses %s on stderr, with --json also on stdout", async (_, input, message) => {
    const plain = await run([], input);
    expect(plain).toMatchObject({ code: 3, stdout: "", stderr: expect.stringContaining(message) as string });
    const { code, stdout } = await run(["--json"], input);
    expect([code, JSON.parse(stdout)]).toMatchObject([
      3,
      {
        error: {
          code: "invalid_config",
          exitCode: 3,
          problems: [{ message: expect.stringContaining(message) as string }],
        },
      },
    ]);
  });

  test("names a file that does not exist", async () => {
    const { code, stderr } = await run(["absent.json"]);
    expect(code).toBe(2);
    expect(stderr).toContain("absent.json cannot be read");
  });

  const file = join(resolve(process.env["LIVERY_DATA"] ?? "../shared/data"), "betting-vectors.json");
  test.skipIf(!existsSync(file))("answers every worked example as the calculator does", async () => {
    const { vectors } = JSON.parse(readFileSync(file, "utf8")) as { vectors: { input: unknown }[] };
    const inputs = vectors.map(({ input }) => input);
    const { stdout } = await run(["--json"], JSON.stringify(inputs));
    expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(inputs.map(calculate))));
  });
});
