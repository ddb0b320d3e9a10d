/**
 * Where tournaments without a country were played, for kick-off times that name no offset. The
 * zone is the host's; of several hosts, the one whose clock the tournament's schedule used.
 */
const worldCups: Readonly<Record<string, string>> = {
  "1930": "America/Montevideo",
  "1934": "Europe/Rome",
  "1938": "Europe/Paris",
  "1950": "America/Sao_Paulo",
  "1954": "Europe/Zurich",
  "1958": "Europe/Stockholm",
  "1962": "America/Santiago",
  "1966": "Europe/London",
  "1970": "America/Mexico_City",
  "1974": "Europe/Berlin",
  "1978": "America/Argentina/Buenos_Aires",
  "1982": "Europe/Madrid",
  "1986": "America/Mexico_City",
  "1990": "Europe/Rome",
  "1994": "America/New_York",
  "1998": "Europe/Paris",
  "2002": "Asia/Tokyo",
  "2006": "Europe/Berlin",
  "2010": "Africa/Johannesburg",
  "2014": "America/Sao_Paulo",
  "2018": "Europe/Moscow",
  "2022": "Asia/Qatar",
  "2026": "America/New_York",
};

const europeanChampionships: Readonly<Record<string, string>> = {
  "1992": "Europe/Stockholm",
  "1996": "Europe/London",
  "2000": "Europe/Amsterdam",
  "2004": "Europe/Lisbon",
  "2008": "Europe/Vienna",
  "2012": "Europe/Warsaw",
  "2016": "Europe/Paris",
  "2020": "Europe/Paris",
  "2024": "Europe/Berlin",
  // England, Scotland, Wales and Ireland have one clock.
  "2028": "Europe/London",
};

/** Tournaments that were played in a later year than the one they are named for: by the year in which they were played. */
const heldIn2021: Readonly<Record<string, string>> = { "2021": "2020" };

interface Family {
  readonly pattern: RegExp;
  readonly category: "International" | "International Clubs";
  readonly zone: string | Readonly<Record<string, string>> | null;
  /** The edition's year by another year that files name it for. */
  readonly renamed?: Readonly<Record<string, string>>;
}

/**
 * Names of confederations and regions. Their competitions are played by many clocks, and the words do not mean a country that they
 * contain: South America has no league of the United States, and New Caledonia none of Scotland.
 */
const regions = new RegExp(
  String.raw`\b(${[
    "afc|aff|caf|cafa|cecafa|concacaf|conmebol|cosafa|eaff|gcc|ofc|saff|unaf|waff|wafu",
    "asian?|(?<!south )african?|arab(?! emirates)|caribbean|oceania|pacific|(?<!persian )gulf (cup|champions|clubs?)",
    "(south|central|north|latin|pan) americ(a|an)|copa america|gold cup|leagues cup",
    "american samoa|french guiana|french polynesia|indian ocean",
  ].join("|")})\b`,
  "u",
);
const clubs = /\b(champions (league|cup)|clubs?|confederation cup|afc cup|leagues cup)\b/u;
const uefaClubs =
  /^(womens |youth )?(champions league|europa league|(europa )?conference league|cup winners cup|uefa cup)\b|\buefa\b.*\b(champions league|europa league|conference league|super cup|youth league)\b/u;

/** Competitions of no single country, the more particular first. Names are folded. */
const families: readonly Family[] = [
  { pattern: /\bclub world cup\b/u, category: "International Clubs", zone: { "2025": "America/New_York" } },
  { pattern: /\b(libertadores|sudamericana|recopa)\b/u, category: "International Clubs", zone: "America/Sao_Paulo" },
  {
    pattern: /\bafrican? cup of nations|\bafcon\b/u,
    category: "International",
    zone: null,
    renamed: { "2022": "2021" },
  },
  { pattern: /\bafc asian cup$|^asian cup$/u, category: "International", zone: null, renamed: { "2024": "2023" } },
  {
    pattern: new RegExp(`(?=.*${regions.source})(?=.*${clubs.source})`, "u"),
    category: "International Clubs",
    zone: null,
  },
  { pattern: regions, category: "International", zone: null },
  { pattern: uefaClubs, category: "International Clubs", zone: "Europe/Zurich" },
  { pattern: /^(fifa )?world cup$/u, category: "International", zone: worldCups },
  {
    pattern: /^(uefa )?(euro|european championship)$/u,
    category: "International",
    zone: europeanChampionships,
    renamed: heldIn2021,
  },
  { pattern: /\buefa nations league\b/u, category: "International", zone: "Europe/Zurich" },
  { pattern: /\bolympics?\b/u, category: "International", zone: null, renamed: heldIn2021 },
  { pattern: /\bchampions league\b/u, category: "International Clubs", zone: null },
  {
    pattern: /\b(world cup|euro|european championship|cup of nations|confederations cup|nations league|friendlies)\b/u,
    category: "International",
    zone: null,
  },
];

export interface International {
  readonly category: Family["category"];
  /** Null if no host is known. */
  readonly zone: string | null;
  /** The year that the edition is named for: 2020 for the European championship of 2021. */
  readonly year: string;
}

/** The category, zone and year of a competition that belongs to no country, or null. */
export function internationalFamily(foldedName: string, year: string): International | null {
  const family = families.find(({ pattern }) => pattern.test(foldedName));
  if (family === undefined) return null;
  const named = family.renamed?.[year] ?? year;
  const zone = family.zone === null || typeof family.zone === "string" ? family.zone : (family.zone[named] ?? null);
  return { category: family.category, zone, year: named };
}
