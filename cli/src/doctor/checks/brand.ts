import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { presentFontFolder } from "@livery/fonts";
import {
  defaultSiteKey,
  documentProblems,
  fontFamilies,
  isLocalHost,
  type BootLanguage,
  type FontFile,
  type FontName,
  type Skin,
} from "@livery/skin";
import { mergeTokens } from "@livery/ui/tokens";
import { brandWords } from "../../words/brand-words.ts";
import { bakeSettings } from "../../assembly/baked.ts";
import { bootLanguages } from "../../assembly/languages.ts";
import { ownFont } from "../../assembly/own-fonts.ts";
import { ConfigError, type DescribedProblem } from "../../errors.ts";
import { productSource } from "../../eject/product-source.ts";
import { filesIn } from "../../files/folder.ts";
import { findOverrides, unusedPlugins } from "../../overrides/find-overrides.ts";
import { staleNotes } from "../../own/own-notes.ts";
import { readLastGood } from "../../settings/last-good.ts";
import type { Check, Verdict } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";

/** The fields of a skin that have a check of their own. */
const kinds = {
  contrast: ({ isUnreadable }: DescribedProblem) => isUnreadable === true,
  pictures: ({ field = "" }: DescribedProblem) => field.startsWith("assets.") && !field.startsWith("assets.fonts"),
  languages: ({ field = "" }: DescribedProblem) =>
    /^(?:languages|messages)\b|^settings\.site_default_lang$/u.test(field),
} as const;
const isOfKind = (problem: DescribedProblem): boolean => Object.values(kinds).some((is) => is(problem));

function skinCheck(id: string, title: string, is: (problem: DescribedProblem) => boolean, well: string): Check {
  return {
    id,
    title,
    check: async (context) => {
      if ("reason" in context.brand) return { notChecked: context.brand.reason };
      const { problems, skin } = await context.skin();
      const found = problems.filter(is);
      if (found.length > 0)
        return {
          found: found.map(({ message }) => message).join("\n"),
          next: "Correct it; each line names the file, what is allowed, and the nearest name.",
        };
      return skin === null ? { notChecked: "the skin has other problems" } : { well };
    },
  };
}

/** A check of a brand whose skin can be used. */
function brandCheck(
  id: string,
  title: string,
  check: (skin: Skin, folder: string, context: DoctorContext) => Promise<Verdict> | Verdict,
): Check {
  return {
    id,
    title,
    check: async (context) => {
      if ("reason" in context.brand) return { notChecked: context.brand.reason };
      const { skin } = await context.skin();
      return skin === null ? { notChecked: "the skin has problems" } : check(skin, context.brand.folder, context);
    },
  };
}

const fonts = brandCheck("fonts", "Fonts", async ({ assets, languages, themes, tokens }, folder, { cache }) => {
  const all = [...(assets.fonts ?? []), ...Object.values(themes).flatMap((theme) => theme.fonts ?? [])];
  const named: readonly FontName[] = [...new Set(all.filter((font) => typeof font === "string"))];
  const files = (assets.fonts ?? []).filter((font) => typeof font !== "string");
  const { type } = mergeTokens(tokens);
  const families = [type.text, type.display, type.figures, type.table ?? []].flat();
  const known = Object.entries(fontFamilies) as readonly [FontName, { readonly family: string }][];
  // The base theme's families are in every stack; the first of each is what the brand means.
  const first = new Set([type.text[0], type.display[0], type.figures[0], type.table?.[0]]);
  const unhosted = known.filter(([name, { family }]) => first.has(family) && !named.includes(name));
  const missing = named.map((name) => missingFont(name, folder, cache));
  const own = await Promise.all(files.map((font) => lacksLetters(font, folder, bootLanguages(languages))));
  const wrong = [
    ...missing.flat(),
    ...own.flat(),
    ...files
      .filter(({ family }) => !families.includes(family))
      .map(({ family, file }) => `assets.fonts has ${file}, and no token names "${family}"`),
    ...unhosted.map(([name, { family }]) => `the tokens name "${family}", and assets.fonts does not have "${name}"`),
  ];
  if (wrong.length === 0)
    return {
      well:
        all.length === 0 ? `${families[0]}, none is hosted` : [...named, ...files.map(({ file }) => file)].join(", "),
    };
  return {
    found: `${wrong.join("; ")}.`,
    next: "Add the font to assets.fonts; one that is not installed is fetched by the next build, with npm.",
    isWarning: true,
  };
});

/** A language whose letters a font file lacks is built without it. */
async function lacksLetters(
  font: FontFile,
  folder: string,
  languages: readonly BootLanguage[],
): Promise<readonly string[]> {
  const { missing } = await ownFont(font, folder, languages);
  const lacking = await Promise.all(
    languages.map(async (language) => ({ language, letters: await missing(language) })),
  );
  return lacking
    .filter(({ letters }) => letters.length > 0)
    .map(
      ({ language, letters }) =>
        `${font.file} lacks ${letters.slice(0, 8).join(" ")} of ${language.code}, which is shown in the next family`,
    );
}

function missingFont(name: FontName, folder: string, cache: string): readonly string[] {
  const { package: source, subsets } = fontFamilies[name];
  // Without what could be fetched: a doctor looks, and installs nothing.
  const found = presentFontFolder(source, { from: [folder, process.cwd()], cache: join(cache, "fonts") });
  if (found === undefined) return [`the font ${name} is not installed`];
  const files = subsets.map((subset) => `${name}-${subset}-wght-normal.woff2`);
  const absent = files.filter((file) => !existsSync(join(found, "files", file)));
  return [
    ...absent.map((file) => `${found} lacks ${file}`),
    ...(existsSync(join(found, "LICENSE")) ? [] : [`${found} has no LICENSE`]),
  ];
}

