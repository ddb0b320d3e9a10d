import { sql } from "kysely";
import type { Goals, LegResult } from "./paying.ts";
import { runDueWork } from "@livery/house/testing/parts";
import { mustBe } from "../must.ts";
import { type Draw, type Kind, Trial } from "./trial.ts";

const goals = ({ b, c }: Draw): Goals => [b % 4, c % 4];
const stored = (ft: Goals): string => JSON.stringify({ ft, ht: null, et: null, p: null, goals: [], source: "file" });

/** Runs the due work, in the server and in the model. */
async function work(trial: Trial): Promise<void> {
  if (trial.model.halted) return;
  await runDueWork(trial.world.db, { wait: true });
  trial.model.advance(0);
  await trial.reloadPrices();
}

/** Enters an operator's result of a match; returns the server's answer. */
async function rule(trial: Trial, match: number, manualResult: object): Promise<string> {
  const { db, matchIds } = trial.world;
  const { rows } = await sql<{ reply: { version?: number; refused?: string } }>`
    select rule_match(${JSON.stringify(manualResult)}::jsonb || jsonb_build_object('match', match_id, 'version', facts, 'actor', 'staff:1', 'reason', 'trial')) as reply
    from match where match_id = ${matchIds[match]}`.execute(db);
  return rows[0]?.reply.refused ?? "ruled";
}

const anyMatch = (trial: Trial, { a }: Draw): number => a % trial.model.matches.length;

/** Prices, locks, results and the clock. */
export const matches: readonly Kind[] = [
  {
    name: "a price moves",
    weight: 2,
    run: async (trial, { a, b }) => {
      const matchId = trial.world.matchIds[a % trial.model.matches.length];
      await sql`update outcome set odds = greatest(1010, odds + ${b % 2 === 0 ? 30 : -30}::integer) where market_id in (select market_id from market where match_id = ${matchId})`.execute(
        trial.world.db,
      );
      await trial.reloadPrices();
      return "moved";
    },
  },
  {
    name: "a match is locked",
    weight: 2,
    run: async (trial, draw) => {
      const at = anyMatch(trial, draw);
      const match = trial.model.match(at);
      if (match.locked || !trial.model.isOffered(at)) return "";
      await sql`update market set status = 'locked' where match_id = ${trial.world.matchIds[at]} and status = 'open'`.execute(
        trial.world.db,
      );
      match.locked = true;
      await trial.reloadPrices();
      return "locked";
    },
  },
  {
    name: "locked matches are unlocked",
    run: async (trial) => {
      const locked = trial.model.matches.filter((match) => match.locked);
      if (locked.length === 0) return "";
      await sql`update market set status = 'open' where status = 'locked'`.execute(trial.world.db);
      for (const match of locked) match.locked = false;
      await trial.reloadPrices();
      return "unlocked";
    },
  },
  {
    name: "a source knows how a match will end",
    weight: 4,
    run: async (trial, draw) => {
      const at = anyMatch(trial, draw);
      const match = trial.model.match(at);
      if (match.live || match.over || match.voided || match.closed) return "";
      match.held = goals(draw);
      await sql`update match set held_result = ${stored(match.held)}::jsonb where match_id = ${trial.world.matchIds[at]}`.execute(
        trial.world.db,
      );
      return "held";
    },
  },
  {
    name: "the clock goes on",
    run: async (trial, { a }) => {
      if (trial.model.hour >= 12 || trial.model.halted) return "";
      await sql`select house_advance(house_now() + interval '1 hour')`.execute(trial.world.db);
      trial.model.advance(1);
      await work(trial);
      return `${a % 1}`;
    },
  },
  {
    name: "a match in play ends",
    run: async (trial, draw) => {
      const at =
        Trial.one(
          trial.model.matches.flatMap((match, each) => (match.live ? [each] : [])),
          draw.a,
        ) ?? 0;
      const match = trial.model.match(at);
      if (!match.live || match.over || match.voided || trial.model.halted) return "";
      match.score = goals(draw);
      match.over = true;
      await sql`update match set status = 'ended', result = ${stored(match.score)}::jsonb where match_id = ${trial.world.matchIds[at]}`.execute(
        trial.world.db,
      );
      await work(trial);
      return "ended";
    },
  },
  {
    name: "a result by an operator, or another one",
    weight: 4,
    run: async (trial, draw) => {
      const at = anyMatch(trial, draw);
      const match = trial.model.match(at);
      if (trial.model.halted) return "";
      const score = goals(draw);
      const answer = await rule(trial, at, {
        kind: "result",
        result: JSON.parse(stored(score)) as object,
        certainty: "confirmed",
      });
      if (!match.started && !match.over) {
        mustBe(answer, "match_not_started");
        return answer;
      }
      mustBe(answer, "ruled");
      const isOther = match.score !== null;
      Object.assign(match, { score, over: true, voided: false, closed: true, held: null });
      await work(trial);
      return isOther ? "another result" : "ruled";
    },
  },
  {
    name: "a result that is not certain yet",
    run: async (trial, draw) => {
      const at = anyMatch(trial, draw);
      const match = trial.model.match(at);
      if (trial.model.halted || !match.started || match.over || match.voided) return "";
      const manualResult = {
        kind: "result",
        result: JSON.parse(stored(goals(draw))) as object,
        certainty: "provisional",
      };
      mustBe(await rule(trial, at, manualResult), "ruled");
      // It is shown, and settles nothing.
      Object.assign(match, { score: null, over: true, closed: true, held: null });
      await work(trial);
      return "provisional";
    },
  },
  {
    name: "a match is void",
    run: async (trial, draw) => {
      const at = anyMatch(trial, draw);
      const match = trial.model.match(at);
      if (trial.model.halted) return "";
      mustBe(await rule(trial, at, { kind: "void" }), "ruled");
      Object.assign(match, { voided: true, closed: true });
      await work(trial);
      return "void";
    },
  },
  {
    name: "what was said of a match stands no more",
    weight: 2,
    run: async (trial, draw) => {
      const at = Trial.one(
        trial.model.matches.flatMap((match, each) => (match.voided || match.score !== null ? [each] : [])),
        draw.a,
      );
      if (at === undefined || trial.model.halted) return "";
      const match = trial.model.match(at);
      mustBe(await rule(trial, at, { kind: "roll_back" }), "ruled");
      const was = match.voided ? "no longer void" : "no result";
      if (match.voided) match.voided = false;
      else match.score = null;
      match.closed = true;
      trial.model.advanceMatches();
      await work(trial);
      return was;
    },
  },
  {
    name: "a market is void",
    run: async (trial, draw) => {
      const at = anyMatch(trial, draw);
      if (trial.model.halted) return "";
      await decideManually(trial, at, await marketOf(trial, at, draw), () => "void");
      return "void";
    },
  },
  {
    name: "a market is decided by hand, or decided anew",
    weight: 4,
    run: async (trial, draw) => {
      const at = anyMatch(trial, draw);
      if (trial.model.halted) return "";
      const market = await marketOf(trial, at, draw);
      const isRepeated = trial.model.match(at).ruled.has(market.key);
      const results = await decideManually(trial, at, market, (nth) => manualVerdict(draw, market.key, nth));
      return `${results.some((result) => result.startsWith("dead_heat")) ? "a dead heat" : "halves"}${isRepeated ? ", anew" : ""}`;
    },
  },
  {
    name: "what was said of a market stands no more",
    run: async (trial, draw) => {
      const at = Trial.one(
        trial.model.matches.flatMap((match, each) => (match.ruled.size > 0 ? [each] : [])),
        draw.a,
      );
      if (at === undefined || trial.model.halted) return "";
      const match = trial.model.match(at);
      const [key = ""] = match.ruled.keys();
      const market = await marketOf(trial, at, draw, key);
      mustBe(await rule(trial, at, { kind: "roll_back", market: market.id }), "ruled");
      match.ruled.delete(key);
      await work(trial);
      return "no longer void";
    },
  },
  {
    name: "the house looks for work",
    weight: 2,
    run: async (trial) => {
      await work(trial);
      return trial.model.halted ? "" : "worked";
    },
  },
];

