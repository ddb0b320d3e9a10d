import { TopicPublisher } from "@livery/feed/publisher";
import { expect, test } from "vitest";
import { houseOfPlayer } from "../testing/fake-house.ts";
import { fakeLive, footballInput, type FakeLive } from "../testing/fake-live.ts";
import { placed } from "../testing/fixtures.ts";
import { openSite, type OpenSite } from "../testing/open-site.tsx";
import type { LivePorts, SocketListener } from "./live-ports.ts";

const home1 = /Home 1 – Away 1, Match result.*Home 1,/;
const stamp = () => ({ serverMs: Date.now(), sourceAgeMs: 0 });

/** A live server that can send any frame, and whose snapshots can be delayed. */
function gate(live: FakeLive) {
  const listeners = new Set<SocketListener>();
  const fetched: string[] = [];
  let held: (() => void)[] | null = null;
  const ports: LivePorts = {
    ...live.ports,
    openSocket: (listener) => {
      listeners.add(listener);
      return live.ports.openSocket(listener);
    },
    fetchSnapshot: async (topic, signal) => {
      fetched.push(topic);
      const waiting = held;
      if (waiting !== null) await new Promise<void>((resolve) => waiting.push(resolve));
      return live.ports.fetchSnapshot(topic, signal);
    },
  };
  return {
    ports,
    fetched,
    send: (bytes: Uint8Array) => listeners.forEach(({ message }) => message(bytes)),
    hold: () => (held = []),
    free: () => {
      const waiting = held ?? [];
      held = null;
      for (const go of waiting) go();
    },
  };
}

/** The frame after the list client's last one; the client does not receive the original. */
function next({ list }: FakeLive): Uint8Array {
  list.price({ marketId: 10, outcomeId: 3 }, 3_000 + list.position.offset);
  return list.flush(stamp())[0]!;
}

/** Another server for the same position of the list: with a third match, and high prices of the first one. */
function otherHouse({ list }: FakeLive): TopicPublisher {
  const other = new TopicPublisher("list", list.position.epoch);
  for (const match of [2, 1, 3]) other.change(footballInput(match), stamp());
  const price = { marketId: 10, outcomeId: 1 };
  while (other.position.offset < list.position.offset) {
    other.price(price, 900_000 + other.position.offset);
    other.flush(stamp());
  }
  return other;
}

const ticked = (other: TopicPublisher, marketId: number, odds: number): Uint8Array => {
  other.price({ marketId, outcomeId: 1 }, odds);
  return other.flush(stamp())[0]!;
};

const wrong: readonly (readonly [string, (live: FakeLive) => Uint8Array])[] = [
  ["nothing", () => new Uint8Array()],
  ["what is no frame", () => Uint8Array.of(1, 2, 3)],
  ["more than any frame has", () => new Uint8Array(131_073).fill(1)],
  ["a frame that is cut", (live) => next(live).slice(0, -3)],
  ["a frame with a bit that is flipped", (live) => next(live).map((byte, at) => (at === 20 ? byte ^ 4 : byte))],
  ["two frames in one", (live) => Uint8Array.from([...next(live), ...next(live)])],
  ["a frame after one that did not come", (live) => (next(live), next(live))],
  ["the price of what there is not", (live) => ticked(otherHouse(live), 30, 1_500)],
  ["a price below none", (live) => ticked(otherHouse(live), 10, 1_010)],
  ["the lock of what there is not", (live) => otherHouse(live).lock(true, { matches: [3] }, stamp())[0]!],
  ["the hash of another state", (live) => otherHouse(live).heartbeat(stamp())],
];

const slipOf = (site: OpenSite) => site.screen.getByRole("complementary", { name: "Bet slip" });
const cellOf = (site: OpenSite, name: RegExp) =>
  site.screen.getByRole("list", { name: "Live matches" }).getByRole("button", { name });
const states = () =>
  [...document.querySelectorAll('ol[aria-label="Live matches"] button[aria-disabled]')].map((cell) =>
    cell.getAttribute("aria-disabled"),
  );
