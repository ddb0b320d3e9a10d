import { chmod, mkdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { runChecks, type Check, type Checked } from "../doctor/check.ts";
import { healthy } from "../testing/doctor.ts";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { testKeys } from "../testing/test-keys.ts";

vi.setConfig({ testTimeout: 60_000 });

const cwd = await temporaryFolder();
const cache = await temporaryFolder();
const file = join(cwd, "livery.key");
const doctor = (...args: readonly string[]) => runHere(["doctor", ...args], { cwd, env: { LIVERY_CACHE: cache } });

test("a fault ends with exit code 1 and says what to do, and --fix mends it", async () => {
  await writeFile(file, testKeys);
  await chmod(file, 0o604);
  const found = await doctor("--key-file", file);
  expect(found.code).toBe(1);
  expect(found.stdout).toContain(`✗ The mode of the key file: ${file} has the mode 604`);
  expect(found.stdout).toContain(`→ chmod 600 ${file}`);
  expect(found.stdout).toMatch(/– The skin: not checked: no brand is named/u);
  expect(found.stderr).toContain("livery doctor --fix");
  const mended = await doctor("--key-file", file, "--fix");
  expect([mended.code, mended.stderr]).toEqual([0, ""]);
  expect(mended.stdout).toContain("✓ The mode of the key file: mended:");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("--json gives every check its state, text and next step", async () => {
  const { code, stdout } = await doctor("--key-file", join(cwd, "absent.key"), "--json");
  expect(code).toBe(1);
  const { checks, wrong } = JSON.parse(stdout) as { readonly checks: readonly Checked[]; readonly wrong: number };
  expect(wrong).toBe(1);
  expect(checks.length).toBeGreaterThanOrEqual(20);
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  expect(checks.find(({ id }) => id === "key")).toMatchObject({ state: "wrong", next: expect.any(String) });
  expect(checks.find(({ id }) => id === "database")).toMatchObject({ state: "not checked" });
});

test("a brand that is wrong is one of its faults; a wrong name or address is an error", async () => {
  await mkdir(join(cwd, "north"));
  await writeFile(join(cwd, "north", "skin.config.ts"), `export default { name: "north" };\n`);
  const { code, stdout } = await doctor("north");
  expect(code).toBe(1);
  expect(stdout).toMatch(/✗ The skin: skin\.config\.ts:1: title: is missing/u);
  expect((await doctor("nowhere")).code).toBe(3);
  expect(await doctor("--url", "northwind")).toMatchObject({ code: 2, stderr: expect.stringContaining("no address") });
});

test("a check that does not end is wrong, one that fails is no fault, and neither holds up another", async () => {
  const checks: readonly Check[] = [
    { id: "endless", title: "", check: () => new Promise(() => undefined) },
    { id: "broken", title: "", check: () => Promise.reject(new Error("no such thing")) },
    { id: "well", title: "", check: () => ({ well: "yes" }) },
  ];
  const ended = await runChecks(checks, healthy(cwd), { fix: false, limit: 50 });
  expect(ended.map(({ state, text }) => [state, text])).toEqual([
    ["wrong", "It could not be checked within 0.05 s."],
    ["not checked", "no such thing"],
    ["well", "yes"],
  ]);
});

test("what cannot be mended stays wrong, and says why", async () => {
  const stuck: Check = {
    id: "stuck",
    title: "",
    check: () => ({ found: "It is stuck.", next: "Free it.", fix: () => Promise.reject(new Error("EPERM")) }),
  };
  const [ended] = await runChecks([stuck], healthy(cwd), { fix: true });
  expect(ended).toMatchObject({ state: "wrong", text: "It is stuck. It could not be mended: EPERM", next: "Free it." });
});
