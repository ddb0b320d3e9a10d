import type { Minor, Thousandths } from "@livery/betting";
import type { OddsChange, OutcomeRef, PlacedCoupon } from "@livery/contract";
import type { SlipEvent, SlipPhase, SlipSelection, SlipView } from "@livery/machines";
import { useQueries } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";
import { useStore } from "@livery/browser-app";
import { useSettings } from "../../core/site-settings.ts";
import { useUser } from "../../core/user.ts";
import { hasPayments } from "../../routes/menus.ts";
import type { SlipAccess } from "../../core/features.ts";

export interface SlipActions {
  readonly remove: (ref: OutcomeRef) => void;
  readonly clear: () => void;
  /** Restores what `clear` removed; null if there is nothing to restore. */
  readonly undoClear: (() => void) | null;
  /** Sets the sizes of a system; with no sizes the slip is not a system (D1). */
  readonly chooseSizes: (sizes: readonly number[]) => void;
  /** Makes a match of a system a banker, or removes that mark (D2). */
  readonly toggleBanker: (matchId: number) => void;
  readonly typeStake: (stake: Minor | null) => void;
  /** Called when the stake field loses focus: brings the amount within the limits (§5). */
  readonly leaveStake: () => void;
  readonly quickStake: (stake: Minor) => void;
  readonly chooseOddsChange: (oddsChange: OddsChange) => void;
  readonly acceptOdds: (ref?: OutcomeRef) => void;
  readonly removeUnplayable: () => void;
  readonly lowerStake: () => void;
  readonly place: () => void;
  readonly checkAgain: () => void;
  readonly giveUp: () => void;
  /** Dismisses a receipt or a refusal. */
  readonly dismiss: () => void;
}

export interface BetSlipModel extends SlipActions {
  /** Null until the slip's code is loaded; the page then shows an empty slip. */
  readonly view: SlipView | null;
  readonly phase: SlipPhase;
  readonly count: number;
  readonly receipt: PlacedCoupon | null;
  /** True for a visitor: placing asks for sign-in first and then returns to the same slip. */
  readonly visitor: boolean;
  /** Minimum odds of a selection that counts for the bonus (D11); null if no bonus is offered. */
  readonly bonusFrom: Thousandths | null;
  /** Whether the player may pay money in: the slip then leads to the deposit if the balance is too low. */
  readonly mayDeposit: boolean;
  /** Whether the slip is open over the page, in variants where it does not stand beside it. */
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** The shell's navigation opens the slip (D49), so the slip needs no button for that. */
  readonly opensFromNavigation: boolean;
}

declare module "../../variants/variant-types.ts" {
  interface BlockModels {
    readonly betSlip: BetSlipModel;
  }
}

/** Milliseconds between price requests for the slip's matches; live prices come from the feed. */
const pricesEvery = 20_000;

export function useBetSlipModel(): BetSlipModel {
  const { boot, slip } = useServices();
  const { view, phase } = useStore(slip.state);
  const isOpen = useStore(slip.isOpen);
  const user = useUser();
  const settings = useSettings();
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
    mayDeposit: player !== null && hasPayments(player, settings),
    isOpen,
    open: () => slip.isOpen.set(true),
    close: () => slip.isOpen.set(false),
    opensFromNavigation: boot.blocks.navigation !== undefined,
  };
}

/** The content that `clear` removed, stored for undo. */
interface Cleared {
  readonly selections: readonly SlipSelection[];
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
          setCleared({ selections: legs.map(({ selection }) => selection), sizes, stake });
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
  // A slip with new selections has nothing to restore.
  const empty = view !== null && view.legs.length === 0;
  return { ...actions, undoClear: empty && cleared !== null && cleared.selections.length > 0 ? undo : null };
}

/** Returns the events that restore the slip with its bankers and sizes, then the stake. */
export function undoEvents(cleared: Cleared | null): readonly SlipEvent[] {
  if (cleared === null) return [];
  const { stake, ...slip } = cleared;
  const load: SlipEvent = { type: "LOAD", slip: { ...slip, gone: [] } };
  return stake === null ? [load] : [load, { type: "STAKE", stake }];
}

/** Keeps the prices of the slip's matches fresh. Responses reach the slip only through its bridge (D56). */
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

/**
 * Returns the ids of the slip's matches, each once. Closed matches have no new prices, and live prices come from the feed: both
 * are left out.
 */
export function matchesOf(view: Pick<SlipView, "legs"> | null): readonly number[] {
  const legs = view?.legs ?? [];
  return [
    ...new Set(
      legs
        .filter(({ selection, state }) => state !== "closed" && !selection.live)
        .map(({ selection }) => selection.matchId),
    ),
  ];
}
