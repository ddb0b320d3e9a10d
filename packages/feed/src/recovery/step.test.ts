import { describe, expect, test } from "vitest";
import { closedLink, clientTime, receivedFrame, linkDeadline, openedLink, serverTime } from "./link.ts";
import {
  deadline,
  bufferLimits,
  newTopic,
  shownPhase,
  times,
  type TopicEvent,
  type TopicRecovery,
} from "./recovery.model.ts";
import { step } from "./step.ts";

const bytes = new Uint8Array(100);

/** A frame of epoch 1, heard when it was made. */
const frame = (offset: number, now: number, prevOffset = offset - 1, epoch = 1): TopicEvent => ({
  type: "frame",
  frame: { heartbeat: false, epoch, offset, prevOffset },
  bytes,
  receivedAt: now,
  now,
});
const heartbeat = (offset: number, now: number, epoch = 1): TopicEvent => ({
  type: "frame",
  frame: { heartbeat: true, epoch, offset, prevOffset: offset },
  bytes,
  receivedAt: now,
  now,
});
const snapshot = (offset: number, now: number, epoch = 1): TopicEvent => ({
  type: "snapshot",
  position: { epoch, offset },
  now,
});

/** Several events; the state after them and what the last one asked for. */
function after(
  events: readonly TopicEvent[],
  from: TopicRecovery = newTopic(0),
): { topic: TopicRecovery; effects: string[] } {
  let topic = from;
  let effects: string[] = [];
  for (const event of events) {
    const stepped = step(topic, event);
    topic = stepped.topic;
    effects = stepped.effects.map((effect) =>
      effect.type === "apply" ? `apply ${effect.frame?.offset ?? "given"}` : effect.type,
    );
  }
  return { topic, effects };
}

const following = after([
  { type: "time", now: 0 },
  { type: "opened", now: 0 },
  { type: "reset", position: { epoch: 1, offset: 10 }, reason: "subscribed", receivedAt: 5, now: 5 },
  snapshot(10, 10),
]).topic;

describe("the recovery of a topic", () => {
  test("is pure: the same event from the same state gives the same result, and the given state is not changed", () => {
    const before = structuredClone(following);
    const [one, other] = [step(following, frame(11, 20)), step(following, frame(11, 20))];
    expect(one).toEqual(other);
    expect(following).toEqual(before);
  });

  test("applies the next frame, and ignores an old or repeated one", () => {
    expect(after([frame(11, 20)], following)).toMatchObject({
      effects: ["apply given"],
      topic: { held: { epoch: 1, offset: 11 } },
    });
    for (const earlier of [frame(10, 20), frame(3, 20), frame(50, 20, 49, 0), heartbeat(9, 20)])
      expect(after([earlier], following)).toEqual({ topic: following, effects: [] });
  });

  test("sees a gap at a frame that skips offsets, even if it begins before the current one", () => {
    expect(after([frame(13, 20, 9)], following).effects).toEqual(["resume"]);
  });

  test("compares its hash only at a heartbeat of its own position", () => {
    expect(after([heartbeat(10, 20)], following).effects).toEqual(["verify"]);
    expect(after([heartbeat(11, 20)], following).effects).toEqual(["resume"]);
  });
});

describe("a gap", () => {
  const gapped = after([frame(12, 20), frame(14, 21)], following).topic;

  test("is requested once, and later frames wait", () => {
    expect(gapped).toMatchObject({ phase: "resuming", held: { offset: 10 } });
    expect(gapped.buffered.map(({ offset }) => offset)).toEqual([12, 14]);
    expect(after([frame(15, 22)], gapped).effects).toEqual([]);
  });

  test("is closed in the order of the chain, as far as it goes", () => {
    expect(after([frame(11, 30)], gapped).effects).toEqual(["apply given", "apply 12"]);
    expect(after([frame(11, 30), frame(13, 31)], gapped)).toMatchObject({
      effects: ["apply given", "apply 14"],
      topic: { phase: "following", held: { offset: 14 }, buffered: [], bufferedBytes: 0 },
    });
  });

  test("without an answer leads to a snapshot, and a heartbeat alone does not close it", () => {
    expect(after([heartbeat(10, 30)], gapped).topic.phase).toBe("resuming");
    expect(after([{ type: "time", now: 20 + times.resume }], gapped).effects).toEqual(["fetch"]);
  });

  test("that a heartbeat revealed lasts until its offset is reached, even after an older heartbeat", () => {
    const { topic } = after([heartbeat(12, 20), frame(11, 30), heartbeat(11, 31)], following);
    expect(topic).toMatchObject({ phase: "resuming", held: { offset: 11 } });
    expect(after([frame(12, 32)], topic).topic.phase).toBe("following");
    expect(after([{ type: "time", now: 20 + times.resume }], topic).effects).toEqual(["fetch"]);
  });

  test.each([
    ["a place of its epoch", frame(1_000, 20), 1],
    ["an epoch", frame(1, 20, 0, 2), 2],
  ])("after %s that never existed ends once the server has denied it for a while", (_what, forged, epoch) => {
    const frozen = after([forged, heartbeat(10, 30)], following).topic;
    expect(frozen).toMatchObject({ serverPosition: { epoch }, held: { epoch: 1, offset: 10 } });
    const doubting = after([heartbeat(10, 19 + times.silence)], frozen).topic;
    expect(doubting.phase).not.toBe("following");
    const sure = after([heartbeat(10, 20 + times.silence), snapshot(10, 25 + times.silence)], doubting).topic;
    expect(sure).toMatchObject({ phase: "following", held: { epoch: 1, offset: 10 }, buffered: [], bufferedBytes: 0 });
  });

  test("stores a bounded number of frames", () => {
    const many = Array.from({ length: bufferLimits.frames + 50 }, (_, position) => frame(20 + position, 40));
    const { buffered, bufferedBytes } = after(many, gapped).topic;
    expect(buffered.length).toBeLessThanOrEqual(bufferLimits.frames);
    expect(bufferedBytes).toBe(buffered.length * bytes.length);
  });
});

