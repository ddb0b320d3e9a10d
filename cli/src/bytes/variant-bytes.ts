import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { allVariants, variantFile, type Shell, type Skin } from "@livery/skin";
import { closureOf, unique, type Closure } from "../platform/closure.ts";
import { brandChunks } from "../assembly/brand-chunks.ts";
import { chosenVariants } from "../platform/chosen-variants.ts";
import { brandFonts, withFallbacks } from "../assembly/fonts.ts";
import { bootLanguages } from "../assembly/languages.ts";
import { brandStyle, inlineStyle } from "../assembly/stylesheet.ts";
import { noOverrides, type BuiltOverrides } from "../overrides/build-overrides.ts";
import { variantKey, type VariantId } from "../platform/variant-key.ts";
import type { Platform } from "../platform/build-platform.ts";
import type { SiteSource } from "../platform/site-source.ts";
import { scale, sum, weigh, type PartWeight, type ReadFile, type Weight } from "./weigh.ts";

/** The size that one variant adds to the site's entry: at once, and later by dynamic imports. */
export interface VariantBytes extends VariantId {
  /** The brand's own file replaces it. */
  readonly own: boolean;
  readonly atOnce: PartWeight;
  readonly later: PartWeight;
  /** The part of `atOnce` that no other variant loads. */
  readonly alone: PartWeight;
}

export interface PlatformBytes {
  /** The site's entry and its static imports: in every brand. */
  readonly main: PartWeight;
  readonly variants: readonly VariantBytes[];
  /** The files that several of these variants load, without the entry's; each file once. */
  readonly shared: PartWeight;
}

export interface BrandBytes extends PlatformBytes {
  readonly brand: string;
  /** Layers and theme: in every document. */
  readonly theme: Weight;
  /** All subsets of all languages; a visitor loads those of their own. */
  readonly fonts: Weight;
  /**
   * The files that Home needs at once, by shell: the entry, the blocks and Home's variant, each script once; the style as in the
   * document of the brand's first language, with theme and font faces, compressed as one.
   */
  readonly firstView: Readonly<Partial<Record<Shell, PartWeight>>>;
  /** Every script and sheet in the brand's folder, each once. */
  readonly all: PartWeight;
}

interface Source {
  readonly platform: Platform;
  readonly site: SiteSource;
}

/** The sizes of all variants of the platform. */
export function platformBytes(source: Source): Promise<PlatformBytes> {
  return bytesOf(source, allVariants(), noOverrides);
}

/** The sizes of a brand's variants, with its theme and fonts. */
export async function brandBytes(
  source: Source,
  skin: Skin,
  overrides: BuiltOverrides,
  brandFolder?: string,
): Promise<BrandBytes> {
  const { platform, site } = source;
  const chosen = [...chosenVariants(skin).values()];
  const shown = allVariants().filter(({ kind, name, variant }) =>
    chosen.some((choices) => new Map<string, string>(Object.entries(choices[kind])).get(name) === variant),
  );
  const chunks = brandChunks(platform.manifest, site, skin, overrides.closures);
  const names = skin.assets.fonts ?? [];
  const fonts = await brandFonts(names, bootLanguages(skin.languages), brandFolder);
  const style = brandStyle(skin, withFallbacks(skin.tokens, names));
  const fixed = new Map<string, string | Uint8Array>(fonts.files.map(({ path, content }) => [path, content]));
  const { file, part, read } = scaleOf(source, overrides, new Map([...fixed, ["theme.css", style]]));
  const [language] = bootLanguages(skin.languages);
  const firstView = [...chunks.shells].map(async ([shell, shellChunks]) => {
    const closures = [chunks.main, ...shellChunks.firstView];
    const sheets = unique(closures.flatMap(({ styles }) => styles));
    const { text } = await inlineStyle(style, sheets, async (path) => Buffer.from(await read(path)).toString());
    return [
      shell,
      {
        js: (await part(firstFiles([chunks.main, ...shellChunks.required]))).js,
        css: await weigh(text + (language ? fonts.css(language) : "")),
      },
    ] as const;
  });
  return {
    brand: skin.name,
    ...(await bytesOf(source, shown, overrides)),
    theme: await file("theme.css"),
    fonts: sum(await Promise.all([...fixed.keys()].map(file))),
    firstView: Object.fromEntries(await Promise.all(firstView)),
    all: await part(chunks.files),
  };
}

async function bytesOf(source: Source, shown: readonly VariantId[], overrides: BuiltOverrides): Promise<PlatformBytes> {
  const { manifest } = source.platform;
  const { part } = scaleOf(source, overrides, new Map());
  const main = closureOf(manifest, source.site.clientEntry);
  const brought = shown.map((variantId) => {
    const own = overrides.closures.get(variantKey(variantId));
    const closure = own ?? closureOf(manifest, `src/${variantFile(variantId.kind, variantId.name, variantId.variant)}`);
    const first = firstFiles([closure]).filter((path) => !main.files.includes(path));
    const later = closure.files.filter((path) => !first.includes(path) && !main.files.includes(path));
    return { variantId, own: own !== undefined, first, later };
  });
  const users = new Map<string, number>();
  for (const path of brought.flatMap(({ first }) => first)) users.set(path, (users.get(path) ?? 0) + 1);
  const isAlone = (path: string): boolean => users.get(path) === 1;
  const variants = brought.map(async ({ variantId, own, first, later }): Promise<VariantBytes> => ({
    ...variantId,
    own,
    atOnce: await part(first),
    later: await part(later),
    alone: await part(first.filter(isAlone)),
  }));
  return {
    main: await part(firstFiles([main])),
    variants: await Promise.all(variants),
    shared: await part([...users.keys()].filter((path) => !isAlone(path))),
  };
}

function firstFiles(closures: readonly Closure[]): readonly string[] {
  return unique(closures.flatMap(({ scripts, styles }) => [...scripts, ...styles]));
}

function scaleOf(
  { platform }: Source,
  overrides: BuiltOverrides,
  fixed: ReadonlyMap<string, string | Uint8Array>,
): ReturnType<typeof scale> & { readonly read: ReadFile } {
  const own = new Map([...fixed, ...overrides.files.map(({ path, content }) => [path, content] as const)]);
  const known = scales.get(platform) ?? scale((path) => readFile(join(platform.clientFolder, path)));
  scales.set(platform, known);
  const read: ReadFile = async (path) => own.get(path) ?? readFile(join(platform.clientFolder, path));
  return { ...scale(read, (path) => (own.has(path) ? undefined : known.file(path))), read };
}

/** A platform's files are weighed once, for all brands. */
const scales = new WeakMap<Platform, ReturnType<typeof scale>>();
