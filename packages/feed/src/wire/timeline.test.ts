import { describe, expect, test } from "vitest";
import type { FeedError } from "../errors.ts";
import { matchFields } from "../model/fields.ts";
import { type Incident, incidentKinds } from "../model/match.ts";
import { readFields, writeFields } from "./fields.ts";
import { maxIncidents } from "./message-limits.ts";

const goal: Incident = { kind: incidentKinds.goal, side: "away", phase: "1p_ot", second: 5_412 };

/** What is made of a timeline of the wire. */
function read(timeline: object) {
  return readFields(matchFields, { matchid: 7, timeline });
}

describe("a match's timeline", () => {
  test("is read as it was written, also without incidents and with an incident of an unknown kind", () => {
    for (const timeline of [[], [goal], [goal, { ...goal, kind: 77, side: "home" as const }]])
      expect(read(writeFields(matchFields, { timeline })["timeline"] as object)).toEqual({ matchId: 7, timeline });
  });

  test("is absent if there is none", () => {
    expect(writeFields(matchFields, { timeline: null })).toEqual({});
    expect(readFields(matchFields, { matchid: 7, timeline: null })).toEqual({ matchId: 7 });
  });

  const column = <Value>(value: Value, length = 1): Value[] => Array.from({ length }, () => value);
  test.each([
    ["columns of other lengths", { kind: [1], side: [0], phase: ["1p"], second: [] }, "malformed"],
    ["a side that there is not", { kind: [1], side: [2], phase: ["1p"], second: [1] }, "out_of_range"],
    ["a phase without end", { kind: [1], side: [1], phase: ["p".repeat(1_001)], second: [1] }, "out_of_range"],
    [
      "more than a match may tell",
      {
        kind: column(1, maxIncidents + 1),
        side: column(0, maxIncidents + 1),
        phase: column("1p", maxIncidents + 1),
        second: column(1, maxIncidents + 1),
      },
      "too_many",
    ],
  ])("of %s is refused", (_what, timeline, code) => {
    expect(() => read(timeline)).toThrow(expect.objectContaining({ name: "FeedError", code }) as FeedError);
  });
});
