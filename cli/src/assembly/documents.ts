import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { siteDescription } from "@livery/contract/settings";
import { brandCard, escapeHtml, siteOrigin, type Boot, type HeadInput, type Shell, type Skin } from "@livery/skin";
import type { Platform } from "../platform/build-platform.ts";
import type { BuiltOverrides } from "../overrides/build-overrides.ts";
import type { BakedSettings } from "./baked.ts";
import type { BuiltFile } from "../files/built-file.ts";
import { unique, type Closure } from "../platform/closure.ts";
import { buildDocument, redirectDocument, type BuiltDocument } from "./document.ts";
import type { BrandChunks, ShellChunks } from "./brand-chunks.ts";
import type { BrandFonts } from "./fonts.ts";
import { prerender, type SiteServer } from "./render.ts";
import { inlineStyle, type InlineStyle } from "./stylesheet.ts";
import type { ThemeColours } from "./theme-colours.ts";

export interface DocumentsInput {
  readonly skin: Skin;
  readonly baked: BakedSettings;
  /** By shell and language. */
  readonly boots: ReadonlyMap<Shell, Readonly<Record<string, Boot>>>;
  readonly chunks: BrandChunks;
  readonly colours: ThemeColours;
  /** By language, where the settings have none. */
  readonly ownDescriptions: Readonly<Record<string, string>>;
  readonly fonts: BrandFonts;
  readonly server: SiteServer;
  /** Layers and theme: the first part of every document's style. */
  readonly style: string;
  readonly platform: Pick<Platform, "clientFolder">;
  readonly overrides: BuiltOverrides;
}

export interface BrandDocuments {
  readonly files: readonly BuiltFile[];
  readonly headers: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A path without a route: its prerender is the 404 page (D45). */
const unknownPath = "404";

/** The folder of a shell's documents: the mobile host's are beside the site's, under the same names (D49). */
const folders: Readonly<Record<Shell, string>> = { desktop: "", mobile: "m/" };

/**
 * Every document of a brand, for each of its shells: Home and 404 prerendered by language, a shell for the rest, and the redirect
 * to the default language.
 */
export async function brandDocuments(input: DocumentsInput): Promise<BrandDocuments> {
  const documents = new Map<string, BuiltDocument>();
  for (const [shell, chunks] of input.chunks.shells)
    for (const [path, built] of await shellDocuments(input, chunks, input.boots.get(shell) ?? {}))
      documents.set(folders[shell] + path, built);
  return {
    files: [...documents].map(([path, { html }]) => ({ path, content: html })),
    headers: Object.fromEntries([...documents].map(([path, { headers }]) => [`/${path}`, headers])),
  };
}

async function shellDocuments(
  input: DocumentsInput,
  { required, firstView, frame }: ShellChunks,
  boots: Readonly<Record<string, Boot>>,
): Promise<ReadonlyMap<string, BuiltDocument>> {
  const { baked } = input;
  const { main, deferred } = input.chunks;
  const ofHome = { style: await styleOf(input, [main, ...firstView]), scripts: required };
  const ofFrame = { style: await styleOf(input, [main, ...frame]), scripts: [...frame, ...deferred] };
  const documents = new Map<string, BuiltDocument>();
  for (const [code, boot] of Object.entries(boots)) {
    // "/en/" prerenders to nothing: the router redirects it to "/en" (assembly.md).
    documents.set(`${code}/index.html`, await prerendered(input, boot, ofHome, `/${code}`, true));
    documents.set(`${code}/404.html`, await prerendered(input, boot, ofHome, `/${code}/${unknownPath}`, false));
    documents.set(`${code}/shell.html`, document(input, boot, ofFrame, "", false));
  }
  const notFound = documents.get(`${baked.defaultLanguage}/404.html`);
  if (notFound) documents.set("404.html", notFound);
  documents.set("index.html", redirectDocument(`/${baked.defaultLanguage}/`, escapeHtml(baked.settings.title)));
  return documents;
}

/** The head of a document: its inline style and the scripts to preload. */
interface View {
  readonly style: InlineStyle;
  readonly scripts: readonly Closure[];
}

async function prerendered(
  input: DocumentsInput,
  boot: Boot,
  view: View,
  url: string,
  indexed: boolean,
): Promise<BuiltDocument> {
  const markup = await prerender(input.server, {
    boot: { ...boot, inlined: view.style.inlined },
    url,
    own: input.overrides.variants,
  });
  return document(input, boot, view, markup, indexed);
}

function document(
  input: DocumentsInput,
  boot: Boot,
  { scripts: closures, style }: View,
  markup: string,
  indexed: boolean,
): BuiltDocument {
  const { chunks, fonts, skin } = input;
  const script = `/${chunks.main.scripts.at(-1) ?? ""}`;
  const scripts = unique([chunks.main, ...closures].flatMap((closure) => closure.scripts)).map((file) => `/${file}`);
  const language = boot.languages.find(({ code }) => code === boot.lang);
  return buildDocument({
    head: headInput(input, boot, indexed),
    boot: { ...boot, inlined: style.inlined },
    skin,
    style: style.text + (language ? fonts.css(language) : ""),
    script,
    preloads: scripts.filter((path) => path !== script),
    font: language && fonts.firstFile(language),
    markup,
  });
}

function headInput(input: DocumentsInput, boot: Boot, indexed: boolean): HeadInput {
  const { settings } = input.baked;
  return {
    title: settings.title,
    description: siteDescription(settings.description, input.ownDescriptions, boot.lang),
    keywords: settings.keywords,
    origin: siteOrigin(input.skin.domains.site),
    ...(input.skin.domains.mobile !== undefined && { mobileOrigin: siteOrigin(input.skin.domains.mobile) }),
    lang: boot.lang,
    languages: boot.languages,
    defaultLanguage: input.baked.defaultLanguage,
    page: "",
    indexed,
    themeColours: input.colours,
    favicon: settings.favicon,
    siteVerification: settings.googleSiteVerification,
    card: brandCard,
  };
}

function styleOf(input: DocumentsInput, closures: readonly Closure[]): Promise<InlineStyle> {
  const own = new Map(input.overrides.files.map(({ path, content }) => [path, content]));
  const styles = unique(closures.flatMap((closure) => closure.styles));
  return inlineStyle(input.style, styles, async (style) => {
    const content = own.get(style) ?? (await readFile(join(input.platform.clientFolder, style)));
    return Buffer.from(content).toString();
  });
}
