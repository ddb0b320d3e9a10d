import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { liveLinkState, liveSocketMachine, type LinkListener, type LiveRole } from "./live-socket.machine.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function run(random = 0.5) {
  const sockets: LinkListener[] = [];
  let closed = 0;
  let elections = 0;
  let nudges = 0;
  let notify: (role: LiveRole) => void = () => undefined;
  let leader: (LinkListener & { trying: (tries: number) => void }) | null = null;
  const actor = createActor(liveSocketMachine, {
    input: {
      elect: (next) => {
        elections++;
        notify = next;
        return () => void elections--;
      },
      openSocket: (listener) => {
        sockets.push(listener);
        return () => void closed++;
      },
      follow: (listener) => {
        leader = listener;
        return () => void (leader = null);
      },
      notifyLeader: () => void nudges++,
      random: () => random,
    },
  });
  actor.start();
  return {
    actor,
    link: () => liveLinkState(actor.getSnapshot()),
    sockets,
    openCount: () => sockets.length - closed,
    elections: () => elections,
    nudges: () => nudges,
    notify: (role: LiveRole) => notify(role),
    last: () => sockets.at(-1)!,
    leader: () => leader,
  };
}

function alone(random?: number) {
  const tab = run(random);
  tab.actor.send({ type: "NEEDED" });
  tab.notify("alone");
  return tab;
}

describe("§4 the socket", () => {
  test("is open only while it is needed", () => {
    const tab = run();
    expect([tab.link(), tab.elections(), tab.sockets.length]).toEqual(["asleep", 0, 0]);
    tab.actor.send({ type: "NEEDED" });
    tab.notify("leading");
    tab.last().opened();
    expect([tab.link(), tab.openCount()]).toEqual(["connected", 1]);
    tab.actor.send({ type: "NOT_NEEDED" });
    expect([tab.link(), tab.openCount(), tab.elections()]).toEqual(["asleep", 0, 0]);
    vi.advanceTimersByTime(120_000);
    expect(tab.sockets).toHaveLength(1);
  });

  test("D28 is retried visibly five times, one second apart", () => {
    const tab = alone();
    tab.last().opened();
    vi.advanceTimersByTime(10_000);
    tab.last().closed();
    for (let tried = 1; tried <= 5; tried++) {
      expect(tab.link()).toBe("reconnecting");
      vi.advanceTimersByTime(999);
      expect(tab.sockets).toHaveLength(tried);
      vi.advanceTimersByTime(1);
      expect(tab.sockets).toHaveLength(tried + 1);
      tab.last().closed();
    }
    expect(tab.link()).toBe("refresh");
  });

  test.each([
    [0, 5_000],
    [0.5, 17_500],
    [1, 30_000],
  ])("D28 is then retried in the background, 5 to 30 s apart, until it reconnects (jitter %d)", (random, wait) => {
    const tab = alone(random);
    for (let failed = 0; failed < 6; failed++) {
      tab.last().closed();
      if (failed < 5) vi.advanceTimersByTime(1_000);
    }
    expect(tab.link()).toBe("refresh");
    vi.advanceTimersByTime(wait - 1);
    expect(tab.sockets).toHaveLength(6);
    vi.advanceTimersByTime(1);
    expect([tab.sockets.length, tab.link()]).toEqual([7, "refresh"]);
    tab.last().opened();
    expect(tab.link()).toBe("connected");
  });

  test("a socket that does not open is given up", () => {
    const tab = alone();
    vi.advanceTimersByTime(8_000);
    expect([tab.link(), tab.openCount()]).toEqual(["reconnecting", 0]);
  });

  test("a socket that closes at once counts as a failure; one that stayed open resets the count", () => {
    const tab = alone();
    for (let failed = 0; failed < 6; failed++) {
      tab.last().opened();
      tab.last().closed();
      vi.advanceTimersByTime(1_000);
    }
    expect(tab.link()).toBe("refresh");
    vi.advanceTimersByTime(16_500);
    tab.last().opened();
    vi.advanceTimersByTime(3_000);
    tab.last().closed();
    expect(tab.link()).toBe("reconnecting");
  });

  test("F8 a silent socket is closed and opened again", () => {
    const tab = alone();
    tab.last().opened();
    tab.actor.send({ type: "SILENT" });
    expect([tab.link(), tab.openCount()]).toEqual(["reconnecting", 0]);
  });

  test("a server in maintenance is probed invisibly, and at once when the maintenance ends", () => {
    const tab = alone();
    tab.last().opened();
    vi.advanceTimersByTime(10_000);
    tab.last().closed("maintenance");
    for (let probe = 0; probe < 8; probe++) {
      expect([tab.link(), tab.sockets.length]).toEqual(["resting", 1 + probe]);
      vi.advanceTimersByTime(17_500);
      // The server refuses without a reason.
      tab.last().closed();
    }
    tab.actor.send({ type: "MAINTENANCE", on: false });
    expect(tab.sockets).toHaveLength(10);
    tab.last().opened();
    expect(tab.link()).toBe("connected");
    vi.advanceTimersByTime(10_000);
    tab.last().closed();
    expect(tab.link()).toBe("reconnecting");
  });

  test("a reported maintenance ends the visible retries", () => {
    const tab = alone();
    tab.last().closed();
    expect(tab.link()).toBe("reconnecting");
    tab.actor.send({ type: "MAINTENANCE", on: true });
    expect(tab.link()).toBe("resting");
    vi.advanceTimersByTime(5_000);
    expect(tab.sockets).toHaveLength(1);
    vi.advanceTimersByTime(12_500);
    tab.last().opened();
    expect(tab.link()).toBe("connected");
  });

  test("the player can retry before the next probe", () => {
    const tab = alone();
    tab.last().closed();
    tab.actor.send({ type: "TRY_NOW" });
    expect(tab.sockets).toHaveLength(2);
  });
});

describe("D29 several tabs", () => {
  test("a follower opens no socket, and is connected when its leader is", () => {
    const tab = run();
    tab.actor.send({ type: "NEEDED" });
    tab.notify("following");
    expect(tab.link()).toBe("connecting");
    tab.leader()!.opened();
    expect([tab.link(), tab.sockets.length]).toEqual(["connected", 0]);
    tab.leader()!.closed();
    tab.leader()!.trying(2);
    expect(tab.link()).toBe("reconnecting");
    tab.leader()!.trying(6);
    expect(tab.link()).toBe("refresh");
  });

  test("a follower without messages asks its leader to check, at once and then every 5 to 30 s", () => {
    const tab = run();
    tab.actor.send({ type: "NEEDED" });
    tab.notify("following");
    tab.leader()!.opened();
    vi.advanceTimersByTime(60_000);
    expect(tab.nudges()).toBe(0);
    tab.actor.send({ type: "SILENT" });
    expect(tab.nudges()).toBe(1);
    vi.advanceTimersByTime(17_499);
    expect(tab.nudges()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(tab.nudges()).toBe(2);
    tab.actor.send({ type: "TRY_NOW" });
    expect(tab.nudges()).toBe(3);
    tab.leader()!.opened();
    vi.advanceTimersByTime(60_000);
    expect([tab.nudges(), tab.link()]).toEqual([3, "connected"]);
  });

  test("a follower whose leader closes becomes the leader and opens a socket", () => {
    const tab = run();
    tab.actor.send({ type: "NEEDED" });
    tab.notify("following");
    tab.leader()!.opened();
    tab.notify("leading");
    expect([tab.leader(), tab.openCount(), tab.link()]).toEqual([null, 1, "connecting"]);
    tab.last().opened();
    expect(tab.link()).toBe("connected");
  });
});
