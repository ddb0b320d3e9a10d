import { type FeedEffect, LiveFeed, writeClientFrame } from "@livery/feed";
import { describe, expect, test } from "vitest";
import type { WebSocket } from "ws";
import { newTopic, ticks } from "../testing/frames.ts";
import { connect, openConnection, openHouse, openTestChaos } from "../testing/house.ts";

const frames = ticks(newTopic("list"), 40);
const some = 0.3;
/** What comes comes when the machine gets to it. */
const pollOptions = { timeout: 20_000 };
const indexes = (log: readonly { readonly index: number | null }[]) => log.map(({ index }) => index);
/** The bits in which two messages of a length differ. */
const bits = (one: Buffer, other: Buffer) =>
  [...one].flatMap((byte, at) =>
    [...Array(8).keys()].filter((bit) => ((byte ^ other[at]!) >> bit) & 1).map((bit) => at * 8 + bit),
  );

describe("each fault is seen at the other end as the log describes it", () => {
  test("drop: the logged messages are missing, and all others arrive", async () => {
    const { chaos, sendFromServer } = await openConnection({ faults: { drop: some } });
    const received = await sendFromServer(frames);
    const gone = indexes(chaos.log);
    expect(gone.length).toBeGreaterThan(3);
    expect(received).toEqual(frames.filter((_, index) => !gone.includes(index)));
    expect(chaos.log[0]).toMatchObject({
      fault: "drop",
      connection: 0,
      direction: "down",
      kind: "tick",
      topics: ["list"],
    });
  });

  test("delay: all messages arrive complete and in order", async () => {
    const { chaos, sendFromServer } = await openConnection({ faults: { delay: { probability: some, amount: 5 } } });
    expect(await sendFromServer(frames)).toEqual(frames);
    expect(chaos.log.length).toBeGreaterThan(3);
    expect(chaos.log[0]?.detail).toBe("5 ms");
  });

  test("delay: a client whose connection has a backlog opens another one, and is live again", async () => {
    const house = await openHouse();
    const chaos = await openTestChaos(house.target, { faults: { delay: { probability: 1, amount: 20 } } });
    // Twenty times as fast as real time: six seconds without a fresh frame are 300 ms.
    const now = (): number => Math.round(performance.now() * 20);
    const publisher = newTopic("list");
    const heartbeat = (): Uint8Array => publisher.heartbeat({ serverMs: now(), sourceAgeMs: 0 });
    const snapshot = () => feed.snapshot("list", publisher.snapshot({ serverMs: now(), sourceAgeMs: 0 }), now());
    const feed = new LiveFeed({ schedule: () => {} });
    let socket: WebSocket | null = null;
    const open = async (): Promise<void> => {
      const browser = await connect(chaos);
      socket = browser.socket;
      browser.socket.on("message", (data: Buffer) => {
        if (socket === browser.socket) act(feed.receive(data, now()));
      });
      act(feed.opened(now()));
    };
    const act = (effects: readonly FeedEffect[]): void => {
      // On a busy machine the time to resume is over before the first frame, and the feed asks for a snapshot.
      if (effects.some(({ type }) => type === "fetch")) act(snapshot());
      if (!effects.some(({ type }) => type === "reconnect")) return;
      socket?.terminate();
      socket = null;
      act(feed.closed(now()));
      chaos.set({});
      void open();
    };
    feed.subscribe("list", now());
    await open();
    act(snapshot());
    const timer = setInterval(() => {
      for (const end of house.ends) end.socket.send(heartbeat());
      act(feed.time(now()));
    }, 10);
    try {
      await expect.poll(() => house.ends.length, pollOptions).toBeGreaterThan(1);
      await expect.poll(() => feed.topic("list")?.phase, pollOptions).toBe("live");
    } finally {
      clearInterval(timer);
    }
  });

  test("duplicate: the logged messages arrive again at once", async () => {
    const { chaos, sendFromServer } = await openConnection({ faults: { duplicate: { probability: some, amount: 2 } } });
    const received = await sendFromServer(frames);
    const twice = indexes(chaos.log);
    expect(twice.length).toBeGreaterThan(3);
    expect(received).toEqual(
      frames.flatMap((frame, index) => (twice.includes(index) ? [frame, frame, frame] : [frame])),
    );
  });

  test("reorder: the logged messages arrive after the next ones, and the last of all before the end", async () => {
    const pairs = await openConnection({ faults: { reorder: 1 } });
    expect(await pairs.sendFromServer(frames.slice(0, 7))).toEqual([1, 0, 3, 2, 5, 4, 6].map((index) => frames[index]));
    const far = await openConnection({ faults: { reorder: { probability: 1, amount: 3 } } });
    expect(await far.sendFromServer(frames.slice(0, 8))).toEqual(
      [1, 2, 3, 0, 5, 6, 7, 4].map((index) => frames[index]),
    );
  });

  test("truncate: the logged messages lack their end", async () => {
    const { chaos, sendFromServer } = await openConnection({ faults: { truncate: some } });
    const received = await sendFromServer(frames);
    const cut = indexes(chaos.log);
    expect(cut.length).toBeGreaterThan(3);
    expect(new Set(chaos.log.map(({ detail }) => detail)).size).toBeGreaterThan(3);
    for (const [index, frame] of frames.entries()) {
      const got = received[index]!;
      expect(got).toEqual(frame.subarray(0, got.length));
      expect(got.length < frame.length).toBe(cut.includes(index));
      const detail = chaos.log.find((done) => done.index === index)?.detail;
      if (detail !== undefined) expect(detail).toBe(`${got.length} of ${frame.length} bytes`);
    }
  });

  test("flip: the logged messages have the logged bits flipped", async () => {
    const { chaos, sendFromServer } = await openConnection({ faults: { flip: { probability: some, amount: 3 } } });
    const received = await sendFromServer(frames);
    expect(chaos.log.length).toBeGreaterThan(3);
    for (const [index, frame] of frames.entries()) {
      const detail = chaos.log.find((done) => done.index === index)?.detail;
      const turned = bits(frame, received[index]!);
      expect(turned).toHaveLength(detail === undefined ? 0 : 3);
      if (detail !== undefined) expect(detail).toBe(`bit ${turned.join(", ")}`);
    }
  });

  test("split: the logged messages arrive as several messages, none of them empty", async () => {
    const { chaos, sendFromServer } = await openConnection({ faults: { split: { probability: 1, amount: 3 } } });
    const received = await sendFromServer(frames);
    expect(received).toHaveLength(frames.length * 3);
    for (const [index, frame] of frames.entries()) {
      const parts = received.slice(index * 3, index * 3 + 3);
      expect(Buffer.concat(parts)).toEqual(frame);
      expect(chaos.log[index]?.detail).toBe(`${parts.map(({ length }) => length).join(" + ")} bytes`);
      expect(parts.every(({ length }) => length > 0)).toBe(true);
    }
  });

  test("merge: the logged messages arrive as one, and the last of all unchanged", async () => {
    const { chaos, sendFromServer } = await openConnection({ faults: { merge: { probability: 1, amount: 3 } } });
    const received = await sendFromServer(frames.slice(0, 7));
    expect(received).toEqual(
      [frames.slice(0, 3), frames.slice(3, 6), frames.slice(6, 7)].map((each) => Buffer.concat(each)),
    );
    expect(indexes(chaos.log)).toEqual([0, 3, 6]);
  });

  test("stale: after the logged messages an earlier one of the topic arrives again", async () => {
    const others = ticks(newTopic("match:7"), 20);
    const mixed = frames.flatMap((frame, index) => (others[index] ? [frame, others[index]] : [frame]));
    const { chaos, sendFromServer } = await openConnection({ faults: { stale: some }, only: { topics: ["match:*"] } });
    const received = await sendFromServer(mixed);
    expect(chaos.log.length).toBeGreaterThan(2);
    const expected = mixed.flatMap((frame, index) => {
      const done = chaos.log.find((each) => each.index === index);
      if (done === undefined) return [frame];
      const old = Number(/message (\d+) once more/.exec(done.detail)?.[1]);
      expect(old).toBeLessThan(index);
      expect(others).toContain(mixed[old]);
      return [frame, mixed[old]!];
    });
    expect(received).toEqual(expected);
  });

  test("throttle: the message trickles, and all messages behind it wait", async () => {
    const { browser, far, chaos } = await openConnection({ faults: { throttle: { probability: 1, amount: 1 } } });
    const bytes: Buffer[] = [];
    // Beneath the WebSocket: a frame in part is no message yet.
    (browser.socket as unknown as { _socket: NodeJS.ReadableStream })._socket.on("data", (data: Buffer) =>
      bytes.push(data),
    );
    far.socket.send(frames[0]!);
    far.socket.send(frames[1]!);
    await expect.poll(() => bytes.length, pollOptions).toBeGreaterThan(0);
    const receivedBytes = Buffer.concat(bytes);
    expect(receivedBytes).toEqual(
      Buffer.concat([Buffer.from([0x82, frames[0]!.length]), frames[0]!]).subarray(0, receivedBytes.length),
    );
    expect(receivedBytes.length).toBeLessThan(frames[0]!.length);
    expect(browser.received).toEqual([]);
    expect(indexes(chaos.log)).toEqual([0, 1]);
    const fast = await openConnection({ faults: { throttle: { probability: 1, amount: 100_000 } } });
    const large = Buffer.alloc(60_000, 7);
    expect(await fast.sendFromServer([large, frames[0]!])).toEqual([large, frames[0]]);
  });

  test("reset: both ends see the connection break at the logged message", async () => {
    const { chaos, browser, far } = await openConnection({ faults: { reset: 0.2 } });
    for (const frame of frames) far.socket.send(frame);
    expect(await Promise.all([browser.closed, far.closed])).toEqual([1006, 1006]);
    expect(chaos.log).toHaveLength(1);
    // An RST may overtake what was written before it: what came is a beginning of that.
    expect(browser.received).toEqual(frames.slice(0, browser.received.length));
    expect(browser.received.length).toBeLessThanOrEqual(chaos.log[0]!.index!);
  });

  test("half-open: the sender's end is closed, and the receiver's stays open without messages", async () => {
    const { chaos, browser, far } = await openConnection({ faults: { "half-open": 0.2 } });
    for (const frame of frames) far.socket.send(frame);
    expect(await far.closed).toBe(1006);
    const before = frames.slice(0, chaos.log[0]!.index!);
    await expect.poll(() => browser.received.length, pollOptions).toBe(before.length);
    browser.socket.send("is anybody there?");
    browser.socket.ping();
    expect(browser.received).toEqual(before);
    expect([browser.socket.readyState, chaos.sockets]).toEqual([browser.socket.OPEN, 1]);
    browser.socket.terminate();
    await expect.poll(() => chaos.sockets, pollOptions).toBe(0);
  });

  test("half-open upwards: the browser's end is closed, and the server's stays open without messages", async () => {
    const { browser, far, chaos } = await openConnection({ faults: { "half-open": 1 }, only: { direction: "up" } });
    browser.socket.send("x");
    expect(await browser.closed).toBe(1006);
    expect([far.received, far.socket.readyState, chaos.sockets]).toEqual([[], far.socket.OPEN, 1]);
  });

  test("storm: every socket breaks, and all can reconnect at once", async () => {
    const { chaos, house, browser } = await openConnection({ faults: { storm: 1 }, only: { kinds: ["lock"] } });
    const others = [await connect(chaos), await connect(chaos)];
    house.ends[1]!.socket.send(newTopic("list").lock(true, { matches: [7] }, { serverMs: 1, sourceAgeMs: 0 })[0]!);
    const all = [browser, ...others, ...house.ends].map(({ closed }) => closed);
    expect(await Promise.all(all)).toEqual([1006, 1006, 1006, 1006, 1006, 1006]);
    expect(chaos.log).toMatchObject([{ fault: "storm", connection: 1, kind: "lock" }]);
    await connect(chaos);
    expect(chaos.sockets).toBe(1);
  });

  test("restart: every socket is closed with 1012, and connections are refused for a while", async () => {
    const { chaos, house, browser } = await openConnection({
      faults: { restart: { probability: 1, amount: 300 } },
      only: { direction: "up" },
    });
    const other = await connect(chaos);
    other.socket.send("x");
    expect(await Promise.all([browser.closed, other.closed])).toEqual([1012, 1012]);
    expect(await Promise.all(house.ends.map(({ closed }) => closed))).toEqual([1006, 1006]);
    await expect.poll(() => connect(chaos).then(() => "in"), pollOptions).toBe("in");
    expect(chaos.log).toMatchObject([{ fault: "restart", detail: "300 ms" }]);
  });
});

