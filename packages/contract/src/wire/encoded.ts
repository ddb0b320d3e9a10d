import * as z from "zod/mini";
import type { Market, MatchSummary } from "../model/catalogue.ts";
import type { LiveList, LiveMatch } from "../model/live.ts";
import { liveListAround, liveMatch } from "./live.ts";
import { market, matchSummary } from "./sport.ts";

// A server encodes a part of an answer once and sends it in many answers: these functions return the parts, and the answers made
// of them, as JSON text in the wire's names. A part that does not fit its schema throws a ZodError.

/** The JSON text of a market of a match in `matches`, `apiOdds` and `matchProposition`. */
export function encodedMarket(value: Market): string {
  return JSON.stringify(z.encode(market, value));
}

/** The JSON text of a match, with the texts of its markets. */
export function encodedMatch(head: Omit<MatchSummary, "markets">, markets: readonly string[]): string {
  const { odds: _none, ...wire } = z.encode(matchSummary, { ...head, markets: [] }) as Record<string, unknown>;
  return withField(wire, "odds", listOf(markets));
}

/** The JSON text of a match of the live list. */
export function encodedLiveMatch(value: LiveMatch): string {
  return JSON.stringify(z.encode(liveMatch, value));
}

/** The JSON text of an answer with one row, of a row's text. */
export function encodedResult(row: string): string {
  return withField({ status: 1 }, "results", row);
}

/** The JSON text of an answer with a list of rows, of their texts. */
export function encodedResults(rows: readonly string[]): string {
  return encodedResult(listOf(rows));
}

/** The JSON text of a page of rows, of their texts. */
export function encodedPage(
  rows: readonly string[],
  { page, pageSize, total }: { readonly page: number; readonly pageSize: number; readonly total: number },
): string {
  return withField({ status: 1, total, page, limit: pageSize }, "results", listOf(rows));
}

/** The JSON text of a live list, of the texts of its matches. */
export function encodedLiveList(matches: readonly string[], around: Omit<LiveList, "matches">): string {
  return `{"data":${withField(z.encode(liveListAround, around), "matches", listOf(matches))}}`;
}

const listOf = (texts: readonly string[]): string => `[${texts.join(",")}]`;

/** The JSON text of an object that has at least one field, with another one. */
function withField(fields: object, name: string, text: string): string {
  return `${JSON.stringify(fields).slice(0, -1)},"${name}":${text}}`;
}
