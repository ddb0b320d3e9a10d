import { describe, expect, it } from "vitest";
import { OpenFootballFileError } from "./errors.ts";
import { readOpenFootball } from "./read.ts";

const file = (document: unknown): Uint8Array =>
  new TextEncoder().encode(typeof document === "string" ? document : JSON.stringify(document));
const league = (matches: unknown[], name = "English Premier League 2025/26") =>
  readOpenFootball(file({ name, matches }), "/data/2025-26-en.1.json");
const match = (fields: Record<string, unknown> = {}) => ({
  round: "Matchday 1",
  date: "2025-08-16",
  time: "15:00",
  team1: "Arsenal FC",
  team2: "Leeds United FC",
  score: {},
  ...fields,
});
const problems = (matches: unknown[]) =>
  league(matches).unread.map(({ index, field, why }) => `${index} ${field}: ${why}`);

describe("reading a league", () => {
  it("takes competition and season from the name, and team names as they are spelt", () => {
    const { competition, fixtures } = league([match({ team1: "Çaykur Rizespor" })]);
    expect(competition).toMatchObject({
      tournament: "English Premier League",
      season: "2025/26",
      category: "England",
      flag: "gb-eng",
      zone: "Europe/London",
    });
    expect(fixtures[0]).toMatchObject({
      home: "Çaykur Rizespor",
      homeSlug: "caykur-rizespor",
      away: "Leeds United FC",
      status: "scheduled",
      score: null,
    });
  });

  it("reads kick-offs in the league's time zone, including daylight saving time", () => {
    const { fixtures } = league([match(), match({ date: "2026-01-03", round: "Matchday 20" })]);
    expect(fixtures.map(({ startsAt }) => startsAt)).toEqual(["2025-08-16T14:00:00.000Z", "2026-01-03T15:00:00.000Z"]);
  });

  it("assumes local noon for a match without a time", () => {
    expect(league([match({ time: undefined })]).fixtures[0]).toMatchObject({
      timeKnown: false,
      startsAt: "2025-08-16T11:00:00.000Z",
    });
  });

  it("reads an empty or missing score as none, and a plain score as the score after 90 minutes", () => {
    const { fixtures, unread } = league([
      match({ score: {} }),
      match({ round: "2", score: undefined }),
      match({ round: "3", score: null }),
      match({ round: "4", score: { ht: [1, 0], ft: [2, 1] } }),
      match({ round: "5", score: { ft: [0, 0] } }),
      match({ round: "6", score: [2, 0] }),
    ]);
    expect(fixtures.map(({ score }) => score?.ft ?? null)).toEqual([null, null, null, [2, 1], [0, 0], [2, 0]]);
    expect(unread).toEqual([]);
  });

  it.each([
    ["postponed", "postponed"],
    ["cancelled", "cancelled"],
    ["canceled", "cancelled"],
    ["abandoned", "abandoned"],
    ["awarded", "awarded"],
    [null, "scheduled"],
    ["", "scheduled"],
  ])("reads the status %s as %s", (status, read) => expect(league([match({ status })]).fixtures[0]?.status).toBe(read));

  it("keeps a match of an unknown status and reports it (D26)", () => {
    const { fixtures, unread } = league([match({ status: "waterlogged" })]);
    expect(fixtures[0]?.status).toBe("unknown");
    expect(unread).toMatchObject([{ index: 0, location: "matches[0]", field: "status", value: '"waterlogged"' }]);
  });
});

