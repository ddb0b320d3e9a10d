import type { LiveMatch, LiveSport, OutcomeQuote, OutcomeRef, TopicPhase } from "../model/match.ts";
import { sourceSilentAfter } from "../rules/lifecycle.ts";
import type { MarketChoice } from "../rules/handicap-lines.ts";
import { findHandle, quoteOf } from "../state/quote.ts";
import type { Touched } from "../state/state.rows.ts";
import { TopicState } from "../state/topic-state.ts";
import { matchView } from "./match-view.ts";
import { OutcomeWatches, shownState, type OutcomeCallback } from "./outcome-watches.ts";
import { throwFailures, Watchers } from "./watchers.ts";

/** Runs the callback before the screen's next frame: requestAnimationFrame in a browser. */
export type Schedule = (run: () => void) => void;

/**
 * One topic as a page sees it: matches as objects that stay the same while only prices move, and outcomes that are read or
 * watched by name. Handles stay inside (D57). Watchers are notified of all changes together, once a frame of the screen.
 */
export class TopicStore {
  private state = new TopicState();
  private phaseNow: TopicPhase = "loading";
  private recovered: TopicPhase = "loading";
  private silent = false;
  private choice: MarketChoice;
  private readonly schedule: Schedule;
  private readonly outcomes: OutcomeWatches;
  private readonly matchWatchers = new Map<number, Watchers<[]>>();
  private readonly listWatchers = new Watchers<[]>();
  private readonly sportWatchers = new Watchers<[]>();
  private readonly phaseWatchers = new Watchers<[]>();
  private readonly views = new Map<number, LiveMatch>();
  private list: readonly LiveMatch[] | null = null;
  private sportList: readonly LiveSport[] | null = null;
  /** What watchers are notified of at the next frame of the screen. */
  private readonly due = { matches: new Set<number>(), list: false, sports: false, phase: false };
  private arranged = false;

  /** @param withHistory whether the prices of watched outcomes are stored for `priceHistory` */
  constructor(choice: MarketChoice, schedule: Schedule, withHistory = true) {
    this.choice = choice;
    this.schedule = schedule;
    this.outcomes = new OutcomeWatches(this.state, (ref) => this.find(ref), withHistory);
  }

  get phase(): TopicPhase {
    return this.phaseNow;
  }

  /** The matches in the order of the server. The same array until one of them changes. */
  matches(): readonly LiveMatch[] {
    this.list ??= [...this.state.matches.keys()].flatMap((id) => this.match(id) ?? []);
    return this.list;
  }

  /** A match. The same object until something other than a price changes. */
  match(matchId: number): LiveMatch | undefined {
    const known = this.views.get(matchId);
    if (known) return known;
    const row = this.state.matches.get(matchId);
    if (!row) return undefined;
    const view = matchView(this.state, row, this.choice);
    this.views.set(matchId, view);
    return view;
  }

  /** The sports' counts (topic "sports"). The same array until one changes. */
  sports(): readonly LiveSport[] {
    this.sportList ??= [...this.state.sports.values()].map(({ fields }) => fields);
    return this.sportList;
  }

  /**
   * The present price and state of an outcome. An open outcome is locked while the topic is not live; one of a type that is not
   * subscribed is gone.
   */
  quote(ref: OutcomeRef): OutcomeQuote {
    const quote = quoteOf(this.state, this.find(ref));
    return { ...quote, state: shownState(quote.state, this.phaseNow !== "live") };
  }

  /**
   * Watches an outcome, in this epoch and later ones, even if it is not there yet. Does not call back at once. Returns a function
   * that ends the watch.
   */
  watchOutcome(ref: OutcomeRef, callback: OutcomeCallback): () => void {
    return this.outcomes.add(ref, callback);
  }

  /**
   * The last prices of a watched outcome that its watchers received, in thousandths, the oldest first: at most 60, each different
   * from the one before it. Stored as long as the outcome is watched, over epochs; empty if it is not watched.
   */
  priceHistory(ref: OutcomeRef): Int32Array {
    return this.outcomes.history(ref);
  }

