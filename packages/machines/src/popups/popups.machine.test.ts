import { getShortestPaths } from "@xstate/graph";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import type { Popup } from "@livery/contract";
import { popupShownFor, popupsMachine, popupsView, type PopupsEvent, type PopupsInput } from "./popups.machine.ts";
import { popupsStoppedKey, storedStopped } from "./stopped.ts";

const popup = (popupId: number, autoClose = false): Popup => ({
  popupId,
  title: `Popup ${popupId}`,
  html: "<p>x</p>",
  type: "",
  type2: "",
  autoClose,
});
const three = [popup(1), popup(2), popup(3)];

function input(more: Partial<PopupsInput> = {}): PopupsInput & { readonly choices: boolean[] } {
  const choices: boolean[] = [];
  return {
    load: () => Promise.resolve(three),
    stopped: { read: () => choices.at(-1) ?? false, write: (stopped) => choices.push(stopped) },
    reducedMotion: false,
    ...more,
    choices,
  };
}

async function run(more: Partial<PopupsInput> = {}) {
  const given = input(more);
  const clock = new SimulatedClock();
  const actor = createActor(popupsMachine, { input: given, clock }).start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  await settle();
  const view = () => popupsView(actor.getSnapshot());
  return {
    given,
    view,
    settle,
    shown: () => view()?.popup.popupId ?? null,
    send: (event: PopupsEvent) => actor.send(event),
    pass: (ms: number) => clock.increment(ms),
  };
}

describe("the carousel (§4)", () => {
  test("turns every ten seconds, and starts again after the last announcement", async () => {
    const carousel = await run();
    const seen = [carousel.shown()];
    for (let turn = 0; turn < 4; turn += 1) {
      carousel.pass(popupShownFor - 1);
      seen.push(carousel.shown());
      carousel.pass(1);
      seen.push(carousel.shown());
    }
    expect(popupShownFor).toBe(10_000);
    expect(seen).toEqual([1, 1, 2, 2, 3, 3, 1, 1, 2]);
    expect(carousel.view()).toMatchObject({ index: 1, count: 3, rotating: true, paused: false });
  });
  test("closes at the last announcement if that has autoClose", async () => {
    const carousel = await run({ load: () => Promise.resolve([popup(1, true), popup(2, true)]) });
    carousel.pass(popupShownFor);
    expect(carousel.shown()).toBe(2);
    carousel.pass(popupShownFor);
    expect(carousel.view()).toBeNull();
  });
  test("with one announcement stays, or closes if that has autoClose", async () => {
    const staying = await run({ load: () => Promise.resolve([popup(1)]) });
    staying.pass(popupShownFor * 5);
    expect(staying.shown()).toBe(1);
    const closed = await run({ load: () => Promise.resolve([popup(1, true)]) });
    closed.pass(popupShownFor);
    expect(closed.view()).toBeNull();
  });
  test("is hidden without announcements, and if they cannot be loaded (§8)", async () => {
    expect((await run({ load: () => Promise.resolve([]) })).view()).toBeNull();
    expect((await run({ load: () => Promise.reject(new Error("offline")) })).view()).toBeNull();
  });
});

describe("a player", () => {
  test("moves through it, past both ends, and each announcement gets its full time", async () => {
    const carousel = await run();
    carousel.send({ type: "PREVIOUS" });
    expect(carousel.shown()).toBe(3);
    carousel.send({ type: "NEXT" });
    expect(carousel.shown()).toBe(1);
    carousel.pass(popupShownFor - 1);
    carousel.send({ type: "GO", index: 1 });
    carousel.pass(popupShownFor - 1);
    expect(carousel.shown()).toBe(2);
    for (const index of [3, -1, 0.5, Number.NaN]) carousel.send({ type: "GO", index });
    expect(carousel.shown()).toBe(2);
  });
  test.each(["pointer", "focus", "hidden", "paused"] as const)(
    "holds it as long as wanted (%s), and it then continues after the full time",
    async (by) => {
      const carousel = await run();
      carousel.pass(popupShownFor - 1);
      carousel.send({ type: "HOLD", by });
      carousel.pass(popupShownFor * 10);
      expect(carousel.view()).toMatchObject({ index: 0, rotating: false, paused: by === "paused" });
      carousel.send({ type: "RELEASE", by });
      carousel.pass(popupShownFor - 1);
      expect(carousel.shown()).toBe(1);
      carousel.pass(1);
      expect(carousel.shown()).toBe(2);
    },
  );
  test("holds it until the last of several reasons has ended, and can leaf through it meanwhile", async () => {
    const carousel = await run();
    for (const by of ["pointer", "hidden", "pointer"] as const) carousel.send({ type: "HOLD", by });
    carousel.send({ type: "RELEASE", by: "pointer" });
    carousel.pass(popupShownFor);
    expect(carousel.shown()).toBe(1);
    carousel.send({ type: "NEXT" });
    carousel.pass(popupShownFor);
    expect(carousel.shown()).toBe(2);
    carousel.send({ type: "RELEASE", by: "hidden" });
    carousel.pass(popupShownFor);
    expect(carousel.shown()).toBe(3);
  });
  test("with a hidden tab finds it at the first announcement", async () => {
    let answer: (popups: readonly Popup[]) => void = () => undefined;
    const carousel = await run({ load: () => new Promise((resolve) => (answer = resolve)) });
    carousel.send({ type: "HOLD", by: "hidden" });
    answer(three);
    await carousel.settle();
    carousel.pass(popupShownFor * 3);
    expect(carousel.shown()).toBe(1);
  });
  test("with reduced motion turns it manually", async () => {
    const carousel = await run({ reducedMotion: true });
    carousel.pass(popupShownFor * 3);
    expect(carousel.view()).toMatchObject({ index: 0, rotating: false });
    carousel.send({ type: "NEXT" });
    expect(carousel.shown()).toBe(2);
  });
  test("closes it for this visit, and can open it again", async () => {
    const carousel = await run();
    carousel.send({ type: "CLOSE" });
    carousel.pass(popupShownFor * 3);
    carousel.send({ type: "LOAD" });
    await carousel.settle();
    expect([carousel.view(), carousel.given.choices]).toEqual([null, []]);
    carousel.send({ type: "OPEN" });
    await carousel.settle();
    expect(carousel.shown()).toBe(1);
  });
  test("stops it permanently, and can open it again", async () => {
    const carousel = await run();
    carousel.send({ type: "STOP_SHOWING" });
    expect([carousel.view(), carousel.given.choices]).toEqual([null, [true]]);
    let loads = 0;
    const stopped = { read: () => true, write: vi.fn<(stopped: boolean) => void>() };
    const later = await run({ stopped, load: () => Promise.resolve((loads += 1) > 0 ? three : []) });
    expect([later.view(), loads]).toEqual([null, 0]);
    later.send({ type: "OPEN" });
    await later.settle();
    expect([later.shown(), stopped.write.mock.calls]).toEqual([1, [[false]]]);
  });
});

