import { FeedError } from "../errors.ts";
import { marketFields, matchFields, outcomeFields, sportFields, type Field, type FieldKind } from "../model/fields.ts";
import type {
  MarketChange,
  MatchChange,
  OutcomeChange,
  OutcomeMotion,
  SportChange,
  TopicDelta,
} from "../model/change.ts";
import type { Incident, MatchClock, MatchFields } from "../model/match.ts";
import { active, open } from "../state/columns.ts";
import { newMarket, newMatch, newOutcome, newSport } from "../state/state.rows.ts";
import type { TopicState } from "../state/topic-state.ts";
import type { OutcomeId, TopicInput } from "./input.ts";

function sameClock(one: MatchClock, other: MatchClock | null): boolean {
  return (
    other !== null &&
    one.phase === other.phase &&
    one.second === other.second &&
    one.stopped === other.stopped &&
    one.added === other.added &&
    one.at === other.at
  );
}

function sameIncidents(some: readonly Incident[], others: readonly Incident[] | null): boolean {
  return (
    some.length === others?.length &&
    some.every((one, at) => {
      const other = others[at] as Incident;
      return (
        one.kind === other.kind && one.side === other.side && one.phase === other.phase && one.second === other.second
      );
    })
  );
}

/** Whether two values of an object field are equal. */
function isSame(kind: FieldKind, value: unknown, before: unknown): boolean {
  if (value === null) return false;
  if (kind === "clock") return sameClock(value as MatchClock, before as MatchClock | null);
  return kind === "incidents" && sameIncidents(value as readonly Incident[], before as readonly Incident[] | null);
}

/** The fields of `row` that differ from `before`; the id is among them only for a new row. */
function differing<Model>(fields: readonly Field<Model>[], before: Model, row: Partial<Model>): Partial<Model> {
  const changed: Partial<Model> = {};
  for (const { model, kind } of fields) {
    const value = row[model];
    if (value === undefined || value === before[model] || isSame(kind, value, before[model])) continue;
    changed[model] = value;
  }
  return changed;
}

/** Adds the flags that follow from a match's being started or stopped (§4). */
function withVisibility(row: Partial<MatchFields>): Partial<MatchFields> {
  if (row.betStatus === "stopped") return { ...row, stopped: true, visible: false };
  return row.betStatus === "started" ? { stopped: false, visible: true, ...row } : row;
}

/** The handle of an outcome, or -1. */
export function handleOf(state: TopicState, { marketId, outcomeId }: OutcomeId): number {
  const handles = state.markets.get(marketId)?.handles ?? [];
  return handles.find((handle) => state.outcomes[handle]?.outcomeId === outcomeId) ?? -1;
}

/**
 * Returns the part of an input that differs from the state, with a handle for each outcome. New outcomes get the next handles
 * (D57).
 */
export function difference(state: TopicState, input: TopicInput): TopicDelta {
  const { removedMatches = [], removedMarkets = [], removedSports = [] } = input;
  const gone = new Set(removedMarkets);
  for (const id of removedMatches)
    for (const { fields } of state.matches.get(id)?.markets ?? []) gone.add(fields.marketId);
  const left = new Set(removedMatches);
  const sports = (input.sports ?? []).flatMap((row): SportChange[] => {
    const held = removedSports.includes(row.sportId) ? undefined : state.sports.get(row.sportId)?.fields;
    const changed = differing(sportFields, held ?? newSport, row);
    return held && Object.keys(changed).length === 0 ? [] : [{ ...changed, sportId: row.sportId }];
  });
  const matches = (input.matches ?? []).flatMap((row): MatchChange[] => {
    const held = left.has(row.matchId) ? undefined : state.matches.get(row.matchId)?.fields;
    const changed = differing(matchFields, held ?? newMatch, withVisibility(row));
    return held && Object.keys(changed).length === 0 ? [] : [{ ...changed, matchId: row.matchId }];
  });
  const markets = (input.markets ?? []).flatMap((row): MarketChange[] => {
    const held = gone.has(row.marketId) ? undefined : state.markets.get(row.marketId)?.fields;
    const changed = differing(marketFields, held ?? newMarket, row);
    return held && Object.keys(changed).length === 0 ? [] : [{ ...changed, marketId: row.marketId }];
  });
  return {
    removedMatches,
    removedMarkets,
    removedSports,
    sports,
    matches,
    markets,
    outcomes: outcomeChanges(state, input, gone),
  };
}

function outcomeChanges(state: TopicState, input: TopicInput, gone: ReadonlySet<number>): readonly OutcomeChange[] {
  let next = state.columns.count;
  const given = new Set<string>();
  return (input.outcomes ?? []).flatMap((row): OutcomeChange[] => {
    const key = `${row.marketId}/${row.outcomeId}`;
    if (given.has(key)) throw new FeedError("malformed", `The outcome ${key} is named twice.`);
    given.add(key);
    const handle = gone.has(row.marketId) ? -1 : handleOf(state, row);
    const fields = differing(outcomeFields, state.outcomes[handle] ?? newOutcome, row);
    const moved = motion(state, handle, row);
    if (handle < 0) return [{ ...fields, ...moved, handle: next++ }];
    return Object.keys(fields).length + Object.keys(moved).length === 0 ? [] : [{ ...fields, ...moved, handle }];
  });
}

function motion(state: TopicState, handle: number, row: Partial<OutcomeMotion>): Partial<OutcomeMotion> {
  const { columns } = state;
  const isNew = handle < 0;
  const isActive = !isNew && columns.has(handle, active);
  const isOpen = !isNew && columns.has(handle, open);
  return {
    ...(row.active !== undefined && row.active !== isActive && { active: row.active }),
    ...(row.open !== undefined && row.open !== isOpen && { open: row.open }),
    ...(row.odds !== undefined && row.odds !== (isNew ? 0 : columns.odds(handle)) && { odds: row.odds }),
    ...(row.movement !== undefined && { movement: row.movement }),
  };
}
