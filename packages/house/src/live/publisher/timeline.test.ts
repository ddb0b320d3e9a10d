import { type Incident, incidentKinds, LiveFeed } from "@livery/feed";
import { maxIncidents } from "@livery/feed/publisher";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "../../testing/database.ts";
import { matchStateOf } from "../sources/match-state.ts";
import { drawScript } from "../sources/simulator/draw-script.ts";
import { published } from "../testing/published.ts";
import { withTimeline } from "./match-rows.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.drop());

it("a match's own topic includes the events so far for a late subscriber, and the list does not", async () => {
  const script = drawScript("football", "timeline");
  const { publisher, matchId, go, topics } = await published(test, script);
  /** The timeline that a client sees who opens a topic now. */
  const incidentsIn = (topic: string): readonly Incident[] | null | undefined => {
    const feed = new LiveFeed({ schedule: (callback) => void setImmediate(callback) });
    feed.subscribe(topic, 0);
    feed.opened(0);
    const snapshot = topics.get(topic)?.snapshot({ serverMs: Date.now(), sourceAgeMs: 0 });
    if (snapshot === undefined) throw new Error(`no topic ${topic}`);
    feed.snapshot(topic, new Uint8Array(snapshot), 1);
    return feed.topic(topic)?.match(matchId)?.timeline;
  };
  const state = () => publisher.record(matchId)?.state;
  expect(incidentsIn(`match:${matchId}`)).toEqual([]);
  await go(5_400, () => (state()?.incidents.length ?? 0) >= 5);
  expect(incidentsIn(`match:${matchId}`)).toHaveLength(state()?.incidents.length ?? -1);
  expect(incidentsIn(`match:${matchId}`)).toEqual(
    matchStateOf(script.events).incidents.slice(0, state()?.incidents.length),
  );
  expect(incidentsIn("list")).toBeNull();
});

it("a timeline that is too long loses its corners first, and then its oldest events", () => {
  const some = (kind: number, count: number): Incident[] =>
    Array.from({ length: count }, (_, second) => ({ kind, side: "home", phase: "1p", second }));
  const goals = some(incidentKinds.goal, 20);
  const cappedTimeline = (incidents: readonly Incident[]) => withTimeline({ incidents }, {}).timeline;
  expect(cappedTimeline([...some(incidentKinds.corner, 280), ...goals])).toHaveLength(maxIncidents);
  expect(cappedTimeline([...some(incidentKinds.corner, 281), ...goals])).toEqual(goals);
  expect(cappedTimeline(some(incidentKinds.yellow, maxIncidents + 5))?.[0]?.second).toBe(5);
});
