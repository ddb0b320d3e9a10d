import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { fontFamilies, type FontName } from "@livery/skin";
import { harbour } from "@livery/ui/tokens";
import handlebars from "handlebars";
import { brandSeeds, markColours, type BrandColours } from "./brand-seeds.ts";
import { letter } from "./lettering.ts";

export interface BrandAnswers extends BrandColours {
  readonly name: string;
  readonly title: string;
  readonly domain: string;
  /** The host of the mobile shell (D49); without it narrow screens stay on the site's host. */
  readonly mobileDomain?: string;
  /** The default first. */
  readonly languages: readonly string[];
}

/** A file to write: its path in the brand folder, with slashes, and its text. */
export interface BrandFile {
  readonly path: string;
  readonly text: string;
}

const templateFolder = fileURLToPath(new URL("../../templates/brand", import.meta.url));

/** Languages written with Arabic letters. */
const arabicScript = new Set(["fa", "aa", "iq"]);

/** Every file of a new brand's folder, in path order. The same answers give the same bytes. */
export async function brandFiles(answers: BrandAnswers): Promise<readonly BrandFile[]> {
  const engine = handlebars.create();
  engine.registerHelper("json", (value: unknown) => JSON.stringify(value));
  const context = templateContext(answers);
  const files = await Promise.all(
    (await filesIn(templateFolder)).map(async (name): Promise<BrandFile> => {
      const text = await readFile(join(templateFolder, name), "utf8");
      if (!name.endsWith(".hbs")) return { path: targetName(name), text };
      const render = engine.compile(text, { strict: true, noEscape: true });
      return { path: targetName(name), text: render(context) };
    }),
  );
  const messages = answers.languages.map((code): BrandFile => ({ path: `messages/${code}.json`, text: "{}\n" }));
  return [...files, ...messages].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Every file below a folder, by its path in it, with slashes. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

/** npm leaves `.gitignore` out of a package, so the template's has no dot. */
function targetName(name: string): string {
  return name === "gitignore" ? ".gitignore" : name.replace(/\.hbs$/, "");
}

function templateContext(answers: BrandAnswers): Readonly<Record<string, unknown>> {
  const fonts = fontsFor(answers.languages);
  const wordmark = letter(answers.title, 60, 36, 0.36);
  const mark = markColours(answers);
  // A letter of two code units is not drawn here, nor is half of one.
  const initial = answers.title.trim().charAt(0);
  const centred = (middle: number, baseline: number, scale: number): string => {
    const { width = 0 } = letter(initial, 0, 0, scale) ?? {};
    return letter(initial, middle - width / 2, baseline, scale)?.path ?? ring(middle);
  };
  return {
    ...answers,
    base: harbour,
    seeds: brandSeeds(answers),
    mark: { ...mark, logo: centred(24, 32, 0.36), favicon: centred(32, 45, 0.6) },
    defaultLanguage: answers.languages[0],
    fonts,
    families: fonts.map((name) => JSON.stringify(fontFamilies[name].family)).join(", "),
    // The logo is on a dark header: a neutral mark is light there.
    logo: {
      ...(answers.accent === undefined ? { ground: mark.ink, ink: mark.ground } : mark),
      path: wordmark?.path ?? "",
      width: 64 + (wordmark?.width ?? -16),
    },
  };
}

function fontsFor(languages: readonly string[]): readonly FontName[] {
  return languages.some((code) => arabicScript.has(code)) ? ["figtree", "vazirmatn"] : ["figtree"];
}

/** For an initial that is not drawn here. */
const ring = (middle: number): string => {
  const radius = middle / 3;
  return `M${middle - radius} ${middle}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`;
};
