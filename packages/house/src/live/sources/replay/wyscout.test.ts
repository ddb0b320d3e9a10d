import { describe, expect, it } from "vitest";
import { matchStateOf } from "../match-state.ts";
import { ReplayFileError } from "./wyscout-document.ts";
import { wyscoutScript } from "./wyscout.ts";

interface Made {
  readonly period?: string;
  readonly second?: number;
  readonly type?: string;
  readonly sub?: string;
  readonly tags?: readonly number[];
  readonly team?: number;
  readonly player?: number;
}

/** A file of these events; team 900 plays at home against team 100. */
function readMatch(...events: readonly Made[]) {
  const teams = `"teams": {"900": {"name": "Zenith", "type": "club", "area": {"name": "Testland"}}, "100": {"name": "Acorn", "type": "club", "area": {"name": "Testland"}}}`;
  const rows = [{ second: 1 }, ...events].map(
    ({ period = "1H", second = 60, type = "Pass", sub = "", tags = [], team = 900, player = 1 }: Made) => ({
      matchPeriod: period,
      eventSec: second,
      eventName: type,
      subEventName: sub,
      tags: tags.map((id) => ({ id })),
      teamId: team,
      playerId: player,
    }),
  );
  const source = `{"events": ${JSON.stringify(rows)}, ${teams}}`;
  const script = wyscoutScript(source, JSON.parse(source), "made.json");
  return { match: script.match, ...matchStateOf(script.events) };
}

describe("a match's events", () => {
  it("name the home side first, whatever the ids of the teams", () => {
    expect([readMatch().match.home, readMatch().match.away]).toEqual(["Zenith", "Acorn"]);
  });

  it("count a goal for a shot, free kick or penalty with the goal tag, and not for the beaten goalkeeper's event", () => {
    const goals = [
      { second: 100, type: "Shot", sub: "Shot", tags: [101] },
      { second: 102, type: "Save attempt", sub: "Reflexes", tags: [101], team: 100 },
      { second: 500, type: "Free Kick", sub: "Free kick shot", tags: [101], team: 100 },
      { period: "2H", second: 30, type: "Free Kick", sub: "Penalty", tags: [101], team: 100 },
      { period: "2H", second: 40, type: "Goalkeeper leaving line", tags: [101] },
    ];
    expect(readMatch(...goals)).toMatchObject({ score: [1, 2], halfTime: [1, 1], status: "ended" });
  });

  it("count an own goal once for the other side, whichever events it is tagged on", () => {
    const ownGoals = [
      { second: 100, type: "Others on the ball", sub: "Touch", tags: [102], team: 900 },
      { second: 101, type: "Save attempt", tags: [101], team: 900 },
      { second: 101.5, type: "Duel", tags: [102], team: 900 },
    ];
    expect(readMatch(...ownGoals).score).toEqual([0, 1]);
  });

  it("count cards on any event, one of a kind per player", () => {
    const { cards } = readMatch(
      { type: "Foul", tags: [1702], player: 7 },
      { type: "Duel", tags: [1702], player: 7, second: 61 },
      { type: "Foul", tags: [1703], player: 7, second: 400 },
      { type: "Foul", sub: "Out of game foul", tags: [1701], player: 9, team: 100 },
    );
    expect(cards).toEqual({ home: { yellow: 1, yellowRed: 1, red: 0 }, away: { yellow: 0, yellowRed: 0, red: 1 } });
  });

  it("count corners by their name", () => {
    expect(
      readMatch(
        { type: "Free Kick", sub: "Corner" },
        { type: "Free Kick", sub: "Corner", team: 100 },
        { type: "Free Kick", sub: "Throw in" },
      ).corners,
    ).toEqual([1, 1]);
  });

  it("settle by 90 minutes when there is extra time, and keep a shoot-out out of the score", () => {
    const long = readMatch(
      { second: 100, type: "Shot", tags: [101] },
      { period: "2H", second: 100, type: "Shot", tags: [101], team: 100 },
      { period: "E1", second: 10, type: "Shot", tags: [101] },
      { period: "E2", second: 10, type: "Shot", tags: [101], team: 100 },
      { period: "P", second: 10, type: "Free Kick", sub: "Penalty", tags: [101] },
      { period: "P", second: 50, type: "Free Kick", sub: "Penalty", tags: [], team: 100 },
    );
    expect(long).toMatchObject({ regular: [1, 1], score: [2, 2], shootout: [1, 0], status: "after_penalties" });
  });
});

describe("an invalid Wyscout file", () => {
  const team = (name: string) => ({ name, type: "club", area: {} });
  const refuse = (document: object) => () => wyscoutScript(JSON.stringify(document), document, "bad.json");
  it("is refused with the place of the error", () => {
    expect(refuse({ events: [], teams: { 1: team("A") } })).toThrow(ReplayFileError);
    expect(refuse({ events: [], teams: { 1: team("A"), 2: team("B") } })).toThrow(/no event of a first half/u);
    expect(refuse({ events: [{ matchPeriod: "1H" }], teams: { 1: team("A"), 2: team("B") } })).toThrow(/events\[0\]/u);
    const stranger = { matchPeriod: "1H", eventSec: 1, eventName: "Pass", teamId: 3 };
    expect(refuse({ events: [stranger], teams: { 1: team("A"), 2: team("B") } })).toThrow(/team 3/u);
  });
});
