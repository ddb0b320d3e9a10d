import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { FontError, fontFolder } from "@livery/fonts";
import {
  fallbackFamily,
  familyOf,
  fontFamilies,
  type BootLanguage,
  type BrandFont,
  type FontFile,
  type FontName,
  type FontSubset,
} from "@livery/skin";
import { mergeTokens, type SkinTokens } from "@livery/ui/tokens";
import { CliError, exitCodes } from "../errors.ts";
import type { BuiltFile } from "../files/built-file.ts";
import { fallbackMetrics } from "./font-metrics.ts";
import { contentName } from "../files/hashing.ts";
import { cacheFolder } from "../platform/cache.ts";
import { ownFont } from "./own-fonts.ts";
import { terminalProgress } from "../terminal/progress.ts";

export interface BrandFonts {
  /** `@font-face` of every subset that a language needs, and of the fallbacks: a document has one language. */
  readonly css: (language: BootLanguage) => string;
  readonly files: readonly BuiltFile[];
  /** The font file of a language's first view, for a preload. */
  readonly firstFile: (language: BootLanguage) => string | undefined;
}

/** Languages, by tag, whose letters are all in the first Latin file. Those of the pseudo-language (en-XA) are not. */
const withoutAccents: ReadonlySet<string> = new Set(["en", "nl"]);

/** The subsets of a language, the most used first. */
function subsetsOf(language: BootLanguage): readonly FontSubset[] {
  const script = new Intl.Locale(language.bcp47).maximize().script;
  if (script === "Arab") return ["arabic", "latin"];
  return withoutAccents.has(language.bcp47) ? ["latin"] : ["latin", "latin-ext"];
}

/**
 * The brand's families, reduced to the subsets of its languages and hosted with it; its own files too. `folder` is the brand's: fonts
 * may be installed beside it, and its project says where packages come from.
 */
export async function brandFonts(
  fonts: readonly BrandFont[],
  languages: readonly BootLanguage[],
  folder: string = process.cwd(),
): Promise<BrandFonts> {
  const hosted = (
    await Promise.all(
      fonts.map((font) =>
        typeof font === "string" ? familyFiles(font, languages, folder) : ownFile(font, languages, folder),
      ),
    )
  ).flat();
  return {
    css: (language) =>
      hosted
        .filter(({ isFor }) => isFor(language))
        .map(({ css }) => css)
        .join(""),
    files: hosted.map(({ file }) => file),
    firstFile: (language) => {
      const font = hosted.find(({ isFirst }) => isFirst(language));
      return font && `/${font.file.path}`;
    },
  };
}

/** A font file that a build hosts, and the languages whose documents name it. */
interface HostedFont {
  readonly css: string;
  readonly file: BuiltFile;
  readonly isFor: (language: BootLanguage) => boolean;
  /** Whether a page of the language begins with it. */
  readonly isFirst: (language: BootLanguage) => boolean;
}

async function familyFiles(
  name: FontName,
  languages: readonly BootLanguage[],
  folder: string,
): Promise<readonly HostedFont[]> {
  const needed = new Set(languages.flatMap(subsetsOf));
  const subsets = fontFamilies[name].subsets.filter((subset) => needed.has(subset));
  return Promise.all(
    subsets.map(async (subset) => ({
      ...(await readFamilyFile(name, subset, folder)),
      isFor: (language: BootLanguage) => subsetsOf(language).includes(subset) && !isPatchy(name, language),
      isFirst: (language: BootLanguage) => subsetsOf(language)[0] === subset,
    })),
  );
}

async function ownFile(
  font: FontFile,
  languages: readonly BootLanguage[],
  folder: string,
): Promise<readonly HostedFont[]> {
  const { css, file, missing, writes } = await ownFont(font, folder, languages);
  const patchy = new Set<string>();
  for (const language of languages) if ((await missing(language)).length > 0) patchy.add(language.code);
  const isFor = ({ code }: BootLanguage): boolean => !patchy.has(code);
  return [{ css, file, isFor, isFirst: (language) => isFor(language) && writes(language) }];
}

