import { describe, expect, test } from "vitest";
import { LiveFeed } from "../client/live-feed.ts";
import { FeedError } from "../errors.ts";
import { TopicPublisher } from "../publisher/topic-publisher.ts";
import { readSnapshot } from "../snapshot/snapshot.ts";
import { mergeFrame } from "../state/merge-frame.ts";
import type { TopicState } from "../state/topic-state.ts";
import { RandomBook } from "../testing/book.ts";
import { mutated } from "../testing/mutation.ts";
import { seeded, type Random } from "../testing/random.ts";
import { at, FeedFixture } from "../testing/feed-fixture.ts";
import { breathe, trial } from "../testing/trial.ts";
import { ServedTopic } from "../testing/simulation/served-topic.ts";
import { ordinalOf } from "../testing/simulation/oracle.ts";
import { readChange, readLock, readRollback, readSettle } from "../wire/body.ts";
import { checkHeader, deltaSum, hashStart, step, stepBytes, stepTopic } from "../wire/check.ts";
import { readClientFrame, writeClientFrame } from "../wire/client-frame.ts";
import { emptyHeader, kinds, readHeader } from "../wire/header.ts";

const frames = trial({ tests: 20_000, nightly: 400_000 });
const bodies = trial({ tests: 20_000, nightly: 400_000 });
const snapshots = trial({ tests: 5_000, nightly: 100_000 });
const requests = trial({ tests: 5_000, nightly: 100_000 });

/** What became of messages, and how long the longest took. */
class Tally {
  private readonly counts = new Map<string, number>();
  private longest = 0;

  /** Reads a message: the error's code, or "valid". Anything else that is thrown fails the test. */
  read(read: () => unknown): string {
    const began = performance.now();
    const code = outcome(read);
    this.longest = Math.max(this.longest, performance.now() - began);
    this.add(code);
    return code;
  }

  add(code: string): void {
    this.counts.set(code, (this.counts.get(code) ?? 0) + 1);
  }

  print(what: string, seed: number): void {
    const counts = [...this.counts].map((each) => each.join(" ")).join(", ");
    console.log(`mutated ${what} (seed ${seed}): ${counts}; the longest took ${this.longest.toFixed(1)} ms`);
  }

  get codes(): readonly string[] {
    return [...this.counts.keys()];
  }
}

function outcome(read: () => unknown): string {
  try {
    read();
    return "valid";
  } catch (error) {
    if (error instanceof FeedError) return error.code;
    throw error;
  }
}

function busyFrames(random: Random): { frames: Uint8Array[]; publisher: TopicPublisher } {
  const publisher = new TopicPublisher("list", 1);
  const book = new RandomBook(publisher, random);
  const sent: Uint8Array[] = [];
  for (let act = 0; act < 150; act++) sent.push(...book.act(at(act * 100)));
  sent.push(publisher.heartbeat(at(20_000)), publisher.reset("slow", at(20_000)));
  return { frames: sent, publisher };
}

/** Hash, number of rows, epoch and offset of a snapshot. */
function stateOf(snapshot: Uint8Array): readonly number[] {
  const { state, offset, epoch } = readSnapshot(snapshot);
  return [state.hash(), state.columns.count, epoch, offset];
}