  /** Calls back when `match(matchId)` may return another object. */
  watchMatch(matchId: number, callback: () => void): () => void {
    const watchers = this.matchWatchers.get(matchId) ?? new Watchers<[]>();
    this.matchWatchers.set(matchId, watchers);
    const remove = watchers.add(callback);
    return () => {
      remove();
      if (watchers.size === 0 && this.matchWatchers.get(matchId) === watchers) this.matchWatchers.delete(matchId);
    };
  }

  /** Calls back when `matches()` returns another array. */
  watchMatches(callback: () => void): () => void {
    return this.listWatchers.add(callback);
  }

  watchSports(callback: () => void): () => void {
    return this.sportWatchers.add(callback);
  }

  watchPhase(callback: () => void): () => void {
    return this.phaseWatchers.add(callback);
  }

  /** The state that frames are merged into; for the feed. */
  get held(): TopicState {
    return this.state;
  }

  /** Replaces the whole state (F5) with a snapshot's, perhaps of another epoch. */
  replace(state: TopicState): void {
    this.state = state;
    this.outcomes.replace(state);
    this.views.clear();
    this.list = this.sportList = null;
    for (const id of this.matchWatchers.keys()) this.due.matches.add(id);
    this.due.list = this.due.sports = true;
    // Built now, not in the frame of the screen that shows them.
    if (this.listWatchers.size > 0) this.matches();
    this.arrange();
  }

  /** Changes the shown markets. */
  choose(choice: MarketChoice): void {
    this.choice = choice;
    this.replace(this.state);
  }

  /** Call it after a tick: only prices changed. */
  priced(): void {
    if (this.outcomes.waiting) this.arrange();
  }

  /** Call it after a named frame. */
  touched({ matches, sports }: Touched): void {
    for (const id of matches) {
      this.views.delete(id);
      this.due.matches.add(id);
      this.outcomes.touchMatch(id);
    }
    if (matches.size > 0) {
      this.list = null;
      this.due.list = true;
    }
    if (sports) {
      this.sportList = null;
      this.due.sports = true;
    }
    if (matches.size > 0 || sports) this.arrange();
  }

  /** Sets how far the held state can be relied on, as the recovery determines it. */
  setPhase(phase: TopicPhase): void {
    this.recovered = phase;
    this.updatePhase();
  }

  /** Sets the age of the source's last sign of life when the newest frame was made, in milliseconds (F9). */
  setSourceAge(ms: number): void {
    this.silent = ms > sourceSilentAfter;
    this.updatePhase();
  }

  /** Updates the phase; every outcome locks or unlocks within one frame of the screen. */
  private updatePhase(): void {
    const phase = this.recovered === "live" && this.silent ? "stale" : this.recovered;
    if (phase === this.phaseNow) return;
    const lockChanges = (phase === "live") !== (this.phaseNow === "live");
    this.phaseNow = phase;
    this.due.phase = true;
    if (lockChanges) this.outcomes.touchAll();
    this.arrange();
  }

  private find(ref: OutcomeRef): number {
    const { types } = this.choice;
    return types === null || types.has(ref.marketTypeId) ? findHandle(this.state, ref) : -1;
  }

  private arrange(): void {
    if (this.arranged) return;
    this.arranged = true;
    this.schedule(() => this.flush());
  }

  private flush(): void {
    this.arranged = false;
    const { matches, list, sports, phase } = this.due;
    const failures: unknown[] = [];
    const changed = [...matches];
    matches.clear();
    this.due.list = this.due.sports = this.due.phase = false;
    this.outcomes.flush(failures, this.phaseNow !== "live");
    if (phase) this.phaseWatchers.call(failures);
    for (const id of changed) this.matchWatchers.get(id)?.call(failures);
    if (list) this.listWatchers.call(failures);
    if (sports) this.sportWatchers.call(failures);
    throwFailures(failures);
  }
}
