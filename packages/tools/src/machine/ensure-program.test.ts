import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ensureProgram, MissingProgram, requireProgram } from "./ensure-program.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "livery-ensure-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that is missing until it is installed. */
function missing() {
  let path: string | undefined;
  const install = vi.fn<() => void>(() => {
    path = "/opt/printer";
  });
  return { name: "printer", find: () => path, install, remedy: () => "run `get printer`" };
}

test("a program that is present is not installed", () => {
  const program = { ...missing(), find: () => "/usr/bin/printer" };
  expect(ensureProgram(program, { install: true })).toBe("/usr/bin/printer");
  expect(program.install).not.toHaveBeenCalled();
});

test("a missing program is installed if the command allows it", () => {
  expect(ensureProgram(missing(), { install: true })).toBe("/opt/printer");
});

test("a missing program is otherwise not installed, and the error names the command to run", () => {
  const program = missing();
  expect(() => requireProgram(program)).toThrow(new MissingProgram(program));
  expect(new MissingProgram(program)).toMatchObject({
    message: "No printer is here: run `get printer`.",
    exitCode: 4,
  });
  expect(program.install).not.toHaveBeenCalled();
});

/** Runs the command with an apt-get that writes down that it was called. */
function ensure(args: readonly string[], environment: Record<string, string>) {
  const called = join(folder, "called");
  writeFileSync(join(folder, "apt-get"), `#!/bin/sh\necho "$@" >> ${called}\nexit 1\n`);
  chmodSync(join(folder, "apt-get"), 0o755);
  const command = fileURLToPath(new URL("ensure.ts", import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], {
    encoding: "utf8",
    env: { PATH: `${folder}${delimiter}${process.env["PATH"]}`, ...environment },
  });
  return { status, lines: stderr.trim().split("\n"), installed: existsSync(called) };
}

test.each([
  ["chromium", "CHROMIUM_PATH"],
  ["nats", "NATS_SERVER_PATH"],
])("when the path for %s does not exist, the command ends with one sentence and code 4", (name, variable) => {
  const { status, lines, installed } = ensure([name, "--install"], { [variable]: join(folder, "nowhere") });
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^✗ No .* is here: .*${variable}`, "u"))]);
  expect(status).toBe(4);
  expect(installed).toBe(false);
});