describe("the proxy also", () => {
  test("applies faults to the browser's messages: masked, and only where the settings allow it", async () => {
    const requests = ["list", "sports", "match:7"].map((topic) =>
      Buffer.from(writeClientFrame({ type: "subscribe", topics: [topic] })),
    );
    const hello = Buffer.from(writeClientFrame({ type: "hello", resume: [{ topic: "list", epoch: 3, offset: 4 }] }));
    const { chaos, sendFromBrowser } = await openConnection({
      faults: { flip: 1 },
      only: { direction: "up", topics: ["list"] },
    });
    const received = await sendFromBrowser([...requests, hello]);
    expect(chaos.log).toMatchObject([
      { index: 0, kind: "subscribe", topics: ["list"], direction: "up" },
      { index: 3, kind: "hello", topics: ["list"], direction: "up" },
    ]);
    expect(bits(requests[0]!, received[0]!)).toHaveLength(1);
    expect(received.slice(1, 3)).toEqual(requests.slice(1));
    expect(bits(hello, received[3]!)).toHaveLength(1);
  });

  test("makes the same faults for the same seed and messages, and others for another seed", async () => {
    const faults = {
      drop: 0.1,
      flip: 0.2,
      reorder: 0.2,
      stale: 0.2,
      split: 0.1,
      delay: { probability: 0.2, amount: 1 },
    };
    const run = async (seed: number) => {
      const { chaos, sendFromServer } = await openConnection({ faults, seed });
      return { received: await sendFromServer(frames), log: [...chaos.log] };
    };
    const [one, repeated, other] = [await run(7), await run(7), await run(8)];
    expect(one.log.length).toBeGreaterThan(15);
    expect(new Set(one.log.map(({ fault }) => fault)).size).toBeGreaterThan(4);
    expect(repeated).toEqual(one);
    expect(other.log).not.toEqual(one.log);
  });

  test("uses new settings from then on, and applies at most one fault to a message", async () => {
    const { chaos, browser, far } = await openConnection({ faults: { drop: 1, duplicate: 1, delay: 1 } });
    far.socket.send(frames[0]!);
    await expect.poll(() => chaos.log.length, pollOptions).toBe(1);
    chaos.set({ duplicate: 1 });
    far.socket.send(frames[1]!);
    await expect.poll(() => browser.received.length, pollOptions).toBe(2);
    chaos.set({});
    far.socket.send(frames[2]!);
    await expect.poll(() => browser.received.length, pollOptions).toBe(3);
    expect(browser.received).toEqual([frames[1], frames[1], frames[2]]);
    expect(chaos.log.map(({ fault }) => fault)).toEqual(["drop", "duplicate"]);
  });

  test("passes pings and closes, and applies faults to them only if their kinds are named", async () => {
    const spared = await openConnection({ faults: { drop: 1 } });
    const ponged = new Promise((resolve) => void spared.far.socket.once("pong", resolve));
    spared.far.socket.ping("here");
    expect(String(await ponged)).toBe("here");
    expect(await spared.sendFromServer(frames)).toEqual([]);
    const named = await openConnection({ faults: { drop: 1 }, only: { kinds: ["ping"] } });
    named.far.socket.ping();
    expect(await named.sendFromServer(frames)).toEqual(frames);
    expect(named.chaos.log).toMatchObject([{ fault: "drop", kind: "ping", index: 0 }]);
  });

  test("holds a browser that connects during a hold too, and loses none of its messages", async () => {
    const { chaos, house } = await openConnection();
    chaos.do("hold");
    const laterBrowser = await connect(chaos);
    const far = house.ends.at(-1)!;
    far.socket.send(frames[0]!);
    laterBrowser.socket.send(frames[1]!);
    await expect.poll(() => far.received.length, pollOptions).toBe(1);
    expect(laterBrowser.received).toEqual([]);
    chaos.do("release");
    await expect.poll(() => laterBrowser.received, pollOptions).toEqual([frames[0]]);
    const next = await connect(chaos);
    house.ends.at(-1)!.socket.send(frames[2]!);
    await expect.poll(() => next.received.length, pollOptions).toBe(1);
  });

  test("follows commands at once: hold and release, refuse and admit, and the faults that end connections", async () => {
    const { chaos, browser, far } = await openConnection();
    chaos.do("hold");
    far.socket.send(frames[0]!);
    browser.socket.send(frames[1]!);
    await expect.poll(() => far.received.length, pollOptions).toBe(1);
    expect(browser.received).toEqual([]);
    chaos.do("release");
    await expect.poll(() => browser.received.length, pollOptions).toBe(1);
    chaos.do("refuse");
    await expect(connect(chaos)).rejects.toThrow("socket hang up");
    expect([chaos.refused, browser.socket.readyState]).toEqual([1, browser.socket.OPEN]);
    chaos.do("admit");
    for (const action of ["storm", "reset", "restart"] as const) {
      const end = await connect(chaos);
      chaos.do(action);
      expect(await end.closed).toBe(action === "restart" ? 1012 : 1006);
    }
    expect(await browser.closed).toBe(1006);
    expect(chaos.log.map(({ fault, detail }) => [fault, detail])).toEqual([
      ["storm", "asked for"],
      ["reset", "asked for"],
      ["restart", "asked for"],
    ]);
  });
});
