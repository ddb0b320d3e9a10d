import { describe, expect, it } from "vitest";
import { silentLog } from "../../../log.ts";
import type { SourceItem, SourceMatch, SourceUpdate } from "../source.ts";
import {
  begins,
  ends,
  goal,
  happened,
  kickOff,
  market,
  modelled,
  pauses,
  priced,
  scored,
  wrongly,
} from "../testing/source-items.ts";
import { isScoreKnown } from "./ingested-match.ts";
import { Ingestor } from "./ingestor.ts";
import { ProblemLog } from "./problem-log.ts";
import type { SourceProblemCode } from "./problem.ts";

const sports = new Map([[1, "Football"]]);
const three = market(0).outcomes;
const now = kickOff + 60_000;

/** The result of ingesting items, each in its own poll, a second after its time. */
function ingestedBy(items: readonly SourceItem[], matches: readonly SourceMatch[] = [priced, modelled]) {
  const ingestor = new Ingestor(sports);
  const problems = [...ingestor.ingest({ matches, items: [] }, kickOff).problems];
  for (const item of items) problems.push(...ingestor.ingest({ matches: [], items: [item] }, now).problems);
  const ingested = (key = "m1") => {
    const found = ingestor.of(key);
    if (found === undefined) throw new Error(`nothing was heard of ${key}`);
    return found;
  };
  return { ingestor, codes: problems.map(({ code }) => code), problems, ingested };
}

const opened = [happened(50, begins), market(55)];
const odds = (value: unknown) =>
  wrongly({ ...market(56), outcomes: [{ outcomeId: 1, odds: value }, ...three.slice(1)] });
type Wrong = readonly [what: string, item: SourceItem, code: SourceProblemCode, locked: "market" | "match" | "nothing"];

/** A source's invalid items after `opened`, the code that each is refused with, and what it locks. */
const wrong: readonly Wrong[] = [
  ["of a match that nobody announced", { ...market(56), key: "m9" }, "unknown_match", "nothing"],
  ["of no match", wrongly({ about: "market" }), "unknown_match", "nothing"],
  ["that is null", null as unknown as SourceItem, "unknown_match", "nothing"],
  ["of a market type that the house does not settle", market(56, { marketTypeId: 9_999 }), "unknown_market", "nothing"],
  ["of a line that is none", market(56, { marketTypeId: 18, special: "many" }), "unknown_market", "nothing"],
  ["of a market without a type", wrongly({ ...market(56), marketTypeId: "1" }), "bad_value", "match"],
  [
    "about nothing that there is",
    wrongly({ ...market(56), about: "weather", marketTypeId: null }),
    "bad_value",
    "match",
  ],
  ["that was said before", market(55), "duplicate", "market"],
  ["that comes after a later one", market(54), "out_of_order", "market"],
  ["without a place", market(56, { sequence: Number.NaN }), "bad_value", "market"],
  ["said before what came before it", market(56, { happenedAt: kickOff + 54_000 }), "too_old", "market"],
  ["said in time to come", market(56, { happenedAt: now + 60_000 }), "from_future", "market"],
  ["said at no time", wrongly({ ...market(56), happenedAt: "noon" }), "bad_value", "market"],
  ["with a price of nothing", odds(0), "bad_value", "market"],
  ["with a price below the stake", odds(900), "bad_value", "market"],
  ["with a price that is no whole number", odds(1850.5), "bad_value", "market"],
  ["with a price that is no number", odds("1850"), "bad_value", "market"],
  ["with a price past all bounds", odds(1e12), "bad_value", "market"],
  ["with prices that whoever bets on all of them wins by", odds(21_000), "bad_value", "market"],
  ["open without a price", market(56, { outcomes: [] }), "bad_value", "market"],
  ["with an outcome left out", market(56, { outcomes: three.slice(1) }), "bad_value", "market"],
  [
    "with an outcome of another market",
    market(56, { outcomes: [...three.slice(1), { outcomeId: 12, odds: 2100 }] }),
    "bad_value",
    "market",
  ],
  ["with an outcome twice", market(56, { outcomes: [...three, ...three] }), "bad_value", "market"],
  ["with a state that there is not", wrongly({ ...market(56), status: "maybe" }), "bad_value", "market"],
  ["with outcomes that are no list", wrongly({ ...market(56), outcomes: {} }), "bad_value", "market"],
  ["that makes one market void", { ...market(56), about: "void" }, "unsupported", "market"],
  ["of a goal for nobody", happened(56, { ...goal, side: "left" } as never), "bad_value", "match"],
  ["of a score below nothing", happened(56, scored(-1, 0)), "bad_value", "match"],
  ["of an event that there is not", happened(56, { kind: "streaker" } as never), "bad_value", "match"],
  ["of a phase without a name", happened(56, { ...begins, status: "" } as never), "bad_value", "match"],
  ["of an event at no time of the match", { ...happened(56, goal), at: -1 }, "bad_value", "match"],
  ["of an event that is none", wrongly({ ...happened(56, goal), event: null }), "bad_value", "match"],
  ["of a goal that comes late", happened(54, goal), "out_of_order", "match"],
];

