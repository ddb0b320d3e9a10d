import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { allVariants, variantFile, type Skin } from "@livery/skin";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { loadSkin } from "../brand/load-skin.ts";
import { shippedSkin, shippedSkins } from "../brand/shipped-skins.ts";
import { brandBytes, platformBytes, type BrandBytes } from "../bytes/variant-bytes.ts";
import { noOverrides } from "../overrides/build-overrides.ts";
import { buildPlatform, type Platform } from "../platform/build-platform.ts";
import { productSite } from "../platform/site-source.ts";
import { filesBelow, temporaryFolder } from "../testing/temporary.ts";
import { assemble } from "./assemble.ts";
import { bakeSettings } from "./baked.ts";
import { builtFolder } from "@livery/house/built-folder";
import { chosenVariants } from "../platform/chosen-variants.ts";

// A build beside two busy cores takes its time.
vi.setConfig({ testTimeout: 60_000 });

const folder = await temporaryFolder();
const site = productSite();
const brands = shippedSkins();
type Files = ReadonlyMap<string, Buffer>;
const skins = new Map<string, Skin>();
const built = new Map<string, Files>();
let platform: Platform;

beforeAll(async () => {
  platform = await buildPlatform(site);
  for (const name of brands) {
    const skin = await loadSkin(shippedSkin(name));
    const { defaultLanguage } = bakeSettings(skin, null);
    const baked = bakeSettings(skin, { languages: defaultLanguage, site_default_lang: defaultLanguage });
    const out = join(folder, name);
    const brandFolder = shippedSkin(name);
    await assemble({ platform, site, skin, brandFolder, overrides: noOverrides, baked, rows: {}, out });
    skins.set(name, skin);
    built.set(name, await filesBelow(join(out, builtFolder.public)));
  }
}, 240_000);

const skinOf = (name: string): Skin => skins.get(name) as Skin;
const filesOf = (name: string): Files => built.get(name) ?? new Map();
const isChosen = (skin: Skin, { kind, name, variant }: ReturnType<typeof allVariants>[number]): boolean =>
  [...chosenVariants(skin).values()].some(
    (choices) => new Map(Object.entries<string>(choices[kind])).get(name) === variant,
  );

describe("the brands that come with Livery, assembled from one build", () => {
  test("have the build's scripts and sheets byte for byte, so that shared files are the same in all", async () => {
    const users = new Map<string, number>();
    for (const name of brands)
      for (const [path, content] of filesOf(name)) {
        // A further look's sheet is the brand's own.
        if (!/^assets\/.*\.(js|css)$/.test(path) || path.startsWith("assets/theme-")) continue;
        if (!users.has(path))
          expect(content.equals(await readFile(join(platform.clientFolder, path))), path).toBe(true);
        users.set(path, (users.get(path) ?? 0) + 1);
      }
    for (const [path] of users) {
      const [first, ...others] = brands.flatMap((name) => filesOf(name).get(path) ?? []);
      expect(
        others.every((content) => first !== undefined && content.equals(first)),
        path,
      ).toBe(true);
    }
    expect([...users.values()].filter((count) => count === brands.length).length).toBeGreaterThan(40);
  });

  test.each(brands)("%s has each variant that it chose, and no file or name of another one", (name) => {
    const all = [...filesOf(name)]
      .filter(([path]) => /\.(html|js|css|json)$/.test(path))
      .map(([path, content]) => `${path}\n${content.toString()}`)
      .join("\n");
    const wrong = allVariants().flatMap((variantId) => {
      const entry = `${variantId.kind}-${variantId.name}-${variantId.variant}`;
      if (isChosen(skinOf(name), variantId)) return all.includes(`/assets/${entry}-`) ? [] : [`${entry} is missing`];
      const path = variantFile(variantId.kind, variantId.name, variantId.variant).replace(".tsx", "");
      return [entry, path].filter((trace) => all.includes(trace));
    });
    expect(wrong).toEqual([]);
  });
});

describe("sizes as sent over the network", () => {
  let bytes: readonly BrandBytes[];
  beforeAll(async () => {
    bytes = await Promise.all(brands.map((name) => brandBytes({ platform, site }, skinOf(name), noOverrides)));
  }, 120_000);

  test("a brand's first styles are at most 22 KB, and its theme at most 3 KB of them", () => {
    const first = bytes.flatMap(({ brand, firstView }) =>
      Object.entries(firstView).map(([shell, { css }]) => ({ brand, shell, css: css.brotli })),
    );
    expect(first.filter(({ css }) => css > 22_000)).toEqual([]);
    expect(
      bytes.map(({ brand, theme }) => ({ brand, theme: theme.brotli })).filter(({ theme }) => theme > 3_000),
    ).toEqual([]);
  });

  test("a brand's first script, with the libraries and its header, is at most 135 KB", () => {
    const first = bytes.flatMap(({ brand, firstView }) =>
      Object.entries(firstView).map(([shell, { js }]) => ({ brand, shell, js: js.brotli })),
    );
    expect(first.filter(({ js }) => js > 135_000)).toEqual([]);
  });

  // Live bets beside an open match have all that the page of a live match has.
  test("a page's variant is at most 30 KB of script", async () => {
    const { variants } = await platformBytes({ platform, site });
    const heavy = variants.filter(({ atOnce, later }) => Math.max(atOnce.js.brotli, later.js.brotli) > 30_000);
    expect(heavy.map(({ name, variant }) => `${name} ${variant}`)).toEqual([]);
  });
});
