import type { BootLanguage, BootTheme, BrandFont, Skin } from "@livery/skin";
import { emitThemeSheet, resolveTheme, type SkinTokens } from "@livery/ui/tokens";
import { contentName } from "../files/hashing.ts";
import type { BuiltFile } from "../files/built-file.ts";
import { brandFonts, withFallbacks } from "./fonts.ts";

/** The themes of a brand, its own first, with a file per language for every other one, because fonts depend on the language. */
export interface BrandThemes {
  readonly of: (language: BootLanguage) => readonly BootTheme[];
  readonly files: readonly BuiltFile[];
}

/** The brand's own sheet. With several themes it is scoped by name, so that it does not affect another. */
export function themeSheet(skin: Skin, tokens: SkinTokens): string {
  return emitThemeSheet(tokens, {
    brand: skin.name,
    scope: Object.keys(skin.themes).length === 0 ? "root" : "theme",
  });
}

/** Writes the sheets of a brand's further themes; a visitor loads only the chosen one. */
export async function brandThemes(
  skin: Skin,
  ownTitle: string,
  languages: readonly BootLanguage[],
  brandFolder: string,
): Promise<BrandThemes> {
  const further = await Promise.all(
    Object.entries(skin.themes).map(async ([name, { title, tokens, fonts = [] }]) => ({
      theme: { name, title, modes: resolveTheme(tokens).modes },
      ...(await sheets(name, tokens, { fonts, languages, brandFolder })),
    })),
  );
  const own = { name: skin.name, title: ownTitle, modes: resolveTheme(skin.tokens).modes, sheet: null };
  return {
    of: ({ code }) => [own, ...further.map(({ theme, paths }) => ({ ...theme, sheet: paths.get(code) ?? null }))],
    files: further.flatMap(({ files }) => files),
  };
}

async function sheets(
  name: string,
  tokens: SkinTokens,
  {
    fonts: fontNames,
    languages,
    brandFolder,
  }: {
    readonly fonts: readonly BrandFont[];
    readonly languages: readonly BootLanguage[];
    readonly brandFolder: string;
  },
): Promise<{ readonly paths: ReadonlyMap<string, string>; readonly files: readonly BuiltFile[] }> {
  const fonts = await brandFonts(fontNames, languages, brandFolder);
  const themeStyle = emitThemeSheet(withFallbacks(tokens, fontNames), { brand: name, scope: "theme" });
  const paths = new Map<string, string>();
  const files = new Map<string, BuiltFile>();
  for (const language of languages) {
    const content = fonts.css(language) + themeStyle;
    const path = `assets/theme-${name}-${contentName(content)}.css`;
    paths.set(language.code, `/${path}`);
    files.set(path, { path, content });
  }
  return { paths, files: [...files.values(), ...fonts.files] };
}
