import { LiveFeed } from "../client/live-feed.ts";
import type { FeedEffect } from "../client/effects.ts";
import type { OutcomeRef } from "../model/match.ts";
import type { OutcomeId, TopicInput } from "../publisher/input.ts";
import { TopicPublisher } from "../publisher/topic-publisher.ts";
import type { TopicStore } from "../store/topic-store.ts";

export const kickOff = Date.parse("2026-11-20T18:00:00Z");

/** A stamp this many milliseconds after the kick-off. */
export const at = (milliseconds: number) => ({ serverMs: kickOff + milliseconds, sourceAgeMs: 0 });

/** Home, draw and away of one match. */
export const home: OutcomeId = { marketId: 101, outcomeId: 1 };
export const draw: OutcomeId = { marketId: 101, outcomeId: 2 };
export const away: OutcomeId = { marketId: 101, outcomeId: 3 };
export const homeRef: OutcomeRef = { matchId: 7, marketTypeId: 1, outcomeId: 1, special: "" };

export const oneMatch: TopicInput = {
  matches: [
    {
      matchId: 7,
      betStatus: "started",
      status: "1p",
      active: true,
      home: "Argentina",
      away: "France",
      score: "0:0",
      sportId: 1,
      startsAt: "2026-11-20T18:00:00Z",
      clock: { phase: "1p", second: 60, stopped: false, added: 0, at: kickOff },
    },
  ],
  markets: [{ marketId: 101, matchId: 7, marketTypeId: 1, name: "market.1", active: true, open: true, visible: true }],
  outcomes: [
    { ...home, name: "home", odds: 2_100, active: true, open: true },
    { ...draw, name: "draw", odds: 3_200, active: true, open: true },
    { ...away, name: "away", odds: 3_500, active: true, open: true },
  ],
};

/** A publisher with one match, and a client that follows it on a link without delay; the test triggers frames of the screen. */
export class FeedFixture {
  now = 0;
  readonly publisher: TopicPublisher;
  readonly feed: LiveFeed;
  effects: readonly FeedEffect[] = [];
  private waiting: (() => void)[] = [];

  constructor(input: TopicInput = oneMatch, topic = "list", listedTypes?: ReadonlySet<number>) {
    this.publisher = new TopicPublisher(topic, 1);
    this.publisher.change(input, at(0));
    this.feed = new LiveFeed({ schedule: (run) => this.waiting.push(run), ...(listedTypes && { listedTypes }) });
    this.feed.subscribe(topic, 0);
    this.feed.opened(0);
    this.feed.receive(this.publisher.reset("subscribed", at(0)), 0);
    this.feed.snapshot(topic, this.publisher.snapshot(at(0)), 0);
    this.frame();
  }

  get store(): TopicStore {
    const store = this.feed.topic(this.publisher.topic);
    if (!store) throw new Error("not subscribed");
    return store;
  }

  /** Passes frames to the client; the effects of the last one are in `effects`. */
  receive(frames: readonly Uint8Array[] | Uint8Array): readonly FeedEffect[] {
    for (const frame of frames instanceof Uint8Array ? [frames] : frames)
      this.effects = this.feed.receive(frame, this.now);
    return this.effects;
  }

  /** Advances both clocks. */
  pass(milliseconds: number): void {
    this.now += milliseconds;
  }

  get stamp() {
    return at(this.now);
  }

  /** Runs a frame of the screen. Returns the number of callbacks of the feed. */
  frame(): number {
    const due = this.waiting;
    this.waiting = [];
    for (const run of due) run();
    return due.length;
  }
}
