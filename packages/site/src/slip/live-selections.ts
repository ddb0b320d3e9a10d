import { isOver, type LiveMatch, type LiveOutcome, type OutcomeRef, type TopicStore } from "@livery/feed";
import { outcomeRef, sameLimits, type SelectionChange, type SlipSelection } from "@livery/machines";
import { selectionKey } from "../matches/matches.view.ts";
import type { LiveAccess } from "../core/features.ts";

/** The part of the slip that its live selections need. */
export interface LiveSelectionsSlip {
  readonly selections: () => readonly SlipSelection[];
  readonly subscribe: (changed: () => void) => void;
  readonly send: (changes: readonly SelectionChange[]) => void;
}

/** The subscription of one match of the slip. */
interface Followed {
  store: TopicStore | null;
  /** Stops the watch of each selection, by its key. */
  readonly watches: Map<string, () => void>;
  readonly end: () => void;
}

/**
 * The one bridge from the feed to the slip's live selections (D56): prices, locks and ends reach it together, at most once a
 * frame of the screen. The feed's link is open as long as there is a live selection (§4).
 */
export function followLiveSelections(
  slip: LiveSelectionsSlip,
  live: LiveAccess,
  nextFrame: (run: () => void) => void,
): void {
  const followed = new Map<number, Followed>();
  let due = false;
  const arrange = (): void => {
    if (due) return;
    due = true;
    nextFrame(sendChanges);
  };
  const sendChanges = (): void => {
    due = false;
    const changes = slip.selections().flatMap((selection) => {
      const store = selection.live ? followed.get(selection.matchId)?.store : null;
      return store ? (liveSelectionChange(selection, store) ?? []) : [];
    });
    if (changes.length > 0) slip.send(changes);
  };
  const follow = (matchId: number): void => {
    const watches = new Map<string, () => void>();
    const entry: Followed = {
      store: null,
      watches,
      end: () => {
        for (const stop of watches.values()) stop();
        release();
      },
    };
    followed.set(matchId, entry);
    const release = live.subscribe(`match:${matchId}`, (store) => {
      entry.store = store;
      watches.set("match", store.watchMatch(matchId, arrange));
      watches.set("phase", store.watchPhase(arrange));
      syncWatches();
      arrange();
    });
  };
  const syncWatches = (): void => {
    const selections = slip.selections().filter((selection) => selection.live);
    const needed = new Set(selections.map(({ matchId }) => matchId));
    for (const [matchId, { end }] of followed)
      if (!needed.has(matchId)) {
        followed.delete(matchId);
        end();
      }
    for (const matchId of needed) if (!followed.has(matchId)) follow(matchId);
    for (const selection of selections) watch(selection, followed.get(selection.matchId));
  };
  const watch = (selection: OutcomeRef, entry: Followed | undefined): void => {
    const key = selectionKey(selection);
    if (!entry?.store || entry.watches.has(key)) return;
    entry.watches.set(key, entry.store.watchOutcome(outcomeRef(selection), arrange));
    arrange();
  };
  slip.subscribe(syncWatches);
  syncWatches();
}

/** Returns what has changed in the feed for a selection; null if nothing has, or nothing is known yet. */
export function liveSelectionChange(selection: SlipSelection, store: TopicStore): SelectionChange | null {
  const ref = outcomeRef(selection);
  const match = store.match(selection.matchId);
  // A topic that is gone and a match that is over mean the same: the selection leaves the slip (§4).
  if (store.phase === "gone" || (match && isOver(match))) return { ref, finished: true };
  if (store.phase === "loading") return selection.locked ? null : { ref, locked: true };
  const { odds, state } = store.quote(ref);
  const closed = state === "gone" && store.phase === "live" ? "market_closed" : null;
  const locked = state !== "open";
  const offered = odds > 0 && state !== "gone" ? odds : selection.offered;
  const { combined, single } = outcomeOf(match, selection) ?? selection;
  const same = offered === selection.offered && locked === selection.locked && closed === selection.closed;
  if (same && sameLimits(selection, { combined, single })) return null;
  return { ref, odds: offered, locked, closed, single, combined };
}

function outcomeOf(match: LiveMatch | undefined, selection: SlipSelection): LiveOutcome | undefined {
  return match?.markets
    .find(({ marketTypeId, special }) => marketTypeId === selection.marketTypeId && special === selection.special)
    ?.outcomes.find(({ outcomeId }) => outcomeId === selection.outcomeId);
}
