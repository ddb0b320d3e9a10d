import { createStore, type Store } from "./store.ts";

/** The clock of the house: a device's own may be hours wrong (D64). */
export interface HouseClock {
  /** Epoch milliseconds of the house; of the device until the house has answered. */
  readonly now: () => number;
  /** The present reading, another function each time that an answer sets the clock: whoever shows the time shows it again then. */
  readonly reading: Store<() => number>;
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
  const reading = createStore(device);
  let ahead = 0;
  const set = (date: number, sentAt: number, receivedAt: number): void => {
    if (Number.isNaN(date)) return;
    const [least, most] = [date - receivedAt, date + second - sentAt];
    if (ahead >= least - second && ahead <= most + second) return;
    ahead = Math.round((least + most) / 2);
    reading.set(() => device() + ahead);
  };
  return {
    now: () => reading.get()(),
    reading,
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
