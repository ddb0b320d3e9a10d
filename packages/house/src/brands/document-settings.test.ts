import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { BrandFile, SiteFile } from "./brand.ts";
import { withSettings } from "./document-settings.ts";

const ownIcons = '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/favicon.svg">';
const site: SiteFile = {
  brand: "harbour",
  hosts: ["harbour.localhost"],
  languages: ["fa", "en"],
  defaultLanguage: "en",
  release: "1",
  routes: [""],
  own: { descriptions: { en: "Odds on calm water", fa: "ضریب منصفانه" }, icons: ownIcons },
};

interface Head {
  readonly title?: string;
  /** The elements of settings that a build leaves out where they are empty. */
  readonly metas?: string;
  readonly about?: string;
  readonly icons?: string;
}

const head = ({ title = "Harbour", metas = "", about = "Odds", icons = ownIcons }: Head = {}): string =>
  `<title>${title}</title>\n${metas}<meta name="description" content="${about}">\n<meta property="og:site_name" content="${title}">\n<meta property="og:title" content="${title}">\n<meta property="og:description" content="${about}">\n<meta property="og:image:alt" content="${title}">\n${icons}`;

function fileAt(path: string, body: string): BrandFile {
  return { path, type: "", tag: '"1"', body: Buffer.from(body), packed: {}, immutable: false, headers: {} };
}

const documentWith = (elements: string, path = "/en/index.html"): BrandFile =>
  fileAt(
    path,
    `<!doctype html>\n<html lang="en">\n<head>\n${elements}\n</head>\n<body><svg><title>Harbour</title></svg></body></html>`,
  );
const text = ({ body }: BrandFile): string => body.toString("utf8");

test("a document has the title of the settings in its head, and the rest as it was built", () => {
  const titled = withSettings(documentWith(head()), site, { title: 'Tom & "Co" $& Sons' });
  expect(text(titled)).toBe(text(documentWith(head({ title: "Tom &amp; &quot;Co&quot; $&amp; Sons" }))));
  expect(brotliDecompressSync(titled.packed.br ?? Buffer.alloc(0))).toEqual(titled.body);
});

test("it has their description, keywords, proof of ownership and icon, whether it was built with some or with none", () => {
  const metas = (verification: string, keywords: string): string =>
    `<meta name="keywords" content="${keywords}">\n<meta name="google-site-verification" content="${verification}">\n`;
  const settings = {
    description: "Fair $1 & square",
    keywords: "odds, bets",
    googleSiteVerification: "abc",
    favicon: "/a.png?x=1&y=2",
  };
  const wanted = head({
    metas: metas("abc", "odds, bets"),
    about: "Fair $1 &amp; square",
    icons: '<link rel="icon" href="/a.png?x=1&amp;y=2">',
  });
  for (const built of [head(), head({ metas: metas("old", "before") })])
    expect(text(withSettings(documentWith(built), site, settings))).toBe(text(documentWith(wanted)));
  const none = { description: "", keywords: "", googleSiteVerification: "", favicon: null };
  const own = (about: string): string => head({ about });
  expect(text(withSettings(documentWith(wanted), site, none))).toBe(text(documentWith(own("Odds on calm water"))));
  expect(text(withSettings(documentWith(wanted, "/m/fa/shell.html"), site, none))).toContain(own("ضریب منصفانه"));
  expect(text(withSettings(documentWith(wanted, "/404.html"), site, none))).toContain(own("Odds on calm water"));
});

test("an installed app has the title and the description of the settings", () => {
  const built = { id: "/", name: "Harbour", short_name: "Harbour", description: "Odds", icons: [] };
  const manifest = fileAt("/manifest.webmanifest", `${JSON.stringify(built, null, 2)}\n`);
  const read = (settings: Parameters<typeof withSettings>[2]): unknown =>
    JSON.parse(text(withSettings(manifest, site, settings)));
  expect(read({ title: "Meadow & Sons, Bookmakers", description: "Fair odds" })).toEqual({
    ...built,
    name: "Meadow & Sons, Bookmakers",
    short_name: "Meadow",
    description: "Fair odds",
  });
  expect(read({ description: "" })).toEqual({ ...built, description: "Odds on calm water" });
  expect(withSettings(manifest, site, { title: "Harbour", description: "Odds" })).toBe(manifest);
});

test("an installed app has the colours of the theme that the settings name", () => {
  const built = { id: "/", name: "Harbour", background_color: "#fff", theme_color: "#fff" };
  const manifest = fileAt("/manifest.webmanifest", `${JSON.stringify(built, null, 2)}\n`);
  const themed: SiteFile = {
    ...site,
    themeSettings: { defaultTheme: "", themeChange: false },
    themes: [
      {
        name: "harbour",
        modes: ["light", "dark"],
        sheets: {},
        frames: { light: "#fff", dark: "#012" },
        bySystem: true,
      },
      { name: "night", modes: ["dark"], sheets: {}, frames: { dark: "#000" }, bySystem: false },
    ],
  };
  const night = { ...built, background_color: "#000", theme_color: "#000" };
  expect(JSON.parse(text(withSettings(manifest, themed, { defaultTheme: "night" })))).toEqual(night);
  for (const settings of [{}, { defaultTheme: "gone" }])
    expect(withSettings(manifest, themed, settings)).toBe(manifest);
  const ofBuild = { ...themed, themeSettings: { defaultTheme: "night", themeChange: false } };
  const anotherBuilds = fileAt("/manifest.webmanifest", text(manifest));
  expect(JSON.parse(text(withSettings(anotherBuilds, ofBuild, {})))).toEqual(night);
});

test("with the settings that it was built with, without any, or if it is no page of the site, a file is served as built", () => {
  const built = documentWith(head());
  for (const settings of [{}, { title: "Harbour", description: "Odds", keywords: "", favicon: null }])
    expect(withSettings(built, site, settings)).toBe(built);
  const other = documentWith("<title>Harbour</title>");
  expect(withSettings(other, site, { title: "Meadow" })).toBe(other);
  const script = fileAt("/assets/main.js", "<title>Harbour</title>");
  expect(withSettings(script, site, { title: "Meadow" })).toBe(script);
});

test("it is made once for the same settings, and again for the next ones", () => {
  const built = documentWith(head());
  const meadow = withSettings(built, site, { title: "Meadow" });
  expect(withSettings(built, site, { title: "Meadow" })).toBe(meadow);
  const quay = withSettings(built, site, { title: "Quay" });
  expect(quay.tag).not.toBe(meadow.tag);
  expect(text(quay)).toContain("<title>Quay</title>");
});

test("it is made once for each of the sites that share a build, however they take turns, and not kept for ever", () => {
  const built = documentWith(head());
  const made = ["Meadow", "Quay"].map((title) => withSettings(built, site, { title }));
  for (const [at, title] of ["Meadow", "Quay", "Meadow", "Quay"].entries())
    expect(withSettings(built, site, { title })).toBe(made[at % 2]);
  for (let change = 0; change < 100; change += 1) {
    withSettings(built, site, { title: `Harbour ${change}` });
    // One that is asked for stays, with a theme of which a document has nothing too.
    expect(withSettings(built, site, { title: "Meadow", defaultTheme: `theme ${change}` })).toBe(made[0]);
  }
  expect(withSettings(built, site, { title: "Quay" })).not.toBe(made[1]);
});
