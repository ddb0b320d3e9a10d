import {
  categoryName,
  categoryNames,
  divisionPattern,
  initI18n,
  languageOf,
  loadMessages,
  sportName,
  tournamentName,
  tournamentNames,
} from "@livery/i18n";
import { foldText } from "@livery/i18n/folding";
import { type RawBuilder, sql } from "kysely";
import { slugOf } from "./folding.ts";

/** The names of sports, categories and tournaments in a reader's language, as its pages have them (decision 035). */
export interface CatalogueNames {
  /** Of a stored name, which is English. */
  readonly sport: (stored: string) => string;
  readonly category: (stored: string) => string;
  readonly tournament: (stored: string) => string;
  /** The slugs of the countries and nations whose name has a folded word. */
  readonly categoriesWith: (word: string) => readonly string[];
  /** The slugs of the tournaments that the product names whose name has a folded word. */
  readonly tournamentsWith: (word: string) => readonly string[];
  /** The folded names of the tournaments that the product names, by their slugs. */
  readonly foldedTournaments: Readonly<Record<string, string>>;
}

/** The slug of a division without its number: that of the tournament whose name it has. null for any other tournament. */
const slugOfSeries = sql<string | null>`case when tournament.name ~ ${divisionPattern}
  then regexp_replace(tournament.slug, '^(.*)-[0-9]+(?=-|$)', '\\1') end`;

/**
 * The condition that a tournament, or the one that it is a division of, has one of the slugs of `tournamentsWith`. Most words name none: no
 * name is compared with the pattern then.
 */
export const tournamentAmong = (slugs: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(cardinality(${slugs}) > 0 and (tournament.slug = any (${slugs}) or ${slugOfSeries} = any (${slugs})))`;

/** The name of a tournament in a reader's language for an order; divisions of one tournament are behind each other. */
export function shownTournament({ foldedTournaments }: CatalogueNames): RawBuilder<string> {
  const names = sql`${JSON.stringify(foldedTournaments)}::jsonb`;
  return sql`coalesce(${names} ->> tournament.slug, ${names} ->> ${slugOfSeries} || ' ' || tournament.slug, tournament.folded)`;
}

const cached = new Map<string, Promise<CatalogueNames>>();

/** Of a language of the product; English for any other code. */
export function catalogueNamesIn(code: string): Promise<CatalogueNames> {
  const known = languageOf(code) === undefined ? "en" : code;
  const there = cached.get(known);
  if (there !== undefined) return there;
  const names = read(known);
  cached.set(known, names);
  // A load that failed is tried again by the next reader.
  names.catch(() => cached.delete(known));
  return names;
}

async function read(code: string): Promise<CatalogueNames> {
  const lang = languageOf(code) ?? { bcp47: code, dir: "ltr" as const };
  const i18n = initI18n({ lang, messages: await loadMessages(code, ["sport"]) });
  const categories = categoryNames(i18n).map(({ name, english }) => ({ folded: foldText(name), key: slugOf(english) }));
  const tournaments = tournamentNames(i18n).map(({ name, key }) => ({
    folded: foldText(name),
    key: key.replaceAll("_", "-"),
  }));
  return {
    sport: (stored) => sportName(i18n, stored),
    category: (stored) => categoryName(i18n, stored),
    tournament: (stored) => tournamentName(i18n, stored),
    categoriesWith: keysWith(categories),
    tournamentsWith: keysWith(tournaments),
    foldedTournaments: Object.fromEntries(tournaments.map(({ folded, key }) => [key, folded])),
  };
}

const keysWith =
  (names: readonly { readonly folded: string; readonly key: string }[]) =>
  (word: string): readonly string[] =>
    names.filter(({ folded }) => folded.includes(word)).map(({ key }) => key);
