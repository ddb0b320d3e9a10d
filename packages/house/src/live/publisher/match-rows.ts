import { decideOutcome, firstHalfResult, type Goals, type Minor } from "@livery/betting";
import { defaultHandicapLineTypes, type Incident, incidentKinds, type MatchFields } from "@livery/feed";
import { maxIncidents, type SettledOutcome, type TopicInput } from "@livery/feed/publisher";
import { noLimits, type OutcomeLimits } from "../../catalogue/outcome-limits.ts";
import { clockSecond, type MatchState } from "../sources/match-state.ts";
import type { ScorePair } from "../sources/event.ts";
import { type LiveRecord, matchTime, type RecordMarket } from "./live-record.ts";
import { resultOf } from "./store-states.ts";

/** Totals of goals and of sets: a match has lines of one of them. */
const totalTypes: ReadonlySet<number> = new Set([18, 314]);
/** Odds types that lists show. */
export const listedTypes: ReadonlySet<number> = new Set([1, firstHalfResult, ...totalTypes, 186, 219]);
/** Types of which lists show the most balanced line alone (D25). */
export const lineTypes: ReadonlySet<number> = new Set([...defaultHandicapLineTypes, ...totalTypes]);

/** Whether the list shows a market now. */
export function isListed(record: LiveRecord, market: RecordMarket): boolean {
  const { marketId, marketTypeId } = market;
  return lineTypes.has(marketTypeId) ? marketId === record.balanced : listedTypes.has(marketTypeId);
}

/** The open line of the match's total whose two prices are closest; 0 where none is open. */
export function balancedLine({ markets }: LiveRecord): number {
  const totals = markets.filter((market) => totalTypes.has(market.marketTypeId) && market.modelOpen);
  const distance = (market: RecordMarket): number => Math.abs(market.chance - 0.5);
  const [first, ...rest] = totals;
  if (first === undefined) return 0;
  return rest.reduce((best, each) => (distance(each) < distance(best) ? each : best), first).marketId;
}

/** Whether the score has decided a line of the total: of what cannot end otherwise there is nothing to see. A goal taken back brings it back. */
function isDecided({ state }: Pick<LiveRecord, "state">, { marketTypeId, special }: RecordMarket): boolean {
  return totalTypes.has(marketTypeId) && state.score[0] + state.score[1] > Number(special);
}

/** Everything that a match says of itself now. */
export function matchFields(
  record: LiveRecord,
  now: number,
  speed: number,
): Partial<MatchFields> & { readonly matchId: number } {
  const { state, source, listing, markets } = record;
  const { cards, corners, score } = state;
  const timed = source.periodLength > 0;
  return {
    matchId: record.matchId,
    status: state.status,
    active: true,
    score: `${score[0]}:${score[1]}`,
    gameScore: state.game,
    setScores: state.periods,
    redHome: cards.home.red,
    yellowHome: cards.home.yellow,
    yellowRedHome: cards.home.yellowRed,
    redAway: cards.away.red,
    yellowAway: cards.away.yellow,
    yellowRedAway: cards.away.yellowRed,
    cornersHome: corners[0],
    cornersAway: corners[1],
    ...(timed && {
      clock: {
        phase: state.status,
        second: clockSecond(state, matchTime(record, now, speed)),
        stopped: !state.running,
        added: state.added,
        at: Math.round(now),
      },
    }),
    periodLength: source.periodLength,
    marketCount: markets.filter(({ modelOpen }) => modelOpen).length,
    home: source.home,
    away: source.away,
    categoryName: source.category,
    tournamentName: source.tournament,
    startsAt: record.startsAt,
    tournamentId: listing.tournamentId,
    sportId: source.sportId,
    categoryId: listing.categoryId,
    categoryFlag: source.flag ?? "",
    // On the wire no place is below zero.
    listOrder: Math.max(0, listing.listOrder),
  };
}

/** What a match says of itself in its own topic: there it tells what has happened, too. A list of many would be too long. */
export function withTimeline<Fields extends object>(
  { incidents }: Pick<MatchState, "incidents">,
  fields: Fields,
): Fields & Pick<MatchFields, "timeline"> {
  return { ...fields, timeline: cappedIncidents(incidents) };
}

/** As many as a match may tell: where a source brings more, corners are left out first, and then the oldest. */
function cappedIncidents(incidents: readonly Incident[]): readonly Incident[] {
  if (incidents.length <= maxIncidents) return incidents;
  return incidents.filter(({ kind }) => kind !== incidentKinds.corner).slice(-maxIncidents);
}

/** Markets as rows of a topic, with the outcomes of those that are `fresh` to it or limit otherwise: the odds of the others travel by tick. */
export function marketRows(
  record: LiveRecord,
  markets: readonly RecordMarket[],
  odds: (market: RecordMarket, outcomeId: number) => number,
  fresh: (market: RecordMarket) => boolean,
): TopicInput {
  return {
    markets: markets.map((market) => ({
      marketId: market.marketId,
      matchId: record.matchId,
      marketTypeId: market.marketTypeId,
      feedTypeId: market.marketTypeId,
      name: market.name,
      special: market.special,
      active: !isDecided(record, market),
      open: market.shownOpen,
      stopped: false,
      visible: true,
      mostBalanced: !totalTypes.has(market.marketTypeId) || market.marketId === record.balanced,
    })),
    outcomes: markets.filter(fresh).flatMap((market) =>
      [...market.outcomes].map(([outcomeId, name]) => ({
        marketId: market.marketId,
        outcomeId,
        name,
        special: market.special,
        oddId: (market.marketId * 1000 + outcomeId) % 2 ** 32,
        active: true,
        open: true,
        odds: odds(market, outcomeId),
        ...limitFields(market.stored.limits.get(outcomeId) ?? noLimits),
      })),
    ),
  };
}

const figure = (limit: Minor | null): number | null => (limit === null ? null : Number(limit));

/** An outcome's own limits in the feed's words (§3). */
function limitFields({ single, combined }: OutcomeLimits) {
  return {
    singleMinStake: figure(single.minStake),
    singleMaxStake: figure(single.maxStake),
    singleMaxPay: figure(single.maxPay),
    combinedMinStake: figure(combined.minStake),
    combinedMaxStake: figure(combined.maxStake),
    combinedMaxPay: figure(combined.maxPay),
  };
}

/** What the score has made of markets that it decides by now: the first half's after half time, all after the match's end. */
export function decidedOutcomes(
  { state, source }: Pick<LiveRecord, "state" | "source">,
  markets: readonly RecordMarket[],
): SettledOutcome[] {
  const { ft, ht, et, p } = resultOf(state, source);
  const counted = goals(ft ?? ht);
  if (counted === null) return [];
  const score = { ...counted, halfTime: goals(ht), extraTime: goals(et), penalties: goals(p) };
  return markets.flatMap(({ marketId, marketTypeId, special, outcomes }) =>
    [...outcomes.keys()].flatMap((outcomeId) => {
      const decided = decideOutcome(marketTypeId, outcomeId, special, score);
      return decided === null ? [] : [{ marketId, outcomeId, result: decided.result }];
    }),
  );
}

function goals(pair: ScorePair | null): Goals | null {
  return pair && { home: pair[0], away: pair[1] };
}
