import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FeedError } from "../errors.ts";
import { livery } from "../gen/live.js";
import { step } from "../wire/check.ts";
import { writeFrame } from "../wire/frame.ts";
import { emptyHeader, readHeader } from "../wire/header.ts";
import { maxOdds } from "../wire/message-limits.ts";
import { readTick, writeTick, type TickRows } from "../wire/tick.ts";
import { Columns } from "./columns.ts";
import { mergeTick } from "./merge-tick.ts";

const count = 20_000;
const start = 50_000_000;

const rows: fc.Arbitrary<TickRows> = fc
  .uniqueArray(
    fc.record({
      handle: fc.integer({ min: 0, max: count - 1 }),
      delta: fc.oneof(
        fc.integer({ min: -70, max: 70 }),
        fc.integer({ min: -9_000, max: 9_000 }),
        fc.integer({ min: -start, max: start }),
      ),
    }),
    { selector: ({ handle }) => handle, maxLength: 60 },
  )
  .map((changes) => changes.sort((one, other) => one.handle - other.handle))
  .map((changes) => ({ handles: changes.map(({ handle }) => handle), deltas: changes.map(({ delta }) => delta) }));

function columnsOf(): Columns {
  const columns = new Columns(count);
  columns.count = count;
  columns.cells.fill((start << 4) | 1);
  return columns;
}

function framed(ticks: TickRows): Uint8Array {
  const { body, sum } = writeTick(ticks);
  return writeFrame(
    { topic: "list", epoch: 1, offset: 2, prevOffset: 1, serverMs: 3, sourceAgeMs: 4 },
    "tick",
    body,
    sum,
  );
}

function merge(columns: Columns, bytes: Uint8Array): number {
  const header = emptyHeader();
  readHeader(bytes, header);
  return mergeTick(columns, bytes, header.bodyStart, header.bodyEnd, header.headerCheck, header.check);
}

/** A body of one's own making, with the check that it should have. */
function mergeBody(columns: Columns, body: readonly number[], sum = 0): number {
  return mergeTick(columns, Uint8Array.from(body), 0, body.length, 77, step(77, sum));
}

/** The columns as bytes: to be compared at once. */
const state = ({ cells, dirtyCount }: Columns) =>
  Buffer.concat([Buffer.from(cells.buffer), Uint8Array.of(dirtyCount)]).toString("latin1");

describe("a packed tick", () => {
  test("equals what the generated decoder reads, and sets the named prices and movements", () => {
    fc.assert(
      fc.property(rows, (ticks) => {
        const bytes = framed(ticks);
        const columns = columnsOf();
        expect(merge(columns, bytes)).toBe(ticks.handles.length);
        const named = columnsOf();
        ticks.handles.forEach((handle, index) => named.price(handle, start + (ticks.deltas[index] ?? 0)));
        expect(state(columns) === state(named)).toBe(true);
        const { tick } = livery.live.v1.Frame.decode(bytes);
        let handle = -1;
        expect(tick?.handle_gap.map((gap) => (handle += gap + 1)) ?? []).toEqual(ticks.handles);
        expect(tick?.odd_delta ?? []).toEqual(ticks.deltas.map((delta) => delta));
      }),
      { numRuns: 300 },
    );
  });

  test("is read the same without a state to merge it into", () => {
    fc.assert(
      fc.property(rows, (ticks) => {
        const bytes = framed(ticks);
        const header = emptyHeader();
        readHeader(bytes, header);
        expect(readTick(bytes, header)).toEqual(ticks);
      }),
    );
  });

  test("is refused for every changed bit, and no part of it is applied", () => {
    const bytes = framed({ handles: [0, 1, 200, 19_000], deltas: [5, -700, 0, 123_456] });
    const columns = columnsOf();
    columns.watch(200, true);
    columns.price(1, start - 1);
    const before = state(columns);
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const flipped = Uint8Array.from(bytes);
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => merge(columns, flipped), `bit ${bit}`).toThrow(FeedError);
      expect(state(columns) === before, `bit ${bit}`).toBe(true);
    }
  });

  test.each([
    ["a handle that was not given", [0x0a, 3, 0xa0, 0x9c, 0x01, 0x12, 1, 2], "unknown_id"],
    ["a handle that goes back", [0x0a, 5, 0xff, 0xff, 0xff, 0xff, 0x0f, 0x12, 1, 2], "unknown_id"],
    ["fewer prices than handles", [0x0a, 2, 0, 0, 0x12, 1, 2], "malformed"],
    ["fewer handles than prices", [0x0a, 1, 0, 0x12, 2, 2, 2], "malformed"],
    ["a column twice", [0x0a, 1, 0, 0x0a, 1, 0, 0x12, 2, 2, 2], "malformed"],
    ["a column beyond the tick", [0x0a, 9, 0], "malformed"],
    ["a number beyond its column", [0x0a, 1, 0x80, 0x12, 1, 2], "malformed"],
    ["a number that the frame's end cuts off", [0x0a, 1, 0, 0x12, 1, 0x82], "malformed"],
    ["a number of more than 32 bits", [0x0a, 1, 0, 0x12, 6, 255, 255, 255, 255, 255, 1], "malformed"],
    ["a number that never ends", [0x0a, 1, 0, 0x12, 3, 255, 255, 255], "malformed"],
    ["a field that a tick has not", [0x1a, 0], "malformed"],
    ["another sum", [0x0a, 1, 0, 0x12, 1, 2], "damaged"],
  ])("refuses %s and changes nothing", (_what, body, code) => {
    const columns = columnsOf();
    columns.watch(0, true);
    const before = state(columns);
    expect(() => mergeBody(columns, body)).toThrow(expect.objectContaining({ code }));
    expect(state(columns) === before).toBe(true);
  });

  test.each([
    ["below nothing", -start - 1],
    ["beyond any price", maxOdds - start + 1],
  ])("refuses a price %s", (_what, delta) => {
    const columns = columnsOf();
    expect(() => merge(columns, framed({ handles: [3], deltas: [delta] }))).toThrow(
      expect.objectContaining({ code: "out_of_range" }),
    );
    expect(columns.odds(3)).toBe(start);
  });

  test("records each watched price once until its watcher is notified", () => {
    const columns = columnsOf();
    columns.watch(5, true);
    columns.watch(9, true);
    for (let tick = 0; tick < 3; tick++) merge(columns, framed({ handles: [4, 5], deltas: [1, 1] }));
    expect([...columns.drainDirty()]).toEqual([5]);
    merge(columns, framed({ handles: [5, 9], deltas: [1, 1] }));
    expect([...columns.drainDirty()]).toEqual([5, 9]);
  });
});
