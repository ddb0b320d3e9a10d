import * as z from "zod/mini";
import { settingsKeyPattern } from "@livery/contract/signed-settings";
import { sectionNames } from "@livery/ui/tokens";
import { brandNamePattern } from "./definition.ts";
import { variantNames, pageNames, shellBlocks, type VariantKind } from "./variant-names.ts";
import { fontFamilies, type FontName } from "./fonts.ts";

const hostPattern = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Each check's message describes the allowed values for the author. */
const host = z.string().check(z.regex(hostPattern, "a host name in lower case, without scheme, port or path"));
const title = z.string().check(z.minLength(1, "1 to 60 characters"), z.maxLength(60, "1 to 60 characters"));
const brandName = z
  .string()
  .check(z.regex(brandNamePattern, "2 to 40 lower-case letters, digits and hyphens, a letter first"));
/** A path in the brand folder with one of the endings: relative, with slashes, never upwards. */
const fileInFolder =
  (...endings: readonly string[]) =>
  (path: string) =>
    endings.some((ending) => path.endsWith(ending)) &&
    !/[\\:]/.test(path) &&
    path.split("/").every((part) => part !== "" && part !== "." && part !== "..");

const picture = z
  .string()
  .check(z.refine(fileInFolder(".svg", ".png", ".webp"), "the path of a .svg, .png or .webp inside the brand folder"));
const drawing = z.string().check(z.refine(fileInFolder(".svg"), "the path of a .svg inside the brand folder"));

type Variants = readonly [string, ...string[]];
const variantsOf = (kind: VariantKind, names: readonly string[]): readonly (readonly [string, Variants])[] =>
  Object.entries<Variants>(variantNames[kind]).filter(([name]) => names.includes(name));

/** A variant for each name; the default is the first of its list. */
const choices = (kind: VariantKind, names: readonly string[]) =>
  z.strictObject(
    Object.fromEntries(
      variantsOf(kind, names).map(([name, variants]) => [name, z._default(z.enum(variants), variants[0])]),
    ),
  );
/** The given variants only; the rest of the skin determines the others. */
const someChoices = (kind: VariantKind, names: readonly string[]) =>
  z._default(
    z.strictObject(
      Object.fromEntries(variantsOf(kind, names).map(([name, variants]) => [name, z.optional(z.enum(variants))])),
    ),
    {},
  );

const fontNames = z.enum(Object.keys(fontFamilies) as [FontName, ...FontName[]]);
const fontFile = z.strictObject({
  family: z
    .string()
    .check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,60}$/u, "a font family (letters, digits, spaces and hyphens)")),
  file: z
    .string()
    .check(
      z.refine(fileInFolder(".woff2", ".ttf", ".otf"), "the path of a .woff2, .ttf or .otf inside the brand folder"),
    ),
});
const fonts = z.array(z.union([fontNames, fontFile]));

/** The schema of a skin; `validate.ts` checks its names (languages, messages, settings, tokens). */
export const skinSchema = z.strictObject({
  name: brandName,
  extends: z.optional(z.string()),
  ownColours: z.optional(z.boolean()),
  title,
  domains: z.strictObject({ site: host, mobile: z.optional(host) }),
  apiHosts: z._default(z.array(host), []),
  liveHosts: z._default(z.array(host), []),
  imageHosts: z._default(z.array(host), []),
  siteKey: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/, "8 to 64 letters, digits, hyphens and underscores"))),
  settingsKey: z.optional(
    z
      .string()
      .check(
        z.regex(settingsKeyPattern, "ed25519- and 43 characters, as `livery house settings signing-key` prints it"),
      ),
  ),
  languages: z.array(z.string()).check(
    z.minLength(1, "at least one language"),
    z.refine((codes) => new Set(codes).size === codes.length, "each language once"),
  ),
  // The token package validates them, also if they are absent.
  tokens: z.optional(z.unknown()),
  themes: z._default(
    z.record(brandName, z.strictObject({ title, tokens: z.optional(z.unknown()), fonts: z.optional(fonts) })),
    {},
  ),
  pages: z.prefault(choices("pages", pageNames), {}),
  blocks: z.prefault(choices("blocks", shellBlocks.desktop), {}),
  mobile: z.optional(
    z.strictObject({ pages: someChoices("pages", pageNames), blocks: someChoices("blocks", shellBlocks.mobile) }),
  ),
  messages: z._default(z.record(z.string(), z.record(z.string(), z.unknown())), {}),
  settings: z._default(z.record(z.string(), z.unknown()), {}),
  assets: z._default(
    z.strictObject({
      logo: z.optional(picture),
      pattern: z.optional(drawing),
      edge: z.optional(drawing),
      scene: z.optional(drawing),
      empty: z.optional(drawing),
      marks: z.optional(z.strictObject(Object.fromEntries(sectionNames.map((name) => [name, z.optional(drawing)])))),
      favicon: z.optional(drawing),
      fonts: z.optional(fonts),
    }),
    {},
  ),
  plugins: z._default(
    z.array(brandName).check(z.refine((names) => new Set(names).size === names.length, "each plugin once")),
    [],
  ),
});
