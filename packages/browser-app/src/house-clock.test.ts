import { describe, expect, test } from "vitest";
import { createHouseClock } from "./house-clock.ts";

const hour = 3_600_000;
const real = Date.parse("2026-11-27T17:49:20Z");

/** A house that answers a device whose clock is `wrong` ms ahead; each way takes `way` ms. */
function houseOn(wrong: number, way = 100) {
  let time = real;
  const clock = createHouseClock(() => time + wrong);
  const changes: number[] = [];
  clock.reading.subscribe(() => changes.push(clock.now()));
  const request = async (headers: Record<string, string> = { "cache-control": "no-store" }, date = 0) => {
    const fetch = clock.watched(async () => {
      time += way;
      const made = new Date(time + date).toUTCString();
      time += way;
      return new Response(null, { headers: { date: made, ...headers } });
    });
    await fetch("/");
    return clock.now() - time;
  };
  return { clock, changes, request, pass: (ms: number) => void (time += ms) };
}

describe("The house's clock", () => {
  test.each([-3 * hour, 26 * hour, 0])("is right to a second on a device that is %d ms ahead", async (wrong) => {
    const { request, changes } = houseOn(wrong);
    expect(Math.abs(await request())).toBeLessThan(1_000);
    expect(changes).toHaveLength(wrong === 0 ? 0 : 1);
  });

  test("is the device's until the house has answered", () => {
    expect(houseOn(hour).clock.now()).toBe(real + hour);
  });

  test("does not move with the time that calls take", async () => {
    const { request, changes, pass } = houseOn(26 * hour, 40);
    for (let call = 0; call < 50; call++) {
      await request();
      pass(7_123);
    }
    expect(changes).toHaveLength(1);
  });

  test("follows a device whose time is set while the page is open", async () => {
    let device = real;
    let time = real;
    const clock = createHouseClock(() => device);
    const fetch = clock.watched(
      async () => new Response(null, { headers: { date: new Date(time).toUTCString(), "cache-control": "no-store" } }),
    );
    for (const wrong of [0, 26 * hour, -3 * hour]) {
      time += hour;
      device = time + wrong;
      await fetch("/");
      expect(Math.abs(clock.now() - time)).toBeLessThan(1_000);
    }
  });

  test.each([{ "cache-control": "max-age=60" }, { "cache-control": "no-store", date: "" }])(
    "is not set by an answer that tells no time: %j",
    async (headers) => {
      const { request, clock } = houseOn(hour);
      await request(headers, -5 * hour);
      expect(clock.now()).toBe(real + hour + 200);
    },
  );
});
