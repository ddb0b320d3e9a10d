import { InvalidTokens, resolveTheme } from "@livery/ui/tokens";
import type { Messages } from "./boot.ts";
import type { ShellVariants, Skin, SkinConfig } from "./definition.ts";
import { nearestName } from "@livery/contract/settings";
import { describeProblem, problemsOf, type Problem } from "./problem.ts";
import { skinSchema } from "./schema.ts";
import { skinSettingProblems } from "./settings.ts";
import { messageProblems } from "./messages.ts";

/** Names that a skin may use but this package does not contain. */
export interface SkinKnowledge {
  /** The languages with complete messages. */
  readonly languages: readonly string[];
  /** The product's messages in English: every namespace and key that can be overridden. */
  readonly messages: Messages;
}

/** A skin that cannot be built, with every problem. */
export class SkinError extends Error {
  override readonly name = "SkinError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(describeProblem).join("\n"));
    this.problems = problems;
  }
}

/**
 * Validates what `skin.config.ts` exports (D59). Throws SkinError; no part of an invalid skin is used.
 * @example packages/skin/examples/validate-a-skin.example.ts
 */
export function validateSkin(raw: unknown, file: string, known: SkinKnowledge): Skin {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) throw new SkinError([noSkin(file, raw)]);
  const parsed = skinSchema.safeParse(raw);
  if (!parsed.success) {
    throw new SkinError([
      ...problemsOf(file, skinSchema, raw, parsed.error.issues),
      ...tokenProblems(file, "tokens", tokensOf(raw)),
    ]);
  }
  // The schema is built from the closed lists, so its inferred type is too wide; `Skin` has the exact one.
  const written = parsed.data as unknown as WrittenSkin;
  const skin: Skin = {
    ...written,
    siteKey: written.siteKey ?? defaultSiteKey(written.name),
    mobile: mobileVariants(written, written.mobile) as ShellVariants<"mobile">,
  };
  const problems = [
    ...mobileProblems(file, written),
    ...(written.ownColours === true && written.extends === undefined
      ? [{ file, field: "ownColours", value: true, allowed: "true in a brand that extends another; else nothing" }]
      : []),
    ...tokenProblems(file, "tokens", skin.tokens),
    ...themeProblems(file, skin),
    ...skin.languages.flatMap((code, index) => languageProblem(file, `languages.${index}`, code, known.languages)),
    ...Object.entries(skin.messages).flatMap(([code, messages]) => [
      ...languageProblem(file, `messages.${code}`, code, skin.languages),
      ...messageProblems(file, `messages.${code}`, messages, known.messages),
    ]),
    ...skinSettingProblems(file, skin),
  ];
  if (problems.length > 0) throw new SkinError(problems);
  return skin;
}

const noSkin = (file: string, value: unknown): Problem => ({
  file,
  field: "default export",
  value,
  allowed: "defineSkin({ name, title, domains, languages, tokens, … })",
});

type WrittenSkin = Omit<Skin, "siteKey" | "mobile"> &
  Pick<SkinConfig, "extends" | "ownColours"> & {
    readonly siteKey?: string;
    readonly mobile?: Required<NonNullable<SkinConfig["mobile"]>>;
  };

/** What the product shows on a mobile host in place of the site's own (D49), unless the skin sets it. */
export const mobileBlocks: Readonly<Record<string, string>> = { betSlip: "sheet", navigation: "tabs" };

/** The variants of the mobile host: the site's, except for those blocks, and what the skin sets. */
export function mobileVariants(site: ChosenVariants, mobile: SkinConfig["mobile"]): ChosenVariants {
  return {
    pages: { ...site.pages, ...mobile?.pages },
    blocks: { ...site.blocks, ...mobileBlocks, ...mobile?.blocks },
  };
}

/** Variants by the name of their page or block. */
interface ChosenVariants {
  readonly pages: Readonly<Record<string, string>>;
  readonly blocks: Readonly<Record<string, string>>;
}

/** The mobile host is the site's with `m.` before it (§1); without one the mobile variants would never be shown. */
function mobileProblems(file: string, { domains, mobile }: WrittenSkin): Problem[] {
  const allowed = `m.${domains.site}`;
  if (domains.mobile !== undefined && domains.mobile !== allowed)
    return [{ file, field: "domains.mobile", value: domains.mobile, allowed }];
  if (domains.mobile === undefined && mobile !== undefined)
    return [{ file, field: "domains.mobile", value: undefined, allowed: `${allowed}, the host that "mobile" is for` }];
  return [];
}

/** The default site key of a brand. */
export function defaultSiteKey(name: string): string {
  return `${name}-public-key`;
}

function languageProblem(file: string, field: string, code: string, allowed: readonly string[]): Problem[] {
  if (allowed.includes(code)) return [];
  const nearest = nearestName(code, allowed);
  const problem: Problem = { file, field, value: code, allowed: allowed.join(", ") };
  return [nearest === undefined ? problem : { ...problem, nearest }];
}

/** A theme needs a name other than the brand's own theme, and its tokens follow the same rules. */
function themeProblems(file: string, { name, themes }: Skin): Problem[] {
  return Object.entries(themes).flatMap(([theme, { tokens }]) => [
    ...(theme === name
      ? [{ file, field: `themes.${theme}`, value: theme, allowed: "a name that is not the brand's own" }]
      : []),
    ...tokenProblems(file, `themes.${theme}.tokens`, tokens),
  ]);
}

function tokenProblems(file: string, at: string, tokens: unknown): Problem[] {
  try {
    resolveTheme(tokens);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidTokens)) throw error;
    return error.problems.map(({ code, token, value, allowed, nearest }) => ({
      file,
      field: token === "" ? at : `${at}.${token}`,
      value,
      allowed,
      ...(nearest === undefined ? {} : { nearest }),
      ...(code === "low_contrast" && { isUnreadable: true as const }),
    }));
  }
}

function tokensOf(raw: unknown): unknown {
  return typeof raw === "object" && raw !== null && "tokens" in raw ? raw.tokens : undefined;
}
