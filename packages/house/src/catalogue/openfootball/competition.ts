import { foldText } from "@livery/i18n/folding";
import { slugOf } from "../folding.ts";
import { countries, type Country } from "./countries.ts";
import { internationalFamily } from "./hosts.ts";

/** The competition and season of a file. */
export interface Competition {
  /** "English Premier League": the file's name without its season. */
  readonly tournament: string;
  /** "2025/26" or "2018". */
  readonly season: string;
  readonly category: string;
  readonly categorySlug: string;
  /** ISO 3166 in lower case, null for an international category. */
  readonly flag: string | null;
  /** IANA zone of kick-off times that name no offset. */
  readonly zone: string;
  /** False if the tables know neither country nor host, so that times are read as UTC. */
  readonly zoneKnown: boolean;
  /** No home advantage: a tournament of national teams. */
  readonly neutral: boolean;
}

const seasonPattern = /(?<![\d])((?:18|19|20)\d{2})(?:\s*[/-]\s*(\d{4}|\d{2}))?(?![\d])/gu;

function seasonIn(text: string): { season: string; start: number; end: number } | null {
  const found = [...text.matchAll(seasonPattern)].at(-1);
  if (found === undefined) return null;
  const season = found[2] === undefined ? String(found[1]) : `${found[1]}/${found[2].slice(-2)}`;
  return { season, start: found.index, end: found.index + found[0].length };
}

function countryByWords(folded: string): Country | undefined {
  const padded = ` ${folded} `;
  let best: { country: Country; length: number } | undefined;
  for (const country of countries)
    for (const word of country.words)
      if (word.length > (best?.length ?? 0) && padded.includes(` ${word} `)) best = { country, length: word.length };
  return best?.country;
}

/** "en" of "…/2025-26-en.1.json" and of "2025-26/en.1.json". */
function countryByFile(file: string): Country | undefined {
  const code = /(?:^|[/\\_-])([a-z]{2,3})\.(?:\d|cup|super)[^/\\]*$/u.exec(file)?.[1];
  return countries.find((country) => country.code === code);
}

/**
 * The rule from a file's name field to category, tournament, season and clock. The season is the
 * last year in the name, else in the file's path, else the year of the first match. The country is
 * the longest country word in the name, else the file code's; the clock is the stated table's
 * (countries.ts, hosts.ts), else UTC.
 */
export function readCompetition(name: string, file: string, firstDate: string | null): Competition {
  const named = seasonIn(name);
  const season = named?.season ?? seasonIn(file)?.season ?? firstDate?.slice(0, 4) ?? "";
  const bare = (named === null ? name : `${name.slice(0, named.start)} ${name.slice(named.end)}`)
    .replace(/\s+/gu, " ")
    .replace(/^[\s|,–-]+|[\s|,–-]+$/gu, "");
  // "Australia | A-League": the part before the bar is the category's name.
  const bar = bare.lastIndexOf("|");
  const tournament = (bar < 0 ? bare : bare.slice(bar + 1)).trim() || bare || name.trim();
  const folded = foldText(bare);
  const international = internationalFamily(folded, season.slice(0, 4));
  const country = international === null ? (countryByWords(folded) ?? countryByFile(file)) : undefined;
  const category = country?.name ?? international?.category ?? "International";
  const zone = country?.zone ?? international?.zone ?? null;
  return {
    tournament,
    season,
    category,
    categorySlug: slugOf(category),
    flag: country?.flag ?? null,
    zone: zone ?? "UTC",
    zoneKnown: zone !== null,
    neutral: international?.category === "International",
  };
}