const locked = Array(10).fill("true");
const open = Array(10).fill("false");

test("on wrong frames of a server prices lock instead of being wrong, and open again after a snapshot", async () => {
  const live = fakeLive();
  const { free, hold, send, ports } = gate(live);
  const site = await openSite({ path: "/livebets", house: houseOfPlayer(), live: ports });
  const shown = () => cellOf(site, home1).query()?.textContent ?? "";
  await expect.poll(states).toEqual(open);
  // A fourth frame, because other servers have at least three.
  live.tick([[20, 2, 2_700]]);
  let odds = 2_000;
  for (const [what, make] of wrong) {
    live.tick([[10, 1, (odds += 10)]]);
    const figure = (odds / 1_000).toFixed(2);
    await expect.poll(shown).toContain(figure);
    hold();
    // The request is not answered either: the client cannot know whether it has missed anything.
    live.hush(true);
    send(make(live));
    await live.frame();
    expect([what, states()]).toEqual([what, locked]);
    expect(shown()).toContain(figure);
    live.hush(false);
    live.tick([[10, 1, (odds += 10)]]);
    await live.frame();
    // If nothing was missing this is the next frame; otherwise the server's new prices are not shown either.
    if (states().includes("false")) expect(shown()).toContain((odds / 1_000).toFixed(2));
    else expect(shown()).toContain(figure);
    free();
    await expect.poll(shown).toContain((odds / 1_000).toFixed(2));
    await expect.poll(states).toEqual(open);
  }
});

test("while live prices are locked because of wrong frames, a bet before the match is placed", async () => {
  const live = fakeLive();
  const { hold, send, ports } = gate(live);
  const house = houseOfPlayer({ createcoupon: () => placed });
  const site = await openSite({ path: "/sports", house, live: ports });
  await site.screen
    .getByRole("button", { name: /Arsenal 1, ?\d/ })
    .first()
    .click();
  await site.app.router.navigate({ to: "/en/livebets" });
  await expect.poll(states).toEqual(open);
  hold();
  live.hush(true);
  send(Uint8Array.of(1, 2, 3));
  await live.frame();
  expect(states()).toEqual(locked);
  await slipOf(site).getByRole("button", { name: "€10" }).click();
  await slipOf(site).getByRole("button", { name: "Place bet · €10.00" }).click();
  await expect.element(site.screen.getByText("Your bet is placed. Coupon K7QX2M9PLR4T.")).toBeVisible();
  expect(states()).toEqual(locked);
});

test("F5: a price and a lock that change in a gap healed by a snapshot alone reach a selection of the slip", async () => {
  const live = fakeLive();
  const { fetched, ports } = gate(live);
  const site = await openSite({ path: "/livebets", house: houseOfPlayer(), live: ports });
  await cellOf(site, home1).click();
  await expect.element(slipOf(site).getByText("2.00").first()).toBeVisible();
  await expect.poll(() => fetched).toContain("match:1");
  /** A change that no socket reports: this server is silent again. */
  const missed = async (act: () => void): Promise<void> => {
    fetched.length = 0;
    live.hush(true);
    act();
    live.hush(false);
    await expect.poll(() => fetched).toContain("match:1");
    // The link works again: from now on the server itself locks prices.
    await expect
      .poll(() => cellOf(site, /Home 2 – Away 2, Match result.*Draw/).element())
      .toHaveAttribute("aria-disabled", "false");
  };
  await missed(() => live.tick([[10, 1, 1_850]]));
  await expect.element(slipOf(site).getByRole("button", { name: /1\.85/ })).toBeVisible();
  await missed(() => live.lock(true, 1));
  await expect.element(slipOf(site).getByLabelText("Locked").first()).toBeVisible();
  await missed(() => live.lock(false, 1));
  await expect.element(slipOf(site).getByLabelText("Locked")).not.toBeInTheDocument();
});
