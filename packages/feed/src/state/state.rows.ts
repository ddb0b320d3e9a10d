import { defaultFields, marketFields, matchFields, motionFields, outcomeFields, sportFields } from "../model/fields.ts";
import type { OutcomeChange, OutcomeMotion } from "../model/change.ts";
import type { LiveSport, MarketFields, MatchFields, OutcomeFields } from "../model/match.ts";
import { hashStart, step } from "../wire/check.ts";
import { active, alive, open } from "./columns.ts";
import { hashKinds, stepFields, thingHash } from "./hash.ts";
import type { MarketRow, TopicState } from "./topic-state.ts";

/** The objects that a named frame touched; a view of a touched match must be rebuilt. */
export interface Touched {
  readonly matches: Set<number>;
  sports: boolean;
}

export function nothingTouched(): Touched {
  return { matches: new Set(), sports: false };
}

/** The initial values of new objects: every field at its type's default. */
export const newMatch = defaultFields<MatchFields>(matchFields);
export const newMarket = defaultFields<MarketFields>(marketFields);
export const newOutcome = defaultFields<OutcomeFields>(outcomeFields);
export const newMotion = defaultFields<OutcomeMotion>(motionFields);
export const newSport = defaultFields<LiveSport>(sportFields);

/** Records the match of an outcome as touched. */
export function touchOutcome(state: TopicState, handle: number, touched: Touched): void {
  const market = state.outcomes[handle]?.marketId;
  const match = market === undefined ? undefined : state.markets.get(market)?.fields.matchId;
  if (match !== undefined) touched.matches.add(match);
}

export function putSport(state: TopicState, fields: LiveSport, touched: Touched): void {
  const hash = thingHash(hashKinds.sport, sportFields, fields);
  state.namedHash = (state.namedHash + hash - (state.sports.get(fields.sportId)?.hash ?? 0)) | 0;
  state.sports.set(fields.sportId, { fields, hash });
  touched.sports = true;
}

export function removeSport(state: TopicState, id: number, touched: Touched): void {
  state.namedHash = (state.namedHash - (state.sports.get(id)?.hash ?? 0)) | 0;
  touched.sports = state.sports.delete(id) || touched.sports;
}

/** A stopped match is locked: betstatus stopped, iss true, isv false (§4). */
function hiddenIfStopped(fields: MatchFields): MatchFields {
  return fields.betStatus === "stopped" && (!fields.stopped || fields.visible)
    ? { ...fields, stopped: true, visible: false }
    : fields;
}

/** Adds a match or replaces the held one. */
export function putMatch(state: TopicState, given: MatchFields, touched: Touched): void {
  const fields = hiddenIfStopped(given);
  const hash = thingHash(hashKinds.match, matchFields, fields);
  touched.matches.add(fields.matchId);
  const row = state.matches.get(fields.matchId);
  state.namedHash = (state.namedHash + hash - (row?.hash ?? 0)) | 0;
  if (row) {
    row.fields = fields;
    row.hash = hash;
  } else state.matches.set(fields.matchId, { fields, hash, markets: [] });
}

/** Removes a match with its markets and their outcomes. */
export function removeMatch(state: TopicState, id: number, touched: Touched): void {
  const row = state.matches.get(id);
  if (!row) return;
  for (const market of row.markets.slice()) removeMarket(state, market.fields.marketId, touched);
  state.namedHash = (state.namedHash - row.hash) | 0;
  state.matches.delete(id);
  touched.matches.add(id);
}

/** Adds a market to its match, which is held, or replaces the held one. */
export function putMarket(state: TopicState, fields: MarketFields, touched: Touched): void {
  const hash = thingHash(hashKinds.market, marketFields, fields);
  touched.matches.add(fields.matchId);
  const row = state.markets.get(fields.marketId);
  state.namedHash = (state.namedHash + hash - (row?.hash ?? 0)) | 0;
  if (row) {
    row.fields = fields;
    row.hash = hash;
    return;
  }
  const added: MarketRow = { fields, hash, handles: [] };
  state.markets.set(fields.marketId, added);
  state.matches.get(fields.matchId)?.markets.push(added);
}

/** Removes a market; its outcomes' handles are dead from now on. */
export function removeMarket(state: TopicState, id: number, touched: Touched): void {
  const row = state.markets.get(id);
  if (!row) return;
  for (const handle of row.handles) {
    state.outcomes[handle] = undefined;
    state.columns.flags[handle] = 0;
    state.columns.dead++;
  }
  state.namedHash = (state.namedHash - row.hash) | 0;
  state.markets.delete(id);
  const siblings = state.matches.get(row.fields.matchId)?.markets;
  siblings?.splice(siblings.indexOf(row), 1);
  touched.matches.add(row.fields.matchId);
}

/** Changes an outcome, or adds one with the next handle. */
export function putOutcome(state: TopicState, change: OutcomeChange, touched: Touched): void {
  const { columns } = state;
  const { handle, active: isActive, odds, movement, open: isOpen, ...named } = change;
  const before = state.outcomes[handle];
  if (before === undefined) {
    columns.reserve(handle + 1);
    columns.count = handle + 1;
    columns.price(handle, newMotion.odds, newMotion.movement);
    columns.flags[handle] = alive;
    state.markets.get(named.marketId ?? 0)?.handles.push(handle);
  }
  if (before === undefined || Object.keys(named).length > 0) {
    const fields = { ...(before ?? newOutcome), ...named };
    state.outcomes[handle] = fields;
    columns.fixedHash[handle] = outcomeHash(handle, fields);
  }
  if (isActive !== undefined) columns.set(handle, active, isActive);
  if (isOpen !== undefined) columns.set(handle, open, isOpen);
  if (odds !== undefined) columns.price(handle, odds, before === undefined ? newMotion.movement : undefined);
  if (movement !== undefined) columns.price(handle, columns.odds(handle), movement);
  columns.touch(handle);
  touchOutcome(state, handle, touched);
}

/** The hash of an outcome's fixed fields, with its handle before them. */
export function outcomeHash(handle: number, fields: OutcomeFields): number {
  return stepFields(step(step(hashStart, hashKinds.outcome), handle), outcomeFields, fields);
}
