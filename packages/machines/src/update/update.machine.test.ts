import { getShortestPaths } from "@xstate/graph";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import {
  checkEvery,
  checkEveryInMaintenance,
  updateBannerMachine,
  updateOffered,
  type ReleaseAnswer,
  type UpdateEmitted,
  type UpdateEvent,
  type UpdateInput,
} from "./update.machine.ts";

const minute = 60_000;

function run(answers: readonly (ReleaseAnswer | Error)[], more: Partial<UpdateInput> = {}) {
  const clock = new SimulatedClock();
  const left = [...answers];
  const emitted: UpdateEmitted[] = [];
  let checks = 0;
  const actor = createActor(updateBannerMachine, {
    clock,
    input: {
      release: "1",
      check: () => {
        checks += 1;
        const answer = left.length > 1 ? left.shift() : left[0];
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer!);
      },
      visible: true,
      now: () => clock.now(),
      ...more,
    },
  });
  actor.on("reload", (event) => emitted.push(event));
  actor.on("reopened", (event) => emitted.push(event));
  actor.start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    emitted,
    checks: () => checks,
    offered: () => updateOffered(actor.getSnapshot().context),
    maintenance: () => actor.getSnapshot().context.maintenance,
    async send(event: UpdateEvent) {
      actor.send(event);
      await settle();
    },
    async pass(ms: number) {
      clock.increment(ms);
      await settle();
    },
  };
}

const open = (release: string): ReleaseAnswer => ({ release, maintenance: false });
const closed: ReleaseAnswer = { release: "1", maintenance: true };

describe("a page", () => {
  test("checks every five minutes but not at its start, and offers a newer build", async () => {
    const banner = run([open("1"), open("2")]);
    await banner.pass(checkEvery - 1);
    expect([banner.checks(), banner.offered()]).toEqual([0, null]);
    await banner.pass(1);
    expect([banner.checks(), banner.offered()]).toEqual([1, null]);
    await banner.pass(checkEvery);
    expect([banner.checks(), banner.offered()]).toEqual([2, "2"]);
  });
  test("that is hidden does not check, and checks when it becomes visible, unless it has just checked", async () => {
    const banner = run([open("1"), open("2")]);
    await banner.send({ type: "HIDDEN" });
    await banner.pass(checkEvery * 5);
    expect(banner.checks()).toBe(0);
    await banner.send({ type: "VISIBLE" });
    expect(banner.checks()).toBe(1);
    await banner.send({ type: "HIDDEN" });
    await banner.pass(minute - 1);
    await banner.send({ type: "VISIBLE" });
    expect(banner.checks()).toBe(1);
    await banner.send({ type: "HIDDEN" });
    await banner.pass(minute);
    await banner.send({ type: "VISIBLE" });
    expect([banner.checks(), banner.offered()]).toEqual([2, "2"]);
  });
  test("that was opened in the background checks when it becomes visible", async () => {
    const banner = run([open("2")], { visible: false });
    await banner.pass(checkEvery);
    expect(banner.checks()).toBe(0);
    await banner.send({ type: "VISIBLE" });
    expect(banner.offered()).toBe("2");
  });
  test("checks on request, and keeps its state if a check fails", async () => {
    const banner = run([open("2"), new Error("offline"), new Error("offline")]);
    await banner.send({ type: "CHECK" });
    expect(banner.offered()).toBe("2");
    await banner.send({ type: "CHECK" });
    await banner.pass(checkEvery);
    expect([banner.checks(), banner.offered()]).toEqual([3, "2"]);
  });
});

describe("a click", () => {
  test("on the banner reloads the page", async () => {
    const banner = run([open("2")]);
    await banner.send({ type: "UPDATE" });
    expect(banner.emitted).toEqual([]);
    await banner.send({ type: "CHECK" });
    await banner.send({ type: "UPDATE" });
    expect(banner.emitted).toEqual([{ type: "reload", release: "2" }]);
  });
  test("that dismisses the banner lasts until there is a newer build", async () => {
    const banner = run([open("2"), open("2"), open("3")]);
    await banner.send({ type: "CHECK" });
    await banner.send({ type: "LATER" });
    expect(banner.offered()).toBeNull();
    await banner.send({ type: "CHECK" });
    expect(banner.offered()).toBeNull();
    await banner.send({ type: "CHECK" });
    expect(banner.offered()).toBe("3");
  });
});

test("a withdrawn build is not offered", async () => {
  const banner = run([open("2"), open("1")]);
  await banner.send({ type: "CHECK" });
  await banner.send({ type: "CHECK" });
  expect(banner.offered()).toBeNull();
});

describe("a maintenance", () => {
  test("that a call reports is checked every half minute until it ends", async () => {
    const banner = run([closed, closed, open("1")]);
    await banner.send({ type: "MAINTENANCE" });
    expect([banner.maintenance(), banner.checks()]).toEqual([true, 0]);
    await banner.pass(checkEveryInMaintenance);
    await banner.pass(checkEveryInMaintenance);
    expect([banner.maintenance(), banner.checks(), banner.emitted]).toEqual([true, 2, []]);
    await banner.pass(checkEveryInMaintenance);
    expect([banner.maintenance(), banner.emitted]).toEqual([false, [{ type: "reopened" }]]);
    await banner.pass(checkEveryInMaintenance);
    expect(banner.checks()).toBe(3);
  });
  test("is also found by a check", async () => {
    const banner = run([closed]);
    await banner.pass(checkEvery);
    expect(banner.maintenance()).toBe(true);
  });
});

test("on every path the page is hidden, waiting or checking, and offers only another build", () => {
  const done = (output: ReleaseAnswer) => ({ type: "xstate.done.actor.0.updateBanner.checking", output });
  const events = [
    done(open("1")),
    done(open("2")),
    done(closed),
    { type: "xstate.error.actor.0.updateBanner.checking", error: new Error("offline") },
    { type: "xstate.after.untilNextLook.updateBanner.waiting" },
    { type: "VISIBLE" },
    { type: "HIDDEN" },
    { type: "CHECK" },
    { type: "MAINTENANCE" },
    { type: "UPDATE" },
    { type: "LATER" },
  ];
  const paths = getShortestPaths(updateBannerMachine, {
    input: { release: "1", check: () => Promise.resolve(open("1")), visible: true, now: () => 0 },
    events: events as never,
    serializeState: ({ value, context: { found, putOff, maintenance } }) =>
      JSON.stringify([value, found, putOff, maintenance]),
  });
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(["waiting", "checking", "hidden"]));
  for (const { state } of paths) expect(["2", null]).toContain(updateOffered(state.context));
  expect(paths.some(({ state }) => updateOffered(state.context) === "2")).toBe(true);
});

test("repeated refusals of calls do not delay the next check of a maintenance", async () => {
  const page = run([open("1")]);
  for (let waited = 0; waited < checkEveryInMaintenance; waited += 10_000) {
    await page.send({ type: "MAINTENANCE" });
    await page.pass(10_000);
  }
  expect([page.checks(), page.maintenance()]).toEqual([1, false]);
});
