import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FontName } from "@livery/skin";
import { mergeTokens, type Color, type SkinTokens } from "@livery/ui/tokens";
import handlebars from "handlebars";
import { filesIn } from "../files/folder.ts";
import { tokensText } from "../tokens/tokens-text.ts";
import { neutralColours, type BrandColours } from "./brand-colours.ts";
import { brandTokens, headerOf } from "./brand-tokens.ts";
import { headerGround } from "./derived-regions.ts";
import { drawBrand, type Drawings } from "./drawings.ts";
import type { FeelName } from "./feel-names.ts";
import { feels, motifOf, type HeaderKind } from "./feels.ts";
import { iconText, letteredLogo } from "./icon.ts";
import type { Logo } from "./logo.ts";

/** The brand that a new one extends. */
export interface BaseBrand {
  /** As `extends` names it: a shipped brand's name, or a path from the new brand's folder. */
  readonly name: string;
  readonly tokens: SkinTokens;
}

export interface BrandAnswers {
  readonly name: string;
  readonly title: string;
  readonly domain: string;
  /** The host of the mobile shell (D49); without it narrow screens stay on the site's host. */
  readonly mobileDomain?: string;
  /** The default first. */
  readonly languages: readonly string[];
  /** Without them those of the logo, else a neutral grey. */
  readonly colours?: BrandColours | undefined;
  readonly logo?: Logo | undefined;
  readonly feel?: FeelName | undefined;
  readonly base?: BaseBrand | undefined;
}

/** A file to write: its path in the brand folder, with slashes, and its content. */
export interface BrandFile {
  readonly path: string;
  readonly content: string | Buffer;
}

/** A new brand: its files in path order, and the choices that were made for it. */
export interface BrandPlan {
  readonly files: readonly BrandFile[];
  readonly tokens: SkinTokens;
  readonly colours: BrandColours;
  readonly header: HeaderKind;
}

const templateFolder = fileURLToPath(new URL("../../templates/brand", import.meta.url));

/** Languages written with Arabic letters. */
const arabicScript = new Set(["fa", "aa", "iq"]);

/** Every file of a new brand's folder, in path order. The same answers give the same bytes. */
export async function brandPlan(answers: BrandAnswers): Promise<BrandPlan> {
  const { base, feel, logo, name, title } = answers;
  const colours = answers.colours ?? logo?.colours ?? neutralColours;
  const given = { colours, feel, base: base?.tokens, logoReadsOn: logo?.readsOn };
  const header = headerOf(given);
  const tokens = brandTokens(given);
  const seen = base === undefined ? tokens : { ...base.tokens, ...tokens };
  const motif = feel === undefined && base !== undefined ? motifOf(base.tokens) : feels[feel ?? "calm"].motif;
  const { edge, ...drawn } = drawBrand(motif, colours, name);
  // The strip is part of a feel; beside the shapes of another brand it would be one thing too many.
  const hasEdge = edge !== undefined && (feel !== undefined || base === undefined);
  const drawings: Drawings = hasEdge ? { ...drawn, edge } : drawn;
  const ink = header === "light" ? (tokens.color?.ink ?? "#000000") : "#ffffff";
  const { radius } = mergeTokens(seen).shape;
  const files: readonly BrandFile[] = [
    ...(await templateFiles(templateContext(answers, logo?.path ?? "assets/logo.svg", drawings))),
    { path: "tokens.ts", content: tokensText(title, tokens) },
    { path: logo?.path ?? "assets/logo.svg", content: logo?.content ?? letteredLogo(title, colours, ink, radius) },
    {
      path: "assets/favicon.svg",
      content: iconText(title, colours, logo, headerGround(header, colours) satisfies Color),
    },
    ...Object.entries(drawings).map(([field, text]): BrandFile => ({ path: `assets/${field}.svg`, content: text })),
    ...answers.languages.map((code): BrandFile => ({ path: `messages/${code}.json`, content: "{}\n" })),
  ];
  return { files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)), tokens, colours, header };
}

async function templateFiles(context: Readonly<Record<string, unknown>>): Promise<readonly BrandFile[]> {
  const engine = handlebars.create();
  engine.registerHelper("json", (value: unknown) => JSON.stringify(value));
  return Promise.all(
    (await filesIn(templateFolder)).map(async (name): Promise<BrandFile> => {
      const text = await readFile(join(templateFolder, name), "utf8");
      if (!name.endsWith(".hbs")) return { path: targetName(name), content: text };
      const render = engine.compile(text, { strict: true, noEscape: true });
      return { path: targetName(name), content: render(context) };
    }),
  );
}

/** npm leaves `.gitignore` out of a package, so the template's has no dot. */
function targetName(name: string): string {
  return name === "gitignore" ? ".gitignore" : name.replace(/\.hbs$/, "");
}

function templateContext(
  answers: BrandAnswers,
  logoPath: string,
  drawings: Drawings,
): Readonly<Record<string, unknown>> {
  const { base, domain, feel, languages, mobileDomain, name, title } = answers;
  return {
    name,
    title,
    domain,
    languages,
    mobileDomain: mobileDomain ?? "",
    defaultLanguage: languages[0],
    extends: base?.name ?? "",
    ownVariants: base === undefined,
    logoPath,
    edge: drawings.edge !== undefined,
    fonts: feel === undefined && base !== undefined ? [] : fontsFor(feel ?? "calm", languages),
  };
}

function fontsFor(feel: FeelName, languages: readonly string[]): readonly FontName[] {
  const { fonts } = feels[feel];
  return languages.some((code) => arabicScript.has(code)) ? [...fonts, "vazirmatn"] : fonts;
}
