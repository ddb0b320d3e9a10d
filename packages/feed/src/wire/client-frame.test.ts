import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isTopic, readClientFrame, writeClientFrame } from "./client-frame.ts";
import { maxClientFrameBytes, maxTopics } from "./message-limits.ts";

const topic = fc.oneof(
  fc.constantFrom("sports", "list"),
  fc.integer({ min: 1, max: 2 ** 32 - 1 }).map((id) => `match:${id}`),
);
const position = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const malformed = expect.objectContaining({ code: "malformed" });

describe("what a client sends", () => {
  test("is read as it was written", () => {
    const request = fc.oneof(
      fc.record({
        type: fc.constant("hello" as const),
        resume: fc.array(fc.record({ topic, epoch: fc.integer({ min: 1, max: 2 ** 32 - 1 }), offset: position }), {
          maxLength: maxTopics,
        }),
      }),
      fc.record({
        type: fc.constantFrom("subscribe" as const, "unsubscribe" as const),
        topics: fc.array(topic, { maxLength: maxTopics }),
      }),
    );
    fc.assert(
      fc.property(request, (sent) => {
        expect(readClientFrame(writeClientFrame(sent))).toEqual(sent);
      }),
    );
  });

  test("fits into the server's limit, however many topics it names", () => {
    const resume = Array.from({ length: maxTopics }, (_, number) => ({
      topic: `match:${4_294_967_000 + number}`,
      epoch: 4_294_967_295,
      offset: 4_294_967_295,
    }));
    expect(writeClientFrame({ type: "hello", resume }).length).toBeLessThanOrEqual(maxClientFrameBytes);
  });

  test.each([
    ["nothing", []],
    ["a kind of a later version", [0x22, 0]],
    ["two requests", [0x12, 0, 0x1a, 0]],
    ["the same request twice", [0x12, 0, 0x12, 0]],
    ["a topic that there is not", [0x12, 3, 0x0a, 1, 97]],
    ["bytes that are no message", [255, 255, 255]],
  ])("%s is refused", (_what, bytes) => {
    expect(() => readClientFrame(Uint8Array.from(bytes))).toThrow(malformed);
  });

  test("4 MiB are refused unread, and so are more topics than the limit", () => {
    expect(() => readClientFrame(new Uint8Array(4 << 20))).toThrow(expect.objectContaining({ code: "too_large" }));
    const list = [0x0a, 4, ...Buffer.from("list")];
    const topics = Array.from({ length: maxTopics + 1 }, () => list).flat();
    const bytes = Uint8Array.from([0x12, (topics.length & 127) | 128, topics.length >> 7, ...topics]);
    expect(() => readClientFrame(bytes)).toThrow(expect.objectContaining({ code: "too_many" }));
  });
});

test("topics are sports, list and match:{id}, and nothing else", () => {
  expect(["sports", "list", "match:1", "match:4294967295"].every(isTopic)).toBe(true);
  expect(
    [
      "",
      "Sports",
      "lists",
      "match:",
      "match:0",
      "match:01",
      "match:-1",
      "match:1.5",
      "match:4294967296",
      "match:99999999999",
      "list\n",
      "toString",
    ].some(isTopic),
  ).toBe(false);
});
