import { createStore, type Store } from "./store.ts";

/** The clock of the house: a device's own may be hours wrong (D64). */
export interface HouseClock {
  /** Epoch milliseconds of the house; of the device until the house has answered. */
  readonly now: () => number;
  /** How far the house is ahead of the device, in ms: whoever shows the time shows it again when this changes. */
  readonly ahead: Pick<Store<number>, "get" | "subscribe">;
  /** The same `fetch`, with the clock set by the time of each answer. */
  readonly watched: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
}

/** HTTP dates have whole seconds. */
const second = 1_000;

/**
 * Creates a clock over the device's (epoch milliseconds). An answer was made between sending and receiving, in the second of its
 * `Date` header: the clock is set only if it is more than a second outside these bounds, so that it does not move with the time that
 * a call takes.
 */
export function createHouseClock(device: () => number): HouseClock {
  const ahead = createStore(0);
  const set = (date: number, sentAt: number, receivedAt: number): void => {
    if (Number.isNaN(date)) return;
    const [least, most] = [date - receivedAt, date + second - sentAt];
    if (ahead.get() < least - second || ahead.get() > most + second) ahead.set(Math.round((least + most) / 2));
  };
  return {
    now: () => device() + ahead.get(),
    ahead,
    watched: (fetch) => async (input, init) => {
      const sentAt = device();
      const answer = await fetch(input, init);
      // An answer that a cache may hold has the time at which it was stored.
      if (answer.headers.get("cache-control")?.includes("no-store") === true)
        set(Date.parse(answer.headers.get("date") ?? ""), sentAt, device());
      return answer;
    },
  };
}
