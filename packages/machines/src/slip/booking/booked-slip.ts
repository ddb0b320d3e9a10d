import type { Booking, SharedPick } from "@livery/contract";
import { outcomeRef, type OfferedPick } from "../pick.ts";
import type { BookableSlip } from "./booking.machine.ts";
import type { SlipView } from "../slip.view.ts";

/**
 * A slip that was loaded by its code: the selections that are still on offer, at current prices, and the matches of the others.
 */
export interface LoadedSlip {
  readonly picks: readonly (OfferedPick & { readonly banker: boolean })[];
  readonly sizes: readonly number[];
  /** `Home – Away` of each selection that is no longer on offer. */
  readonly gone: readonly string[];
}

/** The part of a slip that is stored under a booking code. */
export function bookableSlip({ legs, sizes }: Pick<SlipView, "legs" | "sizes">): BookableSlip {
  return {
    picks: legs.map(({ banker, pick }) => ({ ...outcomeRef(pick), banker })),
    sizes,
  };
}

/** Converts a booking to a loaded slip. */
export function loadedSlip({ picks, sizes }: Pick<Booking, "picks" | "sizes">): LoadedSlip {
  return {
    picks: picks.flatMap((pick) => offered(pick) ?? []),
    sizes,
    gone: picks.filter(({ odds }) => odds === null).map(({ home, away }) => `${home} – ${away}`),
  };
}

function offered({ odds, ...pick }: SharedPick): LoadedSlip["picks"][number] | null {
  return odds === null ? null : { ...pick, odds };
}
