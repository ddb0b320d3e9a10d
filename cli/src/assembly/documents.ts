import { escapeHtml, siteOrigin, type Boot, type HeadInput, type Skin } from "@livery/skin";
import type { Platform } from "../platform/build-platform.ts";
import type { BakedSettings } from "./baked.ts";
import type { BuiltFile } from "./built-file.ts";
import { unique, type Closure } from "./closure.ts";
import { buildDocument, redirectDocument, type BuiltDocument } from "./document.ts";
import type { BrandChunks } from "./faces.ts";
import type { BrandFonts } from "./fonts.ts";
import { prerender, type SiteServer } from "./render.ts";
import { inlineStyle, type InlineStyle } from "./stylesheet.ts";
import type { ThemeColours } from "./theme-colours.ts";

export interface DocumentsInput {
  readonly skin: Skin;
  readonly baked: BakedSettings;
  readonly boots: Readonly<Record<string, Boot>>;
  readonly chunks: BrandChunks;
  readonly colours: ThemeColours;
  readonly fonts: BrandFonts;
  readonly server: SiteServer;
  /** Layers and theme: the first part of every document's style. */
  readonly style: string;
  readonly platform: Pick<Platform, "clientFolder">;
}

export interface BrandDocuments {
  readonly files: readonly BuiltFile[];
  readonly headers: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A path that no route knows: its prerender is what 404 shows (D45). */
const unknownPath = "404";

/** Every document of a brand: Home and 404 prerendered by language, a shell for the rest, and the way to the default language. */
export async function brandDocuments(input: DocumentsInput): Promise<BrandDocuments> {
  const { chunks, baked } = input;
  const home = await styleOf(input, [chunks.main, ...chunks.firstView]);
  const frame = await styleOf(input, [chunks.main, ...chunks.frame]);
  const documents = new Map<string, BuiltDocument>();
  for (const [code, boot] of Object.entries(input.boots)) {
    // "/en/" prerenders to nothing: the router answers it with a redirect to "/en" (assembly.md).
    documents.set(`${code}/index.html`, await prerendered(input, boot, home, `/${code}`, true));
    documents.set(`${code}/404.html`, await prerendered(input, boot, home, `/${code}/${unknownPath}`, false));
    documents.set(`${code}/shell.html`, document(input, boot, frame, chunks.frame, "", false));
  }
  const notFound = documents.get(`${baked.defaultLanguage}/404.html`);
  if (notFound) documents.set("404.html", notFound);
  documents.set("index.html", redirectDocument(`/${baked.defaultLanguage}/`, escapeHtml(baked.settings.title)));
  return {
    files: [...documents].map(([path, { html }]) => ({ path, content: html })),
    headers: Object.fromEntries([...documents].map(([path, { headers }]) => [`/${path}`, headers])),
  };
}

async function prerendered(
  input: DocumentsInput,
  boot: Boot,
  style: InlineStyle,
  url: string,
  indexed: boolean,
): Promise<BuiltDocument> {
  const markup = await prerender(input.server, { ...boot, inlined: style.inlined }, url);
  return document(input, boot, style, input.chunks.firstView, markup, indexed);
}

function document(
  input: DocumentsInput,
  boot: Boot,
  style: InlineStyle,
  faces: readonly Closure[],
  markup: string,
  indexed: boolean,
): BuiltDocument {
  const { chunks, fonts, skin } = input;
  const script = `/${chunks.main.scripts.at(-1) ?? ""}`;
  const scripts = unique([chunks.main, ...faces].flatMap((closure) => closure.scripts)).map((file) => `/${file}`);
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
    description: settings.description,
    keywords: settings.keywords,
    origin: siteOrigin(input.skin.domains.site),
    lang: boot.lang,
    languages: boot.languages,
    defaultLanguage: input.baked.defaultLanguage,
    page: "",
    indexed,
    themeColours: input.colours,
    siteVerification: settings.googleSiteVerification,
  };
}

function styleOf(input: DocumentsInput, closures: readonly Closure[]): Promise<InlineStyle> {
  return inlineStyle(input.style, input.platform.clientFolder, unique(closures.flatMap((closure) => closure.styles)));
}
