import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  describeProblem,
  extendSkin,
  SkinError,
  validateSkin,
  withoutColours,
  type Problem,
  type Skin,
} from "@livery/skin";
import { nearestName } from "@livery/contract/settings";
import { ConfigError } from "../errors.ts";
import { assetProblems } from "./asset-problems.ts";
import { evaluateSkin } from "./evaluate-skin.ts";
import { fontProblems } from "./font-problems.ts";
import { brandWords } from "../words/brand-words.ts";
import { builtLanguages, productMessages } from "../words/product-messages.ts";
import { languageOf } from "@livery/i18n";
import { refuseUnfinished } from "../files/replace-files.ts";
import { findShippedSkin, shippedSkins } from "./shipped-skins.ts";
import { requireSkinFile, skinFile } from "./skin-file.ts";
import { skinSource, type SkinSource } from "./skin-source.ts";

interface LoadOptions {
  /** Whether a language that the product does not have needs all texts of the brand; the commands of words do without. */
  readonly needsAllTexts?: boolean;
  /** Tokens in place of those that the brand's own files have. */
  readonly tokens?: unknown;
}

/**
 * Evaluates a brand's `skin.config.ts` in a process without rights and with the CLI's own packages (D59), merges it with the brands
 * that it extends and validates the result. Throws UsageError if there is no such file, ConfigError (exit 3) with all its problems:
 * file, line, field, value, allowed values.
 */
export async function loadSkin(folder: string, options?: LoadOptions): Promise<Skin> {
  return (await readSkin(folder, options)).skin;
}

/** A brand's own export, as it was written, and where its fields are. */
export interface SkinWriter {
  readonly folder: string;
  readonly raw: unknown;
  readonly source: SkinSource;
}

/** `loadSkin`, with the brands that have written it: the brand itself, then those that it extends. */
export async function readSkin(
  folder: string,
  { needsAllTexts = true, tokens }: LoadOptions = {},
): Promise<{ readonly skin: Skin; readonly writers: readonly SkinWriter[] }> {
  const file = requireSkinFile(folder);
  await refuseUnfinished(folder);
  const { raw, problems, sources } = await written(folder, [], tokens);
  const { skin, problems: wrong } = await validated(raw, needsAllTexts);
  const assets =
    skin === null
      ? []
      : [...(await assetProblems(folder, skinFile, skin.assets)), ...(await fontProblems(folder, skinFile, skin))];
  const all = [...problems, ...twiceIn(sources), ...[...wrong, ...assets].map((problem) => located(problem, sources))];
  if (skin !== null && all.length === 0) return { skin, writers: sources };
  throw new ConfigError(
    `The skin in ${file} has ${all.length === 1 ? "1 problem" : `${all.length} problems`}.`,
    all.map((problem) => ({ message: describeProblem(problem), ...problem })),
    { correct: "Correct it" },
  );
}

export { skinFile };

interface Written {
  readonly raw: unknown;
  readonly problems: readonly Problem[];
  /** Its own files, then those of the brands that it extends, as seen from the brand's folder. */
  readonly sources: readonly (SkinWriter & { readonly of: string })[];
}

