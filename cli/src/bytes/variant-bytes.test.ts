import { join } from "node:path";
import { allVariants } from "@livery/skin";
import { beforeAll, expect, test, vi } from "vitest";
import { createBrand } from "../create/create-brand.ts";
import { loadSkin } from "../brand/load-skin.ts";
import { noOverrides } from "../overrides/build-overrides.ts";
import { buildPlatform, type Platform } from "../platform/build-platform.ts";
import { fixtureCache } from "../testing/fixture-cache.ts";
import { useCache } from "../testing/use-cache.ts";
import { fixtureSite } from "../testing/fixture-site.ts";
import { filesBelow, temporaryFolder } from "../testing/temporary.ts";
import { bytesTable } from "./bytes-table.ts";
import { runHere } from "../testing/run-here.ts";
import { brandBytes, platformBytes } from "./variant-bytes.ts";

// A build beside two busy cores takes its time.
vi.setConfig({ testTimeout: 60_000 });

const folder = await temporaryFolder();
const site = await fixtureSite(join(folder, "site"));
useCache(fixtureCache());
let platform: Platform;

beforeAll(async () => {
  platform = await buildPlatform(site);
}, 120_000);

test("every variant of the closed list has its size, which is the sum of its files", async () => {
  const { main, variants } = await platformBytes({ platform, site });
  expect(variants.map(({ kind, name, variant }) => ({ kind, name, variant }))).toEqual(allVariants());
  const files = await filesBelow(platform.clientFolder);
  const page = variants.find(({ name, variant }) => name === "login" && variant === "page");
  const sizeOf = (pattern: RegExp) =>
    [...files].filter(([path]) => pattern.test(path)).reduce((total, [, content]) => total + content.length, 0);
  expect(page?.atOnce.css.raw).toBe(sizeOf(/assets\/pages-login-page-[^.]*\.css$/));
  expect(page?.atOnce.js.raw).toBeGreaterThanOrEqual(sizeOf(/assets\/pages-login-page-[^.]*\.js$/));
  expect(page?.atOnce.js.raw).toBeLessThan(main.js.raw);
  expect(page?.atOnce.js.brotli).toBeLessThan(page?.atOnce.js.raw ?? 0);
});

test("the size of parts shared by variants is counted apart from each variant's own, and nothing is in both", async () => {
  const { main, shared, variants } = await platformBytes({ platform, site });
  const weigh = (one: "atOnce" | "alone") => variants.map((variant) => variant[one].js.raw).reduce((a, b) => a + b, 0);
  const files = await filesBelow(platform.clientFolder);
  const part = [...files].filter(([path]) => /assets\/pages-login-page-[^.]*\.js$/.test(path));
  expect(variants.find(({ name, variant }) => name === "login" && variant === "page")?.alone.js.raw).toBe(
    part.reduce((total, [, content]) => total + content.length, 0),
  );
  expect(weigh("atOnce")).toBeGreaterThanOrEqual(weigh("alone") + shared.js.raw);
  expect(main.js.raw).toBeGreaterThan(0);
});

test("--built reports that there is no build of these sources, and does not build", async () => {
  const empty = join(folder, "empty");
  const { code, stderr, stdout } = await runHere(["bytes", "--built", "--json"], {
    cwd: folder,
    env: { LIVERY_CACHE: empty },
  });
  expect([code, JSON.parse(stdout)]).toMatchObject([
    1,
    { error: { code: "failed", message: "There is no build of these sources." } },
  ]);
  expect(stderr).toContain("There is no build of these sources.");
});

test("a brand's sizes are those of its variants, with theme, fonts and its first view", async () => {
  const brand = join(folder, "brand");
  await createBrand(brand, { name: "harbour", title: "Harbour", domain: "harbour.example", languages: ["en"] });
  const skin = await loadSkin(brand);
  const bytes = await brandBytes({ platform, site }, skin, noOverrides);
  expect(bytes.variants.map(({ name }) => name)).toEqual([...Object.keys(skin.pages), ...Object.keys(skin.blocks)]);
  expect(Object.keys(bytes.firstView)).toEqual(["desktop"]);
  expect(bytes.firstView.desktop?.js.raw).toBeGreaterThan(bytes.main.js.raw);
  // As one text, theme and fonts' faces in it: more than the theme, and packed better than its sheets apart.
  expect(bytes.firstView.desktop?.css.raw).toBeGreaterThan(bytes.theme.raw);
  expect(bytes.all.js.raw).toBeGreaterThanOrEqual(bytes.firstView.desktop?.js.raw ?? Infinity);
  expect(bytes.fonts.raw).toBeGreaterThan(10_000);
  expect(bytesTable(bytes)).toMatch(/^pages\.login popup {2,}[\d,]+ {2,}[\d,]+/m);
});
