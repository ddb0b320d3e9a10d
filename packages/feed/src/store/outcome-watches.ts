import { thousandths, type Thousandths } from "@livery/betting";
import type { Movement, OutcomeRef, OutcomeState } from "../model/match.ts";
import { stateAround, stateWithin } from "../state/quote.ts";
import type { TopicState } from "../state/topic-state.ts";
import { PriceHistory } from "./price-history.ts";
import { Watchers } from "./watchers.ts";

/** Called at most once a frame of the screen, with what a cell shows. */
export type OutcomeCallback = (odds: Thousandths, movement: Movement, state: OutcomeState) => void;

interface OutcomeWatch {
  readonly ref: OutcomeRef;
  /** Where the outcome is in this epoch; -1 while it is not there. */
  handle: number;
  /** What match and market allow: kept, since a tick changes neither. */
  around: OutcomeState;
  readonly watchers: Watchers<Parameters<OutcomeCallback>>;
  /** What was shown of it, one price a frame of the screen: nothing is made up for what was missed. */
  readonly history: PriceHistory | null;
}

const keyOf = ({ matchId, marketTypeId, outcomeId, special }: OutcomeRef): string =>
  `${matchId}/${marketTypeId}_${outcomeId}_${special}`;

/**
 * Who watches which outcome. A watch names its outcome and is bound to the handle that the outcome has at the moment, so it
 * outlives epochs. A change of a bound handle waits in the columns' dirty ones, where merging a tick puts it in passing.
 */
export class OutcomeWatches {
  private readonly watches = new Map<string, OutcomeWatch>();
  private readonly ofMatch = new Map<number, Set<OutcomeWatch>>();
  private byHandle: (OutcomeWatch | undefined)[] = [];
  /** Watches whose outcome went away, to be told so. */
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

  /** The last prices of an outcome since somebody watches it, the oldest first; empty for one that nobody watches. */
  history(ref: OutcomeRef): Int32Array {
    return this.watches.get(keyOf(ref))?.history?.read() ?? new Int32Array();
  }

  /** Binds every watch to another state, whose columns know of none yet; or anew to the same one, of which other types are listed. */
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

  /** Something of a match other than a price changed: its outcomes may be elsewhere, locked or gone. */
  touchMatch(matchId: number): void {
    for (const watch of this.ofMatch.get(matchId) ?? []) {
      this.bind(watch);
      this.touch(watch);
    }
  }

  touchAll(): void {
    for (const watch of this.watches.values()) this.touch(watch);
  }

  /** Calls back everybody whose outcome changed since the last time. `quote` is what they are told. */
  flush(failures: unknown[], locked: boolean): void {
    const departed = [...this.departed];
    this.departed.clear();
    const handles = this.state.columns.drainDirty();
    for (const watch of departed) this.notify(watch, failures, locked);
    // A callback may end a watch that is due still, or move one to another epoch: it is told what it then is.
    for (const handle of handles) {
      const watch = this.byHandle[handle];
      if (watch) this.notify(watch, failures, locked);
    }
  }

  /** What `quote` answers, without a quote being made for it: hundreds of cells are told in one frame. */
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

/** An outcome's state as it is shown: none is open while the feed cannot be relied on. */
export function shownState(state: OutcomeState, locked: boolean): OutcomeState {
  return locked && state === "open" ? "locked" : state;
}
