import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HouseError } from "../../errors.ts";
import { silentLog } from "../../log.ts";
import { openBus } from "./bus.ts";
import { type News, readNews, writeNews } from "./news.ts";

const news = fc.record<News>({
  term: fc.integer({ min: 1, max: 2 ** 31 }),
  owner: fc.string({ maxLength: 30 }),
  sequence: fc.option(fc.nat()),
  tickMs: fc.constantFrom(100, 200, 400),
  serverMs: fc.nat({ max: 2 ** 43 }),
  sourceAgeMs: fc.nat(),
  frames: fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 5 }),
});

describe("news between nodes", () => {
  it("are read as they were written", () => {
    fc.assert(
      fc.property(news, fc.string(), (told, secret) => {
        expect(readNews(writeNews(told, secret), secret)).toEqual(told);
      }),
    );
  });

  it("are nobody's where a byte is another one, some are missing, or the secret is another's", () => {
    fc.assert(
      fc.property(news, fc.nat(), fc.integer({ min: 1, max: 255 }), (told, at, flip) => {
        const bytes = writeNews(told, "secret");
        expect(readNews(bytes, "another")).toBeNull();
        expect(readNews(bytes.subarray(0, at % bytes.length), "secret")).toBeNull();
        bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ flip;
        expect(readNews(bytes, "secret")).toBeNull();
      }),
    );
  });

  it("keep no frame alive by the one beside it", () => {
    const told = { term: 1, owner: "", sequence: 0, tickMs: 100, serverMs: 1, sourceAgeMs: 0 };
    const [first] =
      readNews(writeNews({ ...told, frames: [new Uint8Array(5), new Uint8Array(90_000)] }, ""), "")?.frames ?? [];
    expect(first?.buffer.byteLength).toBe(5);
  });
});

it("a NATS_URL that is none is named before anything begins", () => {
  for (const url of ["", "10.0.0.9", "http://10.0.0.9:4222", "nats://"])
    expect(() => openBus(url, silentLog)).toThrow(HouseError);
});
