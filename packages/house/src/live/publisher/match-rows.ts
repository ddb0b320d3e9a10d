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
/** Market types that lists show. */
export const listedTypes: ReadonlySet<number> = new Set([1, firstHalfResult, ...totalTypes, 186, 219]);
/** Market types of which lists show only the most balanced line (D25). */
export const lineTypes: ReadonlySet<number> = new Set([...defaultHandicapLineTypes, ...totalTypes]);

/** Whether the list shows a market now. */
export function isListed(record: LiveRecord, market: RecordMarket): boolean {
  const { marketId, marketTypeId } = market;
  return lineTypes.has(marketTypeId) ? marketId === record.balanced : listedTypes.has(marketTypeId);
}

/** Market id of the open total whose two prices are closest; 0 if none is open. */
export function balancedLine({ markets }: LiveRecord): number {
  const totals = markets.filter((market) => totalTypes.has(market.marketTypeId) && market.modelOpen);
  const distance = (market: RecordMarket): number => Math.abs(market.chance - 0.5);
  const [first, ...rest] = totals;
  if (first === undefined) return 0;
  return rest.reduce((best, each) => (distance(each) < distance(best) ? each : best), first).marketId;
}

/** Whether the score has decided a line of the total. A decided line is not shown; a goal taken back shows it again. */
function isDecided({ state }: Pick<LiveRecord, "state">, { marketTypeId, special }: RecordMarket): boolean {
  return totalTypes.has(marketTypeId) && state.score[0] + state.score[1] > Number(special);
}

/** All fields of a match now. */
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
    // The wire has no negative list order.
    listOrder: Math.max(0, listing.listOrder),
  };
}

/** The match's fields for its own topic, with the timeline. In the list, the timelines of many matches would be too long. */
export function withTimeline<Fields extends object>(
  { incidents }: Pick<MatchState, "incidents">,
  fields: Fields,
): Fields & Pick<MatchFields, "timeline"> {
  return { ...fields, timeline: cappedIncidents(incidents) };
}

/** At most `maxIncidents`: corners are dropped first, then the oldest. */
function cappedIncidents(incidents: readonly Incident[]): readonly Incident[] {
  if (incidents.length <= maxIncidents) return incidents;
  return incidents.filter(({ kind }) => kind !== incidentKinds.corner).slice(-maxIncidents);
}

/**
 * Markets as rows of a topic. Only `fresh` markets, new to the topic or with changed limits, bring their outcomes: the other odds
 * travel by tick.
 */
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

/** An outcome's own limits under the feed's names (§3). */
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

/** The results that the score decides by now: of first-half markets after half time, of all markets after the match's end. */
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
