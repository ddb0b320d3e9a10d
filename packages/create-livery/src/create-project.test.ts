import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProject } from "./create-project.ts";
import { installCommand, packageManager } from "./package-manager.ts";
import { projectFiles } from "./project-files.ts";

let directory: string;
let programs: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "livery-project-"));
  programs = mkdtempSync(join(tmpdir(), "livery-programs-"));
  vi.stubEnv("npm_execpath", undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of [directory, programs]) rmSync(folder, { recursive: true });
});

/** An npm that installs a command `livery` of one script, or does what another script says. Returns its path. */
function npmThatInstalls(livery: string, npm?: string): string {
  const file = join(programs, "npm-of-this-test.mjs");
  const installs = `import { mkdirSync, writeFileSync } from "node:fs";
mkdirSync("node_modules/@livery/cli/dist", { recursive: true });
writeFileSync("node_modules/@livery/cli/package.json", '{"type":"module"}');
writeFileSync("node_modules/@livery/cli/dist/bin.js", ${JSON.stringify(livery)});`;
  writeFileSync(file, npm ?? installs);
  vi.stubEnv("npm_execpath", file);
  return file;
}

/** A command that notes in the project what it was given. */
const notes =
  'import { writeFileSync } from "node:fs"; writeFileSync("given.json", JSON.stringify(process.argv.slice(2)));';

const northwind = { name: "northwind", version: "0.1.0", options: ["--yes"], manager: "npm" } as const;

test("a folder that is not empty is refused and stays as it is", async () => {
  mkdirSync(join(directory, "northwind"));
  writeFileSync(join(directory, "northwind", "notes.txt"), "mine");
  await expect(createProject({ ...northwind, directory })).rejects.toMatchObject({
    message: `${join(directory, "northwind")} is not empty (1 entries).`,
    exitCode: 2,
  });
  expect(readdirSync(directory, { recursive: true })).toEqual(["northwind", join("northwind", "notes.txt")]);
});

test("a file of that name is refused", async () => {
  writeFileSync(join(directory, "northwind"), "");
  await expect(createProject({ ...northwind, directory })).rejects.toMatchObject({ exitCode: 2 });
});

test("nothing stays of a project whose registry does not have the command", async () => {
  const registry = createServer((_, response) => response.writeHead(404).end("{}"));
  await new Promise<void>((listening) => registry.listen(0, "127.0.0.1", listening));
  vi.stubEnv("npm_config_registry", `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`);
  try {
    await expect(createProject({ ...northwind, directory })).rejects.toMatchObject({
      message: "npm could not install @livery/cli 0.1.0.",
      next: "Its message is above. Nothing was written.",
      exitCode: 4,
    });
  } finally {
    registry.close();
  }
  expect(readdirSync(directory)).toEqual([]);
});

test.each([
  [".", "northwind"],
  ["sites/northwind", "northwind/sites/northwind"],
])("the project is made in the folder that %s names", async (name, expected) => {
  npmThatInstalls(notes);
  const start = join(directory, "northwind");
  mkdirSync(start);
  await createProject({ ...northwind, directory: start, name, options: ["--", "--colour", "#5b2a86; rm"] });
  expect(readdirSync(join(directory, expected))).toEqual(expect.arrayContaining(["node_modules", "package.json"]));
  expect(JSON.parse(readFileSync(join(directory, expected, "given.json"), "utf8"))).toEqual([
    "create",
    "northwind",
    "--dir",
    "skins/northwind",
    "--colour",
    "#5b2a86; rm",
  ]);
});

test.each([
  ["northwind", []],
  [".", []],
  ["sites/northwind", []],
  ["beside/northwind", ["beside", join("beside", "notes.txt")]],
])("nothing stays of a project in %s whose brand was not made", async (name, expected) => {
  npmThatInstalls('import { mkdirSync } from "node:fs"; mkdirSync("skins"); process.exitCode = 2;');
  const start = join(directory, "northwind");
  mkdirSync(start);
  if (name.startsWith("beside")) {
    mkdirSync(join(start, "beside"));
    writeFileSync(join(start, "beside", "notes.txt"), "mine");
  }
  await expect(createProject({ ...northwind, directory: start, name })).rejects.toMatchObject({
    message: "The brand was not made.",
    exitCode: 2,
  });
  expect(readdirSync(start, { recursive: true })).toEqual(expected);
});

