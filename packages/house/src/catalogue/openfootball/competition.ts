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
  /** False if the tables know neither country nor host: times are shown as if they were UTC, and matches are not offered. */
  readonly zoneKnown: boolean;
  /** No home advantage: a tournament of national teams. */
  readonly neutral: boolean;
}

/** Hyphen, dash, slash or underscore between the years of a season. */
const between = String.raw`\s*[/_\u2010-\u2015\u2212-]\s*`;
const seasonPatterns = [
  new RegExp(String.raw`(?<!\d)((?:18|19|20)\d{2})(?:${between}(\d{4}|\d{2}))?(?!\d)`, "gu"),
  // "27/28", only of two years in a row.
  new RegExp(String.raw`(?<!\d)(\d{2})${between}(\d{2})(?!\d)`, "gu"),
];
/** A season of several years is at most a cycle of four, and one of two digits begins in this span. */
const longestCycle = 4;
const firstShortYear = 1960;

interface Season {
  readonly season: string;
  readonly start: number;
  readonly end: number;
}

function seasonIn(text: string): Season | null {
  for (const [at, pattern] of seasonPatterns.entries()) {
    const found = [...text.matchAll(pattern)].flatMap((match) => seasonOf(match, at === 1) ?? []).at(-1);
    if (found !== undefined) return found;
  }
  return null;
}

/** The season of two years if the second follows, else the first year alone; null if two digits are no season. */
function seasonOf(match: RegExpExecArray, short: boolean): Season | null {
  const [whole, first = "", second] = match;
  const year = short ? fullYear(Number(first)) : Number(first);
  const years = second === undefined ? 0 : (Number(second.slice(-2)) - (year % 100) + 100) % 100;
  const isSpan = years >= 1 && years <= (short ? 1 : longestCycle);
  if (short && !isSpan) return null;
  const season = isSpan && second !== undefined ? `${year}/${second.slice(-2)}` : String(year);
  return { season, start: match.index, end: match.index + (isSpan || second === undefined ? whole : first).length };
}

const fullYear = (digits: number): number => (digits + 2000 >= firstShortYear + 100 ? 1900 : 2000) + digits;

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
 * last year in the name, else in the file's path, else the year of the first match; a tournament that was
 * played a year late has the year that it is named for. The country is
 * the longest country word in the name, else the file code's; the clock is the stated table's
 * (countries.ts, hosts.ts), else UTC.
 */
export function readCompetition(name: string, file: string, firstDate: string | null): Competition {
  const named = seasonIn(name);
  const given = named?.season ?? seasonIn(file)?.season ?? firstDate?.slice(0, 4) ?? "";
  const bare = (named === null ? name : `${name.slice(0, named.start)} ${name.slice(named.end)}`)
    .replace(/[([]\s*[)\]]/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(/^[\s|,\u2010-\u2015-]+|[\s|,\u2010-\u2015-]+$/gu, "");
  // "Australia | A-League": the part before the bar is the category's name.
  const bar = bare.lastIndexOf("|");
  const tournament = (bar < 0 ? bare : bare.slice(bar + 1)).trim() || bare || name.trim();
  const folded = foldText(bare);
  const international = internationalFamily(folded, given.slice(0, 4));
  const season = international === null ? given : given.replace(/^\d{4}/u, international.year);
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
