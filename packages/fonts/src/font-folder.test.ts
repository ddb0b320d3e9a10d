import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fontFolder } from "./font-folder.ts";
import { fontPackages } from "./font-packages.ts";

const folder = mkdtempSync(join(tmpdir(), "livery-fonts-"));
const project = join(folder, "a project");
const name = "@made-up/slab";
const requests: string[] = [];
let tarball: Buffer;
let integrity: string;

/** A registry with one package: npm itself fetches from it. */
const registry = createServer((request, response) => {
  requests.push(request.url ?? "");
  const origin = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  if (request.url?.endsWith(".tgz")) return response.end(tarball);
  if (!request.url?.includes("made-up")) return response.writeHead(404).end("{}");
  const dist = { tarball: `${origin}/slab.tgz`, integrity };
  return response.end(
    JSON.stringify({ name, "dist-tags": { latest: "1.2.3" }, versions: { "1.2.3": { name, version: "1.2.3", dist } } }),
  );
});

beforeAll(async () => {
  const source = join(folder, "source");
  mkdirSync(join(source, "files"), { recursive: true });
  for (const [path, text] of Object.entries({
    "package.json": JSON.stringify({ name, version: "1.2.3" }),
    "metadata.json": "{}",
    "unicode.json": "{}",
    "index.css": "not needed",
    "files/slab-latin-wght-normal.woff2": "letters",
    "files/slab-latin-wght-italic.woff2": "not needed",
  }))
    writeFileSync(join(source, path), text);
  execFileSync("npm", ["pack", "--pack-destination", folder], { cwd: source, stdio: "ignore" });
  tarball = readFileSync(join(folder, "made-up-slab-1.2.3.tgz"));
  integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
  await new Promise<void>((listening) => registry.listen(0, "127.0.0.1", listening));
  // The project's own configuration has another address for this scope than the user's.
  const origin = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), "{}");
  writeFileSync(join(project, ".npmrc"), `@made-up:registry=${origin}project/\n`);
  vi.stubEnv("npm_config_registry", origin);
  vi.stubEnv("npm_config_cache", join(folder, "npm-cache"));
});
afterAll(() => {
  vi.unstubAllEnvs();
  registry.close();
  rmSync(folder, { recursive: true });
});

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(folder, "cache-"));
  requests.length = 0;
});

const source = () => ({
  from: [folder],
  project,
  cache,
  packages: { [name]: { version: "1.2.3", integrity } },
});

test("a font is fetched once, with what a brand needs of it, and found the next time", async () => {
  const onFetch = vi.fn<(name: string, version: string) => void>();
  const both = await Promise.all([fontFolder(name, { ...source(), onFetch }), fontFolder(name, source())]);
  const found = join(cache, "@made-up+slab@1.2.3");
  expect(both).toEqual([found, found]);
  expect(onFetch.mock.calls).toEqual([[name, "1.2.3"]]);
  expect(requests.filter((url) => url.endsWith(".tgz"))).toHaveLength(1);
  expect(new Set(requests.filter((url) => url.includes("made-up")))).toEqual(new Set(["/project/@made-up%2fslab"]));
  expect(readdirSync(found, { recursive: true, encoding: "utf8" }).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    "files",
    join("files", "slab-latin-wght-normal.woff2"),
    "metadata.json",
    "package.json",
    "unicode.json",
  ]);
  requests.length = 0;
  expect(await fontFolder(name, source())).toBe(found);
  expect(requests).toEqual([]);
});

test("another file under the font's name is refused, and nothing is stored", async () => {
  const packages = { [name]: { version: "1.2.3", integrity: "sha512-other" } };
  await expect(fontFolder(name, { ...source(), packages })).rejects.toMatchObject({
    name: "FontError",
    message: expect.stringContaining("The registry sent another file than @made-up/slab 1.2.3 is") as string,
  });
  expect(readdirSync(cache)).toEqual([]);
});

test("a font that the registry does not have says so, and how else it can come", async () => {
  const packages = { "@other/face": { version: "2.0.0", integrity } };
  await expect(fontFolder("@other/face", { ...source(), packages })).rejects.toMatchObject({
    message: expect.stringMatching(
      /^The font @other\/face 2\.0\.0 is not installed and could not be fetched: E404, 404 Not Found/u,
    ) as string,
    next: expect.stringContaining("npm install @other/face@2.0.0") as string,
  });
  expect(readdirSync(cache)).toEqual([]);
});

test("an installed font is taken where it is, if a brand's files are in it", async () => {
  const installed = join(project, "node_modules", name);
  mkdirSync(join(installed, "files"), { recursive: true });
  for (const file of ["package.json", "metadata.json", "unicode.json"]) writeFileSync(join(installed, file), "{}");
  const from = [join(project, "brands", "mine")];
  await expect(fontFolder(name, { ...source(), from, packages: {} })).rejects.toThrow(RangeError);
  writeFileSync(join(installed, "files", "slab-latin-wght-normal.woff2"), "letters");
  expect(await fontFolder(name, { ...source(), from })).toBe(installed);
  expect(requests).toEqual([]);
});

test("a damaged package is named as such, and a cache that cannot be written to as that", async () => {
  const whole = tarball;
  tarball = Buffer.from("no archive");
  const packages = {
    [name]: { version: "1.2.3", integrity: `sha512-${createHash("sha512").update(tarball).digest("base64")}` },
  };
  const wholeIntegrity = integrity;
  integrity = packages[name]!.integrity;
  try {
    await expect(fontFolder(name, { ...source(), packages })).rejects.toMatchObject({
      name: "FontError",
      message: "The file that the registry sent as @made-up/slab 1.2.3 is no package.",
    });
  } finally {
    tarball = whole;
    integrity = wholeIntegrity;
  }
  expect(readdirSync(cache)).toEqual([]);
  const file = join(cache, "file");
  writeFileSync(file, "");
  await expect(fontFolder(name, { ...source(), cache: join(file, "fonts") })).rejects.toMatchObject({
    name: "FontError",
    message: expect.stringContaining("was fetched but cannot be stored in") as string,
  });
});

test("the list is what the lock file has, and each is installed here", () => {
  const lock = readFileSync(join(import.meta.dirname, "../../../pnpm-lock.yaml"), "utf8");
  for (const [font, { version, integrity: expected }] of Object.entries(fontPackages)) {
    expect(lock).toContain(`  '${font}@${version}':\n    resolution: {integrity: ${expected}}\n`);
    expect(existsSync(join(import.meta.dirname, "../node_modules", font, "LICENSE"))).toBe(true);
  }
});