describe("an invalid message of a source", () => {
  it.each(wrong)("%s is refused with its code, and locks what it concerns", (_, item, code, locked) => {
    const { codes, problems, ingested } = ingestedBy([...opened, item]);
    expect(codes).toEqual([code]);
    expect(problems[0]?.cause.length).toBeGreaterThan(5);
    expect(ingested().refused.has("1|")).toBe(locked === "market");
    expect(ingested().missing.size > 0).toBe(locked === "match");
    expect(ingested().markets.get("1|")).toMatchObject({ open: true, outcomes: [{ odds: 2100 }, {}, {}] });
  });

  const announced: readonly (readonly [string, object])[] = [
    ["of no sport", { sportId: 77 }],
    ["whose side plays itself", { away: "Leeds" }],
    ["without a name", { home: "" }],
    ["with a name that no database keeps", { home: "Le\0eds" }],
    ["that begins never", { startsAt: Number.NaN }],
    ["under a flag that there is not", { flag: "England" }],
    ["with periods without end", { periodLength: 1e9 }],
    ["without a key", { key: 7 }],
  ];
  it.each(announced)("adds no match %s", (_, change) => {
    const { codes, ingestor } = ingestedBy([], [{ ...priced, ...change } as SourceMatch, modelled]);
    expect(codes).toEqual(["bad_value"]);
    expect([ingestor.of("m1"), ingestor.of("m2")?.match]).toEqual([undefined, modelled]);
  });

  it("with prices that are too old does not open a market, even if it is the first", () => {
    const delayed = ingestedBy([market(50)]);
    expect([delayed.codes, delayed.ingested().refused]).toEqual([[], new Set()]);
    const tooOld = ingestedBy([market(49)]);
    expect([tooOld.codes, tooOld.ingested().refused]).toEqual([["too_old"], new Set(["1|"])]);
    expect(ingestedBy([market(1, { status: "suspended" })]).codes).toEqual([]);
  });

  it("with prices is ignored when the server calculates its own", () => {
    const { codes, ingested } = ingestedBy([market(55, {}, modelled)]);
    expect([codes, ingested("m2").refused]).toEqual([["unsupported"], new Set(["1|"])]);
  });

  it("after the end changes nothing, but results are still accepted", () => {
    const result = { ...market(59), about: "result" } as SourceItem;
    const { codes } = ingestedBy([...opened, happened(56, ends), happened(57, goal), market(58), result]);
    expect(codes).toEqual(["over", "over"]);
  });

  it("that is not a list of matches and items throws an error", () => {
    for (const update of [null, {}, { matches: [], items: 7 }, { matches: [] }])
      expect(() => new Ingestor(sports).ingest(update as unknown as SourceUpdate, now)).toThrow(TypeError);
  });
});

describe("a refused message", () => {
  const bad = happened(56, { ...goal, side: "left" } as never);

  it("of a market is made good by the next valid message of the same market only", () => {
    const wrongOne = odds(0);
    const other = market(57, { marketTypeId: 29, outcomes: [74, 76].map((outcomeId) => ({ outcomeId, odds: 1850 })) });
    expect(ingestedBy([...opened, wrongOne, other, happened(58, goal)]).ingested().refused).toEqual(new Set(["1|"]));
    expect(ingestedBy([...opened, wrongOne, market(57)]).ingested().refused).toEqual(new Set());
  });

  it("of a score is made good by a message with the whole score", () => {
    const still = ingestedBy([
      ...opened,
      bad,
      happened(57, goal),
      market(58),
      happened(59, { kind: "resume" }),
    ]).ingested();
    expect([[...still.missing], isScoreKnown(still)]).toEqual([["score"], false]);
    const whole = ingestedBy([...opened, bad, happened(57, scored(1, 0))]).ingested();
    expect([whole.missing.size, isScoreKnown(whole)]).toEqual([0, true]);
  });

  it("of a score before the end of a half leaves the result unknown for good", () => {
    const ingested = ingestedBy([...opened, bad, happened(57, pauses), happened(58, scored(1, 0))]).ingested();
    expect([[...ingested.missing], isScoreKnown(ingested)]).toEqual([["result"], false]);
  });

  it("is made good by one of its own kind: a phase by a phase, a suspension by a suspension, a duplicate by any event", () => {
    const phase = happened(56, { kind: "phase", status: "1p", second: -1, running: true });
    const twice = happened(50, begins);
    expect([...ingestedBy([...opened, phase, happened(57, goal)]).ingested().missing]).toEqual(["phase"]);
    expect(ingestedBy([...opened, phase, happened(57, begins)]).ingested().missing.size).toBe(0);
    const delayed = happened(54, { kind: "suspend" });
    expect([...ingestedBy([...opened, delayed, happened(57, goal)]).ingested().missing]).toEqual(["bets"]);
    expect(ingestedBy([...opened, delayed, happened(57, { kind: "suspend" })]).ingested().missing.size).toBe(0);
    expect(
      ingestedBy([...opened, happened(56, goal), happened(56, goal), happened(57, goal)]).ingested().missing.size,
    ).toBe(0);
    expect(ingestedBy([happened(50, begins), twice]).ingested().missing.size).toBe(1);
  });

  it("of a card is made good by all cards, of an exclusion by nothing, and the score stays known", () => {
    const cards = { yellow: 1, yellowRed: 0, red: 1 };
    const all = happened(58, { kind: "cards", home: cards, away: { ...cards, red: 0 } }, modelled);
    const wrong = happened(58, wrongly({ kind: "cards", home: { ...cards, red: -1 }, away: cards }) as never, modelled);
    const exclusion = happened(56, { kind: "exclusion", side: "home", seconds: -1 }, modelled);
    const card = (of: SourceMatch) => happened(56, { kind: "card", side: "left", card: "red" } as never, of);
    const shot = (of: SourceMatch) => happened(57, { kind: "shot", side: "home", onTarget: false }, of);
    const own = ingestedBy([card(modelled), shot(modelled)]).ingested("m2");
    expect([[...own.missing], isScoreKnown(own)]).toEqual([["cards"], true]);
    expect(ingestedBy([card(modelled), shot(modelled), all]).ingested("m2").missing.size).toBe(0);
    expect([...ingestedBy([card(modelled), wrong]).ingested("m2").missing]).toEqual(["cards"]);
    expect([...ingestedBy([exclusion, all]).ingested("m2").missing]).toEqual(["sides"]);
    expect(ingestedBy([card(priced), shot(priced)]).ingested().missing.size).toBe(0);
  });
});