describe("reading a World Cup", () => {
  const cup = (fields: Record<string, unknown>, name = "World Cup 2018") =>
    readOpenFootball(
      file({ name, matches: [match({ team1: "Russia", team2: "Croatia", ...fields })] }),
      "worldcup.json",
    );

  it("is international, without a flag, a tournament of many seasons, on neutral ground", () => {
    expect(cup({}).competition).toMatchObject({
      tournament: "World Cup",
      season: "2018",
      category: "International",
      flag: null,
      neutral: true,
    });
  });

  it.each([
    ["18:00 UTC+3", "2018-07-15T15:00:00.000Z"],
    ["20:00 UTC-4", "2018-07-16T00:00:00.000Z"],
    ["20:45 CEST", "2018-07-15T18:45:00.000Z"],
    ["19:45 UTC±0", "2018-07-15T19:45:00.000Z"],
    ["9:30 UTC+5:30", "2018-07-15T04:00:00.000Z"],
  ])("reads the time %s with its offset", (time, startsAt) =>
    expect(cup({ date: "2018-07-15", time }).fixtures[0]?.startsAt).toBe(startsAt),
  );

  it.each([
    ["24:00", "2018-07-15T21:00:00.000Z"],
    ["20:45 (UTC+1)", "2018-07-15T19:45:00.000Z"],
    ["19:30 ET", "2018-07-15T23:30:00.000Z"],
    ["20h45", "2018-07-15T17:45:00.000Z"],
    ["20h", "2018-07-15T17:00:00.000Z"],
    ["8:30 pm", "2018-07-15T17:30:00.000Z"],
    ["8.30 p.m. ET", "2018-07-16T00:30:00.000Z"],
    ["12:15 am", "2018-07-14T21:15:00.000Z"],
    ["20:45 Uhr", "2018-07-15T17:45:00.000Z"],
    ["20:45 Europe/Madrid", "2018-07-15T18:45:00.000Z"],
  ])("reads the time %s as it is written elsewhere", (time, startsAt) =>
    expect(cup({ date: "2018-07-15", time }).fixtures[0]).toMatchObject({
      startsAt,
      earliest: startsAt,
      clockKnown: true,
    }),
  );

  it.each([
    ["no time in a known zone", undefined, "World Cup 2018", "2018-07-14T21:00:00.000Z"],
    ["no time, no zone", undefined, "Moon Cup 2018", "2018-07-14T10:00:00.000Z"],
    ["a time, no zone", "19:00", "Moon Cup 2018", "2018-07-15T05:00:00.000Z"],
    ["a zone that clocks do not show in July", "19:00 CET", "World Cup 2018", "2018-07-15T17:00:00.000Z"],
    ["a time that no day has", "24:01", "World Cup 2018", "2018-07-14T21:00:00.000Z"],
  ])("knows the earliest kick-off of %s", (_, time, name, earliest) =>
    expect(cup({ date: "2018-07-15", time }, name).fixtures[0]).toMatchObject({ clockKnown: false, earliest }),
  );

  it("reads a time without an offset in the host's time zone", () => {
    expect(cup({ date: "2022-11-20", time: "19:00" }, "World Cup 2022").fixtures[0]?.startsAt).toBe(
      "2022-11-20T16:00:00.000Z",
    );
  });

  it("keeps extra time and penalties beside the score after 90 minutes", () => {
    const score = { p: [3, 4], et: [2, 2], ft: [1, 1], ht: [1, 1] };
    expect(cup({ score }).fixtures[0]?.score).toEqual({ ft: [1, 1], ht: [1, 1], et: [2, 2], p: [3, 4] });
  });

  it("does not derive the score after 90 minutes from extra time (D20)", () => {
    const { fixtures, unread } = cup({ score: { et: [1, 1], p: [2, 4] } });
    expect(fixtures[0]?.score).toMatchObject({ ft: null, et: [1, 1] });
    expect(unread).toMatchObject([{ field: "score.ft" }]);
  });

  it("reads goals with stoppage time, penalties and own goals, in the order of the match", () => {
    const { fixtures, unread } = cup({
      score: { ft: [2, 1] },
      goals1: [
        { name: "Modrić", minute: 90, offset: 3, penalty: true },
        { name: "Own", minute: "45+1", owngoal: true },
      ],
      goals2: [{ name: "Kane", minute: 5 }],
    });
    expect(unread).toEqual([]);
    expect(fixtures[0]?.goals).toEqual([
      { side: "away", scorer: "Kane", minute: 5, added: 0, penalty: false, ownGoal: false },
      { side: "home", scorer: "Own", minute: 45, added: 1, penalty: false, ownGoal: true },
      { side: "home", scorer: "Modrić", minute: 90, added: 3, penalty: true, ownGoal: false },
    ]);
  });
});

describe("reading the older shape", () => {
  it("reads rounds, team records and score1/score2", () => {
    const olderShape = readOpenFootball(
      file({
        name: "English Premier League 2014/15",
        rounds: [
          {
            name: "Matchday 1",
            matches: [
              {
                date: "2014-08-16",
                team1: { key: "manutd", name: "Manchester United", code: "MUN" },
                team2: { key: "swansea", name: "Swansea", code: "SWA" },
                score1: 1,
                score2: 2,
              },
            ],
          },
          {
            name: "Matchday 2",
            matches: [
              {
                date: "2014-08-23",
                team1: { name: "Swansea" },
                team2: { name: "Manchester United" },
                score1: null,
                score2: null,
              },
            ],
          },
        ],
      }),
      "2014-15/en.1.json",
    );
    expect(olderShape.unread).toEqual([]);
    expect(olderShape.fixtures).toMatchObject([
      {
        home: "Manchester United",
        away: "Swansea",
        round: "Matchday 1",
        score: { ft: [1, 2] },
        location: "rounds[0].matches[0]",
      },
      { home: "Swansea", score: null, round: "Matchday 2" },
    ]);
  });
});

