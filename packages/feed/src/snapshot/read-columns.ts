import { FeedError } from "../errors.ts";
import type { livery } from "../gen/live.js";
import type { MatchChange } from "../model/change.ts";
import type { MarketFields, OutcomeFields } from "../model/match.ts";
import { resultOf } from "../model/result.ts";
import { active, alive, open } from "../state/columns.ts";
import { newOutcome, outcomeHash } from "../state/state.rows.ts";
import type { TopicState } from "../state/topic-state.ts";
import { readFields } from "../wire/fields.ts";
import { maxMarkets, maxOdds, maxOutcomes } from "../wire/message-limits.ts";
import { limitFields, marketColumns, outcomeColumns } from "./column-names.ts";
import { stringAt } from "./string-table.ts";

type Wire = livery.live.v1.Snapshot;

/** Reads the columns of a message, which must have equal lengths. Throws FeedError `malformed`, `too_many`. */
function readColumns<Name extends string>(
  message: object | null | undefined,
  names: readonly Name[],
  most: number,
): { [Column in Name]: readonly number[] } & { length: number } {
  const wire = (message ?? {}) as Readonly<Record<string, readonly number[] | undefined>>;
  const columns = names.map((name) => [name, wire[name] ?? []] as const);
  const length = columns[0]?.[1].length ?? 0;
  if (length > most) throw new FeedError("too_many", "A snapshot with more things than a topic may hold.");
  if (columns.some(([, column]) => column.length !== length))
    throw new FeedError("malformed", "The columns of a snapshot differ in length.");
  return { ...Object.fromEntries(columns), length } as { [Column in Name]: readonly number[] } & { length: number };
}

const at = (column: readonly number[], row: number): number => column[row] as number;

/** The markets of a snapshot. Throws FeedError. */
export function readMarkets(wire: Wire, matches: readonly MatchChange[]): readonly MarketFields[] {
  const columns = readColumns(wire.groups, marketColumns, maxMarkets);
  const markets: MarketFields[] = [];
  let marketId = 0;
  let match = 0;
  for (let row = 0; row < columns.length; row++) {
    marketId = (marketId + at(columns.oddsid_step, row)) >>> 0;
    match += at(columns.match_step, row);
    const matchId = matches[match]?.matchId;
    if (matchId === undefined)
      throw new FeedError("malformed", "A market of a snapshot names a match that is not in it.");
    const flags = at(columns.flags, row);
    markets.push({
      marketId,
      matchId,
      marketTypeId: at(columns.oddstype, row),
      feedTypeId: at(columns.noddTypeId, row),
      name: stringAt(wire.words, at(columns.typename_word, row)),
      special: stringAt(wire.words, at(columns.special_word, row)),
      active: (flags & 1) !== 0,
      open: (flags & 2) !== 0,
      stopped: (flags & 4) !== 0,
      visible: (flags & 8) !== 0,
      mostBalanced: (flags & 16) !== 0,
    });
  }
  return markets;
}

/** How many outcomes a step adds to the state. */
const outcomesAStep = 256;

/** Adds a snapshot's outcomes in steps to a state that already holds its markets. Throws FeedError. */
export function* readOutcomes(
  wire: Wire,
  markets: readonly MarketFields[],
  state: TopicState,
): Generator<void, void, void> {
  const columns = readColumns(wire.odds, outcomeColumns, maxOutcomes);
  if (wire.handles > maxOutcomes)
    throw new FeedError("too_many", "A snapshot with more handles than a topic may give.");
  const limits = wire.limits.map((set) => readFields(limitFields, set));
  const { columns: store } = state;
  store.reserve(wire.handles);
  store.count = wire.handles;
  store.dead = wire.handles - columns.length;
  let handle = -1;
  let group = 0;
  let oddId = 0;
  for (let row = 0; row < columns.length; row++) {
    if (row % outcomesAStep === 0) yield;
    handle += at(columns.handle_gap, row) + 1;
    group += at(columns.group_step, row);
    oddId = (oddId + at(columns.id_step, row)) >>> 0;
    const market = markets[group];
    const set = at(columns.limits, row);
    const flags = at(columns.flags, row);
    const odds = at(columns.odd, row);
    const movement = ((flags >> 2) & 3) - 1;
    if (handle >= wire.handles || !market || (set > 0 && !limits[set - 1]))
      throw new FeedError("malformed", "An odd of a snapshot names what is not in it.");
    if (odds > maxOdds || movement > 1 || flags > 127 || resultOf(flags >> 4) === undefined)
      throw new FeedError("out_of_range", "An odd of a snapshot holds what no odd has.");
    const fields: OutcomeFields = {
      ...newOutcome,
      marketId: market.marketId,
      outcomeId: at(columns.outcomeid, row),
      name: stringAt(wire.words, at(columns.outcome_word, row)),
      special: stringAt(wire.words, at(columns.special_word, row)),
      oddId,
      handicap: stringAt(wire.words, at(columns.handicap_word, row)),
      ...limits[set - 1],
    };
    state.outcomes[handle] = fields;
    state.markets.get(market.marketId)?.handles.push(handle);
    store.price(handle, odds, movement);
    store.flags[handle] = alive | (flags & 1 ? active : 0) | (flags & 2 ? open : 0) | ((flags >> 4) << 3);
    store.fixedHash[handle] = outcomeHash(handle, fields);
  }
}