describe("a snapshot", () => {
  const fetching = after(
    [{ type: "reset", position: { epoch: 1, offset: 20 }, reason: "behind", receivedAt: 20, now: 20 }],
    following,
  ).topic;

  test("before the offset of the reset is requested again; the state never goes back", () => {
    const { topic, effects } = after([snapshot(19, 30)], fetching);
    expect(effects).toEqual([]);
    expect(topic.held).toEqual({ epoch: 1, offset: 10 });
    expect(deadline(topic, 30)).toBe(30 + times.staleSnapshot);
    expect(after([{ type: "time", now: 30 + times.staleSnapshot }], topic).effects).toEqual(["fetch"]);
  });

  test("keeps its required position after an old order and after one of a past epoch", () => {
    const order = (epoch: number, offset: number): TopicEvent => {
      return { type: "reset", position: { epoch, offset }, reason: "behind", receivedAt: 21, now: 21 };
    };
    expect(after([order(1, 12)], fetching).topic.minimum).toEqual({ epoch: 1, offset: 20 });
    expect(after([order(3, 0), order(2, 50)], fetching).topic.minimum).toEqual({ epoch: 3, offset: 0 });
  });

  test("of an epoch that never existed is requested only until the server has refused it for a while", () => {
    const order: TopicEvent = {
      type: "reset",
      position: { epoch: 9, offset: 4 },
      reason: "behind",
      receivedAt: 20,
      now: 20,
    };
    const later = 20 + times.silence;
    const { topic } = after([order, heartbeat(10, 30), snapshot(10, 40)], following);
    expect(topic).toMatchObject({ phase: "fetching", held: { offset: 10 } });
    expect(after([heartbeat(10, later), snapshot(10, later + 5)], topic).topic.phase).toBe("following");
  });

  test("is not requested by an order of a past epoch", () => {
    const earlier: TopicEvent = {
      type: "reset",
      position: { epoch: 0, offset: 90 },
      reason: "behind",
      receivedAt: 21,
      now: 21,
    };
    expect(after([earlier], following)).toEqual({ topic: following, effects: [] });
  });

  test("is not requested for the end of a past epoch, since the topic has begun again", () => {
    const end = (epoch: number): TopicEvent => {
      const position = { epoch, offset: 0 };
      return { type: "reset", position, reason: "gone", receivedAt: 21, now: 21 };
    };
    expect(after([end(0)], following)).toEqual({ topic: following, effects: [] });
    for (const epoch of [1, 2]) expect(after([end(epoch)], following).topic.phase).toBe("gone");
    expect(after([end(1)], newTopic(0)).topic.phase).toBe("gone");
  });

  test("is followed by the waiting frames", () => {
    expect(after([frame(21, 25), frame(22, 26), snapshot(21, 30)], fetching).effects).toEqual(["install", "apply 22"]);
  });

  test("before the latest known offset is resumed from", () => {
    expect(after([heartbeat(30, 25), snapshot(21, 30)], fetching)).toMatchObject({
      effects: ["install", "resume"],
      topic: { phase: "resuming" },
    });
  });

  test("that was not requested changes nothing", () => {
    expect(after([snapshot(30, 20)], following)).toEqual({ topic: following, effects: [] });
  });

  test("that fails is requested again, after longer and longer waits, but within F1's 2 s", () => {
    let topic = fetching;
    const waits: number[] = [];
    for (let failure = 0; failure < 6; failure++) {
      topic = after([{ type: "snapshotFailed", gone: false, now: 100 }], topic).topic;
      waits.push(topic.fetchAt - 100);
      topic = after([{ type: "time", now: topic.fetchAt }], topic).topic;
    }
    expect(waits).toEqual([250, 500, 1_000, 1_000, 1_000, 1_000]);
  });

  test("without an answer is requested once more, and at once on a new link", () => {
    expect(after([{ type: "time", now: fetching.fetchAt }], fetching).effects).toEqual(["fetch"]);
    const waited = after(
      [
        { type: "time", now: fetching.fetchAt },
        { type: "closed", now: 3_000 },
        { type: "opened", now: 3_100 },
      ],
      fetching,
    );
    expect(waited.effects).toEqual(["resume"]);
    expect(after([{ type: "time", now: 3_100 }], waited.topic).effects).toEqual(["fetch"]);
  });

  test("that is gone ends the topic", () => {
    const { topic } = after([{ type: "snapshotFailed", gone: true, now: 30 }], fetching);
    expect(shownPhase(topic, 30)).toBe("gone");
    expect(deadline(topic, 30)).toBe(Number.POSITIVE_INFINITY);
    expect(after([frame(21, 40), { type: "opened", now: 50 }], topic)).toEqual({ topic, effects: [] });
  });
});