/** The export of a brand's file, merged over the exports that it extends. `below` are the folders on the path here. */
async function written(folder: string, below: readonly string[], tokens?: unknown): Promise<Written> {
  const file = join(folder, skinFile);
  const [{ raw, forbidden }, source] = [await evaluateSkin(file), await skinSource(file)];
  const own = tokens === undefined || !isObject(raw) ? raw : { ...raw, tokens };
  const of = below.length === 0 ? "" : `${folder}/`;
  const problems = forbidden.map((path): Problem => {
    const { file: at, line } = source.locationOf(path);
    return { file: of + at, line, field: path.join("."), value: path.at(-1), allowed: "any other name" };
  });
  const sources = [{ source, of, folder, raw: own }];
  const name = isObject(own) ? own["extends"] : undefined;
  if (!isObject(own) || name === undefined || typeof name !== "string") return { raw: own, problems, sources };
  const other = folderOf(folder, name);
  const rejected = (allowed: string, nearest?: string): Written => {
    const { file: at, line } = source.locationOf(["extends"]);
    const problem = { file: of + at, line, field: "extends", value: name, allowed, ...(nearest && { nearest }) };
    return { raw: own, problems: [...problems, problem], sources };
  };
  if (other === undefined) {
    const known = shippedSkins();
    return rejected(
      `${known.join(", ")}, or the folder of a brand with a ${skinFile}, like ../meadow`,
      nearestName(name, known),
    );
  }
  const chain = [...below, folder];
  if (chain.includes(other)) {
    const circle = [...chain.slice(chain.indexOf(other)), other].join(" → ");
    return rejected(`a brand that does not extend this one; here they go in a circle: ${circle}`);
  }
  const base = await written(other, chain);
  const inherited =
    own["ownColours"] === true
      ? base.sources.map((each) => ({ ...each, raw: isObject(each.raw) ? withoutColours(each.raw) : each.raw }))
      : base.sources;
  return {
    raw: isObject(base.raw) ? extendSkin(own, base.raw) : own,
    problems: [...problems, ...base.problems],
    sources: [...sources, ...inherited],
  };
}

/** A brand's folder by its path, or the name of a shipped one. */
function folderOf(from: string, name: string): string | undefined {
  if (!name.startsWith(".")) return findShippedSkin(name);
  const folder = resolve(from, name);
  return existsSync(join(folder, skinFile)) ? folder : undefined;
}

async function validated(
  raw: unknown,
  needsAllTexts: boolean,
): Promise<{ readonly skin: Skin | null; readonly problems: readonly Problem[] }> {
  try {
    const known = { languages: [...builtLanguages(), ...writtenLanguages(raw)], messages: await productMessages("en") };
    const skin = validateSkin(raw, skinFile, known);
    return { skin, problems: needsAllTexts ? await missingTexts(skin) : [] };
  } catch (error) {
    if (!(error instanceof SkinError)) throw error;
    return { skin: null, problems: error.problems };
  }
}

/** Languages that the product does not have and the brand has texts in. */
function writtenLanguages(raw: unknown): readonly string[] {
  const messages = isObject(raw) && isObject(raw["messages"]) ? Object.keys(raw["messages"]) : [];
  return messages.filter((code) => languageOf(code) !== undefined && !builtLanguages().includes(code));
}

/** A language that the product does not have is the brand's own: players would read English where a text is missing. */
async function missingTexts(skin: Skin): Promise<readonly Problem[]> {
  const { english, languages } = await brandWords(skin);
  return languages
    .filter(({ missing, product }) => product.size === 0 && missing.length > 0)
    .map(({ language, missing }) => ({
      file: skinFile,
      field: `messages.${language}`,
      value: `${english.size - missing.length} texts`,
      allowed: `all ${english.size} texts: the product has none in this language; \`livery words extract NAME --lang ${language}\` writes those that are missing`,
    }));
}

/** Adds the line of the field: in the brand's own files, unless another file sets it. */
function located(problem: Problem, sources: Written["sources"]): Problem {
  const path = problem.field.split(".");
  const locations = sources.map(({ of, source }) => ({ of, ...source.locationOf(path) }));
  const most = Math.max(...locations.map(({ depth }) => depth));
  const found = locations.find(({ depth }) => depth === most);
  return found === undefined ? problem : { ...problem, file: found.of + found.file, line: found.line };
}

function twiceIn(sources: Written["sources"]): Problem[] {
  return sources.flatMap(({ of, source }) =>
    source.twice().map(({ field, file, line }) => ({
      file: of + file,
      line,
      field,
      value: field.split(".").at(-1),
      allowed: "each name once; it is written before, in the same object",
    })),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
