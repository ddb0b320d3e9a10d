import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { FontError, readFontFile } from "@livery/fonts";
import type { BrandFont, FontFile, Problem, Skin } from "@livery/skin";
import { wrongFile } from "./asset-problems.ts";

/** A font of more bytes has letters of scripts that Livery has no language of. */
const mostBytes = 2 * 1024 * 1024;

/** The problems of the font files that a skin names: missing, outside the folder, too large, or no fonts. */
export async function fontProblems(folder: string, file: string, skin: Skin): Promise<readonly Problem[]> {
  const lists: readonly (readonly [string, readonly BrandFont[]])[] = [
    ["assets.fonts", skin.assets.fonts ?? []],
    ...Object.entries(skin.themes).map(([name, { fonts }]) => [`themes.${name}.fonts`, fonts ?? []] as const),
  ];
  const named = lists.flatMap(([at, fonts]) =>
    fonts.flatMap((font, index): readonly (readonly [string, FontFile])[] =>
      typeof font === "string" ? [] : [[`${at}.${index}.file`, font]],
    ),
  );
  const problems = await Promise.all(
    named.map(async ([field, font]): Promise<Problem | null> => {
      const wrong = wrongFile(folder, font.file, mostBytes) ?? (await wrongFont(join(folder, ...font.file.split("/"))));
      return wrong && { file, field, value: font.file, ...wrong };
    }),
  );
  return problems.filter((problem) => problem !== null);
}

async function wrongFont(file: string): Promise<Pick<Problem, "allowed"> | null> {
  try {
    await readFontFile(await readFile(file));
    return null;
  } catch (error) {
    if (!(error instanceof FontError)) throw error;
    return { allowed: `a font: woff2, ttf or otf. ${error.message.replace(/\.$/u, "")}` };
  }
}