describe("a refused frame", () => {
  const refusal = (now: number): TopicEvent => ({
    type: "refused",
    frame: { heartbeat: false, epoch: 1, offset: 11, prevOffset: 10 },
    now,
  });

  test("is requested again, and replaced by a snapshot if it is refused again", () => {
    const first = after([frame(11, 20), refusal(20)], following);
    expect(first).toMatchObject({ effects: ["resume"], topic: { held: { epoch: 1, offset: 10 } } });
    const twice = after([frame(11, 30), refusal(30)], first.topic);
    expect(twice).toMatchObject({ effects: ["fetch"], topic: { minimum: { epoch: 1, offset: 11 } } });
  });
});

describe("the shown phase", () => {
  test("is live only with an open link, a fresh frame and no gap", () => {
    expect(shownPhase(newTopic(0), 0)).toBe("loading");
    expect(shownPhase(following, 20)).toBe("live");
    expect(shownPhase(following, 5 + times.silence)).toBe("stale");
    expect(shownPhase(after([frame(12, 20)], following).topic, 20)).toBe("frozen");
    expect(shownPhase(after([{ type: "closed", now: 20 }], following).topic, 20)).toBe("stale");
    expect(shownPhase(after([{ type: "diverged", now: 20 }], following).topic, 20)).toBe("frozen");
  });

  test("becomes stale at the deadline, even if it is read later", () => {
    const probed = after([{ type: "time", now: 5 + times.silence }], following).topic;
    expect(deadline(following, 20)).toBe(5 + times.silence);
    expect(deadline(probed, 5 + times.silence)).toBe(5 + times.silence + times.resume);
  });
});

test("a frame that arrives two seconds late keeps the odds live for two seconds less", () => {
  const probed = after([{ type: "time", now: 5 + times.silence }], following).topic;
  const delayed: TopicEvent = { ...frame(11, 6_100), receivedAt: 4_100 } as TopicEvent;
  const { topic } = after([delayed], probed);
  expect(shownPhase(topic, 6_100)).toBe("live");
  expect(deadline(topic, 6_100)).toBe(4_100 + times.silence);
  expect(shownPhase(topic, 4_100 + times.silence)).toBe("stale");
});

describe("the link", () => {
  test("measures the lateness of a frame by the smallest observed delay", () => {
    let link = receivedFrame(openedLink(1_000), 500_000, 1_080);
    link = receivedFrame(link, 500_100, 1_120);
    expect(serverTime(link, 1_220)).toBe(500_200);
    link = receivedFrame(link, 500_200, 3_220);
    expect(clientTime(link, 500_200)).toBeCloseTo(1_220, -1);
    expect(serverTime(closedLink, 0)).toBeNull();
  });

  test("does not take a clock drift of a second per day for delay", () => {
    let link = receivedFrame(openedLink(0), 0, 0);
    for (let second = 1; second <= 86_400; second += 10) link = receivedFrame(link, second * 999.99, second * 1_000);
    expect(86_400_000 - clientTime(link, 86_400 * 999.99)).toBeLessThan(100);
  });

  test("is given up after six seconds of silence, but not while it is closed", () => {
    expect(linkDeadline(openedLink(100))).toBe(100 + times.silence);
    expect(linkDeadline(receivedFrame(openedLink(100), 1, 4_000))).toBe(4_000 + times.silence);
    expect(linkDeadline(closedLink)).toBe(Number.POSITIVE_INFINITY);
  });

  test("is given up after six seconds of late frames, however many arrive", () => {
    let link = receivedFrame(openedLink(0), 0, 0);
    for (let second = 1; second <= 20; second += 1) link = receivedFrame(link, second * 200, second * 1_000);
    expect(linkDeadline(link)).toBeCloseTo(4_000 + times.silence, -2);
  });
});