test.each(["Northwind", "north wind", "n", "sites/--yes", "/"])(
  "a folder whose name cannot be a brand's is refused before anything is installed: %s",
  async (name) => {
    npmThatInstalls(notes);
    await expect(createProject({ ...northwind, directory, name })).rejects.toMatchObject({
      message: expect.stringContaining("2 to 40 lower-case letters") as string,
      exitCode: 2,
    });
    expect(readdirSync(directory)).toEqual([]);
  },
);

test.each(["SIGINT", "SIGTERM"] as const)("nothing stays of a project that %s stops", async (signal) => {
  const npm = npmThatInstalls(notes, 'console.log("installing"); setInterval(() => {}, 1000);');
  const main = join(import.meta.dirname, "main.ts");
  const child = spawn(process.execPath, [main, "northwind", "--yes"], {
    cwd: directory,
    env: { ...process.env, npm_execpath: npm, npm_config_user_agent: "npm/11" },
    stdio: ["ignore", "pipe", "pipe"],
    // A terminal sends its signal to the group.
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  let output = "";
  await new Promise<void>((installing) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes("installing")) installing();
    });
  });
  expect(readdirSync(directory)).toEqual(["northwind"]);
  process.kill(signal === "SIGINT" ? -child.pid! : child.pid!, signal);
  expect(await ended).toBe(130);
  expect(readdirSync(directory)).toEqual([]);
});

test("the program that was called installs, without a shell where its file is known", () => {
  const node = process.execPath;
  const cases = [
    ["npm", "/usr/lib/npm/bin/npm-cli.js", { file: node, args: ["/usr/lib/npm/bin/npm-cli.js", "install"] }],
    ["yarn", "/opt/yarn.cjs", { file: node, args: ["/opt/yarn.cjs", "install"] }],
    ["pnpm", "/usr/lib/npm/bin/npm-cli.js", { file: "pnpm", args: ["install"], shell: false }],
    ["bun", undefined, { file: "bun", args: ["install"], shell: false }],
  ] as const;
  for (const [manager, execPath, expected] of cases)
    expect(installCommand(manager, execPath, "linux")).toEqual(expected);
  expect(installCommand("pnpm", undefined, "win32")).toEqual({ file: "pnpm", args: ["install"], shell: true });
});

test("pnpm is told which install scripts it leaves, and yarn that packages are in folders", () => {
  const settings = (manager: "npm" | "pnpm" | "yarn") => {
    const files = projectFiles("northwind", "0.1.0", manager);
    return Object.entries(files).filter(([path]) => /yaml$|yml$/u.test(path));
  };
  expect(settings("npm")).toEqual([]);
  expect(settings("yarn")).toEqual([[".yarnrc.yml", "nodeLinker: node-modules\n"]]);
  expect(settings("pnpm")).toEqual([
    ["pnpm-workspace.yaml", expect.stringMatching(/^allowBuilds:\n(?: {2}[^:]+: false\n)+$/u) as string],
  ]);
});

test("the project depends on the release that made it, and runs its commands", () => {
  const manifest = JSON.parse(projectFiles("northwind", "0.1.0", "npm")["package.json"] ?? "") as Record<
    string,
    unknown
  >;
  expect(manifest).toMatchObject({
    private: true,
    scripts: { dev: "livery dev skins/northwind", build: "livery build skins/northwind" },
    devDependencies: { "@livery/cli": "^0.1.0" },
  });
});

test.each([
  ["npm/11.19.1 node/v24.21.0 linux x64 workspaces/false", "npm"],
  ["pnpm/12.21.0 npm/? node/v24.21.0 linux x64", "pnpm"],
  ["yarn/1.22.22 npm/? node/v24.21.0 linux x64", "yarn"],
  ["bun/1.3.0", "bun"],
  ["other/1", "npm"],
  [undefined, "npm"],
])("the program that installs is the one that was called: %s", (userAgent, expected) => {
  expect(packageManager(userAgent)).toBe(expected);
});
