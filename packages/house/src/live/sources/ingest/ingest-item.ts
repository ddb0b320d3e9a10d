import { sourceSilentAfter } from "@livery/feed";
import type { LiveMarketPrice } from "../../prices/live-price.ts";
import { overStatuses } from "../event.ts";
import type { SourceEvent, SourceItem, SourceMarket, SourceMatch } from "../source.ts";
import { isEvent, missingAfter, missingWithout } from "./check-event.ts";
import { type Fault, faultOfName, faultOfPrices, offered } from "./check-market.ts";
import { type IngestedMatch, marketKey, type Missing } from "./ingested-match.ts";
import type { SourceProblem } from "./problem.ts";

/** A supplier's clock may be this far ahead of the server's, in milliseconds. */
const clockTolerance = 2_000;

/** A match after an item about it; if there is a problem, the item was refused and its market or match is locked. */
export interface IngestedItem {
  readonly ingested: IngestedMatch;
  readonly problem: SourceProblem | null;
}

/**
 * Accepts an item, or refuses it: then its market, or its match if it names none, is locked until the next valid item about it.
 * Never throws, whatever the item is.
 * @param now milliseconds since 1970
 */
export function ingestItem(ingested: IngestedMatch, item: SourceItem, now: number): IngestedItem {
  const fault = faultOf(ingested, item, now);
  if (fault !== null) {
    const [code, cause] = fault;
    const refused = code === "over" ? ingested : refuse(ingested, item, code === "duplicate");
    return { ingested: refused, problem: { code, key: ingested.match.key, cause } };
  }
  const { sequence, happenedAt } = item;
  return { ingested: { ...accept(ingested, item), sequence, happenedAt }, problem: null };
}

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 120) ?? String(value);
const isMarketNamed = (item: Exclude<SourceItem, SourceEvent>): boolean =>
  Number.isInteger(item.marketTypeId) && typeof item.special === "string";

function faultOf(ingested: IngestedMatch, item: SourceItem, now: number): Fault | null {
  const { sequence, happenedAt } = item;
  if (!Number.isSafeInteger(sequence)) return ["bad_value", `its sequence is ${shown(sequence)}`];
  if (!Number.isFinite(happenedAt)) return ["bad_value", `it was said at ${shown(happenedAt)}`];
  if (sequence === ingested.sequence) return ["duplicate", `${sequence} was said already`];
  if (sequence < ingested.sequence) return ["out_of_order", `${sequence} came after ${ingested.sequence}`];
  if (happenedAt > now + clockTolerance) return ["from_future", `it was said ${happenedAt - now} ms from now`];
  if (happenedAt < ingested.happenedAt)
    return ["too_old", `it was said ${ingested.happenedAt - happenedAt} ms before what came before it`];
  if (item.about === "match") {
    if (!isEvent(item)) return ["bad_value", `no event: ${shown({ at: item.at, event: item.event })}`];
    return ingested.over ? ["over", `${item.event.kind} after the end`] : null;
  }
  if (!["market", "result", "rollback", "void"].includes(item.about))
    return ["bad_value", `it is about ${shown(item.about)}`];
  if (!isMarketNamed(item)) return ["bad_value", `no market: ${shown([item.marketTypeId, item.special])}`];
  return faultOfName(item) ?? faultAboutMarket(ingested, item, now);
}

function faultAboutMarket(ingested: IngestedMatch, item: Exclude<SourceItem, SourceEvent>, now: number): Fault | null {
  if (item.about === "void") return ["unsupported", "the house settles by the score: it makes no single market void"];
  // Results and rollbacks need no check: the server decides them itself.
  if (item.about !== "market") return null;
  if (ingested.match.model !== null) return ["unsupported", "the house prices this match by a model of its own"];
  if (ingested.over) return ["over", "a market after the end"];
  const fault = faultOfPrices(item);
  if (fault !== null) return fault;
  const age = now - item.happenedAt;
  return item.status === "open" && age > sourceSilentAfter ? ["too_old", `its prices are of ${age} ms ago`] : null;
}

function accept(ingested: IngestedMatch, item: SourceItem): IngestedMatch {
  if (item.about === "match") {
    const { event } = item;
    const over = ingested.over || (event.kind === "phase" && overStatuses.has(event.status));
    return { ...ingested, over, missing: missingAfter(ingested.missing, event) };
  }
  const key = marketKey(item);
  const before = ingested.markets.get(key);
  const nextMarket = item.about === "market" ? marketAfter(item, before) : before && { ...before, open: false };
  const markets = nextMarket === undefined ? ingested.markets : new Map(ingested.markets).set(key, nextMarket);
  return { ...ingested, markets, refused: item.about === "market" ? without(ingested.refused, key) : ingested.refused };
}

function marketAfter(item: SourceMarket, before: LiveMarketPrice | undefined): LiveMarketPrice {
  const { marketTypeId, special, status, mostBalanced } = item;
  const outcomes = item.outcomes.length > 0 ? offered(item) : (before?.outcomes ?? []);
  return { marketTypeId, special, open: status === "open", outcomes, mostBalanced };
}

function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  if (!keys.has(key)) return keys;
  const left = new Set(keys);
  left.delete(key);
  return left;
}

/** Locks what a refused item is about: its state is not known, whatever the item says. A duplicate loses no other state. */
function refuse(ingested: IngestedMatch, item: SourceItem, isRepeated: boolean): IngestedMatch {
  if (item.about !== "match" && isMarketNamed(item))
    return { ...ingested, refused: new Set(ingested.refused).add(marketKey(item)) };
  const lacks: readonly Missing[] = isRepeated
    ? ["word"]
    : missingWithout(item.about === "match" ? item.event : undefined, ingested.match);
  return { ...ingested, missing: new Set([...ingested.missing, ...lacks]) };
}

/** The known sports, by number. */
export type Sports = Pick<ReadonlySet<number>, "has">;

/** The fault of an announced match; null if there is none. */
export function faultOfMatch(match: SourceMatch, sports: Sports): Fault | null {
  const { key, sportId, category, tournament, home, away, periodLength, startsAt, flag } = match;
  const texts = { key, category, tournament, home, away };
  for (const [name, text] of Object.entries(texts))
    if (typeof text !== "string" || text.trim() === "" || text.length > 200 || text.includes("\0"))
      return ["bad_value", `its ${name} is ${shown(text)}`];
  if (home === away) return ["bad_value", `${shown(home)} plays itself`];
  if (!sports.has(sportId)) return ["bad_value", `no sport has the number ${shown(sportId)}`];
  if (flag !== null && !/^[a-z]{2}(-[a-z]{2,3})?$/u.test(flag)) return ["bad_value", `its flag is ${shown(flag)}`];
  if (!Number.isInteger(periodLength) || periodLength < 0 || periodLength > 240)
    return ["bad_value", `a period of ${shown(periodLength)} minutes`];
  return Number.isFinite(startsAt) && Math.abs(startsAt) < 8e15
    ? null
    : ["bad_value", `it starts at ${shown(startsAt)}`];
}
