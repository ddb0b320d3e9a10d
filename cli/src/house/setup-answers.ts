import { knownLanguages } from "../words/product-messages.ts";
import { namedSkin } from "../brand/named-skin.ts";
import { UsageError } from "../errors.ts";
import type { Invocation } from "../program/command-definition.ts";

/** What a new site is, apart from its dealer and its currency. */
export interface SiteAnswers {
  readonly name: string;
  readonly title: string;
  readonly hosts: readonly string[];
  readonly mobile: boolean;
  readonly languages: readonly string[];
  readonly siteKey?: string;
}

/**
 * The answers about a new site: the options, and for those that are left out the brand of `--from`. Throws ConfigError for a wrong
 * brand, UsageError for a language without words.
 */
export async function siteAnswers(
  { directory, option, switched }: Invocation,
  name: string | undefined,
): Promise<SiteAnswers> {
  const skin = await namedSkin(directory, option("from"));
  const hosts = listOf(option("hosts"));
  const siteKey = option("site-key") ?? skin?.siteKey;
  return {
    name: name ?? skin?.name ?? "",
    title: option("title") ?? skin?.title ?? "",
    hosts: hosts ?? (skin === undefined ? [] : [skin.domains.site]),
    mobile: switched("mobile") || (hosts === undefined && skin?.domains.mobile !== undefined),
    languages: languagesOf(option("languages")) ?? skin?.languages ?? [],
    ...(siteKey !== undefined && { siteKey }),
  };
}

/** Languages by their codes. Throws UsageError for an unknown one. Which of them are served is the brand's build. */
export function languagesOf(text: string | undefined): readonly string[] | undefined {
  const codes = listOf(text);
  const unknown = codes?.find((code) => !knownLanguages.includes(code));
  if (unknown !== undefined)
    throw new UsageError(
      `"${unknown}" is no language of Livery.`,
      `Give --languages some of ${knownLanguages.join(", ")}.`,
    );
  return codes;
}

/** What is separated by commas; undefined where nothing was given. */
export function listOf(text: string | undefined): readonly string[] | undefined {
  return text
    ?.split(/[,\n]/u)
    .map((item) => item.trim())
    .filter((item) => item !== "");
}
