import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FeedError } from "../errors.ts";
import { livery } from "../gen/live.js";
import { readHeartbeat, bodyOf, writeHeartbeat } from "./body.ts";
import { writeFrame } from "./frame.ts";
import { emptyHeader, isAbout, kinds, readHeader, topicOf } from "./header.ts";
import { maxFrameBytes } from "./message-limits.ts";

const { Frame } = livery.live.v1;

const uint32 = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const header = fc.record({
  topic: fc.constantFrom("list", "sports", "match:123456789"),
  epoch: uint32,
  offset: uint32,
  prevOffset: uint32,
  serverMs: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  sourceAgeMs: uint32,
});

function read(bytes: Uint8Array) {
  const into = emptyHeader();
  readHeader(bytes, into);
  return into;
}

const frame = () =>
  writeFrame(
    { topic: "list", epoch: 1, offset: 2, prevOffset: 1, serverMs: 3, sourceAgeMs: 4 },
    "heartbeat",
    writeHeartbeat(5),
  );

describe("a frame's header", () => {
  test("is read as the generated decoder reads it", () => {
    fc.assert(
      fc.property(header, uint32, (written, hash) => {
        const bytes = writeFrame(written, "heartbeat", writeHeartbeat(hash));
        const generated = Frame.decode(bytes);
        const into = read(bytes);
        const { epoch, offset, prevOffset, serverMs, sourceAgeMs } = into;
        expect({ topic: topicOf(bytes, into), epoch, offset, prevOffset, serverMs, sourceAgeMs }).toEqual(written);
        expect(into.check >>> 0).toBe(generated.check);
        expect([generated.topic, generated.prev_offset, generated.server_ms]).toEqual([
          written.topic,
          written.prevOffset,
          written.serverMs,
        ]);
        expect(readHeartbeat(bodyOf(bytes, into)) >>> 0).toBe(generated.heartbeat?.hash);
        expect(isAbout(bytes, into, written.topic)).toBe(true);
        expect(isAbout(bytes, into, "match:123456780")).toBe(false);
      }),
    );
  });

  test("is written as another proto3 encoder writes it: zeros omitted, fields in order", () => {
    fc.assert(
      fc.property(header, (written) => {
        const bytes = writeFrame(written, "heartbeat", writeHeartbeat(0));
        expect(Buffer.from(Frame.encode(Frame.decode(bytes)).finish()).equals(Buffer.from(bytes))).toBe(true);
      }),
    );
  });

  test("every changed bit of a frame is noticed", () => {
    const whole = frame();
    for (let bit = 0; bit < whole.length * 8; bit++) {
      const bytes = Uint8Array.from(whole);
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => bodyOf(bytes, read(bytes)), `bit ${bit}`).toThrow(FeedError);
    }
  });

  test("every cut of a frame is noticed", () => {
    const whole = frame();
    for (let length = 0; length < whole.length; length++) {
      const bytes = whole.slice(0, length);
      expect(() => bodyOf(bytes, read(bytes)), `length ${length}`).toThrow(FeedError);
    }
  });

  test("fields may be in any order, and fields of a later version are skipped", () => {
    const { tick, ...rest } = {
      tick: Uint8Array.of(0x42, 0),
      topic: Uint8Array.of(0x0a, 4, ...Buffer.from("list")),
      epoch: Uint8Array.of(0x10, 7),
    };
    const later = Uint8Array.of(
      0x80,
      0x01,
      9,
      0x8a,
      0x01,
      1,
      0,
      0x91,
      0x01,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0x9d,
      0x01,
      0,
      0,
      0,
      0,
    );
    const into = read(Uint8Array.from([...tick, ...later, ...rest.epoch, ...rest.topic]));
    expect(into).toMatchObject({ kind: kinds.tick, epoch: 7, offset: 0, bodyStart: 2, bodyEnd: 2 });
  });

  test.each([
    ["two kinds", [0x0a, 1, 97, 0x42, 0, 0x4a, 0]],
    ["a field twice", [0x0a, 1, 97, 0x42, 0, 0x10, 1, 0x10, 1]],
    ["no topic", [0x42, 0, 0x10, 1]],
    ["an empty topic", [0x0a, 0, 0x42, 0]],
    ["no kind", [0x0a, 1, 97, 0x10, 1]],
    ["a number where a text belongs", [0x08, 1, 0x42, 0]],
    ["a text where a number belongs", [0x0a, 1, 97, 0x12, 0, 0x42, 0]],
    ["a group", [0x0a, 1, 97, 0x42, 0, 0x83, 0x01]],
    ["field number 0", [0x00, 1, 0x0a, 1, 97, 0x42, 0]],
    ["a number of more than 32 bits", [0x0a, 1, 97, 0x10, 255, 255, 255, 255, 255, 255, 1, 0x42, 0]],
    ["a length beyond the frame", [0x0a, 200, 97]],
    ["a server time that is no number", [0x0a, 1, 97, 0x29, 255, 255, 255, 255, 255, 255, 255, 255, 0x42, 0]],
  ])("refuses %s", (_what, bytes) => {
    expect(() => read(Uint8Array.from(bytes))).toThrow(expect.objectContaining({ code: "malformed" }));
  });

  test("refuses a frame longer than any server sends, without looking at it", () => {
    expect(() => read(new Uint8Array(maxFrameBytes + 1))).toThrow(expect.objectContaining({ code: "too_large" }));
    expect(() =>
      writeFrame(
        { topic: "list", epoch: 1, offset: 1, prevOffset: 0, serverMs: 0, sourceAgeMs: 0 },
        "change",
        new Uint8Array(maxFrameBytes),
      ),
    ).toThrow(expect.objectContaining({ code: "too_large" }));
  });
});