describe("F11: any bytes → a typed error or a valid message, in bounded time and memory", () => {
  test(
    `${frames.count} mutated frames: each is refused with a code, and the client's state stays one that the server had`,
    async () => {
      const random = seeded(frames.seed);
      const tally = new Tally();
      for (let done = 0; done < frames.count;) {
        await breathe();
        const served = new ServedTopic("list", random);
        const client = new Client(served, tally);
        for (let act = 0; act < 100; act++) {
          client.now = act * 100;
          const sent = served.act(at(client.now));
          if (act % 10 === 9) served.heartbeat(at(client.now));
          for (const frame of sent) {
            for (let times = random.whole(8); times > 0 && done < frames.count; times--, done++) {
              const original = random.chance(0.6) ? frame : random.oneOf(served.sent);
              client.receive(mutated(original, random.oneOf(served.sent), random));
            }
            client.receive(frame);
          }
        }
        for (const frame of served.heartbeat(at(client.now))) client.receive(frame);
        expect(client.wrong).toEqual([]);
        expect(client.feed.topic("list")?.phase).toBe("live");
        expect(client.feed.topic("list")?.held.hash()).toBe(served.publisher.hash);
      }
      tally.print("frames", frames.seed);
      expect(tally.codes).toEqual(expect.arrayContaining(["malformed", "damaged"]));
    },
    frames.timeout,
  );

  test(
    `${bodies.count} mutated bodies with a valid checksum, as from a faulty server: merged completely or not at all`,
    async () => {
      const random = seeded(bodies.seed);
      const tally = new Tally();
      for (let done = 0; done < bodies.count;) {
        await breathe();
        const { frames: sent, publisher } = busyFrames(random);
        const { state } = readSnapshot(publisher.snapshot(at(0)));
        for (const end = Math.min(done + 200, bodies.count); done < end; done++) {
          const before = state.hash();
          const code = tally.read(() => mergeProven(state, random.oneOf(sent), random.oneOf(sent), random));
          if (code !== "valid") expect(state.hash(), code).toBe(before);
        }
        // An accepted state is valid: it can be written and read again.
        const fresh = new FeedFixture();
        fresh.store.replace(state);
        expect(fresh.store.matches().length).toBe(state.matches.size);
      }
      tally.print("bodies", bodies.seed);
      expect(tally.codes).toEqual(expect.arrayContaining(["valid", "malformed", "unknown_id", "out_of_range"]));
    },
    bodies.timeout,
  );

  test(
    `${snapshots.count} mutated snapshots: refused with a code, or the same state in other bytes`,
    async () => {
      const random = seeded(snapshots.seed);
      const tally = new Tally();
      for (let done = 0; done < snapshots.count;) {
        await breathe();
        const publishers = [busyFrames(random).publisher, busyFrames(random).publisher];
        const [snapshot, other] = publishers.map((publisher) => publisher.snapshot(at(0))) as [Uint8Array, Uint8Array];
        const states = [snapshot, other].map(stateOf);
        expect(states.map(([hash]) => hash)).toEqual(publishers.map(({ hash }) => hash));
        // A mutation may replace one message by the other.
        for (const end = Math.min(done + 500, snapshots.count); done < end; done++)
          tally.read(() => expect(states).toContainEqual(stateOf(mutated(snapshot, other, random))));
      }
      tally.print("snapshots", snapshots.seed);
      expect(tally.codes).toEqual(expect.arrayContaining(["malformed", "damaged", "diverged"]));
    },
    snapshots.timeout,
  );

  test(
    `${requests.count} mutated requests: refused with a code, or requests that a server can serve`,
    () => {
      const random = seeded(requests.seed);
      const tally = new Tally();
      const served = [
        writeClientFrame({
          type: "hello",
          resume: [
            { topic: "list", epoch: 7, offset: 300 },
            { topic: "match:81", epoch: 7, offset: 2 },
          ],
        }),
        writeClientFrame({ type: "subscribe", topics: ["sports", "list", "match:99"] }),
        writeClientFrame({ type: "unsubscribe", topics: ["match:99"] }),
      ];
      for (let done = 0; done < requests.count; done++)
        tally.read(() => {
          const request = readClientFrame(mutated(random.oneOf(served), random.oneOf(served), random));
          // An accepted request can be written again; a wrong topic or number could not.
          expect(readClientFrame(writeClientFrame(request))).toEqual(request);
        });
      tally.print("requests", requests.seed);
      expect(tally.codes).toEqual(expect.arrayContaining(["malformed", "valid"]));
    },
    requests.timeout,
  );

  test.each([
    ["a change", readChange],
    ["a lock", readLock],
    ["a settlement", readSettle],
    ["a rollback", readRollback],
  ])("%s of nested groups, or of empty rows only, is read in bounded time", (_what, read) => {
    for (const byte of [0x0b, 0x0a, 0x12, 0x2a, 0x80, 0xff]) {
      expect(typeof outcome(() => read(new Uint8Array(131_072).fill(byte)))).toBe("string");
      expect(typeof outcome(() => read(new Uint8Array(131_072).map((_, index) => (index % 2 === 0 ? byte : 0))))).toBe(
        "string",
      );
    }
  });
});

/** A client that gets frames by hand, and a snapshot at once whenever it wants one. */
class Client {
  now = 0;
  readonly feed = new LiveFeed({ schedule: () => {} });
  /** Places at which it held what the server never had there. */
  readonly wrong: string[] = [];
  private readonly served: ServedTopic;
  private readonly tally: Tally;

  constructor(served: ServedTopic, tally: Tally) {
    this.served = served;
    this.tally = tally;
    this.feed.subscribe("list", 0);
    this.feed.opened(0);
    this.receive(served.publisher.reset("subscribed", at(0)));
    this.feed.snapshot("list", served.snapshot(at(0)), 0);
  }

  receive(bytes: Uint8Array): void {
    this.tally.read(() => {
      for (const effect of this.feed.receive(bytes, this.now)) {
        if (effect.type === "report") this.tally.add(effect.error.code);
        if (effect.type === "fetch") this.feed.snapshot("list", this.served.snapshot(at(this.now)), this.now);
      }
    });
    const held = this.feed.position("list");
    const hash = this.feed.topic("list")?.held.hash() ?? 0;
    if (held && !this.served.oracle.had(ordinalOf(held), hash)) this.wrong.push(`${held.epoch}/${held.offset}`);
  }
}

/** Merges a frame whose body was mutated, with the check that such a frame would have. */
function mergeProven(state: TopicState, frame: Uint8Array, other: Uint8Array, random: Random): void {
  const header = emptyHeader();
  readHeader(other, header);
  const otherBody = other.slice(header.bodyStart, header.bodyEnd);
  readHeader(frame, header);
  const body = mutated(frame.slice(header.bodyStart, header.bodyEnd), otherBody, random);
  header.bodyStart = 0;
  header.bodyEnd = body.length;
  header.headerCheck = checkHeader(stepTopic("list"), header);
  const sum = header.kind === kinds.tick ? tickSum(body) : stepBytes(hashStart, body, 0, body.length);
  header.check = step(header.headerCheck, sum);
  mergeFrame(state, body, header);
}

/** The sum of a tick's body as far as it can be read; the order of its fields is the encoder's. */
function tickSum(body: Uint8Array): number {
  const numbers = (bytes: Uint8Array): number[] => {
    const values: number[] = [];
    let value = 0;
    let shift = 0;
    for (const byte of bytes) {
      value |= (byte & 127) << shift;
      shift = byte > 127 ? shift + 7 : 0;
      if (byte < 128) {
        values.push(value >>> 0);
        value = 0;
      }
    }
    return values;
  };
  const gapsLength = body[1] ?? 0;
  const gaps = numbers(body.slice(2, 2 + gapsLength));
  const deltas = numbers(body.slice(4 + gapsLength));
  let handle = -1;
  return gaps.reduce((sum, gap, index) => {
    handle += gap + 1;
    const value = deltas[index] ?? 0;
    return (sum + deltaSum(handle, (value >>> 1) ^ -(value & 1))) | 0;
  }, 0);
}
