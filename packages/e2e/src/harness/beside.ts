import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SettingsDocument } from "@livery/contract";
import { auditLedger, importOpenFootball, type OpenDatabase, openDatabase, storeSettings } from "@livery/house";
import { vi } from "vitest";
import type { OpenDemo } from "./demo.ts";

/** Works on a demo's database beside its running house, as a command of the CLI does. */
export async function beside<Result>(
  { root }: Pick<OpenDemo, "root">,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ root, purpose: "journey" });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** One statement, for what nothing of the product changes yet; answers how many rows it changed. */
export async function changeBeside(
  demo: Pick<OpenDemo, "root">,
  statement: string,
  values: readonly unknown[] = [],
): Promise<number> {
  return beside(demo, async ({ pool }) => (await pool.query(statement, [...values])).rowCount ?? 0);
}

/** Throws unless the books of the whole house hold at this moment. */
export async function auditDemoLedger(demo: Pick<OpenDemo, "root">): Promise<void> {
  const audit = await beside(demo, ({ patient }) => auditLedger(patient));
  if (!audit.clean) throw new Error(`the books do not hold: ${JSON.stringify(audit.breaches)}`);
}

/** The settings of a demo's site. */
export async function settingsOf({ host, root }: Pick<OpenDemo, "host" | "root">): Promise<SettingsDocument> {
  return beside({ root }, async ({ db }) => (await storedSite(db, host)).document);
}

/** Stores settings as an operator does; the house serves them a moment later. */
export async function storeSettingsOf(
  { host, root }: Pick<OpenDemo, "host" | "root">,
  document: SettingsDocument,
): Promise<void> {
  await beside({ root }, async ({ db }) => {
    const { siteId } = await storedSite(db, host);
    await storeSettings(db, { siteId, document, actor: "journey" });
  });
}

/** The site of a host as the house has it stored, with its newest settings. Throws where the host has none. */
export async function storedSite(
  db: OpenDatabase["db"],
  host: string,
): Promise<{ readonly siteId: number; readonly siteKey: string; readonly document: SettingsDocument }> {
  const { document, ...site } = await db
    .selectFrom("site_host")
    .innerJoin("site", "site.site_id", "site_host.site_id")
    .innerJoin("site_settings", "site_settings.site_id", "site.site_id")
    .select(["site.site_id as siteId", "site.site_key as siteKey", "site_settings.document"])
    .where("site_host.host", "=", host)
    .orderBy("site_settings.version", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return { ...site, document: document as SettingsDocument };
}

/** A match whose score is known beforehand; the house hides it until its clock has passed the end. */
export interface KnownMatch {
  readonly home: string;
  readonly away: string;
  readonly score: readonly [number, number];
}

/** The name of a match on the site. */
export const nameOf = ({ home, away }: Pick<KnownMatch, "home" | "away">): string => `${home} – ${away}`;

/** A league of known matches as a file of openfootball's form, all at noon (UTC) of a day so many days ahead. */
export async function writeLeague(
  { root }: Pick<OpenDemo, "root">,
  league: string,
  matches: readonly KnownMatch[],
  daysAhead = 1,
): Promise<{ readonly file: string; readonly endsAt: string }> {
  const day = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  const file = join(root, `${league.replaceAll(/\W+/gu, "-").toLowerCase()}.json`);
  const document = {
    name: league,
    matches: matches.map(({ home, away, score }) => ({
      round: "Matchday 1",
      date: day,
      time: "12:00 UTC+0",
      team1: home,
      team2: away,
      score: { ft: score },
    })),
  };
  await writeFile(file, JSON.stringify(document));
  return { file, endsAt: `${day}T15:00:00Z` };
}

/** Imports a league of known matches for tomorrow. */
export async function importMatches(
  demo: Pick<OpenDemo, "root">,
  league: string,
  matches: readonly KnownMatch[],
): Promise<void> {
  const { file } = await writeLeague(demo, league, matches);
  await beside(demo, ({ db }) => importOpenFootball(db, [file]));
}

/**
 * Lets matches begin a second from now and end a second later, and waits until the running house has settled all bets on them.
 * The clock that all journeys of the demo share stays as it is.
 */
export async function playNow(demo: Pick<OpenDemo, "root">, matches: readonly KnownMatch[]): Promise<void> {
  const homes = matches.map(({ home }) => home);
  await beside(demo, async ({ pool }) => {
    const { rows } = await pool.query<{ id: number }>(
      `update match set starts_at = house_now() + interval '1 second', ends_at = house_now() + interval '2 seconds'
        from team where team_id = home_team_id and match.status = 'not_started' and team.name = any ($1) returning match_id as id`,
      [homes],
    );
    if (rows.length !== homes.length)
      throw new Error(`${rows.length} of ${homes.length} matches were there to be played`);
    const ids = rows.map(({ id }) => id);
    await vi.waitUntil(
      async () => {
        const { rowCount } = await pool.query(
          `select from match where match_id = any ($1) and (not decided or exists (
            select from coupon_leg join coupon using (coupon_id) where coupon_leg.match_id = match.match_id and coupon.status = 'open'))`,
          [ids],
        );
        return rowCount === 0;
      },
      { timeout: 60_000, interval: 100 },
    );
  });
}
