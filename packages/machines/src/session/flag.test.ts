import { describe, expect, test } from "vitest";
import { FakeTabs, type FakeTab } from "../testing/tabs.ts";
import { signedInFlagKey, signedInUserKey, storedFlag } from "./flag.ts";

function inTab(tab: FakeTab) {
  const errors: unknown[] = [];
  const received: boolean[] = [];
  const flag = storedFlag({ storage: tab.storage, window: tab.window as never, report: (error) => errors.push(error) });
  return { flag, received, errors, end: flag.follow((signedIn) => received.push(signedIn)) };
}

describe("the flag between tabs (§4, D30)", () => {
  test("is 1 signed in and 0 signed out", () => {
    const tabs = new FakeTabs();
    const { flag } = inTab(tabs.open());
    flag.write(true);
    expect(tabs.values.get(signedInFlagKey)).toBe("1");
    flag.write(false);
    expect(tabs.values.get(signedInFlagKey)).toBe("0");
  });
  test("is read in the other tabs at once, and not in the tab that wrote it", () => {
    const tabs = new FakeTabs();
    const [one, two] = [inTab(tabs.open()), inTab(tabs.open())];
    one.flag.write(true);
    one.flag.write(false);
    expect(two.received).toEqual([true, false]);
    expect(one.received).toEqual([]);
  });
  test("is noticed within a second without an event, and only once with one", () => {
    const tabs = new FakeTabs();
    const tab = tabs.open();
    const [one, two] = [inTab(tabs.open()), inTab(tab)];
    tab.withoutEvents = true;
    one.flag.write(true);
    expect(two.received).toEqual([]);
    tab.poll();
    tab.poll();
    expect(two.received).toEqual([true]);
    tab.withoutEvents = false;
    one.flag.write(false);
    tab.poll();
    expect(two.received).toEqual([true, false]);
  });
  test("reports another player, even if the sign-out in between was missed", () => {
    const tabs = new FakeTabs();
    const tab = tabs.open();
    const [one, two] = [inTab(tabs.open()), inTab(tab)];
    one.flag.write(true, 42);
    expect(two.received).toEqual([true]);
    tab.withoutEvents = true;
    one.flag.write(false);
    one.flag.write(true, 43);
    tab.poll();
    expect(two.received).toEqual([true, true]);
    one.flag.write(true, 43);
    tab.poll();
    expect(two.received).toEqual([true, true]);
  });
  test("names the player before the sign-in, and notifies once", () => {
    const tabs = new FakeTabs();
    const [one, two] = [inTab(tabs.open()), inTab(tabs.open())];
    one.flag.write(true, 42);
    one.flag.write(false);
    one.flag.write(true, 43);
    expect(two.received).toEqual([true, false, true]);
    expect([...tabs.values]).toEqual([
      [signedInUserKey, "43"],
      [signedInFlagKey, "1"],
    ]);
  });
  test("ignores an invalid value", () => {
    const tabs = new FakeTabs();
    const { received } = inTab(tabs.open());
    tabs.open().storage.setItem(signedInFlagKey, "yes");
    tabs.open().storage.removeItem(signedInFlagKey);
    expect(received).toEqual([]);
  });
  test("is not read any more after its end", () => {
    const tab = new FakeTabs().open();
    inTab(tab).end();
    expect(tab.isListening).toBe(false);
  });
});

test("a browser without storage is reported", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  const { flag, errors } = inTab(
    Object.assign(new FakeTabs().open(), { storage: { getItem: blocked, setItem: blocked } }),
  );
  flag.write(true);
  expect(errors).toHaveLength(2);
});
