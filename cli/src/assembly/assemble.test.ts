import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SettingsDocument } from "@livery/contract";
import { parseSettings } from "@livery/contract/settings";
import { withSettings } from "@livery/house/testing";
import { readBoot, type Boot, type Skin } from "@livery/skin";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { resolveTheme, shadeOf } from "@livery/ui/tokens";
import sharp from "sharp";
import { createBrand } from "../create/create-brand.ts";
import { loadSkin } from "../brand/load-skin.ts";
import { ConfigError } from "../errors.ts";
import { cspHash } from "../files/hashing.ts";
import { noOverrides } from "../overrides/build-overrides.ts";
import { buildPlatform, type Platform } from "../platform/build-platform.ts";
import { coloursIn, shippedColours } from "../testing/shipped-colours.ts";
import { searchable, tracesOf } from "../testing/variant-traces.ts";
import { choicesAt, withChoice } from "../testing/variant-choices.ts";
import { useCache } from "../testing/use-cache.ts";
import { fixtureSite, marksOf } from "../testing/fixture-site.ts";
import { differences, filesBelow, missingFrom, temporaryFolder } from "../testing/temporary.ts";
import { unknownFiles } from "../testing/public-files.ts";
import { assemble } from "./assemble.ts";
import { bakeSettings } from "./baked.ts";
import { builtFolder } from "@livery/house/built-folder";
import type { SiteRecord } from "./site-files.ts";

// A build beside two busy cores takes its time.
vi.setConfig({ testTimeout: 60_000 });

const folder = await temporaryFolder();
const site = await fixtureSite(join(folder, "site"));
useCache(join(folder, "cache"));
const popup = join(folder, "popup");
const desktopOnly = join(folder, "desk-only");
let platform: Platform;
let built: ReadonlyMap<string, Buffer>;

/** Builds a brand and returns its public files. */
async function build(
  brand: string,
  out: string,
  choices: Partial<Skin> = {},
  settings: SettingsDocument | null = null,
): Promise<ReadonlyMap<string, Buffer>> {
  const skin = { ...(await loadSkin(brand)), ...choices };
  const baked = bakeSettings(skin, settings);
  await assemble({ platform, site, skin, brandFolder: brand, overrides: noOverrides, baked, rows: {}, out });
  return filesBelow(join(out, builtFolder.public));
}

const recordIn = async (out: string): Promise<SiteRecord> =>
  JSON.parse(await readFile(join(out, builtFolder.site), "utf8")) as SiteRecord;

