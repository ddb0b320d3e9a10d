import type { Booking, SharedSelection } from "@livery/contract";
import { outcomeRef, type OfferedSelection } from "../selection.ts";
import type { BookableSlip } from "./booking.machine.ts";
import type { SlipView } from "../slip.view.ts";

/**
 * A slip that was loaded by its code: the selections that are still on offer, at current prices, and the matches of the others.
 */
export interface LoadedSlip {
  readonly selections: readonly (OfferedSelection & { readonly banker: boolean })[];
  readonly sizes: readonly number[];
  /** `Home – Away` of each selection that is no longer on offer. */
  readonly gone: readonly string[];
}

/** The part of a slip that is stored under a booking code. */
export function bookableSlip({ legs, sizes }: Pick<SlipView, "legs" | "sizes">): BookableSlip {
  return {
    selections: legs.map(({ banker, selection }) => ({ ...outcomeRef(selection), banker })),
    sizes,
  };
}

/** Converts a booking to a loaded slip. */
export function loadedSlip({ selections, sizes }: Pick<Booking, "selections" | "sizes">): LoadedSlip {
  return {
    selections: selections.flatMap((selection) => offered(selection) ?? []),
    sizes,
    gone: selections.filter(({ odds }) => odds === null).map(({ home, away }) => `${home} – ${away}`),
  };
}

function offered({ odds, ...selection }: SharedSelection): LoadedSlip["selections"][number] | null {
  return odds === null ? null : { ...selection, odds };
}
