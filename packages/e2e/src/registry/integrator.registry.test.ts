import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { type RunningProgram, startCommand } from "@livery/cli/testing/process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nameOf as named, writeLeague } from "../harness/beside.ts";
import { openPage } from "../harness/browser.ts";
import { freePort } from "../harness/free-port.ts";
import { Player } from "../harness/player.ts";
import { type LocalRegistry, startRegistry } from "./local-registry.ts";

/** What `pnpm release --pack` packed. */
const tarballs = resolve(import.meta.dirname, "../../../../.livery/release/packages");
const folder = mkdtempSync(join(tmpdir(), "livery-registry-"));
const home = join(folder, "home");
const projects = join(folder, "projects");
/** A folder with Node, npm and npx alone. */
const tools = join(folder, "tools");
const project = join(projects, "northwind");
let registry: LocalRegistry;
/** A player of the house that dev opened. */
let account = { userName: "", password: "" };

/** The machine of somebody who has Node and this registry, and nothing of this repository. */
function environment(node: string = tools): Record<string, string> {
  return {
    PATH: `${node}:${tools}:/usr/bin:/bin`,
    HOME: home,
    npm_config_registry: registry.url,
    npm_config_cache: join(folder, "npm-cache"),
    npm_config_audit: "false",
    npm_config_fund: "false",
    NO_COLOR: "1",
  };
}

interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

const times: string[] = [];

/** Runs a command to its end and notes how long it took. */
async function run(cwd: string, [command, ...args]: readonly [string, ...string[]], node?: string): Promise<Outcome> {
  const begun = performance.now();
  const running = startCommand([command, ...args], { cwd, env: environment(node) });
  const { code } = await running.ended;
  times.push(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${[command, ...args].join(" ")}`);
  return { code, output: running.output() };
}

beforeAll(async () => {
  mkdirSync(home);
  mkdirSync(projects);
  mkdirSync(tools);
  symlinkSync(process.execPath, join(tools, "node"));
  for (const name of ["npm", "npx"]) symlinkSync(onPath(name), join(tools, name));
  registry = await startRegistry(folder);
  expect(registry.publish(tarballs).length).toBeGreaterThan(14);
});

afterAll(async () => {
  console.log(times.join("\n"));
  await registry?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("npm create livery makes a project with a brand, and its command is installed", async () => {
  const { code, output } = await run(projects, ["npm", "create", "--yes", "livery", "northwind", "--", "--yes"]);
  expect(code, output).toBe(0);
  expect(output).toContain("✓ The project is in northwind. Next:");
  expect(readdirSync(project)).toEqual(expect.arrayContaining(["README.md", "node_modules", "package.json", "skins"]));
  expect(existsSync(join(project, "skins", "northwind", "skin.config.ts"))).toBe(true);
  const [packages, bytes] = installed(join(project, "node_modules"));
  times.push(`          ${packages} packages, ${Math.round(bytes / 1e6)} MB`);
});

test("a second project is installed from what npm has kept", async () => {
  const before = registry.tarballs().length;
  expect(before).toBeGreaterThan(100);
  const { code, output } = await run(projects, ["npm", "create", "--yes", "livery", "southwind", "--", "--yes"]);
  expect(code, output).toBe(0);
  expect(registry.tarballs().slice(before)).toEqual([]);
});

test("dev fetches the brand's fonts, and shows the site with the styles of its installed parts", async () => {
  const port = await freePort();
  const dev = await startServing(port, ["dev", "skins/northwind"]);
  try {
    expect(dev.output()).toContain("Fetching the font @fontsource-variable/figtree");
    const [, userName = "", password = ""] = /Players: (\w+) (\w+),/u.exec(dev.output()) ?? [];
    account = { userName, password };
    const { page, troubles } = await openPage();
    await page.goto(`http://northwind.localhost:${port}/en/`);
    await page
      .getByRole("main")
      .getByRole("button", { name: /\d\.\d\d/u })
      .first()
      .waitFor();
    expect(await page.getByRole("banner").evaluate((header) => getComputedStyle(header).backgroundColor)).not.toBe(
      "rgba(0, 0, 0, 0)",
    );
    expect(troubles).toEqual([]);
  } finally {
    await dev.stop();
  }
});