async function change(brand: string, from: string, to: string): Promise<void> {
  const file = join(brand, "skin.config.ts");
  const text = (await filesBelow(brand)).get("skin.config.ts")?.toString() ?? "";
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

beforeAll(async () => {
  // The user's own, above the cache: by it a .js file is no module.
  await writeFile(join(folder, "package.json"), "{}");
  platform = await buildPlatform(site);
  await createBrand(popup, {
    name: "harbour",
    title: "Harbour",
    domain: "harbour.example",
    mobileDomain: "m.harbour.example",
    languages: ["en", "fa", "tr", "de"],
  });
  const titles = { fa: "ضریب منصفانه، آب آرام", tr: "Adil oranlar, sakin sular" };
  for (const [code, title] of Object.entries(titles))
    await writeFile(join(popup, `messages/${code}.json`), JSON.stringify({ sport: { hero: { title } } }));
  await cp(popup, desktopOnly, { recursive: true });
  await change(desktopOnly, ', mobile: "m.harbour.example"', "");
  await change(desktopOnly, 'mobile: { blocks: { betSlip: "sheet", navigation: "tabs" } },', "");
  built = await build(popup, join(popup, "dist"));
}, 60_000);

const text = (name: string): string => built.get(name)?.toString() ?? "";
const documents = (): string[] => [...built.keys()].filter((name) => name.endsWith(".html"));
const bootOf = (name: string): Boot => {
  const json = /id="livery-boot">(.*)<\/script>/.exec(text(name))?.[1] ?? "";
  return readBoot({ getElementById: () => ({ textContent: json }) });
};

describe("an assembled brand contains only what it chose", () => {
  test.each([
    ["the first of each variant", 0],
    ["the last of each variant", -1],
  ] as const)("of every variant of the closed list, when it chooses %s", async (_what, which) => {
    const choices = choicesAt(which);
    const files = await build(desktopOnly, join(desktopOnly, `dist${which}`), choices);
    const all = searchable(files);
    const wrong = withChoice(choices).flatMap((choice) => {
      const { words, part, css } = marksOf(choice.name, choice.variant);
      const expected = choice.chosen ? [words, part, css, `${choice.kind}-${choice.name}-${choice.variant}`] : [];
      const unwanted = choice.chosen ? [] : tracesOf(choice);
      return [
        ...expected.filter((trace) => !all.includes(trace)).map((trace) => `${trace} is missing`),
        ...unwanted.filter((trace) => all.includes(trace)).map((trace) => `${trace} is there`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test("two brands that differ in every variant share all other chunks byte for byte", async () => {
    const one = await build(desktopOnly, join(folder, "one"), choicesAt(0));
    const other = await build(desktopOnly, join(folder, "other"), choicesAt(-1));
    const chunks = (files: ReadonlyMap<string, Buffer>) =>
      [...files.keys()].filter((name) => /^assets\/.*\.(js|css)$/.test(name));
    const shared = new Set(chunks(one).filter((name) => other.has(name)));
    expect(differences(one, other).filter((name) => shared.has(name))).toEqual([]);
    const apart = [...chunks(one), ...chunks(other)].filter((name) => !shared.has(name));
    expect(apart.filter((name) => !/^assets\/(pages|blocks)-/.test(name))).toEqual([]);
    expect(shared.size).toBeGreaterThan(3);
  });

  test("D49 parts of the mobile host only are in brands that have one", async () => {
    const built = await build(desktopOnly, join(desktopOnly, "dist"));
    const all = searchable(built);
    expect(all).toContain("variant-betSlip-rail");
    for (const variantName of ["betSlip-sheet", "navigation-tabs"]) {
      expect(all).not.toContain(`variant-${variantName}`);
      expect(all).not.toContain(`css-${variantName}`);
    }
    expect([...built.keys()].filter((name) => name.startsWith("m/"))).toEqual([]);
    expect(await recordIn(join(desktopOnly, "dist"))).toMatchObject({ mobileHosts: [] });
  });

  test("D49 a brand contains the variants of both hosts, and both hosts share its chunks", async () => {
    const both = join(folder, "both");
    await cp(popup, both, { recursive: true });
    await change(both, "mobile: {", 'mobile: { pages: { login: "page" },');
    const union = searchable(await build(both, join(both, "dist")));
    expect(union).toContain("variant-login-popup");
    expect(union).toContain("variant-login-page");
    const scripts = (name: string) =>
      [...text(name).matchAll(/<script type="module" src="([^"]*)"/g)].map(([, src]) => src);
    expect(scripts("m/en/index.html")).toEqual(scripts("en/index.html"));
  });

  test("the same input gives the same bytes", async () => {
    const repeated = await build(popup, join(folder, "again"));
    expect(differences(repeated, built)).toEqual([]);
  });
});

describe("D51 a brand with several themes", () => {
  test("has its own theme in the documents, under its name, and every other theme as a sheet with its fonts", async () => {
    const themed = join(folder, "themed");
    await cp(popup, themed, { recursive: true });
    const night = '{ title: "Night", tokens: { home: "dark" }, fonts: ["orbitron", "exo-2"] }';
    await change(themed, "  tokens,", `  tokens,\n  themes: { night: ${night} },`);
    const files = await build(themed, join(themed, "dist"));
    const read = (name: string): string => files.get(name)?.toString() ?? "";
    const { themes } = await recordIn(join(themed, "dist"));
    expect(themes).toMatchObject([
      { name: "harbour", modes: ["light", "dark"], sheets: {}, bySystem: true },
      { name: "night", modes: ["dark", "light"], bySystem: false },
    ]);
    const sheets = themes[1]?.sheets ?? {};
    const sheetIn = (lang: string): string => read((sheets[lang] ?? "").slice(1));
    for (const lang of ["en", "fa", "tr", "de"]) {
      expect(sheetIn(lang)).toContain('[data-theme="night"]{color-scheme:dark');
      expect(sheetIn(lang)).toContain("Exo 2 Variable");
    }
    // Its letters lack Turkish ones: a word would be set in two families.
    expect(sheetIn("de")).toContain('font-family:"Orbitron Variable"');
    expect(sheetIn("tr")).not.toContain('font-family:"Orbitron Variable"');
    // An app that is installed opens in the theme of the settings.
    const manifestOf = (from: typeof files) =>
      JSON.parse(from.get("manifest.webmanifest")?.toString() ?? "") as { theme_color: string };
    const opened = await build(themed, join(themed, "night"), {}, { site_default_theme: "night" });
    expect(manifestOf(files).theme_color).toBe(themes[0]?.frames.light);
    expect(manifestOf(opened).theme_color).toBe(themes[1]?.frames.dark);
    expect(themes[1]?.frames.dark).not.toBe(themes[0]?.frames.light);
    const home = read("en/index.html");
    expect(home).toContain('[data-theme="harbour"]{color-scheme:light');
    expect(home).not.toContain('[data-theme="night"]');
    expect(home).toContain(`"sheet":"${sheets["en"]}"`);
  });
});

describe("D49 a document of the mobile host", () => {
  test("is prerendered with its own shell, at the site's canonical address", () => {
    const html = text("m/fa/index.html");
    expect(html).toContain('<html lang="fa" dir="rtl" data-theme="harbour" data-shell="mobile">');
    expect(html).toContain("variant-navigation-tabs");
    expect(html).toContain('<link rel="canonical" href="https://harbour.example/fa/">');
    expect(text("fa/index.html")).not.toContain("variant-navigation-tabs");
    expect(text("fa/index.html")).toContain('href="https://m.harbour.example/fa/"');
  });

  test("names its shell and that shell's variants", () => {
    const site = bootOf("en/index.html");
    const mobile = bootOf("m/en/index.html");
    expect([site.shell, mobile.shell]).toEqual(["desktop", "mobile"]);
    expect([site.blocks.betSlip.variant, mobile.blocks.betSlip.variant]).toEqual(["rail", "sheet"]);
    expect([site.blocks.navigation, mobile.blocks.navigation?.variant]).toEqual([undefined, "tabs"]);
    expect(mobile.pages.home).toEqual(site.pages.home);
    expect(mobile.inlined).toEqual(expect.arrayContaining([...(mobile.blocks.navigation?.css ?? ["none"])]));
  });

  test("exists beside the site's document under the same name", () => {
    for (const name of documents().filter((each) => !each.startsWith("m/"))) expect(built.has(`m/${name}`)).toBe(true);
  });
});

describe("a document", () => {
  test("is prerendered with the chosen variant, in each language", () => {
    for (const [code, dir] of [
      ["en", "ltr"],
      ["fa", "rtl"],
      ["tr", "ltr"],
      ["de", "ltr"],
    ] as const) {
      const html = text(`${code}/index.html`);
      expect(html).toContain(`<html lang="${code}" dir="${dir}" data-theme="harbour" data-shell="desktop">`);
      expect(html).toContain("variant-home-lobby");
      expect(bootOf(`${code}/index.html`)).toMatchObject({ lang: code, dir, brand: { name: "harbour" } });
    }
    expect(bootOf("fa/index.html").messages["sport"]).toMatchObject({ hero: { title: "ضریب منصفانه، آب آرام" } });
    expect(bootOf("tr/index.html").messages).toMatchObject({
      sport: { hero: { title: "Adil oranlar, sakin sular" } },
      slip: { totalOdds: "Toplam oran" },
    });
  });

  test("of another route than Home is an empty shell that search engines do not index", () => {
    expect(text("en/shell.html")).toContain('<div id="root"></div>');
    expect(text("en/shell.html")).toContain('<meta name="robots" content="noindex">');
    expect(text("404.html")).toContain("variant-home-lobby");
    expect(text("404.html")).toContain('<meta name="robots" content="noindex">');
  });

  test("has a policy that allows its own style by hash and no other", async () => {
    const headers = JSON.parse(await readFile(join(popup, "dist", builtFolder.headers), "utf8")) as Record<
      string,
      Record<string, string>
    >;
    expect(Object.keys(headers).sort()).toEqual(
      documents()
        .map((name) => `/${name}`)
        .sort(),
    );
    for (const name of documents()) {
      const policy = headers[`/${name}`]?.["content-security-policy"] ?? "";
      const styles = [...text(name).matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
        ([, style]) => `'${cspHash(style ?? "")}'`,
      );
      expect(/style-src ([^;]*)/.exec(policy)?.[1]).toBe(["'self'", ...styles].join(" "));
      expect(policy).toContain("require-trusted-types-for 'script'");
    }
  });

  test("has no style attribute, no event attribute and no script except its entry and its data", () => {
    for (const name of documents()) {
      expect(text(name)).not.toMatch(/<[a-z][^<>]*\s(style|on[a-z]+)=/i);
      const scripts = [...text(name).matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
      for (const attributes of scripts) expect(attributes).toMatch(/ type="(application\/json|module)"/);
    }
  });

  test("lists the styles that it has inlined, which are those of its first view", () => {
    const { inlined, pages, blocks } = bootOf("en/index.html");
    for (const variantFiles of [pages.home, blocks.header, blocks.footer, blocks.betSlip]) {
      expect(variantFiles.css.length).toBeGreaterThan(0);
      expect(inlined).toEqual(expect.arrayContaining([...variantFiles.css]));
    }
    for (const css of pages.login.css) expect(inlined).not.toContain(css);
    expect(text("en/index.html")).toContain("css-home-lobby");
  });

  test("preloads the scripts of its first view and the font files of its language", () => {
    const preloads = (name: string) =>
      [...text(name).matchAll(/<link rel="modulepreload" href="([^"]*)"/g)].map(([, href]) => href);
    const { pages, blocks } = bootOf("en/index.html");
    expect(preloads("en/index.html")).toContain(blocks.header.js);
    // What a document shows already is taken over as soon as its code comes, which waits for that of the frame.
    for (const { js } of [pages.home, blocks.footer, blocks.betSlip, pages.login])
      expect(preloads("en/index.html")).not.toContain(js);
    expect(preloads("en/shell.html")).toEqual(
      expect.arrayContaining([blocks.header.js, blocks.footer.js, blocks.betSlip.js]),
    );
    expect(preloads("en/shell.html")).not.toContain(pages.home.js);
    // The scripts of a page that is there already give way to its letters and pictures; a shell waits for them.
    expect(text("en/index.html")).toMatch(/<script type="module" src="[^"]*" fetchpriority="low">/);
    expect(text("en/shell.html")).not.toContain("fetchpriority");
    expect(text("en/index.html")).toMatch(/as="font"[^>]*figtree-latin-[^>]*woff2/);
    expect(text("fa/index.html")).toMatch(/as="font"[^>]*vazirmatn-arabic-[^>]*woff2/);
    expect(text("en/index.html")).not.toContain('Vazirmatn Fallback";src');
    for (const name of ["tr/index.html", "de/shell.html"]) {
      const [file] = /assets\/figtree-latin-ext-[^)]*\.woff2/.exec(text(name)) ?? [];
      expect(missingFrom(built, [file ?? "a file with the letters beyond Latin-1"])).toEqual([]);
    }
    expect(text("en/index.html")).not.toContain("figtree-latin-ext");
  });

  test("describes the brand in its language, for search engines, shared links and the manifest", () => {
    const described = (name: string) =>
      [...text(name).matchAll(/<meta (?:name|property)="(?:og:)?description" content="([^"]*)">/g)].map(([, it]) => it);
    const [english, persian] = ["en", "fa"].map((code) => described(`${code}/index.html`));
    expect(english).toEqual([expect.stringContaining("Every coupon"), english?.[0]]);
    expect(persian?.[0]).toMatch(/[\u0600-\u06ff]/u);
    expect(JSON.parse(text("manifest.webmanifest"))).toMatchObject({ description: english?.[0] });
    expect(text("en/index.html")).toContain('property="og:image" content="https://harbour.example/icons/card.png"');
  });

  test("that the house serves with new settings is as if it were built with them, and so is the manifest", async () => {
    const first = { site_title: "Quay", site_keywords: "odds", site_favicon: "/quay.png", site_description: "A quay" };
    const next = { site_title: "The Meadow Bookmakers", site_keywords: "", site_favicon: "", site_description: "" };
    const [then, now] = [join(folder, "then"), join(folder, "now")];
    const [before, after] = [await build(popup, then, {}, first), await build(popup, now, {}, next)];
    const seen = (name: string, content: string) =>
      name.endsWith(".html") ? content.slice(0, content.indexOf("</head>")).split("\n").toSorted() : content;
    const at = async (path: string, files: typeof before, out: string, settings: SettingsDocument) => {
      const body = files.get(path) ?? Buffer.from("absent");
      const file = { path: `/${path}`, type: "", tag: "", body, packed: {}, immutable: false, headers: {} };
      const given = parseSettings(settings);
      return seen(path, withSettings(file, await recordIn(out), given).body.toString());
    };
    for (const path of ["en/index.html", "m/fa/shell.html", "404.html", "manifest.webmanifest"]) {
      expect(await at(path, before, then, next)).toEqual(seen(path, after.get(path)?.toString() ?? ""));
      expect(await at(path, after, now, first)).toEqual(seen(path, before.get(path)?.toString() ?? ""));
    }
  });

  test("links to existing files only", () => {
    for (const name of documents()) {
      const paths = [...text(name).matchAll(/(?:href|src)="(\/[^"/][^"]*\.[a-z0-9]+)"/g)].map(
        ([, path]) => path?.slice(1) ?? "",
      );
      expect(missingFrom(built, paths)).toEqual([]);
    }
  });
});

test("beside the documents there are icons, manifest and compressed copies, and nothing that is not for the public", async () => {
  expect(unknownFiles([...built.keys()])).toEqual([]);
  const all = await filesBelow(join(popup, "dist"));
  expect([...all.keys()].filter((name) => !name.startsWith("public/"))).toEqual(["headers.json", "site.json"]);
  expect(await recordIn(join(popup, "dist"))).toMatchObject({
    brand: "harbour",
    hosts: ["harbour.example", "m.harbour.example"],
    mobileHosts: ["m.harbour.example"],
    languages: ["en", "fa", "tr", "de"],
    defaultLanguage: "en",
    routes: ["sports", "page/$id"],
  });
  expect(text("robots.txt")).toContain("Sitemap: https://harbour.example/sitemap.xml");
  const icons = [
    "favicon.svg",
    "favicon.ico",
    "icons/icon-192.png",
    "icons/maskable-512.png",
    "icons/apple-touch-icon.png",
    "icons/card.png",
  ];
  expect(missingFrom(built, icons)).toEqual([]);
  const script = [...built.keys()].find((name) => /assets\/libraries-.*\.js$/.test(name)) ?? "";
  expect(built.get(`${script}.br`)?.length).toBeLessThan(built.get(script)?.length ?? 0);
  expect(built.has("en/index.html.gz")).toBe(true);
});

test("a built site has no colour of another brand, and its icons, card and manifest have its own", async () => {
  // Two brands may derive the same near-grey.
  const foreign = new Set([...(await shippedColours())].filter((hex) => shadeOf(hex).c >= 0.05));
  const readable = [...built].filter(([name]) => /\.(?:css|html|svg|webmanifest|xml|txt|json)$/u.test(name));
  for (const [name, content] of readable)
    expect([name, coloursIn(content.toString()).filter((hex) => foreign.has(hex))]).toEqual([name, []]);
  const { tokens } = await loadSkin(popup);
  const header = resolveTheme(tokens).regions.header?.light.color.page ?? "";
  const manifest = JSON.parse(text("manifest.webmanifest")) as Readonly<Record<string, string>>;
  expect(manifest["theme_color"]).toBe(header);
  const { data } = await sharp(built.get("icons/card.png")).raw().toBuffer({ resolveWithObject: true });
  expect(`#${data.subarray(0, 3).toString("hex")}`).toBe(header);
});

test("a failed build leaves the earlier build unchanged", async () => {
  const broken = join(folder, "broken");
  await cp(popup, broken, { recursive: true });
  await rm(join(broken, "assets/logo.svg"));
  await expect(build(broken, join(broken, "dist"))).rejects.toThrow(ConfigError);
  const [after, before] = await Promise.all([broken, popup].map((brand) => filesBelow(join(brand, "dist"))));
  expect([...(after?.keys() ?? [])]).toEqual([...(before?.keys() ?? ["nothing"])]);
});

test("a second build of the same sources is taken from the cache", async () => {
  await buildPlatform(site);
  expect((await buildPlatform(site)).fromCache).toBe(true);
});
