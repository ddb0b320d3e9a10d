import { thousandths } from "@livery/betting";
import { encodedMarket, encodedMatch, type Market, type MatchSummary, type Outcome } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { encodedTogether } from "../../encoded-answer.ts";
import { limitColumns, limitsOf, type StoredLimits } from "../outcome-limits.ts";

interface OutcomeRow {
  readonly match_id: number;
  readonly market_type_id: number;
  readonly market_name: string;
  readonly special: string;
  readonly market_locked: boolean;
  readonly outcome_id: number;
  readonly outcome_name: string;
  readonly odds: number;
  readonly locked: boolean;
  readonly min_tip: number;
  readonly limits: StoredLimits;
}

/** A match with the market rows that it had when they were read. */
interface ReadMarkets {
  /** Grows with each change of the match's markets. */
  readonly version: number;
  readonly markets: readonly { readonly marketTypeId: number; readonly text: string }[];
}

/**
 * Matches as lists show them, as JSON text in the wire's names. A match's markets are read and encoded once for each change of
 * them; readers of the same match at the same time share the work.
 */
export class MatchSummaries {
  readonly #db: Kysely<Schema>;
  readonly #most: number;
  readonly #markets = new Map<number, ReadMarkets>();
  readonly #reading = new Map<number, Promise<void>>();

  /** `most` bounds the number of matches whose markets are cached: those that were read first are evicted first. */
  constructor(db: Kysely<Schema>, most = 2_000) {
    this.#db = db;
    this.#most = most;
  }

  /**
   * The texts of the matches that exist, in the order of the given ids.
   * @param marketTypeIds the market types to list; all if it is undefined. `marketCount` counts all of them.
   */
  async texts(matchIds: readonly number[], marketTypeIds?: readonly number[]): Promise<string[]> {
    if (matchIds.length === 0) return [];
    const heads = await headsOf(this.#db, matchIds);
    const byId = new Map(heads.map((head) => [head.matchId, head]));
    const types = marketTypeIds && new Set(marketTypeIds);
    const texts: string[] = [];
    for (const ids of inGroups(matchIds, encodedTogether)) {
      const found = ids.flatMap((matchId) => byId.get(matchId) ?? []);
      const markets = await this.#marketsOf(found);
      for (const head of found) {
        const listed = markets.get(head.matchId)?.filter(({ marketTypeId }) => types?.has(marketTypeId) ?? true) ?? [];
        const { startsAt, ...rest } = head;
        texts.push(
          encodedMatch(
            { ...rest, startsAt: startsAt.toISOString() },
            listed.map(({ text }) => text),
          ),
        );
      }
    }
    return texts;
  }

  /** The markets of some matches, at least as new as their heads. */
  async #marketsOf(heads: readonly Head[]): Promise<Map<number, ReadMarkets["markets"]>> {
    const found = new Map<number, ReadMarkets["markets"]>();
    for (let missing = heads; missing.length > 0;) {
      missing = missing.filter(({ matchId, version }) => {
        const cached = this.#markets.get(matchId);
        if (cached === undefined || cached.version < version) return true;
        found.set(matchId, cached.markets);
        return false;
      });
      if (missing.length > 0) await this.#read(missing);
    }
    return found;
  }

  async #read(heads: readonly Head[]): Promise<void> {
    const others = heads.flatMap(({ matchId }) => this.#reading.get(matchId) ?? []);
    const own = heads.filter(({ matchId }) => !this.#reading.has(matchId));
    if (own.length > 0) others.push(this.#readOwn(own));
    await Promise.all(others);
  }

  async #readOwn(heads: readonly Head[]): Promise<void> {
    const reading = this.#load(heads);
    for (const { matchId } of heads) this.#reading.set(matchId, reading);
    try {
      await reading;
    } finally {
      for (const { matchId } of heads) this.#reading.delete(matchId);
    }
  }

  async #load(heads: readonly Head[]): Promise<void> {
    const rows = await outcomesOf(
      this.#db,
      heads.map(({ matchId }) => matchId),
    );
    const markets = marketsByMatch(rows);
    for (const { matchId, version } of heads) this.#store(matchId, version, markets.get(matchId) ?? []);
  }

  #store(matchId: number, version: number, markets: readonly Market[]): void {
    this.#markets.delete(matchId);
    const [oldest] = this.#markets.size < this.#most ? [] : this.#markets.keys();
    if (oldest !== undefined) this.#markets.delete(oldest);
    const texts = markets.map((market) => ({ marketTypeId: market.marketTypeId, text: encodedMarket(market) }));
    this.#markets.set(matchId, { version, markets: texts });
  }
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

type Head = Omit<MatchSummary, "startsAt" | "markets"> & { readonly startsAt: Date; readonly version: number };

async function headsOf(db: Kysely<Schema>, matchIds: readonly number[]): Promise<Head[]> {
  const { rows } = await sql<Head>`
    select match.match_id as "matchId", match.starts_at as "startsAt", home.name as home, away.name as away,
      sport.sport_id as "sportId", sport.name as "sportName", category.category_id as "categoryId", category.name as "categoryName",
      category.country_flag as "countryFlag", tournament.tournament_id as "tournamentId", tournament.name as "tournamentName",
      (select count(*)::integer from market where market.match_id = match.match_id and market.status in ('open', 'locked')) as "marketCount",
      match.min_tip as "minTip",
      (select coalesce(sum(version), 0)::float8 from market where market.match_id = match.match_id) as version
    from match
    join team home on home.team_id = match.home_team_id
    join team away on away.team_id = match.away_team_id
    join tournament using (tournament_id) join category on category.category_id = tournament.category_id join sport using (sport_id)
    where match.match_id = any (${matchIds}::integer[])`.execute(db);
  return rows;
}

async function outcomesOf(db: Kysely<Schema>, matchIds: readonly number[]): Promise<readonly OutcomeRow[]> {
  const { rows } = await sql<OutcomeRow>`
    select market.match_id, market.market_type_id, market_type.name as market_name, market.special, market.status <> 'open' as market_locked,
      outcome.outcome_id, label.name as outcome_name, outcome.odds, outcome.locked or market.status <> 'open' as locked, outcome.min_tip,
      json_build_array(${limitColumns}) as limits
    from market
    join market_type using (market_type_id)
    join outcome using (market_id)
    join market_type_outcome label on label.market_type_id = market.market_type_id and label.outcome_id = outcome.outcome_id
    where market.match_id = any (${matchIds}::integer[]) and market.status in ('open', 'locked')
    order by market.match_id, market_type.list_order, market.special, label.list_order`.execute(db);
  return rows;
}

function marketsByMatch(rows: readonly OutcomeRow[]): Map<number, Market[]> {
  const matches = new Map<number, (Market & { outcomes: Outcome[] })[]>();
  for (const row of rows) {
    const markets = matches.get(row.match_id) ?? [];
    matches.set(row.match_id, markets);
    let market = markets.at(-1);
    if (market?.marketTypeId !== row.market_type_id || market.special !== row.special) {
      const { market_type_id, market_name, special, market_locked } = row;
      market = { marketTypeId: market_type_id, name: market_name, special, locked: market_locked, outcomes: [] };
      markets.push(market);
    }
    market.outcomes.push(outcomeOf(row));
  }
  return matches;
}

function outcomeOf(row: OutcomeRow): Outcome {
  return {
    outcomeId: row.outcome_id,
    name: row.outcome_name,
    odds: thousandths(row.odds),
    locked: row.locked,
    minTip: row.min_tip,
    ...limitsOf(row.limits),
  };
}
