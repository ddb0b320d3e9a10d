import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HouseError } from "../../errors.ts";
import { silentLog } from "../../log.ts";
import { openBus } from "./bus.ts";
import { type Broadcast, readBroadcast, writeBroadcast } from "./broadcast.ts";

const broadcasts = fc.record<Broadcast>({
  term: fc.integer({ min: 1, max: 2 ** 31 }),
  owner: fc.string({ maxLength: 30 }),
  sequence: fc.option(fc.nat()),
  tickMs: fc.constantFrom(100, 200, 400),
  serverMs: fc.nat({ max: 2 ** 43 }),
  sourceAgeMs: fc.nat(),
  frames: fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 5 }),
});

describe("broadcasts between nodes", () => {
  it("are read as they were written", () => {
    fc.assert(
      fc.property(broadcasts, fc.string(), (broadcast, secret) => {
        expect(readBroadcast(writeBroadcast(broadcast, secret), secret)).toEqual(broadcast);
      }),
    );
  });

  it("are refused when bytes are changed or missing, or the secret is another one", () => {
    fc.assert(
      fc.property(broadcasts, fc.nat(), fc.integer({ min: 1, max: 255 }), (broadcast, at, flip) => {
        const bytes = writeBroadcast(broadcast, "secret");
        expect(readBroadcast(bytes, "another")).toBeNull();
        expect(readBroadcast(bytes.subarray(0, at % bytes.length), "secret")).toBeNull();
        bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ flip;
        expect(readBroadcast(bytes, "secret")).toBeNull();
      }),
    );
  });

  it("keep no other frame in memory through a shared buffer", () => {
    const broadcast = { term: 1, owner: "", sequence: 0, tickMs: 100, serverMs: 1, sourceAgeMs: 0 };
    const [first] =
      readBroadcast(writeBroadcast({ ...broadcast, frames: [new Uint8Array(5), new Uint8Array(90_000)] }, ""), "")
        ?.frames ?? [];
    expect(first?.buffer.byteLength).toBe(5);
  });
});

it("an invalid NATS_URL is reported before anything starts", () => {
  for (const url of ["", "10.0.0.9", "http://10.0.0.9:4222", "nats://"])
    expect(() => openBus(url, silentLog)).toThrow(HouseError);
});