test("a build takes the platform that came with the command, and the fonts that were fetched", async () => {
  const { code, output } = await run(project, ["npm", "run", "build"]);
  expect(code, output).toBe(0);
  // Nothing was built that is the same for all brands: dev has read the sources, and how long steps took is known.
  expect(readdirSync(join(home, ".cache", "livery")).toSorted()).toEqual(["dev", "fonts", "step-times.json"]);
  expect(existsSync(join(project, "skins", "northwind", "dist", "public", "en", "index.html"))).toBe(true);
  expect(output).not.toContain("Fetching");
});

test("a house serves the brand, and a player places a bet", async () => {
  const port = await freePort();
  const house = await startServing(port, ["serve", "skins/northwind"]);
  try {
    const match = { home: "Lanternwick Rovers", away: "Saltmarsh Athletic", score: [3, 1] } as const;
    const { file } = await writeLeague({ root: project }, "Lanternwick League 2026/27", [match]);
    expect((await run(project, ["npx", "livery", "house", "import", "openfootball", file])).code).toBe(0);

    const { page, troubles } = await openPage();
    const player = new Player(page, `http://northwind.localhost:${port}`, "en");
    await player.open();
    await player.signIn(account);
    const start = await player.balance();
    await player.selection(named(match), match.home);
    await player.stake("12.50");
    await player.place();
    await player.dismiss();
    await player.waitForBalance(start - 1250n);
    expect(troubles).toEqual([]);
  } finally {
    await house.stop();
  }
});

test("an older Node is told what is needed", async () => {
  const elder = join(folder, "elder");
  mkdirSync(elder);
  const name = `node-${process.platform}-${process.arch}`;
  const { code, output } = await run(elder, ["npm", "install", "--ignore-scripts", `${name}@22.12.0`]);
  expect(code, output).toBe(0);
  const node = join(elder, "node_modules", name, "bin");
  for (const args of [["build", "northwind"], ["--help"], ["house", "audit"]])
    expect(await run(project, ["node_modules/.bin/livery", ...args], node)).toEqual({
      code: 4,
      output:
        "✗ Livery needs Node 24.7 or later; this is Node 22.12.0.\n  → Install it (https://nodejs.org), then run the command again.\n",
    });
});

test("the command has at most 25 dependencies of its own, and no script that runs when it is installed", () => {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(project, "node_modules", name, "package.json"), "utf8")) as {
      readonly dependencies: object;
      readonly scripts?: object;
    };
  expect(Object.keys(read("@livery/cli").dependencies).length).toBeLessThanOrEqual(25);
  const ours = readdirSync(join(project, "node_modules", "@livery")).map((name) => `@livery/${name}`);
  for (const name of ours)
    expect(
      Object.keys(read(name).scripts ?? {}).filter((script) => /^(pre|post)?install$/u.test(script)),
      name,
    ).toEqual([]);
});

/** Starts a command of the project that serves the brand, and waits until it does. Not by npx: it would not pass a signal on. */
async function startServing(port: number, args: readonly string[]): Promise<RunningProgram> {
  const livery = join(project, "node_modules", ".bin", "livery");
  const running = startCommand([livery, ...args, "--port", String(port)], { cwd: project, env: environment() });
  await running.printed(new RegExp(`http://northwind\\.localhost:${port}/`, "u"));
  return running;
}

/** The file of a program on this process's path, outside the repository's own modules. */
function onPath(name: string): string {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((each) => !each.includes("node_modules"));
  const file = folders.map((each) => join(each, name)).find((each) => existsSync(each));
  if (file === undefined) throw new Error(`there is no ${name} on the path`);
  return file;
}

/** Packages in a folder of modules, and their bytes. */
function installed(modules: string): readonly [packages: number, bytes: number] {
  const entries = readdirSync(modules, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = entries.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const lock = JSON.parse(readFileSync(join(modules, ".package-lock.json"), "utf8")) as { readonly packages: object };
  return [Object.keys(lock.packages).length, bytes];
}
