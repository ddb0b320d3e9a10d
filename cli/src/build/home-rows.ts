import { CallError, createClient, type MatchSummary } from "@livery/contract";
import { siteOrigin, type BootRow, type Skin } from "@livery/skin";
import type { BakedSettings } from "../assembly/baked.ts";
import { localFetch } from "../settings/local-fetch.ts";

/** Matches of the prerendered view: slightly more than a screen. */
const firstMatches = 20;
/** The market type whose price a row shows: 1x2. */
const listedMarketType = 1;

export interface HomeRows {
  /** By language, because names are translated. */
  readonly rows: Readonly<Record<string, readonly BootRow[]>>;
  /** The reason why there are none; undefined if they were loaded. */
  readonly missing?: string;
}

/**
 * The first fixtures of Home, without their prices (D58), from the server that gave the settings. If no server answers, a brand
 * is built without them and Home loads them itself.
 */
export async function homeRows(skin: Skin, settingsUrl: string, baked: BakedSettings): Promise<HomeRows> {
  const baseUrl = apiOrigin(skin, settingsUrl, baked);
  try {
    const rows = await Promise.all(
      baked.languages.map(async (lang) => [lang, await rowsIn(lang, baseUrl, skin)] as const),
    );
    return { rows: Object.fromEntries(rows) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { rows: {}, missing: `${baseUrl} answers ${error.code}` };
  }
}

async function rowsIn(lang: string, baseUrl: string, skin: Skin): Promise<readonly BootRow[]> {
  const client = createClient({ baseUrl, siteKey: skin.siteKey, lang: () => lang, fetch: asPageOf(baseUrl) });
  const sports = await client.call("sports", {});
  const sport = sports.find(({ matchCount }) => matchCount > 0);
  if (sport === undefined) return [];
  const payload = { sportId: sport.sportId, marketTypeIds: [listedMarketType], pageSize: firstMatches };
  const page = await client.call("matches", payload);
  return page.rows.map(withoutPrices);
}

function withoutPrices(match: MatchSummary): BootRow {
  return Object.fromEntries(Object.entries(match).filter(([name]) => name !== "markets")) as unknown as BootRow;
}

/** The server accepts calls only from the site's own pages, which send their origin. */
function asPageOf(baseUrl: string): typeof globalThis.fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("origin", new URL(baseUrl).origin);
    return localFetch(input, { ...init, headers });
  };
}

/** The API host of the settings, else the host that gave the settings if it is the brand's, else the brand's. */
function apiOrigin(skin: Skin, settingsUrl: string, { settings }: BakedSettings): string {
  if (settings.api !== null)
    return settings.api.includes("://") ? new URL(settings.api).origin : siteOrigin(settings.api);
  const service = new URL(settingsUrl);
  return service.hostname === skin.domains.site ? service.origin : siteOrigin(skin.domains.site);
}