/** The same tokens with each hosted family followed by its metric-compatible fallback. */
export function withFallbacks(tokens: SkinTokens, fonts: readonly BrandFont[]): SkinTokens {
  const fallbacks = new Map(fonts.map((font) => [familyOf(font), fallbackFamily(font)]));
  const widen = (families: readonly string[]): readonly string[] =>
    families.flatMap((family) => [family, fallbacks.get(family) ?? []].flat());
  const { type } = mergeTokens(tokens);
  return {
    ...tokens,
    type: {
      ...type,
      text: widen(type.text),
      display: widen(type.display),
      figures: widen(type.figures),
      // An absent table family is that of the text, which has its fallback already.
      ...(type.table && { table: widen(type.table) }),
    },
  };
}

/** Languages, by tag, all of whose letters are in the first Latin file, including those beyond English. */
const latinOne: ReadonlySet<string> = new Set(["de", "en", "es", "fr", "it", "nl", "pt", "pap-CW", "sq"]);

/** Whether a family lacks letters of a Latin language: a word would be set in two fonts. The next family has them all. */
function isPatchy(name: FontName, { bcp47 }: BootLanguage): boolean {
  const { subsets }: { readonly subsets: readonly FontSubset[] } = fontFamilies[name];
  const needsAccents = new Intl.Locale(bcp47).maximize().script === "Latn" && !latinOne.has(bcp47);
  return needsAccents && subsets.includes("latin") && !subsets.includes("latin-ext");
}

async function readFamilyFile(
  name: FontName,
  subset: FontSubset,
  brandFolder: string,
): Promise<Pick<HostedFont, "css" | "file">> {
  const { family, package: source } = fontFamilies[name];
  const folder = await folderOf(source, brandFolder);
  const content = await readFile(join(folder, "files", `${name}-${subset}-wght-normal.woff2`));
  const ranges = JSON.parse(await readFile(join(folder, "unicode.json"), "utf8")) as Readonly<Record<string, string>>;
  const metadata = JSON.parse(await readFile(join(folder, "metadata.json"), "utf8")) as {
    readonly variable: { readonly wght: { readonly min: string; readonly max: string } };
  };
  const path = `assets/${name}-${subset}-${contentName(content)}.woff2`;
  const range = basicPlane(ranges[subset] ?? "");
  const { min, max } = metadata.variable.wght;
  const own = `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${min} ${max};src:url(/${path}) format("woff2");unicode-range:${range}}`;
  return { css: own + fallbackRule(name, range), file: { path, content } };
}

async function folderOf(source: string, brandFolder: string): Promise<string> {
  try {
    return await fontFolder(source, {
      from: [brandFolder, process.cwd()],
      project: brandFolder,
      cache: join(cacheFolder(), "fonts"),
      onFetch: (name, version) => terminalProgress.note(`Fetching the font ${name} ${version}, once for all brands.`),
    });
  } catch (error) {
    if (!(error instanceof FontError)) throw error;
    throw new CliError(error.message, error.next, exitCodes.environment, error, "font_unavailable");
  }
}

/** The fallback is limited to the subset's range, because it must not render letters of another script's family. */
function fallbackRule(name: FontName, range: string): string {
  const { local, sizeAdjust, ascent, descent, lineGap } = fallbackMetrics[name];
  const sources = local.map((font) => `local("${font}")`).join(",");
  return `@font-face{font-family:"${fallbackFamily(name)}";src:${sources};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%;unicode-range:${range}}`;
}

/** Ranges beyond the basic plane are mathematical and historic characters: long in the sheet, never on the page. */
function basicPlane(ranges: string): string {
  return ranges
    .split(",")
    .filter((range) => Number.parseInt(range.replace(/^U\+/, ""), 16) <= 0xffff)
    .join(",");
}
