import { describe, expect, test } from "vitest";
import { minor } from "@livery/betting";
import { offer, runSlip, slipSelection } from "../../testing/slips.ts";
import { FakeTabs, type FakeTab } from "../../testing/tabs.ts";
import { persistSlip, readSlip, slipStorageKey } from "./persist.ts";
import { writeSlip } from "./record.ts";

function inTab(tab: FakeTab) {
  const errors: unknown[] = [];
  const environment = { storage: tab.storage, window: tab.window, report: (error: unknown) => errors.push(error) };
  const slip = runSlip({ restored: readSlip(environment) });
  return { ...slip, errors, end: persistSlip(slip.actor, environment) };
}

const matches = ({ context }: ReturnType<typeof inTab>) => context().selections.map(({ matchId }) => matchId);

test("the slip is restored after a reload", () => {
  const tabs = new FakeTabs();
  const before = inTab(tabs.open());
  before.send({ type: "ADD", selection: offer(1) });
  before.send({ type: "STAKE", stake: minor(700) });
  const after = inTab(tabs.open());
  expect(matches(after)).toEqual([1]);
  expect(after.context().stake).toBe(700n);
});

test("a corrupt slip is removed and the page starts with an empty one", () => {
  const tabs = new FakeTabs();
  tabs.values.set(slipStorageKey, '{"version":1,"picks":[{"matchId":"<img>"}]}');
  expect(matches(inTab(tabs.open()))).toEqual([]);
  expect(tabs.values.has(slipStorageKey)).toBe(false);
});

describe("several tabs", () => {
  test("show the same slip", () => {
    const tabs = new FakeTabs();
    const [one, two] = [inTab(tabs.open()), inTab(tabs.open())];
    one.send({ type: "ADD", selection: offer(1) });
    two.send({ type: "ADD", selection: offer(2) });
    one.send({ type: "STAKE", stake: minor(700) });
    expect(matches(one)).toEqual([1, 2]);
    expect(matches(two)).toEqual([1, 2]);
    expect(two.context().stake).toBe(700n);
  });
  test("do not repeat received changes: a change is written once", () => {
    const tabs = new FakeTabs();
    const writer = tabs.open();
    const one = inTab(writer);
    const reader = tabs.open();
    let writes = 0;
    inTab(Object.assign(reader, { storage: { ...reader.storage, setItem: () => writes++ } }));
    one.send({ type: "ADD", selection: offer(1) });
    expect(writes).toBe(0);
  });
  test("empty each other's slip", () => {
    const tabs = new FakeTabs();
    const [one, two] = [inTab(tabs.open()), inTab(tabs.open())];
    one.send({ type: "ADD", selection: offer(1) });
    two.send({ type: "CLEAR" });
    expect(matches(one)).toEqual([]);
    one.send({ type: "ADD", selection: offer(2) });
    tabs.open().storage.removeItem(slipStorageKey);
    expect(matches(two)).toEqual([]);
  });
  test("ignore invalid data from each other", () => {
    const tabs = new FakeTabs();
    const one = inTab(tabs.open());
    one.send({ type: "ADD", selection: offer(1) });
    tabs.open().storage.setItem(slipStorageKey, "nonsense");
    expect(matches(one)).toEqual([1]);
  });
  test("place a coupon once: the second tab uses the key of the first", () => {
    const tabs = new FakeTabs();
    const [one, two] = [inTab(tabs.open()), inTab(tabs.open())];
    one.send({ type: "ADD", selection: offer(1) });
    one.send({ type: "STAKE", stake: minor(700) });
    one.send({ type: "PLACE" });
    two.send({ type: "PLACE" });
    expect(two.call(0).key).toBe(one.call(0).key);
  });
});

test("a browser without storage is reported, and the slip works until the page is closed", () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const tab = Object.assign(new FakeTabs().open(), { storage: { getItem: full, setItem: full, removeItem: full } });
  const slip = inTab(tab);
  slip.send({ type: "ADD", selection: offer(1) });
  expect(matches(slip)).toEqual([1]);
  expect(slip.errors).toHaveLength(2);
});

test("after its end it neither writes nor reads", () => {
  const tabs = new FakeTabs();
  const tab = tabs.open();
  const slip = inTab(tab);
  slip.end();
  slip.send({ type: "ADD", selection: offer(1) });
  tabs
    .open()
    .storage.setItem(
      slipStorageKey,
      writeSlip({ selections: [slipSelection(5)], sizes: [], stake: null, oddsChange: "none", attempt: null }),
    );
  expect(matches(slip)).toEqual([1]);
  expect(tab.isListening).toBe(false);
});