describe("unreadable entries", () => {
  it("a match without two teams or a valid day is left out and reported", () => {
    expect(
      problems([
        match({ team1: "" }),
        match({ team2: 7 }),
        match({ date: "2025-02-29" }),
        match({ date: undefined }),
        "match",
        match({ team2: "ARSENAL FC" }),
      ]),
    ).toEqual([
      "0 team1: no team's name",
      "1 team2: no team's name",
      "2 date: not a day as YYYY-MM-DD",
      "3 date: not a day as YYYY-MM-DD",
      "4 match: not an object",
      "5 team2: a team cannot play itself",
    ]);
    expect(league([match({ team1: "" })]).fixtures).toEqual([]);
  });

  it.each(["N.N.", "TBD", "W74", "1A", "3A/B/C/D/F", "Winner Group A", "Loser 61"])(
    "a match of %s is left out, since the team is not known yet",
    (team1) => {
      expect(problems([match({ team1 })])).toEqual(["0 team1: the team is not known yet"]);
    },
  );

  it("a club's name is not taken for a placeholder", () => {
    for (const team1 of ["1. FC Köln", "NAC Breda", "AZ", "W Connection", "1860 München"])
      expect(problems([match({ team1 })])).toEqual([]);
  });

  it("a match with an invalid field is kept without that field", () => {
    const { fixtures, unread } = league([
      match({ time: "25:00", score: { ft: [1], ht: [0, 0], extra: 1 }, goals1: "none", mood: "good" }),
    ]);
    expect(fixtures).toHaveLength(1);
    expect(fixtures[0]).toMatchObject({ timeKnown: false, score: { ft: null, ht: [0, 0] } });
    expect(unread.map(({ field }) => field).sort()).toEqual(["goals1", "mood", "score.extra", "score.ft", "time"]);
  });

  it("a half-time score above the final score is dropped", () => {
    const { fixtures, unread } = league([match({ score: { ht: [2, 0], ft: [1, 0] } })]);
    expect(fixtures[0]?.score).toMatchObject({ ft: [1, 0], ht: null });
    expect(unread).toMatchObject([{ field: "score.ht", value: "[2,0]" }]);
  });

  it("of two entries for the same match the more complete one is used", () => {
    const { fixtures, unread } = league([
      match({ status: "postponed" }),
      match({ date: "2025-12-03", score: { ft: [1, 1] } }),
    ]);
    expect(fixtures).toMatchObject([{ index: 1, score: { ft: [1, 1] } }]);
    expect(unread).toMatchObject([{ index: 0, field: "match", why: "the same match stands at matches[1]" }]);
  });

  it("a match of one round and time by another name, with the sides exchanged or with a busy team is left out", () => {
    expect(
      problems([
        match(),
        match({ team1: "Arsenal", team2: "Leeds United" }),
        match({ team1: "Leeds United FC", team2: "Arsenal FC" }),
        match({ team2: "Hull City" }),
        match({ team1: "Everton", team2: "Hull City" }),
      ]),
    ).toEqual([
      "1 match: the same match stands at matches[0]",
      "2 match: the same match stands at matches[0]",
      "3 match: a team plays another match then, at matches[0]",
    ]);
  });

  it.each([
    [
      "with the other match between them",
      [{}, { date: "2025-08-20", team1: "Leeds United FC", team2: "Arsenal FC" }, { date: "2025-08-24" }],
    ],
    ["with numbers of their own", [{ num: 1 }, { num: 2, date: "2025-08-20" }]],
    ["in a series", [{ round: "Finals, best of three" }, { round: "Finals, best of three", date: "2025-08-20" }]],
  ])("planned matches of a pair in one round are two: %s", (_, entries) => {
    const { fixtures, unread } = league(entries.map(match));
    expect([new Set(fixtures.map(({ key }) => key)).size, unread]).toEqual([entries.length, []]);
  });

  it("replays that were both played are two matches", () => {
    const { fixtures } = league([
      match({ score: { ft: [0, 0] } }),
      match({ date: "2025-09-01", score: { ft: [2, 0] } }),
    ]);
    expect(new Set(fixtures.map(({ key }) => key)).size).toBe(2);
  });
});

describe("a file without fixtures", () => {
  const failure = (bytes: Uint8Array): OpenFootballFileError => {
    try {
      readOpenFootball(bytes, "/data/bad.json");
    } catch (error) {
      if (error instanceof OpenFootballFileError) return error;
    }
    throw new Error("the file was read");
  };

  it.each([
    ['{\n  "name": "x",\n  "matches": [1,, 2]\n}', "line 3, column 17"],
    ['{"name": "x" "matches": []}', "line 1, column 14"],
    ['{"name": "x", "matches": [{"a": tru}]}', "line 1, column 33"],
    ['{"name": "x", "matches": []} more', "line 1, column 30"],
    ['{"name": "x", "matches": [1 2]}', "line 1, column 29"],
    ['{"name": "x", "matches": [1}', "line 1, column 28"],
    ['{"name": "x",}', "line 1, column 14"],
    ['{"name": "x", "matches": [', "line 1, column 27"],
    ["", "line 1, column 1"],
    ["[]", "the document"],
    ["null", "the document"],
    ['{"name": "World Cup 2014", "teams": []}', "matches"],
    ['{"name": "x", "matches": {}}', "matches"],
    ['{"matches": []}', "name"],
    ['{"name": "x", "rounds": [{"name": "1"}]}', "rounds[0].matches"],
  ])("%s fails at %s, naming the file", (text, location) => {
    expect(failure(file(text))).toMatchObject({ file: "/data/bad.json", location });
    expect(failure(file(text)).message).toContain("/data/bad.json");
  });

  it("must be UTF-8", () => expect(failure(new Uint8Array([0x7b, 0xff, 0xfe])).message).toContain("UTF-8"));
});
