import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { openFootballScripts } from "../replay/openfootball.ts";
import { replay } from "../replay/replay.ts";
import { drawScript } from "../simulator/draw-script.ts";
import { simulator } from "../simulator/simulator.ts";
import type { LiveSource, SourceUpdate } from "../source.ts";
import { recording, silence, supplier } from "../testing/recorded-supplier.ts";
import { kickOff } from "../testing/source-items.ts";
import { NotConforming } from "./not-conforming.ts";
import { type SourceExpectations, sourceSuite } from "./source-suite.ts";

const simulated = () =>
  simulator({ seed: "suite", speed: 20, startsAt: kickOff, matches: { football: 3, tennis: 2, points: 2 } });
const scripts = ["one", "two", "three"].map((seed) => drawScript("football", seed));
const replayed = () => replay({ scripts, speed: 60, startsAt: kickOff, parallelMatches: 2 });
const supplied = () => supplier(recording);
const recorded: SourceExpectations = {
  from: kickOff - 60_000,
  until: kickOff + 180_000,
  silent: [silence],
  refused: ["unsupported"],
};

type Source = readonly [name: string, open: () => LiveSource, expectations: SourceExpectations];
const sources: Source[] = [
  ["the simulator", simulated, { from: kickOff, until: kickOff + 400_000 }],
  ["a replay", replayed, { from: kickOff, until: kickOff + 150_000 }],
  ["a supplier whose messages were recorded", supplied, recorded],
];

const data = process.env["LIVERY_DATA"] ?? fileURLToPath(new URL("../../../../../../../shared/data", import.meta.url));
const cup = join(data, "openfootball/worldcup-2022.json");
if (existsSync(cup)) {
  const matches = openFootballScripts(readFileSync(cup), cup);
  const open = () => replay({ scripts: matches, speed: 240, startsAt: kickOff });
  sources.push(["a replay of the World Cup of 2022", open, { from: kickOff, until: kickOff + 250_000 }]);
} else console.warn(`skipped: the published matches are not at ${data}; set LIVERY_DATA to their folder`);

describe.each(sources)("%s", (_, open, expectations) => {
  it.each(sourceSuite(open, expectations))("$name", ({ run }) => run());
});

type Alter = (source: LiveSource) => Partial<LiveSource>;
const empty: SourceUpdate = { matches: [], items: [] };

/** Sources that are wrong in one way each, by the check that has to find it. */
const planted: readonly (readonly [what: string, check: RegExp, alter: Alter])[] = [
  ["draws its prices", /same news/u, (source) => ({ poll: (now) => drawn(source.poll(now)) })],
  ["says the last news again", /twice/u, repeating],
  ["has no news", /house takes/u, () => ({ poll: () => empty })],
  ["forgets to announce", /house takes/u, (source) => ({ poll: (now) => ({ ...source.poll(now), matches: [] }) })],
  ["says things the other way round", /house takes/u, (source) => ({ poll: (now) => turned(source.poll(now)) })],
  [
    "says everything an hour late",
    /house takes/u,
    (source) => ({ poll: (now) => moved(source.poll(now), -3_600_000) }),
  ],
  ["says what is to come", /house takes/u, (source) => ({ poll: (now) => source.poll(now + 30_000) })],
  ["is alive whatever it hears", /alive/u, () => ({ aliveAt: (now) => now })],
  ["is never alive", /alive/u, () => ({ aliveAt: () => kickOff - 3_600_000 })],
  ["is alive in time to come", /alive/u, () => ({ aliveAt: (now) => now + 1 })],
  ["is alive at no time", /alive/u, () => ({ aliveAt: () => Number.NaN })],
  ["lives backwards", /alive/u, (source) => ({ aliveAt: (now) => source.aliveAt(now) - (now % 7_000) })],
  ["begins where it is asked", /what was/u, beginningLate],
  ["leaves a timer", /close/u, leavingTimer],
  ["goes on when it is closed", /close/u, () => ({ close: () => undefined })],
];

function drawn(update: SourceUpdate): SourceUpdate {
  return { ...update, items: update.items.map((item) => ({ ...item, happenedAt: item.happenedAt - Math.random() })) };
}
function moved(update: SourceUpdate, by: number): SourceUpdate {
  return { ...update, items: update.items.map((item) => ({ ...item, happenedAt: item.happenedAt + by })) };
}
function turned(update: SourceUpdate): SourceUpdate {
  return { ...update, items: update.items.toReversed() };
}
function repeating(source: LiveSource): Partial<LiveSource> {
  let last = empty;
  return {
    poll: (now) => {
      const update = source.poll(now);
      if (update.items.length > 0) last = update;
      return update.items.length > 0 ? update : last;
    },
  };
}
function beginningLate(source: LiveSource): Partial<LiveSource> {
  let begun = false;
  return {
    poll: (now) => {
      const { matches, items } = source.poll(now);
      const past = !begun && now > kickOff;
      begun = true;
      return { matches, items: past ? items.filter(({ about }) => about !== "match") : items };
    },
  };
}
const left: NodeJS.Timeout[] = [];
function leavingTimer(source: LiveSource): Partial<LiveSource> {
  left.push(setInterval(() => undefined, 60_000));
  return { close: () => source.close() };
}

describe("a faulty source", () => {
  it.each(planted)("that %s fails its check", (_, name, alter) => {
    const open = () => {
      const source = supplied();
      return { ...source, ...alter(source) };
    };
    const check = sourceSuite(open, recorded).find((each) => name.test(each.name));
    try {
      expect(check?.run).toThrow(NotConforming);
    } finally {
      for (const timer of left.splice(0)) clearInterval(timer);
    }
  });

  it("fails when nothing of the messages that it should refuse was refused", () => {
    const check = sourceSuite(supplied, { ...recorded, refused: ["unsupported", "too_old"] })[2];
    expect(check?.run).toThrow(/nothing of it was refused as too_old/u);
  });
});