/**
 * An operator's result of an outcome. Of the results that a score could give as well (won, lost) there is at most one loser of
 * three: from more the server infers which scores are still possible, and the model does not.
 */
function manualVerdict({ c, d }: Draw, market: string, nth: number): LegResult {
  if (market === "1|" && nth === c % 4) return "lost";
  const sharers = 2 + ((d + nth) % 4);
  const heat = `dead_heat ${1 + (c % sharers)}/${sharers}` as const;
  return ([heat, "half_won", heat, "half_lost"] as const)[(c + d * nth) % 4] ?? heat;
}

/** An operator decides a market, outcome by outcome, and the server updates its coupons; returns the results. */
async function decideManually(
  trial: Trial,
  at: number,
  market: Awaited<ReturnType<typeof marketOf>>,
  verdictOf: (nth: number) => LegResult,
): Promise<readonly LegResult[]> {
  const match = trial.model.match(at);
  const results = new Map(market.outcomes.map((outcome, nth) => [outcome, verdictOf(nth)]));
  const outcomes = Object.fromEntries(results);
  mustBe(await rule(trial, at, { kind: "market", market: market.id, outcomes }), "ruled");
  match.ruled.set(market.key, results);
  match.closedMarkets.add(market.key);
  await work(trial);
  return [...results.values()];
}

async function marketOf(
  trial: Trial,
  match: number,
  { b }: Draw,
  marketKey?: string,
): Promise<{ readonly id: number; readonly key: string; readonly outcomes: readonly number[] }> {
  const { rows } = await sql<{ id: number; key: string; outcomes: readonly number[] }>`
    select market_id as id, market_type_id || '|' || special as key, array_agg(outcome_id order by outcome_id) as outcomes
    from market join outcome using (market_id) where match_id = ${trial.world.matchIds[match]} group by market_id order by market_id`.execute(
    trial.world.db,
  );
  const market = marketKey === undefined ? Trial.one(rows, b) : rows.find(({ key }) => key === marketKey);
  if (market === undefined) throw new RangeError("a match without markets");
  return market;
}
