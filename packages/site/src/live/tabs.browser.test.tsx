import { afterEach, expect, test } from "vitest";
import { fakeLive } from "../testing/fake-live.ts";
import { createRunningFeed } from "./running-feed.ts";
import type { LivePorts } from "./live-ports.ts";
import { browserTabs } from "./tabs.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A tab of this browser: its locks and its channel are real, the server is not. */
function tab(ports: LivePorts) {
  let link = "asleep";
  const feed = createRunningFeed({ ...ports, tabs: browserTabs(window) }, (next) => (link = next));
  const { store, release } = feed.subscribe("list");
  ends.push(release);
  const quote = () => store.quote({ matchId: 1, marketTypeId: 1, outcomeId: 1, special: "" });
  return { link: () => link, store, odds: () => (quote().state === "open" ? quote().odds : null), close: release };
}

const poll = <Value,>(read: () => Value) => expect.poll(read);

test("D29 tabs share one socket: the leader's frames reach all, and a remaining tab becomes the leader", async () => {
  const live = fakeLive();
  const leader = tab(live.ports);
  await poll(leader.odds).toBe(2000);
  const follower = tab(live.ports);
  const third = tab(live.ports);
  await poll(() => [follower.odds(), third.odds()]).toEqual([2000, 2000]);
  expect([live.openSockets(), follower.link(), third.link()]).toEqual([1, "connected", "connected"]);
  live.tick([[10, 1, 2250]]);
  await poll(() => [leader.odds(), follower.odds(), third.odds()]).toEqual([2250, 2250, 2250]);
  leader.close();
  await poll(() => [live.openSockets(), follower.odds(), third.odds()]).toEqual([1, 2250, 2250]);
  live.tick([[10, 1, 2300]]);
  await poll(() => [follower.odds(), third.odds()]).toEqual([2300, 2300]);
  follower.close();
  await poll(() => [live.openSockets(), third.odds()]).toEqual([1, 2300]);
  third.close();
  await poll(() => live.openSockets()).toBe(0);
});

test("D28 when the leader's socket is cut, followers lock and report it too, and recover with the leader", async () => {
  const live = fakeLive();
  const leader = tab(live.ports);
  await poll(leader.odds).toBe(2000);
  const follower = tab(live.ports);
  await poll(follower.odds).toBe(2000);
  live.cut();
  await poll(() => [leader.odds(), follower.odds()]).toEqual([null, null]);
  await poll(() => [leader.link(), follower.link()]).toEqual(["reconnecting", "reconnecting"]);
  live.restore();
  live.tick([[10, 1, 1700]]);
  await poll(() => [leader.odds(), follower.odds()]).toEqual([1700, 1700]);
  expect(live.openSockets()).toBe(1);
});
