import type { OutcomeRef } from "@livery/feed";
import type { LiveClient } from "@livery/house/testing";
import { shownOdd } from "./live-pages.ts";

/** A price as the house had it from a moment on (milliseconds since 1970), at a place of its match's topic. */
interface Had {
  readonly odds: number;
  readonly open: boolean;
  readonly since: number;
}

/** An outcome by what it is: `page` and house call it the same. */
export const outcomeKey = ({ matchId, marketTypeId, outcomeId, special }: OutcomeRef): string =>
  [matchId, marketTypeId, outcomeId, special].join(" ");

/** A place of a topic: its epoch and offset. */
export type TopicPosition = readonly [topic: string, epoch: number, offset: number];

/** Every price of some matches that the house has had since the call: a client beside the browser's writes them down. */
export class HousePrices {
  readonly #house: LiveClient;
  readonly #topics: readonly string[];
  readonly #had = new Map<string, Had[]>();
  /** What each outcome cost at each place of its topic. */
  readonly #at = new Map<string, number>();
  readonly #positions = new Map<string, string>();

  /** @param topics `match:{id}` of each match whose prices are wanted; the client follows them */
  constructor(house: LiveClient, topics: readonly string[]) {
    this.#house = house;
    this.#topics = topics;
    this.#record();
    house.listeners.add(() => this.#record());
  }

  /** Whether an outcome was ever shown so: `2.35`. */
  wasShown(key: string, text: string): boolean {
    return this.#had.get(key)?.some(({ odds }) => shownOdd(BigInt(odds)) === text) ?? false;
  }

  /** What an outcome cost at a place, in thousandths; undefined where the client never stood there. */
  at(key: string, [topic, epoch, offset]: TopicPosition): number | undefined {
    return this.#at.get(`${key} at ${topic} ${epoch} ${offset}`);
  }

  /** Whether bets could be placed at that price at any moment of a time (milliseconds since 1970). */
  wasOpen(key: string, odds: number, from: number, until: number): boolean {
    const had = this.#had.get(key) ?? [];
    return had.some(
      (each, index) =>
        each.open && each.odds === odds && each.since <= until && (had[index + 1]?.since ?? Infinity) >= from,
    );
  }

  /** What an outcome costs now, in thousandths; null where it takes no bets. */
  now(ref: OutcomeRef): number | null {
    const { odds, state } = this.#house.feed.topic(`match:${ref.matchId}`)?.quote(ref) ?? { odds: 0, state: "gone" };
    return state === "open" ? odds : null;
  }

  #record(): void {
    for (const topic of this.#topics) {
      const store = this.#house.feed.topic(topic);
      const position = this.#house.feed.position(topic);
      if (store?.phase !== "live" || position === null) continue;
      const where = `${topic} ${position.epoch} ${position.offset}`;
      if (this.#positions.get(topic) === where) continue;
      this.#positions.set(topic, where);
      for (const match of store.matches())
        for (const market of match.markets)
          for (const { ref } of market.outcomes) {
            const { odds, state } = store.quote(ref);
            this.#write(outcomeKey(ref), where, { odds, open: state === "open", since: Date.now() });
          }
    }
  }

  #write(key: string, where: string, now: Had): void {
    this.#at.set(`${key} at ${where}`, now.odds);
    const had = this.#had.get(key) ?? [];
    this.#had.set(key, had);
    const last = had.at(-1);
    if (last?.odds !== now.odds || last.open !== now.open) had.push(now);
  }
}
