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
};

interface Family {
  readonly pattern: RegExp;
  readonly category: "International" | "International Clubs";
  readonly zone: string | Readonly<Record<string, string>> | null;
}

/** Competitions of no single country, the more particular first. Names are folded. */
const families: readonly Family[] = [
  { pattern: /\bclub world cup\b/u, category: "International Clubs", zone: { "2025": "America/New_York" } },
  {
    pattern: /\b(champions league|europa league|conference league|uefa cup|uefa super cup|cup winners cup)\b/u,
    category: "International Clubs",
    zone: "Europe/Zurich",
  },
  { pattern: /\b(libertadores|sudamericana|recopa)\b/u, category: "International Clubs", zone: "America/Sao_Paulo" },
  { pattern: /^(fifa )?world cup$/u, category: "International", zone: worldCups },
  { pattern: /^(uefa )?(euro|european championship)$/u, category: "International", zone: europeanChampionships },
  { pattern: /\buefa nations league\b/u, category: "International", zone: "Europe/Zurich" },
  {
    pattern:
      /\b(world cup|euro|european championship|copa america|gold cup|africa cup|cup of nations|asian cup|confederations cup|nations league|olympic|friendlies)\b/u,
    category: "International",
    zone: null,
  },
];

/** The category and zone of a competition that belongs to no country, or null. `zone` is null if no host is known. */
export function internationalFamily(
  foldedName: string,
  year: string,
): { category: Family["category"]; zone: string | null } | null {
  const family = families.find(({ pattern }) => pattern.test(foldedName));
  if (family === undefined) return null;
  const zone = family.zone === null || typeof family.zone === "string" ? family.zone : (family.zone[year] ?? null);
  return { category: family.category, zone };
}
