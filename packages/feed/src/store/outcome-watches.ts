import { thousandths, type Thousandths } from "@livery/betting";
import type { Movement, OutcomeRef, OutcomeState } from "../model/match.ts";
import { stateAround, stateWithin } from "../state/quote.ts";
import type { TopicState } from "../state/topic-state.ts";
import { PriceHistory } from "./price-history.ts";
import { Watchers } from "./watchers.ts";

/** Called at most once a frame of the screen, with the values that a cell shows. */
export type OutcomeCallback = (odds: Thousandths, movement: Movement, state: OutcomeState) => void;

interface OutcomeWatch {
  readonly ref: OutcomeRef;
  /** The handle of the outcome in this epoch; -1 if it is not there. */
  handle: number;
  /** What match and market allow: cached, since a tick changes neither. */
  around: OutcomeState;
  readonly watchers: Watchers<Parameters<OutcomeCallback>>;
  /** The prices that were shown, one per frame of the screen; missed prices are not filled in. */
  readonly history: PriceHistory | null;
}

const keyOf = ({ matchId, marketTypeId, outcomeId, special }: OutcomeRef): string =>
  `${matchId}/${marketTypeId}_${outcomeId}_${special}`;

/**
 * The watches of outcomes. A watch names its outcome and is bound to the outcome's present handle, so it outlives epochs. A
 * changed bound handle waits in the columns' `dirty`, where merging a tick puts it in passing.
 */
export class OutcomeWatches {
  private readonly watches = new Map<string, OutcomeWatch>();
  private readonly ofMatch = new Map<number, Set<OutcomeWatch>>();
  private byHandle: (OutcomeWatch | undefined)[] = [];
  /** Watches whose outcome went away, to notify their watchers. */
  private readonly departed = new Set<OutcomeWatch>();
  private state: TopicState;
  private readonly find: (ref: OutcomeRef) => number;

  private readonly withHistory: boolean;

  constructor(state: TopicState, find: (ref: OutcomeRef) => number, withHistory: boolean) {
    this.withHistory = withHistory;
    this.state = state;
    this.find = find;
  }

  add(ref: OutcomeRef, callback: OutcomeCallback): () => void {
    const key = keyOf(ref);
    let watch = this.watches.get(key);
    if (!watch) {
      const history = this.withHistory ? new PriceHistory() : null;
      watch = { ref, handle: -1, around: "gone", watchers: new Watchers(), history };
      this.watches.set(key, watch);
      const siblings = this.ofMatch.get(ref.matchId);
      if (siblings) siblings.add(watch);
      else this.ofMatch.set(ref.matchId, new Set([watch]));
      this.bind(watch);
      if (watch.handle >= 0) history?.add(this.state.columns.odds(watch.handle));
    }
    const added = watch;
    const remove = added.watchers.add(callback);
    return () => {
      remove();
      if (added.watchers.size === 0 && this.watches.get(key) === added) this.forget(key, added);
    };
  }

  /** The last prices of an outcome since it is watched, the oldest first; empty if it is not watched. */
  history(ref: OutcomeRef): Int32Array {
    return this.watches.get(keyOf(ref))?.history?.read() ?? new Int32Array();
  }

  /**
   * Binds every watch to another state, whose columns have no watched handles yet, or to the same state after its listed types
   * changed.
   */
  replace(state: TopicState): void {
    const isOther = state !== this.state;
    this.state = state;
    if (isOther) this.byHandle = [];
    for (const watch of this.watches.values()) {
      if (isOther) watch.handle = -1;
      this.bind(watch);
      this.touch(watch);
    }
  }

  /** Something of a match other than a price changed: its outcomes may have another handle, be locked or gone. */
  touchMatch(matchId: number): void {
    for (const watch of this.ofMatch.get(matchId) ?? []) {
      this.bind(watch);
      this.touch(watch);
    }
  }

  touchAll(): void {
    for (const watch of this.watches.values()) this.touch(watch);
  }

  /** Notifies the watchers of every outcome that changed since the last call, with the values of `quote`. */
  flush(failures: unknown[], locked: boolean): void {
    const departed = [...this.departed];
    this.departed.clear();
    const handles = this.state.columns.drainDirty();
    for (const watch of departed) this.notify(watch, failures, locked);
    // A callback may end a watch that is still due, or bind one to another epoch: it receives its values at that time.
    for (const handle of handles) {
      const watch = this.byHandle[handle];
      if (watch) this.notify(watch, failures, locked);
    }
  }

  /** Passes the values of `quote` without creating an object: one frame notifies hundreds of cells. */
  private notify({ around, handle, history, watchers }: OutcomeWatch, failures: unknown[], locked: boolean): void {
    const { columns, outcomes } = this.state;
    if (outcomes[handle] === undefined) return watchers.call(failures, noOdds, 0, "gone");
    const state = shownState(stateWithin(columns, handle, around), locked);
    const odds = thousandths(columns.odds(handle));
    history?.add(odds);
    watchers.call(failures, odds, columns.movement(handle), state);
  }

  get waiting(): boolean {
    return this.departed.size > 0 || this.state.columns.dirtyCount > 0;
  }

  private touch(watch: OutcomeWatch): void {
    if (watch.handle < 0) this.departed.add(watch);
    else this.state.columns.touch(watch.handle);
  }

  private bind(watch: OutcomeWatch): void {
    const handle = this.find(watch.ref);
    watch.around = stateAround(this.state, handle);
    if (handle === watch.handle) return;
    this.unbind(watch);
    watch.handle = handle;
    if (handle < 0) return;
    this.departed.delete(watch);
    this.byHandle[handle] = watch;
    this.state.columns.watch(handle, true);
  }

  private unbind({ handle }: OutcomeWatch): void {
    if (handle < 0) return;
    this.byHandle[handle] = undefined;
    this.state.columns.watch(handle, false);
  }

  private forget(key: string, watch: OutcomeWatch): void {
    this.unbind(watch);
    this.watches.delete(key);
    this.departed.delete(watch);
    const siblings = this.ofMatch.get(watch.ref.matchId);
    siblings?.delete(watch);
    if (siblings?.size === 0) this.ofMatch.delete(watch.ref.matchId);
  }
}

const noOdds = thousandths(0);

/** The state of an outcome as shown: locked instead of open while the feed cannot be relied on. */
export function shownState(state: OutcomeState, locked: boolean): OutcomeState {
  return locked && state === "open" ? "locked" : state;
}
