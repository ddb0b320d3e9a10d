import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const program = join(import.meta.dirname, "dev.ts");

/** Runs the script in a group of its own, as a terminal does, with a Storybook that prints what it is given and ends with 7 on Ctrl-C. */
function run(...args: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "storybook-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const storybook = join(folder, "storybook");
  writeFileSync(
    storybook,
    `#!${process.execPath}
const group = require("node:child_process").execFileSync("ps", ["-o", "pgid=", "-p", String(process.pid)]).toString();
process.on("SIGINT", () => process.exit(7));
console.log(JSON.stringify({ args: process.argv.slice(2), skins: process.env.LIVERY_SKINS, group: Number(group) }));
setInterval(() => {}, 1_000);
`,
  );
  chmodSync(storybook, 0o755);
  const env = {
    ...process.env,
    PATH: [folder, process.env["PATH"]].join(delimiter),
    INIT_CWD: "/work",
    LIVERY_SKINS: "",
  };
  const child: ChildProcess = spawn(process.execPath, [program, ...args], { env, detached: true });
  onTestFinished(() => void child.kill("SIGTERM"));
  const ended = once(child, "close") as Promise<[number | null]>;
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text: Buffer) => (output += text.toString()));
  return { child, ended, output: () => output };
}

test("a Ctrl-C of the terminal reaches Storybook once, and other options are passed on to it", async () => {
  const { child, ended, output } = run(
    "--skins",
    "brands",
    "--quiet",
    "-p",
    "7007",
    "--initial-path=/a",
    "--skins=more",
  );
  await expect.poll(output, { timeout: 30_000 }).toContain("args");
  const { args, group, skins } = JSON.parse(output()) as Readonly<Record<string, unknown>>;
  const own = ["dev", "-p", "7007", "--ci", "--no-open", "--no-version-updates"];
  expect([args, skins]).toEqual([
    [...own, "--quiet", "--initial-path=/a"],
    ["/work/brands", "/work/more"].join(delimiter),
  ]);
  // The terminal sends Ctrl-C to the group of the script, which hands it on.
  expect(group).not.toBe(child.pid);
  child.kill("SIGINT");
  expect(await ended).toEqual([7, null]);
});

test("an option of its own without a value is refused", async () => {
  const { ended, output } = run("--quiet", "--port");
  expect((await ended)[0]).toBe(2);
  expect(output()).toMatch(/port.*\n\nUsage: pnpm storybook/u);
});