const ownWords = brandCheck("own-words", "The brand's own words", async (skin) => {
  const { languages } = await brandWords(skin);
  const lacking = languages.filter(({ missing }) => missing.length > 0);
  if (lacking.length === 0) return { well: `the same in ${skin.languages.join(", ")}` };
  return {
    found: `Texts of the brand are not in all its languages: ${lackingIn(lacking)}.`,
    next: "livery words extract writes them, to be translated; until then players read the product's text.",
    isWarning: true,
  };
});

const productWords = brandCheck("words", "The product's texts", async (skin) => {
  const { english, languages } = await brandWords(skin);
  // One that the product does not have is the brand's own.
  const ofProduct = languages.filter(({ product }) => product.size > 0);
  const lacking = ofProduct
    .map(({ language, product }) => ({ language, missing: [...english.keys()].filter((key) => !product.has(key)) }))
    .filter(({ missing }) => missing.length > 0);
  return lacking.length === 0
    ? { well: `complete in ${ofProduct.map(({ language }) => language).join(", ")}` }
    : { found: `${lackingIn(lacking)}.`, next: "Install the packages of one release: @livery/i18n is of another." };
});

const lackingIn = (languages: readonly { readonly language: string; readonly missing: readonly string[] }[]): string =>
  languages.map(({ language, missing }) => `${language} lacks ${listed(missing)}`).join("; ");

const settings = brandCheck("settings", "The settings of the last build", async (skin, folder) => {
  const last = await readLastGood(folder);
  if (last === undefined) return { notChecked: "no build has fetched settings" };
  const problems = documentProblems(last.url, last.document, skin, "ignore");
  const { unbuilt } = problems.length > 0 ? { unbuilt: [] } : bakeSettings(skin, last.document);
  if (problems.length > 0)
    return {
      found: problems.map(({ allowed, field }) => `${field} is not allowed. Allowed: ${allowed}.`).join("\n"),
      next: `Correct it with livery house settings patch ${skin.domains.site}, and build again.`,
    };
  return unbuilt.length === 0
    ? { well: `of ${last.at}` }
    : {
        found: `The settings offer ${unbuilt.join(", ")}, which the skin does not build.`,
        next: "Add them to the skin's languages, or take them from the settings.",
        isWarning: true,
      };
});

const overrides = brandCheck("overrides", "The brand's own files", async (skin, folder) => {
  try {
    const found = await findOverrides(folder, skin);
    const unused = await unusedPlugins(folder, skin);
    if (unused.length > 0)
      return { found: unused.map((note) => `${note}.`).join("\n"), next: "Do what each line says.", isWarning: true };
    const plugins = found.filter(({ kind }) => kind === "plugins").length;
    const replacing = found.length - plugins;
    const parts = [
      ...(replacing > 0 ? [`${replacing} replace a variant`] : []),
      ...(plugins > 0 ? [`${plugins} ${plugins === 1 ? "is a plugin" : "are plugins"}`] : []),
    ];
    return { well: parts.length === 0 ? "none" : parts.join(", ") };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { found: error.problems.map(({ message }) => message).join("\n"), next: error.hint };
  }
});

const staleOverrides = brandCheck("stale-overrides", "Own files and the product", async (_skin, folder) => {
  const found = await staleNotes(folder, productSource());
  if (found.length === 0) return { well: "no release has something for them" };
  return {
    found: found.map((note) => `${note}.`).join("\n"),
    next: `livery diff ${folder} shows what has changed, livery upgrade ${folder} merges it.`,
    isWarning: true,
  };
});

const build = brandCheck("build", "The build", async (_skin, folder) => {
  const built = statSync(join(folder, "dist", "site.json"), { throwIfNoEntry: false });
  if (built === undefined) return { notChecked: "the brand is not built here" };
  const files = (await filesIn(folder)).filter((file) => !/^(?:dist|node_modules|\.[^/]+)\//u.test(file));
  const newer = files.filter((file) => statSync(join(folder, file)).mtimeMs > built.mtimeMs);
  return newer.length === 0
    ? { well: `of ${built.mtime.toISOString()}` }
    : {
        found: `The build is older than ${listed(newer)}.`,
        next: `Build it again: livery build ${folder}`,
        isWarning: true,
      };
});

const siteKey = brandCheck("site-key", "The site key", ({ domains, name, siteKey: key }) => {
  if (key !== defaultSiteKey(name) || isLocalHost(domains.site)) return { well: key };
  return {
    found: `${domains.site} has the default site key, ${key}, which a house for real bets does not make.`,
    next: "Set siteKey in the skin to the key that livery house site list shows.",
    isWarning: true,
  };
});

const shownNames = 5;
const listed = (names: readonly string[]): string =>
  names.slice(0, shownNames).join(", ") + (names.length > shownNames ? ` and ${names.length - shownNames} more` : "");

/** The brand that is worked on. */
export const brandChecks: readonly Check[] = [
  skinCheck("skin", "The skin", (problem) => !isOfKind(problem), "valid"),
  skinCheck("contrast", "Contrast", kinds.contrast, "every pair reads"),
  skinCheck("pictures", "Pictures", kinds.pictures, "all are there, and of their type"),
  skinCheck("languages", "Languages", kinds.languages, "all are built"),
  fonts,
  productWords,
  ownWords,
  settings,
  overrides,
  staleOverrides,
  build,
  siteKey,
];
