import { minor, thousandths } from "@livery/betting";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calls, encodeResult, type LiveMatch, type Market, type MatchSummary } from "../index.ts";
import {
  encodedLiveList,
  encodedLiveMatch,
  encodedMarket,
  encodedMatch,
  encodedPage,
  encodedResult,
  encodedResults,
} from "./encoded.ts";

const name = fc.string({ minLength: 1, maxLength: 20 });
const limits = fc.constantFrom(
  { minStake: null, maxStake: null, maxPay: null },
  { minStake: minor(100), maxStake: null, maxPay: minor(5_000) },
);
const outcome = fc.record({
  outcomeId: fc.integer({ min: 1, max: 30 }),
  name,
  odds: fc.integer({ min: 1001, max: 100_000 }).map(thousandths),
  locked: fc.boolean(),
  minTip: fc.integer({ min: 1, max: 5 }),
  single: limits,
  combined: limits,
});
const market: fc.Arbitrary<Market> = fc.record({
  marketTypeId: fc.integer({ min: 1, max: 100 }),
  name,
  special: fc.constantFrom("", "2.5"),
  locked: fc.boolean(),
  outcomes: fc.array(outcome, { maxLength: 3 }),
});
const match: fc.Arbitrary<MatchSummary> = fc.record({
  matchId: fc.integer({ min: 1, max: 1_000_000 }),
  startsAt: fc.constant("2026-11-28T15:00:00.000Z"),
  home: name,
  away: name,
  sportId: fc.constant(1),
  sportName: name,
  categoryId: fc.constant(2),
  categoryName: name,
  countryFlag: fc.constantFrom(null, "tr"),
  tournamentId: fc.constant(3),
  tournamentName: name,
  marketCount: fc.nat({ max: 500 }),
  minTip: fc.constant(1),
  markets: fc.array(market, { maxLength: 4 }),
});
const textOf = ({ markets, ...head }: MatchSummary): string => encodedMatch(head, markets.map(encodedMarket));
const read = (text: string): unknown => JSON.parse(text);

test("an answer made of encoded parts says what the codec of the whole answer says", () => {
  fc.assert(
    fc.property(fc.array(match, { maxLength: 5 }), (rows) => {
      const paging = { total: rows.length, page: 1, pageSize: 50 };
      const texts = rows.map(textOf);
      expect(read(encodedPage(texts, paging))).toEqual(encodeResult(calls.matches, { rows, ...paging }));
      expect(read(encodedResults(texts))).toEqual(encodeResult(calls.matchProposition, rows));
      const [first] = rows;
      if (first) expect(read(encodedResult(textOf(first)))).toEqual(encodeResult(calls.apiOdds, first));
    }),
  );
});

test("a live list made of encoded matches says what its codec says", () => {
  const live: LiveMatch = {
    matchId: 7,
    startsAt: "2026-11-28T15:00:00.000Z",
    home: "A",
    away: "B",
    sportId: 1,
    categoryId: 2,
    categoryName: "England",
    tournamentId: 3,
    tournamentName: "League",
    tournamentType: "",
    status: "1p",
    betStatus: "started",
    active: true,
    stopped: false,
    visible: true,
    score: "0:0",
    gameScore: "",
    setScores: "",
    cards: { redHome: 0, yellowHome: 1, yellowRedHome: 0, redAway: 0, yellowAway: 0, yellowRedAway: 0 },
    corners: { home: 1, away: 2 },
    time: { clock: "10:00", added: "", addedExtra: "" },
    periodLength: 45,
    marketCount: 0,
    extraCount: 0,
    listOrder: 1,
    categoryFlag: "gb-eng",
    markets: [],
  };
  const around = { marketTypes: [{ marketTypeId: 1, name: "1X2" }], sports: [], total: 61 };
  for (const matches of [[], [live, { ...live, matchId: 8 }]])
    expect(read(encodedLiveList(matches.map(encodedLiveMatch), around))).toEqual(
      encodeResult(calls.lives, { matches, ...around }),
    );
});

test("a part that breaks a bound is refused", () => {
  expect(() => encodedMarket({ marketTypeId: 0, name: "", special: "", locked: false, outcomes: [] })).toThrow(
    "oddstype",
  );
});
