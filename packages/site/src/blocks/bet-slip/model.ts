import type { Minor, Thousandths } from "@livery/betting";
import type { OddsChange, OutcomeRef, PlacedCoupon } from "@livery/contract";
import type { SlipEvent, SlipPhase, SlipPick, SlipView } from "@livery/machines";
import { useQueries } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { callQuery } from "../../app/queries.ts";
import { useServices } from "../../app/services.ts";
import { useStore } from "../../app/store.ts";
import { useUser } from "../../app/user.ts";
import type { SlipAccess } from "../../slip/slip-access.ts";

export interface SlipActions {
  readonly remove: (ref: OutcomeRef) => void;
  readonly clear: () => void;
  /** Puts back what `clear` took; null where there is nothing to put back. */
  readonly undoClear: (() => void) | null;
  /** Any sizes of a system; none makes it no system (D1). */
  readonly chooseSizes: (sizes: readonly number[]) => void;
  /** Puts a match of a system into every line, or takes it out again (D2). */
  readonly toggleBanker: (matchId: number) => void;
  readonly typeStake: (stake: Minor | null) => void;
  /** The field is left: the amount is brought between the limits (§5). */
  readonly leaveStake: () => void;
  readonly quickStake: (stake: Minor) => void;
  readonly chooseOddsChange: (oddsChange: OddsChange) => void;
  readonly acceptOdds: (ref?: OutcomeRef) => void;
  readonly removeUnplayable: () => void;
  readonly lowerStake: () => void;
  readonly place: () => void;
  readonly checkAgain: () => void;
  readonly giveUp: () => void;
  /** Puts a receipt or a refusal away. */
  readonly dismiss: () => void;
}

export interface BetSlipModel extends SlipActions {
  /** Null until the slip's code has come: shown as an empty slip that waits. */
  readonly view: SlipView | null;
  readonly phase: SlipPhase;
  readonly count: number;
  readonly receipt: PlacedCoupon | null;
  /** Nobody is signed in: placing asks for that first and comes back to the same slip. */
  readonly visitor: boolean;
  /** A selection counts for the bonus from this odd on (D11); null where nobody is promised one. */
  readonly bonusFrom: Thousandths | null;
  /** Whether it lies open over the page, where it does not stand beside it. */
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The shell's navigation leads to it (D49): it needs no way in of its own. */
  readonly opensFromNavigation: boolean;
}

/** Milliseconds between looks at the prices of the slip's matches; live ones come by the feed. */
const pricesEvery = 20_000;

export function useBetSlipModel(): BetSlipModel {
  const { boot, slip } = useServices();
  const { view, phase } = useStore(slip.state);
  const isOpen = useStore(slip.isOpen);
  const user = useUser();
  const player = user === "unknown" ? null : user;
  const send = useCallback((event: SlipEvent) => slip.send(event), [slip]);
  useWatchedPrices(view);
  const actions = useSlipActions(view, send, slip);
  return {
    ...actions,
    view,
    phase,
    count: view?.legs.length ?? 0,
    receipt: view?.receipt ?? null,
    visitor: user === null,
    bonusFrom: player?.bonus.odds ?? null,
    isOpen,
    open: () => slip.isOpen.set(true),
    close: () => slip.isOpen.set(false),
    opensFromNavigation: boot.blocks.navigation !== undefined,
  };
}

/** What was taken out of the slip, to be put back. */
interface Cleared {
  readonly picks: readonly SlipPick[];
  readonly sizes: readonly number[];
  readonly stake: Minor | null;
}

function useSlipActions(view: SlipView | null, send: (event: SlipEvent) => void, slip: SlipAccess): SlipActions {
  const [cleared, setCleared] = useState<Cleared | null>(null);
  const actions = useMemo(
    () => ({
      remove: (ref: OutcomeRef) => send({ type: "REMOVE", ref }),
      clear: () => {
        const before = slip.state.get().view;
        if (before !== null) {
          const { legs, sizes, stake } = before;
          setCleared({ picks: legs.map(({ pick }) => pick), sizes, stake });
        }
        send({ type: "CLEAR" });
      },
      chooseSizes: (sizes: readonly number[]) => send({ type: "SIZES", sizes }),
      toggleBanker: (matchId: number) => send({ type: "BANKER", matchId }),
      typeStake: (stake: Minor | null) => send({ type: "STAKE", stake }),
      leaveStake: () => send({ type: "STAKE_DONE" }),
      quickStake: (stake: Minor) => send({ type: "QUICK_STAKE", stake }),
      chooseOddsChange: (oddsChange: OddsChange) => send({ type: "ODDS_CHANGE", oddsChange }),
      acceptOdds: (ref?: OutcomeRef) => send({ type: "ACCEPT_ODDS", ...(ref && { ref }) }),
      removeUnplayable: () => send({ type: "REMOVE_UNPLAYABLE" }),
      lowerStake: () => send({ type: "LOWER_STAKE" }),
      place: () => send({ type: "PLACE" }),
      checkAgain: () => send({ type: "CHECK_AGAIN" }),
      giveUp: () => send({ type: "GIVE_UP" }),
      dismiss: () => send({ type: "DISMISS" }),
    }),
    [send, slip],
  );
  const undo = useCallback(() => {
    for (const event of undoEvents(cleared)) send(event);
    setCleared(null);
  }, [cleared, send]);
  // A slip that has been filled anew has nothing to put back.
  const empty = view !== null && view.legs.length === 0;
  return { ...actions, undoClear: empty && cleared !== null && cleared.picks.length > 0 ? undo : null };
}

/** Puts back what the slip held, bankers and sizes too, then the stake. */
export function undoEvents(cleared: Cleared | null): readonly SlipEvent[] {
  if (cleared === null) return [];
  const { stake, ...slip } = cleared;
  const load: SlipEvent = { type: "LOAD", slip: { ...slip, gone: [] } };
  return stake === null ? [load] : [load, { type: "STAKE", stake }];
}

/** Keeps the prices of the slip's matches fresh; what the answers say reaches the slip through its one bridge (D56). */
function useWatchedPrices(view: SlipView | null): void {
  const { client } = useServices();
  const matchIds = useMemo(() => matchesOf(view), [view]);
  useQueries({
    queries: matchIds.map((matchId) => ({
      ...callQuery(client, "apiOdds", { matchId }),
      refetchInterval: pricesEvery,
      retry: false,
    })),
  });
}

/** The matches of the slip, each once, closed ones left out (nothing new is to be heard of them), and live ones, whose prices come by the feed. */
export function matchesOf(view: Pick<SlipView, "legs"> | null): readonly number[] {
  const legs = view?.legs ?? [];
  return [
    ...new Set(legs.filter(({ pick, state }) => state !== "closed" && !pick.live).map(({ pick }) => pick.matchId)),
  ];
}
