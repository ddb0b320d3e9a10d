import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { checkTarball } from "./check-tarball.ts";
import { packAll } from "./pack.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "livery-release-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("a release", () => {
  const repository = join(folder, "repository");
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", ...args], {
      cwd: repository,
      stdio: "ignore",
    });
  const release = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
      cwd: repository,
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  };
  const changeset = (name: string) => writeFileSync(join(repository, ".changeset", name), "---\n---\n\nNothing.\n");

  beforeEach(() => {
    rmSync(repository, { recursive: true, force: true });
    mkdirSync(join(repository, ".changeset"), { recursive: true });
    writeFileSync(join(repository, ".changeset/config.json"), "{}\n");
    git("init");
    git("add", "-A");
    git("commit", "-m", "first");
  });

  test.each([[[]], [["--publish"]]])("is refused in a tree with uncommitted changes: %j", (args) => {
    changeset("new.md");
    const { status, stderr } = release(...args);
    expect(status).toBe(1);
    expect(stderr).toBe(
      "release: The working tree has uncommitted changes:\n?? .changeset/new.md\nCommit or stash them, then run this command again.\n",
    );
  });

  test("is refused without a changeset, and names the command that adds one", () => {
    const { status, stderr } = release();
    expect(status).toBe(1);
    expect(stderr).toContain(".changeset has no changeset. `pnpm changeset` adds one");
  });

  test("is not published while a changeset is pending", () => {
    changeset("new.md");
    git("add", "-A");
    git("commit", "-m", "second");
    const { status, stderr } = release("--publish");
    expect(status).toBe(1);
    expect(stderr).toContain("1 changesets are not part of a version yet");
  });

  test("prints its help, also in a tree with uncommitted changes", () => {
    changeset("new.md");
    const { status, stdout } = release("--help");
    expect(status).toBe(0);
    expect(stdout).toContain("pnpm release --publish");
  });
});

test("every package is packed for a registry of one's own, without asking which versions another one has", () => {
  const root = join(folder, "packed");
  mkdirSync(join(root, "one"), { recursive: true });
  writeFileSync(join(root, "one", "package.json"), JSON.stringify({ name: "@made-up/one", version: "1.2.3" }));
  const out = join(root, "out", "packages");
  const one = { name: "@made-up/one", version: "1.2.3", folder: join(root, "one") };
  const [packed] = packAll(root, [one], out);
  expect(packed).toEqual({ name: one.name, version: one.version, file: join(out, "made-up-one-1.2.3.tgz") });
  expect(readdirSync(out)).toEqual(["made-up-one-1.2.3.tgz"]);
});

describe("a tarball", () => {
  const entry = { types: "./index.d.ts", default: "./index.js" };
  const tarballOf = (
    name: string,
    files: Readonly<Record<string, string>>,
    exported: Readonly<Record<string, unknown>> = { exports: { ".": entry } },
  ) => {
    const content = join(folder, name, "package");
    mkdirSync(content, { recursive: true });
    const manifest = { name, version: "1.0.0", type: "module", ...exported };
    writeFileSync(join(content, "package.json"), JSON.stringify(manifest));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(content, file), text);
    const file = join(folder, `${name}.tgz`);
    execFileSync("tar", ["czf", file, "-C", join(folder, name), "package"]);
    return file;
  };

  test("with all files that its exports name has no errors", async () => {
    const file = tarballOf("whole", {
      "index.js": "export const one = 1;\n",
      "index.d.ts": "export declare const one: 1;\n",
    });
    expect((await checkTarball(file)).errors).toEqual([]);
  });

  test("without a script that its exports name has an error", async () => {
    const { errors } = await checkTarball(tarballOf("no-script", { "index.d.ts": "export declare const one: 1;\n" }));
    expect(errors).toEqual([expect.stringContaining("./index.js but the file does not exist")]);
  });

  test("with types that Node cannot resolve has an error", async () => {
    const file = tarballOf("wrong-types", {
      "index.js": "export const one = 1;\n",
      "index.d.ts": 'export * from "./one";\n',
      "one.d.ts": "export declare const one: 1;\n",
    });
    expect((await checkTarball(file)).errors).toEqual([expect.stringContaining("InternalResolutionError")]);
  });

  test("with a sheet among its exports, or a command alone, has no errors", async () => {
    const code = { "index.js": "export const one = 1;\n", "index.d.ts": "export declare const one: 1;\n" };
    const sheet = { exports: { ".": entry, "./styles.css": "./styles.css" } };
    const command = { bin: { one: "./one.js" } };
    const files = [
      tarballOf("sheet", { ...code, "styles.css": "a{}\n" }, sheet),
      tarballOf("command", { "one.js": "#!/usr/bin/env node\n" }, command),
    ];
    for (const file of files) expect((await checkTarball(file)).errors).toEqual([]);
  });
});
