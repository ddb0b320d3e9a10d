import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { fontFamilies, type FontName } from "@livery/skin";
import { harbour } from "@livery/ui/tokens";
import handlebars from "handlebars";
import { letter } from "./lettering.ts";
import { starterSkin, shippedSkin } from "./shipped-skins.ts";

export interface BrandAnswers {
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
  const first = shippedSkin(starterSkin);
  const files = await Promise.all(
    (await filesIn(templateFolder)).map(async (name): Promise<BrandFile> => {
      const text = await readFile(join(templateFolder, name), "utf8");
      if (!name.endsWith(".hbs")) return { path: targetName(name), text };
      const render = engine.compile(text, { strict: true, noEscape: true });
      return { path: targetName(name), text: render(context) };
    }),
  );
  const pictures = (await filesIn(join(first, "assets"))).map((name) => `assets/${name}`);
  const own = new Set(files.map(({ path }) => path));
  const copied = await Promise.all(
    pictures
      .filter((path) => !own.has(path))
      .map(async (path): Promise<BrandFile> => ({ path, text: await readFile(join(first, path), "utf8") })),
  );
  const known = await filesIn(join(first, "messages"));
  const messages = await Promise.all(
    answers.languages.map(async (code): Promise<BrandFile> => {
      const path = `messages/${code}.json`;
      return { path, text: known.includes(`${code}.json`) ? await readFile(join(first, path), "utf8") : "{}\n" };
    }),
  );
  return [...files, ...copied, ...messages].sort((a, b) => (a.path < b.path ? -1 : 1));
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
  return {
    ...answers,
    base: harbour,
    defaultLanguage: answers.languages[0],
    fonts,
    families: fonts.map((name) => JSON.stringify(fontFamilies[name].family)).join(", "),
    logo: { path: wordmark?.path ?? "", width: 64 + (wordmark?.width ?? -16) },
  };
}

function fontsFor(languages: readonly string[]): readonly FontName[] {
  return languages.some((code) => arabicScript.has(code)) ? ["figtree", "vazirmatn"] : ["figtree"];
}
