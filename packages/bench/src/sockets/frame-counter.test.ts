import { describe, expect, test } from "vitest";
import { webSocketFrame } from "../floors/net-write.ts";
import { FrameCounter } from "./frame-counter.ts";

describe("the frame counter of a benchmark client", () => {
  const ping = Buffer.from([0x89, 0x00]);
  const messages = [1, 125, 126, 65_535, 65_536].map((length) => webSocketFrame(new Uint8Array(length).fill(0x89)));
  const stream = Buffer.concat(messages.flatMap((message) => [ping, message]));
  const bytes = messages.reduce((sum, { length }) => sum + length, 0);

  test.each([1, 3, 1_000, 1_000_000])("counts messages and not pings, in chunks of %i", (size) => {
    let pings = 0;
    const counter = new FrameCounter(() => (pings += 1));
    for (let at = 0; at < stream.length; at += size) counter.receive(stream.subarray(at, at + size));
    expect([counter.bytes, pings]).toEqual([bytes, messages.length]);
  });
});
