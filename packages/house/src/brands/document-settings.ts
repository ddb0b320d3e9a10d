import { shortTitle, siteDescription, type GivenSettings } from "@livery/contract/settings";
import type { BrandFile, SiteFile } from "./brand.ts";
import { escaped } from "../http/escaped.ts";
import { documentLanguage } from "./language.ts";
import { rewritten } from "./rewritten.ts";
import { frameOf, siteTheme } from "./theme.ts";

/** The settings that are seen before a page has run: by search engines, by shared links, in the tab and in an installed app. */
type DocumentSettings = Pick<
  GivenSettings,
  "defaultTheme" | "description" | "favicon" | "googleSiteVerification" | "keywords" | "title"
>;

/** Sites that are served from one build with settings of their own: so many files are kept for each that was built. */
const mostSites = 16;
/** The files with settings, by the file that was built and the settings; the last one that was asked for last. */
const written = new WeakMap<BrandFile, Map<string, BrandFile>>();

/**
 * A brand's document or manifest with the settings that its site has now. It was built with those of that time, and has them still where
 * the site sets none. What the page itself shows changes once it has fetched the settings. Other files are returned unchanged.
 */
export function withSettings(file: BrandFile, site: SiteFile, settings: DocumentSettings): BrandFile {
  const write = writerOf(file.path);
  if (write === undefined) return file;
  const key = JSON.stringify(settingsOf(write, settings));
  const files = written.get(file) ?? new Map<string, BrandFile>();
  written.set(file, files);
  const made = files.get(key) ?? writtenBy(write, file, site, settings);
  files.delete(key);
  // That of a site before its settings changed, or of one site too many: the one that nobody asked for the longest.
  const [oldest] = files.size < mostSites ? [] : files.keys();
  if (oldest !== undefined) files.delete(oldest);
  files.set(key, made);
  return made;
}

/** What of the settings a file is written with. */
function settingsOf(write: Write, settings: DocumentSettings): readonly unknown[] {
  const { defaultTheme, description, favicon, googleSiteVerification, keywords, title } = settings;
  return write === inManifest
    ? [defaultTheme, description, title]
    : [description, favicon, googleSiteVerification, keywords, title];
}

function writtenBy(write: Write, file: BrandFile, site: SiteFile, settings: DocumentSettings): BrandFile {
  const built = file.body.toString("utf8");
  const text = write(built, settings, site, documentLanguage(site, file.path));
  return text === built ? file : rewritten(file, text);
}

type Write = (built: string, settings: DocumentSettings, site: SiteFile, lang: string) => string;

function writerOf(path: string): Write | undefined {
  if (path === "/manifest.webmanifest") return inManifest;
  return path.endsWith(".html") ? inDocument : undefined;
}

const inManifest: Write = (built, settings, site, lang) => {
  const { description, title } = settings;
  const { own, themes = [] } = site;
  const theme = themes.find(({ name }) => name === siteTheme(site, settings).theme);
  const colour = theme && frameOf(theme);
  const manifest: unknown = {
    ...(JSON.parse(built) as object),
    ...(title !== undefined && { name: title, short_name: shortTitle(title) }),
    ...(description !== undefined && { description: siteDescription(description, own?.descriptions, lang) }),
    ...(colour !== undefined && { background_color: colour, theme_color: colour }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};

const inDocument: Write = (built, settings, { own }, lang) => {
  const end = built.indexOf("</head>");
  const head = built.slice(0, Math.max(end, 0));
  // A document that is no page of a site has no such head.
  if (!head.includes('<meta property="og:site_name"')) return built;
  const { description, favicon, googleSiteVerification, keywords, title } = settings;
  const about = description === undefined ? undefined : siteDescription(description, own?.descriptions, lang);
  const changes = [
    withTitle(title),
    withMeta('name="google-site-verification"', googleSiteVerification),
    withMeta('name="keywords"', keywords),
    withMeta('property="og:description"', about),
    withMeta('name="description"', about),
    withIcons(favicon === null ? own?.icons : favicon && `<link rel="icon" href="${escaped(favicon)}">`),
  ];
  return changes.reduce((text, change) => change(text), head) + built.slice(head.length);
};

type Change = (head: string) => string;

const asBuilt: Change = (head) => head;

function withTitle(title: string | undefined): Change {
  if (title === undefined) return asBuilt;
  const text = escaped(title);
  return (head) =>
    head
      .replace(/<title>[^<]*/u, () => `<title>${text}`)
      .replaceAll(
        /(<meta property="og:(?:site_name|title|image:alt)" content=")[^"]*/gu,
        (_, before: string) => before + text,
      );
}

/** An element that is absent where its text is empty, as a build writes it. */
function withMeta(attribute: string, content: string | undefined): Change {
  if (content === undefined) return asBuilt;
  const element = content === "" ? "" : `<meta ${attribute} content="${escaped(content)}">\n`;
  const built = new RegExp(`<meta ${attribute} content="[^"]*">\n`, "u");
  return (head) =>
    built.test(head) ? head.replace(built, () => element) : head.replace("</title>\n", (before) => before + element);
}

function withIcons(links: string | undefined): Change {
  if (links === undefined) return asBuilt;
  return (head) => head.replace(/(?:<link rel="icon" [^>]*>\n)+/u, () => `${links}\n`);
}
