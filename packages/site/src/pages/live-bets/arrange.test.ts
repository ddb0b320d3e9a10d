import type { LiveMatch } from "@livery/feed";
import { foldText } from "@livery/i18n/folding";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { liveMatch } from "../../testing/live-fixtures.ts";
import { arrange, liveOrders, type Arrangement } from "./arrange.ts";

const now = Date.parse("2026-11-20T15:30:00Z");
const arrangement = (changes: Partial<Arrangement> = {}): Arrangement => ({
  order: 1,
  sportId: null,
  searchText: null,
  categoryName: (name) => (name === "Germany" ? "Deutschland" : name),
  tournamentName: (name) => (name === "Amber League" ? "Bernstein-Liga" : name),
  favourites: new Set(),
  sports: [],
  serverMs: now,
  ...changes,
});
const ids = (matches: readonly LiveMatch[], changes?: Partial<Arrangement>) =>
  arrange(matches, arrangement(changes)).flatMap((entry) => (entry.kind === "match" ? [entry.match.matchId] : []));
const at = (minute: number) => new Date(now - minute * 60_000).toISOString();

describe("§9 the live list's orders", () => {
  const matches = [
    liveMatch(1, { tournamentId: 3, tournamentName: "Serie A", startsAt: at(30), home: "Roma", listOrder: 2 }),
    liveMatch(2, { tournamentId: 2, tournamentName: "Bundesliga", startsAt: at(20), home: "Werder", listOrder: 3 }),
    liveMatch(3, { tournamentId: 3, tournamentName: "Serie A", startsAt: at(10), home: "Bologna", listOrder: 2 }),
    liveMatch(4, { tournamentId: 4, tournamentName: "Ligue 1", startsAt: at(15), home: "Angers", listOrder: 1 }),
  ];
  // No two orders give the same list.
  test.each([
    [1, [1, 3, 2, 4]],
    [2, [2, 4, 1, 3]],
    [4, [4, 1, 3, 2]],
    [5, [4, 3, 1, 2]],
  ] as const)("order %d", (order, expected) => {
    expect(ids(matches, { order })).toEqual(expected);
  });
  test("sports have the order of the sports topic", () => {
    const tennis = liveMatch(9, { sportId: 5, startsAt: at(90) });
    const sports = [1, 5].map((sportId) => ({ sportId, name: "", liveCount: 1, inPlay: 1 }));
    expect(ids([tennis, ...matches], { sports })).toEqual([1, 3, 2, 4, 9]);
  });
  test("favourites come first under their own header, and are not repeated", () => {
    const entries = arrange(matches, arrangement({ favourites: new Set([2]) }));
    expect(entries.map(({ key }) => key)[0]).toBe("header/favourites");
    expect(ids(matches, { favourites: new Set([2]) })).toEqual([2, 1, 3, 4]);
  });
});

describe("§4 the listed matches", () => {
  test("exclude a finished match, and one that has not started five minutes after its planned start", () => {
    const missed = { status: "not_started", startsAt: at(6) };
    const imminent = { status: "not_started", startsAt: at(4) };
    expect(ids([liveMatch(1, { status: "ended" }), liveMatch(2, missed), liveMatch(3, imminent)])).toEqual([3]);
  });
  test("have sizes: 59 a line, 104 a double line with first-half odds and more than four groups, 25 a header", () => {
    const markets = [{ ...liveMatch(1).markets[0]!, marketTypeId: 60 }];
    const sizes = arrange(
      [liveMatch(1, { marketCount: 5, markets }), liveMatch(2, { marketCount: 4, markets })],
      arrangement(),
    );
    expect(sizes.map(({ size }) => size)).toEqual([25, 104, 59]);
  });
  test("are narrowed by a sport, or by letters of a team, tournament or country", () => {
    const matches = [liveMatch(1, { home: "Beşiktaş" }), liveMatch(2, { sportId: 5, categoryName: "Türkiye" })];
    expect(ids(matches, { sportId: 5 })).toEqual([2]);
    expect(ids(matches, { searchText: foldText("BESIK") })).toEqual([1]);
    expect(ids(matches, { searchText: foldText("turkıye") })).toEqual([2]);
    expect(ids(matches, { searchText: foldText("TURK besik") })).toEqual([]);
    expect(ids([liveMatch(3, { home: "Səbail", away: "Nəftçi" })], { searchText: foldText("neftci sebail") })).toEqual([
      3,
    ]);
    const german = [liveMatch(4, { categoryName: "Germany" }), liveMatch(5, { categoryName: "Spain" })];
    expect(["german", "deutsch"].map((text) => ids(german, { searchText: foldText(text) }))).toEqual([[4], [4]]);
    const amber = [liveMatch(6, { tournamentName: "Amber League" }), liveMatch(7)];
    expect(["amber", "bernstein"].map((text) => ids(amber, { searchText: text }))).toEqual([[6], [6]]);
    expect(ids(matches, { searchText: "nothing" })).toEqual([]);
  });
});

test("every order shows each listed match once, under its own header, and never more than 400", () => {
  const matches = fc.array(
    fc.record({ tournamentId: fc.integer({ min: 1, max: 5 }), listOrder: fc.nat(9), sportId: fc.constantFrom(1, 5) }),
    { maxLength: 450 },
  );
  fc.assert(
    fc.property(matches, fc.constantFrom(...liveOrders), fc.uniqueArray(fc.nat(450)), (given, order, starred) => {
      const all = given.map((fields, index) => liveMatch(index + 1, fields));
      const entries = arrange(all, arrangement({ order, favourites: new Set(starred) }));
      const rows = entries.filter((entry) => entry.kind === "match");
      expect(new Set(rows.map(({ key }) => key)).size).toBe(Math.min(400, all.length));
      expect(rows).toHaveLength(Math.min(400, all.length));
      const misplaced = entries.filter((entry, index) => {
        if (entry.kind === "header") return false;
        const header = entries.slice(0, index).findLast((before) => before.kind === "header");
        return header?.group === null
          ? !starred.includes(entry.match.matchId)
          : header?.group.sportId !== entry.match.sportId;
      });
      expect(misplaced).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