describe("a market that its source prices", () => {
  it("gets the operator's margin on chances, and keeps prices as they are", () => {
    const chances = [0.5, 0.25, 0.25].map((probability, at) => ({ outcomeId: at + 1, probability }));
    const outcomes = ingestedBy([market(55, { outcomes: chances })])
      .ingested()
      .markets.get("1|")?.outcomes;
    expect(outcomes?.map(({ odds: price }) => price)).toEqual([1880, 3770, 3770]);
    expect(
      ingestedBy(opened)
        .ingested()
        .markets.get("1|")
        ?.outcomes.map(({ odds: price }) => price),
    ).toEqual([2100, 3300, 3600]);
  });

  it("keeps its prices while it is suspended, takes no bets after a result, and opens with the next message", () => {
    const open = (...items: SourceItem[]) =>
      ingestedBy([...opened, ...items])
        .ingested()
        .markets.get("1|")?.open;
    const suspended = ingestedBy([...opened, market(56, { status: "suspended", outcomes: [] })])
      .ingested()
      .markets.get("1|");
    expect([suspended?.open, suspended?.outcomes.length]).toEqual([false, 3]);
    const settlement = (sequence: number, about: "result" | "rollback") =>
      ({ ...market(sequence), about }) as SourceItem;
    expect(open(settlement(56, "result"))).toBe(false);
    expect(open(settlement(56, "result"), settlement(57, "rollback"))).toBe(false);
    expect(open(settlement(56, "result"), settlement(57, "rollback"), market(58))).toBe(true);
  });
});

describe("the log of a source's problems", () => {
  it("has a line for each new code at once, and for a noisy source some lines with the number of the others", () => {
    const lines: Record<string, unknown>[] = [];
    const log = { ...silentLog, warn: (fields: object) => void lines.push({ ...fields }) };
    const problems = new ProblemLog(log, "bad");
    const report = (code: SourceProblemCode, at: number) =>
      problems.report({ code, key: "m1", cause: "x".repeat(999) }, at);
    for (let at = 0; at < 3_600_000; at += 100) report("bad_value", at);
    expect(lines.length).toBeLessThanOrEqual(5 + 360);
    expect(lines.length).toBeGreaterThan(300);
    expect(lines.reduce((sum, { suppressed }) => sum + Number(suppressed) + 1, 0)).toBeGreaterThan(35_000);
    lines.length = 0;
    report("too_old", 3_600_000);
    expect(lines).toEqual([{ source: "bad", code: "too_old", key: "m1", cause: "x".repeat(300), suppressed: 0 }]);
  });
});

describe("a match that has left its source", () => {
  it("is remembered for an hour, for late messages", () => {
    const { ingestor } = ingestedBy(opened);
    ingestor.leave("m1", now);
    const problemsOf = (at: number) =>
      ingestor.ingest({ matches: [], items: [market(56, { happenedAt: at })] }, at).problems.map(({ code }) => code);
    expect(problemsOf(now + 3_599_000)).toEqual([]);
    expect(problemsOf(now + 3_600_000)).toEqual(["unknown_match"]);
  });
});