test("a change of language keeps the announcement, and shows the old text until the new one is loaded", async () => {
  const languages = ["en", "fa"];
  const carousel = await run({
    load: () => {
      const lang = languages.shift() ?? "";
      return Promise.resolve(three.map((each) => ({ ...each, title: lang })));
    },
  });
  carousel.send({ type: "NEXT" });
  carousel.send({ type: "LOAD" });
  expect(carousel.view()?.popup).toMatchObject({ popupId: 2, title: "en" });
  await carousel.settle();
  expect(carousel.view()?.popup).toMatchObject({ popupId: 2, title: "fa" });
});

describe("over all paths of the carousel", () => {
  const events = [
    { type: "xstate.done.actor.0.popups.loading", output: [popup(1), popup(2, true)] },
    { type: "xstate.done.actor.0.popups.loading", output: [] },
    { type: "xstate.error.actor.0.popups.loading", error: new Error("offline") },
    { type: "xstate.after.shownFor.popups.showing.rotating" },
    { type: "LOAD" },
    { type: "OPEN" },
    { type: "NEXT" },
    { type: "PREVIOUS" },
    { type: "CLOSE" },
    { type: "STOP_SHOWING" },
    { type: "HOLD", by: "pointer" },
    { type: "RELEASE", by: "pointer" },
  ];
  const paths = getShortestPaths(popupsMachine, {
    input: input(),
    events: events as never,
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.index, context.popups.length, context.holds]),
  });

  test("every state is reached", () => {
    expect([...new Set(paths.map(({ state }) => JSON.stringify(state.value)))].toSorted()).toEqual([
      '"closed"',
      '"loading"',
      '"stopped"',
      '{"showing":"held"}',
      '{"showing":"rotating"}',
    ]);
  });
  test("an announcement is shown exactly while showing or loading again, and a held carousel does not turn", () => {
    for (const { state } of paths) {
      const view = popupsView(state);
      const mayShow = state.matches("loading") && state.context.popups.length > 0;
      expect(view !== null).toBe(state.matches("showing") || mayShow);
      expect(view?.popup).toBe(state.context.popups[view?.index ?? 0]);
      expect(view?.rotating ?? false).toBe(state.matches({ showing: "rotating" }));
      expect(state.matches({ showing: "rotating" }) && state.context.holds.length > 0).toBe(false);
    }
  });
});

test("after any events the shown announcement is in the list, and nothing is shown once it is stopped", async () => {
  const event = fc.constantFrom<PopupsEvent>(
    { type: "LOAD" },
    { type: "OPEN" },
    { type: "NEXT" },
    { type: "PREVIOUS" },
    { type: "GO", index: 2 },
    { type: "CLOSE" },
    { type: "STOP_SHOWING" },
    { type: "HOLD", by: "pointer" },
    { type: "RELEASE", by: "pointer" },
  );
  const step = fc.oneof(event, fc.constantFrom("pass" as const, "settle" as const));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.integer({ min: 0, max: 4 }), async (steps, count) => {
      const list = Array.from({ length: count }, (_, index) => popup(index + 1, index % 2 === 1));
      const carousel = await run({ load: () => Promise.resolve(list) });
      for (const each of steps) {
        if (each === "pass") carousel.pass(popupShownFor);
        else if (each === "settle") await carousel.settle();
        else carousel.send(each);
        const view = carousel.view();
        expect([view?.popup, view?.count ?? count]).toEqual([list[view?.index ?? -1], count]);
        expect(view !== null && carousel.given.stopped.read()).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});

describe("the choice in local storage (§3)", () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  beforeEach(() => values.clear());
  afterEach(() => vi.restoreAllMocks());

  test("outlives the page and can be undone", () => {
    const report = vi.fn<(error: unknown) => void>();
    expect(storedStopped({ storage, report }).read()).toBe(false);
    storedStopped({ storage, report }).write(true);
    expect([storedStopped({ storage, report }).read(), values.get(popupsStoppedKey)]).toEqual([true, "1"]);
    storedStopped({ storage, report }).write(false);
    expect([storedStopped({ storage, report }).read(), values.size, report.mock.calls.length]).toEqual([false, 0, 0]);
  });
  test("that the browser cannot store is reported", () => {
    const report = vi.fn<(error: unknown) => void>();
    const blocked = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    const choice = storedStopped({ storage: { getItem: blocked, setItem: blocked, removeItem: blocked }, report });
    choice.write(true);
    choice.write(false);
    expect([choice.read(), report.mock.calls.length]).toEqual([false, 3]);
  });
});
